"""Whatever arrives or is sent: nothing is lost, and nothing raises that should be reported."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, Optional

from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from dsh_wire._endpoint import Endpoint
from dsh_wire._options import ClientOptions
from dsh_wire.errors import JsonRpcResponseError, ProtocolViolationError, TransportClosedError
from dsh_wire.frames import Notification, Response, check, encode_request, exceeds_depth, read_answer, read_server_frame, result_type
from dsh_wire.models import NOTIFICATIONS, REQUESTS, SessionEvent, SessionEventNotification, TextBlock
from dsh_wire.violation import Fault

from support import ROOT

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
EXAMPLES = [
    {"jsonrpc": "2.0", "method": method, "params": json.loads(file.read_text("utf8"))}
    for method, entry in NOTIFICATIONS.items()
    for file in sorted((ROOT / "schema/examples" / entry.params.__name__).glob("*.json"))
]
PIECES = [b'{"jsonrpc":"2.0",', b'"id":1', b'"method":"acme/n', b"}", b"\n", b"\r\n", b"[]", b"null", b"\xef\xbb\xbf", b'{"id":9,"result":{}}', b"["]
NOISE = st.lists(st.binary(max_size=20) | st.sampled_from(PIECES), max_size=10).map(b"".join)
"""Bytes that are nearly frames."""
SIZES = st.lists(st.integers(1, 60), min_size=1, max_size=5)
PADDED = st.tuples(st.sampled_from(["", " ", "\ufeff", "\n", "\t\v"]), st.sampled_from(["\n", "\r\n", " \n", "\n\n"]))


class Client:
    """An endpoint, what it hands on, and what it reports."""

    def __init__(self) -> None:
        self.handed: list[Notification] = []
        self.reported: list[str] = []
        self.endpoint = Endpoint(ClientOptions(), lambda _: None, self.handed.append, self._report, self._fail)

    def _report(self, fault: Fault, _line: str) -> None:
        self.reported.append(fault.kind)

    def _fail(self, error: Exception) -> None:
        raise error

    def feed(self, written: bytes, sizes: list[int]) -> None:
        """Cuts what is written into chunks of these sizes, over and over."""
        for chunk in cut(written, sizes):
            self.endpoint.feed(chunk)

    def request(self, method: str, params: Any) -> asyncio.Task[Any]:
        return asyncio.ensure_future(self.endpoint.request(method, params, None, None))


def cut(written: bytes, sizes: list[int]) -> Iterator[bytes]:
    start = turn = 0
    while start < len(written):
        size = sizes[turn % len(sizes)]
        yield written[start : start + size]
        start, turn = start + size, turn + 1


def line(frame: Any) -> bytes:
    return json.dumps(frame).encode() + b"\n"


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


@given(st.lists(NOISE, min_size=1, max_size=5), SIZES)
def test_every_good_frame_is_handed_on_whatever_stands_on_the_lines_between(between: list[bytes], sizes: list[int]) -> None:
    client = Client()
    rows = [noise + b"\n" + line({"jsonrpc": "2.0", "method": "acme/good", "params": n}) for n, noise in enumerate(between)]
    client.feed(b"".join(rows), sizes)
    assert [item.params for item in client.handed if item.method == "acme/good"] == list(range(len(between)))


@given(NOISE, SIZES)
def test_a_call_is_settled_by_the_next_good_frame(noise: bytes, sizes: list[int]) -> None:
    async def scenario() -> None:
        client = Client()
        call = client.request("shutdown", None)
        await asyncio.sleep(0)
        # An answer under the call's id settles it, good or bad.
        client.feed(noise.replace(b"1", b"7") + b"\n" + line({"jsonrpc": "2.0", "id": 1, "result": {"n": 5}}), sizes)
        client.endpoint.close(TransportClosedError("the answer was lost"))
        assert dumped(await call) == {"n": 5}

    asyncio.run(scenario())


UNKNOWN = st.builds(lambda name, params: {"jsonrpc": "2.0", "method": f"acme/{name}", "params": params}, TEXT, JSON)


@given(st.lists(st.tuples(st.sampled_from(EXAMPLES) | UNKNOWN, PADDED), max_size=6), SIZES, st.booleans(), st.booleans())
def test_any_notifications_in_any_chunking_are_what_was_written(
    sent: list[tuple[Any, tuple[str, str]]], sizes: list[int], escaped: bool, cut_end: bool
) -> None:
    client = Client()
    written = "".join(before + json.dumps(frame, ensure_ascii=escaped) + after for frame, (before, after) in sent)
    # Halves of characters can only be written as escapes.
    whole = "".join(f"\\u{ord(char):04x}" if "\ud800" <= char <= "\udfff" else char for char in written)
    client.feed((whole.rstrip() if cut_end else whole).encode(), sizes)
    client.endpoint.end()
    assert client.reported == []
    handed = [{"jsonrpc": "2.0", "method": item.method, "params": dumped_params(item.params)} for item in client.handed]
    assert handed == [frame for frame, _ in sent]


def dumped_params(params: Any) -> Any:
    return dumped(params) if hasattr(params, "to_wire") else params


CALLS = range(6)


@given(
    st.sets(st.sampled_from(CALLS)),
    st.lists(st.tuples(st.sampled_from(CALLS), st.sampled_from(["result", "error", "invalid"])), max_size=20),
    SIZES,
)
def test_any_interleaving_of_answers_settles_each_call_exactly_once(
    abandoned: set[int], answers: list[tuple[int, str]], sizes: list[int]
) -> None:
    # The first answer of a call decides; that of an abandoned one is quiet; all later ones answer no call.
    expected: list[Any] = ["cancelled" if call in abandoned else "closed" for call in CALLS]
    reported = []
    for n, (call, kind) in enumerate(answers):
        if call in [other for other, _ in answers[:n]]:
            reported.append("unknown-id")
        elif call not in abandoned:
            expected[call] = "invalid" if kind == "invalid" else n
            reported += ["invalid-result"] if kind == "invalid" else []

    async def scenario() -> tuple[list[Any], list[str]]:
        client = Client()
        calls = [client.request("session/close", {"sessionId": "s"}) for _ in CALLS]
        await asyncio.sleep(0)
        for call in abandoned:
            calls[call].cancel()
        await asyncio.sleep(0)
        for n, (call, kind) in enumerate(answers):
            said: dict[str, Any] = {
                "result": {"result": {"closed": True, "n": n}},
                "error": {"error": {"code": n, "message": "m"}},
                "invalid": {"result": {}},
            }
            client.feed(line({"jsonrpc": "2.0", "id": call + 1, **said[kind]}), sizes)
        client.endpoint.close(TransportClosedError("over"))
        return [outcome(found) for found in await asyncio.gather(*calls, return_exceptions=True)], client.reported

    assert asyncio.run(scenario()) == (expected, reported)


def outcome(found: Any) -> Any:
    if isinstance(found, JsonRpcResponseError):
        return found.code
    names = {asyncio.CancelledError: "cancelled", ProtocolViolationError: "invalid", TransportClosedError: "closed"}
    return names[type(found)] if isinstance(found, BaseException) else dumped(found)["n"]


UNHOLDABLE = st.sampled_from([float("nan"), float("inf"), b"", {1, 2}, object(), 1j])


@given(
    st.sampled_from([*REQUESTS, "acme/ask", "__proto__"]),
    JSON | UNHOLDABLE | st.dictionaries(TEXT, UNHOLDABLE),
    st.sampled_from([None, 0, 1]),
)
def test_any_value_as_params_is_one_line_or_refused(method: str, params: Any, version: Optional[int]) -> None:
    try:
        written = encode_request(1, method, params, version, 200)
    except ProtocolViolationError as error:
        assert error.pointer is not None
    else:
        assert b"\n" not in written and json.loads(written).get("params") == params
