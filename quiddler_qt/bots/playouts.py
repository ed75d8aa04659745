"""Hands of cards played to their end, hundreds side by side, with every seat's cards known.

A game is a row of every array. In all games the same seat is on turn, so each step is one call of the batch
solver. Everybody plays plainly: takes the top discard where that is worth more than a card of the stock, goes
out when it can and is not waiting, else keeps the cards that score most. Whoever lays, lays what scores most
as the table lies.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.faces import VALUES
from quiddler_qt.bots.hand_batch import BatchSolver, Scores
from quiddler_qt.bots.word_table import FACE_NUMBERS
from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.rules import Bonus, Floor

MOST_ROUNDS: Final = 8
"""After so many turns each a hand is scored as it lies."""
DRAW_WORTH: Final = 4
"""What a card of the stock brings on average, in points: less is not taken from the discards."""
MOST_WORDS: Final = 5
"""Where the number of words counts, more than so many count as so many: it is rare, and costly to tell."""
LAST_DISCARDS: Final = 3
"""So many discards are tried in a last turn, where the bonuses count."""

NOBODY: Final = -1
NEVER: Final = -(10**6)
"""Points of a discard that cannot be."""

Places = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class TableModel:
    """What is the same in all games: how each seat solves its hands, and what counts.

    ``bonuses`` are those in play, ``bonus_points`` what each is worth.
    """

    solvers: Sequence[BatchSolver]
    bonuses: frozenset[Bonus]
    bonus_points: int
    floor: Floor

    @property
    def seat_count(self) -> int:
        """Seats at the table."""
        return len(self.solvers)

    @property
    def most_words(self) -> int:
        """As in `BatchSolver.lays`: numbers of words are told apart only where a bonus depends on them."""
        return MOST_WORDS if Bonus.MOST in self.bonuses else 1


@dataclass(slots=True)
class Games:
    """Games to be played on: changed by `play_on`. Faces are places in FACES.

    ``hands`` (games, seats, cards); ``stock`` (games, cards), the next one first, and ``drawn`` how many are
    gone; ``top`` is the top discard, ``seat`` on turn; ``out`` who went out, NOBODY before; ``last_turns``
    how many are left. ``turns`` (games, seats) were taken, and nobody goes out before ``waits`` of them.

    ``laid`` (games, seats) tells whose words lie already. Of those ``points`` is what their cards come to,
    ``longest`` the letters of their longest word and ``words`` their number.
    """

    hands: Places
    stock: Places
    drawn: Places
    top: Places
    seat: SeatIndex
    out: Places
    last_turns: Places
    turns: NDArray[np.int64]
    waits: NDArray[np.int64]
    laid: NDArray[np.bool_]
    points: NDArray[np.int64]
    longest: NDArray[np.int64]
    words: NDArray[np.int64]

    def __len__(self) -> int:
        """The number of games."""
        return len(self.top)


def scores_of(solver: BatchSolver, hands: Places) -> Scores:
    """As `BatchSolver.scores`; hands that hold the same cards are solved once.

    The same worlds are played with every move that is tried, so most hands come many times.
    """
    order = hands.argsort(axis=1, kind="stable")
    held = np.take_along_axis(hands, order, axis=1)
    first, which = _distinct(held)
    found = solver.scores(held[first])
    points, goes_out = np.empty(hands.shape, np.int16), np.empty(hands.shape, np.bool_)
    np.put_along_axis(points, order, found.points[which], axis=1)
    np.put_along_axis(goes_out, order, found.goes_out[which], axis=1)
    return Scores(points, goes_out)


def lays_of(solver: BatchSolver, hands: Places, most_words: int) -> NDArray[np.int16]:
    """As `BatchSolver.lays`; hands that hold the same cards are solved once."""
    first, which = _distinct(hands)
    return solver.lays(hands[first], most_words=most_words)[which]


def _distinct(hands: Places) -> tuple[Places, Places]:
    """One hand for each that holds other cards, and for every hand which of those it is."""
    _, first, which = np.unique(FACE_NUMBERS[hands].sum(axis=1), return_index=True, return_inverse=True)
    return first, which


def play_on(model: TableModel, games: Games) -> NDArray[np.int64]:
    """Plays games to the end of the hand; what every seat scores in it, bonuses included (games, seats)."""
    count = model.seat_count
    for _ in range(MOST_ROUNDS * count):
        going = np.flatnonzero((games.out == NOBODY) | (games.last_turns > 0))
        if not len(going):
            break
        _turn(model, games, going)
        games.seat = (games.seat + 1) % count
    # Hands that nobody has ended are scored as they lie.
    for _ in range(count):
        todo = np.flatnonzero(~games.laid[:, games.seat])
        if len(todo):
            lay_hand(model, games, todo)
        games.seat = (games.seat + 1) % count
    return scored(model, games.points, games.longest, games.words)


def _turn(model: TableModel, games: Games, going: Places) -> None:
    """One turn of the seat in some games."""
    seat, solver = games.seat, model.solvers[games.seat]
    size = games.hands.shape[2]
    last = games.out[going] != NOBODY
    may_go_out = ~last & (games.turns[going, seat] >= games.waits[going, seat])
    hands = np.concatenate([games.hands[going, seat], games.top[going, None]], axis=1)
    scores = scores_of(solver, hands)
    points, goes_out = scores.points.astype(np.int64), scores.goes_out & may_go_out[:, None]
    # The last place is the top discard: to give it back is to leave it.
    takes = goes_out[:, :size].any(axis=1) | (points[:, :size].max(axis=1) > points[:, size] + DRAW_WORTH)
    points[takes, size] = NEVER
    goes_out[takes, size] = False
    draws = np.flatnonzero(~takes)
    if len(draws):
        here = going[draws]
        hands[draws, size] = games.stock[here, games.drawn[here] % games.stock.shape[1]]
        games.drawn[here] += 1
        drawn = scores_of(solver, hands[draws])
        points[draws] = drawn.points
        goes_out[draws] = drawn.goes_out & may_go_out[draws, None]
    end_turn(model, games, going[~last], hands[~last], points[~last], goes_out[~last])
    end_last_turn(model, games, going[last], hands[last], points[last])


def end_turn(
    model: TableModel,
    games: Games,
    going: Places,
    hands: Places,
    points: NDArray[np.int64],
    goes_out: NDArray[np.bool_],
) -> None:
    """Ends the turn of the seat in some games: it goes out where it can, else keeps what scores most.

    ``hands`` with the drawn card; ``points`` and ``goes_out`` of every discard, as they are to count.
    """
    seat, size = games.seat, games.hands.shape[2]
    ends = goes_out.any(axis=1)
    discard = np.where(ends, np.where(goes_out, points, NEVER).argmax(axis=1), points.argmax(axis=1))
    rows = np.arange(len(going))
    games.top[going] = hands[rows, discard]
    kept = hands.copy()
    kept[rows, discard] = hands[:, size]
    games.hands[going, seat] = kept[:, :size]
    games.turns[going, seat] += 1
    out = going[ends]
    if len(out):
        games.out[out] = seat
        games.last_turns[out] = model.seat_count - 1
        lay_hand(model, games, out, whole=True)


def end_last_turn(
    model: TableModel, games: Games, going: Places, hands: Places, points: NDArray[np.int64]
) -> None:
    """Ends the last turn of the seat in some games: it lays what is worth most as the table lies.

    The card that goes is one of the few whose loss costs the fewest points, so that a bonus may decide.
    """
    if not len(going):
        return
    seat, size = games.seat, games.hands.shape[2]
    tried = np.argsort(-points, axis=1, kind="stable")[:, :LAST_DISCARDS]
    places = np.arange(size)
    kept = np.take_along_axis(hands[:, None], places + (places >= tried[:, :, None]), axis=2)
    count = tried.shape[1]
    lays = _lays(model, games, kept.reshape(-1, size))
    worth = _worth_as_it_lies(model, games, np.repeat(going, count), lays)
    worth[np.take_along_axis(points, tried, axis=1).reshape(-1) == NEVER] = NEVER
    worth = worth.reshape(len(going), -1)
    which, lay = np.divmod(worth.argmax(axis=1), worth.shape[1] // count)
    rows = np.arange(len(going))
    games.top[going] = hands[rows, tried[rows, which]]
    games.hands[going, seat] = kept[rows, which]
    games.turns[going, seat] += 1
    games.last_turns[going] -= 1
    _put_down(games, going, lays[rows * count + which], lay)


def lay_hand(model: TableModel, games: Games, going: Places, *, whole: bool = False) -> None:
    """The seat lays what is worth most as the table lies, in some games: with ``whole`` all its cards."""
    hands = games.hands[going, games.seat]
    lays = _lays(model, games, hands)
    worth = _worth_as_it_lies(model, games, going, lays)
    if whole:
        worth[lays < VALUES[hands].sum(axis=1)[:, None, None]] = NEVER
    _put_down(games, going, lays, worth.reshape(len(going), -1).argmax(axis=1))


def _lays(model: TableModel, games: Games, hands: Places) -> NDArray[np.int16]:
    return lays_of(model.solvers[games.seat], hands, model.most_words)


def _worth_as_it_lies(
    model: TableModel, games: Games, going: Places, lays: NDArray[np.int16]
) -> NDArray[np.float64]:
    """What lays of the seat are worth against the words that lie in those games."""
    others = np.delete(np.arange(model.seat_count), games.seat)
    laid = games.laid[going][:, others]
    longest = np.where(laid, games.longest[going][:, others], 0)
    words = np.where(laid, games.words[going][:, others], 0)
    return _worth_of_lays(model, lays, longest, words)


def _put_down(games: Games, going: Places, lays: NDArray[np.int16], chosen: Places) -> None:
    """Lays of some games are laid: the ones ``chosen`` by number of words and letters in one."""
    seat = games.seat
    number, letters = np.divmod(chosen, lays.shape[2])
    games.points[going, seat] = lays[np.arange(len(going)), number, letters]
    games.longest[going, seat] = letters
    games.words[going, seat] = number
    games.laid[going, seat] = True


def _worth_of_lays(
    model: TableModel, lays: NDArray[np.int16], longest: NDArray[np.int64], words: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Points and bonuses of lays (hands, number of words, letters), as from `BatchSolver.lays`.

    ``longest`` and ``words`` are what the others have laid (hands, others): a bonus is won, or taken from
    another.
    """
    worth = lays.astype(np.float64)
    spoilt = 1 / longest.shape[1]
    if Bonus.LONGEST in model.bonuses:
        letters = np.arange(lays.shape[2])
        gain = _gain(letters[None], longest, spoilt)
        worth += (model.bonus_points * gain + 0.2 * letters[None])[:, None, :]
    if Bonus.MOST in model.bonuses:
        number = np.arange(lays.shape[1])
        gain = _gain(number[None], words, spoilt)
        worth += (model.bonus_points * gain + 0.2 * number[None])[:, :, None]
    return worth


def _gain(own: NDArray[np.int64], others: NDArray[np.int64], spoilt: float) -> NDArray[np.float64]:
    """In bonuses: 1 to be ahead of the others, and ``spoilt`` where one of them would have been alone."""
    best = others.max(axis=1, keepdims=True)
    alone = ((others == best).sum(axis=1, keepdims=True) == 1) & (best > 0)
    ahead = (own > best) & (own > 0)
    gain: NDArray[np.float64] = ahead + spoilt * (alone & (own >= best))
    return gain


def scored(
    model: TableModel, points: NDArray[np.int64], longest: NDArray[np.int64], words: NDArray[np.int64]
) -> NDArray[np.int64]:
    """The scores of the hand, bonuses and floor included (rules 9), of arrays (..., seats)."""
    bonus = np.zeros_like(points)
    for kind, marks in ((Bonus.LONGEST, longest), (Bonus.MOST, words)):
        if kind in model.bonuses:
            best = marks.max(axis=-1, keepdims=True)
            winners = (marks == best) & (best > 0)
            bonus += model.bonus_points * (winners & (winners.sum(axis=-1, keepdims=True) == 1))
    in_all: NDArray[np.int64] = points + bonus
    match model.floor:
        case Floor.HAND:
            in_all = np.maximum(0, in_all)
        case Floor.CARDS:
            in_all = np.maximum(0, points) + bonus
        case Floor.GAME | Floor.NONE:
            pass
    return in_all
