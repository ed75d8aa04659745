"""Cards side by side: in as many lines as they need, never so close that a corner is covered."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, qGray
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.card_row import CardRow, CardsButton, CardsLook
from quiddler_qt.ui.dialogs.round_page import RoundPage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from tests.ui.dialogs import samples
from tests.ui.dialogs.conftest import Dress
from tests.ui.dialogs.stage import put_on_stage

TEN = "S T R E N G TH E N S"
CORNER = 0.45


def row(theme: Theme, art: CardArt, faces: str, caption: str = "", *, against: bool = False) -> CardRow:
    cards = samples.Dealer().cards(faces)
    look = CardsLook(0.42, step=1.04, counts_against=against)
    return CardRow(theme, art, cards, look=look, caption=caption, spoken=faces)


def rects(shown: CardRow | CardsButton, width: int) -> list[QRectF]:
    return shown._cards.card_rects(width)


@pytest.mark.parametrize("faces", ["A", "QU A Y", "C O L D", TEN])
@pytest.mark.parametrize("part", [0.0, 0.3, 0.6, 1.0])
def test_every_corner_is_in_sight_at_every_width(
    dress: Dress, theme: Theme, art: CardArt, faces: str, part: float
) -> None:
    dress(1.0)
    shown = row(theme, art, faces, "CAPTION")
    least, most = shown.minimumSizeHint().width(), shown.sizeHint().width()
    width = round(least + (most - least) * part)
    height = shown.heightForWidth(width)
    found = rects(shown, width)
    assert len(found) == len(faces.split())
    for place, rect in enumerate(found):
        assert QRectF(0, 0, width, height).contains(rect)
        for other in found[place + 1 :]:
            if other.top() < rect.bottom():
                assert other.left() - rect.left() >= CORNER * rect.width() - 1
    lines = {rect.top() for rect in found}
    assert (len(lines) == 1) == (height == shown.sizeHint().height())
    if part == 1:
        assert len(lines) == 1, "one line where there is room"


def test_a_long_caption_gives_way(dress: Dress, theme: Theme, art: CardArt, qtbot: QtBot) -> None:
    dress(2.0)
    shown = row(theme, art, "A N", "a caption as long as a sentence of the rules")
    put_on_stage(qtbot, shown, shown.minimumSizeHint().width(), shown.sizeHint().height())
    picture = shown.grab().toImage()
    middle = shown.height() - 9 - shown._cards.caption_height // 2
    inked = [x for x in range(picture.width()) if is_inked(picture, x, middle)]
    assert inked
    assert inked[0] >= 5
    assert inked[-1] <= picture.width() - 5


def is_inked(picture: QImage, x: int, middle: int) -> bool:
    plain = qGray(picture.pixel(0, 0))
    return any(abs(qGray(picture.pixel(x, y)) - plain) > 60 for y in range(middle - 8, middle + 8))


def test_the_minus_of_a_card_leaves_the_value_of_the_next_in_sight(
    dress: Dress, theme: Theme, art: CardArt, qtbot: QtBot
) -> None:
    dress(1.0)
    plain, marked = row(theme, art, "A B C D"), row(theme, art, "A B C D", against=True)
    width = plain.minimumSizeHint().width()
    corners = []
    for shown in (plain, marked):
        put_on_stage(qtbot, shown, width, shown.heightForWidth(width))
        picture = shown.grab().toImage()
        second = rects(shown, width)[1]
        corners.append(picture.copy(QRectF(second.left() + 3, second.top() + 3, 14, 12).toRect()))
    differ = sum(
        abs(qGray(corners[0].pixel(x, y)) - qGray(corners[1].pixel(x, y))) > 110
        for x in range(14)
        for y in range(12)
    )
    assert differ < 14 * 12 / 6, "hatched, but no disc"


@pytest.mark.parametrize(("scale", "width"), [(1.0, 1024), (1.0, 1280), (2.0, 1024)])
@pytest.mark.parametrize("open_", [True, False])
def test_long_words_of_eight_wide_names_never_push_the_points_out_of_sight(
    qtbot: QtBot, dress: Dress, theme: Theme, art: CardArt, scale: float, width: int, open_: bool
) -> None:
    dress(scale)
    page = RoundPage(theme, art)
    if open_:
        page.show_words_on_table(samples.long_words(open_=True))
    else:
        page.show_round(samples.long_words(open_=False))
    put_on_stage(qtbot, page, width, 700)
    qtbot.waitUntil(lambda: not page.scroll_area.horizontalScrollBar().isVisible())
    viewport = page.scroll_area.viewport()
    for seat in range(8):
        points = [one for one in page.findChildren(QWidget, f"round_points_s{seat}") if one.isVisible()][-1]
        right = points.mapTo(viewport, points.rect().topRight()).x()
        assert right <= viewport.width()
    for shown in page.findChildren(QWidget):
        if isinstance(shown, CardRow | CardsButton) and shown.isVisible():
            assert shown.height() >= shown.heightForWidth(shown.width())
            parent = shown.parentWidget()
            assert parent is not None
            assert parent.rect().contains(shown.geometry())
    assert page.main_button.hasFocus() or page.focusPolicy() is Qt.FocusPolicy.NoFocus
