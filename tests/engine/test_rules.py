"""Options and presets (rules 2-9, 12)."""

from dataclasses import fields, replace
from enum import Enum

import pytest

from quiddler_qt.engine.rules import (
    Bonus,
    DictionaryUse,
    FailedOut,
    FirstTurn,
    Floor,
    MinWord,
    Preset,
    Rules,
    TwoPlayerBonus,
    WordCheck,
    bonuses_in_play,
    changed_options,
    preset_rules,
)

BOTH = frozenset(Bonus)
LONGEST = frozenset({Bonus.LONGEST})
MOST = frozenset({Bonus.MOST})

CHECKED = {"word_check": WordCheck.CHECKED, "dictionary": DictionaryUse.ALWAYS}


@pytest.mark.parametrize(
    ("preset", "changes"),
    [
        (Preset.CLASSIC, {}),
        (
            Preset.PUBLISHER,
            {"min_word": MinWord.TWO_CARDS, "floor": Floor.CARDS, "failed_out": FailedOut.STANDS},
        ),
        (Preset.FRIENDLY, CHECKED),
        (Preset.QUICK, {**CHECKED, "hand_sizes": (3, 5, 7, 10)}),
        (
            Preset.FAMILY,
            {**CHECKED, "word_list": "family", "no_going_out_on_first_turn": FirstTurn.ON},
        ),
        (Preset.LONG, {"hand_sizes": (3, 4, 5, 6, 7, 8, 9, 10, 10, 9, 8, 7, 6, 5, 4, 3)}),
    ],
)
def test_a_preset_is_classic_with_changes(preset: Preset, changes: dict[str, object]) -> None:
    rules = preset_rules(preset)
    assert {name: getattr(rules, name) for name in changed_options(rules, Preset.CLASSIC)} == changes
    assert changed_options(rules, preset) == ()


def test_classic_plays_as_the_rules_print_it() -> None:
    rules = Rules()
    values = {
        field.name: value.value if isinstance(value := getattr(rules, field.name), Enum) else value
        for field in fields(Rules)
    }
    assert values == {
        "hand_sizes": (3, 4, 5, 6, 7, 8, 9, 10),
        "min_word": "two_letters",
        "duplicates": True,
        "word_list": "standard",
        "dictionary": "off_turn",
        "word_check": "challenge",
        "no_going_out_on_first_turn": "off",
        "may_return_taken_card": True,
        "discards_browsable": False,
        "stock_refill": "turn_end",
        "challenge_from": "hand",
        "failed_word": "minus",
        "failed_out": "cancelled",
        "verdict": "list",
        "floor": "hand",
        "two_player_bonus": "longest",
        "bonus_points": 10,
    }


def test_changed_options_are_named() -> None:
    rules = replace(Rules(), bonus_points=5, duplicates=False)
    assert changed_options(rules, Preset.CLASSIC) == ("duplicates", "bonus_points")


@pytest.mark.parametrize(
    "changes",
    [
        {"hand_sizes": ()},
        {"hand_sizes": (2,)},
        {"hand_sizes": (11,)},
        {"hand_sizes": (3,) * 41},
        {"bonus_points": -1},
        {"bonus_points": 101},
        {"word_list": ""},
    ],
)
def test_rules_that_nobody_can_play_are_refused(changes: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"hand|bonus|word list"):
        Rules(**changes)  # type: ignore[arg-type]  # a table of one field each


@pytest.mark.parametrize(
    ("option", "hands"),
    [
        (TwoPlayerBonus.LONGEST, [LONGEST] * 4),
        (TwoPlayerBonus.MOST, [MOST] * 4),
        (TwoPlayerBonus.BOTH, [BOTH] * 4),
        (TwoPlayerBonus.NONE, [frozenset()] * 4),
        (TwoPlayerBonus.ALTERNATE, [LONGEST, MOST, LONGEST, MOST]),
    ],
)
def test_bonuses_between_two(option: TwoPlayerBonus, hands: list[frozenset[Bonus]]) -> None:
    rules = Rules(two_player_bonus=option)
    assert [bonuses_in_play(rules, 2, index) for index in range(4)] == hands
    assert {bonuses_in_play(rules, count, 1) for count in range(3, 9)} == {BOTH}
    assert bonuses_in_play(rules, 1, 0) == frozenset()
