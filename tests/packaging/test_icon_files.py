"""Icon files: read back by Qt, and compared with the pictures they were packed from."""

import struct
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QImageReader

from icon_files import icns, ico, png_pixels, png_px
from linux_files import ICON_SIZES_PX, ICONS

PICTURES = [ICONS / f"quiddler_qt_{px}.png" for px in ICON_SIZES_PX]


@pytest.mark.parametrize("picture", PICTURES[:6], ids=lambda path: path.stem)
def test_pixels_are_those_that_qt_reads(picture: Path) -> None:
    image = QImage(str(picture)).convertToFormat(QImage.Format.Format_RGBA8888)
    assert png_px(picture.read_bytes()) == image.width()
    assert b"".join(png_pixels(picture.read_bytes())) == bytes(image.constBits())


def test_a_windows_icon_holds_every_size_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "icon.ico"
    file.write_bytes(ico(PICTURES[:-1]))
    reader = QImageReader(str(file))
    assert reader.imageCount() == len(PICTURES) - 1
    for picture in PICTURES[:-1]:
        shown = reader.read().convertToFormat(QImage.Format.Format_RGBA8888)
        assert shown == QImage(str(picture)).convertToFormat(QImage.Format.Format_RGBA8888)
        reader.jumpToNextImage()


def test_a_mac_icon_holds_the_sizes_it_knows_unchanged() -> None:
    data = icns(PICTURES)
    assert struct.unpack(">4sI", data[:8]) == (b"icns", len(data))
    found, at = [], 8
    while at < len(data):
        _, length = struct.unpack(">4sI", data[at : at + 8])
        found.append(data[at + 8 : at + length])
        at += length
    assert found == [
        path.read_bytes() for path in PICTURES if "24" not in path.name and "48" not in path.name
    ]


@pytest.mark.parametrize("data", [b"GIF89a", PICTURES[0].read_bytes()[:24] + b"\x08\x02\x00\x00\x00"])
def test_a_picture_of_another_kind_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a"):
        png_pixels(data)
