"""The file format of the word lists: what is written comes back, and nothing else is taken for a list."""

import gzip
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.lexicon import front_coding
from quiddler_qt.lexicon.front_coding import FrontCodingError

LISTS = st.dictionaries(st.text("abcxyz", min_size=1, max_size=30), st.sampled_from("ABCDEF"), max_size=40)


def decoded(lines: bytes) -> dict[str, str]:
    text, tiers = front_coding.decode(lines)
    return dict(zip(text.decode().splitlines(), tiers.decode(), strict=True))


@given(LISTS)
def test_a_list_comes_back_as_it_was(tier_of: dict[str, str]) -> None:
    data = front_coding.compress(front_coding.encode(tier_of))
    back = decoded(front_coding.decompress(data))
    assert back == tier_of
    assert list(back) == sorted(tier_of)


def test_the_format_is_the_documented_one() -> None:
    lines = front_coding.encode({"abuse": "C", "abet": "A", "abey": "B"})
    assert lines == b"quiddler-words 1\n0abet1y2use\nABC\n"


def test_the_same_list_gives_the_same_bytes_without_time_or_name() -> None:
    lines = front_coding.encode({"cat": "A"})
    data = front_coding.compress(lines)
    assert data == front_coding.compress(lines)
    assert data[3:8] == bytes(5)  # no flags: no file name; and the time is 0


@pytest.mark.parametrize(
    "tier_of",
    [
        {"": "A"},
        {"Cat": "A"},
        {"ca t": "A"},
        {"ça": "A"},
        {"cat": "a"},
        {"cat": ""},
        {"cat": "AB"},
        {"a" * 49: "A", "b": "A"},
    ],
)
def test_what_the_format_cannot_hold_is_refused(tier_of: dict[str, str]) -> None:
    with pytest.raises(FrontCodingError):
        front_coding.encode(tier_of)


@pytest.mark.parametrize(
    "lines",
    [
        b"",
        b"quiddler-words 1\n0cat\nA",  # the last line is cut
        b"quiddler-words 2\n0cat\nA\n",  # another version
        b"quiddler-words 1\n0cat\nA\n\n",
        b"quiddler-words 1\n0cat\n\n",  # a tier is missing
        b"quiddler-words 1\n0cat\nAA\n",  # a tier too many
        b"quiddler-words 1\n0cat\na\n",
        b"quiddler-words 1\ncat\n\n",  # no number
        b"quiddler-words 1\n0cat{\nA\n",
        b"quiddler-words 1\n1cat\nA\n",  # drops more than there is
        b"quiddler-words 1\n0cat3bat\nAA\n",  # not ascending
        b"quiddler-words 1\n0cat0\nAA\n",  # the same word twice
        b"quiddler-words 1\n0\nA\n",  # no letters
    ],
)
def test_anything_else_is_no_list(lines: bytes) -> None:
    with pytest.raises(FrontCodingError):
        front_coding.decode(lines)


@given(st.data())
def test_a_damaged_list_is_refused_or_another_list_but_never_a_crash(data: Any) -> None:
    lines = bytearray(front_coding.encode({"abet": "A", "abey": "B", "abuse": "C", "zebra": "D"}))
    for _ in range(data.draw(st.integers(1, 4))):
        lines[data.draw(st.integers(0, len(lines) - 1))] = data.draw(st.integers(0, 255))
    try:
        tier_of = decoded(bytes(lines))
    except FrontCodingError:
        return
    assert front_coding.encode(tier_of).split(b"\n")[2] == bytes(lines).split(b"\n")[2]


@pytest.mark.parametrize("keep", [1, 10, 30, -1, -8])
def test_a_cut_stream_is_refused(keep: int) -> None:
    data = front_coding.compress(front_coding.encode({"cat": "A", "dog": "B"}))
    with pytest.raises(FrontCodingError):
        front_coding.decompress(data[:keep])


def test_what_is_no_gzip_or_has_a_wrong_checksum_is_refused() -> None:
    data = bytearray(gzip.compress(b"quiddler-words 1\n0cat\nA\n"))
    data[-5] ^= 1
    for damaged in (b"plain text", bytes(data)):
        with pytest.raises(FrontCodingError):
            front_coding.decompress(damaged)
