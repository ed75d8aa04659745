"""The authorities that a game can choose, by the names that options and saves know (rules 4.1).

========================  ==============================================================
name                      authority
========================  ==============================================================
``standard``              the shipped list
``wide``                  the same with the rarest words
``family``                its common part
``enchant:en_US``         a spelling dictionary of this machine (enchant_judge.py)
``imported:0123...``      a list that somebody brought (imported_list.py)
========================  ==============================================================
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import Final

from quiddler_qt.lexicon import enchant_judge, imported_list
from quiddler_qt.lexicon.enchant_judge import (
    EnchantDictionary,
    EnchantLibrary,
    EnchantUnavailableError,
    Guard,
    MissingPart,
)
from quiddler_qt.lexicon.imported_list import ImportedListError, ImportedSummary
from quiddler_qt.lexicon.judge import Judge, ListJudge
from quiddler_qt.lexicon.word_list import (
    WORD_LIST_NAMES,
    UnknownWordListError,
    WordList,
    load_word_list,
)

_DICTIONARY: Final = re.compile(re.escape(enchant_judge.AUTHORITY_PREFIX) + r"[A-Za-z0-9_.-]{1,40}")
_IMPORTED: Final = re.compile(re.escape(imported_list.AUTHORITY_PREFIX) + r"[0-9a-f]{16}")

SHIPPED_WORDS: Final = MappingProxyType({"standard": 184_981, "wide": 254_822, "family": 65_055})
"""How many words the shipped lists have: choices show it before a list is read."""


class AuthorityKind(Enum):
    """What an authority is."""

    STANDARD = "standard"
    WIDE = "wide"
    FAMILY = "family"
    DICTIONARY = "dictionary"
    """A spelling dictionary of this machine."""
    IMPORTED = "imported"
    """A list that somebody brought."""


@dataclass(frozen=True, slots=True)
class AuthorityInfo:
    """An authority that a table can choose, as far as choices show it; no list is read for that."""

    name: str
    """What options and saves call it (``Rules.word_list``)."""
    kind: AuthorityKind
    title: str = ""
    """The title of an imported list as its people typed it, the tag of a dictionary; "" of a shipped list."""
    word_count: int | None = None
    """How many words a list has, or how many of the standard list a dictionary accepts; None: not counted."""
    provider: str = ""
    """The program that reads a spelling dictionary, in its own words."""


def available(
    dictionaries: Iterable[EnchantDictionary] = (),
    imported: Iterable[ImportedSummary] = (),
    counts: Mapping[str, int] = MappingProxyType({}),
) -> tuple[AuthorityInfo, ...]:
    """The authorities that a table can choose, in the order in which they are shown.

    ``dictionaries`` are those of ``EnchantLibrary.available_dictionaries``, ``imported`` those of
    ``imported_list.stored_lists``; ``counts`` tells how many words of the standard list the dictionaries
    accept, by authority name.
    """
    shipped = (AuthorityKind.STANDARD, AuthorityKind.WIDE, AuthorityKind.FAMILY)
    return (
        *(AuthorityInfo(kind.value, kind, word_count=SHIPPED_WORDS[kind.value]) for kind in shipped),
        *(
            AuthorityInfo(
                one.authority_name,
                AuthorityKind.DICTIONARY,
                one.tag,
                counts.get(one.authority_name),
                one.provider_description,
            )
            for one in dictionaries
        ),
        *(
            AuthorityInfo(one.authority_name, AuthorityKind.IMPORTED, one.title, one.word_count)
            for one in imported
        ),
    )


def kind_of(name: str) -> AuthorityKind:
    """What the authority of a name is. Raises UnknownWordListError for a name that is none."""
    check_authority_name(name)
    if name in WORD_LIST_NAMES:
        return AuthorityKind(name)
    dictionary = name.startswith(enchant_judge.AUTHORITY_PREFIX)
    return AuthorityKind.DICTIONARY if dictionary else AuthorityKind.IMPORTED


class MissingAuthorityError(LookupError):
    """An authority is known by its name but not to be had on this machine.

    ``__cause__`` says more where there is one: EnchantUnavailableError, ImportedListError or OSError.
    """

    def __init__(self, name: str, part: MissingPart | None = None) -> None:
        super().__init__(name)
        self.name = name
        self.part = part
        """What is missing of a spelling dictionary; None for an imported list."""


@dataclass(frozen=True, slots=True)
class Authority:
    """Who rules on spellings in a game, as it is named in its save."""

    name: str
    title: str
    """Name for people, in English or as they typed it; of a spelling dictionary the tag."""
    version: str
    sha256: str
    """Fingerprint, 64 hex digits. A save with another one was played with other words of the same name."""
    judge: Judge
    word_list: WordList | None
    """The words themselves, None where they cannot be told one by one (spelling dictionaries)."""


def check_authority_name(name: str) -> None:
    """Nothing for a name that `load_authority` may know. Raises UnknownWordListError for all others."""
    if name not in WORD_LIST_NAMES and not _DICTIONARY.fullmatch(name) and not _IMPORTED.fullmatch(name):
        raise UnknownWordListError(name)


def load_authority(
    name: str, *, enchant: EnchantLibrary | Path | None = None, imported_folder: Path | None = None
) -> Authority:
    """The authority of a name. Slow (0.2 to 0.5 s): not before the first paint.

    ``enchant`` is the library, or the game's own folder for it; ``imported_folder`` holds the imported lists.
    Raises UnknownWordListError for a name that is none, MissingAuthorityError for one that is not here, and
    DamagedWordListError where the shipped files are not whole.
    """
    check_authority_name(name)
    if name in WORD_LIST_NAMES:
        return _of_list(load_word_list(name))
    if name.startswith(enchant_judge.AUTHORITY_PREFIX):
        return _of_dictionary(name, enchant)
    return _of_import(name, imported_folder)


def _of_list(words: WordList) -> Authority:
    return Authority(words.name, words.title, words.version, words.sha256, ListJudge(words), words)


def _of_dictionary(name: str, enchant: EnchantLibrary | Path | None) -> Authority:
    if enchant is None:
        raise MissingAuthorityError(name, MissingPart.DICTIONARY)
    library = EnchantLibrary(enchant) if isinstance(enchant, Path) else enchant
    standard = load_word_list("standard")
    tag = name.removeprefix(enchant_judge.AUTHORITY_PREFIX)
    try:
        judge = library.judge(tag, Guard.load(standard))
    except EnchantUnavailableError as error:
        raise MissingAuthorityError(name, error.part) from error
    dictionary = judge.dictionary
    # The guard asks the standard list about short words: a verdict hangs on it too.
    version = f"{dictionary.version}.list{standard.version}"
    return Authority(name, tag, version, dictionary.sha256, judge, None)


def _of_import(name: str, folder: Path | None) -> Authority:
    if folder is None:
        raise MissingAuthorityError(name)
    try:
        stored = imported_list.load_stored_list(folder, name.removeprefix(imported_list.AUTHORITY_PREFIX))
    except (OSError, ImportedListError) as error:
        raise MissingAuthorityError(name) from error
    return _of_list(stored.word_list(load_word_list("wide")))


def vocabulary(judge: Judge, standard: WordList, tiers: str) -> list[str]:
    """The words of these tiers of the standard list that a judge accepts: what computer seats may lay.

    A spelling dictionary and an imported list have no tiers of their own, and the table's own words may ban
    any word. Offensive words are left out, as in ``WordList.words_of_tiers``.
    """
    return [word for word in standard.words_of_tiers(tiers) if judge.verdict(word).accepted]


def load_listed_words(name: str, imported_folder: Path | None = None) -> WordList:
    """The words of an authority that has a list: a shipped or an imported one.

    Raises as `load_authority`, and MissingAuthorityError for a spelling dictionary, whose words nobody lists.
    """
    words = load_authority(name, imported_folder=imported_folder).word_list
    if words is None:
        raise MissingAuthorityError(name)
    return words


def table_words(
    name: str,
    tiers: str,
    *,
    enchant: EnchantLibrary | Path | None = None,
    imported_folder: Path | None = None,
) -> list[str]:
    """The words of these tiers that the authority of a table accepts: the vocabulary of its computer seats.

    Of an imported list also the words that no shipped list has (tier H), where ``tiers`` asks for them. Slow:
    a spelling dictionary is asked about every word. Raises what `load_authority` raises.
    """
    authority = load_authority(name, enchant=enchant, imported_folder=imported_folder)
    if authority.word_list is not None:
        return authority.word_list.words_of_tiers(tiers)
    return vocabulary(authority.judge, load_word_list("standard"), tiers)
