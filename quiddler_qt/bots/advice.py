"""Advice for people: what could be laid, what the master would do, and what a move cost.

It comes from an observation alone, as everything in this package does, so nobody is told what only another
seat may know. Words that may offend are in none of the tables, and so in no advice.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

from quiddler_qt.bots.appraisal import Choice, weighed
from quiddler_qt.bots.hand_solver import BestLay, HandSolution, HandSolver
from quiddler_qt.bots.levels import EVERYTHING
from quiddler_qt.bots.monte_carlo import MonteCarloPolicy
from quiddler_qt.bots.opponents import Expectations, Opponents
from quiddler_qt.bots.policies import (
    Move,
    as_cards,
    bonuses_won,
    cards_to_discard,
    may_draw_stock,
    may_go_out,
    plain_move,
)
from quiddler_qt.bots.vocabularies import Vocabularies, Vocabulary
from quiddler_qt.bots.word_solvers import WordSolvers
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, SeatIndex, TakeDiscard, WordCards
from quiddler_qt.engine.cards import Card, Face, cards_value, face_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.state import Phase
from quiddler_qt.engine.words import faces_value, letter_count

WELL_KNOWN_TIERS: Final = "ABC"
WORTH_A_RARE_WORD: Final = 5
"""A hint uses words that few people know only where they bring more than so many points."""
MOST_DISCARDS: Final = 5
MOST_LAYS: Final = 4
"""So many discards and lays are weighed, the best ones by what is in the hand."""
MOST_WORLDS: Final = 64
MOST_AVOIDED: Final = 64
MOST_ROUNDS: Final = 4
"""So often a question is asked because the table refuses words of the answers."""
_SEED: Final = 0
"""The same question has the same answer, so there is nothing for chance to choose."""
MOST_SETS: Final = 12
"""Sets of words that are kept: all and well-known ones, both without those to avoid, and seven opponents'."""


@dataclass(frozen=True, slots=True)
class AdviceQuestion:
    """Asks what the viewer of an observation, who is on turn, could do.

    ``worlds`` says how thoroughly moves are weighed, 0 for not at all. ``move`` is one that was made and is
    weighed too. ``well_known`` asks for words that people know; ``avoid`` are spellings in capitals that the
    table refuses. ``others`` is what may be known of the other players.
    """

    ticket: int
    observation: Observation
    worlds: int = 0
    move: Move | None = None
    well_known: bool = False
    avoid: tuple[str, ...] = ()
    others: Expectations = field(default_factory=Expectations)


@dataclass(frozen=True, slots=True)
class Advice:
    """The answer to a question.

    ``choices`` are moves with their worth, the best first; one alone was not weighed. ``lays`` are what may
    be laid now, the best first: none is behind another in points, longest word and number of words at once.
    Before anybody is out these are the ways to go out. ``plan`` are the words the hand is built on, those of
    the best move where it lays.
    """

    ticket: int
    choices: tuple[Choice, ...]
    lays: tuple[LayDown, ...]
    plan: tuple[WordCards, ...]


class Adviser:
    """Answers questions; loads the words of a list when they are first needed.

    ``cache_folder`` is where tables of words are kept between starts, ``list_folder`` where the imported
    lists lie.
    """

    def __init__(self, cache_folder: Path | None = None, list_folder: Path | None = None) -> None:
        self._words = Vocabularies(MOST_SETS, cache_folder, list_folder)
        self._opponents = Opponents(self._words)

    def think(self, question: AdviceQuestion) -> Iterator[Advice | None]:
        """None between steps of some tenths of a second, then the answer, always the same to a question.

        A step may load words, which takes up to a second. Raises ValueError where the viewer is not on turn,
        DamagedWordListError where there are no words.
        """
        observation = question.observation
        if observation.viewer is None or not observation.is_my_turn:
            raise ValueError("it is not the viewer's turn")
        rules = observation.rules
        every = self._allowed(question, EVERYTHING).solver(rules.min_word, rules.duplicates)
        known = self._allowed(question, WELL_KNOWN_TIERS).solver(rules.min_word, rules.duplicates)
        yield None
        hand = _Hand(observation, observation.viewer, known if question.well_known else every)
        if question.well_known:
            rare = _Hand(observation, observation.viewer, every)
            if rare.best_value() > hand.best_value() + WORTH_A_RARE_WORD:
                hand, question = rare, replace(question, well_known=False)
        moves = hand.moves()
        if question.move is not None and question.move not in moves:
            moves.append(question.move)
        choices: tuple[Choice, ...] = (Choice(moves[0], 0.0),)
        if question.worlds and len(moves) > 1:
            choices = weighed(self._master(question), observation, moves, _SEED)
            yield None
        yield Advice(question.ticket, choices, hand.lays(), hand.plan(choices[0].move))

    def _master(self, question: AdviceQuestion) -> MonteCarloPolicy:
        """Who weighs the moves: it knows all words, or those that people know, and the other players."""
        own = self._allowed(question, WELL_KNOWN_TIERS if question.well_known else EVERYTHING)
        others = self._opponents.expected(question.observation.rules.word_list, question.others)
        return MonteCarloPolicy(question.worlds, own, others)

    def _allowed(self, question: AdviceQuestion, tiers: str) -> WordSolvers:
        """The words of these tiers without those to avoid."""
        avoid = tuple(map(str.lower, question.avoid))
        return self._words.words_of(Vocabulary(question.observation.rules.word_list, tiers, without=avoid))


def more_avoided(avoid: Sequence[str], refused: Sequence[str]) -> tuple[str, ...]:
    """Spellings to avoid, and some more; the last ones where they are too many."""
    return (*avoid, *refused)[-MOST_AVOIDED:]


def lay_value(observation: Observation, words: Sequence[WordCards], discard: Card) -> int:
    """What a lay of the viewer brings as the table lies: used less unused cards, and bonuses (rules 9).

    Bonuses are those that these words would win against the words that lie there now.
    """
    used = sum(cards_value(word) for word in words)
    left = cards_value(observation.hand) - used - cards_value((discard,))
    longest = max((letter_count(word) for word in words), default=0)
    won = bonuses_won(observation, longest, len(words))
    return used - left + observation.rules.bonus_points * won


class _Hand:
    """The viewer's hand, solved with one set of words."""

    def __init__(self, observation: Observation, viewer: SeatIndex, solver: HandSolver) -> None:
        self._seen = observation
        self._viewer = viewer
        self._solver = solver
        self._faces = [face_of(card) for card in observation.hand]
        self._drawn = observation.phase is Phase.PLAY
        self._solution = solver.solve(self._faces) if self._drawn else None
        self._lays = self._find_lays()

    def best_value(self) -> int:
        """What is the best that can be laid, or of what is in the hand before that; for comparing words."""
        if self._lays:
            return self._value(self._lays[0])
        if self._solution is not None:
            return max(self._solution.points.values())
        return sum(map(faces_value, self._words_in(self._faces)))

    def lays(self) -> tuple[LayDown, ...]:
        """See `Advice.lays`."""
        return tuple(self._lays)

    def moves(self) -> list[Move]:
        """The moves worth weighing, the likeliest first."""
        seen = self._seen
        if self._solution is None:
            draw: list[Move] = [DrawStock(self._viewer)] if may_draw_stock(seen) else []
            take: list[Move] = [TakeDiscard(self._viewer)] if seen.discard_count else []
            return draw + take
        if seen.out_seat is not None:
            plain: list[Move] = list(self._lays[:MOST_LAYS])
            return plain or [plain_move(seen)]
        points = self._solution.points
        cards = {face_of(card): card for card in sorted(cards_to_discard(self._seen))}
        best = sorted(cards, key=lambda face: (-points[face], face))[:MOST_DISCARDS]
        return [*self._lays[:MOST_LAYS], *(Discard(self._viewer, cards[face]) for face in best)]

    def plan(self, move: Move) -> tuple[WordCards, ...]:
        """The words of a lay, or the best that can be made of what is kept after another move."""
        match move:
            case LayDown(_, words, _):
                return words
            case Discard(_, card):
                return self._plan_without(card)
            case TakeDiscard() if self._seen.upcard is not None:
                # The card on the table is not in the hand yet, so it stands at the end here.
                held = (*self._seen.hand, self._seen.upcard)
                return as_cards(self._words_in([face_of(card) for card in held], spare=True), held)
            case _:
                return as_cards(self._words_in(self._faces), self._seen.hand)

    def _plan_without(self, discard: Card) -> tuple[WordCards, ...]:
        if self._solution is None:
            return ()
        words = self._solution[face_of(discard)].words
        return as_cards(words, tuple(card for card in self._seen.hand if card != discard))

    def _words_in(self, faces: Sequence[Face], *, spare: bool = False) -> tuple[tuple[Face, ...], ...]:
        """The best words within a hand that has no card to spare, or one."""
        if spare:
            solution = self._solver.solve(faces)
            best = max(solution, key=lambda face: (solution.points[face], face))
            return solution[best].words
        # One card more, which is discarded, leaves the hand as it is.
        return self._solver.solve([*faces, faces[0]])[faces[0]].words

    def _find_lays(self) -> list[LayDown]:
        """What may be laid, the best first and none behind another in everything that counts."""
        if self._solution is None or (self._seen.out_seat is None and not may_go_out(self._seen)):
            return []
        found = [
            (lay, card)
            for face, card in {face_of(card): card for card in sorted(cards_to_discard(self._seen))}.items()
            for lay in _lays_of(self._solution, face, out=self._seen.out_seat is None)
        ]
        marks = {(lay.points, lay.longest, len(lay.words)) for lay, _ in found}
        best = [
            (lay, card)
            for lay, card in found
            if not any(_is_behind((lay.points, lay.longest, len(lay.words)), mark) for mark in marks)
        ]
        lays = [
            LayDown(self._viewer, as_cards(lay.words, tuple(c for c in self._seen.hand if c != card)), card)
            for lay, card in best
        ]
        return sorted(lays, key=lambda lay: (-self._value(lay), lay.discard))

    def _value(self, lay: LayDown) -> int:
        return lay_value(self._seen, lay.words, lay.discard)


def _lays_of(solution: HandSolution, face: Face, *, out: bool) -> list[BestLay]:
    if not out:
        return [lay for lay in solution.trade_offs(face) if lay.words]
    if not solution.goes_out(face):
        return []
    return [lay for lay in solution.trade_offs(face) if lay.goes_out]


def _is_behind(mark: tuple[int, int, int], other: tuple[int, int, int]) -> bool:
    return mark != other and all(a <= b for a, b in zip(mark, other, strict=True))
