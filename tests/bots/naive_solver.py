"""Two solvers so plain that they are right at sight: the measure of the real one."""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import permutations

from quiddler_qt.engine.cards import FACE_COUNTS, Face
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import faces_value, long_enough, segmentations


def lays(
    cards: Sequence[Face], words: Collection[str], min_word: MinWord
) -> Iterator[tuple[tuple[Face, ...], ...]]:
    """Every lay: all orders of some of the cards, cut in all ways that give words (capitals)."""
    yield ()
    for count in range(1, len(cards) + 1):
        for order in dict.fromkeys(permutations(cards, count)):
            for cuts in range(1 << (count - 1)):
                pieces: list[list[Face]] = [[]]
                for place, face in enumerate(order):
                    pieces[-1].append(face)
                    if place < count - 1 and cuts >> place & 1:
                        pieces.append([])
                if all(is_word(piece, words, min_word) for piece in pieces):
                    yield tuple(tuple(piece) for piece in pieces)


def is_word(piece: Sequence[Face], words: Collection[str], min_word: MinWord) -> bool:
    spelling = "".join(piece)
    return spelling in words and long_enough(len(piece), len(spelling), min_word)


def best_by_trying_all(
    hand: Sequence[Face], words: Collection[str], min_word: MinWord, *, duplicates: bool
) -> dict[Face, tuple[int, int, int]]:
    """For every discard the best (points, longest word, number of words) over all lays."""
    best = {}
    for discard in set(hand):
        rest = list(hand)
        rest.remove(discard)
        best[discard] = max(
            (
                2 * sum(map(faces_value, lay)) - faces_value(rest),
                max((len("".join(word)) for word in lay), default=0),
                len(lay),
            )
            for lay in lays(rest, words, min_word)
            if duplicates or len({"".join(word) for word in lay}) == len(lay)
        )
    return best


class NaiveSolver:
    """Goes through all words for every hand and all that fit for every card: good for large hands."""

    def __init__(self, words: Collection[str], min_word: MinWord = MinWord.TWO_LETTERS) -> None:
        self._ways = {
            tuple(sorted(way)) for word in words for way in segmentations(word, min_word) if len(way) <= 10
        }

    def solve(self, hand: Sequence[Face]) -> dict[Face, int]:
        """Points of the best lay for every discard."""
        held = Counter(hand)
        fitting = [way for way in self._ways if not Counter(way) - held]
        by_first: dict[Face, list[tuple[Face, ...]]] = {}
        for way in fitting:
            by_first.setdefault(way[0], []).append(way)

        @cache
        def most_value(rest: tuple[Face, ...]) -> int:
            if not rest:
                return 0
            found = most_value(rest[1:])
            for way in by_first.get(rest[0], ()):
                if not Counter(way) - Counter(rest):
                    others = tuple(sorted((Counter(rest) - Counter(way)).elements()))
                    found = max(found, faces_value(way) + most_value(others))
            return found

        points = {}
        for discard in held:
            rest = tuple(sorted((held - Counter([discard])).elements()))
            points[discard] = 2 * most_value(rest) - faces_value(rest)
        return points


def whole_deck() -> list[Face]:
    return list(Counter(FACE_COUNTS).elements())
