"""Every rule has one sentence of its own, with its remedy."""

from datetime import date

import pytest

from quiddler_qt.engine.daily_puzzle import DailyScore
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import SolitaireFault, SolitaireRejection
from quiddler_qt.ui import wording
from quiddler_qt.ui.solitaire.outlook_watch import Light
from quiddler_qt.ui.solitaire.solitaire_wording import (
    day_text,
    duration,
    fault_sentence,
    light_text,
    score_line,
    variant_name,
)


def test_every_fault_has_a_sentence_of_its_own() -> None:
    sentences = [
        fault_sentence(SolitaireRejection(fault, "QUIZ"), MinWord.TWO_LETTERS) for fault in SolitaireFault
    ]
    assert len(set(sentences)) == len(SolitaireFault)
    for sentence in sentences:
        assert sentence.endswith(".")
        assert ":" in sentence
        assert "{" not in sentence


def test_every_variant_and_light_has_a_name() -> None:
    for name in (variant_name, wording.shortest_word):
        assert len({name(variant) for variant in MinWord}) == len(MinWord)
    texts = [light_text(light) for light in Light]
    assert len(set(texts)) == len(Light)
    assert light_text(Light.OFF) == ""


@pytest.mark.parametrize(
    ("milliseconds", "told"), [(0, "0:00"), (59_999, "0:59"), (252_000, "4:12"), (3_852_000, "1:04:12")]
)
def test_times(milliseconds: int, told: str) -> None:
    assert duration(milliseconds) == told


def test_scores_and_days() -> None:
    assert score_line(DailyScore(84, 12, 9)) == "cards 84, long words 12, left \N{MINUS SIGN}9"
    assert score_line(DailyScore(84, 0, 0)) == "cards 84"
    assert "2026" in day_text(date(2026, 11, 30))
