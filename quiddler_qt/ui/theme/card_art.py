"""Pictures of the cards, each painted once and kept as a pixmap: faces, back, shadows, focus glow.

    art = CardArt(theme)                        one per theme, passed to whoever shows cards
    art.face("QU", Variant.FULL, width, dpr)    a QPixmap, width x card_height(width) logical pixels
    art.back(width, dpr)
    art.shadow(width, lifted, dpr)              a Halo: draw its pixmap at the card's corner + its offset
    art.glow(width, dpr)                        a Halo: the ring around the card that has the keyboard
    variant_for(width, step)                    which variant suits a card that wide in a fan of that step

``width`` is that of the drawn card in logical pixels (104 is natural size); ``dpr`` the device pixel ratio of
the screen. A painter of the scene only copies pixmaps. The first call for a face takes some milliseconds; the
cache is bounded, the pictures longest unused go first.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from quiddler_qt.engine.cards import FACE_VALUES
from quiddler_qt.ui.theme.card_letters import load_letters
from quiddler_qt.ui.theme.fonts import EXTRA_BOLD, SEMI_BOLD, ui_font
from quiddler_qt.ui.theme.ornaments import paint_vine, rosette
from quiddler_qt.ui.theme.painters import rounded_path, vertical_gradient
from quiddler_qt.ui.theme.pixmaps import paint_shadow, render_pixmap
from quiddler_qt.ui.theme.tokens import Theme, with_alpha

CARD_WIDTH = 104.0
CARD_HEIGHT = 148.0
CACHE_BYTES = 64 * 1024 * 1024
"""Most memory one CardArt keeps in pixmaps: all faces at two sizes on a 2x screen fit."""

SMALL_BELOW = 0.6
"""At this part of the natural size or below, the corner of a full face is too small to read."""
TIGHT_BELOW = 0.6
"""Fanned closer than this part of the card's width, only a corner tab shows what a card is."""

_CARD = QRectF(0, 0, CARD_WIDTH, CARD_HEIGHT)


class Variant(Enum):
    """How much a face says in its corners."""

    FULL = auto()
    SMALL = auto()
    TIGHT = auto()


@dataclass(frozen=True, slots=True)
class Halo:
    """A pixmap that reaches beyond the card, and where its corner lies, seen from the card's corner."""

    pixmap: QPixmap
    offset: QPointF


def card_height(width: float) -> float:
    """The height of a card that wide."""
    return width * CARD_HEIGHT / CARD_WIDTH


def variant_for(width: float, step: float | None = None) -> Variant:
    """The variant for a card drawn ``width`` wide; ``step`` is the distance to the next card of a fan."""
    if step is not None and step < TIGHT_BELOW * width:
        return Variant.TIGHT
    return Variant.SMALL if width <= SMALL_BELOW * CARD_WIDTH else Variant.FULL


class CardArt:
    """Paints and keeps the pictures of the cards of one theme."""

    def __init__(self, theme: Theme, cache_bytes: int = CACHE_BYTES) -> None:
        self._theme = theme
        self._letters = load_letters()
        self._cache_bytes = cache_bytes
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._kept_bytes = 0

    @property
    def theme(self) -> Theme:
        """The theme the cards are painted in."""
        return self._theme

    @property
    def kept_bytes(self) -> int:
        """Memory of the pixmaps kept now, at four bytes a pixel."""
        return self._kept_bytes

    def radius(self, width: float) -> float:
        """The corner radius of a card that wide."""
        return self._theme.radii.card * width / CARD_WIDTH

    def face(self, face: str, variant: Variant, width: float, dpr: float) -> QPixmap:
        """The face of a card. Raises KeyError for a face that is not in the deck."""
        value = FACE_VALUES[face]
        return self._card(
            ("face", face, variant), width, dpr, lambda p: self._paint_face(p, face, value, variant)
        )

    def back(self, width: float, dpr: float) -> QPixmap:
        """The back of every card."""
        return self._card("back", width, dpr, self._paint_back)

    def shadow(self, width: float, lifted: bool, dpr: float) -> Halo:
        """What a card casts on the table, short at rest and long when it is lifted."""
        width = _whole_pixels(width, dpr)
        scale = width / CARD_WIDTH
        reach = (34.0 if lifted else 10.0) * scale

        def paint(painter: QPainter) -> None:
            if self._theme.plain:
                return
            dark = self._theme.is_dark
            color = self._theme.colors.shadow
            layers = ((22, 14, 120), (6, 4, 90)) if lifted else ((8, 2, 120), (3, 1, 110))
            for blur, drop, alpha in layers:
                shade = with_alpha(color, alpha if dark else alpha // 2)
                paint_shadow(
                    painter, _halo_card(width, reach), self.radius(width), blur * scale, drop * scale, shade
                )

        return self._halo("lifted" if lifted else "resting", width, reach, dpr, paint)

    def glow(self, width: float, dpr: float) -> Halo:
        """The focus ring: a line around the card and a glow."""
        width = _whole_pixels(width, dpr)
        scale = max(0.5, width / CARD_WIDTH)
        reach = 14.0 * max(scale, 1.0 if self._theme.plain else scale)

        def paint(painter: QPainter) -> None:
            color = self._theme.colors.focus_ring
            box = _halo_card(width, reach)
            radius = self.radius(width)
            if self._theme.plain:
                # The gap is painted too: a card below must not show through it.
                strokes = self._theme.strokes
                gap, out = strokes.focus_gap / 2, strokes.focus_gap + strokes.focus / 2
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(self._theme.colors.felt[0], strokes.focus_gap))
                painter.drawRoundedRect(box.adjusted(-gap, -gap, gap, gap), radius + gap, radius + gap)
                painter.setPen(QPen(color, strokes.focus))
                painter.drawRoundedRect(box.adjusted(-out, -out, out, out), radius + out, radius + out)
                return
            spread = 2 * scale
            paint_shadow(
                painter,
                box.adjusted(-spread, -spread, spread, spread),
                radius + spread,
                11 * scale,
                0,
                with_alpha(color, 230),
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color, max(2.0, 2.6 * scale)))
            painter.drawRoundedRect(
                box.adjusted(-spread, -spread, spread, spread), radius + spread, radius + spread
            )

        return self._halo("glow", width, reach, dpr, paint)

    # -- cache -------------------------------------------------------------------------------------

    def _card(self, what: Hashable, width: float, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
        width = _whole_pixels(width, dpr)
        size = QSizeF(width, card_height(width))

        def draw(painter: QPainter) -> None:
            painter.scale(width / CARD_WIDTH, width / CARD_WIDTH)
            paint(painter)

        return self._keep((what, *_device_size(size, dpr), dpr), lambda: render_pixmap(size, dpr, draw))

    def _halo(
        self, what: str, width: float, reach: float, dpr: float, paint: Callable[[QPainter], None]
    ) -> Halo:
        size = QSizeF(width + 2 * reach, card_height(width) + 2 * reach)
        pixmap = self._keep((what, *_device_size(size, dpr), dpr), lambda: render_pixmap(size, dpr, paint))
        return Halo(pixmap, QPointF(-reach, -reach))

    def _keep(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        pixmap = self._kept.get(key)
        if pixmap is not None:
            self._kept.move_to_end(key)
            return pixmap
        pixmap = make()
        self._kept[key] = pixmap
        self._kept_bytes += _bytes_of(pixmap)
        while self._kept_bytes > self._cache_bytes and len(self._kept) > 1:
            self._kept_bytes -= _bytes_of(self._kept.popitem(last=False)[1])
        return pixmap

    # -- painting, in the units of a card 104 x 148 ------------------------------------------------

    def _paint_face(self, painter: QPainter, face: str, value: int, variant: Variant) -> None:
        ink = self._theme.letter_color(face)
        small = variant is Variant.SMALL
        if self._theme.plain:
            self._paint_plain_face(painter, face, value, ink)
            return
        self._paint_stock(painter)
        self._paint_rosettes(painter, face, ink)
        self._paint_frame(painter, vines=not small)
        if small:
            self._paint_letter(painter, face, ink, 58 if len(face) == 1 else 42, QRectF(11, 24, 82, 116))
        else:
            self._paint_letter(
                painter, face, ink, 55 if len(face) == 1 else 41, QRectF(12, 1, 80, CARD_HEIGHT)
            )
        self._paint_gloss(painter)
        corner = {
            Variant.FULL: self._paint_corner,
            Variant.SMALL: self._paint_small_corner,
            Variant.TIGHT: self._paint_tab,
        }[variant]
        for turned in (False, True):
            painter.save()
            if turned:
                painter.translate(CARD_WIDTH, CARD_HEIGHT)
                painter.rotate(180)
            corner(painter, face, value, ink)
            painter.restore()

    def _paint_plain_face(self, painter: QPainter, face: str, value: int, ink: QColor) -> None:
        """Value and plain letters along the top, large enough at every size; the letter below them."""
        radius = self._theme.radii.card
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colors.card_stock[0])
        painter.drawRoundedRect(_CARD, radius, radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width in ((4, 1.6), (7, 0.8)):
            painter.setPen(QPen(self._theme.colors.card_frame, width))
            painter.drawRoundedRect(
                _CARD.adjusted(inset, inset, -inset, -inset), radius - inset / 2, radius - inset / 2
            )
        self._letters_below(painter, face, ink)
        font = ui_font(29, EXTRA_BOLD)
        _paint_text(painter, QPointF(11, 36), str(value), font, ink)
        if value in (6, 9):
            _paint_underline(painter, QPointF(11, 39.4), str(value), font, ink, 2.4)
        letters = ui_font(27, SEMI_BOLD)
        width = QFontMetricsF(letters).horizontalAdvance(face)
        _paint_text(painter, QPointF(CARD_WIDTH - 11 - width, 36), face, letters, ink)

    def _letters_below(self, painter: QPainter, face: str, ink: QColor) -> None:
        box = QRectF(11, 36, 82, 106)
        painter.fillPath(self._letters.placed(face, 60 if len(face) == 1 else 42, box), ink)

    def _paint_stock(self, painter: QPainter) -> None:
        colors = self._theme.colors
        radius = self._theme.radii.card
        painter.setPen(QPen(colors.card_edge, 1))
        painter.setBrush(vertical_gradient(_CARD, *colors.card_stock))
        painter.drawRoundedRect(_CARD.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _paint_rosettes(self, painter: QPainter, face: str, ink: QColor) -> None:
        """A tint and two banknote rosettes behind the letter; four shapes, by the face."""
        tint = self._theme.colors.card_rosette
        halo = QRadialGradient(_CARD.center(), CARD_WIDTH * 0.62)
        halo.setColorAt(0, tint)
        halo.setColorAt(1, with_alpha(tint, 0))
        painter.save()
        painter.setClipPath(rounded_path(_CARD.adjusted(1, 1, -1, -1), self._theme.radii.card))
        painter.fillRect(_CARD, halo)
        painter.translate(_CARD.center())
        painter.scale(1, 1.12)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wheel = (7, 9, 6, 11)[sum(map(ord, face)) % 4]
        painter.setPen(QPen(tint, 0.7))
        painter.drawPolyline(rosette(44, wheel, wheel * 1.9, wheel, 90 * wheel))
        painter.rotate(9)
        painter.setPen(QPen(with_alpha(ink, 30), 0.6))
        painter.drawPolyline(rosette(40, wheel, wheel * 1.1, wheel, 90 * wheel))
        painter.restore()

    def _paint_frame(self, painter: QPainter, *, vines: bool) -> None:
        colors = self._theme.colors
        radius = self._theme.radii.card
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colors.card_frame, 1.5))
        painter.drawRoundedRect(_CARD.adjusted(5.5, 5.5, -5.5, -5.5), radius - 4, radius - 4)
        painter.setPen(QPen(colors.card_frame_2, 0.8))
        painter.drawRoundedRect(_CARD.adjusted(8.5, 8.5, -8.5, -8.5), radius - 6, radius - 6)
        if not vines:
            return
        for across in (True, False):
            painter.save()
            if across:
                painter.translate(CARD_WIDTH - 10, 10)
                painter.scale(-1, 1)
            else:
                painter.translate(10, CARD_HEIGHT - 10)
                painter.scale(1, -1)
            paint_vine(painter, 30, with_alpha(colors.card_frame, 190), 1.15)
            painter.restore()

    def _paint_letter(
        self, painter: QPainter, face: str, ink: QColor, cap_height: float, box: QRectF
    ) -> None:
        path = self._letters.placed(face, cap_height, box)
        painter.save()
        painter.translate(0, 1.3)
        painter.fillPath(path, QColor(255, 255, 255, 220))
        painter.restore()
        painter.fillPath(path, _letter_ink(path, ink))

    def _paint_corner(self, painter: QPainter, face: str, value: int, ink: QColor) -> None:
        """Value over plain letters."""
        _paint_text(painter, QPointF(13, 26), str(value), ui_font(19, EXTRA_BOLD), ink)
        if value in (6, 9):
            _paint_underline(painter, QPointF(13, 28.4), str(value), ui_font(19, EXTRA_BOLD), ink, 1.5)
        _paint_text(painter, QPointF(13, 41), face, ui_font(11.5, SEMI_BOLD), ink)

    def _paint_small_corner(self, painter: QPainter, face: str, value: int, ink: QColor) -> None:
        """The value alone, large, on clean stock."""
        font = ui_font(29, EXTRA_BOLD)
        width = QFontMetricsF(font).horizontalAdvance(str(value))
        patch = QRectF(6.4, 6.4, max(width + 8, 27), 32)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.colors.card_stock[0])
        painter.drawRoundedRect(patch, 6, 6)
        at = QPointF(patch.left() + (patch.width() - width) / 2, 32)
        _paint_text(painter, at, str(value), font, ink)
        if value in (6, 9):
            _paint_underline(painter, at + QPointF(0, 3.6), str(value), font, ink, 2.4)

    def _paint_tab(self, painter: QPainter, face: str, value: int, ink: QColor) -> None:
        """A tab that tells the card in a tight fan: the letter over its value."""
        tab = QRectF(6.5, 6.5, 42, 54)
        painter.setPen(QPen(self._theme.colors.card_frame, 1))
        painter.setBrush(self._theme.colors.card_stock[0])
        painter.drawRoundedRect(tab, 8, 8)
        path = self._letters.placed(
            face, 23 if len(face) == 1 else 19, QRectF(tab.left() + 3, 9, tab.width() - 6, 30)
        )
        painter.fillPath(path, ink)
        font = ui_font(17, EXTRA_BOLD)
        width = QFontMetricsF(font).horizontalAdvance(str(value))
        at = QPointF(tab.center().x() - width / 2, 56)
        _paint_text(painter, at, str(value), font, ink)
        if value in (6, 9):
            _paint_underline(painter, at + QPointF(0, 2.2), str(value), font, ink, 1.4)

    def _paint_gloss(self, painter: QPainter) -> None:
        light = QLinearGradient(0, 0, CARD_WIDTH, CARD_HEIGHT * 0.7)
        light.setColorAt(0, QColor(255, 255, 255, 80))
        light.setColorAt(0.45, QColor(255, 255, 255, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QBrush(light))
        radius = self._theme.radii.card - 1
        painter.drawRoundedRect(_CARD.adjusted(1, 1, -1, -1), radius, radius)

    def _paint_back(self, painter: QPainter) -> None:
        colors = self._theme.colors
        radius = self._theme.radii.card
        light, dark = colors.back
        strokes = 1.6 if self._theme.plain else 1.0
        painter.setPen(QPen(colors.card_edge, 1))
        painter.setBrush(colors.back_border)
        painter.drawRoundedRect(_CARD.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

        field = _CARD.adjusted(5, 5, -5, -5)
        cloth = QRadialGradient(field.center(), CARD_HEIGHT * 0.62)
        cloth.setColorAt(0, light.lighter(118))
        cloth.setColorAt(0.6, light)
        cloth.setColorAt(1, dark)
        painter.setPen(QPen(dark, 1))
        painter.setBrush(QBrush(cloth))
        painter.drawRoundedRect(field, radius - 4, radius - 4)

        painter.save()
        painter.setClipPath(rounded_path(field.adjusted(3, 3, -3, -3), radius - 6))
        painter.translate(_CARD.center())
        painter.scale(1, 1.35)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for wheel, arm, alpha in ((5, 15, 120), (7, 19, 90), (11, 30, 60)):
            painter.setPen(QPen(with_alpha(colors.back_line, alpha), 0.7 * strokes))
            painter.drawPolyline(rosette(44, wheel, arm, wheel, 120 * wheel))
        painter.restore()
        for inset, width, alpha in ((4, 1.1, 200), (7, 0.6, 120)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(with_alpha(colors.back_line, alpha), width))
            line = field.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(line, radius - 2 - inset, radius - 2 - inset)

        painter.setPen(QPen(colors.back_line, 1.3))
        painter.setBrush(dark)
        painter.drawEllipse(_CARD.center(), 21, 21)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(with_alpha(colors.back_line, 130), 0.8))
        painter.drawEllipse(_CARD.center(), 18, 18)
        seal = QRectF(0, 0, 30, 30)
        seal.moveCenter(_CARD.center() - QPointF(0, 2))
        painter.fillPath(self._letters.placed("Q", 19, seal), colors.back_line)


def _letter_ink(path: QPainterPath, ink: QColor) -> QBrush:
    """The ink of a large letter: a little lighter at the top, as if light fell on it."""
    box = path.boundingRect()
    fall = QLinearGradient(0, box.top(), 0, box.bottom())
    fall.setColorAt(0, ink.lighter(132))
    fall.setColorAt(0.55, ink)
    fall.setColorAt(1, ink.darker(122))
    return QBrush(fall)


def _paint_text(painter: QPainter, start: QPointF, text: str, font: QFont, color: QColor) -> None:
    painter.setFont(font)
    painter.setPen(color)
    painter.drawText(start, text)


def _paint_underline(
    painter: QPainter, start: QPointF, text: str, font: QFont, color: QColor, width: float
) -> None:
    """Tells 6 from 9 on a card that lies upside down."""
    painter.setPen(QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    reach = QFontMetricsF(font).horizontalAdvance(text)
    painter.drawLine(start + QPointF(width, 0), start + QPointF(reach - width, 0))


def _halo_card(width: float, reach: float) -> QRectF:
    return QRectF(reach, reach, width, card_height(width))


def _whole_pixels(width: float, dpr: float) -> float:
    """The width that a picture is painted and kept at: whoever asks first, those near it get the same."""
    return max(1, round(width * dpr)) / dpr


def _device_size(size: QSizeF, dpr: float) -> tuple[int, int]:
    return round(size.width() * dpr), round(size.height() * dpr)


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
