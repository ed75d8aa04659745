"""What an observation says of itself."""

from quiddler_qt.engine.actions import DrawStock, TakeDiscard
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.visibility import observe
from tests.rules_conformance import Table


def test_whose_turn_it_is() -> None:
    table = Table(Rules(), 3)
    assert not observe(table.state, 1).is_my_turn
    table.deal()
    assert [observe(table.state, seat).is_my_turn for seat in (None, 0, 1, 2)] == [False, False, True, False]
    table.do(DrawStock(1))
    assert observe(table.state, 1).is_my_turn
    assert not observe(table.state, 2).is_my_turn


def test_the_upcard_is_the_top_discard_or_none() -> None:
    table = Table(Rules(), 2)
    assert observe(table.state, 0).upcard is None
    table.deal()
    assert observe(table.state, 0).upcard == table.state.discards[-1]
    table.do(TakeDiscard(1))
    assert observe(table.state, 0).upcard is None


def test_nobody_is_on_turn_while_words_lie_on_the_table() -> None:
    table = Table(Rules(), 2)
    table.deal()
    table.go_out()
    table.finish_turns()
    assert not any(observe(table.state, seat).is_my_turn for seat in (0, 1))
