"""Folders that vanish and disks that are full, under the running window: one message, and play goes on."""

import errno
import shutil
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.state import Seat
from quiddler_qt.program import Program
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.storage.save_store import read_game
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.rooms import Room
from tests.ui.conftest import StartProgram
from tests.ui.table_driver import TableDriver

ALONE = TableChoice((Seat("Ada"), Seat("Pip", SeatKind.COMPUTER, "greedy")), first_dealer=1)


def dealt(program: Program, qtbot: QtBot) -> TableDriver:
    program.host.deal(ALONE)
    session = program.host.game_in_play().session
    qtbot.waitUntil(lambda: len(session.record.actions) == 1)
    return TableDriver(program.window)


def turn_round(program: Program) -> None:
    session = program.host.game_in_play().session
    held = session.arrangement(0)
    session.arrange(0, Arrangement(tuple(reversed(held.hand)), held.rows, held.fresh))
    QApplication.processEvents()


def test_the_data_folder_vanishes_and_is_there_again_with_the_next_move(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    program = start_program(seed=5)
    driver = dealt(program, qtbot)
    shutil.rmtree(program.places.data)
    driver.click("pile_stock")
    assert program.window.overlay.sheet is None
    path = program.store.current_path
    assert path is not None
    assert read_game(path).record == program.host.game_in_play().session.record


def test_settings_that_cannot_be_saved_are_told_once_and_saved_when_there_is_room(
    start_program: StartProgram, expect_log: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    expect_log("cannot be saved")
    program = start_program(seed=5)
    store = program.settings_store

    def full(_store: SettingsStore, _settings: Settings) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    def louder(settings: Settings) -> Settings:
        return replace(settings, sound_percent=settings.sound_percent - 1)

    program.window.rooms.show(Room.SETTINGS)
    with monkeypatch.context() as patch:
        patch.setattr(SettingsStore, "save", full)
        program.preferences.change(louder)
        assert program.window.message.isVisible()
        shown = [label.text() for label in program.window.message.findChildren(QLabel)]
        assert any("the disk is full" in text for text in shown)
        TableDriver(program.window).press("message_ok")
        program.preferences.change(louder)
        assert not program.window.message.isVisible()
    program.window.close()
    assert store.load().settings.sound_percent == program.preferences.current.sound_percent


def test_a_full_disk_is_told_once_and_all_is_saved_when_there_is_room(
    start_program: StartProgram,
    qtbot: QtBot,
    expect_log: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expect_log("cannot be saved")
    program = start_program(seed=5)
    driver = dealt(program, qtbot)

    def full(_game: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(program.store, "save_current", full)
        turn_round(program)
        assert program.window.overlay.sheet is program.window.message
        driver.press("message_ok")
        for _ in range(3):
            turn_round(program)
            assert program.window.overlay.sheet is None
        assert not program.host.save_now()
    turn_round(program)
    assert program.host.save_now()
    path = program.store.current_path
    assert path is not None
    arrangement = program.host.game_in_play().session.arrangement(0)
    assert read_game(path).arrangements[0].hand == arrangement.hand
