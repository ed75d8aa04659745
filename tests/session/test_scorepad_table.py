"""The score pad adds nothing up itself: its numbers are the engine's."""

from quiddler_qt.engine.actions import Discard, DrawStock, GatherCards, LayDown
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameSetup, Seat
from quiddler_qt.session.game_session import Committed, GameSession
from quiddler_qt.session.scorepad_table import scorepad_table


def test_rows_totals_dealer_and_leaders_follow_the_game() -> None:
    setup = GameSetup(Rules(hand_sizes=(3, 4, 5)), (Seat("A"), Seat("B"), Seat("C")), first_dealer=1)
    session = GameSession(GameRecord(setup, 11), lambda _spelling: True)
    empty = scorepad_table(session.observe(None))
    assert [row.hand_size for row in empty.rows] == [3, 4, 5]
    assert [row.dealer for row in empty.rows] == [1, 2, 0]
    assert [row.is_current for row in empty.rows] == [True, False, False]
    assert empty.leaders == ()
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
