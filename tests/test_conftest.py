"""The guards of conftest.py, each seen to fail on a planted fault."""

import re
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

SUMMARY = re.compile(r"(PASSED|FAILED|ERROR) \S+::(\w+)")

# Each function's name begins with how it has to end.
PLANTED = """
import logging, os, pathlib, warnings
import platformdirs, pytest, shiboken6
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QWidget

kept = []

def test_error_log_unexpected():
    logging.getLogger("game").warning("odd")

def test_error_log_of_other_words(expect_log):
    expect_log("odd")
    logging.getLogger("game").error("odd")
    logging.getLogger("game").error("even")

def test_error_log_expected_in_vain(expect_log):
    expect_log("odd")
    logging.info("odd")

@pytest.fixture
def late(request):
    yield
    logging.error("late")

def test_error_log_in_a_fixture(late):
    pass

def test_passed_log_expected(expect_log):
    expect_log("^odd")
    logging.warning("odd %d", 1)

def test_failed_python_warning():
    warnings.warn("odd")

def test_failed_qt_warning(qapp):
    qWarning("odd")

def test_failed_exception_in_a_slot(qtbot):
    fired = []
    def slot():
        fired.append(1)
        raise RuntimeError("in a slot")
    QTimer.singleShot(0, slot)
    qtbot.waitUntil(lambda: bool(fired))

@pytest.mark.parametrize("nth", range(2))
def test_passed_folders_are_new(nth, own_folders):
    place = pathlib.Path(platformdirs.user_data_dir("Quiddler Qt"))
    assert own_folders in place.parents and not place.exists()
    assert own_folders in pathlib.Path(os.environ["ENCHANT_CONFIG_DIR"]).parents
    assert own_folders in pathlib.Path.home().parents
    place.mkdir(parents=True)

def test_passed_widget_to_delete(qapp):
    kept.append(QWidget())
    kept[0].deleteLater()
    assert shiboken6.isValid(kept[0])

def test_passed_widget_is_deleted(qapp):
    assert not shiboken6.isValid(kept[0])
"""


def test_every_planted_fault_is_caught(pytester: pytest.Pytester) -> None:
    here = Path(__file__).resolve().parent
    pytester.makeconftest((here / "conftest.py").read_text(encoding="utf-8"))
    (pytester.path / "pyproject.toml").write_bytes((here.parent / "pyproject.toml").read_bytes())
    lines = pytester.runpytest_subprocess("-rA", pytester.makepyfile(PLANTED)).outlines

    summary = [match.groups() for line in lines if (match := SUMMARY.match(line))]
    ends = {name: "passed" for _, name in summary}
    ends.update({name: verdict.lower() for verdict, name in summary if verdict != "PASSED"})
    assert set(ends) == set(re.findall(r"def (test_\w+)", PLANTED))
    assert {name: end for name, end in ends.items() if not name.startswith(f"test_{end}_")} == {}
