"""What a client makes of one line, and how it writes one."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Literal, Optional, Union

from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic_core import from_json

from ._issues import issues_of, summarize
from ._names import refused_a_name, with_readable_names
from .errors import ProtocolViolationError
from .models import NOTIFICATIONS, PROTOCOL_VERSIONS, REQUESTS, JsonRpcError
from .violation import Fault, Issue, shorten_value

DEFAULT_MAX_DEPTH = 200
"""Deepest nesting of arrays and objects read or written, in levels; the same in every SDK."""
DEFAULT_MAX_FRAME_BYTES = 64 * 1024 * 1024
"""Longest frame read or written, in bytes without the line end; the same in every SDK."""
LARGEST_MAX_DEPTH = 900
"""Python's JSON reader recurses, and gives up at a thousand levels, those of its callers included."""
_PADDING = " \t\v\f\r\ufeff"
_RESPONSE_START = re.compile(r'\{\s*(?:"jsonrpc"\s*:\s*"2\.0"\s*,\s*)?"id"\s*:\s*(\d{1,15})\s*,\s*"(result|error)"\s*:')
_ADAPTERS: dict[int, TypeAdapter[Any]] = {}


@dataclass(frozen=True)
class Notification:
    """A notification as it arrived."""

    method: str
    """What happened."""
    params: Any
    """A model of the method's type; of a notification of a later release the raw JSON."""
    known: bool = True
    """False for a notification that this release does not know."""


@dataclass(frozen=True)
class Response:
    """A response, unchecked but for being one."""

    id: Any
    frame: dict[str, Any]
    too_deep: bool


ServerFrame = Union[Notification, Response, Fault, None]


def exceeds_depth(value: Any, levels: int) -> bool:
    """Whether arrays and objects nest over ``levels`` deep. Goes level by level, since Python bounds recursion."""
    level = [value]
    for _ in range(levels + 1):
        level = [item for item in level if isinstance(item, (dict, list, tuple))]
        if not level:
            return False
        level = [child for item in level for child in (item.values() if isinstance(item, dict) else item)]
    return True


def check(wire_type: Any, value: Any) -> Any:
    """The value as a model. Raises ``ValidationError``; see ``issues_of``."""
    adapter = _ADAPTERS.get(id(wire_type))
    if adapter is None:
        adapter = _ADAPTERS[id(wire_type)] = TypeAdapter(wire_type)
    try:
        return adapter.validate_python(value)
    except ValidationError as error:
        if not refused_a_name(error):
            raise
        return adapter.validate_python(with_readable_names(value))


def schema_fault(kind: str, method: str, issues: tuple[Issue, ...]) -> Fault:
    """A fault of a body that breaks its schema."""
    return Fault(kind, summarize(issues), issues[0].pointer if issues else "", issues, method)


def _parse(line: str, max_depth: int) -> tuple[Literal["blank", "value", "too-deep", "not-json"], Any]:
    text = line.strip(_PADDING)
    if text == "":
        return "blank", None
    try:
        value = _loads(text)
    except RecursionError:
        return "too-deep", _outline(text)
    except ValueError as error:
        return "not-json", str(error)
    if len(text) > 2 * max_depth and exceeds_depth(value, max_depth):
        return "too-deep", value
    return "value", value


def _outline(text: str) -> Any:
    """What can be told of a frame that nests too deep to be read: which call it answers, as servers write the id first."""
    match = _RESPONSE_START.match(text)
    return {"id": int(match[1]), match[2]: None} if match else None


def _loads(text: str) -> Any:
    try:
        # Twice as fast as the standard library's; it refuses lone surrogates, and nesting and numbers without end.
        return from_json(text, allow_inf_nan=False)
    except ValueError:
        pass
    try:
        value, end = _READER.raw_decode(text)
    except json.JSONDecodeError:
        raise
    except ValueError as error:
        if "is no JSON" in str(error):
            raise
        value, end = _LENIENT_READER.raw_decode(text)
    if end != len(text):
        raise json.JSONDecodeError("Extra data", text, end)
    return value


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


_READER = json.JSONDecoder(parse_constant=_refuse_constant)
# An integer of more digits than Python converts is for every JSON reader beyond what a double holds.
_LENIENT_READER = json.JSONDecoder(
    parse_constant=_refuse_constant, parse_int=lambda digits: int(digits) if len(digits) < 400 else float(digits)
)


def read_server_frame(line: str, max_depth: int = DEFAULT_MAX_DEPTH, redact: bool = False) -> ServerFrame:
    """Reads a line that a server wrote; None if it is blank. With ``redact`` faults show no value."""
    kind, value = _parse(line, max_depth)
    if kind == "blank":
        return None
    if kind == "not-json":
        return Fault("not-json", f"a line that is not JSON: {value}")
    too_deep = kind == "too-deep"
    is_object = isinstance(value, dict)
    if is_object and "method" in value and "id" in value:
        message = f"the request {shorten_value(value['method'], redact)}: servers send no requests"
        return Fault("unexpected-request", message, "/id")
    if is_object and "method" not in value and ("result" in value or "error" in value):
        return Response(value.get("id"), value, too_deep)
    if too_deep:
        return Fault("too-deep", f"a frame that nests deeper than {max_depth} levels")
    if not is_object or "method" not in value:
        return Fault("not-a-frame", "JSON that is neither a response nor a notification")
    return _read_notification(value, redact)


def _read_notification(frame: dict[str, Any], redact: bool) -> Union[Notification, Fault]:
    if frame.get("jsonrpc") != "2.0":
        found = shorten_value(frame.get("jsonrpc"), redact)
        return Fault("not-a-frame", f'a notification whose jsonrpc is not "2.0" but {found}', "/jsonrpc")
    method, params = frame["method"], frame.get("params")
    if not isinstance(method, str):
        found = shorten_value(method, redact)
        return Fault("not-a-frame", f"a notification whose method is no string but {found}", "/method")
    entry = NOTIFICATIONS.get(method)
    if entry is None:
        return Notification(method, params, known=False)
    try:
        return Notification(method, check(entry.params, params))
    except ValidationError as error:
        return schema_fault("invalid-params", method, issues_of(error, params, "/params", redact))


def read_answer(
    frame: dict[str, Any], method: str, result_type: Any, redact: bool = False
) -> Union[BaseModel, JsonRpcError, dict[str, Any], Fault]:
    """What a response says: the result as a model, the error, or what is wrong. Without a type any object is a result. With
    ``redact`` faults show no value."""
    if frame.get("jsonrpc") != "2.0":
        found = shorten_value(frame.get("jsonrpc"), redact)
        return Fault("not-a-frame", f'jsonrpc must be "2.0", got {found}', "/jsonrpc", method=method)
    if "error" in frame and "result" in frame:
        return Fault("not-a-frame", "it has both a result and an error", "/error", method=method)
    part, wire_type = ("error", JsonRpcError) if "error" in frame else ("result", result_type)
    value = frame[part]
    if wire_type is None:
        if isinstance(value, dict):
            return value
        found = shorten_value(value, redact)
        return Fault("invalid-result", f"the result must be an object, got {found}", "/result", method=method)
    try:
        checked: BaseModel = check(wire_type, value)
        return checked
    except ValidationError as error:
        return schema_fault(f"invalid-{part}", method, issues_of(error, value, f"/{part}", redact))


def result_type(method: str, version: Optional[int]) -> Any:
    """The type of a method's result in a version. Before one is negotiated, runtimes of protocol 0 answer already."""
    results = REQUESTS[method].results
    return results.get(version or 0, results.get(1))


def accepted_version(offer: int, result: Any) -> Optional[int]:
    """The version a server's answer means, or None if this client does not speak it or did not offer it."""
    answer = result.get("protocolVersion", 0) if isinstance(result, dict) else 0
    if isinstance(answer, bool) or answer not in PROTOCOL_VERSIONS or answer > offer:
        return None
    return int(answer)


def as_json(value: Any) -> Any:
    """Models as the JSON they stand for; anything else as it is."""
    return value.model_dump(by_alias=True, exclude_unset=True) if isinstance(value, BaseModel) else value


def encode_request(
    request_id: int, method: str, body: Any, version: Optional[int], max_depth: int, redact: bool = False
) -> bytes:
    """A request as one line without its end. Raises ``ProtocolViolationError`` if it breaks the protocol, which with
    ``redact`` shows no value."""
    entry = REQUESTS.get(method)
    if entry is None:
        raise ProtocolViolationError(f"{shorten_value(method)} is no method of this protocol", "/method")
    if version is not None and version not in entry.versions:
        raise ProtocolViolationError(f"{method} is not in protocol version {version}, which the server speaks", "/method")
    frame = {"jsonrpc": "2.0", "id": request_id, "method": method}
    if body is not None:
        frame["params"] = body
    try:
        line = _dump(frame)
    except (TypeError, ValueError, RecursionError) as error:
        raise ProtocolViolationError(f"{method} was not sent: {error}", "/params") from error
    if exceeds_depth(body, max_depth - 1):
        raise ProtocolViolationError(f"{method} was not sent: its params nest deeper than {max_depth} levels", "/params")
    if entry.params is None:
        if body is not None and not isinstance(body, dict):
            raise ProtocolViolationError(f"{method} was not sent: it takes no params", "/params")
        return line
    try:
        check(entry.params, body)
    except ValidationError as error:
        fault = schema_fault("invalid-params", method, issues_of(error, body, "/params", redact))
        raise ProtocolViolationError(f"{method} was not sent: {fault.message}", fault.pointer) from None
    return line


def _dump(frame: Any) -> bytes:
    text = json.dumps(frame, allow_nan=False, separators=(",", ":"), ensure_ascii=False, default=_model)
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        # Lone surrogates have no UTF-8 form; JSON escapes them.
        return json.dumps(frame, allow_nan=False, separators=(",", ":"), default=_model).encode("ascii")


def _model(value: Any) -> Any:
    if isinstance(value, BaseModel):
        return as_json(value)
    raise TypeError(f"{type(value).__name__} is nothing that JSON holds")
