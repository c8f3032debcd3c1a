"""A runtime and its sessions, for asyncio."""

from __future__ import annotations

import asyncio
import uuid
from types import TracebackType
from typing import TYPE_CHECKING, Optional

from ._client import AsyncHarnessClient, Input, retrieve
from ._options import ClientKeywords, ClientOptions, InitializeKeywords, RunKeywords, RunOptions, check_time
from ._run import AsyncRunStream, Run, RunContext
from ._subscription import AsyncSubscription, Filter
from .errors import JsonRpcResponseError, SessionBusyError, TransportClosedError
from .models import ErrorCode
from .results import RunResult

if TYPE_CHECKING:
    from typing_extensions import Unpack


class AsyncDeepSeekHarness:
    """A runtime and its sessions. The process starts with the first call and stays this object's until ``close``; always
    close it, or use ``async with``.

    ``provider`` and ``model`` default to ``deepseek-official`` and ``deepseek-v4-flash``; both to ``echo`` of a runtime
    that has no ``deepseek-official``. ``cwd`` is the working directory of the sessions. ``max_tokens_as_success`` says
    whether a turn of protocol 0 that ended at its token limit counts as ``ok``; a server of version 1 decides itself.
    ``max_tokens`` bounds the output of one model request, ``reasoning_effort`` is an id the provider knows; default: the
    provider's. ``protocol_version`` is the newest to offer; default: the newest this release speaks. ``cancel_timeout``
    is how long a cancelled run may take to settle, in seconds. All other keywords are those of ``ClientOptions``.
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
        **client_options: Unpack[ClientKeywords],
    ) -> None:
        check_time("cancel_timeout", cancel_timeout)
        self._client_options = ClientOptions(**client_options)
        self._provider = provider
        self._model = model
        self._settings: InitializeKeywords = {
            "cwd": cwd if cwd is not None else self._client_options.runtime_cwd,
            "max_tokens": max_tokens,
            "reasoning_effort": reasoning_effort,
            "protocol_version": protocol_version,
        }
        self._max_tokens_as_success = max_tokens_as_success
        self._cancel_timeout = cancel_timeout
        self._handlers_in_threads = False
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
        callers get the reason, and a later call starts afresh. Raises as ``AsyncHarnessClient.initialize`` does."""
        await self._start()

    def session(self, session_id: Optional[str] = None) -> AsyncHarnessSession:
        """A handle of a session. The runtime creates it with its first prompt. Default: a new id."""
        return AsyncHarnessSession(self, session_id or str(uuid.uuid4()))

    async def run(self, input: Input, *, session_id: Optional[str] = None, **options: Unpack[RunKeywords]) -> RunResult:
        """Sends a prompt and returns once it has settled, whatever the outcome: see ``status`` and ``reason``.

        The options are those of ``RunOptions``. Cancelling the task cancels the turn, in protocol 1; protocol 0 has no
        cancel, and the turn goes on in the runtime until it is closed. Raises ``SessionBusyError`` while a
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

    def stream(self, input: Input, *, session_id: Optional[str] = None, **options: Unpack[RunKeywords]) -> AsyncRunStream:
        """Like ``run``, as it happens: events, text and the final result, from one call."""
        return AsyncRunStream(self._run(input, session_id, options))

    async def cancel(self, session_id: str) -> bool:
        """Ends a session's running turn, whoever began it: its run returns as ``aborted``. Returns whether there was one.
        Needs protocol 1."""
        return await (await self._start()).cancel(session_id)

    def subscribe(self, filter: Optional[Filter] = None, *, max_queued: Optional[int] = None) -> AsyncSubscription:
        """All notifications of the runtime from now on, or those that ``filter`` chooses."""
        return self._client.subscribe(filter, max_queued=max_queued)

    def subscribe_session_tree(self, session_id: str, *, max_queued: Optional[int] = None) -> AsyncSubscription:
        """The notifications of one session and all its descendants, from now on."""
        return self._client.subscribe_session_tree(session_id, max_queued=max_queued)

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
            client.abandon()

    def _run(self, input: Input, session_id: Optional[str], options: RunKeywords) -> Run:
        session = session_id or str(uuid.uuid4())
        if session in self._busy:
            raise SessionBusyError(session)
        context = RunContext(
            self._start, self._max_tokens_as_success, self._cancel_timeout, self._handlers_in_threads
        )
        run = Run(context, session, input, RunOptions(**options))
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
            self._started.add_done_callback(retrieve)
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

    async def run(self, input: Input, **options: Unpack[RunKeywords]) -> RunResult:
        """Runs a prompt on this session; see ``AsyncDeepSeekHarness.run``."""
        return await self.harness.run(input, session_id=self.id, **options)

    def stream(self, input: Input, **options: Unpack[RunKeywords]) -> AsyncRunStream:
        """Streams a prompt on this session; see ``AsyncDeepSeekHarness.stream``."""
        return self.harness.stream(input, session_id=self.id, **options)

    async def cancel(self) -> bool:
        """Ends the session's running turn, whoever began it. Returns whether there was one. Needs protocol 1."""
        return await self.harness.cancel(self.id)

    async def close(self) -> bool:
        """Ends the session in the runtime, which forgets it. Returns whether there was one. Needs protocol 1."""
        await self.harness.start()
        return await self.harness.client.close_session(self.id)
