"""The thoughtful computer seats: every move is tried in sampled worlds, and the one that wins most is made.

A world is one way the hidden cards may lie. All moves are tried in the same worlds, so that luck falls out
of the comparison; the rest of the hand is played out by `playouts`, with every seat's own vocabulary. A move
that is clearly behind is given up early. What counts is the chance to win the game: early in a game that is
points ahead of the others, in the last hand it is to be ahead at all.

The work is bounded by counting it, never by a clock: the same observation and seed give the same move on
every machine.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.faces import PLACE_OF, VALUES
from quiddler_qt.bots.hand_batch import NO_LAY, BatchSolver
from quiddler_qt.bots.hand_solver import BestLay, HandSolution, HandSolver
from quiddler_qt.bots.opponents import Opponent, OpponentOf
from quiddler_qt.bots.playouts import (
    NEVER,
    NOBODY,
    Games,
    Places,
    TableModel,
    end_last_turn,
    end_turn,
    lays_of,
    play_on,
    scored,
    scores_of,
)
from quiddler_qt.bots.policies import Move, ending, faces_to_discard, may_draw_stock, may_go_out
from quiddler_qt.bots.word_solvers import WordSolvers
from quiddler_qt.bots.worlds import sampled
from quiddler_qt.engine.actions import Discard, DrawStock, SeatIndex, TakeDiscard
from quiddler_qt.engine.cards import FACE_VALUES, FACES, Card, Face, cards_value, face_of
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import ChallengeFrom, bonuses_in_play
from quiddler_qt.engine.scoring import struck_cost
from quiddler_qt.engine.state import Judgment, Phase
from quiddler_qt.engine.words import faces_value, letter_count

STALEMATE_TURNS: Final = 12
"""After so many turns a seat goes out when it can: seats that wait for one another would never end."""
FEW_WORLDS: Final = 12
"""After so many worlds moves that are clearly behind are given up, and again after every twice as many."""
CLEARLY: Final = 2.5
"""So many standard errors behind the best is clearly behind."""
MOST_DISCARDS: Final = 8
MOST_LAYS: Final = 16
NEARLY: Final = 4
"""So many points a lay with another discard may be behind, and is tried."""
MOST_WORK: Final = 48_000_000
"""Masks of hands that may be looked at for one move: about half a second."""
PATIENT_TURNS: Final = 3
"""Turns that a player plans to wait when it plans to wait."""
HAND_SPREAD: Final = 13.0
"""By so many points two scores of a hand differ, as a standard deviation: of few cards and of many alike."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that is tried. ``plan`` is how many more turns the player would take before it goes out.

    ``take`` tells of a draw; else ``discard`` goes, and ``lay`` is what is laid with it, if anything.
    """

    plan: int
    take: bool = False
    discard: Face | None = None
    lay: BestLay | None = None


class MonteCarloPolicy:
    """Tries its moves in up to ``worlds`` worlds.

    ``words`` are its own, ``opponent_of`` is what it thinks of a seat. It goes out only after ``patience``
    turns.
    """

    def __init__(self, worlds: int, words: WordSolvers, opponent_of: OpponentOf, patience: int = 0) -> None:
        self._worlds = worlds
        self._words = words
        self._opponent_of = opponent_of
        self._patience = patience

    def decide(self, observation: Observation, seed: int) -> Move:
        """The next move of the viewer. Raises ValueError where it is not the viewer's turn."""
        thought = self._think(observation, seed)
        return thought.draw() if observation.phase is Phase.DRAW else thought.play()

    def weigh(self, observation: Observation, moves: Sequence[Move], seed: int) -> NDArray[np.float64]:
        """What moves come to, each in the same worlds (moves, worlds).

        That is the viewer's points of the hand less those of the others on average. The moves must be legal.
        Raises ValueError where it is not the viewer's turn.
        """
        return self._think(observation, seed).weigh(moves)

    def _think(self, observation: Observation, seed: int) -> "_Thought":
        viewer = observation.viewer
        if viewer is None or not observation.is_my_turn:
            raise ValueError("it is not the viewer's turn")
        rules = observation.rules
        batch = self._words.batch(rules.min_word)
        # Of oneself one thinks with one's own words, and when to go out belongs to the plan of a move.
        seats = [
            Opponent(batch, 0) if index == viewer else self._opponent_of(index, seat, rules.min_word)
            for index, seat in enumerate(observation.seats)
        ]
        return _Thought(
            observation,
            viewer,
            np.random.PCG64(seed),
            self._worlds,
            self._patience,
            self._words.solver(rules.min_word, rules.duplicates),
            batch,
            seats,
        )


@dataclass(frozen=True, slots=True)
class _Lying:
    """The words that lie on the table, by seat (seats), as `Games` counts them.

    ``points`` with struck words and lost challenges, without the cards left over.
    """

    points: NDArray[np.int64]
    longest: NDArray[np.int64]
    words: NDArray[np.int64]


@dataclass(slots=True)
class _Thought:
    """One observation thought through."""

    observation: Observation
    viewer: SeatIndex
    chance: np.random.PCG64
    worlds: int
    patience: int
    solver: HandSolver
    batch: BatchSolver
    opponents: Sequence[Opponent]

    # -- the two decisions -----------------------------------------------------------------------------------
    def draw(self) -> Move:
        """The stock or the top discard."""
        if not may_draw_stock(self.observation):
            return TakeDiscard(self.viewer)
        if self.observation.upcard is None:
            return DrawStock(self.viewer)
        if self._nobody_follows():
            return self._last_draw(self.observation.upcard)
        plans = self._plans()
        best = self._best([Candidate(plan, take) for take in (False, True) for plan in plans])
        return TakeDiscard(self.viewer) if best.take else DrawStock(self.viewer)

    def _last_draw(self, upcard: Card) -> Move:
        """The last draw of a hand: nobody moves after this turn, so its worth is counted, not sampled."""
        hand = [PLACE_OF[face_of(card)] for card in self.observation.hand]
        unseen = np.array([PLACE_OF[face] for face in self.observation.unseen], np.intp)
        drawn, counts = np.unique(unseen, return_counts=True)
        top = PLACE_OF[face_of(upcard)]
        held = np.array([[*hand, card] for card in (top, *drawn.tolist())], np.intp)
        size = len(hand)
        # Every card may go but the top discard just taken, and its twins.
        kept = np.stack([np.delete(held, place, axis=1) for place in range(size + 1)], axis=1)
        chances = self._chances_as_it_lies(kept.reshape(-1, size)).reshape(len(held), size + 1)
        chances[0, held[0] == top] = -np.inf
        best = chances.max(axis=1)
        takes = best[0] * counts.sum() > best[1:] @ counts
        return TakeDiscard(self.viewer) if takes else DrawStock(self.viewer)

    def _chances_as_it_lies(self, hands: Places) -> NDArray[np.float64]:
        """The chance to win with the best lay of hands, against the words that lie on the table (hands)."""
        model, seats = self._model(), self.observation.seats
        lays = lays_of(self.batch, hands, model.most_words)
        number, letters = map(np.ravel, np.indices(lays.shape[1:]))
        lying = self._as_it_lies()
        longest, words = (np.tile(each, (len(number), 1)) for each in (lying.longest, lying.words))
        longest[:, self.viewer], words[:, self.viewer] = letters, number
        # What is left of the others' cards and was never shown counts as hidden cards do on average.
        card = np.mean([FACE_VALUES[face] for face in self.observation.unseen] or [0])
        left = [faces_value(view.shown) + round(card * (view.card_count - len(view.shown))) for view in seats]
        in_all = np.tile(lying.points - left, (len(hands), len(letters), 1))
        in_all[:, :, self.viewer] = lays.reshape(len(hands), -1) - self._lost_in_hand()
        totals = scored(model, in_all, longest, words)
        chances = self._chance_to_win(totals.reshape(-1, len(seats))).reshape(len(hands), -1)
        chances[lays.reshape(len(hands), -1) == NO_LAY] = -np.inf
        best: NDArray[np.float64] = chances.max(axis=1)
        return best

    def _lost_in_hand(self) -> int:
        """Points that lost challenges cost the viewer in this hand."""
        off_hand = self.observation.rules.challenge_from is ChallengeFrom.HAND
        return self.observation.seats[self.viewer].lost_challenges if off_hand else 0

    def play(self) -> Move:
        """Words and a discard, or a discard."""
        solution = self.solver.solve([face_of(card) for card in self.observation.hand])
        faces = faces_to_discard(self.observation)
        if self.observation.out_seat is not None:
            candidates = _worth_trying([lay for face in faces for lay in solution.trade_offs(face)])
        else:
            outs = self._ways_out(solution, faces)
            if outs and self._turns() >= STALEMATE_TURNS:
                candidates = outs
            else:
                candidates = [*outs, *self._discards(solution, faces)]
        best = self._best(candidates)
        if best.discard is None:
            raise AssertionError("only draws have no discard")
        return ending(self.observation, best.discard, () if best.lay is None else best.lay.words)

    def weigh(self, moves: Sequence[Move]) -> NDArray[np.float64]:
        """See `MonteCarloPolicy.weigh`."""
        ways = [self._ways(move) for move in moves]
        candidates = [way for each in ways for way in each]
        hands, stock = self._sample(self._affordable(len(candidates)))
        scores = self._scores(candidates, hands, stock)
        others = (scores.sum(axis=2) - scores[:, :, self.viewer]) / (scores.shape[2] - 1)
        ahead = scores[:, :, self.viewer] - others
        worth, first = [], 0
        for each in ways:
            # Of the plans that begin with a move, the one that is best on average.
            plans = ahead[first : first + len(each)]
            worth.append(plans[plans.mean(axis=1).argmax()])
            first += len(each)
        return np.array(worth)

    def _ways(self, move: Move) -> list[Candidate]:
        """All plans that begin with a move."""
        if isinstance(move, DrawStock | TakeDiscard):
            return [Candidate(plan, isinstance(move, TakeDiscard)) for plan in self._plans()]
        last = self.observation.out_seat is not None
        if isinstance(move, Discard) and not last:
            return [Candidate(plan, discard=face_of(move.card)) for plan in self._plans()]
        discard, words = (move.card, ()) if isinstance(move, Discard) else (move.discard, move.words)
        used = sum(map(cards_value, words))
        left = cards_value(self.observation.hand) - cards_value((discard,)) - used
        faces = tuple(tuple(map(face_of, word)) for word in words)
        lay = BestLay(face_of(discard), used - left, faces, goes_out=not left)
        return [Candidate(0, discard=lay.discard, lay=lay)]

    def _ways_out(self, solution: HandSolution, faces: Sequence[Face]) -> list[Candidate]:
        if self._turns() < self.patience or not may_go_out(self.observation):
            return []
        lays = [
            lay
            for face in faces
            if solution.goes_out(face)
            for lay in solution.trade_offs(face)
            if lay.goes_out
        ]
        return _worth_trying(lays)

    def _discards(self, solution: HandSolution, faces: Sequence[Face]) -> list[Candidate]:
        points = solution.points
        likely = sorted(faces, key=lambda face: (-points[face], FACE_VALUES[face], face))[:MOST_DISCARDS]
        return [Candidate(plan, discard=face) for face in likely for plan in self._plans()]

    def _plans(self) -> tuple[int, ...]:
        """To go out as soon as may be, or to wait. In a last turn there is nothing to plan."""
        if self.observation.out_seat is not None:
            return (0,)
        return (0,) if self._turns() >= STALEMATE_TURNS else (0, PATIENT_TURNS)

    def _turns(self) -> int:
        return self.observation.seats[self.viewer].turns_taken

    # -- trying ----------------------------------------------------------------------------------------------
    def _best(self, candidates: Sequence[Candidate]) -> Candidate:
        """The candidate that wins most, the first of equals."""
        if len(candidates) == 1:
            return candidates[0]
        settled = all(choice.lay is not None for choice in candidates) and self._nobody_follows()
        worlds = 1 if settled and not self._hidden_counts() else self.worlds
        racing = list(range(len(candidates)))
        worth = np.zeros((len(candidates), 0))
        best, work = 0, 0
        for start, stop in _stages(worlds):
            work += (stop - start) * self._work(len(racing))
            if start and work > MOST_WORK:
                break
            tried = self._try([candidates[number] for number in racing], *self._sample(stop - start))
            fresh = np.full((len(candidates), stop - start), -np.inf)
            fresh[racing] = tried
            worth = np.concatenate([worth, fresh], axis=1)
            means = worth[racing].mean(axis=1)
            best = racing[int(means.argmax())]
            racing = [number for number in racing if not _clearly_behind(worth[number], worth[best])]
            if len({(candidates[n].take, candidates[n].discard, candidates[n].lay) for n in racing}) == 1:
                # Only plans are left to choose from, and whichever it is, the move is the same.
                break
        return candidates[best]

    def _nobody_follows(self) -> bool:
        return self.observation.out_seat is not None and self.observation.last_turns == 1

    def _hidden_counts(self) -> bool:
        """Whether cards nobody has seen belong to what is scored already."""
        return any(
            seat.card_count and index != self.viewer for index, seat in enumerate(self.observation.seats)
        )

    def _affordable(self, candidates: int) -> int:
        """Worlds in which so many candidates can all be tried with the work allowed."""
        return max(6, min(self.worlds, MOST_WORK // self._work(candidates)))

    def _work(self, candidates: int) -> int:
        """What it takes at most to try so many candidates in one world."""
        seats = len(self.observation.seats)
        turns = seats + (0 if self.observation.out_seat is not None else 2 * seats)
        return candidates * turns * 2 << (self.observation.hand_size + 1)

    def _sample(self, worlds: int) -> tuple[Places, Places]:
        """See `worlds.sampled`."""
        return sampled(self.observation, self.opponents, self.chance, worlds)

    def _try(self, candidates: Sequence[Candidate], hands: Places, stock: Places) -> NDArray[np.float64]:
        """What each candidate is worth in each world."""
        scores = self._scores(candidates, hands, stock)
        return self._chance_to_win(scores.reshape(-1, scores.shape[2])).reshape(scores.shape[:2])

    def _scores(self, candidates: Sequence[Candidate], hands: Places, stock: Places) -> NDArray[np.int64]:
        """What every seat scores with each candidate in each world (candidates, worlds, seats)."""
        count, worlds = len(candidates), len(hands)
        games = self._games(np.tile(hands, (count, 1, 1)), np.tile(stock, (count, 1)))
        for number, choice in enumerate(candidates):
            self._make(choice, games, slice(number * worlds, (number + 1) * worlds))
        if any(choice.discard is None for choice in candidates):
            self._draw_and_discard(candidates, games, worlds)
        games.seat = (self.viewer + 1) % len(self.opponents)
        return play_on(self._model(), games).reshape(count, worlds, -1)

    def _model(self) -> TableModel:
        return TableModel(
            [other.solver for other in self.opponents],
            bonuses_in_play(self.observation.rules, len(self.opponents), self.observation.round_index),
            self.observation.rules.bonus_points,
            self.observation.rules.floor,
        )

    def _games(self, hands: Places, stock: Places) -> Games:
        """All games as the table lies now."""
        observation = self.observation
        count = len(hands)
        out = NOBODY if observation.out_seat is None else observation.out_seat
        laid, lying = np.array(self._lies()), self._as_it_lies()
        held = np.arange(hands.shape[2]) < np.array([[view.card_count] for view in observation.seats])
        left = np.where(held, VALUES[hands], 0).sum(axis=2)
        upcard = observation.upcard
        waits = [other.waits_in(observation) for other in self.opponents]
        return Games(
            hands=hands,
            stock=stock if stock.shape[1] else np.tile(_WHOLE_DECK, (count, 1)),
            drawn=np.zeros(count, np.intp),
            top=np.full(count, 0 if upcard is None else PLACE_OF[face_of(upcard)], np.intp),
            seat=self.viewer,
            out=np.full(count, out, np.intp),
            last_turns=np.full(count, observation.last_turns, np.intp),
            turns=np.tile(np.array([view.turns_taken for view in observation.seats], np.int64), (count, 1)),
            waits=np.tile(np.array(waits, np.int64), (count, 1)),
            laid=np.tile(laid, (count, 1)),
            points=np.where(laid, lying.points - left, 0),
            longest=np.tile(lying.longest, (count, 1)),
            words=np.tile(lying.words, (count, 1)),
        )

    def _as_it_lies(self) -> "_Lying":
        """What the words on the table come to; what is left in the hands is not in it."""
        views = self.observation.seats
        standing = [
            [word.cards for word in view.laid if word.judgment is not Judgment.STRUCK] for view in views
        ]
        return _Lying(
            np.array([self._points_of(view) for view in views], np.int64),
            np.array([max(map(letter_count, words), default=0) for words in standing], np.int64),
            np.array([len(words) for words in standing], np.int64),
        )

    def _lies(self) -> list[bool]:
        """Whose turns of this hand are over."""
        observation = self.observation
        seats = len(observation.seats)
        if observation.out_seat is None:
            return [False] * seats
        to_come = {(self.viewer + step) % seats for step in range(observation.last_turns)}
        return [seat not in to_come for seat in range(seats)]

    def _points_of(self, view: SeatView) -> int:
        """What laid words count, struck ones and lost challenges included."""
        rules = self.observation.rules
        points = 0
        for word in view.laid:
            value = cards_value(word.cards)
            points += -struck_cost(value, rules.failed_word) if word.judgment is Judgment.STRUCK else value
        return points - (view.lost_challenges if rules.challenge_from is ChallengeFrom.HAND else 0)

    def _make(self, choice: Candidate, games: Games, rows: slice) -> None:
        """Makes a candidate's move in its games; a draw waits for `_draw_and_discard`."""
        seat = self.viewer
        games.waits[rows, seat] = max(self._turns() + choice.plan, self.patience)
        hand = [PLACE_OF[face_of(card)] for card in self.observation.hand]
        if choice.discard is None:
            games.hands[rows, seat] = hand
            return
        hand.remove(PLACE_OF[choice.discard])
        games.hands[rows, seat] = hand
        games.top[rows] = PLACE_OF[choice.discard]
        games.turns[rows, seat] += 1
        if self.observation.out_seat is not None:
            games.last_turns[rows] -= 1
        elif choice.lay is not None:
            games.out[rows] = seat
            games.last_turns[rows] = len(self.opponents) - 1
        if choice.lay is not None:
            games.laid[rows, seat] = True
            games.points[rows, seat] = choice.lay.points - self._lost_in_hand()
            games.longest[rows, seat] = choice.lay.longest
            games.words[rows, seat] = len(choice.lay.words)

    def _draw_and_discard(self, candidates: Sequence[Candidate], games: Games, worlds: int) -> None:
        """Ends the turn of candidates that draw: with the best discard at sight, or by going out."""
        seat, size = self.viewer, self.observation.hand_size
        take = np.repeat([choice.take for choice in candidates], worlds)
        rows = np.arange(len(games))
        hands = np.concatenate(
            [games.hands[:, seat], np.where(take, games.top, games.stock[:, 0])[:, None]], axis=1
        )
        games.drawn += ~take
        scores = scores_of(self.batch, hands)
        points = scores.points.astype(np.int64)
        back = take[:, None] & (hands == hands[:, size, None])
        points[back] = NEVER
        if self.observation.out_seat is not None:
            end_last_turn(self._model(), games, rows, hands, points)
            return
        may = (games.turns[:, seat] >= games.waits[:, seat]) & may_go_out(self.observation)
        end_turn(self._model(), games, rows, hands, points, scores.goes_out & may[:, None] & ~back)

    def _chance_to_win(self, scores: NDArray[np.int64]) -> NDArray[np.float64]:
        """How likely the viewer wins the game after such scores of this hand."""
        totals = np.array([seat.total for seat in self.observation.seats]) + scores
        lead = np.delete(totals[:, [self.viewer]] - totals, self.viewer, axis=1)
        to_come = len(self.observation.rules.hand_sizes) - self.observation.round_index - 1
        spread = HAND_SPREAD * math.sqrt(to_come)
        # In the last hand a point more or less counts only where it decides, and a little, to have a reason.
        chance = 1 / (1 + np.exp(-np.clip(1.7 * lead / max(spread, 0.8), -30, 30)))
        won: NDArray[np.float64] = chance.prod(axis=1) + 1e-4 * lead.min(axis=1)
        return won


_WHOLE_DECK: Final = np.arange(len(FACES), dtype=np.intp)
_WHOLE_DECK.setflags(write=False)


def _worth_trying(lays: Sequence[BestLay]) -> list[Candidate]:
    """Lays of which none is behind another in points, longest word and number of words, the dearest first.

    What is discarded may serve the next player, so another discard is tried where it costs little.
    """
    kept: list[BestLay] = []
    for lay in sorted(lays, key=lambda lay: (-lay.points, -lay.longest, -len(lay.words), lay.discard)):
        better = any(
            other.points >= lay.points + (0 if other.discard == lay.discard else NEARLY)
            and other.longest >= lay.longest
            and len(other.words) >= len(lay.words)
            for other in kept
        )
        if not better:
            kept.append(lay)
    return [Candidate(0, discard=lay.discard, lay=lay) for lay in kept[:MOST_LAYS]]


def _stages(worlds: int) -> list[tuple[int, int]]:
    """Parts of the worlds, each as many as all before it: after each of them moves may be given up."""
    ends = [0]
    while ends[-1] < worlds:
        ends.append(min(worlds, max(FEW_WORLDS, 2 * ends[-1])))
    return list(pairwise(ends))


def _clearly_behind(worth: NDArray[np.float64], best: NDArray[np.float64]) -> bool:
    """Whether one is behind the best by more than chance would have it."""
    if not np.isfinite(worth).all():
        return True
    behind = best - worth
    error = behind.std() / math.sqrt(len(behind))
    return bool(behind.mean() > CLEARLY * error and behind.any())
