"""Tables under a name: kept in one file, which is set aside when it is damaged."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from quiddler_qt.engine.rules import Preset
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage import records_file, saved_tables
from quiddler_qt.storage.saved_tables import NewerTablesError, SavedTables
from quiddler_qt.storage.table_form import TableChoice

TWO = TableChoice((Seat("Ann"), Seat("Bob")))
THREE = TableChoice((Seat("Ann"), Seat("Bob"), Seat("Łukasz")), Preset.FAMILY, colors=(2, 1, 0))


@pytest.fixture
def tables(tmp_path: Path) -> SavedTables:
    return SavedTables(tmp_path)


def names(tables: SavedTables) -> list[str]:
    return [kept.name for kept in tables.tables()]


def test_no_file_before_the_first_table(tables: SavedTables, tmp_path: Path) -> None:
    assert tables.tables() == ()
    assert list(tmp_path.iterdir()) == []


def test_tables_are_there_at_the_next_start_the_last_used_first(tables: SavedTables, tmp_path: Path) -> None:
    tables.save("Sunday family", TWO)
    tables.save("R&D <b>", THREE)
    again = SavedTables(tmp_path)
    assert [(kept.name, kept.table) for kept in again.tables()] == [
        ("R&D <b>", THREE),
        ("Sunday family", TWO),
    ]


def test_the_same_name_in_other_capitals_takes_the_place(tables: SavedTables) -> None:
    tables.save("Sunday", TWO)
    tables.save("SUNDAY", THREE)
    assert [(kept.name, kept.table) for kept in tables.tables()] == [("SUNDAY", THREE)]


def test_a_table_is_renamed_in_its_place_but_not_to_a_name_that_is_taken(tables: SavedTables) -> None:
    for name in ("a", "b", "c"):
        tables.save(name, TWO)
    tables.rename("b", "B")
    assert names(tables) == ["c", "B", "a"]
    with pytest.raises(ValueError, match="taken"):
        tables.rename("a", "C")
    with pytest.raises(ValueError, match="name"):
        tables.rename("a", "two\nlines")
    assert names(tables) == ["c", "B", "a"]


def test_a_deleted_table_can_be_brought_back(tables: SavedTables, tmp_path: Path) -> None:
    tables.save("a", TWO)
    tables.save("b", THREE)
    before = tables.tables()
    deleted = tables.delete("b")
    assert names(SavedTables(tmp_path)) == ["a"]
    tables.undo(deleted)
    assert SavedTables(tmp_path).tables() == before


def test_undo_takes_back_one_change_and_leaves_what_others_keep(tables: SavedTables, tmp_path: Path) -> None:
    tables.save("a", TWO)
    replaced = tables.save("A", THREE)
    renamed = tables.rename("A", "b")
    kept = tables.save("c", TWO)
    SavedTables(tmp_path).save("theirs", TWO)
    tables.undo(kept)
    assert names(tables) == ["theirs", "b"]
    tables.undo(renamed)
    tables.undo(replaced)
    assert sorted((kept.name, kept.table) for kept in tables.tables()) == [("a", TWO), ("theirs", TWO)]


def test_what_was_changed_elsewhere_since_is_not_undone(tables: SavedTables, tmp_path: Path) -> None:
    theirs = SavedTables(tmp_path)
    saved = tables.save("a", TWO)
    theirs.save("a", THREE)
    with pytest.raises(ValueError, match="since"):
        tables.undo(saved)
    deleted = tables.delete("a")
    theirs.save("A", TWO)
    with pytest.raises(ValueError, match="taken"):
        tables.undo(deleted)
    theirs.delete("A")
    with pytest.raises(LookupError):
        tables.rename("A", "b")
    with pytest.raises(LookupError):
        tables.delete("A")
    assert names(tables) == []


def test_what_another_copy_writes_while_this_one_reads_is_not_lost(
    tables: SavedTables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = SavedTables(tmp_path)
    theirs.save("first", TWO)
    load = tables._file.load

    def load_then_they_write() -> object:
        loaded = load()
        monkeypatch.undo()
        theirs.save("second", TWO)
        return loaded

    monkeypatch.setattr(tables._file, "load", load_then_they_write)
    assert names(tables) == ["first"]
    assert names(tables) == ["second", "first"]
    tables.save("third", TWO)
    assert names(SavedTables(tmp_path)) == ["third", "second", "first"]


def test_tables_that_cannot_be_read_for_a_while_are_not_written_over(
    tables: SavedTables, monkeypatch: pytest.MonkeyPatch, expect_log: Callable[[str], None]
) -> None:
    expect_log("the tables cannot be read")
    tables.save("a", TWO)
    before = tables.path.read_bytes()

    def refused(*_: object, **__: object) -> bytes:
        raise PermissionError("not now")

    with monkeypatch.context() as patch:
        patch.setattr(records_file, "read_limited", refused)
        assert tables.tables() == ()
        with pytest.raises(PermissionError):
            tables.save("b", TWO)
    assert tables.path.read_bytes() == before
    assert names(tables) == ["a"]


def test_the_backup_helps_out(tables: SavedTables, tmp_path: Path) -> None:
    tables.save("a", TWO)
    tables.save("b", TWO)
    tables.path.write_bytes(b"scratched")
    assert names(tables) == ["a"]
    assert tables.damaged_path.read_bytes() == b"scratched"
    assert names(SavedTables(tmp_path)) == ["a"]


def test_there_is_an_end_to_tables(tables: SavedTables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saved_tables, "MAX_TABLES", 2)
    for name in ("a", "b"):
        tables.save(name, TWO)
    with pytest.raises(ValueError, match="too many"):
        tables.save("c", TWO)
    tables.save("A", TWO)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format":"quiddler-qt-tables","version":1,"tables":[{"name":"a"}]}',
        b'{"format":"quiddler-qt-tables","version":true,"tables":[]}',
        b'{"format":"other","version":1,"tables":[]}',
    ],
)
def test_a_damaged_file_is_set_aside_and_tables_can_be_kept(
    tables: SavedTables, tmp_path: Path, content: bytes
) -> None:
    tables.path.write_bytes(content)
    assert tables.tables() == ()
    assert tables.damaged_path.read_bytes() == content
    tables.save("a", TWO)
    assert names(SavedTables(tmp_path)) == ["a"]


def test_a_name_that_stands_twice_is_damage(tables: SavedTables, tmp_path: Path) -> None:
    tables.save("a", TWO)
    document = json.loads(tables.path.read_text())
    document["tables"].append({**document["tables"][0], "name": "A"})
    tables.path.write_text(json.dumps(document))
    assert SavedTables(tmp_path).tables() == ()
    assert tables.damaged_path.exists()


def test_a_file_of_a_newer_program_is_left_alone(
    tables: SavedTables, expect_log: Callable[[str], None]
) -> None:
    expect_log("the tables cannot be read")
    content = b'{"format":"quiddler-qt-tables","version":2,"tables":[],"more":1}'
    tables.path.write_bytes(content)
    assert tables.tables() == ()
    with pytest.raises(NewerTablesError):
        tables.save("a", TWO)
    assert tables.path.read_bytes() == content


def test_what_could_not_be_read_back_is_not_written(tables: SavedTables, tmp_path: Path) -> None:
    tables.save("a", TWO)
    before = tables.path.read_bytes()
    with pytest.raises(ValueError, match="empty"):
        tables.save("b", TableChoice((Seat("Ann"), Seat(""))))
    assert tables.path.read_bytes() == before
    assert names(SavedTables(tmp_path)) == ["a"]
