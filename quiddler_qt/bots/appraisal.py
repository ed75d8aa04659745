"""What moves are worth: the rest of the hand is played out many times, with the hidden cards dealt by chance.

All moves are tried in the same worlds, so that luck falls out of the comparison. In a world everybody plays
plainly: takes the top discard only to go out with it, goes out as soon as it can, else keeps what scores
most. What comes out is the own score of the hand less what the others score on average, in points.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final

from quiddler_qt.bots.hand_solver import BestLay, HandSolver, WordFaces
from quiddler_qt.bots.policies import Move
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, SeatIndex, TakeDiscard
from quiddler_qt.engine.cards import ALL_CARDS, FACES, Card, Face, cards_showing, face_of
from quiddler_qt.engine.legality import FIRST_HANDS
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Bonus, FirstTurn, bonuses_in_play
from quiddler_qt.engine.scoring import SeatLay, score_round
from quiddler_qt.engine.state import Judgment

FIRST_LOOK: Final = 6
"""In so many worlds every move is tried; the best ones go on."""
FINALISTS: Final = 4
MOST_TURNS: Final = 15
"""A hand that nobody has ended after so many turns a seat is scored as it lies."""

_CARD_OF: Final = {face: cards_showing(face)[0] for face in FACES}


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and what it is worth in points. ``error`` is the standard error of its distance to the best."""

    move: Move
    worth: float
    error: float = 0.0


@dataclass(slots=True)
class _Player:
    """A seat in a world: its hand, and what it has laid."""

    hand: list[Face]
    turns: int
    laid: tuple[WordFaces, ...] = ()
    struck: tuple[WordFaces, ...] = ()
    lost: int = 0


@dataclass(slots=True)
class _World:
    """One way the hidden cards may lie. ``stock`` and ``discards`` have their top last."""

    players: list[_Player]
    stock: list[Face]
    discards: list[Face]
    out: bool
    last_turns: int
    chance: Random = field(default_factory=Random)


class Appraiser:
    """Weighs moves of an observation's viewer.

    ``own`` solves the viewer's hands and ``others`` those of the other seats: they may know fewer words.
    """

    def __init__(self, own: HandSolver, others: HandSolver) -> None:
        self._own = own
        self._others = others

    def weigh(
        self,
        observation: Observation,
        moves: Sequence[Move],
        worlds: int,
        seed: int,
        kept: Move | None = None,
    ) -> Iterator[tuple[Choice, ...] | None]:
        """The moves with their worth, the best first, at last; before that None after every hand played out.

        ``kept`` is tried in all ``worlds`` however it does at first. The moves must be legal for the viewer.
        Raises ValueError without a viewer.
        """
        if observation.viewer is None:
            raise ValueError("nobody looks")
        results: dict[Move, list[float]] = {move: [] for move in moves}
        racing = list(results)
        for number in range(worlds):
            if number == FIRST_LOOK and len(racing) > FINALISTS:
                best_first = sorted(racing, key=lambda move: -sum(results[move]))
                racing = best_first[:FINALISTS]
                if kept in results and kept not in racing:
                    racing.append(kept)
            for move in racing:
                results[move].append(self._play_out(observation, observation.viewer, move, seed + number))
                yield None
        yield _ranked(results)

    # -- one world -------------------------------------------------------------------------------------------
    def _play_out(self, observation: Observation, viewer: SeatIndex, move: Move, seed: int) -> float:
        world = _deal_world(observation, viewer, seed)
        me = world.players[viewer]
        match move:
            case TakeDiscard():
                me.hand.append(world.discards.pop())
                self._end_turn(observation, world, viewer, viewer)
            case DrawStock():
                me.hand.append(_from_stock(world))
                self._end_turn(observation, world, viewer, viewer)
            case Discard(_, card):
                _end_with(world, viewer, face_of(card), ())
            case LayDown(_, words, card):
                _end_with(world, viewer, face_of(card), tuple(tuple(map(face_of, word)) for word in words))
        count = len(world.players)
        seat = viewer
        for _ in range(MOST_TURNS * count):
            if world.out and not world.last_turns:
                break
            seat = (seat + 1) % count
            self._turn(observation, world, seat, viewer)
        return _margin(observation, world, viewer)

    def _turn(self, observation: Observation, world: _World, seat: SeatIndex, viewer: SeatIndex) -> None:
        player = world.players[seat]
        solver = self._own if seat == viewer else self._others
        if world.discards and self._may_go_out(observation, world, seat):
            # A card is never taken to be given away.
            top = world.discards[-1]
            solution = solver.solve([*player.hand, top])
            if any(solution.goes_out(face) for face in solution if face != top):
                player.hand.append(world.discards.pop())
                self._end_turn(observation, world, seat, viewer)
                return
        player.hand.append(_from_stock(world))
        self._end_turn(observation, world, seat, viewer)

    def _end_turn(self, observation: Observation, world: _World, seat: SeatIndex, viewer: SeatIndex) -> None:
        """Lays or discards with the drawn card in the hand."""
        player = world.players[seat]
        solution = (self._own if seat == viewer else self._others).solve(player.hand)
        if world.out:
            faces = sorted(solution, key=lambda face: -solution.points[face])[:2]
            lays = [lay for face in faces for lay in solution.trade_offs(face)]
            best = max(lays, key=lambda lay: lay.points + _bonus(observation, world, seat, lay))
            _end_with(world, seat, best.discard, best.words)
            return
        if self._may_go_out(observation, world, seat):
            outs = [face for face in solution if solution.goes_out(face)]
            if outs:
                face = max(outs, key=lambda face: solution.points[face])
                _end_with(world, seat, face, solution[face].words)
                return
        _end_with(world, seat, max(solution, key=lambda face: solution.points[face]), ())

    def _may_go_out(self, observation: Observation, world: _World, seat: SeatIndex) -> bool:
        if world.out:
            return False
        first = world.players[seat].turns == 0
        match observation.rules.no_going_out_on_first_turn:
            case FirstTurn.OFF:
                return True
            case FirstTurn.ON:
                return not first
            case FirstTurn.FIRST_FOUR_HANDS:
                return not first or observation.round_index >= FIRST_HANDS


def _ranked(results: dict[Move, list[float]]) -> tuple[Choice, ...]:
    """Moves that were tried in more worlds come first: the others had fallen behind."""
    if not any(results.values()):
        return tuple(Choice(move, 0.0) for move in results)
    order = sorted(results, key=lambda move: (-len(results[move]), -_mean(results[move])))
    best = results[order[0]]
    return tuple(
        Choice(move, _mean(results[move]), _error([a - b for a, b in zip(best, results[move], strict=False)]))
        for move in order
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(values) < 2:
        return 0.0
    mean = _mean(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _deal_world(observation: Observation, viewer: SeatIndex, seed: int) -> _World:
    chance = Random(seed)  # noqa: S311  # a thought, no secret: it must come out the same every time
    hidden = list(observation.unseen)
    chance.shuffle(hidden)
    players = []
    for seat, view in enumerate(observation.seats):
        standing = tuple(
            tuple(map(face_of, word.cards)) for word in view.laid if word.judgment is not Judgment.STRUCK
        )
        struck = tuple(
            tuple(map(face_of, word.cards)) for word in view.laid if word.judgment is Judgment.STRUCK
        )
        if seat == viewer:
            hand = [face_of(card) for card in observation.hand]
        else:
            hand = hidden[: view.card_count]
            del hidden[: view.card_count]
        players.append(_Player(hand, view.turns_taken, standing, struck, view.lost_challenges))
    return _World(
        players=players,
        stock=hidden,
        discards=[face_of(card) for card in observation.discards],
        out=observation.out_seat is not None,
        last_turns=observation.last_turns,
        chance=chance,
    )


def _from_stock(world: _World) -> Face:
    """The next card; the discards but the top one are shuffled when none is left (rules 7.1)."""
    if not world.stock:
        world.stock, world.discards = world.discards[:-1], world.discards[-1:]
        world.chance.shuffle(world.stock)
    # Where the viewer may not look at the discards, nobody knows of what the new stock is made.
    return world.stock.pop() if world.stock else face_of(world.chance.choice(ALL_CARDS))


def _end_with(world: _World, seat: SeatIndex, discard: Face, words: tuple[WordFaces, ...]) -> None:
    player = world.players[seat]
    player.hand.remove(discard)
    for word in words:
        for face in word:
            player.hand.remove(face)
    player.turns += 1
    world.discards.append(discard)
    if world.out:
        player.laid = words
        world.last_turns -= 1
    elif words:
        player.laid = words
        world.out = True
        world.last_turns = len(world.players) - 1


def _bonus(observation: Observation, world: _World, seat: SeatIndex, lay: BestLay) -> int:
    """Points of the bonuses this lay would win against the words that lie there (rules 9.2)."""
    others = [player.laid for index, player in enumerate(world.players) if index != seat]
    in_play = bonuses_in_play(observation.rules, len(world.players), observation.round_index)
    longest = max((len("".join(word)) for words in others for word in words), default=0)
    won = (Bonus.LONGEST in in_play and lay.longest > longest) + (
        Bonus.MOST in in_play and len(lay.words) > max(map(len, others))
    )
    return observation.rules.bonus_points * won


def _margin(observation: Observation, world: _World, viewer: SeatIndex) -> float:
    """The viewer's points of the hand less those of the others on average, by the engine's own score."""
    scores = score_round(
        tuple(
            SeatLay(
                standing=tuple(_cards(word) for word in player.laid),
                struck=tuple(_cards(word) for word in player.struck),
                unused=_cards(player.hand),
                lost_challenges=player.lost,
            )
            for player in world.players
        ),
        tuple(seat.total for seat in observation.seats),
        observation.rules,
        bonuses_in_play(observation.rules, len(world.players), observation.round_index),
    )
    hands = [score.hand - score.from_total for score in scores]
    own = hands.pop(viewer)
    return own - sum(hands) / len(hands)


def _cards(faces: Sequence[Face]) -> tuple[Card, ...]:
    """Cards that show these faces; which of them is the same to a score."""
    return tuple(_CARD_OF[face] for face in faces)
