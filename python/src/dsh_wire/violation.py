"""Breaches of the protocol, as they are reported to the owner of a client."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field, replace
from typing import Any, Callable, Literal, Optional

EXCERPT_LENGTH = 200
REPORTS_PER_SECOND = 10


@dataclass(frozen=True)
class Issue:
    """One fault in a value."""

    pointer: str
    """JSON Pointer to the fault."""
    keyword: str
    """The JSON Schema keyword that it breaks, such as ``required`` or ``type``."""
    message: str
    """What was expected and what was found."""


@dataclass(frozen=True)
class Fault:
    """What is wrong with a frame, before anyone decides what to do about it."""

    kind: str
    """Which rule it breaks, such as ``not-json`` or ``invalid-params``."""
    message: str
    """What was wrong and what was expected."""
    pointer: str = ""
    """JSON Pointer to the first fault, relative to the frame; empty for the whole frame."""
    issues: tuple[Issue, ...] = ()
    """All faults of a body."""
    method: Optional[str] = None
    """The method concerned, if it is known."""


@dataclass(frozen=True)
class Violation(Fault):
    """A breach of the protocol. The connection goes on unless the message says otherwise."""

    direction: Literal["incoming", "outgoing"] = field(default="incoming", kw_only=True)
    """Whether the frame came from the server or was about to go to it."""
    frame: str = field(default="", kw_only=True)
    """The frame, shortened. It may hold what a user wrote or a tool printed; ``redact_frames`` leaves its length only."""
    suppressed: int = field(default=0, kw_only=True)
    """How many reports of the same kind were left out just before this one."""


def shorten(text: str, length: int = EXCERPT_LENGTH) -> str:
    """The beginning of a text, with its length where it was cut."""
    return text if len(text) <= length else f"{text[:length]}… ({len(text)} characters)"


def shorten_value(value: Any, redact: bool = False) -> str:
    """A value as shortened JSON; with ``redact`` its type and length."""
    if isinstance(value, str):
        return f"a string of {len(value)} characters" if redact else json.dumps(shorten(value, 60), ensure_ascii=False)
    if isinstance(value, (list, tuple)):
        return f"an array of {len(value)}"
    if isinstance(value, dict):
        return "an object"
    if redact and value is not None:
        return "a boolean" if isinstance(value, bool) else "a number"
    if value is None or isinstance(value, bool):
        return json.dumps(value)
    try:
        return shorten(str(value), 60)
    except ValueError:  # An integer of more digits than Python writes.
        return "a number"


class Reporter:
    """Hands violations on, their frames shortened or redacted: at most ten reports a second of lines that are not JSON,
    the rest counted."""

    def __init__(self, callback: Callable[[Violation], None], redact: bool = False) -> None:
        self._callback = callback
        self._redact = redact
        self._window = 0.0
        self._shown = 0
        self._suppressed = 0

    def __call__(self, fault: Fault, frame: str) -> None:
        suppressed = 0
        if fault.kind == "not-json":
            now = time.monotonic()
            if now - self._window >= 1:
                self._window, self._shown = now, 0
            if self._shown >= REPORTS_PER_SECOND:
                self._suppressed += 1
                return
            self._shown += 1
            suppressed, self._suppressed = self._suppressed, 0
        # Of a frame that was too large the report has words on it, not the frame.
        quoted = self._redact and frame != "" and fault.kind != "too-large"
        shown = f"({len(frame)} characters, redacted)" if quoted else shorten(frame)
        violation = Violation(
            fault.kind, fault.message, fault.pointer, fault.issues, fault.method, frame=shown, suppressed=suppressed
        )
        self._callback(violation)


def prefixed(fault: Fault, prefix: str) -> Fault:
    """The same fault with a word on what became of the frame."""
    return replace(fault, message=f"{prefix} {fault.message}")
