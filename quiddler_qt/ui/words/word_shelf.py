"""All about words that a running program shares: authorities, the table's own words, definitions."""

import logging
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from quiddler_qt.lexicon import authorities
from quiddler_qt.lexicon.authorities import AuthorityInfo, load_authority
from quiddler_qt.lexicon.definitions import DamagedDefinitionsError, Definition, Definitions
from quiddler_qt.lexicon.enchant_judge import (
    AcceptanceCounts,
    EnchantDictionary,
    EnchantLibrary,
    EnchantUnavailableError,
    Guard,
    MissingPart,
    how_to_get_dictionaries,
)
from quiddler_qt.lexicon.imported_list import (
    ImportedList,
    ImportedListError,
    ImportedSummary,
    StoredLists,
)
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.own_words import OwnWords, OwnWordsError
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.resource_files import resource
from quiddler_qt.storage.atomic_file import RefusedFileError
from quiddler_qt.storage.word_files import WordFiles
from quiddler_qt.ui.words import authority_wording
from quiddler_qt.ui.words.background import Background

log = logging.getLogger(__name__)

_WORDNET_FOLDER: Final = "wordnet"
_PROGRESS_STEP: Final = 5_000
"""So many words are counted between two looks at the progress."""


class Search(Enum):
    """How far the look around the machine has come."""

    NOT_YET = "not_yet"
    LOOKING = "looking"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class _Found:
    """What a look around the machine has found."""

    imported: StoredLists
    dictionaries: tuple[EnchantDictionary, ...]
    missing: MissingPart | None
    counts: dict[str, int]
    to_count: tuple[EnchantDictionary, ...]


class WordShelf(QObject):
    """One for the program. Nothing slow is done in the window's thread.

    ``authorities_changed()``: there are others, or one was counted. ``counting(name, done, total)``: a
    dictionary is being asked about every word of the standard list, once; the count is kept by the
    fingerprint of its files. ``lists_set_aside(names)``: imported lists were damaged, with the names of their
    files. ``own_words_changed()``. ``brought_in(list)`` and ``refused(error)`` follow an ``import_file``: an
    ImportedList, or the ImportedListError, RefusedFileError or OSError.
    """

    authorities_changed = Signal()
    counting = Signal(str, int, int)
    lists_set_aside = Signal(tuple)
    own_words_changed = Signal()
    brought_in = Signal(object)
    refused = Signal(object)

    def __init__(
        self, files: WordFiles, parent: QObject | None = None, *, library: EnchantLibrary | None = None
    ) -> None:
        super().__init__(parent)
        self._files = files
        self._library = library or EnchantLibrary(files.enchant_folder)
        self._background = Background("words", self)
        self._judges: dict[str, LazyJudge] = {}
        self._own_words: OwnWords | None = None
        self._own_words_mark: tuple[int, ...] | None = None
        self._definitions: Definitions | None = None
        self._search = Search.NOT_YET
        self._missing: MissingPart | None = None
        self._dictionaries: tuple[EnchantDictionary, ...] = ()
        self._imported: tuple[ImportedSummary, ...] = ()
        self._counts: dict[str, int] = {}

    def close(self) -> None:
        """Ends what is being done in the background."""
        self._background.close()

    # -- authorities -----------------------------------------------------------------------------------------
    @property
    def background(self) -> Background:
        """Where the program does slow things with words."""
        return self._background

    @property
    def search(self) -> Search:
        """Whether the machine was looked through yet."""
        return self._search

    @property
    def available(self) -> tuple[AuthorityInfo, ...]:
        """What a table can choose, as far as it is known: the shipped lists at once, the rest soon."""
        return authorities.available(self._dictionaries, self._imported, self._counts)

    @property
    def missing(self) -> MissingPart | None:
        """What is not here for spelling dictionaries; None where there are some, or nobody looked yet."""
        return self._missing

    def how_to_get(self) -> str:
        """How to get spelling dictionaries here, in one line."""
        return authority_wording.how_to_get_sentence(
            how_to_get_dictionaries(), str(self._files.dictionary_folder)
        )

    def title_of(self, name: str) -> str:
        """What people call an authority."""
        titles = {info.name: info.title for info in self.available}
        return authority_wording.authority_name_title(name, titles.get(name, ""))

    def look_around(self) -> None:
        """Looks for dictionaries and lists in the background; ``authorities_changed`` follows."""
        if self._search is Search.LOOKING:
            return
        self._search = Search.LOOKING
        self._background.run(self._find, self._take_found)

    def judge(self, name: str) -> LazyJudge:
        """The judge by an authority, one for the whole program.

        It does not know the table's own words: they are frozen in a game's record. Raises
        UnknownWordListError.
        """
        if name not in self._judges:
            self._judges[name] = LazyJudge(name, self._load)
        return self._judges[name]

    def _load(self, name: str) -> authorities.Authority:
        return load_authority(name, enchant=self._library, imported_folder=self._files.list_folder)

    # -- imported lists --------------------------------------------------------------------------------------
    def import_file(self, path: Path) -> None:
        """Brings a list in from a file; ``brought_in`` or ``refused`` follow."""
        self._background.run(partial(self._import, path), self._tell_import)

    def check_lists(self) -> None:
        """Reads the lists in the background; ``lists_set_aside`` follows where some are damaged."""
        if self._files.has_lists():
            self._background.run(self._files.imported_lists, self._take_lists)

    def remove_list(self, name: str) -> None:
        """Takes an imported list out of the choices; ``restore_list`` undoes the last one. Raises OSError."""
        self._files.remove_list(_identifier(name))
        self._imported = tuple(one for one in self._imported if one.authority_name != name)
        self.authorities_changed.emit()

    def restore_list(self, name: str) -> None:
        """Brings back the list that was removed last. Raises OSError."""
        self._files.restore_list(_identifier(name))
        self.look_around()

    # -- the table's own words -------------------------------------------------------------------------------
    @property
    def own_words(self) -> OwnWords:
        """The table's own words; games that begin from now on freeze them.

        They are read again where another copy of the program, or the page of recovery, wrote them.
        """
        # Before reading: what is written meanwhile has another mark and is read the next time.
        mark = self._files.own_words_mark()
        if self._own_words is None or self._own_words_mark != mark:
            try:
                self._own_words = self._files.load_own_words()
            except OSError as error:
                log.warning("the table's own words cannot be read: %s", error)
                return self._own_words or OwnWords()
            self._own_words_mark = mark
        return self._own_words

    def read_own_words(self) -> None:
        """Reads them now, where nothing asked for them yet."""
        _ = self.own_words

    def change_own_words(self, words: OwnWords, before: OwnWords | None = None) -> None:
        """Changes the own words by what differs between ``before``, those of now where it is None, and these.

        What another copy of the program does with other words meanwhile is kept. Raises OSError, and
        OwnWordsError where there are too many then, with everything as it was.
        """
        shown = self.own_words
        base = shown if before is None else before
        after = self._files.change_own_words(lambda kept: kept.with_difference(base, words))
        if after != shown:
            # Read again, for another copy may have written by now.
            self._own_words_mark = None
            self.own_words_changed.emit()

    def remember(self, spelling: str, *, accepted: bool) -> None:
        """Keeps what a table has decided; trouble is logged, for the game has the answer anyway."""
        words = self.own_words
        try:
            self.change_own_words(words.with_accepted(spelling) if accepted else words.with_banned(spelling))
        except (OSError, OwnWordsError) as error:
            log.warning("a word of the table cannot be remembered: %s", error)

    # -- definitions -----------------------------------------------------------------------------------------
    def definition(self, word: str) -> Definition | None:
        """What a word means; None where no definition is stored."""
        if self._definitions is None:
            try:
                self._definitions = Definitions.load(Path(str(resource(_WORDNET_FOLDER))))
            except DamagedDefinitionsError:
                log.exception("the definitions are damaged")
                self._definitions = Definitions({})
        return self._definitions.lookup(word)

    def definition_line(self, word: str) -> str:
        """The meaning of a word that counts in one line, or that none is stored."""
        return authority_wording.listed_definition(word, self.definition(word))

    # -- in the background -----------------------------------------------------------------------------------
    def _find(self) -> _Found:
        imported = self._files.imported_lists()
        try:
            dictionaries = tuple(self._library.available_dictionaries())
        except EnchantUnavailableError as error:
            return _Found(imported, (), error.part, {}, ())
        missing = None if dictionaries else MissingPart.DICTIONARY
        standard = load_word_list("standard") if dictionaries else None
        kept = AcceptanceCounts(self._files.cache_folder)
        counts = {
            one.authority_name: count
            for one in dictionaries
            if standard is not None and (count := kept.get(one, standard)) is not None
        }
        to_count = tuple(one for one in dictionaries if one.authority_name not in counts)
        return _Found(imported, dictionaries, missing, counts, to_count)

    def _take_found(self, found: _Found) -> None:
        self._take_lists(found.imported)
        self._dictionaries = found.dictionaries
        self._missing = found.missing
        self._counts = found.counts
        self._search = Search.DONE
        self.authorities_changed.emit()
        for dictionary in found.to_count:
            self._background.run(partial(self._count, dictionary), partial(self._take_count, dictionary))

    def _take_lists(self, found: StoredLists) -> None:
        self._imported = found.lists
        if found.damaged:
            self.lists_set_aside.emit(tuple(path.name for path in found.damaged))

    def _count(self, dictionary: EnchantDictionary) -> int | None:
        standard = load_word_list("standard")

        def tell(done: int, total: int) -> None:
            if not self._background.is_closed and (done % _PROGRESS_STEP < 256 or done == total):
                self.counting.emit(dictionary.authority_name, done, total)

        try:
            count = self._library.count_accepted(
                dictionary,
                standard,
                Guard.load(standard),
                progress=tell,
                cancelled=lambda: self._background.is_closed,
            )
        except EnchantUnavailableError as error:  # gone between two looks
            log.warning("the dictionary %s cannot be counted: %s", dictionary.tag, error)
            return None
        if count is not None:
            AcceptanceCounts(self._files.cache_folder).put(dictionary, standard, count)
        return count

    def _take_count(self, dictionary: EnchantDictionary, count: int | None) -> None:
        if count is not None:
            self._counts = {**self._counts, dictionary.authority_name: count}
            self.authorities_changed.emit()

    def _import(self, path: Path) -> ImportedList | Exception:
        try:
            return self._files.import_file(path)
        except (ImportedListError, RefusedFileError, OSError) as error:
            return error

    def _tell_import(self, result: ImportedList | Exception) -> None:
        if isinstance(result, ImportedList):
            summary = ImportedSummary(result.identifier, result.title, len(result.words))
            others = (one for one in self._imported if one.identifier != summary.identifier)
            self._imported = tuple(sorted((*others, summary), key=lambda one: one.title.casefold()))
            self.authorities_changed.emit()
            self.brought_in.emit(result)
        else:
            self.refused.emit(result)


def _identifier(name: str) -> str:
    return name.rpartition(":")[2]
