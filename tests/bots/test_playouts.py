"""Hands played to their end: who goes out when, what is laid, and what that scores."""

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.hand_batch import BatchSolver, Scores
from quiddler_qt.bots.playouts import NOBODY, Games, TableModel, lays_of, play_on, scores_of
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.cards import FACES
from quiddler_qt.engine.rules import Bonus, Floor


def games(hands: list[list[str]], stock: list[str], *, top: str = "V", waits: int = 0) -> Games:
    """One game, seat 0 on turn."""
    places = np.array([[[FACES.index(face) for face in hand] for hand in hands]], np.intp)
    seats = len(hands)
    nothing = np.zeros((1, seats), np.int64)
    return Games(
        hands=places,
        stock=np.array([[FACES.index(face) for face in stock]], np.intp),
        drawn=np.zeros(1, np.intp),
        top=np.array([FACES.index(top)], np.intp),
        seat=0,
        out=np.full(1, NOBODY, np.intp),
        last_turns=np.zeros(1, np.intp),
        turns=nothing.copy(),
        waits=nothing + waits,
        laid=np.zeros((1, seats), np.bool_),
        points=nothing.copy(),
        longest=nothing.copy(),
        words=nothing.copy(),
    )


def model(*words: str, seats: int = 2, bonuses: frozenset[Bonus] = frozenset({Bonus.LONGEST})) -> TableModel:
    return TableModel([BatchSolver(build_word_table(words))] * seats, bonuses, 10, Floor.HAND)


def test_a_hand_is_played_to_its_end() -> None:
    # Seat 0 draws and goes out with CAT (13 points, the longest word); seat 1 draws T and lays AT.
    played = games([["C", "A", "T"], ["A", "Z", "Q"]], ["X", "T", "Q"])
    assert play_on(model("cat", "at"), played).tolist() == [[23, 0]]
    assert played.out.tolist() == [0]
    assert played.last_turns.tolist() == [0]
    assert played.turns.tolist() == [[1, 1]]


def test_one_that_waits_goes_out_later() -> None:
    played = games([["C", "A", "T"], ["A", "Z", "Q"]], ["X", "X", "J", "J", "V", "V"], waits=1)
    assert play_on(model("cat"), played).tolist() == [[23, 0]]
    assert played.turns.tolist() == [[2, 2]]


def test_a_tie_wins_no_bonus_and_leftovers_count() -> None:
    played = games([["C", "A", "T"], ["O", "A", "T"]], ["X", "X"])
    assert play_on(model("cat", "oat"), played).tolist() == [[13, 7]]


def test_in_a_last_turn_the_bonus_decides_what_goes() -> None:
    # Seat 1 draws V: VAC with T left is 18 points and no longer than TAT; CATS is only 16, but the longest.
    hands = [["T", "A", "T", "IN"], ["C", "A", "T", "S"]]
    words = ("tat", "in", "cats", "vac")
    assert play_on(model(*words), games(hands, ["X", "V"], top="Q")).tolist() == [[15, 26]]
    plain = model(*words, bonuses=frozenset())
    assert play_on(plain, games(hands, ["X", "V"], top="Q")).tolist() == [[15, 18]]


def test_a_hand_that_nobody_can_end_is_scored_as_it_lies() -> None:
    played = games([["Z", "Z", "Q"], ["J", "J", "Q"]], ["X", "V"])
    assert play_on(model("cat"), played).tolist() == [[0, 0]]


def test_hands_that_hold_the_same_cards_are_solved_once() -> None:
    solved = []

    class Counting(BatchSolver):
        def scores(self, hands: NDArray[np.intp]) -> Scores:
            solved.append(len(hands))
            return super().scores(hands)

        def lays(self, hands: NDArray[np.intp], *, most_words: int) -> NDArray[np.int16]:
            solved.append(len(hands))
            return super().lays(hands, most_words=most_words)

    words = build_word_table(["cat", "act", "at", "tea", "erin", "in"])
    random = np.random.default_rng(2)
    few = random.integers(0, len(FACES), (5, 6))
    few[0, :4] = [FACES.index(face) for face in ("C", "A", "T", "IN")]
    hands = random.permuted(few[random.integers(0, 5, 60)], axis=1)
    plain, sparing = BatchSolver(words), Counting(words)
    expected, found = plain.scores(hands), scores_of(sparing, hands)
    assert (found.points == expected.points).all()
    assert (found.goes_out == expected.goes_out).all()
    assert (lays_of(sparing, hands, 3) == plain.lays(hands, most_words=3)).all()
    assert solved == [5, 5]
