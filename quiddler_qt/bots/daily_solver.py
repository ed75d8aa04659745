"""The solver of the daily puzzle: the best score there is, proven, and good ones on the way (rules 11).

Sixteen cards in eight pairs have few positions: of every pair both cards lie as dealt, or both lie apart, or
one of them, or none. A position is a number of 24 bits, and all of them that can be reached are looked at, by
the number of cards left. Of two ways to the same position only the better one is followed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.faces import PLACE_OF
from quiddler_qt.bots.word_table import FACE_NUMBERS, WordTable, spelled
from quiddler_qt.engine.cards import FACE_VALUES, Face
from quiddler_qt.engine.daily_puzzle import length_bonus
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import STACK_COUNT, Layout
from quiddler_qt.engine.words import long_enough

CARD_COUNT: Final = Layout.DAILY.card_count
_SUBSETS: Final = 1 << CARD_COUNT
_PAIRS: Final = (1 << STACK_COUNT) - 1
_ALL: Final = (_PAIRS << 2 * STACK_COUNT) | (_PAIRS << STACK_COUNT) | _PAIRS
_BITS_IN: Final = np.array([mask.bit_count() for mask in range(1 << STACK_COUNT)], np.int8)
_BITS_IN.setflags(write=False)

_Codes = NDArray[np.int32]


@dataclass(frozen=True, slots=True)
class DailyAnswer:
    """The best lay known: its score, its words as faces in the order they are taken.

    ``proven`` tells that there is no better one with these words; ``progress`` is the share of the search
    that is done, 0 to 1.
    """

    score: int
    words: tuple[tuple[Face, ...], ...]
    proven: bool
    progress: float


@dataclass(frozen=True, slots=True)
class _Ways:
    """Ways to positions: the code of each, points gained, place of the position before, word taken."""

    codes: _Codes
    gains: NDArray[np.int32]
    before: NDArray[np.int32]
    words: NDArray[np.int32]

    def best_of_each(self) -> "_Ways":
        """Only the best way to each position; of equal ones the first."""
        order = np.lexsort((-self.gains, self.codes))
        codes = self.codes[order]
        fresh = np.ones(len(codes), np.bool_)
        fresh[1:] = codes[1:] != codes[:-1]
        kept = order[fresh]
        return _Ways(self.codes[kept], self.gains[kept], self.before[kept], self.words[kept])


class DailySolver:
    """Solves puzzles by one table of words and one shortest word."""

    def __init__(self, table: WordTable, min_word: MinWord = MinWord.TWO_LETTERS) -> None:
        self._table = table
        self._min_word = min_word

    def answers(self, stacks: Sequence[Sequence[Face]]) -> Iterator[DailyAnswer]:
        """Ever better answers for stacks of two, top cards last; the last one is proven.

        Whoever asks may stop between two. Raises ValueError for other stacks, KeyError for what is no face.
        """
        if len(stacks) != STACK_COUNT or any(len(stack) != 2 for stack in stacks):
            raise ValueError("a puzzle has eight stacks of two")
        # Bit i is the top card of stack i, bit 8 + i the card under it.
        faces = [stack[1] for stack in stacks] + [stack[0] for stack in stacks]
        search = _DailySearch(self._table, self._min_word, faces)
        for progress in search.steps():
            yield search.answer(progress)

    def solve(self, stacks: Sequence[Sequence[Face]]) -> DailyAnswer:
        """The best answer, proven."""
        *_, last = self.answers(stacks)
        return last


class _DailySearch:
    """One puzzle."""

    def __init__(self, table: WordTable, min_word: MinWord, faces: list[Face]) -> None:
        self._table = table
        self._faces = faces
        self._total = sum(FACE_VALUES[face] for face in faces)
        sums = np.zeros(_SUBSETS, np.uint64)
        values = np.zeros(_SUBSETS, np.int32)
        for bit, face in enumerate(faces):
            half = 1 << bit
            np.add(sums[:half], FACE_NUMBERS[PLACE_OF[face]], out=sums[half : 2 * half])
            np.add(values[:half], np.int32(FACE_VALUES[face]), out=values[half : 2 * half])
        places, keys = table.find(sums)
        masks, key_of = places.tolist(), keys.tolist()
        letters = table.letters[keys].tolist()
        self._words = [
            (mask, key, 2 * int(values[mask]) + length_bonus(count))
            for mask, key, count in zip(masks, key_of, letters, strict=True)
            if mask.bit_count() <= STACK_COUNT and long_enough(mask.bit_count(), count, min_word)
        ]
        self._waiting: dict[int, list[_Ways]] = {}
        self._reached: list[_Ways] = []
        self._starts: list[int] = []
        self._best = (0, -1)

    def steps(self) -> Iterator[float]:
        """Searches level by level; yields the share done, 1 at the end."""
        nothing = np.array([-1], np.int32)
        level = _Ways(np.array([_ALL], np.int32), np.zeros(1, np.int32), nothing, nothing)
        for left in range(CARD_COUNT, -1, -1):
            if left < CARD_COUNT:
                waiting = self._waiting.pop(left, [])
                if not waiting:
                    continue
                level = _joined(waiting).best_of_each()
            self._starts.append(sum(len(ways.codes) for ways in self._reached))
            self._reached.append(level)
            best = int(np.argmax(level.gains))
            if int(level.gains[best]) > self._best[0]:
                self._best = (int(level.gains[best]), self._starts[-1] + best)
            self._expand(level, self._starts[-1], left)
            yield (CARD_COUNT - left) / (CARD_COUNT + 1)
        yield 1.0

    def answer(self, progress: float) -> DailyAnswer:
        """The best lay so far."""
        gain, place = self._best
        taken: list[int] = []
        while place > 0:
            level = max(index for index, start in enumerate(self._starts) if start <= place)
            ways = self._reached[level]
            index = place - self._starts[level]
            taken.append(int(ways.words[index]))
            place = int(ways.before[index])
        words = tuple(self._spelled(number) for number in reversed(taken))
        # Every card counts against the score until it is used: used, it counts twice.
        return DailyAnswer(gain - self._total, words, progress >= 1, progress)

    def _spelled(self, number: int) -> tuple[Face, ...]:
        mask, key, _ = self._words[number]
        faces = [face for bit, face in enumerate(self._faces) if mask >> bit & 1]
        return spelled(self._table.words_of(key)[0], faces)

    def _expand(self, level: _Ways, start: int, left: int) -> None:
        """Takes every word that every position shows."""
        tops = level.codes & _PAIRS
        unders = level.codes >> STACK_COUNT & _PAIRS
        pairs = level.codes >> 2 * STACK_COUNT
        visible = tops | (unders & ~pairs) << STACK_COUNT
        for number, (mask, _, gain) in enumerate(self._words):
            rows = np.flatnonzero((visible & mask) == mask)
            if not len(rows):
                continue
            top, under = mask & _PAIRS, mask >> STACK_COUNT
            whole = pairs[rows]
            left_pairs = whole & ~top
            gaps = mask.bit_count() - _BITS_IN[whole & top]
            codes = (
                (tops[rows] & ~top) | (unders[rows] & ~under) << STACK_COUNT | left_pairs << 2 * STACK_COUNT
            )
            places, filled = _fill(codes, np.minimum(gaps, _BITS_IN[left_pairs]))
            rows = rows[places]
            self._waiting.setdefault(left - mask.bit_count(), []).append(
                _Ways(
                    filled,
                    level.gains[rows] + np.int32(gain),
                    (rows + start).astype(np.int32),
                    np.full(len(rows), number, np.int32),
                )
            )


def _joined(ways: list[_Ways]) -> _Ways:
    return _Ways(
        np.concatenate([way.codes for way in ways]),
        np.concatenate([way.gains for way in ways]),
        np.concatenate([way.before for way in ways]),
        np.concatenate([way.words for way in ways]),
    )


def _fill(codes: _Codes, gaps: NDArray[np.int8]) -> tuple[NDArray[np.intp], _Codes]:
    """Every choice of so many pairs to lay apart (rules 10.3): place in ``codes``, and the code after it."""
    places = np.arange(len(codes))
    if not gaps.any():
        return places, codes
    for pair in range(STACK_COUNT):
        bit = np.int32(1 << 2 * STACK_COUNT + pair)
        choice = np.flatnonzero((gaps > 0) & ((codes & bit) != 0))
        places = np.concatenate([places, places[choice]])
        codes = np.concatenate([codes, codes[choice] & ~bit])
        gaps = np.concatenate([gaps, gaps[choice] - np.int8(1)])
    done = gaps == 0
    return places[done], codes[done]
