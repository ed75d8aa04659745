"""Design tokens: the colours, sizes, spaces, radii, type sizes and times one theme is made of.

A theme is one JSON file in ``resources/themes``. ``load_theme("emerald_salon")`` reads it strictly: a
missing key, an unknown key or a value of the wrong kind is a ThemeError that names file and key. The Theme
that comes back is passed to whatever paints; there is no current theme. QColor objects in it are shared:
copy before changing one (``with_alpha`` does).
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any, TypeVar, get_origin

from PySide6.QtGui import QColor

from quiddler_qt.resource_files import resource

FORMAT = 1
TEXT_CONTRAST = 4.5
"""Least contrast of running text (WCAG 2.2, 1.4.3)."""
MARK_CONTRAST = 3.0
"""Least contrast of a mark that carries meaning (WCAG 2.2, 1.4.11)."""

MOST_TEXT_PERCENT = 200

_Section = TypeVar("_Section")
_COLOR = re.compile(r"#([0-9a-fA-F]{6})(?:@(\d{1,3})%)?")


class ThemeError(ValueError):
    """A theme file that cannot be used; the message names the file and the key."""


class ThemeName(StrEnum):
    """The themes that come with the program."""

    EMERALD_SALON = "emerald_salon"
    MIDNIGHT_LIBRARY = "midnight_library"
    DAYLIGHT_ATELIER = "daylight_atelier"
    HIGH_CONTRAST = "high_contrast"


@dataclass(frozen=True, slots=True, eq=False)
class Colors:
    """Colours by role. Pairs and triples are gradient stops, from the light end to the dark one."""

    room: tuple[QColor, QColor]
    room_grain: QColor
    rim: tuple[QColor, QColor, QColor]
    rim_edge: QColor
    rim_light: QColor
    felt: tuple[QColor, QColor, QColor]
    felt_edge: QColor
    felt_line: QColor
    felt_light: QColor
    table_text: QColor
    table_text_2: QColor
    table_accent: QColor
    focus_ring: QColor
    tray: QColor
    tray_edge: QColor
    tray_active: QColor
    tray_active_edge: QColor
    plate: tuple[QColor, QColor]
    plate_edge: QColor
    plate_active_edge: QColor
    plate_text: QColor
    plate_text_2: QColor
    plate_total: QColor
    paper: tuple[QColor, QColor]
    paper_edge: QColor
    paper_line: QColor
    paper_field: QColor
    paper_field_edge: QColor
    paper_row: QColor
    paper_ink: QColor
    paper_ink_2: QColor
    paper_focus: QColor
    accent: QColor
    accent_text: QColor
    ok: QColor
    ok_text: QColor
    gold_button: QColor
    gold_button_edge: QColor
    gold_button_ink: QColor
    dark_button: QColor
    dark_button_edge: QColor
    dark_button_ink: QColor
    wordmark: tuple[QColor, QColor, QColor]
    card_stock: tuple[QColor, QColor]
    card_edge: QColor
    card_frame: QColor
    card_frame_2: QColor
    card_rosette: QColor
    letter_vowel: QColor
    letter_consonant: QColor
    letter_double: QColor
    back: tuple[QColor, QColor]
    back_line: QColor
    back_border: QColor
    curtain: tuple[QColor, QColor]
    curtain_braid: tuple[QColor, QColor]
    shadow: QColor
    scrim: QColor
    avatar_ring: QColor
    players: tuple[QColor, ...]


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in logical pixels at font scale 1."""

    card_width: float
    card_height: float
    margin: int
    button: int
    primary_button: int
    icon_button: int


@dataclass(frozen=True, slots=True)
class Strokes:
    """Widths of lines in logical pixels: edges, the edge of what is active, the focus ring and its gap."""

    edge: float
    active_edge: float
    focus: float
    focus_gap: float


@dataclass(frozen=True, slots=True)
class Spaces:
    """Gaps in logical pixels, on a grid of four."""

    tiny: int
    small: int
    medium: int
    large: int
    wide: int


@dataclass(frozen=True, slots=True)
class Radii:
    """Corner radii in logical pixels; ``card`` in units of a card 104 wide."""

    card: float
    tray: float
    tile: float
    sheet: float
    table: float


@dataclass(frozen=True, slots=True)
class TypeSizes:
    """Font sizes in logical pixels at font scale 1."""

    display: int
    title: int
    heading: int
    wordmark: int
    total: int
    row_score: int
    large: int
    body: int
    button: int
    small: int


@dataclass(frozen=True, slots=True)
class Motion:
    """How long movements take at normal speed, in milliseconds."""

    hover_ms: int
    pick_up_ms: int
    reorder_ms: int
    settle_ms: int
    flip_ms: int
    deal_ms: int
    deal_stagger_ms: int
    count_up_ms: int


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One look of the whole program.

    A ``plain`` theme has no ornament, gradient, shadow, leaning card or overlap: what is there is drawn to be
    seen. ``least_text_scale`` is the smallest text it allows, as a factor of its type sizes.
    """

    name: str
    title: str
    author: str
    licence: str
    is_dark: bool
    plain: bool
    least_text_scale: float
    colors: Colors
    sizes: Sizes
    strokes: Strokes
    spaces: Spaces
    radii: Radii
    type_sizes: TypeSizes
    motion: Motion

    def color(self, role: str) -> QColor:
        """A copy of the colour of a role, or of the first stop of its gradient. Unknown role: ThemeError."""
        if role not in _COLOR_ROLES:
            raise ThemeError(f"no colour role {role!r}")
        value = getattr(self.colors, role)
        return QColor(value[0] if isinstance(value, tuple) else value)

    def player_color(self, seat: int) -> QColor:
        """The colour of a seat (0..7). Never the only sign of a player: name and initial go with it."""
        return self.colors.players[seat % len(self.colors.players)]

    def letter_color(self, face: str) -> QColor:
        """The ink of a card face: vowel, consonant or double card. Decoration only."""
        if len(face) > 1:
            return self.colors.letter_double
        return self.colors.letter_vowel if face in "AEIOU" else self.colors.letter_consonant


_COLOR_ROLES = frozenset(field.name for field in fields(Colors))


def load_theme(name: str) -> Theme:
    """The theme of that name from ``resources/themes``.

    Raises ThemeError where the file is missing, is not JSON or does not hold exactly the expected keys.
    """
    path = resource("themes", f"{name}.json")
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
    except OSError as fault:
        raise ThemeError(f"no theme {name!r}: {fault.strerror}") from fault
    except ValueError as fault:
        raise ThemeError(f"{path.name}: not JSON: {fault}") from fault
    return read_theme(raw, name)


def read_theme(raw: object, name: str) -> Theme:
    """A theme from the parsed JSON of its file; ``name`` is the file's name without ending."""
    where = f"{name}.json"
    top = _table(raw, where)
    expected = {
        "format",
        "title",
        "author",
        "licence",
        "dark",
        "plain",
        "least_text_percent",
        "color",
        "size",
        "stroke",
        "space",
        "radius",
        "type",
        "motion",
    }
    _same_keys(top, expected, where)
    if top["format"] != FORMAT:
        raise ThemeError(f"{where}: format is {top['format']!r}, this program reads {FORMAT}")
    for key in ("dark", "plain"):
        if not isinstance(top[key], bool):
            raise ThemeError(f"{where}: {key} must be true or false")
    for key in ("title", "author", "licence"):
        if not isinstance(top[key], str) or not top[key]:
            raise ThemeError(f"{where}: {key} must be a text")
    return Theme(
        name=name,
        title=top["title"],
        author=top["author"],
        licence=top["licence"],
        is_dark=top["dark"],
        plain=top["plain"],
        least_text_scale=_least_text(top["least_text_percent"], where) / 100,
        colors=_section(Colors, top["color"], f"{where}: color"),
        sizes=_section(Sizes, top["size"], f"{where}: size"),
        strokes=_section(Strokes, top["stroke"], f"{where}: stroke"),
        spaces=_section(Spaces, top["space"], f"{where}: space"),
        radii=_section(Radii, top["radius"], f"{where}: radius"),
        type_sizes=_section(TypeSizes, top["type"], f"{where}: type"),
        motion=_section(Motion, top["motion"], f"{where}: motion"),
    )


def _table(raw: object, where: str) -> Mapping[str, Any]:
    if not isinstance(raw, dict):
        raise ThemeError(f"{where}: must be an object of keys and values")
    return raw


def _same_keys(table: Mapping[str, Any], expected: set[str], where: str) -> None:
    if missing := sorted(expected - table.keys()):
        raise ThemeError(f"{where}: missing {', '.join(missing)}")
    if unknown := sorted(table.keys() - expected):
        raise ThemeError(f"{where}: unknown {', '.join(unknown)}")


def _section(cls: type[_Section], raw: object, where: str) -> _Section:
    table = _table(raw, where)
    # Only dataclasses come here; the type variable cannot say so.
    wanted = {field.name: field.type for field in fields(cls)}  # type: ignore[arg-type]
    _same_keys(table, set(wanted), where)
    return cls(**{key: _value(kind, table[key], f"{where}.{key}") for key, kind in wanted.items()})


def _value(kind: Any, raw: object, where: str) -> object:
    if kind is QColor:
        return _color(raw, where)
    if get_origin(kind) is tuple:
        stops = kind.__args__
        if not isinstance(raw, list):
            raise ThemeError(f"{where}: must be a list of colours")
        if Ellipsis not in stops and len(raw) != len(stops):
            raise ThemeError(f"{where}: must be a list of {len(stops)} colours, has {len(raw)}")
        return tuple(_color(item, f"{where}[{index}]") for index, item in enumerate(raw))
    if isinstance(raw, bool) or not isinstance(raw, (int, float)) or raw < 0:
        raise ThemeError(f"{where}: must be a number of 0 or more, is {raw!r}")
    if kind is int and not isinstance(raw, int):
        raise ThemeError(f"{where}: must be a whole number, is {raw!r}")
    return kind(raw)


def _least_text(raw: object, where: str) -> int:
    if type(raw) is not int or not 100 <= raw <= MOST_TEXT_PERCENT:
        raise ThemeError(
            f"{where}: least_text_percent must be a whole number, 100 to {MOST_TEXT_PERCENT}, is {raw!r}"
        )
    return raw


def _color(raw: object, where: str) -> QColor:
    match = _COLOR.fullmatch(raw) if isinstance(raw, str) else None
    if match is None or int(match[2] or 100) > 100:
        raise ThemeError(f"{where}: {raw!r} is not a colour like #e0bd72 or #e0bd72@20%")
    color = QColor(f"#{match[1]}")
    color.setAlpha(round(int(match[2] or 100) * 255 / 100))
    return color


def with_alpha(color: QColor, alpha: int) -> QColor:
    """A copy with the opacity ``alpha`` (0..255)."""
    return QColor(color.red(), color.green(), color.blue(), alpha)


def blend(over: QColor, under: QColor) -> QColor:
    """The opaque colour seen where ``over`` (with its alpha) lies on an opaque ``under``."""
    part = over.alphaF()
    mixed = (
        round(top * part + bottom * (1 - part))
        for top, bottom in (
            (over.red(), under.red()),
            (over.green(), under.green()),
            (over.blue(), under.blue()),
        )
    )
    return QColor(*mixed)


def contrast_ratio(one: QColor, other: QColor) -> float:
    """Contrast of two opaque colours, 1..21 (WCAG 2.2)."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def ink_on(color: QColor) -> QColor:
    """White where it reaches 4.5:1 on the colour, else a near black: the ink of avatar initials."""
    white = QColor("#ffffff")
    return white if contrast_ratio(white, color) >= TEXT_CONTRAST else QColor("#1a0d05")


def _luminance(color: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF())
