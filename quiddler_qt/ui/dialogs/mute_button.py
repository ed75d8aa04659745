"""The button that switches all sound off and on, and says which it is."""

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QPushButton

from quiddler_qt.ui.dialogs.labels import icon_button, plain_tooltip
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.icons import icon

_C = "Table"


def mute_button(name: str) -> QPushButton:
    """A button that is checked where nothing is heard; ``show_muted`` names it."""
    button = icon_button("", name)
    button.setCheckable(True)
    return button


def show_muted(button: QPushButton, muted: bool, ink: QColor) -> None:
    """Whether the button says that nothing is heard, its icon in a colour."""
    button.setChecked(muted)
    said = tr(_C, "Sound is off; switch it on") if muted else tr(_C, "Sound is on; switch it off")
    button.setAccessibleName(said)
    button.setToolTip(plain_tooltip(said))
    button.setIcon(icon("mute" if muted else "sound", ink))
