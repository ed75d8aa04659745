"""Faults in the real window: saved first, logged, counted, told once; the report gives nothing away."""

import logging
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, qCritical, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt import app
from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.record import digest
from quiddler_qt.engine.state import Seat
from quiddler_qt.program import Program
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.saved_game import SavedGame
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.fault_catcher import FaultCatcher
from quiddler_qt.ui.recovery.fault_report import WITHHELD, fault_text, report
from quiddler_qt.ui.recovery.fault_sheet import FaultSheet
from tests.ui.conftest import StartProgram
from tests.ui.table_driver import TableDriver

PEOPLE = TableChoice((Seat("Ada Lovelace"), Seat("Bob")))
ALONE = TableChoice((Seat("Ada Lovelace"), Seat("Pip", SeatKind.COMPUTER, "greedy")), first_dealer=1)
HAND = "the hand is QU IN T"

Catch = Callable[[Program], FaultCatcher]


@pytest.fixture
def catch() -> Iterator[Catch]:
    """A catcher on a running program, as ``app.run`` puts it there."""
    catchers: list[FaultCatcher] = []

    def install(program: Program) -> FaultCatcher:
        catcher = FaultCatcher()
        catchers.append(catcher)
        catcher.install()
        catcher.show_on(app._fault_desk(program))
        return catcher

    yield install
    for catcher in catchers:
        catcher.restore()


def fail_in_a_slot(message: str = HAND) -> None:
    def fail() -> None:
        raise ValueError(message)

    QTimer.singleShot(0, fail)


def fault_sheet(program: Program) -> FaultSheet:
    sheet = program.window.overlay.sheet
    assert isinstance(sheet, FaultSheet)
    return sheet


def text_of(program: Program, name: str) -> str:
    label = fault_sheet(program).findChild(QLabel, name)
    assert label is not None
    return label.text()


def is_told(program: Program) -> bool:
    return isinstance(program.window.overlay.sheet, FaultSheet)


def test_a_fault_is_saved_before_it_is_told_and_play_goes_on(
    start_program: StartProgram, catch: Catch, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    expect_log("(?s)unforeseen: .*ValueError")
    program = start_program(seed=5)
    catcher = catch(program)
    program.host.deal(ALONE)
    session = program.host.game_in_play().session
    saved: list[str] = []
    real = program.store.save_current

    def save(game: SavedGame) -> SavedGame:
        saved.append("told" if is_told(program) else "untold")
        return real(game)

    program.store.save_current = save  # type: ignore[method-assign]  # a fault is planted
    fail_in_a_slot()
    qtbot.waitUntil(lambda: is_told(program))
    assert catcher.count == 1
    assert saved == ["untold"]
    assert "Your games are safe" in text_of(program, "fault_text")
    assert HAND in fault_sheet(program).report  # nobody else is at the screen
    assert "Ada" not in fault_sheet(program).report
    QTest.keyClick(fault_sheet(program), Qt.Key.Key_Return)
    assert program.window.overlay.sheet is None
    driver = TableDriver(program.window)
    qtbot.waitUntil(lambda: len(session.record.actions) == 1)
    driver.click("pile_stock")
    assert len(session.record.actions) == 2
    program.close()
    found = SaveStore(program.places.games).load_current().game
    assert found is not None
    assert digest(found.state) == digest(session.state)


def test_between_people_no_message_is_told_or_logged(
    start_program: StartProgram,
    catch: Catch,
    qtbot: QtBot,
    expect_log: Callable[[str], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    expect_log("unforeseen")
    program = start_program(seed=76_543_210)
    catch(program)
    program.host.deal(PEOPLE)
    fail_in_a_slot()
    qtbot.waitUntil(lambda: is_told(program))
    told = fault_sheet(program).report
    assert WITHHELD in told
    assert "in fail" in told
    for text in (told, caplog.text):
        assert HAND not in text
    assert program.host.game_in_play().session.record.seed == 76_543_210
    for private in ("Ada", "Lovelace", "Bob", "76543210"):
        assert private not in told
    assert "2 of 8, " not in told.splitlines()[0]
    assert "(person, person)" in told


def test_a_storm_of_faults_is_one_dialog_with_a_count(
    start_program: StartProgram, catch: Catch, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    expect_log("unforeseen")
    program = start_program()
    catcher = catch(program)
    for _ in range(50):
        fail_in_a_slot("again")
    qtbot.waitUntil(lambda: catcher.count == 50)
    QApplication.processEvents()
    assert "50 times" in text_of(program, "fault_count")
    qtbot.keyClick(fault_sheet(program), Qt.Key.Key_Escape)
    assert program.window.overlay.sheet is None


def test_what_it_covered_comes_back(
    start_program: StartProgram, catch: Catch, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    expect_log("unforeseen")
    program = start_program()
    catch(program)
    program.host.choose_table()
    fail_in_a_slot()
    qtbot.waitUntil(lambda: is_told(program))
    QTest.mouseClick(TableDriver(program.window).button("fault_go_on"), Qt.MouseButton.LeftButton)
    assert program.window.overlay.sheet is program.window.new_game


def test_a_thread_and_qt_are_heard_too(
    start_program: StartProgram,
    catch: Catch,
    qtbot: QtBot,
    expect_log: Callable[[str], None],
    caplog: pytest.LogCaptureFixture,
) -> None:
    expect_log("(?s)unforeseen.*elsewhere")
    expect_log("a warning of Qt")
    expect_log("a grave message of Qt")
    program = start_program()
    catcher = catch(program)

    def fail() -> None:
        raise RuntimeError("elsewhere")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: is_told(program))
    qWarning("a warning of Qt")
    assert catcher.count == 1
    qCritical("a grave message of Qt")
    assert catcher.count == 2
    assert "a grave message of Qt" in fault_sheet(program).report
    assert [record.levelno for record in caplog.records if "warning of Qt" in record.message] == [
        logging.WARNING
    ]


def test_trouble_with_saving_is_said_and_a_failing_report_ends_nowhere(
    start_program: StartProgram,
    catch: Catch,
    qtbot: QtBot,
    expect_log: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expect_log("unforeseen")
    expect_log("the game cannot be saved after a fault")
    program = start_program()
    catch(program)

    def fail() -> bool:
        raise KeyError(57)

    monkeypatch.setattr(program.host, "save_now", fail)
    catcher = catch(program)
    fail_in_a_slot()
    qtbot.waitUntil(lambda: is_told(program))
    assert "could not be saved yet" in text_of(program, "fault_text")
    assert catcher.count == 1


def test_the_report_is_copied_and_saved(
    start_program: StartProgram,
    catch: Catch,
    qtbot: QtBot,
    expect_log: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    expect_log("unforeseen")
    program = start_program()
    catch(program)
    fail_in_a_slot(f"no such file: {Path.home()}/secret")
    qtbot.waitUntil(lambda: is_told(program))
    driver = TableDriver(program.window)
    QTest.mouseClick(driver.button("fault_copy"), Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert str(Path.home()) not in copied
    assert "~/secret" in copied
    target = tmp_path / "report.txt"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(target), ""))
    QTest.mouseClick(driver.button("fault_save"), Qt.MouseButton.LeftButton)
    assert target.read_text() == copied
    assert "report.txt" in text_of(program, "fault_told")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(target / "x"), ""))
    QTest.mouseClick(driver.button("fault_save"), Qt.MouseButton.LeftButton)
    assert "cannot be saved there" in text_of(program, "fault_told")


def test_a_chain_of_faults_is_told_in_order() -> None:
    error = ValueError("outer")
    error.__cause__ = KeyError("inner")
    text = fault_text(error, with_messages=True)
    hidden = fault_text(error, with_messages=False)
    assert text.index("inner") < text.index("outer")
    assert "inner" not in hidden
    assert hidden.count(WITHHELD) == 2
    assert report(text, None, "").endswith("log:\n(empty)\n")
