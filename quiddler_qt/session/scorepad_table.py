"""The score pad as a table of numbers, refreshed from the game's history: it adds nothing up itself."""

from dataclasses import dataclass

from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.engine.state import Phase


@dataclass(frozen=True, slots=True)
class PadCell:
    """One seat in one round: its score, or None while the round is not scored."""

    score: SeatScore | None


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
    """All rounds with running totals, and the seats in the lead (none before the first round is scored)."""

    rows: tuple[PadRow, ...]
    totals: tuple[int, ...]
    leaders: tuple[int, ...]


def scorepad_table(observation: Observation) -> ScorepadTable:
    """The pad as everybody may see it."""
    count = len(observation.seats)
    first_dealer = (observation.dealer - observation.round_index) % count
    over = observation.phase is Phase.GAME_OVER
    rows = []
    for index, hand_size in enumerate(observation.rules.hand_sizes):
        scored = observation.history[index] if index < len(observation.history) else None
        cells = tuple(PadCell(None if scored is None else scored[seat]) for seat in range(count))
        current = index == observation.round_index and not over
        rows.append(PadRow(index, hand_size, (first_dealer + index) % count, current, cells))
    totals = tuple(seat.total for seat in observation.seats)
    best = max(totals)
    leaders = tuple(seat for seat, total in enumerate(totals) if total == best) if observation.history else ()
    return ScorepadTable(tuple(rows), totals, leaders)
