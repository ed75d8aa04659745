"""A table that is ready to be dealt, and the plain JSON values that files keep of seats and rules.

Of the rules only what differs from the preset is kept, so that a file of today can be read by a program that
knows more options.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from quiddler_qt.engine.actions import SeatIndex, SeatKind
from quiddler_qt.engine.notation import LEVEL
from quiddler_qt.engine.rules import (
    MAX_BONUS_POINTS,
    MAX_HAND_SIZE,
    MAX_HANDS,
    MAX_SEATS,
    MIN_SEATS,
    Preset,
    Rules,
    WordCheck,
    changed_options,
    preset_rules,
)
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.saved_game import name_fault
from quiddler_qt.storage.strict_json import (
    StrictJsonError,
    as_bool,
    as_int,
    as_list,
    as_object,
    as_one_of,
    as_text,
)

# The type of each default is the type of the option.
RULES_DEFAULTS: Final = MappingProxyType({field.name: field.default for field in fields(Rules)})
LIST_NAME: Final = re.compile(r"[A-Za-z0-9_.:-]{1,64}")

_LEVEL_OR_NONE: Final = re.compile(f"(?:{LEVEL.pattern})?")
_TABLE_KEYS: Final = ("seats", "preset", "changed", "colors", "first_dealer")


@dataclass(frozen=True, slots=True)
class TableChoice:
    """Who sits where, by which rules, and who deals first; not a game yet.

    ``own_rules`` are None where the preset's own hold. ``colors`` are the player colours of the seats, as
    places in the theme's list (0..7), each once; () where every seat has the colour of its place.
    ``first_dealer`` is None where it is drawn by lot (rules 2.3).
    """

    seats: tuple[Seat, ...]
    preset: Preset = Preset.CLASSIC
    own_rules: Rules | None = None
    colors: tuple[int, ...] = ()
    first_dealer: SeatIndex | None = None

    @property
    def rules(self) -> Rules:
        """The options of the game to come."""
        return self.own_rules or preset_rules(self.preset)

    def with_rules(self, rules: Rules) -> "TableChoice":
        """The same table by other rules; those of the preset are no rules of its own."""
        return replace(self, own_rules=None if rules == preset_rules(self.preset) else rules)

    def with_word_check(self, word_check: WordCheck) -> "TableChoice":
        """The same table with another way to look at words (rules 4.6)."""
        return self.with_rules(replace(self.rules, word_check=word_check))


def table_plain(table: TableChoice) -> dict[str, object]:
    """A table as JSON values."""
    rules = table.rules
    return {
        "seats": [seat_plain(seat) for seat in table.seats],
        "preset": table.preset.value,
        "changed": {name: plain(getattr(rules, name)) for name in changed_options(rules, table.preset)},
        "colors": list(table.colors),
        "first_dealer": table.first_dealer,
    }


def read_table(value: object) -> TableChoice:
    """The table in JSON values. Raises StrictJsonError."""
    found = as_object(value, _TABLE_KEYS, "table")
    seats = tuple(
        read_seat(seat) for seat in as_list(found["seats"], "seats", least=MIN_SEATS, most=MAX_SEATS)
    )
    preset = as_one_of(found["preset"], "preset", Preset)
    dealer = found["first_dealer"]
    table = TableChoice(
        seats=seats,
        preset=preset,
        colors=read_colors(found["colors"], len(seats)),
        first_dealer=None if dealer is None else as_int(dealer, "first_dealer", most=len(seats) - 1),
    )
    return table.with_rules(_read_changed(found["changed"], preset))


def read_colors(value: object, seat_count: int) -> tuple[int, ...]:
    """Colours of so many seats, each once, or none. Raises StrictJsonError."""
    found = as_list(value, "colors", most=MAX_SEATS)
    colors = tuple(as_int(color, "colors", most=MAX_SEATS - 1) for color in found)
    if colors and (len(colors) != seat_count or len(set(colors)) != seat_count):
        raise StrictJsonError("colors: not one for each seat")
    return colors


def seat_plain(seat: Seat) -> dict[str, str]:
    """A seat as JSON values."""
    return {"name": seat.name, "kind": seat.kind.value, "level": seat.level}


def read_seat(value: object) -> Seat:
    """The seat in JSON values. Raises StrictJsonError."""
    seat = as_object(value, ("name", "kind", "level"), "seat")
    return Seat(
        name=read_name(seat["name"]),
        kind=as_one_of(seat["kind"], "kind", SeatKind),
        level=as_text(seat["level"], "level", _LEVEL_OR_NONE),
    )


def read_name(value: object) -> str:
    """A name as people may have it. Raises StrictJsonError."""
    if not isinstance(value, str):
        raise StrictJsonError("name: not a text")
    fault = name_fault(value)
    if fault is not None:
        raise StrictJsonError(f"name: {fault.value}")
    return value


def read_option(value: object, name: str) -> Any:
    """An option of the rules, by its name. Raises StrictJsonError."""
    default = RULES_DEFAULTS[name]
    match default:
        case Enum():
            return as_one_of(value, name, type(default))
        case bool():
            return as_bool(value, name)
        case int():
            return as_int(value, name, most=MAX_BONUS_POINTS)
        case str():
            return as_text(value, name, LIST_NAME)
        case _:
            sizes = as_list(value, name, least=1, most=MAX_HANDS)
            return tuple(as_int(size, name, most=MAX_HAND_SIZE) for size in sizes)


def read_rules(base: Rules, changed: Mapping[str, object]) -> Rules:
    """Rules with some options changed. Raises StrictJsonError."""
    options = {name: read_option(value, name) for name, value in changed.items()}
    try:
        return replace(base, **options)
    except ValueError as error:
        raise StrictJsonError(f"rules: {error}") from None


def plain(value: object) -> object:
    """Enums as their texts and tuples as lists, as JSON has them."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return value


def _read_changed(value: object, preset: Preset) -> Rules:
    if not isinstance(value, dict) or not value.keys() <= RULES_DEFAULTS.keys():
        raise StrictJsonError("changed: not options of the rules")
    return read_rules(preset_rules(preset), value)
