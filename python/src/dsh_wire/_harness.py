"""A runtime and its sessions, for asyncio."""

from __future__ import annotations

import asyncio
import uuid
from types import TracebackType
from typing import Any, Optional

from ._client import AsyncHarnessClient, ClientOptions, Input, check_timeout
from ._run import AsyncRunStream, Run, RunOptions
from .errors import JsonRpcResponseError, SessionBusyError, TransportClosedError
from .models import ErrorCode
from .results import RunResult


class AsyncDeepSeekHarness:
    """A runtime and its sessions. The process starts with the first call and stays this object's until ``close``; always
    close it, or use ``async with``.

    ``provider`` and ``model`` default to ``deepseek-official`` and ``deepseek-v4-flash``; both to ``echo`` of a runtime
    that has no ``deepseek-official``. ``cwd`` is the working directory of the sessions. ``max_tokens_as_success`` says
    whether a turn of protocol 0 that ended at its token limit counts as ``ok``; a server of version 1 decides itself.
    ``cancel_timeout`` bounds, in seconds, the request that cancels a turn. All other keywords are those of
    ``ClientOptions``.
    """

    def __init__(
        self,
        *,
        provider: Optional[str] = None,
        model: Optional[str] = None,
        cwd: Optional[str] = None,
        max_tokens: Optional[int] = None,
        reasoning_effort: Optional[str] = None,
        protocol_version: Optional[int] = None,
        max_tokens_as_success: bool = False,
        cancel_timeout: float = 5.0,
        **client_options: Any,
    ) -> None:
        check_timeout("cancel_timeout", cancel_timeout)
        self._client_options = ClientOptions(**client_options)
        self._provider = provider
        self._model = model
        self._settings: dict[str, Any] = {
            "cwd": cwd if cwd is not None else self._client_options.runtime_cwd,
            "max_tokens": max_tokens,
            "reasoning_effort": reasoning_effort,
            "protocol_version": protocol_version,
        }
        self._max_tokens_as_success = max_tokens_as_success
        self._cancel_timeout = cancel_timeout
        self._busy: set[str] = set()
        self._runs: set[Run] = set()
        self._client = AsyncHarnessClient(self._client_options)
        self._started: Optional[asyncio.Task[AsyncHarnessClient]] = None
        self._closed = False

    @property
    def client(self) -> AsyncHarnessClient:
        """The client that owns the process. A failed handshake replaces it: do not keep it over a failed ``start``."""
        return self._client

    async def start(self) -> None:
        """Starts the runtime and does the handshake, once however many callers. If that fails the process is ended, all
        callers get the reason, and a later call starts afresh."""
        await self._start()

    def session(self, session_id: Optional[str] = None) -> AsyncHarnessSession:
        """A handle of a session. The runtime creates it with its first prompt. Default: a new id."""
        return AsyncHarnessSession(self, session_id or str(uuid.uuid4()))

    async def run(self, input: Input, *, session_id: Optional[str] = None, **options: Any) -> RunResult:
        """Sends a prompt and returns once it has settled, whatever the outcome: see ``status`` and ``reason``.

        The options are those of ``RunOptions``. Cancelling the task cancels the turn. Raises ``SessionBusyError`` while a
        run on the same session has not settled, ``TimedOutError``, ``JsonRpcResponseError`` if the runtime refuses the
        prompt, and ``TransportClosedError`` if it goes away.
        """
        run = self._run(input, session_id, options)
        try:
            return await asyncio.shield(run.task)
        except asyncio.CancelledError:
            run.task.cancel()
            await asyncio.wait({run.task})
            raise

    def stream(self, input: Input, *, session_id: Optional[str] = None, **options: Any) -> AsyncRunStream:
        """Like ``run``, as it happens: events, text and the final result, from one call."""
        return AsyncRunStream(self._run(input, session_id, options))

    async def close(self) -> None:
        """Ends the runtime for good; see ``AsyncHarnessClient.close``."""
        self._closed = True
        await self._client.close()
        if self._runs:
            await asyncio.wait({run.task for run in self._runs})

    async def __aenter__(self) -> AsyncDeepSeekHarness:
        return self

    async def __aexit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        await self.close()

    def __del__(self) -> None:
        client = getattr(self, "_client", None)
        if client is not None:
            client.kill_if_open("AsyncDeepSeekHarness")

    def _run(self, input: Input, session_id: Optional[str], options: dict[str, Any]) -> Run:
        session = session_id or str(uuid.uuid4())
        if session in self._busy:
            raise SessionBusyError(session)
        run = Run(
            self._start, session, input, RunOptions(**options), self._max_tokens_as_success, self._cancel_timeout
        )
        self._busy.add(session)
        self._runs.add(run)

        def free(_: object) -> None:
            self._busy.discard(session)
            self._runs.discard(run)

        run.task.add_done_callback(free)
        return run

    async def _start(self) -> AsyncHarnessClient:
        if self._closed:
            raise TransportClosedError("the harness was closed")
        if self._started is None:
            self._started = asyncio.create_task(self._handshake())
        return await asyncio.shield(self._started)

    async def _handshake(self) -> AsyncHarnessClient:
        client = self._client
        try:
            try:
                await client.initialize(
                    self._provider or "deepseek-official", self._model or "deepseek-v4-flash", **self._settings
                )
            except JsonRpcResponseError as error:
                if self._provider is not None or error.code != ErrorCode.PROVIDER_UNAVAILABLE:
                    raise
                await client.initialize("echo", self._model or "echo", **self._settings)
            return client
        except BaseException:
            await client.close()
            if not self._closed:
                self._client = AsyncHarnessClient(self._client_options)
            self._started = None
            raise


class AsyncHarnessSession:
    """One session: an id, and runs on it, one at a time."""

    def __init__(self, harness: AsyncDeepSeekHarness, id: str) -> None:
        self.harness = harness
        self.id = id

    async def run(self, input: Input, **options: Any) -> RunResult:
        """Runs a prompt on this session; see ``AsyncDeepSeekHarness.run``."""
        return await self.harness.run(input, session_id=self.id, **options)

    def stream(self, input: Input, **options: Any) -> AsyncRunStream:
        """Streams a prompt on this session; see ``AsyncDeepSeekHarness.stream``."""
        return self.harness.stream(input, session_id=self.id, **options)

    async def cancel(self) -> bool:
        """Ends the session's running turn, whoever began it. Returns whether there was one. Needs protocol 1."""
        await self.harness.start()
        return await self.harness.client.cancel(self.id)

    async def close(self) -> bool:
        """Ends the session in the runtime, which forgets it. Returns whether there was one. Needs protocol 1."""
        await self.harness.start()
        return await self.harness.client.close_session(self.id)
