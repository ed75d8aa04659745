"""Letters typed, cards picked."""

import pytest

from quiddler_qt.engine.cards import Card, cards_showing, face_of
from quiddler_qt.session.typed_word import Reading, following, readings


def hand(faces: str) -> tuple[Card, ...]:
    """Cards for faces written with spaces, each physical card once."""
    left = {face: list(cards_showing(face)) for face in faces.split()}
    return tuple(left[face].pop(0) for face in faces.split())


def spelled(text: str, faces: str) -> list[str]:
    return ["-".join(reading.faces) + reading.pending.lower() for reading in readings(text, hand(faces))]


@pytest.mark.parametrize(
    ("text", "faces", "expected"),
    [
        ("THE", "T H TH E", ["T-H-E", "TH-E"]),
        ("THE", "TH E T", ["TH-E"]),
        ("THE", "T H E", ["T-H-E"]),
        ("QUIN", "QU Q U IN I N", ["Q-U-I-N", "QU-I-N", "Q-U-IN", "QU-IN"]),
        ("CLER", "CL ER C L E R", ["C-L-E-R", "CL-E-R", "C-L-ER", "CL-ER"]),
        ("EE", "E A", []),
        ("T", "TH T", ["T"]),
        ("T", "TH", ["t"]),
        ("AC", "A CL", ["Ac"]),
        ("X", "TH", []),
        ("", "A", [""]),
    ],
)
def test_every_spelling_the_hand_allows(text: str, faces: str, expected: list[str]) -> None:
    assert sorted(spelled(text, faces)) == sorted(expected)


def test_single_letters_come_first() -> None:
    assert spelled("THIN", "T H TH I N IN")[0] == "T-H-I-N"
    assert spelled("THIN", "T H TH I N IN")[-1] == "TH-IN"


def test_of_equal_cards_the_first_in_the_hand() -> None:
    cards = hand("E A E")
    assert readings("E", cards[::-1])[0].cards == (cards[2],)


def test_no_card_is_used_twice() -> None:
    cards = hand("E R ER E R")
    for reading in readings("ERER", cards):
        assert len(set(reading.cards)) == len(reading.cards)
        assert "".join(face_of(card) for card in reading.cards) == "ERER"


def test_a_choice_made_is_kept_while_typing_goes_on() -> None:
    cards = hand("T H TH E")
    two = readings("TH", cards)
    chosen = next(reading for reading in two if reading.faces == ("TH",))
    longer = readings("THE", cards)
    assert longer[following(chosen, longer)].faces == ("TH", "E")
    assert following(Reading(hand("A")), longer) == 0
    assert following(None, longer) == 0
