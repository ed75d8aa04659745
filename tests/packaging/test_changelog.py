"""The changelog: read as written, refused when written otherwise, and told in the words of each system."""

import datetime as dt

import pytest

from changelog import (
    CHANGELOG,
    SHOWN,
    Release,
    debian_changelog,
    metainfo_releases,
    read_releases,
    shown_releases,
)
from quiddler_qt.version import __version__

TEXT = """# News

## 0.2.0 (2026-12-24)

- Cards & words <shine>.
- More.

## 0.1.0 (2026-11-30)

- First.
"""


def test_the_real_one_begins_with_the_version_of_the_program() -> None:
    assert read_releases(CHANGELOG.read_text(encoding="utf-8"))[0].version == __version__


def test_releases_are_read_newest_first() -> None:
    first, second = read_releases(TEXT)
    assert first == Release("0.2.0", dt.date(2026, 12, 24), ("Cards & words <shine>.", "More."))
    assert second.version == "0.1.0"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "# News\n",
        "## 0.1.0\n\n- No day.\n",
        "## 0.1.0 (2026-11-30)\n",
        "## 0.1.0 (2026-11-30)\n\nNo point.\n",
        "## 0.1.0 (2026-11-30)\n- a\n\n## 0.2.0 (2026-12-24)\n- b\n",
    ],
)
def test_one_that_is_written_otherwise_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"CHANGELOG\.md"):
        read_releases(text)


def test_debian_gets_short_lines_and_its_own_form_of_a_day() -> None:
    long = TEXT.replace("More.", "More " * 40)
    told = debian_changelog(read_releases(long), "game", "We <we@example.org>")
    assert told.startswith("game (0.2.0) stable; urgency=medium\n\n  * Cards & words <shine>.\n")
    assert " -- We <we@example.org>  Thu, 24 Dec 2026 12:00:00 +0000\n" in told
    assert max(map(len, told.splitlines())) <= 80


def test_markup_in_a_point_is_text_in_the_metainfo() -> None:
    assert "<li>Cards &amp; words &lt;shine&gt;.</li>" in metainfo_releases(read_releases(TEXT))


def test_the_program_shows_the_changelog_as_it_is() -> None:
    told = shown_releases(read_releases(CHANGELOG.read_text(encoding="utf-8")))
    assert SHOWN.read_text(encoding="utf-8") == told, "run packaging/changelog.py"
