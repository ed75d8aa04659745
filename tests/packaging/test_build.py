"""The build command: what it chooses to build, and the faults it tells. PyInstaller itself is not run."""

import shutil
import sys
import sysconfig
from pathlib import Path

import pytest

import bootstrap
import build


@pytest.fixture
def linux_with_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "LINUX", True)
    monkeypatch.setattr(build, "MACOS", False)
    monkeypatch.setattr(build, "WINDOWS", False)
    monkeypatch.setattr(shutil, "which", lambda program: f"/tools/{program}")


@pytest.mark.usefixtures("linux_with_everything")
@pytest.mark.parametrize(
    ("named", "targets"),
    [
        (["folder"], ["folder"]),
        (["deb"], ["folder", "deb"]),
        (["flatpak-manifest", "deb"], ["folder", "deb", "flatpak-manifest"]),
        (["windows-installer"], ["windows-installer"]),
        (["all"], ["folder", "deb", "appdir", "flatpak-manifest", "windows-installer"]),
    ],
)
def test_a_package_brings_the_folder_that_it_is_made_of(named: list[str], targets: list[str]) -> None:
    assert build.wanted_targets(named) == targets


@pytest.mark.usefixtures("linux_with_everything")
def test_all_leaves_out_what_this_system_has_no_tools_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert build.wanted_targets(["all"]) == ["folder", "appdir", "flatpak-manifest"]


@pytest.mark.usefixtures("linux_with_everything")
def test_on_windows_the_installer_is_made_of_a_real_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "WINDOWS", True)
    assert build.wanted_targets(["windows-installer"]) == ["folder", "windows-installer"]


def test_a_word_that_is_no_target_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        build.main(["rpm"], "no")
    assert exit_.value.code == 2
    assert "windows-installer" in capsys.readouterr().err


def test_a_python_without_its_shared_library_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", lambda _: "libpython3.a")
    with pytest.raises(bootstrap.SetupError, match="shared library"):
        build.builders()


def test_a_shared_library_that_is_packed_apart_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    variables = {"INSTSONAME": "libpython3.so.1.0", "LIBDIR": str(tmp_path)}
    monkeypatch.setattr(sysconfig, "get_config_var", variables.get)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    assert [need.debian for need in build.builders()] == ["binutils", f"libpython{version}"]
    (tmp_path / "libpython3.so.1.0").touch()
    assert [need.debian for need in build.builders()] == ["binutils"]


def test_a_failing_step_stops_the_build_and_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    done: list[str] = []

    def broken() -> None:
        raise LookupError("no package has it")

    steps = [("one", lambda: done.append("one")), ("two", broken), ("three", lambda: done.append("three"))]
    monkeypatch.setattr(build, "_steps", lambda *_: steps)
    assert build.main(["folder"], "no") == 1
    assert done == ["one"]
    assert "build 2/3: two" in (told := capsys.readouterr().err)
    assert "cannot build: no package has it" in told


def test_the_bootstrap_passes_the_word_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[list[str], str]] = []

    def record(arguments: list[str], consent: str) -> int:
        asked.append((arguments, consent))
        return 7

    monkeypatch.setattr(build, "main", record)
    assert bootstrap.main(["--yes", "build", "deb", "appdir"]) == 7
    assert asked == [(["deb", "appdir"], "yes")]
