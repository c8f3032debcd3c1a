"""``python -m dsh_wire``, as a user runs it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from support import CLI, ROOT, is_alive

pytestmark = pytest.mark.runtime
RUNTIME = f"node '{CLI}' serve"
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "python/src"), "DSH_WIRE_RUNTIME": RUNTIME}
COMMAND = [sys.executable, "-W", "error", "-m", "dsh_wire"]
GONE = "dsh_wire run: the current directory no longer exists; change to another one\n"


def run(*arguments: str, stdin: bytes = b"") -> tuple[int, str, str]:
    done = subprocess.run([*COMMAND, "run", *arguments], input=stdin, capture_output=True, env=ENVIRONMENT)
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def shell(script: str, *arguments: str) -> tuple[int, str]:
    """Runs a shell script in which ``"$@"`` is the command."""
    done = subprocess.run(["sh", "-c", script, "sh", *COMMAND, *arguments], capture_output=True, text=True, env=ENVIRONMENT)
    return done.returncode, done.stderr


def playing(folder: Path, *actions: dict[str, Any]) -> list[str]:
    """Arguments that run a scenario of one step for each action."""
    file = folder / "scenario.json"
    file.write_text(json.dumps({"turns": [{"steps": [{"actions": [action]} for action in actions]}]}))
    return ["--provider", "scenario", "--model", str(file), "x"]


def scenario(name: str) -> list[str]:
    return ["--provider", "scenario", "--model", name, "x"]


def test_each_message_has_a_line_of_its_own(tmp_path: Path) -> None:
    _, out, _ = run(*playing(tmp_path, {"type": "text", "text": "one"}, {"type": "text", "text": "two\n"}))
    assert out.startswith("one\ntwo\n\nstatus")


def test_halves_of_a_character_are_joined() -> None:
    assert run(*scenario("lone-surrogates"))[1].startswith("A smile: \U0001f600, and half a smile: \ufffd.\n")


def test_a_request_that_begins_again_begins_a_line_and_says_why() -> None:
    _, out, err = run(*scenario("retry"))
    assert out.startswith("As I was say\nAs I was saying: back from lunch.\n\nstatus")
    assert "dsh_wire run: the request to the model failed and begins again: The model is out for lunch" in err


@pytest.mark.parametrize("name", ["crash", "crash-mid-frame"])
def test_a_line_that_is_cut_off_is_ended(name: str) -> None:
    code, out, _ = run(*scenario(name))
    assert (code, out[-1], out[-2] != "\n") == (1, "\n", True)


def test_the_time_limit_ends_the_line_and_is_named() -> None:
    assert run(*scenario("silence"), "--timeout", "0.5") == (
        1,
        "I shall now hold my breath.\n",
        "dsh_wire run: the run did not end within 0.5 s; raise --timeout if it may take longer\n",
    )


def test_what_happened_is_told_before_a_stubborn_runtime_is_waited_for_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    asked = tmp_path / "asked to end"
    runtime = f"node '{ROOT}/test/support/runtimes/lingers.mjs' '{asked}'"
    program = "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    program += "from dsh_wire.__main__ import main; sys.exit(main())"
    command = [sys.executable, "-W", "error", "-c", program, "run", "--runtime", runtime, "x"]
    child = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    assert child.stdout is not None and child.stderr is not None
    text = ""
    while not text.endswith(";"):
        text += child.stdout.read(1)
    pid = int(text[len("pid ") : -1])
    child.send_signal(signal.SIGINT)
    assert child.stderr.readline() == "dsh_wire run: cancelled\n"
    assert child.stderr.readline() == "dsh_wire run: waiting for the runtime to end; Ctrl-C ends it at once\n"
    assert is_alive(pid)
    child.send_signal(signal.SIGINT)
    _, err = child.communicate(timeout=20)
    assert (child.returncode, err) == (130, "")
    end = time.monotonic() + 10
    while is_alive(pid):  # A process that is killed takes a moment to go.
        assert time.monotonic() < end
        time.sleep(0.01)
    assert not asked.exists()


def test_no_control_sequence_reaches_the_terminal(tmp_path: Path) -> None:
    hostile, shown = "\x1b]0;owned\x07\x9b2J\ttab", "\\u001b]0;owned\\u0007\\u009b2J\ttab"
    arguments = playing(tmp_path, {"type": "text", "text": hostile})
    assert hostile in run(*arguments)[1]
    on_terminal = " ".join(f"'{word}'" for word in [*COMMAND, "run", *arguments])
    out = subprocess.run(["script", "-qec", on_terminal, "/dev/null"], capture_output=True, text=True, env=ENVIRONMENT).stdout
    assert shown in out and "\x1b" not in out
    crash = playing(tmp_path, {"type": "stderr", "text": hostile}, {"type": "exit", "code": 1})
    assert shown in run(*crash)[2]


@pytest.mark.parametrize(
    ("arguments", "stdin", "says"),
    [
        (["--timeout", "99999999999", "x"], b"", "argument --timeout: the time must be a number of seconds from 0 to"),
        (["--timeout", "-5", "x"], b"", "argument --timeout: the time must be a number of seconds from 0 to"),
        (["--timeout", "nan", "x"], b"", "argument --timeout: the time must be a number of seconds from 0 to"),
        (["--max-tokens", "0", "x"], b"", "argument --max-tokens: the number must be a positive integer, got 0"),
        (["--cwd", "/no/such", "x"], b"", "argument --cwd: there is no folder '/no/such'"),
        (["--cwd", CLI, "x"], b"", "is a file; name a folder"),
        (["--runtime", "'open", "x"], b"", "argument --runtime: the option cannot be split into words"),
        (["--runtime", "", "x"], b"", "argument --runtime: the option names no program"),
        ([""], b"", "argument prompt: it is empty"),
        (["-"], b" \n", "argument prompt: it is empty"),
        (["-"], b"hi\xff", "argument prompt: standard input is not UTF-8 text"),
    ],
)
def test_wrong_usage_is_exit_code_2(arguments: list[str], stdin: bytes, says: str) -> None:
    code, out, err = run(*arguments, stdin=stdin)
    assert (code, out) == (2, "")
    assert says in err


def test_the_folder_is_looked_for_where_the_runtime_is() -> None:
    code, out, _ = run("hello", "--cwd", "/no/such", "--runtime", RUNTIME)
    assert code == 0
    assert out.startswith("hello\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("arguments", ["run x", "run x --json", "run --help", "--help"])
def test_lost_output_is_told_and_fails(arguments: str) -> None:
    lost = "dsh_wire run: cannot write to standard output: No space left on device\n"
    assert shell('"$@" > /dev/full', *arguments.split()) == (1, lost)


@pytest.mark.parametrize("arguments", ["run x", "--help"])
def test_a_reader_that_has_seen_enough_hears_no_complaint(arguments: str) -> None:
    assert shell('"$@" | true', *arguments.split()) == (0, "")


def test_a_current_directory_that_is_gone(tmp_path: Path) -> None:
    script = f"cd '{tmp_path}' && rmdir '{tmp_path}' && exec \"$@\""
    assert shell(script, "run", "x") == (1, GONE)
