"""Bytes to lines; knows no JSON-RPC."""

from __future__ import annotations

from typing import Callable


class LineDecoder:
    """Splits bytes at 0x0A and nowhere else, and decodes UTF-8; what is not UTF-8 becomes U+FFFD.

    The cost is linear in the bytes read, however they are cut into chunks.
    """

    def __init__(self, max_line_bytes: int, on_line: Callable[[str], None], on_oversize: Callable[[int], None]) -> None:
        self._max_line_bytes = max_line_bytes
        self._on_line = on_line
        self._on_oversize = on_oversize
        self._kept = bytearray()
        self._skipping = False
        self._stopped = False

    def feed(self, chunk: bytes) -> None:
        """Takes the next bytes."""
        start = 0
        while not self._stopped:
            end = chunk.find(b"\n", start)
            if end == -1:
                break
            self._end_line(chunk[start:end])
            start = end + 1
        if not self._stopped and start < len(chunk):
            self._keep(chunk[start:] if start else chunk)

    def end(self) -> None:
        """Delivers the last line, if the stream ended without a line end."""
        if not self._stopped and self._kept:
            self._end_line(b"")

    def stop(self) -> None:
        """Delivers nothing more, lines of the chunk in hand included."""
        self._stopped = True
        self._kept = bytearray()

    def _end_line(self, rest: bytes) -> None:
        if self._skipping:
            self._skipping = False
            return
        size = len(self._kept) + len(rest)
        if size > self._max_line_bytes:
            self._kept = bytearray()
            self._on_oversize(size)
            return
        if self._kept:
            self._kept += rest
            line = self._kept.decode("utf-8", "replace")
            self._kept = bytearray()
        else:
            line = rest.decode("utf-8", "replace")
        self._on_line(line)

    def _keep(self, rest: bytes) -> None:
        if self._skipping:
            return
        size = len(self._kept) + len(rest)
        if size > self._max_line_bytes:
            self._kept = bytearray()
            self._skipping = True
            self._on_oversize(size)
        else:
            self._kept += rest
