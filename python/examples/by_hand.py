"""A whole client of protocol 1, with the standard library alone."""

import json
import os
import subprocess
import sys
from typing import Any


class Refused(Exception):
    """The runtime answered a request with an error."""


class Runtime:
    def __init__(self, command: list[str]) -> None:
        # Bytes: text mode would end lines where the protocol does not, and standard error must not fill up unread.
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last_id = 0

    def request(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        """Sends a request, tells of every notification that comes before its answer, and returns the result."""
        assert self.process.stdin and self.process.stdout
        self.last_id += 1
        frame = {"jsonrpc": "2.0", "id": self.last_id, "method": method, "params": params}
        self.process.stdin.write(json.dumps(frame).encode() + b"\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            try:
                answer = json.loads(line)
            except ValueError:
                continue  # a stray line of a log: the next one is a frame again
            if not isinstance(answer, dict):
                continue
            if "method" in answer:
                if "id" not in answer:
                    self.notified(answer["method"], answer.get("params"))
            elif answer.get("id") == self.last_id:
                if "error" in answer:
                    raise Refused(answer["error"]["message"])
                return dict(answer["result"])
        raise EOFError(f"the runtime ended with {self.process.wait()}")

    def notified(self, method: str, params: Any) -> None:
        """Takes what it knows. New methods, events and members may come at any time: they are no error."""
        event = params["event"] if method == "session.event" else {}
        if event.get("type") == "assistant/message":
            for block in event["data"]["message"]["content"]:
                if block["type"] == "text":
                    # A text may hold half a surrogate pair, which UTF-8 cannot.
                    print(block["text"].encode(errors="replace").decode())

    def close(self) -> int:
        self.request("shutdown", {})
        assert self.process.stdin
        self.process.stdin.close()
        return self.process.wait()


runtime = Runtime(sys.argv[1:])
route = {"cwd": os.getcwd(), "provider": "echo", "model": "echo"}
if runtime.request("initialize", {**route, "protocolVersion": 1}).get("protocolVersion") != 1:
    sys.exit("this client speaks protocol 1 only")
prompt = {"sessionId": "main", "contentBlocks": [{"type": "text", "text": "Say hi."}]}
outcome = runtime.request("session/prompt", prompt)
print(outcome["status"], outcome["reason"]["kind"])
sys.exit(runtime.close())
