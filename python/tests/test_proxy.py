"""A program that reads what a server wrote and writes it again, with the models between, loses nothing."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Optional

import pytest

from dsh_wire.frames import Notification, Response, as_json, check, encode_request, read_answer, read_server_frame, result_type
from dsh_wire.models import REQUESTS, JsonRpcError

from support import ROOT

EXAMPLES = sorted((ROOT / "schema/examples").glob("*/*.json"))
RECORDINGS = sorted((ROOT.parent / "shared/transcripts").glob("*.ndjson"))
ASKED = re.compile(r'"id":(?P<id>"[^"]*"|-?\d+),"method":"(?P<method>[^"]+)"')
"""The id and the method of a recorded request."""
MANIFEST = json.loads((ROOT / "schema/protocol.json").read_text("utf8"))


def examples(name: str) -> list[Any]:
    return [json.loads(file.read_text("utf8")) for file in EXAMPLES if file.parent.name == name]


def passed_on(line: str, method: str, version: Optional[int]) -> Any:
    """A server's frame, written again from what is made of it."""
    found = read_server_frame(line)
    if isinstance(found, Notification):
        params = {} if found.params is None else {"params": as_json(found.params)}
        return {"jsonrpc": "2.0", "method": found.method, **params}
    assert isinstance(found, Response), found
    answer = read_answer(found.frame, method, result_type(method, version) if method in REQUESTS else None)
    part = "error" if isinstance(answer, JsonRpcError) else "result"
    return {"jsonrpc": "2.0", "id": found.id, part: as_json(answer)}


def asked_again(frame: dict[str, Any], version: Optional[int]) -> Any:
    """A client's request, written again from what is made of it."""
    wire_type = REQUESTS[frame["method"]].params
    params = frame.get("params") if wire_type is None else as_json(check(wire_type, frame["params"]))
    return json.loads(encode_request(frame["id"], frame["method"], params, version, 200))


@pytest.mark.parametrize("method, version", [(name, n) for name, entry in MANIFEST["requests"].items() for n in entry["versions"]])
def test_calls(method: str, version: int) -> None:
    entry = MANIFEST["requests"][method]
    results = examples(entry["result"][str(version)])
    assert results
    answers = [{"result": result} for result in results] + [{"error": error} for error in examples("JsonRpcError")]
    for answer in answers:
        frame = {"jsonrpc": "2.0", "id": 1, **answer}
        assert passed_on(json.dumps(frame), method, version) == frame
    for params in examples(entry["params"]) if entry["params"] else []:
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        assert asked_again(request, version) == request


def test_notifications_and_events() -> None:
    events = [value for name in {file.parent.name for file in EXAMPLES} if name.endswith("Event") for value in examples(name)]
    told = [("session.event", {"sessionId": "main", "event": event, "more": {"than": ["known"]}}) for event in events]
    told += [(method, params) for method, entry in MANIFEST["notifications"].items() for params in examples(entry["params"])]
    assert len(told) > 80
    for method, params in told:
        frame = {"jsonrpc": "2.0", "method": method, "params": params}
        assert passed_on(json.dumps(frame), "", 1) == frame


@pytest.mark.skipif(not RECORDINGS, reason="needs ../shared/transcripts")
@pytest.mark.parametrize("recording", RECORDINGS, ids=[file.stem for file in RECORDINGS])
def test_recordings(recording: Path) -> None:
    methods: dict[Any, str] = {}
    told = 0
    for line in map(json.loads, recording.read_text("utf8").strip("\n").split("\n")):
        if line["from"] == "client":
            request = ASKED.search(line["raw"])
            if request:
                methods[json.loads(request["id"])] = request["method"]
            continue
        frame = json.loads(line["raw"])
        assert passed_on(line["raw"], methods.get(frame.get("id"), ""), 0) == frame
        told += 1
    assert told
