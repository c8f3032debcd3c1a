"""Drive an agent runtime that speaks the DeepSeek Harness protocol.

    from dsh_wire import DeepSeekHarness

    with DeepSeekHarness(command=["dsh", "--profile", "sdk"]) as harness:
        print(harness.run("Say hi.").final_response)

``dsh_wire.models`` holds every wire type.
"""

from ._client import AsyncHarnessClient, Input
from ._harness import AsyncDeepSeekHarness, AsyncHarnessSession
from ._options import ClientOptions, RunOptions
from ._run import AsyncRunStream
from ._subscription import AsyncSubscription
from ._sync import DeepSeekHarness, HarnessClient, HarnessSession, RunStream, Subscription
from ._version import VERSION as __version__
from .errors import (
    DshWireError,
    FrameTooLargeError,
    JsonRpcResponseError,
    LaunchError,
    LocalError,
    ProtocolViolationError,
    SessionBusyError,
    SubscriptionOverflowError,
    TimedOutError,
    TransportClosedError,
    VersionMismatchError,
)
from .frames import Notification
from .models import ErrorCode
from .results import RunResult
from .violation import Violation

__all__ = [
    "AsyncDeepSeekHarness",
    "AsyncHarnessClient",
    "AsyncHarnessSession",
    "AsyncRunStream",
    "AsyncSubscription",
    "ClientOptions",
    "DeepSeekHarness",
    "DshWireError",
    "ErrorCode",
    "FrameTooLargeError",
    "HarnessClient",
    "HarnessSession",
    "Input",
    "JsonRpcResponseError",
    "LaunchError",
    "LocalError",
    "Notification",
    "ProtocolViolationError",
    "RunOptions",
    "RunResult",
    "RunStream",
    "SessionBusyError",
    "Subscription",
    "SubscriptionOverflowError",
    "TimedOutError",
    "TransportClosedError",
    "VersionMismatchError",
    "Violation",
    "__version__",
]
