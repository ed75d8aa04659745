"""Pictures as they are stored and approved, and what differs between two of them.

Stored is every picture at 640x400, whatever its size was, as WebP of quality 75: 20 KB each, so that
hundreds of them fit into the repository, and large enough to see a label cut or a frame moved. The new
picture goes the same way before it is compared.

Another version of Qt may paint edges a little otherwise. So a pixel differs only if its colour is found
nowhere beside it in the other picture, and a patch only if several of its pixels do, or if all of it has
another colour. Qt 6.11 and 6.12 (which the lock files name for Python 3.11 and for newer ones) show no
difference by that measure; older ones give lists other lines, which is one.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, Qt
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter, QPen

WIDTH, HEIGHT = 640, 400
QUALITY: Final = 75
FORMAT: Final = "webp"
TOLERANCE: Final = 16
"""So far a channel may lie beyond all that lies beside it, of 255."""
PATCH: Final = 20
"""Pixels of a patch in each direction: WIDTH and HEIGHT are multiples of it."""
MIN_PIXELS: Final = 5
"""So many differing pixels make a patch differ."""

MEAN_TOLERANCE: Final = 4.0
"""So far the mean of a channel over a patch may lie from what it was, of 255."""

Pixels = NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Difference:
    """The patches in which two pictures differ, as boxes in stored pixels, and how many pixels do in all."""

    patches: tuple[QRect, ...]
    pixel_count: int

    def __bool__(self) -> bool:
        return bool(self.patches)


NO_DIFFERENCE: Final = Difference((), 0)


def stored(picture: QImage) -> bytes:
    """A picture as it is stored: the content of a file."""
    small = picture.scaled(
        WIDTH, HEIGHT, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(FORMAT.encode()))
    writer.setQuality(QUALITY)
    if not writer.write(small.convertToFormat(QImage.Format.Format_RGB32)):
        raise RuntimeError(f"WebP cannot be written: {writer.errorString()}")
    return bytes(data.data())


def opened(path: Path) -> QImage:
    """A stored picture. Raises ValueError for what is none."""
    picture = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB32)
    if (picture.width(), picture.height()) != (WIDTH, HEIGHT):
        raise ValueError(f"{path} is not a stored picture")
    return picture


def compare(before: QImage, after: QImage) -> Difference:
    """What differs between two stored pictures."""
    one, other = _pixels(before), _pixels(after)
    if np.array_equal(one, other):
        return NO_DIFFERENCE
    differs = _strange(one, other) | _strange(other, one)
    counts = differs.reshape(HEIGHT // PATCH, PATCH, WIDTH // PATCH, PATCH).sum(axis=(1, 3))
    shifts = np.abs(_patch_means(one) - _patch_means(other)).max(axis=2)
    rows, columns = np.nonzero((counts >= MIN_PIXELS) | (shifts > MEAN_TOLERANCE))
    patches = tuple(
        QRect(int(column) * PATCH, int(row) * PATCH, PATCH, PATCH)
        for row, column in zip(rows, columns, strict=True)
    )
    return Difference(patches, int(differs.sum()))


def side_by_side(before: QImage | None, after: QImage | None, difference: Difference) -> QImage:
    """Before, after, and after in grey with the differing patches framed, in one row."""
    sheet = QImage(3 * WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    for place, picture in enumerate((before, after)):
        if picture is not None:
            painter.drawImage(place * WIDTH, 0, picture)
    shown = after if after is not None else before
    if shown is not None:
        painter.translate(2 * WIDTH, 0)
        painter.drawImage(0, 0, shown.convertToFormat(QImage.Format.Format_Grayscale8))
        painter.setPen(QPen(QColor("red"), 2))
        for patch in difference.patches:
            painter.drawRect(patch)
    painter.end()
    return sheet


def _pixels(picture: QImage) -> Pixels:
    """Height x width x 3."""
    flat = np.frombuffer(picture.constBits(), np.uint8)
    return flat.reshape(picture.height(), picture.width(), 4)[:, :, :3].astype(np.int16)


def _patch_means(pixels: Pixels) -> NDArray[np.float64]:
    """Rows x columns of patches x 3."""
    means: NDArray[np.float64] = pixels.reshape(HEIGHT // PATCH, PATCH, WIDTH // PATCH, PATCH, 3).mean(
        axis=(1, 3)
    )
    return means


def _strange(one: Pixels, other: Pixels) -> NDArray[np.bool_]:
    """Where a pixel of one picture is like none that lies there or beside it in the other: height x width."""
    padded = np.pad(other, ((1, 1), (1, 1), (0, 0)), mode="edge")
    beside = [padded[y : y + HEIGHT, x : x + WIDTH] for y in range(3) for x in range(3)]
    lowest, highest = np.minimum.reduce(beside), np.maximum.reduce(beside)
    result: NDArray[np.bool_] = ((one < lowest - TOLERANCE) | (one > highest + TOLERANCE)).any(axis=2)
    return result
