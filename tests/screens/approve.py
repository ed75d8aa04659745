"""Compares every page of the program with its approved picture, and approves what was changed on purpose.

    python tests/screens/approve.py [--approve] [--last] [--sample] [--only PAGE ...] [--variant NAME ...]
                                    [--theme NAME ...] [--jobs N] [--out DIR]

Without ``--approve`` it writes what differs to DIR/index.html (usually build/pictures/index.html): each page
before, after, and with the patches framed. It ends with 1 if anything differs, is missing or is superfluous.
With it the approved pictures become those taken now; ``--last`` takes none and goes on with those of the run
before, so that what was looked at is what is approved. ``--sample`` is the part that the tests look at.

Approved pictures lie in tests/screens/approved/VARIANT/PAGE.webp; variants.py says which there are.
"""

import argparse
import html
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Final

TREE = Path(__file__).resolve().parents[2]
if __name__ == "__main__":
    sys.path.insert(0, str(TREE))

from tests.screens import comparison  # noqa: E402 (after the path to it)
from tests.screens.comparison import FORMAT, Difference  # noqa: E402 (likewise)
from tests.screens.variants import SAMPLE, VARIANTS  # noqa: E402 (likewise)

APPROVED: Final = Path(__file__).resolve().parent / "approved"
OUT: Final = TREE / "build" / "pictures"

Orders = Mapping[str, tuple[str, ...]]
"""Pages by variant; no pages are all of them."""


class Finding(Enum):
    """What is wrong with a picture."""

    DIFFERS = "differs"
    MISSING = "has no approved picture"
    SUPERFLUOUS = "is approved, and there is no such page"


@dataclass(frozen=True, slots=True)
class Found:
    """One picture that is not as approved: VARIANT/PAGE."""

    name: str
    finding: Finding
    difference: Difference = comparison.NO_DIFFERENCE

    def __str__(self) -> str:
        patches = len(self.difference.patches)
        return f"{self.name}: {self.finding.value}" + (f" in {patches} patches" if patches else "")


def take(orders: Orders, folder: Path, jobs: int) -> None:
    """Takes the pictures of all orders anew, in so many processes. Raises CalledProcessError."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)

    def take_some(some: list[str]) -> None:
        command = [sys.executable, str(Path(__file__).with_name("camera.py")), str(folder), *some]
        subprocess.run(command, check=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(take_some, _shares(orders, jobs)))


def _shares(orders: Orders, jobs: int) -> list[list[str]]:
    """The orders as arguments of processes: of one scale each, and no more of one scale than jobs."""
    shares: list[list[str]] = []
    for scale in sorted({VARIANTS[name].scale for name in orders}, reverse=True):
        some = [
            f"{name}:{','.join(pages)}" for name, pages in orders.items() if VARIANTS[name].scale == scale
        ]
        shares += filter(None, (some[place::jobs] for place in range(jobs)))
    return shares


def look_through(orders: Orders, taken: Path, approved: Path) -> list[Found]:
    """What is not as approved among the pictures of the orders."""
    found = []
    for variant, pages in orders.items():
        new, old = (
            {
                path.stem: path
                for path in (folder / variant).glob(f"*.{FORMAT}")
                if path.stem in pages or not pages
            }
            for folder in (taken, approved)
        )
        for page in sorted(new.keys() | old.keys()):
            name = f"{variant}/{page}"
            if page not in old:
                found.append(Found(name, Finding.MISSING))
            elif page not in new:
                found.append(Found(name, Finding.SUPERFLUOUS))
            elif difference := comparison.compare(comparison.opened(old[page]), comparison.opened(new[page])):
                found.append(Found(name, Finding.DIFFERS, difference))
    if all(not pages for pages in orders.values()) and len(orders) == len(VARIANTS):
        strangers = {path.name for path in approved.glob("*")} - VARIANTS.keys()
        found += [Found(name, Finding.SUPERFLUOUS) for name in sorted(strangers)]
    return found


def report(found: Iterable[Found], taken: Path, approved: Path, out: Path) -> Path:
    """A page to look at, with every finding in a row. Returns its path."""
    pictures = out / "differences"
    shutil.rmtree(pictures, ignore_errors=True)
    pictures.mkdir(parents=True)
    rows = []
    for one in found:
        before, after = (
            comparison.opened(path) if path.is_file() else None
            for path in (folder / f"{one.name}.{FORMAT}" for folder in (approved, taken))
        )
        file = pictures / f"{one.name.replace('/', '-')}.png"
        comparison.side_by_side(before, after, one.difference).save(str(file))
        rows.append(f'<h2>{html.escape(str(one))}</h2><img src="differences/{html.escape(file.name)}">')
    page = out / "index.html"
    page.write_text(
        "<!doctype html><meta charset=utf-8><title>Pictures that differ</title>"
        "<style>body{font-family:sans-serif}img{max-width:100%}</style>"
        "<h1>Approved, taken now, and what differs</h1>" + "\n".join(rows),
        encoding="utf-8",
    )
    return page


def approve(found: Iterable[Found], taken: Path, approved: Path) -> None:
    """Makes what was taken the approved pictures. What does not differ stays as it is."""
    for one in found:
        target = approved / f"{one.name}.{FORMAT}"
        if one.finding is not Finding.SUPERFLUOUS:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(taken / f"{one.name}.{FORMAT}", target)
        elif target.is_file():
            target.unlink()
        else:
            shutil.rmtree(approved / one.name)


def _orders(options: argparse.Namespace) -> Orders:
    if options.sample:
        return SAMPLE
    return {
        name: tuple(options.only)
        for name, variant in VARIANTS.items()
        if (not options.variant or name in options.variant)
        and (not options.theme or variant.theme in options.theme)
    }


def main(arguments: list[str]) -> int:
    """Returns the exit status: 1 if something is not as approved, or was not."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--approve", action="store_true", help="make what was taken the approved pictures")
    parser.add_argument("--last", action="store_true", help="with the pictures of the run before")
    parser.add_argument("--sample", action="store_true", help="what the tests look at")
    parser.add_argument("--only", nargs="+", default=[], metavar="PAGE")
    parser.add_argument("--variant", nargs="+", default=[], choices=VARIANTS, metavar="NAME")
    parser.add_argument("--theme", nargs="+", default=[], metavar="NAME")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes side by side")
    parser.add_argument("--out", type=Path, default=OUT, help="where pictures and the report go")
    options = parser.parse_args(arguments)
    orders, taken = _orders(options), options.out / "taken"
    if not options.last:
        take(orders, taken, options.jobs)
    found = look_through(orders, taken, APPROVED)
    for one in found:
        print(one)
    if not found:
        print("every page is as approved")
        return 0
    if options.approve:
        approve(found, taken, APPROVED)
        print(f"{len(found)} approved")
        return 0
    print(f"{len(found)} to look at: {report(found, taken, APPROVED, options.out)}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
