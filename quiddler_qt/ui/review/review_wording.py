"""What a review says: who did what, what the master would have done, and what that cost."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quiddler_qt.bots.advice import Advice, lay_value
from quiddler_qt.bots.policies import Move
from quiddler_qt.bots.review import BonusChance, FinishedRound, Moment, Verdict, verdict_on
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, SeatIndex, TakeDiscard, WordCards
from quiddler_qt.engine.cards import face_of, spelling_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.wording import DOT, MINUS, bonus_name, enumeration, points, round_title
from quiddler_qt.ui.wording import cards as so_many_cards

_C = "Review"


@dataclass(frozen=True, slots=True)
class Turn:
    """One turn of a seat: where it drew from, and how it ended."""

    draw: Moment
    end: Moment

    @property
    def seat(self) -> SeatIndex:
        """Whose turn it was."""
        return self.end.seat

    @property
    def moments(self) -> tuple[Moment, Moment]:
        """Both decisions."""
        return self.draw, self.end


def turns_of(one: FinishedRound) -> tuple[Turn, ...]:
    """The turns of a hand in order."""
    turns = []
    draw: Moment | None = None
    for moment in one.moments:
        if moment.is_draw:
            draw = moment
        elif draw is not None:
            turns.append(Turn(draw, moment))
            draw = None
    return tuple(turns)


def round_heading(one: FinishedRound) -> str:
    """A line like "Round 3 of 8 · 5 cards"."""
    sizes = one.end.rules.hand_sizes
    return f"{round_title(one.index, len(sizes))}{DOT}{so_many_cards(sizes[one.index])}"


def turn_line(turn: Turn, name: str, advice: Mapping[int, Advice]) -> str:
    """A turn in one line, with what it cost once that is known."""
    parts = [name, _short(turn.draw.move, turn.draw.observation), _short(turn.end.move, turn.end.observation)]
    verdicts = [verdict_on(moment, advice[moment.index]) for moment in turn.moments if moment.index in advice]
    cost = sum(verdict.cost for verdict in verdicts)
    if len(verdicts) < len(turn.moments):
        parts.append("\N{HORIZONTAL ELLIPSIS}")
    elif turn.end.struck:
        parts.append(tr(_C, "struck"))
    elif cost:
        parts.append(f"{MINUS}{round(cost)}")
    else:
        parts.append("\N{CHECK MARK}")
    return DOT.join(parts)


def turn_title(turn: Turn, name: str) -> str:
    """Whose turn it was, and the how manieth."""
    if turn.end.observation.out_seat is not None:
        return tr(_C, "{name}, last turn").format(name=name)
    return tr(_C, "{name}, turn {number}").format(name=name, number=turn.end.turn + 1)


def table_line(seen: Observation, names: Sequence[str]) -> str:
    """What everybody saw besides open cards: how many lie on the piles and are held, and who is out."""
    parts = [
        tr(_C, "Stock: {cards}").format(cards=so_many_cards(seen.stock_count)),
        tr(_C, "Discards: {cards}").format(cards=so_many_cards(seen.discard_count)),
    ]
    for seat, view in enumerate(seen.seats):
        if seat == seen.out_seat:
            parts.append(tr(_C, "{name} is out").format(name=names[seat]))
        elif seat != seen.viewer:
            held = so_many_cards(view.card_count)
            parts.append(tr(_C, "{name}: {cards}").format(name=names[seat], cards=held))
    return DOT.join(parts)


def done_sentence(moment: Moment, name: str) -> str:
    """What the seat did."""
    move, seen = moment.move, moment.observation
    match move:
        case DrawStock():
            return tr(_C, "{name} drew from the stock.").format(name=name)
        case TakeDiscard():
            return tr(_C, "{name} took {face} from the discards.").format(name=name, face=_upcard(seen))
        case Discard(_, card):
            return tr(_C, "{name} discarded {face}.").format(name=name, face=face_of(card))
        case LayDown(_, words, card):
            text = (
                tr(_C, "{name} went out with {words}, discarding {face}: {points} as the table lay.")
                if seen.out_seat is None
                else tr(_C, "{name} laid {words}, discarding {face}: {points} as the table lay.")
            )
            return text.format(
                name=name,
                words=_words(words),
                face=face_of(card),
                points=points(lay_value(seen, words, card)),
            )


def verdict_sentences(moment: Moment, verdict: Verdict, name: str) -> list[str]:
    """What the master says of it."""
    seen = moment.observation
    told = []
    if moment.struck:
        told.append(tr(_C, "Struck: {words}.").format(words=enumeration(moment.struck)))
        if verdict.best is not verdict.made:
            told.append(_better(verdict.best.move, seen))
    elif not verdict.cost:
        told.append(tr(_C, "The master finds nothing clearly better."))
    else:
        told.append(_better(verdict.best.move, seen))
        told.append(
            tr(_C, "The move made cost about {points}.").format(points=points(max(1, round(verdict.cost))))
        )
    if verdict.out is not None:
        out = verdict.out
        text = tr(
            _C, "{name} could have gone out with {words}, discarding {face}: {points} as the table lay."
        )
        told.append(
            text.format(
                name=name,
                words=_words(out.words),
                face=face_of(out.discard),
                points=points(lay_value(seen, out.words, out.discard)),
            )
        )
    return told


def bonus_sentence(chance: BonusChance, names: Sequence[str], seat: SeatIndex) -> str:
    """A bonus that could have been won, or tied away from somebody."""
    text = (
        tr(_C, "With {words} {name} would have won the bonus for {bonus}.")
        if chance.denied is None
        else tr(_C, "With {words} {name} would have tied the bonus for {bonus} away from {other}.")
    )
    other = "" if chance.denied is None else names[chance.denied]
    return text.format(
        words=_words(chance.lay.words), name=names[seat], bonus=bonus_name(chance.bonus), other=other
    )


def ways_out_sentence(ways: Mapping[SeatIndex, tuple[Moment, LayDown]], names: Sequence[str]) -> str:
    """Who could have gone out, when, and for how much."""
    told = [
        tr(_C, "{name} in turn {number} ({points})").format(
            name=names[seat],
            number=moment.turn + 1,
            points=points(lay_value(moment.observation, lay.words, lay.discard)),
        )
        for seat, (moment, lay) in sorted(ways.items())
    ]
    return tr(_C, "Could have gone out sooner: {ways}.").format(ways=enumeration(told))


def cost_line(costs: Mapping[SeatIndex, float], names: Sequence[str]) -> str:
    """What the seats gave away in a hand."""
    told = [
        tr(_C, "{name} {points}").format(name=names[seat], points=points(round(cost)))
        for seat, cost in sorted(costs.items())
        if round(cost)
    ]
    if not told:
        return tr(_C, "Nobody gave points away.")
    return tr(_C, "Given away to better moves: {costs}.").format(costs=enumeration(told))


def _better(move: Move, seen: Observation) -> str:
    match move:
        case DrawStock():
            return tr(_C, "Better: draw from the stock.")
        case TakeDiscard():
            return tr(_C, "Better: take {face} from the discards.").format(face=_upcard(seen))
        case Discard(_, card):
            return tr(_C, "Better: discard {face}.").format(face=face_of(card))
        case LayDown(_, words, card):
            text = (
                tr(_C, "Better: go out with {words}, discarding {face}.")
                if seen.out_seat is None
                else tr(_C, "Better: lay {words}, discarding {face}.")
            )
            return text.format(words=_words(words), face=face_of(card))


def _short(move: Move, seen: Observation) -> str:
    match move:
        case DrawStock():
            return tr(_C, "stock")
        case TakeDiscard():
            return tr(_C, "takes {face}").format(face=_upcard(seen))
        case Discard(_, card):
            return tr(_C, "discards {face}").format(face=face_of(card))
        case LayDown(_, words, _):
            text = tr(_C, "goes out: {words}") if seen.out_seat is None else tr(_C, "lays {words}")
            return text.format(words=_words(words))


def _upcard(seen: Observation) -> str:
    return "" if seen.upcard is None else face_of(seen.upcard)


def _words(words: Sequence[WordCards]) -> str:
    return enumeration([spelling_of(word) for word in words])
