"""A table as JSON values: only what differs from the preset is kept."""

from dataclasses import replace
from typing import Any

import pytest

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Floor, MinWord, Preset, Rules, WordCheck, preset_rules
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.strict_json import StrictJsonError
from quiddler_qt.storage.table_form import TableChoice, read_table, table_plain

SEATS = (Seat("Ann"), Seat("R&D <b>", SeatKind.COMPUTER, "owl"), Seat("Łukasz"))
TABLES = (
    TableChoice(SEATS),
    TableChoice(SEATS, Preset.LONG, colors=(7, 0, 3), first_dealer=2),
    TableChoice(SEATS, Preset.FAMILY).with_rules(
        Rules(hand_sizes=(3, 10), min_word=MinWord.THREE_CARDS, bonus_points=0, duplicates=False)
    ),
)


@pytest.mark.parametrize("table", TABLES)
def test_a_table_comes_back(table: TableChoice) -> None:
    assert read_table(table_plain(table)) == table


def test_only_what_differs_from_the_preset_is_kept() -> None:
    table = TableChoice(SEATS, Preset.QUICK).with_rules(replace(preset_rules(Preset.QUICK), floor=Floor.NONE))
    assert table_plain(table)["changed"] == {"floor": "none"}


def test_the_rules_of_the_preset_are_no_rules_of_ones_own() -> None:
    table = TableChoice(SEATS).with_word_check(WordCheck.CHECKED)
    assert table.own_rules is not None
    assert table.rules.word_check is WordCheck.CHECKED
    assert table.with_word_check(WordCheck.CHALLENGE) == TableChoice(SEATS)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", [{"name": "a", "kind": "person", "level": ""}]),
        ("seats", [{"name": "", "kind": "person", "level": ""}] * 2),
        ("seats", "ab"),
        ("preset", "chess"),
        ("changed", {"speed": 3}),
        ("changed", {"hand_sizes": [2]}),
        ("changed", {"bonus_points": True}),
        ("changed", []),
        ("colors", [0, 1]),
        ("colors", [0, 0, 1]),
        ("colors", [0, 1, 8]),
        ("first_dealer", 3),
        ("first_dealer", "0"),
        ("more", 1),
    ],
)
def test_nonsense_is_refused(key: str, value: Any) -> None:
    with pytest.raises(StrictJsonError):
        read_table({**table_plain(TABLES[0]), key: value})
