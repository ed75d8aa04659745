"""Words that lie open on the table, and whose they are."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from quiddler_qt.engine.cards import Card, cards_value, face_of, spelling_of
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.labels import plain_tooltip
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.painted_item import Look, PaintedItem, draw_elided, never_raising, text_width
from quiddler_qt.ui.scene.words_layout import GroupBox, LaidBox
from quiddler_qt.ui.theme.card_art import variant_for
from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, ui_font
from quiddler_qt.ui.theme.icons import paint_icon
from quiddler_qt.ui.theme.painters import (
    Tray,
    initials,
    paint_avatar,
    paint_hatch,
    paint_minus,
    paint_tick,
    paint_tray,
)

_C = "Table"
_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTER = Qt.AlignmentFlag.AlignHCenter


class Judged(Enum):
    """What became of a laid word: the values of the engine's judgments, which the scene may not import."""

    NONE = "none"
    UPHELD = "upheld"
    STRUCK = "struck"


class WordKeeper(Protocol):
    """What a laid word tells of gestures."""

    def word_activated(self, word: "LaidWordItem") -> None:
        """A laid word was clicked."""


class LaidWordItem(PaintedItem):
    """A word on the table, open for all to see; a click doubts it where that is allowed."""

    def __init__(self, look: Look, keeper: WordKeeper, seat: int, word: int) -> None:
        super().__init__(look)
        self._keeper = keeper
        self.seat = seat
        self.word = word
        self.cards: tuple[Card, ...] = ()
        self.judged = Judged.NONE
        self.is_unused = False
        self.is_challengeable = False
        self._owner = ""
        self._where: LaidBox | None = None
        self.setObjectName(f"laid_{seat}_{word}")
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def show_word(
        self,
        where: LaidBox,
        owner: str,
        cards: tuple[Card, ...],
        judged: Judged,
        *,
        unused: bool,
        challengeable: bool,
    ) -> None:
        """Shows a laid word, or with ``unused`` the cards that a seat could not use."""
        new = (where, owner, cards, judged, unused, challengeable)
        old = (self._where, self._owner, self.cards, self.judged, self.is_unused, self.is_challengeable)
        if new == old:
            return
        self._where, self._owner, self.cards, self.judged = where, owner, cards, judged
        self.is_unused, self.is_challengeable = unused, challengeable
        self.setAcceptHoverEvents(challengeable)
        if not challengeable:
            self.set_under_pointer(under=False)
        self.setCursor(Qt.CursorShape.PointingHandCursor if challengeable else Qt.CursorShape.ArrowCursor)
        self.setToolTip(plain_tooltip(self.accessible_name()))
        self.set_rect(where.row.rect)
        self.repaint()
        self.accessible_changed()

    def card_poses(self) -> tuple[Pose, ...]:
        """Where its cards lie, in scene coordinates."""
        return self._where.row.poses(len(self.cards)) if self._where else ()

    def draw(self, painter: QPainter) -> None:
        """Tray, cards or spelling, points and judgment."""
        if self._where is None:
            return
        theme = self.look.theme
        lit = self.is_challengeable and self.is_under_pointer
        paint_tray(painter, self.box, theme, Tray.ACTIVE if lit else Tray.NORMAL)
        if self.is_challengeable and not lit:
            painter.setPen(QPen(theme.colors.tray_active_edge, 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(self.box, theme.radii.tray, theme.radii.tray)
        counts_against = self.is_unused or self.judged is Judged.STRUCK
        if self._where.as_text:
            self._draw_as_text(painter, counts_against=counts_against)
            return
        art, dpr = self.look.art, self.look.dpr
        poses = self.card_poses()
        step = poses[1].x - poses[0].x if len(poses) > 1 else None
        for pose, card in zip(poses, self.cards, strict=True):
            box = pose.bounds().translated(-self.pos())
            halo = art.shadow(pose.width, False, dpr)
            painter.drawPixmap(box.topLeft() + halo.offset, halo.pixmap)
            variant = variant_for(pose.width, step)
            painter.drawPixmap(box.topLeft(), art.face(face_of(card), variant, pose.width, dpr))
            if counts_against:
                paint_hatch(painter, box, art.radius(pose.width), theme)
        self._draw_note(painter, self._where.row.note.translated(-self.pos()), counts_against=counts_against)

    def _draw_note(self, painter: QPainter, note: QRectF, *, counts_against: bool) -> None:
        theme = self.look.theme
        text = self._where.text if self._where else 1.0
        value = self._value_text()
        marked = counts_against or self.judged is Judged.UPHELD
        tall = note.height() >= 44 * text
        radius = min(8 * text, note.height() * 0.2)
        painter.setPen(theme.colors.table_text)
        px = min(17 * text, note.height() * (0.36 if marked and tall else 0.5))
        if marked and not tall:
            font = ui_font(px, EXTRA_BOLD)
            draw_elided(painter, note.adjusted(0, 0, -2 * radius - 7, 0), font, value, _RIGHT)
            self._paint_judgment(painter, QPointF(note.right() - radius - 3, note.center().y()), radius)
            return
        doubtful = self.is_challengeable and not marked and tall
        part = 0.54 if marked or doubtful else 1
        upper = QRectF(note.left(), note.top() + 2, note.width() - 4, note.height() * part - 2)
        if doubtful:
            # The mark that elsewhere stands for a challenge as well.
            side = min(15 * text, note.height() * 0.26)
            mark = QRectF(note.right() - side - 4, note.top() + note.height() * 0.6, side, side)
            paint_icon(painter, mark, "bang", theme.colors.table_accent)
        draw_elided(painter, upper, ui_font(px, EXTRA_BOLD), value, _RIGHT)
        if marked:
            y = note.top() + note.height() * 0.74
            self._paint_judgment(painter, QPointF(note.right() - radius - 4, y), radius)
            small = ui_font(min(10.5 * text, note.height() * 0.2), BOLD)
            word = QRectF(note.left() - 2, y - 8 * text, note.width() - 2 * radius - 6, 16 * text)
            painter.setPen(theme.colors.table_text)
            draw_elided(painter, word, small, self._judgment_text(), _RIGHT)

    def _draw_as_text(self, painter: QPainter, *, counts_against: bool) -> None:
        theme = self.look.theme
        text = self._where.text if self._where else 1.0
        rect = self.box.adjusted(7 * text, 0, -6 * text, 0)
        px = min(14 * text, rect.height() * 0.62)
        marked = counts_against or self.judged is Judged.UPHELD
        if marked:
            radius = px * 0.5
            self._paint_judgment(painter, QPointF(rect.right() - radius, rect.center().y()), radius)
            rect.adjust(0, 0, -2 * radius - 4, 0)
        value_font = ui_font(px, EXTRA_BOLD)
        width = text_width(value_font, self._value_text()) + 2
        painter.setPen(theme.colors.table_accent)
        draw_elided(painter, rect, value_font, self._value_text(), _RIGHT)
        painter.setPen(theme.colors.table_text)
        word = " ".join(face_of(card) for card in self.cards) if self.is_unused else spelling_of(self.cards)
        draw_elided(painter, rect.adjusted(0, 0, -width - 4, 0), ui_font(px, BOLD), word, _LEFT)
        if self.judged is Judged.STRUCK:
            painter.setPen(QPen(theme.colors.table_text, 1.4))
            painter.drawLine(
                QPointF(rect.left(), rect.center().y()), QPointF(rect.right() - width - 8, rect.center().y())
            )

    def _paint_judgment(self, painter: QPainter, center: QPointF, radius: float) -> None:
        paint = paint_tick if self.judged is Judged.UPHELD else paint_minus
        paint(painter, center, self.look.theme, radius)

    def _value_text(self) -> str:
        value = cards_value(self.cards)
        if self.is_unused:
            return wording.number(-value)
        return str(value)

    def _judgment_text(self) -> str:
        if self.is_unused:
            return tr(_C, "unused")
        return tr(_C, "struck") if self.judged is Judged.STRUCK else tr(_C, "holds")

    @never_raising
    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Waits for the release."""
        event.setAccepted(self.is_challengeable)

    @never_raising
    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Doubts the word if the pointer is still there."""
        if self.box.contains(event.pos()):
            self._keeper.word_activated(self)

    def accessible_name(self) -> str:
        """The word, its points, its owner and its judgment."""
        if self.is_unused:
            faces = wording.enumeration([face_of(card) for card in self.cards])
            text = tr(_C, "Unused cards of {name}: {faces}, {points}")
            return text.format(name=self._owner, faces=faces, points=wording.points(-cards_value(self.cards)))
        text = {
            Judged.NONE: tr(_C, "{word}, laid by {name}"),
            Judged.UPHELD: tr(_C, "{word}, laid by {name}, challenged and upheld"),
            Judged.STRUCK: tr(_C, "{word}, laid by {name}, struck"),
        }[self.judged]
        name = text.format(word=wording.word_name(self.cards), name=self._owner)
        return tr(_C, "{word}; can be challenged").format(word=name) if self.is_challengeable else name

    def accessible_actions(self) -> Mapping[str, Callable[[], None]]:
        """Press, where it can be doubted."""
        return {"Press": lambda: self._keeper.word_activated(self)} if self.is_challengeable else {}


class LaidOwner(PaintedItem):
    """Whose laid words follow: disc and name."""

    role = QAccessible.Role.StaticText

    def __init__(self, look: Look, seat: int) -> None:
        super().__init__(look)
        self._where: GroupBox | None = None
        self._name = ""
        self._seat = seat
        self.setObjectName(f"laid_by_{seat}")
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_owner(self, where: GroupBox, name: str) -> None:
        """Shows a seat."""
        if (where, name) != (self._where, self._name):
            self._where, self._name = where, name
            self.set_rect(where.avatar if where.name is None else where.avatar.united(where.name))
            self.setToolTip(plain_tooltip(name))
            self.repaint()

    def draw(self, painter: QPainter) -> None:
        """Disc and name."""
        if self._where is None:
            return
        theme = self.look.theme
        disc = self._where.avatar.translated(-self.pos())
        color = theme.player_color(self._seat)
        paint_avatar(painter, disc.center(), disc.width() / 2 - 1, color, initials(self._name), theme)
        if self._where.name is not None:
            painter.setPen(theme.colors.table_text)
            font = ui_font(theme.type_sizes.small * self._where.text, BOLD)
            draw_elided(
                painter, self._where.name.translated(-self.pos()), font, self.accessible_name(), _LEFT
            )

    def accessible_name(self) -> str:
        """Who laid."""
        return tr(_C, "{name} laid").format(name=self._name)
