"""The score pad adds nothing up itself: its numbers are the engine's."""

from dataclasses import replace

from quiddler_qt.engine.actions import Challenge, Discard, DrawStock, GatherCards, LayDown
from quiddler_qt.engine.cards import cards_value
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.session.game_session import Committed, GameSession
from quiddler_qt.session.scorepad_table import PadLay, PadWord, laid_rounds, scorepad_table


def test_rows_totals_dealer_and_leaders_follow_the_game() -> None:
    setup = GameSetup(Rules(hand_sizes=(3, 4, 5)), (Seat("A"), Seat("B"), Seat("C")), first_dealer=1)
    session = GameSession(GameRecord(setup, 11), lambda _spelling: True)
    empty = scorepad_table(session.observe(None))
    assert [row.hand_size for row in empty.rows] == [3, 4, 5]
    assert [row.dealer for row in empty.rows] == [1, 2, 0]
    assert [row.is_current for row in empty.rows] == [True, False, False]
    assert empty.leaders == ()
    scored = SeatScore(7, 0, 0, 0, frozenset(), 0, 7, 0, 7)
    level = replace(session.observe(None), history=((scored,) * 3,))
    assert scorepad_table(level).leaders == (), "all stand equal"
    while session.state.round_index < 2 or not session.state.history[2:]:
        assert isinstance(session.deal(), Committed)
        first = True
        while session.state.last_turns or first:
            seat = session.state.seat
            assert isinstance(session.submit(DrawStock(seat)), Committed)
            *word, last = session.state.hands[seat]
            action = LayDown(seat, (tuple(word),), last) if first else Discard(seat, last)
            assert isinstance(session.submit(action), Committed)
            first = False
        assert isinstance(session.submit(GatherCards()), Committed)
    table = scorepad_table(session.observe(0))
    assert [[cell.score for cell in row.cells] for row in table.rows] == [
        list(scores) for scores in session.state.history
    ]
    assert table.totals == session.state.totals
    assert table.leaders == tuple(
        seat for seat, total in enumerate(table.totals) if total == max(table.totals)
    )
    assert not any(row.is_current for row in table.rows), "the game is over"
    assert [row.dealer for row in table.rows] == [1, 2, 0]


def test_the_cards_behind_every_number_add_up_to_it() -> None:
    """Two rounds; in the second, the last word laid is struck after the last turn."""
    setup = GameSetup(Rules(hand_sizes=(3, 4)), (Seat("A"), Seat("B")))
    session = GameSession(GameRecord(setup, 4), lambda spelling: len(spelling) > 3)
    other = -1
    for round_index in range(2):
        session.deal()
        out = session.state.seat
        session.submit(DrawStock(out))
        *word, last = session.state.hands[out]
        session.submit(LayDown(out, (tuple(word),), last))
        other = session.state.seat
        session.submit(DrawStock(other))
        first, second, *_, last = session.state.hands[other]
        session.submit(LayDown(other, ((first, second),), last))
        assert session.state.phase is Phase.WORDS_ON_TABLE
        if round_index == 1:
            before = scorepad_table(session.observe(None)).rows[1].cells[other]
            assert before.score is None
            assert before.lay.words == (PadWord((first, second)),)
            session.submit(Challenge(out, other, 0))
        session.submit(GatherCards())
    lays = laid_rounds(session.events_so_far(None))
    table = scorepad_table(session.observe(None), lays)
    for row in table.rows:
        for cell in row.cells:
            assert cell.score is not None
            standing = sum(cards_value(word.cards) for word in cell.lay.words if not word.struck)
            struck = sum(cards_value(word.cards) for word in cell.lay.words if word.struck)
            assert (standing, struck) == (cell.score.words, cell.score.struck)
            assert cards_value(cell.lay.unused) == cell.score.unused
    assert table.rows[1].cells[other].lay.words[0].struck


def test_a_round_to_come_has_no_cards() -> None:
    session = GameSession(
        GameRecord(GameSetup(Rules(hand_sizes=(3, 4)), (Seat("A"), Seat("B"))), 4), lambda _spelling: True
    )
    session.deal()
    table = scorepad_table(session.observe(None))
    assert {cell.lay for row in table.rows for cell in row.cells} == {PadLay()}
