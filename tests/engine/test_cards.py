"""The deck and the cards' faces, also the double ones (rules 1)."""

from collections import Counter

import pytest

from quiddler_qt.engine.cards import (
    ALL_CARDS,
    DECK_SIZE,
    DECK_TABLE,
    FACE_COUNTS,
    FACE_VALUES,
    FACES,
    cards_showing,
    cards_value,
    face_of,
    spelling_of,
    value_of,
)
from tests.engine.invariants import DECK


def test_the_deck_is_the_one_of_the_rules() -> None:
    assert [(face_of(card), value_of(card)) for card in ALL_CARDS] == DECK
    assert (DECK_SIZE, cards_value(ALL_CARDS), len(FACES)) == (118, 592, 31)


def test_the_tables_agree() -> None:
    assert Counter(map(face_of, ALL_CARDS)) == FACE_COUNTS
    assert all(FACE_VALUES[row.face] == row.value for row in DECK_TABLE)


@pytest.mark.parametrize("face", FACES)
def test_cards_showing_a_face(face: str) -> None:
    cards = cards_showing(face)
    assert len(cards) == FACE_COUNTS[face]
    assert {face_of(card) for card in cards} == {face}


def test_five_faces_are_double() -> None:
    assert {face for face in FACES if len(face) == 2} == {"QU", "IN", "ER", "CL", "TH"}


def test_one_spelling_of_different_cards_has_different_points() -> None:
    single = tuple(cards_showing(face)[0] for face in ("Q", "U", "I", "T"))
    double = tuple(cards_showing(face)[0] for face in ("QU", "I", "T"))
    assert spelling_of(single) == spelling_of(double) == "QUIT"
    assert (cards_value(single), cards_value(double)) == (24, 14)
