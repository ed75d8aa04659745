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
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quiddler_qt.lexicon import enchant_judge, imported_list
from quiddler_qt.lexicon.enchant_judge import EnchantLibrary, EnchantUnavailableError, Guard, MissingPart
from quiddler_qt.lexicon.imported_list import ImportedListError
from quiddler_qt.lexicon.judge import Judge, ListJudge
from quiddler_qt.lexicon.word_list import (
    WORD_LIST_NAMES,
    UnknownWordListError,
    WordList,
    load_word_list,
)

_DICTIONARY: Final = re.compile(re.escape(enchant_judge.AUTHORITY_PREFIX) + r"[A-Za-z0-9_.-]{1,40}")
_IMPORTED: Final = re.compile(re.escape(imported_list.AUTHORITY_PREFIX) + r"[0-9a-f]{16}")


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
