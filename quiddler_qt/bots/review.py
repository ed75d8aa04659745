"""A finished hand looked at again: every decision of every seat as it stood, and what was made of it.

A decision is judged by what its seat could know then. Only what is told about bonuses looks at the words of
all seats, which lie open by then. Hands that are not over are no part of a review.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from quiddler_qt.bots.advice import Advice, more_avoided
from quiddler_qt.bots.appraisal import Choice
from quiddler_qt.bots.policies import Move
from quiddler_qt.engine.actions import (
    Discard,
    DrawStock,
    GatherCards,
    LayDown,
    Rule,
    SeatIndex,
    TakeDiscard,
)
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.events import WordStruck
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Bonus, bonuses_in_play
from quiddler_qt.engine.scoring import SeatScore, score_round
from quiddler_qt.engine.state import GameState, new_game
from quiddler_qt.engine.transitions import apply, seat_lays
from quiddler_qt.engine.visibility import observe

CLEAR_POINTS: Final = 1.0
CLEAR_ERRORS: Final = 2.5
"""A move cost something only where that is so many points, and so many times what chance alone may do."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision: what the seat saw, and its move. ``index`` is the move's place in the record, from 0.

    ``struck`` are spellings of words it laid that did not stand a challenge.
    """

    index: int
    seat: SeatIndex
    round_index: int
    turn: int
    observation: Observation
    move: Move
    struck: tuple[str, ...] = ()

    @property
    def is_draw(self) -> bool:
        """Whether it was about where to draw from; else it was about laying and discarding."""
        return isinstance(self.move, DrawStock | TakeDiscard)


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A hand that is over: its decisions in order, the position after the gathering, and totals before it."""

    index: int
    moments: tuple[Moment, ...]
    end: GameState
    totals_before: tuple[int, ...]

    @property
    def scores(self) -> tuple[SeatScore, ...]:
        """What every seat scored."""
        return self.end.history[self.index]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is to be said of a moment.

    ``cost`` in points against the best move, 0 where it is not clear that there was a better one, and where
    words were struck: what the lay was worth then hung on a doubt. ``out`` is the best way to go out that was
    passed by, if any.
    """

    best: Choice
    made: Choice
    cost: float
    out: LayDown | None


@dataclass(frozen=True, slots=True)
class BonusChance:
    """A bonus that another lay of a seat would have won, or tied away from the seat that won it.

    ``gain`` is what that lay would have changed in the own points less those of the others on average.
    """

    bonus: Bonus
    denied: SeatIndex | None
    lay: LayDown
    gain: float


def finished_rounds(record: GameRecord) -> tuple[FinishedRound, ...]:
    """All hands of a game that are over. Raises ValueError for a record against the rules."""
    state = new_game(record.setup)
    rounds: list[FinishedRound] = []
    moments: list[Moment] = []
    for index, action in enumerate(record.actions):
        before = state
        step = apply(state, action)
        state = step.state
        for event in step.events:
            if isinstance(event, WordStruck):
                moments = _with_struck(moments, event)
        match action:
            case DrawStock(seat) | TakeDiscard(seat) | Discard(seat, _) | LayDown(seat, _, _):
                moments.append(
                    Moment(
                        index=index,
                        seat=seat,
                        round_index=before.round_index,
                        turn=before.turns_taken[seat],
                        observation=observe(before, seat),
                        move=action,
                    )
                )
            case GatherCards():
                rounds.append(FinishedRound(before.round_index, tuple(moments), state, before.totals))
                moments = []
            case _:
                pass
    return tuple(rounds)


def _with_struck(moments: list[Moment], event: WordStruck) -> list[Moment]:
    """The decisions with a word struck that its owner laid last."""
    laid = next(m for m in reversed(moments) if m.seat == event.owner and isinstance(m.move, LayDown))
    struck = replace(laid, struck=(*laid.struck, event.spelling))
    return [struck if moment is laid else moment for moment in moments]


def refused_spellings(record: GameRecord) -> tuple[str, ...]:
    """Words that the table has refused in this game, for advice to avoid; the last ones if there are many."""
    rulings = [action for action in record.actions if isinstance(action, Rule)]
    refused = [ruling.spelling for ruling in rulings if not ruling.accepted]
    return more_avoided((), refused)


def advised_words(advice: Advice, made: Move, wanted: Callable[[str], bool]) -> tuple[str, ...]:
    """The wanted ones of all spellings that advice speaks of, each once; of the move that was made none."""
    lays = [choice.move for choice in advice.choices if isinstance(choice.move, LayDown)]
    spellings = [spelling_of(word) for lay in (*lays, *advice.lays) if lay != made for word in lay.words]
    return tuple(spelling for spelling in dict.fromkeys(spellings) if wanted(spelling))


def permitted(advice: Advice, made: Move, accepts: Callable[[str], bool]) -> Advice:
    """Advice without lays that have a word which a table does not accept; the move that was made stays."""

    def stays(move: Move) -> bool:
        words = move.words if isinstance(move, LayDown) and move != made else ()
        return all(map(accepts, map(spelling_of, words)))

    return replace(
        advice,
        choices=tuple(choice for choice in advice.choices if stays(choice.move)),
        lays=tuple(lay for lay in advice.lays if stays(lay)),
    )


def verdict_on(moment: Moment, advice: Advice) -> Verdict:
    """What is to be said of a moment whose move was weighed."""
    best = advice.choices[0]
    made = next((choice for choice in advice.choices if choice.move == moment.move), best)
    if moment.struck:
        # It was weighed as if its words stood.
        best = next((choice for choice in advice.choices if choice is not made), made)
    distance = best.worth - made.worth
    clear = not moment.struck and distance >= max(CLEAR_POINTS, CLEAR_ERRORS * made.error)
    passed_by = moment.observation.out_seat is None and isinstance(moment.move, Discard)
    return Verdict(
        best=best,
        made=made,
        cost=distance if clear else 0.0,
        out=advice.lays[0] if passed_by and advice.lays else None,
    )


def bonus_chances(of: FinishedRound, moment: Moment, lays: Sequence[LayDown]) -> tuple[BonusChance, ...]:
    """For each bonus the lay that would have won it or tied it away, where that would have paid off.

    ``moment`` is the seat's last decision in the hand, ``lays`` what it could have laid then.
    """
    found = []
    for bonus in sorted(_in_play(of), key=lambda one: one.value):
        chances = [chance for lay in lays if (chance := _chance(of, moment, lay, bonus)) is not None]
        best = max(chances, key=lambda chance: chance.gain, default=None)
        if best is not None and best.gain > 0:
            found.append(best)
    return tuple(found)


def first_ways_out(
    of: FinishedRound, advice: Mapping[int, Advice]
) -> dict[SeatIndex, tuple[Moment, LayDown]]:
    """The first moment at which each seat could have gone out and did not, with the best way; by seat.

    ``advice`` is what is known so far, by the index of the move.
    """
    found: dict[SeatIndex, tuple[Moment, LayDown]] = {}
    for moment in of.moments:
        if moment.index in advice and moment.seat not in found:
            out = verdict_on(moment, advice[moment.index]).out
            if out is not None:
                found[moment.seat] = (moment, out)
    return found


def last_moments(of: FinishedRound) -> dict[SeatIndex, Moment]:
    """The last decision of every seat in a hand: what it laid, or that it laid nothing."""
    return {moment.seat: moment for moment in of.moments if not moment.is_draw}


def _in_play(of: FinishedRound) -> frozenset[Bonus]:
    return bonuses_in_play(of.end.rules, len(of.end.seats), of.index)


def _chance(of: FinishedRound, moment: Moment, lay: LayDown, bonus: Bonus) -> BonusChance | None:
    """What another lay would have done with a bonus, None where nothing."""
    seat = moment.seat
    lays = list(seat_lays(of.end))
    used = {lay.discard, *(card for word in lay.words for card in word)}
    left = tuple(card for card in moment.observation.hand if card not in used)
    lays[seat] = replace(lays[seat], standing=lay.words, struck=(), unused=left)
    after = score_round(tuple(lays), of.totals_before, of.end.rules, _in_play(of))
    before = of.scores
    won = bonus in after[seat].bonuses and bonus not in before[seat].bonuses
    holder = next((other for other, score in enumerate(before) if bonus in score.bonuses), None)
    denied = None
    if holder is not None and holder != seat and bonus not in after[holder].bonuses and not won:
        denied = holder
    if not won and denied is None:
        return None
    return BonusChance(bonus, denied, lay, _margin(after, seat) - _margin(before, seat))


def _margin(scores: Sequence[SeatScore], seat: SeatIndex) -> float:
    points = [score.hand - score.from_total for score in scores]
    own = points.pop(seat)
    return own - sum(points) / len(points)
