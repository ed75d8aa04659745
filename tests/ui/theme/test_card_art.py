"""Card pictures: every face its own, in the right pixels, painted once, in bounded memory."""

import hashlib

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPixmap

from quiddler_qt.engine.cards import FACES
from quiddler_qt.ui.theme.card_art import CardArt, Variant, card_height, variant_for
from quiddler_qt.ui.theme.tokens import Theme, contrast_ratio


def digest(pixmap: QPixmap, part: QRect | None = None) -> bytes:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    image = image.copy(part) if part is not None else image
    return hashlib.sha256(bytes(image.constBits())).digest()


@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize("variant", list(Variant))
def test_every_face_is_painted_and_differs_from_the_others(
    theme: Theme, variant: Variant, dpr: float
) -> None:
    art = CardArt(theme)
    seen = {}
    for face in FACES:
        pixmap = art.face(face, variant, 72, dpr)
        assert (pixmap.width(), pixmap.height()) == (round(72 * dpr), round(card_height(72) * dpr))
        assert pixmap.devicePixelRatio() == dpr
        assert pixmap.toImage().pixelColor(pixmap.width() // 2, pixmap.height() // 8).alpha() == 255
        seen[digest(pixmap)] = face
    assert len(seen) == len(FACES)


@pytest.mark.parametrize("variant", list(Variant))
def test_the_corner_alone_tells_value_or_letter(salon: Theme, variant: Variant) -> None:
    """In a fan only the corner shows: faces of different value, or (full, tight) letter, differ there."""
    art = CardArt(salon)
    corner = QRect(0, 0, 52, 64)
    corners = {digest(art.face(face, variant, 104, 1), corner) for face in FACES}
    assert len(corners) >= (14 if variant is Variant.SMALL else len(FACES))


def test_the_index_can_be_read_upside_down(salon: Theme) -> None:
    """The lower right corner holds the same index, turned."""
    image = CardArt(salon).face("K", Variant.FULL, 208, 1).toImage()
    ink = salon.letter_color("K")

    def dark(box: QRect) -> int:
        return sum(
            contrast_ratio(image.pixelColor(x, y), ink) < 2
            for x in range(box.left(), box.right())
            for y in range(box.top(), box.bottom())
        )

    upper = dark(QRect(24, 22, 28, 34))
    lower = dark(QRect(208 - 52, 296 - 56, 28, 34))
    assert upper > 120
    assert lower == pytest.approx(upper, rel=0.15)


def test_six_and_nine_are_underlined(salon: Theme) -> None:
    image = CardArt(salon).face("F", Variant.FULL, 208, 1).toImage()
    other = CardArt(salon).face("H", Variant.FULL, 208, 1).toImage()
    line = [image.pixelColor(x, 57) for x in range(30, 44)]
    plain = [other.pixelColor(x, 57) for x in range(30, 44)]
    assert max(color.lightness() for color in line) < min(color.lightness() for color in plain)


def test_corners_are_round(theme: Theme) -> None:
    art = CardArt(theme)
    for pixmap in (art.face("A", Variant.FULL, 104, 1), art.back(104, 1)):
        assert pixmap.toImage().pixelColor(QPoint(0, 0)).alpha() == 0


def test_the_back_tells_nothing(salon: Theme) -> None:
    art = CardArt(salon)
    assert digest(art.back(104, 1)) not in {digest(art.face(face, Variant.FULL, 104, 1)) for face in FACES}


def test_a_picture_is_painted_once(salon: Theme) -> None:
    art = CardArt(salon)
    first = art.face("QU", Variant.FULL, 104, 1)
    assert art.face("QU", Variant.FULL, 104, 1).cacheKey() == first.cacheKey()
    assert art.face("QU", Variant.TIGHT, 104, 1).cacheKey() != first.cacheKey()
    assert art.shadow(104, False, 1).pixmap.cacheKey() == art.shadow(104, False, 1).pixmap.cacheKey()
    assert art.glow(104, 1).pixmap.cacheKey() == art.glow(104, 1).pixmap.cacheKey()


def test_a_picture_does_not_depend_on_who_asked_before(salon: Theme) -> None:
    """Cards of nearly one width share a picture; it is the same whichever of them was first."""
    fresh, used = CardArt(salon), CardArt(salon)
    used.face("QU", Variant.FULL, 43.4, 1)
    used.shadow(43.4, True, 1)
    used.glow(43.4, 1)
    assert digest(used.face("QU", Variant.FULL, 42.6, 1)) == digest(fresh.face("QU", Variant.FULL, 42.6, 1))
    for mine, other in (
        (used.shadow(42.6, True, 1), fresh.shadow(42.6, True, 1)),
        (used.glow(42.6, 1), fresh.glow(42.6, 1)),
    ):
        assert digest(mine.pixmap) == digest(other.pixmap)
        assert mine.offset == other.offset


def test_memory_is_bounded_and_the_newest_stay(salon: Theme) -> None:
    one = 104 * 148 * 4
    art = CardArt(salon, cache_bytes=3 * one)
    for face in FACES:
        art.face(face, Variant.FULL, 104, 1)
        assert art.kept_bytes <= 3 * one
    kept = art.face(FACES[-2], Variant.FULL, 104, 1).cacheKey()
    art.face("A", Variant.FULL, 104, 1)
    art.face("B", Variant.FULL, 104, 1)
    assert art.face(FACES[-2], Variant.FULL, 104, 1).cacheKey() == kept
    assert art.kept_bytes == 3 * one


def test_one_picture_larger_than_the_bound_is_still_given(salon: Theme) -> None:
    art = CardArt(salon, cache_bytes=10)
    assert not art.face("A", Variant.FULL, 104, 1).isNull()
    assert not art.back(104, 1).isNull()
    assert art.kept_bytes == 104 * 148 * 4


def test_a_lifted_card_casts_a_longer_shadow(theme: Theme) -> None:
    art = CardArt(theme)
    rest, lifted = art.shadow(104, False, 1), art.shadow(104, True, 1)
    assert lifted.pixmap.height() > rest.pixmap.height()
    assert rest.offset.x() < 0
    assert rest.pixmap.width() == round(104 - 2 * rest.offset.x())
    for halo in (rest, lifted, art.glow(104, 1)):
        image = halo.pixmap.toImage()
        edge = [image.pixelColor(x, 0).alpha() for x in range(image.width())]
        assert max(edge) <= 3, "cut off"


def test_the_glow_has_the_colour_of_the_focus(theme: Theme) -> None:
    halo = CardArt(theme).glow(104, 1)
    image = halo.pixmap.toImage()
    out = round(theme.strokes.focus_gap + theme.strokes.focus / 2) if theme.plain else 2
    ring = image.pixelColor(round(-halo.offset.x()) + 52, round(-halo.offset.y()) - out)
    expected = theme.colors.focus_ring
    assert ring.alpha() > 240
    assert abs(ring.red() - expected.red()) < 12
    assert abs(ring.green() - expected.green()) < 12
    assert abs(ring.blue() - expected.blue()) < 12


def test_an_unknown_face_is_a_bug(salon: Theme) -> None:
    with pytest.raises(KeyError):
        CardArt(salon).face("ING", Variant.FULL, 104, 1)


@pytest.mark.parametrize(
    ("width", "step", "variant"),
    [
        (104, None, Variant.FULL),
        (62, None, Variant.SMALL),
        (63, None, Variant.FULL),
        (118, 101, Variant.FULL),
        (104, 52, Variant.TIGHT),
        (37, 40, Variant.SMALL),
    ],
)
def test_the_variant_follows_the_room_there_is(width: float, step: float | None, variant: Variant) -> None:
    assert variant_for(width, step) is variant


def test_the_theme_is_told(salon: Theme) -> None:
    art = CardArt(salon)
    assert art.theme is salon
    assert art.radius(52) == salon.radii.card / 2
    assert art.face("A", Variant.FULL, 104, 1).toImage().pixelColor(52, 3) != QColor("black")


def test_a_plain_card_says_its_value_and_letters_large_along_the_top(contrast: Theme) -> None:
    image = CardArt(contrast).face("QU", Variant.SMALL, 104, 1).toImage()

    def ink(left: int, right: int) -> list[int]:
        rows = range(12, 40)
        return [y for y in rows if any(image.pixelColor(x, y).lightness() < 90 for x in range(left, right))]

    assert len(ink(11, 34)) >= 18, "the value at the left"
    assert len(ink(54, 92)) >= 18, "plain letters at the right"
    assert {image.pixelColor(52, 20).name(), image.pixelColor(52, 30).name()} == {"#ffffff"}
