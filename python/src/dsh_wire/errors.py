"""Everything this package raises. ``code`` tells local failures apart without ``isinstance``."""

from __future__ import annotations

import json
from typing import Any, ClassVar, Optional, Sequence


class DshWireError(Exception):
    """Base of all errors of this package."""


class JsonRpcResponseError(DshWireError):
    """The server refused a request. Source: JSON-RPC 2.0, section 5.1."""

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        super().__init__(message)
        self.code = code
        """The code as it stands on the wire; see ``ErrorCode`` for those of this protocol."""
        self.message = message
        """One sentence for a person."""
        self.data = data
        """The error's data, untouched; None where the server sent none."""


class LocalError(DshWireError):
    """A failure on this side of the wire; never sent to the server."""

    code: ClassVar[str] = "LOCAL"
    """Which failure it is."""


class TransportClosedError(LocalError):
    """The connection is over: the runtime ended or closed its output, a pipe failed, or this side closed it."""

    code = "TRANSPORT_CLOSED"

    def __init__(self, message: str, exit_code: Optional[int] = None, signal: Optional[str] = None, stderr: str = "") -> None:
        super().__init__(message)
        self.exit_code = exit_code
        """The runtime's exit code; None if a signal ended it, while it runs, or where there is no process."""
        self.signal = signal
        """The signal that ended the runtime, such as ``SIGKILL``; None otherwise."""
        self.stderr = stderr
        """The last of what the runtime wrote to standard error, at most 64 KiB."""


class TimedOutError(LocalError):
    """A call took longer than its bound. The runtime may still be working on it."""

    code = "TIMED_OUT"

    def __init__(self, method: str, timeout: float) -> None:
        super().__init__(f"{method} was not answered within {timeout:g} s; raise timeout if it may take longer")
        self.method = method
        """The method that was called."""
        self.timeout = timeout
        """The bound, in seconds."""


class ProtocolViolationError(LocalError):
    """A frame breaks the protocol: one that arrived, or one about to be sent."""

    code = "PROTOCOL_VIOLATION"

    def __init__(self, message: str, pointer: str = "") -> None:
        super().__init__(message)
        self.pointer = pointer
        """JSON Pointer to the first fault, relative to the frame."""


class VersionMismatchError(LocalError):
    """The server answered ``initialize`` with a version this client does not speak. The connection is closed."""

    code = "VERSION_MISMATCH"

    def __init__(self, client_versions: Sequence[int], offered: int, server_version: Any) -> None:
        speaks = ", ".join(map(str, client_versions))
        super().__init__(
            f"the server answered with protocol version {json.dumps(server_version)}, but this client speaks {speaks} "
            f"and offered {offered}; upgrade the older side"
        )
        self.client_versions = tuple(client_versions)
        """The versions this client speaks."""
        self.server_version = server_version
        """What the server answered."""


class FrameTooLargeError(LocalError):
    """A frame is longer than ``max_frame_bytes`` allows."""

    code = "FRAME_TOO_LARGE"

    def __init__(self, message: str, bytes: int, limit: int) -> None:
        super().__init__(message)
        self.bytes = bytes
        """The frame's size in bytes, without the line end; of one that was not read to its end, what was seen of it."""
        self.limit = limit
        """The bound, in bytes."""


class SessionBusyError(LocalError):
    """The session has a run of this client's that has not settled: await it, or use another session."""

    code = "SESSION_BUSY"

    def __init__(self, session_id: str) -> None:
        super().__init__(f"a run on the session {session_id!r} has not settled; await it, or use another session")
        self.session_id = session_id
        """The busy session."""


class SubscriptionOverflowError(LocalError):
    """A subscription holds more notifications than ``max_queued`` allows: its reader does not keep up."""

    code = "SUBSCRIPTION_OVERFLOW"

    def __init__(self, max_queued: int) -> None:
        super().__init__(f"the subscription ended: more than max_queued, {max_queued}, notifications waited for its reader")
        self.max_queued = max_queued
        """The bound, in notifications."""


class LaunchError(LocalError):
    """The runtime's process could not be started; ``__cause__`` is the system's error."""

    code = "LAUNCH_FAILED"

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason
        """Why: ``command-not-found``, ``command-is-directory``, ``command-not-executable``, ``cwd-not-found``,
        ``cwd-not-directory``, ``no-runtime`` or ``other``."""
