"""Faults to plant, one at a time: a harness that does not notice its mutant proves nothing."""

import contextlib
import os
import shutil
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from quiddler_qt.storage import (
    atomic_file,
    places,
    records_file,
    recovery_shelf,
    save_codec,
    save_store,
    settings,
    word_files,
)
from quiddler_qt.storage.saved_game import SavedGame

_HALF_S = 1
_SLOW_DISK_S = 0.001  # on a quick disk there is hardly a moment to hit


def plant(owner: object, name: str, fault: object) -> None:
    """Puts a fault in the place of what a module or class has under that name.

    Raises LookupError where it has nothing there: a fault beside the code would prove nothing.
    """
    if not hasattr(owner, name):
        raise LookupError(f"{owner} has no {name}")
    setattr(owner, name, fault)


def _use_writer(write: Callable[..., None]) -> None:
    for module in (save_store, settings, records_file, recovery_shelf, word_files):
        plant(module, "write_atomically", write)


def _take_time(seconds: float) -> None:
    """What a slow disk does."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        pass


def _write_over(path: Path, data: bytes) -> None:
    """Piece by piece to its place, where half a file is seen as long as on a disk that takes its time."""
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        _take_time(_SLOW_DISK_S)
        for start in range(0, len(data), 1024):
            atomic_file._write_all(descriptor, data[start : start + 1024])
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def naive_save() -> None:
    """Writes over the old file."""

    def write(path: Path, data: bytes, *, keep_backup: bool) -> None:
        _write_over(path, data)

    _use_writer(write)


def backup_first() -> None:
    """Moves the old file away before the new one is there, and the backup is the only copy."""

    def write(path: Path, data: bytes, *, keep_backup: bool) -> None:
        if path.exists():
            path.replace(atomic_file.backup_path(path))
        _write_over(path, data)

    _use_writer(write)


def half_settings() -> None:
    """Writes over the old settings, and takes its time in the middle."""

    def write(path: Path, data: bytes, *, keep_backup: bool) -> None:
        with path.open("wb", buffering=0) as file:
            file.write(data[: len(data) // 2])
            _take_time(_HALF_S)
            file.write(data[len(data) // 2 :])

    plant(settings, "write_atomically", write)


def temporary_left() -> None:
    """Leaves a temporary file, under a name by which no start knows it."""

    def write(path: Path, data: bytes, *, keep_backup: bool) -> None:
        temp = path.with_name(".qq-left")
        temp.write_bytes(data)
        shutil.copyfile(temp, path)

    _use_writer(write)


def lost_fsync_error() -> None:
    """Takes a failed flush for a success."""

    def write(path: Path, data: bytes, *, keep_backup: bool) -> None:
        temp = path.with_name(f".qq-{os.urandom(8).hex()}.tmp")
        descriptor = os.open(temp, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        try:
            os.write(descriptor, data)
            with contextlib.suppress(OSError):
                os.fsync(descriptor)
        finally:
            os.close(descriptor)
        temp.replace(path)
        atomic_file.sync_folder(path.parent)

    _use_writer(write)


def short_write() -> None:
    """Believes that the disk takes all it is given."""

    def write_once(descriptor: int, data: bytes) -> None:
        os.write(descriptor, data)

    plant(atomic_file, "_write_all", write_once)


def no_refuge() -> None:
    """Stays in a folder that cannot be used."""
    plant(places, "_prepare", lambda _folder: None)


def no_seal() -> None:
    """Does not look at the seal of a save."""

    def unseal(data: bytes, *_form: object) -> tuple[str, int]:
        try:
            return data.decode(), 1
        except UnicodeDecodeError:
            raise save_codec.SaveError(save_codec.Reason.MALFORMED) from None

    plant(save_codec, "unseal", unseal)


def lost_arrangement() -> None:
    """Takes the words that a player was laying back into the hand."""
    real = save_codec.encode

    def encode(game: SavedGame) -> bytes:
        taken_back = tuple(
            replace(laid, hand=(*laid.hand, *(card for row in laid.rows for card in row)), rows=())
            for laid in game.arrangements
        )
        return real(replace(game, arrangements=taken_back))

    for module in (save_codec, save_store):
        plant(module, "encode", encode)


MUTANTS: dict[str, Callable[[], None]] = {
    mutant.__name__: mutant
    for mutant in (
        naive_save,
        backup_first,
        half_settings,
        temporary_left,
        lost_fsync_error,
        short_write,
        no_refuge,
        no_seal,
        lost_arrangement,
    )
}


def chosen(*names: str) -> dict[str, Callable[[], None]]:
    """Some of them, by name."""
    return {name: MUTANTS[name] for name in names}
