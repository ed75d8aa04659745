"""The look of the program for pages and sheets, at the text size a test asks for."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.theme_style import apply_theme
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, load_theme

Dress = Callable[[float], None]


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Theme:
    install_fonts()
    return load_theme(ThemeName.EMERALD_SALON)


@pytest.fixture(scope="session")
def art(theme: Theme) -> CardArt:
    return CardArt(theme)


@pytest.fixture
def dress(qapp: QApplication, qtbot: QtBot, theme: Theme) -> Iterator[Dress]:
    """``dress(2.0)``: the theme at twice the text size. The application gets back the look it had."""
    font, palette = qapp.font(), qapp.palette()
    yield lambda scale: apply_theme(qapp, theme, scale)
    qapp.setStyleSheet("")
    qapp.setStyle("Fusion")
    qapp.setPalette(palette)
    qapp.setFont(font)
