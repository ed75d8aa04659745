"""The solver of solitaire: can a position still be won, and how (rules 10).

It knows what lies under every card: it is the light beside the table, the hints and the demo, never a
player. A beam search goes down by the number of cards left. Every position of a level is expanded at once:
sums of all subsets of its eight top cards, looked up in the `WordTable`. Children are scored where they come
from and made only when their level is reached, a few of many. A search that had to leave nothing out is
exhaustive: where it finds no way, there is none.
"""

import math
from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.faces import PLACE_OF
from quiddler_qt.bots.word_table import FACE_NUMBERS, WordTable, spelled
from quiddler_qt.engine.cards import FACES, Card, Face, face_of
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import STACK_COUNT, FillGap, Layout, Stacks, TakeWord
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.engine.words import long_enough

Move = TakeWord | FillGap
Line = tuple[Move, ...]

_SUBSETS: Final = 1 << STACK_COUNT
_BATCH: Final = 512
"""Positions expanded at once: 1 MB of sums."""

_NO_CARD: Final = len(FACES)
_NUMBERS: Final = np.append(FACE_NUMBERS, np.uint64(0))
_IS_VOWEL: Final = np.array([face[0] in "AEIOUY" for face in FACES] + [False], np.float64)
_CARDS_IN: Final = np.array([mask.bit_count() for mask in range(_SUBSETS)], np.intp)
_BITS: Final = (np.arange(_SUBSETS)[:, None] >> np.arange(STACK_COUNT) & 1).astype(np.int8)
_WORTHLESS: Final = 1e9
for _array in (_NUMBERS, _IS_VOWEL, _CARDS_IN, _BITS):
    _array.setflags(write=False)

# How a position is judged, found by trials: deep stacks cover cards, and what is left should keep the share
# of vowels that words have.
_DEPTH_COST: Final = 0.5
_VOWEL_COST: Final = 18.0
_VOWEL_SHARE: Final = 0.46
_VOWEL_SLACK: Final = 0.06

# A word of n cards is this much harder to come by than one of n - 1.
_LENGTH_ODDS: Final = 6.0
_SHORT_WORD: Final = 5


class Outlook(Enum):
    """Whether a position can still be won. UNKNOWN is "not known yet", or not found out within the budget."""

    CAN = "can"
    CANNOT = "cannot"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Round:
    """One beam search: positions kept on a level, and ways to fill gaps tried for each. None is all."""

    width: int | None
    fills: int | None


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is known of a position: the outlook, a way to win if it can be, positions looked at so far."""

    outlook: Outlook
    line: Line = ()
    looked_at: int = 0


QUICK: Final = (Round(4, 1),)
"""Enough to find a deal that can be won: one that takes more is left to another day."""

ROUNDS: Final = (Round(4, 1), Round(24, 2), Round(150, 3), Round(1000, 6))
"""Ever wider searches; half a minute in all where none finds a way."""

EXHAUSTIVE: Final = Round(None, None)
_EXHAUSTIVE_CARDS: Final = 14
_EXHAUSTIVE_LIMIT: Final = 30_000

_Position = tuple[bytes, ...]
_Fills = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class _Node:
    """A position that was reached: from where, by which word (mask of stacks, key), with which fills."""

    position: _Position
    parent: "_Node | None"
    mask: int
    key: int
    fills: _Fills


@dataclass(frozen=True, slots=True)
class _Children:
    """Children of a level's positions, of one number of cards left, not made yet."""

    scores: NDArray[np.float64]
    parents: NDArray[np.intp]
    masks: NDArray[np.intp]
    keys: NDArray[np.intp]
    nodes: list[_Node]


class SolitaireSolver:
    """Searches positions by one table of words and one shortest word (rules 4.2, 10.2).

    Keeps nothing of the positions; may be used for any number of them.
    """

    def __init__(self, table: WordTable, min_word: MinWord = MinWord.TWO_LETTERS) -> None:
        self._table = table
        self._min_word = min_word
        self._hardness = np.append(_hardness(table.words), 0.0)
        self._may_lay = np.array(
            [
                [long_enough(cards, letters, min_word) for letters in range(2 * STACK_COUNT + 5)]
                for cards in range(STACK_COUNT + 1)
            ],
            np.bool_,
        )

    def verdicts(
        self, stacks: Sequence[Sequence[Face]], rounds: Sequence[Round] | None = None
    ) -> Iterator[Verdict]:
        """What becomes known of a position, step by step: UNKNOWN between steps, the last one is final.

        The rounds are tried in turn, ``rounds_for`` the position where none are given.

        A step takes some milliseconds, so whoever asks may stop between two of them. Stacks have their top
        card last. Raises KeyError for what is no face, ValueError for another number of stacks.
        """
        start = _position(stacks)
        if not any(start):
            yield Verdict(Outlook.CAN)
            return
        if self._has_dead_card(start):
            yield Verdict(Outlook.CANNOT)
            return
        looked_at = 0
        yield Verdict(Outlook.UNKNOWN)
        for plan in rounds_for(stacks) if rounds is None else rounds:
            search = _Search(self, start, plan)
            for step in search.steps():
                looked_at += step
                yield Verdict(Outlook.UNKNOWN, looked_at=looked_at)
            if search.line is not None:
                yield Verdict(Outlook.CAN, search.line, looked_at)
                return
            if search.left_nothing_out:
                yield Verdict(Outlook.CANNOT, looked_at=looked_at)
                return

    def solve(
        self,
        stacks: Sequence[Sequence[Face]],
        rounds: Sequence[Round] | None = None,
        *,
        should_stop: Callable[[], bool] = lambda: False,
    ) -> Verdict:
        """The final verdict on a position, or UNKNOWN with what was looked at where it was stopped."""
        last = Verdict(Outlook.UNKNOWN)
        for verdict in self.verdicts(stacks, rounds):
            last = verdict
            if should_stop():
                break
        return last

    # -- for the search ----------------------------------------------------------------------------------
    def words_in(self, tops: NDArray[np.intp]) -> tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.intp]]:
        """The words in rows (n, 8) of top cards, as places in FACES: row, mask of stacks, key of each."""
        sums = np.zeros((len(tops), _SUBSETS), np.uint64)
        for stack in range(STACK_COUNT):
            half = 1 << stack
            np.add(sums[:, :half], _NUMBERS[tops[:, stack]][:, None], out=sums[:, half : 2 * half])
        places, keys = self._table.find(sums.reshape(-1))
        rows, masks = places >> STACK_COUNT, places & (_SUBSETS - 1)
        empty = ((tops == _NO_CARD) << np.arange(STACK_COUNT)).sum(axis=1)
        letters = self._table.letters[keys]
        kept = ((masks & empty[rows]) == 0) & self._may_lay[_CARDS_IN[masks], letters]
        return rows[kept], masks[kept], keys[kept]

    def children(self, nodes: list[_Node], left: int) -> Iterator[tuple[int, _Children]]:
        """All children of positions with so many cards left, by the number of cards they have left."""
        tops = np.array([_tops_of(node.position) for node in nodes], np.intp)
        heights = np.array([[len(stack) for stack in node.position] for node in nodes], np.int8)
        rows, masks, keys = self.words_in(tops)
        used = _BITS[masks]
        cards_of = [b"".join(node.position) for node in nodes]
        hard = np.array([sum(map(self._hardness.item, cards)) for cards in cards_of])[rows]
        vowels = np.array([sum(map(_IS_VOWEL.item, cards)) for cards in cards_of])[rows]
        hard -= (self._hardness[tops][rows] * used).sum(axis=1)
        vowels -= (_IS_VOWEL[tops][rows] * used).sum(axis=1)
        left_after = left - _CARDS_IN[masks]
        depth = (heights[rows] - used).max(axis=1, initial=0)
        off = np.abs(vowels / np.maximum(left_after, 1) - _VOWEL_SHARE) - _VOWEL_SLACK
        scores = hard + _DEPTH_COST * depth + _VOWEL_COST * np.maximum(off, 0) * np.sqrt(left_after)
        for after in np.unique(left_after).tolist():
            here = left_after == after
            yield after, _Children(scores[here], rows[here], masks[here], keys[here], nodes)

    def cover(self, position: _Position) -> list[tuple[int, int]] | None:
        """Single cards cut into words without a rest: mask and key of each; None where it cannot be."""
        tops = np.array([_tops_of(position)], np.intp)
        _, masks, keys = self.words_in(tops)
        wanted = sum(1 << index for index, stack in enumerate(position) if stack)
        by_first: dict[int, list[tuple[int, int]]] = {}
        for mask, key in zip(masks.tolist(), keys.tolist(), strict=True):
            by_first.setdefault(mask & -mask, []).append((mask, key))
        dead: set[int] = set()

        def cut(rest: int) -> list[tuple[int, int]] | None:
            if not rest:
                return []
            if rest in dead:
                return None
            for mask, key in by_first.get(rest & -rest, ()):
                if not mask & ~rest:
                    others = cut(rest ^ mask)
                    if others is not None:
                        return [(mask, key), *others]
            dead.add(rest)
            return None

        return cut(wanted)

    def take(self, position: _Position, mask: int, key: int) -> TakeWord:
        """The action that takes a word: its stacks in spelling order."""
        stacks = [index for index in range(STACK_COUNT) if mask >> index & 1]
        faces = [FACES[position[index][-1]] for index in stacks]
        order = []
        for face in spelled(self._table.words_of(key)[0], faces):
            place = faces.index(face)
            order.append(stacks.pop(place))
            faces.pop(place)
        return TakeWord(tuple(order))

    def _has_dead_card(self, position: _Position) -> bool:
        """Whether a card is in no word that the letters left could spell: then nobody can win."""
        faces = [FACES[place] for stack in position for place in stack]
        letters = np.bincount([ord(letter) - ord("A") for letter in "".join(faces)], minlength=26)
        words, counts = self._letter_counts
        possible = np.flatnonzero((counts <= letters).all(axis=1)).tolist()
        alive: set[Face] = set()
        wanted = set(faces)
        for index in possible:
            alive.update(face for face in wanted - alive if face.lower() in words[index])
            if alive == wanted:
                return False
        return True

    @cached_property
    def _letter_counts(self) -> tuple[tuple[str, ...], NDArray[np.uint8]]:
        """Words that eight cards can spell, short ones first, and how often each has every letter (n, 26)."""
        words = tuple(sorted((word for word in self._table.words if len(word) <= 2 * STACK_COUNT), key=len))
        counts = np.zeros((len(words), 26), np.uint8)
        rows = np.repeat(np.arange(len(words)), [len(word) for word in words])
        letters = np.frombuffer("".join(words).encode("ascii"), np.uint8) - ord("a")
        np.add.at(counts, (rows, letters), 1)
        return words, counts


def rounds_for(stacks: Sequence[Sequence[Face]]) -> tuple[Round, ...]:
    """How to search a position: where few cards are left exhaustively first, as far as the limit goes."""
    few = sum(map(len, stacks)) <= _EXHAUSTIVE_CARDS
    return (EXHAUSTIVE, *ROUNDS) if few else ROUNDS


def winnable_deals(
    solver: SolitaireSolver, first: int = 1, rounds: Sequence[Round] = QUICK
) -> Iterator[tuple[int, Verdict]]:
    """Deals from a number on with the verdict on each, UNKNOWN between steps: take the first that CAN."""
    number = first
    while True:
        for verdict in solver.verdicts(faces_of(dealt_stacks(str(number))), rounds):
            yield number, verdict
        number += 1


def first_winnable(solver: SolitaireSolver, first: int = 1) -> int:
    """The number of the first deal from a number on that can be won with the words of a solver."""
    return next(number for number, verdict in winnable_deals(solver, first) if verdict.line)


def dealt_stacks(deal: str) -> Stacks:
    """The stacks of a numbered deal, top cards last (rules 10.1)."""
    dealt: tuple[Card, ...] = deal_order(Layout.SOLITAIRE, deal)[: Layout.SOLITAIRE.card_count]
    return tuple(dealt[index::STACK_COUNT] for index in range(STACK_COUNT))


def faces_of(stacks: Stacks) -> tuple[tuple[Face, ...], ...]:
    """Stacks of cards as the faces that the solver wants."""
    return tuple(tuple(face_of(card) for card in stack) for stack in stacks)


class _Search:
    """One round on one position."""

    def __init__(self, solver: SolitaireSolver, start: _Position, plan: Round) -> None:
        self._solver = solver
        self._plan = plan
        self._start = start
        self._waiting: dict[int, list[_Children]] = {}
        self.line: Line | None = None
        self.left_nothing_out = True

    def steps(self) -> Iterator[int]:
        """Searches; yields how many positions a step looked at. Ends with ``line`` or without."""
        left = sum(map(len, self._start))
        limit = _EXHAUSTIVE_LIMIT if self._plan.width is None else math.inf
        looked_at = 0
        level = self._made(_Node(self._start, None, 0, 0, fills) for fills in self._fills_of(self._start))
        while left > 0 and self.line is None:
            for first in range(0, len(level), _BATCH):
                batch = level[first : first + _BATCH]
                for after, children in self._solver.children(batch, left):
                    self._waiting.setdefault(after, []).append(children)
                looked_at += len(batch)
                if looked_at > limit:
                    self.left_nothing_out = False
                    return
                yield len(batch)
            left -= 1
            level = yield from self._next_level(left)

    def _next_level(self, left: int) -> Generator[int, None, list[_Node]]:
        """The best children that wait on a level, made."""
        waiting = self._waiting.pop(left, [])
        if not waiting:
            return []
        scores = np.concatenate([children.scores for children in waiting])
        groups = np.repeat(np.arange(len(waiting)), [len(children.scores) for children in waiting])
        starts = np.cumsum([0, *(len(children.scores) for children in waiting)])
        best_first = np.argsort(scores, kind="stable").tolist()

        def nodes() -> Iterator[_Node]:
            for place in best_first:
                children = waiting[groups[place]]
                index = place - starts[groups[place]]
                parent = children.nodes[children.parents[index]]
                mask, key = int(children.masks[index]), int(children.keys[index])
                rest = tuple(
                    stack[:-1] if mask >> stack_index & 1 else stack
                    for stack_index, stack in enumerate(parent.position)
                )
                if not left:
                    yield _Node(rest, parent, mask, key, ())
                    continue
                for fills in self._fills_of(rest):
                    yield _Node(rest, parent, mask, key, fills)

        yield 0
        return self._made(nodes())

    def _made(self, nodes: Iterator[_Node]) -> list[_Node]:
        """Distinct positions after their fills, as many as the round is wide; flat ones are settled."""
        level: list[_Node] = []
        seen: set[_Position] = set()
        for node in nodes:
            filled = _filled(node.position, node.fills)
            # Stacks that changed places are the same position.
            key = tuple(sorted(filled))
            if key in seen:
                continue
            if self._plan.width is not None and len(level) == self._plan.width:
                self.left_nothing_out = False
                break
            seen.add(key)
            after = _Node(filled, node.parent, node.mask, node.key, node.fills)
            if max(map(len, filled)) <= 1:
                words = self._solver.cover(filled)
                if words is not None:
                    self.line = self._line(after, words)
                    return []
                continue
            level.append(after)
        return level

    def _fills_of(self, position: _Position) -> Iterator[_Fills]:
        """Ways to fill the gaps of a position, from the deepest stacks first; as many as the round tries."""
        most = self._plan.fills
        for count, fills in enumerate(_ways_to_fill(position)):
            if count == most:
                self.left_nothing_out = False
                return
            yield fills

    def _line(self, last: _Node, words: list[tuple[int, int]]) -> Line:
        """The moves that lead to a flat position and off it."""
        moves: list[Move] = []
        node: _Node | None = last
        while node is not None:
            moves += [FillGap(source, gap) for source, gap in reversed(node.fills)]
            if node.parent is not None:
                moves.append(self._solver.take(node.parent.position, node.mask, node.key))
            node = node.parent
        return (*reversed(moves), *(self._solver.take(last.position, mask, key) for mask, key in words))


def _position(stacks: Sequence[Sequence[Face]]) -> _Position:
    if len(stacks) != STACK_COUNT:
        raise ValueError(f"solitaire has {STACK_COUNT} stacks, not {len(stacks)}")
    return tuple(bytes(PLACE_OF[face] for face in stack) for stack in stacks)


def _tops_of(position: _Position) -> list[int]:
    return [stack[-1] if stack else _NO_CARD for stack in position]


def _filled(position: _Position, fills: _Fills) -> _Position:
    stacks = list(position)
    for source, gap in fills:
        stacks[gap] = stacks[source][-1:]
        stacks[source] = stacks[source][:-1]
    return tuple(stacks)


def _ways_to_fill(position: _Position) -> Iterator[_Fills]:
    """All ways to fill the gaps that lead to different positions: (source, gap) in order (rules 10.3)."""
    gap = next((index for index, stack in enumerate(position) if not stack), None)
    deepest_first = sorted(
        (index for index, stack in enumerate(position) if len(stack) > 1),
        key=lambda index: -len(position[index]),
    )
    if gap is None or not deepest_first:
        yield ()
        return
    tried: set[bytes] = set()
    for source in deepest_first:
        if position[source] in tried:
            continue
        tried.add(position[source])
        for others in _ways_to_fill(_filled(position, ((source, gap),))):
            yield ((source, gap), *others)


def _hardness(words: Sequence[str]) -> NDArray[np.float64]:
    """How hard each face is to get rid of, 1 for the easiest: by the short words that hold it."""
    ease = dict.fromkeys(FACES, 0.0)
    for word in words:
        if len(word) > _SHORT_WORD + 1:
            continue
        letters = word.upper()
        held = {*letters, *(letters[index : index + 2] for index in range(len(letters) - 1))}
        for face in held & ease.keys():
            cards = len(word) - len(face) + 1
            if cards <= _SHORT_WORD:
                ease[face] += _LENGTH_ODDS ** (2 - cards)
    most = max(ease.values()) or 1.0
    return np.array([1 + math.log(most / ease[face]) if ease[face] else _WORTHLESS for face in FACES])
