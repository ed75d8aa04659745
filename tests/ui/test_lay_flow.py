"""The last turn ends only after the sheet: what it costs is said first, with words or without."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import Discard
from quiddler_qt.engine.cards import cards_value, value_of
from quiddler_qt.engine.rules import Floor, Preset, WordCheck, preset_rules
from quiddler_qt.engine.state import Phase
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.wording import number
from tests.ui.conftest import StartProgram
from tests.ui.test_whole_games import ADA, BO, Evening, table


def last_turn_of_bo(start_program: StartProgram, qtbot: QtBot) -> Evening:
    """Ada goes out in her second turn, and Bo has drawn his last card."""
    evening = Evening(start_program(seed=5), qtbot)
    rules = replace(preset_rules(Preset.FRIENDLY), word_check=WordCheck.CHALLENGE, floor=Floor.NONE)
    evening.program.host.deal(TableChoice((ADA, BO), Preset.FRIENDLY, rules))
    while evening.state.out_seat is None:
        evening.until(lambda: evening.page() == "curtain" or evening.at_table())
        if evening.page() == "curtain":
            evening.pass_screen()
        else:
            evening.play_turn(lay=evening.state.turns_taken[evening.state.seat] >= 1)
    evening.until(lambda: evening.page() == "curtain")
    evening.pass_screen()
    evening.until(evening.at_table)
    evening.driver.click("pile_stock")
    assert evening.state.phase is Phase.PLAY
    return evening


def told(evening: Evening) -> str:
    found = evening.screen.confirm_lay.findChild(QLabel, "confirm_lay_sum_words")
    assert isinstance(found, QLabel)
    return found.text()


@pytest.mark.parametrize("rows", [0, 1])
@pytest.mark.parametrize("is_asked_always", [False, True])
def test_a_last_turn_without_words_asks_before_it_ends(
    start_program: StartProgram, qtbot: QtBot, rows: int, *, is_asked_always: bool
) -> None:
    evening = last_turn_of_bo(start_program, qtbot)
    evening.program.preferences.change(lambda now: replace(now, confirm_discard=is_asked_always))
    seat = evening.state.seat
    if rows:
        # One card is no word: the row lies there, and cannot be laid.
        evening.driver.drag_card(evening.session.arrangement(seat).hand[-1], "new_row")
    card, before = evening.session.arrangement(seat).hand[0], evening.session.arrangement(seat)
    lost = cards_value(before.cards) - value_of(card)
    moves = len(evening.session.record.actions)
    evening.driver.drag_card(card, "pile_discards")
    assert evening.page() == "confirm_lay_sheet"
    assert told(evening) == f"no word laid, unused cards {number(-lost)}"
    confirm = evening.driver.button("confirm_lay_confirm")
    assert confirm.accessibleName() == f"Finish without a word: {number(-lost)}"
    evening.driver.key(Qt.Key.Key_Escape)
    assert len(evening.session.record.actions) == moves
    assert evening.session.arrangement(seat) == before
    evening.driver.drag_card(card, "pile_discards")
    evening.driver.key(Qt.Key.Key_Return)
    assert evening.session.record.actions[moves] == Discard(seat, card)


def test_an_earlier_discard_is_not_asked_for(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, BO))
    evening.until(lambda: evening.page() == "curtain" or evening.at_table())
    if evening.page() == "curtain":
        evening.pass_screen()
    evening.play_turn(lay=False)
    assert isinstance(evening.session.record.actions[-1], Discard)
