"""P19: everyone can play: every widget of every page says what it is and can be reached, at any text size.

On each page, at each size of text: whatever takes the keyboard has an object name and an accessible name;
every visible text fits, or is made to be cut, wrapped or scrolled; the window can be 1024 pixels wide.
Contrast, states told apart in grey and a game by keys alone are tried by ``tests/ui``. A release tries all
this on dense screens too.
"""

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QScrollBar,
    QWidget,
)

from quiddler_qt.program import Program
from quiddler_qt.storage.settings import Settings
from quiddler_qt.ui.dialogs.labels import ElidedLabel, WrappedLabel
from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.outcome import Outcome
from tests.promises.real_window import each_page, program_on, turn_over

TEXT_PERCENTS = (100, 150, 200)
SCALES = ("1", "1.25", "1.5", "2")
LEAST_WIDTH, LEAST_HEIGHT = 1024, 700
_SLACK = 2
"""Pixels by which a text may be larger than its room: rounding."""


def run(outcome: Outcome, task: Task) -> None:
    """Every page at every size; for a release in a process of its own for each scale of the screen."""
    if task.full and "QT_SCALE_FACTOR" not in os.environ:
        script = Path(__file__).resolve().parents[1] / "promises.py"
        for scale in SCALES:
            command = [sys.executable, str(script), "P19", "--worker", "--full"]
            done = subprocess.run(
                command,
                env={**os.environ, "QT_SCALE_FACTOR": scale},
                capture_output=True,
                text=True,
                check=False,
            )
            outcome.demand(done.returncode == 0, f"scale {scale}: exit {done.returncode}")
            outcome.add_json(done.stdout.rpartition("result ")[2])
        return
    for percent in TEXT_PERCENTS:
        settings = Settings(text_scale_percent=percent)
        with program_on(task.folder / f"text {percent}", settings) as program:
            program.window.resize(LEAST_WIDTH, LEAST_HEIGHT)
            turn_over()
            for page in each_page(program):
                outcome.begin_try()
                _look(program, f"{page} at {percent} %", outcome, task)


def _look(program: Program, what: str, outcome: Outcome, task: Task) -> None:
    window = program.window
    outcome.demand(window.width() <= LEAST_WIDTH, f"{what}: the window takes {window.width()} pixels")
    for widget in QApplication.allWidgets():
        if not widget.isVisible() or widget.window() is not window:
            continue
        outcome.counts["widgets"] += 1
        name = _name(widget, task)
        takes_keys = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.isEnabled()
        if takes_keys and not isinstance(widget, QScrollBar) and not _is_inner(widget):
            outcome.demand(bool(widget.objectName()), f"{what}: a {type(widget).__name__} has no object name")
            outcome.demand(bool(name), f"{what}: {_called(widget)} has no accessible name")
        if isinstance(widget, QLabel | QPushButton) and not _may_be_cut(widget):
            metrics, has = widget.fontMetrics(), widget.size()
            shown = widget.text().replace("&&", "&")
            lines = shown.split("\n")
            height = metrics.tightBoundingRect(lines[0]).height() + metrics.height() * (len(lines) - 1)
            needs = (max(map(metrics.horizontalAdvance, lines)), height)
            fits = needs[0] <= has.width() + _SLACK and needs[1] <= has.height() + _SLACK
            outcome.demand(fits, f"{what}: {_called(widget)} needs {needs}, has {has.toTuple()}")


def _name(widget: QWidget, task: Task) -> str:
    if task.mutant == "nameless_buttons" and isinstance(widget, QAbstractButton):
        return ""
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text


def _called(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
    return f"{type(widget).__name__} {widget.objectName()} {text[:40]!r}"


def _is_inner(widget: QWidget) -> bool:
    """A part of a widget that speaks for it: the field of a box, the viewport of a list."""
    parent = widget.parent()
    return widget.objectName().startswith("qt_") or isinstance(parent, QComboBox | QAbstractScrollArea)


def _may_be_cut(widget: QWidget) -> bool:
    return isinstance(widget, ElidedLabel | WrappedLabel) or not getattr(widget, "text", str)()


HARNESS = Harness(
    "everything says what it is and fits, at any text size",
    run,
    tries=36,
    full_tries=144,
    mutants={"nameless_buttons": planted_elsewhere},
)
