"""Pictures of the running program, for the README and for looking at.

    python tests/screens/take_pictures.py OUTDIR [--theme NAME] [--size 1280x800] [--scale 1] [--text 100]
                                          [--language en] [--direction ltr] [--long-names]
                                          [--only NAME ...] [--small]

The program itself, with a game that computer seats have played half, then by real mouse and keys. Every
picture is taken of the window as it stands.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Pages show times of day: they are taken where the clock says UTC, wherever that is.
os.environ["TZ"] = "UTC"
if hasattr(time, "tzset"):  # Windows has none
    time.tzset()
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
    parser.add_argument("--direction", choices=("ltr", "rtl"), default="ltr")
    parser.add_argument("--long-names", action="store_true")
    parser.add_argument("--only", nargs="*", help="names of the pictures to keep")
    parser.add_argument("--small", action="store_true", help="256 colours: a third of the size")
    options = parser.parse_args()
    os.environ["QT_SCALE_FACTOR"] = options.scale
    options.outdir.mkdir(parents=True, exist_ok=True)
    from PySide6.QtGui import QImage

    from tests.screens.tour import NAMES, Tour
    from tests.screens.variants import Variant

    width, height = map(int, options.size.split("x"))
    names = LONG if options.long_names else NAMES
    with tempfile.TemporaryDirectory() as profile:
        variant = Variant(
            "",
            options.theme,
            (width, height),
            text_percent=options.text,
            language=options.language,
            direction=options.direction,
        )
        tour = Tour(Path(profile), variant, names)
        for page in tour.pages(frozenset(options.only) if options.only else None):
            picture = tour.window.grab().toImage()
            if options.small:
                picture = picture.convertToFormat(QImage.Format.Format_Indexed8)
            picture.save(str(options.outdir / f"{page}.png"))
            sys.stdout.write(f"{page}\n")
        tour.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
