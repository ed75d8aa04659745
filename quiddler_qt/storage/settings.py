"""What a person has chosen, kept between starts: one table of keys, each read and distrusted by itself."""

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from enum import Enum, StrEnum
from pathlib import Path
from typing import Any, Final

from quiddler_qt.storage.atomic_file import RefusedFileError, read_limited, write_atomically
from quiddler_qt.storage.table_form import TableChoice, read_table, table_plain

FILE_NAME: Final = "settings.json"
DAMAGED_NAME: Final = "settings.damaged.json"
MAX_BYTES: Final = 256 * 1024

# Windows and screens are smaller than this, in pixels.
_MAX_PIXELS: Final = 32_767
_MAX_MOTION_PERCENT: Final = 400
_TEXT_SCALE_PERCENT: Final = (50, 300)
_CARD_SCALE_PERCENT: Final = (60, 150)
_COMPUTER_PACE_PERCENT: Final = (50, 400)
_MAX_PATIENCE: Final = 9
_COACH_IDEA: Final = re.compile(r"[a-z_]{1,40}")
_MAX_COACH_IDEAS: Final = 100
_KEY_COMMAND: Final = re.compile(r"[a-z_]{1,40}")
_MAX_KEYS: Final = 100
_LONGEST_KEY: Final = 60

SYSTEM_THEME: Final = "system"


class HelpLevel(StrEnum):
    """How much a hint tells: nothing, one card to keep, one word, the whole lay with its discard."""

    NONE = "none"
    CARD = "card"
    WORD = "word"
    LAY = "lay"


class ExpectedWords(StrEnum):
    """Which words computer players expect of people: what their play shows, or as said here."""

    LEARN = "learn"
    EVERYDAY = "everyday"
    MANY = "many"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class WindowGeometry:
    """A window's place and size in pixels. The screen it was on may be gone: clamp before use."""

    x: int
    y: int
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, at their defaults.

    ``table`` is the last one that was dealt, None before the first. ``motion_percent`` is the speed of
    animations, 0 for none. ``theme`` "" is the program's own choice, ``SYSTEM_THEME`` follows the system's
    light or dark; ``language`` "" is the system's.
    ``confirm_discard`` asks before a turn ends. ``help_level`` is how much a hint tells. ``teacher`` shows
    the best lay after one's own. ``coach`` explains a first game; ``coach_seen`` are the ideas it has shown.
    ``computer_patience`` is how many turns computer seats take at least before they go out;
    ``computer_pace_percent`` how long their thinking is shown. ``expected_words`` is what they think people
    know. ``keys`` are commands of the table with the key that a person has chosen for each.
    """

    table: TableChoice | None = None
    theme: str = ""
    motion_percent: int = 100
    window: WindowGeometry | None = None
    maximized: bool = False
    text_scale_percent: int = 100
    sound_percent: int = 70
    language: str = ""
    confirm_discard: bool = False
    card_scale_percent: int = 100
    muted: bool = False
    help_level: HelpLevel = HelpLevel.LAY
    teacher: bool = False
    coach: bool = True
    coach_seen: tuple[str, ...] = ()
    computer_patience: int = 0
    computer_pace_percent: int = 100
    expected_words: ExpectedWords = ExpectedWords.LEARN
    keys: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """Settings as read.

    ``bad_keys`` fell back to their defaults. ``damaged`` is where a file lies that could not be read at all.
    """

    settings: Settings
    bad_keys: tuple[str, ...] = ()
    damaged: Path | None = None


@dataclass(slots=True)
class SettingsStore:
    """The settings file of a folder. Keys it does not know are kept: a newer program may have written them.

    ``themes`` and ``languages`` are the ones there are.
    """

    folder: Path
    themes: Sequence[str] = ()
    languages: Sequence[str] = ()
    _unknown: dict[str, object] = field(default_factory=dict, init=False)

    @property
    def path(self) -> Path:
        """The file."""
        return self.folder / FILE_NAME

    def load(self) -> LoadedSettings:
        """The settings; what cannot be read falls back by itself. Never raises."""
        try:
            found = json.loads(
                read_limited(self.path, MAX_BYTES).decode(), parse_int=_parse_int, parse_constant=_no_number
            )
        except FileNotFoundError:
            return LoadedSettings(Settings())
        except (OSError, ValueError, RecursionError, RefusedFileError):
            return LoadedSettings(Settings(), damaged=self._put_aside())
        if not isinstance(found, dict):
            return LoadedSettings(Settings(), damaged=self._put_aside())
        readers = self._readers()
        self._unknown = {key: value for key, value in found.items() if key not in readers and _is_text(key)}
        chosen: dict[str, Any] = {}
        bad_keys: list[str] = []
        for key, read in readers.items():
            if key in found:
                try:
                    chosen[key] = read(found[key])
                except (ValueError, TypeError, KeyError, AttributeError):
                    bad_keys.append(key)
        return LoadedSettings(Settings(**chosen), tuple(bad_keys))

    def save(self, settings: Settings) -> None:
        """Puts settings on the disk, with the unknown keys that ``load`` found. Raises OSError."""
        known = {item.name: _plain(getattr(settings, item.name)) for item in fields(Settings)}
        text = json.dumps({**known, **self._unknown}, ensure_ascii=True, indent=1)
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomically(self.path, text.encode() + b"\n", keep_backup=True)

    def _readers(self) -> Mapping[str, Callable[[Any], object]]:
        """How each key is read. A reader raises ValueError, or what nonsense makes it raise."""
        return {
            "table": lambda value: None if value is None else read_table(value),
            "theme": lambda value: _one_of(value, ("", SYSTEM_THEME, *self.themes)),
            "motion_percent": lambda value: _number(value, 0, _MAX_MOTION_PERCENT),
            "window": _read_window,
            "maximized": _flag,
            "text_scale_percent": lambda value: _number(value, *_TEXT_SCALE_PERCENT),
            "sound_percent": lambda value: _number(value, 0, 100),
            "language": lambda value: _one_of(value, ("", *self.languages)),
            "confirm_discard": _flag,
            "card_scale_percent": lambda value: _number(value, *_CARD_SCALE_PERCENT),
            "muted": _flag,
            "help_level": HelpLevel,
            "teacher": _flag,
            "coach": _flag,
            "coach_seen": _read_ideas,
            "computer_patience": lambda value: _number(value, 0, _MAX_PATIENCE),
            "computer_pace_percent": lambda value: _number(value, *_COMPUTER_PACE_PERCENT),
            "expected_words": ExpectedWords,
            "keys": _read_keys,
        }

    def _put_aside(self) -> Path:
        """Keeps an unreadable file under another name, where the next save cannot reach it."""
        aside = self.folder / DAMAGED_NAME
        try:
            self.path.replace(aside)
        except OSError:
            return self.path
        return aside


def _plain(value: object) -> object:
    match value:
        case Enum():
            return value.value
        case WindowGeometry(x, y, width, height):
            return [x, y, width, height]
        case TableChoice():
            return table_plain(value)
        case tuple():
            return [_plain(item) for item in value]
        case _:
            return value


def _read_ideas(value: list[str]) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > _MAX_COACH_IDEAS:
        raise ValueError("not ideas")
    if not all(_COACH_IDEA.fullmatch(idea) for idea in value):
        raise ValueError("not an idea")
    return tuple(value)


def _read_keys(value: list[list[str]]) -> tuple[tuple[str, str], ...]:
    if not isinstance(value, list) or len(value) > _MAX_KEYS:
        raise ValueError("not keys")
    keys = []
    for command, key in value:
        if not (isinstance(command, str) and _KEY_COMMAND.fullmatch(command)):
            raise ValueError("not a command")
        if not (isinstance(key, str) and 0 < len(key) <= _LONGEST_KEY and key.isprintable()):
            raise ValueError("not a key")
        keys.append((command, key))
    return tuple(keys)


def _read_window(value: list[int] | None) -> WindowGeometry | None:
    if value is None:
        return None
    x, y, width, height = value
    return WindowGeometry(
        _number(x, -_MAX_PIXELS, _MAX_PIXELS),
        _number(y, -_MAX_PIXELS, _MAX_PIXELS),
        _number(width, 1, _MAX_PIXELS),
        _number(height, 1, _MAX_PIXELS),
    )


def _number(value: object, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ValueError("not a number in its bounds")
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("not true or false")
    return value


def _one_of(value: object, known: Sequence[str]) -> str:
    if not isinstance(value, str) or value not in known:
        raise ValueError("not known")
    return value


def _is_text(key: str) -> bool:
    try:
        key.encode()
    except UnicodeEncodeError:
        return False
    return True


def _parse_int(digits: str) -> int | None:
    """A number, or nothing where it is absurd: its key falls back, not the whole file."""
    return int(digits) if len(digits) < 20 else None


def _no_number(_name: str) -> None:
    """Nothing in place of NaN and Infinity."""
