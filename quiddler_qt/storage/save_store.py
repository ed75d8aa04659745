"""The folder of games: the one being played, saved after every move, and those that are over.

==================================  ==================================================================
file                                holds
==================================  ==================================================================
``current-<id>.qqgame``             a game in play; ``.bak`` and ``.bak2`` the saves before
``current-<id>.lock``               is locked by the copy of the program that plays it
``game-<counter>-<id>.qqgame``      a game kept, finished or not
``set-aside/``                      files that could not be read, as they were
``trash/``                          games that people deleted, for a while (``game_shelf``)
==================================  ==================================================================

Every copy of the program plays in a slot of its own, so copies on one folder lose nothing of each other. A
counter, not the clock, tells which save is the newest. Files have our own ids as names, never a text that
somebody typed.
"""

import contextlib
import os
import re
import secrets
import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from quiddler_qt.engine.state import Phase
from quiddler_qt.storage.atomic_file import (
    FileProblem,
    RefusedFileError,
    backup_paths,
    read_limited,
    remove_backups,
    sync_folder,
    write_atomically,
)
from quiddler_qt.storage.file_lock import FileLock
from quiddler_qt.storage.places import CURRENT_PREFIX
from quiddler_qt.storage.save_codec import MAX_BYTES, Reason, SaveError, decode, decode_summary, encode
from quiddler_qt.storage.saved_game import MAX_COUNTER, GameIdentity, SavedGame, Summary, time_text

SUFFIX: Final = ".qqgame"
SET_ASIDE: Final = "set-aside"

_CURRENT: Final = re.compile(rf"{CURRENT_PREFIX}(?P<slot>[0-9a-f]{{16}})\.qqgame(?:\.bak2?)?")
_KEPT: Final = re.compile(r"game-(?P<counter>[0-9]{13})-[0-9a-f]{16}\.qqgame")


@dataclass(frozen=True, slots=True)
class Refused:
    """A file that could not be read: where it was, where it lies now, and why.

    ``kept_at`` is ``path`` where it had to stay: a newer program's file, or a folder that cannot be written.
    """

    path: Path
    kept_at: Path
    error: SaveError


@dataclass(frozen=True, slots=True)
class Found:
    """The game that waits to go on, if any; ``from_backup`` where only the save before could be read.

    ``is_elsewhere`` where there is one that another copy of the program plays.
    """

    game: SavedGame | None
    from_backup: bool = False
    refused: tuple[Refused, ...] = ()
    is_elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class Listed:
    """One line in a list of games: a summary, or why there is none. ``waiting`` games are not kept ones."""

    path: Path
    summary: Summary | None
    error: SaveError | None
    waiting: bool


def read_game(path: Path, *, follow_symlinks: bool = True) -> SavedGame:
    """The game in a file of any place and name. Raises SaveError, whatever lies there."""
    return decode(_read(path, follow_symlinks=follow_symlinks))


def write_game(path: Path, game: SavedGame) -> None:
    """A copy of a game at a place that a person chose. Raises OSError, SaveError."""
    write_atomically(path, encode(game), keep_backup=False)


def game_files(folder: Path) -> tuple[Path, ...]:
    """The files of games in a folder, waiting ones first, then kept ones, the newest first. Never raises."""
    try:
        with os.scandir(folder) as entries:
            names = [entry.name for entry in entries]
    except OSError:
        return ()
    waiting = [name for name in names if name.endswith(SUFFIX) and _CURRENT.fullmatch(name)]
    kept = sorted((name for name in names if _KEPT.fullmatch(name)), reverse=True)
    return tuple(folder / name for name in (*sorted(waiting), *kept))


def list_game(path: Path) -> Listed:
    """What a list says of one file. Never raises."""
    waiting = _CURRENT.fullmatch(path.name) is not None
    try:
        return Listed(path, decode_summary(_read(path, follow_symlinks=False)), None, waiting)
    except SaveError as error:
        return Listed(path, None, error, waiting)


def newest_first(listed: Iterable[Listed]) -> tuple[Listed, ...]:
    """A list in the order to show it: newest first, unreadable ones last."""
    return tuple(sorted(listed, key=lambda game: (game.summary is None, -_counter_of(game), game.path.name)))


def newest_waiting(folder: Path) -> SavedGame | None:
    """The game in play that was saved last in a folder that is only read, None for none. Never raises."""
    places = (path for path in game_files(folder) if _CURRENT.fullmatch(path.name))
    found = (game for path in places if (game := _game_or_backup(path)) is not None)
    waiting = (game for game in found if game.state.phase is not Phase.GAME_OVER)
    return max(waiting, key=lambda game: game.counter, default=None)


def _game_or_backup(path: Path) -> SavedGame | None:
    """The newest save of a game that can be read, None where none can."""
    for candidate in (path, *backup_paths(path)):
        with contextlib.suppress(SaveError):
            return read_game(candidate, follow_symlinks=False)
    return None


def new_identity(now: datetime | None = None) -> GameIdentity:
    """What a new game is called from now on."""
    return GameIdentity(secrets.token_hex(8), time_text(now or datetime.now(UTC)))


class GameInUseError(Exception):
    """Another copy of the program plays this game."""


class SaveStore:
    """The games of one folder, for one running program.

    ``save_current`` may be called from another thread than the rest. ``now`` stamps the saves.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.folder = folder
        self._now = now
        self._mutex = threading.RLock()
        self._slot: _Slot | None = None
        self._counter: int | None = None

    # -- the game in play --------------------------------------------------------------------------------
    def load_current(self) -> Found:
        """The newest waiting game that no other copy of the program plays; it is this program's from now on.

        A damaged save gives way to the one before it; both are set aside where neither can be read. Never
        raises.
        """
        with self._mutex:
            refused: list[Refused] = []
            is_elsewhere = False
            for slot_id in self._slots_newest_first():
                found = self._claim(slot_id)
                refused += found.refused
                is_elsewhere = is_elsewhere or found.is_elsewhere
                if found.game is not None:
                    return replace(found, refused=tuple(refused))
            return Found(None, refused=tuple(refused), is_elsewhere=is_elsewhere)

    def save_current(self, game: SavedGame) -> SavedGame:
        """Puts the game in play on the disk; it is safe when this returns. Returns it as stamped.

        Another game in this program's slot is kept, not overwritten. Raises OSError, SaveError: then the save
        before is still there.
        """
        with self._mutex:
            stamped = replace(game, saved=time_text(self._now()), counter=self._next_counter())
            data = encode(stamped)
            if self._slot is not None and self._slot.game_id not in (None, game.identity.game_id):
                self.keep_current()
            try:
                slot = self._slot or self._new_slot()
                write_atomically(slot.path, data, keep_backup=True)
            except FileNotFoundError:
                # The folder was removed under the running program, with all that was in it.
                self._let_go()
                slot = self._new_slot()
                write_atomically(slot.path, data, keep_backup=True)
            slot.game_id = game.identity.game_id
            slot.counter = self._counter = stamped.counter
            return stamped

    def keep_current(self) -> Path | None:
        """Moves the game in play to the kept ones, a finished game usually. Returns its new path.

        None where nothing was saved yet. Raises OSError.
        """
        with self._mutex:
            slot = self._slot
            if slot is None or slot.game_id is None:
                return None
            kept = self.folder / f"game-{slot.counter:013d}-{slot.game_id}{SUFFIX}"
            # The backups first: half done, the slot must not hold an older state of a game that is kept.
            remove_backups(slot.path)
            slot.path.replace(kept)
            slot.game_id = None
            sync_folder(self.folder)
            return kept

    def discard_current(self) -> None:
        """Removes the game in play and its backups for good. Raises OSError."""
        with self._mutex:
            if self._slot is not None:
                # The backups first: half done, the game is still there.
                remove_backups(self._slot.path)
                self._slot.path.unlink(missing_ok=True)
                self._slot.game_id = None

    def take_up(self, path: Path) -> SavedGame:
        """Makes a listed game the one in play; the one in play before is kept.

        Raises SaveError and OSError, both with everything as it was, or GameInUseError.
        """
        with self._mutex:
            if path == self.current_path:
                return read_game(path, follow_symlinks=False)
            if _CURRENT.fullmatch(path.name):
                return self._take_up_slot(path)
            game = read_game(path, follow_symlinks=False)
            if self._slot is not None and self._slot.game_id == game.identity.game_id:
                # An older state of the game in play: it may not take the place of the newer one.
                game = replace(game, identity=new_identity())
            taken = self.save_current(game)
            path.unlink(missing_ok=True)
            return taken

    def keep(self, game: SavedGame) -> Path:
        """Puts a game among the kept ones, as the newest, its times unchanged.

        Raises OSError, SaveError.
        """
        with self._mutex:
            counter = self._next_counter()
            path = self.folder / f"game-{counter:013d}-{game.identity.game_id}{SUFFIX}"
            data = encode(replace(game, counter=counter))
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomically(path, data, keep_backup=False)
            self._counter = counter
            return path

    @property
    def current_path(self) -> Path | None:
        """Where the game in play lies, None before its first save."""
        with self._mutex:
            return None if self._slot is None or self._slot.game_id is None else self._slot.path

    def close(self) -> None:
        """Lets go of the slot: another copy of the program may go on with the game."""
        with self._mutex:
            self._let_go()

    # -- all games ---------------------------------------------------------------------------------------
    def games(self) -> tuple[Listed, ...]:
        """All games but the one in play, newest first, unreadable ones last. Reads summaries only."""
        own = None if self._slot is None else self._slot.path
        return newest_first(list_game(path) for path in game_files(self.folder) if path != own)

    def set_aside(self, path: Path) -> Path:
        """Moves a file that cannot be read out of the way, unchanged. Returns where it is. Raises OSError."""
        place = self.folder / SET_ASIDE
        if place.is_symlink():
            raise NotADirectoryError(str(place))
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        target = place / path.name
        while os.path.lexists(target):
            target = place / f"{secrets.token_hex(4)}-{path.name}"
        path.rename(target)
        return target

    # -- inside ------------------------------------------------------------------------------------------
    def _names(self) -> list[str]:
        try:
            with os.scandir(self.folder) as entries:
                return [entry.name for entry in entries]
        except OSError:
            return []

    def _slots_newest_first(self) -> list[str]:
        """Ids of all slots that hold a file. One whose counter cannot be read comes first, to be told of."""
        slots = {found["slot"] for name in self._names() if (found := _CURRENT.fullmatch(name))}
        counters = {slot: self._slot_counter(slot) for slot in slots}
        return sorted(slots, key=lambda slot: (-counters[slot], slot))

    def _slot_counter(self, slot_id: str) -> int:
        path = self._slot_path(slot_id)
        for candidate in (path, *backup_paths(path)):
            listed = list_game(candidate)
            if listed.summary is not None:
                return listed.summary.counter
        return MAX_COUNTER

    def _slot_path(self, slot_id: str) -> Path:
        return self.folder / f"{CURRENT_PREFIX}{slot_id}{SUFFIX}"

    def _next_counter(self) -> int:
        if self._counter is None:
            kept = [int(found["counter"]) for name in self._names() if (found := _KEPT.fullmatch(name))]
            waiting = [
                listed.summary.counter
                for name in self._names()
                if _CURRENT.fullmatch(name) and (listed := list_game(self.folder / name)).summary is not None
            ]
            self._counter = max([*kept, *waiting], default=0)
        return min(self._counter + 1, MAX_COUNTER)

    def _claim(self, slot_id: str) -> Found:
        """A slot's game, with the slot as this program's own; no game where another copy plays it."""
        path = self._slot_path(slot_id)
        try:
            lock = FileLock.acquire(path.with_suffix(".lock"))
        except OSError:
            pass  # What cannot be locked can be read, but is never written to.
        else:
            if lock is None:
                return Found(None, is_elsewhere=True)
            found, untouched = self._read_slot(path)
            if found.game is None or untouched:
                lock.release(remove=True)
            else:
                self._let_go()
                self._slot = _Slot(path, lock, found.game.identity.game_id, found.game.counter)
            return found
        return self._read_slot(path)[0]

    def _read_slot(self, path: Path) -> tuple[Found, bool]:
        """The game of a slot, and whether a file had to be left where it is, so that nothing may go there."""
        refused: list[Refused] = []
        for candidate in (path, *backup_paths(path)):
            try:
                game = read_game(candidate, follow_symlinks=False)
            except SaveError as error:
                if error.reason is Reason.MISSING:
                    continue
                kept_at = candidate
                if error.reason is not Reason.NEWER_VERSION:
                    kept_at = self._try_setting_aside(candidate)
                refused.append(Refused(candidate, kept_at, error))
                if error.reason is Reason.NEWER_VERSION:
                    return Found(None, refused=tuple(refused)), True
            else:
                untouched = any(file.kept_at == file.path for file in refused)
                return Found(game, candidate != path, tuple(refused)), untouched
        return Found(None, refused=tuple(refused)), any(file.kept_at == file.path for file in refused)

    def _try_setting_aside(self, path: Path) -> Path:
        try:
            return self.set_aside(path)
        except OSError:
            return path

    def _take_up_slot(self, path: Path) -> SavedGame:
        """A waiting game with its slot."""
        lock = FileLock.acquire(path.with_suffix(".lock"))
        if lock is None:
            raise GameInUseError(path.name)
        try:
            game = read_game(path, follow_symlinks=False)
            self.keep_current()
        except BaseException:
            lock.release(remove=False)
            raise
        self._let_go()
        self._slot = _Slot(path, lock, game.identity.game_id, game.counter)
        return game

    def _new_slot(self) -> "_Slot":
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        while True:
            path = self._slot_path(secrets.token_hex(8))
            lock = FileLock.acquire(path.with_suffix(".lock"))
            if lock is not None:
                self._slot = _Slot(path, lock)
                return self._slot

    def _let_go(self) -> None:
        if self._slot is not None:
            slot, self._slot = self._slot, None
            slot.lock.release(remove=not slot.path.exists())


@dataclass(slots=True)
class _Slot:
    """The place of this program's game in play. ``game_id`` is None where nothing is saved there."""

    path: Path
    lock: FileLock
    game_id: str | None = None
    counter: int = 0


def _read(path: Path, *, follow_symlinks: bool) -> bytes:
    try:
        return read_limited(path, MAX_BYTES, follow_symlinks=follow_symlinks)
    except RefusedFileError as error:
        too_large = error.problem is FileProblem.TOO_LARGE
        raise SaveError(Reason.TOO_LARGE if too_large else Reason.NOT_A_FILE) from None
    except (FileNotFoundError, NotADirectoryError):
        raise SaveError(Reason.MISSING) from None
    except OSError as error:
        raise SaveError(Reason.UNREADABLE, error.strerror or "") from None
    except ValueError:  # a NUL in the path
        raise SaveError(Reason.MISSING) from None


def _counter_of(listed: Listed) -> int:
    return 0 if listed.summary is None else listed.summary.counter
