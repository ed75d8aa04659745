"""Draws the icons that must be files: the program's icon and the arrows of the style sheet.

python packaging/draw_icons.py        writes resources/icons/*.png from quiddler_qt.svg and the drawings in ui/theme
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QRectF, QSizeF  # noqa: E402  # the platform and the path are set first
from PySide6.QtGui import QColor, QGuiApplication  # noqa: E402
from PySide6.QtSvg import QSvgRenderer  # noqa: E402

from quiddler_qt.ui.theme.icons import APP_ICON_SIZES, icon_pixmap  # noqa: E402
from quiddler_qt.ui.theme.pixmaps import render_pixmap  # noqa: E402

FOLDER = ROOT / "resources" / "icons"
ARROW_INK = QColor("#3a2c20")
ARROW_PX = 48


def main() -> None:
    """Writes every file anew."""
    app = QGuiApplication(sys.argv[:1])
    for direction in ("up", "down"):
        icon_pixmap(direction, ARROW_INK, ARROW_PX).save(str(FOLDER / f"arrow_{direction}.png"))
    for px in APP_ICON_SIZES:
        # At 24 px and below the frame and the small letters are mud: a bolder drawing stands in.
        drawing = QSvgRenderer(str(FOLDER / ("quiddler_qt_small.svg" if px <= 24 else "quiddler_qt.svg")))
        box = QRectF(0, 0, px, px)
        render_pixmap(QSizeF(px, px), 1, lambda painter, d=drawing, b=box: d.render(painter, b)).save(
            str(FOLDER / f"quiddler_qt_{px}.png")
        )
    app.quit()


if __name__ == "__main__":
    main()
