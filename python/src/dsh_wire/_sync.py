"""The same for programs without asyncio: a thin layer that runs it in a thread of its own.

That is why it works in any thread, in notebooks and inside a running event loop.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Any, Callable, Generic, Optional, TypeVar, Union

from pydantic import BaseModel

from ._client import AsyncHarnessClient, Input, State, retrieve
from ._harness import AsyncDeepSeekHarness
from ._options import ClientKeywords, ClientOptions, HarnessKeywords, InitializeKeywords, RunKeywords
from ._run import AsyncRunStream
from ._subscription import AsyncSubscription, Filter
from .errors import TransportClosedError
from .frames import Notification
from .models import (
    InitializeResult,
    InitializeResultV0,
    ServerInfo,
    SessionEvent,
    SessionPromptReceipt,
    SessionPromptResult,
)
from .results import RunResult

if TYPE_CHECKING:
    from typing_extensions import Unpack

T = TypeVar("T")
SIGNAL_POLL_SECONDS = 0.1
"""How long a waiting thread may take to notice Ctrl-C."""


class _Call(Generic[T]):
    """A coroutine on its way through the event loop of another thread."""

    def __init__(self, coroutine: Coroutine[Any, Any, T]) -> None:
        self._coroutine = coroutine
        self._task: Optional[asyncio.Task[T]] = None
        self.ended = threading.Event()

    def start(self) -> None:
        self._task = asyncio.create_task(self._coroutine)
        self._task.add_done_callback(retrieve)
        self._task.add_done_callback(lambda _: self.ended.set())

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def wait(self) -> None:
        # A signal that arrives just before a thread begins to wait does not end the wait: it is looked for again.
        while not self.ended.wait(SIGNAL_POLL_SECONDS):
            pass

    def result(self) -> T:
        if self._task is None or self._task.cancelled():
            raise TransportClosedError("the client was closed")
        return self._task.result()


class _Loop:
    """An event loop in a daemon thread."""

    def __init__(self) -> None:
        # Reentrant: a finalizer may run at any place of this thread's code, within the lock too.
        self._lock = threading.RLock()
        self._open = True
        ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._main(ready)), name="dsh-wire", daemon=True)
        self._thread.start()
        ready.wait()

    async def _main(self, ready: threading.Event) -> None:
        self._loop = asyncio.get_running_loop()
        self._stop = asyncio.Event()
        ready.set()
        await self._stop.wait()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine there and waits for it. Ctrl-C cancels it, waits until it has ended, and is raised here."""
        if threading.current_thread() is self._thread:
            coroutine.close()
            raise RuntimeError(
                "a filter, on_stderr, on_violation or on_traffic may not call the client that waits for it: "
                "hand over to another thread"
            )
        call = self._submit(coroutine)
        try:
            call.wait()
        except BaseException:
            with self._lock:
                if self._open:
                    self._loop.call_soon_threadsafe(call.cancel)
            call.wait()
            raise
        return call.result()

    def call(self, function: Callable[[], T]) -> T:
        """Calls a function there."""

        async def call() -> T:
            return function()

        return self.run(call())

    def iterate(self, items: AsyncIterator[T]) -> Iterator[T]:
        """Iterates there; leaving the loop here ends it there."""
        try:
            while True:
                try:
                    yield self.run(_next(items))
                except StopAsyncIteration:
                    return
        finally:
            close = getattr(items, "aclose", None)
            if close is not None:
                self.soon(close())

    def soon(self, coroutine: Coroutine[Any, Any, Any], then_stop: bool = False) -> None:
        """Runs a coroutine there and waits for nothing: a finalizer may run in any thread. Then ends the thread, if told to."""
        try:
            call = self._submit(coroutine, last=then_stop)
        except TransportClosedError:
            return
        if then_stop:
            self._loop.call_soon_threadsafe(lambda: asyncio.ensure_future(self._stop_after(call)))

    def close(self, coroutine: Coroutine[Any, Any, None]) -> None:
        """Runs a last coroutine there and ends the thread. Does nothing if that has happened."""
        if threading.current_thread().name.startswith("asyncio_"):
            # A handler of a run, which the end of the run waits for, and so must not wait for the end itself.
            self.soon(coroutine, then_stop=True)
            return
        try:
            self.run(coroutine)
        except TransportClosedError:  # Another thread was faster.
            pass
        finally:
            with self._lock:
                if self._open:
                    self._open = False
                    self._loop.call_soon_threadsafe(self._stop.set)
            self._thread.join()

    def _submit(self, coroutine: Coroutine[Any, Any, T], last: bool = False) -> _Call[T]:
        call = _Call(coroutine)
        with self._lock:
            if not self._open:
                coroutine.close()
                raise TransportClosedError("the client was closed")
            self._open = not last
            self._loop.call_soon_threadsafe(call.start)
        return call

    async def _stop_after(self, call: _Call[Any]) -> None:
        if call._task is not None:
            await asyncio.wait({call._task})
        self._stop.set()


async def _next(items: AsyncIterator[T]) -> T:
    return await items.__anext__()


class Subscription:
    """A queue of notifications; see ``AsyncSubscription``."""

    def __init__(self, loop: _Loop, subscription: AsyncSubscription) -> None:
        self._loop = loop
        self._subscription = subscription

    def next(self) -> Notification:
        """Waits for the next notification."""
        # What has arrived is taken as it is: to ask the other thread for each takes ten times as long.
        item = self._subscription.try_next()
        return item if item is not None else self._loop.run(self._subscription.next())

    def try_next(self) -> Optional[Notification]:
        """The next notification that has arrived, or None."""
        return self._subscription.try_next()

    def close(self) -> None:
        """Ends the subscription; what waits in it is dropped."""
        self._loop.call(self._subscription.close)

    def __iter__(self) -> Iterator[Notification]:
        """Iterates until ``close``; raises when the runtime is gone. Leaving the loop closes the subscription."""
        try:
            while not self._subscription.closed:
                yield self.next()
        except TransportClosedError:
            if not self._subscription.closed:
                raise
        finally:
            self._loop.soon(self._close())

    async def _close(self) -> None:
        self._subscription.close()


class HarnessClient:
    """The protocol over a runtime process; see ``AsyncHarnessClient``. May be called from several threads."""

    def __init__(self, options: Optional[ClientOptions] = None, **keywords: Unpack[ClientKeywords]) -> None:
        self._client = AsyncHarnessClient(options, **keywords)
        self._loop = _Loop()
        self._owns_loop = True

    @classmethod
    def _of(cls, loop: _Loop, client: AsyncHarnessClient) -> HarnessClient:
        """The client of a harness, which owns the loop."""
        made = cls.__new__(cls)
        made._client, made._loop, made._owns_loop = client, loop, False
        return made

    @property
    def pid(self) -> Optional[int]:
        """Process id of the runtime; None before it runs."""
        return self._client.pid

    @property
    def server_info(self) -> Optional[ServerInfo]:
        """Who answered ``initialize``; None before that."""
        return self._client.server_info

    @property
    def protocol_version(self) -> Optional[int]:
        """The negotiated version; None before ``initialize`` has been answered."""
        return self._client.protocol_version

    @property
    def state(self) -> State:
        """Where the client is."""
        return self._client.state

    def start(self) -> None:
        """Starts the process, once."""
        self._loop.run(self._client.start())

    def initialize(self, provider: str, model: str, **options: Unpack[InitializeKeywords]) -> Union[InitializeResult, InitializeResultV0]:
        """The handshake; see ``AsyncHarnessClient.initialize``."""
        return self._loop.run(self._client.initialize(provider, model, **options))

    def prompt(
        self, session_id: str, input: Input, *, timeout: Optional[float] = None
    ) -> Union[SessionPromptResult, SessionPromptReceipt]:
        """Sends a user message."""
        return self._loop.run(self._client.prompt(session_id, input, timeout=timeout))

    def cancel(self, session_id: str, *, timeout: Optional[float] = None) -> bool:
        """Ends the running turn of a session. Returns whether there was one."""
        return self._loop.run(self._client.cancel(session_id, timeout=timeout))

    def close_session(self, session_id: str, *, timeout: Optional[float] = None) -> bool:
        """Ends a session. Returns whether there was one."""
        return self._loop.run(self._client.close_session(session_id, timeout=timeout))

    def request(self, method: str, params: Any = None, *, timeout: Optional[float] = None) -> BaseModel:
        """Sends any request of the protocol and returns its result."""
        return self._loop.run(self._client.request(method, params, timeout=timeout))

    def subscribe(
        self, filter: Optional[Filter] = None, *, max_queued: Optional[int] = None
    ) -> Subscription:
        """All notifications from now on, or those that ``filter`` chooses."""
        return Subscription(self._loop, self._loop.call(lambda: self._client.subscribe(filter, max_queued=max_queued)))

    def subscribe_session_tree(self, session_id: str, *, max_queued: Optional[int] = None) -> Subscription:
        """The notifications of one session and all its descendants, from now on."""
        made = self._loop.call(lambda: self._client.subscribe_session_tree(session_id, max_queued=max_queued))
        return Subscription(self._loop, made)

    def close(self) -> None:
        """Ends the runtime; see ``AsyncHarnessClient.close``."""
        if self._owns_loop:
            self._loop.close(self._client.close())
        else:
            self._loop.run(self._client.close())

    def __enter__(self) -> HarnessClient:
        self.start()
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def __del__(self) -> None:
        if getattr(self, "_owns_loop", False) and self._client.state != "closed":
            self._client.abandon()
            self._loop.soon(self._client.close(), then_stop=True)


class RunStream:
    """A run as it happens; see ``AsyncRunStream``."""

    def __init__(self, loop: _Loop, stream: AsyncRunStream) -> None:
        self._loop = loop
        self._stream = stream

    @property
    def session_id(self) -> str:
        """The session the run is on."""
        return self._stream.session_id

    def result(self) -> RunResult:
        """Waits for the final result, as ``run`` gives it."""
        return self._loop.run(self._stream.result())

    def notifications(self) -> Iterator[Notification]:
        """The notifications of the session and all its descendants."""
        return self._loop.iterate(self._stream.notifications())

    def events(self) -> Iterator[SessionEvent]:
        """The session's own events."""
        return self._loop.iterate(self._stream.events())

    def text(self) -> Iterator[str]:
        """The session's text as the model writes it."""
        return self._loop.iterate(self._stream.text())

    def __iter__(self) -> Iterator[SessionEvent]:
        return self.events()


class DeepSeekHarness:
    """A runtime and its sessions; see ``AsyncDeepSeekHarness``, whose keywords it takes. May be called from several threads.

    Ctrl-C during ``run`` cancels the turn and raises ``KeyboardInterrupt``.
    """

    def __init__(self, **options: Unpack[HarnessKeywords]) -> None:
        self._harness = AsyncDeepSeekHarness(**options)
        self._harness._handlers_in_threads = True
        self._loop = _Loop()
        self._closed = False

    @property
    def client(self) -> HarnessClient:
        """The client that owns the process. A failed handshake replaces it: do not keep it over a failed ``start``."""
        return HarnessClient._of(self._loop, self._harness.client)

    def start(self) -> None:
        """Starts the runtime and does the handshake, once however many callers."""
        self._loop.run(self._harness.start())

    def session(self, session_id: Optional[str] = None) -> HarnessSession:
        """A handle of a session. Default: a new id."""
        return HarnessSession(self, self._harness.session(session_id).id)

    def run(self, input: Input, *, session_id: Optional[str] = None, **options: Unpack[RunKeywords]) -> RunResult:
        """Sends a prompt and returns once it has settled, whatever the outcome."""
        return self._loop.run(self._harness.run(input, session_id=session_id, **options))

    def stream(self, input: Input, *, session_id: Optional[str] = None, **options: Unpack[RunKeywords]) -> RunStream:
        """Like ``run``, as it happens."""
        made = self._loop.call(lambda: self._harness.stream(input, session_id=session_id, **options))
        return RunStream(self._loop, made)

    def cancel(self, session_id: str) -> bool:
        """Ends a session's running turn. Returns whether there was one. Needs protocol 1."""
        return self._loop.run(self._harness.cancel(session_id))

    def subscribe(
        self, filter: Optional[Filter] = None, *, max_queued: Optional[int] = None
    ) -> Subscription:
        """All notifications of the runtime from now on, or those that ``filter`` chooses."""
        return Subscription(self._loop, self._loop.call(lambda: self._harness.subscribe(filter, max_queued=max_queued)))

    def subscribe_session_tree(self, session_id: str, *, max_queued: Optional[int] = None) -> Subscription:
        """The notifications of one session and all its descendants, from now on."""
        made = self._loop.call(lambda: self._harness.subscribe_session_tree(session_id, max_queued=max_queued))
        return Subscription(self._loop, made)

    def close(self) -> None:
        """Ends the runtime for good; see ``AsyncHarnessClient.close``."""
        self._closed = True
        self._loop.close(self._harness.close())

    def __enter__(self) -> DeepSeekHarness:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def __del__(self) -> None:
        if not getattr(self, "_closed", True):
            self._harness.client.abandon()
            self._loop.soon(self._harness.close(), then_stop=True)


class HarnessSession:
    """One session: an id, and runs on it, one at a time."""

    def __init__(self, harness: DeepSeekHarness, id: str) -> None:
        self.harness = harness
        self.id = id

    def run(self, input: Input, **options: Unpack[RunKeywords]) -> RunResult:
        """Runs a prompt on this session."""
        return self.harness.run(input, session_id=self.id, **options)

    def stream(self, input: Input, **options: Unpack[RunKeywords]) -> RunStream:
        """Streams a prompt on this session."""
        return self.harness.stream(input, session_id=self.id, **options)

    def cancel(self) -> bool:
        """Ends the session's running turn, whoever began it. Returns whether there was one. Needs protocol 1."""
        return self.harness.cancel(self.id)

    def close(self) -> bool:
        """Ends the session in the runtime, which forgets it. Returns whether there was one. Needs protocol 1."""
        return self.harness._loop.run(self.harness._harness.session(self.id).close())
