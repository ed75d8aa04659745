"""The licences: all that is shipped has one, with its text, in the file that the program shows."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gather_licences import OUTPUT, gather, locked_packages, write
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
