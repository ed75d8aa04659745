"""The rules in motion: turns, going out, last turns, the stock, challenges, the end (bug family B36)."""

import pytest

from quiddler_qt.engine.actions import (
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
from quiddler_qt.engine.cards import ALL_CARDS, cards_value, spelling_of
from quiddler_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    DiscardTaken,
    GameEnded,
    GoingOutCancelled,
    HandDealt,
    RoundScored,
    SeatHandedOver,
    SpellingRuled,
    StockRanOut,
    StockRenewed,
    TurnBegan,
    WordsLaid,
    WordsOnTable,
    WordStruck,
    WordUpheld,
)
from quiddler_qt.engine.rules import ChallengeFrom, FailedOut, Rules, StockRefill
from quiddler_qt.engine.state import Judgment, Phase, Seat
from quiddler_qt.engine.transitions import apply, score_hand, seat_lays
from tests.rules_conformance import Box, Table


def gone_out(rules: Rules | None = None, seats: int = 3) -> tuple[Table, str]:
    """A table whose seat 1 has just gone out with one word; returns the word too."""
    table = Table(rules or Rules(hand_sizes=(3, 4)), seats)
    table.deal()
    table.go_out()
    table.events.clear()
    return table, spelling_of(table.state.laid[1][0].cards)


def test_a_refused_action_is_a_bug_of_the_caller() -> None:
    table = Table(Rules(), 2)
    with pytest.raises(ValueError, match="wrong_phase"):
        apply(table.state, GatherCards())


def test_cards_are_dealt_one_at_a_time_from_the_dealers_left() -> None:
    table = Table(Rules(), 3, dealer=1)
    table.do(Deal(ALL_CARDS))
    hands = ((1, 4, 7), (2, 5, 8), (0, 3, 6))
    assert table.state.hands == hands
    assert (table.state.discards, table.state.stock[-1], table.state.stock[0]) == ((9,), 10, 117)
    assert table.events == [HandDealt(0, 1, hands, 9), TurnBegan(2, last_turn=False)]


def test_a_turn_draws_one_card_and_discards_one() -> None:
    table = Table(Rules(), 2)
    table.do(Deal(ALL_CARDS))
    table.events.clear()
    table.do(DrawStock(1))
    table.do(Discard(1, 0))
    table.do(TakeDiscard(0))
    table.do(Discard(0, 0))
    assert table.events == [
        CardDrawn(1, 7),
        CardDiscarded(1, 0),
        TurnBegan(0, last_turn=False),
        DiscardTaken(0, 0),
        CardDiscarded(0, 0),
        TurnBegan(1, last_turn=False),
    ]
    assert table.state.hands == ((1, 3, 5), (2, 4, 7))


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_every_other_seat_has_one_last_turn(seats: int, turn: int) -> None:
    for goer in range(seats):
        table = Table(Rules(hand_sizes=(3, 4)), seats)
        table.deal()
        while table.state.seat != goer or table.state.turns_taken[goer] < turn - 1:
            table.idle_turn()
        before = table.state.turns_taken
        table.go_out()
        played = []
        while table.state.phase is Phase.DRAW:
            played.append(table.state.seat)
            assert table.state.out_seat == goer
            # Using up all cards in a last turn is no second going out (rules 6.2).
            if len(played) % 2:
                table.go_out()
            else:
                table.idle_turn()
        assert played == [(goer + step) % seats for step in range(1, seats)]
        assert table.state.out_seat == goer
        assert table.state.phase is Phase.WORDS_ON_TABLE
        after = tuple(count + 1 for count in before)
        assert table.state.turns_taken == after
        laid = [event for event in table.events if isinstance(event, WordsLaid)]
        assert [event.went_out for event in laid] == [True, *[False] * (len(laid) - 1)]
        table.do(GatherCards())
        assert (table.state.phase, table.state.dealer) == (Phase.DEAL, 1)
        table.deal()
        assert table.state.seat == 2 % seats


def test_a_last_turn_is_announced_and_ends_with_open_hands() -> None:
    table, _ = gone_out(seats=2)
    table.idle_turn()
    assert [type(event) for event in table.events] == [CardDrawn, CardDiscarded, WordsOnTable]
    assert table.events[-1] == WordsOnTable(table.state.hands)
    again = Table(Rules(), 2)
    again.deal()
    again.go_out()
    assert again.events[-1] == TurnBegan(0, last_turn=True)


def test_the_discards_but_the_top_one_become_the_stock_at_a_turns_end() -> None:
    table = Table(Rules(hand_sizes=(10,)), 8)
    table.deal()
    for _ in range(36):
        table.idle_turn()
    seat = table.state.seat
    table.do(DrawStock(seat))
    table.do(Discard(seat, table.state.hands[seat][-1]))
    assert (table.state.phase, table.events[-1]) == (Phase.RESHUFFLE, StockRanOut())
    order = table.state.discards[:-1]
    table.events.clear()
    table.do(Reshuffle(order))
    assert table.events == [StockRenewed(37), TurnBegan((seat + 1) % 8, last_turn=False)]
    assert table.state.stock[::-1] == order
    assert len(table.state.discards) == 1


def test_the_stock_is_renewed_on_the_draw_by_the_option() -> None:
    table = Table(Rules(hand_sizes=(10,), stock_refill=StockRefill.ON_DRAW), 8)
    table.deal()
    for _ in range(37):
        table.idle_turn()
    seat, top = table.state.seat, table.state.discards[-1]
    table.events.clear()
    table.do(DrawStock(seat))
    assert (table.state.phase, table.events) == (Phase.RESHUFFLE, [StockRanOut()])
    order = table.state.discards[:-1]
    table.do(Reshuffle(order))
    assert table.events[1:] == [StockRenewed(37), CardDrawn(seat, order[0])]
    assert (table.state.phase, table.state.taken, table.state.discards) == (Phase.PLAY, order[0], (top,))


def test_no_stock_is_renewed_after_the_very_last_turn() -> None:
    table = Table(Rules(hand_sizes=(10,)), 8)
    table.deal()
    for _ in range(37 - 8):
        table.idle_turn()
    table.go_out()
    table.finish_turns()
    assert (table.state.phase, table.state.stock) == (Phase.WORDS_ON_TABLE, ())
    assert not any(isinstance(event, StockRanOut) for event in table.events)


def test_a_stalemate_goes_on_for_ever_with_renewed_stocks() -> None:
    table = Table(Rules(), 8)
    for _ in range(7):
        table.play_hand()
    table.deal()
    for _ in range(37 * 5):
        table.idle_turn()
    assert sum(isinstance(event, StockRanOut) for event in table.events) == 5
    assert table.state.phase is Phase.DRAW


def test_a_valid_word_costs_its_challenger() -> None:
    table, word = gone_out()
    value = cards_value(table.state.laid[1][0].cards)
    table.do(Rule(word, accepted=True))
    table.do(Challenge(0, 1, 0))
    assert table.events == [SpellingRuled(word, accepted=True), WordUpheld(0, 1, 0, word, value)]
    assert table.state.lost_challenges == (value, 0, 0)
    assert (table.state.laid[1][0].judgment, table.state.laid[1][0].challenger) == (Judgment.UPHELD, 0)


def test_a_word_struck_before_the_next_draw_cancels_the_going_out() -> None:
    table, word = gone_out()
    cards, discards = table.state.laid[1][0].cards, table.state.discards
    table.do(Rule(word, accepted=False))
    table.do(Challenge(2, 1, 0))
    assert table.events[1:] == [
        WordStruck(2, 1, 0, word),
        GoingOutCancelled(1, cards),
        TurnBegan(2, last_turn=False),
    ]
    assert (table.state.hands[1], table.state.discards, table.state.laid[1]) == (cards, discards, ())
    assert (table.state.out_seat, table.state.last_turns, table.state.seat) == (None, 0, 2)
    # The hand goes on: another seat goes out, and the one who had not gone out has his last turn.
    table.go_out()
    assert table.state.out_seat == 2
    order = []
    while table.state.phase is Phase.DRAW:
        order.append(table.state.seat)
        table.idle_turn()
    assert order == [0, 1]


def test_a_cancelled_going_out_returns_the_good_words_too() -> None:
    table = Table(Rules(hand_sizes=(4,)), 2)
    hand = Box().take(["A", "T", "V", "Q"])
    table.deal({1: hand})
    table.do(DrawStock(1))
    table.do(LayDown(1, (hand[:2], hand[2:]), table.state.hands[1][-1]))
    for index, (spelling, accepted) in enumerate((("AT", True), ("VQ", False))):
        table.do(Rule(spelling, accepted))
        table.do(Challenge(0, 1, index))
    assert (table.state.hands[1], table.state.laid[1], table.state.out_seat) == (hand, (), None)
    # Who doubted the good word has lost his challenge all the same.
    assert table.state.lost_challenges == (5, 0)


def test_a_word_struck_after_the_next_draw_is_struck_only() -> None:
    table, word = gone_out()
    table.do(DrawStock(2))
    table.do(Rule(word, accepted=False))
    table.do(Challenge(0, 1, 0))
    assert (table.state.out_seat, table.state.laid[1][0].judgment) == (1, Judgment.STRUCK)
    assert table.state.phase is Phase.PLAY


def test_a_going_out_stands_by_the_option() -> None:
    table, word = gone_out(Rules(hand_sizes=(3,), failed_out=FailedOut.STANDS))
    table.do(Rule(word, accepted=False))
    table.do(Challenge(0, 1, 0))
    assert (table.state.out_seat, table.state.last_turns) == (1, 2)
    table.finish_turns()
    lays = seat_lays(table.state)
    assert (lays[1].standing, len(lays[1].struck), lays[1].unused) == ((), 1, ())


def test_a_last_turns_struck_word_cancels_nothing() -> None:
    table, _ = gone_out()
    table.go_out()
    word = spelling_of(table.state.laid[2][0].cards)
    table.do(Rule(word, accepted=False))
    table.do(Challenge(1, 2, 0))
    assert (table.state.out_seat, table.state.laid[2][0].judgment) == (1, Judgment.STRUCK)


def test_scores_move_with_each_judgment_and_are_final_when_gathered() -> None:
    table, word = gone_out(Rules(hand_sizes=(3,), challenge_from=ChallengeFrom.GAME), seats=2)
    table.finish_turns()
    before = score_hand(table.state)
    table.do(Rule(word, accepted=False))
    table.do(Challenge(0, 1, 0))
    after = score_hand(table.state)
    assert (before[1].struck, before[1].bonus) == (0, 10)
    assert (after[1].words, after[1].bonus) == (0, 0)
    table.events.clear()
    table.do(GatherCards())
    assert table.events == [RoundScored(0, after), GameEnded((0, 1))]
    assert table.state.totals == (0, 0)


def test_a_seat_handed_over_keeps_hand_and_score() -> None:
    table = Table(Rules(), 2)
    table.play_hand()
    table.deal()
    hands, totals = table.state.hands, table.state.totals
    table.do(HandOver(1, SeatKind.COMPUTER, "greedy"))
    assert table.state.seats[1] == Seat("seat1", SeatKind.COMPUTER, "greedy")
    assert (table.state.hands, table.state.totals) == (hands, totals)
    assert table.events[-1] == SeatHandedOver(1, SeatKind.COMPUTER)


def test_a_game_has_the_hands_of_its_rules_and_then_nothing() -> None:
    table = Table(Rules(), 2)
    for _ in range(8):
        assert table.state.phase is Phase.DEAL
        table.play_hand()
    assert table.state.phase is Phase.GAME_OVER
    assert len(table.state.history) == 8
