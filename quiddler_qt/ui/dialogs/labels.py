"""Texts and buttons for pages and sheets: always plain text, elided where that is meant, "&" as typed."""

import html

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget


def text_label(
    text: str = "",
    role: str = "",
    *,
    wrap: bool = False,
    align: Qt.AlignmentFlag | None = None,
    name: str = "",
) -> QLabel:
    """A label that shows its text as typed. ``role`` as in ``theme.stylesheet``."""
    label = QLabel()
    _set_up(label, role, name)
    label.setText(text)
    label.setWordWrap(wrap)
    if align is not None:
        label.setAlignment(align)
    return label


class ElidedLabel(QLabel):
    """A label that cuts its text with an ellipsis where there is no room; the tooltip has the whole."""

    def __init__(
        self, text: str = "", role: str = "", *, align: Qt.AlignmentFlag | None = None, name: str = ""
    ) -> None:
        super().__init__()
        _set_up(self, role, name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if align is not None:
            self.setAlignment(align)
        self.setText(text)

    def setText(self, text: str) -> None:
        """Shows another text; it is the accessible name as well."""
        super().setText(text)
        self.setAccessibleName(text)
        self.setToolTip(plain_tooltip(text))

    def minimumSizeHint(self) -> QSize:
        """Room for the first letters."""
        hint = super().sizeHint()
        return QSize(min(hint.width(), self.fontMetrics().horizontalAdvance("MM…")), hint.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws as much of the text as fits."""
        painter = QPainter(self)
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(self.palette().windowText().color())
        painter.drawText(room, self.alignment().value | Qt.TextFlag.TextSingleLine.value, text)
        painter.end()


def push_button(text: str, kind: str, name: str) -> QPushButton:
    """A button of a kind of ``theme.stylesheet`` with an object name and its text as typed."""
    button = QPushButton(escaped(text))
    button.setProperty("kind", kind)
    button.setObjectName(name)
    button.setAccessibleName(text)
    return button


def set_button_text(button: QPushButton, text: str) -> None:
    """Another text for a button, as typed."""
    button.setText(escaped(text))
    button.setAccessibleName(text)


def icon_button(icon_text: str, name: str) -> QPushButton:
    """A round button without a text; ``icon_text`` is said and shown as its tooltip."""
    button = QPushButton()
    button.setProperty("kind", "icon")
    button.setObjectName(name)
    button.setAccessibleName(icon_text)
    button.setToolTip(plain_tooltip(icon_text))
    return button


def escaped(text: str) -> str:
    """A text for buttons and menus in which "&" is shown and takes no shortcut (bug report A5)."""
    return text.replace("&", "&&")


def plain_tooltip(text: str) -> str:
    """A text for tooltips that Qt shows as typed: they have no plain format of their own (bug report A4)."""
    return f"<qt>{html.escape(text)}</qt>" if text else ""


def gap(width: int = 0, height: int = 0) -> QWidget:
    """An empty widget of a fixed size."""
    space = QWidget()
    space.setFixedSize(width, height)
    return space


def _set_up(label: QLabel, role: str, name: str) -> None:
    label.setTextFormat(Qt.TextFormat.PlainText)
    if role:
        label.setProperty("role", role)
    if name:
        label.setObjectName(name)
