"""The painters: ink where it belongs, the same ink every time, the painter left as it was."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from quiddler_qt.ui.theme import painters
from quiddler_qt.ui.theme.painters import Tray, initials
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.tokens import Theme, contrast_ratio, ink_on

SIZE = QSizeF(320, 240)
BOX = QRectF(40, 40, 240, 160)
CENTER = QPointF(160, 120)
NO_ROOM = [QSizeF(width, height) for width in (-40, 0, 1, 3, 200) for height in (-40, 0, 1, 3)]

Paint = Callable[[QPainter, Theme], None]

PAINTERS: dict[str, Paint] = {
    "room": lambda p, t: painters.paint_room(p, BOX, t),
    "table": lambda p, t: painters.paint_felt_table(p, BOX, t),
    "small table": lambda p, t: painters.paint_felt_table(p, BOX, t, radius=20, rim=14),
    "paper": lambda p, t: painters.paint_paper(p, BOX, t),
    "paper with vines": lambda p, t: painters.paint_paper(p, BOX, t, vines=True),
    "plate": lambda p, t: painters.paint_plate(p, BOX, t),
    "active plate": lambda p, t: painters.paint_plate(p, BOX, t, active=True),
    "scrim": lambda p, t: painters.paint_scrim(p, BOX, t),
    "curtain": lambda p, t: painters.paint_curtain(p, BOX, t),
    "wordmark": lambda p, t: painters.paint_wordmark(p, BOX, t),
    "pill": lambda p, t: painters.paint_pill(p, BOX, t),
    "tray": lambda p, t: painters.paint_tray(p, BOX, t),
    "active tray": lambda p, t: painters.paint_tray(p, BOX, t, Tray.ACTIVE),
    "empty tray": lambda p, t: painters.paint_tray(p, BOX, t, Tray.EMPTY),
    "slot": lambda p, t: painters.paint_slot(p, BOX, 8, t),
    "avatar": lambda p, t: painters.paint_avatar(p, CENTER, 20, t.player_color(1), "M", t),
    "active avatar": lambda p, t: painters.paint_avatar(
        p, CENTER, 20, t.player_color(1), "M", t, active=True
    ),
    "badge": lambda p, t: painters.paint_badge(p, CENTER, "L", t),
    "other badge": lambda p, t: painters.paint_badge(p, CENTER, "W", t),
    "ghost badge": lambda p, t: painters.paint_badge(p, CENTER, "L", t, ghost=True),
    "tick": lambda p, t: painters.paint_tick(p, CENTER, t),
    "cross": lambda p, t: painters.paint_cross(p, CENTER, t),
    "minus": lambda p, t: painters.paint_minus(p, CENTER, t),
    "hatch": lambda p, t: painters.paint_hatch(p, BOX, 8, t),
    "focus on felt": lambda p, t: painters.paint_focus_ring(p, BOX, 8, t),
    "rule": lambda p, t: painters.paint_rule(p, BOX.topLeft(), BOX.topRight(), t),
}


def painted(paint: Paint, theme: Theme, dpr: float = 1) -> QImage:
    return render_pixmap(SIZE, dpr, lambda painter: paint(painter, theme)).toImage()


@pytest.mark.parametrize("name", PAINTERS)
def test_a_painter_leaves_ink_and_the_painter_as_it_was(theme: Theme, name: str) -> None:
    def guarded(painter: QPainter, theme: Theme) -> None:
        pen, transform = QPen(QColor("red"), 3), painter.transform()
        painter.setPen(pen)
        PAINTERS[name](painter, theme)
        assert painter.pen() == pen
        assert painter.transform() == transform
        assert not painter.hasClipping()

    image = painted(guarded, theme)
    assert any(image.pixelColor(x, y).alpha() for x in range(0, 320, 2) for y in range(0, 240, 2))


@pytest.mark.parametrize("name", PAINTERS)
def test_the_same_call_paints_the_same(salon: Theme, name: str) -> None:
    assert painted(PAINTERS[name], salon) == painted(PAINTERS[name], salon)


def test_no_two_look_alike(salon: Theme) -> None:
    images = [painted(paint, salon) for paint in PAINTERS.values()]
    assert all(one != other for index, one in enumerate(images) for other in images[index + 1 :])


@pytest.mark.parametrize("name", ["room", "table", "curtain", "paper"])
def test_large_backgrounds_follow_the_pixel_ratio(salon: Theme, name: str) -> None:
    image = painted(PAINTERS[name], salon, 2)
    assert (image.width(), image.height()) == (640, 480)
    assert image.pixelColor(320, 240).alpha() == 255


def test_the_room_stays_in_its_rectangle(salon: Theme) -> None:
    image = painted(PAINTERS["room"], salon)
    assert image.pixelColor(39, 120).alpha() == 0
    assert image.pixelColor(40, 120).alpha() == 255


def test_the_felt_lies_inside_the_rim() -> None:
    assert painters.felt_rect(QRectF(0, 0, 100, 80), 20) == QRectF(20, 20, 60, 40)


def test_text_can_be_read_on_the_painted_felt(theme: Theme) -> None:
    """The whole felt as painted, with grain, rosette and lamp: no spot takes the text under 4.5:1."""
    table = QRectF(10, 10, 620, 460)
    image = render_pixmap(
        QSizeF(640, 480), 1, lambda painter: painters.paint_felt_table(painter, table, theme, 60)
    ).toImage()
    worst = min(
        contrast_ratio(theme.colors.table_text, image.pixelColor(x, y))
        for x in range(60, 580, 7)
        for y in range(60, 420, 7)
    )
    assert worst >= 4.5


@pytest.mark.parametrize("seat", range(8))
def test_initials_are_painted_in_the_readable_ink(salon: Theme, seat: int) -> None:
    color = salon.player_color(seat)
    image = painted(lambda p, t: painters.paint_avatar(p, CENTER, 40, color, "H", t), salon)
    ink = ink_on(color)
    middle = image.pixelColor(160, 120)
    assert contrast_ratio(middle, ink) < 1.2


@pytest.mark.parametrize(
    ("name", "letters"),
    [
        ("Marta", "M"),
        ("anna-katharina", "AK"),
        ("Mary Jane Watson", "MW"),
        ("žana", "Ž"),
        ("'t Hooft", "TH"),
        ("ßeta", "S"),
        ("  ", "?"),
        ("-", "?"),
        ("7 up", "7U"),
        ("🙂", "🙂"),
    ],
)
def test_initials(name: str, letters: str) -> None:
    assert initials(name) == letters


def test_the_wordmark_fills_its_place(salon: Theme) -> None:
    image = painted(PAINTERS["wordmark"], salon)
    columns = [x for x in range(320) if any(image.pixelColor(x, y).alpha() > 200 for y in range(240))]
    assert columns[0] == pytest.approx(BOX.left(), abs=3)
    assert columns[-1] == pytest.approx(BOX.right(), abs=3)


STATES = [
    ("tray", "active tray"),
    ("tray", "empty tray"),
    ("active tray", "empty tray"),
    ("plate", "active plate"),
    ("avatar", "active avatar"),
    ("badge", "other badge"),
    ("badge", "ghost badge"),
    ("tick", "cross"),
    ("cross", "minus"),
    ("tick", "minus"),
]


@pytest.mark.parametrize(("one", "other"), STATES)
def test_states_are_told_apart_without_colour(theme: Theme, one: str, other: str) -> None:
    def greys(name: str) -> list[int]:
        def on_felt(painter: QPainter, theme: Theme) -> None:
            painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), theme.colors.felt[1])
            PAINTERS[name](painter, theme)

        image = painted(on_felt, theme).convertToFormat(QImage.Format.Format_Grayscale8)
        return [image.pixelColor(x, y).red() for y in range(image.height()) for x in range(image.width())]

    clearly_other = sum(abs(a - b) >= 40 for a, b in zip(greys(one), greys(other), strict=True))
    assert clearly_other >= 24


def test_a_plain_theme_has_no_ornament_gradient_or_shadow(contrast: Theme) -> None:
    for name in PAINTERS.keys() - {"scrim", "rule", "hatch"}:

        def on_black(painter: QPainter, theme: Theme, name: str = name) -> None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
            painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), theme.colors.felt[0])
            PAINTERS[name](painter, theme)

        image = painted(on_black, contrast)
        for y in range(image.height()):
            for x in range(image.width()):
                color = image.pixelColor(x, y)
                assert color.red() >= color.blue(), name
                assert abs(color.red() / 255 - color.green() / 230) < 0.12, name


SIZED: dict[str, Callable[[QPainter, QRectF, Theme], None]] = {
    "room": painters.paint_room,
    "table": painters.paint_felt_table,
    "paper": painters.paint_paper,
    "paper with vines": lambda p, box, t: painters.paint_paper(p, box, t, vines=True),
    "plate": painters.paint_plate,
    "active plate": lambda p, box, t: painters.paint_plate(p, box, t, active=True),
    "scrim": painters.paint_scrim,
    "curtain": painters.paint_curtain,
    "wordmark": painters.paint_wordmark,
    "pill": painters.paint_pill,
    "tray": painters.paint_tray,
    "empty tray": lambda p, box, t: painters.paint_tray(p, box, t, Tray.EMPTY),
    "slot": lambda p, box, t: painters.paint_slot(p, box, 8, t),
    "hatch": lambda p, box, t: painters.paint_hatch(p, box, 8, t),
    "focus": lambda p, box, t: painters.paint_focus_ring(p, box, 8, t),
}


@pytest.mark.parametrize("name", SIZED)
def test_a_painter_says_nothing_where_there_is_no_room(theme: Theme, name: str) -> None:
    # Messages of Qt fail a test.
    for size in NO_ROOM:
        box = QRectF(QPointF(20, 20), size)

        def paint(painter: QPainter, theme: Theme, box: QRectF = box) -> None:
            SIZED[name](painter, box, theme)

        painted(paint, theme)


def test_the_hatch_leaves_the_value_clear(salon: Theme) -> None:
    card = QRectF(0, 0, 104, 148)
    image = render_pixmap(card.size(), 1, lambda p: painters.paint_hatch(p, card, 11, salon)).toImage()
    assert all(image.pixelColor(x, y).alpha() == 0 for x in range(8, 40) for y in range(8, 42))
    assert any(image.pixelColor(x, 100).alpha() > 60 for x in range(20, 84))
