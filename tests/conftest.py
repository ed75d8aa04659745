"""What holds for every test: no display, no traces in the person's folders, no unexpected message.

pytest-qt fails a test on an unexpected warning of Qt (pyproject.toml: ``qt_log_level_fail``); the
fixtures here do the same for log records and keep tests apart from each other.
"""

import logging
import os
import re
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Before anything loads Qt: without a display Qt ends the whole process.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A slow machine is no fault of the code; and where nobody watches, a run is the same every time.
settings.register_profile("project", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("project")

FOLDERS = {
    "HOME": "home",
    "XDG_CACHE_HOME": "home/.cache",
    "XDG_CONFIG_HOME": "home/.config",
    "XDG_DATA_HOME": "home/.local/share",
    "XDG_STATE_HOME": "home/.local/state",
    "XDG_RUNTIME_DIR": "run",
    "APPDATA": "home/AppData/Roaming",
    "LOCALAPPDATA": "home/AppData/Local",
    "ENCHANT_CONFIG_DIR": "enchant",
}


@pytest.fixture(autouse=True)
def own_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home for this test alone, empty, also for the processes it starts. Returns its root."""
    root = tmp_path_factory.mktemp("person")
    for variable, folder in FOLDERS.items():
        path = root / folder
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        monkeypatch.setenv(variable, str(path))
    return root


class ExpectedLogs:
    """The log records at WARNING or above that a test allows, and asks for."""

    def __init__(self) -> None:
        self._patterns: list[str] = []
        self._seen: list[logging.LogRecord] = []

    def expect(self, pattern: str) -> None:
        """At least one record whose message the regular expression is found in has to come, and may."""
        self._patterns.append(pattern)

    def add(self, record: logging.LogRecord) -> None:
        """Notes a record that came."""
        self._seen.append(record)

    def complaints(self) -> list[str]:
        """What came unexpected and what was expected in vain, one sentence each."""
        messages = [(record, record.getMessage()) for record in self._seen]
        unexpected = [
            f"unexpected log record: {record.levelname} {record.name}: {message}"
            for record, message in messages
            if not any(re.search(pattern, message) for pattern in self._patterns)
        ]
        in_vain = [
            f"no log record with {pattern!r}"
            for pattern in self._patterns
            if not any(re.search(pattern, message) for _, message in messages)
        ]
        return unexpected + in_vain


class _Collector(logging.Handler):
    """Hands every record at WARNING or above to the test's ExpectedLogs."""

    def __init__(self, logs: ExpectedLogs) -> None:
        super().__init__(logging.WARNING)
        self._logs = logs

    def emit(self, record: logging.LogRecord) -> None:
        self._logs.add(record)


@pytest.fixture(autouse=True)
def _expected_logs() -> Iterator[ExpectedLogs]:
    """Fails a test that logged a warning or worse without having expected it."""
    logs = ExpectedLogs()
    collector = _Collector(logs)
    logging.getLogger().addHandler(collector)
    try:
        yield logs
    finally:
        logging.getLogger().removeHandler(collector)
    if complaints := logs.complaints():
        pytest.fail("\n".join(complaints), pytrace=False)


@pytest.fixture
def expect_log(_expected_logs: ExpectedLogs) -> Callable[[str], None]:
    """``expect_log("disk is full")``: such a warning or error has to be logged by this test."""
    return _expected_logs.expect


@pytest.fixture(autouse=True)
def _delete_widgets() -> Iterator[None]:
    """Carries out every deleteLater of a test before the next one: what dies late is blamed wrongly."""
    yield
    qt_core = sys.modules.get("PySide6.QtCore")
    if qt_core is not None and qt_core.QCoreApplication.instance() is not None:
        qt_core.QCoreApplication.sendPostedEvents(None, qt_core.QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def _let_go() -> Iterator[None]:
    """A button that a test left pressed is let go: QTest remembers it, and later pointers would drag."""
    yield
    if "PySide6.QtTest" in sys.modules:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest
        from PySide6.QtWidgets import QApplication, QWidget

        if QApplication.instance() is not None:
            for button in (
                Qt.MouseButton.LeftButton,
                Qt.MouseButton.RightButton,
                Qt.MouseButton.MiddleButton,
            ):
                QTest.mouseRelease(QWidget(), button)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Reports travel between processes as UTF-8; logs of hostile text may hold what is none."""
    report = yield
    report.sections = [
        (title, content.encode(errors="backslashreplace").decode()) for title, content in report.sections
    ]
    return report
