"""What is told of a value that breaks its type: the same faults, at the same places, as the TypeScript SDK tells."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest
from pydantic import ValidationError

from dsh_wire._issues import MAX_ISSUES, issues_of
from dsh_wire.frames import check
from dsh_wire.models import WIRE_TYPES
from dsh_wire.violation import Issue

from support import ROOT
from test_models import EXAMPLES, mutants

FOLDER = ROOT / "test/vectors/messages"
CASES = [
    pytest.param(case, id=f"{file.stem}-{number}")
    for file in sorted(FOLDER.glob("*.json"))
    for number, case in enumerate(json.loads(file.read_text("utf8"))["cases"])
]
# Reads a type and a value a line, and writes the issues.
TYPESCRIPT = """
import { createInterface } from 'node:readline'
import { validate } from './dist/index.js'
for await (const line of createInterface({ input: process.stdin })) {
  const [type, value] = JSON.parse(line)
  console.log(JSON.stringify(validate(type, value).issues ?? []))
}
"""


def issues(name: str, value: Any) -> tuple[Issue, ...]:
    try:
        check(WIRE_TYPES[name], value)
        return ()
    except ValidationError as error:
        return issues_of(error, value, "")


@pytest.mark.parametrize("case", CASES)
def test_vector(case: dict[str, Any]) -> None:
    found = issues(case["type"], case["value"])
    assert [{"pointer": issue.pointer, "keyword": issue.keyword} for issue in found] == case["issues"]


@pytest.mark.runtime
def test_the_same_as_in_typescript_of_every_mutant_of_every_example() -> None:
    spoilt = [
        (path.parent.name, mutant)
        for path in EXAMPLES
        if path.parent.name in WIRE_TYPES
        for mutant in mutants(json.loads(path.read_text("utf8")))
    ]
    lines = "".join(f"{json.dumps(item)}\n" for item in spoilt)
    node = ["node", "--input-type=module", "-e", TYPESCRIPT]
    told = subprocess.run(node, input=lines, capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()
    differences = []
    for (name, value), line in zip(spoilt, told, strict=True):
        theirs = [(issue["pointer"], issue["keyword"]) for issue in json.loads(line)]
        # pydantic looks at no item of a list that has too many.
        longer = tuple(f"{pointer}/" for pointer, keyword in theirs if keyword == "maxItems")
        theirs = [issue for issue in theirs if not issue[0].startswith(longer)] if longer else theirs
        ours = [(issue.pointer, issue.keyword) for issue in issues(name, value)]
        if ours != theirs:
            differences.append((name, value, ours, theirs))
    assert differences == []


@pytest.mark.parametrize(
    "name, value, message",
    [
        ("ServerInfo", {"version": ""}, "is missing"),
        ("ServerInfo", {"name": 5, "version": ""}, "must be string, got 5"),
        ("ServerInfo", [1], "must be object, got an array of 1"),
        ("ImageBlock", None, "must be object, got null"),
        ("SessionStatus", "busy", 'must be one of "running", "idle", got "busy"'),
        ("CompactionPruneData", {"shadowedRange": {"start": 1, "end": 2}, "shadowedSeqs": [], "shadowedTokenCount": -1}, "must be at least 0, got -1"),
        ("SessionPromptParams", {"sessionId": "", "contentBlocks": []}, "must not be empty"),
        ("AdapterDefaults", {"maxTokens": None}, "must not be null; leave the member out, got null"),
        ("GoalChangeData", {"operation": "x"}, 'must be one of "create", "edit", "pause", "resume", "complete", "block", "clear", got "x"'),
        ("GoalChangeData", {}, 'must be one of "create", "edit", "pause", "resume", "complete", "block", "clear", got nothing'),
    ],
)
def test_messages_say_what_was_expected_and_what_was_found(name: str, value: Any, message: str) -> None:
    assert [issue.message for issue in issues(name, value)] == [message]


def test_repeated_items_are_named() -> None:
    event = {"type": "x", "seq": 0, "time": 0, "data": {}, "surfaceOp": "append", "sourceEventSeqs": [1, 2, 1]}
    [issue] = issues("SurfaceEventEnvelope", event)
    assert issue.message == "must not repeat an item: items 0 and 2 are equal"


def test_values_are_shortened_and_faults_counted() -> None:
    [issue] = issues("SessionStatus", "x" * 5000)
    assert len(issue.message) < 200 and "(5000 characters)" in issue.message
    assert len(issues("SessionPromptParams", {"sessionId": "s", "contentBlocks": [{"type": "text"}] * 1000})) == MAX_ISSUES == 20
