"""Two players with one name: refused where a table is made, told apart where a file brings them."""

from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.save_store import SaveStore, read_game, write_game
from quiddler_qt.storage.saved_game import SavedGame, summary_of, with_names
from quiddler_qt.storage.table_form import TableChoice
from tests.ui.conftest import StartProgram

SAVES = Path(__file__).parents[1] / "saves" / "v1"
Kind = TypeVar("Kind", bound=QWidget)
SAME = ("Bob", "Bob", "bob ")


def found(root: QWidget, kind: type[Kind], name: str) -> Kind:
    (widget,) = (one for one in root.findChildren(kind, name) if one.isVisible())
    return widget


def game_of_bobs(sample: str) -> SavedGame:
    game = read_game(SAVES / f"{sample}.qqgame")
    seats = len(game.state.seats)
    return with_names(game, (*SAME, *(f"Cy {number}" for number in range(seats)))[:seats])


@pytest.mark.parametrize("typed", ["Bob", "bob ", " BOB"])
def test_a_name_that_is_taken_is_refused_where_it_is_typed(start_program: StartProgram, typed: str) -> None:
    program = start_program()
    program.host.choose_table()
    sheet = program.window.new_game
    sheet.set_table(TableChoice((Seat("Bob"), Seat("Cy"))))
    field = found(sheet, QLineEdit, "new_game_name_1")
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, typed)
    QTest.mouseClick(found(sheet, QPushButton, "new_game_deal"), Qt.MouseButton.LeftButton)
    assert program.host.presenter is None
    assert "Seats 1 and 2 are both called" in found(sheet, QLabel, "new_game_fault").text()
    assert field.hasFocus()
    QTest.keyClicks(field, "Dee")
    QTest.mouseClick(found(sheet, QPushButton, "new_game_deal"), Qt.MouseButton.LeftButton)
    assert program.host.game_in_play().session.record.setup.seats == (Seat("Bob"), Seat("Dee"))


@pytest.mark.parametrize("sample", ["between_hands", "long_game_of_eight_ended"])
def test_a_file_with_one_name_for_two_shows_them_apart(
    start_program: StartProgram, tmp_path: Path, sample: str
) -> None:
    write_game(tmp_path / "bobs.qqgame", game_of_bobs(sample))
    program = start_program()
    program.host.open_file(tmp_path / "bobs.qqgame")
    names = [seat.name for seat in program.host.game_in_play().session.state.seats]
    assert names[:2] == ["Bob", "Bob 2"]
    assert len({name.strip().casefold() for name in names}) == len(names)


def test_a_waiting_game_shows_them_apart_and_is_saved_so(start_program: StartProgram) -> None:
    first = start_program()
    games = first.places.games
    first.window.close()
    first.close()
    store = SaveStore(games)
    store.save_current(game_of_bobs("between_hands"))
    store.close()
    program = start_program()
    waiting = program.host.waiting
    assert waiting is not None
    assert summary_of(waiting).names[:2] == ("Bob", "Bob 2")
    program.host.continue_game()
    path = program.store.current_path
    assert path is not None
    assert [seat.name for seat in read_game(path).state.seats][:2] == ["Bob", "Bob 2"]
