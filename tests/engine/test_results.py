"""What seats have achieved, compared with a count of the events of whole games."""

from collections import Counter
from dataclasses import replace

import pytest

from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.events import GameEnded, RoundScored, WordStruck, WordUpheld
from quiddler_qt.engine.results import results_of
from quiddler_qt.engine.state import new_game
from quiddler_qt.engine.transitions import apply
from tests.playthroughs.write import FOLDER, read
from tests.random_games import random_record


@pytest.mark.parametrize("seed", range(40))
def test_results_are_those_the_events_told(seed: int) -> None:
    record = random_record(seed)
    state = new_game(record.setup)
    right: Counter[int] = Counter()
    wrong: Counter[int] = Counter()
    scores: list[RoundScored] = []
    winners: tuple[int, ...] = ()
    for action in record.actions:
        step = apply(state, action)
        state = step.state
        for event in step.events:
            match event:
                case WordStruck(challenger=challenger):
                    right[challenger] += 1
                case WordUpheld(challenger=challenger):
                    wrong[challenger] += 1
                case RoundScored():
                    scores.append(event)
                case GameEnded(winners=found):
                    winners = found
    results = results_of(record)
    assert [result.won for result in results] == [seat in winners for seat in range(len(results))]
    for seat, result in enumerate(results):
        own = [scored.scores[seat] for scored in scores]
        assert result.seat == state.seats[seat]
        assert (result.total, result.hands) == (own[-1].total, len(own))
        assert result.best_hand == max(score.hand for score in own)
        assert result.bonuses == sum(len(score.bonuses) for score in own)
        assert (result.doubts_right, result.doubts_wrong) == (right[seat], wrong[seat])
        assert result.went_out <= result.hands
        assert bool(result.words) == bool(result.longest) == bool(result.dearest)
    assert sum(result.went_out for result in results) <= len(scores)


def test_a_game_played_by_hand() -> None:
    ann, ben, robo, dan = results_of(read((FOLDER / "four_friendly.txt").read_text(encoding="utf-8")))
    assert (ben.won, ben.total, ben.hands, ben.best_hand, ben.words) == (True, 177, 8, 56, 15)
    assert (spelling_of(ben.longest), spelling_of(ben.dearest)) == ("CLING", "CLING")
    assert (ben.bonuses, ben.went_out) == (4, 4)
    assert (spelling_of(ann.longest), spelling_of(ann.dearest)) == ("THIN", "JAR")
    assert [seat.won for seat in (ann, robo, dan)] == [False] * 3


def test_a_game_that_goes_on_has_no_results() -> None:
    record = random_record(3)
    with pytest.raises(ValueError, match="not over"):
        results_of(replace(record, actions=record.actions[:-1]))
