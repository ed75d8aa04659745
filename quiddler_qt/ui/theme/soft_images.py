"""Images made number by number: film grain and blurred boxes. Loads numpy, so not before the first paint."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

_PREMULTIPLIED = QImage.Format.Format_ARGB32_Premultiplied


def grain_image(width: int, height: int, strength: int, seed: int = 1) -> QImage:
    """Film grain: light and dark specks of opacity up to about ``strength`` (0..60), fixed by ``seed``."""
    x = np.arange(width, dtype=np.uint32)[np.newaxis, :]
    y = np.arange(height, dtype=np.uint32)[:, np.newaxis]
    noise = np.zeros((height, width), np.float32)
    for octave in range(4):
        salt = np.uint32((seed * 4 + octave) * 0xC2B2AE3D % 2**32)
        bits = (x * np.uint32(0x9E3779B1)) ^ (y * np.uint32(0x85EBCA77)) ^ salt
        bits = (bits ^ (bits >> np.uint32(15))) * np.uint32(0x2C1B3C6D)
        bits = (bits ^ (bits >> np.uint32(12))) * np.uint32(0x297A2D39)
        bits ^= bits >> np.uint32(15)
        noise += bits.astype(np.float32) / np.float32(2**32) - np.float32(0.5)
    noise = (noise + np.roll(noise, 1, 1) + np.roll(noise, 1, 0)) * np.float32(strength / 1.7)
    alpha = np.clip(np.abs(noise), 0, 60).astype(np.uint8)
    pixels = np.zeros((height, width, 4), np.uint8)
    pixels[..., 3] = alpha
    pixels[..., :3] = np.where(noise > 0, alpha, 0)[..., np.newaxis]
    return _image(pixels)


def blurred_box(side: int, radius: float, blur: float, color: QColor) -> QImage:
    """A rounded box in a square of ``side`` device pixels, ``blur`` inside it, blurred three times."""
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(Qt.GlobalColor.white)
    painter.drawRoundedRect(QRectF(0, 0, side, side).adjusted(blur, blur, -blur, -blur), radius, radius)
    painter.end()
    stride = image.bytesPerLine()
    mask = np.frombuffer(image.constBits(), np.uint8).reshape(side, stride)[:, :side].astype(np.float32)
    reach = max(1, round(blur / 3))
    for _ in range(3):
        for axis in (0, 1):
            mask = _box_filter(mask, reach, axis)
    alpha = np.clip(mask * color.alphaF(), 0, 255)
    channels = [alpha * part for part in (color.blueF(), color.greenF(), color.redF())]
    return _image(np.stack([*channels, alpha], axis=-1).astype(np.uint8))


def _box_filter(values: npt.NDArray[np.float32], reach: int, axis: int) -> npt.NDArray[np.float32]:
    """Mean over ``2 * reach + 1`` neighbours along one axis; zero outside."""
    padding = [(0, 0), (0, 0)]
    padding[axis] = (reach + 1, reach)
    total = np.cumsum(np.pad(values, padding), axis=axis, dtype=np.float64)
    length = values.shape[axis]
    window = 2 * reach + 1
    upper = np.take(total, range(window, window + length), axis)
    return ((upper - np.take(total, range(length), axis)) / window).astype(np.float32)


def _image(pixels: npt.NDArray[np.uint8]) -> QImage:
    """An image of its own from premultiplied BGRA bytes."""
    height, width = pixels.shape[:2]
    return QImage(np.ascontiguousarray(pixels).tobytes(), width, height, width * 4, _PREMULTIPLIED).copy()
