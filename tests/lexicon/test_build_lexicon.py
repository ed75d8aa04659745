"""The script that derives the word list: from small packages made here, and from the real ones if at hand.

Name the folder with the two real packages in QUIDDLER_LEXICON_PACKAGES to have the whole list derived again.
"""

import hashlib
import io
import json
import os
import tarfile
import zipfile
from pathlib import Path

import pytest

import build_lexicon
from quiddler_qt.lexicon import front_coding
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.resource_files import resource

SCOWL = "./usr/share/dict/scowl"

ENABLE_WORDS = "aa\ncat\ncats\nbogus\nrudes\nzax\n"
SCOWL_FILES = {
    f"{SCOWL}/english-words.10": "cat\nthe\ncat's\n",
    f"{SCOWL}/english-words.35": "cats\ncat\nkb\nqi\n",
    f"{SCOWL}/british_variant_1-words.50": "colour\ncaf\u00e9\n",
    f"{SCOWL}/canadian-words.70": "centre\n",
    f"{SCOWL}/variant_3-words.60": "gaol\n",
    f"{SCOWL}/english-words.80": "farfetched\nruder\nrudest\ncat\nxyz\nzho\n",  # the wide list
    f"{SCOWL}/english-words.95": "nowhere\n",  # a size that is not used
    f"{SCOWL}/english-upper.10": "paris\n",
    f"{SCOWL}/english-abbreviations.10": "etcetera\nNATO\nkb\nruder\nph.d\n",
    f"{SCOWL}/american_variant_9-words.10": "nowhere\n",
    "./usr/share/doc/scowl/copyright": (
        "Copyright: everybody\n\n"
        "UKACD, by J Ross Beresford, is free;\n  distributed as widely as possible.\n\nThe rest\n"
    ),
}
DECISIONS = {
    "short_words.txt": "# a comment\n\nbreath of life: qi the\n",
    "bans.txt": "no word: bogus\n",
    "additions.txt": "B of the net: email\nF already there: cats\n",
    "offensive.txt": "rude: rudes\n",
    "wide_short_words.txt": "cattle: zho\n",
}


def wheel(words: str) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("paper_games/boggle/resources/dictionaries/en/enable.txt", words)
    return data.getvalue()


def debian_package(files: dict[str, str]) -> bytes:
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w:xz") as archive:
        for name, text in files.items():
            member = tarfile.TarInfo(name)
            content = text.encode("latin-1")
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    package = b"!<arch>\n"
    for name, content in (("debian-binary", b"2.0"), ("data.tar.xz", data.getvalue())):
        package += f"{name:<48}{len(content):<10}`\n".encode() + content + b"\n" * (len(content) % 2)
    return package


class Workshop:
    """A folder with small packages and decisions, and the script set to them."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.packages = root / "packages"
        self.decisions = root / "decisions"
        self.output = root / "output"
        self.packages.mkdir()
        self.decisions.mkdir()
        self.pack(ENABLE_WORDS, SCOWL_FILES)
        for name, text in DECISIONS.items():
            (self.decisions / name).write_text(text)
        monkeypatch.setattr(build_lexicon, "_DECISIONS", self.decisions)
        monkeypatch.setattr(build_lexicon, "PACKAGE_SHA256", self.sha256())
        monkeypatch.setattr(build_lexicon, "ENABLE_SHA256", hashlib.sha256(ENABLE_WORDS.encode()).hexdigest())

    def pack(self, enable: str, scowl: dict[str, str]) -> None:
        (self.packages / build_lexicon.ENABLE_PACKAGE).write_bytes(wheel(enable))
        (self.packages / build_lexicon.SCOWL_PACKAGE).write_bytes(debian_package(scowl))

    def sha256(self) -> dict[str, str]:
        return {p.name: hashlib.sha256(p.read_bytes()).hexdigest() for p in self.packages.iterdir()}

    def run(self) -> int:
        return build_lexicon.main([str(self.packages), str(self.output)])


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def test_words_tiers_and_decisions(workshop: Workshop) -> None:
    assert workshop.run() == 0
    lines = front_coding.decompress((workshop.output / "standard.words.gz").read_bytes())
    text, tiers = front_coding.decode(lines)
    assert dict(zip(text.decode().split(), tiers.decode(), strict=True)) == {
        "aa": "F",  # ENABLE's short words are taken
        "cat": "A",  # the smallest SCOWL list decides
        "cats": "B",  # an addition never makes a word rarer
        "centre": "E",
        "colour": "C",
        "email": "B",
        "gaol": "D",
        "qi": "B",  # a short word that was chosen; "kb" was not
        "rudes": "F",
        "the": "A",
        "zax": "F",
    }
    assert (workshop.output / "offensive.txt").read_text() == "rudes\n"
    assert (workshop.output / "LICENSES" / "SCOWL.txt").read_text().startswith("Copyright: everybody\n")
    manifest = json.loads((workshop.output / "standard.json").read_text())
    assert manifest["words"] == 11
    assert manifest["words_of_tier"] == {"A": 2, "B": 3, "C": 1, "D": 1, "E": 1, "F": 3}
    assert manifest["lines_sha256"] == hashlib.sha256(lines).hexdigest()
    assert manifest["words_sha256"] == hashlib.sha256(text).hexdigest()


def test_what_the_wide_list_adds(workshop: Workshop) -> None:
    scowl = {**SCOWL_FILES, f"{SCOWL}/english-words.80": "rudesby\nrudest\ncat\nbogus\nxyz\nzho\n"}
    workshop.pack(ENABLE_WORDS, scowl)
    build_lexicon.PACKAGE_SHA256.update(workshop.sha256())
    assert workshop.run() == 0
    lines = front_coding.decompress((workshop.output / "wide.words.gz").read_bytes())
    text, tiers = front_coding.decode(lines)
    # "cat" is in the standard list, "bogus" is banned, and "xyz" is short and was not chosen.
    assert text.decode().split() == ["rudesby", "rudest", "zho"]
    assert set(tiers) == set(b"G")
    assert (workshop.output / "wide_offensive.txt").read_text() == "rudesby\nrudest\n"  # as "rudes" is
    standard, _ = front_coding.decode(
        front_coding.decompress((workshop.output / "standard.words.gz").read_bytes())
    )
    manifest = json.loads((workshop.output / "wide.json").read_text())
    assert (manifest["words"], manifest["words_added"]) == (14, 3)
    assert manifest["adds_to_sha256"] == hashlib.sha256(standard).hexdigest()
    notice = (workshop.output / "LICENSES" / "UKACD.txt").read_text()
    assert "UKACD, by J Ross Beresford, is free;\n  distributed as widely as possible.\n" in notice
    assert "The rest" not in notice


def test_abbreviations_that_are_no_words(workshop: Workshop) -> None:
    assert workshop.run() == 0
    # "kb" is too short to need it, "ruder" is a word too, and "ph.d" is no string of letters.
    assert (workshop.output / "abbreviations.txt").read_text() == "etcetera\nnato\n"


def test_a_scowl_without_the_notice_of_ukacd_is_refused(
    workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    workshop.pack(ENABLE_WORDS, {**SCOWL_FILES, "./usr/share/doc/scowl/copyright": "Copyright: everybody\n"})
    build_lexicon.PACKAGE_SHA256.update(workshop.sha256())
    assert workshop.run() == 1
    assert "UKACD" in capsys.readouterr().err


def test_the_same_packages_give_the_same_files(workshop: Workshop) -> None:
    runs = []
    for _ in range(2):
        assert workshop.run() == 0
        runs.append({p.name: p.read_bytes() for p in workshop.output.rglob("*") if p.is_file()})
    assert runs[0] == runs[1]


@pytest.mark.parametrize("name", ["ENABLE_PACKAGE", "SCOWL_PACKAGE"])
def test_another_package_is_refused(
    workshop: Workshop, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    package = workshop.packages / getattr(build_lexicon, name)
    package.write_bytes(package.read_bytes() + b"\n")
    assert workshop.run() == 1
    assert package.name in capsys.readouterr().err
    package.unlink()
    assert workshop.run() == 1
    assert not workshop.output.exists()


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("bans.txt", "no word: bogus nowhere\n"),  # bans what is not there
        ("short_words.txt", "short: qi the zq\n"),
        ("short_words.txt", "in ENABLE anyway: qi the zax\n"),
        ("wide_short_words.txt", "cattle: zho zzz\n"),
        ("wide_short_words.txt", "in the standard list: zho cat\n"),
        ("offensive.txt", "rude: rudes rudely\n"),
        ("offensive.txt", "rude: rudes rudes\n"),  # twice
        ("additions.txt", "B of the net: E-mail\n"),
        ("additions.txt", "of the net: email\n"),  # no tier
    ],
)
def test_a_decision_that_decides_nothing_is_an_error(
    workshop: Workshop, name: str, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (workshop.decisions / name).write_text(text)
    assert workshop.run() == 1
    assert name in capsys.readouterr().err


def test_a_wrong_usage_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert build_lexicon.main([]) == 2
    assert "PACKAGES_FOLDER" in capsys.readouterr().err


def test_the_committed_list_follows_the_decisions() -> None:
    standard = load_word_list("standard")
    read = {name: [word for _, word in build_lexicon.decisions(name)] for name in DECISIONS}
    assert all(map(standard.accepts, read["additions.txt"]))
    assert all(map(standard.accepts, read["short_words.txt"]))
    assert not any(map(standard.accepts, read["bans.txt"]))
    wide = load_word_list("wide")
    assert {wide.tier(word) for word in read["wide_short_words.txt"]} == {"G"}
    assert not any(map(wide.accepts, read["bans.txt"]))
    assert sorted(read["offensive.txt"]) == resource("lexicon", "offensive.txt").read_text().split()


def test_the_committed_list_is_what_the_real_packages_give(tmp_path: Path) -> None:
    packages = os.environ.get("QUIDDLER_LEXICON_PACKAGES")
    derived = resource("lexicon")
    if packages:
        build_lexicon.build(Path(packages), tmp_path)
        derived = tmp_path
    for name, offensive in (("standard", "offensive.txt"), ("wide", "wide_offensive.txt")):
        manifest = json.loads((derived / f"{name}.json").read_text())
        assert manifest == json.loads(resource("lexicon", f"{name}.json").read_text())
        for source in manifest["sources"]:
            assert source["package_sha256"] == build_lexicon.PACKAGE_SHA256[source["package"]]
        lines = front_coding.decompress((derived / f"{name}.words.gz").read_bytes())
        assert hashlib.sha256(lines).hexdigest() == manifest["lines_sha256"]
        data = (derived / offensive).read_bytes()
        assert hashlib.sha256(data).hexdigest() == manifest["offensive_sha256"]
    for name in ("offensive.txt", "abbreviations.txt", "LICENSES/SCOWL.txt", "LICENSES/UKACD.txt"):
        assert (derived / name).read_bytes() == resource("lexicon", *name.split("/")).read_bytes()
