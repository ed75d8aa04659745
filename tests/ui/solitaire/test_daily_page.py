"""The daily puzzle by real mouse and keys: a day played, shown in the calendar, and its best lay."""

import errno
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.daily_puzzle import DayResult, daily_score
from quiddler_qt.engine.solitaire import SolitairePhase
from quiddler_qt.session.solitaire_session import SolitaireSession
from quiddler_qt.storage import records_file, solitaire_saves
from quiddler_qt.storage.solitaire_statistics import SolitaireRecords, SolitaireStatistics
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.solitaire.month_grid import DayButton
from quiddler_qt.ui.solitaire.solitaire_wording import daily_line
from tests.ui.conftest import StartProgram
from tests.ui.solitaire.board_driver import BoardDriver
from tests.ui.solitaire.conftest import NOW, Bench, StartBench

WAIT_MS = 60_000
TODAY = NOW.date()


def is_playing(bench: Bench) -> bool:
    return bench.daily_page.is_playing


def begin(bench: Bench) -> BoardDriver:
    """Plays the chosen day from the calendar, by Enter on what has the keyboard."""
    driver = bench.enter(Room.DAILY)
    assert not is_playing(bench)
    driver.key(Qt.Key.Key_Return)
    assert is_playing(bench)
    return driver


def played(bench: Bench) -> SolitaireSession:
    session = bench.daily_page.player.session
    assert session is not None
    return session


def told(bench: Bench, name: str) -> str:
    label = bench.daily_page.findChild(QLabel, name)
    assert label is not None
    return label.text()


def take_all(driver: BoardDriver) -> None:
    for stack in range(8):
        driver.click(f"stack_{stack}")
    driver.key(Qt.Key.Key_Return)


def test_a_day_is_played_counted_and_shown(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = begin(bench)
    session = played(bench)
    take_all(driver)
    driver.press("daily_finish")
    score = daily_score(session.state).total
    assert bench.statistics.load().records.days == {TODAY: DayResult(score, in_time=True)}
    assert not list((bench.folder / "games").glob("daily-*"))
    driver.press("message_calendar", bench.overlay)
    assert not is_playing(bench)
    assert told(bench, "day_score") == f"Best score {score}".replace("-", "\N{MINUS SIGN}")
    button = bench.daily_page.grid.findChild(DayButton, f"day_{TODAY.isoformat()}")
    assert button is not None
    assert "best score" in button.accessibleName()
    assert "1 day" in told(bench, "day_rows")


def test_the_best_score_of_a_day_stays(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = begin(bench)
    take_all(driver)
    take_all(driver)
    assert played(bench).state.phase is SolitairePhase.WON
    best = daily_score(played(bench).state).total
    driver.press("message_calendar", bench.overlay)
    driver.press("day_play")
    driver.press("daily_finish")
    assert bench.statistics.load().records.days[TODAY].best == best
    assert bench.overlay.sheet is not None
    assert "Best of this day" in bench.overlay.sheet.accessibleDescription()


def test_after_the_end_one_may_go_back_for_more(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = begin(bench)
    take_all(driver)
    driver.press("daily_finish")
    driver.press("message_undo", bench.overlay)
    session = played(bench)
    assert session.state.phase is SolitairePhase.WORD
    assert list((bench.folder / "games").glob("daily-*.qqsolo"))
    take_all(driver)
    assert bench.statistics.load().records.days[TODAY].best == daily_score(session.state).total


def test_a_begun_puzzle_is_found_again(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    take_all(begin(bench))
    record = played(bench).record
    bench.end()
    bench = start_bench(accepts_all=True)
    driver = bench.enter(Room.DAILY)
    assert is_playing(bench)
    assert played(bench).record == record
    driver.key(Qt.Key.Key_Escape)
    assert not is_playing(bench)
    assert told(bench, "day_score") == "Begun, not finished"
    assert bench.rooms.current is Room.DAILY
    driver.key(Qt.Key.Key_Escape)
    assert bench.rooms.current is None


def choose(bench: Bench, driver: BoardDriver, key: Qt.Key) -> None:
    bench.daily_page.grid.setFocus(Qt.FocusReason.TabFocusReason)
    driver.key(key)


def test_half_a_puzzle_is_not_lost_for_another_day(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = begin(bench)
    take_all(driver)
    todays = played(bench).record
    driver.key(Qt.Key.Key_Escape)
    choose(bench, driver, Qt.Key.Key_Left)
    assert bench.daily_page.grid.chosen == TODAY - timedelta(days=1)
    driver.press("day_play")
    take_all(driver)
    yesterdays = played(bench).record
    assert yesterdays.deal != todays.deal
    driver.key(Qt.Key.Key_Escape)
    choose(bench, driver, Qt.Key.Key_Right)
    driver.press("day_play")
    assert played(bench).record == todays
    bench.end()

    bench = start_bench(accepts_all=True)
    driver = bench.enter(Room.DAILY)
    assert played(bench).record == todays
    driver.key(Qt.Key.Key_Escape)
    choose(bench, driver, Qt.Key.Key_Left)
    driver.press("day_play")
    assert played(bench).record == yesterdays
    take_all(driver)
    assert list(bench.statistics.load().records.days) == [TODAY - timedelta(days=1)]


def test_a_day_that_was_only_looked_at_leaves_nothing(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = begin(bench)
    driver.key(Qt.Key.Key_Escape)
    choose(bench, driver, Qt.Key.Key_Left)
    driver.press("day_play")
    take_all(driver)
    assert len(list((bench.folder / "games").glob("daily-*.qqsolo"))) == 1


def test_half_a_puzzle_of_an_earlier_day_waits_in_the_calendar(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    take_all(begin(bench))
    record = played(bench).record
    bench.end()
    bench = start_bench(accepts_all=True)
    bench.moment[0] = NOW + timedelta(days=1)
    driver = bench.enter(Room.DAILY)
    assert not is_playing(bench)
    assert bench.daily_page.grid.chosen == TODAY + timedelta(days=1)
    choose(bench, driver, Qt.Key.Key_Left)
    driver.press("day_play")
    assert played(bench).record == record


def full_disk(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, "no space left on device")


def test_a_day_that_could_not_be_counted_is_counted_later(
    start_bench: StartBench, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("a game cannot be counted")
    bench = start_bench(accepts_all=True)
    driver = begin(bench)
    take_all(driver)
    with monkeypatch.context() as patch:
        patch.setattr(records_file, "write_atomically", full_disk)
        driver.press("daily_finish")
        score = daily_score(played(bench).state).total
        driver.press("message_calendar", bench.overlay)
        choose(bench, driver, Qt.Key.Key_Left)
        driver.press("day_play")
    assert bench.statistics.load().records.days == {}
    take_all(driver)
    bench.end()
    bench = start_bench(accepts_all=True)
    driver = bench.enter(Room.DAILY)
    choose(bench, driver, Qt.Key.Key_Right)
    bench.daily_page.grid.setFocus(Qt.FocusReason.TabFocusReason)
    driver.press("day_play")
    assert bench.statistics.load().records.days == {TODAY: DayResult(score, in_time=True)}


def test_half_a_puzzle_that_cannot_be_saved_is_not_left(
    start_bench: StartBench, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("the game cannot be saved")
    bench = start_bench(accepts_all=True)
    told_of: list[str] = []
    bench.daily.trouble.connect(told_of.append)
    driver = begin(bench)
    with monkeypatch.context() as patch:
        patch.setattr(solitaire_saves, "write_atomically", full_disk)
        take_all(driver)
        record = played(bench).record
        driver.key(Qt.Key.Key_Escape)
        choose(bench, driver, Qt.Key.Key_Left)
        driver.press("day_play")
        assert not is_playing(bench)
        assert len(told_of) == 2
        assert "disk is full" in told_of[-1]
    choose(bench, driver, Qt.Key.Key_Right)
    driver.press("day_play")
    assert played(bench).record == record
    driver.key(Qt.Key.Key_Escape)
    choose(bench, driver, Qt.Key.Key_Left)
    driver.press("day_play")
    assert is_playing(bench)


def test_killed_after_the_last_word_the_day_is_counted(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = begin(bench)
    take_all(driver)
    bench.daily.end = lambda: None  # type: ignore[method-assign]  # killed before it
    take_all(driver)
    score = daily_score(played(bench).state).total
    bench.die()
    assert bench.statistics.load().records.days == {}
    bench = start_bench(accepts_all=True)
    bench.enter(Room.DAILY)
    assert bench.statistics.load().records.days[TODAY].best == score
    assert not is_playing(bench)


def test_past_days_can_be_played_and_break_no_row(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    for days in (1, 2):
        bench.statistics.record_day(TODAY - timedelta(days=days), DayResult(50, in_time=True))
    driver = bench.enter(Room.DAILY)
    assert told(bench, "day_rows").startswith("Now: 2 days")
    bench.daily_page.grid.setFocus(Qt.FocusReason.TabFocusReason)
    driver.key(Qt.Key.Key_Up)
    day = TODAY - timedelta(days=7)
    assert bench.daily_page.grid.chosen == day
    driver.key(Qt.Key.Key_PageUp)
    assert bench.daily_page.grid.chosen == date(2026, 10, 1)
    driver.press("day_play")
    take_all(driver)
    take_all(driver)
    result = bench.statistics.load().records.days[date(2026, 10, 1)]
    assert not result.in_time


def test_a_clock_that_changes_neither_loses_nor_doubles_a_day(start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = begin(bench)
    take_all(driver)
    # Midnight passes, and the clock is set back by a year, while the puzzle lies on the table.
    bench.moment[0] = datetime(2025, 12, 1, tzinfo=UTC)
    driver.press("daily_finish")
    assert list(bench.statistics.load().records.days) == [TODAY]
    driver.press("message_calendar", bench.overlay)
    assert bench.daily_page.grid.chosen == TODAY
    bench.moment[0] = NOW + timedelta(days=1)
    bench.rooms.back()
    bench.enter(Room.DAILY)
    assert bench.daily_page.grid.chosen == TODAY + timedelta(days=1)
    assert told(bench, "day_score") == "Not played yet"


def test_the_best_lay_comes_step_by_step_and_says_that_it_is_optimal(
    qtbot: QtBot, start_bench: StartBench
) -> None:
    bench = start_bench(None)
    driver = begin(bench)
    driver.press("daily_finish")
    driver.press("message_lay", bench.overlay)
    card = bench.daily_page.card
    assert told(bench, "day_lay_text").startswith("Looking")
    qtbot.waitUntil(lambda: card.lay is not None, timeout=WAIT_MS)
    qtbot.waitUntil(lambda: card.lay is not None and card.lay.proven, timeout=WAIT_MS)
    assert told(bench, "day_lay_text").startswith("Optimal")
    # Another day has another lay.
    bench.daily_page.grid.setFocus(Qt.FocusReason.TabFocusReason)
    driver.key(Qt.Key.Key_Left)
    assert card.lay is None


def test_where_nobody_can_look_for_it_that_is_said(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench()
    driver = begin(bench)
    driver.press("daily_finish")
    driver.press("message_lay", bench.overlay)
    qtbot.waitUntil(lambda: "could not" in told(bench, "day_lay_text"), timeout=WAIT_MS)


def test_the_start_page_tells_of_today(start_program: StartProgram) -> None:
    program = start_program(seed=5)
    tile = program.window.start_page.findChild(QAbstractButton, "start_daily")
    assert tile is not None
    assert tile.accessibleDescription() == "not yet played today"
    assert daily_line(SolitaireRecords(), TODAY, is_begun=True) == "today's is begun"
    today = datetime.now().astimezone().date()
    SolitaireStatistics(program.places.data).record_day(today, DayResult(84, in_time=True))
    program.window.rooms.show(Room.RECORDS)
    program.window.rooms.back()
    assert tile.accessibleDescription() == "today: 84 points"
