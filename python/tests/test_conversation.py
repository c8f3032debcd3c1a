"""The language-neutral exchanges with a client under test, over the pipes of a process."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Union

import pytest
import pytest_asyncio

from dsh_wire import AsyncHarnessClient, AsyncSubscription, JsonRpcResponseError
from dsh_wire.errors import LocalError
from dsh_wire.frames import as_json

from support import ROOT

FILES = sorted((ROOT / "test/vectors/conversation").glob("*.json"))
CASES = [
    pytest.param(case, id=f"{file.stem}: {case['name']}")
    for file in FILES
    for case in json.loads(file.read_text("utf8"))["cases"]
    if case["endpoint"] == "client"
]
SECONDS = 10
"""How long a test waits for what must come."""

RELAY = """
import os, socket, sys, threading
peer = socket.socket(socket.AF_UNIX)
peer.connect(sys.argv[1])
def forward():
    while data := os.read(0, 65536):
        peer.sendall(data)
    peer.shutdown(socket.SHUT_WR)
threading.Thread(target=forward, daemon=True).start()
while data := peer.recv(65536):
    os.write(1, data)
"""
"""A runtime that says what a test says, and ends when the test has said all."""


class Runtime:
    """A client, and the test's end of the pipes of its runtime."""

    def __init__(self, client: AsyncHarnessClient, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.client = client
        self.reader = reader
        self.writer = writer
        self.calls: dict[str, asyncio.Task[Any]] = {}
        self.ids: dict[str, str] = {}

    async def take(self, step: dict[str, Any]) -> None:
        """Does what a step says."""
        if "call" in step:
            call = self.client.request(step["method"], step.get("params"))
            self.calls[step["call"]] = asyncio.create_task(call)
        elif "sent" in step:
            frame = json.loads(await asyncio.wait_for(self.reader.readline(), SECONDS))
            assert matches(step["frame"], frame), frame
            self.ids[step["sent"]] = str(frame["id"])
        elif "abandon" in step:
            self.calls[step["abandon"]].cancel()
        elif "settles" in step:
            expected = {name: value for name, value in step.items() if name != "settles"}
            assert await outcome_of(self.calls[step["settles"]]) == expected
        else:
            await self.write(step)

    async def write(self, step: dict[str, Any]) -> None:
        """Writes in one chunk, and ends."""
        lines = [self._line(item) + "\n" for item in step.get("write", [])]
        self.writer.write(("".join(lines) + self._named(step.get("text", ""))).encode("utf8"))
        await self.writer.drain()
        if "end" in step:
            self.writer.write_eof()

    def _line(self, item: Union[str, dict[str, Any]]) -> str:
        if isinstance(item, str):
            return self._named(item)
        return re.sub(r'"\$\w+"', lambda name: self._named(name[0][1:-1]), json.dumps(item))

    def _named(self, text: str) -> str:
        """The text with ids in the place of the names of calls."""
        return re.sub(r"\$(\w+)", lambda name: self.ids[name[1]], text)


async def outcome_of(call: asyncio.Task[Any]) -> dict[str, Any]:
    """What became of a call, as a case names it."""
    await asyncio.wait({call}, timeout=SECONDS)
    if call.cancelled():
        return {"error": "ABORTED"}
    try:
        return {"result": as_json(call.result())}
    except LocalError as error:
        return {"error": error.code}
    except JsonRpcResponseError as error:
        data = {} if error.data is None else {"data": error.data}
        return {"error": {"code": error.code, "message": error.message, **data}}


def matches(pattern: Any, value: Any) -> bool:
    """Whether a value has everything a pattern has: of an object each member, of an array each item and no more."""
    if isinstance(pattern, dict):
        return isinstance(value, dict) and all(key in value and matches(item, value[key]) for key, item in pattern.items())
    if isinstance(pattern, list):
        return isinstance(value, list) and len(pattern) == len(value) and all(map(matches, pattern, value))
    return type(pattern) is type(value) and bool(pattern == value)


@pytest.fixture
def violations() -> list[str]:
    return []


@pytest_asyncio.fixture
async def runtime(violations: list[str], tmp_path: Path) -> AsyncIterator[Runtime]:
    connected: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.Queue()
    address = str(tmp_path / "peer")
    server = await asyncio.start_unix_server(lambda *streams: connected.put_nowait(streams), address)
    client = AsyncHarnessClient(
        command=[sys.executable, "-S", "-E", "-c", RELAY, address],
        on_violation=lambda violation: violations.append(violation.kind),
    )
    await client.start()
    reader, writer = await asyncio.wait_for(connected.get(), SECONDS)
    yield Runtime(client, reader, writer)
    writer.close()
    await client.close()
    server.close()


@pytest.mark.parametrize("case", CASES)
async def test_client(case: dict[str, Any], runtime: Runtime, violations: list[str]) -> None:
    everything = runtime.client.subscribe()
    for step in case["steps"]:
        await runtime.take(step)
    runtime.writer.write_eof()
    assert (await handed_on(everything), violations) == (case.get("notifications", []), case.get("violations", []))
    assert await runtime.reader.read() == b""


async def handed_on(everything: AsyncSubscription) -> list[dict[str, Any]]:
    """All notifications up to the end of the connection."""
    handed: list[dict[str, Any]] = []
    while True:
        try:
            item = await asyncio.wait_for(everything.next(), SECONDS)
        except LocalError:
            return handed
        handed.append({"method": item.method, **({} if item.params is None else {"params": as_json(item.params)})})
