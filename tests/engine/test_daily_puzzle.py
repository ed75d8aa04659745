"""The score of a daily puzzle, part by part (rules 11.1)."""

import pytest

from quiddler_qt.engine.actions import Deal, Rule
from quiddler_qt.engine.cards import Face, cards_showing, cards_value
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP, DailyScore, daily_score, length_bonus, score_words
from quiddler_qt.engine.solitaire import Finish, SolitairePhase, TakeWord, apply_solitaire, new_solitaire
from quiddler_qt.engine.solitaire_deals import deal_order
from tests.random_solitaire import spelling_at


def cards_of(text: str) -> tuple[int, ...]:
    faces: list[Face] = text.split("-")
    return tuple(cards_showing(face)[faces[:index].count(face)] for index, face in enumerate(faces))


@pytest.mark.parametrize(
    ("letters", "points"),
    [(2, 0), (4, 0), (5, 2), (6, 5), (7, 10), (8, 20), (9, 30), (10, 40), (11, 40), (16, 40)],
)
def test_long_words_earn_more(letters: int, points: int) -> None:
    assert length_bonus(letters) == points


def test_a_score_has_three_parts() -> None:
    score = score_words((cards_of("C-L-O-TH-I-ER"), cards_of("T-O-P")), cards_of("Q-Z"))
    assert score == DailyScore(words=31 + 11, bonus=20, left=29)
    assert score.total == 33


def test_a_puzzle_may_be_finished_at_any_time() -> None:
    dealt = apply_solitaire(
        new_solitaire(DAILY_SETUP), Deal(deal_order(DAILY_SETUP.layout, "2026-12-24"))
    ).state
    nothing = apply_solitaire(dealt, Finish()).state
    assert nothing.phase is SolitairePhase.FINISHED
    assert daily_score(nothing) == DailyScore(0, 0, cards_value(dealt.left))
    word = TakeWord((2, 0, 5, 7, 1))
    ruled = apply_solitaire(dealt, Rule(spelling_at(dealt, word), accepted=True)).state
    one = apply_solitaire(ruled, word).state
    score = daily_score(apply_solitaire(one, Finish()).state)
    assert score.words == cards_value(one.words[0])
    assert score.words + score.left == cards_value(dealt.left)
    assert score.bonus == length_bonus(len(spelling_at(dealt, word)))
