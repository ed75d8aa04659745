"""The packaged program as a .deb for Debian, Ubuntu and their kin. Needs dpkg-deb; needs no root."""

import shutil
import subprocess
from pathlib import Path

from linux_files import HOME_PAGE, MAINTAINER, SOURCES, install_linux_files, link_program
from quiddler_qt.version import PROGRAM, __version__  # linux_files has set the path
from shared_libraries import Needs, read_needs

# The libraries that a bundle takes from the system, and the packages of Debian that hold them. One that
# is not here fails the build: then it belongs in the bundle or in this table.
PACKAGES_OF_LIBRARIES = {
    "ld-linux-aarch64.so.1": "libc6",
    "ld-linux-x86-64.so.2": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libm.so.6": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
RECOMMENDS = "hunspell-en-us, libenchant-2-2, wordnet-base"
SUMMARY = "card game of words for the family table (unofficial)"
DESCRIPTION = """\
 Eight rounds with hands of three to ten cards, and every hand is laid down
 as words. Two to eight people and computer players share one screen and move
 the cards by mouse or keyboard. Games are saved after every move.
 .
 Spelling dictionaries and definitions are used where they are installed.
 .
 Quiddler is a trademark of its owner, who has no part in this game."""


def build_deb(bundle: Path, output: Path, work: Path) -> Path:
    """Makes the .deb of a bundle in a folder. Raises LookupError for a library no package is known for."""
    architecture = _told("dpkg", "--print-architecture")
    depends = dependencies(read_needs(bundle))
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    usr = root / "usr"
    shutil.copytree(bundle, usr / "lib" / PROGRAM, symlinks=True)
    link_program(usr, "games")
    install_linux_files(usr)
    overrides = usr / "share" / "lintian" / "overrides" / PROGRAM
    overrides.parent.mkdir(parents=True)
    shutil.copyfile(SOURCES / "lintian-overrides", overrides)
    _set_modes(root, usr / "lib" / PROGRAM / PROGRAM)

    size_kib = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir()) // 1024
    control = f"""\
Package: {PROGRAM}
Version: {__version__}
Section: games
Priority: optional
Architecture: {architecture}
Installed-Size: {size_kib}
Depends: {", ".join(depends)}
Recommends: {RECOMMENDS}
Maintainer: {MAINTAINER}
Homepage: {HOME_PAGE}
Description: {SUMMARY}
{DESCRIPTION}
"""
    (root / "DEBIAN").mkdir(mode=0o755)
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    (root / "DEBIAN" / "md5sums").write_text(_md5sums(root), encoding="utf-8")
    for path in (root / "DEBIAN").iterdir():
        path.chmod(0o644)
    package = output / f"{PROGRAM}_{__version__}_{architecture}.deb"
    output.mkdir(exist_ok=True)
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(package)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.rmtree(root)
    return package


def dependencies(needs: Needs) -> list[str]:
    """What the package depends on. Raises LookupError for a library that no package is known for."""
    unknown = sorted(needs.outside - PACKAGES_OF_LIBRARIES.keys())
    if unknown:
        raise LookupError(f"neither in the bundle nor in a package known to build_deb.py: {unknown}")
    packages = {PACKAGES_OF_LIBRARIES[library] for library in needs.outside} - {"libc6"}
    return [f"libc6 (>= {needs.glibc})", *sorted(packages)]


def _set_modes(root: Path, program: Path) -> None:
    """Folders and the program 755, all else 644, whatever the umask was."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == program else 0o644)


def _md5sums(root: Path) -> str:
    # Debian's own form; dpkg --verify reads it.
    files = sorted(
        str(path.relative_to(root))
        for path in (root / "usr").rglob("*")
        if path.is_file() and not path.is_symlink()
    )
    done = subprocess.run(["md5sum", "--", *files], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout


def _told(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
