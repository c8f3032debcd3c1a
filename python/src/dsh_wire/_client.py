"""The protocol over a runtime process that the client owns."""

from __future__ import annotations

import asyncio
import os
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Callable, Literal, Optional, Union, cast

from pydantic import BaseModel

from ._process import READ_BYTES, RuntimeProcess, default_command
from ._subscription import AsyncSubscription, SessionTree
from ._version import VERSION
from .errors import (
    FrameTooLargeError,
    JsonRpcResponseError,
    LocalError,
    ProtocolViolationError,
    TimedOutError,
    TransportClosedError,
    VersionMismatchError,
)
from .frames import (
    DEFAULT_MAX_DEPTH,
    DEFAULT_MAX_FRAME_BYTES,
    Notification,
    Response,
    accepted_version,
    encode_request,
    read_answer,
    read_server_frame,
    result_type,
)
from .framing import LineDecoder
from .models import (
    PROTOCOL_VERSIONS,
    ContentBlock,
    InitializeResult,
    InitializeResultV0,
    JsonRpcError,
    ServerInfo,
    SessionCancelResult,
    SessionCloseResult,
    SessionPromptReceipt,
    SessionPromptResult,
)
from .violation import Fault, Reporter, Violation, prefixed, shorten_value

State = Literal["new", "starting", "running", "failed", "closing", "closed"]
Input = Union[str, Sequence[Union[ContentBlock, Mapping[str, Any]]]]
SETTLE_SECONDS = 0.5
"""How long the exit status and the rest of the output are waited for, once one of them is there."""
MAX_ABANDONED = 10_000


@dataclass(frozen=True)
class ClientOptions:
    """How to start a runtime, and the bounds of talking to it. Times are in seconds, sizes in bytes."""

    command: Optional[Sequence[str]] = None
    """The program and its arguments, started without a shell. Default: the runtime that ``DSH_WIRE_RUNTIME`` names, else
    ``dsh-wire serve`` from the PATH."""
    runtime_cwd: Optional[str] = None
    """Working directory of the process. Default: this process's."""
    env: Optional[Mapping[str, Optional[str]]] = None
    """Variables of its environment, over this process's. One set to None is left out."""
    inherit_env: bool = True
    """Whether the process gets this process's environment."""
    request_timeout: Optional[float] = None
    """Bound of every request that sets none itself. Default none: a turn may take long."""
    initialize_timeout: float = 30.0
    """Bound of the handshake."""
    shutdown_timeout: float = 1.0
    """How long ``close`` waits for the answer to ``shutdown``."""
    dispose_eof_grace: float = 6.0
    """How long ``close`` waits for the process to end after its input has."""
    dispose_grace: float = 3.0
    """How long ``close`` waits for the process to end after each signal."""
    max_frame_bytes: int = DEFAULT_MAX_FRAME_BYTES
    """Longest frame read or written, without the line end."""
    max_depth: int = DEFAULT_MAX_DEPTH
    """Deepest nesting of arrays and objects read or written."""
    on_stderr: Optional[Callable[[str], None]] = None
    """Gets each line the process writes to standard error."""
    on_violation: Optional[Callable[[Violation], None]] = None
    """Told of every breach of the protocol."""

    def __post_init__(self) -> None:
        for name in ("request_timeout", "initialize_timeout", "shutdown_timeout", "dispose_eof_grace", "dispose_grace"):
            check_timeout(name, getattr(self, name))
        for name in ("max_frame_bytes", "max_depth"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be a positive integer, got {getattr(self, name)}")


def check_timeout(name: str, value: Optional[float]) -> None:
    """Raises ``ValueError`` for a time that no timer can hold."""
    if value is not None and not 0 <= value < 2**31 / 1000:
        raise ValueError(f"{name} must be a number of seconds from 0 to 2147483, got {value}")


@dataclass
class _Call:
    method: str
    offer: int
    future: asyncio.Future[Any]
    on_answer: Optional[Callable[[], None]]


@dataclass(eq=False)
class _Receiver:
    filter: Optional[Callable[[Notification], bool]]
    deliver: Callable[[Notification], None]
    fail: Callable[[Exception], None] = field(default=lambda error: None)


class AsyncHarnessClient:
    """The protocol over a runtime process. Always ``close`` it, or use ``async with``.

    Sends requests, and accepts responses and notifications: it never answers a request.
    """

    def __init__(self, options: Optional[ClientOptions] = None, **keywords: Any) -> None:
        self.options = options or ClientOptions(**keywords)
        self._state: State = "new"
        self._process: Optional[RuntimeProcess] = None
        self._starting: Optional[asyncio.Task[None]] = None
        self._closing: Optional[asyncio.Task[None]] = None
        self._reader: Optional[asyncio.Task[None]] = None
        self._failure: Optional[Exception] = None
        self._calls: dict[int, _Call] = {}
        self._abandoned: dict[int, None] = {}
        self._next_id = 1
        self._version: Optional[int] = None
        self._server_info: Optional[ServerInfo] = None
        self._peer_max_frame_bytes: Optional[int] = None
        self._tree = SessionTree()
        self._receivers: dict[_Receiver, None] = {}
        self._violation_listeners: dict[Callable[[Violation], None], None] = {}
        self._report = Reporter(self._violated)

    @property
    def pid(self) -> Optional[int]:
        """Process id of the runtime; None before it runs."""
        return self._process.pid if self._process else None

    @property
    def server_info(self) -> Optional[ServerInfo]:
        """Who answered ``initialize``; None before that."""
        return self._server_info

    @property
    def protocol_version(self) -> Optional[int]:
        """The negotiated version; None before ``initialize`` has been answered."""
        return self._version

    @property
    def state(self) -> State:
        """Where the client is: ``failed`` once the process has ended, or its output has, by itself."""
        return self._state

    async def start(self) -> None:
        """Starts the process, once. Raises ``LaunchError``, or ``TransportClosedError`` if ``close`` came first."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
        await asyncio.shield(self._starting)

    async def initialize(
        self,
        provider: str,
        model: str,
        *,
        cwd: Optional[str] = None,
        max_tokens: Optional[int] = None,
        reasoning_effort: Optional[str] = None,
        protocol_version: Optional[int] = None,
        timeout: Optional[float] = None,
    ) -> Union[InitializeResult, InitializeResultV0]:
        """The handshake. ``cwd`` is made absolute before it crosses. Raises like ``request``, and ``VersionMismatchError``."""
        params = {
            "cwd": os.path.abspath(cwd or "."),
            "provider": provider,
            "model": model,
            "maxTokens": max_tokens,
            "reasoningEffort": reasoning_effort,
            "protocolVersion": max(PROTOCOL_VERSIONS) if protocol_version is None else protocol_version,
            "clientInfo": {"name": "dsh-wire-python", "version": VERSION},
        }
        given = {name: value for name, value in params.items() if value is not None}
        bound = self.options.initialize_timeout if timeout is None else timeout
        result = cast(Union[InitializeResult, InitializeResultV0], await self.request("initialize", given, timeout=bound))
        self._server_info = result.server_info
        return result

    async def prompt(
        self, session_id: str, input: Input, *, timeout: Optional[float] = None, on_answer: Optional[Callable[[], None]] = None
    ) -> Union[SessionPromptResult, SessionPromptReceipt]:
        """Sends a user message. In version 1 returns once the turn has settled, in version 0 at once, with a receipt."""
        params = {"sessionId": session_id, "contentBlocks": content_blocks(input)}
        result = await self.request("session/prompt", params, timeout=timeout, on_answer=on_answer)
        return cast(Union[SessionPromptResult, SessionPromptReceipt], result)

    async def cancel(self, session_id: str, *, timeout: Optional[float] = None) -> bool:
        """Ends the running turn of a session. Returns whether there was one. Needs version 1."""
        result = await self.request("session/cancel", {"sessionId": session_id}, timeout=timeout)
        return cast(SessionCancelResult, result).cancelled

    async def close_session(self, session_id: str, *, timeout: Optional[float] = None) -> bool:
        """Ends a session. Returns whether there was one. Needs version 1."""
        result = await self.request("session/close", {"sessionId": session_id}, timeout=timeout)
        return cast(SessionCloseResult, result).closed

    async def request(
        self,
        method: str,
        params: Any = None,
        *,
        timeout: Optional[float] = None,
        on_answer: Optional[Callable[[], None]] = None,
    ) -> BaseModel:
        """Sends any request of the protocol and returns its result. Starts the process first, if need be.

        Raises ``JsonRpcResponseError`` if the server refuses it, ``ProtocolViolationError`` if the params or the answer
        break the schema, ``FrameTooLargeError``, ``TimedOutError`` and ``TransportClosedError``. Cancelling the task
        gives the call up: a late answer is ignored. ``on_answer`` is called as the answer is read, before any later frame.
        """
        check_timeout("timeout", timeout)
        await self.start()
        if self._failure is not None:
            raise self._failure
        assert self._process is not None
        request_id = self._next_id
        self._next_id += 1
        line = encode_request(request_id, method, params, self._version, self.options.max_depth)
        limit = min(self.options.max_frame_bytes, self._peer_max_frame_bytes or self.options.max_frame_bytes)
        if len(line) > limit:
            owner = "max_frame_bytes" if limit == self.options.max_frame_bytes else "the server's maxFrameBytes"
            message = f"{method} was not sent: the frame takes {len(line)} bytes, and {owner} is {limit}"
            raise FrameTooLargeError(message, len(line), limit)
        offer = params.get("protocolVersion", 0) if method == "initialize" else 0
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._calls[request_id] = _Call(method, offer, future, on_answer)
        bound = self.options.request_timeout if timeout is None else timeout
        try:
            self._process.stdin.write(line + b"\n")
            if bound is None:
                return cast(BaseModel, await future)
            try:
                return cast(BaseModel, await asyncio.wait_for(future, bound))
            except asyncio.TimeoutError:
                raise TimedOutError(method, bound) from None
        finally:
            if self._calls.pop(request_id, None) is not None:
                self._abandoned[request_id] = None
                if len(self._abandoned) > MAX_ABANDONED:
                    del self._abandoned[next(iter(self._abandoned))]

    def subscribe(
        self, filter: Optional[Callable[[Notification], bool]] = None, *, max_queued: Optional[int] = None
    ) -> AsyncSubscription:
        """All notifications from now on, or those that ``filter`` chooses. Unbounded unless ``max_queued`` is set."""
        receiver: Optional[_Receiver] = None

        def forget(_: AsyncSubscription) -> None:
            if receiver is not None:
                self._receivers.pop(receiver, None)

        subscription = AsyncSubscription(max_queued, forget)
        receiver = self._receive(_Receiver(filter, subscription.deliver, subscription.fail))
        return subscription

    def subscribe_session_tree(self, session_id: str, *, max_queued: Optional[int] = None) -> AsyncSubscription:
        """The notifications of one session and all its descendants, from now on."""
        return self.subscribe(lambda notification: self._tree.concerns(session_id, notification), max_queued=max_queued)

    def observe_session_tree(
        self, session_id: str, deliver: Callable[[Notification], None], fail: Callable[[Exception], None]
    ) -> Callable[[], None]:
        """For runs: told as notifications arrive. Returns a function that ends it."""
        receiver = self._receive(_Receiver(lambda item: self._tree.concerns(session_id, item), deliver, fail))
        return lambda: self._receivers.pop(receiver, None) and None

    def observe_violations(self, listener: Callable[[Violation], None]) -> Callable[[], None]:
        """For runs: told of violations. Returns a function that ends it."""
        self._violation_listeners[listener] = None
        return lambda: self._violation_listeners.pop(listener, None)

    def report(self, fault: Fault, frame: str = "") -> None:
        """For runs: tells the owner, and the runs that go on, of a violation."""
        self._report(fault, frame)

    async def close(self) -> None:
        """Ends the runtime: ``shutdown``, then the end of its input, then SIGTERM, then SIGKILL, each after its bound.

        What is pending raises. May be called at any moment and any number of times; returns when nothing is left.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        await asyncio.shield(self._closing)

    async def __aenter__(self) -> AsyncHarnessClient:
        await self.start()
        return self

    async def __aexit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()

    def kill_if_open(self, owner: str) -> None:
        """For owners that are thrown away without closing: warns, and ends the process at once."""
        process = self._process
        if process is not None and self._state not in ("closing", "closed") and not process.ended:
            warnings.warn(f"{owner} was not closed; its runtime (pid {process.pid}) is ended", ResourceWarning, stacklevel=3)
            process.kill()

    async def _start(self) -> None:
        if self._closing is not None:
            raise TransportClosedError("the client was closed")
        self._state = "starting"
        options = self.options
        try:
            command = list(options.command) if options.command is not None else default_command()
            self._process = await RuntimeProcess.start(
                command, options.runtime_cwd, options.env, options.inherit_env, options.on_stderr
            )
        except LocalError as error:
            self._fail(error)
            raise
        if self._closing is not None:
            raise TransportClosedError("the client was closed")
        self._reader = asyncio.create_task(self._read(self._process))
        self._state = "running"

    async def _read(self, process: RuntimeProcess) -> None:
        decoder = LineDecoder(self.options.max_frame_bytes, self._receive_line, self._oversize)
        cause: Optional[Exception] = None
        read: Optional[asyncio.Task[bytes]] = None
        try:
            while self._failure is None:
                read = asyncio.create_task(process.stdout.read(READ_BYTES))
                # A grandchild may hold the pipe of a process that is gone: then its end is the end.
                while not read.done() and not process.ended:
                    await asyncio.wait({read, process._exit_task}, return_when=asyncio.FIRST_COMPLETED)
                if not read.done():
                    await asyncio.wait({read}, timeout=SETTLE_SECONDS)
                if not read.done() or not (chunk := read.result()):
                    break
                decoder.feed(chunk)
            decoder.end()
        except OSError as error:
            cause = error
        finally:
            if read is not None:
                read.cancel()
        if self._failure is None:
            await process.exited(SETTLE_SECONDS)
            self._fail(self._describe_end(process, cause))

    def _describe_end(self, process: RuntimeProcess, cause: Optional[Exception]) -> TransportClosedError:
        if process.exit_signal is not None:
            how = f"the runtime exited with {process.exit_signal}"
        elif process.exit_code is not None:
            how = f"the runtime exited with code {process.exit_code}"
        else:
            how = f"the runtime closed its {'connection' if cause else 'output'} and goes on running"
        tail = process.stderr_tail
        said = f"; the last of its standard error:\n{tail.rstrip()}" if tail.strip() else "; it wrote nothing to standard error"
        ended = TransportClosedError(how + said, process.exit_code, process.exit_signal, tail)
        ended.__cause__ = cause
        return ended

    def _receive_line(self, line: str) -> None:
        frame = read_server_frame(line, self.options.max_depth)
        if isinstance(frame, Fault):
            self._report(prefixed(frame, "ignored"), line)
        elif isinstance(frame, Notification):
            self._tree.learn(frame)
            for receiver in list(self._receivers):
                if self._chosen(receiver, frame):
                    receiver.deliver(frame)
        elif isinstance(frame, Response):
            self._receive_response(frame, line)

    def _chosen(self, receiver: _Receiver, notification: Notification) -> bool:
        try:
            return receiver.filter is None or receiver.filter(notification)
        except Exception as error:
            method = notification.method
            self._report(Fault("handler-failed", f"a filter failed on {method}: {error}", method=method), "")
            return False

    def _receive_response(self, response: Response, line: str) -> None:
        number = response.id
        # Ids match by type and value. JSON has one type of number, so that 1.0 is 1; in Python True would be, too.
        if isinstance(number, float) and number.is_integer():
            number = int(number)
        call = self._calls.pop(number, None) if type(number) is int else None
        if call is None:
            if type(number) is int and number in self._abandoned:
                del self._abandoned[number]
                return
            error = response.frame.get("error")
            said = error.get("message") if isinstance(error, dict) else error
            message = (
                f"an error about a request the server could not read: {shorten_value(said)}"
                if number is None
                else f"no call with the id {shorten_value(number)} is pending"
            )
            self._report(Fault("unknown-id", f"ignored a response: {message}", "/id"), line)
            return
        if call.on_answer is not None:
            call.on_answer()
        self._settle(call, response, line)

    def _settle(self, call: _Call, response: Response, line: str) -> None:
        frame = response.frame
        if response.too_deep:
            answer: Any = Fault("too-deep", f"it nests deeper than {self.options.max_depth} levels", method=call.method)
        else:
            version = self._version
            if call.method == "initialize" and "error" not in frame:
                version = accepted_version(call.offer, frame["result"])
                if version is None or (self._version is not None and self._version != version):
                    said = frame["result"].get("protocolVersion") if isinstance(frame["result"], dict) else None
                    mismatch = VersionMismatchError(PROTOCOL_VERSIONS, call.offer, said)
                    _reject(call.future, mismatch)
                    self._fail(mismatch)
                    return
            answer = read_answer(frame, call.method, result_type(call.method, version))
        if isinstance(answer, Fault):
            self._report(prefixed(answer, f"rejected the answer to {call.method}:"), line)
            message = f"the answer to {call.method} breaks the protocol: {answer.message}"
            _reject(call.future, ProtocolViolationError(message, answer.pointer))
        elif isinstance(answer, JsonRpcError):
            _reject(call.future, JsonRpcResponseError(answer.code, answer.message, answer.data))
        else:
            if isinstance(answer, (InitializeResult, InitializeResultV0)):
                self._version = answer.protocol_version or 0
                self._peer_max_frame_bytes = answer.max_frame_bytes if isinstance(answer, InitializeResult) else None
            if not call.future.done():
                call.future.set_result(answer)

    def _oversize(self, size: int) -> None:
        limit = self.options.max_frame_bytes
        message = (
            f"a frame of {size} bytes or more arrived, and max_frame_bytes is {limit}; the connection is closed. "
            "Raise max_frame_bytes to read it"
        )
        self._report(Fault("too-large", message), f"({size} bytes and more, not kept)")
        self._fail(FrameTooLargeError(message, size, limit))

    def _fail(self, error: Exception) -> None:
        if self._failure is not None:
            return
        self._failure = error
        if self._state in ("starting", "running"):
            self._state = "failed"
        calls, self._calls = self._calls, {}
        for call in calls.values():
            _reject(call.future, error)
        for receiver in list(self._receivers):
            receiver.fail(error)

    async def _close(self) -> None:
        self._state = "closing"
        if self._starting is not None:
            await asyncio.wait({self._starting})
            if not self._starting.cancelled():
                self._starting.exception()
        process = self._process
        if process is not None and self._failure is None and not process.ended:
            try:
                await self.request("shutdown", timeout=self.options.shutdown_timeout)
            except (LocalError, JsonRpcResponseError, OSError):
                pass
        self._fail(TransportClosedError("the client was closed"))
        if process is not None:
            if self._reader is not None:
                self._reader.cancel()
                await asyncio.gather(self._reader, return_exceptions=True)
            await process.stop(self.options.dispose_eof_grace, self.options.dispose_grace)
        self._state = "closed"

    def _receive(self, receiver: _Receiver) -> _Receiver:
        if self._failure is not None:
            receiver.fail(self._failure)
        else:
            self._receivers[receiver] = None
        return receiver

    def _violated(self, violation: Violation) -> None:
        for listener in (*self._violation_listeners, self.options.on_violation):
            if listener is not None:
                try:
                    listener(violation)
                except Exception:  # There is nobody left to tell.
                    pass


def content_blocks(input: Input) -> list[Any]:
    """The blocks of a prompt as JSON: a string is one text block."""
    if isinstance(input, str):
        return [{"type": "text", "text": input}]
    return [block.model_dump(by_alias=True, exclude_unset=True) if isinstance(block, BaseModel) else block for block in input]


def _reject(future: asyncio.Future[Any], error: Exception) -> None:
    if not future.done():
        future.set_exception(error)
