"""Cards side by side with a line under them: a word, unused cards, a single card.

All of it is painted from the card art's pixmaps. A word that may be challenged, and a card that may be
chosen, is a button; everything else is a picture with an accessible name. A picture that has more to tell,
such as what a word means, tells it to the pointer, the keyboard and a screen reader.
"""

import functools
import math
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QToolTip, QWidget

from quiddler_qt.engine.cards import Card, face_of
from quiddler_qt.ui.dialogs.labels import plain_tooltip, reading_direction
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.theme.card_art import CardArt, card_height, variant_for
from quiddler_qt.ui.theme.fonts import BOLD, ui_font
from quiddler_qt.ui.theme.icons import paint_icon
from quiddler_qt.ui.theme.painters import paint_focus_ring, paint_hatch, paint_minus, paint_pill, paint_tick
from quiddler_qt.ui.theme.tokens import Theme

_MARGIN = 9
"""Room around the cards for shadow, minus discs and focus ring, in px."""
_CLOSEST = 0.45
"""Least step from card to card, as a part of the width: the corner stays in sight."""
_FEW = 4
"""So many cards at least lie in a line."""
_LINE_GAP = 4
_LEAST_CAPTION = 110
"""Where there is little room a caption is shortened to this, in px at text size 1."""


def paint_card(painter: QPainter, rect: QRectF, card: Card, art: CardArt, *, step: float = 1.0) -> None:
    """Draws a card with its shadow into ``rect``; ``step`` to the next one as a part of the width."""
    dpr = painter.device().devicePixelRatioF()
    halo = art.shadow(rect.width(), lifted=False, dpr=dpr)
    painter.drawPixmap(rect.topLeft() + halo.offset, halo.pixmap)
    variant = variant_for(rect.width(), rect.width() * step)
    painter.drawPixmap(rect.topLeft(), art.face(face_of(card), variant, rect.width(), dpr))


@dataclass(frozen=True, slots=True)
class CardsLook:
    """How cards are shown.

    ``scale`` of the card's full size; ``step`` from card to card as a part of the width (above 1 leaves a
    gap); ``counts_against`` hatches them and puts a minus on each; ``on_paper`` chooses the ink of the
    caption.
    """

    scale: float = 0.6
    step: float = 1.06
    counts_against: bool = False
    on_paper: bool = False


class _CardsPainter:
    """Lays out and paints a row of cards with its caption."""

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        cards: tuple[Card, ...],
        caption: str,
        look: CardsLook,
        *,
        is_button: bool,
    ) -> None:
        self.theme = theme
        self.art = art
        self.cards = cards
        self.caption = caption
        self.look = look
        self.is_button = is_button

    @property
    def card_size(self) -> QSize:
        width = round(self.theme.sizes.card_width * self.look.scale)
        return QSize(width, round(card_height(width)))

    @property
    def caption_height(self) -> int:
        return round(24 * text_scale(self.theme)) if self.caption else 0

    @property
    def step(self) -> float:
        """From card to card as a part of the width; in a plain theme no card lies on another."""
        return max(self.look.step, 1.04) if self.theme.plain else self.look.step

    def size(self) -> QSize:
        row = self.card_size.width() * (1 + self.step * max(0, len(self.cards) - 1))
        width = round(max(row, self._caption_width())) + 2 * _MARGIN
        return QSize(width, self.height_for(width))

    def least_size(self) -> QSize:
        """With cards as close together as can still be read, in lines of a few, and the caption shortened."""
        few = min(len(self.cards), _FEW)
        text = min(self._caption_width(), _LEAST_CAPTION * text_scale(self.theme))
        width = math.ceil(max(self._closest(few), text)) + 2 * _MARGIN
        # As high as one line: whoever gives it less width asks for the height at that.
        whole = self.size()
        return QSize(min(whole.width(), width), whole.height())

    def height_for(self, width: float) -> int:
        """The height of all lines, with the caption, at a width."""
        lines = self._lines(width)
        cards = lines * self.card_size.height() + (lines - 1) * _LINE_GAP
        return cards + self.caption_height + 2 * _MARGIN

    def _closest(self, count: int) -> float:
        """The width of so many cards that lie as close together as can still be read."""
        closest = self.step if self.theme.plain else min(self.step, _CLOSEST)
        return self.card_size.width() * (1 + closest * max(0, count - 1))

    def _lines(self, width: float) -> int:
        """In how many lines the cards lie: in one, unless they would cover each other's corners."""
        count, lines = len(self.cards), 1
        while lines < count and self._closest(math.ceil(count / lines)) > width - 2 * _MARGIN:
            lines += 1
        return lines

    def _caption_width(self) -> float:
        if not self.caption:
            return 0
        # A button has a mark and a pill around the words.
        more = self.caption_height * 1.6 if self.is_button else 4
        return self._metrics().horizontalAdvance(self.caption) + more

    def card_rects(self, width: float) -> list[QRectF]:
        card, lines = self.card_size, self._lines(width)
        most = math.ceil(len(self.cards) / lines)
        step = card.width() * self.step
        if most > 1:
            step = min(step, (width - 2 * _MARGIN - card.width()) / (most - 1))
        rects = []
        for line in range(lines):
            count = min(most, len(self.cards) - line * most)
            left = (width - card.width() - step * (count - 1)) / 2
            top = _MARGIN + line * (card.height() + _LINE_GAP)
            rects += [QRectF(left + place * step, top, card.width(), card.height()) for place in range(count)]
        return rects

    def paint(self, painter: QPainter, width: float, *, pill: bool = False) -> None:
        radius = self.theme.radii.card * self.look.scale
        rects = self.card_rects(width)
        step = (rects[1].x() - rects[0].x()) / rects[0].width() if len(rects) > 1 else 1.0
        for rect, card in zip(rects, self.cards, strict=True):
            paint_card(painter, rect, card, self.art, step=step)
            if self.look.counts_against:
                paint_hatch(painter, rect, radius, self.theme)
        if self.look.counts_against:
            disc = max(6.0, 10 * min(1.0, self.look.scale / 0.6))
            for rect in rects:
                place = rect.topRight() + QPointF(-disc * 0.35, disc * 0.2)
                if step < 1:
                    # The corner of the next card lies there: the value in it is to be read.
                    place = rect.bottomLeft() + QPointF(disc * 1.05, -disc * 0.3)
                paint_minus(painter, place, self.theme, disc)
        if self.caption:
            self._paint_caption(painter, width, pill=pill)

    def paint_focus(self, painter: QPainter, width: float) -> None:
        rects = self.card_rects(width)
        around = _around(rects)
        radius = self.theme.radii.card * self.look.scale
        paint_focus_ring(painter, around, radius, self.theme, on_paper=self.look.on_paper)

    def _paint_caption(self, painter: QPainter, width: float, *, pill: bool) -> None:
        colors = self.theme.colors
        height = self.caption_height
        rect = QRectF(0, self.height_for(width) - _MARGIN - height, width, height)
        metrics = self._metrics()
        room = width - 2 * _MARGIN - (height * 1.6 if pill else 0)
        caption = metrics.elidedText(self.caption, Qt.TextElideMode.ElideRight, room + 1)
        text_width = metrics.horizontalAdvance(caption)
        ink = colors.paper_ink if self.look.on_paper else colors.table_text
        painter.setFont(self._font())
        painter.setLayoutDirection(reading_direction(caption))
        if pill:
            mark = height * 0.62
            whole = text_width + mark + 4
            box = QRectF(rect.center().x() - whole / 2 - 9, rect.top() + 2, whole + 18, height - 2)
            paint_pill(painter, box, self.theme)
            left = box.left() + 8
            paint_icon(
                painter, QRectF(left, box.center().y() - mark / 2, mark, mark), "bang", colors.plate_total
            )
            painter.setPen(colors.plate_text)
            text_rect = QRectF(left + mark + 4, box.top(), text_width + 2, box.height())
            painter.drawText(text_rect, Qt.AlignmentFlag.AlignCenter, caption)
            return
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, caption)

    def _font(self) -> QFont:
        return ui_font(self.theme.type_sizes.button * text_scale(self.theme), BOLD)

    def _metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self._font())


class CardRow(QWidget, Themed):
    """Cards with a caption, to be looked at. ``spoken`` is what a screen reader says.

    ``told`` is one line more, shown under the pointer and while the keyboard's focus is here; without it the
    cards take no focus.
    """

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        cards: tuple[Card, ...],
        *,
        look: CardsLook,
        caption: str = "",
        spoken: str,
        told: str = "",
    ) -> None:
        super().__init__()
        self._cards = _CardsPainter(theme, art, cards, caption, look, is_button=False)
        self.setAccessibleName(spoken)
        if told:
            self.setAccessibleDescription(told)
            self.setToolTip(plain_tooltip(told))
            self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        # Not at once: Qt closes every tooltip while a focus event is still on its way.
        self._tell = QTimer(self, singleShot=True, interval=0)
        self._tell.timeout.connect(self._show_told)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._cards.theme, self._cards.art = theme, art
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Cards, caption and the room around them."""
        return self._cards.size()

    def minimumSizeHint(self) -> QSize:
        """Cards pushed together."""
        return self._cards.least_size()

    def hasHeightForWidth(self) -> bool:
        """Where there is no room for one line there are more."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All lines, and the caption."""
        return self._cards.height_for(width)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes: it sees what the pointer would."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._tell.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard goes."""
        super().focusOutEvent(event)
        self._tell.stop()
        QToolTip.hideText()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the cards with focus."""
        painter = _painter(self)
        self._cards.paint(painter, self.width())
        if self.hasFocus():
            self._cards.paint_focus(painter, self.width())
        painter.end()

    def _show_told(self) -> None:
        QToolTip.showText(self.mapToGlobal(self.rect().bottomLeft()), self.toolTip(), self)


class CardsButton(QAbstractButton, Themed):
    """Cards that can be pressed: a word to challenge, a card to choose. A chosen one has a tick."""

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        cards: tuple[Card, ...],
        *,
        look: CardsLook,
        caption: str = "",
        spoken: str,
    ) -> None:
        super().__init__()
        self._cards = _CardsPainter(theme, art, cards, caption, look, is_button=True)
        self._hovered = False
        self.setAccessibleName(spoken)
        self.setToolTip(plain_tooltip(spoken))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._cards.theme, self._cards.art = theme, art
        self.updateGeometry()
        self.update()

    def set_counts_against(self, against: bool) -> None:
        """Whether the cards count against their owner: hatched, with a minus."""
        look = self._cards.look
        self._cards.look = CardsLook(look.scale, look.step, against, look.on_paper)
        self.update()

    def sizeHint(self) -> QSize:
        """Cards, caption and the room around them."""
        return self._cards.size()

    def minimumSizeHint(self) -> QSize:
        """Cards pushed together."""
        return self._cards.least_size()

    def hasHeightForWidth(self) -> bool:
        """Where there is no room for one line there are more."""
        return True

    def heightForWidth(self, width: int) -> int:
        """All lines, and the caption."""
        return self._cards.height_for(width)

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
        """Draws the cards with focus and choice."""
        painter = _painter(self)
        theme, look = self._cards.theme, self._cards.look
        self._cards.paint(painter, self.width(), pill=not self.isCheckable())
        rects = self._cards.card_rects(self.width())
        around = _around(rects)
        radius = theme.radii.card * look.scale
        if self.isChecked():
            disc = max(8.0, 11 * look.scale / 0.6)
            paint_tick(painter, around.bottomRight() + QPointF(-disc * 0.5, -disc * 0.5), theme, disc)
        if self.hasFocus():
            self._cards.paint_focus(painter, self.width())
        elif self._hovered or self.isChecked():
            edge = theme.colors.paper_focus if look.on_paper else theme.colors.tray_active_edge
            painter.setPen(QPen(edge, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(around.adjusted(-2, -2, 2, 2), radius + 2, radius + 2)
        painter.end()


def _around(rects: list[QRectF]) -> QRectF:
    """What holds all cards."""
    return functools.reduce(QRectF.united, rects)


def _painter(widget: QWidget) -> QPainter:
    painter = QPainter(widget)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter
