"""The computer players in words: their names, and how each of them plays."""

from quiddler_qt.bots.levels import level_of
from quiddler_qt.ui.i18n import tr


def character_name(level: str) -> str:
    """The name of the computer player of a level's key; the one in the middle for an unknown key."""
    names = {
        "chick": tr("Characters", "Pip the chick"),
        "mouse": tr("Characters", "Clover the mouse"),
        "hedgehog": tr("Characters", "Bramble the hedgehog"),
        "otter": tr("Characters", "Otto the otter"),
        "raven": tr("Characters", "Quill the raven"),
        "fox": tr("Characters", "Juno the fox"),
        "owl": tr("Characters", "Sage the owl"),
    }
    return names[level_of(level).key]


def character_short_name(level: str) -> str:
    """The bare name, for a seat at the table."""
    names = {
        "chick": tr("Characters", "Pip"),
        "mouse": tr("Characters", "Clover"),
        "hedgehog": tr("Characters", "Bramble"),
        "otter": tr("Characters", "Otto"),
        "raven": tr("Characters", "Quill"),
        "fox": tr("Characters", "Juno"),
        "owl": tr("Characters", "Sage"),
    }
    return names[level_of(level).key]


def character_manner(level: str) -> str:
    """One line on how the computer player of a level's key plays, and how many words it knows."""
    manners = {
        "chick": tr("Characters", "Just hatched. Knows a few everyday words and takes its time."),
        "mouse": tr("Characters", "Nimble and modest. Everyday words, and no eye for the bonus."),
        "hedgehog": tr("Characters", "Steady and patient. Ordinary words, and likes a long one."),
        "otter": tr("Characters", "Playful and quick. Reads a lot, and goes out when it can."),
        "raven": tr("Characters", "Well read and watchful. Thinks before it goes out."),
        "fox": tr("Characters", "Sly. Waits for the better moment, and doubts your boldest words."),
        "owl": tr("Characters", "The master. Knows every word of the list, and when to stop."),
    }
    return manners[level_of(level).key]
