"""One prompt, from before it is written until it has settled."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from typing import Any, Callable, Literal, Optional, Union

from ._client import AsyncHarnessClient, Input, check_timeout
from .errors import DshWireError, ProtocolViolationError, TimedOutError
from .frames import Notification
from .models import AssistantChunkEvent, AssistantMessageEvent, SessionPromptReceipt, StepStartEvent, TextDeltaChunk
from .results import (
    IdleWatcher,
    RunResult,
    events_of,
    final_response,
    last_turn_end,
    message_text,
    prompt_status,
    run_begin,
    total_usage,
)
from .violation import Fault, Violation

OnNotification = Callable[[Notification], Union[None, Awaitable[None]]]


@dataclass(frozen=True)
class RunOptions:
    """Options of one run."""

    on_notification: Optional[OnNotification] = None
    """Called with the notifications of the session and all its descendants, in wire order; the next one waits until what
    it returned has finished. What it raises is reported as a violation and harms nobody."""
    timeout: Optional[float] = None
    """Bound of the run, in seconds. Passing it raises ``TimedOutError`` and cancels the turn. Default none."""
    strict: bool = False
    """Whether the first breach of the protocol raises. Default: ``violations`` tells of them."""


class Run:
    """A run in progress. Cancelling the task that awaits ``result`` cancels the turn."""

    def __init__(
        self,
        start: Callable[[], Awaitable[AsyncHarnessClient]],
        session_id: str,
        input: Input,
        options: RunOptions,
        max_tokens_as_success: bool,
        cancel_timeout: float,
    ) -> None:
        check_timeout("timeout", options.timeout)
        self.session_id = session_id
        self.notifications: list[Notification] = []
        self._start = start
        self._input = input
        self._options = options
        self._max_tokens_as_success = max_tokens_as_success
        self._cancel_timeout = cancel_timeout
        self._violations: list[Violation] = []
        self._end: Optional[int] = None
        self._client: Optional[AsyncHarnessClient] = None
        self._changed = asyncio.Event()
        self._handled: asyncio.Queue[Notification] = asyncio.Queue()
        self.task = asyncio.create_task(self._run())
        # Whoever only iterates a stream hears of a failure there.
        self.task.add_done_callback(lambda task: task.cancelled() or task.exception())

    async def _run(self) -> RunResult:
        try:
            if self._options.timeout is None:
                return await self._settle()
            try:
                return await asyncio.wait_for(self._settle(), self._options.timeout)
            except asyncio.TimeoutError:
                raise TimedOutError("session/prompt", self._options.timeout) from None
        finally:
            self._tell_changed()

    async def _settle(self) -> RunResult:
        client = self._client = await self._start()
        watcher = IdleWatcher(self.session_id)
        loop = asyncio.get_running_loop()
        idle: asyncio.Future[None] = loop.create_future()
        broken: asyncio.Future[None] = loop.create_future()

        def deliver(item: Notification) -> None:
            if self._end is not None:
                return
            self.notifications.append(item)
            if watcher.notification(item, len(self.notifications)):
                self._end = len(self.notifications)
                idle.set_result(None)
            self._handled.put_nowait(item)
            self._tell_changed()

        def fail(error: Exception) -> None:
            if not idle.done():
                idle.set_exception(error)

        def violated(violation: Violation) -> None:
            self._violations.append(violation)
            if self._options.strict and violation.kind != "handler-failed" and not broken.done():
                broken.set_exception(ProtocolViolationError(violation.message, violation.pointer))

        forget = (client.observe_session_tree(self.session_id, deliver, fail), client.observe_violations(violated))
        handling = asyncio.create_task(self._handle()) if self._options.on_notification else None
        work = asyncio.create_task(self._prompt(client, watcher, idle))
        try:
            either: set[asyncio.Future[Any]] = {work, broken}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if broken.done():
                broken.result()
            if handling is not None:
                # What arrived in the run is handed over before the run returns, unless the handler takes its time.
                await asyncio.sleep(0)
            return work.result()
        except BaseException:
            await self._cancel(client)
            raise
        finally:
            for function in forget:
                function()
            for task in (work, handling):
                if task is not None:
                    task.cancel() if task is work else self._handled.put_nowait(Notification("", None))
            for future in (idle, broken):
                if future.done() and not future.cancelled():
                    future.exception()
                future.cancel()

    async def _prompt(self, client: AsyncHarnessClient, watcher: IdleWatcher, idle: asyncio.Future[None]) -> RunResult:
        answered_at = 0

        def on_answer() -> None:
            nonlocal answered_at
            answered_at = len(self.notifications)
            if client.protocol_version != 0 and self._end is None:
                self._end = answered_at

        answer = await client.prompt(self.session_id, self._input, on_answer=on_answer)
        if not isinstance(answer, SessionPromptReceipt):
            return self._describe(answer.message_id, answer.status, answer.reason, "response")
        if self._end is None:
            self._end = watcher.receipt(answer.message_id, answered_at)
        if self._end is None:
            await idle
        reason = last_turn_end(events_of(self.notifications[: self._end], self.session_id))
        if reason is None:
            raise ProtocolViolationError(f"the session {self.session_id!r} became idle without the end of a turn")
        return self._describe(answer.message_id, prompt_status(reason, self._max_tokens_as_success), reason, "idle")

    async def _cancel(self, client: AsyncHarnessClient) -> None:
        """Asks the server to end the turn, where its protocol has such a request. Whether it worked is not waited for."""
        if client.protocol_version and client.state == "running":
            try:
                await asyncio.wait_for(asyncio.shield(client.cancel(self.session_id)), self._cancel_timeout)
            except (DshWireError, asyncio.TimeoutError):
                pass

    async def _handle(self) -> None:
        handler = self._options.on_notification
        while handler is not None:
            item = await self._handled.get()
            if item.method == "":
                return
            try:
                outcome = handler(item)
                if inspect.isawaitable(outcome):
                    await outcome
            except Exception as error:
                if self._client is not None:
                    fault = Fault("handler-failed", f"on_notification failed on {item.method}: {error}", method=item.method)
                    self._client.report(fault)

    def _describe(self, message_id: str, status: Any, reason: Any, settled_by: Literal["response", "idle"]) -> RunResult:
        begin = run_begin(self.notifications, self.session_id, message_id)
        notifications = self.notifications[begin : self._end]
        events = events_of(notifications, self.session_id)
        return RunResult(
            session_id=self.session_id,
            message_id=message_id,
            status=status,
            reason=reason,
            final_response=final_response(events),
            events=events,
            notifications=notifications,
            usage=total_usage(notifications),
            violations=self._violations,
            settled_by=settled_by,
        )

    def _tell_changed(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    async def changed(self) -> None:
        """Returns at the next notification, or when the run settles."""
        if not self.task.done():
            changed = asyncio.create_task(self._changed.wait())
            await asyncio.wait({changed, self.task}, return_when=asyncio.FIRST_COMPLETED)
            changed.cancel()


class AsyncRunStream:
    """A run as it happens. Each iteration begins at the beginning of the run, ends when it has settled, and raises what
    ``result`` raises. Iterating the stream itself gives ``events()``. Leaving a loop does not cancel the run."""

    def __init__(self, run: Run) -> None:
        self._run = run

    @property
    def session_id(self) -> str:
        """The session the run is on."""
        return self._run.session_id

    async def result(self) -> RunResult:
        """The final result, as ``run`` gives it."""
        return await asyncio.shield(self._run.task)

    async def notifications(self) -> AsyncIterator[Notification]:
        """The notifications of the session and all its descendants."""
        place = 0
        while True:
            settled = self._run.task.done()
            while place < len(self._run.notifications):
                yield self._run.notifications[place]
                place += 1
            if settled:
                break
            await self._run.changed()
        await self.result()

    async def events(self) -> AsyncIterator[Any]:
        """The session's own events."""
        async for item in self.notifications():
            for event in events_of([item], self.session_id):
                yield event

    async def text(self) -> AsyncIterator[str]:
        """The session's text as the model writes it; from runtimes that tell no deltas, each message's text at its end.

        A request that fails half-way and is retried begins its text again: what counts in the end is ``final_response``.
        """
        streamed = False
        async for event in self.events():
            if isinstance(event, StepStartEvent):
                streamed = False
            elif isinstance(event, AssistantChunkEvent) and isinstance(event.data.chunk, TextDeltaChunk):
                streamed = True
                yield event.data.chunk.text
            elif isinstance(event, AssistantMessageEvent) and not streamed:
                text = message_text(event.data.message)
                if text:
                    yield text

    def __aiter__(self) -> AsyncIterator[Any]:
        return self.events()
