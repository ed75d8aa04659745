"""The icon of the program as the files that Windows and macOS want, packed from resources/icons."""

import struct
import zlib
from collections.abc import Iterable
from pathlib import Path

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BITMAP_HEADER = struct.Struct("<IiiHHIIiiII")
_LARGEST_BITMAP_PX = 64  # above it Windows and NSIS read PNG
_ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def ico(pictures: Iterable[Path]) -> bytes:
    """An .ico of square PNG files up to 256 px. Raises ValueError for a PNG that is not 8-bit RGBA."""
    entries = []
    for path in pictures:
        data = path.read_bytes()
        px = png_px(data)
        entries.append((px, _bitmap(data) if px <= _LARGEST_BITMAP_PX else data))
    head = struct.pack("<HHH", 0, 1, len(entries))
    offset = len(head) + 16 * len(entries)
    for px, data in entries:
        head += struct.pack("<BBBBHHII", px % 256, px % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + b"".join(data for _, data in entries)


def icns(pictures: Iterable[Path]) -> bytes:
    """An .icns of square PNG files; sizes that it does not know are left out."""
    body = b""
    for path in pictures:
        data = path.read_bytes()
        if kind := _ICNS_TYPES.get(png_px(data)):
            body += kind + struct.pack(">I", len(data) + 8) + data
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def png_px(data: bytes) -> int:
    """The side of a square PNG in pixels. Raises ValueError for anything else."""
    if not data.startswith(PNG_SIGNATURE):
        raise ValueError("not a PNG")
    width, height = struct.unpack(">II", data[16:24])
    if width != height:
        raise ValueError(f"an icon of {width} x {height} pixels is not square")
    return int(width)


def png_pixels(data: bytes) -> list[bytes]:
    """The rows of an 8-bit RGBA PNG, top first, four bytes a pixel. Raises ValueError for another kind."""
    px = png_px(data)
    if data[24:29] != b"\x08\x06\x00\x00\x00":
        raise ValueError("not a plain 8-bit RGBA PNG")
    packed, at = b"", len(PNG_SIGNATURE)
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += 12 + length
    raw = zlib.decompress(packed)
    stride = 4 * px
    rows: list[bytes] = []
    above = bytes(stride)
    for start in range(0, len(raw), stride + 1):
        above = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), above)
        rows.append(above)
    return rows


def _unfiltered(kind: int, row: bytearray, above: bytes) -> bytes:
    """A row without its filter (PNG specification, clause 9)."""
    for i in range(len(row)):
        left = row[i - 4] if i >= 4 else 0
        up = above[i]
        corner = above[i - 4] if i >= 4 else 0
        row[i] = (row[i] + (0, left, up, (left + up) // 2, _paeth(left, up, corner))[kind]) & 0xFF
    return bytes(row)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def _bitmap(png: bytes) -> bytes:
    """A picture of an .ico: a BMP header, rows of BGRA bottom first, and the old mask, which says nothing."""
    rows = png_pixels(png)
    px = len(rows)
    head = _BITMAP_HEADER.pack(40, px, 2 * px, 1, 32, 0, 0, 0, 0, 0, 0)
    body = b""
    for row in reversed(rows):
        pixels = bytearray(row)
        pixels[0::4], pixels[2::4] = row[2::4], row[0::4]
        body += bytes(pixels)
    return head + body + bytes((px + 31) // 32 * 4 * px)
