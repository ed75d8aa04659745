"""Where words are kept: the table's own, lists that people brought in, and folders that enchant reads."""

import contextlib
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quiddler_qt.lexicon.enchant_judge import own_dictionary_folder
from quiddler_qt.lexicon.imported_list import (
    ImportedList,
    ImportedSummary,
    file_name,
    read_imported_list,
    stored_lists,
)
from quiddler_qt.lexicon.own_words import OwnWords, OwnWordsError
from quiddler_qt.storage.atomic_file import (
    FileProblem,
    RefusedFileError,
    file_mark,
    read_limited,
    write_atomically,
)
from quiddler_qt.storage.places import Places

OWN_WORDS_FILE: Final = "own_words.json"
DAMAGED_OWN_WORDS_FILE: Final = "own_words.damaged.json"
LIST_FOLDER: Final = "word_lists"
ENCHANT_FOLDER: Final = "enchant"
MAX_OWN_WORDS_BYTES: Final = 256 * 1024

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
    def load_own_words(self) -> OwnWords:
        """The table's own words. A damaged file is put aside under another name."""
        path = self.places.data / OWN_WORDS_FILE
        try:
            return OwnWords.from_json(read_limited(path, MAX_OWN_WORDS_BYTES).decode("ascii"))
        except FileNotFoundError:
            return OwnWords()
        except (OSError, UnicodeDecodeError, OwnWordsError, RefusedFileError) as error:
            log.warning("the table's own words cannot be read: %s", error)
            with contextlib.suppress(OSError):
                path.replace(path.with_name(DAMAGED_OWN_WORDS_FILE))
            return OwnWords()

    def own_words_mark(self) -> tuple[int, ...] | None:
        """What tells one state of their file from another."""
        return file_mark(self.places.data / OWN_WORDS_FILE)

    def save_own_words(self, words: OwnWords) -> None:
        """Keeps the table's own words. Raises OSError."""
        self.places.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        data = words.to_json().encode("ascii")
        write_atomically(self.places.data / OWN_WORDS_FILE, data, keep_backup=True)

    # -- imported lists --------------------------------------------------------------------------------------
    def imported_lists(self) -> list[ImportedSummary]:
        """The imported lists by title. Reads them whole: not in the window's thread."""
        return stored_lists(self.list_folder)

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


def _removed(path: Path) -> Path:
    return path.with_name(path.name + ".removed")
