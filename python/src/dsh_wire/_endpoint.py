"""The client's half of the protocol over bytes: requests out; responses and notifications in. Knows no process."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, Callable, Optional, cast

from pydantic import BaseModel

from ._options import ClientOptions, check_time
from .errors import (
    FrameTooLargeError,
    JsonRpcResponseError,
    ProtocolViolationError,
    TimedOutError,
    VersionMismatchError,
)
from .frames import (
    Notification,
    Response,
    accepted_version,
    as_json,
    encode_request,
    read_answer,
    read_server_frame,
    result_type,
)
from .framing import LineDecoder
from .models import PROTOCOL_VERSIONS, InitializeResult, InitializeResultV0, JsonRpcError
from .violation import Fault, prefixed, shorten_value

MAX_ABANDONED = 10_000
"""Ids of calls given up are kept so that their late answers pass quietly; the oldest go first."""


@dataclass
class _Call:
    method: str
    offer: int
    """The version offered, if this is ``initialize``."""
    future: asyncio.Future[Any]
    on_answer: Optional[Callable[[], None]]


class Endpoint:
    """Matches responses to calls, and hands notifications on. It never answers a request: there is nothing here that could."""

    def __init__(
        self,
        options: ClientOptions,
        write: Callable[[bytes], None],
        on_notification: Callable[[Notification], None],
        report: Callable[[Fault, str], None],
        on_fatal: Callable[[Exception], None],
    ) -> None:
        self.version: Optional[int] = None
        """The negotiated version."""
        self._options = options
        self._redact = options.redact_frames
        self._write = write
        self._on_notification = on_notification
        self._report = report
        self._on_fatal = on_fatal
        self._decoder = LineDecoder(options.max_frame_bytes, self._receive, self._oversize)
        self._calls: dict[int, _Call] = {}
        self._abandoned: dict[int, None] = {}
        self._next_id = 1
        self._peer_max_frame_bytes: Optional[int] = None

    def feed(self, chunk: bytes) -> None:
        """Takes bytes that the server wrote."""
        self._decoder.feed(chunk)

    def end(self) -> None:
        """The server will write nothing more."""
        self._decoder.end()

    def close(self, error: Exception) -> None:
        """Fails what is pending, and reads nothing more."""
        self._decoder.stop()
        calls, self._calls = self._calls, {}
        for call in calls.values():
            _reject(call.future, error)

    async def request(
        self, method: str, params: Any, timeout: Optional[float], on_answer: Optional[Callable[[], None]]
    ) -> BaseModel:
        """Sends a request; see ``AsyncHarnessClient.request``."""
        check_time("timeout", timeout)
        request_id = self._next_id
        self._next_id += 1
        body = as_json(params)
        line = encode_request(request_id, method, body, self.version, self._options.max_depth, self._redact)
        self._check_size(method, len(line))
        offer = body.get("protocolVersion", 0) if method == "initialize" else 0
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._calls[request_id] = _Call(method, offer, future, on_answer)
        bound = self._options.request_timeout if timeout is None else timeout
        try:
            self._write(line + b"\n")
            if bound is None:
                return cast(BaseModel, await future)
            try:
                return cast(BaseModel, await asyncio.wait_for(future, bound))
            except asyncio.TimeoutError:
                raise TimedOutError(method, bound) from None
        finally:
            if self._calls.pop(request_id, None) is not None:
                self._abandon(request_id)

    def _check_size(self, method: str, size: int) -> None:
        own, peer = self._options.max_frame_bytes, self._peer_max_frame_bytes
        limit = own if peer is None else min(own, peer)
        if size > limit:
            owner = "max_frame_bytes" if limit == own else "the server's maxFrameBytes"
            message = f"{method} was not sent: the frame takes {size} bytes, and {owner} is {limit}"
            raise FrameTooLargeError(message, size, limit)

    def _abandon(self, request_id: int) -> None:
        self._abandoned[request_id] = None
        if len(self._abandoned) > MAX_ABANDONED:
            del self._abandoned[next(iter(self._abandoned))]

    def _receive(self, line: str) -> None:
        frame = read_server_frame(line, self._options.max_depth, self._redact)
        if isinstance(frame, Fault):
            self._report(prefixed(frame, "ignored"), line)
        elif isinstance(frame, Notification):
            self._on_notification(frame)
        elif isinstance(frame, Response):
            self._receive_response(frame, line)

    def _receive_response(self, response: Response, line: str) -> None:
        number = response.id
        # Ids match by type and value. JSON has one type of number, so that 1.0 is 1; in Python True would be, too.
        if isinstance(number, float) and number.is_integer():
            number = int(number)
        call = self._calls.pop(number, None) if type(number) is int else None
        if call is not None:
            if call.on_answer is not None:
                call.on_answer()
            self._settle(call, response, line)
        elif type(number) is int and number in self._abandoned:
            del self._abandoned[number]
        else:
            self._report(_unknown_id(response, self._redact), line)

    def _settle(self, call: _Call, response: Response, line: str) -> None:
        answer = self._answer(call, response)
        if isinstance(answer, VersionMismatchError):
            _reject(call.future, answer)
            self._on_fatal(answer)
        elif isinstance(answer, Fault):
            self._report(prefixed(answer, f"rejected the answer to {call.method}:"), line)
            message = f"the answer to {call.method} breaks the protocol: {answer.message}"
            _reject(call.future, ProtocolViolationError(message, answer.pointer))
        elif isinstance(answer, JsonRpcError):
            _reject(call.future, JsonRpcResponseError(answer.code, answer.message, answer.data))
        else:
            if isinstance(answer, (InitializeResult, InitializeResultV0)):
                self.version = answer.protocol_version or 0
                # In version 0 a member of that name says nothing, and is unchecked.
                self._peer_max_frame_bytes = answer.max_frame_bytes if isinstance(answer, InitializeResult) else None
            if not call.future.done():
                call.future.set_result(answer)

    def _answer(self, call: _Call, response: Response) -> Any:
        frame, version = response.frame, self.version
        if response.too_deep:
            return Fault("too-deep", f"it nests deeper than {self._options.max_depth} levels", method=call.method)
        if call.method == "initialize" and frame.get("jsonrpc") == "2.0" and "error" not in frame:
            # The version is read before the rest: a later one may have changed everything else.
            version = accepted_version(call.offer, frame["result"])
            if version is None or (self.version is not None and self.version != version):
                result = frame["result"]
                said = result.get("protocolVersion") if isinstance(result, dict) else None
                if self._redact and type(said) is not int:
                    said = shorten_value(said, redact=True)
                return VersionMismatchError(PROTOCOL_VERSIONS, call.offer, said)
        return read_answer(frame, call.method, result_type(call.method, version), self._redact)

    def _oversize(self, size: int) -> None:
        limit = self._options.max_frame_bytes
        message = (
            f"a frame of {size} bytes or more arrived, and max_frame_bytes is {limit}; the connection is closed. "
            "Raise max_frame_bytes to read it"
        )
        self._report(Fault("too-large", message), f"({size} bytes and more, not kept)")
        self._on_fatal(FrameTooLargeError(message, size, limit))


def _unknown_id(response: Response, redact: bool) -> Fault:
    if response.id is None:
        error = response.frame.get("error")
        said = error.get("message") if isinstance(error, dict) else None
        message = f"an error about a request the server could not read: {shorten_value(said, redact)}"
    else:
        message = f"no call with the id {shorten_value(response.id, redact)} is pending"
    return Fault("unknown-id", f"ignored a response: {message}", "/id")


def _reject(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
