"""The score pad as a table of numbers, refreshed from the game's history: it adds nothing up itself."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from quiddler_qt.engine.actions import WordCards
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.events import (
    Event,
    GoingOutCancelled,
    HandDealt,
    RoundScored,
    WordsLaid,
    WordsOnTable,
    WordStruck,
)
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.scoring import SeatScore, leaders_of, winners_of
from quiddler_qt.engine.state import Judgment, Phase


@dataclass(frozen=True, slots=True)
class PadWord:
    """A word that was laid; ``struck`` where it does not count."""

    cards: WordCards
    struck: bool = False


@dataclass(frozen=True, slots=True)
class PadLay:
    """The cards behind a number: what a seat laid in a round, and what it kept (rules 9.1)."""

    words: tuple[PadWord, ...] = ()
    unused: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class PadCell:
    """One seat in one round: its score, or None while the round is not scored, and the cards behind it."""

    score: SeatScore | None
    lay: PadLay = PadLay()


@dataclass(frozen=True, slots=True)
class PadRow:
    """One round of the game, played, current or to come."""

    round_index: int
    hand_size: int
    dealer: int
    is_current: bool
    cells: tuple[PadCell, ...]


@dataclass(frozen=True, slots=True)
class ScorepadTable:
    """All rounds with running totals, and the seats in the lead.

    None leads before the first round is scored, nor while all stand equal.
    """

    rows: tuple[PadRow, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]


def laid_rounds(events: Iterable[Event]) -> tuple[tuple[PadLay, ...], ...]:
    """What lay before each seat at the end of each scored round, told by the events of a game."""
    rounds: list[tuple[PadLay, ...]] = []
    lays: list[PadLay] = []
    for event in events:
        match event:
            case HandDealt(_, _, hands, _):
                lays = [PadLay()] * len(hands)
            case WordsLaid(seat, words, _):
                lays[seat] = PadLay(tuple(PadWord(word) for word in words))
            case WordStruck(owner=owner, word=index):
                struck = replace(lays[owner].words[index], struck=True)
                words_ = (*lays[owner].words[:index], struck, *lays[owner].words[index + 1 :])
                lays[owner] = replace(lays[owner], words=words_)
            case GoingOutCancelled(seat, _):
                lays[seat] = PadLay()
            case WordsOnTable(unused):
                lays = [replace(lay, unused=cards) for lay, cards in zip(lays, unused, strict=True)]
            case RoundScored():
                rounds.append(tuple(lays))
            case _:
                pass
    return tuple(rounds)


def scorepad_table(observation: Observation, lays: tuple[tuple[PadLay, ...], ...] = ()) -> ScorepadTable:
    """The pad as everybody may see it. ``lays`` are those of the scored rounds, from ``laid_rounds``."""
    count = len(observation.seats)
    first_dealer = (observation.dealer - observation.round_index) % count
    over = observation.phase is Phase.GAME_OVER
    rows = []
    for index, hand_size in enumerate(observation.rules.hand_sizes):
        current = index == observation.round_index and not over
        cells = tuple(_cell(observation, lays, index, seat, current=current) for seat in range(count))
        rows.append(PadRow(index, hand_size, (first_dealer + index) % count, current, cells))
    totals = tuple(seat.total for seat in observation.seats)
    leaders = winners_of(totals) if over else leaders_of(totals)
    return ScorepadTable(tuple(rows), totals, leaders if observation.history else ())


def _cell(
    observation: Observation,
    lays: tuple[tuple[PadLay, ...], ...],
    round_index: int,
    seat: int,
    *,
    current: bool,
) -> PadCell:
    if round_index < len(observation.history):
        lay = lays[round_index][seat] if round_index < len(lays) else PadLay()
        return PadCell(observation.history[round_index][seat], lay)
    if not current:
        return PadCell(None)
    view = observation.seats[seat]
    words = tuple(PadWord(word.cards, word.judgment is Judgment.STRUCK) for word in view.laid)
    return PadCell(None, PadLay(words, view.unused or () if words else ()))
