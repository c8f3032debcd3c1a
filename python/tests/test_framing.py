from __future__ import annotations

from typing import Union

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dsh_wire.framing import LineDecoder

Out = list[Union[str, int]]


def decode(chunks: list[bytes], limit: int = 1000) -> Out:
    out: Out = []
    decoder = LineDecoder(limit, out.append, out.append)
    for chunk in chunks:
        decoder.feed(chunk)
    decoder.end()
    return out


TEXT = "aé€\U0001f389\ufeff\r\u2028\u2029\u0085\v\f\0end"


def test_joins_characters_cut_at_every_place_and_splits_at_newline_only() -> None:
    whole = f"{TEXT}\n{TEXT}\n".encode()
    for place in range(len(whole) + 1):
        assert decode([whole[:place], whole[place:]]) == [TEXT, TEXT]
    assert decode([bytes([byte]) for byte in whole]) == [TEXT, TEXT]


def test_blank_lines_bad_bytes_and_a_last_line_without_an_end() -> None:
    assert decode([b"\n\r\n  \nlast"]) == ["", "\r", "  ", "last"]
    assert decode([b"\xff\xfea\nb\n"]) == ["\ufffd\ufffda", "b"]
    assert decode([]) == []


@pytest.mark.parametrize("length, found", [(10, ["x" * 10]), (11, [11]), (5000, [5000])])
def test_a_line_over_the_bound_is_skipped_and_its_neighbours_are_not(length: int, found: Out) -> None:
    whole = b"before\n" + b"x" * length + b"\nafter\n"
    assert decode([whole], 10) == ["before", *found, "after"]
    assert decode([whole[place : place + 7] for place in range(0, len(whole), 7)], 10)[::2] == ["before", "after"]


def test_nothing_after_stop() -> None:
    lines: list[str] = []
    decoder = LineDecoder(10, lambda line: (lines.append(line), decoder.stop()) and None, lambda size: None)
    decoder.feed(b"a\nb\nc")
    decoder.end()
    assert lines == ["a"]


@given(st.lists(st.text()), st.lists(st.integers(1, 9), min_size=1))
def test_any_lines_in_any_chunks_come_out_the_same(lines: list[str], sizes: list[int]) -> None:
    clean = [line.replace("\n", " ").encode("utf-8", "replace").decode() for line in lines]
    whole = "".join(f"{line}\n" for line in clean).encode()
    chunks, place, index = [], 0, 0
    while place < len(whole):
        size = sizes[index % len(sizes)]
        chunks.append(whole[place : place + size])
        place, index = place + size, index + 1
    assert decode(chunks, 100_000) == clean


@given(st.lists(st.binary()))
def test_any_bytes_lose_no_line_after_a_line_end(chunks: list[bytes]) -> None:
    assert decode([*chunks, b"\n", b"good\n"], 100_000)[-1] == "good"
