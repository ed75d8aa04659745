"""The self-test of an installation: silent where all is there, and plain about what is not."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from quiddler_qt import resource_files
from quiddler_qt.lexicon import word_list
from quiddler_qt.ui import self_test
from quiddler_qt.ui.self_test import installation_fault


@pytest.fixture
def installed(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the data files that the self-test looks at in place of the real ones."""
    folder = tmp_path / "resources"
    shutil.copytree(resource_files.resource_folder(), folder)
    for module in (self_test, word_list):
        monkeypatch.setattr(module, "resource", folder.joinpath)
    return folder


def test_a_whole_installation_has_no_fault(installed: Path) -> None:
    assert installation_fault() == ""


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100])


@pytest.mark.parametrize("harm", [truncate, Path.unlink])
@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("lexicon/standard.words.gz", "word lists"),
        ("lexicon/wide.words.gz", "word lists"),
        ("licences.json", "licences"),
    ],
)
def test_a_damaged_or_missing_file_is_told(
    installed: Path, file: str, told: str, harm: Callable[[Path], None]
) -> None:
    harm(installed / file)
    assert told in installation_fault()


def test_a_picture_that_cannot_be_shown_is_named(installed: Path) -> None:
    (installed / "icons" / "quiddler_qt_48.png").write_bytes(b"no picture")
    assert "quiddler_qt_48.png" in installation_fault()


def test_missing_fonts_are_told(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(self_test, "install_fonts", lambda: ("Figtree",))
    assert "fonts" in installation_fault()
