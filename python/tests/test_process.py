"""The runtime's process: how it is started, how its end is told, and what is left of it."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from dsh_wire import AsyncHarnessClient, TransportClosedError

from support import ROOT, SERVE, fake, is_alive

pytestmark = pytest.mark.runtime

Make = Callable[..., AsyncHarnessClient]
RUNTIMES = ROOT / "test/support/runtimes"
IMPATIENT = {"shutdown_timeout": 0.05, "dispose_eof_grace": 0.05, "dispose_grace": 0.1}
ODD = "a b ü 漢 🎉 $HOME '\" \\"
"""Whatever a shell, or an encoding, could make something else of."""


@pytest_asyncio.fixture
async def client_of() -> AsyncIterator[Make]:
    made: list[AsyncHarnessClient] = []

    def make(command: list[str], **options: Any) -> AsyncHarnessClient:
        made.append(AsyncHarnessClient(command=command, **{"dispose_eof_grace": 3, **options}))
        return made[-1]

    yield make
    for client in made:
        await client.close()
        assert_reaped(client)


def assert_reaped(client: AsyncHarnessClient) -> None:
    """The process is gone, and this one has taken notice: not even its entry is left."""
    if client.pid is not None:
        with pytest.raises(ProcessLookupError):
            os.kill(client.pid, 0)


def runtime(name: str, *arguments: str) -> list[str]:
    return ["node", str(RUNTIMES / f"{name}.mjs"), *arguments]


async def pid_among(lines: list[str]) -> int:
    """The process id that a stubborn runtime says on standard error."""
    while True:
        for line in lines:
            if line.startswith("pid "):
                return int(line[4:])
        await asyncio.sleep(0.005)


async def end_of(client: AsyncHarnessClient, text: str = "x") -> TransportClosedError:
    """How a prompt is told that the runtime has gone."""
    with pytest.raises(TransportClosedError) as raised:
        await asyncio.wait_for(client.prompt("main", text), 20)
    return raised.value


async def test_command_arguments_environment_and_folder_of_any_characters(client_of: Make, tmp_path: Path) -> None:
    folder = tmp_path / "a b ü 漢 🎉"
    folder.mkdir()
    program = folder / "my runtime ü"
    program.symlink_to(sys.executable)
    script = "import json, os, sys; print(json.dumps([sys.argv[1:], os.environ['MÜ'], os.getcwd(), 'HOME' in os.environ]), file=sys.stderr)"
    arguments = ["-S", "-c", script, ODD, "", "two\nlines"]
    for command in (str(program), "./my runtime ü"):
        lines: list[str] = []
        client = client_of(
            [command, *arguments],
            runtime_cwd=str(folder),
            env={"MÜ": ODD, "HOME": None, "PYTHONHOME": sys.base_prefix, "PYTHONIOENCODING": "utf-8"},
            on_stderr=lines.append,
        )
        with pytest.raises(TransportClosedError):
            await client.initialize("p", "m")
        assert json.loads(lines[0]) == [arguments[3:], ODD, str(folder), False]


@pytest.mark.parametrize(
    "step, code, by, told",
    [
        ({"exit": 255}, 255, None, "code 255"),
        # POSIX keeps eight bits of an exit code; larger ones exist on Windows only.
        ({"exit": 300}, 44, None, "code 44"),
        ({"kill": "SIGTERM"}, None, "SIGTERM", "SIGTERM"),
        ({"kill": "SIGSEGV"}, None, "SIGSEGV", "SIGSEGV"),
        ({"kill": signal.SIGRTMIN + 6}, None, "SIGRTMIN+6", "SIGRTMIN+6"),
    ],
)
async def test_the_exit_code_or_signal_is_told(client_of: Make, step: dict[str, Any], code: Any, by: Any, told: str) -> None:
    client = client_of(fake({"session/prompt": [step]}))
    await client.initialize("p", "m")
    error = await end_of(client)
    assert (error.exit_code, error.signal) == (code, by)
    assert str(error) == f"the runtime exited with {told}; it wrote nothing to standard error"


async def test_the_tail_of_standard_error_begins_with_a_whole_character(client_of: Make) -> None:
    client = client_of(fake({"session/prompt": [{"stderr": "ü", "times": 50_000}, {"stderr": "x"}, {"exit": 1}]}))
    await client.initialize("p", "m")
    assert (await end_of(client)).stderr == "ü" * (32 * 1024 - 1) + "x"


async def test_it_exits_before_it_reads_what_a_pipe_cannot_hold(client_of: Make) -> None:
    client = client_of(["node", "-e", "process.exit(9)"])
    with pytest.raises(TransportClosedError, match="code 9"):
        await client.request("initialize", {"cwd": "x" * 1_000_000, "provider": "p", "model": "m"})
    busy = client_of(fake({"session/prompt": [{"exit": 8}]}))
    await busy.initialize("p", "m")
    first, second = await asyncio.gather(end_of(busy), end_of(busy, "x" * 1_000_000))
    assert (first.exit_code, second.exit_code) == (8, 8)


async def test_it_exits_in_the_middle_of_a_frame(client_of: Make) -> None:
    violations: list[Any] = []
    client = client_of(fake({"session/prompt": [{"raw": '{"jsonrpc":"2.0","id":'}, {"exit": 2}]}), on_violation=violations.append)
    await client.initialize("p", "m")
    assert (await end_of(client)).exit_code == 2
    assert [(violation.kind, violation.frame) for violation in violations] == [("not-json", '{"jsonrpc":"2.0","id":')]


async def test_it_closes_its_input_and_goes_on_running(client_of: Make) -> None:
    lines: list[str] = []
    script = "require('fs').closeSync(0); console.error('closed'); setInterval(() => {}, 1e6)"
    client = client_of(["node", "-e", script], on_stderr=lines.append, **IMPATIENT)
    await client.start()
    while not lines:
        await asyncio.sleep(0.005)
    with pytest.raises(TransportClosedError, match="goes on running"):
        await asyncio.wait_for(client.initialize("p", "m"), 20)
    assert is_alive(client.pid)


async def test_what_it_leaves_in_its_group_is_ended_and_hides_nothing(client_of: Make) -> None:
    lines: list[str] = []
    client = client_of(runtime("family", "leave"), on_stderr=lines.append, **IMPATIENT)
    await client.initialize("p", "m")
    grandchild = await pid_among(lines)
    assert (await end_of(client)).exit_code == 5
    assert is_alive(grandchild)
    await client.close()
    assert not is_alive(grandchild)


@pytest.mark.parametrize("prompted", [True, False])
async def test_a_daemon_that_holds_its_pipes_keeps_nobody_waiting(client_of: Make, prompted: bool) -> None:
    lines: list[str] = []
    # Bounds longer than the test may take: nobody waits for them, since the runtime itself has ended.
    client = client_of(runtime("daemon"), on_stderr=lines.append, dispose_eof_grace=1000, dispose_grace=1000)
    await client.initialize("p", "m")
    daemon = await pid_among(lines)
    try:
        if prompted:
            assert (await end_of(client)).exit_code == 5
        await asyncio.wait_for(client.close(), 20)
        assert_reaped(client)
        # It left the group to outlive it; to end such a thing is up to whoever started it.
        assert is_alive(daemon)
    finally:
        os.kill(daemon, signal.SIGKILL)


async def test_what_ignores_everything_is_gone_however_little_time_it_is_given(client_of: Make) -> None:
    client = client_of(runtime("stubborn"), shutdown_timeout=0, dispose_eof_grace=0, dispose_grace=0)
    await client.initialize("p", "m")
    await client.close()
    assert_reaped(client)


CLOSER = """
import signal, sys
from dsh_wire import DeepSeekHarness
signal.signal(signal.SIGINT, signal.default_int_handler)
harness = DeepSeekHarness(command=sys.argv[1:], on_stderr=lambda line: print(line, flush=True))
harness.start()
try:
    harness.close()
except KeyboardInterrupt:
    print("interrupted")
"""


def test_ctrl_c_ends_the_wait_for_a_stubborn_runtime_and_the_runtime(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(CLOSER)
    env = {**os.environ, "PYTHONPATH": str(ROOT / "python/src")}
    command = [sys.executable, "-W", "error", str(program), *runtime("stubborn")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as closer:
        assert closer.stdout is not None
        pid = int(closer.stdout.readline().removeprefix("pid "))
        while closer.stdout.readline() != "shutdown\n":
            pass
        closer.send_signal(signal.SIGINT)
        out, err = closer.communicate(timeout=20)
    assert (closer.returncode, out.splitlines()[-1], err) == (0, "interrupted", "")
    assert not is_alive(pid)


HANDLER = """
import sys
from dsh_wire import DeepSeekHarness, TransportClosedError
with DeepSeekHarness(command=sys.argv[1:]) as harness:
    try:
        harness.run("x", on_notification=lambda item: harness.close())
    except TransportClosedError:
        pass
print("closed")
"""


def test_a_handler_may_close_the_harness(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(HANDLER)
    env = {**os.environ, "PYTHONPATH": str(ROOT / "python/src")}
    done = subprocess.run([sys.executable, str(program), *SERVE], capture_output=True, text=True, env=env, timeout=20)
    assert (done.returncode, done.stdout, done.stderr) == (0, "closed\n", "")


async def test_a_group_that_is_gone_is_not_signalled(client_of: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    client = client_of(fake({"session/prompt": [{"exit": 1}]}))
    await client.initialize("p", "m")
    await end_of(client)
    # Its number may be that of somebody else's group by now.
    signalled: list[Any] = []
    monkeypatch.setattr(os, "killpg", lambda *target: signalled.append(target))
    await client.close()
    assert signalled == []


HOST = """
import sys
from dsh_wire import DeepSeekHarness
harness = DeepSeekHarness(command=sys.argv[2:], provider="scenario", model="silence")
def tell(item):
    if item.method == "session.event" and item.params.event.type == "assistant/chunk":
        print(harness.client.pid, flush=True)
        if sys.argv[1] == "exits":
            import os
            os._exit(0)
harness.run("x", on_notification=tell)
"""


@pytest.mark.parametrize("how", ["exits", "SIGKILL", "SIGTERM"])
def test_a_program_that_is_gone_without_closing_leaves_no_runtime(how: str) -> None:
    env = {**os.environ, "PYTHONPATH": str(ROOT / "python/src")}
    command = [sys.executable, "-c", HOST, how, *SERVE]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as host:
        assert host.stdout is not None
        pid = int(host.stdout.readline())
        if how != "exits":
            host.send_signal(getattr(signal, how))
        host.wait()
    # It sees the end of its input, in the middle of a turn.
    end = time.monotonic() + 20
    while is_alive(pid):
        assert time.monotonic() < end
        time.sleep(0.01)
