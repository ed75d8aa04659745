"""A table as people made it is the next one's beginning, also after a restart."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Floor, Preset, preset_rules
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.table_form import TableChoice
from tests.ui.conftest import StartProgram

LEFT = Qt.MouseButton.LeftButton
SEATS = (Seat("Ada"), Seat("Sage", SeatKind.COMPUTER, "fox"), Seat("Bo"))
TABLE = TableChoice(SEATS, Preset.QUICK, colors=(3, 0, 6), first_dealer=2).with_rules(
    replace(preset_rules(Preset.QUICK), floor=Floor.NONE, bonus_points=15)
)


def press(root: QWidget, name: str) -> None:
    button = root.findChild(QAbstractButton, name)
    assert button is not None
    assert button.isVisible(), name
    QTest.mouseClick(button, LEFT)


def test_seats_colours_dealer_and_rules_are_remembered(start_program: StartProgram) -> None:
    program = start_program(seed=1)
    program.host.choose_table()
    program.window.new_game.set_table(TABLE)
    press(program.window.new_game, "new_game_deal")
    setup = program.host.game_in_play().session.record.setup
    assert (setup.seats, setup.rules, setup.first_dealer) == (SEATS, TABLE.rules, 2)
    program.window.close()
    program.close()
    again = start_program()
    again.host.choose_table()
    assert again.window.new_game.table() == TABLE


def test_a_dealer_by_lot_is_drawn_by_the_seed_of_the_game(start_program: StartProgram) -> None:
    dealers = set()
    for seed in range(4):
        program = start_program(seed=seed)
        program.host.deal(TableChoice(SEATS))
        dealers.add(program.host.game_in_play().session.record.setup.first_dealer)
        program.window.close()
        program.close()
    assert len(dealers) > 1
