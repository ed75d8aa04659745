"""From letters typed to cards: every way in which the cards of a hand can spell what was typed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from quiddler_qt.engine.cards import Card, Face, face_of

MAX_READINGS: Final = 64
"""More ways to spell one word with one hand than anybody goes through."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Cards in the order typed, and the letter at the end that only begins a double card, if any."""

    cards: tuple[Card, ...]
    pending: str = ""

    @property
    def faces(self) -> tuple[Face, ...]:
        """What the cards show: ("TH", "E")."""
        return tuple(face_of(card) for card in self.cards)


def readings(text: str, hand: Sequence[Card]) -> tuple[Reading, ...]:
    """The ways to spell ``text`` (capitals) with cards of a hand, each set of faces once; () for none.

    Those with fewer double cards come first; of equal cards the first in the hand is taken. Where no way
    ends with a whole card, those that end with the first letter of a double card are given.
    """
    found = [Reading(cards, pending) for cards, pending in _spell(text, tuple(hand))]
    whole = [reading for reading in found if not reading.pending] or found
    whole.sort(key=lambda reading: sum(len(face) > 1 for face in reading.faces))
    return tuple(whole[:MAX_READINGS])


def _spell(text: str, hand: tuple[Card, ...]) -> Iterator[tuple[tuple[Card, ...], str]]:
    if not text:
        yield (), ""
        return
    tried: set[Face] = set()
    for card in hand:
        face = face_of(card)
        if face in tried:
            continue
        tried.add(face)
        if text.startswith(face):
            rest = tuple(other for other in hand if other != card)
            for cards, pending in _spell(text[len(face) :], rest):
                yield (card, *cards), pending
    if any(len(face) > len(text) and face.startswith(text) for face in tried):
        yield (), text


def following(before: Reading | None, choices: Sequence[Reading]) -> int:
    """Which of the choices goes on as the reading before did; the first where none does."""
    if before is not None:
        for index, choice in enumerate(choices):
            if choice.faces[: len(before.faces)] == before.faces:
                return index
    return 0
