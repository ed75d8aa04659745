"""Which days have a puzzle, what was made of them, and how many were played in a row (rules 11.1).

A puzzle is named by its date and its results are kept by that name, so no clock and no time zone can double a
day: a date that comes again is the same puzzle. None can lose one either: a day is played in time as long as
it is that day anywhere on Earth, so a flight over the date line breaks no row.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import Enum
from typing import Final

from quiddler_qt.engine.daily_puzzle import DayResult

FIRST_DAY: Final = date(2026, 1, 1)
"""The first day that has a puzzle."""

# The first and the last place on Earth to begin a day: UTC+14 and UTC-12.
_EARLIEST: Final = timedelta(hours=14)
_LATEST: Final = timedelta(hours=-12)
_DAY: Final = timedelta(days=1)


class DayKind(Enum):
    """Whether a day's puzzle can be played."""

    BEFORE_FIRST = "before_first"
    OPEN = "open"
    FUTURE = "future"


@dataclass(frozen=True, slots=True)
class DailyCalendar:
    """Results by day. Immutable: what is played makes another calendar.

    ``today`` in all questions is the date on the player's own clock, ``now`` a moment with its time zone.
    """

    results: Mapping[date, DayResult]

    def kind(self, day: date, today: date) -> DayKind:
        """Whether a day's puzzle can be played. One with a result can, also if the clock was set back."""
        if day < FIRST_DAY:
            return DayKind.BEFORE_FIRST
        return DayKind.OPEN if day <= today or day in self.results else DayKind.FUTURE

    def with_result(self, day: date, score: int, now: datetime) -> "DailyCalendar":
        """The calendar after a puzzle was finished: the best score is kept, and once in time is in time.

        Raises ValueError for a day without a puzzle, or a moment without a time zone.
        """
        if day < FIRST_DAY:
            raise ValueError(f"no puzzle on {day}")
        result = merged(self.results.get(day), DayResult(score, is_in_time(day, now)))
        return DailyCalendar({**self.results, day: result})

    def streak(self, today: date) -> int:
        """Days played in time in a row up to today, or up to yesterday while today is still to play.

        Days beyond today, played under a clock that was wrong, wait until they come.
        """
        day = today if self._in_time(today) else today - _DAY
        count = 0
        while self._in_time(day):
            count += 1
            day -= _DAY
        return count

    def best_streak(self, today: date) -> int:
        """The longest row of days played in time, up to today."""
        best = row = 0
        before: date | None = None
        for day in sorted(day for day in self.results if day <= today and self._in_time(day)):
            row = row + 1 if before is not None and day - before == _DAY else 1
            best = max(best, row)
            before = day
        return best

    def month(self, year: int, month: int, today: date) -> tuple[tuple[date, DayKind, DayResult | None], ...]:
        """The days of a month in order, each with its kind and result. Raises ValueError for no month."""
        day = date(year, month, 1)
        days = []
        while day.month == month:
            days.append((day, self.kind(day, today), self.results.get(day)))
            if day == date.max:
                break
            day += _DAY
        return tuple(days)

    def _in_time(self, day: date) -> bool:
        result = self.results.get(day)
        return result is not None and result.in_time


def is_in_time(day: date, now: datetime) -> bool:
    """Whether it is this day anywhere on Earth. Raises ValueError for a moment without a time zone."""
    if now.tzinfo is None:
        raise ValueError("a moment without a time zone")
    moment = now.astimezone(UTC)
    return (moment + _LATEST).date() <= day <= (moment + _EARLIEST).date()


def merged(before: DayResult | None, after: DayResult) -> DayResult:
    """Two results of one day as one."""
    if before is None:
        return after
    return DayResult(max(before.best, after.best), before.in_time or after.in_time)
