"""Palette and style sheet: the theme's colours, and no type, which is the style's."""

from PySide6.QtGui import QPalette

from quiddler_qt.ui.theme.stylesheet import application_style
from quiddler_qt.ui.theme.tokens import Theme


def test_palette_and_sheet_speak_the_theme(theme: Theme) -> None:
    palette, sheet = application_style(theme)
    assert palette.color(QPalette.ColorRole.Text) == theme.colors.paper_ink
    assert palette.color(QPalette.ColorRole.Highlight) == theme.colors.accent
    assert "font-weight" not in sheet
    assert "font-size" not in sheet
