"""The one way to write a file and the careful way to read one.

A file written here is, at every moment and after every kind of failure, either whole as it was or whole as it
shall be. The order of a write: a temporary file in the same folder, all bytes counted, flushed to the disk;
the old file kept under a second name; the new one put in its place; the folder flushed; the old one becomes
the backup, and the backup the one before. So backups are only touched once the new file is safe, and what is
not a good copy never pushes out one that is.

The oldest backup is written over by the next save, under a temporary name: making and removing a file at each
save would cost more than all the rest.
"""

import contextlib
import errno
import os
import re
import secrets
import stat
import sys
import time
from enum import Enum
from pathlib import Path
from typing import Final

from quiddler_qt.storage.file_lock import lock_descriptor

BACKUP_SUFFIXES: Final = (".bak", ".bak2")
"""The previous version of a file, and the one before; they say nothing of a file that is in order."""
_TEMP_NAME: Final = re.compile(r"\.qq-[0-9a-f]{16}\.tmp")

_NOFOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)
_BINARY: Final = getattr(os, "O_BINARY", 0)
_CREATE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NOFOLLOW | _BINARY
_REUSE: Final = os.O_WRONLY | _NOFOLLOW | _BINARY | getattr(os, "O_NONBLOCK", 0)
_PRIVATE: Final = 0o600
# Without blocking: opening a pipe nobody writes to would wait for ever.
_READ: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | _BINARY
_READ_CHUNK: Final = 1 << 20

# Virus scanners on Windows hold a new file open for a moment.
_REPLACE_TRIES: Final = 6 if sys.platform == "win32" else 1
_REPLACE_PAUSE_S: Final = 0.02

# Some file systems cannot flush a folder: they do it by themselves.
_NO_FOLDER_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EOPNOTSUPP, errno.EBADF})


class FileProblem(Enum):
    """Why a file is not read at all."""

    NOT_A_FILE = "not_a_file"
    TOO_LARGE = "too_large"


class RefusedFileError(Exception):
    """A file that is refused by its type or size."""

    def __init__(self, problem: FileProblem) -> None:
        super().__init__(problem.value)
        self.problem = problem


def backup_path(path: Path) -> Path:
    """Where the previous version of a file is kept."""
    return backup_paths(path)[0]


def backup_paths(path: Path) -> tuple[Path, ...]:
    """Where the previous versions of a file are kept, the newest first."""
    return tuple(path.with_name(path.name + suffix) for suffix in BACKUP_SUFFIXES)


def remove_backups(path: Path) -> None:
    """Removes the previous versions of a file. Raises OSError."""
    for backup in backup_paths(path):
        backup.unlink(missing_ok=True)


def move_backups(path: Path, target: Path) -> None:
    """Brings the previous versions of a file along after it was renamed. Raises OSError."""
    for backup, moved in zip(backup_paths(path), backup_paths(target), strict=True):
        with contextlib.suppress(FileNotFoundError):
            backup.rename(moved)


def write_atomically(path: Path, data: bytes, *, keep_backup: bool) -> None:
    """Puts ``data`` at ``path``, mode 0600; it is on the disk when this returns.

    Raises OSError with the file as it was before; only where the very last steps fail (flushing the folder)
    may it be the new one. ``keep_backup`` keeps the two previous versions under ``backup_paths``. A symbolic
    link in place of the file or a backup is replaced, never followed.
    """
    folder = path.parent
    backup, oldest = backup_paths(path)
    temp, descriptor = (_old_as_temp(oldest) if keep_backup else None) or _new_temp(folder)
    kept: Path | None = None
    try:
        # Open to the end, for its lock tells others that it is in use.
        with contextlib.ExitStack() as open_file:
            open_file.callback(os.close, descriptor)
            _write_all(descriptor, data)
            os.ftruncate(descriptor, len(data))
            os.fsync(descriptor)
            if sys.platform == "win32":  # where an open file cannot be renamed
                open_file.close()
            kept = _keep_old(path) if keep_backup else None
            _replace(temp, path)
        sync_folder(folder)
    except BaseException:
        _remove_quietly(temp)
        if kept is not None:
            _remove_quietly(kept)
        raise
    if kept is not None:
        # The new file is safe by now: a failure here costs no more than a fresher backup.
        try:
            with contextlib.suppress(OSError):
                _replace(backup, oldest)
            _replace(kept, backup)
        except OSError:
            _remove_quietly(kept)


def read_limited(path: Path, limit_bytes: int, *, follow_symlinks: bool = True) -> bytes:
    """The content of a regular file of at most so many bytes.

    Raises RefusedFileError, by type and size before anything is read, for folders, pipes, devices, sockets
    and files that are too large; OSError where the system refuses.
    """
    found = path.stat(follow_symlinks=follow_symlinks)
    _refuse_by_kind(found, limit_bytes)
    descriptor = os.open(path, _READ | (0 if follow_symlinks else _NOFOLLOW))
    try:
        # Again, for it may be another file by now.
        _refuse_by_kind(os.fstat(descriptor), limit_bytes)
        chunks: list[bytes] = []
        room = limit_bytes + 1
        while room > 0 and (chunk := os.read(descriptor, min(room, _READ_CHUNK))):
            chunks.append(chunk)
            room -= len(chunk)
    finally:
        os.close(descriptor)
    if room <= 0:
        raise RefusedFileError(FileProblem.TOO_LARGE)
    return b"".join(chunks)


def file_mark(path: Path) -> tuple[int, ...] | None:
    """What tells one state of a file from another, whoever wrote it; None where it is not there."""
    try:
        found = path.lstat()
    except OSError:
        return None
    return (found.st_ino, found.st_mtime_ns, found.st_ctime_ns, found.st_size)


def clean_leftovers(folder: Path) -> int:
    """Removes temporary files of writers that were killed, and tells how many. Never raises.

    Files of other names, and those that a living writer holds, stay.
    """
    removed = 0
    try:
        names = [entry.name for entry in os.scandir(folder) if _TEMP_NAME.fullmatch(entry.name)]
    except OSError:
        return 0
    for name in names:
        with contextlib.suppress(OSError):
            removed += _remove_if_abandoned(folder / name)
    return removed


def try_writing(folder: Path) -> None:
    """Makes sure that files can be made in a folder. Raises OSError."""
    temp, descriptor = _new_temp(folder)
    os.close(descriptor)
    temp.unlink()


def sync_folder(folder: Path) -> None:
    """Makes new names in a folder last. Raises OSError."""
    if sys.platform == "win32":
        return  # where names need no flushing and folders cannot be opened
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(descriptor)


def _temp_in(folder: Path) -> Path:
    """A name for a temporary file that nobody else has."""
    return folder / f".qq-{secrets.token_hex(8)}.tmp"


def _old_as_temp(oldest: Path) -> tuple[Path, int] | None:
    """The oldest backup under a temporary name, open and locked, to be written over; None where none is.

    Only a file that is ours alone: a second name elsewhere would change with it.
    """
    temp = _temp_in(oldest.parent)
    try:
        if not stat.S_ISREG(os.lstat(oldest).st_mode):
            return None
        oldest.rename(temp)
    except OSError:
        return None
    try:
        descriptor = os.open(temp, _REUSE)
    except OSError:
        _remove_quietly(temp)
        return None
    try:
        found = os.fstat(descriptor)
        alone = stat.S_ISREG(found.st_mode) and found.st_nlink == 1
        private = sys.platform == "win32" or stat.S_IMODE(found.st_mode) == _PRIVATE
        if alone and private and lock_descriptor(descriptor):
            return temp, descriptor
    except OSError:
        pass  # it is not needed
    os.close(descriptor)
    _remove_quietly(temp)
    return None


def _new_temp(folder: Path) -> tuple[Path, int]:
    """A new empty file of our own name, open and locked."""
    while True:
        temp = _temp_in(folder)
        descriptor = os.open(temp, _CREATE, _PRIVATE)
        try:
            # Between the two calls another copy of the program may have cleaned it away.
            ours = lock_descriptor(descriptor) and os.fstat(descriptor).st_nlink > 0
        except OSError:
            os.close(descriptor)
            _remove_quietly(temp)
            raise
        if ours:
            return temp, descriptor
        os.close(descriptor)


def _write_all(descriptor: int, data: bytes) -> None:
    """Writes every byte. A disk that is nearly full takes a part and says so only by the count."""
    rest = memoryview(data)
    while rest:
        written = os.write(descriptor, rest)
        if written <= 0:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        rest = rest[written:]


def _keep_old(path: Path) -> Path | None:
    """The old file under a second, temporary name; None where there is no old file to keep."""
    try:
        if not stat.S_ISREG(os.lstat(path).st_mode):
            return None
    except FileNotFoundError:
        return None
    kept = _temp_in(path.parent)
    try:
        os.link(path, kept, follow_symlinks=False)
    except (OSError, NotImplementedError):
        # No hard links here (FAT, some network folders).
        _copy(path, kept)
    return kept


def _copy(source: Path, target: Path) -> None:
    reader = os.open(source, _READ | _NOFOLLOW)
    try:
        writer = os.open(target, _CREATE, 0o600)
        try:
            while chunk := os.read(reader, _READ_CHUNK):
                _write_all(writer, chunk)
            os.fsync(writer)
        except OSError:
            _remove_quietly(target)
            raise
        finally:
            os.close(writer)
    finally:
        os.close(reader)


def _replace(source: Path, target: Path) -> None:
    for tries_left in reversed(range(_REPLACE_TRIES)):
        try:
            source.replace(target)
        except PermissionError:
            if not tries_left:
                raise
            time.sleep(_REPLACE_PAUSE_S)
        else:
            return


def _remove_quietly(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def _remove_if_abandoned(path: Path) -> bool:
    if not stat.S_ISREG(os.lstat(path).st_mode):
        path.unlink()  # a symbolic link in place of a temporary file
        return True
    descriptor = os.open(path, os.O_RDWR | _NOFOLLOW | _BINARY)
    with contextlib.ExitStack() as open_file:
        open_file.callback(os.close, descriptor)
        if not lock_descriptor(descriptor):
            return False
        if sys.platform == "win32":  # where an open file cannot be removed
            open_file.close()
        path.unlink()
    return True


def _refuse_by_kind(found: os.stat_result, limit_bytes: int) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise RefusedFileError(FileProblem.NOT_A_FILE)
    if found.st_size > limit_bytes:
        raise RefusedFileError(FileProblem.TOO_LARGE)
