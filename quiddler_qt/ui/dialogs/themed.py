"""Widgets that paint themselves with the theme, and how a page hands a new theme to all of them.

Ordinary widgets follow the application's style sheet. What is painted by hand gets theme and card art through
``set_theme``, from whoever built it.
"""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme


class Themed:
    """A part that paints itself with ``_theme``: mixed into a QWidget."""

    _theme: Theme

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on; a size that goes by its type is asked for anew."""
        self._theme = theme
        if isinstance(self, QWidget):
            self.updateGeometry()
            self.update()


def retheme(root: QWidget, theme: Theme, art: CardArt) -> None:
    """Gives a theme to every painted part inside ``root``."""
    for child in root.findChildren(QWidget):
        if isinstance(child, Themed):
            child.set_theme(theme, art)


def text_scale(theme: Theme) -> float:
    """How much larger than the theme's the application's text is (1.0 = 100 %)."""
    pixel_size = QGuiApplication.font().pixelSize()
    return pixel_size / theme.type_sizes.body if pixel_size > 0 else 1.0
