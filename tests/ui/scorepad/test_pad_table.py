"""The numbers of the pad as a screen reader finds them: a table of lines with heads and labelled cells."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.rules import Preset, preset_rules
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.scorepad_table import scorepad_table
from quiddler_qt.ui import accessibility
from quiddler_qt.ui.scorepad import scorepad
from quiddler_qt.ui.scorepad.pad_table import PadTable
from quiddler_qt.ui.scorepad.scorepad import ScorePad
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import ThemeName, load_theme
from tests.ui.dialogs import samples
from tests.ui.dialogs.stage import put_on_stage

Role = QAccessible.Role


@pytest.fixture(scope="module", autouse=True)
def _accessible(qapp: QApplication) -> None:
    accessibility.install()


@pytest.fixture
def pad(qtbot: QtBot, _fonts: None) -> ScorePad:
    theme = load_theme(ThemeName.EMERALD_SALON)
    pad = ScorePad(theme, CardArt(theme))
    pad.set_motion_speed(0)
    put_on_stage(qtbot, pad, 348, 680)
    show(pad, samples.FOUR, 2)
    return pad


def show(pad: ScorePad, names: tuple[str, ...], rounds: int, preset: Preset | None = None) -> None:
    rules = None if preset is None else preset_rules(preset)
    table = samples.observation(names, rounds_played=rounds, phase=Phase.DRAW, rules=rules)
    pad.show_table(scorepad_table(table, samples.pad_lays(names, rounds)), table)
    QApplication.processEvents()


def interface(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def table_of(pad: ScorePad) -> QAccessibleInterface:
    found = pad.findChild(PadTable)
    assert found is not None
    return interface(found)


def children(of: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for index in range(of.childCount()):
        child = of.child(index)
        assert child is not None
        assert of.indexOfChild(child) == index
        assert child.parent().object() is of.object()
        yield child


def name(of: QAccessibleInterface) -> str:
    return of.text(QAccessible.Text.Name)


def test_the_table_is_found_from_the_pad(pad: ScorePad) -> None:
    within = [interface(pad).child(index).object() for index in range(interface(pad).childCount())]
    assert table_of(pad).object() in within
    assert table_of(pad).role() == Role.Table
    assert name(table_of(pad)) == "Scores"


def test_lines_have_a_head_and_a_cell_for_each_seat(pad: ScorePad) -> None:
    lines = list(children(table_of(pad)))
    assert [line.role() for line in lines] == [Role.Row] * 10
    heads, *rounds, total = (list(children(line)) for line in lines)
    assert [part.role() for part in heads] == [Role.ColumnHeader] * 5
    assert [name(part) for part in heads] == ["Round", "Yusuf", "Marta", "Jonas, dealer", "Elena"]
    for number, line in enumerate((*rounds, total), 1):
        assert [part.role() for part in line] == [Role.RowHeader, *[Role.Cell] * 4]
        assert name(line[0]) == ("Sum" if number == 9 else f"Round {number}, {number + 2} cards")
    assert name(rounds[0][2]).startswith("Round 1, Marta, 10 points: words 22, unused")
    assert name(total[1]).startswith("Yusuf, total ")
    assert all(name(part) for line in (heads, *rounds, total) for part in line)


def test_cells_are_labelled_by_the_heads_of_line_and_column(pad: ScorePad) -> None:
    heads, *rounds = (list(children(line)) for line in children(table_of(pad)))
    for line in rounds:
        for column, cell in enumerate(line[1:], 1):
            related = [(name(other), flag) for other, flag in cell.relations()]
            label = QAccessible.RelationFlag.Label
            assert related == [(name(line[0]), label), (name(heads[column]), label)]
            assert cell.relations(QAccessible.RelationFlag.Controller) == []


def test_places_on_screen_lead_to_the_cells_that_show_there(pad: ScorePad) -> None:
    for line in children(table_of(pad)):
        for cell in children(line):
            middle = cell.rect().center()
            assert line.childAt(middle.x(), middle.y()).object() is cell.object()
    top = next(children(table_of(pad)))
    middle = top.rect().center()
    assert table_of(pad).childAt(middle.x(), middle.y()).object() is top.object()


def test_the_keyboard_is_found_in_the_table(pad: ScorePad) -> None:
    pad.focus_pad()
    focused = QApplication.focusWidget()
    line = next(line for line in children(table_of(pad)) if line.focusChild() is not None)
    assert line.focusChild().object() is focused
    assert line.focusChild().state().focused
    assert "words" in line.focusChild().text(QAccessible.Text.Description) or name(line.focusChild())


def test_a_press_explains_a_number_and_says_it(pad: ScorePad, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(scorepad, "announce", lambda _widget, text: heard.append(text))
    _, first, *_ = (list(children(line)) for line in children(table_of(pad)))
    actions = first[2].actionInterface()
    assert actions.actionNames() == ["Press", "SetFocus"]
    actions.doAction("Press")
    assert len(heard) == 1
    assert heard[0].startswith("BOX, 22 points; not used: K, 8 points and U, 4 points")
    assert first[2].text(QAccessible.Text.Description) == heard[0]
    focused = QApplication.focusWidget()
    assert focused is first[2].object()
    QTest.keyClick(focused, Qt.Key.Key_Return)
    assert heard[1:] == heard[:1]
    actions.doAction("SetFocus")
    assert len(heard) == 2


def test_another_game_has_a_table_of_its_own(pad: ScorePad) -> None:
    show(pad, samples.EIGHT, 3, Preset.LONG)
    lines = list(children(table_of(pad)))
    assert len(lines) == 18
    assert {line.childCount() for line in lines} == {9}
