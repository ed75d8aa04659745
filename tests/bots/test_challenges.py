"""When a computer seat doubts: what it knows, what it cannot know, what is at stake, and its nerve."""

from dataclasses import replace

import pytest

from quiddler_qt.bots.challenges import doubt
from quiddler_qt.bots.levels import LEVELS, Level, level_of
from quiddler_qt.engine.actions import Challenge, SeatKind
from quiddler_qt.engine.cards import cards_showing, face_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import FailedOut, FailedWord, Preset, Rules, WordCheck, preset_rules
from quiddler_qt.engine.state import GameState, Judgment, LaidWord, Phase
from quiddler_qt.engine.visibility import observe
from tests.bots.computer_tables import dealt

OWL, CHICK, OTTER = level_of("owl"), level_of("chick"), level_of("otter")
RULES = Rules()


def table(*words: str, rules: Rules = RULES, seats: int = 2, judgment: Judgment = Judgment.NONE) -> GameState:
    """A person, seat 1, went out with words of single letters; seat 0 looks at them."""
    state = dealt(rules, ["Q", "V", "V"], upcard="X", seat_count=seats)
    laid = tuple(LaidWord(tuple(cards_showing(letter)[0] for letter in word), judgment) for word in words)
    people = tuple(replace(seat, kind=SeatKind.PERSON) for seat in state.seats)
    return replace(
        state,
        seats=people,
        phase=Phase.DRAW,
        out_seat=1,
        last_turns=seats - 1,
        drawn_since_out=True,
        laid=((), laid, *((),) * (seats - 2)),
    )


def look(state: GameState, level: Level, *known: str) -> Challenge | None:
    return doubt(observe(state, 0), level, {*known}.__contains__)


def test_a_word_it_knows_is_believed_and_one_that_is_none_is_not() -> None:
    assert look(table("CAT", "DOG"), OWL, "cat", "dog") is None
    assert look(table("CAT", "DOG"), OWL, "cat") == Challenge(0, 1, 1)
    assert look(table("CAT"), OWL) == Challenge(0, 1, 0)


def test_the_dearest_of_wrong_words_comes_first() -> None:
    assert look(table("TEA", "QUIZ", "DOG"), OWL) == Challenge(0, 1, 1)


def test_one_without_nerve_never_doubts_and_one_with_few_words_seldom() -> None:
    assert look(table("QUIZ"), CHICK) is None
    assert look(table("QUIZ"), OTTER) is None
    # It would win a going out undone for the price of a cheap word.
    cheap = replace(table("TEA"), drawn_since_out=False)
    assert look(cheap, level_of("fox")) == Challenge(0, 1, 0)


def test_what_was_ruled_on_is_known_to_all() -> None:
    ruled = replace(table("CAT", "DOG"), rulings=(("CAT", False), ("DOG", True)))
    for level in LEVELS[1:]:
        assert look(ruled, level) == Challenge(0, 1, 0)
    assert look(replace(ruled, rulings=(("CAT", True), ("DOG", True))), OWL) is None


@pytest.mark.parametrize("judgment", [Judgment.UPHELD, Judgment.STRUCK])
def test_one_judgment_a_word(judgment: Judgment) -> None:
    assert look(table("CAT", judgment=judgment), OWL) is None


def test_nobody_doubts_his_own_word_a_computer_or_where_it_is_not_allowed() -> None:
    state = table("CAT")
    assert doubt(observe(state, 1), OWL, lambda _: False) is None
    computers = tuple(replace(seat, kind=SeatKind.COMPUTER) for seat in state.seats)
    assert look(replace(state, seats=computers), OWL) is None
    checked = replace(preset_rules(Preset.FRIENDLY), word_check=WordCheck.CHECKED)
    assert look(table("CAT", rules=checked), OWL) is None
    assert look(replace(state, phase=Phase.GAME_OVER), OWL) is None


def test_the_more_there_is_to_win_the_sooner_it_doubts() -> None:
    """A raven is not sure of a word that it does not know: the price of a struck word decides."""
    raven = replace(level_of("raven"), nerve_percent=42)
    harsh, mild = replace(RULES, failed_word=FailedWord.DOUBLE), replace(RULES, failed_word=FailedWord.ZERO)
    assert look(table("QUIZ", rules=harsh), raven) == Challenge(0, 1, 0)
    assert look(table("QUIZ", rules=mild), raven) is None
    # With many at the table, what one of them loses helps little.
    assert look(table("QUIZ", rules=harsh, seats=8), raven) is None


def test_a_going_out_that_can_be_cancelled_is_worth_more_than_its_points() -> None:
    state = replace(table("ATE"), drawn_since_out=False)
    stands = replace(RULES, failed_out=FailedOut.STANDS, failed_word=FailedWord.ZERO)
    bold = replace(level_of("raven"), nerve_percent=50)
    assert look(state, bold) == Challenge(0, 1, 0)
    assert look(replace(table("ATE", rules=stands), drawn_since_out=False), bold) is None


def test_without_a_viewer_nobody_doubts() -> None:
    public: Observation = observe(table("CAT"), None)
    with pytest.raises(ValueError, match="nobody"):
        doubt(public, OWL, lambda _: False)
    assert face_of(public.seats[1].laid[0].cards[0]) == "C"
