"""The program looks as approved: a part of all pictures here, all of them by ``approve.py``."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from tests.screens import approve
from tests.screens.comparison import FORMAT, stored
from tests.screens.variants import SAMPLE, VARIANTS


@pytest.mark.parametrize("scale", [1, 2])
def test_pages_look_as_approved(scale: int, tmp_path: Path) -> None:
    orders = {name: pages for name, pages in SAMPLE.items() if VARIANTS[name].scale == scale}
    approve.take(orders, tmp_path, 1)
    found = approve.look_through(orders, tmp_path, approve.APPROVED)
    assert not found, (
        f"{[str(one) for one in found]}: look at them with `python tests/screens/approve.py --sample`, "
        "and approve with --approve what was changed on purpose"
    )


def test_every_variant_has_an_approved_picture_of_every_page() -> None:
    """Those of the first variant, all of which are looked at above."""
    approved = {
        folder.name: {path.stem for path in folder.glob(f"*.{FORMAT}")}
        for folder in approve.APPROVED.iterdir()
    }
    assert approved.keys() == VARIANTS.keys() == SAMPLE.keys()
    first, *others = approved.values()
    assert first
    assert all(pages == first for pages in others)


# -- the command -------------------------------------------------------------------------------------------
def put(folder: Path, name: str, color: str) -> None:
    """A stored picture of one colour."""
    picture = QImage(1280, 800, QImage.Format.Format_RGB32)
    picture.fill(QColor(color))
    path = folder / f"{name}.{FORMAT}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(stored(picture))


@pytest.fixture
def pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Pictures of a run before in ``taken``: one page as approved, one changed, one new, one gone."""
    monkeypatch.setattr(approve, "APPROVED", tmp_path / "approved")
    for folder, pages in (
        ("taken", {"same": "green", "changed": "blue", "new": "red"}),
        ("approved", {"same": "green", "changed": "navy", "gone": "grey"}),
    ):
        for page, color in pages.items():
            put(tmp_path / folder, f"emerald_salon/{page}", color)
    return tmp_path


def run(pictures: Path, *arguments: str) -> int:
    return approve.main(["--last", "--out", str(pictures), "--variant", "emerald_salon", *arguments])


def test_the_command_tells_what_differs_and_shows_it(
    pictures: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(pictures) == 1
    told = capsys.readouterr().out
    assert "emerald_salon/changed: differs" in told
    assert "emerald_salon/new: has no approved picture" in told
    assert "emerald_salon/gone: is approved, and there is no such page" in told
    assert "same" not in told
    shown = {path.name for path in (pictures / "differences").iterdir()}
    assert shown == {"emerald_salon-changed.png", "emerald_salon-new.png", "emerald_salon-gone.png"}
    page = (pictures / "index.html").read_text(encoding="utf-8")
    assert all(name in page for name in shown)


def test_what_is_approved_does_not_differ_any_more(
    pictures: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = pictures / "approved" / "emerald_salon" / f"same.{FORMAT}"
    kept_since = kept.stat().st_mtime_ns
    assert run(pictures, "--approve") == 0
    assert run(pictures) == 0
    assert "every page is as approved" in capsys.readouterr().out
    assert {path.stem for path in kept.parent.iterdir()} == {"same", "changed", "new"}
    assert kept.stat().st_mtime_ns == kept_since, "what is as approved is not written again"


def test_one_page_alone_can_be_approved(pictures: Path) -> None:
    assert run(pictures, "--only", "changed", "--approve") == 0
    assert run(pictures, "--only", "changed") == 0
    assert run(pictures, "--only", "new") == 1


def test_pictures_of_a_variant_that_is_no_more_are_superfluous(pictures: Path) -> None:
    shutil.copytree(pictures / "taken" / "emerald_salon", pictures / "approved" / "plaid")
    everything = ["--last", "--out", str(pictures)]
    assert approve.main(everything) == 1
    assert approve.main([*everything, "--approve"]) == 0
    assert not (pictures / "approved" / "plaid").exists()
