"""Icons: each its own drawing, in the theme's ink, and the program's icon in every size."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QIcon, QImage, QPixmap

from quiddler_qt.resource_files import resource
from quiddler_qt.ui.theme.icons import APP_ICON_SIZES, ICON_NAMES, app_icon, icon, icon_pixmap, paint_icon
from quiddler_qt.ui.theme.pixmaps import render_pixmap

INK = QColor("#3a2413")

NEEDED = {
    "new", "play", "undo", "redo", "sort", "shuffle", "check", "gear", "close", "plus", "minus",
    "cards", "person", "computer", "talk", "flag", "bang", "home", "quit", "up", "down", "left",
    "right", "back", "menu", "question", "bulb", "book", "sound", "mute", "save",
}  # fmt: skip


def ink_of(image: QImage) -> int:
    return sum(
        image.pixelColor(x, y).alpha() > 100 for x in range(image.width()) for y in range(image.height())
    )


def test_the_icons_the_pages_need_are_there() -> None:
    assert set(ICON_NAMES) >= NEEDED


@pytest.mark.parametrize("name", ICON_NAMES)
def test_an_icon_is_drawn_inside_its_square(name: str) -> None:
    image = icon_pixmap(name, INK, 48).toImage()
    assert ink_of(image) > 40
    rim = [(x, y) for x in range(48) for y in (0, 47)] + [(x, y) for x in (0, 47) for y in range(48)]
    assert all(image.pixelColor(x, y).alpha() < 60 for x, y in rim)


def test_no_two_icons_look_alike() -> None:
    images = [icon_pixmap(name, INK, 24).toImage() for name in ICON_NAMES]
    assert all(one != other for index, one in enumerate(images) for other in images[index + 1 :])


def test_an_icon_takes_its_ink_and_pales_when_disabled() -> None:
    made = icon("gear", INK)
    usual = made.pixmap(QSize(24, 24)).toImage()
    pale = made.pixmap(QSize(24, 24), QIcon.Mode.Disabled).toImage()
    colors = [
        usual.pixelColor(x, y) for x in range(24) for y in range(24) if usual.pixelColor(x, y).alpha() == 255
    ]
    assert {color.name() for color in colors} == {INK.name()}
    assert ink_of(pale) < ink_of(usual)


def test_an_icon_is_drawn_once_for_all_who_show_it() -> None:
    first = icon("gear", INK)
    assert icon("gear", QColor(INK)).cacheKey() == first.cacheKey()
    assert icon("gear", QColor("#3a2414")).cacheKey() != first.cacheKey()
    assert icon("graph", INK).cacheKey() != first.cacheKey()


def test_an_icon_is_sharp_on_a_fine_screen() -> None:
    pixmap = icon("undo", INK).pixmap(QSize(24, 24), 2.0)
    assert pixmap.size() == QSize(48, 48)


def test_an_unknown_icon_is_a_bug() -> None:
    with pytest.raises(KeyError):
        icon("unicorn", INK)


def test_an_icon_stands_in_the_middle() -> None:
    pixmap = render_pixmap(
        QRectF(0, 0, 80, 40).size(),
        1,
        lambda painter: paint_icon(painter, QRectF(0, 0, 80, 40), "minus", INK),
    )
    image = pixmap.toImage()
    assert image.pixelColor(40, 20).alpha() > 200
    assert image.pixelColor(10, 20).alpha() == 0


def test_the_icon_of_the_program_has_every_size() -> None:
    assert sorted(size.width() for size in app_icon().availableSizes()) == sorted(APP_ICON_SIZES)
    for px in APP_ICON_SIZES:
        pixmap = QPixmap(str(resource("icons", f"quiddler_qt_{px}.png")))
        assert pixmap.size() == QSize(px, px)


def test_the_icon_can_be_told_at_16_px() -> None:
    """A light card with a dark letter on a dark ground."""
    image = app_icon().pixmap(QSize(16, 16)).toImage()
    row = [image.pixelColor(x, 7).lightness() for x in range(16)]
    assert row[2] < 110
    assert max(row[4:12]) > 190
    assert min(row[5:11]) < 130
