"""Word lists that people bring: any text file with a word a line, made harmless while it is read.

Kept are lines of 2 to 20 letters A-Z or a-z, as small letters; all others are counted and forgotten. The
caller keeps the list in the profile as the bytes of `stored_bytes`, under the name of `file_name`.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO, Final

from quiddler_qt.lexicon.word_list import UNLISTED_TIER, WordList

AUTHORITY_PREFIX: Final = "imported:"
MAX_IMPORT_BYTES: Final = 64 << 20
MAX_IMPORT_WORDS: Final = 1_000_000
VERSION: Final = "1"

_CHUNK_BYTES: Final = 1 << 20
_LONGEST_LINE_BYTES: Final = 1_000  # a line with a word has at most 20 letters and some blanks
_WORD_LINE: Final = re.compile(rb"[ \t]*([A-Za-z]{2,20})[ \t]*")
_LINE_END: Final = re.compile(rb"\r\n|\n|\r")
_BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
_HEADING: Final = b"quiddler-imported-words 1\n"
_STORED_WORDS: Final = re.compile(rb"(?:[a-z]{2,20}\n)+")
_MAX_TITLE: Final = 60  # characters
_ENDING: Final = "words"
_IDENTIFIER: Final = re.compile(r"[0-9a-f]{16}")


class ImportTrouble(Enum):
    """Why a file is no word list of this game."""

    TOO_LARGE = "too_large"
    TOO_MANY_WORDS = "too_many_words"
    NO_WORDS = "no_words"
    DAMAGED = "damaged"
    """A stored list that is not as it was stored."""


class ImportedListError(ValueError):
    """A file cannot be a word list."""

    def __init__(self, trouble: ImportTrouble) -> None:
        super().__init__(trouble.value)
        self.trouble = trouble


@dataclass(frozen=True, slots=True)
class ImportedList:
    """A word list that somebody brought."""

    title: str
    """What people call it: one line, as they typed it."""
    words: tuple[str, ...]
    """In order, small letters, each once."""
    kept: int
    """Lines with a word, those that repeat one included."""
    skipped: int
    """Lines with anything else; empty ones do not count."""

    @property
    def sha256(self) -> str:
        """Fingerprint, 64 hex digits: of all words in order, each followed by a line feed."""
        return sha256(_one_a_line(self.words)).hexdigest()

    @property
    def identifier(self) -> str:
        """16 hex digits of the fingerprint."""
        return self.sha256[:16]

    @property
    def authority_name(self) -> str:
        """The name for options and saves: "imported:" and the identifier."""
        return AUTHORITY_PREFIX + self.identifier

    def stored_bytes(self) -> bytes:
        """The file for the profile."""
        return _HEADING + json.dumps(self.title).encode("ascii") + b"\n" + _one_a_line(self.words)

    def word_list(self, tiers: WordList | None = None) -> WordList:
        """The list to judge by. Words that ``tiers`` has get their tier and taste from there."""
        tier_of: Mapping[str, str] = dict.fromkeys(self.words, UNLISTED_TIER)
        offensive: list[str] = []
        if tiers is not None:
            tier_of = {word: tiers.tier(word) or UNLISTED_TIER for word in self.words}
            offensive = [word for word in self.words if tiers.is_offensive(word)]
        return WordList.of_words(self.authority_name, self.title, VERSION, tier_of, offensive)


@dataclass(frozen=True, slots=True)
class ImportedSummary:
    """What a choice shows of an imported list."""

    identifier: str
    title: str
    word_count: int

    @property
    def authority_name(self) -> str:
        """The name for options and saves."""
        return AUTHORITY_PREFIX + self.identifier


@dataclass(frozen=True, slots=True)
class StoredLists:
    """What a folder of imported lists holds: the lists by title, and the files that are not as stored."""

    lists: tuple[ImportedSummary, ...] = ()
    damaged: tuple[Path, ...] = ()


def read_imported_list(stream: BinaryIO, title: str) -> ImportedList:
    """The words of a file, read in small pieces, whatever it holds. OSError of the stream comes through.

    Raises ImportedListError: too large, too many words, or none at all.
    """
    words: set[str] = set()
    kept = skipped = 0
    for line in _lines(stream):
        match = _WORD_LINE.fullmatch(line)
        if match:
            kept += 1
            words.add(match[1].lower().decode("ascii"))
            if len(words) > MAX_IMPORT_WORDS:
                raise ImportedListError(ImportTrouble.TOO_MANY_WORDS)
        elif line.strip():
            skipped += 1
    if not words:
        raise ImportedListError(ImportTrouble.NO_WORDS)
    return ImportedList(_one_line(title), tuple(sorted(words)), kept, skipped)


def parse_stored_list(data: bytes) -> ImportedList:
    """The list of `ImportedList.stored_bytes`. Raises ImportedListError(DAMAGED) for anything else."""
    title_line, _, words = data.removeprefix(_HEADING).partition(b"\n")
    try:
        title = json.loads(title_line) if data.startswith(_HEADING) else None
    except (ValueError, RecursionError):
        title = None
    if not isinstance(title, str) or title != _one_line(title) or not _STORED_WORDS.fullmatch(words):
        raise ImportedListError(ImportTrouble.DAMAGED)
    spellings = tuple(words.decode("ascii").split())
    if len(spellings) > MAX_IMPORT_WORDS or any(a >= b for a, b in pairwise(spellings)):
        raise ImportedListError(ImportTrouble.DAMAGED)
    return ImportedList(title, spellings, len(spellings), 0)


def load_stored_list(folder: Path, identifier: str) -> ImportedList:
    """A list of the profile. Raises FileNotFoundError or OSError, or ImportedListError(DAMAGED)."""
    path = folder / file_name(identifier)
    with path.open("rb") as file:
        data = file.read(MAX_IMPORT_BYTES + 1)
    if len(data) > MAX_IMPORT_BYTES:
        raise ImportedListError(ImportTrouble.DAMAGED)
    stored = parse_stored_list(data)
    if stored.identifier != identifier:
        raise ImportedListError(ImportTrouble.DAMAGED)
    return stored


def stored_lists(folder: Path) -> StoredLists:
    """The lists of a folder. Foreign files, and those that the system refuses, are left out."""
    found, damaged = [], []
    try:
        paths = sorted(folder.iterdir())
    except OSError:
        return StoredLists()
    for path in paths:
        identifier, _, ending = path.name.partition(".")
        if ending != _ENDING or not _IDENTIFIER.fullmatch(identifier):
            continue
        try:
            stored = load_stored_list(folder, identifier)
        except OSError:
            continue
        except ImportedListError:
            damaged.append(path)
            continue
        found.append(ImportedSummary(identifier, stored.title, len(stored.words)))
    found.sort(key=lambda one: (one.title.casefold(), one.identifier))
    return StoredLists(tuple(found), tuple(damaged))


def file_name(identifier: str) -> str:
    """The file of a list within its folder. Raises ValueError for what is no identifier."""
    if not _IDENTIFIER.fullmatch(identifier):
        raise ValueError("not the identifier of an imported list")
    return f"{identifier}.{_ENDING}"


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines without their ends (LF, CRLF or CR); an overlong one comes as something that is no word."""
    rest = b""
    total = 0
    while chunk := stream.read(_CHUNK_BYTES):
        total += len(chunk)
        if total > MAX_IMPORT_BYTES:
            raise ImportedListError(ImportTrouble.TOO_LARGE)
        if total == len(chunk):
            chunk = chunk.removeprefix(_BYTE_ORDER_MARK)
        *lines, rest = _LINE_END.split(rest + chunk)
        yield from lines
        if len(rest) > _LONGEST_LINE_BYTES:
            rest = b"\0"  # no word whatever follows, and nothing to hold on to
    if rest:
        yield rest


def _one_line(title: str) -> str:
    """A title that can stand in one line: no control characters, no blanks around, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in title).split())[:_MAX_TITLE].strip()


def _one_a_line(words: tuple[str, ...]) -> bytes:
    return "".join(f"{word}\n" for word in words).encode("ascii")
