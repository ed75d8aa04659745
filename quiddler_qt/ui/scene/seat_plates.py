"""The plates of the seats, the backs of their cards, and the plate behind the status line."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from quiddler_qt.engine.observation import SeatView
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.labels import plain_tooltip
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_poses import fan_poses
from quiddler_qt.ui.scene.painted_item import Look, PaintedItem, draw_elided, text_width
from quiddler_qt.ui.scene.picture import SeatNote
from quiddler_qt.ui.scene.table_layout import PlateBox
from quiddler_qt.ui.theme.character_faces import paint_seat_face
from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, MEDIUM, ui_font
from quiddler_qt.ui.theme.painters import (
    initials,
    paint_avatar,
    paint_plate,
)

_C = "Table"
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTER = Qt.AlignmentFlag.AlignHCenter


class StatusBar(PaintedItem):
    """The plate behind the status line where nobody's own plate is."""

    margin = 22.0

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        """A plate without a seat."""
        paint_plate(painter, self.box, self.look.theme)


class SeatFan(PaintedItem):
    """The backs of the cards of a seat across the table. ``on_the_way`` of them have not arrived yet."""

    def __init__(self, look: Look, plate: "SeatPlate") -> None:
        super().__init__(look, plate)
        self._count = 0
        self._on_the_way = 0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_backs(self, area: QRectF | None, count: int) -> None:
        """Shows so many backs in an area of the scene, all of them arrived."""
        self.setVisible(area is not None)
        if area is not None:
            self.set_rect(area.translated(-self.parentItem().pos()))
        if count != self._count or self._on_the_way:
            self._count, self._on_the_way = count, 0
            self.repaint()

    def expect(self, more: int) -> None:
        """So many more cards are on the way, or with a negative number have arrived."""
        self._on_the_way = max(0, self._on_the_way + more)
        self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Backs on a circle."""
        art, dpr = self.look.art, self.look.dpr
        here = self._count - self._on_the_way
        for pose in fan_poses(self.box, self._count)[: max(0, here)]:
            painter.save()
            painter.translate(pose.center)
            painter.rotate(pose.angle)
            corner = QPointF(-pose.width / 2, -pose.height / 2)
            halo = art.shadow(pose.width, False, dpr)
            painter.drawPixmap(corner + halo.offset, halo.pixmap)
            painter.drawPixmap(corner, art.back(pose.width, dpr))
            painter.restore()


class SeatPlate(PaintedItem):
    """The plate of a seat: disc, name, note, total and whose turn it is; its fan of backs hangs below."""

    role = QAccessible.Role.ListItem
    margin = 22.0

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look)
        self.seat = seat
        self._view: SeatView | None = None
        self._note = SeatNote("")
        self._is_on_turn = False
        self._is_own = False
        self._text = 1.0
        self._two_lines = False
        self.fan = SeatFan(look, self)
        self.setObjectName(f"seat_{seat}")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_seat(self, where: PlateBox, view: SeatView, note: SeatNote, *, on_turn: bool, own: bool) -> None:
        """Shows a seat as it is now; the own one leaves room for the status line."""
        new = (where.text, where.two_lines, view, note, on_turn, own)
        old = (self._text, self._two_lines, self._view, self._note, self._is_on_turn, self._is_own)
        self.set_rect(where.rect)
        self.fan.show_backs(where.fan, 0 if view.unused is not None else view.card_count)
        if new != old:
            was_on_turn = self._is_on_turn
            self._text, self._two_lines = where.text, where.two_lines
            self._view, self._note, self._is_on_turn, self._is_own = view, note, on_turn, own
            self.setToolTip(plain_tooltip(self.accessible_name()))
            self.repaint()
            if on_turn is not was_on_turn:
                self.accessible_changed()

    def forget(self) -> None:
        """Keeps nothing of a seat."""
        self._view = None
        self._note = SeatNote("")
        self.fan.show_backs(None, 0)
        self.setToolTip("")
        self.repaint()

    def set_look(self, look: Look) -> None:
        """Paints plate and fan with another theme or pixel ratio from now on."""
        super().set_look(look)
        self.fan.set_look(look)

    def focus_radius(self) -> float:
        """As the plate's."""
        return min(self.box.height() / 2, 25)

    def draw(self, painter: QPainter) -> None:
        """Plate, disc, name, note and total."""
        if self._view is None:
            return
        theme = self.look.theme
        paint_plate(painter, self.box, theme, active=self._is_on_turn)
        text, box = self._text, self.box
        stacked = self._is_own and self._two_lines
        radius = min((13 if stacked else 16 if self._two_lines else 20) * text, box.height() * 0.42)
        center = QPointF(box.left() + radius + (8 if self._two_lines else 5) * text, box.center().y())
        if self._two_lines:
            center.setY(box.top() + radius + (4 if stacked else 6) * text)
        name = self._view.name
        color = theme.player_color(self.seat)
        if self._view.level:
            paint_seat_face(painter, center, radius, color, self._view.level, theme, active=self._is_on_turn)
        else:
            paint_avatar(painter, center, radius, color, initials(name), theme, active=self._is_on_turn)
        if self._is_on_turn:
            self._draw_turn_mark(painter, QPointF(box.left() - 1, center.y()), 8 * text)
        left = center.x() + radius + 8 * text
        if stacked:
            self._draw_stacked(painter, left)
        elif self._is_own:
            self._draw_own(painter, left)
        elif self._two_lines:
            self._draw_compact(painter, left)
        else:
            self._draw_wide(painter, left)

    def _draw_wide(self, painter: QPainter, left: float) -> None:
        theme, text, box = self.look.theme, self._text, self.box
        total_font = ui_font(theme.type_sizes.total * text, EXTRA_BOLD)
        total = wording.number(self._total())
        width = text_width(total_font, total)
        right = box.right() - 14 * text
        painter.setPen(theme.colors.plate_total)
        draw_elided(painter, QRectF(right - width, box.top(), width, box.height()), total_font, total, _RIGHT)
        room = right - width - 8 * text - left
        painter.setPen(theme.colors.plate_text)
        upper = QRectF(left, box.top() + box.height() * 0.1, room, box.height() * 0.42)
        draw_elided(painter, upper, ui_font(theme.type_sizes.body * text, BOLD), self._name(), _LEFT)
        painter.setPen(theme.colors.plate_text_2)
        lower = QRectF(left, box.top() + box.height() * 0.5, room, box.height() * 0.38)
        draw_elided(painter, lower, ui_font(theme.type_sizes.small * text, MEDIUM), self._note.text, _LEFT)

    def _draw_compact(self, painter: QPainter, left: float) -> None:
        theme, text, box = self.look.theme, self._text, self.box
        right = box.right() - 9 * text
        painter.setPen(theme.colors.plate_text)
        upper = QRectF(left, box.top() + 3 * text, right - left, 34 * text)
        name_font = ui_font(
            (13 if text_width(ui_font(14 * text, BOLD), self._name()) > upper.width() else 14) * text, BOLD
        )
        draw_elided(painter, upper, name_font, self._name(), _LEFT, lines=2)
        total_font = ui_font(16 * text, EXTRA_BOLD)
        total = wording.number(self._total())
        width = text_width(total_font, total)
        lower = QRectF(left, box.bottom() - 22 * text, right - left, 18 * text)
        painter.setPen(theme.colors.plate_total)
        draw_elided(painter, lower, total_font, total, _RIGHT)
        painter.setPen(theme.colors.plate_text_2)
        draw_elided(
            painter,
            lower.adjusted(0, 0, -width - 4 * text, 0),
            ui_font(12.5 * text, MEDIUM),
            self._note.text,
            _LEFT,
        )

    def _draw_own(self, painter: QPainter, left: float) -> None:
        """Name over note at the left, the total at the right; between them is the status line."""
        theme, text, box = self.look.theme, self._text, self.box
        total_font = ui_font(theme.type_sizes.total * 1.15 * text, EXTRA_BOLD)
        room = QRectF(box.right() - 74 * text, box.top(), 56 * text, box.height())
        painter.setPen(theme.colors.plate_total)
        draw_elided(painter, room, total_font, wording.number(self._total()), _RIGHT)
        names = QRectF(left, box.top() + box.height() * 0.1, box.left() + 173 * text - left, 0)
        painter.setPen(theme.colors.plate_text)
        names.setHeight(box.height() * 0.42)
        draw_elided(painter, names, ui_font(theme.type_sizes.body * text, BOLD), self._name(), _LEFT)
        painter.setPen(theme.colors.plate_text_2)
        names.moveTop(box.top() + box.height() * 0.51)
        names.setHeight(box.height() * 0.38)
        draw_elided(painter, names, ui_font(theme.type_sizes.small * text, MEDIUM), self._note.text, _LEFT)

    def _draw_stacked(self, painter: QPainter, left: float) -> None:
        """Name, note and total in one line; under them is the status line."""
        theme, text, box = self.look.theme, self._text, self.box
        head = QRectF(box.left(), box.top() + 4 * text, box.width(), 26 * text)
        total_font = ui_font(theme.type_sizes.total * 1.15 * text, EXTRA_BOLD)
        total = wording.number(self._total())
        head.setRight(box.right() - 18 * text)
        painter.setPen(theme.colors.plate_total)
        draw_elided(painter, head, total_font, total, _RIGHT)
        head = head.adjusted(left - box.left(), 0, -text_width(total_font, total) - 10 * text, 0)
        name_font = ui_font(theme.type_sizes.body * text, BOLD)
        note_font = ui_font(theme.type_sizes.small * text, MEDIUM)
        between = 10 * text
        note_room = text_width(note_font, self._note.text) + between
        name_room = min(
            text_width(name_font, self._name()) + 1, max(head.width() * 0.5, head.width() - note_room)
        )
        painter.setPen(theme.colors.plate_text)
        name = QRectF(head.left(), head.top(), name_room, head.height())
        draw_elided(painter, name, name_font, self._name(), _LEFT)
        painter.setPen(theme.colors.plate_text_2)
        draw_elided(painter, head.adjusted(name_room + between, 0, 0, 0), note_font, self._note.text, _LEFT)

    def _draw_turn_mark(self, painter: QPainter, tip: QPointF, size: float) -> None:
        """An arrow at the edge of the plate: a shape beside the bright edge."""
        painter.setPen(QPen(self.look.theme.colors.plate[1], 1.2))
        painter.setBrush(self.look.theme.colors.table_accent)
        painter.drawPolygon(
            [
                tip + QPointF(size * 0.7, 0),
                tip + QPointF(-size * 0.6, -size * 0.8),
                tip + QPointF(-size * 0.6, size * 0.8),
            ]
        )

    def _name(self) -> str:
        return self._view.name if self._view else ""

    def _total(self) -> int:
        return self._view.total if self._view else 0

    def accessible_name(self) -> str:
        """Name, note, total and whether it is on turn."""
        text = tr(_C, "{name}, {note}, total {total}")
        name = text.format(name=self._name(), note=self._note.text, total=wording.number(self._total()))
        return tr(_C, "{seat}, on turn").format(seat=name) if self._is_on_turn else name
