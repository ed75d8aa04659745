"""A player without a plan: whole games over all options and 2 to 8 seats, each from a seed.

Its lays are any cards in any order, its dictionary answers by lot. That reaches corners where sensible play
never comes, and every action it makes is legal.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from quiddler_qt.engine.actions import (
    Action,
    Challenge,
    Deal,
    Discard,
    DrawStock,
    GatherCards,
    HandOver,
    LayDown,
    Reshuffle,
    Rule,
    SeatIndex,
    SeatKind,
    TakeDiscard,
    WordCards,
)
from quiddler_qt.engine.cards import ALL_CARDS, DECK_SIZE, Card, face_of
from quiddler_qt.engine.legality import check, spellings_to_rule
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import (
    MAX_SEATS,
    MIN_SEATS,
    ChallengeFrom,
    DictionaryUse,
    FailedOut,
    FailedWord,
    FirstTurn,
    Floor,
    MinWord,
    Preset,
    Rules,
    StockRefill,
    TwoPlayerBonus,
    VerdictBy,
    WordCheck,
    preset_rules,
)
from quiddler_qt.engine.state import GameSetup, GameState, Phase, Seat, new_game
from quiddler_qt.engine.transitions import Step, apply

# How likely a seat tries to go out in a turn: one of these for a whole game.
EAGERNESS = (0.5, 0.2, 0.08, 0.03)


@dataclass(frozen=True, slots=True)
class Move:
    """One action of a game with the state before it and what it did."""

    before: GameState
    action: Action
    step: Step


def random_rules(random: Random) -> Rules:
    """Rules with every option by lot, and a game of a few hands."""
    if random.random() < 0.1:
        return replace(preset_rules(random.choice(list(Preset))), hand_sizes=random_sizes(random))
    return Rules(
        hand_sizes=random_sizes(random),
        min_word=random.choice(list(MinWord)),
        duplicates=random.random() < 0.7,
        word_list=random.choice(("standard", "family")),
        dictionary=random.choice(list(DictionaryUse)),
        word_check=random.choice(list(WordCheck)),
        no_going_out_on_first_turn=random.choice(list(FirstTurn)),
        may_return_taken_card=random.random() < 0.5,
        discards_browsable=random.random() < 0.3,
        stock_refill=random.choice(list(StockRefill)),
        challenge_from=random.choice(list(ChallengeFrom)),
        failed_word=random.choice(list(FailedWord)),
        failed_out=random.choice(list(FailedOut)),
        verdict=random.choice(list(VerdictBy)),
        floor=random.choice(list(Floor)),
        two_player_bonus=random.choice(list(TwoPlayerBonus)),
        bonus_points=random.choice((0, 5, 10, 100)),
    )


def random_sizes(random: Random) -> tuple[int, ...]:
    """The hands of a game: one to four, rarely as many as the long game has."""
    if random.random() < 0.02:
        return preset_rules(Preset.LONG).hand_sizes
    return tuple(random.randint(3, 10) for _ in range(random.randint(1, 4)))


def random_setup(random: Random, rules: Rules | None = None, seat_count: int | None = None) -> GameSetup:
    """A table of people and computers with rules by lot, where none are given."""
    count = random.randint(MIN_SEATS, MAX_SEATS) if seat_count is None else seat_count
    seats = tuple(
        Seat(f"Seat {seat}", SeatKind.COMPUTER, "greedy") if random.random() < 0.5 else Seat(f"Seat {seat}")
        for seat in range(count)
    )
    return GameSetup(random_rules(random) if rules is None else rules, seats, random.randrange(count))


def play(random: Random, setup: GameSetup, *, eagerness: float | None = None) -> Iterator[Move]:
    """A whole game, move by move."""
    eager = random.choice(EAGERNESS) if eagerness is None else eagerness
    listed = random.choice((0.9, 0.3))
    state = new_game(setup)
    while state.phase is not Phase.GAME_OVER:
        for action in _wishes(random, state, eager):
            rulings = [
                Rule(spelling, random.random() < listed) for spelling in spellings_to_rule(state, action)
            ]
            for ruling in rulings:
                step = apply(state, ruling)
                yield Move(state, ruling, step)
                state = step.state
            if check(state, action) is None:
                step = apply(state, action)
                yield Move(state, action, step)
                state = step.state


def random_record(seed: int, rules: Rules | None = None, seat_count: int | None = None) -> GameRecord:
    """The record of a whole random game."""
    random = Random(seed)
    setup = random_setup(random, rules, seat_count)
    return GameRecord(setup, seed, tuple(move.action for move in play(random, setup)))


def shuffled(random: Random, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Cards in another order."""
    return tuple(random.sample(cards, len(cards)))


def _wishes(random: Random, state: GameState, eager: float) -> list[Action]:
    """What the player tries next, one after the other; what the rules forbid by then falls away."""
    count, seat = len(state.seats), state.seat
    match state.phase:
        case Phase.DEAL:
            return [Deal(shuffled(random, ALL_CARDS))]
        case Phase.RESHUFFLE:
            return [Reshuffle(shuffled(random, state.discards[:-1]))]
        case Phase.DRAW:
            draw = DrawStock(seat) if random.random() < 0.7 else TakeDiscard(seat)
            return [*_challenges(random, state, 0.1), draw]
        case Phase.PLAY:
            return [*_hand_over(random, count), *_turn_end(random, state, eager)]
        case _:
            return [*_challenges(random, state, random.choice((0.1, 0.3, 1))), GatherCards()]


def _turn_end(random: Random, state: GameState, eager: float) -> list[Action]:
    """Going out with all cards or, against the rules, with fewer; any lay in a last turn; else a discard."""
    seat = state.seat
    hand = shuffled(random, state.hands[seat])
    discards: list[Action] = [Discard(seat, card) for card in hand[:2]]
    if state.out_seat is None and random.random() >= eager:
        return discards
    all_laid = state.out_seat is None and random.random() < 0.9
    kept = 0 if all_laid else random.randrange(len(hand) - 1)
    words = _words(random, hand[1 : len(hand) - kept])
    if random.random() < 0.1:
        words = _twins(hand[1:]) or words
    return [LayDown(seat, words, hand[0]), *discards]


def _words(random: Random, cards: tuple[Card, ...]) -> tuple[WordCards, ...]:
    """Cards cut into words, most of them long enough."""
    words: list[WordCards] = []
    longest = random.choice((2, 3, 6, 10))
    start = 0
    while start < len(cards):
        end = start + random.randint(2, longest)
        if len(cards) - end < 2:
            end = len(cards)
        words.append(cards[start:end])
        start = end
    return tuple(words)


def _twins(cards: tuple[Card, ...]) -> tuple[WordCards, ...]:
    """Two words that spell the same, where the cards allow it."""
    one: list[Card] = []
    other: list[Card] = []
    alone: dict[str, Card] = {}
    for card in cards:
        twin = alone.pop(face_of(card), None)
        if twin is None:
            alone[face_of(card)] = card
        else:
            one.append(twin)
            other.append(card)
    return (tuple(one), tuple(other)) if len(one) > 1 else ()


def _challenges(random: Random, state: GameState, likely: float) -> list[Action]:
    count = len(state.seats)
    return [
        Challenge(random.randrange(count), owner, word)
        for owner in range(count)
        for word in range(len(state.laid[owner]))
        if random.random() < likely
    ]


def _hand_over(random: Random, count: int) -> list[Action]:
    if random.random() >= 0.01:
        return []
    kind = random.choice(list(SeatKind))
    return [HandOver(random.randrange(count), kind, "greedy" if kind is SeatKind.COMPUTER else "")]


def garbage(random: Random, state: GameState) -> Action:
    """Any action with any numbers in it, most of them wrong."""
    count = len(state.seats)

    def any_seat() -> SeatIndex:
        return state.seat if random.random() < 0.6 else random.randint(-1, count)

    def any_card() -> Card:
        near = [*state.hands[state.seat], *state.discards[-1:], *state.stock[-1:]]
        return random.choice(near) if near and random.random() < 0.8 else random.randint(-1, DECK_SIZE)

    def any_cards() -> tuple[Card, ...]:
        return tuple(any_card() for _ in range(random.randint(0, 5)))

    def any_order() -> tuple[Card, ...]:
        return random.choice((ALL_CARDS, state.discards[:-1], state.discards, any_cards()))

    spelling = random.choice(("", "QUIT", "quit", "QÜIT", "A" * 20, "A" * 21, "TH E", "1"))
    choices: tuple[Action, ...] = (
        Deal(any_order()),
        Reshuffle(any_order()),
        Rule(spelling, random.random() < 0.5),
        DrawStock(any_seat()),
        TakeDiscard(any_seat()),
        Discard(any_seat(), any_card()),
        LayDown(any_seat(), tuple(any_cards() for _ in range(random.randint(0, 3))), any_card()),
        Challenge(any_seat(), any_seat(), random.randint(-1, 4)),
        GatherCards(),
        HandOver(any_seat(), random.choice(list(SeatKind)), random.choice(("", "greedy"))),
    )
    return random.choice(choices)
