"""Sampled worlds: the cards that are known lie where they are, and hands are such as were played."""

from collections import Counter
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.hand_batch import BatchSolver
from quiddler_qt.bots.opponents import Opponent
from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.bots.worlds import ODD, sampled
from quiddler_qt.engine.actions import Discard, DrawStock, TakeDiscard
from quiddler_qt.engine.cards import FACES, face_of
from quiddler_qt.engine.rules import FirstTurn, Preset, preset_rules
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.computer_tables import after_stock, dealt

CHECKED = preset_rules(Preset.FRIENDLY)


def test_in_every_world_the_others_hold_what_they_have_shown(standard: WordList) -> None:
    state = dealt(CHECKED, ["C", "A", "R", "S", "E"], upcard="X", next_card="U", seat_count=3)
    state = apply(state, DrawStock(0)).state
    state = apply(state, Discard(0, state.hands[0][0])).state
    state = apply(state, TakeDiscard(1)).state
    state = apply(state, Discard(1, state.hands[1][0])).state
    # It has had turns enough to have thrown the card away in thought.
    state = replace(state, turns_taken=(1, 3, 2), seat=2)
    state = apply(state, DrawStock(2)).state
    seen = observe(state, 2)
    assert seen.seats[1].shown == ("C",)
    batch = BatchSolver(build_word_table(standard.words_of_tiers("A")))
    hands, stock = sampled(seen, [Opponent(batch, 0)] * 3, np.random.PCG64(1), 40)
    c = FACES.index("C")
    assert (hands[:, 1, 0] == c).all()
    assert (hands[:, 0] == c).sum() < 40
    everything = Counter(seen.unseen) + Counter("C")
    for world, rest in zip(np.delete(hands, 2, axis=1).reshape(40, -1), stock, strict=True):
        assert Counter(FACES[place] for place in (*world, *rest)) == everything


def worlds_before_seat_1(
    waits: int, batch: BatchSolver, *, eager: bool = True, first_turn: FirstTurn = FirstTurn.OFF
) -> NDArray[np.intp]:
    """Hands that seat 0 is thought to have by seat 1, after one turn of seat 0 that ended with an A."""
    rules = replace(CHECKED, no_going_out_on_first_turn=first_turn)
    state = after_stock(dealt(rules, ["A", "V", "V", "C"], upcard="X", next_card="U"))
    seen = observe(apply(state, Discard(0, state.hands[0][0])).state, 1)
    assert seen.upcard is not None
    assert face_of(seen.upcard) == "A"
    hands, _ = sampled(seen, [Opponent(batch, waits, eager)] * 2, np.random.PCG64(3), 200)
    return hands[:, 0]


def test_who_goes_out_at_once_and_did_not_is_thought_unable_to(everyday_table: WordTable) -> None:
    batch = BatchSolver(everyday_table)
    an_a = np.full((200, 1), FACES.index("A"))

    def could_go_out(hands: NDArray[np.intp]) -> float:
        return float(batch.scores(np.concatenate([hands, an_a], axis=1)).goes_out.any(axis=1).mean())

    assert could_go_out(worlds_before_seat_1(0, batch)) < 0.05
    # Not where it waits, or may think twice, or must not go out in its first turn.
    assert could_go_out(worlds_before_seat_1(5, batch)) > 0.25
    assert could_go_out(worlds_before_seat_1(0, batch, eager=False)) > 0.25
    assert could_go_out(worlds_before_seat_1(0, batch, first_turn=FirstTurn.ON)) > 0.25


def test_nobody_is_thought_to_have_discarded_what_it_needed(everyday_table: WordTable) -> None:
    """An A goes from few hands, and those are poor in other letters to go with it."""
    batch = BatchSolver(everyday_table)
    hands = worlds_before_seat_1(5, batch)
    scores = batch.scores(np.concatenate([hands, np.full((200, 1), FACES.index("A"))], axis=1))
    given_away = scores.points.max(axis=1) - scores.points[:, -1]
    assert np.mean(given_away <= ODD) > 0.9
