"""``python -m dsh_wire run PROMPT``: start a runtime, send it a prompt, show the answer and the outcome."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from typing import Any, Optional, Sequence

from ._sync import DeepSeekHarness
from ._version import VERSION
from .errors import DshWireError
from .results import RunResult

SIGINT_EXIT_CODE = 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m dsh_wire", description=__doc__)
    parser.add_argument("--version", action="version", version=VERSION)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = commands.add_parser(
        "run",
        help="start a runtime, send it a prompt, show the answer and the outcome",
        epilog='example: python -m dsh_wire run "Say hi." --runtime "dsh --profile sdk"',
    )
    run.add_argument("prompt", help="the text to send; - reads it from standard input")
    run.add_argument("--runtime", help="the runtime's command (default: $DSH_WIRE_RUNTIME, else dsh-wire serve)")
    run.add_argument("--provider", help="model provider (default deepseek-official, or echo where there is none)")
    run.add_argument("--model", help="model (default deepseek-v4-flash, or echo)")
    run.add_argument("--max-tokens", type=int, help="largest output of one model request, in tokens")
    run.add_argument("--cwd", help="working directory of the session (default: the current one)")
    run.add_argument("--session", help="session id (default: a new one)")
    run.add_argument("--timeout", type=float, help="give up after so many seconds")
    run.add_argument("--json", action="store_true", help="print the result as one JSON object instead")
    return parser


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Runs the command line. Returns the exit code: 0 if the outcome is ok, 1 if not, 2 for wrong usage, 130 after Ctrl-C."""
    options = _parser().parse_args(arguments)
    prompt = sys.stdin.read() if options.prompt == "-" else options.prompt
    command = shlex.split(options.runtime) if options.runtime is not None else None
    try:
        with DeepSeekHarness(
            command=command,
            provider=options.provider,
            model=options.model,
            max_tokens=options.max_tokens,
            cwd=options.cwd,
        ) as harness:
            start = time.monotonic()
            stream = harness.stream(prompt, session_id=options.session, timeout=options.timeout)
            last = ""
            for text in stream.text():
                if not options.json:
                    print(text, end="", flush=True)
                    last = text
            result = stream.result()
            if options.json:
                print(json.dumps(_as_json(result)))
            else:
                if last and not last.endswith("\n"):
                    print()
                _print_outcome(result, time.monotonic() - start)
            return 0 if result.status == "ok" else 1
    except KeyboardInterrupt:
        return SIGINT_EXIT_CODE
    except (DshWireError, ValueError) as error:
        print(f"dsh_wire run: {error}", file=sys.stderr)
        return 1


def _as_json(result: RunResult) -> dict[str, Any]:
    return {
        "sessionId": result.session_id,
        "messageId": result.message_id,
        "status": result.status,
        "reason": result.reason.to_wire(),
        "finalResponse": result.final_response,
        "usage": result.usage.to_wire(),
        "settledBy": result.settled_by,
        "violations": [violation.message for violation in result.violations],
    }


def _print_outcome(result: RunResult, seconds: float) -> None:
    usage = result.usage
    print()
    print(f"status   {result.status}")
    print(f"reason   {result.reason.kind}")
    print(f"usage    {usage.input_tokens} input tokens, {usage.output_tokens} output tokens")
    print(f"session  {result.session_id}")
    print(f"time     {seconds * 1000:.0f} ms")


if __name__ == "__main__":
    sys.exit(main())
