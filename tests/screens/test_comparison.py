"""What the comparison notices: faults planted in a real page."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.start_page import StartPage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.theme_style import apply_theme
from quiddler_qt.ui.theme.tokens import Colors, Theme, ThemeName, load_theme
from tests.screens.comparison import HEIGHT, NO_DIFFERENCE, WIDTH, compare, opened, side_by_side, stored

Page = Callable[..., QWidget]


@pytest.fixture
def page(qtbot: QtBot, qapp: QApplication) -> Iterator[Page]:
    """The start page at 1280x800, in a theme and a size of text."""
    install_fonts()
    windows = []

    def make(theme: Theme | None = None, text_scale: float = 1.0) -> QWidget:
        theme = theme or load_theme(ThemeName.DAYLIGHT_ATELIER)
        apply_theme(qapp, theme, text_scale)
        window = QWidget()
        windows.append(window)
        widget = StartPage(theme, CardArt(theme))
        widget.setParent(window)
        widget.adorn()
        qtbot.addWidget(window)
        for one in (window, widget):
            one.resize(1280, 800)
        window.show()
        qapp.processEvents()
        return widget

    yield make
    qapp.setStyleSheet("")


def reopened(image: QImage, folder: Path) -> QImage:
    """A picture as it would be approved: stored and opened again."""
    file = folder / "page.webp"
    file.write_bytes(stored(image))
    return opened(file)


def picture(widget: QWidget, folder: Path) -> QImage:
    return reopened(widget.grab().toImage(), folder)


def button(widget: QWidget) -> QPushButton:
    return next(one for one in widget.findChildren(QPushButton) if one.isVisible() and one.text())


def test_the_same_page_made_twice_does_not_differ(page: Page, tmp_path: Path) -> None:
    assert compare(picture(page(), tmp_path), picture(page(), tmp_path)) == NO_DIFFERENCE


def _moved(widget: QWidget) -> None:
    one = button(widget)
    one.move(one.x() + 6, one.y())


def _moved_down(widget: QWidget) -> None:
    one = button(widget)
    one.move(one.x(), one.y() + 6)


def _cut(widget: QWidget) -> None:
    one = button(widget)
    one.setText(f"{one.text()[:-3]}…")


@pytest.mark.parametrize("fault", [_moved, _moved_down, _cut])
def test_a_fault_is_noticed_where_it_is(
    fault: Callable[[QWidget], None], page: Page, qapp: QApplication, tmp_path: Path
) -> None:
    widget = page()
    before = picture(widget, tmp_path)
    fault(widget)
    qapp.processEvents()
    difference = compare(before, picture(widget, tmp_path))
    assert difference
    box = button(widget).rect().translated(button(widget).mapTo(widget, button(widget).rect().topLeft()))
    around = box.adjusted(-60, -60, 60, 60)
    assert all(
        around.contains(2 * patch.center().x(), 2 * patch.center().y()) for patch in difference.patches
    ), difference.patches


BLUE = QColor("#3060c0")
RECOLORED: dict[str, Callable[[Colors], Colors]] = {
    "table_text": lambda colors: replace(colors, table_text=BLUE),
    "felt_line": lambda colors: replace(colors, felt_line=BLUE),
    "gold_button": lambda colors: replace(colors, gold_button=BLUE),
}


@pytest.mark.parametrize("role", RECOLORED)
def test_another_colour_of_a_role_is_noticed(role: str, page: Page, tmp_path: Path) -> None:
    theme = load_theme(ThemeName.DAYLIGHT_ATELIER)
    before = picture(page(theme), tmp_path)
    other = replace(theme, colors=RECOLORED[role](theme.colors))
    assert compare(before, picture(page(other), tmp_path))


def test_larger_text_is_noticed(page: Page, tmp_path: Path) -> None:
    before = picture(page(), tmp_path)
    assert compare(before, picture(page(text_scale=1.05), tmp_path))


def test_a_whole_ground_a_little_darker_is_noticed(page: Page, tmp_path: Path) -> None:
    before = picture(page(), tmp_path)
    darker = before.copy()
    for y in range(100, 160):
        for x in range(100, 160):
            darker.setPixelColor(x, y, before.pixelColor(x, y).darker(104))
    assert compare(before, darker)


def test_edges_painted_a_little_otherwise_are_another_qt(page: Page, tmp_path: Path) -> None:
    before = picture(page(), tmp_path)
    other = before.copy()
    for y in range(HEIGHT):
        for x in range(y % 3, WIDTH, 3):
            color = before.pixelColor(x, y)
            red, green, blue = color.red(), color.green(), color.blue()
            other.setPixelColor(x, y, QColor(min(red + 7, 255), max(green - 7, 0), min(blue + 7, 255)))
    assert not compare(before, other)


def test_the_sheet_shows_all_three(page: Page, tmp_path: Path) -> None:
    before = picture(page(), tmp_path)
    after = before.copy()
    for y in range(40, 60):
        for x in range(40, 60):
            after.setPixelColor(x, y, QColor("magenta"))
    sheet = side_by_side(before, after, compare(before, after))
    assert sheet.copy(0, 0, WIDTH, HEIGHT) == before
    assert sheet.copy(WIDTH, 0, WIDTH, HEIGHT) == after
    assert sheet.pixelColor(2 * WIDTH + 40, 40) == QColor("red")


def test_a_file_of_another_size_is_no_stored_picture(tmp_path: Path) -> None:
    file = tmp_path / "page.webp"
    QImage(10, 10, QImage.Format.Format_RGB32).save(str(file))
    with pytest.raises(ValueError, match="not a stored picture"):
        opened(file)
