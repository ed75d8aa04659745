"""Sampled worlds: ways in which the hidden cards of a table may lie.

Not all are as likely: who has had turns has kept what served it, and would have gone out if it could. So each
seat plays its last turns in thought, and is dealt other cards where it would have played otherwise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from quiddler_qt.bots.faces import PLACE_OF
from quiddler_qt.bots.opponents import Opponent
from quiddler_qt.bots.playouts import Places, scores_of
from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import face_of
from quiddler_qt.engine.observation import Observation

REMEMBERED_TURNS: Final = 3
"""So many turns of the others are imagined, to have made their hands better than chance."""
SECOND_THOUGHTS: Final = 8
"""So often another hand is thought of for a seat that would hardly have played as it did."""
ODD: Final = 4
"""So many points nobody is thought to give away with a discard."""
OUT_WORTH: Final = 40
"""What it would have been worth in points to go out, to one who does so at once."""


def sampled(
    observation: Observation, opponents: Sequence[Opponent], chance: np.random.PCG64, worlds: int
) -> tuple[Places, Places]:
    """Hands of all seats (worlds, seats, cards) and what lies in the stock (worlds, cards), next one first.

    Everybody holds what it has shown. The viewer's own hand is left empty; ``opponents`` is what it thinks of
    every seat.
    """
    return _Sampling(observation, opponents, chance).sample(worlds)


@dataclass(frozen=True, slots=True)
class _Sampling:
    """One observation, of which worlds are sampled."""

    observation: Observation
    opponents: Sequence[Opponent]
    chance: np.random.PCG64

    def sample(self, worlds: int) -> tuple[Places, Places]:
        """See `sampled`."""
        observation = self.observation
        unseen = np.array([PLACE_OF[face] for face in observation.unseen], np.intp)
        to_come = min(observation.stock_count, len(observation.seats))
        pool = self._dealt(unseen, worlds, to_come)
        size = observation.hand_size
        hands = np.zeros((worlds, len(observation.seats), size), np.intp)
        used = to_come
        for index, seat in enumerate(observation.seats):
            if index == observation.viewer:
                continue
            hidden = seat.card_count - len(seat.shown)
            hands[:, index, : len(seat.shown)] = [PLACE_OF[face] for face in seat.shown]
            hands[:, index, len(seat.shown) : seat.card_count] = pool[:, used : used + hidden]
            used += hidden
        stock = np.concatenate([pool[:, :to_come], pool[:, used:]], axis=1)
        for index, seat in enumerate(observation.seats):
            if index != observation.viewer and seat.card_count == size and seat.turns_taken:
                self._suppose(index, hands, stock, to_come)
                # The next seat's were other cards; the ones to come stay where they are.
                stock[:, to_come:] = np.roll(stock[:, to_come:], REMEMBERED_TURNS, axis=1)
        return hands, stock

    def _suppose(self, seat: SeatIndex, hands: Places, stock: Places, to_come: int) -> None:
        """Gives a seat hands with which it would have played as it did; changes hands and stock.

        Its last turns are played in thought. Where it would have gone out, or would have kept what it has
        discarded, it gets other cards of the stock, a few times over; the likeliest hand stays.
        """
        shown = len(self.observation.seats[seat].shown)
        oddness = self._played_in_thought(seat, hands, stock)
        for _ in range(SECOND_THOUGHTS):
            odd = np.flatnonzero(oddness > ODD)
            if not len(odd):
                return
            pool = np.concatenate([hands[odd, seat, shown:], stock[odd, to_come:]], axis=1)
            lots = self.chance.random_raw(pool.size).reshape(pool.shape)
            pool = np.take_along_axis(pool, np.argsort(lots, axis=1, kind="stable"), axis=1)
            hidden = hands.shape[2] - shown
            others, left = hands[odd], stock[odd]
            others[:, seat, shown:], left[:, to_come:] = pool[:, :hidden], pool[:, hidden:]
            fresh = self._played_in_thought(seat, others, left)
            likelier = fresh < oddness[odd]
            odd = odd[likelier]
            hands[odd], stock[odd] = others[likelier], left[likelier]
            oddness[odd] = fresh[likelier]

    def _played_in_thought(self, seat: SeatIndex, hands: Places, stock: Places) -> NDArray[np.int64]:
        """Plays the last turns of a seat with cards of the stock; changes its hands and the stock.

        Tells how odd what it did would have been, in points given away.
        """
        view, opponent = self.observation.seats[seat], self.opponents[seat]
        rows, size, shown = np.arange(len(hands)), hands.shape[2], len(view.shown)
        turns = min(view.turns_taken, REMEMBERED_TURNS, stock.shape[1])
        oddness = np.zeros(len(hands), np.int64)
        discarded = self._discard_of(seat)
        for turn in range(turns, 0, -1):
            known = turn == 1 and discarded is not None
            drawn = np.full(len(hands), discarded) if known else stock[:, -turn]
            held = np.concatenate([hands[:, seat], drawn[:, None]], axis=1)
            scores = scores_of(opponent.solver, held)
            would = opponent.eager and view.turns_taken - turn >= opponent.waits_in(self.observation)
            goes_out = scores.goes_out.any(axis=1) & would
            oddness += OUT_WORTH * goes_out
            if known:
                oddness += np.maximum(0, scores.points.max(axis=1).astype(np.int64) - scores.points[:, size])
                continue
            # What it has shown it still holds, and those cards come first.
            gone = np.where(goes_out, size, scores.points[:, shown:].argmax(axis=1) + shown)
            stock[:, -turn] = held[rows, gone]
            held[rows, gone] = held[:, size]
            hands[:, seat] = held[:, :size]
        return oddness

    def _discard_of(self, seat: SeatIndex) -> int | None:
        """Which card a seat has discarded in its last turn; only of the one before the viewer it shows."""
        observation = self.observation
        if (seat + 1) % len(observation.seats) != observation.viewer:
            return None
        card = observation.taken if observation.taken_from_discards else observation.upcard
        return None if card is None else PLACE_OF[face_of(card)]

    def _dealt(self, unseen: Places, worlds: int, evenly: int) -> Places:
        """The cards nobody has seen in another order in every world.

        Of the first ones, so many as ``evenly`` says, each face comes as often over all worlds as it should:
        they are the next draws, and all else is less by chance for it.
        """
        count = len(unseen)
        lots = self.chance.random_raw(worlds * count).reshape(worlds, count)
        rows = np.arange(worlds)
        for place in range(evenly):
            turns = np.argsort(self.chance.random_raw(worlds), kind="stable")
            start = int(self.chance.random_raw()) % worlds
            drawn = ((turns * worlds + start) * count // (worlds * worlds)) % count
            # Of the cards still there, the next one along.
            taken = lots[rows, drawn] < place
            while taken.any():
                drawn[taken] = (drawn[taken] + 1) % count
                taken = lots[rows, drawn] < place
            lots[rows, drawn] = place
        return unseen[np.argsort(lots, axis=1, kind="stable")]
