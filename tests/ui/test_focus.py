"""The keyboard is always somewhere in sight: through a whole game, on every page, wherever Tab leads."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.rules import Preset, Rules
from quiddler_qt.engine.state import Phase
from quiddler_qt.storage.table_form import TableChoice
from tests.ui.conftest import StartProgram
from tests.ui.test_whole_games import ADA, BO, PIP, Evening, table

MOST_STOPS = 80


def place(evening: Evening) -> str:
    """What has the keyboard, by name; it has to be in sight, in the window, and on top."""
    QApplication.processEvents()
    focused = QApplication.focusWidget()
    assert focused is not None, f"nothing has the keyboard on {evening.page()}"
    assert focused.isVisible()
    assert evening.window.isAncestorOf(focused)
    sheet = evening.window.overlay.sheet
    if sheet is not None:
        assert sheet.isAncestorOf(focused) or sheet is focused, "a sheet keeps the keyboard"
    elif evening.screen.curtain.isVisible():
        curtain = evening.screen.curtain
        assert curtain.isAncestorOf(focused) or curtain is focused, "so does the curtain"
    view = evening.screen.table
    item = view.scene().focusItem() if focused is view else None
    if focused is view:
        assert item is not None, "the table has it, and nothing on the table"
        assert item.isVisible()
    name = item.toGraphicsObject().objectName() if item is not None else focused.objectName()
    assert name or focused.accessibleName()
    return name or focused.accessibleName()


def stops(evening: Evening, key: Qt.Key = Qt.Key.Key_Tab) -> list[str]:
    """Where Tab leads, until it is back where it began."""
    first = place(evening)
    found = [first]
    for _ in range(MOST_STOPS):
        evening.driver.key(key)
        name = place(evening)
        if name == first:
            return found
        assert name not in found, f"{name} again, before {first}"
        found.append(name)
    raise AssertionError(f"Tab never came back to {first}: {found}")


def may_go_on(evening: Evening) -> bool:
    """Whether somebody went out and a computer seat is next: the people have a moment to doubt."""
    main = evening.screen.table.findChild(QAbstractButton, "button_main")
    return evening.page() == "table_page" and main is not None and main.accessibleName() == "Go on"


def pages(evening: Evening) -> Iterator[str]:
    """A whole game by keys alone, page by page; each is looked at before it is left."""
    others = ("curtain", "round_page", "final_page")
    while evening.page() != "final_page":
        evening.until(lambda: evening.page() in others or evening.at_table() or may_go_on(evening))
        yield evening.page()
        match evening.page():
            case "curtain":
                evening.driver.key(Qt.Key.Key_Tab, evening.screen.curtain)
                evening.driver.key(Qt.Key.Key_Return)
            case "round_page":
                evening.driver.key(Qt.Key.Key_G)
            case "table_page" if may_go_on(evening):
                evening.driver.key(Qt.Key.Key_G)
            case "table_page" if evening.state.phase is Phase.DRAW:
                evening.screen.table.setFocus()
                evening.driver.key(Qt.Key.Key_Space)
            case "table_page":
                seat = evening.state.seat
                evening.screen.table.setFocus()
                evening.driver.key(Qt.Key.Key_Home)
                for _ in evening.session.arrangement(seat).hand[1:]:
                    evening.driver.key(Qt.Key.Key_Return)
                    place(evening)
                evening.driver.key(Qt.Key.Key_G)
                yield evening.page()
                evening.driver.key(Qt.Key.Key_Return)
    yield "final_page"


def test_the_keyboard_is_in_sight_through_a_whole_game(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    rules = Rules(hand_sizes=(3, 4))
    evening.program.host.deal(TableChoice((ADA, BO, PIP), Preset.PUBLISHER, rules))
    seen = set()
    for page in pages(evening):
        if page not in seen and page != "curtain":
            there, back = stops(evening), stops(evening, Qt.Key.Key_Backtab)
            assert set(there) == set(back), page
        place(evening)
        seen.add(page)
    assert seen == {"curtain", "table_page", "confirm_lay_sheet", "round_page", "final_page"}


def test_tab_goes_round_the_table_in_reading_order(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    found = stops(evening)
    pad = [name for name in found if name.startswith("score_")]
    assert pad == ["score_graph_button", "score_menu_button", "score_total_s0"]
    order = ["button_sort", "button_main", "score_graph_button", "talk_filter_button", "undo_button"]
    places = [found.index(name) for name in order]
    assert places == sorted(places)


@pytest.mark.parametrize("key", [Qt.Key.Key_L, Qt.Key.Key_F1])
def test_from_a_room_the_keyboard_comes_back_to_where_it_was(
    start_program: StartProgram, qtbot: QtBot, key: Qt.Key
) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    evening.driver.key(Qt.Key.Key_Space)
    evening.driver.key(Qt.Key.Key_Left)
    before = place(evening)
    evening.driver.key(key)
    evening.until(lambda: not evening.screen.table.isVisible())
    there = QApplication.focusWidget()
    assert isinstance(there, QWidget)
    assert there.isVisible()
    evening.driver.key(Qt.Key.Key_Escape)
    evening.until(evening.screen.table.isVisible)
    assert place(evening) == before


def test_another_game_begins_with_the_keyboard_on_the_stock(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    """Not where it was in the game before."""
    evening = Evening(start_program(seed=5), qtbot)
    for _ in range(2):
        evening.program.host.deal(replace(table(ADA, PIP), first_dealer=1))
        evening.until(evening.at_table)
        assert place(evening) == "pile_stock"
        evening.screen.table.scene().setFocusItem(evening.driver.item("seat_1"))
        assert place(evening) == "seat_1"
