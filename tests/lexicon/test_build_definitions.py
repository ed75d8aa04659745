"""The script that unpacks WordNet for a bundle, with a small package made here."""

import hashlib
from pathlib import Path

import pytest

import build_definitions
from tests.lexicon.test_build_lexicon import debian_package

FILES = {member: f"{name}\n" for member, name in build_definitions._MEMBERS.items()}


def pack(folder: Path, files: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    data = debian_package({**files, "./usr/share/wordnet/sents.vrb": "not wanted\n"})
    (folder / build_definitions.WORDNET_PACKAGE).write_bytes(data)
    known = {build_definitions.WORDNET_PACKAGE: hashlib.sha256(data).hexdigest()}
    monkeypatch.setattr(build_definitions, "PACKAGE_SHA256", known)


def test_the_files_the_program_reads_are_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack(tmp_path, FILES, monkeypatch)
    output = tmp_path / "output"
    assert build_definitions.main([str(tmp_path), str(output)]) == 0
    written = {path.name: path.read_text() for path in output.iterdir()}
    assert written == {name: f"{name}\n" for name in build_definitions._MEMBERS.values()}
    assert len(written) == 13


def test_another_package_or_one_without_a_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "output"
    assert build_definitions.main([str(tmp_path), str(output)]) == 1
    pack(tmp_path, dict(list(FILES.items())[1:]), monkeypatch)
    assert build_definitions.main([str(tmp_path), str(output)]) == 1
    assert build_definitions.LICENCE in capsys.readouterr().err
    package = tmp_path / build_definitions.WORDNET_PACKAGE
    package.write_bytes(package.read_bytes() + b"\n")
    assert build_definitions.main([str(tmp_path), str(output)]) == 1
    assert not output.exists()


def test_a_wrong_usage_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert build_definitions.main([]) == 2
    assert "PACKAGES_FOLDER" in capsys.readouterr().err
