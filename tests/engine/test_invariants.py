"""What holds at every action; whole random games are promise P9 (``tests/promises/p9_rules.py``)."""

from random import Random

import pytest

from quiddler_qt.engine.legality import check
from quiddler_qt.engine.record import digest
from quiddler_qt.engine.transitions import apply
from tests.engine.invariants import DECK, points
from tests.random_games import garbage, play, random_setup


def test_the_deck_of_the_rules() -> None:
    assert len(DECK) == 118
    assert points(range(118)) == 592


@pytest.mark.parametrize("part", range(4))
def test_check_never_raises_and_apply_raises_exactly_where_check_refuses(part: int) -> None:
    refused = allowed = 0
    for seed in range(part, 80, 4):
        random = Random(seed)
        for move in play(random, random_setup(random)):
            for _ in range(3):
                action = garbage(random, move.before)
                if check(move.before, action) is None:
                    apply(move.before, action)
                    allowed += 1
                else:
                    with pytest.raises(ValueError, match="refused"):
                        apply(move.before, action)
                    refused += 1
    assert refused > 1000
    assert allowed > 500


def test_an_action_leaves_the_state_before_it_as_it_was() -> None:
    random = Random(1)
    for move in play(random, random_setup(random)):
        kept = digest(move.before)
        apply(move.before, move.action)
        assert digest(move.before) == kept
