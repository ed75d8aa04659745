"""Theme files: strict reading, and colours people can read."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor

from quiddler_qt.resource_files import resource
from quiddler_qt.ui.theme import tokens
from quiddler_qt.ui.theme.tokens import (
    MARK_CONTRAST,
    TEXT_CONTRAST,
    Theme,
    ThemeError,
    ThemeName,
    blend,
    contrast_ratio,
    ink_on,
    load_theme,
    read_theme,
    with_alpha,
)


def document() -> dict[str, Any]:
    raw: dict[str, Any] = json.loads(resource("themes", "emerald_salon.json").read_text(encoding="utf-8"))
    return raw


# -- reading -------------------------------------------------------------------------------------


def test_every_theme_file_has_a_name_in_the_program() -> None:
    assert {path.stem for path in resource("themes").glob("*.json")} == set(ThemeName)


def test_a_theme_names_author_and_licence(theme: Theme) -> None:
    assert theme.title
    assert theme.author
    assert theme.licence == "MIT"


def test_only_the_atelier_is_light() -> None:
    assert [load_theme(name).is_dark for name in ThemeName] == [True, True, False, True]


@pytest.mark.parametrize(
    ("path", "value", "complaint"),
    [
        (("color", "gold_button"), None, "emerald_salon.json: color: missing gold_button"),
        (("color", "glod"), "#ffffff", "emerald_salon.json: color: unknown glod"),
        (("color", "accent"), "red", "emerald_salon.json: color.accent: 'red' is not a colour"),
        (("color", "accent"), "#12345", "color.accent: '#12345' is not a colour"),
        (("color", "accent"), "#123456@101%", "color.accent: '#123456@101%' is not a colour"),
        (("color", "accent"), 7, "color.accent: 7 is not a colour"),
        (("color", "felt"), ["#ffffff"], "color.felt: must be a list of 3 colours, has 1"),
        (("color", "felt"), "#ffffff", "color.felt: must be a list of colours"),
        (("color", "players"), ["#ffffff", "x"], r"color.players\[1\]: 'x' is not a colour"),
        (("size", "margin"), True, "size.margin: must be a number"),
        (("size", "margin"), -1, "size.margin: must be a number of 0 or more, is -1"),
        (("motion", "flip_ms"), 12.5, "motion.flip_ms: must be a whole number, is 12.5"),
        (("radius",), [], "radius: must be an object"),
        (("radius",), None, "emerald_salon.json: missing radius"),
        (("extra",), 1, "emerald_salon.json: unknown extra"),
        (("format",), 2, "format is 2, this program reads 1"),
        (("dark",), "yes", "dark must be true or false"),
        (("licence",), "", "licence must be a text"),
    ],
)
def test_a_wrong_theme_is_refused_by_file_and_key(
    path: tuple[str, ...], value: object, complaint: str
) -> None:
    raw = document()
    place = raw
    for key in path[:-1]:
        place = place[key]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    with pytest.raises(ThemeError, match=complaint):
        read_theme(raw, "emerald_salon")


def test_a_theme_that_is_no_object_is_refused() -> None:
    with pytest.raises(ThemeError, match=r"x\.json: must be an object"):
        read_theme([], "x")


def test_a_missing_theme_is_refused() -> None:
    with pytest.raises(ThemeError, match="no theme 'moonlight'"):
        load_theme("moonlight")


def test_a_theme_that_is_not_json_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    monkeypatch.setattr(tokens, "resource", lambda *_parts: broken)
    with pytest.raises(ThemeError, match=r"broken\.json: not JSON"):
        load_theme("broken")


# -- colours -------------------------------------------------------------------------------------


def test_a_role_gives_a_copy(salon: Theme) -> None:
    salon.color("accent").setRed(0)
    assert salon.color("accent") == QColor("#7a1f3d")
    assert salon.color("felt") == salon.colors.felt[0]
    with pytest.raises(ThemeError, match="no colour role 'name'"):
        salon.color("name")


def test_alpha_is_read_in_percent(salon: Theme) -> None:
    assert salon.colors.paper_row.alpha() == round(0.18 * 255)


def test_contrast_by_the_book() -> None:
    assert contrast_ratio(QColor("white"), QColor("black")) == pytest.approx(21)
    assert contrast_ratio(QColor("#767676"), QColor("white")) == pytest.approx(4.54, abs=0.01)


def test_blending() -> None:
    assert blend(with_alpha(QColor("white"), 51), QColor("black")) == QColor(51, 51, 51)


TEXTS = [
    ("table_text", "felt"),
    ("table_text_2", "felt"),
    ("table_accent", "felt"),
    ("table_text", "room"),
    ("table_text_2", "room"),
    ("plate_text", "plate"),
    ("plate_text_2", "plate"),
    ("plate_total", "plate"),
    ("paper_ink", "paper"),
    ("paper_ink_2", "paper"),
    ("accent", "paper"),
    ("ok", "paper"),
    ("paper_ink", "paper_field"),
    ("paper_ink_2", "paper_field"),
    ("accent", "paper_field"),
    ("accent_text", "accent"),
    ("ok_text", "ok"),
    ("gold_button_ink", "gold_button"),
    ("dark_button_ink", "dark_button"),
    ("letter_vowel", "card_stock"),
    ("letter_consonant", "card_stock"),
    ("letter_double", "card_stock"),
]


def backgrounds(theme: Theme, role: str) -> list[QColor]:
    value = getattr(theme.colors, role)
    return list(value) if isinstance(value, tuple) else [value]


@pytest.mark.parametrize(("ink", "ground"), TEXTS)
def test_text_can_be_read(theme: Theme, ink: str, ground: str) -> None:
    for color in backgrounds(theme, ground):
        assert contrast_ratio(getattr(theme.colors, ink), color) >= TEXT_CONTRAST


@pytest.mark.parametrize("ink", ["table_text", "table_text_2", "table_accent"])
def test_text_can_be_read_on_what_lies_on_the_felt(theme: Theme, ink: str) -> None:
    colors = theme.colors
    for felt in colors.felt:
        tray = blend(colors.tray, felt)
        for ground in (tray, blend(colors.tray_active, tray), blend(colors.felt_light, felt)):
            assert contrast_ratio(getattr(colors, ink), ground) >= TEXT_CONTRAST


@pytest.mark.parametrize("ink", ["paper_ink", "paper_ink_2", "accent"])
def test_text_can_be_read_on_the_tinted_row(theme: Theme, ink: str) -> None:
    for paper in theme.colors.paper:
        row = blend(theme.colors.paper_row, paper)
        assert contrast_ratio(getattr(theme.colors, ink), row) >= TEXT_CONTRAST


@pytest.mark.parametrize(
    ("mark", "ground"),
    [
        ("focus_ring", "felt"),
        ("focus_ring", "room"),
        ("focus_ring", "plate"),
        ("paper_focus", "paper"),
        ("paper_focus", "paper_field"),
        ("paper_field_edge", "paper"),
        ("paper_field_edge", "paper_field"),
        ("tray_active_edge", "felt"),
        ("plate_active_edge", "plate"),
        ("accent", "paper"),
    ],
)
def test_marks_can_be_seen(theme: Theme, mark: str, ground: str) -> None:
    for color in backgrounds(theme, ground):
        assert contrast_ratio(getattr(theme.colors, mark), color) >= MARK_CONTRAST


def test_eight_players_differ_and_their_initials_can_be_read(theme: Theme) -> None:
    names = {theme.player_color(seat).name() for seat in range(8)}
    # With two colours there is nothing to tell eight apart by: the initials do.
    assert len(names) == (1 if theme.plain else 8)
    for seat in range(8):
        color = theme.player_color(seat)
        for shade in (color.lighter(106), color.darker(112)):
            assert contrast_ratio(ink_on(color), shade) >= MARK_CONTRAST
        assert contrast_ratio(ink_on(color), color) >= TEXT_CONTRAST


def test_letters_by_kind(salon: Theme) -> None:
    assert salon.letter_color("A") == salon.colors.letter_vowel
    assert salon.letter_color("Y") == salon.colors.letter_consonant
    assert salon.letter_color("IN") == salon.colors.letter_double


# -- high contrast -------------------------------------------------------------------------------


def test_high_contrast_is_black_white_and_yellow(contrast: Theme) -> None:
    raw = json.loads(resource("themes", "high_contrast.json").read_text(encoding="utf-8"))
    values = [
        item for value in raw["color"].values() for item in (value if isinstance(value, list) else [value])
    ]
    assert {value.split("@")[0] for value in values} == {"#000000", "#ffffff", "#ffe600"}
    assert contrast.plain


def test_high_contrast_has_large_text_and_thick_lines(contrast: Theme) -> None:
    sizes = contrast.type_sizes
    smallest = min(getattr(sizes, field.name) for field in fields(sizes))
    assert round(smallest * contrast.least_text_scale) >= 20
    strokes = contrast.strokes
    assert (strokes.edge, strokes.active_edge, strokes.focus, strokes.focus_gap) == (2.5, 5, 7, 3)


@pytest.mark.parametrize("percent", [99, 201, 120.0, True, "100"])
def test_an_absurd_text_size_is_refused(percent: object) -> None:
    with pytest.raises(ThemeError, match="least_text_percent must be a whole number, 100 to 200"):
        read_theme(document() | {"least_text_percent": percent}, "emerald_salon")
