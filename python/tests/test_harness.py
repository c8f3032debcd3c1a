"""Runs, streams and settlement; the same in both protocol versions, both languages, and without asyncio."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
import warnings
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from dsh_wire import (
    AsyncDeepSeekHarness,
    DeepSeekHarness,
    DshWireError,
    HarnessClient,
    JsonRpcResponseError,
    Notification,
    ProtocolViolationError,
    RunResult,
    SessionBusyError,
    TimedOutError,
    TransportClosedError,
)

from support import (
    CLI,
    IDLE,
    RECEIPT,
    ROOT,
    RUNNING,
    SCENARIOS,
    SERVE,
    SETTLED,
    VERSION_1,
    ends,
    event,
    fake,
    inserted,
    is_alive,
    says,
)

Make = Callable[..., AsyncDeepSeekHarness]
pytestmark = pytest.mark.runtime
UUID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")
SETTLING = [name for name in SCENARIOS if not name.startswith("crash") and name not in ("silence", "background-subagent")]


@pytest_asyncio.fixture
async def harness_of() -> AsyncIterator[Make]:
    made: list[AsyncDeepSeekHarness] = []

    def make(command: list[str] = SERVE, **options: Any) -> AsyncDeepSeekHarness:
        made.append(AsyncDeepSeekHarness(command=command, **options))
        return made[-1]

    yield make
    for harness in made:
        await harness.close()
        assert not is_alive(harness.client.pid or 2**30)


def normalised(value: Any) -> Any:
    """The value with ids numbered as they come, and without times."""
    ids: dict[str, str] = {}
    text = UUID.sub(lambda match: ids.setdefault(match[0], f"id-{len(ids)}"), json.dumps(value, sort_keys=True))
    return json.loads(re.sub(r'"time": \d+', '"time": 0', text))


def as_wire(result: RunResult) -> Any:
    """A result in the form that the TypeScript SDK gives it."""
    return {
        "sessionId": result.session_id,
        "messageId": result.message_id,
        "status": result.status,
        "reason": result.reason.to_wire(),
        "finalResponse": result.final_response,
        "events": [item.to_wire() for item in result.events],
        "notifications": [
            {"method": item.method, "params": item.params.to_wire() if item.known else item.params}
            for item in result.notifications
        ],
        "usage": result.usage.to_wire(),
        "violations": [violation.kind for violation in result.violations],
        "settledBy": result.settled_by,
    }


async def test_run_gives_everything(harness_of: Make) -> None:
    harness = harness_of()
    assert harness.client.state == "new"
    result = await harness.run("Say hi.")
    assert (result.status, result.reason.kind, result.final_response) == ("ok", "completed", "Say hi.")
    assert (result.usage.input_tokens, result.usage.output_tokens) == (2, 2)
    assert (result.settled_by, result.violations) == ("response", [])
    assert result.events[0].data.inserted[0].id == result.message_id
    assert result.notifications[-1].params.status == "idle"
    session = harness.session("mine")
    assert (await session.run([{"type": "text", "text": "a"}, {"type": "text", "text": "b"}])).final_response == "ab"
    assert (await session.run("c")).events[1].data.turn == 2
    assert (await session.close(), await session.cancel()) == (True, False)


async def test_concurrent_runs_share_one_handshake(harness_of: Make) -> None:
    harness = harness_of()
    results = await asyncio.gather(*(harness.run(f"prompt {number}") for number in range(20)))
    assert [result.final_response for result in results] == [f"prompt {number}" for number in range(20)]
    assert len({result.session_id for result in results}) == 20
    for result in results:
        assert all(item.params.session_id == result.session_id for item in result.notifications)


async def test_a_failed_handshake_reaps_and_a_later_call_starts_afresh(harness_of: Make) -> None:
    refusal = {"frame": {"jsonrpc": "2.0", "id": "$id", "error": {"code": -32603, "message": "not today"}}}
    harness = harness_of(fake({"initialize": [refusal]}))
    first = harness.client
    outcomes = await asyncio.gather(harness.run("x"), harness.run("y"), harness.start(), return_exceptions=True)
    assert [str(outcome) for outcome in outcomes] == ["not today"] * 3
    assert not is_alive(first.pid)
    with pytest.raises(JsonRpcResponseError, match="not today"):
        await harness.run("z")
    assert harness.client is not first


@pytest.mark.parametrize("name", SETTLING)
async def test_same_result_in_both_versions(harness_of: Make, name: str) -> None:
    results = []
    for version in (1, 0):
        harness = harness_of(provider="scenario", model=name, protocol_version=version)
        results.append(as_wire(await harness.run("x", session_id="main")))
    assert [result.pop("settledBy") for result in results] == ["response", "idle"]
    assert normalised(results[0]) == normalised(results[1])


TYPESCRIPT = """
import { DeepSeekHarness } from %s
const harness = new DeepSeekHarness({ provider: 'scenario', model: process.argv[2] })
const result = await harness.run('x', { sessionId: 'main' })
await harness.close()
console.log(JSON.stringify({ ...result, violations: result.violations.map(({ kind }) => kind) }))
"""


@pytest.mark.parametrize("name", ["subagent", "nested-subagents", "tool-call", "retry", "malformed-event", "unknown-event", "lone-surrogates", "max-tokens"])
async def test_same_result_as_in_typescript(harness_of: Make, tmp_path: Path, name: str) -> None:
    program = tmp_path / "run.mjs"
    program.write_text(TYPESCRIPT % json.dumps(str(ROOT / "dist/client.js")))
    printed = subprocess.run(["node", str(program), name], capture_output=True, text=True, check=True).stdout
    result = await harness_of(provider="scenario", model=name).run("x", session_id="main")
    assert normalised(as_wire(result)) == normalised(json.loads(printed))


async def test_a_child_in_the_background_goes_on_behind_the_run(harness_of: Make) -> None:
    harness = harness_of(provider="scenario", model="background-subagent")
    finished = harness.client.subscribe(lambda item: item.method == "subagent.finished")
    result = await harness.run("x")
    assert result.status == "ok"
    assert (await finished.next()).params.parent_session_id == result.session_id


async def test_crashes_are_errors(harness_of: Make) -> None:
    for name in ("crash", "crash-mid-frame"):
        with pytest.raises(TransportClosedError) as raised:
            await harness_of(provider="scenario", model=name).run("x")
        assert raised.value.exit_code is not None or raised.value.signal is not None


@pytest.mark.parametrize(
    "steps",
    [
        [RECEIPT, inserted(), RUNNING, says("hi"), ends(), IDLE],
        [inserted(), RUNNING, says("hi"), ends(), IDLE, RECEIPT],
        [inserted(), RUNNING, RECEIPT, says("hi"), ends(), IDLE],
        [IDLE, inserted(), RECEIPT, says("hi"), ends(), IDLE],
        [inserted("other"), says("other"), inserted(), RECEIPT, ends(), says("hi"), ends(), IDLE],
        [RUNNING, RECEIPT, says("hi"), ends(), IDLE],
    ],
)
async def test_protocol_0_settles_whatever_the_order(harness_of: Make, steps: list[dict[str, Any]]) -> None:
    result = await harness_of(fake({"session/prompt": steps})).run("x", session_id="main")
    assert (result.message_id, result.status, result.final_response, result.settled_by) == ("m", "ok", "hi", "idle")
    assert result.notifications[-1].params.status == "idle"


async def test_protocol_0_that_goes_wrong(harness_of: Make) -> None:
    for steps in ([inserted(), RECEIPT, RUNNING, {"exit": 4}], [RECEIPT, {"exit": 4}]):
        with pytest.raises(TransportClosedError) as raised:
            await harness_of(fake({"session/prompt": steps})).run("x", session_id="main")
        assert raised.value.exit_code == 4
    with pytest.raises(TimedOutError):
        await harness_of(fake({"session/prompt": [RECEIPT]})).run("x", session_id="main", timeout=0.1)
    with pytest.raises(ProtocolViolationError, match="became idle without the end of a turn"):
        await harness_of(fake({"session/prompt": [inserted(), RECEIPT, IDLE]})).run("x", session_id="main")


async def test_what_belongs_to_others_is_no_part_of_the_result(harness_of: Make) -> None:
    steps = [says("before"), inserted(), says("hi"), ends(), IDLE, SETTLED, says("after")]
    one = await harness_of(fake({"initialize": VERSION_1, "session/prompt": steps})).run("x", session_id="main")
    assert (one.final_response, len(one.events)) == ("hi", 3)


async def test_token_limit_as_success(harness_of: Make) -> None:
    command = fake({"session/prompt": [inserted(), RECEIPT, ends("max-tokens"), IDLE]})
    assert (await harness_of(command).run("x", session_id="main")).status == "error"
    assert (await harness_of(command, max_tokens_as_success=True).run("x", session_id="main")).status == "ok"


async def test_a_session_has_one_run_at_a_time(harness_of: Make) -> None:
    for version in (1, 0):
        harness = harness_of(provider="scenario", model="silence", protocol_version=version)
        first = asyncio.create_task(harness.run("x", session_id="s"))
        await asyncio.sleep(0)
        with pytest.raises(SessionBusyError):
            await harness.run("y", session_id="s")
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)


async def test_cancelling_the_task_cancels_the_turn(harness_of: Make) -> None:
    harness = harness_of(provider="scenario", model="silence")
    ended = harness.client.subscribe(lambda item: item.method == "session.event" and item.params.event.type == "turn/end")
    task: asyncio.Task[RunResult]

    def stop(item: Notification) -> None:
        if item.method == "session.event" and item.params.event.type == "assistant/chunk":
            task.cancel()

    task = asyncio.create_task(harness.run("x", on_notification=stop))
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await ended.next()).params.event.data.reason.reason.kind == "user"
    with pytest.raises(TimedOutError):
        await harness.run("x", timeout=0.1)
    assert (await ended.next()).params.event.data.reason.kind == "aborted"


async def test_a_cancelled_run_leaves_its_session_free(harness_of: Make) -> None:
    harness = harness_of(provider="scenario", model="silence")
    await harness.start()
    for _ in range(20):
        task = asyncio.create_task(harness.run("x", session_id="s"))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task


async def test_cancel_lets_the_run_return(harness_of: Make) -> None:
    harness = harness_of(provider="scenario", model="silence")
    statuses = harness.subscribe(lambda item: item.method == "session.status")
    tree = harness.subscribe_session_tree("s")
    run = asyncio.create_task(harness.run("x", session_id="s"))
    assert (await statuses.next()).params.status == "running"
    assert (await tree.next()).params.session_id == "s"
    assert await harness.cancel("s") is True
    result = await run
    assert (result.status, result.reason.kind, await harness.cancel("s")) == ("aborted", "aborted", False)


async def test_bounds_hold_against_a_server_that_does_not_answer(harness_of: Make) -> None:
    deaf = {"initialize": VERSION_1, "session/prompt": [{"raw": "stray\n"}], "session/cancel": []}
    for options, error in (({"timeout": 0.05}, TimedOutError), ({"strict": True}, ProtocolViolationError)):
        begun = time.monotonic()
        with pytest.raises(error):
            await harness_of(fake(deaf), cancel_timeout=5, shutdown_timeout=0.05).run("x", **options)
        assert time.monotonic() - begun < 2
    task = asyncio.create_task(harness_of(fake(deaf), cancel_timeout=0.1, shutdown_timeout=0.05).run("x"))
    await asyncio.sleep(0.3)
    begun = time.monotonic()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert 0.05 < time.monotonic() - begun < 2


async def test_on_notification_sees_all_in_order_and_may_fail(harness_of: Make) -> None:
    heard: list[Notification] = []
    result = await harness_of(provider="scenario", model="nested-subagents").run("x", on_notification=heard.append)
    assert heard == result.notifications
    sessions = {item.params.session_id for item in heard if item.method == "session.status"}
    assert len(sessions) >= 3

    async def fails(item: Notification) -> None:
        raise RuntimeError("mine")

    failing = await harness_of().run("x", on_notification=fails, strict=True)
    assert failing.status == "ok"


async def test_violations_are_told_or_raised(harness_of: Make) -> None:
    command = fake({"session/prompt": [inserted(), RECEIPT, {"raw": "a log line\n"}, event("turn/start", {}), ends(), IDLE]})
    result = await harness_of(command).run("x", session_id="main")
    assert [violation.kind for violation in result.violations] == ["not-json", "invalid-params"]
    with pytest.raises(ProtocolViolationError):
        await harness_of(command).run("x", session_id="main", strict=True)


async def test_streams(harness_of: Make) -> None:
    stream = harness_of(provider="scenario", model="subagent").stream("x")
    text = [piece async for piece in stream.text()]
    result = await stream.result()
    assert len(text) > 1 and result.final_response in "".join(text)
    assert [item async for item in stream] == result.events
    assert [item async for item in stream.notifications()] == result.notifications
    late = fake({"session/prompt": [inserted(), RECEIPT, says("one"), says("two"), ends(), IDLE]})
    assert [piece async for piece in harness_of(late).stream("x", session_id="main").text()] == ["one", "two"]
    broken = harness_of(fake({"session/prompt": [inserted(), {"exit": 1}]})).stream("x", session_id="main")
    heard = []
    with pytest.raises(TransportClosedError):
        async for item in broken:
            heard.append(item.type)
    assert heard == ["agent/inbox/spliced"]
    going = harness_of().stream("a text that is long enough to come in pieces")
    async for _ in going.text():
        break
    assert (await going.result()).status == "ok"


def test_without_asyncio() -> None:
    with DeepSeekHarness(command=SERVE) as harness:
        assert harness.run("Say hi.").final_response == "Say hi."
        stream = harness.stream("Explain in several pieces.")
        assert "".join(stream.text()) == stream.result().final_response
        assert [item.type for item in stream][-1] == "turn/end"
        session = harness.session()
        assert session.run("x").session_id == session.id
        assert (session.cancel(), session.close()) == (False, True)
        statuses = harness.subscribe(lambda item: item.method == "session.status")
        harness.run("y")
        assert statuses.next().params.status == "running"
        for _ in statuses:
            break
        pid = harness.client.pid
    assert not is_alive(pid)
    harness.close()
    with HarnessClient(command=SERVE) as client:
        client.initialize("echo", "echo")
        tree = client.subscribe_session_tree("s")
        client.prompt("s", "hi")
        assert tree.try_next() is not None
        assert client.close_session("s") is True


async def test_the_synchronous_classes_work_inside_a_running_loop_and_from_threads() -> None:
    with DeepSeekHarness(command=SERVE) as harness:
        assert harness.run("inside a loop").status == "ok"
        found: list[str] = []
        threads = [threading.Thread(target=lambda number=number: found.append(harness.run(f"{number}").final_response)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found) == [str(number) for number in range(8)]


def test_a_handler_may_call_the_harness_it_belongs_to() -> None:
    with DeepSeekHarness(command=SERVE, provider="scenario", model="silence") as harness:
        heard: list[Notification] = []

        def handle(item: Notification) -> None:
            heard.append(item)
            if item.method == "session.event" and item.params.event.type == "assistant/chunk":
                harness.cancel("s")

        result = harness.run("x", session_id="s", on_notification=handle)
        assert result.status == "aborted" and heard == result.notifications
        assert (harness.client.state, harness.client.protocol_version) == ("running", 1)
        assert harness.client.cancel("s") is False


def test_a_filter_may_not_and_says_so() -> None:
    violations: list[str] = []
    with DeepSeekHarness(command=SERVE, on_violation=lambda violation: violations.append(violation.message)) as harness:
        harness.subscribe(lambda item: harness.cancel("s"))
        assert harness.run("x").status == "ok"
    assert "may not call the client that waits for it" in violations[0]


def test_after_close_and_while_closing() -> None:
    harness = DeepSeekHarness(command=SERVE, provider="scenario", model="silence")
    harness.start()
    outcomes: list[str] = []

    def run() -> None:
        try:
            outcomes.append(harness.run("x").status)
        except DshWireError:
            outcomes.append("aborted")

    threads = [threading.Thread(target=run) for _ in range(8)] + [threading.Thread(target=harness.close) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert not any(thread.is_alive() for thread in threads)
    assert outcomes == ["aborted"] * 8
    harness.close()
    with pytest.raises(TransportClosedError):
        harness.run("x")
    with pytest.raises(TransportClosedError):
        harness.stream("x")
    with HarnessClient(command=SERVE) as client:
        client.close()
    with pytest.raises(TransportClosedError):
        client.prompt("s", "x")


def test_leaving_a_loop_and_an_exception_in_it_leave_nothing_behind() -> None:
    with pytest.raises(ZeroDivisionError), DeepSeekHarness(command=SERVE, provider="scenario", model="silence") as harness:
        for _ in harness.stream("x"):
            pid = harness.client.pid
            raise ZeroDivisionError
    assert not is_alive(pid)


def test_thrown_away_without_closing() -> None:
    harness = DeepSeekHarness(command=SERVE)
    harness.start()
    pid = harness.client.pid
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        del harness
        gc.collect()
    assert ResourceWarning in [warning.category for warning in caught]
    end = time.monotonic() + 10
    while is_alive(pid):
        assert time.monotonic() < end
        time.sleep(0.01)


def test_ctrl_c_cancels_the_turn_and_raises(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(
        f"""
import signal
from dsh_wire import DeepSeekHarness
# A shell that starts the tests in the background has it ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
harness = DeepSeekHarness(command={SERVE!r}, provider="scenario", model="silence")
harness.start()
ended = harness.subscribe(lambda item: item.method == "session.event" and item.params.event.type == "turn/end")
def tell(item):
    if item.method == "session.event" and item.params.event.type == "assistant/chunk":
        print("now", flush=True)
try:
    harness.run("x", on_notification=tell)
except KeyboardInterrupt:
    # The turn has ended before the exception arrives here.
    print(ended.try_next().params.event.data.reason.reason.kind)
harness.close()
"""
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT / "python/src")}
    child = subprocess.Popen([sys.executable, "-W", "error", str(program)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    assert child.stdout is not None
    while child.stdout.readline() != "now\n":
        pass
    child.send_signal(signal.SIGINT)
    out, err = child.communicate(timeout=20)
    assert (child.returncode, out.splitlines()[-1], err) == (0, "user", "")


def run_module(*arguments: str, **env: str) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "python/src"), **env}
    return subprocess.run([sys.executable, "-W", "error", "-m", "dsh_wire", *arguments], capture_output=True, text=True, env=variables)


def test_the_command_line() -> None:
    runtime = f"node '{CLI}' serve"
    shown = run_module("run", "hello", "--runtime", runtime)
    assert (shown.returncode, shown.stderr) == (0, "")
    assert re.match(r"hello\n\nstatus   ok\nreason   completed\nusage    \d+ input tokens", shown.stdout)
    printed = run_module("run", "hello", "--json", DSH_WIRE_RUNTIME=runtime)
    assert json.loads(printed.stdout)["finalResponse"] == "hello"
    failed = run_module("run", "x", "--runtime", "/no/such/program")
    assert (failed.returncode, failed.stderr) == (1, "dsh_wire run: /no/such/program was not found; give a path, or install it into the PATH\n")
    assert run_module("run", "x", "--provider", "scenario", "--model", "error", "--runtime", runtime).returncode == 1
    assert run_module("nope").returncode == 2
    assert "example:" in run_module("run", "--help").stdout
