"""What the system says when it wants the program to end, brought into Qt's loop."""

import os
import signal
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QSessionManager
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt.ui.leave_signals import LeaveSignals


@pytest.fixture
def leave(qapp: QApplication) -> Iterator[LeaveSignals]:
    signals = LeaveSignals()
    yield signals
    signals.restore()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_wakes_the_loop(leave: LeaveSignals, qtbot: QtBot, number: signal.Signals) -> None:
    with qtbot.waitSignal(leave.leave_wanted):
        os.kill(os.getpid(), number)


def test_the_old_handlers_come_back(qapp: QApplication) -> None:
    before = [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)]
    LeaveSignals().restore()
    after = [signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGINT)]
    assert after == before


class _Manager:
    """Stands in for the desktop's session manager, which Qt alone can make."""

    hint: QSessionManager.RestartHint | None = None

    def setRestartHint(self, hint: QSessionManager.RestartHint) -> None:
        self.hint = hint


def test_a_log_out_asks_to_save_and_for_nothing_else(leave: LeaveSignals, qtbot: QtBot) -> None:
    manager = _Manager()
    with qtbot.waitSignal(leave.save_wanted), qtbot.assertNotEmitted(leave.leave_wanted):
        leave._session_ends(manager)  # type: ignore[arg-type]  # a stand-in
    assert manager.hint is QSessionManager.RestartHint.RestartIfRunning
