"""The computer players in words: no two alike, none without a name."""

from collections.abc import Callable

import pytest

from quiddler_qt.bots.levels import DEFAULT_LEVEL, LEVELS
from quiddler_qt.ui.character_wording import character_manner, character_name, character_short_name
from quiddler_qt.ui.dialogs.table_choice import LONGEST_NAME


@pytest.mark.parametrize("words", [character_name, character_short_name, character_manner])
def test_every_player_has_words_of_its_own(words: Callable[[str], str]) -> None:
    told = [words(level.key) for level in LEVELS]
    assert all(told)
    assert len(set(told)) == len(told)
    assert words("greedy") == words("") == words(DEFAULT_LEVEL.key)


def test_a_short_name_fits_a_seat() -> None:
    for level in LEVELS:
        assert len(character_short_name(level.key)) <= LONGEST_NAME
        assert character_name(level.key).startswith(character_short_name(level.key))
