"""The hand solver for many hands of one size at once.

As in `hand_solver`, a set of cards of a hand is a mask. Here the hands lie side by side: a row belongs to a
mask, a column to a hand, and where only yes or no is asked, a hand is one bit and 64 of them one number. So
"can be cut into words" is worked out for 64 hands with every operation.

A hand is a row of places in `FACES`.
"""

from dataclasses import dataclass
from functools import cache
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.faces import VALUES
from quiddler_qt.bots.spellings import MOST_LETTERS
from quiddler_qt.bots.word_table import FACE_NUMBERS, WordTable
from quiddler_qt.engine.rules import MinWord

NO_LAY: Final = np.int16(-999)
"""Stands for the points of a lay that cannot be."""

_MOST_HANDS: Final = 256
"""Hands that are worked out at once: more of them do not fit into the cache of a processor."""
_LOOKED_UP: Final = 1 << 16
"""So many masks are looked up at once, for the same reason."""
_BITS_OF_A_NUMBER: Final = 64
_BITS_OF_A_BYTE: Final = 8
_ALL: Final = np.uint64(2**64 - 1)

_Number = TypeVar("_Number", np.int16, np.int32, np.uint64)

Hands = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Scores:
    """What every discard of every hand comes to, both (hands, cards).

    ``points`` is the value used minus the value left, ``goes_out`` tells that nothing is left.
    """

    points: NDArray[np.int16]
    goes_out: NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Cuts:
    """One best lay for every discard of every hand.

    ``points`` (hands, cards) as in `Scores`. ``keys`` (words, hands, cards) are the words of the lay, as keys
    of the word table, -1 after the last.
    """

    points: NDArray[np.int16]
    keys: NDArray[np.intp]


class BatchSolver:
    """Solves many hands of one size, by one table of words and one shortest word (rules 4.2).

    That no word may be laid twice (rules 4.3) is not looked at. Keeps nothing of the hands.
    """

    def __init__(self, table: WordTable, min_word: MinWord = MinWord.TWO_LETTERS) -> None:
        self._table = table.longer_than(2) if min_word is MinWord.THREE_LETTERS else table
        self._least_cards = {MinWord.TWO_CARDS: 2, MinWord.THREE_CARDS: 3}.get(min_word, 1)

    @property
    def table(self) -> WordTable:
        """The words that are looked for."""
        return self._table

    def scores(self, hands: Hands) -> Scores:
        """The best lay for every discard of hands (any number, 2 to 12 cards)."""
        points = np.empty(hands.shape, np.int16)
        goes_out = np.empty(hands.shape, np.bool_)
        for start in range(0, len(hands), _MOST_HANDS):
            part = slice(start, start + _MOST_HANDS)
            points[part], goes_out[part] = self._scores(hands[part])
        return Scores(points, goes_out)

    def lays(self, hands: Hands, *, most_words: int) -> NDArray[np.int16]:
        """The most points of a hand in so many words, one of which has so many letters.

        Of hands without a discard (any number, 1 to 10 cards): an array (hands, most_words + 1, letters).
        A lay of more than ``most_words`` words counts as one of so many. The empty lay stands under no words
        and no letters; NO_LAY where there is none.
        """
        found = np.empty((len(hands), most_words + 1, MOST_LETTERS + 1), np.int16)
        for start in range(0, len(hands), _MOST_HANDS):
            part = slice(start, start + _MOST_HANDS)
            found[part] = self._lays(hands[part], most_words)
        return found

    def cuts(self, hands: Hands) -> Cuts:
        """A best lay with its words for every discard of hands (up to 256, 2 to 11 cards)."""
        count, cards = hands.shape
        masks, of_hand, keys = self._words(hands)
        exact = _as_truths(self._exact(_as_bits(masks, of_hand, count, cards)), count)
        values = _sums_of_masks(VALUES[hands.T])
        # Value and mask in one number: the greatest tells both.
        masks_of_rows = np.arange(1 << cards, dtype=np.int32)[:, None]
        coded = np.where(exact, values.astype(np.int32) << cards | masks_of_rows, np.int32(-1))
        best = _most_without_each(coded).T
        whole = values[-1][:, None] - VALUES[hands]
        points = (2 * (best >> cards) - whole).astype(np.int16)
        laid = _cut(best & ((1 << cards) - 1), masks, of_hand, keys, exact)
        return Cuts(points, laid)

    def _scores(self, hands: Hands) -> tuple[NDArray[np.int16], NDArray[np.bool_]]:
        count, cards = hands.shape
        masks, of_hand, _ = self._words(hands)
        exact = _as_truths(self._exact(_as_bits(masks, of_hand, count, cards)), count)
        values = _sums_of_masks(VALUES[hands.T])
        best = _most_without_each(values * exact)
        rest = ((1 << cards) - 1) ^ (1 << np.arange(cards))
        return (2 * best - (values[-1] - VALUES[hands.T])).T, exact[rest].T.view(np.bool_)

    def _lays(self, hands: Hands, most_words: int) -> NDArray[np.int16]:
        count, cards = hands.shape
        full = (1 << cards) - 1
        masks, of_hand, keys = self._words(hands)
        words = _as_bits(masks, of_hand, count, cards)
        values = _sums_of_masks(VALUES[hands.T])
        letters = self._table.letters[keys].astype(np.intp)
        best = np.full((count, most_words + 1, MOST_LETTERS + 1), NO_LAY, np.int16)
        best[:, 0, 0] = -values[full]
        # Cuts of the cards beside a word: any number of words, or 0, 1, ... of them.
        others = [self._exact(words)] if most_words == 1 else self._exact_by_number(words, most_words - 1)
        own_value = values[masks, of_hand]
        for number, bitmap in enumerate(others):
            inside = _most_inside(np.where(_as_truths(bitmap, count), values, NO_LAY))
            beside = inside[full ^ masks, of_hand]
            possible = np.flatnonzero(beside > NO_LAY)
            points = 2 * (own_value[possible] + beside[possible]) - values[full, of_hand[possible]]
            of_number = best[:, number + 1]
            np.maximum.at(of_number, (of_hand[possible], letters[possible]), points)
        return best

    def _words(self, hands: Hands) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
        """All words of the hands: mask, hand and key of each, in no order."""
        count, cards = hands.shape
        numbers = FACE_NUMBERS[hands.T]
        found = []
        at_once = max(1, _LOOKED_UP >> cards)
        for start in range(0, count, at_once):
            here = numbers[:, start : start + at_once]
            places, keys = self._table.find(_sums_of_masks(here).reshape(-1))
            masks, of_hand = np.divmod(places, here.shape[1])
            found.append((masks, of_hand + start, keys))
        masks, of_hand, keys = (np.concatenate(parts) for parts in zip(*found, strict=True))
        if self._least_cards > 1:
            enough = np.flatnonzero(np.bitwise_count(masks) >= self._least_cards)
            return masks[enough], of_hand[enough], keys[enough]
        return masks, of_hand, keys

    def _exact(self, words: NDArray[np.uint64]) -> NDArray[np.uint64]:
        """The masks that can be cut exactly into words."""
        exact = np.empty_like(words)
        exact[0] = _ALL
        for bit in range(len(words).bit_length() - 1):
            half = 1 << bit
            parts = _parts(bit)
            cut = np.take(words[half : 2 * half], parts.word, axis=0, mode="wrap")
            cut &= np.take(exact[:half], parts.rest, axis=0, mode="wrap")
            np.bitwise_or.reduceat(cut, parts.starts, axis=0, out=exact[half : 2 * half])
        return exact

    def _exact_by_number(self, words: NDArray[np.uint64], most: int) -> list[NDArray[np.uint64]]:
        """The masks that can be cut into 0, 1, ... words; the last ones into ``most`` or more."""
        count, columns = words.shape
        exact = np.zeros((count, most + 1, columns), np.uint64)
        exact[0, 0] = _ALL
        for bit in range(count.bit_length() - 1):
            half = 1 << bit
            parts = _parts(bit)
            cut = np.take(exact[:half], parts.rest, axis=0, mode="wrap")
            cut &= np.take(words[half : 2 * half], parts.word, axis=0, mode="wrap")[:, None]
            upper = np.bitwise_or.reduceat(cut, parts.starts, axis=0)
            exact[half : 2 * half, 1:] = upper[:, :-1]
            exact[half : 2 * half, -1] |= upper[:, -1]
        return [exact[:, number] for number in range(most + 1)]


@dataclass(frozen=True, slots=True)
class _Parts:
    """All ways to part each mask of some bits in two: ``word`` and ``rest``, by mask; ``starts`` of each."""

    word: NDArray[np.intp]
    rest: NDArray[np.intp]
    starts: NDArray[np.intp]


@cache
def _parts(bits: int) -> _Parts:
    word = rest = np.zeros(1, np.intp)
    for bit in range(bits):
        one = 1 << bit
        word, rest = np.concatenate([word, word | one, word]), np.concatenate([rest, rest, rest | one])
    both = word | rest
    order = np.argsort(both, kind="stable")
    both = both[order]
    return _Parts(word[order], rest[order], np.flatnonzero(np.append(True, both[1:] != both[:-1])))


def _sums_of_masks(of_cards: NDArray[_Number]) -> NDArray[_Number]:
    """For every mask the sum over its cards; ``of_cards`` (cards, hands)."""
    cards, hands = of_cards.shape
    sums = np.empty((1 << cards, hands), of_cards.dtype)
    sums[0] = 0
    for bit in range(cards):
        half = 1 << bit
        np.add(sums[:half], of_cards[bit], out=sums[half : 2 * half])
    return sums


def _as_bits(
    masks: NDArray[np.intp], of_hand: NDArray[np.intp], hands: int, cards: int
) -> NDArray[np.uint64]:
    """A table with a bit for every mask and hand."""
    columns = -(-hands // _BITS_OF_A_NUMBER)
    truths = np.zeros((1 << cards, columns * _BITS_OF_A_NUMBER), np.bool_)
    truths[masks, of_hand] = True
    return np.packbits(truths, axis=1, bitorder="little").view(np.uint64)


def _as_truths(bits: NDArray[np.uint64], hands: int) -> NDArray[np.uint8]:
    """A table with 0 or 1 for every mask and hand."""
    data = np.ascontiguousarray(bits).view(np.uint8)
    return np.unpackbits(data, axis=1, count=hands, bitorder="little")


def _most_without_each(of_masks: NDArray[_Number]) -> NDArray[_Number]:
    """For every card the greatest among the masks without it, (cards, hands)."""
    cards = len(of_masks).bit_length() - 1
    most = np.empty((cards, of_masks.shape[1]), of_masks.dtype)
    for bit in range(cards - 1, -1, -1):
        without, holding = of_masks[: 1 << bit], of_masks[1 << bit :]
        np.max(without, axis=0, out=most[bit])
        # For the cards below it does not matter whether this one is in.
        of_masks = np.maximum(without, holding)
    return most


def _most_inside(of_masks: NDArray[np.int16]) -> NDArray[np.int16]:
    """For every mask the greatest among the masks within it."""
    count, hands = of_masks.shape
    for bit in range(count.bit_length() - 1):
        halves = of_masks.reshape(count >> (bit + 1), 2, 1 << bit, hands)
        np.maximum(halves[:, 1], halves[:, 0], out=halves[:, 1])
    return of_masks


def _cut(
    wanted: NDArray[np.int32],
    masks: NDArray[np.intp],
    of_hand: NDArray[np.intp],
    keys: NDArray[np.intp],
    exact: NDArray[np.uint8],
) -> NDArray[np.intp]:
    """Words that make up the wanted masks (hands, cards) as keys (words, hands, cards), -1 after the last."""
    hands, cards = wanted.shape
    highest = _highest_bit(masks)
    order = np.lexsort((masks, highest, of_hand))
    masks, keys = masks[order], keys[order]
    # The words of a hand with a certain highest card are one after the other.
    groups = of_hand[order] * cards + highest[order]
    starts = np.searchsorted(groups, np.arange(hands * cards + 1))
    # Most discards of a hand leave one of few best masks.
    coded = wanted.astype(np.intp) | np.arange(hands)[:, None] << cards
    different, which = np.unique(coded, return_inverse=True)
    hand_of, left = different >> cards, different & ((1 << cards) - 1)
    laid: list[NDArray[np.intp]] = []
    while left.any():
        open_ones = np.flatnonzero(left)
        rest, hand = left[open_ones], hand_of[open_ones]
        group = hand * cards + _highest_bit(rest)
        sizes = starts[group + 1] - starts[group]
        # Every word that could take the highest card of what is left.
        asked = np.repeat(np.arange(len(open_ones)), sizes)
        word = np.arange(len(asked)) + np.repeat(starts[group] - np.cumsum(sizes) + sizes, sizes)
        within = np.flatnonzero(masks[word] & ~rest[asked] == 0)
        asked, word = asked[within], word[within]
        fits = exact[rest[asked] ^ masks[word], hand[asked]] > 0
        chosen = np.empty(len(open_ones), np.intp)
        chosen[asked[fits]] = word[fits]
        step = np.full(len(left), -1, np.intp)
        step[open_ones] = keys[chosen]
        left[open_ones] = rest ^ masks[chosen]
        laid.append(step[which.reshape(hands, cards)])
    return np.stack(laid) if laid else np.empty((0, hands, cards), np.intp)


def _highest_bit(masks: NDArray[np.intp]) -> NDArray[np.intp]:
    """The number of the highest card of masks that are not empty."""
    return np.frexp(masks.astype(np.float64))[1].astype(np.intp) - 1
