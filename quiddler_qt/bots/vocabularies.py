"""Vocabularies, and the keeping of their words: loaded when first needed, the ones used last stay."""

import zlib
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from quiddler_qt.bots.word_solvers import WordSolvers
from quiddler_qt.bots.word_table import WordTable, load_word_table
from quiddler_qt.lexicon.authorities import MissingAuthorityError, load_listed_words
from quiddler_qt.lexicon.word_list import UnknownWordListError, WordList

FOREIGN_TIERS: Final = "ABC"
"""In a game with words that nobody lists here, such as a spelling dictionary's, only common ones are used."""
_STANDARD: Final = "standard"


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The words that somebody knows, or may use.

    Of the list ``word_list`` those with such tier letters, a share of them in per cent (always the same
    ones), and without some (a-z).
    """

    word_list: str
    tiers: str
    share_percent: int = 100
    without: tuple[str, ...] = ()


class Vocabularies:
    """Words with their solvers, up to ``most`` sets of them, 2 to 20 MB each.

    Words to do without can make new sets for ever, so the one that was used longest ago is given up.
    ``cache_folder`` is where tables of words are kept between starts, ``list_folder`` where the imported
    lists lie.
    """

    def __init__(self, most: int, cache_folder: Path | None = None, list_folder: Path | None = None) -> None:
        self._most = most
        self._cache_folder = cache_folder
        self._list_folder = list_folder
        self._lists: dict[str, WordList] = {}
        self._kept: dict[Vocabulary, WordSolvers] = {}

    def __len__(self) -> int:
        """The number of sets that are kept."""
        return len(self._kept)

    def words_of(self, vocabulary: Vocabulary) -> WordSolvers:
        """The words of a vocabulary, common ones where nobody lists its words here.

        May take a second. Raises DamagedWordListError where there are no words.
        """
        listed = self._listed(vocabulary.word_list)
        if listed != vocabulary.word_list:
            tiers = "".join(tier for tier in vocabulary.tiers if tier in FOREIGN_TIERS)
            vocabulary = replace(vocabulary, word_list=listed, tiers=tiers)
        words = self._kept.pop(vocabulary, None)
        if words is None:
            words = WordSolvers(self._table(vocabulary))
            while len(self._kept) >= self._most:
                del self._kept[next(iter(self._kept))]
        self._kept[vocabulary] = words
        return words

    def word_list(self, name: str) -> WordList:
        """The list of a name, the standard one where it is not here. Raises as `words_of` does."""
        return self._list(self._listed(name))

    def _listed(self, name: str) -> str:
        """The same name where its list is here, else that of the standard list."""
        try:
            self._list(name)
        except (UnknownWordListError, MissingAuthorityError):
            # The window refuses what its authority has not.
            return _STANDARD
        return name

    def _list(self, name: str) -> WordList:
        if name not in self._lists:
            self._lists[name] = load_listed_words(name, self._list_folder)
        return self._lists[name]

    def _table(self, vocabulary: Vocabulary) -> WordTable:
        if vocabulary.without:
            return self.words_of(replace(vocabulary, without=())).table.without(vocabulary.without)
        return load_word_table(
            self._list(vocabulary.word_list),
            vocabulary.tiers,
            self._cache_folder,
            lambda word: is_known(word, vocabulary.share_percent),
        )


def is_known(word: str, share_percent: int) -> bool:
    """Whether a word is among the share that one knows: always the same words, more with more."""
    return zlib.crc32(word.encode("ascii")) % 100 < share_percent
