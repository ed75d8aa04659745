"""The kept games as people handle them: named, thrown away and taken back, brought in and given out.

What is thrown away lies in ``trash/`` beside the games for ``TRASH_DAYS``, under the name it had. A damaged
file can be thrown away like any other, and comes back as it was.
"""

import contextlib
import os
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from quiddler_qt.engine.state import Phase
from quiddler_qt.storage.atomic_file import move_backups, remove_backups, sync_folder, write_atomically
from quiddler_qt.storage.file_lock import FileLock
from quiddler_qt.storage.places import CURRENT_PREFIX
from quiddler_qt.storage.save_codec import encode
from quiddler_qt.storage.save_store import (
    GameInUseError,
    Listed,
    SaveStore,
    game_files,
    list_game,
    new_identity,
    read_game,
    write_game,
)

TRASH: Final = "trash"
TRASH_DAYS: Final = 30
_DAY_S: Final = 24 * 3600


@dataclass(frozen=True, slots=True)
class Deleted:
    """A game in the trash: where it was and where it lies now."""

    path: Path
    trashed: Path


class GameShelf:
    """All games of a store, the one in play among them, and those of ``old_folders`` which are only read.

    Nothing here touches the game in play: whoever plays it renames or ends it.
    """

    def __init__(self, store: SaveStore, old_folders: tuple[Path, ...] = ()) -> None:
        self._store = store
        self._old_folders = old_folders

    @property
    def trash(self) -> Path:
        """Where deleted games lie."""
        return self._store.folder / TRASH

    # -- what there is -----------------------------------------------------------------------------------
    def files(self) -> tuple[Path, ...]:
        """All files to be listed, in the order of a list as far as names tell it. Never raises."""
        folders = (self._store.folder, *self._old_folders)
        return tuple(path for folder in folders for path in game_files(folder))

    def deleted_files(self) -> tuple[Path, ...]:
        """The games in the trash. Never raises."""
        return game_files(self.trash)

    def is_current(self, path: Path) -> bool:
        """Whether a file is the game that this program plays or offers to continue."""
        return path == self._store.current_path

    def may_change(self, path: Path) -> bool:
        """Whether a file can be renamed and deleted: not one of an old folder."""
        return path.parent == self._store.folder

    # -- what can be done --------------------------------------------------------------------------------
    def rename(self, path: Path, title: str) -> Listed:
        """Gives a game a title, "" for none. Raises SaveError, OSError, GameInUseError."""
        with _held(path):
            game = read_game(path, follow_symlinks=False)
            named = replace(game, presentation=replace(game.presentation, title=title))
            write_atomically(path, encode(named), keep_backup=False)
        return list_game(path)

    def delete(self, path: Path) -> Deleted:
        """Moves a game to the trash. Raises OSError, GameInUseError."""
        if self.trash.is_symlink():
            raise NotADirectoryError(str(self.trash))
        self.trash.mkdir(mode=0o700, parents=True, exist_ok=True)
        trashed = _free(self.trash / path.name)
        with _held(path):
            # The days in the trash count from now; times of a game stand in it.
            with contextlib.suppress(OSError, NotImplementedError):
                os.utime(path, follow_symlinks=False)
            path.rename(trashed)
            move_backups(path, trashed)
        sync_folder(self._store.folder)
        return Deleted(path, trashed)

    def restore(self, trashed: Path) -> Path:
        """Brings a game back from the trash. Returns where it lies. Raises OSError."""
        path = _free(self._store.folder / trashed.name)
        trashed.rename(path)
        move_backups(trashed, path)
        sync_folder(self._store.folder)
        return path

    def empty_trash(self, days: int = TRASH_DAYS) -> int:
        """Removes what has lain in the trash for so many days, and tells how much. Never raises."""
        removed = 0
        oldest = time.time() - days * _DAY_S
        for path in self.deleted_files():
            with contextlib.suppress(OSError):
                if path.lstat().st_mtime <= oldest:
                    remove_backups(path)
                    path.unlink()
                    removed += 1
        return removed

    def bring_in(self, path: Path) -> Path:
        """Keeps a copy of the game in a file of any place; a finished game that is here already stays one.

        Returns where it lies. Raises SaveError, OSError.
        """
        game = read_game(path)
        here = [found for found in self.files() if found.stem.endswith(game.identity.game_id)]
        if game.state.phase is Phase.GAME_OVER:
            same = (found for found in here if (one := list_game(found).summary) is not None and one.finished)
            return next(same, None) or self._store.keep(game)
        if here or self._is_in_play(game.identity.game_id):
            game = replace(game, identity=new_identity())
        return self._store.keep(game)

    def give_out(self, path: Path, target: Path) -> None:
        """Writes a copy of a game to a place that a person chose. Raises SaveError, OSError."""
        write_game(target, read_game(path, follow_symlinks=False))

    def _is_in_play(self, game_id: str) -> bool:
        current = self._store.current_path
        summary = None if current is None else list_game(current).summary
        return summary is not None and summary.game_id == game_id


@contextmanager
def _held(path: Path) -> Iterator[None]:
    """Holds the lock of a waiting game while it is handled. Raises GameInUseError, OSError."""
    if not path.name.startswith(CURRENT_PREFIX):
        yield
        return
    lock = FileLock.acquire(path.with_suffix(".lock"))
    if lock is None:
        raise GameInUseError(path.name)
    try:
        yield
    finally:
        lock.release(remove=not path.exists())


def _free(path: Path) -> Path:
    """A path that is not taken: this one, or one with another id in its place."""
    while os.path.lexists(path):
        head, _, _ = path.stem.rpartition("-")
        path = path.with_name(f"{head}-{secrets.token_hex(8)}{path.suffix}")
    return path
