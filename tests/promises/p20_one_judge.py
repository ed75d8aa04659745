"""P20: a word is judged the same everywhere: command, judge, row, computer seat, challenge, score, record.

Every authority, with and without the table's own words, with the spelling dictionaries of this machine's
enchant and of a stand-in, and the shipped lists once more where there is no enchant at all. Today and after a
restart.
"""

import contextlib
import io
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Final
from unittest import mock

from quiddler_qt.bots.word_table import load_word_table
from quiddler_qt.engine.actions import Challenge, LayDown, Rule, WordCards
from quiddler_qt.engine.cards import cards_showing, cards_value
from quiddler_qt.engine.legality import LONGEST_SPELLING
from quiddler_qt.engine.record import GameRecord, replay
from quiddler_qt.engine.rules import MinWord, Rules, WordCheck
from quiddler_qt.engine.state import GameSetup, LaidWord, Phase, Seat
from quiddler_qt.engine.words import segmentations
from quiddler_qt.lexicon import enchant_judge, imported_list
from quiddler_qt.lexicon.__main__ import main
from quiddler_qt.lexicon.authorities import load_authority, table_words, vocabulary
from quiddler_qt.lexicon.imported_list import read_imported_list
from quiddler_qt.lexicon.judge import Verdict
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.lexicon.word_list import TIERS, WORD_LIST_NAMES, load_word_list
from quiddler_qt.session.game_session import GameSession
from tests.lexicon import small_dictionaries
from tests.promises.harness import Harness, Task
from tests.promises.outcome import Outcome

ODD: Final = [
    *("", " ", "a", "I", "QU", "IN", "cat ", " cat", "c at", "cat\t", "c\0at", "ca7", "123", "cat.", "can't"),
    *("well-known", "NASA", "MONDAY", "London", "xviii", "XIV", "kb", "bk", "za", "qi", "caf\u00e9"),
    *("stra\u00dfe", "\uff43\uff41\uff54", "\ufb01sh", "QU\u0130T", "qu\u0131t", "\u212aeep", "\u017fit"),
    *("ca\u00adt", "c\u0430t", "\U0001d41c\U0001d41a\U0001d42d", "cat\U0001f408", "\u202ecat", "\ufeffcat"),
    *("cat\udcff", "cat" * 3_334, "a" * 10_000, " " * 10_000, "\U0001f408" * 10_000, "\u0130" * 10_000),
]
"""Capitals, blanks, digits, hyphens, apostrophes, full-width letters, ligatures, Turkish i, 10,000 signs."""
STRAY: Final = "\0 -'\u2019.7*?\u0130\u0131\u212a\u017f\uff21\ufb01\u00e9\u0430\u00ad\u200b\U0001f408\udc80"
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
OWN: Final = OwnWords(frozenset({"blorp", "zq"}), frozenset({"cat", "the"}))
MOST_AS_CARDS: Final = 4_000
"""So many strings are also laid as cards, for each authority: a row, a challenge and a score each."""
GAME_LENGTH: Final = 200
"""So many challenges are one game."""


def strings(chance: Random, count: int) -> list[str]:
    """Words in all cases, words with something wrong, and letters by lot; the odd ones first."""
    words = list(load_word_list("wide").words())
    made = list(ODD)
    while len(made) < count:
        word = chance.choice(words)
        at = chance.randrange(len(word) + 1)
        made += [
            chance.choice([word, word.upper(), word.title(), word.swapcase()]),
            "".join(chance.choice([letter, letter.upper()]) for letter in word),
            word[:at] + chance.choice(STRAY) + word[at:],
            word[:at] + chance.choice(LETTERS) + word[at + 1 :],
            "".join(chance.choices(LETTERS, k=chance.randint(1, 5))),
            "".join(chance.choices("aceinorstQI", k=chance.randint(2, 4))),
        ]
    return made[:count]


class Player:
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
        self.dictionary = f"enchant:{small_dictionaries.TAG}"
        self.names = (*WORD_LIST_NAMES, self.dictionary, mine.authority_name)

    def judge(self, name: str, own_words: OwnWords) -> LazyJudge:
        """A judge as the program makes it, loaded anew: as after a restart."""
        load = partial(load_authority, enchant=self.enchant, imported_folder=self.imported)
        return LazyJudge(name, load, own_words=own_words)

    def checked_by_command(self, asked: list[str], name: str, own_words: OwnWords) -> list[str]:
        """What the check command prints after each string."""
        own = ["--own-words", str(self.own_words)] if len(own_words) else []
        folders = ["--enchant-config", str(self.enchant), "--imported", str(self.imported)]
        lines = b"".join(string.encode("utf-8", "surrogateescape") + b"\n" for string in asked)
        printed = io.BytesIO()
        with (
            mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines))),
            mock.patch.object(sys, "stdout", io.TextIOWrapper(printed)),
        ):
            main(["check", "--list", name, *folders, *own])
            return [line.rsplit(b" ", 2)[1].decode() for line in printed.getvalue().splitlines()]


def run(outcome: Outcome, task: Task) -> None:
    """Judges as many strings by every authority there is."""
    asked = strings(Random(task.seed), task.tries)
    player = Player(task.folder)
    for _ in asked:
        outcome.begin_try()
    for own_words in (OwnWords(), OWN):
        with_it = {name: _one_answer(outcome, player, name, own_words, asked) for name in WORD_LIST_NAMES}
        _one_answer(outcome, player, player.names[-1], own_words, asked)
        for load in small_dictionaries.imports():
            with mock.patch.object(enchant_judge, "_import_enchant", load):
                _one_answer(outcome, player, player.dictionary, own_words, asked)
        with mock.patch.object(enchant_judge, "_import_enchant", _no_enchant):
            for name, verdicts in with_it.items():
                judge = player.judge(name, own_words)
                outcome.demand(
                    list(map(judge.verdict, asked)) == verdicts, f"{name}: other verdicts without enchant"
                )


def _no_enchant() -> ModuleType:
    raise ImportError("no enchant on this machine")


def _one_answer(
    outcome: Outcome, player: Player, name: str, own_words: OwnWords, asked: list[str]
) -> list[Verdict]:
    """Asks everybody who may ever be asked, and compares."""
    what = f"{name}, {len(own_words)} own words"
    judge = player.judge(name, own_words)
    verdicts = [judge.verdict(string) for string in asked]
    accepted = sum(verdict.accepted for verdict in verdicts)
    outcome.counts[f"accepted by {name.partition(':')[0]}"] += accepted
    outcome.demand(0.05 < accepted / len(asked) < 0.7, f"{what}: accepts {accepted} of {len(asked)}")
    again = player.judge(name, own_words)
    for string, verdict in zip(asked, verdicts, strict=True):
        outcome.demand(again.verdict(string) == verdict, f"{what}: {string[:30]!r} after a restart")
    command = player.checked_by_command(asked, name, own_words)
    for string, verdict, answer in zip(asked, verdicts, command, strict=True):
        agrees = (answer == "accept") is verdict.accepted
        outcome.demand(agrees, f"{what}: {string[:30]!r} by the command")
    _in_games(outcome, what, judge, list(zip(asked, verdicts, strict=True)))
    _computer_seats(outcome, what, player, name, judge, plain=not len(own_words))
    return verdicts


def _in_games(outcome: Outcome, what: str, judge: LazyJudge, asked: list[tuple[str, Verdict]]) -> None:
    """Hints, rows, computer seats, challenges and scores of games go by the same judge."""
    checked = _session(judge, WordCheck.CHECKED)
    as_cards: list[tuple[WordCards, bool]] = []
    for string, verdict in asked:
        outcome.demand(checked.verdict(string) is verdict.accepted, f"{what}: {string[:30]!r} in a game")
        if len(as_cards) < MOST_AS_CARDS and len(string) <= LONGEST_SPELLING and string.isascii():
            as_cards += [(way, verdict.accepted) for way in _cards(string.upper())]
    for cards, accepted in as_cards:
        on_row = checked.row_fault(cards) is None
        outcome.demand(on_row is accepted, f"{what}: {cards} on a row")
        by_computer = not checked.refused_words(LayDown(0, (cards,), 0))
        outcome.demand(by_computer is accepted, f"{what}: {cards} laid by a computer seat")
    rest = iter(as_cards)
    while some := list(islice(rest, GAME_LENGTH)):
        _challenged(outcome, what, judge, some)


def _challenged(outcome: Outcome, what: str, judge: LazyJudge, laid: list[tuple[WordCards, bool]]) -> None:
    """Each word is laid, challenged and scored; the record tells the same without any judge."""
    session = _session(judge, WordCheck.CHALLENGE)
    table = replace(session.state, phase=Phase.WORDS_ON_TABLE, hands=((), ()), lost_challenges=(0, 0))
    rulings: dict[str, bool] = {}
    for cards, accepted in laid:
        rulings_now = session.state.rulings
        state = replace(table, laid=((LaidWord(cards),), ()), rulings=rulings_now)
        vars(session)["_state"] = state
        session.submit(Challenge(1, 0, 0))
        value = cards_value(cards)
        own, other = session.scores_now()
        scored = (own.words, own.struck, other.challenges)
        fair = (value, 0, value) if accepted else (0, value, 0)
        outcome.demand(scored == fair, f"{what}: {cards} scores {scored}, not {fair}")
        rulings |= dict(session.state.rulings)
    record = GameRecord(
        session.record.setup, session.seed, tuple(Rule(*ruling) for ruling in sorted(rulings.items()))
    )
    later = GameSession(record, _ask_nobody)
    told = all(later.verdict(spelling) is answer for spelling, answer in rulings.items())
    outcome.demand(told and replay(record) == later.state, f"{what}: a record tells something else")


def _computer_seats(
    outcome: Outcome, what: str, player: Player, name: str, judge: LazyJudge, *, plain: bool
) -> None:
    """What computer seats and hints are offered is accepted, all of it. ``plain``: there are no own words."""
    offered = vocabulary(judge, load_word_list("standard"), "A")
    outcome.demand(bool(offered) and all(map(judge.accepts, offered)), f"{what}: a vocabulary")
    if plain:
        words = table_words(name, "A", enchant=player.enchant, imported_folder=player.imported)
        outcome.demand(bool(words) and all(map(judge.accepts, words)), f"{what}: words of the table")
        if name in WORD_LIST_NAMES:
            table = load_word_table(load_word_list(name), TIERS, None)
            outcome.demand(all(map(judge.accepts, table.words)), f"{what}: the hand solver's words")


def _session(judge: LazyJudge, word_check: WordCheck) -> GameSession:
    rules = replace(Rules(), word_check=word_check)
    return GameSession(GameRecord(GameSetup(rules, (Seat("Ann"), Seat("Bo"))), 7), judge.accepts)


def _cards(spelling: str) -> Iterator[WordCards]:
    """The dearest way to lay a spelling, if there is one."""
    for way in segmentations(spelling, MinWord.TWO_LETTERS)[:1]:
        with contextlib.suppress(IndexError):
            yield tuple(cards_showing(face)[way[:at].count(face)] for at, face in enumerate(way))


def _ask_nobody(spelling: str) -> bool:
    raise AssertionError(spelling)


def any_capitals() -> None:
    """Takes the small form of any script for the word: a Kelvin sign for a k, a long s for an s."""

    def accepts(self: LazyJudge, spelling: str) -> bool:
        return self.verdict(spelling.lower()).accepted

    LazyJudge.accepts = accepts  # type: ignore[method-assign]  # the fault


MUTANTS: dict[str, Callable[[], None]] = {"any_capitals": any_capitals}

HARNESS = Harness(
    "a word is judged the same everywhere",
    run,
    tries=2_000,
    full_tries=200_000,
    mutants=MUTANTS,
    mutant_tries=200,
)
