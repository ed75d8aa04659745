"""In how many ways every page is looked at."""

from dataclasses import dataclass
from typing import Final

from quiddler_qt.ui.theme.tokens import ThemeName

LANGUAGES: Final = ("ro", "lt")
LARGE_TEXT_PERCENT: Final = 200


@dataclass(frozen=True, slots=True)
class Variant:
    """One way: ``size`` in points of the screen, of which each has ``scale`` x ``scale`` pixels."""

    name: str
    theme: str
    size: tuple[int, int] = (1280, 800)
    scale: int = 1
    text_percent: int = 100
    language: str = "en"
    direction: str = "ltr"


def _variants() -> tuple[Variant, ...]:
    plain, *_ = themes = [theme.value for theme in ThemeName]
    return (
        *(Variant(theme, theme) for theme in themes),
        *(Variant(f"{theme}_double", theme, scale=2) for theme in themes),
        *(Variant(f"{theme}_large_text", theme, text_percent=LARGE_TEXT_PERCENT) for theme in themes),
        *(Variant(f"{plain}_{language}", plain, language=language) for language in LANGUAGES),
    )


VARIANTS: Final = {variant.name: variant for variant in _variants()}
"""By name: every theme at 1280x800, at 2560x1600 with two pixels a point, and with 200 % text; each other
language in the first theme."""

SAMPLE: Final[dict[str, tuple[str, ...]]] = {
    "emerald_salon": ("start", "solitaire", "how_to_play", "words_on_table", "verdict", "final"),
}
"""What the tests look at: every page once, every variant at least once."""
