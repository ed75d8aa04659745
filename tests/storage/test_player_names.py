"""Names that nobody could tell apart are one name (bug report B23)."""

import pytest

from quiddler_qt.storage.player_names import visible_text, whole_name_key


@pytest.mark.parametrize("other", ["bob", " Bob ", "B\u200bob", "\u202eBob", "\uff22\uff2f\uff22", "Bob\n"])
def test_names_equal_but_for_capitals_and_blanks_are_one(other: str) -> None:
    assert whole_name_key(other) == whole_name_key("Bob")


@pytest.mark.parametrize("other", ["Bob 2", "Rob", "B o b", "\u0411ob"])
def test_other_names_are_others(other: str) -> None:
    assert whole_name_key(other) != whole_name_key("Bob")


def test_long_names_are_compared_whole() -> None:
    assert whole_name_key("a" * 63 + "b") != whole_name_key("a" * 63 + "c")


def test_unseen_signs_are_left_out_and_breaks_are_blanks() -> None:
    assert visible_text("A\u202eda\tand\x00 Bo\nb") == "Ada and Bo b"
