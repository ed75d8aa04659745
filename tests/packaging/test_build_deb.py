"""The .deb: its dependencies, and a package made around a small bundle of real programs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_appdir import build_appdir
from build_deb import build_deb, dependencies
from quiddler_qt.version import APP_ID, PROGRAM, __version__
from shared_libraries import Needs, read_needs

needs_debian = pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="made by the tools of Debian")

needs_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="of the programs of Linux")

# What it prints of a program that needs one library of the bundle and one of the system.
OBJDUMP = """#!/bin/sh
echo "  NEEDED               libown.so.1"
echo "  NEEDED               libc.so.6"
echo "    0x09691a75 0x00 02 GLIBC_2.2.5"
echo "    0x069691b4 0x00 03 GLIBC_2.34"
"""


@pytest.fixture
def bundle(tmp_path: Path) -> Path:
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    shutil.copy("/bin/sleep", folder / PROGRAM)
    (folder / "_internal" / "data.txt").write_text("data", encoding="utf-8")
    return folder


def test_every_library_becomes_its_package_once() -> None:
    libraries = frozenset({"libc.so.6", "libm.so.6", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libz.so.1"})
    needs = Needs(outside=libraries, unneeded=(), glibc="2.35")
    assert dependencies(needs) == ["libc6 (>= 2.35)", "libglib2.0-0", "zlib1g"]


def test_a_library_that_no_package_is_known_for_stops_the_build() -> None:
    with pytest.raises(LookupError, match=r"libsurprise\.so\.1"):
        dependencies(Needs(outside=frozenset({"libsurprise.so.1"}), unneeded=(), glibc="2.35"))


@needs_linux
def test_needs_are_those_that_objdump_tells_of_programs_and_libraries(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for library in ("libown.so.1", "libstray.so.2", "plugin.so"):
        (bundle / "_internal" / library).write_bytes(b"\x7fELF and more")
    (tmp_path / "tools").mkdir()
    objdump = tmp_path / "tools" / "objdump"
    objdump.write_text(OBJDUMP, encoding="utf-8")
    objdump.chmod(0o755)
    monkeypatch.setenv("PATH", str(objdump.parent), prepend=os.pathsep)
    needs = read_needs(bundle)
    assert needs.outside == {"libc.so.6"}
    assert [path.name for path in needs.unneeded] == ["libstray.so.2"]
    assert needs.glibc == "2.34"


@needs_debian
def test_a_package_holds_program_menu_entry_and_notes(
    bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    needs = Needs(outside=frozenset({"libc.so.6"}), unneeded=(), glibc="2.36")
    monkeypatch.setattr("build_deb.read_needs", lambda _: needs)
    package = build_deb(bundle, tmp_path / "out", tmp_path)
    fields = subprocess.run(
        ["dpkg-deb", "-f", str(package)], check=True, capture_output=True, text=True
    ).stdout
    assert f"Package: {PROGRAM}\nVersion: {__version__}\n" in fields
    assert "Depends: libc6 (>= 2.36)\n" in fields
    listing = subprocess.run(
        ["dpkg-deb", "-c", str(package)], check=True, capture_output=True, text=True
    ).stdout
    modes = {line.split()[5].removeprefix("./"): line.split()[0] for line in listing.splitlines()}
    assert modes[f"usr/lib/{PROGRAM}/{PROGRAM}"] == "-rwxr-xr-x"
    assert modes[f"usr/lib/{PROGRAM}/_internal/data.txt"] == "-rw-r--r--"
    assert modes[f"usr/games/{PROGRAM}"].startswith("l")
    for part in (
        f"applications/{APP_ID}.desktop",
        f"metainfo/{APP_ID}.metainfo.xml",
        f"mime/packages/{APP_ID}.xml",
        f"icons/hicolor/16x16/apps/{APP_ID}.png",
        f"icons/hicolor/512x512/apps/{APP_ID}.png",
        f"icons/hicolor/scalable/apps/{APP_ID}.svg",
        f"man/man6/{PROGRAM}.6.gz",
        f"doc/{PROGRAM}/changelog.gz",
        f"doc/{PROGRAM}/copyright",
    ):
        assert f"usr/share/{part}" in modes
    assert all("root/root" in line for line in listing.splitlines())


@needs_linux
def test_an_appdir_starts_its_program_from_anywhere(bundle: Path, tmp_path: Path) -> None:
    root = build_appdir(bundle, tmp_path / "a folder")
    # The stand-in for the program sleeps for as many seconds as it is told.
    subprocess.run([str(root / "AppRun"), "0"], check=True, cwd="/")
    assert (root / f"{APP_ID}.desktop").is_file()
    assert (root / ".DirIcon").is_file()
