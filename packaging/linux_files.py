"""What a Linux desktop wants of a program besides the program: menu entry, file type, icons, notes.

The same files go into the .deb, the AppDir and the Flatpak, all below a prefix such as ``/usr``.
"""

import gzip
import shutil
import sys
from pathlib import Path

from changelog import CHANGELOG, debian_changelog, metainfo_releases, read_releases

TREE = Path(__file__).resolve().parent.parent
if str(TREE) not in sys.path:
    sys.path.insert(0, str(TREE))

from quiddler_qt.version import APP_ID, PROGRAM, __version__  # noqa: E402  the path is set first

SOURCES = Path(__file__).resolve().parent / "linux"
ICONS = TREE / "resources" / "icons"
ICON_SIZES_PX = (16, 24, 32, 48, 64, 128, 256, 512)

HOME_PAGE = "https://github.com/quiddler-qt/quiddler-qt"
MAINTAINER = "The Quiddler Qt authors <quiddler-qt@users.noreply.github.com>"


def install_linux_files(prefix: Path) -> None:
    """Writes them below a prefix. Raises ValueError where CHANGELOG.md and the version disagree."""
    releases = read_releases(CHANGELOG.read_text(encoding="utf-8"))
    if releases[0].version != __version__:
        raise ValueError(f"CHANGELOG.md begins with {releases[0].version}; the program is {__version__}")
    share = prefix / "share"

    metainfo = (SOURCES / f"{APP_ID}.metainfo.xml").read_text(encoding="utf-8")
    metainfo = metainfo.replace("{releases}", metainfo_releases(releases)).replace("{home}", HOME_PAGE)
    # The comment at the top is about the source.
    head, _, rest = metainfo.partition("<!--")
    _write(share / "metainfo" / f"{APP_ID}.metainfo.xml", head + rest.partition("-->\n")[2])

    _copy(SOURCES / f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop")
    _copy(SOURCES / f"{APP_ID}.mime.xml", share / "mime" / "packages" / f"{APP_ID}.xml")
    themes = share / "icons" / "hicolor"
    for px in ICON_SIZES_PX:
        _copy(ICONS / f"quiddler_qt_{px}.png", themes / f"{px}x{px}" / "apps" / f"{APP_ID}.png")
    _copy(ICONS / "quiddler_qt.svg", themes / "scalable" / "apps" / f"{APP_ID}.svg")

    page = (SOURCES / f"{PROGRAM}.6").read_text(encoding="utf-8")
    day = releases[0].day
    page = page.replace("{day}", f"{day:%B} {day.day}, {day.year}")
    _write_packed(share / "man" / "man6" / f"{PROGRAM}.6.gz", page)
    about = share / "doc" / PROGRAM
    _write_packed(about / "changelog.gz", debian_changelog(releases, PROGRAM, MAINTAINER))
    _copy(SOURCES / "copyright", about / "copyright")


def link_program(prefix: Path, folder: str) -> None:
    """Lets the command of the program be found in a folder of the prefix, such as "bin"."""
    (prefix / folder).mkdir(parents=True, exist_ok=True)
    (prefix / folder / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def _write(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")


def _write_packed(target: Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))
