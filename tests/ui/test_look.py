"""Another theme at any moment: chosen, or by the system's light and dark; the game goes on as it was."""

from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.program import Program
from quiddler_qt.storage.settings import SYSTEM_THEME, Settings
from quiddler_qt.ui import look
from quiddler_qt.ui.look import theme_name
from quiddler_qt.ui.theme.tokens import ThemeName, contrast_ratio, load_theme
from tests.ui.conftest import StartProgram
from tests.ui.test_whole_games import ADA, PIP, Evening, table

Dark, Light, Unknown = Qt.ColorScheme.Dark, Qt.ColorScheme.Light, Qt.ColorScheme.Unknown
Report = Callable[[Qt.ColorScheme], None]


@pytest.fixture
def report(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Report:
    """Lets the system report a scheme, as a change of the desktop's settings does."""
    reported = [Unknown]
    changed = QGuiApplication.styleHints().colorSchemeChanged
    hints = SimpleNamespace(colorScheme=lambda: reported[-1], colorSchemeChanged=changed)
    monkeypatch.setattr(look, "QGuiApplication", SimpleNamespace(styleHints=lambda: hints))

    def tell(scheme: Qt.ColorScheme) -> None:
        reported.append(scheme)
        changed.emit(scheme)

    return tell


def test_the_system_decides_only_where_it_is_asked(report: Report) -> None:
    for scheme, expected in (
        (Dark, ThemeName.MIDNIGHT_LIBRARY),
        (Light, ThemeName.DAYLIGHT_ATELIER),
        (Unknown, ThemeName.EMERALD_SALON),
    ):
        report(scheme)
        assert theme_name(Settings(theme=SYSTEM_THEME)) == expected
        assert theme_name(Settings()) == ThemeName.EMERALD_SALON
        assert theme_name(Settings(theme=ThemeName.HIGH_CONTRAST)) == ThemeName.HIGH_CONTRAST


def wear(program: Program, theme: str) -> None:
    program.preferences.change(lambda settings: replace(settings, theme=theme))


@pytest.fixture
def evening(report: Report, start_program: StartProgram, qtbot: QtBot) -> Evening:
    program = start_program(seed=5)
    evening = Evening(program, qtbot)
    program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    return evening


def room_color(evening: Evening) -> str:
    """The colour of the window's edge, as painted."""
    image = evening.window.grab().toImage()
    return image.pixelColor(3, 3).name()


def test_light_and_dark_of_the_system_are_followed_in_mid_game(evening: Evening, report: Report) -> None:
    program = evening.program
    wear(program, SYSTEM_THEME)
    seen = {}
    for scheme in (Dark, Light, Unknown):
        report(scheme)
        seen[scheme] = room_color(evening)
    assert len(set(seen.values())) == 3
    wear(program, ThemeName.EMERALD_SALON)
    before = room_color(evening)
    report(Light)
    assert room_color(evening) == before, "a chosen theme stays"


@pytest.mark.parametrize("theme", list(ThemeName))
def test_a_theme_changes_in_mid_drag_and_the_card_stays_in_the_hand_of_the_mouse(
    evening: Evening, theme: ThemeName
) -> None:
    driver, session = evening.driver, evening.session
    driver.click("pile_stock")
    card = session.arrangement(0).hand[0]
    driver.drag(driver.seen_point(f"card_{card}"), driver.center("new_row"), release=False)
    wear(evening.program, theme)
    evening.window.grab()
    QTest.mouseMove(driver.table.viewport(), driver.center("new_row") + QPoint(3, 3))
    lean = driver.item(f"card_{card}").rotation()
    assert (lean == 0) == load_theme(theme).plain, "nothing leans in a plain theme"
    QTest.mouseRelease(driver.table.viewport(), Qt.MouseButton.LeftButton, pos=driver.center("new_row"))
    assert session.arrangement(0).rows == ((card,),)
    assert evening.screen.table.repair_count == 0
    ink = load_theme(theme).colors
    assert contrast_ratio(ink.table_text, ink.felt[0]) >= 4.5


def test_every_theme_in_turn_leaves_the_game_as_it_was(evening: Evening) -> None:
    actions = len(evening.session.record.actions)
    focus = QApplication.focusWidget()
    for theme in (*ThemeName, ThemeName.EMERALD_SALON):
        wear(evening.program, theme)
        QApplication.processEvents()
    assert len(evening.session.record.actions) == actions
    assert QApplication.focusWidget() is focus
    evening.play_turn(lay=False)
    assert evening.screen.table.repair_count == 0


def test_the_start_page_is_laid_out_by_the_text_of_now(start_program: StartProgram) -> None:
    program = start_program(seed=5)
    program.window.show_start()
    page = program.window.start_page

    def places() -> list[tuple[str, QRect]]:
        QApplication.processEvents()
        shown = [one for one in page.findChildren(QWidget) if one.objectName() and one.isVisible()]
        return [(one.objectName(), QRect(one.mapTo(page, QPoint()), one.size())) for one in shown]

    def size(percent: int) -> list[tuple[str, QRect]]:
        program.preferences.change(lambda settings: replace(settings, text_scale_percent=percent))
        return places()

    usual = size(100)
    assert size(200) != usual
    assert size(100) == usual
