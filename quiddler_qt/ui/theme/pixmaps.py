"""Pixmaps painted once: any painter function at a device pixel ratio, soft shadows, glows and film grain.

``render_pixmap(size, dpr, paint)`` is how an expensive background (room, table, curtain, sheet) is kept:
paint it once for its size, keep the pixmap, and draw that. Nothing here keeps a cache; the caller owns what
it made.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

_HINTS = (
    QPainter.RenderHint.Antialiasing
    | QPainter.RenderHint.TextAntialiasing
    | QPainter.RenderHint.SmoothPixmapTransform
)


def render_pixmap(size: QSizeF, dpr: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """A transparent pixmap of ``size`` logical pixels with what ``paint`` draws, antialiased."""
    pixmap = QPixmap(max(1, round(size.width() * dpr)), max(1, round(size.height() * dpr)))
    pixmap.setDevicePixelRatio(dpr)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(_HINTS)
    try:
        paint(painter)
    finally:
        painter.end()
    return pixmap


def paint_shadow(
    painter: QPainter, rect: QRectF, radius: float, blur: float, drop: float, color: QColor
) -> None:
    """A blurred rounded rectangle under ``rect``, moved down by ``drop``; ``blur`` is how far it fades out.

    Lengths in logical pixels. One corner is blurred and the rest stretched, so the cost does not grow with
    the rectangle. A rectangle without area has no shadow: a window may be made smaller than its margins.
    """
    if rect.isEmpty():
        return
    radius = min(radius, rect.width() / 2, rect.height() / 2)
    dpr = painter.device().devicePixelRatio()
    corner = max(1, round((radius + 2 * blur) * dpr))
    corner = max(1, min(corner, round((min(rect.width(), rect.height()) / 2 + blur) * dpr)))
    image = _blurred_box(2 * corner + 1, radius * dpr, blur * dpr, color)
    outer = rect.adjusted(-blur, -blur + drop, blur, blur + drop)
    step = corner / dpr
    xs = (outer.left(), outer.left() + step, outer.right() - step, outer.right())
    ys = (outer.top(), outer.top() + step, outer.bottom() - step, outer.bottom())
    cuts = (0, corner, corner + 1, 2 * corner + 1)
    for row in range(3):
        for column in range(3):
            target = QRectF(xs[column], ys[row], xs[column + 1] - xs[column], ys[row + 1] - ys[row])
            if target.width() <= 0 or target.height() <= 0:
                continue
            source = QRectF(
                cuts[column], cuts[row], cuts[column + 1] - cuts[column], cuts[row + 1] - cuts[row]
            )
            painter.drawImage(target, image, source)


def grain_image(width: int, height: int, strength: int, seed: int = 1) -> QImage:
    """Film grain: light and dark specks of opacity up to about ``strength`` (0..60), fixed by ``seed``."""
    from quiddler_qt.ui.theme import soft_images  # noqa: PLC0415  numpy is not for the first paint

    return soft_images.grain_image(width, height, strength, seed)


def _blurred_box(side: int, radius: float, blur: float, color: QColor) -> QImage:
    from quiddler_qt.ui.theme import soft_images  # noqa: PLC0415  numpy is not for the first paint

    return soft_images.blurred_box(side, radius, blur, color)
