"""Sound and help stand in the rooms of solitaire as at the table, and what happens is heard."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.pages.paper_room import PaperRoom
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.sound import Cue
from quiddler_qt.ui.table_page import RoundPill, Wordmark
from tests.ui.conftest import StartProgram
from tests.ui.pages.room_driver import settle
from tests.ui.solitaire.conftest import Bench, StartBench
from tests.ui.solitaire.test_solitaire_page import ALL, take_all, wait_for_deal, win

ROOMS = (Room.SOLITAIRE, Room.DAILY)


def button(bench: Bench, name: str) -> QPushButton:
    (found,) = [one for one in bench.window.findChildren(QPushButton, name) if one.isVisible()]
    return found


def add_help(bench: Bench) -> None:
    bench.rooms.add(Room.HOW_TO_PLAY, lambda theme, art: PaperRoom(theme, art, "help", "How to play"))


@pytest.mark.parametrize("room", ROOMS)
def test_sound_is_switched_off_and_on_and_the_button_says_so(start_bench: StartBench, room: Room) -> None:
    bench = start_bench()
    bench.enter(room)
    mute = button(bench, f"{room}_mute")
    assert mute.accessibleName() == "Sound is on; switch it off"
    QTest.mouseClick(mute, Qt.MouseButton.LeftButton)
    assert [bench.preferences.current.muted] == [True]
    assert mute.accessibleName() == mute.toolTip() == "Sound is off; switch it on"
    mute.setFocus()
    QTest.keyClick(mute, Qt.Key.Key_Space)
    assert [bench.preferences.current.muted] == [False]
    bench.preferences.change(lambda settings: replace(settings, muted=True))
    assert mute.isChecked(), "the settings were changed elsewhere"


@pytest.mark.parametrize("room", ROOMS)
def test_help_is_a_key_and_a_button_away_and_leads_back(start_bench: StartBench, room: Room) -> None:
    bench = start_bench()
    add_help(bench)
    bench.enter(room)
    QTest.mouseClick(button(bench, f"{room}_help"), Qt.MouseButton.LeftButton)
    assert bench.rooms.current is Room.HOW_TO_PLAY
    bench.rooms.back()
    QTest.keyClick(QApplication.focusWidget() or bench.window, Qt.Key.Key_F1)
    assert bench.rooms.current is Room.HOW_TO_PLAY
    bench.rooms.back()
    assert bench.rooms.current is room


@pytest.mark.parametrize("room", ROOMS)
def test_the_name_of_the_game_gives_way_to_the_buttons(
    qtbot: QtBot, start_bench: StartBench, room: Room
) -> None:
    bench = start_bench()
    bench.enter(room)
    if room is Room.SOLITAIRE:
        wait_for_deal(qtbot, bench)
    page = bench.rooms.page(room)
    (pill,) = [one for one in page.findChildren(RoundPill) if one.isVisible()]
    wordmark = page.findChild(Wordmark)
    assert wordmark is not None
    long = (page.width() - wordmark.width() - 100) // pill.fontMetrics().horizontalAdvance("l")
    for text, fits in (("a day", True), ("l" * long, False), ("a day", True)):
        pill.setText(text)
        settle()
        assert wordmark.isVisible() is fits
        assert pill.width() >= pill.sizeHint().width(), "no letter is cut"
        assert button(bench, f"{room}_help").isVisible()


def test_f1_works_on_the_board(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench()
    add_help(bench)
    driver = bench.enter(Room.SOLITAIRE)
    wait_for_deal(qtbot, bench)
    driver.click("stack_0")
    QTest.keyClick(QApplication.focusWidget() or bench.window, Qt.Key.Key_F1)
    assert bench.rooms.current is Room.HOW_TO_PLAY


def test_what_happens_is_heard(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = bench.enter(Room.SOLITAIRE)
    wait_for_deal(qtbot, bench)
    assert bench.heard == [Cue.DEAL]
    bench.heard.clear()
    driver.click("stack_0")
    driver.click("stack_0")
    driver.key(Qt.Key.Key_Backspace)
    assert bench.heard == [Cue.PICK_UP, Cue.SETTLE, Cue.REFUSE]
    bench.heard.clear()
    take_all(driver)
    assert bench.heard == [Cue.PICK_UP] * len(ALL) + [Cue.WORD_LAID]
    bench.heard.clear()
    driver.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert bench.heard == [Cue.SETTLE]
    win(driver)
    assert bench.heard[-1] is Cue.WIN


def test_the_clock_stands_while_another_window_is_in_front(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench()
    bench.enter(Room.SOLITAIRE)
    wait_for_deal(qtbot, bench)
    assert bench.solitaire._pulse.isActive()
    other = QLabel("another window")
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not bench.window.isActiveWindow())
    assert not bench.solitaire._pulse.isActive()
    bench.window.activateWindow()
    qtbot.waitUntil(bench.window.isActiveWindow)
    assert bench.solitaire._pulse.isActive()


def test_the_program_lets_it_be_heard(
    start_program: StartProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Cue] = []
    monkeypatch.setattr("quiddler_qt.ui.sound.Sounds.play", lambda _self, cue: heard.append(cue))
    program = start_program(seed=5)
    program.window.rooms.show(Room.DAILY)
    program.window.rooms.back()
    program.window.rooms.show(Room.SOLITAIRE)
    qtbot.waitUntil(lambda: heard == [Cue.DEAL], timeout=60_000)
