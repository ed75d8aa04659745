"""A slip of paper beside the table: a hint or a lesson. It stops nobody, and is put away with Esc."""

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.ui.accessibility import announce
from quiddler_qt.ui.dialogs.labels import icon_button, push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperFrame
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "Slip"
_EDGE = 14


class PaperSlip(PaperFrame):
    """Title, text, and at most one button. ``acted`` is its press, ``put_away`` tells that it was closed."""

    acted = Signal()
    put_away = Signal()

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(theme, art)
        self.setParent(parent)
        self.setObjectName("slip")
        self.title = text_label("", "heading", name="slip_title")
        self.text = text_label("", wrap=True, name="slip_text")
        self._close = icon_button(tr(_C, "Put away (Esc)"), "slip_close")
        self._action = push_button("", "link", "slip_action")
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        edge = self.SHADOW_ROOM + _EDGE
        column.setContentsMargins(edge, edge - 4, edge, edge)
        column.setSpacing(theme.spaces.small)
        column.addLayout(head)
        column.addWidget(self.text)
        column.addWidget(self._action, 0, Qt.AlignmentFlag.AlignLeft)
        self._close.clicked.connect(self.put_back)
        self._action.clicked.connect(self.acted)
        self._dress()
        self.hide()

    def say(self, title: str, text: str, action: str = "") -> None:
        """Shows and speaks a title and a text, with a button where ``action`` names one."""
        self.title.setText(title)
        self.text.setText(text)
        set_button_text(self._action, action)
        self._action.setVisible(bool(action))
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.show()
        self.raise_()
        announce(self, f"{title}. {text}")

    def put_back(self) -> None:
        """Puts the slip away and says so."""
        if not self.isHidden():
            self.clear()
            self.put_away.emit()

    def clear(self) -> None:
        """Shows nothing and keeps no text."""
        focused, parent = QApplication.focusWidget(), self.parentWidget()
        inside = focused is not None and self.isAncestorOf(focused)
        self.hide()
        self.title.setText("")
        self.text.setText("")
        self.setAccessibleDescription("")
        if inside and parent is not None:
            parent.setFocus(Qt.FocusReason.OtherFocusReason)

    def place(self, area: QRect) -> None:
        """Lies at the foot of an area of the parent, as high as its text needs."""
        height = min(area.height(), max(self.heightForWidth(area.width()), self.minimumSizeHint().height()))
        self.setGeometry(area.left(), area.bottom() + 1 - height, area.width(), height)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts it away."""
        if event.key() == Qt.Key.Key_Escape:
            self.put_back()
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        self._close.setIcon(icon("close", self._theme.colors.paper_ink))
