"""Our client on the published runtime."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dsh_wire import AsyncDeepSeekHarness

from support import ROOT, is_alive

pytestmark = pytest.mark.runtime

INSTALL = """
import { installPython, unpackedRuntime } from './test/interop/install.ts'
import { startModelEndpoint } from './test/interop/model-endpoint.ts'
const installed = await installPython()
const { url } = await startModelEndpoint()
console.log(JSON.stringify({ ...installed, unpackedRuntime, url }))
"""


@pytest.fixture(scope="module")
def published() -> Iterator[dict[str, str]]:
    """The installed runtime, and a model endpoint of the tests' own that answers it."""
    command = ["node", "--import", "tsx", "--input-type=module", "-e", INSTALL]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = json.loads(process.stdout.readline() or '{"reason": "the installer did not start"}')
        if "reason" in found:
            process.kill()
            # In CI a test that did not run must not look like one that passed.
            (pytest.fail if os.environ.get("CI") else pytest.skip)(found["reason"])
        yield found
        process.kill()


@pytest.mark.parametrize(
    "prompt, status, text",
    [
        ("[hello]", "ok", "You said: hello"),
        ("[bash] please", "ok", "The tool is done."),
        ("[http401]", "error", ""),
        ("[length]", "error", "This answer was cut of"),
    ],
)
async def test_the_published_runtime(published: dict[str, str], tmp_path: Path, prompt: str, status: str, text: str) -> None:
    violations: list[Any] = []
    harness = AsyncDeepSeekHarness(
        command=[f"{published['folder']}/bin/dsh", "--profile", "sdk"],
        cwd=str(tmp_path),
        env={
            "DSH_HOME": str(tmp_path / "dsh"),
            "PKG_NATIVE_CACHE_PATH": published["unpackedRuntime"],
            "DEEPSEEK_BASE_URL": published["url"],
            "DEEPSEEK_API_KEY": "none",
            "DSH_PERMISSION_MODE": "danger-full-access",
            "DSH_TELEMETRY_MODE": "DISABLED",
            "PATH": os.environ["PATH"],
        },
        on_violation=violations.append,
    )
    async with harness:
        stream = harness.stream(prompt)
        streamed = "".join([piece async for piece in stream.text()])
        result = await stream.result()
        assert (result.status, result.final_response, result.settled_by) == (status, text, "idle")
        assert streamed.endswith(text)
        assert harness.client.protocol_version == 0
    assert violations == []
    assert not is_alive(harness.client.pid)
