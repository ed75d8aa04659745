"""Lists that people bring, however odd the file (promise X6)."""

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typing_extensions import Buffer

from quiddler_qt.lexicon import imported_list
from quiddler_qt.lexicon.imported_list import (
    ImportedList,
    ImportedListError,
    ImportTrouble,
    load_stored_list,
    parse_stored_list,
    read_imported_list,
)
from quiddler_qt.lexicon.word_list import WordList


def read(data: bytes, title: str = "Ours") -> ImportedList:
    return read_imported_list(io.BytesIO(data), title)


@pytest.mark.parametrize(
    ("data", "words", "skipped"),
    [
        (b"dog\ncat\n", "cat dog", 0),
        (b"dog\r\ncat\r\n\r\n", "cat dog", 0),
        (b"dog\rcat", "cat dog", 0),
        (b"\xef\xbb\xbfCAT\n Dog \t\n", "cat dog", 0),
        (b"caf\xe9\ncat\ncaf\xc3\xa9\n", "cat", 2),
        (b"c\0at\ncat\0\ncat\n", "cat", 2),
        (b".*\n[a-z]+\n(cat\ncat\\\n^cat$\ncat|dog\ncat\n", "cat", 6),
        (b"cat/MS\ncat's\nwell-known\ncat dog\nc4t\n3\n# no\ncat\n", "cat", 7),
        (b"a\nab\n" + b"b" * 20 + b"\n" + b"c" * 21 + b"\n", "ab " + "b" * 20, 2),
        (b"cat\n" + b"x" * (10 << 20) + b"\ndog\n", "cat dog", 1),
        (b"cat" + b" " * (3 << 20) + b"!" + b" " * (3 << 20) + b"\ndog\n", "dog", 1),
        ("\uff43\uff41\uff54\n\u212aeep\nf\u0131sh\n\ufb01sh\ncat\n".encode(), "cat", 4),
    ],
)
def test_words_are_kept_and_all_else_is_counted(data: bytes, words: str, skipped: int) -> None:
    got = read(data)
    assert got.words == tuple(words.split())
    assert (got.kept, got.skipped) == (len(got.words), skipped)


def test_a_word_that_repeats_is_kept_once_and_counted_each_time() -> None:
    got = read(b"cat\nCAT\ncat\n")
    assert (got.words, got.kept, got.skipped) == (("cat",), 3, 0)


def test_lines_that_lie_across_two_pieces_are_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    data = b"cat\r\ndog\r\nc\xe9\r\nzebra\r\n"
    for size in range(1, len(data)):
        monkeypatch.setattr(imported_list, "_CHUNK_BYTES", size)
        got = read(data)
        assert (got.words, got.skipped) == (("cat", "dog", "zebra"), 1)


class Endless(io.RawIOBase):
    """A file without end that counts what was read of it."""

    def __init__(self) -> None:
        self.served = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Buffer) -> int:
        view = memoryview(buffer)
        view[:] = (b"cat\n" * (len(view) // 4 + 1))[: len(view)]
        self.served += len(view)
        return len(view)


def test_a_huge_file_is_given_up_early() -> None:
    huge = Endless()
    with pytest.raises(ImportedListError) as caught:
        read_imported_list(io.BufferedReader(huge), "Huge")
    assert caught.value.trouble is ImportTrouble.TOO_LARGE
    assert huge.served <= imported_list.MAX_IMPORT_BYTES + (2 << 20)


def test_too_many_words_and_none_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imported_list, "MAX_IMPORT_WORDS", 2)
    with pytest.raises(ImportedListError) as caught:
        read(b"cat\ndog\nemu\n")
    assert caught.value.trouble is ImportTrouble.TOO_MANY_WORDS
    for data in (b"", b"\n\n", b"\0" * 5_000, b"a\n"):
        with pytest.raises(ImportedListError) as caught:
            read(data)
        assert caught.value.trouble is ImportTrouble.NO_WORDS


@given(st.binary(max_size=300))
def test_any_bytes_give_words(data: bytes) -> None:
    words = read(data + b"\nCat\n").words
    assert list(words) == sorted(set(words))
    assert "cat" in words
    assert all(w.isascii() and w.isalpha() and w.islower() and 2 <= len(w) <= 20 for w in words)


@pytest.mark.parametrize("title", ["Ours", '<b>&\u202e \u00e9\u6f22 "q" \'\n\0', "", "x" * 500])
def test_it_is_stored_and_found_again(tmp_path: Path, title: str) -> None:
    mine = read(b"dog\ncat\n", title)
    (tmp_path / imported_list.file_name(mine.identifier)).write_bytes(mine.stored_bytes())
    found = load_stored_list(tmp_path, mine.identifier)
    assert (found.words, found.title, found.sha256) == (mine.words, mine.title, mine.sha256)
    assert "\n" not in found.title
    assert len(found.title) <= 60
    assert mine.word_list().sha256 == mine.sha256


@pytest.mark.parametrize("identifier", ["", "../../etc/passwd", "0123456789abcdeF", "0" * 17, "con"])
def test_no_identifier_leaves_the_folder(tmp_path: Path, identifier: str) -> None:
    with pytest.raises(ValueError, match="identifier"):
        load_stored_list(tmp_path, identifier)


def test_a_damaged_store_is_refused(tmp_path: Path) -> None:
    mine = read(b"dog\ncat\n")
    good = mine.stored_bytes()
    for bad in (
        b"",
        good[:-1],
        good + b"\0",
        good.replace(b"cat\ndog", b"dog\ncat"),
        good.replace(b"dog", b"cat"),
        good.replace(b"cat", b"Cat"),
        good.replace(b'"Ours"', b"1"),
        good.replace(b'"Ours"', b"[" * 9_999),
        good.replace(b'"Ours"', b'"a\\nb"'),
        good.replace(b"quiddler", b"quibbler"),
    ):
        with pytest.raises(ImportedListError) as caught:
            parse_stored_list(bad)
        assert caught.value.trouble is ImportTrouble.DAMAGED
    path = tmp_path / imported_list.file_name(mine.identifier)
    path.write_bytes(read(b"other\n").stored_bytes())
    with pytest.raises(ImportedListError):
        load_stored_list(tmp_path, mine.identifier)


def test_tiers_and_taste_come_from_a_shipped_list() -> None:
    tiers = WordList.of_words("small", "Small", "1", {"cat": "A", "rude": "B"}, ["rude"])
    words = read(b"cat\nrude\nblorp\n").word_list(tiers)
    assert [words.tier(word) for word in ("cat", "rude", "blorp")] == ["A", "B", "H"]
    assert words.is_offensive("rude")
