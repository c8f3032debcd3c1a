"""With ``redact_frames`` no report and no error tells what a value in a frame was."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from dsh_wire import ClientOptions, DeepSeekHarness, ProtocolViolationError, Violation
from dsh_wire._endpoint import Endpoint
from dsh_wire.errors import LocalError
from dsh_wire.frames import read_answer, read_server_frame
from dsh_wire.models import NOTIFICATIONS, PROTOCOL_VERSIONS
from dsh_wire.violation import Fault, Reporter, shorten_value

from support import ROOT, VERSION_1, answer, event, fake

SECRET, NUMBER = "s3cr3t", 31337.5
NESTED = "[" * 300 + "]" * 300


def shows(*things: Any) -> bool:
    text = "".join(f"{thing!r}{thing}{getattr(thing, '__dict__', '')}" for thing in things)
    return SECRET in text or "31337" in text


def endpoint(violations: list[Violation], redact: bool = True) -> Endpoint:
    options = ClientOptions(redact_frames=redact)
    return Endpoint(options, lambda data: None, lambda item: None, Reporter(violations.append, redact), lambda error: None)


BAD_FRAMES: dict[str, Any] = {
    "a line that is not JSON": f"{SECRET} is no JSON",
    "neither response nor notification": {SECRET: SECRET},
    "a request": {"jsonrpc": "2.0", "id": 1, "method": SECRET},
    "another jsonrpc": {"jsonrpc": SECRET, "method": "session.status"},
    "a method that is no string": {"jsonrpc": "2.0", "method": NUMBER},
    "a bad notification": {"jsonrpc": "2.0", "method": "session.status", "params": {"sessionId": NUMBER, "status": SECRET}},
    "a bad event": {"jsonrpc": "2.0", "method": "session.event", "params": {"sessionId": "s", "event": {"type": "turn/start", "seq": SECRET, "time": True, "data": SECRET}}},
    "an unknown id": {"jsonrpc": "2.0", "id": SECRET, "result": {}},
    "an id that is a number": {"jsonrpc": "2.0", "id": NUMBER, "result": {}},
    "an error of no call": {"jsonrpc": "2.0", "id": None, "error": {"code": -32600, "message": SECRET}},
    "a notification too deep": f'{{"jsonrpc":"2.0","method":"{SECRET}","params":{NESTED}}}',
}


@pytest.mark.parametrize("what", BAD_FRAMES)
def test_a_bad_frame(what: str) -> None:
    frame = BAD_FRAMES[what]
    line = frame if isinstance(frame, str) else json.dumps(frame)
    for redact in (False, True):
        violations: list[Violation] = []
        endpoint(violations, redact).feed(line.encode() + b"\n")
        assert len(violations) == 1
        assert shows(*violations) is not redact
    assert violations[0].frame == f"({len(line)} characters, redacted)"


def test_a_frame_over_the_limit() -> None:
    violations: list[Violation] = []
    options = ClientOptions(redact_frames=True, max_frame_bytes=100)
    report = Reporter(violations.append, redact=True)
    Endpoint(options, lambda data: None, lambda item: None, report, lambda error: None).feed(SECRET.encode() * 100)
    assert violations[0].frame == "(600 bytes and more, not kept)"


def spoiled(value: Any) -> Iterator[Any]:
    """The value with one part of it, at any depth, replaced by one that tells a secret."""
    yield from (SECRET, NUMBER, [SECRET], {SECRET: SECRET})
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        for other in spoiled(part):
            copy = value.copy()
            copy[key] = other
            yield copy


@pytest.mark.parametrize("method", NOTIFICATIONS)
def test_no_fault_of_a_notification(method: str) -> None:
    plain = 0
    for file in (ROOT / "schema/examples" / NOTIFICATIONS[method].params.__name__).glob("*.json"):
        for params in spoiled(json.loads(file.read_text())):
            line = json.dumps({"jsonrpc": "2.0", "method": method, "params": params})
            quoting, redacted = read_server_frame(line), read_server_frame(line, redact=True)
            assert isinstance(redacted, Fault) is isinstance(quoting, Fault)
            if isinstance(redacted, Fault):
                plain += shows(quoting)
                assert not shows(redacted)
    assert plain > 1


BAD_ANSWERS: dict[str, Any] = {
    "a bad result": {"result": {"serverInfo": SECRET, "protocolVersion": 1, "capabilities": NUMBER}},
    "a result of another type": {"result": SECRET},
    "a bad error": {"error": {"code": SECRET, "message": NUMBER}},
    "both": {"result": SECRET, "error": SECRET},
    "another jsonrpc": {"jsonrpc": SECRET, "result": {}},
    "a version that is none": {"result": {"protocolVersion": SECRET}},
}


@pytest.mark.parametrize("what", BAD_ANSWERS)
async def test_a_bad_answer(what: str) -> None:
    violations: list[Violation] = []
    told = endpoint(violations)
    params = {"cwd": "/", "provider": "p", "model": "m", "protocolVersion": max(PROTOCOL_VERSIONS)}
    frame = {"jsonrpc": "2.0", "id": 1, **BAD_ANSWERS[what]}
    told._write = lambda data: told.feed(json.dumps(frame).encode() + b"\n")  # type: ignore[method-assign]
    with pytest.raises(LocalError) as raised:
        await told.request("initialize", params, 5, None)
    assert raised.value.code in ("PROTOCOL_VIOLATION", "VERSION_MISMATCH")
    assert not shows(raised.value, *violations)


def test_an_answer_of_any_type() -> None:
    fault = read_answer({"jsonrpc": "2.0", "result": SECRET}, "acme/later", None, redact=True)
    assert isinstance(fault, Fault) and fault.message == "the result must be an object, got a string of 6 characters"


async def test_params_that_are_not_sent() -> None:
    bad = {"sessionId": "s", "contentBlocks": SECRET}
    with pytest.raises(ProtocolViolationError) as raised:
        await endpoint([]).request("session/prompt", bad, None, None)
    assert str(raised.value) == "session/prompt was not sent: /params/contentBlocks must be array, got a string of 6 characters"


@pytest.mark.parametrize(
    ("value", "shown"),
    [("", "a string of 0 characters"), (1, "a number"), (True, "a boolean"), (None, "null"), ([1], "an array of 1"), ({}, "an object")],
)
def test_a_value(value: Any, shown: str) -> None:
    assert shorten_value(value, redact=True) == shown


@pytest.mark.runtime
def test_a_harness_and_its_runs() -> None:
    script = {"initialize": VERSION_1, "session/prompt": [event(SECRET, {}, seq=SECRET), answer({SECRET: SECRET})]}
    violations: list[Violation] = []
    with DeepSeekHarness(
        command=fake(script), provider="p", model="m", redact_frames=True, on_violation=violations.append
    ) as harness:
        with pytest.raises(ProtocolViolationError) as raised:
            harness.run("x")
    assert len(violations) == 2
    assert not shows(raised.value, *violations)
