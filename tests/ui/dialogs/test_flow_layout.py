"""Items in lines, also where the binding has let go of one."""

import shiboken6
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout


def flow_in(root: QWidget, count: int) -> tuple[FlowLayout, list[QPushButton]]:
    column = QVBoxLayout(root)
    flow = FlowLayout(gap=4, line_gap=4)
    buttons = [QPushButton(f"button {number}") for number in range(count)]
    for button in buttons:
        flow.addWidget(button)
    column.addLayout(flow)
    return flow, buttons


def test_a_narrow_one_has_more_lines(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    flow, buttons = flow_in(root, 6)
    root.resize(1000, 300)
    root.show()
    assert len({button.y() for button in buttons}) == 1
    root.resize(200, 300)
    root.layout().activate()
    assert len({button.y() for button in buttons}) > 1
    assert flow.heightForWidth(200) > flow.heightForWidth(1000)


def test_an_item_that_the_binding_let_go_of_is_made_anew(qtbot: QtBot) -> None:
    root = QWidget()
    qtbot.addWidget(root)
    flow, buttons = flow_in(root, 3)
    hint = flow.sizeHint()
    for item in flow._items:
        shiboken6.invalidate(item)
    assert flow.sizeHint() == hint
    assert flow.heightForWidth(1000) == hint.height()
    item = flow.itemAt(1)
    assert item is not None
    assert item.widget() is buttons[1]
    shiboken6.invalidate(flow._items[0])
    clear_layout(flow)
    assert flow.count() == 0
    assert flow.itemAt(0) is None
    assert not any(button.isVisible() for button in buttons)
