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
    "emerald_salon": (),
    "midnight_library": ("solitaire", "solitaire_gap", "solitaire_won", "new_deal"),
    "daylight_atelier": ("start", "how_to_play", "how_to_play_scoring", "curtain", "table"),
    "high_contrast": ("new_game_rules", "dictionary"),
    "emerald_salon_double": ("records", "curtain", "table"),
    "midnight_library_double": ("dictionary",),
    "daylight_atelier_double": ("about", "about_licences", "about_changes"),
    "high_contrast_double": ("settings", "settings_keys"),
    "emerald_salon_large_text": ("curtain", "table"),
    "midnight_library_large_text": ("settings_help", "settings_words", "settings_files"),
    "daylight_atelier_large_text": ("saved_games", "recovery"),
    "high_contrast_large_text": ("daily", "start"),
    "emerald_salon_ro": ("solitaire",),
    "emerald_salon_lt": ("new_game", "new_game_rules", "new_game_tables"),
}
"""What the tests look at: all of the first variant, and some of each other, for a seventh of the time.

A page looks the same whichever pages were seen before it.
"""
