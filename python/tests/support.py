"""Runtimes to test against, and what they say."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Optional

ROOT = Path(__file__).parents[2]
CLI = str(ROOT / "dist/cli.js")
SERVE = ["node", CLI, "serve"]
FAKE = str(ROOT / "test/support/fake-runtime.mjs")
SCENARIOS = sorted(path.stem for path in (ROOT / "examples/scenarios").glob("*.json"))

Step = dict[str, Any]


def answer(result: Any) -> Step:
    return {"frame": {"jsonrpc": "2.0", "id": "$id", "result": result}}


SERVER_INFO = {"name": "fake", "version": "1"}
VERSION_0 = [answer({"serverInfo": SERVER_INFO})]
VERSION_1 = [answer({"serverInfo": SERVER_INFO, "protocolVersion": 1, "capabilities": {}, "maxFrameBytes": 1_000_000})]
SETTLED = answer({"messageId": "m", "status": "ok", "reason": {"kind": "completed"}})
RECEIPT = answer({"messageId": "m"})


def fake(script: dict[str, list[Step]]) -> list[str]:
    """The command of a runtime that does, for each method, what the script says; see fake-runtime.mjs."""
    return ["node", FAKE, json.dumps({"initialize": VERSION_0, **script})]


def event(type: str, data: Any, session_id: str = "main", **more: Any) -> Step:
    params = {"sessionId": session_id, "event": {"type": type, "seq": 0, "time": 0, "data": data, **more}}
    return {"frame": {"jsonrpc": "2.0", "method": "session.event", "params": params}}


def status(value: str) -> Step:
    return {"frame": {"jsonrpc": "2.0", "method": "session.status", "params": {"sessionId": "main", "status": value}}}


RUNNING, IDLE = status("running"), status("idle")


def inserted(id: str = "m") -> Step:
    message = {"id": id, "role": "user", "content": [], "source": {"kind": "user"}}
    return event("agent/inbox/spliced", {"target": "next-turn", "start": 0, "inserted": [message]})


def says(text: str) -> Step:
    source = {"kind": "model", "provider": "p", "model": "m"}
    message = {"id": "a", "role": "assistant", "content": [{"type": "text", "text": text}], "source": source}
    data = {"turn": 1, "step": 1, "message": message, "usage": {"inputTokens": 3, "outputTokens": 2}}
    return event("assistant/message", data, surfaceOp="append")


def ends(kind: str = "completed") -> Step:
    return event("turn/end", {"turn": 1, "reason": {"kind": kind}})


def is_alive(pid: Optional[int]) -> bool:
    """Whether a process is there, and not merely waiting for its parent to take notice of its end."""
    try:
        assert pid is not None
        os.kill(pid, 0)
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text()
    except (ProcessLookupError, FileNotFoundError):
        return False
