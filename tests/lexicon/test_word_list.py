"""The shipped word lists, and what a list answers."""

import hashlib
import json
import re
import subprocess
import sys
import threading
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt import resource_files
from quiddler_qt.lexicon.word_list import (
    TIERS,
    WIDE_TIER,
    DamagedWordListError,
    UnknownWordListError,
    WordList,
    load_word_list,
)

# Saves name their list by its fingerprint. Change these only together with the version of the list.
STANDARD_SHA256 = "12651f9c9687c56f8baa9c0d617aa1bd2bcee9b88ed2908c662e63ca6995cb8e"
STANDARD_LINES_SHA256 = "e8ac7a0e51f616b5a03768c8449c7aa16ba8b10795eae2e083b29fd7733bc72d"
FAMILY_SHA256 = "34bca7ebfb2afacfcdd147fc2dbf6aad5c5f9a5052fb266c26eddd375d7aec80"
WIDE_SHA256 = "a9c008a2fc87699a1f94d914a09704fbe3c2e5662e20b9b7b25610653e4119ca"
WORDS_OF_TIER = {"A": 11215, "B": 29998, "C": 24027, "D": 16752, "E": 36107, "F": 66882}

TWO_LETTER_WORDS = """
    aa ab ad ae ag ah ai al am an ar as at aw ax ay ba be bi bo by da de do ed ef eh el em en er es et
    ew ex fa fe gi go ha he hi hm ho id if in is it jo ka ki la li lo ma me mi mm mo mu my na ne no nu
    od oe of oh oi ok om on op or os ow ox oy pa pe pi po qi re sh si so ta te ti to uh um un up us ut
    we wo xi xu ya ye yo za
"""

SMALL = WordList.of_words("small", "Small", "1", {"cat": "A", "cats": "B", "dog": "A", "zax": "F"}, ["dog"])


@pytest.fixture(scope="module")
def standard() -> WordList:
    return load_word_list("standard")


@pytest.fixture(scope="module")
def wide() -> WordList:
    return load_word_list("wide")


@pytest.fixture(scope="module")
def family() -> WordList:
    return load_word_list("family")


def test_the_standard_list_is_the_one_that_was_read_and_approved(standard: WordList) -> None:
    words = list(standard.words())
    assert len(standard) == len(words) == sum(WORDS_OF_TIER.values())
    assert words == sorted(set(words))
    assert all(word.isascii() and word.isalpha() and word.islower() and len(word) >= 2 for word in words)
    assert standard.sha256 == hashlib.sha256("".join(f"{word}\n" for word in words).encode()).hexdigest()
    assert standard.sha256 == STANDARD_SHA256
    assert (standard.name, standard.version) == ("standard", "1")
    assert Counter(map(standard.tier, words)) == WORDS_OF_TIER


def test_the_manifest_tells_the_truth(standard: WordList) -> None:
    manifest = json.loads(resource_files.resource("lexicon", "standard.json").read_text("utf-8"))
    assert manifest["words_sha256"] == standard.sha256
    assert manifest["lines_sha256"] == STANDARD_LINES_SHA256
    assert manifest["words"] == len(standard)
    assert manifest["words_of_tier"] == WORDS_OF_TIER
    for source in manifest["sources"]:
        notice = resource_files.resource("lexicon", *source["notice"].split("/")).read_text("utf-8")
        assert "Public Domain" in notice


def test_the_list_is_small_on_disk() -> None:
    assert resource_files.resource("lexicon", "standard.words.gz").stat().st_size < 300_000


def test_the_two_letter_words_are_those_of_the_tournament_list(standard: WordList) -> None:
    words = [word for word in standard.words() if len(word) == 2]
    assert len(words) == 107
    assert words == TWO_LETTER_WORDS.split()


@pytest.mark.parametrize(
    ("word", "tier"),
    [("the", "A"), ("ok", "A"), ("email", "A"), ("vlog", "C"), ("qi", "D"), ("za", "D"), ("aahed", "F")],
)
def test_tiers_say_how_common_a_word_is(standard: WordList, word: str, tier: str) -> None:
    assert standard.tier(word) == tier


@pytest.mark.parametrize(
    "word",
    [
        "colour",
        "color",
        "organise",
        "organize",
        "website",
        "quiz",
        "in",
        "er",
        "ethylenediaminetetraacetates",
    ],
)
def test_words_of_all_spellings_and_lengths(standard: WordList, word: str) -> None:
    assert standard.accepts(word)


def test_the_first_and_the_last_word_and_what_lies_around_them(standard: WordList) -> None:
    words = list(standard.words())
    assert standard.accepts(words[0])
    assert standard.accepts(words[-1])
    for stranger in ("", "\0", "a", words[-1] + "z", "{", "zzzzzz"):
        assert not standard.accepts(stranger)
        assert standard.tier(stranger) is None


def test_every_word_is_found_and_no_other(standard: WordList) -> None:
    words = list(standard.words())
    known = set(words)
    for word in words[::7]:
        assert standard.accepts(word)
        for changed in (word[:-1], word + "s", word[1:], word[::-1]):
            assert standard.accepts(changed) is (changed in known)


def test_the_family_list_is_the_common_part_without_offensive_words(
    standard: WordList, family: WordList
) -> None:
    assert family.name == "family"
    assert family.sha256 == FAMILY_SHA256
    expected = [
        word
        for word in standard.words()
        if (standard.tier(word) or "") in "ABC" and not standard.is_offensive(word)
    ]
    assert list(family.words()) == expected
    assert all(family.tier(word) == standard.tier(word) for word in expected)
    assert standard.accepts("shit")
    assert not family.accepts("shit")
    assert not family.accepts("aahed")


def test_the_wide_list_is_the_standard_list_and_rarer_words(standard: WordList, wide: WordList) -> None:
    assert (wide.name, wide.version, len(wide)) == ("wide", "1", 254_822)
    assert wide.sha256 == WIDE_SHA256
    words = list(wide.words())
    assert words == sorted(set(words))
    assert hashlib.sha256("".join(f"{word}\n" for word in words).encode()).hexdigest() == WIDE_SHA256
    assert [word for word in words if wide.tier(word) != WIDE_TIER] == list(standard.words())
    assert all(wide.tier(word) == standard.tier(word) for word in standard.words())
    assert wide.tier("zho") == WIDE_TIER
    assert not set(wide.words_of_tiers(TIERS + WIDE_TIER)) & {"shit", "negroidal"}


def test_words_by_index_and_by_pattern(standard: WordList) -> None:
    words = list(standard.words())
    assert [standard[index] for index in (0, 1000, len(words) - 1)] == [words[0], words[1000], words[-1]]
    for index in (-1, len(words)):
        with pytest.raises(IndexError):
            standard[index]
    start, stop = standard.position("qu"), standard.position("r")
    found = list(standard.indices_of(re.compile(rb"^[a-z]*zz[a-z]*$", re.MULTILINE), start, stop))
    assert [words[index] for index in found] == [w for w in words if w.startswith("qu") and "zz" in w]


def test_people_may_play_an_offensive_word_but_nobody_is_offered_one(standard: WordList) -> None:
    offensive = resource_files.resource("lexicon", "offensive.txt").read_text("ascii").split()
    assert len(offensive) > 400
    assert offensive == sorted(set(offensive))
    assert all(standard.accepts(word) and standard.is_offensive(word) for word in offensive)
    assert not set(standard.words_of_tiers(TIERS)) & set(offensive)
    assert not any(map(standard.is_offensive, ["cat", "dickens", "cockatoo", "scunthorpe", ""]))


def test_words_for_solvers_come_by_tier_and_in_order(standard: WordList) -> None:
    words = standard.words_of_tiers("A")
    assert words == sorted(words)
    assert set(map(standard.tier, words)) == {"A"}
    assert len(WordList.words_of_tiers(standard, "AB")) > len(words) > 11_000
    assert standard.words_of_tiers("") == []


def test_a_list_of_ones_own() -> None:
    assert list(SMALL.words()) == ["cat", "cats", "dog", "zax"]
    assert SMALL.words_of_tiers("AF") == ["cat", "zax"]
    assert SMALL.tier("cats") == "B"
    assert len(SMALL) == 4
    empty = WordList.of_words("empty", "Empty", "1", {})
    assert (len(empty), list(empty.words()), empty.accepts("cat")) == (0, [], False)


@pytest.mark.parametrize(
    "tier_of", [{"Cat": "A"}, {"": "A"}, {"ca\nt": "A"}, {"cat": ""}, {"cat": "a"}, {"é": "A"}]
)
def test_a_list_of_ones_own_holds_only_words(tier_of: dict[str, str]) -> None:
    with pytest.raises(ValueError, match="a-z"):
        WordList.of_words("own", "Own", "1", tier_of)


@given(st.text() | st.text(st.characters(categories=["Cs"])) | st.from_regex(r"(cat|dog|zax)[\s\S]?"))
def test_any_string_may_be_asked(spelling: str) -> None:
    assert SMALL.accepts(spelling) is (spelling in {"cat", "cats", "dog", "zax"})


def test_a_list_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        SMALL.name = "other"  # type: ignore[misc]  # that is the test


def test_a_list_may_be_asked_by_many_threads_at_once(standard: WordList) -> None:
    words = standard.words_of_tiers("A")[::10]
    wrong: list[str] = []

    def ask() -> None:
        wrong.extend(word for word in words if not standard.accepts(word) or standard.accepts(word + "qq"))

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


@pytest.mark.parametrize("name", ["", "Wide", "Standard", "../standard", "standard\0"])
def test_there_are_no_other_lists(name: str) -> None:
    with pytest.raises(UnknownWordListError):
        load_word_list(name)


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the data files that the program finds instead of its own."""
    folder = tmp_path / "resources" / "lexicon"
    folder.mkdir(parents=True)
    for name in ("standard.words.gz", "standard.json", "offensive.txt"):
        (folder / name).write_bytes(resource_files.resource("lexicon", name).read_bytes())
    monkeypatch.setattr(resource_files, "_PACKAGE", tmp_path)
    return folder


def test_a_whole_install_loads(installed: Path) -> None:
    assert load_word_list("standard").sha256 == STANDARD_SHA256


@pytest.mark.parametrize("name", ["standard.words.gz", "standard.json", "offensive.txt"])
@pytest.mark.parametrize("damage", ["missing", "empty", "cut", "changed", "folder"])
def test_a_damaged_install_is_named_and_never_another_list(installed: Path, name: str, damage: str) -> None:
    path = installed / name
    data = path.read_bytes()
    path.unlink()
    if damage == "cut":
        path.write_bytes(data[: len(data) // 2])
    elif damage == "changed":
        path.write_bytes(data[:200] + b"\xff" + data[201:])
    elif damage == "empty":
        path.touch()
    elif damage == "folder":
        path.mkdir()
    with pytest.raises(DamagedWordListError):
        load_word_list("standard")


def test_loading_needs_neither_qt_nor_numpy() -> None:
    code = (
        "import sys; from quiddler_qt.lexicon.word_list import load_word_list; load_word_list('family');"
        "print(sorted({'PySide6', 'numpy', 'enchant', 'platformdirs'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout == "[]\n"
