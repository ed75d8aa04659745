"""The start page: Continue, New game, Quit, and a notice."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.start_page import StartPage
from quiddler_qt.ui.dialogs.start_tiles import Tile
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs import samples
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage


@pytest.fixture
def page(qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt) -> StartPage:
    dress(1.0)
    page = StartPage(theme, art)
    put_on_stage(qtbot, page, 1280, 800)
    return page


def button(page: StartPage, name: str) -> QAbstractButton:
    found = page.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def test_enter_starts_a_new_game_where_none_waits(qtbot: QtBot, page: StartPage) -> None:
    page.focus_main()
    assert not button(page, "start_continue").isVisible()
    with qtbot.waitSignal(page.new_game_requested):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)


def test_enter_continues_the_game_that_waits(qtbot: QtBot, page: StartPage) -> None:
    page.set_waiting(samples.waiting())
    shown = button(page, "start_continue")
    assert shown.hasFocus()
    assert "Round 5 of 8" in shown.accessibleName()
    assert "Marta 103" in shown.accessibleDescription()
    with qtbot.waitSignal(page.continue_requested):
        qtbot.keyClick(shown, Qt.Key.Key_Return)


def test_each_button_does_its_own(qtbot: QtBot, page: StartPage) -> None:
    page.set_waiting(samples.waiting())
    for name, signal in (
        ("start_continue", page.continue_requested),
        ("start_new_game", page.new_game_requested),
        ("start_quit", page.quit_requested),
    ):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button(page, name), Qt.MouseButton.LeftButton)
        button(page, name).setFocus()
        with qtbot.waitSignal(signal):
            qtbot.keyClick(button(page, name), Qt.Key.Key_Enter)


def test_a_notice_can_be_dismissed_and_comes_again(qtbot: QtBot, page: StartPage) -> None:
    label = page.findChild(QLabel, "start_notice_text")
    assert isinstance(label, QLabel)
    for sentence in ("The last game was damaged.", "It was set aside."):
        page.show_notices((sentence,))
        assert label.isVisible()
        assert label.text() == sentence
        qtbot.mouseClick(button(page, "start_notice_close"), Qt.MouseButton.LeftButton)
        assert not label.isVisible()


def test_another_game_takes_the_place_of_the_first(page: StartPage) -> None:
    page.set_waiting(samples.waiting(samples.EIGHT))
    page.set_waiting(samples.waiting(samples.NASTY))
    texts = [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert texts.count("103") == 1
    assert not any("Konstantin" in text for text in texts)


def test_it_says_that_it_is_unofficial(page: StartPage) -> None:
    label = page.findChild(QLabel, "start_unofficial")
    assert isinstance(label, QLabel)
    assert label.isVisible()
    assert "Unofficial" in label.text()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("waits", [True, False])
def test_titles_of_tiles_are_never_cut_and_every_row_is_full(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, scale: float, size: tuple[int, int], waits: bool
) -> None:
    dress(scale)
    page = StartPage(theme, art)
    put_on_stage(qtbot, page, *size)
    page.set_waiting(samples.waiting() if waits else None)
    QApplication.processEvents()
    rows: dict[int, list[Tile]] = {}
    for tile in page.findChildren(Tile):
        if tile.isVisible():
            title = next(
                label for label in tile.findChildren(QLabel) if label.text() == tile.accessibleName()
            )
            assert title.fontMetrics().horizontalAdvance(title.text()) <= title.width(), title.text()
            rows.setdefault(tile.y(), []).append(tile)
    widths = {sum(tile.width() for tile in tiles) for tiles in rows.values()}
    assert max(widths) - min(widths) <= 6, "rows are as wide as each other"


def test_at_double_text_ornaments_make_room_for_all_buttons(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt
) -> None:
    dress(2.0)
    page = StartPage(theme, art)
    put_on_stage(qtbot, page, 1280, 800)
    page.set_waiting(samples.waiting())
    for _ in range(3):
        QApplication.processEvents()
    assert not page._scroll.verticalScrollBar().isVisible()
    assert button(page, "start_quit").visibleRegion().boundingRect() == button(page, "start_quit").rect()


def saved(page: StartPage) -> str:
    found = page.findChild(QLabel, "start_saved")
    assert isinstance(found, QLabel)
    return found.text()


def test_time_passes_while_the_page_stays_open(qtbot: QtBot, page: StartPage) -> None:
    told = []
    page.time_passed.connect(lambda: told.append("passed"))
    (minute,) = page.findChildren(QTimer, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert minute.isActive()
    assert minute.interval() == 60_000
    minute.timeout.emit()
    assert len(told) == 1
    page.hide()
    assert not minute.isActive(), "nobody reads a hidden page"
    page.show()
    assert minute.isActive()
    assert len(told) == 2
    other = QLabel("another window")
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not page.isActiveWindow())
    assert len(told) == 2, "nobody has come back"
    page.window().activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    assert len(told) == 3


def test_only_the_time_is_told_anew(page: StartPage) -> None:
    page.set_waiting(samples.waiting())
    button(page, "start_quit").setFocus()
    page.tell_saved("saved 7 minutes ago")
    assert saved(page) == "saved 7 minutes ago"
    shown = button(page, "start_continue")
    assert shown.accessibleDescription().endswith("saved 7 minutes ago")
    assert "Marta 103" in shown.accessibleDescription()
    assert button(page, "start_quit").hasFocus(), "the keyboard stays where it is"
