"""The table of words: every way to spell every word, and a cache that nothing can spoil."""

from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from quiddler_qt.bots import word_table
from quiddler_qt.bots.word_table import (
    FACE_NUMBERS,
    WordTable,
    build_word_table,
    load_word_table,
    spelled,
)
from quiddler_qt.engine.cards import FACES
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import segmentations
from quiddler_qt.lexicon.word_list import WordList

NUMBER_OF = dict(zip(FACES, FACE_NUMBERS.tolist(), strict=True))
WORDS = {"quit": "A", "tin": "A", "thin": "B", "in": "A", "on": "A", "no": "A", "rude": "C", "zzz": "A"}


def total(faces: tuple[str, ...]) -> int:
    return sum([int(NUMBER_OF[face]) for face in faces]) % 2**64


def entries(table: WordTable) -> dict[int, tuple[str, ...]]:
    return {key: table.words_of(place) for place, key in enumerate(table.keys.tolist())}


def same(one: WordTable, other: WordTable) -> bool:
    return entries(one) == entries(other) and one.letters.tolist() == other.letters.tolist()


def test_the_numbers_of_the_faces_never_change() -> None:
    # A cache of yesterday holds sums of these.
    assert [int(FACE_NUMBERS[0]), int(FACE_NUMBERS[-1])] == [0x16FE71EE5914D5E1, 0x452E925B7F11A926]
    assert len(set(FACE_NUMBERS.tolist())) == len(FACES)


def test_every_way_to_spell_is_found_and_no_other(standard: WordList) -> None:
    words = list(standard.words())[::97]
    expected: dict[int, set[str]] = {}
    for word in words:
        for way in segmentations(word.upper(), MinWord.TWO_LETTERS):
            if len(way) <= 10:
                expected.setdefault(total(way), set()).add(word)
    assert entries(build_word_table(words)) == {key: tuple(sorted(found)) for key, found in expected.items()}


def test_letters_are_counted_not_cards() -> None:
    table = build_word_table(["quit"])
    assert sorted(table.letters.tolist()) == [4, 4]


def test_a_word_that_needs_more_cards_than_there_are_is_left_out() -> None:
    assert len(build_word_table(["zzz", "jazzjazz", "a" * 21]).keys) == 0
    # Three "in" cards there are not, but two and the letters.
    assert len(build_word_table(["ininin"]).keys) == 3


def test_find_tells_words_from_other_sums() -> None:
    table = build_word_table(["no", "on", "in"])
    sums = np.array([total(("N", "O")), 5, total(("IN",)), total(("I", "N", "O"))], np.uint64)
    places, keys = table.find(sums)
    assert places.tolist() == [0, 2]
    assert [table.words_of(key) for key in keys.tolist()] == [("no", "on"), ("in",)]


def test_a_table_without_some_words_has_all_others() -> None:
    small = build_word_table(["cat", "act", "tac", "dog", "quit"]).without(["act", "dog", "none"])
    left = {word for key in range(len(small.keys)) for word in small.words_of(key)}
    assert left == {"cat", "tac", "quit"}


def test_an_empty_table_finds_nothing() -> None:
    places, keys = build_word_table([]).find(np.arange(100, dtype=np.uint64))
    assert len(places) == len(keys) == 0


@pytest.mark.parametrize("word", ["Cat", "don't", "naïve", "a b", "a`b", "a{"])
def test_other_characters_are_refused(word: str) -> None:
    with pytest.raises(ValueError, match="other characters"):
        build_word_table(["cat", word])


def test_a_spelling_uses_every_card() -> None:
    assert spelled("quit", ("T", "I", "QU")) == ("QU", "I", "T")
    assert spelled("ththth", ("TH", "T", "H", "TH")) == ("T", "H", "TH", "TH")
    for cards in (("T", "I", "Q", "U", "S"), ("T", "I", "Q"), ()):
        with pytest.raises(ValueError, match="do not spell"):
            spelled("quit", cards)


def test_only_the_wanted_tiers_and_nothing_offensive() -> None:
    word_list = WordList.of_words("toy", "Toy", "1", WORDS, offensive=["tin", "rude"])
    table = load_word_table(word_list, "AC")
    assert set(table.words) == {"quit", "in", "on", "no", "zzz"}


def test_the_shipped_table_has_no_offensive_word(standard: WordList, everyday_table: WordTable) -> None:
    assert len(everyday_table.words) > 8000
    assert not any(standard.is_offensive(word) for word in everyday_table.words)
    assert all(standard.tier(word) == "A" for word in everyday_table.words)


# -- the cache ------------------------------------------------------------------------------------


@pytest.fixture
def toy() -> WordList:
    return WordList.of_words("toy", "Toy", "1", WORDS)


def cache_file(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def test_the_second_time_it_is_read(toy: WordList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = load_word_table(toy, "A", tmp_path / "new" / "folder")
    monkeypatch.setattr(word_table, "build_word_table", lambda _: pytest.fail("built again"))
    assert same(load_word_table(toy, "A", tmp_path / "new" / "folder"), built)


def test_another_list_or_other_tiers_have_another_file(toy: WordList, tmp_path: Path) -> None:
    load_word_table(toy, "A", tmp_path)
    load_word_table(toy, "AB", tmp_path)
    load_word_table(WordList.of_words("toy", "Toy", "1", WORDS, offensive=["tin"]), "A", tmp_path)
    assert len(list(tmp_path.iterdir())) == 3


def test_a_damaged_file_is_built_anew(toy: WordList, tmp_path: Path) -> None:
    built = load_word_table(toy, "AB", tmp_path)
    file = cache_file(tmp_path)
    good = file.read_bytes()
    damaged = [b"", b"PK", b"\x93NUMPY", good[:-30], good[: len(good) // 2], b"\x80\x04K\x01."]
    damaged += [
        good[:place] + bytes([good[place] ^ 0x55]) + good[place + 1 :] for place in range(0, len(good), 61)
    ]
    for data in damaged:
        file.write_bytes(data)
        assert same(load_word_table(toy, "AB", tmp_path), built)
    file.write_bytes(b"")
    load_word_table(toy, "AB", tmp_path)
    assert same(word_table._read(file, _fingerprint(file), built.words), built)


def _fingerprint(file: Path) -> str:
    with np.load(file) as data:
        return str(data["fingerprint"].tobytes().decode("ascii"))


def test_a_file_whose_parts_do_not_agree_is_built_anew(toy: WordList, tmp_path: Path) -> None:
    built = load_word_table(toy, "A", tmp_path)
    file = cache_file(tmp_path)
    with np.load(file) as data:
        parts = {name: data[name] for name in data.files}
    wrong = {
        "keys": [parts["keys"][::-1], parts["keys"][:-1], parts["keys"].astype(np.int64)],
        "letters": [parts["letters"][1:], parts["letters"].astype(np.uint64)],
        "starts": [parts["starts"][::-1], parts["starts"] + np.int32(1), parts["starts"][:0]],
        "numbers": [parts["numbers"] + np.int32(99), parts["numbers"] - np.int32(99)],
        "fingerprint": [np.frombuffer(b"0" * 64, np.uint8)],
    }
    for name, arrays in wrong.items():
        for array in arrays:
            np.savez(file, **{**parts, name: array})
            assert same(load_word_table(toy, "A", tmp_path), built), (name, array)


def test_a_folder_that_cannot_be_written_is_done_without(toy: WordList, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    assert load_word_table(toy, "A", tmp_path / "file").words
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_write_that_fails_leaves_nothing(
    toy: WordList, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full_disk(*_: object, **__: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(np, "savez", full_disk)
    assert load_word_table(toy, "A", tmp_path).words
    assert list(tmp_path.iterdir()) == []


def test_no_two_ways_share_a_sum_by_chance(standard: WordList) -> None:
    cards_of: dict[int, Counter[str]] = {}
    for word in standard.words_of_tiers("ABC"):
        for way in segmentations(word.upper(), MinWord.TWO_LETTERS):
            assert cards_of.setdefault(total(way), Counter(way)) == Counter(way)
