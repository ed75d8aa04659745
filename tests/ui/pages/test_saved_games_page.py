"""The room of saved games, used as people use it: by clicks, keys, and files dropped on the window."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFileDialog,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.program import Program
from quiddler_qt.storage.game_shelf import GameShelf
from quiddler_qt.storage.save_codec import encode
from quiddler_qt.storage.save_store import list_game, write_game
from quiddler_qt.storage.saved_game import Presentation, SavedGame
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.pages.saved_games_page import SavedGamesPage
from quiddler_qt.ui.rooms import Room
from tests.storage.sample_games import game_in_play, whole_game
from tests.ui.conftest import StartProgram
from tests.ui.dialogs.stage import put_on_stage
from tests.ui.pages.conftest import games_of

LEFT = Qt.MouseButton.LeftButton
QUICK = Rules(hand_sizes=(3, 4))

KeepGames = Callable[..., list[Path]]
Widget = TypeVar("Widget", bound=QWidget)


def titled(game: SavedGame, title: str) -> SavedGame:
    return replace(game, presentation=Presentation(title))


class Visit:
    """The page of a running program, with hands on it."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.window = program.window
        tile = program.window.start_page.findChild(QAbstractButton, "start_saved_games")
        assert tile is not None
        QTest.mouseClick(tile, LEFT)
        page = program.window.rooms.page(Room.SAVED_GAMES)
        assert isinstance(page, SavedGamesPage)
        self.page = page
        self.list = self.find(QListView, "list")
        self.settle()

    def find(self, kind: type[Widget], name: str) -> Widget:
        found = self.page.findChildren(kind, f"saved_games_{name}")
        assert found, name
        return next((widget for widget in found if widget.isVisible()), found[-1])

    def settle(self) -> None:
        for _ in range(5):
            QApplication.processEvents()

    def click(self, name: str) -> None:
        button = self.find(QPushButton, name)
        assert button.isVisible(), name
        assert button.isEnabled(), name
        QTest.mouseClick(button, LEFT)
        self.settle()

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClick(focus, key, modifier)
        self.settle()

    def type(self, text: str) -> None:
        focus = QApplication.focusWidget()
        assert focus is not None
        QTest.keyClicks(focus, text)

    def waiting_title(self) -> str | None:
        waiting = self.program.host.waiting
        return None if waiting is None else waiting.presentation.title

    def room(self) -> Room | None:
        return self.window.rooms.current

    def titles(self) -> list[str]:
        model = self.list.model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def said(self) -> list[str]:
        model = self.list.model()
        role = Qt.ItemDataRole.AccessibleTextRole
        return [model.index(row, 0).data(role) for row in range(model.rowCount())]

    def choose(self, title: str) -> None:
        row = self.titles().index(title)
        rect = self.list.visualRect(self.list.model().index(row, 0))
        QTest.mouseClick(self.list.viewport(), LEFT, pos=rect.center())
        self.settle()

    def text(self, name: str) -> str:
        return str(self.find(QLabel, name).text())

    def drop(self, data: QMimeData) -> bool:
        """Drops something on the window; whether it was taken."""
        point = QPoint(300, 300)
        enter = QDragEnterEvent(point, Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.window, enter)
        drop = QDropEvent(
            QPointF(point), Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
        )
        if enter.isAccepted():
            QApplication.sendEvent(self.window, drop)
        self.settle()
        return enter.isAccepted()


@pytest.fixture
def visit(start_program: StartProgram) -> Callable[[], Visit]:
    return lambda: Visit(start_program())


def test_the_list_tells_players_round_totals_and_state(
    visit: Callable[[], Visit], keep_games: KeepGames
) -> None:
    over = titled(whole_game(3, rules=QUICK, seats=3), "Rainy Sunday")
    going_on = game_in_play(4, rules=QUICK, seats=2)
    keep_games(over, going_on)
    seen = visit()
    assert seen.titles() == ["Ann and R&D <b>Bob</b>", "Rainy Sunday"]
    assert "Round" in seen.said()[0]
    assert "Finished" in seen.said()[1]
    assert seen.list.hasFocus()
    seen.choose("Rainy Sunday")
    totals = [int(seen.text(f"total_{seat}").replace("\u2212", "-")) for seat in range(3)]
    assert tuple(totals) == over.state.totals


def test_enter_goes_on_with_a_game_and_the_one_that_waited_is_kept(
    visit: Callable[[], Visit], keep_games: KeepGames
) -> None:
    keep_games(titled(game_in_play(4, rules=QUICK, seats=2), "Older"))
    seen = visit()
    seen.choose("Older")
    seen.key(Qt.Key.Key_Return)
    host = seen.program.host
    assert host.is_playing
    assert host.game_in_play().presentation.title == "Older"
    assert seen.window.rooms.current is None
    assert games_of(seen.program) == []
    host.leave()
    assert host.waiting is not None
    assert host.waiting.presentation.title == "Older"


def test_a_finished_game_shows_its_result_and_stays_as_it_was(
    visit: Callable[[], Visit], keep_games: KeepGames
) -> None:
    (path,) = keep_games(whole_game(5, rules=QUICK, seats=2))
    data = path.read_bytes()
    seen = visit()
    seen.click("open")
    presenter = seen.program.host.presenter
    assert presenter is not None
    assert presenter.session.state.phase is Phase.GAME_OVER
    assert seen.window.screen_of_game.round_page.isVisible()
    seen.program.host.leave()
    assert seen.program.host.waiting is None
    assert games_of(seen.program) == [path]
    assert path.read_bytes() == data


def test_looking_at_a_result_leaves_the_game_that_waits(
    start_program: StartProgram, keep_games: KeepGames
) -> None:
    keep_games(titled(whole_game(5, rules=QUICK, seats=2), "Over"))
    program = start_program(seed=1)
    program.host.deal(TableChoice((Seat("Ada"), Seat("Bo"))))
    program.host.leave()
    seen = Visit(program)
    seen.choose("Over")
    seen.click("open")
    program.host.leave()
    assert program.host.waiting is not None
    assert program.host.waiting.record.setup.seats[0].name == "Ada"
    program.host.continue_game()
    assert program.host.is_playing


def test_a_game_is_named_and_the_name_is_there_at_the_next_start(
    start_program: StartProgram, keep_games: KeepGames
) -> None:
    keep_games(game_in_play(4, rules=QUICK, seats=2))
    seen = Visit(start_program())
    seen.key(Qt.Key.Key_F2)
    assert seen.find(QLineEdit, "title_field").hasFocus()
    seen.type("Sunday  & <i>rain</i>")
    seen.key(Qt.Key.Key_Return)
    assert seen.titles() == ["Sunday & <i>rain</i>"]
    assert seen.list.hasFocus()
    seen.program.window.close()
    seen.program.close()
    assert Visit(start_program()).titles() == ["Sunday & <i>rain</i>"]


def test_the_waiting_game_can_be_named_and_thrown_away(start_program: StartProgram) -> None:
    program = start_program(seed=1)
    program.host.deal(TableChoice((Seat("Ada"), Seat("Bo"))))
    program.host.leave()
    seen = Visit(program)
    assert "start page" in seen.text("note")
    seen.key(Qt.Key.Key_F2)
    seen.type("Ours")
    seen.key(Qt.Key.Key_Return)
    assert seen.titles() == ["Ours"]
    assert seen.waiting_title() == "Ours"
    seen.key(Qt.Key.Key_Delete)
    assert seen.titles() == []
    assert seen.waiting_title() is None
    seen.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert seen.titles() == ["Ours"]
    seen.click("open")
    assert program.host.is_playing


def test_a_deleted_game_can_be_taken_back_by_the_button_and_from_the_deleted_ones(
    visit: Callable[[], Visit], keep_games: KeepGames
) -> None:
    paths = keep_games(
        titled(game_in_play(4, rules=QUICK, seats=2), "One"),
        titled(game_in_play(6, rules=QUICK, seats=2), "Two"),
    )
    data = [path.read_bytes() for path in paths]
    seen = visit()
    seen.choose("One")
    seen.click("delete")
    assert seen.titles() == ["Two"]
    assert "One" in seen.text("notice_text")
    seen.click("notice_button")
    assert sorted(seen.titles()) == ["One", "Two"]
    seen.choose("One")
    seen.key(Qt.Key.Key_Delete)
    seen.click("filter_deleted")
    assert seen.titles() == ["One"]
    seen.click("open")
    seen.click("filter_all")
    assert sorted(seen.titles()) == ["One", "Two"]
    assert [path.read_bytes() for path in paths] == data


def test_a_damaged_file_is_marked_with_the_reason_and_can_only_be_deleted(
    visit: Callable[[], Visit], keep_games: KeepGames
) -> None:
    paths = keep_games(game_in_play(4, rules=QUICK, seats=2), game_in_play(6, rules=QUICK, seats=2))
    paths[0].write_bytes(paths[0].read_bytes()[:-9])
    seen = visit()
    assert seen.titles()[-1] == paths[0].name
    assert "damaged" in seen.said()[-1]
    seen.choose(paths[0].name)
    assert not seen.find(QPushButton, "open").isEnabled()
    assert not seen.find(QPushButton, "copy").isVisible()
    seen.click("delete")
    assert len(seen.titles()) == 1


def test_filters_show_what_they_say(visit: Callable[[], Visit], keep_games: KeepGames) -> None:
    keep_games(
        titled(game_in_play(4, rules=QUICK, seats=2), "Going on"),
        titled(whole_game(5, rules=QUICK, seats=2), "Over"),
    )
    seen = visit()
    seen.click("filter_finished")
    assert seen.titles() == ["Over"]
    seen.click("filter_unfinished")
    assert seen.titles() == ["Going on"]
    seen.click("filter_deleted")
    assert seen.titles() == []
    assert "30 days" in seen.text("empty")


def test_a_copy_is_saved_where_people_want_it(
    visit: Callable[[], Visit], keep_games: KeepGames, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_in_play(4, rules=QUICK, seats=2)
    keep_games(game)
    target = tmp_path / "copy"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    seen = visit()
    seen.click("copy")
    summary = list_game(target.with_suffix(".qqgame")).summary
    assert summary is not None
    assert summary.game_id == game.identity.game_id
    assert "copy.qqgame" in seen.text("notice_text")


def test_files_are_brought_in_by_the_button(
    visit: Callable[[], Visit], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = tmp_path / "good.qqgame", tmp_path / "bad.qqgame"
    write_game(good, titled(game_in_play(4, rules=QUICK, seats=2), "From Anna"))
    bad.write_bytes(encode(game_in_play(5, rules=QUICK, seats=2))[:-20])
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(good), str(bad)], ""))
    seen = visit()
    assert "No game" in seen.text("empty")
    seen.click("import")
    assert seen.titles() == ["From Anna"]
    assert "One game was brought in" in seen.text("notice_text")
    assert "bad.qqgame cannot be opened: it is damaged" in seen.text("notice_text")


def test_a_file_dropped_on_the_window_is_brought_in_from_any_page(
    start_program: StartProgram, tmp_path: Path
) -> None:
    path = tmp_path / "a b.qqgame"
    write_game(path, titled(game_in_play(4, rules=QUICK, seats=2), "Dropped"))
    seen = Visit(start_program())
    seen.window.rooms.back()
    assert seen.room() is None
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)), QUrl("https://example.org/x.qqgame")])
    assert seen.drop(data)
    assert seen.room() is Room.SAVED_GAMES
    assert seen.titles() == ["Dropped"]


def test_nothing_between_the_pointer_and_the_window_takes_a_file(start_program: StartProgram) -> None:
    program = start_program(seed=1)
    program.host.deal(TableChoice((Seat("Ada"), Seat("Bo"))))
    program.window.rooms.page(Room.SOLITAIRE)
    views = program.window.findChildren(QGraphicsView)
    assert len(views) >= 2
    assert not any(view.acceptDrops() or view.viewport().acceptDrops() for view in views)
    assert program.window.acceptDrops()


def test_web_addresses_and_texts_are_not_taken(visit: Callable[[], Visit]) -> None:
    seen = visit()
    web, text = QMimeData(), QMimeData()
    web.setUrls([QUrl("https://example.org/x.qqgame")])
    text.setText("x" * 10_000_000)
    assert not seen.drop(web)
    assert not seen.drop(text)
    assert seen.titles() == []


def test_a_thousand_files_are_read_in_slices_and_come_in_order(
    visit: Callable[[], Visit], keep_games: KeepGames, tmp_path: Path
) -> None:
    (path,) = keep_games(game_in_play(4, rules=QUICK, seats=2))
    data = path.read_bytes()
    for number in range(2, 1002):
        path.with_name(f"game-{number:013d}-{number:016x}.qqgame").write_bytes(
            data if number % 50 else data[:-1]
        )
    seen = visit()
    model = seen.list.model()
    while model.rowCount() < 1001:
        QApplication.processEvents()
    seen.settle()
    unreadable = [row for row, said in enumerate(seen.said()) if "Cannot be opened" in said]
    assert unreadable == list(range(981, 1001))
    assert seen.list.currentIndex().row() == 0


def test_a_folder_that_cannot_be_written_to_still_offers_its_games(
    qtbot: QtBot, tmp_path: Path, keep_games: KeepGames, start_program: StartProgram
) -> None:
    (path,) = keep_games(titled(game_in_play(4, rules=QUICK, seats=2), "Old one"))
    program = start_program()
    old = tmp_path / "old"
    old.mkdir()
    path.rename(old / path.name)
    page = SavedGamesPage(
        program.window.start_page._theme,
        program.window.start_page._art,
        GameShelf(program.store, (old,)),
        program.host,
    )
    put_on_stage(qtbot, page, 1100, 700)
    page.enter()
    QApplication.processEvents()
    delete, title = (
        page.findChild(QPushButton, "saved_games_delete"),
        page.findChild(QLineEdit, "saved_games_title_field"),
    )
    assert delete is not None
    assert title is not None
    assert not delete.isEnabled()
    assert not title.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert program.host.game_in_play().presentation.title == "Old one"
    assert (old / path.name).exists()


def test_seats_keep_the_colours_that_were_chosen(start_program: StartProgram) -> None:
    program = start_program(seed=1)
    usual = program.look.theme.colors.players
    program.host.deal(TableChoice((Seat("Ada"), Seat("Bo")), colors=(6, 0)))
    screen = program.window.screen_of_game

    def worn() -> list[str]:
        return [screen.table._theme.player_color(seat).name() for seat in range(2)]

    assert worn() == [usual[6].name(), usual[0].name()]
    program.host.leave()
    program.window.close()
    program.close()
    again = start_program()
    assert again.host.waiting is not None
    assert again.host.waiting.presentation.colors == (6, 0)
    again.host.continue_game()
    screen = again.window.screen_of_game
    assert worn() == [usual[6].name(), usual[0].name()]
    again.host.leave()
    again.host.deal(TableChoice((Seat("Ada"), Seat("Bo"))))
    assert worn() == [usual[0].name(), usual[1].name()]


def test_a_finished_game_is_reviewed(visit: Callable[[], Visit], keep_games: KeepGames) -> None:
    keep_games(titled(whole_game(5, rules=QUICK, seats=2), "Over"))
    seen = visit()
    seen.click("review")
    assert seen.room() is Room.REVIEW
    seen.window.rooms.back()
    assert seen.room() is Room.SAVED_GAMES
    assert seen.list.hasFocus()


def test_the_chosen_game_is_chosen_again_and_the_room_keeps_no_games_meanwhile(
    visit: Callable[[], Visit], keep_games: KeepGames
) -> None:
    keep_games(*(titled(whole_game(seed, rules=QUICK, seats=2), f"Game {seed}") for seed in (5, 6, 7)))
    seen = visit()
    chosen = seen.titles()[-1]
    seen.choose(chosen)
    seen.key(Qt.Key.Key_Escape)
    assert seen.room() is None
    assert seen.titles() == []
    again = Visit(seen.program)
    assert len(again.titles()) == 3
    assert again.list.currentIndex().data() == chosen
