"""Draws the icons that must be files: the program's icon and the arrows of the style sheet.

Run ``python packaging/draw_icons.py``: it writes resources/icons. The program's icon is a card with the Q of
our own letters on a green table; up to 24 px a bolder drawing without ornament stands in.
"""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QRectF, QSizeF  # noqa: E402  # the platform and the path are set first
from PySide6.QtGui import QColor, QGuiApplication, QPainter  # noqa: E402 - found by the line above only
from PySide6.QtSvg import QSvgRenderer  # noqa: E402 - found by the line above only

from quiddler_qt.ui.theme.icons import APP_ICON_SIZES, icon_pixmap  # noqa: E402 - found by the line above only
from quiddler_qt.ui.theme.pixmaps import render_pixmap  # noqa: E402 - found by the line above only

FOLDER = ROOT / "resources" / "icons"
LETTERS = ROOT / "resources" / "cards" / "letters.json"
ARROW_INK = QColor("#3a2c20")
LIGHT_ARROW_INK = QColor("#ffffff")
ARROW_PX = 48
SMALL_PX = 24

HEAD = '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">'
GRADIENTS = """
<defs>
 <linearGradient id="rim" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#8a5230"/><stop offset="1" stop-color="#3a1f0f"/></linearGradient>
 <radialGradient id="felt" cx="0.5" cy="0.42" r="0.75">
  <stop offset="0" stop-color="#23805f"/><stop offset="0.6" stop-color="#135a43"/>
  <stop offset="1" stop-color="#08291f"/></radialGradient>
 <linearGradient id="stock" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#fffdf6"/><stop offset="1" stop-color="#f0e2c3"/></linearGradient>
 <linearGradient id="back" x1="0" y1="0" x2="1" y2="1">
  <stop offset="0" stop-color="#96284d"/><stop offset="1" stop-color="#4a1029"/></linearGradient>
 <linearGradient id="ink" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#8a2148"/><stop offset="0.6" stop-color="#5a1530"/>
  <stop offset="1" stop-color="#3f0d22"/></linearGradient>
</defs>"""

LARGE = """
<rect x="16" y="16" width="480" height="480" rx="112" fill="url(#rim)"/>
<rect x="21" y="21" width="470" height="470" rx="107" fill="none" stroke="#c98c58" stroke-opacity="0.5"
 stroke-width="3"/>
<rect x="42" y="42" width="428" height="428" rx="88" fill="url(#felt)" stroke="#04150f" stroke-width="4"/>
<rect x="56" y="56" width="400" height="400" rx="76" fill="none" stroke="#e0bd72" stroke-opacity="0.55"
 stroke-width="3"/>
<g transform="translate(262 258) rotate(15) translate(-122 -168)">
 <rect x="4" y="12" width="236" height="324" rx="26" fill="#000000" fill-opacity="0.3"/>
 <rect x="4" y="2" width="236" height="324" rx="26" fill="#fdf6e6" stroke="#b99a5f" stroke-width="3"/>
 <rect x="18" y="16" width="208" height="296" rx="16" fill="url(#back)"/>
 <rect x="27" y="25" width="190" height="278" rx="10" fill="none" stroke="#e7c77a" stroke-width="3"/>
</g>
<g transform="translate(250 260) rotate(-7) translate(-122 -166)">
 <rect x="3" y="14" width="244" height="332" rx="27" fill="#000000" fill-opacity="0.34"/>
 <rect x="0" y="0" width="244" height="332" rx="27" fill="url(#stock)" stroke="#b99a5f" stroke-width="3"/>
 <rect x="13" y="13" width="218" height="306" rx="17" fill="none" stroke="#b3873a" stroke-width="4"/>
 <rect x="21" y="21" width="202" height="290" rx="12" fill="none" stroke="#d9b970" stroke-width="2"/>
 <g transform="translate(118 240) scale(0.245) translate(-372 0)"><path d="{q}" fill="url(#ink)"/></g>
</g>
</svg>
"""

SMALL = """
<rect x="8" y="8" width="496" height="496" rx="104" fill="url(#felt)" stroke="#5b3319" stroke-width="24"/>
<rect x="104" y="52" width="304" height="408" rx="46" fill="url(#stock)"/>
<g transform="translate(238 342) scale(0.32 0.34) translate(-372 0)">
 <path d="{q}" fill="#5a1530" stroke="#5a1530" stroke-width="26"/></g>
</svg>
"""


def drawing(name: str, px: int) -> Callable[[QPainter], None]:
    """Paints one of the SVG files ``px`` pixels large."""
    renderer = QSvgRenderer(str(FOLDER / name))
    return lambda painter: renderer.render(painter, QRectF(0, 0, px, px))


def main() -> None:
    """Writes every file anew."""
    app = QGuiApplication(sys.argv[:1])
    letter = json.loads(LETTERS.read_text(encoding="utf-8"))["letters"]["Q"]["path"]
    for name, body in (("quiddler_qt.svg", LARGE), ("quiddler_qt_small.svg", SMALL)):
        (FOLDER / name).write_text(HEAD + GRADIENTS + body.replace("{q}", letter), encoding="utf-8")
    for px in APP_ICON_SIZES:
        name = "quiddler_qt_small.svg" if px <= SMALL_PX else "quiddler_qt.svg"
        render_pixmap(QSizeF(px, px), 1, drawing(name, px)).save(str(FOLDER / f"quiddler_qt_{px}.png"))
    for direction in ("up", "down"):
        for ending, ink in (("", ARROW_INK), ("_light", LIGHT_ARROW_INK)):
            icon_pixmap(direction, ink, ARROW_PX).save(str(FOLDER / f"arrow_{direction}{ending}.png"))
    app.quit()


if __name__ == "__main__":
    main()
