"""The language-neutral vectors: the same verdicts as in TypeScript."""

from __future__ import annotations

import json
from typing import Any, Optional

import pytest

from dsh_wire.errors import ProtocolViolationError
from dsh_wire.frames import Response, accepted_version, encode_request, read_answer, read_server_frame, result_type
from dsh_wire.violation import Fault

from support import ROOT

FOLDER = ROOT / "test/vectors"
CASES = [
    pytest.param(file.parent.name, case, id=f"{file.stem}-{number}")
    for file in sorted(FOLDER.glob("*/*.json"))
    for number, case in enumerate(json.loads(file.read_text("utf8"))["cases"])
]


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
    frame_or_fault = read_server_frame(line)
    if isinstance(frame_or_fault, Fault):
        return frame_or_fault.kind, frame_or_fault.pointer
    method = case.get("requestMethod")
    if isinstance(frame_or_fault, Response) and method is not None:
        frame = frame_or_fault.frame
        version = accepted_version(2**53, frame.get("result")) if method == "initialize" else case.get("version")
        answer = read_answer(frame, method, result_type(method, version))
        if isinstance(answer, Fault):
            return answer.kind, answer.pointer
    return None


@pytest.mark.parametrize("verdict, case", CASES)
def test_vector(verdict: str, case: dict[str, Any]) -> None:
    found = judge(case, case["line"] if "line" in case else case["frame"])
    if verdict == "accept":
        assert found is None
    else:
        assert found == (case["kind"], case["pointer"])
        assert judge(case, case["mended"]) is None
