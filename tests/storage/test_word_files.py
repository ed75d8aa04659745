"""Files of words: kept, brought in, removed and brought back, whatever lies there."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from quiddler_qt.lexicon.authorities import load_authority
from quiddler_qt.lexicon.imported_list import ImportedListError, ImportTrouble
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.storage import records_file
from quiddler_qt.storage.atomic_file import RefusedFileError
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.word_files import OWN_WORDS_FILE, WordFiles


@pytest.fixture
def files(tmp_path: Path) -> WordFiles:
    return WordFiles(profile_places(tmp_path / "profile"))


def brought(files: WordFiles, tmp_path: Path, content: bytes = b"cat\nBlorp\n") -> str:
    path = tmp_path / "Grandma's words.txt"
    path.write_bytes(content)
    return files.import_file(path).identifier


def test_own_words_come_back(files: WordFiles) -> None:
    assert files.load_own_words() == OwnWords()
    words = OwnWords().with_accepted("blorp").with_banned("qi")
    assert files.change_own_words(lambda _: words) == words
    assert files.load_own_words() == words


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff", b'{"format": 1}', b"[" * 100_000])
def test_damaged_own_words_are_put_aside_not_lost(
    files: WordFiles, damage: bytes, expect_log: Callable[[str], None]
) -> None:
    expect_log("own words cannot be read")
    files.change_own_words(lambda kept: kept.with_accepted("blorp"))
    (files.places.data / OWN_WORDS_FILE).write_bytes(damage)
    assert files.load_own_words() == OwnWords()
    assert files.own_words_file.damaged_path.read_bytes() == damage


def test_the_backup_of_own_words_helps_out(files: WordFiles, expect_log: Callable[[str], None]) -> None:
    expect_log("own words cannot be read")
    files.change_own_words(lambda kept: kept.with_accepted("blorp"))
    files.change_own_words(lambda kept: kept.with_accepted("zorb"))
    (files.places.data / OWN_WORDS_FILE).write_bytes(b"scratched")
    assert files.load_own_words() == OwnWords().with_accepted("blorp")
    assert files.own_words_file.damaged_path.read_bytes() == b"scratched"


def test_own_words_that_cannot_be_read_for_a_while_are_not_written_over(
    files: WordFiles, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = files.change_own_words(lambda kept: kept.with_accepted("blorp"))

    def refused(*_: object, **__: object) -> bytes:
        raise PermissionError("not now")

    with monkeypatch.context() as patch:
        patch.setattr(records_file, "read_limited", refused)
        with pytest.raises(PermissionError):
            files.load_own_words()
        with pytest.raises(PermissionError):
            files.change_own_words(lambda kept: kept.with_accepted("zorb"))
    assert files.load_own_words() == words


def test_a_list_is_brought_in_removed_and_brought_back(files: WordFiles, tmp_path: Path) -> None:
    identifier = brought(files, tmp_path)
    assert [(one.title, one.word_count) for one in files.imported_lists().lists] == [("Grandma's words", 2)]
    judge = load_authority(f"imported:{identifier}", imported_folder=files.list_folder).judge
    assert judge.verdict("BLORP").accepted
    files.remove_list(identifier)
    assert files.imported_lists().lists == ()
    files.restore_list(identifier)
    assert [one.identifier for one in files.imported_lists().lists] == [identifier]


@pytest.mark.parametrize("damage", [b"", b"quiddler-imported-words 1\n", b"x" * 5_000])
def test_a_damaged_list_is_set_aside_as_it_is_and_told_once(
    files: WordFiles, tmp_path: Path, damage: bytes, expect_log: Callable[[str], None]
) -> None:
    expect_log("was set aside")
    identifier = brought(files, tmp_path)
    whole = brought(files, tmp_path, b"dog\n")
    path = files.list_folder / f"{identifier}.words"
    path.write_bytes(damage)
    found = files.imported_lists()
    assert [one.identifier for one in found.lists] == [whole]
    assert found.damaged == (path,)
    assert path.with_name(f"{identifier}.damaged.words").read_bytes() == damage
    assert files.imported_lists().damaged == ()
    brought(files, tmp_path)
    assert len(files.imported_lists().lists) == 2


def test_only_the_list_removed_last_is_held(files: WordFiles, tmp_path: Path) -> None:
    first = brought(files, tmp_path)
    second = brought(files, tmp_path, b"dog\n")
    files.remove_list(first)
    files.remove_list(second)
    files.restore_list(second)
    with pytest.raises(OSError, match="removed"):
        files.restore_list(first)


def test_what_is_no_list_is_refused(files: WordFiles, tmp_path: Path) -> None:
    with pytest.raises(ImportedListError) as refused:
        brought(files, tmp_path, b"1\n2\n\xff\xfe\0\n")
    assert refused.value.trouble is ImportTrouble.NO_WORDS
    with pytest.raises(RefusedFileError):
        files.import_file(tmp_path)
    with pytest.raises(OSError, match="nothing"):
        files.import_file(tmp_path / "nothing.txt")
    assert files.imported_lists().lists == ()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names on this system")
def test_a_pipe_is_refused_at_once(files: WordFiles, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RefusedFileError):
        files.import_file(tmp_path / "pipe")
