"""A challenge in words: what it would cost, what it cost, and which bonus moves."""

from dataclasses import replace

import pytest

from quiddler_qt.engine.cards import cards_value
from quiddler_qt.engine.rules import Bonus, FailedWord, Rules
from quiddler_qt.ui.challenge_wording import bonus_moves, payments, price_if_struck
from quiddler_qt.ui.wording import points
from tests.ui.dialogs import samples


def test_bonuses_that_stay_are_not_told() -> None:
    assert [bonus for bonus, _ in bonus_moves(samples.verdict())] == [Bonus.LONGEST]
    assert bonus_moves(samples.verdict(accepted=False)) == ()


def test_a_wrong_challenge_costs_its_challenger_what_the_word_keeps_its_owner() -> None:
    verdict = samples.verdict(accepted=True)
    value = cards_value(verdict.cards)
    challenger, owner = payments(verdict)
    assert (challenger.seat, challenger.change) == (verdict.challenger, -value)
    assert (owner.seat, owner.change) == (verdict.owner, value)


@pytest.mark.parametrize(
    ("price", "times"), [(FailedWord.ZERO, 0), (FailedWord.MINUS, 1), (FailedWord.DOUBLE, 2)]
)
def test_a_struck_word_costs_what_was_told_before(price: FailedWord, times: int) -> None:
    rules = Rules(failed_word=price)
    verdict = replace(samples.verdict(accepted=False), rules=rules)
    challenger, owner = payments(verdict)
    cost = times * cards_value(verdict.cards)
    assert (challenger.change, owner.change) == (0, -cost)
    told = price_if_struck(replace(samples.question(), cards=verdict.cards, rules=rules))
    assert (points(cost) in told) == bool(cost)


def test_a_going_out_that_is_undone_costs_nobody_anything() -> None:
    verdict = samples.verdict(accepted=False, cancelled=True)
    assert [payment.change for payment in payments(verdict)] == [0, 0]
