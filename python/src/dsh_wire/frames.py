"""What a client makes of one line, and how it writes one."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any, Literal, Optional, Union

from pydantic import BaseModel, TypeAdapter, ValidationError

from .errors import ProtocolViolationError
from .models import NOTIFICATIONS, PROTOCOL_VERSIONS, REQUESTS, JsonRpcError
from .violation import Fault, Issue, shorten_value

DEFAULT_MAX_DEPTH = 200
"""Deepest nesting of arrays and objects read or written, in levels; the same in every SDK."""
DEFAULT_MAX_FRAME_BYTES = 64 * 1024 * 1024
"""Longest frame read or written, in bytes without the line end; the same in every SDK."""
MAX_ISSUES = 20
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
    """Whether arrays and objects nest over ``levels`` deep."""
    if not isinstance(value, (dict, list)):
        return False
    if levels == 0:
        return True
    children = value.values() if isinstance(value, dict) else value
    return any(exceeds_depth(child, levels - 1) for child in children)


def check(wire_type: Any, value: Any, prefix: str = "") -> Any:
    """The value as a model. Raises ``ValidationError``; see :func:`issues_of`."""
    adapter = _ADAPTERS.get(id(wire_type))
    if adapter is None:
        adapter = _ADAPTERS[id(wire_type)] = TypeAdapter(wire_type)
    return adapter.validate_python(value)


def issues_of(error: ValidationError, root: Any, prefix: str) -> tuple[Issue, ...]:
    """What is wrong, with pointers that begin with ``prefix``; at most twenty."""
    issues: dict[str, Issue] = {}
    for detail in error.errors(include_url=False, include_context=False):
        pointer, found, missing = _locate(detail["loc"], root, detail["type"] == "missing")
        message = "is missing" if missing else f"{detail['msg'].removeprefix('Value error, ')}, got {shorten_value(found)}"
        issues.setdefault(pointer, Issue(prefix + pointer, message))
    # What is deepest says most: the branches of a union that were tried in vain fail at its top.
    ordered = sorted(issues.values(), key=lambda issue: -issue.pointer.count("/"))
    return tuple(ordered[:MAX_ISSUES])


def _locate(loc: tuple[Union[int, str], ...], root: Any, missing: bool) -> tuple[str, Any, bool]:
    """A pointer from pydantic's path, which also names the variants of unions that it tried."""
    value = root
    pointer = ""
    for index, step in enumerate(loc):
        if isinstance(value, dict) and isinstance(step, str) and step in value:
            value = value[step]
        elif isinstance(value, list) and isinstance(step, int) and step < len(value):
            value = value[step]
        elif missing and index == len(loc) - 1:
            return f"{pointer}/{_escape(str(step))}", None, True
        else:
            continue
        pointer = f"{pointer}/{_escape(str(step))}"
    return pointer, value, False


def _escape(token: str) -> str:
    return token.replace("~", "~0").replace("/", "~1")


def schema_fault(kind: str, method: str, issues: tuple[Issue, ...]) -> Fault:
    """A fault of a body that breaks its schema."""
    first = issues[0] if issues else Issue("", "breaks the schema")
    more = f" (and {len(issues) - 1} more)" if len(issues) > 1 else ""
    return Fault(kind, f"{first.pointer} {first.message}{more}".strip(), first.pointer, issues, method)


def _parse(line: str, max_depth: int) -> tuple[Literal["blank", "value", "too-deep", "not-json"], Any]:
    text = line.strip(_PADDING)
    if text == "":
        return "blank", None
    try:
        value = json.loads(text, parse_constant=_refuse_constant)
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


def _refuse_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON")


def read_server_frame(line: str, max_depth: int = DEFAULT_MAX_DEPTH) -> ServerFrame:
    """Reads a line that a server wrote; None if it is blank."""
    kind, value = _parse(line, max_depth)
    if kind == "blank":
        return None
    if kind == "not-json":
        return Fault("not-json", f"a line that is not JSON: {value}")
    too_deep = kind == "too-deep"
    if not isinstance(value, dict):
        if too_deep:
            return Fault("too-deep", f"a frame that nests deeper than {max_depth} levels")
        return Fault("not-a-frame", "JSON that is neither a response nor a notification")
    if "method" in value:
        if "id" in value:
            message = f"the request {shorten_value(value['method'])}: servers send no requests"
            return Fault("unexpected-request", message, "/id")
        return _read_notification(value, too_deep, max_depth)
    if "result" in value or "error" in value:
        return Response(value.get("id"), value, too_deep)
    return Fault("not-a-frame", "JSON that is neither a response nor a notification")


def _read_notification(frame: dict[str, Any], too_deep: bool, max_depth: int) -> Union[Notification, Fault]:
    if too_deep:
        return Fault("too-deep", f"a notification that nests deeper than {max_depth} levels")
    if frame.get("jsonrpc") != "2.0":
        found = shorten_value(frame.get("jsonrpc"))
        return Fault("not-a-frame", f'a notification whose jsonrpc is not "2.0" but {found}', "/jsonrpc")
    method, params = frame["method"], frame.get("params")
    if not isinstance(method, str):
        return Fault("not-a-frame", f"a notification whose method is no string but {shorten_value(method)}", "/method")
    entry = NOTIFICATIONS.get(method)
    if entry is None:
        return Notification(method, params, known=False)
    try:
        return Notification(method, check(entry.params, params))
    except ValidationError as error:
        return schema_fault("invalid-params", method, issues_of(error, params, "/params"))


def read_answer(frame: dict[str, Any], method: str, result_type: Any) -> Union[BaseModel, JsonRpcError, dict[str, Any], Fault]:
    """What a response says: the result as a model, the error, or what is wrong. Without a type any object is a result."""
    if frame.get("jsonrpc") != "2.0":
        return Fault("not-a-frame", f'jsonrpc must be "2.0", got {shorten_value(frame.get("jsonrpc"))}', "/jsonrpc", method=method)
    if "error" in frame and "result" in frame:
        return Fault("not-a-frame", "it has both a result and an error", "/error", method=method)
    part, wire_type = ("error", JsonRpcError) if "error" in frame else ("result", result_type)
    value = frame[part]
    if wire_type is None:
        if isinstance(value, dict):
            return value
        return Fault("invalid-result", f"the result must be an object, got {shorten_value(value)}", "/result", method=method)
    try:
        checked: BaseModel = check(wire_type, value)
        return checked
    except ValidationError as error:
        return schema_fault(f"invalid-{part}", method, issues_of(error, value, f"/{part}"))


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


def encode_request(request_id: int, method: str, params: Any, version: Optional[int], max_depth: int) -> bytes:
    """A request as one line without its end. Raises ``ProtocolViolationError`` if it breaks the protocol."""
    entry = REQUESTS.get(method)
    if entry is None:
        raise ProtocolViolationError(f"{shorten_value(method)} is no method of this protocol", "/method")
    if version is not None and version not in entry.versions:
        raise ProtocolViolationError(f"{method} is not in protocol version {version}, which the server speaks", "/method")
    body = params.model_dump(by_alias=True, exclude_unset=True) if isinstance(params, BaseModel) else params
    if entry.params is not None:
        try:
            check(entry.params, body)
        except ValidationError as error:
            fault = schema_fault("invalid-params", method, issues_of(error, body, "/params"))
            raise ProtocolViolationError(f"{method} was not sent: {fault.message}", fault.pointer) from None
    frame = {"jsonrpc": "2.0", "id": request_id, "method": method}
    if body is not None:
        frame["params"] = body
    try:
        if exceeds_depth(body, max_depth - 1):
            raise ProtocolViolationError(f"{method} was not sent: its params nest deeper than {max_depth} levels", "/params")
        return _dump(frame)
    except (TypeError, ValueError, RecursionError) as error:
        raise ProtocolViolationError(f"{method} was not sent: {error}", "/params") from error


def _dump(frame: Any) -> bytes:
    text = json.dumps(frame, allow_nan=False, separators=(",", ":"), ensure_ascii=False)
    try:
        return text.encode("utf-8")
    except UnicodeEncodeError:
        # Lone surrogates have no UTF-8 form; JSON escapes them.
        return json.dumps(frame, allow_nan=False, separators=(",", ":")).encode("ascii")
