"""The hand solver: the exact best lay for every card that a hand could discard.

A set of cards of the hand is a number, its mask: bit i stands for card i. A set of masks is one big integer,
its bitmap: bit m stands for mask m. The masks of words come from `WordTable`. Which masks can be cut exactly
into words is found by shifting the bitmap: adding a word to every mask that shares no card with it moves all
of them by the word's own number at once.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.faces import PLACE_OF, VALUES
from quiddler_qt.bots.word_table import FACE_NUMBERS, WordTable, spelled
from quiddler_qt.engine.cards import FACE_VALUES, Face
from quiddler_qt.engine.rules import MAX_HAND_SIZE, MinWord
from quiddler_qt.engine.words import long_enough

MOST_CARDS: Final = MAX_HAND_SIZE + 1

_IMPOSSIBLE: Final = np.int16(-1)

WordFaces = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class BestLay:
    """What to lay when a card is discarded, and what that is worth without bonuses.

    ``points`` is the value used minus the value left in the hand (the discard counts for neither); ``words``
    are faces in spelling order, longest words first; ``goes_out`` tells that no card but the discard is left.
    """

    discard: Face
    points: int
    words: tuple[WordFaces, ...]
    goes_out: bool

    @property
    def longest(self) -> int:
        """Letters of the longest word, 0 without words (rules 9.2)."""
        return max((_letters(word) for word in self.words), default=0)


class HandSolution(Mapping[Face, BestLay]):
    """The answers for one hand, by the face discarded.

    Points are there at once, words are put together when asked for.

    Of lays with equal points the one with the longest word is best, then the one with the most words, then
    the first in a fixed order: it depends on which cards are held, not on how the hand is sorted.
    """

    def __init__(self, search: "_Search") -> None:
        self._search = search
        self._lays: dict[Face, BestLay] = {}
        self.points: Final[Mapping[Face, int]] = search.points()

    def __getitem__(self, discard: Face) -> BestLay:
        """The best lay when this face is discarded. Raises KeyError for a face that is not held."""
        if discard not in self.points:
            raise KeyError(discard)
        if discard not in self._lays:
            self._lays[discard] = max(self.trade_offs(discard), key=_rank)
        return self._lays[discard]

    def __iter__(self) -> Iterator[Face]:
        """The distinct faces of the hand, in the order of the deck table."""
        return iter(self.points)

    def __len__(self) -> int:
        """The number of distinct faces."""
        return len(self.points)

    def goes_out(self, discard: Face) -> bool:
        """Whether all cards but this one can be laid."""
        return self._search.goes_out(discard)

    def trade_offs(self, discard: Face) -> list[BestLay]:
        """For every possible number of words and length of the longest one, a lay with the most points.

        Both count for bonuses, so the best lay for a hand is one of these whatever the bonuses are. The empty
        lay is among them. (Where no word may be laid twice: only the best lay by points, and the empty one.)
        """
        return self._search.trade_offs(discard)


class HandSolver:
    """Solves hands of up to eleven cards, by one table of words and one set of rules (rules 4.2, 4.3).

    Keeps 0.6 MB of bitmaps and nothing of the hands; may be used for any number of them.
    """

    def __init__(
        self, table: WordTable, min_word: MinWord = MinWord.TWO_LETTERS, *, duplicates: bool = True
    ) -> None:
        self._words = _WordRules(table, min_word, duplicates)
        self._apart = _bitmaps_of_disjoint_masks(MOST_CARDS)

    def solve(self, hand: Sequence[Face]) -> HandSolution:
        """The best lay for every discard of a hand of 1 to 11 cards.

        Raises ValueError for another number of cards, KeyError for what is no face.
        """
        if not 1 <= len(hand) <= MOST_CARDS:
            raise ValueError(f"a hand to solve has 1 to {MOST_CARDS} cards, not {len(hand)}")
        return HandSolution(_Search(self._words, self._apart, sorted(hand, key=PLACE_OF.__getitem__)))

    def best_points(self, hand: Sequence[Face]) -> int:
        """The most points after the best discard."""
        return max(self.solve(hand).points.values())


@dataclass(frozen=True, slots=True)
class _WordRules:
    """What may be laid."""

    table: WordTable
    min_word: MinWord
    duplicates: bool

    def word_masks(self, sums: NDArray[np.uint64]) -> tuple[list[int], list[int]]:
        """The masks that are words, ascending, and the key of each; ``sums`` of all masks of a hand."""
        places, keys = self.table.find(sums)
        masks, key_of = places.tolist(), keys.tolist()
        if self.min_word is MinWord.TWO_LETTERS or not masks:
            return masks, key_of
        letters = self.table.letters[keys].tolist()
        kept = [
            (mask, key)
            for mask, key, count in zip(masks, key_of, letters, strict=True)
            if long_enough(mask.bit_count(), count, self.min_word)
        ]
        return [mask for mask, _ in kept], [key for _, key in kept]


@dataclass(slots=True)
class _Cuts:
    """Which masks can be cut into a number of words, and the most value such a cut has inside every mask.

    ``exact[k]`` is the bitmap of the masks that are exactly k words; ``inside[k][m]`` the value of the best k
    words within mask m, -1 where there are none.
    """

    exact: list[int]
    inside: list[NDArray[np.int16]]


class _Search:
    """One hand being solved: its words, and what is made of them."""

    def __init__(self, rules: _WordRules, apart: list[int], hand: list[Face]) -> None:
        self._rules = rules
        self._apart = apart
        self._hand = hand
        self._all = (1 << len(hand)) - 1
        places = [PLACE_OF[face] for face in hand]
        sums = np.zeros(1 << len(hand), np.uint64)
        values = np.zeros(1 << len(hand), np.int16)
        for bit, place in enumerate(places):
            half = 1 << bit
            np.add(sums[:half], FACE_NUMBERS[place], out=sums[half : 2 * half])
            np.add(values[:half], VALUES[place], out=values[half : 2 * half])
        self._values = values
        self._masks, self._keys = rules.word_masks(sums)
        # The masks that can be cut into words, whatever their number.
        self._exact = 1
        for mask in self._masks:
            self._exact |= (self._exact & apart[mask]) << mask
        self._clashes = not rules.duplicates and self._same_word_can_be_laid_twice()
        self._cuts: _Cuts | None = None
        self._singular: dict[Face, BestLay] = {}

    def points(self) -> dict[Face, int]:
        """Points of the best lay for every face, in the order of the hand."""
        if self._clashes:
            return {face: self._best_without_repeats(face).points for face in dict.fromkeys(self._hand)}
        cut = np.flatnonzero(_bits(self._exact, len(self._hand)))
        worth = self._values[cut]
        dearest_first = np.argsort(-worth, kind="stable")
        ranked = list(zip(cut[dearest_first].tolist(), worth[dearest_first].tolist(), strict=True))
        total = int(self._values[self._all])
        found: dict[Face, int] = {}
        for bit, face in enumerate(self._hand):
            if face not in found:
                without = 1 << bit
                best = next(value for mask, value in ranked if not mask & without)
                found[face] = 2 * best - (total - FACE_VALUES[face])
        return found

    def goes_out(self, discard: Face) -> bool:
        """Whether the rest of the hand is words and nothing else."""
        rest = self._rest(discard)
        if not rest or not self._exact >> rest & 1:
            return False
        return self._best_without_repeats(discard).goes_out if self._clashes else True

    def trade_offs(self, discard: Face) -> list[BestLay]:
        """See `HandSolution.trade_offs`."""
        rest = self._rest(discard)
        nothing = self._lay(discard, ())
        if self._clashes:
            best = self._best_without_repeats(discard)
            return [nothing, best] if best.words else [nothing]
        if self._cuts is None:
            self._cuts = self._cut_by_number()
        letters_of = self._rules.table.letters[self._keys].tolist() if self._keys else []
        found = [nothing]
        for count in range(1, len(self._cuts.exact)):
            value_of = self._values_with(rest, self._cuts.inside[count - 1])
            best_of: dict[int, tuple[int, int]] = {}
            for place, (letters, value) in enumerate(zip(letters_of, value_of, strict=True)):
                if value >= 0 and (letters not in best_of or value > best_of[letters][0]):
                    best_of[letters] = (value, place)
            found += [
                self._lay(discard, (place, *self._cut(rest ^ self._masks[place], count - 1)))
                for _, (_, place) in sorted(best_of.items())
            ]
        return found

    def _rest(self, discard: Face) -> int:
        """The mask of the hand without one card of a face."""
        return self._all ^ (1 << self._hand.index(discard))

    def _cut_by_number(self) -> _Cuts:
        exact = [1]
        for mask in self._masks:
            apart = self._apart[mask]
            # From the most words down, so that this word is added only once.
            for count in range(len(exact) - 1, -1, -1):
                more = (exact[count] & apart) << mask
                if more and count + 1 == len(exact):
                    exact.append(more)
                elif more:
                    exact[count + 1] |= more
        return _Cuts(exact, [self._best_inside(bitmap) for bitmap in exact])

    def _best_inside(self, bitmap: int) -> NDArray[np.int16]:
        """The dearest mask of a bitmap within every mask, as value; -1 where there is none."""
        best = np.where(_bits(bitmap, len(self._hand)), self._values, _IMPOSSIBLE)
        for bit in range(len(self._hand)):
            halves = best.reshape(-1, 2, 1 << bit)
            np.maximum(halves[:, 1], halves[:, 0], out=halves[:, 1])
        return best

    def _values_with(self, rest: int, inside: NDArray[np.int16]) -> list[int]:
        """For every word its value and the best ``inside`` the other cards of a mask, -1 for impossible."""
        masks = np.array(self._masks, np.intp)
        others = inside[rest & ~masks]
        fits = ((masks & ~rest) == 0) & (others >= 0)
        together: list[int] = np.where(fits, self._values[masks] + others, _IMPOSSIBLE).tolist()
        return together

    def _cut(self, within: int, count: int) -> list[int]:
        """The places in ``_masks`` of a dearest cut of ``count`` words within a mask that has one."""
        if self._cuts is None:
            raise AssertionError("the cuts come first")
        inside = self._cuts.inside
        places: list[int] = []
        while count:
            wanted = int(inside[count][within])
            for place, mask in enumerate(self._masks):
                others = within & ~mask
                left = int(inside[count - 1][others])
                if not mask & ~within and left >= 0 and int(self._values[mask]) + left == wanted:
                    places.append(place)
                    within = others
                    break
            count -= 1
        return places

    def _lay(self, discard: Face, places: Sequence[int]) -> BestLay:
        """The lay of the words at some places of ``_masks``, each in the first spelling of the alphabet."""
        words = [
            spelled(self._rules.table.words_of(self._keys[place])[0], self._faces(self._masks[place]))
            for place in places
        ]
        return self._as_lay(discard, words, sum(self._masks[place] for place in places))

    def _as_lay(self, discard: Face, words: list[WordFaces], used: int) -> BestLay:
        rest = self._rest(discard)
        return BestLay(
            discard=discard,
            points=2 * int(self._values[used]) - int(self._values[rest]),
            words=tuple(sorted(words, key=lambda word: (-_letters(word), "".join(word), word))),
            goes_out=bool(words) and used.bit_count() == rest.bit_count(),
        )

    def _faces(self, mask: int) -> list[Face]:
        return [face for bit, face in enumerate(self._hand) if mask >> bit & 1]

    # -- no word twice (rules 4.3) -------------------------------------------------------------

    def _same_word_can_be_laid_twice(self) -> bool:
        """Whether two words of the hand that share no card can be spelled alike; else nothing changes."""
        masks_of: dict[str, list[int]] = {}
        for mask, key in zip(self._masks, self._keys, strict=True):
            for word in self._rules.table.words_of(key):
                masks = masks_of.setdefault(word, [])
                if any(not mask & other for other in masks):
                    return True
                masks.append(mask)
        return False

    def _best_without_repeats(self, discard: Face) -> BestLay:
        """The best lay in which no spelling stands twice, by trying whatever could still become better."""
        if discard not in self._singular:
            bound = self._best_inside(self._exact).tolist()
            best_value = 0
            best_words: tuple[tuple[int, str], ...] = ()

            def search(rest: int, value: int, words: tuple[tuple[int, str], ...]) -> None:
                nonlocal best_value, best_words
                if value > best_value:
                    best_value, best_words = value, words
                if value + bound[rest] <= best_value:
                    return
                lowest = rest & -rest
                for mask, spellings in self._different_words(lowest, rest):
                    for spelling in spellings:
                        if all(spelling != other for _, other in words):
                            search(rest ^ mask, value + int(self._values[mask]), (*words, (mask, spelling)))
                search(rest ^ lowest, value, words)

            search(self._rest(discard), 0, ())
            self._singular[discard] = self._as_lay(
                discard,
                [spelled(spelling, self._faces(mask)) for mask, spelling in best_words],
                sum(mask for mask, _ in best_words),
            )
        return self._singular[discard]

    def _different_words(self, lowest: int, rest: int) -> Iterator[tuple[int, tuple[str, ...]]]:
        """The words within ``rest`` that use its lowest card, longest first; of equal cards only one."""
        keys: set[int] = set()
        for mask, key in sorted(
            zip(self._masks, self._keys, strict=True), key=lambda word: (-word[0].bit_count(), word[0])
        ):
            if mask & lowest and not mask & ~rest and key not in keys:
                keys.add(key)
                yield mask, self._rules.table.words_of(key)


def _rank(lay: BestLay) -> tuple[int, int, int]:
    return lay.points, lay.longest, len(lay.words)


def _letters(word: WordFaces) -> int:
    return sum(len(face) for face in word)


def _bits(bitmap: int, cards: int) -> NDArray[np.bool_]:
    """A bitmap of the masks of a hand as an array of 2**cards truths."""
    data = bitmap.to_bytes(max(1, (1 << cards) >> 3), "little")
    return np.unpackbits(np.frombuffer(data, np.uint8), count=1 << cards, bitorder="little").view(np.bool_)


def _bitmaps_of_disjoint_masks(cards: int) -> list[int]:
    """For every mask the bitmap of the masks that share no card with it."""
    whole = (1 << (1 << cards)) - 1
    # Bit m of without[i] is set where m lacks card i: runs of 2**i ones and as many zeros.
    without = [whole // ((1 << (2 << bit)) - 1) * ((1 << (1 << bit)) - 1) for bit in range(cards)]
    apart = [whole]
    for mask in range(1, 1 << cards):
        highest = mask.bit_length() - 1
        apart.append(apart[mask ^ (1 << highest)] & without[highest])
    return apart
