"""Which rule stands against an action, and in which order they are told."""

from collections.abc import Sequence

import pytest

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
from quiddler_qt.engine.cards import ALL_CARDS, Card
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.legality import check, check_words, may_consult_dictionary, spellings_to_rule
from quiddler_qt.engine.rules import DictionaryUse, FirstTurn, MinWord, Rules, StockRefill, WordCheck
from tests.rules_conformance import Box, Table

CHECKED = WordCheck.CHECKED


def table_with(
    faces: Sequence[str], rules: Rules | None = None, seats: int = 2
) -> tuple[Table, tuple[Card, ...]]:
    """A table whose first seat, number 1, is about to draw the last of these cards to the others."""
    table = Table(rules or Rules(hand_sizes=(len(faces) - 1,)), seats)
    cards = Box().take(faces)
    table.deal({1: cards[:-1]}, [cards[-1]])
    return table, cards


def fault(table: Table, action: Action) -> Fault | None:
    refused = check(table.state, action)
    return None if refused is None else refused.fault


def test_the_phases_allow_what_belongs_to_them() -> None:
    table, cards = table_with(["C", "A", "T", "X"])
    assert fault(table, Deal(ALL_CARDS)) is Fault.WRONG_PHASE
    assert fault(table, Reshuffle(())) is Fault.WRONG_PHASE
    assert fault(table, GatherCards()) is Fault.WRONG_PHASE
    assert fault(table, Discard(1, cards[0])) is Fault.DRAW_FIRST
    assert fault(table, LayDown(1, (cards[:3],), cards[3])) is Fault.DRAW_FIRST
    assert fault(table, DrawStock(0)) is Fault.NOT_YOUR_TURN
    table.do(DrawStock(1))
    assert fault(table, DrawStock(1)) is Fault.ALREADY_DRAWN
    assert fault(table, TakeDiscard(1)) is Fault.ALREADY_DRAWN
    assert fault(table, Discard(0, cards[0])) is Fault.NOT_YOUR_TURN
    table.do(LayDown(1, (cards[:3],), cards[3]))
    table.finish_turns()
    assert fault(table, DrawStock(0)) is Fault.WRONG_PHASE
    table.do(GatherCards())
    for action in (GatherCards(), Deal(ALL_CARDS), Rule("A", accepted=True), HandOver(0, SeatKind.COMPUTER)):
        assert fault(table, action) is Fault.GAME_OVER


@pytest.mark.parametrize("seat", [-1, 2, 118])
def test_there_is_no_such_seat(seat: int) -> None:
    table, cards = table_with(["C", "A", "T", "X"])
    actions = (
        DrawStock(seat),
        TakeDiscard(seat),
        Discard(seat, cards[0]),
        LayDown(seat, (cards[:3],), cards[3]),
        Challenge(seat, 0, 0),
        Challenge(0, seat, 0),
        HandOver(seat, SeatKind.COMPUTER),
    )
    assert {fault(table, action) for action in actions} == {Fault.NO_SUCH_SEAT}


@pytest.mark.parametrize(
    ("words", "discard", "refused"),
    [
        ([], 3, Rejection(Fault.NO_WORDS)),
        ([[0, 1, 2]], 9, Rejection(Fault.CARD_NOT_IN_HAND)),
        ([[0, 1, 9]], 3, Rejection(Fault.CARD_NOT_IN_HAND)),
        ([[0, 1, 2]], 2, Rejection(Fault.CARD_USED_TWICE)),
        ([[0, 1, 1]], 3, Rejection(Fault.CARD_USED_TWICE)),
        ([[0, 1, 2, 3]], 3, Rejection(Fault.CARD_USED_TWICE)),
        ([[0, 1], [2]], 3, Rejection(Fault.WORD_TOO_SHORT, "T")),
        ([[0, 1], []], 3, Rejection(Fault.WORD_TOO_SHORT, "")),
        ([[0, 1]], 3, Rejection(Fault.CARDS_LEFT_OVER, "1")),
        ([[0, 1, 2]], 3, None),
        ([[2, 1, 0]], 3, None),
        ([[3, 1, 2]], 0, None),
    ],
)
def test_what_stands_against_going_out(
    words: list[list[int]], discard: int, refused: Rejection | None
) -> None:
    table, cards = table_with(["C", "A", "T", "X"])
    table.do(DrawStock(1))
    elsewhere = table.state.hands[0][0]
    named = [*cards, *[elsewhere] * 6]
    action = LayDown(1, tuple(tuple(named[i] for i in word) for word in words), named[discard])
    assert check(table.state, action) == refused


def test_in_a_last_turn_cards_may_stay() -> None:
    table = Table(Rules(hand_sizes=(4,)), 2)
    table.deal()
    table.go_out()
    table.do(DrawStock(0))
    hand = table.state.hands[0]
    assert fault(table, LayDown(0, (hand[:2],), hand[4])) is None
    assert fault(table, LayDown(0, (hand[:4],), hand[4])) is None
    assert fault(table, Discard(0, hand[4])) is None
    assert fault(table, LayDown(0, (), hand[4])) is Fault.NO_WORDS


@pytest.mark.parametrize("option", [True, False])
def test_a_card_taken_from_the_discards_may_go_back_by_the_option(*, option: bool) -> None:
    table = Table(Rules(may_return_taken_card=option), 2)
    table.deal()
    table.do(TakeDiscard(1))
    *word, taken = table.state.hands[1]
    expected = None if option else Fault.TAKEN_CARD_MUST_STAY
    assert fault(table, Discard(1, taken)) is expected
    assert fault(table, LayDown(1, (tuple(word),), taken)) is expected
    assert fault(table, Discard(1, word[0])) is None


def test_a_card_from_the_stock_may_always_be_discarded() -> None:
    table = Table(Rules(may_return_taken_card=False), 2)
    table.deal()
    table.do(DrawStock(1))
    assert fault(table, Discard(1, table.state.hands[1][-1])) is None


@pytest.mark.parametrize(
    ("option", "hands_forbidden"),
    [(FirstTurn.OFF, 0), (FirstTurn.ON, 6), (FirstTurn.FIRST_FOUR_HANDS, 4)],
)
def test_going_out_in_a_first_turn_by_the_option(option: FirstTurn, hands_forbidden: int) -> None:
    table = Table(Rules(hand_sizes=(3,) * 6, no_going_out_on_first_turn=option), 2)
    forbidden = 0
    for _ in range(6):
        table.deal()
        seat = table.state.seat
        table.do(DrawStock(seat))
        *word, drawn = table.state.hands[seat]
        if fault(table, LayDown(seat, (tuple(word),), drawn)) is Fault.FIRST_TURN:
            forbidden += 1
        table.do(Discard(seat, drawn))
        table.wait_to_go_out()
        table.go_out()
        table.finish_turns()
        table.do(GatherCards())
    assert forbidden == hands_forbidden


def test_the_same_word_twice_by_the_option() -> None:
    faces = ["A", "T", "A", "T", "X"]
    for duplicates, expected in ((True, None), (False, Rejection(Fault.SAME_WORD_TWICE, "AT"))):
        table, cards = table_with(faces, Rules(hand_sizes=(4,), duplicates=duplicates))
        table.do(DrawStock(1))
        assert check(table.state, LayDown(1, (cards[:2], cards[2:4]), cards[4])) == expected


def test_checked_play_lays_only_words_that_are_ruled_to_be_words() -> None:
    table, cards = table_with(["Z", "A", "T", "X"], Rules(hand_sizes=(3,), word_check=CHECKED))
    table.do(DrawStock(1))
    action = LayDown(1, (cards[:3],), cards[3])
    assert spellings_to_rule(table.state, action) == ("ZAT",)
    assert check(table.state, action) == Rejection(Fault.WORD_NOT_RULED, "ZAT")
    table.do(Rule("ZAT", accepted=False))
    assert spellings_to_rule(table.state, action) == ()
    assert check(table.state, action) == Rejection(Fault.WORD_NOT_LISTED, "ZAT")


def test_challenge_play_lays_anything_and_asks_only_when_challenged() -> None:
    table, cards = table_with(["Z", "A", "T", "X"])
    table.do(DrawStock(1))
    action = LayDown(1, (cards[:3],), cards[3])
    assert spellings_to_rule(table.state, action) == ()
    table.do(action)
    doubt = Challenge(0, 1, 0)
    assert spellings_to_rule(table.state, doubt) == ("ZAT",)
    assert fault(table, doubt) is Fault.WORD_NOT_RULED


def test_spellings_to_rule_copes_with_any_action() -> None:
    table, cards = table_with(["Z", "A", "T", "X"], Rules(hand_sizes=(3,), word_check=CHECKED))
    assert spellings_to_rule(table.state, LayDown(1, ((), (cards[0], 500), (-1,)), 0)) == ()
    assert spellings_to_rule(table.state, Challenge(0, 9, 0)) == ()
    assert spellings_to_rule(table.state, Challenge(0, 1, -1)) == ()
    assert spellings_to_rule(table.state, DrawStock(0)) == ()


def test_what_stands_against_a_challenge() -> None:
    table = Table(Rules(), 3)
    assert fault(table, Challenge(0, 1, 0)) is Fault.WRONG_PHASE
    table.deal()
    assert fault(table, Challenge(0, 1, 0)) is Fault.NO_SUCH_WORD
    table.go_out()
    assert fault(table, Challenge(1, 1, 0)) is Fault.OWN_WORD
    assert fault(table, Challenge(0, 1, 1)) is Fault.NO_SUCH_WORD
    assert fault(table, Challenge(0, 1, -1)) is Fault.NO_SUCH_WORD
    assert fault(table, Challenge(0, 1, 0)) is Fault.WORD_NOT_RULED
    (spelling,) = spellings_to_rule(table.state, Challenge(0, 1, 0))
    table.do(Rule(spelling, accepted=True))
    table.do(Challenge(0, 1, 0))
    assert fault(table, Challenge(2, 1, 0)) is Fault.ALREADY_JUDGED
    table.finish_turns()
    table.do(GatherCards())
    assert fault(table, Challenge(2, 1, 0)) is Fault.WRONG_PHASE


def test_checked_play_knows_no_challenges() -> None:
    table = Table(Rules(word_check=CHECKED), 2)
    table.deal()
    table.go_out()
    assert fault(table, Challenge(0, 1, 0)) is Fault.NO_CHALLENGES


def test_a_deal_has_every_card_once() -> None:
    table = Table(Rules(), 2)
    for order in ((), ALL_CARDS[1:], (*ALL_CARDS[1:], 1), (*ALL_CARDS, 0), range(1, 119)):
        assert fault(table, Deal(tuple(order))) is Fault.BAD_ORDER
    assert fault(table, Deal(ALL_CARDS[::-1])) is None


@pytest.mark.parametrize("spelling", ["", "quit", "QU IT", "QÜIT", "Q1", "A" * 21, "\n"])
def test_a_ruling_is_on_capital_letters(spelling: str) -> None:
    table = Table(Rules(), 2)
    assert fault(table, Rule(spelling, accepted=True)) is Fault.BAD_SPELLING
    assert fault(table, Rule("A" * 20, accepted=True)) is None


def test_a_spelling_is_ruled_once() -> None:
    table = Table(Rules(), 2)
    table.do(Rule("CAT", accepted=True))
    assert fault(table, Rule("CAT", accepted=False)) is Fault.ALREADY_RULED


def test_a_seat_is_handed_over_only_to_another_player() -> None:
    table = Table(Rules(), 2)
    assert fault(table, HandOver(0, SeatKind.PERSON)) is Fault.NOTHING_TO_CHANGE
    assert fault(table, HandOver(0, SeatKind.COMPUTER, "greedy")) is None


def test_an_empty_stock_cannot_be_drawn_from_unless_it_is_renewed_on_the_draw() -> None:
    table = Table(Rules(hand_sizes=(10,), stock_refill=StockRefill.ON_DRAW), 8)
    table.deal()
    for _ in range(37):
        table.idle_turn()
    assert not table.state.stock
    assert fault(table, DrawStock(table.state.seat)) is None
    assert fault(table, TakeDiscard(table.state.seat)) is None


@pytest.mark.parametrize(
    ("use", "on_turn", "off_turn", "at_the_end"),
    [
        (DictionaryUse.OFF_TURN, False, True, True),
        (DictionaryUse.ALWAYS, True, True, True),
        (DictionaryUse.NEVER, False, False, False),
    ],
)
def test_when_the_dictionary_may_be_consulted(
    use: DictionaryUse, *, on_turn: bool, off_turn: bool, at_the_end: bool
) -> None:
    table = Table(Rules(dictionary=use), 2)
    table.deal()
    assert may_consult_dictionary(table.state, 1) is on_turn
    assert may_consult_dictionary(table.state, 0) is off_turn
    table.go_out()
    table.finish_turns()
    assert may_consult_dictionary(table.state, 0) is at_the_end


def test_words_are_checked_as_such() -> None:
    table = Table(Rules(min_word=MinWord.THREE_LETTERS), 2)
    at, the = Box().take(["A", "T"]), Box().take(["TH", "E"])
    assert check_words(table.state, (the,)) is None
    assert check_words(table.state, (the, at)) == Rejection(Fault.WORD_TOO_SHORT, "AT")
