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
    """The tier letter of an accepted word, A (known to all) to G, H if in no list; None if refused."""
    authority: str
    """The name of what decided, for example the word list "standard"."""


class Judge(Protocol):
    """Whoever rules on spellings."""

    def verdict(self, spelling: str) -> Verdict:
        """The verdict on any string whatever. Never raises; the same string always gets the same verdict."""
        ...


def small_letters(spelling: str) -> str | None:
    """A string as it stands in word lists, or None for one that cannot be a word: the one gate of all judges.

    Only two or more of the letters A-Z and a-z can be a word; capitals count as small letters. Everything
    else, be it a space, a hyphen, a ligature or a letter of another script, is refused as it stands.
    """
    # ASCII first: to lower() the Kelvin sign is a "k", and a dotted capital I becomes two characters.
    return spelling.lower() if len(spelling) >= 2 and spelling.isascii() and spelling.isalpha() else None


@dataclass(frozen=True, slots=True)
class ListJudge:
    """A judge who goes by a word list and nothing else."""

    word_list: WordList

    def verdict(self, spelling: str) -> Verdict:
        """The verdict of the list."""
        word = small_letters(spelling)
        tier = None if word is None else self.word_list.tier(word)
        return Verdict(spelling, tier is not None, tier, self.word_list.name)
