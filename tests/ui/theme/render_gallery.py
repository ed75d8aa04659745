"""Pictures of everything the theme paints, for the eye.

python tests/ui/theme/render_gallery.py FOLDER      writes cards, table, curtain, icons per theme as PNG
"""

import os
import sys
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[3]))

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from quiddler_qt.engine.cards import FACES
from quiddler_qt.ui.theme import painters
from quiddler_qt.ui.theme.card_art import CardArt, Variant, card_height
from quiddler_qt.ui.theme.fonts import install_fonts, ui_font
from quiddler_qt.ui.theme.icons import ICON_NAMES, paint_icon
from quiddler_qt.ui.theme.painters import Tray
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, load_theme

SIZE = QSizeF(1280, 900)
TIGHT_HAND = ("T", "TH", "ER", "A", "G", "QU", "I", "V", "L", "Z")


class Cards:
    """Paints cards with their shadows."""

    def __init__(self, painter: QPainter, art: CardArt) -> None:
        self._painter = painter
        self._art = art

    def face(self, face: str, center: QPointF, width: float, variant: Variant, turn: float = 0) -> None:
        """A resting card, turned by degrees."""
        painter, art = self._painter, self._art
        painter.save()
        painter.translate(center)
        painter.rotate(turn)
        painter.translate(-width / 2, -card_height(width) / 2)
        halo = art.shadow(width, lifted=False, dpr=1)
        painter.drawPixmap(halo.offset, halo.pixmap)
        painter.drawPixmap(QPointF(), art.face(face, variant, width, 1))
        painter.restore()

    def focused(self, face: str, center: QPointF, width: float) -> None:
        """A lifted card with the focus ring."""
        painter, art = self._painter, self._art
        painter.save()
        painter.translate(center - QPointF(width / 2, card_height(width) / 2))
        for halo in (art.shadow(width, lifted=True, dpr=1), art.glow(width, 1)):
            painter.drawPixmap(halo.offset, halo.pixmap)
        painter.drawPixmap(QPointF(), art.face(face, Variant.FULL, width, 1))
        painter.restore()

    def back(self, center: QPointF, width: float) -> None:
        """A card face down."""
        self._painter.drawPixmap(
            center - QPointF(width / 2, card_height(width) / 2), self._art.back(width, 1)
        )


def paint_cards(painter: QPainter, theme: Theme) -> None:
    """All faces in all variants, back, focus and hatch."""
    painter.fillRect(QRectF(QPointF(), SIZE), theme.colors.felt[0])
    art = CardArt(theme)
    cards = Cards(painter, art)
    for index, face in enumerate(FACES):
        cards.face(face, QPointF(64 + index % 11 * 115, 84 + index // 11 * 160), 104, Variant.FULL)
    cards.back(QPointF(64 + 9 * 115, 404), 104)
    cards.focused("K", QPointF(64 + 10 * 115, 404), 104)
    for index, face in enumerate(FACES):
        row, column = divmod(index, 19)
        cards.face(face, QPointF(40 + column * 66, 536 + row * 92), 58, Variant.SMALL)
    spare = QRectF(40 + 13 * 66 - 29, 628 - card_height(58) / 2, 58, card_height(58))
    painters.paint_hatch(painter, spare, art.radius(58), theme)
    for index, face in enumerate(TIGHT_HAND):
        off = index - (len(TIGHT_HAND) - 1) / 2
        at = QPointF(330 + off * 52, 790 + abs(off) ** 1.9 * 1.25)
        cards.face(face, at, 104, Variant.TIGHT, off * 1.5)
    for index, face in enumerate(TIGHT_HAND[:5]):
        cards.face(face, QPointF(760 + index * 104, 790), 118, Variant.FULL, (index - 2) * 2.6)


def paint_table(painter: QPainter, theme: Theme) -> None:
    """Room, table, trays, plates, avatars, marks, paper."""
    colors = theme.colors
    painters.paint_room(painter, QRectF(QPointF(), SIZE), theme)
    painters.paint_felt_table(painter, QRectF(18, 66, 936, 800), theme)
    painters.paint_wordmark(painter, QRectF(24, 12, 220, 42), theme)
    painters.paint_pill(painter, QRectF(386, 17, 206, 32), theme)
    for seat in range(8):
        plate = QRectF(70 + seat % 4 * 212, 112 + seat // 4 * 64, 196, 52)
        painters.paint_plate(painter, plate, theme, active=seat == 2)
        center = QPointF(plate.left() + 27, plate.center().y())
        name = ("You", "Marta", "Anna-Katharina", "Jonas", "Élena", "Žana", "Ada", "Quinn")[seat]
        painters.paint_avatar(
            painter, center, 21, theme.player_color(seat), painters.initials(name), theme, active=seat == 2
        )
        painter.setFont(ui_font(15, 700))
        painter.setPen(colors.plate_text)
        painter.drawText(plate.adjusted(56, 0, -10, 0), Qt.AlignmentFlag.AlignVCenter, name)
    for row, state in enumerate(Tray):
        painters.paint_tray(painter, QRectF(384, 270 + row * 130, 520, 118), theme, state)
    painters.paint_slot(painter, QRectF(400, 408, 72, 102), 8, theme)
    painters.paint_tick(painter, QPointF(880, 330), theme)
    painters.paint_cross(painter, QPointF(850, 330), theme)
    painters.paint_minus(painter, QPointF(820, 330), theme)
    painters.paint_focus_ring(painter, QRectF(100, 300, 200, 40), 20, theme)
    for index, (text, color) in enumerate(
        (
            ("On the felt", colors.table_text),
            ("quietly", colors.table_text_2),
            ("and loud", colors.table_accent),
        )
    ):
        painter.setPen(color)
        painter.drawText(QPointF(110, 400 + index * 28), text)
    painters.paint_paper(painter, QRectF(976, 66, 286, 560), theme, vines=True)
    painters.paint_badge(painter, QPointF(1060, 200), "L", theme)
    painters.paint_badge(painter, QPointF(1090, 200), "W", theme)
    painters.paint_badge(painter, QPointF(1120, 200), "L", theme, ghost=True)
    painters.paint_focus_ring(painter, QRectF(1020, 300, 200, 40), 20, theme, on_paper=True)
    painters.paint_plate(painter, QRectF(976, 642, 286, 224), theme, theme.radii.tile)
    for index, name in enumerate(ICON_NAMES):
        box = QRectF(996 + index % 8 * 32, 664 + index // 8 * 40, 22, 22)
        paint_icon(painter, box, name, colors.plate_text)


def paint_curtain(painter: QPainter, theme: Theme) -> None:
    """The curtain with its sheet."""
    painters.paint_curtain(painter, QRectF(QPointF(), SIZE), theme)
    painters.paint_paper(painter, QRectF(340, 130, 600, 640), theme, 24, vines=True)


def main() -> None:
    """Writes the pictures."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    app = QApplication(sys.argv[:1])
    install_fonts()
    for name in ThemeName:
        theme = load_theme(name)
        for what, paint in (("cards", paint_cards), ("table", paint_table), ("curtain", paint_curtain)):
            picture = render_pixmap(SIZE, 1, partial(paint, theme=theme))
            picture.save(str(folder / f"{what}_{name}.png"))
    app.quit()


if __name__ == "__main__":
    main()
