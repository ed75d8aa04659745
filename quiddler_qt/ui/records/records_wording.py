"""Records as people read them, at the table and at solitaire alike."""

from typing import Final

from quiddler_qt.ui.i18n import tr

_C = "Records"
NOTHING: Final = "\N{EN DASH}"


def share(wins: int, games: int) -> str:
    """So many wins, and how many of a hundred games that are: "3 (75 %)"."""
    if not games:
        return str(wins)
    return tr(_C, "{wins} ({percent} %)").format(wins=wins, percent=round(100 * wins / games))


def worth(word: str, points: int) -> str:
    """A word in capitals with its value: "QUIT 19"."""
    return f"{word} {points}" if word else NOTHING
