"""Fonts and themes for the tests of the look."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, load_theme


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    assert install_fonts() == ()


@pytest.fixture(params=list(ThemeName))
def theme(request: pytest.FixtureRequest) -> Theme:
    """Each theme that comes with the program in turn."""
    return load_theme(request.param)


@pytest.fixture
def salon() -> Theme:
    return load_theme(ThemeName.EMERALD_SALON)


@pytest.fixture
def plain_app(qapp: QApplication, qtbot: QtBot) -> Iterator[QApplication]:
    """The application, given back with the look it had."""
    font, palette = qapp.font(), qapp.palette()
    yield qapp
    qapp.setStyleSheet("")
    qapp.setStyle("Fusion")
    qapp.setPalette(palette)
    qapp.setFont(font)


@pytest.fixture
def contrast() -> Theme:
    return load_theme(ThemeName.HIGH_CONTRAST)
