"""Word lists: which spellings a game accepts, and how common each word is (rules 4.1).

Three lists are shipped: "standard"; "family", which is its common part (rules 12, preset Family); and "wide",
which adds the rarest words to it.
"""

import heapq
import io
import json
import re
from array import array
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256

from quiddler_qt.lexicon import front_coding
from quiddler_qt.resource_files import resource

TIERS = "ABCDEF"
"""The tier letters, from words that everybody knows (A) to words that only word-game players know (F)."""

WIDE_TIER = "G"
"""The tier letter of the words that the wide list adds."""

UNLISTED_TIER = "H"
"""The tier letter of words that no shipped list has, but a dictionary, an imported list or the table."""

WORD_LIST_NAMES = ("standard", "family", "wide")
"""The names that `load_word_list` knows."""

_FAMILY_TIERS = "ABC"
_WORD = re.compile(r"[a-z]+")
_TIER = re.compile(r"[A-Z]")


class UnknownWordListError(LookupError):
    """There is no word list of this name."""


class DamagedWordListError(Exception):
    """A shipped word list is missing or does not match its fingerprint: the install is damaged."""


@dataclass(frozen=True, slots=True, eq=False)
class WordList:
    """An immutable list of words in lower case a-z, in ascending order, each with a tier letter.

    It holds one block of text and finds words by halving: 3 MB for the standard list, where a set of strings
    takes 20 MB. It may be shared by threads.
    """

    name: str
    """Short name, for saves and commands: "standard"."""
    title: str
    """English name for people; the window translates it."""
    version: str
    """Version of the words, for example "1"."""
    sha256: str
    """Fingerprint, 64 hex digits: of all words in order, each followed by a line feed."""
    _text: bytes = field(repr=False)
    _starts: "array[int]" = field(repr=False)
    _tiers: bytes = field(repr=False)
    _offensive: frozenset[str] = field(repr=False)

    @classmethod
    def of_words(
        cls,
        name: str,
        title: str,
        version: str,
        tier_of: Mapping[str, str],
        offensive: Iterable[str] = (),
    ) -> "WordList":
        """A list of the given words and their tier letters; `offensive` are words that nobody is offered.

        Raises ValueError for a word that is not one or more of a-z, or a tier that is not one of A-Z.
        """
        words = sorted(tier_of)
        if not all(map(_WORD.fullmatch, words)) or not all(map(_TIER.fullmatch, tier_of.values())):
            raise ValueError(f"not all words are a-z with a tier letter A-Z in the list {name!r}")
        text = "".join(f"{word}\n" for word in words).encode("ascii")
        tiers = "".join(map(tier_of.__getitem__, words)).encode("ascii")
        return _build(name, title, version, text, tiers, frozenset(offensive))

    def common_part(self, name: str, title: str, tiers: str) -> "WordList":
        """A list under another name: the words of these tier letters without the offensive ones."""
        return WordList.of_words(name, title, self.version, dict(self._offered(tiers)))

    def __len__(self) -> int:
        """The number of words."""
        return len(self._tiers)

    def accepts(self, spelling: str) -> bool:
        """Whether exactly this string is a word of the list ("Cat" is not "cat"). Never raises."""
        return self._index(spelling) is not None

    def tier(self, spelling: str) -> str | None:
        """The tier letter of a word, None for any string that is not in the list."""
        index = self._index(spelling)
        return None if index is None else chr(self._tiers[index])

    def has_prefix(self, prefix: str) -> bool:
        """Whether some word begins with exactly this string, or is it. Never raises."""
        if not prefix.isascii():
            return False
        start = prefix.encode("ascii")
        index = bisect_left(range(len(self)), start, key=self._word)
        return index < len(self) and self._word(index).startswith(start)

    def words(self) -> Iterator[str]:
        """All words in ascending order."""
        return (self._word(index).decode("ascii") for index in range(len(self)))

    def __getitem__(self, index: int) -> str:
        """The word at an index from 0. Raises IndexError beyond the last."""
        if not 0 <= index < len(self):
            raise IndexError(index)
        return self._word(index).decode("ascii")

    def position(self, spelling: str) -> int:
        """How many words come before this ASCII string in alphabetical order."""
        return bisect_left(range(len(self)), spelling.encode("ascii"), key=self._word)

    def indices_of(self, pattern: "re.Pattern[bytes]", start: int, stop: int) -> Iterator[int]:
        """The indices from start to stop of the words that a multi-line pattern (``^...$``) matches whole."""
        index = start
        for match in pattern.finditer(self._text, self._starts[start], self._starts[stop]):
            index = bisect_left(self._starts, match.start(), index, stop)
            yield index

    def is_offensive(self, spelling: str) -> bool:
        """Whether this is a word that people may play, but that no computer seat or hint ever shows."""
        return spelling in self._offensive

    def words_of_tiers(self, tiers: str) -> list[str]:
        """The words of these tier letters ("A", "ABC") in ascending order, for computer seats and hints.

        Offensive words are left out.
        """
        return list(self.each_of_tiers(tiers))

    def each_of_tiers(self, tiers: str) -> Iterator[str]:
        """As `words_of_tiers`, one by one: all of them as strings take 13 MB."""
        return (word for word, _ in self._offered(tiers))

    def _offered(self, tiers: str) -> Iterator[tuple[str, str]]:
        """The words of these tiers that are not offensive, with their tier letters."""
        for index, tier in enumerate(self._tiers.decode("ascii")):
            if tier in tiers:
                word = self._word(index).decode("ascii")
                if word not in self._offensive:
                    yield word, tier

    def _lines(self) -> Iterator[tuple[bytes, int]]:
        return _lines(self._text, self._tiers)

    def _word(self, index: int) -> bytes:
        return self._text[self._starts[index] : self._starts[index + 1] - 1]

    def _index(self, spelling: str) -> int | None:
        if not spelling.isascii():
            return None
        word = spelling.encode("ascii")
        count = len(self)
        index = bisect_left(range(count), word, key=self._word)
        return index if index < count and self._word(index) == word else None


def load_word_list(name: str) -> WordList:
    """The shipped list of this name. Slow (0.2 to 0.5 s): not before the first paint.

    Raises UnknownWordListError for another name, DamagedWordListError where the data files are not whole.
    """
    if name not in WORD_LIST_NAMES:
        raise UnknownWordListError(name)
    standard = _load_standard()
    if name == "standard":
        return standard
    if name == "family":
        return standard.common_part("family", "Family words", _FAMILY_TIERS)
    return _load_wide(standard)


def _load_standard() -> WordList:
    """The standard list, checked against its fingerprints."""
    manifest, text, tiers, offensive = _read_files("standard")
    return _build(manifest["name"], manifest["title"], manifest["version"], text, tiers, offensive)


def _load_wide(standard: WordList) -> WordList:
    """The wide list, checked against its fingerprints."""
    manifest, text, tiers, offensive = _read_files("wide")
    if standard.sha256 != manifest.get("adds_to_sha256"):
        raise DamagedWordListError("the wide list adds to another standard list")
    both, both_tiers = bytearray(), bytearray()
    # A line feed sorts before every letter, so "cat\n" sorts as "cat" does.
    for word, tier in heapq.merge(standard._lines(), _lines(text, tiers)):  # noqa: SLF001  the list's own module
        both += word
        both_tiers.append(tier)
    wide = _build(
        manifest["name"],
        manifest["title"],
        manifest["version"],
        bytes(both),
        bytes(both_tiers),
        standard._offensive | offensive,  # noqa: SLF001  as above
    )
    if wide.sha256 != manifest.get("words_sha256"):
        raise DamagedWordListError("the wide list does not have the words_sha256 of the manifest")
    return wide


def _read_files(name: str) -> tuple[dict[str, str], bytes, bytes, frozenset[str]]:
    """The manifest of a shipped list, and its words, tiers and offensive words, checked against it."""
    offensive_name = "offensive.txt" if name == "standard" else f"{name}_offensive.txt"
    try:
        manifest = json.loads(resource("lexicon", f"{name}.json").read_text("utf-8"))
        lines = front_coding.decompress(resource("lexicon", f"{name}.words.gz").read_bytes())
        offensive = resource("lexicon", offensive_name).read_bytes()
        for data, key in ((lines, "lines_sha256"), (offensive, "offensive_sha256")):
            if sha256(data).hexdigest() != manifest[key]:
                raise DamagedWordListError(f"a data file does not have the {key} of the manifest")
        facts = {key: str(manifest[key]) for key in ("name", "title", "version")}
        facts |= {key: str(manifest[key]) for key in ("adds_to_sha256", "words_sha256") if key in manifest}
        return facts, *front_coding.decode(lines), frozenset(offensive.decode("ascii").split())
    except (OSError, KeyError, TypeError, ValueError) as error:
        raise DamagedWordListError(f"the word list cannot be read: {error}") from error


def _lines(text: bytes, tiers: bytes) -> Iterator[tuple[bytes, int]]:
    """The words of a text, each with its line feed, and the codes of their tier letters."""
    return zip(io.BytesIO(text), tiers, strict=True)


def _build(
    name: str, title: str, version: str, text: bytes, tiers: bytes, offensive: frozenset[str]
) -> WordList:
    """A list of the words in `text`, each followed by a line feed, and their tier letters."""
    starts = array("I", [0])
    end = text.find(b"\n")
    while end >= 0:
        starts.append(end + 1)
        end = text.find(b"\n", end + 1)
    return WordList(name, title, version, sha256(text).hexdigest(), text, starts, tiers, offensive)
