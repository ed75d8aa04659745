"""The tables people come back to ("Sunday family"): seats, colours and rules under a name, in one file.

The file is a JSON object with ``format``, ``version`` and ``tables``, the last used first. Every change reads
it again under its lock, so copies of the program lose nothing of each other. One that cannot be read is set
aside, and one of a newer program is left alone: tables can be chosen then, but not kept.
"""

import json
import logging
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quiddler_qt.storage.atomic_file import file_mark
from quiddler_qt.storage.records_file import NewerRecordsError, RecordsFile, RecordsForm, records_document
from quiddler_qt.storage.strict_json import StrictJsonError, as_list, as_object
from quiddler_qt.storage.table_form import TableChoice, read_name, read_table, table_plain

FILE_NAME: Final = "tables.json"
FORMAT: Final = "quiddler-qt-tables"
VERSION: Final = 1
MAX_TABLES: Final = 100

log = logging.getLogger(__name__)


class NewerTablesError(OSError):
    """The file was written by a newer program: it is left alone."""


@dataclass(frozen=True, slots=True)
class NamedTable:
    """A table with its name. Names differ by more than capitals."""

    name: str
    table: TableChoice


Tables = tuple[NamedTable, ...]


@dataclass(frozen=True, slots=True)
class TableChange:
    """What was done with one table, for ``SavedTables.undo``.

    ``before`` stood in ``place`` (0 for the first); None where there was none. ``after`` is what is there
    instead; None where it was deleted.
    """

    before: NamedTable | None
    after: NamedTable | None
    place: int = 0


class SavedTables:
    """The file of tables in a folder."""

    def __init__(self, folder: Path) -> None:
        self._file = RecordsFile(folder / FILE_NAME, RecordsForm(_encode, _decode, tuple[NamedTable, ...]))
        self._tables: Tables | None = None
        self._mark: tuple[int, ...] | None = None

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    @property
    def damaged_path(self) -> Path:
        """Where a file is kept that could not be read."""
        return self._file.damaged_path

    def tables(self) -> Tables:
        """All tables, the last used first. Never raises; a damaged file is set aside.

        They are read again where another copy of the program, or the page of recovery, wrote them. None
        where the system refuses to read them, or a newer program wrote them.
        """
        # Before reading: what is written meanwhile has another mark and is read the next time.
        mark = file_mark(self.path)
        if self._tables is None or self._mark != mark:
            self._tables = None
            try:
                loaded = self._file.load()
            except (OSError, NewerRecordsError) as error:
                log.warning("the tables cannot be read: %r", error)
                return ()
            self._tables, self._mark = loaded.records, mark
            if loaded.damaged is not None:
                self._file.settle()
        return self._tables

    def save(self, name: str, table: TableChoice) -> TableChange:
        """Keeps a table in the first place; one of the same name gives way. Raises OSError, ValueError.

        ValueError tells that there are too many, or that the name cannot be one.
        """
        after = NamedTable(read_name(name), table)

        def save(tables: Tables) -> tuple[Tables, TableChange]:
            place = _place_of(name, tables)
            others = tables if place is None else _without(tables, place)
            if len(others) >= MAX_TABLES:
                raise ValueError("too many tables")
            before = None if place is None else tables[place]
            return (after, *others), TableChange(before, after, place or 0)

        return self._change(save)

    def rename(self, old: str, new: str) -> TableChange:
        """Gives a table another name, in its place.

        Raises OSError, ValueError for a name that is taken or cannot be one, LookupError where there is no
        such table any more.
        """
        read_name(new)

        def rename(tables: Tables) -> tuple[Tables, TableChange]:
            place = _place_or_raise(old, tables)
            if _place_of(new, tables) not in (None, place):
                raise ValueError("the name is taken")
            before = tables[place]
            after = NamedTable(new, before.table)
            return _with(_without(tables, place), place, after), TableChange(before, after, place)

        return self._change(rename)

    def delete(self, name: str) -> TableChange:
        """Removes a table. Raises OSError, LookupError where there is no such table any more."""

        def delete(tables: Tables) -> tuple[Tables, TableChange]:
            place = _place_or_raise(name, tables)
            return _without(tables, place), TableChange(tables[place], None, place)

        return self._change(delete)

    def undo(self, change: TableChange) -> None:
        """Puts one table back as it was, in its place; all others stay as they are now.

        Raises OSError, and ValueError where it was changed otherwise since, or there are too many.
        """

        def undo(tables: Tables) -> tuple[Tables, TableChange]:
            rest = tables
            if change.after is not None:
                if change.after not in tables:
                    raise ValueError("changed since")
                rest = _without(tables, tables.index(change.after))
            if change.before is not None:
                if _place_of(change.before.name, rest) is not None:
                    raise ValueError("the name is taken")
                if len(rest) >= MAX_TABLES:
                    raise ValueError("too many tables")
                rest = _with(rest, change.place, change.before)
            return rest, change

        self._change(undo)

    def _change(self, change: Callable[[Tables], tuple[Tables, TableChange]]) -> TableChange:
        done: list[TableChange] = []

        def changed(tables: Tables) -> Tables:
            after, what = change(tables)
            done.append(what)
            return after

        # Read again afterwards, for another copy may have written by then.
        self._tables = None
        try:
            self._file.change(changed)
        except NewerRecordsError:
            raise NewerTablesError(str(self.path)) from None
        return done[0]


def _place_of(name: str, tables: Tables) -> int | None:
    wanted = name.casefold()
    return next((place for place, kept in enumerate(tables) if kept.name.casefold() == wanted), None)


def _place_or_raise(name: str, tables: Tables) -> int:
    place = _place_of(name, tables)
    if place is None:
        raise LookupError(name)
    return place


def _without(tables: Tables, place: int) -> Tables:
    return (*tables[:place], *tables[place + 1 :])


def _with(tables: Tables, place: int, table: NamedTable) -> Tables:
    return (*tables[:place], table, *tables[place:])


def _encode(tables: Tables) -> bytes:
    """Tables as bytes. Raises ValueError for what could not be read back, which would cost all of them."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "tables": [{"name": kept.name, "table": table_plain(kept.table)} for kept in tables],
    }
    data = json.dumps(document, ensure_ascii=True, indent=1).encode() + b"\n"
    _decode(data)
    return data


def _decode(data: bytes) -> Tables:
    document = records_document(data, FORMAT, VERSION, ("tables",))
    kept = tuple(_read_named(one) for one in as_list(document["tables"], "tables", most=MAX_TABLES))
    if len({one.name.casefold() for one in kept}) != len(kept):
        raise StrictJsonError("tables: a name stands twice")
    return kept


def _read_named(value: object) -> NamedTable:
    entry = as_object(value, ("name", "table"), "table")
    return NamedTable(read_name(entry["name"]), read_table(entry["table"]))
