"""Many hands at once: the same answers as one after the other, for every size, number and shortest word."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from quiddler_qt.bots.hand_batch import NO_LAY, BatchSolver, Hands
from quiddler_qt.bots.hand_solver import HandSolver
from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.engine.cards import FACES, Face
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import faces_value
from tests.bots.naive_solver import is_word, lays, whole_deck


def places(hands: list[list[Face]]) -> Hands:
    return np.array([[FACES.index(face) for face in hand] for hand in hands], np.intp)


def dealt(random: Random, count: int, size: int) -> list[list[Face]]:
    return [random.sample(whole_deck(), size) for _ in range(count)]


@pytest.mark.parametrize("min_word", MinWord)
@pytest.mark.parametrize(("size", "count"), [(2, 300), (3, 1), (5, 64), (8, 65), (10, 20), (11, 90)])
def test_scores_are_those_of_one_hand_at_a_time(
    everyday_table: WordTable, min_word: MinWord, size: int, count: int
) -> None:
    hands = dealt(Random(size), count, size)
    scores = BatchSolver(everyday_table, min_word).scores(places(hands))
    solver = HandSolver(everyday_table, min_word)
    for hand, points, goes_out in zip(hands, scores.points, scores.goes_out, strict=True):
        solution = solver.solve(hand)
        assert points.tolist() == [solution.points[face] for face in hand]
        assert goes_out.tolist() == [solution.goes_out(face) for face in hand]


def test_no_hands_have_no_scores(everyday_table: WordTable) -> None:
    assert BatchSolver(everyday_table).scores(np.empty((0, 7), np.intp)).points.shape == (0, 7)


@pytest.mark.parametrize("min_word", MinWord)
@pytest.mark.parametrize("size", [3, 6, 10])
def test_lays_are_the_trade_offs_of_one_hand_at_a_time(
    everyday_table: WordTable, min_word: MinWord, size: int
) -> None:
    hands = dealt(Random(size), 70, size)
    solver = HandSolver(everyday_table, min_word)
    batch = BatchSolver(everyday_table, min_word)
    by_number = batch.lays(places(hands), most_words=5)
    together = batch.lays(places(hands), most_words=1)
    for hand, of_number, of_all in zip(hands, by_number, together, strict=True):
        # The solver of one hand wants a card to discard: of the deck's two Q one is never held.
        expected = [lay.points for lay in solver.solve([*hand, "Q"]).trade_offs("Q")]
        assert sorted(of_number[of_number > NO_LAY].tolist()) == sorted(expected)
        assert np.array_equal(of_all[1], of_number[1:].max(axis=0))
        assert of_all[0, 0] == of_number[0, 0]
        assert (of_number[0, 1:] == NO_LAY).all()


def test_lays_stand_under_their_number_and_the_letters_of_a_word(everyday_table: WordTable) -> None:
    random = Random(2)
    words = {word.upper() for word in everyday_table.words}
    hands = dealt(random, 40, 5)
    found = BatchSolver(everyday_table).lays(places(hands), most_words=5)
    for hand, of_number in zip(hands, found, strict=True):
        expected = np.full_like(of_number, NO_LAY)
        for lay in lays(hand, words, MinWord.TWO_LETTERS):
            points = 2 * sum(map(faces_value, lay)) - faces_value(hand)
            for letters in {len("".join(word)) for word in lay} or {0}:
                expected[len(lay), letters] = max(points, expected[len(lay), letters])
        assert np.array_equal(of_number, expected)


def test_more_words_than_asked_for_count_as_so_many(everyday_table: WordTable) -> None:
    hands = places([["I", "N", "O", "N", "A", "T"]])
    batch = BatchSolver(build_word_table(["in", "on", "at"]))
    assert batch.lays(hands, most_words=5)[0, 3, 2] == 19
    assert batch.lays(hands, most_words=2)[0, 2, 2] == 19


@pytest.mark.parametrize(("size", "count"), [(2, 9), (4, 200), (7, 256), (11, 60)])
def test_cuts_are_words_of_the_hand_that_bring_the_points(
    everyday_table: WordTable, size: int, count: int
) -> None:
    words = {word.upper() for word in everyday_table.words}
    hands = dealt(Random(size), count, size)
    batch = BatchSolver(everyday_table)
    scores, cuts = batch.scores(places(hands)), batch.cuts(places(hands))
    assert np.array_equal(scores.points, cuts.points)
    for number, hand in enumerate(hands):
        for place, discard in enumerate(hand):
            rest = Counter(hand) - Counter([discard])
            keys = [int(key) for key in cuts.keys[:, number, place] if key >= 0]
            laid = [everyday_table.first_spelling(key) for key in keys]
            used = Counter(face for word in laid for face in word)
            assert all(is_word(word, words, MinWord.TWO_LETTERS) for word in laid)
            assert not used - rest
            points = 2 * faces_value(used.elements()) - faces_value(rest.elements())
            assert points == cuts.points[number, place]


def test_the_order_of_the_cards_changes_no_points(everyday_table: WordTable) -> None:
    random = Random(3)
    (hand,) = dealt(random, 1, 11)
    batch = BatchSolver(everyday_table)
    orders = [random.sample(hand, 11) for _ in range(20)]
    scores = batch.scores(places(orders))
    for order, points in zip(orders, scores.points.tolist(), strict=True):
        assert sorted(zip(order, points, strict=True)) == sorted(
            zip(orders[0], scores.points[0].tolist(), strict=True)
        )


def test_an_empty_table_leaves_everything() -> None:
    batch = BatchSolver(build_word_table([]))
    hands = places([["A", "B", "C"]])
    assert batch.scores(hands).points.tolist() == [[-16, -10, -10]]
    assert batch.cuts(hands).keys.shape == (0, 1, 3)
    assert batch.lays(hands, most_words=1)[0].tolist()[0][0] == -18
