"""The log: one line a record, private, rotated, and never in the way (promises X5, X13)."""

import logging
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from quiddler_qt.storage import log_file
from quiddler_qt.storage.log_file import FILE_NAME, log_for_export, set_up_log, shut_log, without_home

LOG = logging.getLogger("quiddler_qt.test")


def lines(folder: Path) -> list[str]:
    return (folder / FILE_NAME).read_text(encoding="utf-8").splitlines()


def test_a_record_is_one_line_whatever_is_in_it(tmp_path: Path, expect_log: Callable[[str], None]) -> None:
    handler = set_up_log(tmp_path)
    nasty = "a\nb\r\tc\x1b[31m\u2028\u2029\x85\u202e\ud800\0"
    expect_log("a\nb")
    LOG.warning("%s joined", nasty)
    LOG.info("next Łukasz 🐢")
    shut_log(handler)
    first, second = lines(tmp_path)
    assert "a\\nb\\r\\tc\\u001b[31m\\u2028\\u2029\\u0085\\u202e\\ud800\\u0000 joined" in first
    assert second.endswith("INFO quiddler_qt.test: next Łukasz 🐢")


def test_a_traceback_is_one_line_too(tmp_path: Path, expect_log: Callable[[str], None]) -> None:
    handler = set_up_log(tmp_path)
    expect_log("caught")
    try:
        int("two\nlines")
    except ValueError:
        LOG.exception("caught")
    shut_log(handler)
    (line,) = lines(tmp_path)
    assert "Traceback" in line
    assert "two\\nlines" in line


def test_the_file_is_private(tmp_path: Path) -> None:
    shut_log(set_up_log(tmp_path / "log"))
    assert stat.S_IMODE((tmp_path / "log" / FILE_NAME).stat().st_mode) == 0o600


def test_it_is_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert log_file.MAX_BYTES == 5 * 1024 * 1024
    monkeypatch.setattr(log_file, "MAX_BYTES", 2_000)
    handler = set_up_log(tmp_path)
    for number in range(100):
        LOG.info("record %d", number)
    shut_log(handler)
    sizes = {path.name: path.stat().st_size for path in tmp_path.iterdir()}
    assert sizes.keys() == {FILE_NAME, FILE_NAME + ".1"}
    assert max(sizes.values()) <= 2_000
    assert lines(tmp_path)[-1].endswith("record 99")


def test_a_link_in_place_of_the_log_is_not_written_to(tmp_path: Path) -> None:
    target = tmp_path / "precious"
    target.write_bytes(b"precious")
    (tmp_path / FILE_NAME).symlink_to(target)
    handler = set_up_log(tmp_path)
    LOG.info("x")
    shut_log(handler)
    assert target.read_bytes() == b"precious"


@pytest.mark.parametrize("name", ["file/log", "a\0b"])
def test_a_folder_that_cannot_be_written_silences_it(name: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    handler = set_up_log(tmp_path / name)
    LOG.info("x")
    shut_log(handler)
    assert isinstance(handler, logging.NullHandler)
    assert log_for_export(tmp_path / "file" / "log") == ""


def test_a_full_disk_is_no_noise(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / FILE_NAME).symlink_to("/dev/full")
    handler = set_up_log(tmp_path)
    assert isinstance(handler, logging.NullHandler)
    shut_log(handler)
    (tmp_path / FILE_NAME).unlink()
    handler = set_up_log(tmp_path)
    assert isinstance(handler, logging.StreamHandler)
    handler.stream.close()
    handler.stream = open("/dev/full", "w")  # noqa: PTH123, SIM115 (the handler closes it)
    LOG.info("x")
    with pytest.raises(OSError, match="space"):
        shut_log(handler)
    assert capsys.readouterr().err == ""


def test_an_export_does_not_tell_whose_machine_it_is(tmp_path: Path) -> None:
    home = tmp_path / "home" / "ann"
    handler = set_up_log(tmp_path)
    LOG.info("cannot read %s/games/x.qqgame or %s", home, home)
    LOG.info("but %sa is another's", home)
    shut_log(handler)
    text = log_for_export(tmp_path, home)
    assert "cannot read ~/games/x.qqgame or ~\n" in text
    assert f"but {home}a is another's" in text


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (r"at C:\Users\ann\x", r"at ~\x"),
        (r"at 'C:\\Users\\ann\\x'", r"at '~\\x'"),
        ("at C:/Users/ann/x", "at ~/x"),
        (r"at C:\Users\anna", r"at C:\Users\anna"),
    ],
)
def test_homes_of_windows(text: str, shown: str) -> None:
    class Home:
        def __str__(self) -> str:
            return r"C:\Users\ann"

    assert without_home(text, Home()) == shown  # type: ignore[arg-type]  # only its text counts


def test_nobodys_home_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", nobody)
    assert without_home("/x") == "/x"
    assert without_home("/x", Path("/")) == "/x"
