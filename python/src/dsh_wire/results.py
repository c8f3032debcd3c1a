"""How a run settled, and everything it emitted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Optional

from .frames import Notification
from .models import (
    AgentInboxSplicedEvent,
    AssistantMessage,
    AssistantMessageEvent,
    CompactionSummaryEvent,
    SessionEvent,
    SessionEventNotification,
    SessionStatusNotification,
    TextBlock,
    TokenUsage,
    TurnEndEvent,
    TurnEndReason,
)
from .violation import Violation


@dataclass(frozen=True)
class RunResult:
    """The outcome of a run, the same whichever protocol version was negotiated."""

    session_id: str
    """The session the run was on."""
    message_id: str
    """The id the runtime gave the prompt."""
    status: Literal["ok", "error", "aborted"]
    """The outcome in one word."""
    reason: TurnEndReason
    """Why the session's last turn before it became idle ended."""
    final_response: str
    """The text of the last assistant message among ``events``; ``""`` where there is none."""
    events: list[SessionEvent]
    """The session's own events of the run, in wire order."""
    notifications: list[Notification]
    """The notifications of the session and all its descendants in the run, in wire order."""
    usage: TokenUsage
    """Tokens of all model requests of the run, descendants' and compaction's included. Zero where none were told."""
    violations: list[Violation]
    """Breaches of the protocol that were reported while the run went on, by whichever session."""
    settled_by: Literal["response", "idle"]
    """What settled it: the response of protocol 1, or the session's idle of protocol 0."""


def events_of(notifications: Sequence[Notification], session_id: str) -> list[SessionEvent]:
    """The session's own events among notifications."""
    return [
        item.params.event
        for item in notifications
        if isinstance(item.params, SessionEventNotification) and item.params.session_id == session_id
    ]


def message_text(message: AssistantMessage) -> str:
    """The text blocks of a message, joined with nothing between."""
    return "".join(block.text for block in message.content if isinstance(block, TextBlock))


def final_response(events: Sequence[SessionEvent]) -> str:
    """The text of the last assistant message; ``""`` where there is none."""
    for event in reversed(events):
        if isinstance(event, AssistantMessageEvent):
            return message_text(event.data.message)
    return ""


def last_turn_end(events: Sequence[SessionEvent]) -> Optional[TurnEndReason]:
    """The reason of the last turn that ended; None where none did."""
    return next((event.data.reason for event in reversed(events) if isinstance(event, TurnEndEvent)), None)


def run_begin(notifications: Sequence[Notification], session_id: str, message_id: str) -> int:
    """Where the notifications of one prompt begin: at the inbox event that holds its message, if it was seen."""
    for place, item in enumerate(notifications):
        if message_id in _inserted(item, session_id):
            return place
    return 0


def total_usage(notifications: Sequence[Notification]) -> TokenUsage:
    """Adds up the usage of assistant messages and compaction summaries. Optional counts appear where one was told."""
    total: dict[str, Any] = {"inputTokens": 0, "outputTokens": 0}
    for item in notifications:
        event = item.params.event if isinstance(item.params, SessionEventNotification) else None
        if isinstance(event, (AssistantMessageEvent, CompactionSummaryEvent)) and event.data.usage is not None:
            for field in TokenUsage.model_fields:
                count = getattr(event.data.usage, field)
                if count is not None:
                    name = TokenUsage.model_fields[field].alias or field
                    total[name] = total.get(name, 0) + count
    return TokenUsage.model_validate(total)


def prompt_status(reason: TurnEndReason, max_tokens_as_success: bool) -> Literal["ok", "error", "aborted"]:
    """The outcome of a prompt in one word. Every reason but completion and abortion is an error, known or not."""
    if reason.kind == "completed":
        return "ok"
    if reason.kind == "aborted":
        return "aborted"
    return "ok" if reason.kind == "max-tokens" and max_tokens_as_success else "error"


class IdleWatcher:
    """Finds where a prompt of protocol 0 settles in the stream of its session's notifications.

    It begins at the earlier of its receipt and the inbox event that holds its message, whichever way they come, and
    settles at the first idle after that; an idle before both is someone else's. Places count the notifications seen.
    """

    def __init__(self, session_id: str) -> None:
        self._session_id = session_id
        self._inserted_at: dict[str, int] = {}
        self._idle_at: list[int] = []
        self._begun = False

    def receipt(self, message_id: str, seen: int) -> Optional[int]:
        """Takes the receipt, which came after ``seen`` notifications. Returns the place of the idle that settles, if it has come."""
        self._begun = True
        begin = min(seen, self._inserted_at.get(message_id, seen))
        return next((place for place in self._idle_at if place > begin), None)

    def notification(self, item: Notification, seen: int) -> bool:
        """Takes the notification that makes it ``seen``. Returns whether it settles the prompt."""
        for message_id in _inserted(item, self._session_id):
            self._inserted_at[message_id] = seen
        params = item.params
        if not isinstance(params, SessionStatusNotification) or params.session_id != self._session_id or params.status != "idle":
            return False
        self._idle_at.append(seen)
        return self._begun


def _inserted(item: Notification, session_id: str) -> list[str]:
    params = item.params
    if isinstance(params, SessionEventNotification) and params.session_id == session_id:
        if isinstance(params.event, AgentInboxSplicedEvent):
            return [message.id for message in params.event.data.inserted]
    return []
