"""Folders on every system, and what happens without them."""

import os
import stat
import tempfile
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from quiddler_qt.storage import places as places_module
from quiddler_qt.storage.places import (
    APP_FOLDER,
    PlaceProblem,
    Places,
    find_places,
    places_of,
    profile_places,
)


@pytest.fixture(autouse=True)
def _own_temporary_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path_factory.mktemp("tmp")))


def folders(places: Places) -> tuple[Path, ...]:
    return (places.data, places.config, places.cache, places.log)


def test_linux_folders_are_those_of_the_xdg_variables(own_folders: Path) -> None:
    places = find_places()
    home = own_folders / "home"
    assert folders(places) == (
        home / ".local/share/quiddler-qt",
        home / ".config/quiddler-qt",
        home / ".cache/quiddler-qt",
        home / ".local/state/quiddler-qt/log",
    )
    assert places.problem is None


def test_the_table_of_folders_on_each_system(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable)
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setattr(
        "platformdirs.windows.get_win_folder",
        {"CSIDL_LOCAL_APPDATA": "C:/Users/ann/AppData/Local"}.__getitem__,
    )
    found = {
        system.__name__: folders(places_of(system(APP_FOLDER, appauthor=False)))
        for system in (Unix, MacOS, Windows)
    }
    # No doubled name, no version, no game in a cache.
    assert found["Unix"] == (
        Path("/home/ann/.local/share/quiddler-qt"),
        Path("/home/ann/.config/quiddler-qt"),
        Path("/home/ann/.cache/quiddler-qt"),
        Path("/home/ann/.local/state/quiddler-qt/log"),
    )
    assert found["MacOS"] == (
        Path("/home/ann/Library/Application Support/quiddler-qt"),
        Path("/home/ann/Library/Application Support/quiddler-qt"),
        Path("/home/ann/Library/Caches/quiddler-qt"),
        Path("/home/ann/Library/Logs/quiddler-qt"),
    )
    windows = [str(folder).replace("\\", "/") for folder in found["Windows"]]
    assert windows == [
        "C:/Users/ann/AppData/Local/quiddler-qt",
        "C:/Users/ann/AppData/Local/quiddler-qt",
        "C:/Users/ann/AppData/Local/quiddler-qt/Cache",
        "C:/Users/ann/AppData/Local/quiddler-qt/Logs",
    ]


def test_a_profile_holds_everything(tmp_path: Path, own_folders: Path) -> None:
    profile = tmp_path / "Ünï 'q' 🂡"
    places = find_places(profile)
    assert places == profile_places(profile)
    assert all(folder.is_dir() and profile in folder.parents for folder in folders(places))
    assert places.games == profile / "data" / "games"
    assert not any((own_folders / "home").rglob("quiddler-qt"))


def test_a_relative_profile_does_not_follow_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_places(Path("mine")).data == tmp_path / "mine" / "data"


def test_folders_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    profile = tmp_path / "a" / "b"
    find_places(profile)
    for folder in (profile, profile / "data", profile / "log"):
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_nothing_is_left_of_the_trial(tmp_path: Path) -> None:
    places = find_places(tmp_path)
    assert [list(folder.iterdir()) for folder in folders(places)] == [[], [], [], []]


@pytest.mark.parametrize("home", ["/dev/null", "/dev/null/x", "/proc/nobody"])
def test_an_odd_home_leads_to_a_temporary_folder(home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable)
    monkeypatch.setenv("HOME", home)
    places = find_places()
    assert len(places.unusable) == 4
    assert places.problem is not None
    assert places.problem.kind == "data"
    for folder in folders(places):
        assert folder.is_dir()
        (folder / "game").write_bytes(b"it can be written")


def test_no_home_at_all_and_nobody_known(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable)
    monkeypatch.setattr("pwd.getpwuid", nobody)
    places = find_places()
    assert {unusable.problem for unusable in places.unusable} == {PlaceProblem.NO_HOME}
    assert all(folder.is_dir() for folder in folders(places))


def nobody(uid: int) -> None:
    raise KeyError(uid)


def test_no_runtime_folder_is_no_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert find_places().problem is None


def test_a_file_in_place_of_a_folder_costs_that_folder_alone(own_folders: Path) -> None:
    taken = own_folders / "home" / ".config" / "quiddler-qt"
    taken.write_bytes(b"mine")
    places = find_places()
    assert [(bad.kind, bad.folder, bad.problem) for bad in places.unusable] == [
        ("config", taken, PlaceProblem.NOT_A_FOLDER)
    ]
    assert places.data == own_folders / "home/.local/share/quiddler-qt"
    assert places.config.is_dir()
    assert taken.read_bytes() == b"mine"


def test_a_folder_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(places_module, "try_writing", read_only(tmp_path / "data"))
    places = find_places(tmp_path)
    assert [(bad.kind, bad.problem) for bad in places.unusable] == [("data", PlaceProblem.NOT_WRITABLE)]
    assert places.data != tmp_path / "data"
    assert places.config == tmp_path / "config"


class read_only:  # noqa: N801 (stands for a function)
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, folder: Path) -> None:
        if folder == self.folder:
            raise OSError(30, os.strerror(30))


def test_a_full_disk_is_no_reason_to_go_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(folder: Path) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(places_module, "try_writing", full)
    assert find_places(tmp_path) == profile_places(tmp_path)


def test_no_temporary_folder_either(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(prefix: str) -> str:
        raise FileNotFoundError

    monkeypatch.setattr("tempfile.mkdtemp", full)
    places = find_places(Path("/dev/null/x"))
    assert places.data == Path("/dev/null/x/data")
    assert len(places.unusable) == 4


def test_a_nul_in_the_path() -> None:
    places = find_places(Path("/tmp/a\0b"))
    assert places.problem is not None
    assert places.data.is_dir()
