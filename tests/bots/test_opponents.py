"""What is expected of the other seats: by their levels and people's words, the same for players and hints."""

import io
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from quiddler_qt.bots.advice import AdviceQuestion, Adviser
from quiddler_qt.bots.hand_batch import BatchSolver
from quiddler_qt.bots.levels import DEFAULT_LEVEL, Level
from quiddler_qt.bots.monte_carlo import MonteCarloPolicy
from quiddler_qt.bots.opponents import THOUGHTFUL_WAITS, Expectations, Opponent, Opponents, vocabulary_of
from quiddler_qt.bots.people import PEOPLE, PeopleWords
from quiddler_qt.bots.players import Players
from quiddler_qt.bots.vocabularies import Vocabularies
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import MinWord, Preset, Rules, preset_rules
from quiddler_qt.engine.state import Seat
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.imported_list import file_name, read_imported_list
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.computer_tables import chance, table

FRIENDLY = preset_rules(Preset.FRIENDLY)
QUICK = Level("quick", "A", 2, 6, 0, 100, 50, remembers=True)
SLOW = Level("slow", "A", 3, 0, 4, 100, 50, remembers=True)
HASTY = Level("hasty", "A", 4, 0, 0, 100, 50, remembers=True)
LEVELS = {level.key: level for level in (QUICK, SLOW, HASTY)}
TOLD = (PeopleWords.ALL, PeopleWords.MANY, PeopleWords.EVERYDAY, PeopleWords.MANY)


def seen_by(*seats: Seat, rules: Rules = FRIENDLY) -> Observation:
    """What the first seat sees before its first move."""
    state = chance(Random(1), table(rules, len(seats)))
    return observe(replace(state, seats=seats), 0)


def computer(key: str) -> Seat:
    return Seat(key, SeatKind.COMPUTER, key)


@pytest.fixture(scope="module")
def words() -> Vocabularies:
    return Vocabularies(9)


def expected(words: Vocabularies, seen: Observation, expectations: Expectations) -> Opponent:
    """What is thought of seat 1."""
    opponent_of = Opponents(words, LEVELS).expected("standard", expectations)
    return opponent_of(1, seen.seats[1], MinWord.TWO_LETTERS)


def batch(words: Vocabularies, level: Level) -> BatchSolver:
    return words.words_of(vocabulary_of(level, "standard")).batch(MinWord.TWO_LETTERS)


@pytest.mark.parametrize(
    ("level", "waits", "patient", "eager"),
    [(QUICK, THOUGHTFUL_WAITS, 3, False), (SLOW, 4, 4, True), (HASTY, 0, 3, True)],
)
def test_a_computer_seat_knows_and_waits_as_its_level_does(
    words: Vocabularies, level: Level, waits: int, patient: int, eager: bool
) -> None:
    seen = seen_by(Seat("Ada"), computer(level.key))
    # Whatever is told of people says nothing of it.
    for expectations, turns in ((Expectations(), waits), (Expectations(3, TOLD[:2]), patient)):
        assert expected(words, seen, expectations) == Opponent(batch(words, level), turns, eager)


@pytest.mark.parametrize("people", [(), (PeopleWords.ALL, PeopleWords.EVERYDAY)])
def test_a_person_knows_what_was_told_or_many_words_and_goes_out_at_once(
    words: Vocabularies, people: tuple[PeopleWords, ...]
) -> None:
    opponent = expected(words, seen_by(computer("quick"), Seat("Ada")), Expectations(3, people))
    level = PEOPLE[people[1] if people else PeopleWords.MANY]
    assert opponent == Opponent(batch(words, level), 0, eager=True)


def test_a_player_of_another_edition_is_the_one_in_the_middle() -> None:
    opponents = Opponents(Vocabularies(1), LEVELS)
    _, known, unknown = seen_by(Seat("Ada"), computer("slow"), computer("phoenix")).seats
    assert opponents.level_at(known) is SLOW
    assert opponents.level_at(unknown) is DEFAULT_LEVEL


def test_who_asks_for_a_hint_is_told_what_a_player_in_that_seat_would_think(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, standard: WordList
) -> None:
    # Some words of each rarity, so that nothing takes long to load.
    words = [word for tier in "ABC" for word in standard.words_of_tiers(tier)[:400]]
    brought = read_imported_list(io.BytesIO("\n".join(words).encode("ascii")), "Some words")
    (tmp_path / file_name(brought.identifier)).write_bytes(brought.stored_bytes())
    rules = replace(FRIENDLY, word_list=brought.authority_name)
    thoughts: list[list[tuple[int, int, bool]]] = []
    think = MonteCarloPolicy._think

    def listening(self: MonteCarloPolicy, *arguments: object) -> object:
        thought = think(self, *arguments)  # type: ignore[arg-type]  # passed on as they came
        thoughts.append(
            [(len(other.solver.table.keys), other.waits, other.eager) for other in thought.opponents[1:]]
        )
        return thought

    monkeypatch.setattr(MonteCarloPolicy, "_think", listening)
    others = (computer("mouse"), Seat("Ben"), computer("raven"))
    seen, own = (seen_by(seat, *others, rules=rules) for seat in (Seat("Ada"), computer("quick")))
    players, adviser = Players(None, LEVELS, tmp_path), Adviser(None, tmp_path)
    answers = []
    for expectations in (Expectations(), Expectations(1, TOLD)):
        question = AdviceQuestion(1, seen, 4, well_known=True, others=expectations)
        answers += [list(adviser.think(question)) for _ in range(2)]
        players.decide(own, 1, expectations.patience, expectations.people)
    assert answers[0] == answers[1]
    assert answers[2] == answers[3]
    first, again, of_player, told, _, of_told_player = thoughts
    assert first == again == of_player
    assert told == of_told_player
    # The mouse's words stay; those of Ben are fewer, and everybody waits a turn.
    assert [words for words, _, _ in told] != [words for words, _, _ in first]
    assert told[0] == first[0]
    assert told[1][0] < first[1][0]
