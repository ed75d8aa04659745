"""The one filter between the truth and the table, for states and for events."""

from collections import Counter
from dataclasses import replace

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import ALL_CARDS, Card, face_of
from quiddler_qt.engine.events import CardDrawn, Event, HandDealt, SpellingRuled
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import MinWord, WordCheck
from quiddler_qt.engine.state import GameState, Phase
from quiddler_qt.engine.words import segmentations

_OPEN_PHASES = frozenset({Phase.WORDS_ON_TABLE, Phase.GAME_OVER})


def observe(state: GameState, viewer: SeatIndex | None) -> Observation:
    """What a seat may know of a game; None is the public at the table."""
    open_hands = hands_are_open(state)
    hand = () if viewer is None else state.hands[viewer]
    own_turn = viewer is not None and viewer == state.seat
    totals = state.totals
    # A challenged word lies on the table; a word that was refused is still in somebody's hand.
    in_the_open = state.rules.word_check is WordCheck.CHALLENGE
    # A card is placed where the viewer holds it or where it lay open: what was discarded was seen by all.
    placed = {
        *hand,
        *state.discards,
        *(card for words in state.laid for word in words for card in word.cards),
    }
    if open_hands:
        placed.update(card for cards in state.hands for card in cards)
    shown = ((),) * len(state.seats) if open_hands else state.shown
    elsewhere = Counter(face_of(card) for card in ALL_CARDS if card not in placed)
    elsewhere -= Counter(face for seat, faces in enumerate(shown) if seat != viewer for face in faces)
    return Observation(
        viewer=viewer,
        rules=state.rules,
        phase=state.phase,
        round_index=state.round_index,
        hand_size=state.hand_size,
        dealer=state.dealer,
        seat=state.seat,
        out_seat=state.out_seat,
        last_turns=state.last_turns,
        drawn_since_out=state.drawn_since_out,
        stock_count=len(state.stock),
        discards=state.discards if state.rules.discards_browsable else state.discards[-1:],
        discard_count=len(state.discards),
        hand=hand,
        taken=state.taken if own_turn else None,
        taken_from_discards=state.taken_from_discards if own_turn else False,
        seats=tuple(
            SeatView(
                name=seat.name,
                kind=seat.kind,
                level=seat.level,
                card_count=len(state.hands[index]),
                laid=state.laid[index],
                unused=state.hands[index] if open_hands else None,
                turns_taken=state.turns_taken[index],
                lost_challenges=state.lost_challenges[index],
                total=totals[index],
                shown=shown[index],
            )
            for index, seat in enumerate(state.seats)
        ),
        unseen=tuple(sorted(elsewhere.elements())),
        history=state.history,
        refused=tuple(
            spelling
            for spelling, accepted in state.rulings
            if not accepted and (in_the_open or can_spell(hand, spelling))
        ),
        allowed=tuple(spelling for spelling, accepted in state.rulings if accepted and in_the_open),
    )


def hands_are_open(state: GameState) -> bool:
    """Whether unused cards lie open: after the last turn, until the next deal (rules 6.1)."""
    between_hands = state.phase is Phase.DEAL and bool(state.history)
    return state.phase in _OPEN_PHASES or between_hands


def can_spell(hand: tuple[Card, ...], spelling: str) -> bool:
    """Whether some cards of a hand spell a word in capitals."""
    return bool(segmentations(spelling, MinWord.TWO_LETTERS, map(face_of, hand)))


def redact(event: Event, viewer: SeatIndex | None) -> Event:
    """An event as a viewer may know it: hidden cards become None.

    A ruling may be on a word that was refused and is still in somebody's hand: nobody is told which.
    """
    match event:
        case CardDrawn(seat, _) if seat != viewer:
            return replace(event, card=None)
        case HandDealt(_, _, hands, _):
            shown = tuple(
                cards if seat == viewer else (None,) * len(cards) for seat, cards in enumerate(hands)
            )
            return replace(event, hands=shown)
        case SpellingRuled():
            return SpellingRuled("", accepted=False)
        case _:
            return event
