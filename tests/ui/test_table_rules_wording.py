"""The rules of a table in words: whole sentences for every preset and option."""

import pytest

from quiddler_qt.engine.rules import Preset, Rules, TwoPlayerBonus, WordCheck, preset_rules
from quiddler_qt.ui.table_rules_wording import preset_name, rules_in_words, rules_title


@pytest.mark.parametrize("preset", list(Preset))
@pytest.mark.parametrize("seats", [2, 5])
def test_rules_are_told_in_whole_sentences(preset: Preset, seats: int) -> None:
    sentences = rules_in_words(preset_rules(preset), seats)
    assert len(sentences) >= 5
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
    assert rules_title(preset_rules(preset), preset) == preset_name(preset)


def test_options_outside_a_preset_are_named() -> None:
    title = rules_title(Rules(word_check=WordCheck.CHECKED), Preset.CLASSIC)
    assert title == "Classic, changed: challenge or check"


@pytest.mark.parametrize("bonus", list(TwoPlayerBonus))
def test_every_bonus_between_two_has_a_sentence(bonus: TwoPlayerBonus) -> None:
    assert any("onus" in s or "earn" in s for s in rules_in_words(Rules(two_player_bonus=bonus), 2))


@pytest.mark.parametrize(
    ("word_list", "told"), [("standard", "Standard"), ("wide", "Wide"), ("gone", "gone")]
)
def test_a_word_list_is_told_by_its_name(word_list: str, told: str) -> None:
    assert any(f"list {told};" in s for s in rules_in_words(Rules(word_list=word_list), 2))
