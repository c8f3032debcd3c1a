"""The language-neutral vectors: the same verdicts as in TypeScript."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any, Optional

import pytest

from dsh_wire._endpoint import Endpoint
from dsh_wire._options import ClientOptions
from dsh_wire.errors import ProtocolViolationError
from dsh_wire.frames import (
    Notification,
    Response,
    accepted_version,
    as_json,
    check,
    encode_request,
    read_answer,
    read_server_frame,
    result_type,
)
from dsh_wire.framing import LineDecoder
from dsh_wire.models import REQUESTS, JsonRpcError
from dsh_wire.violation import Fault

from support import ROOT

FOLDER = ROOT / "test/vectors"


def cases(*verdicts: str) -> list[Any]:
    """All but what only a server can tell: how it reads the lines and the ids of clients."""
    return [
        pytest.param(file.parent.name, case, id=f"{file.stem}-{number}")
        for verdict in verdicts
        for file in sorted((FOLDER / verdict).glob("*.json"))
        for number, case in enumerate(json.loads(file.read_text("utf8"))["cases"])
        if case["from"] == "server" or ("frame" in case and case.get("kind", "invalid-params") == "invalid-params")
    ]


def type_of_result(case: dict[str, Any], frame: dict[str, Any]) -> Any:
    method = case["requestMethod"]
    version = accepted_version(2**53, frame.get("result")) if method == "initialize" else case.get("version")
    return result_type(method, version)


def judge(case: dict[str, Any], written: Any) -> Optional[tuple[str, str]]:
    """Which rule is broken and where; None where none is."""
    line = written if isinstance(written, str) else json.dumps(written)
    if case["from"] == "client":
        frame = json.loads(line)
        params = frame.get("params", {} if frame["method"] != "shutdown" else None)
        try:
            encode_request(1, frame["method"], params, case.get("version"), 200)
        except ProtocolViolationError as error:
            return "invalid-params", error.pointer
        return None
    found = read_server_frame(line)
    if isinstance(found, Fault):
        return found.kind, found.pointer
    method = case.get("requestMethod")
    if isinstance(found, Response) and found.too_deep:
        return "too-deep", ""
    if isinstance(found, Response) and method is not None:
        answer = read_answer(found.frame, method, type_of_result(case, found.frame))
        if isinstance(answer, Fault):
            return answer.kind, answer.pointer
    return None


VERDICTS = cases("accept", "reject")


def is_about_an_id(case: Any) -> bool:
    return bool(case.values[1].get("kind") == "invalid-id")


@pytest.mark.parametrize("verdict, case", [case for case in VERDICTS if not is_about_an_id(case)])
def test_verdict(verdict: str, case: dict[str, Any]) -> None:
    found = judge(case, case["line"] if "line" in case else case["frame"])
    if verdict == "accept":
        assert found is None
    else:
        assert found == (case["kind"], case["pointer"])
        assert judge(case, case["mended"]) is None


@pytest.mark.parametrize("verdict, case", [case for case in VERDICTS if is_about_an_id(case)])
async def test_an_answer_under_no_id_settles_nothing(verdict: str, case: dict[str, Any]) -> None:
    reported: list[Fault] = []
    endpoint = Endpoint(ClientOptions(), lambda _: None, lambda _: None, lambda fault, _: reported.append(fault), lambda _: None)
    call = asyncio.ensure_future(endpoint.request(case["requestMethod"], None, None, None))
    await asyncio.sleep(0)
    for frame in (case["frame"], {"jsonrpc": "2.0", "id": 1, "result": {}}):
        endpoint.feed(json.dumps(frame).encode() + b"\n")
    await call
    assert [(fault.kind, fault.pointer) for fault in reported] == [("unknown-id", "/id")]


@pytest.mark.parametrize("verdict, case", cases("roundtrip"))
def test_round_trip(verdict: str, case: dict[str, Any]) -> None:
    frame = case["frame"]
    if case["from"] == "client":
        wire_type = REQUESTS[frame["method"]].params
        params = as_json(check(wire_type, frame["params"])) if wire_type is not None else None
        assert json.loads(encode_request(frame["id"], frame["method"], params, case["version"], 200)) == frame
        return
    found = read_server_frame(json.dumps(frame))
    if isinstance(found, Response):
        answer = read_answer(found.frame, case["requestMethod"], type_of_result(case, frame))
        part = "error" if isinstance(answer, JsonRpcError) else "result"
        assert {**frame, part: as_json(answer)} == frame
    else:
        assert isinstance(found, Notification)
        assert handed_on(found) == frame


def handed_on(item: Notification) -> dict[str, Any]:
    frame = {"jsonrpc": "2.0", "method": item.method, "params": as_json(item.params)}
    return frame if item.params is not None else {"jsonrpc": "2.0", "method": item.method}


@pytest.mark.parametrize("verdict, case", cases("framing"))
def test_framing(verdict: str, case: dict[str, Any]) -> None:
    frames: list[Any] = []
    violations: list[str] = []

    def on_line(line: str) -> None:
        found = read_server_frame(line)
        if isinstance(found, Fault):
            violations.append(found.kind)
        elif isinstance(found, Notification):
            frames.append(handed_on(found))

    decoder = LineDecoder(case.get("maxFrameBytes", 2**53), on_line, lambda size: violations.append("too-large"))
    written = base64.b64decode(case["bytes"])
    sizes = case.get("chunks", [len(written)])
    start = turn = 0
    while start < len(written):
        size = sizes[turn % len(sizes)]
        decoder.feed(written[start : start + size])
        start, turn = start + size, turn + 1
    decoder.end()
    assert (frames, violations) == (case["frames"], case["violations"])
