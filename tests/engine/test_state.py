"""A game before its first card, and what a state tells of itself."""

import pytest

from quiddler_qt.engine.actions import Rule
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameSetup, Phase, Seat, new_game
from tests.rules_conformance import Table

TWO = (Seat("Ann"), Seat("Ben"))


@pytest.mark.parametrize("count", [0, 1, 9])
def test_a_game_has_two_to_eight_seats(count: int) -> None:
    with pytest.raises(ValueError, match="seats"):
        GameSetup(Rules(), tuple(Seat(str(seat)) for seat in range(count)))


@pytest.mark.parametrize("dealer", [-1, 2])
def test_the_first_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(ValueError, match="deal first"):
        GameSetup(Rules(), TWO, dealer)


def test_a_new_game_waits_for_its_first_deal() -> None:
    state = new_game(GameSetup(Rules(), TWO, 1))
    assert (state.phase, state.dealer, state.seat, state.totals) == (Phase.DEAL, 1, 0, (0, 0))
    assert (state.hands, state.stock, state.shuffles) == (((), ()), (), 0)


def test_hand_sizes_follow_the_rules_and_stay_after_the_last_hand() -> None:
    table = Table(Rules(hand_sizes=(3, 7)), 2)
    sizes = [table.state.hand_size]
    table.play_hand()
    sizes.append(table.state.hand_size)
    table.play_hand()
    sizes.append(table.state.hand_size)
    assert sizes == [3, 7, 7]


def test_rulings_are_remembered() -> None:
    table = Table(Rules(), 2)
    table.do(Rule("ZAT", accepted=False))
    table.do(Rule("CAT", accepted=True))
    assert [table.state.ruling(word) for word in ("CAT", "ZAT", "DOG")] == [True, False, None]
