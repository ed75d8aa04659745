"""A theme with the colours that people chose for their seats."""

from quiddler_qt.ui.theme.seat_colors import with_seat_colors
from quiddler_qt.ui.theme.tokens import Theme, ThemeName, load_theme


def names(theme: Theme) -> list[str]:
    return [theme.player_color(seat).name() for seat in range(8)]


def test_seats_have_the_colours_that_were_chosen_and_all_eight_stay() -> None:
    theme = load_theme(ThemeName.EMERALD_SALON)
    worn = with_seat_colors(theme, (6, 0, 3))
    usual = names(theme)
    assert names(worn)[:3] == [usual[6], usual[0], usual[3]]
    assert sorted(names(worn)) == sorted(usual)
    assert names(theme) == usual


def test_without_a_choice_the_theme_is_the_same() -> None:
    theme = load_theme(ThemeName.MIDNIGHT_LIBRARY)
    assert with_seat_colors(theme, ()) is theme
