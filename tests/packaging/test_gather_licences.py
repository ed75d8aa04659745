"""The licences: all that is shipped has one, with its text, in the file that the program shows."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bundle_contents import LISTED_FILES
from gather_licences import OUTPUT, gather, locked_packages, part_of, uncovered_files, write
from quiddler_qt.version import APP_NAME


def test_the_committed_file_covers_program_packages_words_and_python() -> None:
    parts = json.loads(OUTPUT.read_text(encoding="utf-8"))
    names = {part["name"].lower().replace("_", "-") for part in parts}
    assert parts[0]["name"] == APP_NAME
    assert set(locked_packages()) <= names
    assert {"python", "enable (words)", "scowl (words)", "ukacd (words)"} <= names
    for part in parts:
        assert part.keys() == {"name", "version", "licence", "texts"}
        assert part["licence"]
        # fontpkg only tells the packages of the two type faces where they are; it is not shipped.
        assert part["texts"] or part["name"] == "fontpkg"


def test_gathering_again_finds_the_same_parts() -> None:
    committed = json.loads(OUTPUT.read_text(encoding="utf-8"))
    assert [part.name for part in gather()] == [part["name"] for part in committed]


def committed_parts() -> list[str]:
    return [part["name"] for part in json.loads(OUTPUT.read_text(encoding="utf-8"))]


def test_every_file_of_the_bundle_is_covered_by_a_licence_that_is_shown() -> None:
    files = LISTED_FILES.read_text(encoding="utf-8").split()
    assert len(files) > 100
    left = uncovered_files(files, [*committed_parts(), "pyinstaller"])
    # What is left are libraries of the building system, whose Debian packages a build looks up.
    libraries = {Path(path).name.partition(".so")[0] for path in left}
    assert {name for name in libraries if not name.startswith(("libxcb", "libxkbcommon"))} <= {
        "libbz2", "libffi", "liblzma",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("path", "part"),
    [
        ("_internal/PySide6/QtCore.so", "PySide6_Essentials"),
        ("_internal/libicudata.so", "PySide6_Essentials"),
        ("_internal/numpy.libs/libgfortran.so", "numpy"),
        ("_internal/python3/lib-dynload/_json.cpython.so", "Python"),
        ("_internal/libxcb-render.so", "libxcb-render0 (from Debian)"),
        ("_internal/libbz2.so", "libbz2-1.0 (from Debian)"),
        ("_internal/libxkbcommon-x11.so", "libxkbcommon-x11-0 (from Debian)"),
        ("_internal/libgcc_s.so.1", "libgcc-s1 (from Debian)"),
        ("_internal/libX11.so.6", "libx11-6 (from Debian)"),
        ("_internal/libgcc_stray.so.1", None),
        ("_internal/libstray.so", None),
        ("_internal/stray/thing.py", None),
        ("_internal/quiddler_qt/resources/wordnet/definitions.gz", None),
    ],
)
def test_a_file_belongs_to_the_part_it_came_with(path: str, part: str | None) -> None:
    parts = [
        *committed_parts(), "libxcb-render-util0 (from Debian)", "libxcb-render0 (from Debian)",
        "libbz2-1.0 (from Debian)", "libxkbcommon0 (from Debian)", "libxkbcommon-x11-0 (from Debian)",
        "libgcc-s1 (from Debian)", "libx11-6 (from Debian)", "libx11-xcb1 (from Debian)",
    ]  # fmt: skip
    assert part_of(path, parts) == part
    assert uncovered_files([path], parts) == ([] if part else [path])


def test_a_library_of_nobody_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class NothingFound:
        stdout = ""

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda program: f"/tools/{program}")
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: NothingFound)
    library = tmp_path / "libstray.so.1"
    library.touch()
    with pytest.raises(LookupError, match=r"libstray\.so\.1"):
        gather([library])


def test_wordnet_is_named_where_it_is_brought(tmp_path: Path) -> None:
    licence = tmp_path / "LICENSE.WordNet.txt"
    assert "WordNet (definitions)" not in {part.name for part in gather(wordnet=licence)}
    licence.write_text("Free.", encoding="utf-8")
    found = {part.name: part.texts for part in gather(wordnet=licence)}
    assert found["WordNet (definitions)"] == ("Free.\n",)


def test_what_is_written_reads_the_same(tmp_path: Path) -> None:
    licences = gather()[:2]
    write(licences, tmp_path / "folder" / "licences.json")
    read = json.loads((tmp_path / "folder" / "licences.json").read_text(encoding="utf-8"))
    assert [part["name"] for part in read] == [part.name for part in licences]
    assert tuple(read[0]["texts"]) == licences[0].texts
