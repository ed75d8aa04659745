"""What a bundle leaves out: nothing that the program imports, and every rule with its reason."""

import re
import sys
from pathlib import Path

import pytest

from bundle_contents import EXCLUDED_MODULES, LISTED_FILES, file_names, reason_to_leave_out

PACKAGE = Path(__file__).resolve().parents[2] / "quiddler_qt"


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libQt6Svg.so.6",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6/Qt6Widgets.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "libxcb-cursor.so.0",
        "libffi.so.8",
        "enchant-2/lib/libenchant-2.so.2",
        "fontpkg_figtree/files/Figtree[wght].ttf",
        "quiddler_qt/resources/lexicon/standard.words.gz",
        "quiddler_qt/resources/icons/quiddler_qt_16.png",
        "numpy.libs/libscipy_openblas64_-32a4b2a6.so",
    ],
)
def test_what_the_program_needs_stays(path: str) -> None:
    assert reason_to_leave_out(path) is None


@pytest.mark.parametrize(
    "path",
    [
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6\\Qt6Network.dll",
        "PySide6\\opengl32sw.dll",
        "PySide6/Qt/plugins/imageformats/libqpdf.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libstdc++.so.6",
        "libglib-2.0.so.0",
        "libgtk-3.so.0",
    ],
)
def test_what_it_does_not_need_goes_with_a_reason(path: str) -> None:
    assert reason_to_leave_out(path)


def test_no_excluded_module_is_imported_by_the_program() -> None:
    pattern = re.compile(r"^\s*(?:from|import)\s+([\w.]+)", re.MULTILINE)
    imported = {
        name for path in PACKAGE.rglob("*.py") for name in pattern.findall(path.read_text(encoding="utf-8"))
    }
    assert imported
    assert imported & EXCLUDED_MODULES.keys() == set()
    assert all(
        name.partition(".")[0] in {*sys.stdlib_module_names, "PySide6", "numpy", "pip", "setuptools"}
        for name in EXCLUDED_MODULES
        if name != "lib2to3"
    )


def test_files_are_listed_without_versions(tmp_path: Path) -> None:
    for name in (
        "_internal/libxcb-cursor.so.0",
        "_internal/numpy.libs/libgfortran-040039e1-0352e75f.so.5.0.0",
        "_internal/python3.11/lib-dynload/math.cpython-311-x86_64-linux-gnu.so",
        "_internal/fontpkg_figtree-2.2.dist-info/METADATA",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    assert file_names(tmp_path) == [
        "_internal/fontpkg_figtree.dist-info/METADATA",
        "_internal/libxcb-cursor.so",
        "_internal/numpy.libs/libgfortran.so",
        "_internal/python3/lib-dynload/math.cpython.so",
    ]


def test_the_list_has_what_no_bundle_may_lose_and_nothing_that_is_left_out() -> None:
    listed = LISTED_FILES.read_text(encoding="utf-8").splitlines()
    assert listed == sorted(set(listed))
    assert "_internal/fontpkg_cinzel/files/Cinzel[wght].ttf" in listed
    assert "_internal/quiddler_qt/resources/licences.json" in listed
    assert [name for name in listed if reason_to_leave_out(name.removeprefix("_internal/"))] == []
