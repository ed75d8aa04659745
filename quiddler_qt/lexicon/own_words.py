"""The table's own words: what a group of players accepts or bans before any authority is asked (rules 8.6).

They are kept in the profile and come before every authority. A game freezes them: at its start each becomes
a ``Rule`` action of the record (`rulings`), so that a save needs no list to go on and an old game keeps its
score whatever becomes of the list.
"""

import json
import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from quiddler_qt.lexicon.judge import Judge, Verdict, small_letters
from quiddler_qt.lexicon.word_list import UNLISTED_TIER

MAX_OWN_WORDS: Final = 1_000
"""Words accepted and banned together. Each is an action in every game: more belong into an imported list."""

OWN_WORDS_NAME: Final = "table"
"""The authority that a verdict by the table's own words names."""

_FORMAT: Final = 1
_MAX_JSON_CHARACTERS: Final = 100_000
_MAX_TEXT_CHARACTERS: Final = 1_000_000
_WORD: Final = re.compile(r"[a-z]{2,20}")  # as long as a word of ten cards can be


class OwnWordsError(ValueError):
    """The data is no list of own words, or a word cannot be one."""


@dataclass(frozen=True, slots=True)
class OwnWords:
    """Words that a table accepts and words that it bans, in small letters.

    Raises OwnWordsError for strings that are not 2 to 20 letters a-z, a word in both, or more than
    MAX_OWN_WORDS.
    """

    accepted: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        if not all(map(_WORD.fullmatch, self.accepted | self.banned)):
            raise OwnWordsError("an own word is 2 to 20 letters a-z")
        if self.accepted & self.banned:
            raise OwnWordsError("a word is both accepted and banned")
        if len(self) > MAX_OWN_WORDS:
            raise OwnWordsError(f"more than {MAX_OWN_WORDS} own words")

    def __len__(self) -> int:
        """The number of words, accepted and banned."""
        return len(self.accepted) + len(self.banned)

    def answer(self, spelling: str) -> bool | None:
        """What the table says about a spelling in any case; None where it says nothing. Never raises."""
        word = small_letters(spelling)
        if word in self.accepted:
            return True
        return False if word in self.banned else None

    def with_accepted(self, spelling: str) -> "OwnWords":
        """The list with a word accepted, also where it was banned. Raises OwnWordsError for no word."""
        word = own_word(spelling)
        return OwnWords(self.accepted | {word}, self.banned - {word})

    def with_banned(self, spelling: str) -> "OwnWords":
        """The list with a word banned, also where it was accepted. Raises OwnWordsError for no word."""
        word = own_word(spelling)
        return OwnWords(self.accepted - {word}, self.banned | {word})

    def without(self, spelling: str) -> "OwnWords":
        """The list that says nothing about a word."""
        word = {small_letters(spelling)}
        return OwnWords(self.accepted - word, self.banned - word)

    def merged_with(self, newer: "OwnWords") -> "OwnWords":
        """Both lists together; where they disagree the newer one counts."""
        return OwnWords(
            (self.accepted - newer.banned) | newer.accepted, (self.banned - newer.accepted) | newer.banned
        )

    def with_difference(self, before: "OwnWords", after: "OwnWords") -> "OwnWords":
        """The list with what two others say differently, as the second says it; all other words stay.

        Raises OwnWordsError where there are too many then.
        """
        words = (before.accepted ^ after.accepted) | (before.banned ^ after.banned)
        return OwnWords(
            (self.accepted - words) | (after.accepted & words), (self.banned - words) | (after.banned & words)
        )

    def rulings(self) -> tuple[tuple[str, bool], ...]:
        """Spelling in capitals and answer of every word, in order: ``Rule`` actions that freeze the list."""
        words = sorted(self.accepted | self.banned)
        return tuple((word.upper(), word in self.accepted) for word in words)

    @property
    def sha256(self) -> str:
        """Fingerprint, 64 hex digits: of the text."""
        return sha256(self.to_text().encode("ascii")).hexdigest()

    # -- files -----------------------------------------------------------------------------------------------
    def to_json(self) -> str:
        """The list for the profile."""
        return json.dumps(
            {"format": _FORMAT, "accepted": sorted(self.accepted), "banned": sorted(self.banned)}, indent=1
        )

    @classmethod
    def from_json(cls, text: str) -> "OwnWords":
        """The list of `to_json`. Raises OwnWordsError for anything else."""
        if len(text) > _MAX_JSON_CHARACTERS:
            raise OwnWordsError("too long for a list of own words")
        try:
            value = json.loads(text, object_pairs_hook=_object_once)
        except OwnWordsError:
            raise
        except (ValueError, RecursionError) as error:
            raise OwnWordsError(f"not JSON: {type(error).__name__}") from error
        if not isinstance(value, dict) or value.keys() != {"format", "accepted", "banned"}:
            raise OwnWordsError("not the fields of own words")
        if type(value["format"]) is not int or value["format"] != _FORMAT:
            raise OwnWordsError("another format")
        return cls(_words_of(value["accepted"]), _words_of(value["banned"]))

    def to_text(self) -> str:
        """The list for other people and programs: a line a word, ``+`` accepted, ``-`` banned."""
        return "".join(f"{'+' if ok else '-'} {spelling.lower()}\n" for spelling, ok in self.rulings())


@dataclass(frozen=True, slots=True)
class ReadOwnWords:
    """What was found in a text of own words."""

    words: OwnWords
    skipped: int
    """Lines that hold no word; empty lines do not count."""


def own_words_of_text(text: str) -> ReadOwnWords:
    """Own words of any text: ``+ word``, ``- word``, or a word, which is accepted; the last line counts.

    Raises OwnWordsError for more than MAX_OWN_WORDS or a text of more than a million characters.
    """
    if len(text) > _MAX_TEXT_CHARACTERS:
        raise OwnWordsError("too long for a list of own words")
    accepted: dict[str, bool] = {}
    skipped = 0
    for line in text.removeprefix("\ufeff").splitlines():
        entry = line.strip()
        word = entry.removeprefix("-" if entry.startswith("-") else "+").strip()
        try:
            accepted[own_word(word)] = not entry.startswith("-")
        except OwnWordsError:
            skipped += bool(entry)
    return ReadOwnWords(
        OwnWords(
            frozenset(word for word, ok in accepted.items() if ok),
            frozenset(word for word, ok in accepted.items() if not ok),
        ),
        skipped,
    )


def own_word(spelling: str) -> str:
    """A spelling in the small letters of an own word. Raises OwnWordsError for one that cannot be."""
    word = small_letters(spelling)
    if word is None or not _WORD.fullmatch(word):
        raise OwnWordsError("an own word is 2 to 20 letters a-z")
    return word


@dataclass(frozen=True, slots=True)
class TableJudge:
    """A judge who asks the table's own words first and an authority about all others."""

    own_words: OwnWords
    authority: Judge

    def verdict(self, spelling: str) -> Verdict:
        """The verdict; of an accepted own word the tier is that of the authority, where it has one."""
        answer = self.own_words.answer(spelling)
        if answer is None:
            return self.authority.verdict(spelling)
        tier = (self.authority.verdict(spelling).tier or UNLISTED_TIER) if answer else None
        return Verdict(spelling, accepted=answer, tier=tier, authority=OWN_WORDS_NAME)


def _words_of(value: object) -> frozenset[str]:
    if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
        raise OwnWordsError("not a list of words")
    if len(set(value)) != len(value):
        raise OwnWordsError("a word is there twice")
    return frozenset(value)


def _object_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) != len(pairs):
        raise OwnWordsError("a field is there twice")
    return value
