"""Names at a table that is being made, and the table of a first start. No Qt."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from quiddler_qt.bots.levels import DEFAULT_LEVEL
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import MAX_SEATS, MIN_SEATS
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.player_names import visible_text, whole_name_key
from quiddler_qt.storage.saved_game import MAX_NAME_LENGTH
from quiddler_qt.storage.table_form import TableChoice

LONGEST_NAME: Final = 24
LONGEST_TITLE: Final = 40
_ROOM_FOR_NUMBER: Final = MAX_NAME_LENGTH - len(" 9")
COMPUTER_NAMES: Final = ("Pip", "Sage", "Wren", "Otto", "Juno", "Basil", "Hazel", "Quill")
COMPUTER_LEVEL: Final = DEFAULT_LEVEL.key


def first_table() -> TableChoice:
    """The table of a first start: a person without a name yet, and a computer seat."""
    return TableChoice((Seat(""), Seat("", SeatKind.COMPUTER, COMPUTER_LEVEL)))


def clean_name(typed: str) -> str:
    """A name as it may stand on the table: composed, without unseen characters, one space between words.

    At most ``LONGEST_NAME`` characters; empty where nothing is left.
    """
    composed = unicodedata.normalize("NFC", visible_text(typed))
    return " ".join(composed.split())[:LONGEST_NAME].rstrip()


def clean_title(typed: str) -> str:
    """The title of a game or the name of a table, as clean as a player's name but longer."""
    composed = unicodedata.normalize("NFC", visible_text(typed))
    return " ".join(composed.split())[:LONGEST_TITLE].rstrip()


def name_key(name: str) -> str:
    """What is compared of a name: those equal but for capitals and blanks cannot be told apart."""
    return whole_name_key(clean_name(name))


def default_name(place: int, taken: Sequence[str], pattern: str) -> str:
    """A name for a person who has none: "Player 3", never one that is taken.

    ``place`` counts from 1; ``pattern`` is "Player {number}" in the language of the interface.
    """
    used = {name_key(name) for name in taken}
    offered = (pattern.format(number=number) for number in (place, *range(1, MAX_SEATS + 1)))
    return next(name for name in offered if name_key(name) not in used)


def numbered_name(name: str, taken: Sequence[str]) -> str:
    """A name for a computer player: its own, or with a number where others have it ("Pip 2")."""
    used = {name_key(one) for one in taken}
    offered = (name, *(f"{name} {number}" for number in range(2, MAX_SEATS + 2)))
    return next(one for one in offered if name_key(one) not in used)


def same_names(names: Sequence[str]) -> tuple[int, int] | None:
    """The first two places whose names cannot be told apart, or None."""
    keys: dict[str, int] = {}
    for place, name in enumerate(names):
        key = name_key(name)
        if key in keys:
            return keys[key], place
        keys[key] = place
    return None


def told_apart(names: Sequence[str]) -> tuple[str, ...]:
    """The names of a game from elsewhere, every one that was there before with a number ("Bob", "Bob 2").

    A table made here has none of these (``same_names``); a file may. None becomes longer than a save takes.
    """
    told: list[str] = []
    used: set[str] = set()
    for name in names:
        numbered = (f"{name[:_ROOM_FOR_NUMBER]} {number}" for number in range(2, MAX_SEATS + 2))
        chosen = next(one for one in (name, *numbered) if whole_name_key(one) not in used)
        told.append(chosen)
        used.add(whole_name_key(chosen))
    return tuple(told)


def fits(count: int) -> bool:
    """Whether so many seats make a table."""
    return MIN_SEATS <= count <= MAX_SEATS
