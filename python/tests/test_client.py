"""The protocol layer against real processes."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import json
import os
import shlex
import signal
import time
import warnings
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from dsh_wire import (
    AsyncDeepSeekHarness,
    AsyncHarnessClient,
    ClientOptions,
    FrameTooLargeError,
    JsonRpcResponseError,
    LaunchError,
    ProtocolViolationError,
    RunOptions,
    SubscriptionOverflowError,
    TimedOutError,
    TransportClosedError,
    VersionMismatchError,
    Violation,
)
from dsh_wire._options import ClientKeywords, RunKeywords
from dsh_wire.models import InitializeParams, SessionPromptParams, SessionPromptReceipt, SessionPromptResult, TextBlock

from support import RECEIPT, SERVE, SETTLED, VERSION_1, answer, event, fake, is_alive, says

Make = Callable[..., AsyncHarnessClient]
pytestmark = pytest.mark.runtime


@pytest_asyncio.fixture
async def client_of() -> AsyncIterator[Make]:
    made: list[AsyncHarnessClient] = []

    def make(command: list[str], **options: Any) -> AsyncHarnessClient:
        made.append(AsyncHarnessClient(command=command, **{"dispose_eof_grace": 3, **options}))
        return made[-1]

    yield make
    for client in made:
        await client.close()
        assert not is_alive(client.pid or 2**30)


async def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not condition():
        assert time.monotonic() < end
        await asyncio.sleep(0.005)


async def test_starts_prompts_cancels_closes_a_session_and_shuts_down(client_of: Make) -> None:
    client = client_of(SERVE)
    assert (client.state, client.pid) == ("new", None)
    await client.initialize("echo", "echo")
    assert (client.state, client.protocol_version) == ("running", 1)
    assert client.server_info is not None and client.server_info.name == "deepseek-harness-sdk-runtime"
    result = await client.prompt("s", "hi")
    assert isinstance(result, SessionPromptResult) and result.status == "ok"
    assert await client.cancel("s") is False
    assert (await client.close_session("s"), await client.close_session("s")) == (True, False)
    await client.close()
    assert client.state == "closed"


async def test_subscriptions_have_queues_of_their_own(client_of: Make) -> None:
    client = client_of(SERVE)
    await client.initialize("scenario", "subagent")
    everything, slow, tree = client.subscribe(), client.subscribe(), client.subscribe_session_tree("nobody")
    bounded = client.subscribe(max_queued=2)
    await client.prompt("s", "x")
    heard = []
    while (item := everything.try_next()) is not None:
        heard.append(item)
    assert heard[0].params.event.type == "agent/inbox/spliced"
    assert heard[-1].params.status == "idle"
    assert await slow.next() == heard[0]
    assert tree.try_next() is None
    assert [await bounded.next(), await bounded.next()] == heard[:2]
    with pytest.raises(SubscriptionOverflowError, match="max_queued, 2"):
        await bounded.next()
    slow.close()
    with pytest.raises(TransportClosedError, match="the subscription was closed"):
        await slow.next()


async def test_ids_match_by_type_and_value_and_requests_match_nobody(client_of: Make) -> None:
    odd: list[Any] = ["2", 2.5, True, None, 99]
    frames = [{"frame": {"jsonrpc": "2.0", "id": id, "result": {"messageId": "wrong"}}} for id in odd]
    peer_request = {"frame": {"jsonrpc": "2.0", "id": "$id", "method": "client/ask", "result": {"messageId": "wrong"}}}
    violations: list[Violation] = []
    client = client_of(fake({"session/prompt": [*frames, peer_request, RECEIPT]}), on_violation=violations.append)
    await client.initialize("p", "m")
    result = await client.prompt("main", "x")
    assert isinstance(result, SessionPromptReceipt) and result.message_id == "m"
    assert [violation.kind for violation in violations] == ["unknown-id"] * len(odd) + ["unexpected-request"]


@pytest.mark.parametrize(
    "response, pointer",
    [
        ({"result": {"messageId": 5}}, "/result/messageId"),
        ({"result": {"messageId": "m", "status": "ok"}}, "/result/reason"),
        ({"result": None}, "/result"),
        ({"result": {}, "error": {"code": 1, "message": "x"}}, "/error"),
        ({"error": {"message": "x"}}, "/error/code"),
        ({"jsonrpc": "1.0", "result": {}}, "/jsonrpc"),
        ({"result": {"messageId": "m", "status": "fine", "reason": {"kind": "completed"}}}, "/result/status"),
    ],
)
async def test_a_bad_answer_raises_and_the_next_is_served(client_of: Make, response: dict[str, Any], pointer: str) -> None:
    bad = {"frame": {"jsonrpc": "2.0", "id": "$id", **response}}
    client = client_of(fake({"initialize": VERSION_1, "session/prompt": [bad], "session/close": [answer({"closed": True})]}))
    await client.initialize("p", "m")
    with pytest.raises(ProtocolViolationError) as raised:
        await client.prompt("main", "x")
    assert raised.value.pointer == pointer
    assert await client.close_session("main") is True


async def test_an_answer_that_nests_too_deep_raises(client_of: Make) -> None:
    for levels in (300, 50_000):
        deep = "[" * levels + "]" * levels
        client = client_of(fake({"session/prompt": [{"raw": f'{{"jsonrpc":"2.0","id":2,"result":{{"messageId":"m","x":{deep}}}}}\n'}]}))
        await client.initialize("p", "m")
        with pytest.raises(ProtocolViolationError, match="nests deeper than 200 levels"):
            await client.prompt("main", "x")


async def test_errors_keep_code_and_data(client_of: Make) -> None:
    error = {"frame": {"jsonrpc": "2.0", "id": "$id", "error": {"code": -32042, "message": "no", "data": {"why": [1]}}}}
    client = client_of(fake({"session/prompt": [error]}))
    await client.initialize("p", "m")
    with pytest.raises(JsonRpcResponseError) as raised:
        await client.prompt("main", "x")
    assert (raised.value.code, raised.value.message, raised.value.data) == (-32042, "no", {"why": [1]})


@pytest.mark.parametrize(
    "method, params",
    [
        ("nope", {}),
        ("session.status", {}),
        ("session/close", {"sessionId": ""}),
        ("session/close", None),
        ("session/close", {"sessionId": "s", "x": float("nan")}),
        ("session/close", {"sessionId": "s", "x": float("inf")}),
        ("session/close", {"sessionId": "s", "x": {1, 2}}),
        ("session/close", {"sessionId": "s", "x": json.loads("[" * 250 + "]" * 250)}),
        ("shutdown", [1]),
        ("initialize", None),
    ],
)
async def test_bad_requests_are_refused_before_they_are_sent(client_of: Make, method: str, params: Any) -> None:
    client = client_of(fake({"initialize": VERSION_1}))
    await client.initialize("p", "m")
    with pytest.raises(ProtocolViolationError):
        await client.request(method, params)


async def test_models_are_taken_for_params_and_blocks(client_of: Make) -> None:
    client = client_of(SERVE)
    await client.request("initialize", InitializeParams(cwd="/", provider="echo", model="echo", protocol_version=1))
    assert client.protocol_version == 1
    block = TextBlock(type="text", text="hi")
    for params in ({"sessionId": "s", "contentBlocks": [block]}, SessionPromptParams(session_id="s", content_blocks=[block])):
        result = await client.request("session/prompt", params)
        assert isinstance(result, SessionPromptResult) and result.status == "ok"


async def test_traffic_is_told_as_it_crosses(client_of: Make) -> None:
    crossed: dict[str, bytes] = {"client": b"", "server": b""}

    def record(origin: str, data: bytes) -> None:
        crossed[origin] += data
        raise RuntimeError("harms nobody")

    client = client_of(SERVE, on_traffic=record)
    await client.initialize("echo", "echo")
    await client.prompt("s", "hi")
    asked = [json.loads(line)["method"] for line in crossed["client"].splitlines()]
    told = [json.loads(line) for line in crossed["server"].splitlines()]
    assert asked == ["initialize", "session/prompt"]
    assert told[0]["result"]["protocolVersion"] == 1 and told[-1]["result"]["status"] == "ok"


def test_options_are_checked_and_typed() -> None:
    for bad in ({"command": "dsh --profile sdk"}, {"max_dept": 5}):
        with pytest.raises(TypeError):
            AsyncHarnessClient(**bad)
    for name, value in (("max_depth", 901), ("max_depth", 0), ("max_frame_bytes", 1.5), ("dispose_grace", -1), ("request_timeout", float("nan"))):
        with pytest.raises(ValueError, match=name):
            AsyncHarnessClient(**{name: value})
    for options, keywords in ((ClientOptions, ClientKeywords), (RunOptions, RunKeywords)):
        assert {field.name: field.type for field in dataclasses.fields(options)} == {
            name: annotation.__forward_arg__ for name, annotation in keywords.__annotations__.items()
        }


async def test_a_method_of_a_later_version_and_a_newer_answer(client_of: Make) -> None:
    client = client_of(fake({}))
    await client.initialize("p", "m")
    with pytest.raises(ProtocolViolationError, match="not in protocol version 0"):
        await client.cancel("s")
    newer = client_of(fake({"initialize": [answer({"protocolVersion": 2, "all": "else is new"})]}))
    with pytest.raises(VersionMismatchError, match="answered with protocol version 2, but this client speaks 0, 1"):
        await newer.initialize("p", "m")


async def test_frames_of_any_size_up_to_the_limit(client_of: Make) -> None:
    client = client_of(SERVE)
    await client.initialize("echo", "echo")
    everything = client.subscribe()
    text = "ü" * 1_000_000
    await client.prompt("s", text)
    while (item := await everything.next()).method != "session.status" or item.params.status != "idle":
        pass
    small = client_of(fake({"session/prompt": [says("x" * 5000), RECEIPT]}), max_frame_bytes=2000)
    await small.initialize("p", "m")
    with pytest.raises(FrameTooLargeError, match="max_frame_bytes is 2000") as raised:
        await small.prompt("main", "x")
    assert (raised.value.limit, raised.value.bytes > 5000) == (2000, True)
    with pytest.raises(FrameTooLargeError, match="the server's maxFrameBytes is 1000000"):
        peer = client_of(fake({"initialize": VERSION_1}))
        await peer.initialize("p", "m")
        await peer.prompt("main", "x" * 1_000_000)
    with pytest.raises(FrameTooLargeError):
        await client_of(SERVE, max_frame_bytes=10).initialize("echo", "echo")


async def test_odd_lines_are_reported_and_the_stream_goes_on(client_of: Make) -> None:
    violations: list[Violation] = []
    deep = "[" * 100_000 + "]" * 100_000
    lines = ["Listening\n", "\ufeff \r\n", "[]\n", "NaN\n", deep[:50_000] + "\n", '{"jsonrpc":"2.0","method":"acme/new","params":[1]}\r\n']
    steps = [{"raw": line} for line in lines]
    client = client_of(fake({"session/prompt": [*steps, event("turn/start", {}), RECEIPT]}), on_violation=violations.append)
    await client.initialize("p", "m")
    everything = client.subscribe()
    await client.prompt("main", "x")
    item = everything.try_next()
    assert item is not None and (item.method, item.params, item.known) == ("acme/new", [1], False)
    assert [violation.kind for violation in violations] == ["not-json", "not-a-frame", "not-json", "not-json", "invalid-params"] or [
        violation.kind for violation in violations
    ] == ["not-json", "not-a-frame", "not-json", "too-deep", "invalid-params"]
    assert violations[-1].pointer == "/params/event/data/turn"


async def test_timeouts_name_the_method_and_late_answers_are_quiet(client_of: Make) -> None:
    violations: list[Violation] = []
    client = client_of(SERVE, on_violation=violations.append)
    await client.initialize("scenario", "silence")
    with pytest.raises(TimedOutError) as raised:
        await client.prompt("s", "x", timeout=0.05)
    assert (raised.value.method, raised.value.timeout) == ("session/prompt", 0.05)
    assert await client.close_session("s") is True
    assert violations == []
    with pytest.raises(ValueError, match="timeout must be a number of seconds"):
        await client.prompt("s", "x", timeout=-1)
    with pytest.raises(ValueError, match="request_timeout"):
        AsyncHarnessClient(command=SERVE, request_timeout=1e12)


async def test_what_cannot_be_started(client_of: Make, tmp_path: Path) -> None:
    script = tmp_path / "script"
    script.write_text("#!/bin/sh\n")
    (tmp_path / "dir").mkdir()
    cases: list[tuple[list[str], dict[str, Any], str]] = [
        ([str(tmp_path / "missing")], {}, "command-not-found"),
        (["no-such-command-anywhere"], {}, "command-not-found"),
        ([str(tmp_path / "dir")], {}, "command-is-directory"),
        ([str(script)], {}, "command-not-executable"),
        (SERVE, {"runtime_cwd": str(tmp_path / "missing")}, "cwd-not-found"),
        (SERVE, {"runtime_cwd": str(script)}, "cwd-not-directory"),
        (["nul\0byte"], {}, "other"),
    ]
    for command, options, reason in cases:
        client = client_of(command, **options)
        with pytest.raises(LaunchError) as raised:
            await client.initialize("p", "m")
        assert raised.value.reason == reason
        assert client.state == "failed"


async def test_without_a_command_there_must_be_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DSH_WIRE_RUNTIME", raising=False)
    monkeypatch.setenv("PATH", "/nowhere")
    for named in ("", "node 'serve", " "):
        monkeypatch.setenv("DSH_WIRE_RUNTIME", named)
        with pytest.raises(LaunchError, match="DSH_WIRE_RUNTIME") as raised:
            await AsyncHarnessClient().start()
        assert raised.value.reason == "no-runtime"
    monkeypatch.undo()
    monkeypatch.setenv("DSH_WIRE_RUNTIME", shlex.join(SERVE))
    async with AsyncHarnessClient() as client:
        assert client.state == "running"


async def test_exit_code_signal_and_stderr_are_in_the_error(client_of: Make) -> None:
    client = client_of(fake({"session/prompt": [{"stderr": "it broke\n"}, {"exit": 3}]}))
    await client.initialize("p", "m")
    with pytest.raises(TransportClosedError) as raised:
        await client.prompt("main", "x")
    assert (raised.value.exit_code, raised.value.signal, raised.value.stderr) == (3, None, "it broke\n")
    assert str(raised.value) == "the runtime exited with code 3; the last of its standard error:\nit broke"
    killed = client_of(fake({}))
    await killed.initialize("p", "m")
    calls = [asyncio.create_task(killed.prompt(name, "x")) for name in ("a", "b")]
    await asyncio.sleep(0)
    os.kill(killed.pid or 0, signal.SIGKILL)
    for outcome in await asyncio.gather(*calls, return_exceptions=True):
        assert isinstance(outcome, TransportClosedError) and outcome.signal == "SIGKILL"


async def test_what_was_written_before_the_end_is_delivered_first(client_of: Make) -> None:
    client = client_of(fake({"session/prompt": [{**says("x" * 1000), "times": 500}, {"exit": 0}]}))
    await client.initialize("p", "m")
    everything = client.subscribe()
    with pytest.raises(TransportClosedError):
        await client.prompt("main", "x")
    count = 0
    while everything.try_next() is not None:
        count += 1
    assert count == 500


async def test_standard_error_is_drained_and_its_tail_kept(client_of: Make) -> None:
    lines: list[str] = []
    start = [{"stderr": "flood\n", "times": 180_000}, {"stderr": "last words\n"}]
    client = client_of(fake({"start": start, "session/prompt": [{"exit": 1}]}), on_stderr=lines.append)
    await client.initialize("p", "m")
    with pytest.raises(TransportClosedError) as raised:
        await client.prompt("main", "x")
    assert len(raised.value.stderr) == 64 * 1024 and raised.value.stderr.endswith("last words\n")
    assert len(lines) == 180_001


async def test_output_closed_while_alive(client_of: Make) -> None:
    client = client_of(fake({"session/prompt": [{"closeStdout": True}, {"stay": True}]}), dispose_eof_grace=0.05)
    await client.initialize("p", "m")
    with pytest.raises(TransportClosedError, match="closed its output and goes on running"):
        await client.prompt("main", "x")


async def test_close_at_any_moment(client_of: Make) -> None:
    starts: list[Callable[[AsyncHarnessClient], Awaitable[Any]]] = [
        lambda client: asyncio.sleep(0),
        lambda client: client.start(),
        lambda client: client.initialize("p", "m"),
    ]
    for begin in starts:
        client = client_of(fake({"initialize": []}), shutdown_timeout=0.05)
        begun = asyncio.ensure_future(begin(client))
        await asyncio.sleep(0)
        await asyncio.gather(client.close(), client.close())
        await asyncio.gather(begun, return_exceptions=True)
        assert client.state == "closed"
        with pytest.raises(TransportClosedError):
            await client.request("shutdown")


async def test_close_ends_what_ignores_it_and_what_is_stopped(client_of: Make) -> None:
    bounds = {"shutdown_timeout": 0.05, "dispose_eof_grace": 0.05, "dispose_grace": 0.2}
    stubborn = client_of(fake({"start": [{"ignore": ["SIGTERM"]}, {"stay": True}], "shutdown": []}), **bounds)
    stopped = client_of(fake({}), **bounds)
    for client in (stubborn, stopped):
        await client.initialize("p", "m")
    os.kill(stopped.pid or 0, signal.SIGSTOP)
    for client in (stubborn, stopped):
        await client.close()
        assert not is_alive(client.pid)


async def test_a_grandchild_of_a_wrapper_is_ended_too(client_of: Make) -> None:
    lines: list[str] = []
    client = client_of(
        ["/bin/sh", "-c", "sleep 1000 & echo $! >&2; wait"],
        on_stderr=lines.append,
        shutdown_timeout=0.05,
        dispose_eof_grace=0.05,
        dispose_grace=0.3,
    )
    await client.start()
    await until(lambda: lines != [])
    assert is_alive(int(lines[0]))
    await client.close()
    await until(lambda: not is_alive(int(lines[0])))


async def test_cancelling_a_call_gives_it_up(client_of: Make) -> None:
    client = client_of(fake({"initialize": VERSION_1, "session/close": [answer({"closed": True})]}))
    await client.initialize("p", "m")
    call = asyncio.create_task(client.prompt("main", "x"))
    await asyncio.sleep(0.01)
    call.cancel()
    with pytest.raises(asyncio.CancelledError):
        await call
    assert await client.close_session("main") is True


async def forgotten_client() -> int:
    client = AsyncHarnessClient(command=SERVE)
    await client.initialize("echo", "echo")
    return client.pid or 0


async def forgotten_harness() -> int:
    harness = AsyncDeepSeekHarness(command=SERVE)
    await harness.run("x")
    return harness.client.pid or 0


@pytest.mark.parametrize("forget", [forgotten_client, forgotten_harness])
async def test_thrown_away_without_closing_warns_and_ends_the_process(forget: Callable[[], Awaitable[int]]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        pid = await forget()
        gc.collect()
        # A process that is gone for `os.kill` has been reaped.
        await until(lambda: not exists(pid))
    assert [(warning.category, f"pid {pid} was not closed" in str(warning.message)) for warning in caught] == [(ResourceWarning, True)]


def exists(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return True
    except ProcessLookupError:
        return False


def test_an_event_loop_that_ends_before_close_leaves_nothing_behind() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        kept: list[AsyncHarnessClient] = []

        async def main() -> None:
            kept.append(AsyncHarnessClient(command=SERVE))
            await kept[0].initialize("echo", "echo")

        asyncio.run(main())
        assert not exists(kept[0].pid or 0)
        kept.clear()
        gc.collect()
    assert [warning.category for warning in caught] == [ResourceWarning]


async def test_ancestry_lasts(client_of: Make) -> None:
    params = {"parentSessionId": "main", "childSessionId": "child"}
    started = {"frame": {"jsonrpc": "2.0", "method": "subagent.started", "params": params}}
    later = event("turn/start", {"turn": 1}, "child")
    client = client_of(fake({"initialize": VERSION_1, "session/prompt": [started, SETTLED], "session/close": [later, answer({"closed": True})]}))
    await client.initialize("p", "m")
    await client.prompt("main", "x")
    tree = client.subscribe_session_tree("main")
    await client.close_session("main")
    item = tree.try_next()
    assert item is not None and item.params.session_id == "child"
