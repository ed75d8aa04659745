"""What words mean: short entries written for this game, and WordNet where there is one (rules 8.6).

A definition never decides anything: a word without one is as good as any other.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import MappingProxyType
from typing import BinaryIO, Final

from quiddler_qt.lexicon.judge import small_letters
from quiddler_qt.resource_files import resource

SYSTEM_WORDNET_FOLDERS: Final = (Path("/usr/share/wordnet"), Path("/usr/share/wordnet-3.0/dict"))
"""Where Linux distributions put WordNet (Debian: the package wordnet-base)."""

_SHORTEST_INFLECTED: Final = 4  # letters; reducing shorter words finds others ("as" is no plural)
_MAX_LINE_BYTES: Final = 100_000
_MAX_TEXT: Final = 300  # characters


class PartOfSpeech(Enum):
    """The kinds of words, by their marks in definitions.txt."""

    NOUN = "n."
    VERB = "v."
    ADJECTIVE = "adj."
    ADVERB = "adv."
    PRONOUN = "pron."
    DETERMINER = "det."
    PREPOSITION = "prep."
    CONJUNCTION = "conj."
    INTERJECTION = "int."


class DefinitionSource(Enum):
    """Who wrote a definition."""

    OWN = "own"
    WORDNET = "wordnet"


@dataclass(frozen=True, slots=True)
class Definition:
    """What a word means, in one sense."""

    lemma: str
    """The form the definition is of: "cat" for "cats"."""
    part_of_speech: PartOfSpeech
    text: str
    """One line of English, without a full stop."""
    source: DefinitionSource


class DamagedDefinitionsError(Exception):
    """The shipped definitions are missing or damaged."""


class WordNet:
    """The WordNet database in a folder (``index.noun``, ``data.noun``, ``noun.exc`` and so on).

    Files are searched where they lie, nothing is held in memory, and damage means no definition. May be
    asked from any thread.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @classmethod
    def find(cls, *folders: Path) -> "WordNet | None":
        """The WordNet of the first folder that has one: those given, then those of the system."""
        for folder in (*folders, *SYSTEM_WORDNET_FOLDERS):
            if (folder / "index.noun").is_file() and (folder / "data.noun").is_file():
                return cls(folder)
        return None

    def define(self, lemma: str, parts: tuple[PartOfSpeech, ...]) -> Definition | None:
        """The most common sense of a base form (a-z) as one of these parts of speech.

        Only senses that are written in small letters: "he" is not helium, nor "aids" an illness.
        """
        found = [sense for part in parts if (sense := self._sense(lemma, part)) is not None]
        return max(found, key=lambda sense: sense[0])[1] if found else None

    def irregular_bases(self, word: str, part: PartOfSpeech) -> list[str]:
        """The base forms of an irregular one: "goose" for "geese"."""
        name = _WORDNET_FILES.get(part)
        line = None if name is None else self._line_of(f"{name}.exc", word)
        return [] if line is None else [base for base in line.split(" ")[1:] if base.isalpha()]

    def _sense(self, lemma: str, part: PartOfSpeech) -> tuple[int, Definition] | None:
        """How common it is as this part (0 hardly), and the first sense in small letters."""
        name = _WORDNET_FILES.get(part)
        line = None if name is None else self._line_of(f"index.{name}", lemma)
        if line is None:
            return None
        fields = line.split()
        try:
            senses, tagged = int(fields[2]), int(fields[-int(fields[2]) - 1])
            for rank, offset in enumerate(fields[-senses:]):
                text = self._gloss(f"data.{name}", int(offset), lemma)
                if text is not None:
                    common = max(tagged - rank, 0)
                    return common, Definition(lemma, part, text, DefinitionSource.WORDNET)
        except (ValueError, IndexError):
            return None
        return None

    def _gloss(self, name: str, offset: int, lemma: str) -> str | None:
        """The text of a sense that is written like the lemma, without its examples."""
        try:
            with (self._folder / name).open("rb") as file:
                file.seek(offset)
                line = file.readline(_MAX_LINE_BYTES).decode("utf-8", "replace")
        except OSError:
            return None
        data, bar, gloss = line.partition(" | ")
        fields = data.split()
        if not bar or len(fields) < 4 or int(fields[0]) != offset:
            return None
        spellings = [field.partition("(")[0] for field in fields[4 : 4 + 2 * int(fields[3], 16) : 2]]
        text = re.split(r';\s*"', gloss, maxsplit=1)[0].strip().rstrip(";")
        return text[:_MAX_TEXT] if text and lemma in spellings else None

    def _line_of(self, name: str, key: str) -> str | None:
        """The line of a sorted file that begins with a key and a space."""
        try:
            with (self._folder / name).open("rb") as file:
                line = _search_sorted(file, key.encode("ascii"))
        except OSError:
            return None
        return None if line is None else line.decode("ascii", "replace")


class Definitions:
    """The definitions at hand: own entries first, then WordNet, also of inflected forms."""

    def __init__(self, own: Mapping[str, Definition], wordnet: WordNet | None = None) -> None:
        self._own = MappingProxyType(dict(own))
        self._wordnet = wordnet

    @classmethod
    def load(cls, *wordnet_folders: Path) -> "Definitions":
        """The shipped entries, and the WordNet of the first of these folders, or of the system, if any.

        Raises DamagedDefinitionsError.
        """
        return cls(load_own_definitions(), WordNet.find(*wordnet_folders))

    def lookup(self, spelling: str) -> Definition | None:
        """The definition of a word in any case. None is no verdict: many words have no definition stored."""
        word = small_letters(spelling)
        if word is None:
            return None
        exact = self._define(word, tuple(PartOfSpeech))
        if exact is not None or len(word) < _SHORTEST_INFLECTED:
            return exact
        for part, base in self._bases(word):
            found = self._define(base, (part,))
            if found is not None:
                return found
        return None

    def _define(self, lemma: str, parts: tuple[PartOfSpeech, ...]) -> Definition | None:
        own = self._own.get(lemma)
        if own is not None and own.part_of_speech in parts:
            return own
        # WordNet has names of letters and units in small letters: it is not asked about two letters.
        return self._wordnet.define(lemma, parts) if self._wordnet and len(lemma) > 2 else None

    def _bases(self, word: str) -> Iterator[tuple[PartOfSpeech, str]]:
        """What an inflected word may come from, likeliest first."""
        if self._wordnet is not None:
            for part in _WORDNET_FILES:
                for base in self._wordnet.irregular_bases(word, part):
                    yield part, base
        yield from regular_bases(word)


def regular_bases(word: str) -> Iterator[tuple[PartOfSpeech, str]]:
    """What a word may be a regular form of, likeliest first; most of it exists in no language."""
    for part, ending, replacements in _ENDINGS:
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < 2 or (ending == "s" and stem.endswith("s")):
            continue
        if ending in _DOUBLING and len(stem) > 2 and stem[-1] == stem[-2]:
            yield part, stem[:-1]  # "running"
        for replacement in replacements:
            yield part, stem + replacement


def load_own_definitions() -> dict[str, Definition]:
    """The entries shipped with the game. Raises DamagedDefinitionsError."""
    try:
        text = resource("lexicon", "definitions.txt").read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedDefinitionsError(f"the definitions cannot be read: {error}") from error
    return parse_definitions(text)


def parse_definitions(text: str) -> dict[str, Definition]:
    """The entries of a text: ``word part-of-speech definition`` a line, ``#`` begins a comment line.

    Raises DamagedDefinitionsError for a line that is none, or a word that is there twice.
    """
    entries: dict[str, Definition] = {}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        word, _, rest = line.partition(" ")
        mark, _, meaning = rest.partition(" ")
        try:
            part = PartOfSpeech(mark)
        except ValueError:
            raise DamagedDefinitionsError(f"no part of speech: {line[:80]!r}") from None
        if word != small_letters(word) or not meaning or word in entries:
            raise DamagedDefinitionsError(f"no entry, or a second one: {line[:80]!r}")
        entries[word] = Definition(word, part, meaning, DefinitionSource.OWN)
    return entries


_WORDNET_FILES: Final[Mapping[PartOfSpeech, str]] = MappingProxyType(
    {
        PartOfSpeech.NOUN: "noun",
        PartOfSpeech.VERB: "verb",
        PartOfSpeech.ADJECTIVE: "adj",
        PartOfSpeech.ADVERB: "adv",
    }
)

_NOUN, _VERB, _ADJECTIVE = PartOfSpeech.NOUN, PartOfSpeech.VERB, PartOfSpeech.ADJECTIVE
_DOUBLING: Final = frozenset({"ed", "ing", "er", "est"})
_ENDINGS: Final[tuple[tuple[PartOfSpeech, str, tuple[str, ...]], ...]] = (
    (_NOUN, "s", ("",)),
    (_VERB, "s", ("",)),
    (_NOUN, "ies", ("y",)),
    (_VERB, "ies", ("y",)),
    (_NOUN, "es", ("", "is")),
    (_VERB, "es", ("",)),
    (_NOUN, "zzes", ("z",)),
    (_NOUN, "sses", ("s",)),
    (_NOUN, "ves", ("f", "fe")),
    (_NOUN, "men", ("man",)),
    (_NOUN, "ae", ("a",)),
    (_NOUN, "eaux", ("eau",)),
    (_VERB, "ied", ("y",)),
    (_VERB, "ed", ("", "e")),
    (_VERB, "ying", ("ie",)),
    (_VERB, "ing", ("", "e")),
    (_ADJECTIVE, "ier", ("y",)),
    (_ADJECTIVE, "iest", ("y",)),
    (_ADJECTIVE, "er", ("", "e")),
    (_ADJECTIVE, "est", ("", "e")),
)


def _search_sorted(file: BinaryIO, key: bytes) -> bytes | None:
    """The line of a file in byte order that begins with a key and a space, found by halving."""
    low, high = 0, file.seek(0, 2)
    start = key + b" "
    while low < high:
        middle = (low + high) // 2
        file.seek(middle)
        if middle > 0:
            file.seek(middle - 1)
            file.readline(_MAX_LINE_BYTES)  # to the beginning of the next line
        at = file.tell()
        line = file.readline(_MAX_LINE_BYTES)
        if not line or at >= high:
            high = middle
        elif line.startswith(start):
            return line.rstrip(b"\r\n")
        elif line < start:
            low = at + len(line)
        else:
            high = middle
    return None
