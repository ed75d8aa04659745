"""Names and rules of a table to be dealt."""

import pytest

from quiddler_qt.storage.saved_game import name_fault
from quiddler_qt.ui.dialogs.table_choice import (
    LONGEST_NAME,
    clean_name,
    clean_title,
    default_name,
    fits,
    numbered_name,
    same_names,
    told_apart,
)


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Ada  ", "Ada"),
        ("Ada\tvan\nder\u2028Berg", "Ada van der Berg"),
        ("R&D <b>Bob</b>", "R&D <b>Bob</b>"),
        ("{0} %1 %n", "{0} %1 %n"),
        ("\u202eadA\u200b\x00\x1b", "adA"),
        ("\ud800Ada", "Ada"),
        ("A\u030angstro\u0308m", "\u00c5ngstr\u00f6m"),
        ("\U0001f600", "\U0001f600"),
        (" \u200b ", ""),
        ("W" * 300, "W" * LONGEST_NAME),
    ],
)
def test_a_name_is_kept_as_typed_without_what_cannot_be_seen(typed: str, shown: str) -> None:
    assert clean_name(typed) == shown
    assert clean_name(shown) == shown


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("Bob", "bob ", True),
        ("Stra\u00dfe", "STRASSE", True),
        ("Bob", "Rob", False),
        ("\uff22ob", "Bob", True),
    ],
)
def test_names_are_told_apart_without_capitals_and_blanks(one: str, other: str, same: bool) -> None:
    assert (same_names(("Ada", one, other)) == (1, 2)) is same


def test_seats_without_a_name_get_one_that_nobody_has() -> None:
    assert default_name(2, (), "Player {number}") == "Player 2"
    assert default_name(2, ("player 2",), "Player {number}") == "Player 1"
    assert default_name(2, (), "Spieler {number}") == "Spieler 2"
    names: list[str] = []
    for _ in range(8):
        names.append(numbered_name("Pip", names))
    assert names[:3] == ["Pip", "Pip 2", "Pip 3"]
    assert len(set(names)) == 8


@pytest.mark.parametrize(("typed", "shown"), [("  Sunday \n family ", "Sunday family"), ("W" * 99, "W" * 40)])
def test_a_title_is_as_clean_as_a_name(typed: str, shown: str) -> None:
    assert clean_title(typed) == shown


@pytest.mark.parametrize(("count", "good"), [(1, False), (2, True), (8, True), (9, False)])
def test_two_to_eight_seats_make_a_table(count: int, good: bool) -> None:
    assert fits(count) is good


@pytest.mark.parametrize(
    ("names", "told"),
    [
        (("Ada", "Bob"), ("Ada", "Bob")),
        (("Bob", "Bob", "bob "), ("Bob", "Bob 2", "bob  3")),
        (("Bob", "Bob 2", "Bob"), ("Bob", "Bob 2", "Bob 3")),
        (("W" * 64,) * 8, ("W" * 64, *("W" * 62 + f" {number}" for number in range(2, 9)))),
        (("W" * 30 + "a", "W" * 30 + "b"), ("W" * 30 + "a", "W" * 30 + "b")),
    ],
)
def test_one_name_of_several_seats_gets_numbers(names: tuple[str, ...], told: tuple[str, ...]) -> None:
    assert told_apart(names) == told
    assert told_apart(told) == told
    assert [name for name in told if name_fault(name)] == []
