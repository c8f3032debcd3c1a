"""A runtime's process: its pipes, the tail of its standard error, and its end."""

from __future__ import annotations

import asyncio
import errno
import os
import shlex
import shutil
import signal
import stat
import sys
import time
from collections import deque
from collections.abc import AsyncGenerator, Mapping, Sequence
from pathlib import Path
from typing import Any, Callable, Optional

from .errors import LaunchError
from .framing import LineDecoder

STDERR_TAIL_BYTES = 64 * 1024
"""How much of standard error is kept for error messages."""
READ_BYTES = 256 * 1024
POLL_SECONDS = 0.02
SETTLE_SECONDS = 0.5
"""How long the exit status and the rest of the output are waited for, once one of them is there."""
REAP_SECONDS = 2.0
KILL_SECONDS = 1.0
"""How long a process may take to end after SIGKILL at the least: it cannot refuse, but it takes a moment."""


def default_command() -> list[str]:
    """The runtime that ``DSH_WIRE_RUNTIME`` names, else ``dsh-wire serve`` from the PATH. Raises ``LaunchError``."""
    named = os.environ.get("DSH_WIRE_RUNTIME")
    if named:
        return split_command(named, "DSH_WIRE_RUNTIME")
    found = shutil.which("dsh-wire")
    if found:
        return [found, "serve"]
    raise LaunchError(
        "no-runtime",
        "there is no runtime to start: pass command=[...], name one in DSH_WIRE_RUNTIME, "
        "or install the embedded one with `npm install --global dsh-wire`",
    )


def split_command(text: str, origin: str) -> list[str]:
    """A command line as a program and its arguments, by the rules of a POSIX shell. Raises ``LaunchError``."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise LaunchError("no-runtime", f"{origin} cannot be split into words, {error}: {text}") from error
    if not command:
        raise LaunchError("no-runtime", f"{origin} names no program; give a command such as `dsh-wire serve`")
    return command


class _Protocol(asyncio.subprocess.SubprocessStreamProtocol):
    """Tells the end of the process as such: asyncio's ``wait`` also waits for pipes that a grandchild may hold."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(limit=READ_BYTES, loop=loop)
        self.exited: asyncio.Future[None] = loop.create_future()
        self.input_lost: asyncio.Future[None] = loop.create_future()

    def process_exited(self) -> None:
        super().process_exited()
        _settle(self.exited)

    def pipe_connection_lost(self, fd: int, exc: Optional[Exception]) -> None:
        super().pipe_connection_lost(fd, exc)
        if fd == 0 and exc is not None:
            _settle(self.input_lost)


def _settle(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


class RuntimeProcess:
    """Owns a process in a group of its own, so that a signal reaches its children too and Ctrl-C reaches none of them."""

    def __init__(
        self, transport: asyncio.SubprocessTransport, protocol: _Protocol, on_stderr: Optional[Callable[[str], None]]
    ) -> None:
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._process = asyncio.subprocess.Process(transport, protocol, self._loop)
        self._exited = protocol.exited
        self._input_lost = protocol.input_lost
        self._group_gone = False
        self._exited.add_done_callback(self._look_for_group)
        self._tail: deque[bytes] = deque()
        self._tail_bytes = 0
        self._on_stderr = on_stderr
        self._stderr_task = asyncio.create_task(self._read_stderr())

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        cwd: Optional[str],
        env: Optional[Mapping[str, Optional[str]]],
        inherit_env: bool,
        on_stderr: Optional[Callable[[str], None]],
    ) -> RuntimeProcess:
        """Starts a process without a shell. Raises ``LaunchError``, which tells the causes apart."""
        if not command:
            raise LaunchError("command-not-found", "the command is empty; name a program")
        _check_cwd(cwd)
        variables = {**(os.environ if inherit_env else {}), **(env or {})}
        try:
            loop = asyncio.get_running_loop()
            transport, protocol = await loop.subprocess_exec(
                lambda: _Protocol(loop),
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                cwd=cwd,
                env={name: value for name, value in variables.items() if value is not None},
                start_new_session=sys.platform != "win32",
            )
        except (OSError, ValueError) as error:
            raise _explain(error, command[0]) from error
        return cls(transport, protocol, on_stderr)

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def stdin(self) -> asyncio.StreamWriter:
        assert self._process.stdin is not None
        return self._process.stdin

    def write(self, data: bytes) -> None:
        """Writes to the standard input. Where the process has closed it, ``output`` raises."""
        if self.stdin.is_closing():
            _settle(self._input_lost)
        self.stdin.write(data)

    @property
    def stdout(self) -> asyncio.StreamReader:
        assert self._process.stdout is not None
        return self._process.stdout

    @property
    def exit_code(self) -> Optional[int]:
        """The exit code; None while it runs or if a signal ended it."""
        code = self._process.returncode
        return code if code is not None and code >= 0 else None

    @property
    def exit_signal(self) -> Optional[str]:
        """The signal that ended the process; None otherwise."""
        code = self._process.returncode
        return _signal_name(-code) if code is not None and code < 0 else None

    @property
    def ended(self) -> bool:
        return self._process.returncode is not None

    @property
    def stderr_tail(self) -> str:
        """The last 64 KiB of standard error."""
        # The cut may go through a character.
        return b"".join(self._tail)[-STDERR_TAIL_BYTES:].decode("utf-8", "replace").lstrip("\ufffd")

    async def exited(self, timeout: float) -> bool:
        """Waits for the end of the process and of its standard error, but no longer than that."""
        await asyncio.wait({self._exited}, timeout=timeout)
        if self.ended:
            await asyncio.wait({self._stderr_task}, timeout=min(timeout, SETTLE_SECONDS))
        return self.ended

    async def output(self) -> AsyncGenerator[bytes, None]:
        """The standard output to its end, in chunks. A grandchild may hold the pipe of a process that is gone: then what
        comes within half a second is the end. Raises ``BrokenPipeError`` where the process runs and reads no more."""
        while True:
            read = asyncio.create_task(self.stdout.read(READ_BYTES))
            try:
                news: set[asyncio.Future[Any]] = {read, self._exited, self._input_lost}
                while not read.done() and not self.ended:
                    await asyncio.wait(news, return_when=asyncio.FIRST_COMPLETED)
                    if self._input_lost.done() and not await self.exited(SETTLE_SECONDS):
                        raise BrokenPipeError(errno.EPIPE, "the runtime has closed its input")
                await asyncio.wait({read}, timeout=SETTLE_SECONDS)
                if not read.done() or not (chunk := read.result()):
                    return
            finally:
                read.cancel()
            yield chunk

    async def stop(self, eof_grace: float, grace: float) -> None:
        """Closes the input, then SIGTERM, then SIGKILL, each after its bound, both to the whole process group."""
        self.stdin.close()
        # A process that cannot write its last output cannot end.
        drain = asyncio.create_task(self._drain_stdout())
        try:
            if not await self.exited(eof_grace):
                self.send_signal(signal.SIGTERM)
                if not await self.exited(grace):
                    self.kill()
                    await self.exited(max(grace, KILL_SECONDS))
            if self._group_lives():
                self.send_signal(signal.SIGTERM)
                if not await self._group_ends(grace):
                    self.kill()
                    await self._group_ends(max(grace, KILL_SECONDS))
        except asyncio.CancelledError:
            self.kill()
            raise
        finally:
            for task in (drain, self._stderr_task):
                task.cancel()
            await asyncio.gather(drain, self._stderr_task, return_exceptions=True)
            self._release()

    async def end_now(self) -> None:
        """Ends the process group at once, and waits until it has."""
        self.kill()
        await asyncio.wait({self._exited}, timeout=REAP_SECONDS)
        self._release()

    def abandon(self) -> None:
        """Ends the process group at once, from any thread, with or without a running event loop."""
        self.kill()
        try:
            self._loop.call_soon_threadsafe(self._release)
        except RuntimeError:  # The event loop is closed, and nothing else reaps.
            self._reap()

    def _release(self) -> None:
        self._transport.close()

    def _reap(self) -> None:
        end = time.monotonic() + REAP_SECONDS
        while time.monotonic() < end:
            try:
                if os.waitpid(self.pid, os.WNOHANG) != (0, 0):
                    return
            except ChildProcessError:  # Someone else has.
                return
            time.sleep(POLL_SECONDS)

    def send_signal(self, number: int) -> None:
        """Signals the whole process group."""
        if self._group_gone:
            return
        try:
            if sys.platform == "win32":
                self._process.send_signal(number)
            else:
                os.killpg(self.pid, number)
        except (ProcessLookupError, PermissionError):
            pass

    def kill(self) -> None:
        """Ends the whole process group at once."""
        self.send_signal(signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)

    def _look_for_group(self, _exited: asyncio.Future[None]) -> None:
        # The number of a group without members may soon be that of somebody else's.
        self._group_gone = not self._group_lives()

    def _group_lives(self) -> bool:
        if self._group_gone or sys.platform == "win32":
            return False
        try:
            os.killpg(self.pid, 0)
        except (ProcessLookupError, PermissionError):
            return False
        return sys.platform != "linux" or _has_living_member(self.pid)

    async def _group_ends(self, timeout: float) -> bool:
        end = time.monotonic() + timeout
        while self._group_lives():
            if time.monotonic() >= end:
                return False
            await asyncio.sleep(POLL_SECONDS)
        return True

    async def _drain_stdout(self) -> None:
        while await self.stdout.read(READ_BYTES):
            pass

    async def _read_stderr(self) -> None:
        assert self._process.stderr is not None
        lines = LineDecoder(STDERR_TAIL_BYTES, self._tell, lambda size: self._tell(f"(a line of {size} bytes or more)"))
        while chunk := await self._process.stderr.read(READ_BYTES):
            self._tail.append(chunk)
            self._tail_bytes += len(chunk)
            while self._tail_bytes - len(self._tail[0]) >= STDERR_TAIL_BYTES:
                self._tail_bytes -= len(self._tail.popleft())
            lines.feed(chunk)
        lines.end()

    def _tell(self, line: str) -> None:
        if self._on_stderr is not None:
            try:
                self._on_stderr(line)
            except Exception:  # A callback that fails must not stop the draining.
                pass


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:  # Most real-time signals have no name of their own.
        return f"SIGRTMIN+{number - signal.SIGRTMIN}"


def _has_living_member(group: int) -> bool:
    """Whether a process group has a member that has not ended: in a container often nobody reaps an orphan that has."""
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, _, pgrp = (entry / "stat").read_text().rpartition(")")[2].split()[:3]
            except (OSError, ValueError):  # It has just ended.
                continue
            if int(pgrp) == group and state != "Z":
                return True
    return False


def _check_cwd(cwd: Optional[str]) -> None:
    if cwd is None:
        return
    path = Path(cwd)
    if not path.exists():
        raise LaunchError("cwd-not-found", f"the working directory {cwd} does not exist")
    if not path.is_dir():
        raise LaunchError("cwd-not-directory", f"the working directory {cwd} is not a directory")


def _explain(error: Exception, command: str) -> LaunchError:
    try:
        mode: Optional[int] = os.stat(command).st_mode if os.sep in command else None
    except (OSError, ValueError):
        mode = None
    if mode is not None and stat.S_ISDIR(mode):
        return LaunchError("command-is-directory", f"{command} is a directory; name the program in it")
    if isinstance(error, FileNotFoundError):
        hint = (
            "was not found; give a path, or install it into the PATH"
            if mode is None
            else "is there, but the interpreter that its first line names is not"
        )
        return LaunchError("command-not-found", f"{command} {hint}")
    if isinstance(error, PermissionError) or getattr(error, "errno", None) == 8:
        hint = "make it executable (chmod +x), or start it through its interpreter"
        return LaunchError("command-not-executable", f"{command} may not be executed; {hint}")
    return LaunchError("other", f"{command} could not be started: {error}")
