"""Arranging one's own cards: nothing is lost, nothing doubled, every place is exact."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.session.arrangement import (
    Arrangement,
    HandOrder,
    InHand,
    InRow,
    NewRow,
    Place,
    by_letter,
    by_value,
    clear_rows,
    follow_hand,
    move_card,
    move_cards,
    order_hand,
    reorder_hand,
    send_card,
    sort_hand,
    take_row_back,
    vowels_first,
    word_place,
)

# Cards by face: A = 0-9, B = 10-11, C = 12-13, Z = 106-107, QU = 108-109.
A, B, C, Z, QU = 0, 10, 12, 106, 108
START = Arrangement((A, B, C), ((Z, QU),), fresh=C)


@pytest.mark.parametrize(
    ("card", "place", "hand", "rows"),
    [
        (A, InHand(2), (B, C, A), ((Z, QU),)),
        (C, InHand(0), (C, A, B), ((Z, QU),)),
        (A, InRow(0, 1), (B, C), ((Z, A, QU),)),
        (QU, InRow(0, 0), (A, B, C), ((QU, Z),)),
        (Z, InHand(1), (A, Z, B, C), ((QU,),)),
        (Z, NewRow(), (A, B, C), ((QU,), (Z,))),
        (A, InRow(5, 0), (B, C), ((Z, QU), (A,))),
        (A, InHand(99), (B, C, A), ((Z, QU),)),
    ],
)
def test_a_card_goes_exactly_where_it_is_put(
    card: int, place: Place, hand: tuple[int, ...], rows: tuple[tuple[int, ...], ...]
) -> None:
    moved = move_card(START, card, place)
    assert (moved.hand, moved.rows) == (hand, rows)


def test_a_row_left_empty_goes() -> None:
    alone = Arrangement((A,), ((Z,), (B,)))
    assert move_card(alone, Z, InHand(1)).rows == ((B,),)
    assert move_card(alone, Z, InRow(0, 0)).rows == ((Z,), (B,)), "put down where it lay"


def test_the_card_just_drawn_is_marked_until_it_is_moved() -> None:
    drawn = follow_hand(Arrangement((A, B)), (A, B, C))
    assert drawn.fresh == C
    assert move_card(drawn, A, InHand(1)).fresh == C
    assert move_card(drawn, C, InHand(0)).fresh is None
    assert follow_hand(drawn, (A, C)).fresh == C
    assert follow_hand(drawn, (A, B)).fresh is None


def test_a_dealt_hand_has_no_card_just_drawn() -> None:
    assert follow_hand(Arrangement(), (A,)).fresh is None


def test_enter_sends_a_card_to_the_current_word_and_back() -> None:
    assert send_card(Arrangement((A, B)), A).rows == ((A,),)
    two = Arrangement((A,), ((B,), (C,)))
    assert send_card(two, A).rows == ((B,), (C, A))
    assert send_card(two, A, current_row=0).rows == ((B, A), (C,))
    assert send_card(two, A, current_row=7).rows == ((B,), (C, A))
    assert send_card(two, B) == Arrangement((A, B), ((C,),))


def test_rows_go_back_one_by_one_or_all() -> None:
    two = Arrangement((A,), ((B, Z), (C,)))
    assert take_row_back(two, 0) == Arrangement((A, B, Z), ((C,),))
    assert clear_rows(two) == Arrangement((A, B, Z, C), ())


def test_sorting_keeps_rows() -> None:
    mixed = Arrangement((QU, Z, B, A), ((C,),))
    assert sort_hand(mixed, by_letter).hand == (A, B, QU, Z)
    assert sort_hand(mixed, by_value).hand == (Z, QU, B, A)
    assert sort_hand(mixed, vowels_first).hand == (A, B, Z, QU)
    assert sort_hand(mixed, by_letter).rows == ((C,),)


def test_another_seat_s_cards_are_refused() -> None:
    with pytest.raises(ValueError, match="not the cards"):
        reorder_hand(START, (A, B, Z))
    with pytest.raises(ValueError, match="not here"):
        move_card(START, 55, InHand(0))
    with pytest.raises(ValueError, match="twice"):
        Arrangement((A, A))
    with pytest.raises(ValueError, match="empty"):
        Arrangement((A,), ((),))


@st.composite
def arrangements(draw: st.DrawFn) -> Arrangement:
    cards = draw(st.lists(st.integers(0, 117), unique=True, min_size=1, max_size=11))
    cuts = sorted(draw(st.lists(st.integers(0, len(cards)), max_size=4)))
    parts = [tuple(cards[a:b]) for a, b in zip([0, *cuts], [*cuts, len(cards)], strict=True)]
    return Arrangement(parts[0], tuple(part for part in parts[1:] if part))


@given(arrangements(), st.data())
def test_no_move_loses_or_doubles_a_card(start: Arrangement, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(start.cards))
    place = data.draw(
        st.one_of(
            st.builds(InHand, st.integers(0, 12)),
            st.builds(InRow, st.integers(0, 5), st.integers(0, 12)),
            st.just(NewRow()),
        )
    )
    assert sorted(move_card(start, card, place).cards) == sorted(start.cards)
    assert sorted(send_card(start, card).cards) == sorted(start.cards)
    assert sorted(clear_rows(start).cards) == sorted(start.cards)


@given(arrangements(), st.sets(st.integers(0, 117), max_size=11))
def test_an_arrangement_follows_any_hand(start: Arrangement, hand: set[int]) -> None:
    followed = follow_hand(start, sorted(hand))
    assert sorted(followed.cards) == sorted(hand)
    kept = [card for card in start.hand if card in hand]
    assert list(followed.hand[: len(kept)]) == kept


@pytest.mark.parametrize(
    ("cards", "place", "hand", "rows"),
    [
        ((C, A), InHand(0), (C, A, B), ((Z, QU),)),
        ((A, Z), InRow(0, 1), (B, C), ((QU, A, Z),)),
        ((Z, QU), InHand(1), (A, Z, QU, B, C), ()),
        ((QU,), NewRow(), (A, B, C), ((Z,), (QU,))),
        ((B, QU), NewRow(), (A, C), ((Z,), (B, QU))),
        ((Z, QU), InRow(0, 0), (A, B, C), ((Z, QU),)),
    ],
)
def test_several_cards_go_together_in_the_order_given(
    cards: tuple[int, ...], place: Place, hand: tuple[int, ...], rows: tuple[tuple[int, ...], ...]
) -> None:
    moved = move_cards(START, cards, place)
    assert (moved.hand, moved.rows) == (hand, rows)


def test_rows_are_joined_and_split() -> None:
    two = Arrangement((), ((A, B), (Z, QU, C)))
    joined = move_cards(two, (A, B), InRow(1, 1))
    assert joined.rows == ((Z, A, B, QU, C),)
    assert move_cards(joined, (A, B), NewRow()).rows == ((Z, QU, C), (A, B))


def test_a_card_that_is_not_here_is_not_moved() -> None:
    with pytest.raises(ValueError, match="not here"):
        move_cards(START, (A, 99), NewRow())


def test_the_current_word_is_where_cards_are_sent() -> None:
    two = Arrangement((A,), ((B,), (Z, QU)))
    assert word_place(two, 0) == InRow(0, 1)
    assert word_place(two) == word_place(two, 7) == InRow(1, 2)
    assert word_place(Arrangement((A,))) == NewRow()


def test_the_own_order_comes_back() -> None:
    own = (C, A, Z, B)
    mixed = Arrangement((B, Z, C, A, QU))
    assert order_hand(mixed, HandOrder.OWN, own).hand == (C, A, Z, B, QU)
    assert order_hand(mixed, HandOrder.LETTER, own).hand == (A, B, C, QU, Z)
    assert order_hand(mixed, HandOrder.VALUE, own).hand == (Z, QU, B, C, A)
    assert order_hand(mixed, HandOrder.VOWELS_FIRST, own).hand == (A, B, C, Z, QU)
