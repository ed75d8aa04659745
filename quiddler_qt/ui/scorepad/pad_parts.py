"""The parts of the score pad: heads of columns and rows, numbers with their badges, the mark of the lead."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from quiddler_qt.engine.rules import Bonus
from quiddler_qt.session.scorepad_table import PadCell, PadRow
from quiddler_qt.ui.accessibility import AccessiblePart
from quiddler_qt.ui.dialogs.avatar import Avatar
from quiddler_qt.ui.dialogs.labels import plain_tooltip
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.painters import paint_badge
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import bonus_letter, cards, number, points, score_parts, sorted_bonuses

_C = "ScorePad"
_SMALLEST_NAME = 0.72
"""A name is set in no smaller part of its size, and then cut."""
_CENTER = Qt.AlignmentFlag.AlignCenter
_WAITING = "\N{HORIZONTAL ELLIPSIS}"
_NOTHING_YET = "\N{MIDDLE DOT}"
_BADGE_ROOM = 7
"""What a number gives way to its badge, in px."""


class SeatHead(QWidget, AccessiblePart, Themed):
    """Avatar and name of a column; the name lies, or stands where the column is narrow."""

    accessible_role = QAccessible.Role.ColumnHeader
    LONGEST = 128

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._name = ""
        self._deals = False
        self._upright = False
        self._length = 0.0
        self._avatar = Avatar(theme, 0, "?", 26)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(self._avatar, 0, Qt.AlignmentFlag.AlignHCenter)
        self._column = column
        self._dealer = DealerMark(theme, self)
        self._make_room()

    def show_seat(self, seat: int, name: str, *, deals: bool) -> None:
        """Another player; ``deals`` marks the dealer of this round."""
        if (name, deals) == (self._name, self._deals) and self._avatar.objectName():
            return
        self._name, self._deals = name, deals
        self._avatar.setObjectName(f"score_avatar_s{seat}")
        self._avatar.set_player(seat, name)
        self._dealer.setVisible(deals)
        self._place_dealer()
        said = tr(_C, "{name}, dealer").format(name=name) if deals else name
        self.setAccessibleName(said)
        self.setToolTip(plain_tooltip(said))
        self.updateGeometry()
        self.update()

    def set_upright(self, upright: bool, length: float) -> None:
        """Whether the name stands, and how much room it then has."""
        self._upright = upright
        self._length = length
        self._avatar.set_diameter(22 if upright else 26)
        self._make_room()
        self._place_dealer()
        self.updateGeometry()
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._make_room()
        self.update()

    def lying_width(self) -> float:
        """The width a lying name needs to be told from others: up to seven letters of it."""
        metrics = self._metrics()
        return min(metrics.horizontalAdvance(self._name), metrics.horizontalAdvance("Abcdefg")) + 6

    def upright_length(self) -> float:
        """The room a standing name wants, within reason."""
        wanted = self._metrics().horizontalAdvance(self._name) + 4
        return min(wanted, self.LONGEST * min(text_scale(self._theme), 1.3))

    def minimumSizeHint(self) -> QSize:
        """The avatar, and the name above or below it."""
        return self.sizeHint()

    def sizeHint(self) -> QSize:
        """The avatar, and the name above or below it."""
        width = self._avatar.sizeHint().width()
        return QSize(
            width,
            round(self._avatar.sizeHint().height() + self._name_room() + 8 + 4 * text_scale(self._theme)),
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the name, and a D for the dealer."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._font())
        painter.setPen(self._theme.colors.paper_ink)
        room = self._name_room()
        metrics = self._metrics()
        if self._upright:
            text = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, room)
            painter.save()
            painter.translate(self.width() / 2, self._avatar.y() - 4)
            painter.rotate(-90)
            box = QRectF(0, -metrics.height() / 2, room, metrics.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
            painter.restore()
        else:
            font = self._font()
            least = round(font.pixelSize() * _SMALLEST_NAME)
            while font.pixelSize() > least and metrics.horizontalAdvance(self._name) > self.width() - 2:
                font.setPixelSize(font.pixelSize() - 1)
                metrics = QFontMetricsF(font)
            painter.setFont(font)
            text = metrics.elidedText(self._name, Qt.TextElideMode.ElideRight, self.width() - 2)
            box = QRectF(0, self._avatar.geometry().bottom() + 2, self.width(), room)
            painter.drawText(box, _CENTER, text)
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The mark of the dealer keeps to its disc."""
        super().resizeEvent(event)
        self._place_dealer()

    def _place_dealer(self) -> None:
        self._column.activate()
        side = self._dealer.fit()
        avatar = self._avatar.geometry()
        # Away from the name: that stands above the disc or lies below it.
        y = avatar.bottom() - side * 2 // 3 if self._upright else avatar.top() - side // 3
        y = max(0, min(y, self.height() - side))
        self._dealer.move(min(avatar.right() - side // 2, self.width() - side), y)
        self._dealer.raise_()

    def _make_room(self) -> None:
        room = round(self._name_room())
        above = round(4 * text_scale(self._theme))
        self._column.setContentsMargins(
            0, room + 4 if self._upright else above, 0, 4 if self._upright else room + 4
        )

    def _name_room(self) -> float:
        return self._length if self._upright else self._metrics().height() + 2

    def _font(self) -> QFont:
        return ui_font(self._theme.type_sizes.small * text_scale(self._theme), BOLD)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._font())


class DealerMark(QWidget, Themed):
    """A small disc with a D on the avatar of who deals; the head of the column says it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def fit(self) -> int:
        """Takes the size for the text size of now; returns its side in px."""
        side = round((20 if self._theme.plain else 14) * text_scale(self._theme))
        self.resize(side, side)
        return side

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws disc and letter."""
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.75, 0.75, -0.75, -0.75)
        painter.setPen(QPen(colors.paper_edge, 1.2))
        painter.setBrush(colors.paper_field)
        painter.drawEllipse(box)
        painter.setPen(colors.paper_ink)
        painter.setFont(ui_font(box.height() * 0.74, EXTRA_BOLD))
        painter.drawText(box, _CENTER, tr(_C, "D"))
        painter.end()


class LineHead(QLabel, AccessiblePart):
    """The head of a line of the table that is no round."""

    accessible_role = QAccessible.Role.RowHeader

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "small")
        self.setAccessibleName(text)


class RowHead(QLabel, AccessiblePart, Themed):
    """The number of cards in a round."""

    accessible_role = QAccessible.Role.RowHeader

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._current = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "small")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.setContentsMargins(6, 0, 2, 0)

    def show_round(self, row: PadRow) -> None:
        """Another round."""
        self._current = row.is_current
        self.setText(str(row.hand_size))
        said = tr(_C, "Round {number}, {cards}").format(
            number=row.round_index + 1, cards=cards(row.hand_size)
        )
        self.setAccessibleName(said)
        self.setToolTip(plain_tooltip(said))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tint of the current round, then the number."""
        _paint_row(self, self._theme, current=self._current)
        super().paintEvent(event)


class NumberCell(QLabel, AccessiblePart, Themed):
    """A number on the pad that can be pointed at, clicked and walked to by the arrow keys.

    ``heads`` are those of its line and its column. ``pointed(cell, inside)`` follows the mouse,
    ``focused(cell, inside)`` the keyboard; ``chosen(cell)`` comes with a click, Enter or Space;
    ``walked(cell, key)`` with an arrow, Home or End; ``left()`` with Esc.
    """

    pointed = Signal(object, bool)
    focused = Signal(object, bool)
    chosen = Signal(object)
    walked = Signal(object, object)
    left = Signal()

    accessible_role = QAccessible.Role.Cell
    WALKING = frozenset(
        {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End}
    )

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._value: int | None = None
        self.heads: tuple[QWidget, ...] = ()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(_CENTER)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    @property
    def value(self) -> int | None:
        """The number it stands for, whatever is shown while it counts up."""
        return self._value

    def show_number(self, shown: int) -> None:
        """Shows a number on the way to its value; what is said stays the value."""
        self.setText(number(shown))

    # -- for a screen reader -------------------------------------------------------------------

    def accessible_labels(self) -> Sequence[QWidget]:
        """The heads of line and column."""
        return self.heads

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """What a click does."""
        return {"Press": self._ask}

    def _ask(self) -> None:
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.chosen.emit(self)

    # -- Qt ------------------------------------------------------------------------------------

    def enterEvent(self, event: QEnterEvent) -> None:
        """The mouse points at it."""
        super().enterEvent(event)
        self.pointed.emit(self, True)

    def leaveEvent(self, event: QEvent) -> None:
        """The mouse went away."""
        super().leaveEvent(event)
        self.pointed.emit(self, False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """It has the keyboard."""
        super().focusInEvent(event)
        self.update()
        self.focused.emit(self, True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard went elsewhere."""
        super().focusOutEvent(event)
        self.update()
        self.focused.emit(self, False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click asks what the number is made of."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.chosen.emit(self)
            event.accept()
        else:
            super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk on, Enter and Space ask, Esc goes back to the cards."""
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in self.WALKING:
            self.walked.emit(self, Qt.Key(key))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self)
        elif key == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paint_focus(self) -> None:
        """Draws the ring around the one that has the keyboard."""
        if not self.hasFocus():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Within the cell: the neighbours begin at its edge.
        width = min(self._theme.strokes.focus, 4.0)
        inset = width / 2 + 0.5
        painter.setPen(QPen(self._theme.colors.paper_focus, width))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), 6, 6)
        painter.end()


class ScoreCell(NumberCell):
    """The score of one seat in one round, with the badges of its bonuses."""

    def __init__(self, theme: Theme, round_index: int, seat: int) -> None:
        super().__init__(theme)
        self._round_index = round_index
        self._bonuses: tuple[Bonus, ...] = ()
        self._current = False
        self._shown: tuple[object, ...] = ()
        self.setObjectName(f"score_r{round_index + 1}_s{seat}")

    def show_cell(self, cell: PadCell, *, name: str, current: bool, deals: bool) -> None:
        """Another score, or none yet; ``deals`` says who deals that round."""
        shown = (cell, name, current, deals, text_scale(self._theme))
        if shown == self._shown:
            return
        self._shown = shown
        self._current = current
        score = cell.score
        self._bonuses = sorted_bonuses(score.bonuses) if score is not None else ()
        if score is None:
            self._value = None
            self.setText(_WAITING if current else _NOTHING_YET)
            said = tr(_C, "Round {number}, {name}, not scored yet").format(
                number=self._round_index + 1, name=name
            )
        else:
            self._value = score.hand - score.from_total
            self.setText(number(self._value))
            said = tr(_C, "Round {number}, {name}, {points}: {parts}").format(
                number=self._round_index + 1, name=name, points=points(score.hand), parts=score_parts(score)
            )
        if deals:
            said = tr(_C, "{cell}; deals").format(cell=said)
        self.setAccessibleName(said)
        self._set_font()
        self._make_room()
        self.update()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._set_font()

    def minimumSizeHint(self) -> QSize:
        """Three digits."""
        return QSize(self.fontMetrics().horizontalAdvance("000") + 2, self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        """Three digits and a badge."""
        badge = 2 * _BADGE_ROOM if self._bonuses else 0
        return QSize(self.fontMetrics().horizontalAdvance("000") + badge + 2, self.fontMetrics().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tint of the current round, the number, and the badges over its right shoulder."""
        _paint_row(self, self._theme, current=self._current)
        super().paintEvent(event)
        self._paint_badges()
        self.paint_focus()

    def badge_rects(self) -> list[QRectF]:
        """Where the badges are: over the right shoulder of the number, or above it where that is narrow."""
        radius, count = self._badge_radius(), len(self._bonuses)
        if self._is_narrow():
            first = QPointF(self.width() - (2 * count - 1) * radius - 0.5, radius + 1)
            centers = [first + QPointF(2 * radius * place, 0) for place in range(count)]
        else:
            text = self.fontMetrics().horizontalAdvance(self.text())
            x = min((self.width() - _BADGE_ROOM + text) / 2 + radius * 0.95, self.width() - radius - 0.5)
            centers = [
                QPointF(x, self.height() / 2 + (-radius * 0.85 if place == 0 else radius * 1.05))
                for place in range(count)
            ]
        return [QRectF(one.x() - radius, one.y() - radius, 2 * radius, 2 * radius) for one in centers]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Badges may have to go elsewhere."""
        super().resizeEvent(event)
        self._make_room()

    def _badge_radius(self) -> float:
        return min(7.0 * text_scale(self._theme), self.height() / 4, self.width() / 4)

    def _is_narrow(self) -> bool:
        """Whether a badge beside the number would lie on it."""
        text = self.fontMetrics().horizontalAdvance(self.text())
        return (self.width() + text) / 2 + 2 * self._badge_radius() > self.width() + _BADGE_ROOM

    def _make_room(self) -> None:
        """The number makes way for its badges."""
        if not self._bonuses:
            self.setContentsMargins(0, 0, 0, 0)
        elif self._is_narrow():
            high = self.fontMetrics().capHeight()
            below = 2 * self._badge_radius() + 1
            # Its middle comes down until the badge is above its digits.
            self.setContentsMargins(0, max(0, round(2 * below + high - self.height())), 0, 0)
        else:
            self.setContentsMargins(0, 0, _BADGE_ROOM, 0)

    def _paint_badges(self) -> None:
        if not self._bonuses:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for bonus, box in zip(self._bonuses, self.badge_rects(), strict=True):
            paint_badge(painter, box.center(), bonus_letter(bonus), self._theme, box.width() / 2)
        painter.end()

    def _set_font(self) -> None:
        size = self._theme.type_sizes.body * text_scale(self._theme)
        self.setFont(ui_font(size, EXTRA_BOLD if self._bonuses else MEDIUM))


class TotalCell(NumberCell):
    """The running total of a seat."""

    def __init__(self, theme: Theme, seat: int) -> None:
        super().__init__(theme)
        self.setObjectName(f"score_total_s{seat}")
        self.setContentsMargins(0, 4, 0, 2)

    def show_total(self, total: int, *, name: str, leads: bool) -> None:
        """Another total; ``leads`` says whether it is the highest."""
        self._value = total
        self.setText(number(total))
        said = tr(_C, "{name}, total {points}").format(name=name, points=points(total))
        self.setAccessibleName(tr(_C, "{total}, in the lead").format(total=said) if leads else said)

    def fit(self, width: int) -> None:
        """Type as large as totals are, or as three digits and a little fit into ``width`` px."""
        px = self._theme.type_sizes.total * text_scale(self._theme)
        wanted = QFontMetricsF(ui_font(px, EXTRA_BOLD)).horizontalAdvance("000") + 6
        self.setFont(ui_font(px * min(1.0, width / wanted), EXTRA_BOLD))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the number, and the ring of the keyboard."""
        super().paintEvent(event)
        self.paint_focus()


class LeadTag(QLabel, Themed):
    """The word "leads" under a total; empty for all others."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._leading = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(_CENTER)

    def set_leading(self, leading: bool) -> None:
        """Whether this seat has the highest total."""
        self._leading = leading
        self.setAccessibleName(tr(_C, "in the lead") if leading else "")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A line, the same for all seats."""
        metrics = self._metrics()
        return QSize(24, round(metrics.height() + 8))

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws a wine pill with the word, as wide as the column allows."""
        if not self._leading:
            return
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        metrics = self._metrics()
        text = tr(_C, "leads")
        width = metrics.horizontalAdvance(text) + 14
        if width > self.width():
            text, width = "\N{BLACK STAR}", metrics.height() + 4
        box = QRectF((self.width() - width) / 2, 2, width, metrics.height() + 3)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colors.accent)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(colors.accent_text)
        painter.setFont(self._font())
        painter.drawText(box, _CENTER, text)
        painter.end()

    def _font(self) -> QFont:
        small = self._theme.type_sizes.small if self._theme.plain else 11
        return ui_font(small * text_scale(self._theme), BOLD)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._font())


def _paint_row(cell: QWidget, theme: Theme, *, current: bool) -> None:
    """The tint of the current round, and the printed line under every row."""
    painter = QPainter(cell)
    if current:
        painter.fillRect(cell.rect(), theme.colors.paper_row)
    painter.setPen(theme.colors.paper_line)
    painter.drawLine(0, cell.height() - 1, cell.width(), cell.height() - 1)
    if current and theme.plain:
        # A tint would be a third colour: a line above and below marks the row.
        painter.setPen(QPen(theme.colors.focus_ring, theme.strokes.edge))
        for y in (theme.strokes.edge / 2, cell.height() - theme.strokes.edge / 2):
            painter.drawLine(QPointF(0, y), QPointF(cell.width(), y))
    painter.end()
