"""What people read on the start page when files are damaged or a folder cannot be written to."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from typing import Self

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt import app
from quiddler_qt.engine.state import Seat
from quiddler_qt.options import Options
from quiddler_qt.program import Program
from quiddler_qt.storage.places import PlaceProblem, Places, UnusablePlace, profile_places
from quiddler_qt.storage.save_store import SaveStore, newest_waiting, read_game
from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.storage.table_statistics import TableStatistics
from quiddler_qt.storage.word_files import WordFiles
from quiddler_qt.ui import game_host
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.solitaire.solitaire_page import SolitairePage
from quiddler_qt.ui.words.word_shelf import Search
from tests.storage.sample_games import game_in_play, whole_game

Start = Callable[[Places], Program]


@pytest.fixture
def start(qapp: QApplication, _fonts: None, tmp_path: Path) -> Iterator[Start]:
    """Starts the program on some folders, all the way to its start page."""
    running: list[Program] = []

    def begin(places: Places) -> Program:
        program = app.build(places, Options(profile=tmp_path))
        running.append(program)
        program.window.show()
        app._begin(program, Options(profile=tmp_path))
        return program

    yield begin
    for program in running:
        program.window.close()
        program.close()
        program.window.deleteLater()


def notice(program: Program) -> list[str]:
    label = program.window.start_page.findChild(QLabel, "start_notice_text")
    assert label is not None
    return label.text().splitlines() if label.isVisible() else []


def recover_button(program: Program) -> QPushButton:
    button = program.window.start_page.findChild(QPushButton, "start_notice_recover")
    assert button is not None
    return button


def waiting_save(folder: Path, seed: int = 3) -> Path:
    store = SaveStore(folder)
    store.save_current(game_in_play(seed, seats=2))
    store.close()
    (path,) = folder.glob("current-*.qqgame")
    return path


def test_nothing_is_told_where_all_is_well(start: Start, tmp_path: Path) -> None:
    program = start(profile_places(tmp_path))
    assert notice(program) == []


@pytest.mark.usefixtures("qapp", "_fonts")
def test_the_start_page_keeps_room_for_the_game_that_waits(tmp_path: Path) -> None:
    places = profile_places(tmp_path)
    waiting_save(places.games)
    opened = app.open_window(places)
    window = opened.window
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    seen = [
        window.start_page.findChild(QWidget, f"start_{name}")
        for name in ("new_game", "dictionary", "settings")
    ]
    before = [(widget.isVisible(), widget.geometry()) for widget in seen if widget is not None]
    program = app.furnish(opened, Options(profile=tmp_path))
    app._begin(program, Options(profile=tmp_path))
    QApplication.processEvents()
    assert len(before) == 3
    assert all(visible for visible, _ in before)
    assert [(widget.isVisible(), widget.geometry()) for widget in seen if widget is not None] == before
    window.close()
    program.close()
    window.deleteLater()


def test_a_game_that_another_window_plays_does_not_look_lost(start: Start, tmp_path: Path) -> None:
    places = profile_places(tmp_path)
    other = SaveStore(places.games)
    other.save_current(game_in_play(3, seats=2))
    assert notice(start(places)) == ["A game is being played in another window of the program."]
    other.close()


def test_damaged_files_are_told_each_once_and_lead_to_where_they_lie(
    start: Start, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("was refused")
    places = profile_places(tmp_path)
    for number in range(3):
        (places.games).mkdir(parents=True, exist_ok=True)
        (places.games / f"current-{number:016x}.qqgame").write_bytes(b"quiddler")
    places.config.mkdir(parents=True)
    (places.config / "settings.json").write_bytes(b"\0\0")
    program = start(places)
    lines = notice(program)
    assert len(lines) == 2
    assert "settings could not be read" in lines[0]
    assert "cannot be opened" in lines[1]
    assert "2 more cannot be opened either" in lines[1]
    button = recover_button(program)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert program.window.rooms.current is Room.RECOVERY
    page = program.window.rooms.page(Room.RECOVERY)
    shown = "\n".join(label.text() for label in page.findChildren(QLabel))
    assert "current-0000000000000002.qqgame" in shown


def test_a_damaged_word_list_is_told_with_its_file_and_lies_on_the_page_of_recovery(
    start: Start, tmp_path: Path, qtbot: QtBot, expect_log: Callable[[str], None]
) -> None:
    expect_log("was set aside")
    places = profile_places(tmp_path)
    files = WordFiles(places)
    brought = tmp_path / "birds.txt"
    brought.write_text("wren\nrook\n")
    name = f"{files.import_file(brought).identifier}.words"
    (files.list_folder / name).write_bytes(b"rook\nwren\n")
    program = start(places)
    qtbot.waitUntil(lambda: notice(program) != [], timeout=60_000)
    (line,) = notice(program)
    assert name in line
    assert "damaged" in line
    QTest.mouseClick(recover_button(program), Qt.MouseButton.LeftButton)
    page = program.window.rooms.page(Room.RECOVERY)
    shown = [label.text() for label in page.findChildren(QLabel)]
    assert "Imported word list" in shown
    assert any("bring the list in again" in text for text in shown)
    again = start(profile_places(tmp_path))
    again.words.look_around()
    qtbot.waitUntil(lambda: again.words.search is Search.DONE, timeout=60_000)
    assert notice(again) == []


def test_a_notice_that_is_dismissed_is_gone(start: Start, tmp_path: Path) -> None:
    program = start(profile_places(tmp_path))
    program.host.greet(lambda: "One thing.", recoverable=True)
    program.host.greet(lambda: "One thing.")
    program.host.greet(lambda: "Another.")
    assert notice(program) == ["One thing.", "Another."]
    assert recover_button(program).isVisible()
    close = program.window.start_page.findChild(QPushButton, "start_notice_close")
    assert close is not None
    QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    program.host.greet(lambda: "A third.")
    assert notice(program) == ["A third."]
    assert not recover_button(program).isVisible()


def test_what_was_told_stays_beside_what_comes_and_through_another_language(
    start: Start, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("was set aside")
    expect_log("cannot be opened")
    places = profile_places(tmp_path)
    places.data.mkdir(parents=True)
    (places.data / "tables.json").write_bytes(b"[]")
    program = start(places)
    program.host.open_file(tmp_path / "nowhere.qqgame")
    first, second = notice(program)
    assert first.startswith("Kept tables: ")
    assert "nowhere.qqgame" in second
    program.preferences.change(lambda settings: replace(settings, language="lt"))
    QApplication.processEvents()
    first, second = notice(program)
    assert first.startswith("Išsaugoti stalai: ")
    assert "nowhere.qqgame" in second
    assert recover_button(program).isVisible()
    program.preferences.change(lambda settings: replace(settings, language="en"))


def test_a_folder_that_cannot_be_written_to_still_offers_its_game(start: Start, tmp_path: Path) -> None:
    old = tmp_path / "old" / "games"
    path = waiting_save(old)
    before = {file: file.read_bytes() for file in old.iterdir()}
    unusable = UnusablePlace("data", old.parent, PlaceProblem.NOT_WRITABLE)
    program = start(replace(profile_places(tmp_path / "refuge"), unusable=(unusable,)))
    assert len(notice(program)) == 1
    assert not recover_button(program).isVisible()
    waiting = program.host.waiting
    assert waiting is not None
    program.window.start_page.continue_requested.emit()
    assert program.host.game_in_play().session.record == read_game(path).record
    own = program.store.current_path
    assert own is not None
    assert own.parent == tmp_path / "refuge" / "data" / "games"
    assert {file: file.read_bytes() for file in old.iterdir()} == before


def test_the_newest_game_of_such_a_folder_waits(tmp_path: Path) -> None:
    assert newest_waiting(tmp_path / "none") is None
    first, second, over = SaveStore(tmp_path), SaveStore(tmp_path), SaveStore(tmp_path)
    first.save_current(game_in_play(3, seats=2))
    second.save_current(game_in_play(4, seats=2))
    newest = second.save_current(game_in_play(4, seats=2))
    over.save_current(whole_game(5, seats=2))
    for store in (first, second, over):
        store.close()
    assert newest_waiting(tmp_path) == newest
    # Where the newest save is damaged, the one before it.
    (damaged,) = (file for file in tmp_path.glob("current-*.qqgame") if read_game(file) == newest)
    damaged.write_bytes(b"")
    found = newest_waiting(tmp_path)
    assert found is not None
    assert (found.identity, found.counter) == (newest.identity, newest.counter - 1)


def test_what_killed_writers_left_is_gone_after_a_start(start: Start, tmp_path: Path) -> None:
    places = profile_places(tmp_path)
    rubbish = [folder / ".qq-0123456789abcdef.tmp" for folder in (places.data, places.config, places.games)]
    for path in rubbish:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"half")
    start(places)
    assert [path for path in rubbish if path.exists()] == []


DATA = {
    "tables.json": "Kept tables",
    "own_words.json": "own words",
    "solitaire-records.json": "Records of solitaire",
    "table-records.json": "Records of the table",
}


@pytest.mark.parametrize("junk", [b"", b"\0\0\0", b"[]", b'{"format":"x"}'])
@pytest.mark.parametrize("name", DATA)
def test_each_file_of_data_that_cannot_be_read_is_told_and_kept(
    start: Start, tmp_path: Path, expect_log: Callable[[str], None], name: str, junk: bytes
) -> None:
    expect_log("was set aside")
    if name == "own_words.json":
        expect_log("cannot be read")
    places = profile_places(tmp_path)
    places.data.mkdir(parents=True)
    (places.data / name).write_bytes(junk)
    program = start(places)
    (line,) = notice(program)
    assert DATA[name] in line
    assert recover_button(program).isVisible()
    aside = (places.data / name).with_suffix(".damaged.json")
    assert aside.read_bytes() == junk
    # It is told once: the next start has nothing to say.
    program.window.close()
    program.close()
    assert notice(start(places)) == []


def test_damaged_records_are_told_before_a_game_that_is_over_is_counted(
    start: Start, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("was set aside")
    places = profile_places(tmp_path)
    store = SaveStore(places.games)
    store.save_current(whole_game(3, seats=2))
    store.close()
    (places.data / "table-records.json").write_bytes(b"scratched")
    program = start(places)
    (line,) = notice(program)
    assert DATA["table-records.json"] in line
    assert recover_button(program).isVisible()
    assert len(TableStatistics(places.data).load().records.counted) == 1


def test_tables_and_words_that_another_copy_keeps_are_not_written_over(start: Start, tmp_path: Path) -> None:
    places = profile_places(tmp_path)
    one, other = start(places), start(places)
    mine, theirs = SavedTables(places.data), SavedTables(places.data)
    assert (mine.tables(), theirs.tables()) == ((), ())
    mine.save("Friday", TableChoice((Seat("Ada"), Seat("Bo"))))
    theirs.save("Sunday", TableChoice((Seat("Ada"), Seat("Bo"))))
    assert [kept.name for kept in mine.tables()] == ["Sunday", "Friday"]
    one.words.remember("BLORP", accepted=True)
    other.words.remember("ZORB", accepted=True)
    assert one.words.own_words.accepted == {"blorp", "zorb"}


def test_solitaire_tells_of_a_damaged_game_when_the_new_deal_lies(
    start: Start, qtbot: QtBot, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("was refused")
    places = profile_places(tmp_path)
    places.games.mkdir(parents=True)
    (places.games / "solitaire-0123456789abcdef.qqsolo").write_bytes(b"[]")
    program = start(places)
    program.window.rooms.show(Room.SOLITAIRE)
    page = program.window.rooms.page(Room.SOLITAIRE)
    assert isinstance(page, SolitairePage)
    qtbot.waitUntil(lambda: page.player.session is not None, timeout=60_000)
    assert "cannot be opened" in page.desk.status.text()


def test_when_the_game_was_saved_is_told_anew(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    places = profile_places(tmp_path / "profile")
    places.games.mkdir(parents=True)
    waiting_save(places.games)
    page = start(places).window.start_page
    told = page.findChild(QLabel, "start_saved")
    assert told is not None
    assert told.text() == "saved just now"

    class Later(datetime):
        """The clock five minutes on."""

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return super().now(tz) + timedelta(minutes=5)

    monkeypatch.setattr(game_host, "datetime", Later)
    QApplication.sendEvent(page.window(), QEvent(QEvent.Type.WindowActivate))
    assert told.text() == "saved 5 minutes ago"
