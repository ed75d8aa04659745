"""No clock and no time zone loses or doubles a day (rules 11.1)."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.daily_puzzle import DayResult
from quiddler_qt.session.daily_calendar import FIRST_DAY, DailyCalendar, DayKind, is_in_time

DAY = timedelta(days=1)
START = date(2026, 12, 1)


def noon(day: date, offset_hours: float = 0) -> datetime:
    """Noon of a day in a time zone."""
    zone = timezone(timedelta(hours=offset_hours))
    return datetime(day.year, day.month, day.day, 12, tzinfo=zone)


def played(*days: int, in_time: bool = True) -> DailyCalendar:
    return DailyCalendar({START + DAY * day: DayResult(10, in_time) for day in days})


def test_which_days_can_be_played() -> None:
    calendar = played(40)
    today = START
    assert calendar.kind(FIRST_DAY - DAY, today) is DayKind.BEFORE_FIRST
    assert calendar.kind(FIRST_DAY, today) is DayKind.OPEN
    assert calendar.kind(today, today) is DayKind.OPEN
    assert calendar.kind(today + DAY, today) is DayKind.FUTURE
    # Played under a clock that was wrong: it is not taken away.
    assert calendar.kind(START + 40 * DAY, today) is DayKind.OPEN
    assert calendar.kind(FIRST_DAY - DAY, FIRST_DAY - 9 * DAY) is DayKind.BEFORE_FIRST


def test_the_best_score_of_a_day_stays() -> None:
    calendar = DailyCalendar({})
    for score, best in ((40, 40), (-5, 40), (41, 41), (41, 41)):
        calendar = calendar.with_result(START, score, noon(START))
        assert calendar.results == {START: DayResult(best, in_time=True)}


def test_a_day_played_late_counts_for_its_score_alone() -> None:
    calendar = played(0, 2).with_result(START + DAY, 99, noon(START + 9 * DAY))
    assert calendar.results[START + DAY] == DayResult(99, in_time=False)
    assert calendar.streak(START + 2 * DAY) == 1
    # Once in time, a later and better try does not take that away.
    better = calendar.with_result(START, 50, noon(START + 9 * DAY))
    assert better.results[START] == DayResult(50, in_time=True)


@pytest.mark.parametrize(
    ("days", "today", "now", "best"),
    [
        ((), 0, 0, 0),
        ((0,), 0, 1, 1),
        ((0, 1, 2), 2, 3, 3),
        ((0, 1, 2), 3, 3, 3),  # today is still to play
        ((0, 1, 2), 4, 0, 3),
        ((0, 1, 3, 4, 5), 5, 3, 3),
        ((0, 1, 2, 4), 4, 1, 3),
        ((5, 6), 0, 0, 0),  # all in the future
        ((0, 5, 6), 1, 1, 1),
    ],
)
def test_rows_of_days(days: tuple[int, ...], today: int, now: int, best: int) -> None:
    calendar = played(*days)
    assert calendar.streak(START + DAY * today) == now
    assert calendar.best_streak(START + DAY * today) == best


def test_days_of_a_wrong_clock_wait_until_they_come() -> None:
    calendar = played(0, 1)
    # The clock stood years ahead for an evening and was put right.
    future = date(2030, 5, 5)
    calendar = calendar.with_result(future, 70, noon(future)).with_result(
        START + 2 * DAY, 9, noon(START + 2 * DAY)
    )
    assert calendar.streak(START + 2 * DAY) == 3
    assert calendar.results[future].best == 70


def test_a_flight_over_the_date_line_loses_no_day_and_doubles_none() -> None:
    # Honolulu, the evening of day 0; over the line, the next morning on the clock is day 2.
    calendar = DailyCalendar({}).with_result(START, 1, noon(START, -10))
    landed = datetime(2026, 12, 3, 7, tzinfo=timezone(timedelta(hours=9)))
    assert landed.date() == START + 2 * DAY
    # Day 1 never was today, but somewhere it still is: it can be played, and counts.
    calendar = calendar.with_result(START + DAY, 1, landed).with_result(START + 2 * DAY, 1, landed)
    assert calendar.streak(landed.date()) == 3
    # And back: day 2 comes a second time and is the same puzzle.
    calendar = calendar.with_result(START + 2 * DAY, 5, noon(START + 2 * DAY, -10))
    assert calendar.streak(START + 2 * DAY) == 3
    assert len(calendar.results) == 3


@given(st.integers(0, 60 * 24 * 365 * 60), st.integers(-12 * 60, 14 * 60))
def test_today_is_in_time_in_every_time_zone(minutes: int, offset_minutes: int) -> None:
    moment = datetime(2026, 1, 2, tzinfo=UTC) + timedelta(minutes=minutes)
    there = moment.astimezone(timezone(timedelta(minutes=offset_minutes)))
    assert is_in_time(there.date(), there)
    assert not is_in_time(there.date() - 3 * DAY, there)
    assert not is_in_time(there.date() + 3 * DAY, there)


@given(st.lists(st.tuples(st.integers(0, 40), st.integers(-50, 200), st.integers(-2, 60)), max_size=30))
def test_the_order_of_play_makes_no_difference(plays: list[tuple[int, int, int]]) -> None:
    def calendar_of(order: list[tuple[int, int, int]]) -> DailyCalendar:
        calendar = DailyCalendar({})
        for day, score, late in order:
            calendar = calendar.with_result(START + DAY * day, score, noon(START + DAY * (day + late)))
        return calendar

    forward, backward = calendar_of(plays), calendar_of(plays[::-1])
    assert forward == backward
    assert forward == calendar_of(plays + plays)
    today = START + 40 * DAY
    assert forward.streak(today) <= forward.best_streak(today) <= len(forward.results)


def test_a_month_in_order() -> None:
    days = played(0, 30).month(2026, 12, START + DAY)
    assert [day for day, _, _ in days] == [START + DAY * index for index in range(31)]
    assert [kind for _, kind, _ in days[:3]] == [DayKind.OPEN, DayKind.OPEN, DayKind.FUTURE]
    assert days[0][2] == DayResult(10, in_time=True)
    assert days[30][1] is DayKind.OPEN
    assert len(played().month(9999, 12, START)) == 31
    with pytest.raises(ValueError, match="month"):
        played().month(2026, 13, START)


def test_what_is_no_day_or_moment_is_refused() -> None:
    with pytest.raises(ValueError, match="no puzzle"):
        DailyCalendar({}).with_result(FIRST_DAY - DAY, 1, noon(FIRST_DAY))
    with pytest.raises(ValueError, match="time zone"):
        is_in_time(START, datetime(2026, 12, 1, 12))  # noqa: DTZ001 - the fault under test
