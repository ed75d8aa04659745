"""Painters of the furniture: room, table, paper, plates, avatars, trays, marks, curtain and wordmark.

Each takes the QPainter, where to paint in logical pixels, and the Theme; it leaves the painter as it found
it and keeps nothing. The same call paints the same pixels. Large ones (room, table, paper, curtain, plate,
wordmark) take milliseconds: render them once with ``pixmaps.render_pixmap`` and draw the pixmap in
``paint()``/``paintEvent``. Marks (avatar, badge, tick, cross, minus, tray, slot) are cheap enough for a
widget's paintEvent; in a scene that moves keep them as pixmaps as well.

    paint_room(painter, rect, theme)                         wood of the whole window
    paint_felt_table(painter, rect, theme, radius, rim)      table; felt_rect() is its inside
    paint_paper(painter, rect, theme, radius, vines)         cream sheet with shadow
    paint_plate(painter, rect, theme, radius, active)        dark plate of a seat or tile
    paint_pill(painter, rect, theme)                         dark capsule behind a short text
    paint_tray(painter, rect, theme, state)                  one word row: Tray.NORMAL, ACTIVE, EMPTY
    paint_slot(painter, rect, radius, theme)                 dashed place where a card will land
    paint_avatar(painter, center, radius, color, initials, theme, active)
    paint_badge(painter, center, letter, theme, radius, ghost)   bonus badge L or W
    paint_tick / paint_cross / paint_minus(painter, center, theme, radius)
    paint_hatch(painter, rect, radius, theme)                strokes over an unused card
    paint_focus_ring(painter, rect, radius, theme, on_paper)
    paint_rule(painter, start, end, theme)                   hair line on paper
    paint_curtain(painter, rect, theme)
    paint_wordmark(painter, rect, theme)                     "Quiddler Qt", fitted into rect
"""

import math
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from quiddler_qt.ui.theme.fonts import EXTRA_BOLD, title_font, ui_font
from quiddler_qt.ui.theme.ornaments import paint_in_pieces, paint_vine, rosette
from quiddler_qt.ui.theme.pixmaps import grain_image, paint_shadow
from quiddler_qt.ui.theme.tokens import Theme, ink_on, with_alpha

NAME_OF_THE_GAME = "Quiddler Qt"
"""Never translated."""

_ROOM_GRAIN_LINES = 90
_GRAIN_STRENGTH = 5
_GRAIN_TILE = 256


class Tray(Enum):
    """How a word row looks."""

    NORMAL = auto()
    ACTIVE = auto()
    EMPTY = auto()


# -- large backgrounds ---------------------------------------------------------------------------


def paint_room(painter: QPainter, rect: QRectF, theme: Theme, *, ornaments: bool = True) -> None:
    """The room around the table: dark wood (or the theme's wall) with a grain, or without ``ornaments``."""
    colors = theme.colors
    painter.save()
    painter.setClipRect(rect)
    painter.fillRect(rect, vertical_gradient(rect, *colors.room))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    chance = _Dice(7)
    for _ in range(_ROOM_GRAIN_LINES if ornaments and not theme.plain else 0):
        y = rect.top() + chance.between(0, rect.height())
        opacity = chance.between(0.4, 1.6)
        grain = with_alpha(colors.room_grain, min(255, round(colors.room_grain.alpha() * opacity)))
        painter.setPen(QPen(grain, chance.between(0.6, 2.2)))
        path = QPainterPath(QPointF(rect.left(), y))
        path.cubicTo(
            QPointF(rect.left() + rect.width() * 0.3, y + chance.between(-14, 14)),
            QPointF(rect.left() + rect.width() * 0.6, y + chance.between(-14, 14)),
            QPointF(rect.right(), y + chance.between(-8, 8)),
        )
        painter.drawPath(path)
    painter.restore()


def felt_rect(rect: QRectF, rim: float = 20) -> QRectF:
    """The felt inside a table painted in ``rect``."""
    return rect.adjusted(rim, rim, -rim, -rim)


def paint_felt_table(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    radius: float | None = None,
    rim: float = 20,
    *,
    ornaments: bool = True,
) -> None:
    """The table: wooden rim, felt with a banknote rosette, vignette and a double inlaid line.

    ``radius`` is that of the outer corners, by default the theme's, smaller on small tables. Without
    ``ornaments`` it is quickly painted: no shadow, no weave, no rosette.
    """
    colors = theme.colors
    if theme.plain:
        painter.fillRect(rect, colors.felt[0])
        return
    outer = min(radius if radius is not None else theme.radii.table, min(rect.width(), rect.height()) / 4)
    inner = max(outer - rim, 6)
    felt = felt_rect(rect, rim)
    painter.save()
    if ornaments:
        paint_shadow(painter, rect, outer, 26, 12, with_alpha(colors.shadow, 230 if theme.is_dark else 90))
    _rounded(painter, rect, outer, vertical_gradient(rect, *colors.rim), colors.rim_edge, 1.2)
    _rounded(painter, rect.adjusted(2.5, 2.5, -2.5, -2.5), outer - 2.5, None, colors.rim_light, 1.2)
    _rounded(painter, felt.adjusted(-3, -3, 3, 3), inner + 3, None, with_alpha(colors.rim_edge, 130), 2.5)

    reach = max(felt.width(), felt.height()) * 0.69
    cloth = QRadialGradient(felt.center() - QPointF(0, 30), reach)
    for stop, color in zip((0.0, 0.55, 1.0), colors.felt, strict=True):
        cloth.setColorAt(stop, color)
    _rounded(painter, felt, inner, QBrush(cloth), colors.felt_edge, 1.4)

    painter.setClipPath(rounded_path(felt, inner))
    if ornaments:
        grain = grain_image(_GRAIN_TILE, _GRAIN_TILE, _GRAIN_STRENGTH)
        grain.setDevicePixelRatio(painter.device().devicePixelRatio())
        painter.fillRect(felt, QBrush(grain))
        _paint_felt_rosette(painter, felt, theme)
    vignette = QRadialGradient(felt.center(), reach * 1.03)
    vignette.setColorAt(0.62, with_alpha(colors.shadow, 0))
    vignette.setColorAt(1, with_alpha(colors.shadow, 120 if theme.is_dark else 34))
    painter.fillRect(felt, vignette)
    lamp = QRadialGradient(felt.center() - QPointF(0, felt.height() * 0.06), reach * 0.66)
    lamp.setColorAt(0, colors.felt_light)
    lamp.setColorAt(1, with_alpha(colors.felt_light, 0))
    painter.fillRect(felt, lamp)
    painter.setClipping(False)

    _inner_shadow(painter, felt, inner, with_alpha(colors.shadow, 90 if theme.is_dark else 26))
    inset = 8 if rim >= 18 else 4
    line = felt.adjusted(inset, inset, -inset, -inset)
    _rounded(painter, line, inner - inset, None, with_alpha(colors.felt_line, 120), 1.2)
    line = line.adjusted(4, 4, -4, -4)
    _rounded(painter, line, inner - inset - 4, None, with_alpha(colors.felt_line, 55), 0.8)
    painter.restore()


def _paint_felt_rosette(painter: QPainter, felt: QRectF, theme: Theme) -> None:
    size = min(felt.width(), felt.height())
    painter.save()
    painter.translate(felt.center() - QPointF(0, size * 0.06))
    painter.scale(size / 676, size / 676)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(with_alpha(theme.colors.felt_line, 20 if theme.is_dark else 30), 1.2))
    paint_in_pieces(painter, rosette(230, 30, 60, 3, 720))
    paint_in_pieces(painter, rosette(230, 22, 90, 11, 2400))
    painter.restore()


def _inner_shadow(painter: QPainter, rect: QRectF, radius: float, color: QColor) -> None:
    """The rim's shadow on the felt: rings that fade inwards."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in range(6):
        fade = (1 - ring / 6) ** 2
        painter.setPen(QPen(with_alpha(color, round(color.alpha() * fade)), 1.6))
        inset = 0.8 + ring * 1.5
        painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset)


def paint_paper(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None, *, vines: bool = False
) -> None:
    """A sheet of paper with a printed line; ``vines`` puts a flourish in the corners.

    Its shadow reaches 34 px beyond ``rect``. A rectangle without area is no sheet.
    """
    if rect.isEmpty():
        return
    colors = theme.colors
    corner = theme.radii.sheet if radius is None else radius
    painter.save()
    if theme.plain:
        edge = theme.strokes.edge
        box = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
        _rounded(painter, box, corner, QBrush(colors.paper[0]), colors.paper_edge, edge)
        painter.restore()
        return
    paint_shadow(painter, rect, corner, 24, 10, with_alpha(colors.shadow, 220 if theme.is_dark else 70))
    _rounded(painter, rect, corner, vertical_gradient(rect, *colors.paper), colors.paper_edge, 1.2)
    _rounded(painter, rect.adjusted(6, 6, -6, -6), max(corner - 5, 3), None, colors.paper_line, 1)
    if vines:
        size = min(56.0, min(rect.width(), rect.height()) / 8)
        for across in (1, -1):
            for down in (1, -1):
                painter.save()
                painter.translate(
                    (rect.left() if across > 0 else rect.right()) + across * 20,
                    (rect.top() if down > 0 else rect.bottom()) + down * 20,
                )
                painter.scale(across, down)
                paint_vine(painter, size, with_alpha(colors.paper_edge, 170), size / 40)
                painter.restore()
    painter.restore()


def paint_plate(
    painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None, *, active: bool = False
) -> None:
    """A plate for a seat, a tile or table talk; the active one has a bright, thicker edge."""
    colors = theme.colors
    corner = min(rect.height() / 2, 25) if radius is None else radius
    painter.save()
    if not theme.plain:
        paint_shadow(painter, rect, corner, 9, 4, with_alpha(colors.shadow, 150 if theme.is_dark else 60))
    edge = colors.plate_active_edge if active else colors.plate_edge
    width = theme.strokes.active_edge if active else theme.strokes.edge
    inset = max(0.0, width / 2 - 1)
    box = rect.adjusted(inset, inset, -inset, -inset)
    _rounded(painter, box, corner - inset, vertical_gradient(rect, *colors.plate), edge, width)
    painter.restore()


def paint_scrim(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Dims what lies behind a sheet."""
    painter.fillRect(rect, theme.colors.scrim)


def paint_curtain(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A closed theatre curtain: folds, and a scalloped pelmet with gold braid."""
    light, dark = theme.colors.curtain
    if theme.plain:
        painter.fillRect(rect, dark)
        return
    painter.save()
    painter.setClipRect(rect)
    folds = max(8, round(rect.width() / 64))
    width = rect.width() / folds
    cloth = QLinearGradient(rect.topLeft(), rect.topRight())
    profile = ((0.0, 0.10), (0.2, 0.45), (0.42, 1.0), (0.62, 0.62), (0.86, 0.22))
    for fold in range(folds):
        center = abs(fold - (folds - 1) / 2) / (folds / 2)
        strength = 1 - 0.42 * center
        for stop, value in profile:
            cloth.setColorAt((fold + stop) / folds, _between(dark, light, value * strength))
    cloth.setColorAt(1, dark)
    painter.fillRect(rect, cloth)
    # Every second fold hangs a little forward: its edge throws a soft line.
    for fold in range(0, folds, 2):
        x = rect.left() + fold * width
        edge = QLinearGradient(x, 0, x + width * 0.5, 0)
        edge.setColorAt(0, with_alpha(QColor("#000000"), 80))
        edge.setColorAt(1, with_alpha(QColor("#000000"), 0))
        painter.fillRect(QRectF(x, rect.top(), width * 0.5, rect.height()), edge)
    air = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for stop, alpha in ((0, 130), (0.2, 0), (0.72, 0), (1, 150)):
        air.setColorAt(stop, QColor(0, 0, 0, alpha))
    painter.fillRect(rect, air)
    _paint_pelmet(painter, rect, theme)
    painter.restore()


def _paint_pelmet(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    light, dark = theme.colors.curtain
    bright, deep = theme.colors.curtain_braid
    scallops = max(4, round(rect.width() / 160))
    width = rect.width() / scallops
    straight, drop = rect.top() + 34, rect.top() + 78
    paint_shadow(
        painter,
        QRectF(rect.left() - 60, rect.top() - 60, rect.width() + 120, 104),
        4,
        34,
        14,
        QColor(0, 0, 0, 150),
    )
    for scallop in range(scallops + 1):
        left = rect.left() + (scallop - 0.5) * width
        right = left + width
        hem = QPainterPath(QPointF(right, straight))
        hem.cubicTo(right - width * 0.2, drop, left + width * 0.2, drop, left, straight)
        cloth = QPainterPath(hem)
        cloth.lineTo(left, rect.top())
        cloth.lineTo(right, rect.top())
        cloth.closeSubpath()
        shade = QLinearGradient(left, 0, right, 0)
        shade.setColorAt(0, _between(dark, light, 0.22))
        shade.setColorAt(0.5, _between(dark, light, 0.86))
        shade.setColorAt(1, _between(dark, light, 0.22))
        painter.fillPath(cloth, shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(deep, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(hem)
        painter.setPen(QPen(bright, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(hem)
    # A tassel where two scallops meet hides the seam.
    painter.setPen(QPen(deep, 1))
    painter.setBrush(bright)
    for scallop in range(scallops):
        seam = QPointF(rect.left() + (scallop + 0.5) * width, straight)
        tassel = QPainterPath(seam)
        tassel.cubicTo(seam + QPointF(7, 8), seam + QPointF(4, 18), seam + QPointF(6, 30))
        tassel.lineTo(seam + QPointF(-6, 30))
        tassel.cubicTo(seam + QPointF(-4, 18), seam + QPointF(-7, 8), seam)
        painter.drawPath(tassel)
        painter.drawEllipse(seam, 5, 5)


def paint_wordmark(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The name of the game in metal letters, as large as ``rect`` allows, centred in it."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(0, 0, title_font(96, 800, 5), NAME_OF_THE_GAME)
    paint_metal(painter, fitted(path, rect.adjusted(0, 0, 0, -rect.height() * 0.06)), theme)


def paint_metal(painter: QPainter, path: QPainterPath, theme: Theme) -> None:
    """A path in the metal of the wordmark with its shadow."""
    box = path.boundingRect()
    drop = max(1.0, box.height() * 0.05)
    painter.save()
    painter.translate(0, drop)
    painter.fillPath(path, with_alpha(theme.colors.shadow, 150 if theme.is_dark else 40))
    painter.restore()
    painter.fillPath(path, vertical_gradient(box, *theme.colors.wordmark))


# -- small parts ---------------------------------------------------------------------------------


def paint_pill(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A capsule on the room or the felt behind a short text in ``plate_text``."""
    colors = theme.colors
    width = theme.strokes.edge
    box = rect.adjusted(width / 2 - 0.5, width / 2 - 0.5, 0.5 - width / 2, 0.5 - width / 2)
    painter.save()
    _rounded(
        painter, box, box.height() / 2, QBrush(with_alpha(colors.plate[1], 215)), colors.plate_edge, width
    )
    painter.restore()


def paint_tray(painter: QPainter, rect: QRectF, theme: Theme, state: Tray = Tray.NORMAL) -> None:
    """A word row on the felt. ACTIVE takes the next card; EMPTY is the dashed row where a word may start."""
    colors = theme.colors
    painter.save()
    if state is Tray.EMPTY:
        painter.setPen(_dashes(colors.tray_active_edge, theme.strokes.edge * 1.6))
        painter.setBrush(with_alpha(colors.tray, colors.tray.alpha() * 2 // 3))
        painter.drawRoundedRect(rect, theme.radii.tray, theme.radii.tray)
    elif state is Tray.ACTIVE:
        _rounded(painter, rect, theme.radii.tray, QBrush(colors.tray), None, 0)
        edge, width = colors.tray_active_edge, theme.strokes.active_edge
        _rounded(painter, rect, theme.radii.tray, QBrush(colors.tray_active), edge, width)
    else:
        _rounded(
            painter, rect, theme.radii.tray, QBrush(colors.tray), colors.tray_edge, theme.strokes.edge * 1.1
        )
    painter.restore()


def paint_slot(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """The dashed place where the card in hand will land."""
    painter.save()
    painter.setPen(_dashes(theme.colors.tray_active_edge, theme.strokes.edge * 1.8))
    painter.setBrush(with_alpha(theme.colors.tray_active_edge, 0 if theme.plain else 34))
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


def paint_avatar(
    painter: QPainter,
    center: QPointF,
    radius: float,
    color: QColor,
    initials: str,
    theme: Theme,
    *,
    active: bool = False,
) -> None:
    """A player's disc with one or two initials, white or dark by contrast; ``active`` adds a glow."""
    painter.save()
    disc = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    if theme.plain:
        color = theme.colors.focus_ring if active else color
        painter.setBrush(color)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(center, radius, radius)
        if active:
            ring = radius + 2 + theme.strokes.edge / 2
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color, theme.strokes.edge))
            painter.drawEllipse(center, ring, ring)
        _letters(painter, disc, initials, radius * (1.0 if len(initials) == 1 else 0.84), ink_on(color))
        painter.restore()
        return
    if active:
        paint_shadow(
            painter, disc.adjusted(-3, -3, 3, 3), radius + 3, 8, 0, with_alpha(theme.colors.focus_ring, 230)
        )
    fill = QRadialGradient(center - QPointF(radius * 0.3, radius * 0.4), radius * 1.7)
    fill.setColorAt(0, color.lighter(106))
    fill.setColorAt(1, color.darker(112))
    painter.setBrush(QBrush(fill))
    painter.setPen(QPen(theme.colors.avatar_ring, 2.0 if radius > 12 else 1.4))
    painter.drawEllipse(center, radius, radius)
    _letters(painter, disc, initials, radius * (0.86 if len(initials) == 1 else 0.72), ink_on(color))
    painter.restore()


def initials(name: str) -> str:
    """One initial of a name, two of a hyphenated or double name: "Anna-Katharina" gives AK."""
    parts = [part for part in name.replace("-", " ").split() if part]
    letters = [next((sign for sign in part if sign.isalnum()), part[0]).upper()[:1] for part in parts]
    return letters[0] + letters[-1] if len(letters) > 1 else "".join(letters) or "?"


def paint_badge(
    painter: QPainter, center: QPointF, letter: str, theme: Theme, radius: float = 8, *, ghost: bool = False
) -> None:
    """The badge of a bonus, L or W, on paper; ``ghost`` is the dashed outline of one that was lost."""
    colors = theme.colors
    disc = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush if ghost else QBrush(colors.accent))
    painter.setPen(_dashes(colors.accent, 1.4, (2.2, 1.8)) if ghost else QPen(Qt.PenStyle.NoPen))
    painter.drawEllipse(disc)
    _letters(painter, disc, letter, radius * 1.25, colors.accent if ghost else colors.accent_text)
    painter.restore()


def paint_tick(painter: QPainter, center: QPointF, theme: Theme, radius: float = 10) -> None:
    """A green disc with a tick: yes, done, in the dictionary."""
    painter.save()
    painter.setBrush(theme.colors.ok)
    painter.setPen(QPen(theme.colors.ok_text, max(1.0, radius * 0.12)))
    painter.drawEllipse(center, radius, radius)
    path = QPainterPath(center + QPointF(-0.42, 0.04) * radius)
    path.lineTo(center + QPointF(-0.10, 0.36) * radius)
    path.lineTo(center + QPointF(0.46, -0.34) * radius)
    _stroke(painter, path, theme.colors.ok_text, radius * 0.22)
    painter.restore()


def paint_cross(painter: QPainter, center: QPointF, theme: Theme, radius: float = 10) -> None:
    """A dark disc with a cross: no, not in the dictionary. A shape, not a red light."""
    painter.save()
    painter.setBrush(theme.colors.paper_ink)
    painter.setPen(QPen(theme.colors.paper_field, max(1.0, radius * 0.12)))
    painter.drawEllipse(center, radius, radius)
    path = QPainterPath()
    for slope in (1, -1):
        path.moveTo(center + QPointF(-0.34, -0.34 * slope) * radius)
        path.lineTo(center + QPointF(0.34, 0.34 * slope) * radius)
    _stroke(painter, path, theme.colors.paper_field, radius * 0.22)
    painter.restore()


def paint_minus(painter: QPainter, center: QPointF, theme: Theme, radius: float = 10) -> None:
    """A dark disc with a minus: this card counts against its player."""
    painter.save()
    painter.setBrush(theme.colors.paper_ink)
    painter.setPen(QPen(theme.colors.paper_field, max(1.0, radius * 0.15)))
    painter.drawEllipse(center, radius, radius)
    path = QPainterPath(center + QPointF(-0.46, 0) * radius)
    path.lineTo(center + QPointF(0.46, 0) * radius)
    _stroke(painter, path, theme.colors.paper_field, radius * 0.24)
    painter.restore()


def paint_hatch(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """Slanted strokes, 9 px apart, over an unused card; the corner of the value stays clear."""
    painter.save()
    shape = rounded_path(rect, radius)
    corner = QPainterPath()
    corner.addRoundedRect(
        QRectF(rect.left(), rect.top(), rect.width() * 0.42, rect.height() * 0.31), radius, radius
    )
    painter.setClipPath(shape.subtracted(corner))
    ink = theme.colors.letter_consonant if theme.plain else theme.colors.paper_ink
    painter.setPen(QPen(with_alpha(ink, 130), theme.strokes.edge))
    rise = rect.height() * 0.8
    for stroke in range(math.ceil((rect.width() + rise) / 9) + 1):
        foot = QPointF(rect.left() - rise + stroke * 9, rect.bottom())
        painter.drawLine(foot, foot + QPointF(rise, -rect.height()))
    painter.setClipping(False)
    _rounded(painter, rect, radius, None, ink, 1.2)
    painter.restore()


def paint_focus_ring(
    painter: QPainter, rect: QRectF, radius: float, theme: Theme, *, on_paper: bool = False
) -> None:
    """The ring around what has the keyboard, as wide as the theme's, a little outside ``rect``."""
    painter.save()
    color = theme.colors.paper_focus if on_paper else theme.colors.focus_ring
    width = theme.strokes.focus
    out = width / 2 + (theme.strokes.focus_gap if theme.plain else 1.75)
    _rounded(painter, rect.adjusted(-out, -out, out, out), radius + out, None, color, width)
    painter.restore()


def paint_rule(painter: QPainter, start: QPointF, end: QPointF, theme: Theme, width: float = 1.0) -> None:
    """A printed line on paper."""
    painter.save()
    painter.setPen(QPen(theme.colors.paper_line, width))
    painter.drawLine(start, end)
    painter.restore()


# -- shapes --------------------------------------------------------------------------------------


def vertical_gradient(rect: QRectF, *colors: QColor) -> QBrush:
    """A brush from top to bottom of ``rect`` through evenly spaced colours."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for index, color in enumerate(colors):
        gradient.setColorAt(index / max(1, len(colors) - 1), color)
    return QBrush(gradient)


def rounded_path(rect: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def fitted(path: QPainterPath, rect: QRectF) -> QPainterPath:
    """The path scaled to the largest size that fits in ``rect``, centred."""
    box = path.boundingRect()
    if box.isEmpty():
        return path
    scale = min(rect.width() / box.width(), rect.height() / box.height())
    move = QTransform()
    move.translate(rect.center().x(), rect.center().y())
    move.scale(scale, scale)
    move.translate(-box.center().x(), -box.center().y())
    return move.map(path)


def _rounded(
    painter: QPainter, rect: QRectF, radius: float, fill: QBrush | None, edge: QColor | None, width: float
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush if fill is None else fill)
    painter.setPen(QPen(Qt.PenStyle.NoPen) if edge is None else QPen(edge, width))
    painter.drawRoundedRect(rect, radius, radius)


def _dashes(color: QColor, width: float, pattern: tuple[float, float] = (4, 3)) -> QPen:
    pen = QPen(color, width)
    pen.setDashPattern(pattern)
    return pen


def _stroke(painter: QPainter, path: QPainterPath, color: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(
        QPen(color, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    )
    painter.drawPath(path)


def _letters(painter: QPainter, rect: QRectF, text: str, px: float, color: QColor) -> None:
    """Short capitals centred by their ink, not by their line box."""
    font = ui_font(px, EXTRA_BOLD)
    box = QFontMetricsF(font).tightBoundingRect(text)
    painter.setFont(font)
    painter.setPen(color)
    painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # "+2" is not "2+" anywhere
    painter.drawText(rect.center() - box.center(), text)


def _between(dark: QColor, light: QColor, part: float) -> QColor:
    return QColor(
        *(
            round(low + (high - low) * part)
            for low, high in (
                (dark.red(), light.red()),
                (dark.green(), light.green()),
                (dark.blue(), light.blue()),
            )
        )
    )


class _Dice:
    """Fixed pseudo-random numbers for grain (a linear congruential sequence): the same on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = seed

    def between(self, low: float, high: float) -> float:
        self._state = (self._state * 1664525 + 1013904223) % 2**32
        return low + (high - low) * self._state / 2**32
