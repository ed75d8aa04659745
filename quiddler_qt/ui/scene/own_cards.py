"""Where the own cards lie: the hand, the rows of words, and the row in which a word begins."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.labels import plain_tooltip
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_poses import Pose, RowBox
from quiddler_qt.ui.scene.card_sprite import CardSprite
from quiddler_qt.ui.scene.grip import Grip, GripKeeper
from quiddler_qt.ui.scene.painted_item import Look, PaintedItem, draw_elided, never_raising, text_width
from quiddler_qt.ui.scene.picture import RowMark, RowNote
from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, MEDIUM, SEMI_BOLD, ui_font
from quiddler_qt.ui.theme.icons import paint_icon
from quiddler_qt.ui.theme.painters import Tray, paint_cross, paint_minus, paint_slot, paint_tick, paint_tray

_C = "Table"
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTER = Qt.AlignmentFlag.AlignHCenter


class RowKeeper(GripKeeper, Protocol):
    """What hand and rows tell of gestures."""

    def row_selected(self, row: "RowTray") -> None:
        """All cards of a row are to be selected."""

    def row_returned(self, row: "RowTray") -> None:
        """The small button of a row was pressed."""

    def new_row_activated(self) -> None:
        """The row to start a word was asked for by key."""

    def cards_of(self, zone: QObject) -> Sequence[CardSprite]:
        """The cards that lie in a zone, in order."""


class HandZone(PaintedItem):
    """Where the hand lies. Nothing is painted; a screen reader finds the cards in it."""

    role = QAccessible.Role.List

    def __init__(self, look: Look, keeper: RowKeeper) -> None:
        super().__init__(look)
        self._keeper = keeper
        self.setObjectName("hand")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def accessible_name(self) -> str:
        """Your hand and how many cards it has."""
        return tr(_C, "Your hand, {cards}").format(cards=wording.cards(len(self._keeper.cards_of(self))))

    def accessible_children(self) -> Sequence[QObject]:
        """The cards."""
        return self._keeper.cards_of(self)


class RowTray(PaintedItem):
    """An own word row: tray, points, spelling or verdict, and the button that takes all cards back."""

    role = QAccessible.Role.List

    def __init__(self, look: Look, keeper: RowKeeper, row: int) -> None:
        super().__init__(look)
        self._keeper = keeper
        self.row = row
        self.note = RowNote("", 0, 0, RowMark.OPEN, "")
        self._where: RowBox | None = None
        self._text = 1.0
        self._is_active = False
        self._is_current = False
        self._slots: tuple[Pose, ...] = ()
        self._preview = ""
        self.handle = RowHandle(look, keeper, self)
        self.return_button = ReturnButton(look, keeper, self)
        self.setObjectName(f"row_{row}")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_look(self, look: Look) -> None:
        """Paints tray and button with another theme or pixel ratio from now on."""
        super().set_look(look)
        self.handle.set_look(look)
        self.return_button.set_look(look)

    def show_row(self, where: RowBox, text: float, note: RowNote, *, current: bool = False) -> None:
        """Shows a row with its note; the ``current`` one of several is where cards are sent."""
        if (where, text, note, current) != (self._where, self._text, self.note, self._is_current):
            self._where, self._text, self.note, self._is_current = where, text, note, current
            self.set_rect(where.rect)
            side = min(34 * text, where.rect.height() - 6)
            corner = (where.rect.width() - side - 4, (where.rect.height() - side) / 2)
            self.return_button.set_rect(QRectF(*corner, side, side))
            self.return_button.describe(note.spelling)
            self.handle.set_rect(QRectF(2, 2, where.grip + 4, where.rect.height() - 4))
            self.handle.describe(note.spelling, current=current)
            self.setToolTip(plain_tooltip(self.accessible_name()))
            self.repaint()
            self.accessible_changed()

    def forget(self) -> None:
        """Keeps no letter of any card."""
        self._where = None
        self._slots = ()
        self._preview = ""
        self.note = RowNote("", 0, 0, RowMark.OPEN, "")
        for item in (self, self.return_button, self.handle):
            item.setToolTip("")
        self.repaint()

    def show_preview(self, slots: tuple[Pose, ...], text: str = "", *, active: bool = False) -> None:
        """Shows where the cards in the fingers will land, and what that will do."""
        if (slots, text, active) != (self._slots, self._preview, self._is_active):
            self._slots, self._preview, self._is_active = slots, text, active
            self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Tray, slot and note."""
        theme = self.look.theme
        paint_tray(painter, self.box, theme, Tray.ACTIVE if self._is_active else Tray.NORMAL)
        for slot in self._slots:
            box = slot.bounds().translated(-self.pos())
            paint_slot(painter, box, self.look.art.radius(slot.width), theme)
        if self._where is None:
            return
        note = self._where.note.translated(-self.pos()).adjusted(
            0, 3, -self.return_button.rect.width() - 2, -3
        )
        colors, sizes = theme.colors, theme.type_sizes
        tall = note.height() >= 56 * self._text
        px = min(sizes.row_score * self._text, note.height() * (0.42 if tall else 0.6))
        painter.setPen(colors.table_text)
        points_font = ui_font(px, EXTRA_BOLD)
        if tall:
            self._draw_tall_note(painter, note, points_font)
        else:
            width = text_width(points_font, str(self.note.points)) + 4
            right = note.right()
            draw_elided(
                painter,
                QRectF(right - width, note.top(), width, note.height()),
                points_font,
                str(self.note.points),
                _RIGHT,
            )
            self._draw_mark(
                painter, QRectF(note.left(), note.top(), right - width - 4 - note.left(), note.height()), 2
            )

    def _draw_tall_note(self, painter: QPainter, note: QRectF, points_font: QFont) -> None:
        """Points, what can be told of the word, and how many letters and cards it has."""
        theme, text = self.look.theme, self._text
        counts = self.note.counts if not self._preview and note.height() >= 74 * text else ""
        part = 0.36 if counts else 0.42
        top = QRectF(note.left(), note.top() + note.height() * 0.08, note.width(), note.height() * part)
        draw_elided(painter, top, points_font, str(self.note.points), _RIGHT)
        under = QRectF(note.left(), top.bottom() + 2, note.width(), note.bottom() - top.bottom() - 6)
        if counts:
            has_text = bool(self.note.text)
            under.setHeight(under.height() * (0.5 if has_text else 0.6))
            last = under.translated(0, under.height()) if has_text else under
            px = min(theme.type_sizes.small * text, last.height() * 0.8)
            painter.setPen(theme.colors.table_text)
            draw_elided(painter, last, ui_font(px, MEDIUM), counts, _RIGHT)
            if not has_text:
                return
        self._draw_mark(painter, under, 2 if under.height() > 38 * text else 1)

    def _draw_mark(self, painter: QPainter, rect: QRectF, lines: int) -> None:
        """Icon and word: never a colour alone."""
        theme = self.look.theme
        text = self._preview or self.note.text
        if not text:
            # Broken between letters and cards, never between a number and its word.
            parts = self.note.counts.split(wording.DOT)
            text = wording.DOT.join(part.replace(" ", "\N{NO-BREAK SPACE}") for part in parts)
        px = min(theme.type_sizes.small * self._text, rect.height() * 0.8)
        radius = px * 0.62
        has_mark = not self._preview and self.note.mark is not RowMark.OPEN
        if has_mark:
            center = QPointF(rect.right() - radius - 1, rect.center().y())
            paint = paint_tick if self.note.mark is RowMark.LISTED else paint_cross
            if self.note.mark is RowMark.TOO_SHORT:
                paint = paint_minus
            paint(painter, center, theme, radius)
            rect = rect.adjusted(0, 0, -2 * radius - 6, 0)
        painter.setPen(theme.colors.table_accent if self._preview else theme.colors.table_text)
        draw_elided(
            painter, rect, ui_font(px, BOLD if self._preview else SEMI_BOLD), text, _RIGHT, lines=lines
        )

    def accessible_name(self) -> str:
        """The word as far as it is formed, its points and what can be told of it."""
        text = tr(_C, "Word {number}: {spelling}, {points}, {note}")
        note = self.note
        return text.format(
            number=self.row + 1,
            spelling=note.spelling,
            points=wording.points(note.points),
            note=", ".join(part for part in (note.text, note.counts) if part),
        )

    def accessible_text(self) -> str:
        """Whether it is the current word."""
        return tr(_C, "Cards are sent to this word") if self._is_current else ""

    def accessible_children(self) -> Sequence[QObject]:
        """The cards, the handle, and the button that takes them back."""
        return (*self._keeper.cards_of(self), self.handle, self.return_button)


class RowHandle(Grip):
    """The dotted edge of a row: takes hold of the whole row, to join it to another or bring it home."""

    margin = 2.0

    def __init__(self, look: Look, keeper: RowKeeper, tray: RowTray) -> None:
        super().__init__(look, keeper, tray)
        self._keeper = keeper
        self._tray = tray
        self._is_current = False
        self.setObjectName(f"row_handle_{tray.row}")
        self.setAcceptHoverEvents(True)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    @property
    def tray(self) -> RowTray:
        """The row it belongs to."""
        return self._tray

    def describe(self, spelling: str, *, current: bool) -> None:
        """Says whose row it moves; that of the current word is marked."""
        self.setToolTip(
            plain_tooltip(tr(_C, "Drag {word} onto another word to join them").format(word=spelling))
        )
        if current is not self._is_current:
            self._is_current = current
            self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Dots; an arrow as well where cards are sent to this row."""
        colors = self.look.theme.colors
        lit = self.is_under_pointer or self._is_current
        color = colors.table_accent if lit else colors.table_text_2
        side = min(self.box.width(), self.box.height() * 0.4, 22.0)
        mark = QRectF(0, 0, side, side)
        mark.moveCenter(self.box.center())
        if self._is_current:
            mark.translate(0, side * 0.45)
            paint_icon(painter, mark.translated(0, -side), "right", color)
        paint_icon(painter, mark, "handle", color)

    def accessible_parent(self) -> QObject | None:
        """The row."""
        return self._tray

    def accessible_name(self) -> str:
        """What it does."""
        return tr(_C, "Select all cards of {word}").format(word=self._tray.note.spelling)

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """Press."""
        return {"Press": lambda: self._keeper.row_selected(self._tray)}


class ReturnButton(PaintedItem):
    """The small button of a row: all its cards back to the hand."""

    margin = 6.0

    def __init__(self, look: Look, keeper: RowKeeper, tray: RowTray) -> None:
        super().__init__(look, tray)
        self._keeper = keeper
        self._tray = tray
        self.setObjectName(f"row_return_{tray.row}")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def describe(self, spelling: str) -> None:
        """Says whose cards it takes back."""
        self.setToolTip(plain_tooltip(tr(_C, "Take all cards of {word} back").format(word=spelling)))

    @property
    def tray(self) -> RowTray:
        """The row it belongs to."""
        return self._tray

    def draw(self, painter: QPainter) -> None:
        """A cross; on a disc where the pointer is."""
        colors = self.look.theme.colors
        side = min(self.box.width(), self.box.height())
        if self.is_under_pointer:
            painter.setPen(QPen(colors.tray_active_edge, 1.2))
            painter.setBrush(colors.plate[1])
            painter.drawEllipse(self.box.center(), side * 0.42, side * 0.42)
        mark = QRectF(0, 0, side * 0.5, side * 0.5)
        mark.moveCenter(self.box.center())
        paint_icon(painter, mark, "close", colors.table_text_2)

    def focus_radius(self) -> float:
        """Round."""
        return self.box.height() / 2

    @never_raising
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Waits for the release."""
        event.accept()

    @never_raising
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Takes the cards back if the pointer is still there."""
        if self.box.contains(event.pos()):
            self._keeper.row_returned(self._tray)

    def accessible_parent(self) -> QObject | None:
        """The row."""
        return self._tray

    def accessible_name(self) -> str:
        """What it does."""
        return tr(_C, "Take all cards of {word} back").format(word=self._tray.note.spelling)

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """Press."""
        return {"Press": lambda: self._keeper.row_returned(self._tray)}


class NewRowTray(PaintedItem):
    """The dashed row that is always there: a card dropped here starts a word."""

    def __init__(self, look: Look, keeper: RowKeeper) -> None:
        super().__init__(look)
        self._keeper = keeper
        self._text = 1.0
        self._is_active = False
        self._room_right = 0.0
        self.setObjectName("new_row")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_row(self, rect: QRectF, text: float, room_right: float) -> None:
        """``room_right`` pixels at the right are left to the line of the main button."""
        self.set_rect(rect)
        if (text, room_right) != (self._text, self._room_right):
            self._text, self._room_right = text, room_right
            self.repaint()

    def show_preview(self, *, active: bool) -> None:
        """Lights up while the card in hand would start a word here."""
        if active is not self._is_active:
            self._is_active = active
            self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Dashes and an invitation."""
        theme = self.look.theme
        if self._is_active:
            paint_tray(painter, self.box, theme, Tray.ACTIVE)
        paint_tray(painter, self.box, theme, Tray.EMPTY)
        painter.setPen(theme.colors.table_accent if self._is_active else theme.colors.table_text)
        align = _LEFT if self._room_right else _CENTER
        draw_elided(painter, self._text_room(self.box), self._font(), self.invitation(), align, lines=2)

    def text_rect(self) -> QRectF:
        """Where on the table its words stand."""
        room, font = self._text_room(self.rect), self._font()
        wanted = text_width(font, self.invitation())
        high = QFontMetricsF(font).height() * (1 if wanted <= room.width() else 2)
        words = QRectF(0, 0, min(wanted, room.width()), min(high, room.height()))
        words.moveCenter(room.center())
        if self._room_right:
            words.moveLeft(room.left())
        return words

    def _font(self) -> QFont:
        px = min(self.look.theme.type_sizes.button * self._text, self.rect.height() * 0.5)
        return ui_font(px, SEMI_BOLD)

    def _text_room(self, box: QRectF) -> QRectF:
        return box.adjusted(14, 0, -14 - self._room_right, 0)

    @staticmethod
    def invitation() -> str:
        """What the row is for."""
        return tr(_C, "Drag cards here to start a word")

    def accessible_name(self) -> str:
        """What the row is for."""
        return tr(_C, "Start a new word with the card chosen last")

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """Press."""
        return {"Press": self._keeper.new_row_activated}
