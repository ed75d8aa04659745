"""The hand solver against solvers that try everything."""

from collections import Counter
from random import Random

import pytest

from quiddler_qt.bots.hand_solver import BestLay, HandSolver
from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.engine.cards import Face
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import faces_value
from tests.bots.naive_solver import NaiveSolver, best_by_trying_all, is_word, lays, whole_deck

OPTIONS = [(min_word, duplicates) for min_word in MinWord for duplicates in (True, False)]
TWINS = ["IN", "IN", "ER", "ER", "I", "N", "E", "R", "TH", "TH"]
"""Faces that make the same words again and again."""


def assert_honest(
    lay: BestLay, hand: list[Face], words: set[str], min_word: MinWord, *, duplicates: bool
) -> None:
    """What a lay says of itself is true, and every word may be laid."""
    rest = Counter(hand) - Counter([lay.discard])
    used = Counter(face for word in lay.words for face in word)
    assert not used - rest
    assert lay.points == 2 * faces_value(used.elements()) - faces_value(rest.elements())
    assert lay.goes_out == (bool(lay.words) and used == rest)
    assert all(is_word(word, words, min_word) for word in lay.words)
    assert duplicates or len({"".join(word) for word in lay.words}) == len(lay.words)


@pytest.mark.parametrize(("min_word", "duplicates"), OPTIONS)
def test_the_best_lay_is_the_best_of_all_lays(
    everyday_table: WordTable, min_word: MinWord, duplicates: bool
) -> None:
    random = Random(f"{min_word}/{duplicates}")
    solver = HandSolver(everyday_table, min_word, duplicates=duplicates)
    words = {word.upper() for word in everyday_table.words}
    deck = whole_deck()
    for number in range(500):
        size = random.choice((2, 3, 4, 4, 5, 5, 5)) if number % 50 else 6
        hand = random.sample(deck if number % 4 else TWINS, size)
        solution = solver.solve(hand)
        expected = best_by_trying_all(hand, words, min_word, duplicates=duplicates)
        assert dict(solution.points) == {face: points for face, (points, _, _) in expected.items()}
        for face, (points, longest, count) in expected.items():
            lay = solution[face]
            assert_honest(lay, hand, words, min_word, duplicates=duplicates)
            assert lay.discard == face
            assert lay.points == points
            assert lay.goes_out == solution.goes_out(face)
            if duplicates:
                assert (lay.longest, len(lay.words)) == (longest, count)


def test_full_hands_agree_with_a_plain_search(everyday_table: WordTable) -> None:
    random = Random(11)
    solver = HandSolver(everyday_table)
    naive = NaiveSolver({word.upper() for word in everyday_table.words})
    for _ in range(25):
        hand = random.sample(whole_deck(), 11)
        assert dict(solver.solve(hand).points) == naive.solve(hand)


def test_trade_offs_are_the_most_points_of_their_kind(everyday_table: WordTable) -> None:
    random = Random(5)
    solver = HandSolver(everyday_table)
    words = {word.upper() for word in everyday_table.words}
    for _ in range(60):
        hand = random.sample(whole_deck(), 6)
        solution = solver.solve(hand)
        discard = random.choice(hand)
        rest = hand.copy()
        rest.remove(discard)
        most: dict[tuple[int, int], int] = {}
        for lay in lays(rest, words, MinWord.TWO_LETTERS):
            points = 2 * sum(map(faces_value, lay)) - faces_value(rest)
            for letters in {len("".join(word)) for word in lay} or {0}:
                key = (len(lay), letters)
                most[key] = max(points, most.get(key, points))
        found = solution.trade_offs(discard)
        for lay_found in found:
            assert_honest(lay_found, hand, words, MinWord.TWO_LETTERS, duplicates=True)
        assert sorted(lay_found.points for lay_found in found) == sorted(most.values())


def test_the_physical_cards_decide_the_value() -> None:
    solver = HandSolver(build_word_table(["quit"]))
    assert solver.solve(["Q", "U", "I", "T", "X"])["X"].points == 24
    assert solver.solve(["QU", "I", "T", "X"])["X"].points == 14


def test_the_order_of_the_hand_changes_nothing(everyday_table: WordTable) -> None:
    random = Random(8)
    solver = HandSolver(everyday_table)
    for _ in range(10):
        hand = random.sample(whole_deck(), 11)
        first = dict(solver.solve(hand))
        assert dict(solver.solve(random.sample(hand, 11))) == first


def test_no_word_twice_takes_an_anagram_instead() -> None:
    hand = ["O", "N", "O", "N", "Z"]
    twice = HandSolver(build_word_table(["on"]), duplicates=False).solve(hand)["Z"]
    assert twice.words == (("O", "N"),)
    both = HandSolver(build_word_table(["on", "no"]), duplicates=False).solve(hand)["Z"]
    assert {"".join(word) for word in both.words} == {"ON", "NO"}
    assert both.goes_out
    assert HandSolver(build_word_table(["on"])).solve(hand)["Z"].words == (("O", "N"), ("O", "N"))


def test_no_word_twice_is_about_spellings_not_cards() -> None:
    hand = ["TH", "IN", "T", "H", "I", "N", "Z"]
    lay = HandSolver(build_word_table(["thin"]), duplicates=False).solve(hand)["Z"]
    # T-H-I-N has 17 points, TH-IN 16, and TH-I-N or T-H-IN with the dearer cards less or more.
    assert len(lay.words) == 1
    assert lay.points == max(
        points
        for points, _, _ in best_by_trying_all(
            hand[:], {"THIN"}, MinWord.TWO_LETTERS, duplicates=False
        ).values()
    )


def test_an_empty_table_leaves_everything() -> None:
    solution = HandSolver(build_word_table([])).solve(["A", "B", "C"])
    assert dict(solution.points) == {"A": -16, "B": -10, "C": -10}
    assert solution["A"] == BestLay("A", -16, (), goes_out=False)
    assert len(solution) == 3


def test_one_card_is_no_going_out() -> None:
    solution = HandSolver(build_word_table(["in"])).solve(["IN"])
    assert solution["IN"] == BestLay("IN", 0, (), goes_out=False)


@pytest.mark.parametrize("size", [0, 12])
def test_other_sizes_are_refused(size: int) -> None:
    with pytest.raises(ValueError, match="1 to 11"):
        HandSolver(build_word_table(["in"])).solve(["A"] * size)


def test_faces_that_are_not_held_have_no_answer() -> None:
    solution = HandSolver(build_word_table(["in"])).solve(["A", "B"])
    with pytest.raises(KeyError):
        solution["C"]
    assert list(solution) == ["A", "B"]
