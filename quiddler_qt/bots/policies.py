"""How computer seats play: an observation in, one move of the observing seat out.

A policy knows what a person in its chair would know, and nothing else; the same observation and the same seed
give the same move on every machine. It only lays words of its own table, and always by the rules of the game
at hand.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Protocol, assert_never

from quiddler_qt.bots.hand_solver import BestLay, HandSolution, HandSolver
from quiddler_qt.bots.word_table import WordTable
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, SeatIndex, TakeDiscard
from quiddler_qt.engine.cards import Card, Face, face_of, value_of
from quiddler_qt.engine.legality import FIRST_HANDS
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import Bonus, FirstTurn, MinWord, StockRefill, bonuses_in_play
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
        return DrawStock(viewer) if _may_draw_stock(observation) else TakeDiscard(viewer)
    return Discard(viewer, min(_cards_to_discard(observation), key=lambda card: (-value_of(card), card)))


def fits(observation: Observation, move: Move) -> bool:
    """Whether a move is the viewer's, of this part of the turn, and with cards of the hand, each used once.

    It catches an answer that belongs to another question. Whether the words may be laid is for the engine to
    say.
    """
    if not observation.is_my_turn or move.seat != observation.viewer:
        return False
    match move:
        case DrawStock():
            return observation.phase is Phase.DRAW and _may_draw_stock(observation)
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


class GreedyPolicy:
    """Goes out as soon as it can, and till then keeps the cards that promise the most for its next turn.

    It looks one drawn card ahead, over all cards it has not seen. The longer a hand lasts, the more it cares
    for going out and the less for points: so that tables of computer seats come to an end (a rule against
    stalemate).
    """

    def __init__(self, table: WordTable) -> None:
        self._table = table
        self._solvers: dict[tuple[MinWord, bool], HandSolver] = {}

    def decide(self, observation: Observation, seed: int) -> Move:
        """The next move of the viewer. Raises ValueError where it is not the viewer's turn."""
        viewer = _viewer_on_turn(observation)
        thought = _Thought(observation, seed, self._solver)
        if observation.phase is Phase.DRAW:
            takes = not _may_draw_stock(observation) or thought.takes_discard()
            return TakeDiscard(viewer) if takes else DrawStock(viewer)
        lay = thought.last_lay() if observation.out_seat is not None else thought.going_out()
        discard = thought.discard() if lay is None else lay.discard
        card = next(card for card in sorted(_cards_to_discard(observation)) if face_of(card) == discard)
        if lay is None or not lay.words:
            return Discard(viewer, card)
        return LayDown(viewer, _cards_of(lay, observation.hand, card), card)

    def _solver(self, min_word: MinWord, duplicates: bool) -> HandSolver:
        key = (min_word, duplicates)
        if key not in self._solvers:
            self._solvers[key] = HandSolver(self._table, min_word, duplicates=duplicates)
        return self._solvers[key]


@dataclass(frozen=True, slots=True)
class _Thought:
    """One observation thought through."""

    observation: Observation
    seed: int
    solver: Callable[[MinWord, bool], HandSolver]

    def takes_discard(self) -> bool:
        """Whether the top discard is worth more than a card of the stock on average."""
        upcard = self.observation.upcard
        unseen = Counter(self.observation.unseen)
        if upcard is None or not unseen:
            return False
        hand = [face_of(card) for card in self.observation.hand]
        face = face_of(upcard)
        # It would not be discarded again, so it is worth nothing where another card would have to go for it.
        solution = self._guess(hand, face)
        kept = [discard for discard in solution if discard != face]
        if not kept:
            return False
        worth = self._worth(solution, kept)
        stock = sum(count * self._worth_of_hand(hand, card) for card, count in unseen.items())
        return worth * unseen.total() > stock

    def going_out(self) -> BestLay | None:
        """The best way to go out now, None where there is none or it is too early (rules 5.1, 5.4)."""
        if not self._may_go_out():
            return None
        solution = self._exact()
        ways = [solution[face] for face in self._discards() if solution.goes_out(face)]
        return max(ways, key=self._rank, default=None)

    def last_lay(self) -> BestLay:
        """The lay that scores most in the last turn, bonuses as the table lies included (rules 6, 9.2)."""
        solution = self._exact()
        lays = [lay for face in self._discards() for lay in solution.trade_offs(face)]
        return max(lays, key=lambda lay: (lay.points + self._bonus(lay), *self._rank(lay)))

    def discard(self) -> Face:
        """The card whose loss leaves the best prospects for the next turn."""
        hand = [face_of(card) for card in self.observation.hand]
        now = self._solver_for_guesses().solve(hand).points
        # Prospects cost thirty hands each to work out, and the best is among those that are best now.
        likely = sorted(self._discards(), key=lambda face: (-now[face], self._lot(face)))[:SHORTLIST]
        unseen = Counter(self.observation.unseen)
        if len(likely) == 1 or not unseen:
            return likely[0]

        def prospects(face: Face) -> int:
            kept = hand.copy()
            kept.remove(face)
            return sum(count * self._worth_of_hand(kept, card) for card, count in unseen.items())

        # max takes the first of equals, so the value now breaks ties, and then the lot.
        return max(likely, key=prospects)

    def _worth_of_hand(self, hand: list[Face], drawn: Face) -> int:
        """What a hand and a drawn card come to after the best discard."""
        solution = self._guess(hand, drawn)
        return self._worth(solution, solution)

    def _guess(self, hand: list[Face], drawn: Face) -> HandSolution:
        return self._solver_for_guesses().solve([*hand, drawn])

    def _worth(self, solution: HandSolution, discards: Iterable[Face]) -> int:
        """The points of the best of these discards, going out included, in half points."""
        hope = 0 if self.observation.out_seat is not None else self._hope()
        return max(
            _half_for_losses(solution.points[face]) + (hope if hope and solution.goes_out(face) else 0)
            for face in discards
        )

    def _hope(self) -> int:
        """What the chance to go out is worth, in half points."""
        return 2 * (OUT_POINTS + IMPATIENCE * max(0, self._me().turns_taken - PATIENT_TURNS))

    def _bonus(self, lay: BestLay) -> int:
        """Points of the bonuses this lay would win against the words that lie on the table."""
        observation = self.observation
        standing = [
            [word.cards for word in seat.laid if word.judgment is not Judgment.STRUCK]
            for index, seat in enumerate(observation.seats)
            if index != observation.viewer
        ]
        in_play = bonuses_in_play(observation.rules, len(observation.seats), observation.round_index)
        longest = max((letter_count(word) for words in standing for word in words), default=0)
        most = max(map(len, standing))
        won = (Bonus.LONGEST in in_play and lay.longest > longest) + (
            Bonus.MOST in in_play and len(lay.words) > most
        )
        return observation.rules.bonus_points * won

    def _rank(self, lay: BestLay) -> tuple[int, int, int, str]:
        return lay.points, lay.longest, len(lay.words), self._lot(lay.discard)

    def _exact(self) -> HandSolution:
        rules = self.observation.rules
        hand = [face_of(card) for card in self.observation.hand]
        return self.solver(rules.min_word, rules.duplicates).solve(hand)

    def _solver_for_guesses(self) -> HandSolver:
        # That no word may be laid twice seldom matters and takes long to work out: not for hands that may
        # never be.
        return self.solver(self.observation.rules.min_word, True)

    def _discards(self) -> list[Face]:
        """The distinct faces that may be discarded, without the one just taken where there is any other."""
        observation = self.observation
        faces = list(dict.fromkeys(face_of(card) for card in sorted(_cards_to_discard(observation))))
        if observation.taken is None or not observation.taken_from_discards:
            return faces
        # Its twin would do as well as itself, and nobody takes a card to give it away.
        taken = face_of(observation.taken)
        return [face for face in faces if face != taken] or faces

    def _may_go_out(self) -> bool:
        first_turn = self._me().turns_taken == 0
        match self.observation.rules.no_going_out_on_first_turn:
            case FirstTurn.OFF:
                return True
            case FirstTurn.ON:
                return not first_turn
            case FirstTurn.FIRST_FOUR_HANDS:
                return not first_turn or self.observation.round_index >= FIRST_HANDS

    def _me(self) -> SeatView:
        return self.observation.seats[_viewer_on_turn(self.observation)]

    def _lot(self, face: Face) -> str:
        """Decides between equals, otherwise for every seed."""
        return sha256(f"{self.seed}/{face}".encode("ascii")).hexdigest()


def _half_for_losses(points: int) -> int:
    """Points in half points, losses counted half: most scores stop at nothing (rules 9.1)."""
    return 2 * points if points > 0 else points


def _viewer_on_turn(observation: Observation) -> SeatIndex:
    if observation.viewer is None or not observation.is_my_turn:
        raise ValueError("it is not the viewer's turn")
    return observation.viewer


def _may_draw_stock(observation: Observation) -> bool:
    """Whether the stock has a card, or gets some when one is wanted (rules 7.1)."""
    on_draw = observation.rules.stock_refill is StockRefill.ON_DRAW
    return observation.stock_count > 0 or (on_draw and observation.discard_count > 1)


def _cards_to_discard(observation: Observation) -> list[Card]:
    """All cards but one just taken from the discards: a turn wasted, or forbidden (rules 3.4)."""
    stays = observation.taken if observation.taken_from_discards else None
    return [card for card in observation.hand if card != stays]


def _cards_of(lay: BestLay, hand: Sequence[Card], discard: Card) -> tuple[tuple[Card, ...], ...]:
    """The words of a lay as cards of the hand without the discard, lowest ids first."""
    left = sorted(set(hand) - {discard})
    words = []
    for word in lay.words:
        cards = []
        for face in word:
            cards.append(next(card for card in left if face_of(card) == face))
            left.remove(cards[-1])
        words.append(tuple(cards))
    return tuple(words)
