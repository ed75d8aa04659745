"""The judge: the one place where a spelling gets its verdict (rules 4.1, 8.2).

Checked play, challenges, hints, the dictionary and the check command all ask a `Judge`; none asks a list.
"""

from dataclasses import dataclass
from typing import Protocol

from quiddler_qt.lexicon.word_list import WordList


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a judge said about a spelling."""

    spelling: str
    """The string exactly as it was asked."""
    accepted: bool
    tier: str | None
    """The tier letter of an accepted word, A (everybody knows it) to F; None for a refused one."""
    authority: str
    """The name of what decided, for example the word list "standard"."""


class Judge(Protocol):
    """Whoever rules on spellings."""

    def verdict(self, spelling: str) -> Verdict:
        """The verdict on any string whatever. Never raises; the same string always gets the same verdict."""
        ...


@dataclass(frozen=True, slots=True)
class ListJudge:
    """A judge who goes by a word list and nothing else.

    Only two or more of the letters A-Z and a-z can be a word; capitals count as small letters. Everything
    else, be it a space, a hyphen, a ligature or a letter of another script, is refused as it stands.
    """

    word_list: WordList

    def verdict(self, spelling: str) -> Verdict:
        """The verdict of the list."""
        tier = None
        # ASCII first: to lower() the Kelvin sign is a "k", and a dotted capital I becomes two characters.
        if len(spelling) >= 2 and spelling.isascii() and spelling.isalpha():
            tier = self.word_list.tier(spelling.lower())
        return Verdict(spelling, tier is not None, tier, self.word_list.name)
