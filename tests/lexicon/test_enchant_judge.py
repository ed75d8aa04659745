"""Spelling dictionaries as judges: behind the guard, named by their files, polite where they are missing."""

import hashlib
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.lexicon import enchant_judge
from quiddler_qt.lexicon.enchant_judge import (
    AcceptanceCounts,
    EnchantDictionary,
    EnchantJudge,
    EnchantLibrary,
    EnchantUnavailableError,
    Guard,
    HowToGetDictionaries,
    MissingPart,
    how_to_get_dictionaries,
)
from quiddler_qt.lexicon.word_list import UNLISTED_TIER, WordList, load_word_list
from tests.lexicon import small_dictionaries
from tests.lexicon.small_dictionaries import TAG

ImportEnchant = Callable[[], ModuleType]


@pytest.fixture(scope="module")
def guard() -> Guard:
    return Guard.load(load_word_list("standard"))


@pytest.fixture(params=small_dictionaries.imports(), ids=lambda load: load.__name__)
def library(request: pytest.FixtureRequest, tmp_path: Path) -> EnchantLibrary:
    small_dictionaries.install(tmp_path / "enchant")
    return EnchantLibrary(tmp_path / "enchant", import_enchant=request.param)


@pytest.mark.parametrize(
    ("spelling", "accepted"),
    [
        *[(word, True) for word in ("cat", "CAT", "Cat", "za", "Quiz", "email", "blorp", "mid", "civic")],
        ("paris", True),  # a herb, and in the dictionary in small letters
        ("dog", False),  # not in this dictionary, though in every list
        *[(word, False) for word in ("bk", "BK", "nato", "NATO", "xviii", "cccc", "NASA", "nasa", "Steve")],
        *[(word, False) for word in ("a", "A", "", "3", "123", "cat.", " cat", "well-known", "cat's", "\0")],
        *[(word, False) for word in ("c\0at", "\uff43\uff41\uff54", "QU\u0130Z", "\u212aat", "\ud800cat")],
        *[(word, False) for word in ("cat" * 4_000, "a" * 10_000, "\U0001d41c\U0001d41a\U0001d42d")],
    ],
)
def test_the_guard_stands_before_the_dictionary(
    library: EnchantLibrary, guard: Guard, spelling: str, accepted: bool
) -> None:
    verdict = library.judge(TAG, guard).verdict(spelling)
    assert (verdict.spelling, verdict.accepted) == (spelling, accepted)
    assert verdict.authority == f"enchant:{TAG}"
    tier = guard.standard.tier(spelling.lower()) or UNLISTED_TIER if accepted else None
    assert verdict.tier == tier


@given(st.one_of(st.text(), st.text("acivx\0K\u212a\u0130 '-", max_size=6)))
def test_only_two_or_more_letters_ever_reach_it(guard: Guard, spelling: str) -> None:
    asked: list[str] = []
    dictionary = EnchantDictionary(TAG, "hunspell", "", None, "0" * 64)

    def check(word: str) -> bool:
        asked.append(word)
        return True

    verdict = EnchantJudge(dictionary, guard, check).verdict(spelling)
    assert verdict.accepted is bool(asked)
    for word in asked:
        assert word.isascii()
        assert word.isalpha()
        assert word.islower()
        assert 2 <= len(word) <= 64


def test_what_is_known_of_a_dictionary(library: EnchantLibrary, tmp_path: Path) -> None:
    path = tmp_path / "enchant" / "hunspell" / f"{TAG}.dic"
    mine = next(one for one in library.available_dictionaries() if one.tag == TAG)
    assert mine == library.dictionary(TAG)
    assert (mine.provider, mine.path) == ("hunspell", path)
    assert (
        mine.sha256 == hashlib.sha256(path.with_suffix(".aff").read_bytes() + path.read_bytes()).hexdigest()
    )
    assert (mine.authority_name, mine.version) == ("enchant:en_QQ", "hunspell.guard1")


def test_a_provider_that_hides_its_files_is_known_by_its_answers(
    library: EnchantLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small_dictionaries.install(tmp_path / "enchant", "en_RR", ("cat", "bk"))
    monkeypatch.setattr(enchant_judge, "dictionary_files", lambda *_: None)
    one, same, other = library.dictionary(TAG), library.dictionary(TAG), library.dictionary("en_RR")
    assert one.path is None
    assert one.sha256 == same.sha256 != other.sha256


@pytest.mark.parametrize("tag", ["xx_YY", "", "../en_QQ", "en_QQ\0", "e" * 500, "\ud800", "*"])
def test_a_missing_dictionary_is_told_each_time(library: EnchantLibrary, guard: Guard, tag: str) -> None:
    for _ in range(100):
        with pytest.raises(EnchantUnavailableError) as caught:
            library.judge(tag, guard)
        assert caught.value.part is MissingPart.DICTIONARY
    assert library.judge(TAG, guard).verdict("cat").accepted


def test_personal_words_of_other_programs_do_not_count(
    library: EnchantLibrary, guard: Guard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = tmp_path / "home" / ".config" / "enchant"
    elsewhere.mkdir(parents=True)
    (elsewhere / f"{TAG}.dic").write_text("wordofmine\n")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home" / ".config"))
    assert not library.judge(TAG, guard).verdict("wordofmine").accepted
    assert os.environ["ENCHANT_CONFIG_DIR"] == str(tmp_path / "enchant")


@pytest.mark.parametrize("error", [ImportError, AssertionError, AttributeError, OSError])
def test_a_missing_c_library_is_told_once_looked_for(tmp_path: Path, error: type[Exception]) -> None:
    tries = []

    def fail() -> ModuleType:
        tries.append(1)
        raise error("no such library\nand a long story")

    library = EnchantLibrary(tmp_path / "enchant", import_enchant=fail)
    assert not tries
    for _ in range(100):
        with pytest.raises(EnchantUnavailableError) as caught:
            library.available_dictionaries()
        assert caught.value.part is MissingPart.C_LIBRARY
        assert "long story" not in caught.value.detail
    assert len(tries) == 1


def test_it_is_not_loaded_before_it_is_asked_for() -> None:
    program = (
        "import sys\nfrom pathlib import Path\nfrom quiddler_qt.lexicon.enchant_judge import EnchantLibrary\n"
        "from quiddler_qt.lexicon.authorities import load_authority\n"
        "EnchantLibrary(Path('nowhere'))\nload_authority('family')\nassert 'enchant' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_a_python_without_pyenchant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "enchant", None)
    with pytest.raises(EnchantUnavailableError) as caught:
        EnchantLibrary(tmp_path).dictionary(TAG)
    assert caught.value.part is MissingPart.C_LIBRARY


def test_a_folder_that_cannot_be_made_is_no_end(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(EnchantUnavailableError):
        EnchantLibrary(tmp_path / "file" / "enchant").available_dictionaries()


def test_a_dictionary_that_fails_refuses(
    guard: Guard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("failed on a word of 3 letters")
    small_dictionaries.install(tmp_path)
    library = EnchantLibrary(tmp_path, import_enchant=small_dictionaries.stand_in)
    judge = library.judge(TAG, guard)

    def fail(_: object, word: str) -> bool:
        raise RuntimeError(word)

    monkeypatch.setattr(small_dictionaries._Dict, "check", fail)
    assert not judge.verdict("cat").accepted


def test_many_threads_get_the_same_verdicts(library: EnchantLibrary, guard: Guard) -> None:
    judge = library.judge(TAG, guard)
    words = ["cat", "dog", "quiz", "blorp", "zebra"] * 200
    expected = [judge.verdict(word).accepted for word in words]
    answers: list[list[bool]] = []
    threads = [
        threading.Thread(target=lambda: answers.append([judge.verdict(word).accepted for word in words]))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [expected] * 4


NONSENSE = [f"w{one}{other}q" for one in "abcdefghijklmnopqrstuvwx" for other in "abcdefghijklmnopqrstuvwxy"]
LIST = WordList.of_words("l", "L", "1", dict.fromkeys(["cat", "quiz", *NONSENSE], "F"))


def test_accepted_words_are_counted_with_progress(library: EnchantLibrary, guard: Guard) -> None:
    told: list[tuple[int, int]] = []
    count = library.count_accepted(
        library.dictionary(TAG), LIST, guard, progress=lambda done, total: told.append((done, total))
    )
    assert count == 2
    assert told == [(256, 602), (512, 602), (602, 602)]


def test_counting_can_be_called_off(library: EnchantLibrary, guard: Guard) -> None:
    answers: Iterator[bool] = iter([False, True])
    told: list[int] = []
    count = library.count_accepted(
        library.dictionary(TAG),
        LIST,
        guard,
        progress=lambda done, _: told.append(done),
        cancelled=lambda: next(answers),
    )
    assert count is None
    assert told == [256]


def test_counts_are_kept_by_fingerprint(tmp_path: Path) -> None:
    one = EnchantDictionary("en_QQ", "hunspell", "Hunspell", None, "1" * 64)
    changed = EnchantDictionary("en_QQ", "hunspell", "Hunspell", None, "2" * 64)
    counts = AcceptanceCounts(tmp_path / "cache")
    assert counts.get(one, LIST) is None
    counts.put(one, LIST, 7)
    counts.put(changed, LIST, 8)
    again = AcceptanceCounts(tmp_path / "cache")
    assert (again.get(one, LIST), again.get(changed, LIST)) == (7, 8)
    assert again.get(one, load_word_list("family")) is None
    assert [path.name for path in (tmp_path / "cache").iterdir()] == ["dictionary_counts.json"]


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "[" * 50_000, '{"format": 2, "counts": {}}', '{"format": 1, "counts": 3}']
)
def test_a_damaged_cache_is_empty_and_written_anew(tmp_path: Path, text: str) -> None:
    one = EnchantDictionary("en_QQ", "hunspell", "Hunspell", None, "1" * 64)
    path = tmp_path / "dictionary_counts.json"
    path.write_text(text)
    counts = AcceptanceCounts(tmp_path)
    assert counts.get(one, LIST) is None
    counts.put(one, LIST, 5)
    known = json.loads(path.read_text())["counts"]
    path.write_text(json.dumps({"format": 1, "counts": {**known, "x": 1, "3" * 64: "four"}}))
    assert counts.get(one, LIST) == 5


def test_a_cache_that_cannot_be_written_is_no_end(tmp_path: Path, expect_log: Callable[[str], None]) -> None:
    expect_log("cannot be kept")
    (tmp_path / "file").touch()
    one = EnchantDictionary("en_QQ", "hunspell", "Hunspell", None, "1" * 64)
    counts = AcceptanceCounts(tmp_path / "file")
    counts.put(one, LIST, 5)
    assert counts.get(one, LIST) is None


@pytest.mark.parametrize(
    ("platform", "way"),
    [
        ("linux", HowToGetDictionaries.LINUX_PACKAGES),
        ("freebsd14", HowToGetDictionaries.LINUX_PACKAGES),
        ("darwin", HowToGetDictionaries.HOMEBREW),
        ("win32", HowToGetDictionaries.OWN_FOLDER),
    ],
)
def test_how_to_get_dictionaries(platform: str, way: HowToGetDictionaries) -> None:
    assert how_to_get_dictionaries(platform) is way
