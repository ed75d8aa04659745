"""Pictures of the running program, for the README and for looking at.

    python tests/screens/take_pictures.py OUTDIR [--theme NAME] [--size 1280x800] [--scale 1] [--text 100]
                                          [--language en] [--long-names] [--only NAME ...] [--small]

The program itself, with a game that computer seats have played half, then by real mouse and keys. Every
picture is taken of the window as it stands.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
TREE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TREE))

LONG = (
    "Maximiliana-Theodora",
    "Konstantin-Alexander",
    "Wilhelmina Luise von und",
    "Bartholomäus",
    "ŽemaitėŪŠĄČ",
    "Ștefan-Țepeluș",
    "Jean-Christophe WWWWWWWW",
    "E",
)
SHORT = ("Ada", "Marta", "Jonas", "Elena")


def main() -> int:
    """Takes all pictures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("outdir", type=Path)
    parser.add_argument("--theme", default="emerald_salon")
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--scale", default="1")
    parser.add_argument("--text", type=int, default=100, help="per cent")
    parser.add_argument("--language", default="en")
    parser.add_argument("--long-names", action="store_true")
    parser.add_argument("--only", nargs="*", help="names of the pictures to keep")
    parser.add_argument("--small", action="store_true", help="256 colours: a third of the size")
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = options.scale
    options.outdir.mkdir(parents=True, exist_ok=True)
    from PySide6.QtGui import QImage

    from tests.screens.tour import Tour

    width, height = map(int, options.size.split("x"))
    names = LONG if options.long_names else SHORT
    with tempfile.TemporaryDirectory() as profile:
        tour = Tour(Path(profile), names, options.theme, options.text, (width, height), options.language)
        steps: list[tuple[str, Callable[[], None]]] = tour.steps()
        wanted = set(options.only or [name for name, _ in steps])
        for name, step in steps:
            step()
            tour.settle()
            if options.only and name not in options.only:
                continue
            picture = tour.window.grab().toImage()
            if options.small:
                picture = picture.convertToFormat(QImage.Format.Format_Indexed8)
            picture.save(str(options.outdir / f"{name}.png"))
            sys.stdout.write(f"{name}\n")
            wanted.discard(name)
            if not wanted:
                break
        tour.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
