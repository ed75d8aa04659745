"""Words as cards; a double card is never split and serves once (bug family B38)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.cards import FACE_COUNTS, FACES, cards_showing
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import faces_value, letter_count, long_enough, segmentations

HAND_B38 = ("TH", "I", "ER")


@pytest.mark.parametrize(
    ("word", "hand", "ways"),
    [
        ("THITHER", HAND_B38, []),  # one TH cannot serve twice
        ("THITHER", (*HAND_B38, "T"), []),
        ("THITHER", (*HAND_B38, "T", "H"), ["T-H-I-TH-ER", "TH-I-T-H-ER"]),
        ("ININ", ("IN", "I"), []),
        ("ININ", ("IN", "IN"), ["IN-IN"]),
        ("IN", ("IN",), ["IN"]),
        ("IN", ("I", "N"), ["I-N"]),
        ("NIT", ("N", "IN", "T"), []),  # IN is not I
        ("ERE", ("ER", "E", "R"), ["ER-E"]),
        ("CLERIC", ("CL", "ER", "I", "C", "E", "R"), ["CL-E-R-I-C", "CL-ER-I-C"]),
        ("QUIT", ("Q", "U", "I", "T", "QU"), ["Q-U-I-T", "QU-I-T"]),
        ("QIT", ("QU", "I", "T"), []),
        ("", ("A",), []),
    ],
)
def test_ways_to_spell_with_a_hand(word: str, hand: tuple[str, ...], ways: list[str]) -> None:
    found = segmentations(word, MinWord.TWO_LETTERS, hand)
    assert sorted("-".join(way) for way in found) == sorted(ways)


def test_the_dearest_way_comes_first_then_the_one_with_most_cards() -> None:
    ways = segmentations("QUEER", MinWord.TWO_CARDS)
    assert ["-".join(way) for way in ways] == ["Q-U-E-E-R", "Q-U-E-ER", "QU-E-E-R", "QU-E-ER"]
    assert [faces_value(way) for way in ways] == [28, 28, 18, 18]


@pytest.mark.parametrize(
    ("faces", "allowed"),
    [
        (("A",), set()),
        (("IN",), {MinWord.TWO_LETTERS}),
        (("A", "T"), {MinWord.TWO_LETTERS, MinWord.TWO_CARDS}),
        (("TH", "E"), {MinWord.TWO_LETTERS, MinWord.TWO_CARDS, MinWord.THREE_LETTERS}),
        (("QU", "IN"), {MinWord.TWO_LETTERS, MinWord.TWO_CARDS, MinWord.THREE_LETTERS}),
        (("C", "A", "T"), set(MinWord)),
    ],
)
def test_the_shortest_word_counts_letters_or_cards(faces: tuple[str, ...], allowed: set[MinWord]) -> None:
    word = tuple(cards_showing(face)[0] for face in faces)
    assert {kind for kind in MinWord if long_enough(len(word), letter_count(word), kind)} == allowed


@given(st.lists(st.sampled_from(FACES), min_size=1, max_size=8))
def test_every_hand_can_spell_itself(faces: list[str]) -> None:
    ways = segmentations("".join(faces), MinWord.TWO_LETTERS, faces)
    if len("".join(faces)) > 1:
        assert tuple(faces) in ways
    for way in ways:
        assert "".join(way) == "".join(faces)
        assert not set(way) - set(faces)
        assert all(way.count(face) <= faces.count(face) for face in way)
    assert len(set(ways)) == len(ways)


@given(st.text(alphabet="QUINTHERCLA", min_size=2, max_size=9))
def test_the_whole_deck_can_spell_what_no_face_runs_out_of(word: str) -> None:
    for way in segmentations(word, MinWord.TWO_LETTERS):
        assert "".join(way) == word
        assert all(way.count(face) <= FACE_COUNTS[face] for face in way)


def test_ten_cards_carry_twenty_letters() -> None:
    cards = tuple(card for face in ("QU", "IN", "ER", "CL", "TH") for card in cards_showing(face))
    assert (len(cards), letter_count(cards)) == (10, 20)
