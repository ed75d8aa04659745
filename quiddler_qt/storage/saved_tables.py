"""The tables people come back to ("Sunday family"): seats, colours and rules under a name, in one file.

The file is a JSON object with ``format``, ``version`` and ``tables``, the last used first. One that cannot be
read is set aside, and one of a newer program is left alone: tables can be chosen then, but not kept.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from quiddler_qt.storage.atomic_file import RefusedFileError, file_mark, read_limited, write_atomically
from quiddler_qt.storage.strict_json import StrictJsonError, as_int, as_list, as_object, as_one_of, parse
from quiddler_qt.storage.table_form import TableChoice, read_name, read_table, table_plain

FILE_NAME: Final = "tables.json"
DAMAGED_NAME: Final = "tables.damaged.json"
FORMAT: Final = "quiddler-qt-tables"
VERSION: Final = 1
MAX_BYTES: Final = 1024 * 1024
MAX_TABLES: Final = 100


class NewerTablesError(OSError):
    """The file was written by a newer program: it is left alone."""


@dataclass(frozen=True, slots=True)
class NamedTable:
    """A table with its name. Names differ by more than capitals."""

    name: str
    table: TableChoice


class SavedTables:
    """The file of tables in a folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE_NAME
        self._tables: tuple[NamedTable, ...] | None = None
        self._mark: tuple[int, ...] | None = None
        self._is_newer = False

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    def tables(self) -> tuple[NamedTable, ...]:
        """All tables, the last used first. Never raises; what cannot be read is set aside.

        They are read again where another copy of the program, or the page of recovery, wrote them.
        """
        if self._tables is None or self._mark != file_mark(self._path):
            self._is_newer = False
            self._tables = self._read()
            self._mark = file_mark(self._path)
        return self._tables

    def save(self, name: str, table: TableChoice) -> None:
        """Keeps a table in the first place; one of the same name gives way. Raises OSError, ValueError.

        ValueError tells that there are too many, or that the name cannot be one.
        """
        others = [kept for kept in self.tables() if kept.name.casefold() != name.casefold()]
        if len(others) >= MAX_TABLES:
            raise ValueError("too many tables")
        self._write((NamedTable(read_name(name), table), *others))

    def rename(self, old: str, new: str) -> None:
        """Gives a table another name, in its place. Raises OSError, ValueError for a name that is taken."""
        taken = {kept.name.casefold() for kept in self.tables() if kept.name != old}
        if new.casefold() in taken:
            raise ValueError("the name is taken")
        read_name(new)
        self._write([NamedTable(new, kept.table) if kept.name == old else kept for kept in self.tables()])

    def delete(self, name: str) -> None:
        """Removes a table. Raises OSError."""
        self._write([kept for kept in self.tables() if kept.name != name])

    def restore(self, tables: Sequence[NamedTable]) -> None:
        """Puts all tables back as they were before something was done. Raises OSError."""
        self._write(tables)

    def _write(self, tables: Sequence[NamedTable]) -> None:
        if self._is_newer:
            raise NewerTablesError(str(self._path))
        document = {
            "format": FORMAT,
            "version": VERSION,
            "tables": [{"name": kept.name, "table": table_plain(kept.table)} for kept in tables],
        }
        text = json.dumps(document, ensure_ascii=True, indent=1)
        self._read_document(parse(text))  # What could not be read back would cost all tables.
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        write_atomically(self._path, text.encode() + b"\n", keep_backup=True)
        self._tables = tuple(tables)
        self._mark = file_mark(self._path)

    def _read(self) -> tuple[NamedTable, ...]:
        try:
            data = read_limited(self._path, MAX_BYTES)
        except FileNotFoundError:
            return ()
        except RefusedFileError:
            self._set_aside()
            return ()
        except OSError:
            return ()
        try:
            return self._read_document(parse(data.decode()))
        except ValueError:
            self._set_aside()
            return ()

    def _read_document(self, value: object) -> tuple[NamedTable, ...]:
        if isinstance(value, dict) and value.get("format") == FORMAT:
            version = as_int(value.get("version"), "version", least=1, most=10**6)
            if version > VERSION:
                self._is_newer = True
                return ()
        document = as_object(value, ("format", "version", "tables"), "file")
        as_one_of(document["format"], "format", lambda text: _only(text, FORMAT))
        kept = tuple(_read_named(one) for one in as_list(document["tables"], "tables", most=MAX_TABLES))
        if len({one.name.casefold() for one in kept}) != len(kept):
            raise StrictJsonError("tables: a name stands twice")
        return kept

    def _set_aside(self) -> None:
        try:
            self._path.replace(self._path.with_name(DAMAGED_NAME))
        except OSError:
            # It stays where it is, and nothing is written over it.
            self._is_newer = True


def _read_named(value: object) -> NamedTable:
    entry = as_object(value, ("name", "table"), "table")
    return NamedTable(read_name(entry["name"]), read_table(entry["table"]))


def _only(text: str, wanted: str) -> str:
    if text != wanted:
        raise ValueError(text)
    return text
