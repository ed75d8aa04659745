"""How computer seats play: an observation in, one move of the observing seat out.

A policy knows what a person in its chair would know, and nothing else; the same observation and the same seed
give the same move on every machine. It only lays words of its own table, and always by the rules of the game
at hand.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Protocol, assert_never

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.faces import PLACE_OF
from quiddler_qt.bots.hand_batch import BatchSolver, Hands
from quiddler_qt.bots.hand_solver import BestLay, HandSolution, HandSolver
from quiddler_qt.bots.word_solvers import WordSolvers
from quiddler_qt.bots.word_table import WordTable
from quiddler_qt.engine.actions import (
    Challenge,
    Discard,
    DrawStock,
    LayDown,
    SeatIndex,
    TakeDiscard,
    WordCards,
)
from quiddler_qt.engine.cards import FACE_COUNTS, Card, Face, face_of, value_of
from quiddler_qt.engine.legality import FIRST_HANDS
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import Bonus, FirstTurn, StockRefill, bonuses_in_play
from quiddler_qt.engine.state import Judgment, Phase
from quiddler_qt.engine.words import letter_count

Move = DrawStock | TakeDiscard | Discard | LayDown
"""What a seat does in its own turn."""

OUT_POINTS: Final = 20
"""What a hand that can go out is worth to the greedy player besides its points."""
PATIENT_TURNS: Final = 4
IMPATIENCE: Final = 10
"""After so many turns in a hand, going out is worth so much more with every turn."""
SHORTLIST: Final = 6
"""Discards whose prospects are worked out, the best ones by what is in the hand now."""


Decision = Move | Challenge | None
"""What is asked of a seat: a move in its turn, or a challenge or none when words lie on the table."""


class Policy(Protocol):
    """A way to play."""

    def decide(self, observation: Observation, seed: int) -> Move:
        """The next move of the viewer. Raises ValueError where it is not the viewer's turn."""
        ...


def plain_move(observation: Observation) -> Move:
    """A legal move without any thought: the top of the stock, then the dearest card away.

    It stands in where a policy cannot answer, so it needs no words. Raises ValueError where it is not the
    viewer's turn.
    """
    viewer = _viewer_on_turn(observation)
    if observation.phase is Phase.DRAW:
        return DrawStock(viewer) if may_draw_stock(observation) else TakeDiscard(viewer)
    return Discard(viewer, min(cards_to_discard(observation), key=lambda card: (-value_of(card), card)))


def fits_doubt(observation: Observation, decision: Decision) -> bool:
    """Whether a decision is no challenge, or one of the viewer against a word of another that lies there."""
    match decision:
        case None:
            return True
        case Challenge(seat, owner, word):
            seats = observation.seats
            other = seat == observation.viewer != owner and 0 <= owner < len(seats)
            return other and 0 <= word < len(seats[owner].laid)
        case _:
            return False


def fits(observation: Observation, move: Move) -> bool:
    """Whether a move is the viewer's, of this part of the turn, and with cards of the hand, each used once.

    It catches an answer that belongs to another question. Whether the words may be laid is for the engine to
    say.
    """
    if not observation.is_my_turn or move.seat != observation.viewer:
        return False
    match move:
        case DrawStock():
            return observation.phase is Phase.DRAW and may_draw_stock(observation)
        case TakeDiscard():
            return observation.phase is Phase.DRAW
        case Discard(_, card):
            return observation.phase is Phase.PLAY and card in observation.hand
        case LayDown(_, words, discard):
            cards = [discard, *(card for word in words for card in word)]
            in_hand = all(card in observation.hand for card in cards)
            return observation.phase is Phase.PLAY and in_hand and len(set(cards)) == len(cards)
        case _:
            assert_never(move)


@dataclass(frozen=True, slots=True)
class Temper:
    """How a greedy player plays, apart from its words.

    ``patience``: turns it takes before it goes out. ``bonus_hunger_percent``: what a bonus counts for it.
    ``remembers``: whether it keeps in mind which cards went by.
    """

    patience: int = 0
    bonus_hunger_percent: int = 100
    remembers: bool = True


class GreedyPolicy:
    """Goes out as soon as it can, and till then keeps the cards that promise the most for its next turn.

    It looks one drawn card ahead, over all cards it has not seen. The longer a hand lasts, the more it cares
    for going out and the less for points: so that tables of computer seats come to an end (a rule against
    stalemate).

    ``words`` are those it knows: a table, or solvers that others use as well.
    """

    def __init__(self, words: WordTable | WordSolvers, temper: Temper | None = None) -> None:
        self._words = WordSolvers(words) if isinstance(words, WordTable) else words
        self._temper = temper or Temper()

    def decide(self, observation: Observation, seed: int) -> Move:
        """The next move of the viewer. Raises ValueError where it is not the viewer's turn."""
        viewer = _viewer_on_turn(observation)
        rules = observation.rules
        thought = _Thought(
            observation,
            seed,
            self._temper,
            self._words.solver(rules.min_word, rules.duplicates),
            self._words.batch(rules.min_word),
        )
        if observation.phase is Phase.DRAW:
            takes = not may_draw_stock(observation) or thought.takes_discard()
            return TakeDiscard(viewer) if takes else DrawStock(viewer)
        lay = thought.last_lay() if observation.out_seat is not None else thought.going_out()
        if lay is None:
            return ending(observation, thought.discard())
        return ending(observation, lay.discard, lay.words)


@dataclass(frozen=True, slots=True)
class _Thought:
    """One observation thought through."""

    observation: Observation
    seed: int
    temper: Temper
    solver: HandSolver
    batch: BatchSolver
    """For hands that may never be: it lets a word stand twice, which seldom matters and saves much time."""

    def takes_discard(self) -> bool:
        """Whether the top discard is worth more than a card of the stock on average."""
        upcard = self.observation.upcard
        unseen = self._unseen()
        if upcard is None or not unseen:
            return False
        hand = [face_of(card) for card in self.observation.hand]
        face = face_of(upcard)
        # It would not be discarded again, so it is worth nothing where another card would have to go for it.
        if all(held == face for held in hand):
            return False
        (taken,) = self._worth([[*hand, face]], without=face)
        drawn = self._worth([[*hand, card] for card in unseen])
        return bool(taken * unseen.total() > drawn @ np.array([*unseen.values()]))

    def going_out(self) -> BestLay | None:
        """The best way to go out now, None where there is none or it is too early (rules 5.1, 5.4)."""
        if not self._may_go_out():
            return None
        solution = self._solution()
        ways = [solution[face] for face in faces_to_discard(self.observation) if solution.goes_out(face)]
        return max(ways, key=self._rank, default=None)

    def last_lay(self) -> BestLay:
        """The lay that scores most in the last turn, bonuses as the table lies included (rules 6, 9.2)."""
        solution = self._solution()
        lays = [lay for face in faces_to_discard(self.observation) for lay in solution.trade_offs(face)]
        return max(lays, key=lambda lay: (lay.points + self._bonus(lay), *self._rank(lay)))

    def discard(self) -> Face:
        """The card whose loss leaves the best prospects for the next turn."""
        hand = [face_of(card) for card in self.observation.hand]
        now = dict(zip(hand, self.batch.scores(_as_places([hand])).points[0].tolist(), strict=True))
        # Prospects cost thirty hands each to work out, and the best is among those that are best now.
        faces = faces_to_discard(self.observation)
        likely = sorted(faces, key=lambda face: (-now[face], self._lot(face)))[:SHORTLIST]
        unseen = self._unseen()
        if len(likely) == 1 or not unseen:
            return likely[0]
        hands = []
        for face in likely:
            kept = hand.copy()
            kept.remove(face)
            hands += [[*kept, card] for card in unseen]
        worth = self._worth(hands).reshape(len(likely), len(unseen))
        # The first of equals: the value now breaks ties, and then the lot.
        return likely[int((worth @ np.array([*unseen.values()])).argmax())]

    def _worth(self, hands: list[list[Face]], without: Face | None = None) -> NDArray[np.int64]:
        """What hands of one size come to after the best discard, going out included, in half points.

        Losses count half: most scores stop at nothing (rules 9.1). A face ``without`` is not discarded.
        """
        places = _as_places(hands)
        scores = self.batch.scores(places)
        points = scores.points.astype(np.int64)
        worth = np.where(points > 0, 2 * points, points)
        if self.observation.out_seat is None:
            worth += self._hope() * scores.goes_out
        if without is not None:
            worth[places == PLACE_OF[without]] = np.iinfo(np.int64).min
        best: NDArray[np.int64] = worth.max(axis=1)
        return best

    def _unseen(self) -> Counter[Face]:
        """The cards that may come, as far as this player keeps them in mind."""
        if self.temper.remembers:
            return Counter(self.observation.unseen)
        in_sight = Counter(map(face_of, self.observation.hand))
        if self.observation.upcard is not None:
            in_sight[face_of(self.observation.upcard)] += 1
        return Counter(FACE_COUNTS) - in_sight

    def _hope(self) -> int:
        """What the chance to go out is worth, in half points."""
        return 2 * (OUT_POINTS + IMPATIENCE * max(0, self._me().turns_taken - PATIENT_TURNS))

    def _bonus(self, lay: BestLay) -> int:
        """Points of the bonuses this lay would win against the words that lie on the table."""
        won = bonuses_won(self.observation, lay.longest, len(lay.words))
        return self.observation.rules.bonus_points * won * self.temper.bonus_hunger_percent // 100

    def _rank(self, lay: BestLay) -> tuple[int, int, int, str]:
        return lay.points, lay.longest, len(lay.words), self._lot(lay.discard)

    def _solution(self) -> HandSolution:
        return self.solver.solve([face_of(card) for card in self.observation.hand])

    def _may_go_out(self) -> bool:
        return self._me().turns_taken >= self.temper.patience and may_go_out(self.observation)

    def _me(self) -> SeatView:
        return self.observation.seats[_viewer_on_turn(self.observation)]

    def _lot(self, face: Face) -> str:
        """Decides between equals, otherwise for every seed."""
        return sha256(f"{self.seed}/{face}".encode("ascii")).hexdigest()


def may_go_out(observation: Observation) -> bool:
    """Whether the first-turn option lets the viewer go out in this turn (rules 5.4)."""
    return observation.seats[_viewer_on_turn(observation)].turns_taken >= turns_before_out(observation)


def turns_before_out(observation: Observation) -> int:
    """Turns of this hand in which nobody may go out yet (rules 5.4)."""
    match observation.rules.no_going_out_on_first_turn:
        case FirstTurn.OFF:
            return 0
        case FirstTurn.ON:
            return 1
        case FirstTurn.FIRST_FOUR_HANDS:
            return int(observation.round_index < FIRST_HANDS)


def may_draw_stock(observation: Observation) -> bool:
    """Whether the stock has a card, or gets some when one is wanted (rules 7.1)."""
    on_draw = observation.rules.stock_refill is StockRefill.ON_DRAW
    return observation.stock_count > 0 or (on_draw and observation.discard_count > 1)


def cards_to_discard(observation: Observation) -> list[Card]:
    """All cards but one just taken from the discards: a turn wasted, or forbidden (rules 3.4)."""
    stays = observation.taken if observation.taken_from_discards else None
    return [card for card in observation.hand if card != stays]


def faces_to_discard(observation: Observation) -> list[Face]:
    """The distinct faces that may be discarded, without the one just taken where there is any other."""
    faces = list(dict.fromkeys(face_of(card) for card in sorted(cards_to_discard(observation))))
    if observation.taken is None or not observation.taken_from_discards:
        return faces
    # Its twin would do as well as itself, and nobody takes a card to give it away.
    taken = face_of(observation.taken)
    return [face for face in faces if face != taken] or faces


def as_cards(words: Sequence[Sequence[Face]], held: Iterable[Card]) -> tuple[WordCards, ...]:
    """Words as cards that are held, of each face the lowest number first."""
    left = sorted(held)
    laid = []
    for word in words:
        cards = []
        for face in word:
            cards.append(next(card for card in left if face_of(card) == face))
            left.remove(cards[-1])
        laid.append(tuple(cards))
    return tuple(laid)


def ending(
    observation: Observation, discard: Face, words: Sequence[Sequence[Face]] = ()
) -> Discard | LayDown:
    """The move of the viewer that ends its turn: the words are laid, if any, and a card of a face goes."""
    viewer = _viewer_on_turn(observation)
    card = next(card for card in sorted(cards_to_discard(observation)) if face_of(card) == discard)
    if not words:
        return Discard(viewer, card)
    return LayDown(viewer, as_cards(words, set(observation.hand) - {card}), card)


def bonuses_won(observation: Observation, longest: int, words: int) -> int:
    """The number of bonuses that a lay of the viewer would win as the table lies (rules 9.2).

    ``longest`` is the letters of its longest word, ``words`` their number.
    """
    others = [
        [word.cards for word in seat.laid if word.judgment is not Judgment.STRUCK]
        for index, seat in enumerate(observation.seats)
        if index != observation.viewer
    ]
    in_play = bonuses_in_play(observation.rules, len(observation.seats), observation.round_index)
    their_longest = max((letter_count(word) for laid in others for word in laid), default=0)
    return (Bonus.LONGEST in in_play and longest > their_longest) + (
        Bonus.MOST in in_play and words > max(map(len, others))
    )


def _viewer_on_turn(observation: Observation) -> SeatIndex:
    if observation.viewer is None or not observation.is_my_turn:
        raise ValueError("it is not the viewer's turn")
    return observation.viewer


def _as_places(hands: Sequence[Sequence[Face]]) -> Hands:
    """Hands of one size as the batch solver takes them."""
    return np.array([[PLACE_OF[face] for face in hand] for hand in hands], np.intp)
