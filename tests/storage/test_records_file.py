"""A file of records: changed under a lock, mended by its backup, never written over a newer one."""

import json
from pathlib import Path

import pytest

from quiddler_qt.storage import records_file
from quiddler_qt.storage.atomic_file import backup_path
from quiddler_qt.storage.file_lock import FileLock
from quiddler_qt.storage.records_file import NewerRecordsError, RecordsFile, RecordsForm
from quiddler_qt.storage.strict_json import StrictJsonError

Counted = tuple[int, ...]


def decode(data: bytes) -> Counted:
    if data == b"newer":
        raise NewerRecordsError
    try:
        return tuple(json.loads(data))
    except ValueError:
        raise StrictJsonError("not numbers") from None


@pytest.fixture
def records(tmp_path: Path) -> RecordsFile[Counted]:
    form: RecordsForm[Counted] = RecordsForm(lambda kept: json.dumps(kept).encode(), decode, tuple)
    return RecordsFile(tmp_path / "new folder" / "numbers.json", form)


def count(records: RecordsFile[Counted], number: int) -> Counted:
    return records.change(lambda kept: kept if number in kept else (*kept, number))


def test_what_is_counted_is_on_the_disk(records: RecordsFile[Counted]) -> None:
    assert records.load().records == ()
    count(records, 1)
    assert count(records, 2) == (1, 2)
    assert records.load() == records_file.LoadedRecords((1, 2))


def test_what_changes_nothing_writes_nothing(records: RecordsFile[Counted]) -> None:
    count(records, 1)
    before = records.path.stat()
    count(records, 1)
    assert records.path.stat() == before


def test_killed_while_writing_the_records_before_are_there(
    records: RecordsFile[Counted], monkeypatch: pytest.MonkeyPatch
) -> None:
    count(records, 1)

    def killed(*_: object, **__: object) -> None:
        raise OSError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(records_file, "write_atomically", killed)
        with pytest.raises(OSError, match="killed"):
            count(records, 2)
    assert records.load().records == (1,)
    assert count(records, 2) == (1, 2)


def test_the_backup_helps_out_and_the_damaged_file_is_kept(records: RecordsFile[Counted]) -> None:
    count(records, 1)
    count(records, 2)
    records.path.write_bytes(b"scratched")
    loaded = records.load()
    assert (loaded.damaged, loaded.records) == (records.path, (1,))
    count(records, 3)
    assert records.damaged_path.read_bytes() == b"scratched"
    assert records.load().records == (1, 3)
    records.path.write_bytes(b"scratched")
    backup_path(records.path).write_bytes(b"scratched too")
    assert records.load().records == ()


def test_whoever_listens_hears_of_a_file_that_is_set_aside(
    records: RecordsFile[Counted], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[bool] = []

    def hear() -> None:
        lock = FileLock.acquire(records.path.with_suffix(".lock"))
        assert lock is not None
        lock.release()
        heard.append(records.damaged_path.exists())

    records.on_set_aside = hear
    count(records, 1)
    assert heard == []
    records.path.write_bytes(b"scratched")
    count(records, 2)
    assert heard == [True]

    def full(*_: object, **__: object) -> None:
        raise OSError("full")

    records.path.write_bytes(b"scratched")
    monkeypatch.setattr(records_file, "write_atomically", full)
    with pytest.raises(OSError, match="full"):
        count(records, 3)
    assert heard == [True, True]


def test_a_newer_file_is_left_alone(records: RecordsFile[Counted]) -> None:
    count(records, 1)
    records.path.write_bytes(b"newer")
    with pytest.raises(NewerRecordsError):
        count(records, 2)
    assert records.path.read_bytes() == b"newer"


def test_a_lock_that_is_never_let_go_is_said(
    records: RecordsFile[Counted], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(records_file, "_LOCK_TRIES", 2)
    count(records, 1)
    lock = FileLock.acquire(records.path.with_suffix(".lock"))
    assert lock is not None
    with pytest.raises(BlockingIOError):
        count(records, 2)
    lock.release()
    assert count(records, 2) == (1, 2)


def test_a_damaged_file_is_set_aside_at_once_where_that_is_asked(records: RecordsFile[Counted]) -> None:
    records.settle()
    assert not records.path.exists()
    count(records, 1)
    count(records, 2)
    records.settle()
    assert not records.damaged_path.exists()
    records.path.write_bytes(b"{")
    records.settle()
    assert records.damaged_path.read_bytes() == b"{"
    assert records.load() == records_file.LoadedRecords((1,))
    records.path.write_bytes(b"newer")
    records.settle()
    assert records.path.read_bytes() == b"newer"
