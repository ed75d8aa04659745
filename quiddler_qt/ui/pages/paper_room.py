"""A room whose page is one large sheet of paper: a way back, a title, and what the room is for."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import icon_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import SHADOW, PaperFrame
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.rooms import RoomPage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "Rooms"
_WIDTH = 1136
_BESIDE = 640
"""Width from which what can be done stands beside the title, in px at text scale 1."""
_ROOMY = 1100
"""Width of a window from which the felt is seen around the sheet, in px."""


class PaperRoom(RoomPage):
    """A sheet in the middle of the table. Subclasses fill ``body``, and ``header`` beside the title.

    ``name`` is the object name of the page and the beginning of those of its parts.
    """

    def __init__(self, theme: Theme, art: CardArt, name: str, title: str) -> None:
        super().__init__(theme, art)
        self.setObjectName(f"{name}_page")
        self.setAccessibleName(title)
        self.sheet = _Sheet(theme, art)
        self._back = icon_button(tr(_C, "Back (Esc)"), f"{name}_back")
        self._back.clicked.connect(self.left)
        self.title = text_label(title, "title", wrap=True, name=f"{name}_title")
        named = QHBoxLayout()
        named.setSpacing(theme.spaces.medium)
        named.addWidget(self._back)
        named.addWidget(self.title, 1)
        actions = QWidget()
        self.header = FlowLayout(actions, gap=theme.spaces.small, line_gap=0)
        self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._head.setSpacing(theme.spaces.small)
        self._head.addLayout(named, 1)
        self._head.addWidget(actions)
        self.body = QVBoxLayout()
        self.body.setSpacing(theme.spaces.medium)
        column = QVBoxLayout(self.sheet)
        column.setSpacing(theme.spaces.medium)
        column.addLayout(self._head)
        column.addLayout(self.body, 1)
        self._column = column
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self.sheet, 10_000)
        middle.addStretch(1)
        self._outer = QVBoxLayout(self)
        self._outer.addLayout(middle)
        self._fit()
        self._dress()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._dress()
        self._fit()

    def enter(self) -> None:
        """The keyboard goes to what people came for."""
        (self.first_focus() or self).setFocus(Qt.FocusReason.OtherFocusReason)

    def first_focus(self) -> QWidget | None:
        """What has the keyboard when the page comes up."""
        return self._back

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window leaves no felt around the sheet."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_outer"):
            self._fit()

    def _fit(self) -> None:
        scale = text_scale(self._theme)
        roomy = self.width() >= _ROOMY * min(scale, 1.3)
        edge = 22 if roomy else 0
        self._outer.setContentsMargins(edge, edge, edge, edge)
        pad = SHADOW + (self._theme.spaces.wide if roomy else self._theme.spaces.medium)
        high = SHADOW + (self._theme.spaces.large if roomy else self._theme.spaces.medium)
        self._column.setContentsMargins(pad, high, pad, high)
        beside = self.width() >= _BESIDE * scale
        wanted = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        if self._head.direction() != wanted:
            self._head.setDirection(wanted)
        self.sheet.setMaximumWidth(round(_WIDTH * scale) + 2 * SHADOW)

    def _dress(self) -> None:
        self._back.setIcon(icon("back", self._theme.colors.paper_ink))


class _Sheet(PaperFrame):
    """The paper of a room."""

    SHADOW_ROOM = SHADOW
