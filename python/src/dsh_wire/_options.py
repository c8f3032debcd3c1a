"""What callers may set, with defaults. The keyword classes say the same to editors and type checkers."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass
from typing import Callable, Literal, Optional, TypedDict, Union

from .frames import DEFAULT_MAX_DEPTH, DEFAULT_MAX_FRAME_BYTES, LARGEST_MAX_DEPTH, Notification
from .violation import Violation

OnNotification = Callable[[Notification], Union[None, Awaitable[None]]]
OnTraffic = Callable[[Literal["client", "server"], bytes], None]
LONGEST_TIME = (2**31 - 1) / 1000
"""Longest bound, in seconds; the same in every SDK."""


@dataclass(frozen=True)
class ClientOptions:
    """How to start a runtime, and the bounds of talking to it. Times are in seconds, sizes in bytes.

    Raises ``ValueError`` for a bound that no timer can hold or a limit that is no positive integer, ``TypeError`` for a
    command that is one string.
    """

    command: Optional[Sequence[str]] = None
    """The program and its arguments, started without a shell. Default: the runtime that ``DSH_WIRE_RUNTIME`` names, else
    ``dsh-wire serve`` from the PATH."""
    runtime_cwd: Optional[str] = None
    """Working directory of the process. Default: this process's."""
    env: Optional[Mapping[str, Optional[str]]] = None
    """Variables of its environment, over this process's. One set to None is left out."""
    inherit_env: bool = True
    """Whether the process gets this process's environment. Default True."""
    request_timeout: Optional[float] = None
    """Bound of every request that sets none itself. Default none: a turn may take long."""
    initialize_timeout: float = 30.0
    """Bound of the handshake. Default 30."""
    shutdown_timeout: float = 1.0
    """How long ``close`` waits for the answer to ``shutdown``. Default 1."""
    dispose_eof_grace: float = 6.0
    """How long ``close`` waits for the process to end after its input has. Default 6."""
    dispose_grace: float = 3.0
    """How long ``close`` waits for the process to end after each signal. Default 3."""
    max_frame_bytes: int = DEFAULT_MAX_FRAME_BYTES
    """Longest frame read or written, without the line end. Default 64 MiB."""
    max_depth: int = DEFAULT_MAX_DEPTH
    """Deepest nesting of arrays and objects read or written, in levels. Default 200, at most 900: readers recurse."""
    on_stderr: Optional[Callable[[str], None]] = None
    """Gets each line the process writes to standard error."""
    on_violation: Optional[Callable[[Violation], None]] = None
    """Told of every breach of the protocol."""
    redact_frames: bool = False
    """Whether reports of breaches, and the errors that come of them, give of every value in a frame its type and length
    only, for logs that must hold no prompt and no tool output. Default False."""
    on_traffic: Optional[OnTraffic] = None
    """Gets the bytes that cross in either direction, as they cross, for a recording."""

    def __post_init__(self) -> None:
        if isinstance(self.command, (str, bytes)):
            raise TypeError('command must be a list such as ["dsh", "--profile", "sdk"], not one string: there is no shell')
        for name in ("request_timeout", "initialize_timeout", "shutdown_timeout", "dispose_eof_grace", "dispose_grace"):
            check_time(name, getattr(self, name))
        check_count("max_frame_bytes", self.max_frame_bytes)
        check_count("max_depth", self.max_depth, LARGEST_MAX_DEPTH)


class ClientKeywords(TypedDict, total=False):
    """The members of :class:`ClientOptions`, as keywords."""

    command: Optional[Sequence[str]]
    runtime_cwd: Optional[str]
    env: Optional[Mapping[str, Optional[str]]]
    inherit_env: bool
    request_timeout: Optional[float]
    initialize_timeout: float
    shutdown_timeout: float
    dispose_eof_grace: float
    dispose_grace: float
    max_frame_bytes: int
    max_depth: int
    on_stderr: Optional[Callable[[str], None]]
    on_violation: Optional[Callable[[Violation], None]]
    redact_frames: bool
    on_traffic: Optional[OnTraffic]


class HarnessKeywords(ClientKeywords, total=False):
    """The keywords of a harness: see ``AsyncDeepSeekHarness``."""

    provider: Optional[str]
    model: Optional[str]
    cwd: Optional[str]
    max_tokens: Optional[int]
    reasoning_effort: Optional[str]
    protocol_version: Optional[int]
    max_tokens_as_success: bool
    cancel_timeout: float


class InitializeKeywords(TypedDict, total=False):
    """The keywords of the handshake: see ``AsyncHarnessClient.initialize``."""

    cwd: Optional[str]
    max_tokens: Optional[int]
    reasoning_effort: Optional[str]
    protocol_version: Optional[int]
    timeout: Optional[float]


@dataclass(frozen=True)
class RunOptions:
    """Options of one run. Raises ``ValueError`` for a bound that no timer can hold."""

    on_notification: Optional[OnNotification] = None
    """Called with the notifications of the session and all its descendants, in wire order; the next one waits until what
    it returned has finished. What it raises is reported as a violation and harms nobody. The synchronous classes call it
    in a thread of its own, so that it may call them, and return once it has seen everything."""
    timeout: Optional[float] = None
    """Bound of the run, in seconds. Passing it raises ``TimedOutError`` and cancels the turn. Default none."""
    strict: bool = False
    """Whether the first breach of the protocol raises. Default False: ``violations`` tells of them."""

    def __post_init__(self) -> None:
        check_time("timeout", self.timeout)


class RunKeywords(TypedDict, total=False):
    """The members of :class:`RunOptions`, as keywords."""

    on_notification: Optional[OnNotification]
    timeout: Optional[float]
    strict: bool


def check_time(name: str, value: Optional[float]) -> None:
    """Raises ``ValueError`` for a time that no timer can hold."""
    if value is not None and not 0 <= value <= LONGEST_TIME:
        raise ValueError(f"{name} must be a number of seconds from 0 to {int(LONGEST_TIME)}, got {value}")


def check_count(name: str, value: object, largest: Optional[int] = None) -> None:
    """Raises ``ValueError`` for what is no positive integer, or over its bound."""
    if not isinstance(value, int) or isinstance(value, bool) or value < 1 or (largest is not None and value > largest):
        upto = f"an integer from 1 to {largest}" if largest is not None else "a positive integer"
        raise ValueError(f"{name} must be {upto}, got {value}")
