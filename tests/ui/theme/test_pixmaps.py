"""Pixmaps painted once: size, pixel ratio, soft shadows, grain."""

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from quiddler_qt.ui.theme.pixmaps import grain_image, paint_shadow, render_pixmap


@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_a_pixmap_has_the_pixels_of_its_screen(dpr: float) -> None:
    pixmap = render_pixmap(
        QSizeF(80, 40), dpr, lambda painter: painter.fillRect(QRectF(0, 0, 80, 20), QColor("red"))
    )
    assert (pixmap.width(), pixmap.height()) == (80 * dpr, 40 * dpr)
    assert pixmap.devicePixelRatio() == dpr
    image = pixmap.toImage()
    assert image.pixelColor(image.width() - 1, 0) == QColor("red")
    assert image.pixelColor(0, image.height() - 1).alpha() == 0


def test_a_fault_while_painting_ends_the_painter() -> None:
    def fail(painter: QPainter) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        render_pixmap(QSizeF(8, 8), 1, fail)


def shadow(size: QSizeF, rect: QRectF, blur: float, alpha: int = 200) -> QImage:
    color = QColor(0, 0, 0, alpha)
    return render_pixmap(size, 1, lambda painter: paint_shadow(painter, rect, 10, blur, 0, color)).toImage()


def test_a_shadow_is_full_inside_and_fades_out() -> None:
    image = shadow(QSizeF(200, 120), QRectF(40, 30, 120, 60), 12)
    across = [image.pixelColor(x, 60).alpha() for x in range(24, 64)]
    assert across == sorted(across)
    assert image.pixelColor(100, 60).alpha() == pytest.approx(200, abs=2)
    assert image.pixelColor(40, 60).alpha() == pytest.approx(100, abs=16)
    assert image.pixelColor(26, 60).alpha() == 0


def test_a_shadow_has_no_seams() -> None:
    image = shadow(QSizeF(400, 300), QRectF(60, 60, 280, 180), 20)
    top = [image.pixelColor(x, 52).alpha() for x in range(120, 280)]
    assert max(top) - min(top) <= 1


def test_a_shadow_may_be_smaller_than_its_blur() -> None:
    image = shadow(QSizeF(60, 60), QRectF(26, 26, 8, 8), 16)
    assert 0 < image.pixelColor(30, 30).alpha() < 200


def test_grain_is_the_same_for_the_same_seed() -> None:
    assert grain_image(40, 30, 6, 1) == grain_image(40, 30, 6, 1)
    assert grain_image(40, 30, 6, 1) != grain_image(40, 30, 6, 2)
    assert (grain_image(40, 30, 6).width(), grain_image(40, 30, 6).height()) == (40, 30)


def test_grain_is_faint_and_even() -> None:
    image = grain_image(64, 64, 6)
    alphas = [image.pixelColor(x, y).alpha() for x in range(64) for y in range(64)]
    assert 0 < sum(alphas) / len(alphas) < 6


@pytest.mark.parametrize("size", [QSizeF(-90, 600), QSizeF(0, 10), QSizeF(0.2, 0.2), QSizeF(1, 1)])
def test_a_rectangle_without_room_has_a_small_shadow_or_none(size: QSizeF) -> None:
    image = shadow(QSizeF(80, 80), QRectF(QPointF(40, 40), size), 0.1)
    assert image.pixelColor(0, 0).alpha() == 0
