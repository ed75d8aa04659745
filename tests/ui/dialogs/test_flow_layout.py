"""The layout in lines: it stays whole, however its widgets go."""

import gc

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from tests.ui.dialogs.stage import put_on_stage


def test_widgets_deleted_taken_away_and_cleared_leave_no_item_behind(qtbot: QtBot) -> None:
    root = QWidget()
    column = QVBoxLayout(root)
    put_on_stage(qtbot, root, 400, 300)
    part = QWidget()
    column.addWidget(part)
    for turn in range(120):
        column.removeWidget(part)
        part.deleteLater()
        part = QWidget()
        flow = FlowLayout()
        buttons = [QPushButton(str(number)) for number in range(5)]
        for button in buttons:
            flow.addWidget(button)
        QVBoxLayout(part).addLayout(flow)
        column.addWidget(part)
        expected = 5
        match turn % 4:
            case 1:
                buttons[2].deleteLater()
                expected = 4
            case 2:
                buttons[1].setParent(None)
                expected = 4
            case 3:
                clear_layout(flow)
                expected = 0
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if turn % 40 == 0:
            gc.collect()
        assert flow.count() == expected
        assert flow.heightForWidth(100) >= 0


def test_an_item_that_the_binding_let_go_of_is_made_anew(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    flow = FlowLayout(gap=4, line_gap=4)
    buttons = [QPushButton(f"button {number}") for number in range(3)]
    for button in buttons:
        flow.addWidget(button)
    QVBoxLayout(root).addLayout(flow)
    hint = flow.sizeHint()
    for item in flow._items:
        shiboken6.invalidate(item)
    assert flow.sizeHint() == hint
    assert flow.heightForWidth(1000) == hint.height()
    found = flow.itemAt(1)
    assert found is not None
    assert found.widget() is buttons[1]
    shiboken6.invalidate(flow._items[0])
    clear_layout(flow)
    assert flow.count() == 0
    assert flow.itemAt(0) is None
