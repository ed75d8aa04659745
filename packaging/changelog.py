"""The versions and their notes, read from CHANGELOG.md for the packages of every system and for the program.

.venv/bin/python packaging/changelog.py      writes resources/changes.json, which the program shows
"""

import datetime as dt
import json
import re
import textwrap
from dataclasses import dataclass
from pathlib import Path
from xml.sax.saxutils import escape

CHANGELOG = Path(__file__).resolve().parent / "CHANGELOG.md"
SHOWN = Path(__file__).resolve().parent.parent / "resources" / "changes.json"

_HEADING = re.compile(r"## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)")


@dataclass(frozen=True, slots=True)
class Release:
    """One version: its number, its day, and what is new for people who play."""

    version: str
    day: dt.date
    points: tuple[str, ...]


def read_releases(text: str) -> tuple[Release, ...]:
    """The releases of a changelog, newest first. Raises ValueError for one that is not written so."""
    releases: list[Release] = []
    for section in re.split(r"(?m)^(?=## )", text)[1:]:
        heading, *lines = section.strip().splitlines()
        match = _HEADING.fullmatch(heading)
        points = tuple(line.removeprefix("- ") for line in lines if line)
        if match is None or not points or not all(line.startswith("- ") for line in lines if line):
            raise ValueError(f"CHANGELOG.md: not a version with its points: {heading!r}")
        releases.append(Release(match[1], dt.date.fromisoformat(match[2]), points))
    if not releases or releases != sorted(releases, key=lambda release: release.day, reverse=True):
        raise ValueError("CHANGELOG.md: versions are missing or out of order")
    return tuple(releases)


def debian_changelog(releases: tuple[Release, ...], package: str, maintainer: str) -> str:
    """The same as Debian writes it (deb-changelog(5))."""
    entries = []
    for release in releases:
        points = "\n".join(
            textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ")
            for point in release.points
        )
        day = release.day.strftime("%a, %d %b %Y 12:00:00 +0000")
        entries.append(
            f"{package} ({release.version}) stable; urgency=medium\n\n{points}\n\n -- {maintainer}  {day}\n"
        )
    return "\n".join(entries)


def metainfo_releases(releases: tuple[Release, ...]) -> str:
    """The same as AppStream metadata: a ``releases`` element."""
    parts = ["<releases>"]
    for release in releases:
        points = "".join(f"<li>{escape(point)}</li>" for point in release.points)
        parts.append(
            f'    <release version="{release.version}" date="{release.day}">\n'
            f"      <description><ul>{points}</ul></description>\n    </release>"
        )
    return "\n".join([*parts, "  </releases>"])


def shown_releases(releases: tuple[Release, ...]) -> str:
    """The same as a data file: a list of objects with ``version``, ``day`` and ``points``."""
    plain = [
        {"version": release.version, "day": release.day.isoformat(), "points": release.points}
        for release in releases
    ]
    return json.dumps(plain, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    SHOWN.write_text(shown_releases(read_releases(CHANGELOG.read_text(encoding="utf-8"))), encoding="utf-8")
