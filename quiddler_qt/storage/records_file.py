"""A small file of records that several copies of the program count into, and lose nothing of each other.

It is read, changed and written under a lock. Whoever counts something that the records know already changes
nothing; so the program may be killed between saving a game and counting it, and counts it again.
"""

import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from quiddler_qt.storage.atomic_file import RefusedFileError, backup_paths, read_limited, write_atomically
from quiddler_qt.storage.file_lock import FileLock
from quiddler_qt.storage.strict_json import StrictJsonError, as_int, as_object, parse

MAX_BYTES: Final = 4 * 1024 * 1024
_MAX_VERSION: Final = 10**9
_LOCK_TRIES: Final = 200
_LOCK_PAUSE_S: Final = 0.01

_R = TypeVar("_R")


class NewerRecordsError(Exception):
    """The file is of a newer program; it stays as it is and nothing can be counted."""


def records_document(
    data: bytes, form: str, version: int, keys: Sequence[str], *, optional: Sequence[str] = ()
) -> dict[str, Any]:
    """The fields of a records file of this format and version.

    Raises StrictJsonError for other bytes, NewerRecordsError for a newer version.
    """
    try:
        found = parse(data.decode())
    except UnicodeDecodeError:
        raise StrictJsonError("not UTF-8") from None
    if not isinstance(found, dict) or found.get("format") != form:
        raise StrictJsonError(f"not {form}")
    if as_int(found.get("version"), "version", least=1, most=_MAX_VERSION) > version:
        raise NewerRecordsError
    return as_object(found, ("format", "version", *keys), "records", optional=optional)


@dataclass(frozen=True, slots=True)
class RecordsForm(Generic[_R]):
    """How records become bytes and back. ``decode`` raises StrictJsonError and NewerRecordsError.

    ``encode`` may raise ValueError for what could not be read back.
    """

    encode: Callable[[_R], bytes]
    decode: Callable[[bytes], _R]
    empty: Callable[[], _R]


@dataclass(frozen=True, slots=True)
class LoadedRecords(Generic[_R]):
    """Records as read. ``damaged`` is a file that could not be read: they are the backup's, or new."""

    records: _R
    damaged: Path | None = None


class RecordsFile(Generic[_R]):
    """One such file. A damaged one is kept beside it as ``<name>.damaged.json`` with the next change.

    ``on_set_aside`` is called when that has happened: people have to hear of it.
    """

    def __init__(self, path: Path, form: RecordsForm[_R]) -> None:
        self.path = path
        self._form = form
        self.on_set_aside: Callable[[], object] = lambda: None

    @property
    def damaged_path(self) -> Path:
        """Where a damaged file is kept; no backup reaches it."""
        return self.path.with_name(f"{self.path.stem}.damaged{self.path.suffix}")

    def load(self) -> LoadedRecords[_R]:
        """The records; from the backup where the file is damaged, anew where both are.

        Raises NewerRecordsError for a newer program's file, OSError where the system refuses.
        """
        damaged: Path | None = None
        for path in (self.path, *backup_paths(self.path)):
            try:
                data = read_limited(path, MAX_BYTES, follow_symlinks=False)
                return LoadedRecords(self._form.decode(data), damaged)
            except FileNotFoundError:
                continue
            except (StrictJsonError, RefusedFileError):
                damaged = damaged or path
        return LoadedRecords(self._form.empty(), damaged)

    def change(self, change: Callable[[_R], _R]) -> _R:
        """Changes the records; they are on the disk when this returns.

        Raises as ``load``, OSError, and what ``change`` raises, which then changes nothing.
        """
        self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = self._lock()
        was_set_aside = False
        try:
            loaded = self.load()
            after = change(loaded.records)
            if after != loaded.records or loaded.damaged is not None:
                data = self._form.encode(after)
                if loaded.damaged is not None:
                    loaded.damaged.replace(self.damaged_path)
                    was_set_aside = True
                write_atomically(self.path, data, keep_backup=True)
            return after
        finally:
            lock.release()
            if was_set_aside:
                self.on_set_aside()

    def settle(self) -> None:
        """Sets a damaged file aside now, not with the next change. Never raises: that one may do it then."""
        with contextlib.suppress(OSError, NewerRecordsError):
            if self.load().damaged is not None:
                self.change(lambda records: records)

    def _lock(self) -> FileLock:
        """The lock of the file: others hold it for some milliseconds. Raises OSError."""
        for _ in range(_LOCK_TRIES):
            lock = FileLock.acquire(self.path.with_suffix(".lock"))
            if lock is not None:
                return lock
            time.sleep(_LOCK_PAUSE_S)
        raise BlockingIOError(f"{self.path.name} is in use")
