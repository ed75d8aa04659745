"""Writing a file whole or not at all; reading none that bites."""

import errno
import os
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from quiddler_qt.storage import atomic_file
from quiddler_qt.storage.atomic_file import (
    FileProblem,
    RefusedFileError,
    backup_path,
    backup_paths,
    clean_leftovers,
    file_mark,
    move_backups,
    read_limited,
    remove_backups,
    write_atomically,
)
from quiddler_qt.storage.file_lock import lock_descriptor


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game"


def names(folder: Path) -> list[str]:
    return sorted(entry.name for entry in folder.iterdir())


def test_a_new_file(path: Path) -> None:
    write_atomically(path, b"one", keep_backup=True)
    assert path.read_bytes() == b"one"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert names(path.parent) == ["game"]


def test_the_two_before_are_kept(path: Path) -> None:
    for data in (b"one", b"two, and longer", b"three", b"four", b"five"):
        write_atomically(path, data, keep_backup=True)
    assert path.read_bytes() == b"five"
    assert [backup.read_bytes() for backup in backup_paths(path)] == [b"four", b"three"]
    assert names(path.parent) == ["game", "game.bak", "game.bak2"]
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}


def three_versions(path: Path) -> None:
    for data in (b"one", b"two", b"three"):
        write_atomically(path, data, keep_backup=True)


def test_another_name_of_the_oldest_backup_is_not_written_over(path: Path, tmp_path: Path) -> None:
    """Somebody's copy by hard link stays what it is."""
    three_versions(path)
    copy = tmp_path / "mine"
    os.link(backup_paths(path)[1], copy)
    write_atomically(path, b"four", keep_backup=True)
    assert copy.read_bytes() == b"one"
    assert path.read_bytes() == b"four"


@pytest.mark.parametrize("kind", ["link", "fifo", "folder", "readable by all"])
def test_odd_things_in_place_of_the_oldest_backup(kind: str, path: Path, tmp_path: Path) -> None:
    three_versions(path)
    oldest = backup_paths(path)[1]
    target = tmp_path / "precious"
    target.write_bytes(b"precious")
    if kind == "readable by all":
        oldest.chmod(0o644)
    else:
        oldest.unlink()
    if kind == "link":
        oldest.symlink_to(target)
    elif kind == "fifo":
        os.mkfifo(oldest)
    elif kind == "folder":
        oldest.mkdir()
    write_atomically(path, b"four", keep_backup=True)
    assert target.read_bytes() == b"precious"
    assert path.read_bytes() == b"four"
    assert backup_path(path).read_bytes() == b"three"
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_backups_go_and_move_together(path: Path) -> None:
    three_versions(path)
    moved = path.with_name("moved")
    move_backups(path, moved)
    assert names(path.parent) == ["game", "moved.bak", "moved.bak2"]
    remove_backups(moved)
    remove_backups(moved)
    assert names(path.parent) == ["game"]


def test_no_backup_where_none_is_wanted(path: Path) -> None:
    write_atomically(path, b"one", keep_backup=False)
    write_atomically(path, b"", keep_backup=False)
    assert path.read_bytes() == b""
    assert names(path.parent) == ["game"]


def test_short_writes_are_carried_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: real(descriptor, data[:3]))
    write_atomically(path, b"a whole game", keep_backup=True)
    assert path.read_bytes() == b"a whole game"


def test_a_write_of_nothing_is_a_full_disk(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_atomically(path, b"one", keep_backup=True)
    monkeypatch.setattr(os, "write", lambda _descriptor, _data: 0)
    with pytest.raises(OSError, match="space") as caught:
        write_atomically(path, b"two", keep_backup=True)
    assert caught.value.errno == errno.ENOSPC
    assert names(path.parent) == ["game"]


def test_without_hard_links_the_old_one_is_copied(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_args: object, **_named: object) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "link", no_links)
    for data in (b"one", b"two"):
        write_atomically(path, data, keep_backup=True)
    assert (path.read_bytes(), backup_path(path).read_bytes()) == (b"two", b"one")
    assert names(path.parent) == ["game", "game.bak"]


def test_a_failing_backup_does_not_fail_a_save_that_is_safe(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_atomically(path, b"one", keep_backup=True)
    real = Path.replace

    def no_backup(source: Path, target: Path) -> Path:
        if target.name.endswith(".bak"):
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return real(source, target)

    monkeypatch.setattr(Path, "replace", no_backup)
    write_atomically(path, b"two", keep_backup=True)
    assert path.read_bytes() == b"two"
    assert names(path.parent) == ["game"]


def test_the_backup_is_touched_only_after_the_new_file_is_safe(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged file must not push out the good backup before there is another good copy."""
    path.write_bytes(b"damaged")
    backup_path(path).write_bytes(b"the only good copy")

    def fail(*_args: object) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(OSError, match="Input/output"):
        write_atomically(path, b"new", keep_backup=True)
    assert backup_path(path).read_bytes() == b"the only good copy"
    assert names(path.parent) == ["game", "game.bak"]


@pytest.mark.parametrize("place", ["game", "game.bak"])
def test_links_in_place_of_the_file_or_its_backup_are_replaced(place: str, path: Path) -> None:
    target = path.parent / "precious"
    target.write_bytes(b"precious")
    if place == "game.bak":
        path.write_bytes(b"one")
    (path.parent / place).symlink_to(target)
    write_atomically(path, b"two", keep_backup=True)
    assert target.read_bytes() == b"precious"
    assert path.read_bytes() == b"two"
    assert not path.is_symlink()
    assert not backup_path(path).is_symlink()


def test_a_link_in_place_of_the_temporary_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = path.parent / "precious"
    (path.parent / f".qq-{'0' * 16}.tmp").symlink_to(target)
    monkeypatch.setattr("secrets.token_hex", lambda size: "0" * 2 * size)
    with pytest.raises(FileExistsError):
        write_atomically(path, b"two", keep_backup=True)
    assert not target.exists()


def test_a_folder_in_the_way(path: Path) -> None:
    path.mkdir()
    with pytest.raises(IsADirectoryError):
        write_atomically(path, b"one", keep_backup=True)
    assert names(path.parent) == ["game"]


def test_a_folder_that_cannot_be_flushed_is_no_failure(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.fsync

    def flush(descriptor: int) -> None:
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        real(descriptor)

    monkeypatch.setattr(os, "fsync", flush)
    write_atomically(path, b"one", keep_backup=True)
    assert path.read_bytes() == b"one"


def test_a_cleaner_that_takes_the_new_file_away_is_outrun(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = lock_descriptor
    calls: list[int] = []

    def cleaned_just_before(descriptor: int) -> bool:
        calls.append(descriptor)
        if len(calls) == 1:
            (temp,) = path.parent.glob(".qq-*")
            temp.unlink()
        return real(descriptor)

    monkeypatch.setattr(atomic_file, "lock_descriptor", cleaned_just_before)
    write_atomically(path, b"one", keep_backup=True)
    assert path.read_bytes() == b"one"
    assert len(calls) == 2


# -- leftovers -----------------------------------------------------------------------------------------
def test_leftovers_go_and_everything_else_stays(tmp_path: Path) -> None:
    for number in range(50):
        (tmp_path / f".qq-{number:016x}.tmp").write_bytes(b"half a ga")
    kept = ["notes.tmp", ".qq-1.tmp", ".qq-0123456789abcdef.tmp.txt", "game.bak"]
    for name in kept:
        (tmp_path / name).write_bytes(b"mine")
    assert clean_leftovers(tmp_path) == 50
    assert names(tmp_path) == sorted(kept)


def test_a_link_among_the_leftovers_goes_alone(tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_bytes(b"precious")
    (tmp_path / f".qq-{'0' * 16}.tmp").symlink_to(target)
    assert clean_leftovers(tmp_path) == 1
    assert names(tmp_path) == ["precious"]


def test_a_writer_at_work_keeps_its_file(tmp_path: Path) -> None:
    temp, descriptor = atomic_file._new_temp(tmp_path)
    assert clean_leftovers(tmp_path) == 0
    assert temp.exists()
    os.close(descriptor)
    assert clean_leftovers(tmp_path) == 1


def test_no_folder_to_clean(tmp_path: Path) -> None:
    assert clean_leftovers(tmp_path / "none") == 0


# -- reading -------------------------------------------------------------------------------------------
def make_fifo(path: Path) -> None:
    os.mkfifo(path)


def make_sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 2 * 1024**3)


def make_socket(path: Path) -> None:
    os.mknod(path, stat.S_IFSOCK | 0o600)


def make_link_to_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.parametrize(
    ("make", "problem"),
    [
        (Path.mkdir, FileProblem.NOT_A_FILE),
        (make_fifo, FileProblem.NOT_A_FILE),
        (make_socket, FileProblem.NOT_A_FILE),
        (make_link_to_device, FileProblem.NOT_A_FILE),
        (make_sparse, FileProblem.TOO_LARGE),
    ],
)
def test_what_is_refused_unread(
    make: Callable[[Path], None], problem: FileProblem, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make(path)
    monkeypatch.setattr(os, "read", None)
    with pytest.raises(RefusedFileError) as caught:
        read_limited(path, 5)
    assert caught.value.problem is problem


def test_a_pipe_swapped_in_at_the_last_moment_does_not_block(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    os.mkfifo(path)
    regular = path.with_name("regular")
    regular.touch()
    looks_regular = regular.stat()
    monkeypatch.setattr(Path, "stat", lambda _self, **_named: looks_regular)
    with pytest.raises(RefusedFileError):
        read_limited(path, 5)


def test_the_limit_is_kept_to_the_byte(path: Path) -> None:
    path.write_bytes(b"12345")
    assert read_limited(path, 5) == b"12345"
    with pytest.raises(RefusedFileError):
        read_limited(path, 4)


def test_a_file_that_grows_while_it_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_bytes(b"1234567")
    looks_small: Any = os.stat_result((stat.S_IFREG | 0o600, 1, 1, 1, 0, 0, 2, 0, 0, 0))
    monkeypatch.setattr(Path, "stat", lambda _self, **_named: looks_small)
    monkeypatch.setattr(os, "fstat", lambda _descriptor: looks_small)
    with pytest.raises(RefusedFileError):
        read_limited(path, 5)


def test_links_are_followed_only_where_that_is_wanted(path: Path) -> None:
    target = path.with_name("target")
    target.write_bytes(b"12345")
    path.symlink_to(target)
    assert read_limited(path, 5) == b"12345"
    with pytest.raises(RefusedFileError):
        read_limited(path, 5, follow_symlinks=False)


def test_a_loop_of_links(path: Path) -> None:
    path.symlink_to(path)
    with pytest.raises(OSError, match="symbolic links"):
        read_limited(path, 5)


def test_files_are_written_without_help_of_the_locale(tmp_path: Path) -> None:
    folder = tmp_path / "Ünï 'q' 🂡"
    folder.mkdir()
    code = (
        "import sys; from pathlib import Path\n"
        "from quiddler_qt.storage.atomic_file import write_atomically\n"
        "write_atomically(Path(sys.argv[1]), b'x', keep_backup=True)"
    )
    subprocess.run(
        [sys.executable, "-c", code, folder / "gåme"],
        env={**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        check=True,
    )
    assert names(folder) == ["gåme"]


def test_a_file_that_was_written_has_another_mark(path: Path) -> None:
    assert file_mark(path) is None
    write_atomically(path, b"one", keep_backup=False)
    first = file_mark(path)
    assert first == file_mark(path)
    write_atomically(path, b"two", keep_backup=False)
    assert file_mark(path) not in (None, first)
