"""Whatever arrives or is sent: nothing is lost, and nothing raises that should be reported."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from dsh_wire.frames import Notification, Response, check, encode_request, exceeds_depth, read_answer, read_server_frame, result_type
from dsh_wire.models import REQUESTS, SessionEvent, SessionEventNotification, TextBlock
from dsh_wire.violation import Fault

TEXT = st.text(st.characters())
NAMES = st.text(st.characters(codec="utf-8")).map(lambda name: f"x{name}")
"""Members that the models do not know. Of lone surrogates in them see below."""
NUMBERS = st.integers(-(2**53) + 1, 2**53 - 1) | st.floats(allow_nan=False, allow_infinity=False)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | TEXT,
    lambda children: st.lists(children, max_size=4) | st.dictionaries(TEXT, children, max_size=4),
    max_leaves=12,
)
EVENT = TypeAdapter(SessionEventNotification)


def dumped(model: Any) -> Any:
    return json.loads(json.dumps(model.to_wire()))


@given(JSON, st.dictionaries(NAMES, JSON, max_size=3))
def test_unknown_events_and_members_survive(data: Any, more: dict[str, Any]) -> None:
    value = {"sessionId": "s", "event": {"type": "acme/new", "seq": 0, "time": 0, "data": data, **more}, **more}
    found = read_server_frame(json.dumps({"jsonrpc": "2.0", "method": "session.event", "params": value}))
    assert isinstance(found, Notification)
    assert dumped(found.params) == value


@given(TEXT, st.dictionaries(NAMES, JSON, max_size=3))
def test_prompts_of_any_text_are_one_line_and_arrive_whole(text: str, more: dict[str, Any]) -> None:
    params = {"sessionId": text or "s", "contentBlocks": [{"type": "text", "text": text, **more}]}
    line = encode_request(1, "session/prompt", params, 1, 200)
    assert b"\n" not in line and json.loads(line)["params"] == params
    assert dumped(check(TextBlock, params["contentBlocks"][0])) == params["contentBlocks"][0]


def test_lone_surrogates_in_names_do_not_lose_the_value() -> None:
    value = {"type": "acme/new", "seq": 0, "time": 0, "data": {}, "x\ud83c": [{"\udc00": "\ud83c"}]}
    assert dumped(check(SessionEvent, value)) == {"type": "acme/new", "seq": 0, "time": 0, "data": {}, "x\ufffd": [{"\ufffd": "\ud83c"}]}


@given(JSON | st.dictionaries(st.sampled_from(["jsonrpc", "id", "method", "params", "result", "error"]), JSON | st.just("2.0")))
def test_any_json_is_a_frame_or_a_fault(value: Any) -> None:
    found = read_server_frame(json.dumps(value))
    assert isinstance(found, (Notification, Response, Fault))
    if isinstance(found, Response):
        for method in REQUESTS:
            read_answer(found.frame, method, result_type(method, 1))


@given(st.text() | st.text('{}[]":,0123456789.eE-+ntfalsrue\\u \ufeff'))
def test_any_line_is_a_frame_or_a_fault(line: str) -> None:
    assert read_server_frame(line) is None or isinstance(read_server_frame(line), (Notification, Response, Fault))


@given(st.integers(0, 2000), st.booleans())
def test_depth_is_counted_in_levels(levels: int, objects: bool) -> None:
    value: Any = 0
    for _ in range(levels):
        value = {"x": value} if objects else [value]
    assert exceeds_depth(value, 200) is (levels > 200)


def test_numbers_longer_than_python_converts_are_numbers() -> None:
    digits = "9" * 5000
    found = read_server_frame(f'{{"jsonrpc":"2.0","method":"acme/n","params":{{"n":{digits},"m":1}}}}')
    assert isinstance(found, Notification) and found.params["m"] == 1
    bad = read_server_frame(f'{{"jsonrpc":"2.0","method":"acme/n","params":{{"n":{digits},"m":NaN}}}}')
    assert isinstance(bad, Fault) and bad.kind == "not-json"


def test_a_raised_depth_is_read() -> None:
    nested = "[" * 850 + "]" * 850
    frame = f'{{"jsonrpc":"2.0","method":"acme/n","params":{nested}}}'
    assert isinstance(read_server_frame(frame, 900), Notification)
    assert isinstance(read_server_frame(frame, 200), Fault)
