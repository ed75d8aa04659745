"""The words of a list by the cards that spell them: thousands of sets of cards are looked up at once.

Every face has a fixed random 64-bit number, and a set of cards the sum of its numbers (modulo 2**64), so the
sums of all subsets of a hand come from additions alone. The table holds the sum of every set of cards that
spells a word: up to ten cards (one of eleven is discarded), no more of a face than the deck has (rules 1.1,
4.4). Two sets with the same sum are possible in theory; among so few the chance is one in a hundred million.
"""

import os
import tempfile
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.spellings import Spellings
from quiddler_qt.engine.cards import FACE_COUNTS, FACES, Face
from quiddler_qt.engine.rules import MAX_HAND_SIZE, MinWord
from quiddler_qt.engine.words import segmentations
from quiddler_qt.lexicon.word_list import WordList

FORMAT: Final = 2
"""Version of the cache files; a file of another version is built anew."""

_FILTER_BITS: Final = 4
"""Of so many times two places of the filter a key takes one, so that few sums pass that are none."""
_BUCKET_BITS: Final = 1
_BUCKETS_AT_ONCE: Final = 1 << 14
_SUM_BITS: Final = 64
_BEYOND: Final = np.uint64(2**64 - 1)
_SPELLED_AT_ONCE: Final = 1 << 12
"""Words that are worked on side by side, to keep what this takes small."""
_LETTER_A: Final = ord("a")
_NO_FACE: Final = -1


def _face_numbers() -> NDArray[np.uint64]:
    """The number of every face, in the order of FACES: the same on every machine."""
    digests = (sha256(f"quiddler face {face}".encode("ascii")).digest() for face in FACES)
    return np.array([int.from_bytes(digest[:8], "big") for digest in digests], np.uint64)


FACE_NUMBERS: Final = _face_numbers()
FACE_NUMBERS.setflags(write=False)
_NUMBER_OF: Final = dict(zip(FACES, FACE_NUMBERS.tolist(), strict=True))


@dataclass(frozen=True, slots=True, eq=False)
class WordTable:
    """All words of a list by the sum of their cards.

    ``keys`` (k) are the distinct sums in ascending order, ``letters`` (k) the letters of the words of each.
    The words of key i are those numbered ``numbers[starts[i]:starts[i + 1]]`` in ``words``.
    """

    keys: NDArray[np.uint64]
    letters: NDArray[np.uint8]
    starts: NDArray[np.int32]
    numbers: NDArray[np.int32]
    words: Spellings
    _search: "_KeySearch" = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_search", _KeySearch(self.keys))

    def find(self, sums: NDArray[np.uint64]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """Places in ``sums`` (any number, one dimension) that are words, ascending, and the key of each."""
        return self._search.find(sums)

    def without(self, words: Collection[str]) -> "WordTable":
        """The table without some words (a-z)."""
        unwanted = [place for word in words if (place := self.words.place(word)) is not None]
        kept = ~np.isin(self.numbers, unwanted)
        counts = (
            np.add.reduceat(kept, self.starts[:-1], dtype=np.int32) if len(kept) else kept.astype(np.int32)
        )
        left = counts > 0
        return WordTable(
            keys=self.keys[left],
            letters=self.letters[left],
            starts=np.append(0, np.cumsum(counts[left])).astype(np.int32),
            numbers=self.numbers[kept],
            words=self.words,
        )

    def longer_than(self, letters: int) -> "WordTable":
        """The table of the words with more letters; it shares their spellings."""
        kept = self.letters > letters
        counts = np.diff(self.starts)
        return WordTable(
            keys=self.keys[kept],
            letters=self.letters[kept],
            starts=np.append(0, np.cumsum(counts[kept])).astype(np.int32),
            numbers=self.numbers[np.repeat(kept, counts)],
            words=self.words,
        )

    def words_of(self, key: int) -> tuple[str, ...]:
        """The words (a-z, in order of the alphabet) that the cards of a key spell, each with all of them."""
        return tuple(self.words[number] for number in self.numbers[self.starts[key] : self.starts[key + 1]])

    def has(self, word: str) -> bool:
        """Whether a word (a-z) was among those of the table, whether or not a hand can spell it."""
        return self.words.place(word) is not None

    def first_spelling(self, key: int) -> tuple[Face, ...]:
        """The first word of a key as cards; of several ways with the same cards the first in the alphabet."""
        word = self.words[self.numbers[self.starts[key]]].upper()
        wanted = int(self.keys[key])
        ways = segmentations(word, MinWord.TWO_LETTERS, [*FACES] * MAX_HAND_SIZE)
        return min(way for way in ways if sum(_NUMBER_OF[face] for face in way) % 2**_SUM_BITS == wanted)


class _KeySearch:
    """Finds sums among ascending keys: a filter by their first bits, then the few keys that share them."""

    def __init__(self, keys: NDArray[np.uint64]) -> None:
        bits = len(keys).bit_length()
        self._filter_shift = np.uint64(_SUM_BITS - bits - _FILTER_BITS)
        self._bucket_shift = np.uint64(_SUM_BITS - bits - _BUCKET_BITS)
        self._may_be_key = np.zeros(1 << (bits + _FILTER_BITS), np.bool_)
        self._may_be_key[keys >> self._filter_shift] = True
        bucket_of = keys >> self._bucket_shift
        self._first = np.empty(1 << (bits + _BUCKET_BITS), np.int32)
        for start in range(0, len(self._first), _BUCKETS_AT_ONCE):
            buckets = np.arange(start, min(start + _BUCKETS_AT_ONCE, len(self._first)), dtype=np.uint64)
            self._first[start : start + _BUCKETS_AT_ONCE] = np.searchsorted(bucket_of, buckets)
        # Past the last key there is one more that no sum goes beyond.
        self._keys = np.append(keys, _BEYOND)
        self._count = len(keys)

    def find(self, sums: NDArray[np.uint64]) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
        """See `WordTable.find`."""
        # As signed numbers, because only those are looked up without a copy; with the first bits gone they
        # are the same. "wrap" is the fastest look-up, and nothing lies beyond the ends.
        likely = np.take(self._may_be_key, (sums >> self._filter_shift).view(np.int64), mode="wrap")
        places = np.flatnonzero(likely)
        wanted = sums[places]
        keys = self._first[(wanted >> self._bucket_shift).view(np.int64)].astype(np.intp)
        near = self._keys[keys]
        late = np.flatnonzero(near < wanted)
        while len(late):
            keys[late] += 1
            near[late] = self._keys[keys[late]]
            late = late[near[late] < wanted[late]]
        found = np.flatnonzero((near == wanted) & (keys < self._count))
        return places[found], keys[found]


def build_word_table(words: Iterable[str], *, within_deck: bool = True) -> WordTable:
    """The table of words in a-z; of those that no hand can spell nothing is kept.

    Without ``within_deck`` a hand may hold more of a face than the deck has. Takes about a second for 180,000
    words. Raises ValueError for a word with other characters.
    """
    listed = words if isinstance(words, Spellings) else Spellings.of(words)
    found = []
    for start in range(0, len(listed), _SPELLED_AT_ONCE):
        letters = listed[start : start + _SPELLED_AT_ONCE].letter_numbers()
        rows, sums = _ways_to_spell(letters, within_deck=within_deck)
        found.append((rows.astype(np.int32) + np.int32(start), sums))
    numbers = np.concatenate([np.empty(0, np.int32), *(rows for rows, _ in found)])
    sums = np.concatenate([np.empty(0, np.uint64), *(sums for _, sums in found)])
    del found
    order = np.lexsort((numbers, sums))
    numbers, sums = numbers[order], sums[order]
    del order
    another_sum = np.ones(len(sums), np.bool_)
    another_sum[1:] = sums[1:] != sums[:-1]
    # Two ways through one word with the same cards are one entry: TH-T-H and T-H-TH.
    fresh = another_sum.copy()
    fresh[1:] |= numbers[1:] != numbers[:-1]
    numbers, sums, another_sum = numbers[fresh], sums[fresh], another_sum[fresh]
    first = np.flatnonzero(another_sum).astype(np.int32)
    return WordTable(
        keys=sums[first],
        letters=listed.lengths()[numbers[first]],
        starts=np.append(first, np.int32(len(sums))),
        numbers=numbers,
        words=listed,
    )


def load_word_table(
    word_list: WordList,
    tiers: str,
    cache_folder: Path | None = None,
    is_known: Callable[[str], bool] = lambda _: True,
) -> WordTable:
    """The table of the words of these tiers that a computer seat may show: without the offensive ones.

    Only those that ``is_known``. With a folder, the table is read from there or put there for the next time.
    A cache file that cannot be read is built anew, and one that cannot be written is done without.
    """
    words = Spellings.of(word_list.each_of_tiers(tiers), is_known)
    if cache_folder is None:
        return build_word_table(words)
    # Of the words themselves: the offensive ones may change while the list's own fingerprint stays.
    fingerprint = sha256(words.rows.view(np.uint8).data).hexdigest()
    file = cache_folder / f"words-{FORMAT}-{fingerprint[:32]}.npz"
    # A spoiled file can make the reader raise anything; the words themselves are at hand.
    with suppress(Exception):
        return _read(file, fingerprint, words)
    table = build_word_table(words)
    with suppress(OSError):
        _write(file, fingerprint, table)
    return table


def spelled(word: str, cards: Iterable[Face]) -> tuple[Face, ...]:
    """The cards in the order in which they spell a word (a-z), each used.

    Of several ways, such as TH-T-H and T-H-TH, the first in the alphabet. Raises ValueError where they do not
    spell it.
    """
    held = sorted(cards)

    def way(rest: str, left: list[Face]) -> tuple[Face, ...] | None:
        if not rest:
            return None if left else ()
        for place, face in enumerate(left):
            if rest.startswith(face) and (place == 0 or left[place - 1] != face):
                others = way(rest[len(face) :], left[:place] + left[place + 1 :])
                if others is not None:
                    return (face, *others)
        return None

    found = way(word.upper(), held)
    if found is None:
        raise ValueError(f"{held} do not spell {word!r}")
    return found


def _ways_to_spell(
    letters: NDArray[np.int8], *, within_deck: bool
) -> tuple[NDArray[np.intp], NDArray[np.uint64]]:
    """Row of the word and sum of the cards for every way through every word, all words side by side.

    Every round puts one card to each unfinished way; where a double card fits as well, the way forks.
    """
    single, double = _faces_by_letters()
    most = np.array([FACE_COUNTS[face] if within_deck else MAX_HAND_SIZE for face in FACES], np.uint8)
    row = np.arange(len(letters))
    at = np.zeros(len(row), np.intp)
    total = np.zeros(len(row), np.uint64)
    held = np.zeros((len(row), len(FACES)), np.uint8)
    done_rows: list[NDArray[np.intp]] = []
    done_sums: list[NDArray[np.uint64]] = []
    for _ in range(MAX_HAND_SIZE):
        here, next_one = letters[row, at], letters[row, at + 1]
        with_one = single[here]
        # The padding -1 is the last column and row of the table, which hold no face.
        with_two = double[here, next_one]
        forks = np.flatnonzero(with_two != _NO_FACE)
        straight = np.flatnonzero(with_one != _NO_FACE)
        source = np.concatenate([straight, forks])
        face = np.concatenate([with_one[straight], with_two[forks]])
        step = np.repeat([1, 2], [len(straight), len(forks)])
        row, at, total, held = (
            row[source],
            at[source] + step,
            total[source] + FACE_NUMBERS[face],
            held[source],
        )
        held[np.arange(len(face)), face] += 1
        kept = held[np.arange(len(face)), face] <= most[face]
        row, at, total, held = row[kept], at[kept], total[kept], held[kept]
        ended = letters[row, at] == _NO_FACE
        done_rows.append(row[ended])
        done_sums.append(total[ended])
        row, at, total, held = row[~ended], at[~ended], total[~ended], held[~ended]
    return np.concatenate(done_rows), np.concatenate(done_sums)


def _faces_by_letters() -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """Places in FACES of the faces of one letter (27) and of two (27, 27), else _NO_FACE."""
    single = np.full(27, _NO_FACE, np.int8)
    double = np.full((27, 27), _NO_FACE, np.int8)
    for place, face in enumerate(FACES):
        spelling = [ord(letter) - _LETTER_A for letter in face.lower()]
        if len(spelling) == 1:
            single[spelling[0]] = place
        else:
            double[spelling[0], spelling[1]] = place
    return single, double


def _read(file: Path, fingerprint: str, words: Spellings) -> WordTable:
    """The table of a cache file. Raises any exception for what is no whole file of these words."""
    # Opened here: numpy leaves a file open that it cannot read.
    with file.open("rb") as stream, np.load(stream, allow_pickle=False) as data:
        if data["fingerprint"].tobytes().decode("ascii") != fingerprint:
            raise ValueError("a table of other words")
        keys, letters = data["keys"], data["letters"]
        starts, numbers = data["starts"], data["numbers"]
    types = [array.dtype for array in (keys, letters, starts, numbers)]
    if types != [np.uint64, np.uint8, np.int32, np.int32]:
        raise ValueError("not the numbers of a table")
    whole = (
        len(keys) == len(letters) == len(starts) - 1
        and starts[0] == 0
        and starts[-1] == len(numbers)
        and bool((np.diff(starts) > 0).all())
        and bool((keys[1:] > keys[:-1]).all())
        and bool(((numbers >= 0) & (numbers < len(words))).all())
    )
    if not whole:
        raise ValueError("the parts of the table do not agree")
    return WordTable(keys, letters, starts, numbers, words)


def _write(file: Path, fingerprint: str, table: WordTable) -> None:
    """Puts a table where `_read` finds it, whole or not at all. Raises OSError."""
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{file.stem}-", suffix=".tmp", dir=file.parent)
    try:
        with os.fdopen(handle, "wb") as stream:
            np.savez(
                stream,
                fingerprint=np.frombuffer(fingerprint.encode("ascii"), np.uint8),
                keys=table.keys,
                letters=table.letters,
                starts=table.starts,
                numbers=table.numbers,
            )
        Path(name).replace(file)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise
