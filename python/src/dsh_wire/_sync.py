"""The same for programs without asyncio: a thin layer that runs it in a thread of its own.

That is why it works in any thread, in notebooks and inside a running event loop.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from types import TracebackType
from typing import Any, Callable, Optional, TypeVar, Union

from pydantic import BaseModel

from ._client import AsyncHarnessClient, ClientOptions, Input, State
from ._harness import AsyncDeepSeekHarness
from ._run import AsyncRunStream
from ._subscription import AsyncSubscription
from .frames import Notification
from .models import InitializeResult, InitializeResultV0, ServerInfo, SessionPromptReceipt, SessionPromptResult
from .results import RunResult

T = TypeVar("T")


class _Loop:
    """An event loop in a daemon thread."""

    def __init__(self) -> None:
        loop = self._loop = asyncio.new_event_loop()

        def work() -> None:
            try:
                loop.run_forever()
            finally:
                loop.close()

        self._thread = threading.Thread(target=work, name="dsh-wire", daemon=True)
        self._thread.start()

    def run(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Runs a coroutine there and waits for it. Ctrl-C cancels it, waits until it has ended, and is raised here."""
        future = asyncio.run_coroutine_threadsafe(coroutine, self._loop)
        try:
            return future.result()
        except KeyboardInterrupt:
            done = threading.Event()
            future.add_done_callback(lambda _: done.set())
            future.cancel()
            done.wait()
            raise

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
            if close is not None and self._loop.is_running():
                self.run(close())

    def stop(self) -> None:
        """Ends the loop and its thread."""
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._loop.stop)
            if threading.current_thread() is not self._thread:
                self._thread.join()

    def stop_after(self, coroutine: Coroutine[Any, Any, object]) -> None:
        """Runs a coroutine there, and then ends the loop; waits for neither."""
        loop = self._loop
        if loop.is_closed():
            coroutine.close()
            return
        asyncio.run_coroutine_threadsafe(coroutine, loop).add_done_callback(lambda _: loop.call_soon_threadsafe(loop.stop))


async def _next(items: AsyncIterator[T]) -> T:
    return await items.__anext__()


class Subscription:
    """A queue of notifications; see ``AsyncSubscription``."""

    def __init__(self, loop: _Loop, subscription: AsyncSubscription) -> None:
        self._loop = loop
        self._subscription = subscription

    def next(self) -> Notification:
        """Waits for the next notification."""
        return self._loop.run(self._subscription.next())

    def try_next(self) -> Optional[Notification]:
        """The next notification that has arrived, or None."""
        return self._loop.call(self._subscription.try_next)

    def close(self) -> None:
        """Ends the subscription; what waits in it is dropped."""
        self._loop.call(self._subscription.close)

    def __iter__(self) -> Iterator[Notification]:
        return self._loop.iterate(self._subscription.__aiter__())


class HarnessClient:
    """The protocol over a runtime process; see ``AsyncHarnessClient``. May be called from several threads."""

    def __init__(self, options: Optional[ClientOptions] = None, **keywords: Any) -> None:
        chosen = options or ClientOptions(**keywords)
        self._loop = _Loop()
        self._client = self._loop.call(lambda: AsyncHarnessClient(chosen))

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

    def initialize(self, provider: str, model: str, **options: Any) -> Union[InitializeResult, InitializeResultV0]:
        """The handshake."""
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
        self, filter: Optional[Callable[[Notification], bool]] = None, *, max_queued: Optional[int] = None
    ) -> Subscription:
        """All notifications from now on, or those that ``filter`` chooses."""
        return Subscription(self._loop, self._loop.call(lambda: self._client.subscribe(filter, max_queued=max_queued)))

    def subscribe_session_tree(self, session_id: str, *, max_queued: Optional[int] = None) -> Subscription:
        """The notifications of one session and all its descendants, from now on."""
        made = self._loop.call(lambda: self._client.subscribe_session_tree(session_id, max_queued=max_queued))
        return Subscription(self._loop, made)

    def close(self) -> None:
        """Ends the runtime."""
        if self._client.state != "closed":
            self._loop.run(self._client.close())
            self._loop.stop()

    def __enter__(self) -> HarnessClient:
        self.start()
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def __del__(self) -> None:
        client = getattr(self, "_client", None)
        if client is not None:
            client.kill_if_open("HarnessClient")
            if client.state != "closed":
                self._loop.stop_after(client.close())


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

    def events(self) -> Iterator[Any]:
        """The session's own events."""
        return self._loop.iterate(self._stream.events())

    def text(self) -> Iterator[str]:
        """The session's text as the model writes it."""
        return self._loop.iterate(self._stream.text())

    def __iter__(self) -> Iterator[Any]:
        return self.events()


class DeepSeekHarness:
    """A runtime and its sessions; see ``AsyncDeepSeekHarness``, whose keywords it takes. May be called from several threads.

    Ctrl-C during ``run`` cancels the turn and raises ``KeyboardInterrupt``.
    """

    def __init__(self, **options: Any) -> None:
        self._loop = _Loop()
        self._closed = False
        try:
            self._harness = self._loop.call(lambda: AsyncDeepSeekHarness(**options))
        except BaseException:
            self._loop.stop()
            raise

    @property
    def client(self) -> AsyncHarnessClient:
        """The client that owns the process, for its ``pid``, ``state``, ``server_info`` and ``protocol_version``."""
        return self._harness.client

    def start(self) -> None:
        """Starts the runtime and does the handshake, once however many callers."""
        self._loop.run(self._harness.start())

    def session(self, session_id: Optional[str] = None) -> HarnessSession:
        """A handle of a session. Default: a new id."""
        return HarnessSession(self, self._harness.session(session_id).id)

    def run(self, input: Input, *, session_id: Optional[str] = None, **options: Any) -> RunResult:
        """Sends a prompt and returns once it has settled, whatever the outcome."""
        return self._loop.run(self._harness.run(input, session_id=session_id, **options))

    def stream(self, input: Input, *, session_id: Optional[str] = None, **options: Any) -> RunStream:
        """Like ``run``, as it happens."""
        made = self._loop.call(lambda: self._harness.stream(input, session_id=session_id, **options))
        return RunStream(self._loop, made)

    def cancel(self, session_id: str) -> bool:
        """Ends a session's running turn. Returns whether there was one. Needs protocol 1."""
        return self._loop.run(self._harness.session(session_id).cancel())

    def subscribe(
        self, filter: Optional[Callable[[Notification], bool]] = None, *, max_queued: Optional[int] = None
    ) -> Subscription:
        """All notifications of the runtime from now on, or those that ``filter`` chooses."""
        return Subscription(self._loop, self._loop.call(lambda: self.client.subscribe(filter, max_queued=max_queued)))

    def subscribe_session_tree(self, session_id: str, *, max_queued: Optional[int] = None) -> Subscription:
        """The notifications of one session and all its descendants, from now on."""
        made = self._loop.call(lambda: self.client.subscribe_session_tree(session_id, max_queued=max_queued))
        return Subscription(self._loop, made)

    def close(self) -> None:
        """Ends the runtime for good."""
        if not self._closed:
            self._closed = True
            self._loop.run(self._harness.close())
            self._loop.stop()

    def __enter__(self) -> DeepSeekHarness:
        return self

    def __exit__(
        self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def __del__(self) -> None:
        if not getattr(self, "_closed", True) and hasattr(self, "_harness"):
            self._harness.client.kill_if_open("DeepSeekHarness")
            self._loop.stop_after(self._harness.close())


class HarnessSession:
    """One session: an id, and runs on it, one at a time."""

    def __init__(self, harness: DeepSeekHarness, id: str) -> None:
        self.harness = harness
        self.id = id

    def run(self, input: Input, **options: Any) -> RunResult:
        """Runs a prompt on this session."""
        return self.harness.run(input, session_id=self.id, **options)

    def stream(self, input: Input, **options: Any) -> RunStream:
        """Streams a prompt on this session."""
        return self.harness.stream(input, session_id=self.id, **options)

    def cancel(self) -> bool:
        """Ends the session's running turn, whoever began it. Returns whether there was one. Needs protocol 1."""
        return self.harness.cancel(self.id)

    def close(self) -> bool:
        """Ends the session in the runtime, which forgets it. Returns whether there was one. Needs protocol 1."""
        return self.harness._loop.run(self.harness._harness.session(self.id).close())
