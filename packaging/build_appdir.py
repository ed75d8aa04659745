"""The packaged program as an AppDir: a folder that starts by itself, of which appimagetool makes one file."""

import shutil
from pathlib import Path

from linux_files import ICONS, SOURCES, install_linux_files, link_program
from quiddler_qt.version import APP_ID, PROGRAM  # linux_files has set the path


def build_appdir(bundle: Path, output: Path) -> Path:
    """Makes the AppDir of a bundle in a folder."""
    root = output / "QuiddlerQt.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    usr = root / "usr"
    shutil.copytree(bundle, usr / "lib" / PROGRAM, symlinks=True)
    link_program(usr, "bin")
    install_linux_files(usr)
    shutil.copyfile(SOURCES / "AppRun", root / "AppRun")
    (root / "AppRun").chmod(0o755)
    (root / f"{APP_ID}.desktop").symlink_to(f"usr/share/applications/{APP_ID}.desktop")
    shutil.copyfile(ICONS / "quiddler_qt_256.png", root / f"{APP_ID}.png")
    (root / ".DirIcon").symlink_to(f"{APP_ID}.png")
    return root
