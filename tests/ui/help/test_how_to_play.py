"""The room with the rules: read by mouse and by keys, in every theme and at every size."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QListWidget, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.labels import WrappedLabel
from quiddler_qt.ui.help.how_to_play import HowToPlayPage, TablePicture
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.scene.table_keys import KEYS
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.theme_style import apply_theme
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from tests.ui.conftest import StartProgram
from tests.ui.dialogs.stage import put_on_stage
from tests.ui.table_driver import TableDriver
from tests.ui.test_whole_games import ADA, PIP, Evening, table


def keys() -> tuple[tuple[str, str], ...]:
    return (("Space", "Draw from the stock"),)


@pytest.fixture
def plain_app(qapp: QApplication) -> Iterator[None]:
    """Gives the application back with the look it had."""
    font, palette = qapp.font(), qapp.palette()
    yield
    qapp.setStyleSheet("")
    qapp.setStyle("Fusion")
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def page(qtbot: QtBot, _fonts: None, plain_app: None) -> HowToPlayPage:
    theme = load_theme(ThemeName.EMERALD_SALON)
    page = HowToPlayPage(theme, CardArt(theme), keys, lambda: ("Eight rounds.",))
    put_on_stage(qtbot, page, 1280, 800)
    page.enter()
    return page


def part(page: QWidget, kind: type[QWidget], name: str) -> QWidget:
    found = page.findChild(kind, name)
    assert found is not None
    return found


def heading(page: HowToPlayPage) -> str:
    labels = [label for label in page.findChildren(WrappedLabel, "chapter_title") if label.isVisible()]
    assert len(labels) == 1
    return labels[0].text()


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def test_arrows_in_the_list_turn_the_chapters(page: HowToPlayPage) -> None:
    assert page.chapter == "start"
    assert isinstance(QApplication.focusWidget(), QListWidget)
    press(Qt.Key.Key_Down)
    assert (page.chapter, heading(page)) == ("aim", "The aim")
    press(Qt.Key.Key_End)
    assert page.chapter == "keys"


def test_the_buttons_below_lead_on_and_back(page: HowToPlayPage) -> None:
    before, after = (part(page, QPushButton, name) for name in ("chapter_before", "chapter_after"))
    assert not before.isVisible()
    QTest.mouseClick(after, Qt.MouseButton.LeftButton)
    QTest.mouseClick(after, Qt.MouseButton.LeftButton)
    assert page.chapter == "turn"
    QTest.mouseClick(before, Qt.MouseButton.LeftButton)
    assert page.chapter == "aim"
    while after.isVisible():
        QTest.mouseClick(after, Qt.MouseButton.LeftButton)
    assert page.chapter == "keys"


def test_the_text_is_scrolled_by_keys(page: HowToPlayPage) -> None:
    page.window().resize(1280, 420)
    text = part(page, QScrollArea, "chapter_text")
    assert isinstance(text, QScrollArea)
    press(Qt.Key.Key_Tab)
    assert text.hasFocus()
    bar = text.verticalScrollBar()
    press(Qt.Key.Key_Space)
    assert bar.value() > 0
    press(Qt.Key.Key_End)
    assert bar.value() == bar.maximum()
    press(Qt.Key.Key_Home)
    assert bar.value() == 0


def test_a_narrow_page_has_a_choice_in_place_of_the_list(page: HowToPlayPage) -> None:
    page.window().resize(700, 640)
    choice = part(page, QComboBox, "chapter_choice")
    assert choice.isVisible()
    assert not part(page, QListWidget, "chapter_list").isVisible()
    choice.setFocus()
    press(Qt.Key.Key_Down)
    assert page.chapter == "aim"


@pytest.mark.parametrize("theme_name", list(ThemeName))
def test_another_theme_repaints_the_pictures_and_keeps_the_chapter(
    page: HowToPlayPage, qapp: QApplication, theme_name: ThemeName
) -> None:
    page.open_chapter("turn")
    theme = load_theme(theme_name)
    apply_theme(qapp, theme)
    page.set_theme(theme, CardArt(theme))
    assert page.chapter == "turn"
    (picture,) = [each for each in page.findChildren(TablePicture) if each.isVisible()]
    image = picture.grab().toImage()
    felt = image.pixelColor(image.width() // 2, image.height() - 8)
    wanted = theme.colors.felt
    assert min(abs(felt.lightness() - color.lightness()) for color in wanted) < 24
    assert picture.accessibleName()


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 700), 1.0), ((1024, 700), 2.0)])
def test_no_line_of_any_chapter_is_cut(
    page: HowToPlayPage, qapp: QApplication, size: tuple[int, int], scale: float
) -> None:
    theme = load_theme(ThemeName.EMERALD_SALON)
    apply_theme(qapp, theme, scale)
    page.window().resize(*size)
    page.enter()
    for chapter in ("start", "aim", "turn", "words", "scoring", "challenges", "table", "keys"):
        page.open_chapter(chapter)
        QApplication.processEvents()
        text = part(page, QScrollArea, "chapter_text")
        assert isinstance(text, QScrollArea)
        content = text.widget()
        assert content is not None
        assert content.width() <= text.viewport().width()
        for label in text.findChildren(QLabel):
            if isinstance(label, WrappedLabel) and label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()) - 1, label.text()


def test_the_program_leads_there_from_a_game_and_back(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program(seed=5)
    evening = Evening(program, qtbot)
    program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    driver = TableDriver(program.window)
    driver.press("how_to_play_button")
    page = program.window.rooms.page(Room.HOW_TO_PLAY)
    assert isinstance(page, HowToPlayPage)
    assert page.isVisible()
    page.open_chapter("keys")
    said = {label.text() for label in page.findChildren(QLabel) if label.isVisible()}
    assert "Draw from the stock" in said
    assert len(said) > len(KEYS)
    page.open_chapter("table")
    assert page.chapter == "table", "the rules of the game that waits"
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Escape)
    assert evening.at_table()


def test_another_style_finds_the_sheet_when_the_first_chapter_is_long_gone(page: HowToPlayPage) -> None:
    page.enter()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    page.changeEvent(QEvent(QEvent.Type.StyleChange))
    layout = page.sheet.layout()
    assert layout is not None
    assert layout.contentsMargins().left() > 0
