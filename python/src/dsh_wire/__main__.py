"""``python -m dsh_wire run PROMPT``: start a runtime, send it a prompt, show the answer and the outcome."""

from __future__ import annotations

import argparse
import codecs
import io
import json
import os
import re
import signal
import sys
import threading
import time
from typing import Any, Optional, Sequence

from ._options import check_count, check_time
from ._process import split_command
from ._sync import DeepSeekHarness, RunStream
from ._version import VERSION
from .errors import DshWireError, LaunchError, TimedOutError
from .models import AssistantChunkEvent, AssistantMessageEvent, LlmRetryEvent, SessionEvent, StepStartEvent, TextDeltaChunk
from .results import RunResult, message_text

SIGINT_EXIT_CODE = 130
ENDING_NOTICE_SECONDS = 1.0
"""How long the runtime may take to end before the person who waits is told why."""

_CONTROLS = re.compile(r"(?!\t|\r?\n)[\x00-\x1f\x7f-\x9f]")


def _printable(text: str) -> str:
    """Text from elsewhere without what a terminal would obey: control characters but for tabs and line ends are escaped."""
    return _CONTROLS.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def _complain(message: str) -> None:
    print(_printable(f"dsh_wire run: {message}"), file=sys.stderr)


def _seconds(text: str) -> float:
    value = float(text)
    check_time("the time", value)
    return value


def _positive(text: str) -> int:
    value = int(text)
    check_count("the number", value)
    return value


def _folder(text: str) -> str:
    if not os.path.isdir(text):
        raise ValueError(f"{text!r} is a file; name a folder" if os.path.exists(text) else f"there is no folder {text!r}")
    return text


def _command(text: str) -> list[str]:
    try:
        return split_command(text, "the option")
    except LaunchError as error:
        raise ValueError(str(error)) from error


def _prompt(text: str) -> str:
    if text == "-":
        try:
            text = sys.stdin.buffer.read().decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise ValueError("standard input is not UTF-8 text") from error
    if not text.strip():
        raise ValueError("it is empty")
    return text


def _type(convert: Any) -> Any:
    """A conversion whose message argparse shows."""

    def checked(text: str) -> Any:
        try:
            return convert(text)
        except ValueError as error:
            raise argparse.ArgumentTypeError(_printable(str(error))) from error

    return checked


class _Parser(argparse.ArgumentParser):
    def print_help(self, file: Any = None) -> None:
        """Unlike the original, raises what goes wrong."""
        print(self.format_help(), end="", file=file or sys.stdout)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m dsh_wire", description=__doc__)
    parser.add_argument("--version", action="version", version=VERSION)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    run = commands.add_parser(
        "run",
        help="start a runtime, send it a prompt, show the answer and the outcome",
        epilog='example: python -m dsh_wire run "Say hi." --runtime "dsh --profile sdk"',
    )
    run.add_argument("prompt", type=_type(_prompt), help="the text to send; - reads it from standard input")
    run.add_argument("--runtime", type=_type(_command), help="the runtime's command (default: $DSH_WIRE_RUNTIME, else dsh-wire serve)")
    run.add_argument("--provider", help="model provider (default deepseek-official, or echo where there is none)")
    run.add_argument("--model", help="model (default deepseek-v4-flash, or echo)")
    run.add_argument("--max-tokens", type=_type(_positive), help="largest output of one model request, in tokens")
    run.add_argument("--cwd", help="working directory of the session (default: the current one)")
    run.add_argument("--session", help="session id (default: a new one)")
    run.add_argument("--timeout", type=_type(_seconds), help="give up after so many seconds")
    run.add_argument("--json", action="store_true", help="print the result as one JSON object instead")
    return parser


def _parse(arguments: Optional[Sequence[str]]) -> argparse.Namespace:
    parser = _parser()
    options = parser.parse_args(arguments)
    # A runtime that is named may be on another machine, where the folder is.
    if options.cwd is not None and options.runtime is None:
        try:
            _type(_folder)(options.cwd)
        except argparse.ArgumentTypeError as error:
            parser.error(f"argument --cwd: {error}")
    return options


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """Runs the command line. Returns the exit code: 0 if the outcome is ok, 1 if not, 2 for wrong usage, 130 after Ctrl-C."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A lone surrogate, or what the locale cannot show, is no reason to fail.
        sys.stdout.reconfigure(errors="replace")
    try:
        try:
            code = _run(_parse(arguments))
        except SystemExit as end:  # The parser has printed its help, or what is wrong.
            code = int(end.code or 0)
        sys.stdout.flush()
        return code
    except OSError as error:
        return _lost(error)


def _lost(error: OSError) -> int:
    """A reader that has seen enough, such as ``head``, ends the program quietly; a full disk does not."""
    # Python flushes once more at its end.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not isinstance(error, BrokenPipeError):
        _complain(f"cannot write to standard output: {error.strerror}")
    return 1


def _run(options: argparse.Namespace) -> int:
    harness = DeepSeekHarness(
        command=options.runtime,
        provider=options.provider,
        model=options.model,
        max_tokens=options.max_tokens,
        cwd=options.cwd,
    )
    try:
        start = time.monotonic()
        stream = harness.stream(options.prompt, session_id=options.session, timeout=options.timeout)
        if options.json:
            result = stream.result()
            print(json.dumps(_as_json(result)))
        else:
            result = _show(stream)
            _print_outcome(result, time.monotonic() - start)
        return 0 if result.status == "ok" else 1
    except KeyboardInterrupt:
        _complain("cancelled")
        return SIGINT_EXIT_CODE
    except TimedOutError as error:
        is_run = error.timeout == options.timeout
        _complain(f"the run did not end within {error.timeout:g} s; raise --timeout if it may take longer" if is_run else str(error))
        return 1
    except (DshWireError, ValueError) as error:
        _complain(str(error))
        return 1
    except FileNotFoundError:
        _complain("the current directory no longer exists; change to another one")
        return 1
    finally:
        _end(harness)


def _end(harness: DeepSeekHarness) -> None:
    """Ends the runtime; a stubborn one takes a while."""
    notice = threading.Timer(ENDING_NOTICE_SECONDS, _complain, ["waiting for the runtime to end; Ctrl-C ends it at once"])
    notice.daemon = True
    notice.start()
    try:
        harness.close()
    except KeyboardInterrupt:
        _end_at_once(harness.client.pid)
    finally:
        notice.cancel()


def _end_at_once(pid: Optional[int]) -> None:
    """Ends the runtime with its children."""
    try:
        if pid is None:
            return
        if sys.platform == "win32":
            os.kill(pid, signal.SIGTERM)
        else:
            os.killpg(pid, signal.SIGKILL)
    except OSError:  # It has ended already.
        pass


def _show(stream: RunStream) -> RunResult:
    """Shows the text as it arrives, each message on a line of its own, and says where a request begins again."""
    answer = _Answer()
    try:
        for event in stream:
            answer.show(event)
        return stream.result()
    finally:
        answer.end_line()


class _Answer:
    def __init__(self) -> None:
        self._line_is_open = False
        self._streamed = False
        """Whether the text of the message to come has been seen already."""
        self._decoder = codecs.getincrementaldecoder("utf-16-le")("replace")
        """Holds the first half of a character until its second half comes."""

    def show(self, event: SessionEvent) -> None:
        """Shows what the event holds of the answer."""
        if isinstance(event, StepStartEvent):
            self._streamed = False
            self.end_line()
        elif isinstance(event, LlmRetryEvent):
            self._streamed = False
            self.end_line()
            _complain(f"the request to the model failed and begins again: {event.data.failure.message}")
        elif isinstance(event, AssistantChunkEvent) and isinstance(event.data.chunk, TextDeltaChunk):
            self._streamed = True
            self._write(event.data.chunk.text)
        elif isinstance(event, AssistantMessageEvent):
            if not self._streamed:
                self._write(message_text(event.data.message))
            self.end_line()

    def end_line(self) -> None:
        """Ends a line that has been begun."""
        if self._line_is_open:
            print(self._decoder.decode(b"", final=True), flush=True)
        self._line_is_open = False

    def _write(self, text: str) -> None:
        if text:
            text = self._decoder.decode(text.encode("utf-16-le", "surrogatepass"))
            print(_printable(text) if sys.stdout.isatty() else text, end="", flush=True)
            self._line_is_open = not text.endswith("\n")


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
    print(f"reason   {_printable(result.reason.kind)}")
    print(f"usage    {usage.input_tokens} input tokens, {usage.output_tokens} output tokens")
    print(f"session  {_printable(result.session_id)}")
    print(f"time     {seconds * 1000:.0f} ms")


if __name__ == "__main__":
    sys.exit(main())
