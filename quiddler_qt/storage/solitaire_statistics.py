"""What a person has achieved at solitaire and in the daily puzzle, in one small file.

Every game is counted exactly once: whoever finds a finished game in a save may count it again and nothing
changes, for the file remembers the ids of the games it has counted. So the order is: save the last move,
count, remove the save; the program may be killed between any two.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from typing import Any, Final

from quiddler_qt.engine.daily_puzzle import DayResult
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import LONGEST_SPELLING
from quiddler_qt.storage.records_file import LoadedRecords, RecordsFile, RecordsForm, records_document
from quiddler_qt.storage.strict_json import (
    StrictJsonError,
    as_bool,
    as_int,
    as_list,
    as_object,
    as_text,
)

FORMAT: Final = "quiddler-qt-solitaire-records"
VERSION: Final = 1
FILE_NAME: Final = "solitaire-records.json"

REMEMBERED_GAMES: Final = 1000
"""Ids of games kept. Only a game that still lies in a save can come again: one or two, not a thousand."""

_MAX_COUNT: Final = 10**9
_MAX_TIME_MS: Final = 10**15
_MAX_SCORE: Final = 10**6
_MAX_DAYS: Final = 40_000

_GAME_ID: Final = re.compile(r"[0-9a-f]{16}")
_WORD: Final = re.compile(f"[A-Z]{{0,{LONGEST_SPELLING}}}")
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_NUMBERS: Final = (
    "games", "wins", "wins_without_hints", "streak", "best_streak", "hints", "total_ms", "fastest_win_ms",
    "dearest_points",
)  # fmt: skip
_WORDS: Final = ("longest", "dearest")


@dataclass(frozen=True, slots=True)
class SolitaireResult:
    """A game that is over: won, or left unwon. Words in capitals, "" where none was taken."""

    game_id: str
    variant: MinWord
    won: bool
    elapsed_ms: int
    hints: int
    longest: str = ""
    dearest: str = ""
    dearest_points: int = 0


@dataclass(frozen=True, slots=True)
class VariantRecords:
    """Records of one variant. ``streak`` are wins in a row up to now; ``fastest_win_ms`` 0 before any win."""

    games: int = 0
    wins: int = 0
    wins_without_hints: int = 0
    streak: int = 0
    best_streak: int = 0
    hints: int = 0
    total_ms: int = 0
    fastest_win_ms: int = 0
    longest: str = ""
    dearest: str = ""
    dearest_points: int = 0

    def with_result(self, result: SolitaireResult) -> "VariantRecords":
        """The records with one more game. Of equal words the first stays."""
        streak = self.streak + 1 if result.won else 0
        longer = len(result.longest) > len(self.longest)
        dearer = result.dearest_points > self.dearest_points
        times = [ms for ms in (self.fastest_win_ms, result.elapsed_ms if result.won else 0) if ms > 0]
        return VariantRecords(
            games=self.games + 1,
            wins=self.wins + result.won,
            wins_without_hints=self.wins_without_hints + (result.won and not result.hints),
            streak=streak,
            best_streak=max(self.best_streak, streak),
            hints=self.hints + result.hints,
            total_ms=self.total_ms + result.elapsed_ms,
            fastest_win_ms=min(times, default=0),
            longest=result.longest if longer else self.longest,
            dearest=result.dearest if dearer else self.dearest,
            dearest_points=max(self.dearest_points, result.dearest_points),
        )


@dataclass(frozen=True, slots=True)
class SolitaireRecords:
    """All records: one entry a variant, the days of the daily puzzle, and the games counted last."""

    variants: Mapping[MinWord, VariantRecords] = field(
        default_factory=lambda: dict.fromkeys(MinWord, VariantRecords())
    )
    days: Mapping[date, DayResult] = field(default_factory=dict)
    counted: tuple[str, ...] = ()

    def with_result(self, result: SolitaireResult) -> "SolitaireRecords":
        """The records with one more game, or as they are where it is counted already."""
        if result.game_id in self.counted:
            return self
        after = self.variants[result.variant].with_result(result)
        return replace(
            self,
            variants={**self.variants, result.variant: after},
            counted=(*self.counted, result.game_id)[-REMEMBERED_GAMES:],
        )

    def with_day(self, day: date, result: DayResult) -> "SolitaireRecords":
        """The records with the result of a day: the best score stays, and once in time is in time."""
        before = self.days.get(day, result)
        merged = DayResult(max(before.best, result.best), before.in_time or result.in_time)
        return replace(self, days={**self.days, day: merged})


class SolitaireStatistics:
    """The records file of a folder."""

    def __init__(self, folder: Path) -> None:
        form = RecordsForm(encode_records, decode_records, SolitaireRecords)
        self.file = RecordsFile(folder / FILE_NAME, form)

    @property
    def path(self) -> Path:
        """The file."""
        return self.file.path

    def load(self) -> LoadedRecords[SolitaireRecords]:
        """The records as they are on the disk. Raises as ``RecordsFile.load``."""
        return self.file.load()

    def settle(self) -> None:
        """As ``RecordsFile.settle``."""
        self.file.settle()

    def count(self, result: SolitaireResult) -> SolitaireRecords:
        """Counts a game, once; it is on the disk when this returns. Raises as ``RecordsFile.change``."""
        return self.file.change(lambda records: records.with_result(result))

    def record_day(self, day: date, result: DayResult) -> SolitaireRecords:
        """Keeps the result of a day where it is better. Raises as ``count``."""
        return self.file.change(lambda records: records.with_day(day, result))


def encode_records(records: SolitaireRecords) -> bytes:
    """Records as bytes; equal records are equal bytes."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "variants": {
            variant.value: {name: getattr(kept, name) for name in (*_NUMBERS, *_WORDS)}
            for variant, kept in sorted(records.variants.items(), key=lambda item: item[0].value)
        },
        "days": [[day.isoformat(), kept.best, kept.in_time] for day, kept in sorted(records.days.items())],
        "counted": list(records.counted),
    }
    return json.dumps(document, ensure_ascii=True, indent=1).encode() + b"\n"


def decode_records(data: bytes) -> SolitaireRecords:
    """The records in the bytes of a file. Raises StrictJsonError, NewerRecordsError for a newer version."""
    document = records_document(data, FORMAT, VERSION, ("variants", "days", "counted"))
    variants = as_object(document["variants"], [variant.value for variant in MinWord], "variants")
    days: dict[date, DayResult] = {}
    for entry in as_list(document["days"], "days", most=_MAX_DAYS):
        day, result = _read_day(entry)
        if day in days:
            raise StrictJsonError("days: a day stands twice")
        days[day] = result
    counted = as_list(document["counted"], "counted", most=REMEMBERED_GAMES)
    return SolitaireRecords(
        variants={variant: _read_variant(variants[variant.value]) for variant in MinWord},
        days=days,
        counted=tuple(as_text(game_id, "counted", _GAME_ID) for game_id in counted),
    )


def _read_variant(value: object) -> VariantRecords:
    found = as_object(value, (*_NUMBERS, *_WORDS), "variant")
    read: dict[str, Any] = {name: as_int(found[name], name, most=_MAX_TIME_MS) for name in _NUMBERS}
    read |= {name: as_text(found[name], name, _WORD) for name in _WORDS}
    return VariantRecords(**read)


def _read_day(value: object) -> tuple[date, DayResult]:
    text, best, in_time = as_list(value, "day", least=3, most=3)
    try:
        day = date.fromisoformat(as_text(text, "day", _DAY))
    except ValueError:
        raise StrictJsonError("day: not a date") from None
    score = as_int(best, "best", least=-_MAX_SCORE, most=_MAX_SCORE)
    return day, DayResult(score, as_bool(in_time, "in_time"))
