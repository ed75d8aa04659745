"""What a bundle leaves out: nothing that the program imports, and every rule with its reason."""

import re
import sys
from pathlib import Path

import pytest

from bundle_contents import EXCLUDED_MODULES, reason_to_leave_out

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
    assert all(name.partition(".")[0] in {*sys.stdlib_module_names, "PySide6", "numpy", "pip", "setuptools"}
               for name in EXCLUDED_MODULES if name != "lib2to3")  # fmt: skip
