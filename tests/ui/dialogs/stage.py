"""A window for one widget under test."""

from functools import partial

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot


class Stage(QWidget):
    """Keeps its one widget as large as itself, without a layout.

    A layout would pass the widget's least size on to the window, and the platform of the tests warns that
    it cannot follow.
    """

    def resizeEvent(self, event: QResizeEvent) -> None:
        for child in self.children():
            if isinstance(child, QWidget):
                child.resize(event.size())


def put_on_stage(qtbot: QtBot, widget: QWidget, width: int, height: int) -> Stage:
    """Shows a widget at a size in a window of its own."""
    stage = empty_stage(qtbot, width, height)
    widget.setParent(stage)
    widget.resize(width, height)
    widget.show()
    return stage


def empty_stage(qtbot: QtBot, width: int, height: int) -> Stage:
    """A window of a size on show; it lives until the test is over."""
    stage = Stage()
    # qtbot itself only remembers it weakly.
    qtbot.addWidget(stage, before_close_func=partial(_close, stage))
    stage.resize(width, height)
    stage.show()
    qtbot.waitExposed(stage)
    stage.activateWindow()
    qtbot.waitUntil(stage.isActiveWindow)
    return stage


def _close(kept: Stage, closed: QWidget) -> None:
    """Holds the stage until qtbot closes it."""
    kept.hide()
