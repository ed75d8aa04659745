"""The type faces: ours on every machine, with the letters of the languages spoken at the table."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QRawFont

from quiddler_qt.ui.theme import fonts
from quiddler_qt.ui.theme.fonts import BOLD, REGULAR, font_weight, install_fonts, title_font, ui_font

ROMANIAN = "ăâîșțĂÂÎȘȚ"
LITHUANIAN = "ąčęėįšųūžĄČĘĖĮŠŲŪŽ"
SIGNS = "0123456789+−–…·„“”’×"  # the minus and the quotation marks that are shown


@pytest.mark.parametrize("make", [ui_font, title_font])
def test_the_face_is_ours(make: Callable[[float], QFont]) -> None:
    font = make(15)
    assert QFontInfo(font).family() == font.family()


@pytest.mark.parametrize("make", [ui_font, title_font])
@pytest.mark.parametrize("text", [ROMANIAN, LITHUANIAN, SIGNS])
def test_the_face_has_every_sign(make: Callable[[float], QFont], text: str) -> None:
    raw = QRawFont.fromFont(make(15))
    assert [sign for sign in text if not raw.supportsCharacter(ord(sign))] == []


def test_weights_are_real() -> None:
    light, bold = ui_font(20, REGULAR), ui_font(20, BOLD)
    assert font_weight(bold) == BOLD
    assert QFontMetricsF(bold).horizontalAdvance("Hamburg") > QFontMetricsF(light).horizontalAdvance(
        "Hamburg"
    )
    # The axis makes the weight; a bold asked for as well would be smeared on top of it.
    assert bold.weight() == QFont.Weight.Normal


def test_sizes_are_pixels() -> None:
    assert ui_font(14.6).pixelSize() == 15
    assert ui_font(0.2).pixelSize() == 1


def test_titles_can_be_spaced() -> None:
    wide = title_font(20, spacing_px=4)
    assert QFontMetricsF(wide).horizontalAdvance("AAA") == pytest.approx(
        QFontMetricsF(title_font(20)).horizontalAdvance("AAA") + 12
    )


def test_a_missing_face_is_said_and_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("type faces missing.*Nowhere Sans, Lost Serif")
    monkeypatch.setattr(
        fonts,
        "_SOURCES",
        (
            ("Nowhere Sans", "fontpkg_that_is_not_there", "x.ttf"),
            ("Lost Serif", "fontpkg_figtree", "x.ttf"),
            ("Figtree", "fontpkg_figtree", "Figtree[wght].ttf"),
        ),
    )
    assert install_fonts() == ("Nowhere Sans", "Lost Serif")
