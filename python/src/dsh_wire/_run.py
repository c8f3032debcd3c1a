"""One prompt, from before it is written until it has settled."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Awaitable
from dataclasses import dataclass
from typing import Callable, Literal, Optional

from ._client import AsyncHarnessClient, Input, retrieve
from ._options import RunOptions
from .errors import ProtocolViolationError, TimedOutError
from .frames import Notification
from .models import (
    AssistantChunkEvent,
    AssistantMessageEvent,
    SessionEvent,
    SessionPromptReceipt,
    StepStartEvent,
    TextDeltaChunk,
    TurnEndReason,
)
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


@dataclass
class RunContext:
    """What a run takes from the harness it belongs to."""

    start: Callable[[], Awaitable[AsyncHarnessClient]]
    """Starts the runtime, if need be, and returns its client."""
    max_tokens_as_success: bool
    cancel_timeout: float
    handlers_in_threads: bool = False
    """Whether ``on_notification`` is called outside the event loop, and waited for: what code without asyncio expects."""


class Run:
    """A run in progress. Cancelling its task cancels the turn, and waits for that within ``cancel_timeout``."""

    def __init__(self, context: RunContext, session_id: str, input: Input, options: RunOptions) -> None:
        self.session_id = session_id
        self.notifications: list[Notification] = []
        self._context = context
        self._input = input
        self._options = options
        self._violations: list[Violation] = []
        self._end: Optional[int] = None
        """How many notifications belong to the run, once that is known."""
        self._client: Optional[AsyncHarnessClient] = None
        self._cancelling: Optional[asyncio.Task[bool]] = None
        self._changed = asyncio.Event()
        self._handled: asyncio.Queue[Optional[Notification]] = asyncio.Queue()
        self._interrupted: asyncio.Future[RunResult] = asyncio.get_running_loop().create_future()
        self._interrupted.add_done_callback(retrieve)
        self.task = asyncio.create_task(self._run())
        # Whoever only iterates a stream hears of a failure there.
        self.task.add_done_callback(retrieve)

    async def _run(self) -> RunResult:
        timer = None
        timeout = self._options.timeout
        if timeout is not None:
            error = TimedOutError("session/prompt", timeout)
            timer = asyncio.get_running_loop().call_later(timeout, self._interrupt, error)
        work = asyncio.create_task(self._work())
        work.add_done_callback(retrieve)
        try:
            await asyncio.wait({work, self._interrupted}, return_when=asyncio.FIRST_COMPLETED)
            return self._interrupted.result() if self._interrupted.done() else work.result()
        except asyncio.CancelledError:
            if self._cancel():
                await asyncio.wait({work}, timeout=self._context.cancel_timeout)
            raise
        finally:
            if timer is not None:
                timer.cancel()
            work.cancel()
            self._interrupted.cancel()
            self._tell_changed()

    async def _work(self) -> RunResult:
        client = self._client = await self._context.start()
        watcher = IdleWatcher(self.session_id)
        idle: asyncio.Future[None] = asyncio.get_running_loop().create_future()

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
                idle.exception()

        forget = (client.observe_session_tree(self.session_id, deliver, fail), client.observe_violations(self._violated))
        handling = asyncio.create_task(self._handle()) if self._options.on_notification else None
        try:
            result = await self._prompt(client, watcher, idle)
            self._handled.put_nowait(None)
            if handling is not None:
                # What has arrived is handed over before the run returns. A coroutine that takes its time is not waited for.
                await (asyncio.shield(handling) if self._context.handlers_in_threads else asyncio.sleep(0))
            return result
        finally:
            self._handled.put_nowait(None)
            for function in forget:
                function()

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
        return self._describe(answer.message_id, prompt_status(reason, self._context.max_tokens_as_success), reason, "idle")

    def _violated(self, violation: Violation) -> None:
        self._violations.append(violation)
        if self._options.strict and violation.kind != "handler-failed":
            self._interrupt(ProtocolViolationError(violation.message, violation.pointer))

    def _interrupt(self, error: Exception) -> None:
        if not self._interrupted.done():
            self._cancel()
            self._interrupted.set_exception(error)

    def _cancel(self) -> bool:
        """Asks the server to end the turn. Returns False where there is no turn yet, or no such request in its protocol."""
        client = self._client
        if client is None or not client.protocol_version or client.state != "running":
            return False
        # Whether it worked shows in how the run settles.
        self._cancelling = asyncio.create_task(client.cancel(self.session_id))
        self._cancelling.add_done_callback(retrieve)
        return True

    async def _handle(self) -> None:
        handler = self._options.on_notification
        while handler is not None and (item := await self._handled.get()) is not None:
            try:
                in_thread = self._context.handlers_in_threads
                outcome = await asyncio.to_thread(handler, item) if in_thread else handler(item)
                if inspect.isawaitable(outcome):
                    await outcome
            except Exception as error:
                if self._client is not None:
                    fault = Fault("handler-failed", f"on_notification failed on {item.method}: {error}", method=item.method)
                    self._client.report(fault)

    def _describe(self, message_id: str, status: Literal["ok", "error", "aborted"], reason: TurnEndReason, settled_by: Literal["response", "idle"]) -> RunResult:
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

    async def events(self) -> AsyncIterator[SessionEvent]:
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

    def __aiter__(self) -> AsyncIterator[SessionEvent]:
        return self.events()
