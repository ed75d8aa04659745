"""What can be brought back: files set aside, and versions before of games, settings and records.

Nothing here is made for this purpose: set-aside files lie where the stores put them, versions before are the
backups of ``atomic_file``. What is deleted here lies in ``set-aside/deleted`` for ``TRASH_DAYS``.
"""

import contextlib
import os
import secrets
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Final

from quiddler_qt.storage.atomic_file import (
    BACKUP_SUFFIXES,
    RefusedFileError,
    file_mark,
    read_limited,
    sync_folder,
    write_atomically,
)
from quiddler_qt.storage.game_shelf import TRASH_DAYS
from quiddler_qt.storage.save_codec import MAX_BYTES, SaveError, decode
from quiddler_qt.storage.save_store import SET_ASIDE, SUFFIX, SaveStore, list_game, new_identity
from quiddler_qt.storage.saved_game import Summary

DELETED: Final = "deleted"
DAMAGED: Final = ".damaged"
_DATA_SUFFIXES: Final = (".json", ".words")
"""Of records and settings, and of imported word lists."""
_MOST_BYTES: Final = 64 << 20
"""No file of ours is larger; imported lists are the largest."""
_DAY_S: Final = 24 * 3600


class KeptKind(StrEnum):
    """What a file is, and so what can be done with it."""

    SET_ASIDE = "set_aside"
    GAME_BEFORE = "game_before"
    DATA_BEFORE = "data_before"
    DATA_DAMAGED = "data_damaged"


@dataclass(frozen=True, slots=True)
class KeptFile:
    """A file that can be brought back. ``of`` is the name of the file that it was a version of.

    ``summary`` is what a game says of itself, ``error`` why it cannot be read; both are None for data.
    ``changed_s`` are seconds since the epoch.
    """

    path: Path
    kind: KeptKind
    of: str
    changed_s: float
    summary: Summary | None = None
    error: SaveError | None = None


class RecoveryShelf:
    """All of it, for one running program. ``data_folders`` hold settings and records."""

    def __init__(self, store: SaveStore, data_folders: tuple[Path, ...]) -> None:
        self._store = store
        self._data_folders = tuple(dict.fromkeys(data_folders))

    def files(self) -> tuple[KeptFile, ...]:
        """What there is, the newest first of each kind. Never raises."""
        found = [*self._set_aside(), *self._games_before(), *self._data()]
        kinds = list(KeptKind)
        return tuple(
            sorted(found, key=lambda kept: (kinds.index(kept.kind), -kept.changed_s, kept.path.name))
        )

    def bring_back_game(self, kept: KeptFile) -> Path:
        """Puts a game among the saved ones, under an id of its own; the file stays.

        Returns where the game lies. Raises SaveError, OSError.
        """
        try:
            data = read_limited(kept.path, MAX_BYTES, follow_symlinks=False)
        except RefusedFileError as error:
            raise OSError(str(error)) from None
        return self._store.keep(replace(decode(data), identity=new_identity()))

    def bring_back_data(self, kept: KeptFile) -> bytes | None:
        """Makes a version before the present one, which becomes a backup itself.

        Returns what the file held, for ``put_data``; None where there was none. Raises OSError.
        """
        data = _read(kept.path)
        target = kept.path.with_name(kept.of)
        before = _read(target) if target.exists() else None
        write_atomically(target, data, keep_backup=True)
        return before

    def put_data(self, kept: KeptFile, data: bytes | None) -> None:
        """Takes ``bring_back_data`` back. Raises OSError."""
        target = kept.path.with_name(kept.of)
        if data is None:
            target.unlink(missing_ok=True)
        else:
            write_atomically(target, data, keep_backup=True)

    def give_out(self, kept: KeptFile, target: Path) -> None:
        """Writes the file as it is to a place that a person chose. Raises OSError."""
        write_atomically(target, _read(kept.path), keep_backup=False)

    def delete(self, kept: KeptFile) -> Path:
        """Moves a file out of the list. Returns where it lies, for ``take_back``. Raises OSError."""
        place = self._store.folder / SET_ASIDE / DELETED
        if place.is_symlink():
            raise NotADirectoryError(str(place))
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        target = place / f"{secrets.token_hex(4)}-{kept.path.name}"
        with contextlib.suppress(OSError, NotImplementedError):
            os.utime(kept.path, follow_symlinks=False)  # its days count from now
        kept.path.rename(target)
        sync_folder(kept.path.parent)
        return target

    def take_back(self, kept: KeptFile, deleted: Path) -> None:
        """Brings a deleted file back to where it was. Raises OSError, FileExistsError where one is there."""
        if os.path.lexists(kept.path):
            raise FileExistsError(str(kept.path))
        deleted.rename(kept.path)
        sync_folder(kept.path.parent)

    def empty_deleted(self, days: int = TRASH_DAYS) -> int:
        """Removes what was deleted so many days ago, and tells how much. Never raises."""
        removed = 0
        oldest = time.time() - days * _DAY_S
        for path in _paths(self._store.folder / SET_ASIDE / DELETED):
            with contextlib.suppress(OSError):
                if path.lstat().st_mtime <= oldest:
                    path.unlink()
                    removed += 1
        return removed

    # -- inside --------------------------------------------------------------------------------------------
    def _set_aside(self) -> Iterator[KeptFile]:
        for path in _paths(self._store.folder / SET_ASIDE):
            yield from self._game(path, KeptKind.SET_ASIDE)

    def _games_before(self) -> Iterator[KeptFile]:
        for path in _paths(self._store.folder):
            if path.suffix in BACKUP_SUFFIXES and path.stem.endswith(SUFFIX):
                yield from self._game(path, KeptKind.GAME_BEFORE)

    def _game(self, path: Path, kind: KeptKind) -> Iterator[KeptFile]:
        listed = list_game(path)
        of = path.stem if path.suffix in BACKUP_SUFFIXES else path.name
        with contextlib.suppress(OSError):
            yield KeptFile(path, kind, of, path.lstat().st_mtime, listed.summary, listed.error)

    def _data(self) -> Iterator[KeptFile]:
        for folder in self._data_folders:
            for path in _paths(folder):
                stem = Path(path.stem)
                with contextlib.suppress(OSError):
                    if path.suffix in BACKUP_SUFFIXES and stem.suffix == ".json":
                        yield KeptFile(path, KeptKind.DATA_BEFORE, path.stem, path.lstat().st_mtime)
                    elif path.suffix in _DATA_SUFFIXES and stem.suffix == DAMAGED:
                        yield KeptFile(path, KeptKind.DATA_DAMAGED, _name_before(path), path.lstat().st_mtime)


def newly_set_aside(folder: Path, read: Callable[[], object]) -> tuple[str, ...]:
    """The names that files of data had which reading them sets aside."""
    before = _damaged(folder)
    read()
    return tuple(sorted(name for name, mark in _damaged(folder).items() if before.get(name) != mark))


def _name_before(path: Path) -> str:
    """The name of a damaged file before it was set aside."""
    return f"{Path(path.stem).stem}{path.suffix}"


def _damaged(folder: Path) -> dict[str, tuple[int, ...] | None]:
    return {
        _name_before(path): file_mark(path)
        for path in _paths(folder)
        if path.suffix == ".json" and Path(path.stem).suffix == DAMAGED
    }


def _paths(folder: Path) -> list[Path]:
    """The files of a folder, links and odd things among them; no folders."""
    try:
        with os.scandir(folder) as entries:
            return [folder / entry.name for entry in entries if not entry.is_dir(follow_symlinks=False)]
    except OSError:
        return []


def _read(path: Path) -> bytes:
    """A file as it is. Raises OSError."""
    try:
        return read_limited(path, _MOST_BYTES, follow_symlinks=False)
    except RefusedFileError as error:
        raise OSError(str(error)) from None
