"""What can be pressed on the start page: the game that waits, and the tiles."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.ui.dialogs.avatar import Avatar
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperFrame
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import paint_icon
from quiddler_qt.ui.theme.painters import paint_focus_ring, paint_plate, vertical_gradient
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT, enumeration, number, round_title

_C = "StartPage"
_MANY_SEATS = 5
_CENTER = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class WaitingGame:
    """One line on the game that waits. Names and totals by seat; ``on_turn`` says whose turn it is.

    ``round_number`` counts from 1; ``on_turn`` is None between rounds. ``saved_text`` is a whole phrase
    ("saved 2 minutes ago"), or empty. ``colors`` are the player colours of the seats, () as usual.
    """

    round_number: int
    round_count: int
    names: tuple[str, ...]
    totals: tuple[int, ...]
    on_turn: int | None = None
    saved_text: str = ""
    colors: tuple[int, ...] = ()

    @property
    def title(self) -> str:
        """A line like "Round 5 of 8 · Marta, Jonas and Yusuf · Marta's turn"."""
        parts = [round_title(self.round_number - 1, self.round_count), enumeration(self.names)]
        if self.on_turn is not None:
            parts.append(tr(_C, "{name}'s turn").format(name=self.names[self.on_turn]))
        return DOT.join(parts)


class ContinueButton(QAbstractButton, Themed):
    """The sheet that continues the waiting game."""

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("start_continue")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._sheet = PaperFrame(theme, art)
        self._sheet.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._sheet)
        row = QHBoxLayout(self._sheet)
        row.setContentsMargins(32, 24, 32, 24)
        row.setSpacing(theme.spaces.large)
        row.addWidget(_PlayDisc(theme))
        self._title = ElidedLabel("", "strong", name="start_waiting_game")
        self._saved = ElidedLabel("", "small", name="start_saved")
        told = QVBoxLayout()
        told.setSpacing(2)
        told.addStretch(1)
        told.addWidget(text_label(tr(_C, "Continue"), "title"))
        told.addWidget(self._title)
        told.addWidget(self._saved)
        told.addStretch(1)
        row.addLayout(told, 1)
        self._seats = QHBoxLayout()
        self._seats.setSpacing(theme.spaces.large)
        row.addLayout(self._seats)

    def show_game(self, waiting: WaitingGame) -> None:
        """Shows another game."""
        self._title.setText(waiting.title)
        self.setAccessibleName(tr(_C, "Continue: {game}").format(game=waiting.title))
        self.show_saved(waiting)
        clear_layout(self._seats)
        many = len(waiting.names) >= _MANY_SEATS
        self._seats.setSpacing(self._theme.spaces.tiny if many else self._theme.spaces.large)
        for seat, (name, total) in enumerate(zip(waiting.names, waiting.totals, strict=True)):
            cell = QWidget()
            lines = QVBoxLayout(cell)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.setSpacing(4)
            color = waiting.colors[seat] if waiting.colors else seat
            lines.addWidget(Avatar(self._theme, color, name, 26 if many else 40), 0, _CENTER)
            lines.addWidget(text_label(number(total), "small" if many else "strong", align=_CENTER))
            self._seats.addWidget(cell)
            cell.show()

    def show_saved(self, waiting: WaitingGame) -> None:
        """Tells anew how long ago the game was saved."""
        self._saved.setText(waiting.saved_text)
        self._saved.setVisible(bool(waiting.saved_text))
        scores = enumeration(
            [f"{name} {number(total)}" for name, total in zip(waiting.names, waiting.totals, strict=True)]
        )
        self.setAccessibleDescription(DOT.join(filter(None, (scores, waiting.saved_text))))

    def sizeHint(self) -> QSize:
        """As the sheet."""
        return self._sheet.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As the sheet."""
        return self._sheet.minimumSizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the ring; the sheet draws itself."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = PaperFrame.SHADOW_ROOM
        box = QRectF(self.rect()).adjusted(room, room, -room, -room)
        paint_focus_ring(painter, box.adjusted(-1, -1, 1, 1), self._theme.radii.sheet + 1, self._theme)
        painter.end()


class _PlayDisc(QWidget, Themed):
    """A gold disc with a triangle."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Sixty across."""
        return QSize(64, 64)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the disc."""
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(QPen(colors.gold_button_edge, 1.2))
        painter.setBrush(
            vertical_gradient(disc, colors.gold_button.lighter(114), colors.gold_button.darker(116))
        )
        painter.drawEllipse(disc)
        paint_icon(painter, disc.adjusted(17, 17, -17, -17), "play", colors.gold_button_ink)
        painter.end()


class Tile(QAbstractButton, Themed):
    """A dark tile with an icon, a title and a line."""

    def __init__(self, theme: Theme, icon_name: str, title: str, line: str, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._icon_name = icon_name
        self._hovered = False
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        frame = QFrame()
        frame.setProperty("material", "plate")
        frame.setStyleSheet("QFrame { background: transparent; border: none; }")
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        row = self._row = QHBoxLayout(frame)
        self._is_small = not line
        self._line: ElidedLabel | None = None
        told = QVBoxLayout()
        told.setSpacing(2)
        if self._is_small:
            row.setContentsMargins(*self._beside_icon(62, 14, 12, 18))
            told.addWidget(ElidedLabel(title, "strong"))
        else:
            row.setContentsMargins(*self._beside_icon(66, 20, 12, 20))
            self._title = ElidedLabel(title, "large")
            told.addWidget(self._title)
            self._line = ElidedLabel(line, "small")
            told.addWidget(self._line)
        row.addLayout(told, 1)
        self._frame = frame

    def _beside_icon(self, icon_side: int, top: int, other_side: int, bottom: int) -> tuple[int, ...]:
        """Margins from left to bottom: the icon stands where reading begins."""
        if self.isRightToLeft():
            return other_side, top, icon_side, bottom
        return icon_side, top, other_side, bottom

    def set_line(self, line: str) -> None:
        """Another line under the title, where there is one."""
        if self._line is not None:
            self._line.setText(line)
            self.setAccessibleDescription(line)

    def title_width(self) -> int:
        """What a large tile needs for its title."""
        margins = self._row.contentsMargins()
        self._title.ensurePolished()
        text = self._title.fontMetrics().horizontalAdvance(self._title.text())
        return margins.left() + text + margins.right()

    def show_line(self, shown: bool) -> None:
        """With the line under the title, or without; it is said all the same."""
        if self._line is not None:
            self._line.setVisible(shown)

    def sizeHint(self) -> QSize:
        """As its texts."""
        return self._frame.sizeHint()

    def minimumSizeHint(self) -> QSize:
        """As its texts."""
        return self._frame.minimumSizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer comes."""
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer goes."""
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws plate and icon; the labels draw the text."""
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(8, 6, -8, -10)
        radius = self._theme.radii.tile
        paint_plate(painter, box, self._theme, radius, active=self._hovered and not self.isDown())
        disc = QRectF(0, 0, 40, 40)
        inside = 34 if self._is_small else 32
        center_x = box.right() - inside if self.isRightToLeft() else box.left() + inside
        disc.moveCenter(QPointF(center_x, box.center().y()))
        if not self._is_small:
            painter.setPen(QPen(colors.plate_edge, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
        paint_icon(painter, disc.adjusted(10, 10, -10, -10), self._icon_name, colors.plate_total)
        if self.hasFocus():
            paint_focus_ring(painter, box, radius, self._theme)
        painter.end()
