"""The colours that people have chosen for their seats, as a theme of their game."""

from dataclasses import replace

from quiddler_qt.ui.theme.tokens import Theme


def with_seat_colors(theme: Theme, colors: tuple[int, ...]) -> Theme:
    """The theme with its player colours in the order of the seats; ``colors`` are places in the theme's list.

    The colours that nobody has come last. Without a choice the theme is as it was.
    """
    if not colors:
        return theme
    players = theme.colors.players
    rest = (place for place in range(len(players)) if place not in colors)
    ordered = tuple(players[place % len(players)] for place in (*colors, *rest))
    return replace(theme, colors=replace(theme.colors, players=ordered))
