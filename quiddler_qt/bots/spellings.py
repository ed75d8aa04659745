"""Words in rows of twenty bytes: 4 MB for the whole standard list, where strings would take 13."""

import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, overload

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.engine.rules import MAX_HAND_SIZE

MOST_LETTERS: Final = 2 * MAX_HAND_SIZE
"""Of the longest word that a hand can spell."""

_ROW: Final = np.dtype(f"S{MOST_LETTERS}")
_LETTER_A: Final = ord("a")
_TAKEN_AT_ONCE: Final = 1 << 13
"""Words that are strings at the same time while they are put into rows."""
_WORD: Final = re.compile(r"[a-z]+")


@dataclass(frozen=True, slots=True, eq=False)
class Spellings(Sequence[str]):
    """Words of 2 to MOST_LETTERS letters a-z in ascending order, each once; ``rows`` (n) are their bytes."""

    rows: NDArray[np.bytes_]

    @classmethod
    def of(cls, words: Iterable[str], wanted: Callable[[str], bool] = lambda _: True) -> "Spellings":
        """Those of some words that are wanted, without the ones of another length.

        Takes the words one after the other and keeps none of them. Raises ValueError for a word with other
        characters than a-z.
        """
        kept = (word for word in words if 2 <= len(word) <= MOST_LETTERS and wanted(word))
        parts = [np.empty(0, _ROW)]
        while part := list(islice(kept, _TAKEN_AT_ONCE)):
            if not all(map(_WORD.fullmatch, part)):
                raise ValueError("a word has other characters than a-z")
            parts.append(np.array(part, _ROW))
        rows = np.concatenate(parts)
        del parts
        if not (rows[:-1] < rows[1:]).all():
            rows = np.unique(rows)
        rows.setflags(write=False)
        return cls(rows)

    def __len__(self) -> int:
        """The number of words."""
        return len(self.rows)

    @overload
    def __getitem__(self, place: int) -> str: ...

    @overload
    def __getitem__(self, place: slice) -> "Spellings": ...

    def __getitem__(self, place: int | slice) -> "str | Spellings":
        """The word at a place, or those of a part. Raises IndexError beyond the last."""
        if isinstance(place, slice):
            return Spellings(self.rows[place])
        return bytes(self.rows[place]).decode("ascii")

    def __iter__(self) -> Iterator[str]:
        """All words in ascending order."""
        for start in range(0, len(self.rows), _TAKEN_AT_ONCE):
            yield from map(bytes.decode, self.rows[start : start + _TAKEN_AT_ONCE].tolist())

    def place(self, word: str) -> int | None:
        """Where a word stands, None for a string that is none of them."""
        place = bisect_left(self, word)
        return place if place < len(self) and self[place] == word else None

    def lengths(self) -> NDArray[np.uint8]:
        """The letters of every word (n)."""
        return np.strings.str_len(self.rows).astype(np.uint8)

    def letter_numbers(self) -> NDArray[np.int8]:
        """The letters 0-25 of every word (n, MOST_LETTERS + 1), -1 after the last."""
        # One column more than the longest word has: whoever looks one letter ahead may look beyond the end.
        letters = np.full((len(self.rows), MOST_LETTERS + 1), -1, np.int8)
        codes = self.rows.view(np.uint8).reshape(-1, MOST_LETTERS)
        np.subtract(codes, _LETTER_A, out=letters[:, :-1], where=codes > 0, casting="unsafe")
        return letters
