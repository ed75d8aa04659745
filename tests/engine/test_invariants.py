"""Promise P9 on whole random games: every option, 2 to 8 seats."""

from random import Random

import pytest

from quiddler_qt.engine.legality import check
from quiddler_qt.engine.notation import action_text, parse_action
from quiddler_qt.engine.record import GameRecord, digest, replay
from quiddler_qt.engine.state import Phase
from quiddler_qt.engine.transitions import apply
from tests.engine.invariants import DECK, GameWatch, points
from tests.random_games import garbage, play, random_setup

GAMES = 2000
SLICES = 20


@pytest.mark.parametrize("part", range(SLICES))
def test_the_rules_hold_in_random_games(part: int) -> None:
    for seed in range(part, GAMES, SLICES):
        random = Random(seed)
        setup = random_setup(random, seat_count=2 + seed // SLICES % 7)
        watch = GameWatch(setup)
        actions = []
        move = None
        for move in play(random, setup):
            watch.see(move)
            actions.append(move.action)
        assert move is not None
        assert move.step.state.phase is Phase.GAME_OVER
        if seed % 10 == 0:
            read = tuple(parse_action(action_text(action)) for action in actions)
            assert digest(replay(GameRecord(setup, seed, read))) == digest(move.step.state)


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
