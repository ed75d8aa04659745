"""The whole truth of a game: only the session holds it, and nobody at the table is handed it."""

from dataclasses import dataclass
from enum import Enum

from quiddler_qt.engine.actions import SeatIndex, SeatKind, WordCards
from quiddler_qt.engine.cards import Card, Face
from quiddler_qt.engine.rules import MAX_SEATS, MIN_SEATS, Rules
from quiddler_qt.engine.scoring import SeatScore


class Phase(Enum):
    """What the game waits for."""

    DEAL = "deal"
    DRAW = "draw"
    PLAY = "play"
    RESHUFFLE = "reshuffle"
    WORDS_ON_TABLE = "words_on_table"
    GAME_OVER = "game_over"


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table: a name as typed, who plays it, and a computer's level ("" for a person)."""

    name: str
    kind: SeatKind = SeatKind.PERSON
    level: str = ""


@dataclass(frozen=True, slots=True)
class GameSetup:
    """What is agreed before the first card: rules, seats clockwise, and who deals first (rules 2)."""

    rules: Rules
    seats: tuple[Seat, ...]
    first_dealer: SeatIndex = 0

    def __post_init__(self) -> None:
        if not MIN_SEATS <= len(self.seats) <= MAX_SEATS:
            raise ValueError(f"a game has {MIN_SEATS} to {MAX_SEATS} seats, not {len(self.seats)}")
        if not 0 <= self.first_dealer < len(self.seats):
            raise ValueError(f"no seat {self.first_dealer} to deal first")


class Judgment(Enum):
    """What became of a laid word. One judgment a word (rules 8.1)."""

    NONE = "none"
    UPHELD = "upheld"
    STRUCK = "struck"


@dataclass(frozen=True, slots=True)
class LaidWord:
    """A word on the table and its judgment; ``challenger`` is the seat that doubted it, if any."""

    cards: WordCards
    judgment: Judgment = Judgment.NONE
    challenger: SeatIndex | None = None


@dataclass(frozen=True, slots=True)
class GameState:
    """Everything there is to know of a game at one moment.

    ``stock`` and ``discards`` have their top card last. ``hands[seat]`` in the order the cards came.
    ``taken`` is the card drawn in this turn, ``taken_from_discards`` where it came from.
    ``seat`` is on turn in DRAW and PLAY (and next in RESHUFFLE at a turn's end).
    ``lost_challenges[seat]`` is the value of words challenged wrongly in this hand.
    ``shown[seat]`` are faces, sorted, of cards that everybody has seen come into its hand and not leave it:
    taken from the discards, or back from the table where a going out was cancelled.
    ``history[round]`` are the scores of finished hands. ``rulings`` maps spellings to answers, sorted.
    """

    setup: GameSetup
    seats: tuple[Seat, ...]
    phase: Phase
    round_index: int
    dealer: SeatIndex
    seat: SeatIndex
    stock: tuple[Card, ...]
    discards: tuple[Card, ...]
    hands: tuple[tuple[Card, ...], ...]
    laid: tuple[tuple[LaidWord, ...], ...]
    taken: Card | None
    taken_from_discards: bool
    draw_pending: bool
    out_seat: SeatIndex | None
    last_turns: int
    drawn_since_out: bool
    turns_taken: tuple[int, ...]
    lost_challenges: tuple[int, ...]
    shown: tuple[tuple[Face, ...], ...]
    history: tuple[tuple[SeatScore, ...], ...]
    rulings: tuple[tuple[str, bool], ...]
    shuffles: int

    @property
    def rules(self) -> Rules:
        """The options of this game."""
        return self.setup.rules

    @property
    def hand_size(self) -> int:
        """Cards dealt to each seat in this hand."""
        return self.setup.rules.hand_sizes[min(self.round_index, len(self.setup.rules.hand_sizes) - 1)]

    @property
    def totals(self) -> tuple[int, ...]:
        """Running totals after the last finished hand."""
        if not self.history:
            return (0,) * len(self.seats)
        return tuple(score.total for score in self.history[-1])

    def ruling(self, spelling: str) -> bool | None:
        """The answer on a spelling in capitals, or None where nobody asked yet."""
        for known, accepted in self.rulings:
            if known == spelling:
                return accepted
        return None


def new_game(setup: GameSetup) -> GameState:
    """A game before its first deal."""
    count = len(setup.seats)
    return GameState(
        setup=setup,
        seats=setup.seats,
        phase=Phase.DEAL,
        round_index=0,
        dealer=setup.first_dealer,
        seat=(setup.first_dealer + 1) % count,
        stock=(),
        discards=(),
        hands=((),) * count,
        laid=((),) * count,
        taken=None,
        taken_from_discards=False,
        draw_pending=False,
        out_seat=None,
        last_turns=0,
        drawn_since_out=False,
        turns_taken=(0,) * count,
        lost_challenges=(0,) * count,
        shown=((),) * count,
        history=(),
        rulings=(),
        shuffles=0,
    )
