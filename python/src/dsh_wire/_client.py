"""The protocol over a runtime process that the client owns."""

from __future__ import annotations

import asyncio
import os
import warnings
import weakref
from collections.abc import Mapping, Sequence
from contextlib import aclosing
from dataclasses import replace
from types import TracebackType
from typing import TYPE_CHECKING, Any, Callable, Literal, Optional, Union, cast

from pydantic import BaseModel

from ._endpoint import Endpoint
from ._options import ClientKeywords, ClientOptions
from ._process import SETTLE_SECONDS, RuntimeProcess, default_command
from ._subscription import AsyncSubscription, Filter, Receiver, SessionTree
from ._version import VERSION
from .errors import JsonRpcResponseError, LocalError, TransportClosedError
from .frames import Notification, as_json
from .models import (
    PROTOCOL_VERSIONS,
    ContentBlock,
    InitializeResult,
    InitializeResultV0,
    ServerInfo,
    SessionCancelResult,
    SessionCloseResult,
    SessionPromptReceipt,
    SessionPromptResult,
)
from .violation import Fault, Reporter, Violation

if TYPE_CHECKING:
    from typing_extensions import Unpack

State = Literal["new", "starting", "running", "failed", "closing", "closed"]
Input = Union[str, Sequence[Union[ContentBlock, Mapping[str, Any]]]]


class AsyncHarnessClient:
    """The protocol over a runtime process. Always ``close`` it, or use ``async with``.

    Takes a ``ClientOptions``, its members as keywords, or both. Sends requests, and accepts responses and notifications:
    it never answers a request.
    """

    def __init__(self, options: Optional[ClientOptions] = None, **keywords: Unpack[ClientKeywords]) -> None:
        self.options = replace(options or ClientOptions(), **keywords)
        self._state: State = "new"
        self._process: Optional[RuntimeProcess] = None
        self._endpoint: Optional[Endpoint] = None
        self._starting: Optional[asyncio.Task[None]] = None
        self._closing: Optional[asyncio.Task[None]] = None
        self._reader: Optional[asyncio.Task[None]] = None
        self._failure: Optional[Exception] = None
        self._server_info: Optional[ServerInfo] = None
        self._tree = SessionTree()
        self._receivers: dict[Receiver, None] = {}
        self._violation_listeners: dict[Callable[[Violation], None], None] = {}
        self._report = Reporter(self._violated, self.options.redact_frames)

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
        return self._endpoint.version if self._endpoint else None

    @property
    def state(self) -> State:
        """Where the client is: ``failed`` once the process has ended, or its output has, by itself."""
        return self._state

    async def start(self) -> None:
        """Starts the process, once. Raises ``LaunchError``, or ``TransportClosedError`` if ``close`` came first."""
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(retrieve)
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
        """The handshake. Offers the newest version this release speaks, unless ``protocol_version`` says otherwise.

        ``cwd``, the working directory of the sessions, is made absolute before it crosses; default: this process's.
        ``timeout`` is in seconds; default: ``initialize_timeout``. Raises like ``request``, and ``VersionMismatchError``.
        """
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
        """Sends a user message: a string, or content blocks as models or JSON. In version 1 returns once the turn has
        settled, with its outcome; in version 0 at once, with a receipt. Raises like ``request``."""
        params = {"sessionId": session_id, "contentBlocks": content_blocks(input)}
        result = await self.request("session/prompt", params, timeout=timeout, on_answer=on_answer)
        return cast(Union[SessionPromptResult, SessionPromptReceipt], result)

    async def cancel(self, session_id: str, *, timeout: Optional[float] = None) -> bool:
        """Ends the running turn of a session. Returns whether there was one. Needs version 1. Raises like ``request``."""
        result = await self.request("session/cancel", {"sessionId": session_id}, timeout=timeout)
        return cast(SessionCancelResult, result).cancelled

    async def close_session(self, session_id: str, *, timeout: Optional[float] = None) -> bool:
        """Ends a session. Returns whether there was one. Needs version 1. Raises like ``request``."""
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

        ``params`` is a model or JSON; ``timeout`` is in seconds, default ``request_timeout``. ``on_answer`` is called as
        the answer is read, before any later frame. Cancelling the task gives the call up: a late answer is ignored.

        Raises ``JsonRpcResponseError`` if the server refuses it, ``ProtocolViolationError`` if the params or the answer
        break the schema, ``FrameTooLargeError``, ``TimedOutError``, ``TransportClosedError``, and ``ValueError`` for a
        timeout that no timer can hold.
        """
        await self.start()
        if self._failure is not None:
            raise self._failure
        assert self._endpoint is not None
        return await self._endpoint.request(method, params, timeout, on_answer)

    def subscribe(self, filter: Optional[Filter] = None, *, max_queued: Optional[int] = None) -> AsyncSubscription:
        """All notifications from now on, or those that ``filter`` chooses. Unbounded unless ``max_queued`` is set."""
        receiver: Optional[Receiver] = None

        def forget() -> None:
            if receiver is not None:
                self._receivers.pop(receiver, None)

        subscription = AsyncSubscription(max_queued, forget)
        receiver = self._receive(Receiver(filter, subscription.deliver, subscription.fail))
        return subscription

    def subscribe_session_tree(self, session_id: str, *, max_queued: Optional[int] = None) -> AsyncSubscription:
        """The notifications of one session and all its descendants, from now on."""
        return self.subscribe(lambda notification: self._tree.concerns(session_id, notification), max_queued=max_queued)

    async def close(self) -> None:
        """Ends the runtime: ``shutdown``, then the end of its input, then SIGTERM, then SIGKILL, each after its bound.

        What is pending raises. May be called at any moment and any number of times; returns when nothing is left.
        Cancelling it ends the runtime at once.
        """
        if self._closing is None:
            self._closing = asyncio.create_task(self._close())
        try:
            await asyncio.shield(self._closing)
        except asyncio.CancelledError:
            if self._process is not None:
                self._process.kill()
            raise

    async def __aenter__(self) -> AsyncHarnessClient:
        await self.start()
        return self

    async def __aexit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()

    def __del__(self) -> None:
        if hasattr(self, "_process"):
            self.abandon()

    def abandon(self) -> None:
        """For owners that are thrown away without closing: ends the process at once, and warns."""
        if self._forsaken and self._process is not None:
            self._state = "closing"
            self._process.abandon()
            self._warn()

    @property
    def _forsaken(self) -> bool:
        return self._process is not None and not self._process.ended and self._state not in ("closing", "closed")

    def _warn(self) -> None:
        message = f"the runtime with the pid {self.pid} was not closed, and is ended: use `with`, or call close()"
        warnings.warn(message, ResourceWarning, stacklevel=3, source=self)

    def observe_session_tree(
        self, session_id: str, deliver: Callable[[Notification], None], fail: Callable[[Exception], None]
    ) -> Callable[[], None]:
        """For runs: told as notifications arrive. Returns a function that ends it."""
        receiver = self._receive(Receiver(lambda item: self._tree.concerns(session_id, item), deliver, fail))
        return lambda: self._receivers.pop(receiver, None) and None

    def observe_violations(self, listener: Callable[[Violation], None]) -> Callable[[], None]:
        """For runs: told of violations. Returns a function that ends it."""
        self._violation_listeners[listener] = None
        return lambda: self._violation_listeners.pop(listener, None)

    def report(self, fault: Fault, frame: str = "") -> None:
        """For runs: tells the owner, and the runs that go on, of a violation."""
        self._report(fault, frame)

    async def _start(self) -> None:
        if self._closing is not None:
            raise TransportClosedError("the client was closed")
        self._state = "starting"
        options = self.options
        try:
            command = list(options.command) if options.command is not None else default_command()
            process = self._process = await RuntimeProcess.start(
                command, options.runtime_cwd, options.env, options.inherit_env, options.on_stderr
            )
        except LocalError as error:
            self._fail(error)
            raise
        if self._closing is not None:
            raise TransportClosedError("the client was closed")
        self._endpoint = Endpoint(options, self._write, self._dispatch, self._report, self._fail)
        self._reader = asyncio.create_task(_read(weakref.ref(self), process))
        self._state = "running"

    def _write(self, data: bytes) -> None:
        assert self._process is not None
        self._tell_traffic("client", data)
        self._process.write(data)

    def _feed(self, chunk: bytes) -> bool:
        """Takes output of the process. Returns whether more is wanted."""
        self._tell_traffic("server", chunk)
        if self._endpoint is not None and self._failure is None:
            self._endpoint.feed(chunk)
        return self._failure is None

    async def _ended(self, process: RuntimeProcess, cause: Optional[Exception]) -> None:
        if self._endpoint is not None and self._failure is None:
            self._endpoint.end()
        if self._failure is None:
            await process.exited(SETTLE_SECONDS)
            self._fail(_describe_end(process, cause))

    def _dispatch(self, notification: Notification) -> None:
        self._tree.learn(notification)
        for receiver in list(self._receivers):
            if self._chosen(receiver, notification):
                receiver.deliver(notification)

    def _chosen(self, receiver: Receiver, notification: Notification) -> bool:
        try:
            return receiver.filter is None or bool(receiver.filter(notification))
        except Exception as error:
            method = notification.method
            self._report(Fault("handler-failed", f"a filter failed on {method}: {error}", method=method), "")
            return False

    def _fail(self, error: Exception) -> None:
        if self._failure is not None:
            return
        self._failure = error
        if self._state in ("starting", "running"):
            self._state = "failed"
        if self._endpoint is not None:
            self._endpoint.close(error)
        for receiver in list(self._receivers):
            receiver.fail(error)

    async def _close(self) -> None:
        self._state = "closing"
        if self._starting is not None:
            await asyncio.wait({self._starting})
        process = self._process
        if process is not None and self._endpoint is not None and self._failure is None and not process.ended:
            try:
                await self._endpoint.request("shutdown", None, self.options.shutdown_timeout, None)
            except (LocalError, JsonRpcResponseError, OSError):
                pass
        self._fail(TransportClosedError("the client was closed"))
        if process is not None:
            if self._reader is not None:
                self._reader.cancel()
                await asyncio.gather(self._reader, return_exceptions=True)
            await process.stop(self.options.dispose_eof_grace, self.options.dispose_grace)
        self._state = "closed"

    def _receive(self, receiver: Receiver) -> Receiver:
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

    def _tell_traffic(self, origin: Literal["client", "server"], data: bytes) -> None:
        if self.options.on_traffic is not None:
            try:
                self.options.on_traffic(origin, data)
            except Exception:  # Whoever records must not stop what is recorded.
                pass


async def _read(reference: weakref.ref[AsyncHarnessClient], process: RuntimeProcess) -> None:
    """Reads for a client, and does not keep it alive: one that was thrown away is to end its process."""
    cause: Optional[Exception] = None
    try:
        async with aclosing(process.output()) as output:
            async for chunk in output:
                client = reference()
                if client is None or not client._feed(chunk):
                    return
                del client
    except OSError as error:
        cause = error
    except asyncio.CancelledError:
        client = reference()
        if client is not None and client._forsaken:  # The event loop is about to end.
            await process.end_now()
            client._warn()
        raise
    client = reference()
    if client is not None:
        await client._ended(process, cause)


def _describe_end(process: RuntimeProcess, cause: Optional[Exception]) -> TransportClosedError:
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


def content_blocks(input: Input) -> list[Any]:
    """The blocks of a prompt as JSON: a string is one text block."""
    if isinstance(input, str):
        return [{"type": "text", "text": input}]
    return [as_json(block) for block in input]


def retrieve(task: asyncio.Future[Any]) -> None:
    """Marks a task's failure as seen, where those who wait for it may all have gone."""
    if not task.cancelled():
        task.exception()
