"""The daily solver against trying everything, and its lays under the rules."""

from dataclasses import replace
from random import Random

import pytest

from quiddler_qt.bots.daily_solver import DailyAnswer, DailySolver
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.cards import ALL_CARDS, Card, Face, face_of
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP, daily_score
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import (
    FillGap,
    SolitairePhase,
    SolitaireState,
    Stacks,
    TakeWord,
    apply_solitaire,
    position,
    possible_sources,
    showing,
)
from quiddler_qt.engine.words import segmentations

WORDS = (
    "at",
    "in",
    "inner",
    "tea",
    "eaten",
    "ten",
    "tenant",
    "rate",
    "trainer",
    "quit",
    "the",
    "ox",
    "no",
    "on",
)


def random_stacks(random: Random, faces: set[Face]) -> Stacks:
    plain = [card for card in ALL_CARDS if face_of(card) in faces]
    dealt = random.sample(plain, 16)
    return tuple((dealt[index], dealt[8 + index]) for index in range(8))


def faces_of(stacks: Stacks) -> list[list[Face]]:
    return [[face_of(card) for card in stack] for stack in stacks]


def best_by_trying(start: SolitaireState) -> int:
    """The best score, by every word and every fill, with the engine alone."""
    known: dict[tuple[tuple[Card, ...], ...], int] = {}

    def best(state: SolitaireState) -> int:
        """The most that can still be gained, in points of the final score."""
        key = tuple(sorted(state.stacks))
        if key in known:
            return known[key]
        here = daily_score(replace(state, words=())).total
        most = 0
        if state.phase is SolitairePhase.FILL:
            fills = [FillGap(source, state.gaps[0]) for source in possible_sources(state)]
            most = max(best(apply_solitaire(state, fill).state) for fill in fills)
        elif state.phase is SolitairePhase.WORD:
            tops = showing(state)
            for word in WORDS:
                for way in segmentations(word.upper(), state.setup.min_word, tops):
                    for sources in _choices(state, way):
                        ruled = replace(state, rulings=((word.upper(), True),), words=())
                        after = apply_solitaire(ruled, TakeWord(sources)).state
                        most = max(most, daily_score(after).total - here + best(replace(after, words=())))
        known[key] = most
        return most

    return daily_score(start).total + best(start)


def _choices(state: SolitaireState, way: tuple[Face, ...]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = [()]
    for face in way:
        found = [
            (*taken, index)
            for taken in found
            for index, stack in enumerate(state.stacks)
            if stack and index not in taken and face_of(stack[-1]) == face
        ]
    return found


def reachable(start: SolitaireState, answer: DailyAnswer) -> int | None:
    """The score of an answer's words taken in their order with some fills; None where no fills allow it."""

    def play(state: SolitaireState, rest: tuple[tuple[Face, ...], ...]) -> int | None:
        if state.phase is SolitairePhase.FILL and rest:
            options = [
                play(apply_solitaire(state, FillGap(source, state.gaps[0])).state, rest)
                for source in possible_sources(state)
            ]
        elif rest:
            spelling = "".join(rest[0])
            ruled = replace(state, rulings=((spelling, True),))
            options = [
                play(apply_solitaire(ruled, TakeWord(sources)).state, rest[1:])
                for sources in _choices(state, rest[0])
            ]
        else:
            return daily_score(state).total
        return next((score for score in options if score is not None), None)

    return play(start, answer.words)


def test_the_last_answer_is_the_best_there_is() -> None:
    random = Random(1)
    solver = DailySolver(build_word_table(WORDS))
    for _ in range(6):
        stacks = random_stacks(random, {*"QXIOH", "TH", "QU", "ER", "A", "N"})
        start = position(DAILY_SETUP, stacks)
        answer = solver.solve(faces_of(stacks))
        assert answer.proven
        assert answer.score == best_by_trying(start)
        assert reachable(start, answer) == answer.score


def test_answers_get_better_and_only_the_last_is_proven() -> None:
    stacks = random_stacks(Random(2), {*"AEINRTHO"})
    answers = [*DailySolver(build_word_table(WORDS)).answers(faces_of(stacks))]
    assert [answer.score for answer in answers] == sorted(answer.score for answer in answers)
    assert [answer.proven for answer in answers] == [False] * (len(answers) - 1) + [True]
    assert [answer.progress for answer in answers] == sorted(answer.progress for answer in answers)
    assert answers[-1].progress == 1
    for answer in answers:
        assert all(spelling.lower() in WORDS for spelling in map("".join, answer.words))
        assert reachable(position(DAILY_SETUP, stacks), answer) == answer.score


def test_without_any_word_the_cards_count_against_it() -> None:
    stacks = random_stacks(Random(3), {*"ABCD", "E"})
    answer = DailySolver(build_word_table(["zoo"])).solve(faces_of(stacks))
    start = position(DAILY_SETUP, stacks)
    assert answer == DailyAnswer(daily_score(start).total, (), proven=True, progress=1)


def test_short_words_can_be_ruled_out() -> None:
    stacks = random_stacks(Random(2), {*"AEINRTHO"})
    answer = DailySolver(build_word_table(WORDS), MinWord.THREE_CARDS).solve(faces_of(stacks))
    assert all(len(word) >= 3 for word in answer.words)


@pytest.mark.parametrize("stacks", [[], [["A", "B"]] * 7, [["A"]] * 8, [["A", "B", "C"]] * 8])
def test_other_tables_are_no_puzzles(stacks: list[list[Face]]) -> None:
    with pytest.raises(ValueError, match="eight stacks of two"):
        DailySolver(build_word_table(WORDS)).solve(stacks)
