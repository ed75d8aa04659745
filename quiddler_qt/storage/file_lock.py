"""Locks that end with the process that holds them, however it ends."""

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# File systems without locks answer so. Better to play there unprotected than not at all.
_NO_LOCKS_HERE = frozenset({errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.ENOTSUP, errno.EINVAL})

_OPEN_FLAGS = os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)


def lock_descriptor(descriptor: int) -> bool:
    """Locks an open file without waiting. False where somebody else holds it. Raises OSError."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            return False
        if error.errno in _NO_LOCKS_HERE:
            return True
        raise
    return True


class FileLock:
    """An empty file beside what it guards, held locked until ``release`` or the end of the process."""

    def __init__(self, path: Path, descriptor: int) -> None:
        self.path = path
        self._descriptor: int | None = descriptor

    @classmethod
    def acquire(cls, path: Path) -> "FileLock | None":
        """The lock at a path, made where it is missing; None where another process holds it.

        Raises OSError where the file cannot be opened, also for a symbolic link in its place.
        """
        while True:
            descriptor = os.open(path, _OPEN_FLAGS, 0o600)
            try:
                opened = os.fstat(descriptor)
                locked = lock_descriptor(descriptor)
                # Its last holder may have removed the file after we opened it: then the name is free.
                there = _is_still_there(path, opened)
            except OSError:
                os.close(descriptor)
                raise
            if locked and there:
                return cls(path, descriptor)
            os.close(descriptor)
            if not locked:
                return None

    def release(self, *, remove: bool = False) -> None:
        """Lets go. ``remove`` takes the file away first, so that nobody can lock a name that is gone."""
        if self._descriptor is None:
            return
        descriptor, self._descriptor = self._descriptor, None
        # An open file cannot be removed on Windows: it stays behind, empty.
        if remove and sys.platform != "win32":
            self.path.unlink(missing_ok=True)
        os.close(descriptor)


def _is_still_there(path: Path, opened: os.stat_result) -> bool:
    try:
        now = os.lstat(path)
    except FileNotFoundError:
        return False
    return (now.st_dev, now.st_ino) == (opened.st_dev, opened.st_ino)
