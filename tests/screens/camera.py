"""Takes pictures of pages in several variants of one scale, as they are stored: OUTDIR/VARIANT/PAGE.webp.

    python tests/screens/camera.py OUTDIR VARIANT[:PAGE,PAGE] ...

One process has one scale, so ``approve.py`` starts several of these.
"""

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


def main(arguments: list[str]) -> int:
    """Takes them."""
    from tests.screens.variants import VARIANTS

    outdir, *orders = arguments
    wanted = {name: pages.split(",") for name, _, pages in (order.partition(":") for order in orders)}
    (scale,) = {VARIANTS[name].scale for name in wanted}
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    from tests.screens.comparison import FORMAT, stored
    from tests.screens.tour import Tour

    for name, pages in wanted.items():
        folder = Path(outdir) / name
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as profile:
            tour = Tour(Path(profile), VARIANTS[name])
            for page in tour.pages(frozenset(filter(None, pages)) or None):
                (folder / f"{page}.{FORMAT}").write_bytes(stored(tour.window.grab().toImage()))
            tour.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
