"""Taking arrangements back: exact, by name, and never past a card that has shown itself."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

import pytest

from quiddler_qt.engine.actions import Discard, DrawStock
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameSetup, Seat
from quiddler_qt.session.arrangement import Arrangement, HandOrder, InHand, InRow, NewRow, move_cards
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.session.history import MAX_STEPS, ArrangementHistory, Change, ChangeKind

MOVE: Final = Change(ChangeKind.MOVE)
START: Final = Arrangement((1, 2, 3, 4), ())
FIRST: Final = move_cards(START, (2,), NewRow())
SECOND: Final = move_cards(FIRST, (3,), InRow(0, 1))


@pytest.fixture
def session() -> GameSession:
    setup = GameSetup(Rules(), (Seat("Ada"), Seat("Bo")), first_dealer=1)
    session = GameSession(GameRecord(setup, 5), lambda _spelling: True)
    session.deal()
    return session


def history_of(*arrangements: Arrangement) -> ArrangementHistory:
    history = ArrangementHistory()
    for before, after in pairwise(arrangements):
        history.note(MOVE, before, after)
    return history


def test_back_and_forth_exactly() -> None:
    history = history_of(START, FIRST, SECOND)
    assert history.undo(SECOND) == FIRST
    assert history.undo(FIRST) == START
    assert history.undo(START) is None
    assert history.redo(START) == FIRST, "undoing in vain spoils nothing"
    history = history_of(START, FIRST, SECOND)
    history.undo(SECOND)
    assert history.redo(FIRST) == SECOND
    assert history.redoable is None


def test_something_new_ends_what_was_undone() -> None:
    history = history_of(START, FIRST)
    history.undo(FIRST)
    history.note(MOVE, START, SECOND)
    assert history.redoable is None
    assert history.undo(SECOND) == START


def test_a_step_that_changed_nothing_is_none() -> None:
    assert history_of(START, START).undoable is None


def test_an_arrangement_of_unknown_origin_ends_it() -> None:
    history = history_of(START, FIRST)
    assert history.undo(SECOND) is None
    assert history.undoable is None


def test_a_word_typed_letter_by_letter_is_one_step() -> None:
    history = ArrangementHistory()
    for before, after in ((START, FIRST), (FIRST, SECOND)):
        history.note(Change(ChangeKind.TYPE, after.rows[0], 0, series=7), before, after)
    assert history.undoable == Change(ChangeKind.TYPE, (2, 3), 0, series=7)
    assert history.undo(SECOND) == START


def test_typed_and_taken_back_is_no_step() -> None:
    history = ArrangementHistory()
    history.note(Change(ChangeKind.TYPE, series=7), START, FIRST)
    history.note(Change(ChangeKind.TYPE, series=7), FIRST, START)
    assert history.undoable is None


def test_the_oldest_steps_go() -> None:
    arrangements = [START, FIRST] * MAX_STEPS
    history = history_of(*arrangements)
    now, count = arrangements[-1], 0
    while (before := history.undo(now)) is not None:
        now, count = before, count + 1
    assert count == MAX_STEPS


class TestSession:
    def arrange(self, session: GameSession) -> tuple[Arrangement, Arrangement]:
        before = session.arrangement(0)
        after = move_cards(before, before.hand[:2], NewRow())
        session.arrange(0, after, Change(ChangeKind.TO_NEW_WORD, before.hand[:2]))
        return before, after

    def test_undo_and_redo_are_saved_like_anything_else(self, session: GameSession) -> None:
        before, after = self.arrange(session)
        saves: list[Arrangement] = []
        session.on_commit = lambda: saves.append(session.arrangement(0))
        change = session.undo(0)
        assert change is not None
        assert change.kind is ChangeKind.TO_NEW_WORD
        assert session.redoable(0) == change
        assert session.redo(0) == change
        assert saves == [before, after]

    @pytest.mark.parametrize(
        "reveal",
        [
            lambda session: session.submit(DrawStock(0)),
            lambda session: session.forget_changes(),
        ],
    )
    def test_never_past_what_was_revealed(
        self, session: GameSession, reveal: Callable[[GameSession], object]
    ) -> None:
        self.arrange(session)
        session.undo(0)
        self.arrange(session)
        reveal(session)
        now = session.arrangement(0)
        assert session.undo(0) is None
        assert session.redo(0) is None
        assert session.arrangement(0) == now

    def test_not_past_a_card_drawn_and_put_away_again(self, session: GameSession) -> None:
        self.arrange(session)
        session.submit(DrawStock(0))
        taken = session.observe(0).taken
        assert taken is not None
        session.submit(Discard(0, taken))
        assert session.undoable(0) is None

    def test_what_others_do_with_theirs_ends_nothing(self, session: GameSession) -> None:
        session.submit(DrawStock(0))
        session.submit(Discard(0, session.state.hands[0][0]))
        before, _ = self.arrange(session)
        session.submit(DrawStock(1))
        session.submit(Discard(1, session.state.hands[1][0]))
        assert session.undo(0) is not None
        assert session.arrangement(0) == before


def test_orders_come_in_turn() -> None:
    order, seen = HandOrder.LETTER, []
    for _ in range(4):
        seen.append(order)
        order = order.next
    assert seen == list(HandOrder)
    assert order is HandOrder.LETTER


def test_moves_into_the_hand_keep_the_order_given() -> None:
    assert move_cards(SECOND, (3, 2), InHand(1)) == Arrangement((1, 3, 2, 4))
