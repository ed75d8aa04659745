"""Promise P20: check command, judge, game, record and replay give one answer on every string.

2,000 strings for each authority; QUIDDLER_ONE_JUDGE_STRINGS=200000 asks for more.
"""

import io
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from quiddler_qt.engine.actions import Rule
from quiddler_qt.engine.cards import cards_showing
from quiddler_qt.engine.legality import LONGEST_SPELLING
from quiddler_qt.engine.record import GameRecord, replay
from quiddler_qt.engine.rules import MinWord, Rules, WordCheck
from quiddler_qt.engine.state import GameSetup, Seat
from quiddler_qt.engine.words import segmentations
from quiddler_qt.lexicon import enchant_judge, imported_list
from quiddler_qt.lexicon.__main__ import main
from quiddler_qt.lexicon.authorities import load_authority, vocabulary
from quiddler_qt.lexicon.imported_list import read_imported_list
from quiddler_qt.lexicon.judge import Verdict
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.lexicon.word_list import WORD_LIST_NAMES, load_word_list
from quiddler_qt.session.game_session import GameSession
from tests.lexicon import small_dictionaries

COUNT = int(os.environ.get("QUIDDLER_ONE_JUDGE_STRINGS", "2000"))
MOST_RULINGS = 400  # recorded in one game

ODD = [
    *("", " ", "a", "I", "QU", "IN", "cat ", " cat", "c at", "cat\t", "c\0at", "ca7", "123", "cat.", "can't"),
    *(
        "well-known",
        "NASA",
        "MONDAY",
        "London",
        "xviii",
        "XIV",
        "kb",
        "bk",
        "za",
        "qi",
        "caf\u00e9",
        "stra\u00dfe",
    ),
    *("\uff43\uff41\uff54", "\ufb01sh", "QU\u0130T", "qu\u0131t", "\u212aeep", "\u017fit", "ca\u00adt"),
    *("c\u0430t", "\U0001d41c\U0001d41a\U0001d42d", "cat\U0001f408", "\u202ecat", "\ufeffcat", "cat\udcff"),
    *("cat" * 3_334, "a" * 10_000, " " * 10_000, "\U0001f408" * 10_000, "\u0130" * 10_000),
]
STRAY = "\0 -'\u2019.7*?\u0130\u0131\u212a\u017f\uff21\ufb01\u00e9\u0430\u00ad\u200b\U0001f408\udc80"
OWN = OwnWords(frozenset({"blorp", "zq"}), frozenset({"cat", "the"}))


def strings(count: int) -> list[str]:
    """Words in all cases, words with something wrong, and letters by lot: the same every time."""
    chance = Random(20)
    words = list(load_word_list("wide").words())
    made = list(ODD)
    while len(made) < count:
        word = chance.choice(words)
        at = chance.randrange(len(word) + 1)
        made += [
            chance.choice([word, word.upper(), word.title(), word.swapcase()]),
            "".join(chance.choice([letter, letter.upper()]) for letter in word),
            word[:at] + chance.choice(STRAY) + word[at:],
            word[:at] + chance.choice("abcdefghijklmnopqrstuvwxyz") + word[at + 1 :],
            "".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=chance.randint(1, 5))),
            "".join(chance.choices("aceinorstQI", k=chance.randint(2, 4))),
        ]
    return made[:count]


@pytest.fixture(scope="module")
def asked() -> list[str]:
    return strings(COUNT)


class Place:
    """The folders of a player with a spelling dictionary, an imported list and own words."""

    def __init__(self, root: Path) -> None:
        self.enchant = root / "enchant-of-the-game"
        self.imported = root / "imported"
        self.imported.mkdir()
        standard = load_word_list("standard")
        words = [standard[index] for index in range(0, len(standard), 3)]
        small_dictionaries.install(self.enchant, words=(*words, *small_dictionaries.WORDS))
        mine = read_imported_list(io.BytesIO("\n".join([*words, "blorps"]).encode()), "Mine")
        (self.imported / imported_list.file_name(mine.identifier)).write_bytes(mine.stored_bytes())
        self.own_words = root / "own words.txt"
        self.own_words.write_text(OWN.to_text())
        self.names = (*WORD_LIST_NAMES, f"enchant:{small_dictionaries.TAG}", mine.authority_name)

    def judge(self, name: str, own_words: OwnWords) -> LazyJudge:
        """A judge as a game gets it, loaded anew."""
        load = partial(load_authority, enchant=self.enchant, imported_folder=self.imported)
        return LazyJudge(name, load, own_words=own_words)

    def options(self, name: str, *, own_words: bool) -> list[str]:
        """The same for the check command."""
        own = ["--own-words", str(self.own_words)] if own_words else []
        return ["--list", name, "--enchant-config", str(self.enchant), "--imported", str(self.imported), *own]


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def checked_by_command(
    asked: list[str], options: list[str], monkeypatch: pytest.MonkeyPatch
) -> list[tuple[bool, str | None]]:
    given, printed = io.BytesIO(), io.BytesIO()
    given.write(b"".join(string.encode("utf-8", "surrogateescape") + b"\n" for string in asked))
    given.seek(0)
    with monkeypatch.context() as streams:
        streams.setattr(sys, "stdin", io.TextIOWrapper(given))
        streams.setattr(sys, "stdout", io.TextIOWrapper(printed))
        assert main(["check", *options]) == 0
        lines = printed.getvalue().splitlines()
    answers = [line.rsplit(b" ", 2)[1:] for line in lines]
    return [(word == b"accept", None if tier == b"-" else tier.decode()) for word, tier in answers]


def session_of(judge: LazyJudge, **options: object) -> GameSession:
    rules = replace(Rules(), **options)  # type: ignore[arg-type]  # the names of its fields
    return GameSession(GameRecord(GameSetup(rules, (Seat("Ann"), Seat("Bo"))), 7), judge.accepts)


def ask_nobody(spelling: str) -> bool:
    raise AssertionError(spelling)


@pytest.mark.parametrize("own_words", [OwnWords(), OWN], ids=["no own words", "own words"])
@pytest.mark.parametrize("load", small_dictionaries.imports(), ids=lambda load: load.__name__)
@pytest.mark.parametrize(
    "which", range(len(WORD_LIST_NAMES) + 2), ids=[*WORD_LIST_NAMES, "enchant", "imported"]
)
def test_one_answer_everywhere(
    place: Place,
    asked: list[str],
    which: int,
    load: Callable[[], ModuleType],
    own_words: OwnWords,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(enchant_judge, "_import_enchant", load)
    name = place.names[which]
    judge = place.judge(name, own_words)
    verdicts = [judge.verdict(string) for string in asked]
    assert 0.05 * len(asked) < sum(verdict.accepted for verdict in verdicts) < 0.7 * len(asked)

    # After a restart, and by the check command.
    again = place.judge(name, own_words)
    assert [again.verdict(string) for string in asked] == verdicts
    options = place.options(name, own_words=len(own_words) > 0)
    answers = [(verdict.accepted, verdict.tier) for verdict in verdicts]
    assert checked_by_command(asked, options, monkeypatch) == answers

    # In a game: asked, shown on a row, recorded, and read back without any judge.
    session = session_of(judge, word_check=WordCheck.CHECKED)
    rulings: dict[str, bool] = {}
    for string, verdict in zip(asked, verdicts, strict=True):
        assert session.verdict(string) is verdict.accepted
        if string.isascii() and string.isalpha() and len(string) <= LONGEST_SPELLING:
            spelling = string.upper()
            assert judge.accepts(spelling) is verdict.accepted
            for way in segmentations(spelling, MinWord.TWO_LETTERS)[:1]:
                cards = tuple(cards_showing(face)[way[:at].count(face)] for at, face in enumerate(way))
                assert (session.row_fault(cards) is None) is verdict.accepted
            if len(rulings) < MOST_RULINGS:
                rulings[spelling] = verdict.accepted
    for spelling, accepted in rulings.items():
        session.submit(Rule(spelling, judge.accepts(spelling)))
        assert session.verdict(spelling) is accepted
    later = GameSession(session.record, ask_nobody)
    assert replay(session.record) == session.state
    assert {spelling: later.verdict(spelling) for spelling in rulings} == rulings

    # What computer seats may lay is accepted too.
    words = vocabulary(judge, load_word_list("standard"), "A")
    assert words
    assert all(map(judge.accepts, words))


def test_shipped_lists_answer_the_same_without_enchant(
    place: Place, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def verdicts() -> list[list[Verdict]]:
        return [list(map(place.judge(name, OWN).verdict, asked)) for name in WORD_LIST_NAMES]

    with_it = verdicts()
    monkeypatch.setitem(sys.modules, "enchant", None)
    monkeypatch.delenv("ENCHANT_CONFIG_DIR", raising=False)
    assert verdicts() == with_it
