"""Where words are kept: the table's own, lists that people brought in, and folders that enchant reads."""

import logging
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from quiddler_qt.lexicon.enchant_judge import own_dictionary_folder
from quiddler_qt.lexicon.imported_list import (
    ImportedList,
    StoredLists,
    file_name,
    read_imported_list,
    stored_lists,
)
from quiddler_qt.lexicon.own_words import OwnWords, OwnWordsError
from quiddler_qt.storage.atomic_file import FileProblem, RefusedFileError, file_mark, write_atomically
from quiddler_qt.storage.places import Places
from quiddler_qt.storage.records_file import RecordsFile, RecordsForm
from quiddler_qt.storage.strict_json import StrictJsonError

OWN_WORDS_FILE: Final = "own_words.json"
LIST_FOLDER: Final = "word_lists"
LIST_SUFFIX: Final = ".words"
ENCHANT_FOLDER: Final = "enchant"
_DAMAGED: Final = ".damaged"

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class WordFiles:
    """The files of words of one profile. Methods touch the disk; none but those that say so raise."""

    places: Places

    @property
    def enchant_folder(self) -> Path:
        """The game's own configuration folder for enchant: no other program's personal words count."""
        return self.places.config / ENCHANT_FOLDER

    @property
    def dictionary_folder(self) -> Path:
        """Where a person may put .aff and .dic files for this game."""
        return own_dictionary_folder(self.enchant_folder)

    @property
    def list_folder(self) -> Path:
        """Where the imported lists lie."""
        return self.places.data / LIST_FOLDER

    @property
    def cache_folder(self) -> Path:
        """Where counts are kept."""
        return self.places.cache

    # -- the table's own words -------------------------------------------------------------------------------
    @property
    def own_words_file(self) -> RecordsFile[OwnWords]:
        """Their file, which copies of the program change in turn."""
        return RecordsFile(
            self.places.data / OWN_WORDS_FILE, RecordsForm(_encode_own_words, _decode_own_words, OwnWords)
        )

    def load_own_words(self) -> OwnWords:
        """The table's own words, of the backup where the file is damaged, which is set aside.

        Raises OSError where the system refuses.
        """
        file = self.own_words_file
        loaded = file.load()
        if loaded.damaged is not None:
            log.warning("the table's own words cannot be read: %s is damaged", loaded.damaged.name)
            file.settle()
        return loaded.records

    def own_words_mark(self) -> tuple[int, ...] | None:
        """What tells one state of their file from another."""
        return file_mark(self.places.data / OWN_WORDS_FILE)

    def change_own_words(self, change: Callable[[OwnWords], OwnWords]) -> OwnWords:
        """Changes the table's own words as they are on the disk now. Raises OSError, and as ``change``."""
        return self.own_words_file.change(change)

    # -- imported lists --------------------------------------------------------------------------------------
    def has_lists(self) -> bool:
        """Whether anything was ever brought in: a glance."""
        return self.list_folder.is_dir()

    def imported_lists(self) -> StoredLists:
        """The imported lists by title. Reads them whole: not in the window's thread.

        Damaged ones are set aside; those that could be moved are told, with their names of before.
        """
        found = stored_lists(self.list_folder)
        return replace(found, damaged=tuple(path for path in found.damaged if _set_aside(path)))

    def import_file(self, path: Path) -> ImportedList:
        """Brings a list in under the name of its file. Slow: not in the window's thread.

        Raises ImportedListError, RefusedFileError for what is no file, and OSError.
        """
        # Pipes and devices would be read for ever.
        if not path.is_file():
            path.stat()
            raise RefusedFileError(FileProblem.NOT_A_FILE)
        with path.open("rb") as stream:
            brought = read_imported_list(stream, path.stem)
        self.keep_list(brought)
        return brought

    def keep_list(self, brought: ImportedList) -> None:
        """Puts a list on the disk, whole or not at all. Raises OSError."""
        self.list_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomically(
            self.list_folder / file_name(brought.identifier), brought.stored_bytes(), keep_backup=False
        )

    def remove_list(self, identifier: str) -> None:
        """Takes a list out of the choices; `restore_list` brings it back until the next one goes.

        Raises OSError.
        """
        path = self.list_folder / file_name(identifier)
        for older in self.list_folder.glob("*.removed"):
            older.unlink(missing_ok=True)
        path.replace(_removed(path))

    def restore_list(self, identifier: str) -> None:
        """Brings the list back that was removed last. Raises OSError."""
        path = self.list_folder / file_name(identifier)
        _removed(path).replace(path)


def _encode_own_words(words: OwnWords) -> bytes:
    return words.to_json().encode("ascii")


def _decode_own_words(data: bytes) -> OwnWords:
    try:
        return OwnWords.from_json(data.decode("ascii"))
    except (UnicodeDecodeError, OwnWordsError) as error:
        raise StrictJsonError(str(error)) from None


def _set_aside(path: Path) -> bool:
    """Takes a damaged list out of the way, as it is, beside where it lay."""
    try:
        path.replace(path.with_name(f"{path.stem}{_DAMAGED}{path.suffix}"))
    except OSError as error:
        log.warning("the damaged list %s cannot be set aside: %s", path.name, error)
        return False
    log.warning("the imported list %s is damaged and was set aside", path.name)
    return True


def _removed(path: Path) -> Path:
    return path.with_name(path.name + ".removed")
