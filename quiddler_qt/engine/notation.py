"""Actions as short lines of text, for saves, logs and golden games.

==================  ==========================================  =====================
action              text                                        example
==================  ==========================================  =====================
Deal                ``deal`` cards, top first                   ``deal 5,117,...``
Reshuffle           ``reshuffle`` cards, top first              ``reshuffle 8,3``
Rule                ``rule`` spelling, yes or no                ``rule QUIT yes``
DrawStock           seat ``stock``                              ``0 stock``
TakeDiscard         seat ``take``                               ``0 take``
Discard             seat ``discard`` card                       ``0 discard 17``
LayDown             seat ``lay`` words, card discarded          ``0 lay 1.2.3/4.5 6``
Challenge           seat ``challenge`` owner.word               ``1 challenge 0.2``
GatherCards         ``gather``                                  ``gather``
HandOver            seat ``hand-over`` kind, level or ``-``     ``1 hand-over person -``
==================  ==========================================  =====================
"""

import re
from typing import Final, assert_never

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
    SeatKind,
    TakeDiscard,
)
from quiddler_qt.engine.cards import DECK_SIZE, Card

LEVEL: Final = re.compile(r"[a-z0-9_]{1,32}")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,2}")
_SPELLING: Final = re.compile(r"[A-Z]{1,20}")


def action_text(action: Action) -> str:
    """An action as one line of text."""
    match action:
        case Deal(order):
            return f"deal {_cards_text(order)}"
        case Reshuffle(order):
            return f"reshuffle {_cards_text(order)}"
        case Rule(spelling, accepted):
            return f"rule {spelling} {'yes' if accepted else 'no'}"
        case DrawStock(seat):
            return f"{seat} stock"
        case TakeDiscard(seat):
            return f"{seat} take"
        case Discard(seat, card):
            return f"{seat} discard {card}"
        case LayDown(seat, words, discard):
            laid = "/".join(".".join(map(str, word)) for word in words)
            return f"{seat} lay {laid} {discard}"
        case Challenge(seat, owner, word):
            return f"{seat} challenge {owner}.{word}"
        case GatherCards():
            return "gather"
        case HandOver(seat, kind, level):
            return f"{seat} hand-over {kind.value} {level or '-'}"
        case _:
            assert_never(action)


def parse_action(text: str) -> Action:
    """The action of one line of text. Raises ValueError, naming no more than the line's first word or two."""
    parts = text.split(" ")
    match parts:
        case ["deal", cards]:
            return Deal(_parse_cards(cards, ","))
        case ["reshuffle", cards]:
            return Reshuffle(_parse_cards(cards, ","))
        case ["rule", spelling, ("yes" | "no") as answer] if _SPELLING.fullmatch(spelling):
            return Rule(spelling, answer == "yes")
        case ["gather"]:
            return GatherCards()
        case [seat, "stock"]:
            return DrawStock(_parse_number(seat))
        case [seat, "take"]:
            return TakeDiscard(_parse_number(seat))
        case [seat, "discard", card]:
            return Discard(_parse_number(seat), _parse_card(card))
        case [seat, "lay", laid, discard]:
            words = tuple(_parse_cards(word, ".") for word in laid.split("/"))
            return LayDown(_parse_number(seat), words, _parse_card(discard))
        case [seat, "challenge", target]:
            owner, dot, word = target.partition(".")
            if dot:
                return Challenge(_parse_number(seat), _parse_number(owner), _parse_number(word))
        case [seat, "hand-over", ("person" | "computer") as kind, level]:
            if level == "-" or LEVEL.fullmatch(level):
                return HandOver(_parse_number(seat), SeatKind(kind), "" if level == "-" else level)
        case _:
            pass
    raise ValueError(f"not a move: {text[:40]!r}")


def _cards_text(cards: tuple[Card, ...]) -> str:
    return ",".join(map(str, cards))


def _parse_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise ValueError(f"not a number: {text[:20]!r}")
    return int(text)


def _parse_card(text: str) -> Card:
    card = _parse_number(text)
    if card >= DECK_SIZE:
        raise ValueError(f"no such card: {card}")
    return card


def _parse_cards(text: str, separator: str) -> tuple[Card, ...]:
    return tuple(_parse_card(card) for card in text.split(separator))
