"""One holder at a time, and none after its process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from quiddler_qt.storage import file_lock
from quiddler_qt.storage.file_lock import FileLock

HOLDER = """
import sys
from pathlib import Path
from quiddler_qt.storage.file_lock import FileLock
lock = FileLock.acquire(Path(sys.argv[1]))
print("held" if lock else "refused", flush=True)
sys.stdin.read()
"""


def hold_elsewhere(path: Path) -> subprocess.Popen[str]:
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLDER, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    return holder


def test_one_holder_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    first = FileLock.acquire(path)
    assert first is not None
    assert FileLock.acquire(path) is None
    first.release()
    second = FileLock.acquire(path)
    assert second is not None
    second.release()


def test_a_killed_holder_lets_go(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    with hold_elsewhere(path) as holder:
        assert FileLock.acquire(path) is None
        holder.send_signal(signal.SIGKILL)
    lock = FileLock.acquire(path)
    assert lock is not None
    lock.release()


def test_release_twice_and_with_the_file(tmp_path: Path) -> None:
    path = tmp_path / "x.lock"
    lock = FileLock.acquire(path)
    assert lock is not None
    lock.release(remove=True)
    lock.release(remove=True)
    assert not path.exists()


def test_a_lock_on_a_removed_name_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.lock"
    real = file_lock.lock_descriptor
    tries = []

    def lose_the_file_first(descriptor: int) -> bool:
        tries.append(descriptor)
        if len(tries) == 1:
            path.unlink()
        return real(descriptor)

    monkeypatch.setattr(file_lock, "lock_descriptor", lose_the_file_first)
    lock = FileLock.acquire(path)
    assert lock is not None
    assert len(tries) == 2
    assert path.exists()
    lock.release()


def test_a_symbolic_link_is_not_followed(tmp_path: Path) -> None:
    target = tmp_path / "target"
    link = tmp_path / "x.lock"
    link.symlink_to(target)
    with pytest.raises(OSError, match=r"."):
        FileLock.acquire(link)
    assert not target.exists()


def test_a_file_system_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(descriptor: int, how: int) -> None:
        raise OSError(37, os.strerror(37))

    monkeypatch.setattr("fcntl.flock", no_locks)
    lock = FileLock.acquire(tmp_path / "x.lock")
    assert lock is not None
    lock.release()


def test_other_errors_are_told_and_leave_no_descriptor_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(descriptor: int, how: int) -> None:
        raise OSError(5, os.strerror(5))

    monkeypatch.setattr("fcntl.flock", broken)
    before = list(Path("/proc/self/fd").iterdir())
    with pytest.raises(OSError, match="Input/output"):
        FileLock.acquire(tmp_path / "x.lock")
    assert len(list(Path("/proc/self/fd").iterdir())) == len(before)
