"""One identity everywhere, and the texts that desktops read. Their own tools check them in each build."""

import gzip
import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import linux_files
from quiddler_qt.storage.save_codec import FORMAT
from quiddler_qt.storage.save_store import SUFFIX
from quiddler_qt.version import APP_ID, APP_NAME, PROGRAM, __version__

PACKAGING = Path(linux_files.__file__).parent
MIME_TYPE = "application/x-quiddler-qt-game"


@pytest.fixture
def share(tmp_path: Path) -> Path:
    linux_files.install_linux_files(tmp_path)
    return tmp_path / "share"


def test_the_menu_entry_has_the_id_of_the_windows(share: Path) -> None:
    lines = (share / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    assert {f"Name={APP_NAME}", f"Exec={PROGRAM} %f", f"Icon={APP_ID}", f"MimeType={MIME_TYPE};"} <= set(
        lines
    )


def test_the_metainfo_has_id_version_and_notes(share: Path) -> None:
    root = ET.parse(share / "metainfo" / f"{APP_ID}.metainfo.xml").getroot()
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == f"{APP_ID}.desktop"
    assert root.findtext("provides/mediatype") == MIME_TYPE
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    pictures = [image.text or "" for image in root.iter("image")]
    assert pictures
    for picture in pictures:
        assert picture.startswith("https://")
        assert (PACKAGING / "pictures" / Path(picture).name).is_file()


def test_saved_games_are_known_by_name_and_by_first_bytes(share: Path) -> None:
    text = (share / "mime" / "packages" / f"{APP_ID}.xml").read_text(encoding="utf-8")
    assert f'pattern="*{SUFFIX}"' in text
    assert f'type="{MIME_TYPE}"' in text
    start = '{"format":"' + FORMAT + '"'
    assert f"value='{start}'" in text
    save = min((PACKAGING.parent / "tests" / "saves" / "v1").glob(f"*{SUFFIX}"))
    assert save.read_text(encoding="utf-8").startswith(start)


def test_every_system_uses_the_same_id() -> None:
    flatpak = (PACKAGING / "flatpak" / f"{APP_ID}.yml").read_text(encoding="utf-8")
    assert f"\nid: {APP_ID}\n" in flatpak
    for file in ("try_deb.py", "linux/lintian-overrides", "windows/installer.nsi"):
        text = (PACKAGING / file).read_text(encoding="utf-8")
        assert APP_ID in text or "${ID}" in text or PROGRAM in text
    assert SUFFIX in (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")


def test_the_manual_page_names_every_option(share: Path) -> None:
    page = gzip.decompress((share / "man" / "man6" / f"{PROGRAM}.6.gz").read_bytes()).decode()
    source = (PACKAGING.parent / "quiddler_qt" / "__main__.py").read_text(encoding="utf-8")
    options = re.findall(r'add_argument\(\s*"--([a-z-]+)"', source)
    assert options
    assert [option for option in options if f"Fl -{option}" not in page] == []


def test_a_changelog_of_another_version_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(linux_files, "__version__", "9.9.9")
    with pytest.raises(ValueError, match=re.escape(__version__)):
        linux_files.install_linux_files(tmp_path)
