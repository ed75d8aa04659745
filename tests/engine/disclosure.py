"""What a viewer learns: cards found in an observation or an event, and hidden cards dealt out anew."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from random import Random

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import Face, face_of
from quiddler_qt.engine.events import (
    CardDiscarded,
    DiscardTaken,
    Event,
    GoingOutCancelled,
    HandDealt,
    WordsLaid,
)
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.state import GameState, Phase
from quiddler_qt.engine.visibility import redact

# Fields that hold numbers which are no cards. Whatever else is a number counts as a card.
NUMBERS = frozenset(
    {
        "viewer", "rules", "round_index", "hand_size", "dealer", "seat", "out_seat", "last_turns",
        "stock_count", "discard_count", "card_count", "turns_taken", "lost_challenges", "total", "history",
        "challenger", "owner", "word", "cost", "count", "winners", "scores",
    }
)  # fmt: skip


def cards_in(value: object) -> Iterator[int]:
    """Every card id that can be reached from a value."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            if field.name not in NUMBERS:
                yield from cards_in(getattr(value, field.name))
    elif isinstance(value, (tuple, list, set, frozenset)):
        for item in value:
            yield from cards_in(item)
    elif isinstance(value, dict):
        yield from cards_in((*value.keys(), *value.values()))
    elif isinstance(value, int) and not isinstance(value, (bool, Enum)):
        yield value


def public_cards(state: GameState) -> set[int]:
    """Cards that lie open: discards that may be looked at, laid words, hands at the end of a hand."""
    shown = state.discards if state.rules.discards_browsable else state.discards[-1:]
    cards = {*shown, *(card for words in state.laid for word in words for card in word.cards)}
    if state.phase in (Phase.WORDS_ON_TABLE, Phase.GAME_OVER, Phase.DEAL):
        cards.update(card for hand in state.hands for card in hand)
    return cards


def known_cards(state: GameState, viewer: SeatIndex | None) -> set[int]:
    """Cards that a viewer may know by sight."""
    return public_cards(state) | ({*state.hands[viewer]} if viewer is not None else set())


def hidden_dealt_anew(random: Random, state: GameState, viewer: SeatIndex | None) -> GameState:
    """The same position for a viewer: stock and the others' hidden cards in another order."""
    others = [seat for seat in range(len(state.seats)) if seat != viewer]
    if state.phase in (Phase.WORDS_ON_TABLE, Phase.GAME_OVER, Phase.DEAL):
        others = []
    pool = [*state.stock, *(card for seat in others for card in state.hands[seat])]
    random.shuffle(pool)
    stock, rest = pool[: len(state.stock)], iter(pool[len(state.stock) :])
    hands = tuple(
        tuple(next(rest) for _ in hand) if seat in others else hand for seat, hand in enumerate(state.hands)
    )
    taken = state.taken if viewer == state.seat or state.taken is None else hands[state.seat][-1]
    return replace(state, stock=tuple(stock), hands=hands, taken=taken)


class OpenCards:
    """What everybody can tell of the hands: cards that came openly and have not gone, by face."""

    def __init__(self) -> None:
        self._told: list[Counter[Face]] = []

    def hear(self, events: Iterable[Event]) -> None:
        """Public events, in order."""
        for event in events:
            match redact(event, None):
                case HandDealt(hands=hands):
                    self._told = [Counter[Face]() for _ in hands]
                case DiscardTaken(seat, card):
                    self._told[seat][face_of(card)] += 1
                case CardDiscarded(seat, card):
                    self._told[seat] -= Counter([face_of(card)])
                case WordsLaid(seat, words, _):
                    self._told[seat] -= Counter(face_of(card) for word in words for card in word)
                case GoingOutCancelled(seat, cards):
                    self._told[seat] += Counter(map(face_of, cards))
                case _:
                    pass

    def agree_with(self, seen: Observation) -> bool:
        """Whether an observation has exactly these as shown, and nothing once hands lie open."""
        shown = [Counter(view.shown) for view in seen.seats]
        hidden = all(view.unused is None for view in seen.seats)
        return shown == self._told if hidden and self._told else not any(shown)
