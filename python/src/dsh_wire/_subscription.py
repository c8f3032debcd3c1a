"""Notifications in wire order, in queues of their own, and which sessions descend from which."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any, Callable, Optional

from ._options import check_count
from .errors import SubscriptionOverflowError, TransportClosedError
from .frames import Notification
from .models import SubagentStartedNotification


Filter = Callable[[Notification], bool]


@dataclass(eq=False)
class Receiver:
    """Takes the notifications that its filter chooses, in wire order, until the runtime is gone."""

    filter: Optional[Filter]
    deliver: Callable[[Notification], None]
    fail: Callable[[Exception], None]


class AsyncSubscription:
    """A queue of notifications: a slow reader holds up no other. Made by ``AsyncHarnessClient.subscribe``."""

    def __init__(self, max_queued: Optional[int], on_close: Callable[[], None]) -> None:
        if max_queued is not None:
            check_count("max_queued", max_queued)
        self._max_queued = max_queued
        self._on_close = on_close
        self._queue: deque[Notification] = deque()
        self._waiters: deque[asyncio.Future[None]] = deque()
        self._end: Optional[Exception] = None
        self._closed = False

    async def next(self) -> Notification:
        """The next notification. What arrived before the runtime went away is delivered first; then raises the reason."""
        while not self._queue:
            if self._end is not None:
                raise self._end
            waiter = asyncio.get_running_loop().create_future()
            self._waiters.append(waiter)
            await waiter
        return self._queue.popleft()

    def try_next(self) -> Optional[Notification]:
        """The next notification that has arrived, or None. May be called from any thread."""
        try:
            return self._queue.popleft()
        except IndexError:
            return None

    @property
    def closed(self) -> bool:
        """Whether ``close`` has ended it."""
        return self._closed

    def close(self) -> None:
        """Ends the subscription; what waits in it is dropped."""
        if not self._closed:
            self._closed = True
            self._queue.clear()
            self.fail(TransportClosedError("the subscription was closed"))

    async def __aiter__(self) -> AsyncIterator[Notification]:
        """Iterates until ``close``; raises when the runtime is gone. Leaving the loop closes the subscription."""
        try:
            while not self._closed:
                item = self.try_next()
                yield item if item is not None else await self.next()
        except TransportClosedError:
            if not self._closed:
                raise
        finally:
            self.close()

    def deliver(self, notification: Notification) -> None:
        """For the client: queues a notification."""
        if self._end is not None:
            return
        if self._max_queued is not None and len(self._queue) >= self._max_queued:
            self.fail(SubscriptionOverflowError(self._max_queued))
            return
        self._queue.append(notification)
        self._wake()

    def fail(self, error: Exception) -> None:
        """For the client: nothing more will arrive."""
        if self._end is None:
            self._end = error
            self._on_close()
            self._wake()

    def _wake(self) -> None:
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)


class SessionTree:
    """Which sessions descend from which, as ``subagent.started`` told. It is never forgotten: children outlive turns."""

    def __init__(self) -> None:
        self._parents: dict[str, str] = {}

    def learn(self, notification: Notification) -> None:
        """Learns from a notification what it says of ancestry."""
        params = notification.params
        if isinstance(params, SubagentStartedNotification):
            child, parent = params.child_session_id, params.parent_session_id
            # A session that would become its own ancestor stays where it was.
            if not self.contains(child, parent):
                self._parents[child] = parent

    def contains(self, root: str, session_id: str) -> bool:
        """Whether a session is the root or descends from it."""
        current: Optional[str] = session_id
        while current is not None:
            if current == root:
                return True
            current = self._parents.get(current)
        return False

    def concerns(self, root: str, notification: Notification) -> bool:
        """Whether a notification is about the root or a descendant of it."""
        session_id = session_of(notification.params)
        return session_id is not None and self.contains(root, session_id)


def session_of(params: Any) -> Optional[str]:
    """The session a notification is about."""
    for attribute, member in (("session_id", "sessionId"), ("parent_session_id", "parentSessionId")):
        value = params.get(member) if isinstance(params, dict) else getattr(params, attribute, None)
        if isinstance(value, str):
            return value
    return None
