"""Every page and sheet at small windows, large text and nasty names: nothing cut, nothing read as markup."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.labels import ElidedLabel, plain_tooltip, push_button
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs import render_pages, samples
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage

Show = Callable[[Theme, CardArt], QWidget]

PAGES: dict[str, Show] = {
    **render_pages.PAGES,
    "curtain_nasty": lambda t, a: render_pages.curtain(t, a, samples.NASTY),
    "round_wide": lambda t, a: render_pages.round_page(t, a, samples.WIDE, open_=True, rounds=7),
    "challenge_wide": lambda t, a: render_pages.challenge(t, a, "upheld", samples.WIDE),
    "challenge_nasty": lambda t, a: render_pages.challenge(t, a, "ask", samples.NASTY),
    "final_nasty": lambda t, a: render_pages.final(t, a, samples.NASTY),
    "side_wide": lambda t, a: render_pages.side(t, a, samples.WIDE, 348, long=True),
    "side_nasty": lambda t, a: render_pages.side(t, a, samples.NASTY, 286),
}


def shown(qtbot: QtBot, show: Show, theme: Theme, art: CardArt) -> QWidget:
    page = show(theme, art)
    put_on_stage(qtbot, page, 1024, 700)
    # Layouts inside of layouts tell each other of their sizes by events.
    for _ in range(3):
        QApplication.processEvents()
    return page


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", list(PAGES))
def test_nothing_is_cut(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, name: str, scale: float
) -> None:
    dress(scale)
    page = shown(qtbot, PAGES[name], theme, art)
    assert page.size() == QSize(1024, 700)
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or widget.width() == 0:
            continue
        parent = widget.parentWidget()
        if isinstance(widget, QPushButton) or type(widget) is QLabel:
            assert widget.width() >= widget.sizeHint().width() - 1, widget.objectName() or widget.text()
            assert widget.height() >= widget.sizeHint().height() - 1, widget.objectName() or widget.text()
        elif isinstance(widget, QLabel) and widget.hasHeightForWidth():
            assert widget.height() >= widget.heightForWidth(widget.width()), widget.text()
        elif isinstance(widget, ElidedLabel) and widget.text():
            assert widget.width() >= widget.minimumSizeHint().width() - 1, widget.text()
        if isinstance(widget, QPushButton) and parent is not None:
            assert parent.rect().contains(widget.geometry()), widget.objectName()


@pytest.mark.parametrize("name", [name for name in PAGES if not name.startswith("side")])
def test_the_main_button_is_in_sight(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, name: str
) -> None:
    dress(2.0)
    page = shown(qtbot, PAGES[name], theme, art)
    buttons = [one for one in page.findChildren(QPushButton) if one.isVisible()]
    for button in (one for one in buttons if one.property("kind") == "gold"):
        place = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
        assert page.rect().contains(place), button.objectName()


@pytest.mark.parametrize("name", list(PAGES))
def test_every_text_is_plain_and_every_button_has_a_name(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, name: str
) -> None:
    dress(1.0)
    page = shown(qtbot, PAGES[name], theme, art)
    for label in page.findChildren(QLabel):
        assert label.textFormat() is Qt.TextFormat.PlainText, label.objectName() or label.text()
    for widget in page.findChildren(QWidget):
        tip = widget.toolTip()
        # Tooltips have no plain format: what could be taken for markup must come escaped.
        assert "<" not in tip.removeprefix("<qt>").removesuffix("</qt>"), tip
        assert "<" not in tip or tip.startswith("<qt>"), tip
    for button in page.findChildren(QAbstractButton):
        if button.focusPolicy() != Qt.FocusPolicy.NoFocus and button.isVisible():
            assert button.objectName(), button.text()
            assert button.accessibleName() or button.text(), button.objectName()


def test_an_ampersand_is_shown_and_takes_no_shortcut(qtbot: QtBot) -> None:
    button = push_button("R&D Bob", "paper", "bob")
    qtbot.addWidget(button)
    assert button.shortcut().isEmpty()
    assert button.text() == "R&&D Bob"
    assert button.accessibleName() == "R&D Bob"


def test_a_tooltip_shows_markup_as_typed() -> None:
    assert plain_tooltip("<b>R&D</b>") == "<qt>&lt;b&gt;R&amp;D&lt;/b&gt;</qt>"
    assert plain_tooltip("") == ""
