"""Judges that ask a spelling dictionary of this machine, through pyenchant and the enchant C library.

A spelling checker is no judge of words: it passes single letters, numbers, abbreviations and names. So every
string goes through a guard first, and the same tag can be another dictionary on another machine, so each is
named by the fingerprint of its files. Nothing of this is loaded before somebody asks for it, and everything
else works where it is missing.
"""

import hashlib
import json
import logging
import os
import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from quiddler_qt.lexicon.judge import Verdict, small_letters
from quiddler_qt.lexicon.word_list import UNLISTED_TIER, DamagedWordListError, WordList
from quiddler_qt.resource_files import resource

log = logging.getLogger(__name__)

AUTHORITY_PREFIX: Final = "enchant:"
GUARD_VERSION: Final = 1
"""Of the guard and its list of abbreviations: part of the version that a save names."""

_TAG: Final = re.compile(r"[A-Za-z0-9_.-]{1,40}")
_PROVIDER_ORDER: Final = "hunspell,nuspell,aspell,applespell"
_HUNSPELL_FOLDER: Final = "hunspell"
_LONGEST_ASKED: Final = 64  # letters; no dictionary has a longer word, and hunspell copes with 100
_LONGEST_CHECKED_BY_LIST: Final = 3
_ROMAN_NUMERAL: Final = re.compile(r"m*(?:c[md]|d?c{0,4})(?:x[cl]|l?x{0,4})(?:i[xv]|v?i{0,4})")
_WORDS_AT_A_TIME: Final = 256  # between two looks at the clock of others: the lock is let go there
_COUNTS_FILE: Final = "dictionary_counts.json"
_MAX_COUNTS_BYTES: Final = 1 << 20
_HEX64: Final = re.compile(r"[0-9a-f]{64}")


class MissingPart(Enum):
    """What is not on this machine."""

    C_LIBRARY = "c_library"
    """The enchant C library, or pyenchant itself."""
    DICTIONARY = "dictionary"
    """A dictionary of this tag."""


class HowToGetDictionaries(Enum):
    """The way to spelling dictionaries on a system; the window has a line for each."""

    LINUX_PACKAGES = "linux_packages"
    """The packages libenchant-2-2 and, for each language, hunspell-en-us or the like."""
    HOMEBREW = "homebrew"
    """``brew install enchant``; dictionaries go into the game's own folder."""
    OWN_FOLDER = "own_folder"
    """The C library comes with the program; .aff and .dic files go into the game's own folder."""


class EnchantUnavailableError(Exception):
    """A spelling dictionary cannot be asked on this machine."""

    def __init__(self, part: MissingPart, detail: str) -> None:
        super().__init__(f"{part.value}: {detail}")
        self.part = part
        self.detail = detail


def how_to_get_dictionaries(platform: str = sys.platform) -> HowToGetDictionaries:
    """The way for a system named as in ``sys.platform``."""
    if platform == "win32":
        return HowToGetDictionaries.OWN_FOLDER
    return HowToGetDictionaries.HOMEBREW if platform == "darwin" else HowToGetDictionaries.LINUX_PACKAGES


def own_dictionary_folder(config_folder: Path) -> Path:
    """Where a person may put dictionary files (``xx_YY.aff`` and ``xx_YY.dic``) for this game alone."""
    return config_folder / _HUNSPELL_FOLDER


@dataclass(frozen=True, slots=True)
class EnchantDictionary:
    """A spelling dictionary of this machine."""

    tag: str
    """Language and country: "en_US"."""
    provider: str
    """Short name of the program that reads it: "hunspell"."""
    provider_description: str
    """The name of that program for people, in its own words."""
    path: Path | None
    """The .dic file; None where the provider keeps its files to itself."""
    sha256: str
    """Fingerprint, 64 hex digits: of the .aff and the .dic file, or else of a few thousand answers."""

    @property
    def authority_name(self) -> str:
        """The name for options and saves: "enchant:en_US"."""
        return AUTHORITY_PREFIX + self.tag

    @property
    def version(self) -> str:
        """Provider and guard, for saves: "hunspell.guard1"."""
        return f"{re.sub('[^A-Za-z0-9_+-]', '', self.provider)[:40]}.guard{GUARD_VERSION}"


@dataclass(frozen=True, slots=True)
class Guard:
    """What a string must be before a spelling checker is asked about it."""

    standard: WordList
    abbreviations: frozenset[str]

    @classmethod
    def load(cls, standard: WordList) -> "Guard":
        """The guard with the shipped abbreviations. Raises DamagedWordListError where they are missing."""
        try:
            data = resource("lexicon", "abbreviations.txt").read_bytes()
            return cls(standard, frozenset(data.decode("ascii").split()))
        except (OSError, UnicodeDecodeError) as error:
            raise DamagedWordListError(f"the abbreviations cannot be read: {error}") from error

    def asks(self, spelling: str) -> str | None:
        """The small letters to ask about, or None for a string that is refused without asking.

        Two and three letters must stand in the standard list, and what stands there is never taken for an
        abbreviation or a Roman numeral.
        """
        word = small_letters(spelling)
        if word is None or len(word) > _LONGEST_ASKED:
            return None
        if self.standard.accepts(word):
            return word
        if len(word) <= _LONGEST_CHECKED_BY_LIST or word in self.abbreviations:
            return None
        return None if _ROMAN_NUMERAL.fullmatch(word) else word


@dataclass(frozen=True, slots=True)
class EnchantJudge:
    """A judge who goes by a spelling dictionary, behind the guard. May be asked from any thread."""

    dictionary: EnchantDictionary
    guard: Guard
    _check: Callable[[str], bool] = field(repr=False)

    def verdict(self, spelling: str) -> Verdict:
        """The verdict of the dictionary; always on the small letters, never on the capital form."""
        word = self.guard.asks(spelling)
        if word is None or not self._check(word):
            return Verdict(spelling, accepted=False, tier=None, authority=self.dictionary.authority_name)
        tier = self.guard.standard.tier(word) or UNLISTED_TIER
        return Verdict(spelling, accepted=True, tier=tier, authority=self.dictionary.authority_name)


class EnchantLibrary:
    """The enchant library of this process: loaded at the first question, once, and only ever behind a lock.

    ``config_folder`` is the game's own folder for enchant (made where missing): with it no other program's
    personal words count. It sets the environment variable ENCHANT_CONFIG_DIR of this process. May be asked
    from any thread; enchant itself may not, so one lock stands before all of it.
    """

    def __init__(
        self, config_folder: Path, *, import_enchant: Callable[[], ModuleType] | None = None
    ) -> None:
        self._config_folder = config_folder
        self._import_enchant = import_enchant or _import_enchant
        self._lock = threading.RLock()
        self._broker: Any = None
        self._trouble: EnchantUnavailableError | None = None
        self._checkers: dict[str, Any] = {}

    def available_dictionaries(self) -> list[EnchantDictionary]:
        """The dictionaries of this machine by tag. Slow (reads their files): not in the window's thread.

        Raises EnchantUnavailableError where the C library is missing.
        """
        with self._lock:
            tags = sorted({tag for tag, _ in self._dictionaries() if _TAG.fullmatch(tag)})
            found = []
            for tag in tags:
                try:
                    found.append(self.dictionary(tag))
                except EnchantUnavailableError as error:  # listed, but its files are damaged
                    log.warning("the dictionary %s cannot be loaded: %s", tag, error)
            return found

    def dictionary(self, tag: str) -> EnchantDictionary:
        """The dictionary of a tag. Raises EnchantUnavailableError where it, or the C library, is missing."""
        with self._lock:
            checker = self._checker(tag)
            provider, description = str(checker.provider.name), str(checker.provider.desc)
            files = dictionary_files(tag, provider, self._config_folder)
            if files is None:
                return EnchantDictionary(tag, provider, description, None, self._sha256_of_answers(tag))
            digest = hashlib.sha256()
            try:
                for path in files:
                    digest.update(path.read_bytes())
            except OSError as error:
                raise EnchantUnavailableError(MissingPart.DICTIONARY, f"{tag}: {error}") from error
            return EnchantDictionary(tag, provider, description, files[-1], digest.hexdigest())

    def judge(self, tag: str, guard: Guard) -> EnchantJudge:
        """The judge by a dictionary. Raises EnchantUnavailableError as `dictionary` does."""
        with self._lock:
            checker = self._checker(tag)
            return EnchantJudge(self.dictionary(tag), guard, lambda word: self._check(checker, word))

    def count_accepted(
        self,
        dictionary: EnchantDictionary,
        words: WordList,
        guard: Guard,
        *,
        progress: Callable[[int, int], None] | None = None,
        cancelled: Callable[[], bool] = lambda: False,
    ) -> int | None:
        """How many words of a list a dictionary accepts; None if it was cancelled. Seconds: in a thread.

        ``progress`` is told how many words are done, of how many. Others may ask in between.
        """
        judge = self.judge(dictionary.tag, guard)
        count, total = 0, len(words)
        for start in range(0, total, _WORDS_AT_A_TIME):
            if cancelled():
                return None
            stop = min(start + _WORDS_AT_A_TIME, total)
            count += sum(judge.verdict(words[index]).accepted for index in range(start, stop))
            if progress is not None:
                progress(stop, total)
        return count

    def _check(self, checker: Any, word: str) -> bool:  # pyenchant has no types
        try:
            with self._lock:
                return bool(checker.check(word))
        except Exception:
            log.exception("the dictionary failed on a word of %d letters", len(word))
            return False

    def _sha256_of_answers(self, tag: str) -> str:
        """A fingerprint of what a dictionary says to some thousand strings, where its files are unknown."""
        checker = self._checker(tag)
        answers = bytes(self._check(checker, word) for word in _probes())
        return sha256(answers).hexdigest()

    def _checker(self, tag: str) -> Any:
        if tag not in self._checkers:
            broker = self._loaded_broker()
            if not _TAG.fullmatch(tag):
                raise EnchantUnavailableError(MissingPart.DICTIONARY, repr(tag)[:100])
            try:
                # Which program reads a tag must not hang on what else is installed.
                broker.set_ordering(tag, _PROVIDER_ORDER)
                self._checkers[tag] = broker.request_dict(tag)
            except Exception as error:
                raise EnchantUnavailableError(MissingPart.DICTIONARY, f"{tag}: {error}") from error
        return self._checkers[tag]

    def _dictionaries(self) -> list[tuple[str, object]]:
        broker = self._loaded_broker()
        try:
            return list(broker.list_dicts())
        except Exception as error:
            raise EnchantUnavailableError(MissingPart.C_LIBRARY, str(error)) from error

    def _loaded_broker(self) -> Any:
        if self._trouble is not None:
            raise self._trouble
        if self._broker is None:
            try:
                self._config_folder.mkdir(parents=True, exist_ok=True)
                os.environ["ENCHANT_CONFIG_DIR"] = str(self._config_folder)
                self._broker = self._import_enchant().Broker()
            except Exception as error:  # ImportError, AssertionError, AttributeError, OSError: all were seen
                self._trouble = EnchantUnavailableError(MissingPart.C_LIBRARY, _first_line(error))
                raise self._trouble from error
        return self._broker


class AcceptanceCounts:
    """What dictionaries accept of the lists, kept in a small file of the cache folder.

    A count is known by the fingerprints of dictionary and list; a damaged file holds none.
    """

    def __init__(self, cache_folder: Path) -> None:
        self._path = cache_folder / _COUNTS_FILE

    def get(self, dictionary: EnchantDictionary, words: WordList) -> int | None:
        """The count, None where it was not taken yet."""
        return self._read().get(_count_key(dictionary, words))

    def put(self, dictionary: EnchantDictionary, words: WordList, count: int) -> None:
        """Keeps a count. Trouble with the file is logged: it costs counting again."""
        counts = {**self._read(), _count_key(dictionary, words): count}
        data = json.dumps({"format": 1, "counts": counts}, indent=1, sort_keys=True)
        temporary = self._path.with_name(f"{_COUNTS_FILE}.{os.getpid()}.tmp")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            temporary.write_text(data, "ascii")
            temporary.replace(self._path)
        except OSError as error:
            log.warning("the counts of dictionaries cannot be kept: %s", error)
            with suppress(OSError):
                temporary.unlink(missing_ok=True)

    def _read(self) -> dict[str, int]:
        try:
            with self._path.open("rb") as file:
                known = json.loads(file.read(_MAX_COUNTS_BYTES))
            if known["format"] != 1:
                return {}
            counts = known["counts"].items()
            return {k: n for k, n in counts if _HEX64.fullmatch(k) and type(n) is int and n >= 0}
        except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
            return {}


def dictionary_files(tag: str, provider: str, config_folder: Path) -> tuple[Path, Path] | None:
    """The .aff and .dic file that a provider reads for a tag, in the order it looks; None where unknown."""
    if provider.lower() not in ("hunspell", "myspell", "nuspell"):
        return None
    for folder in _hunspell_folders(config_folder):
        files = (folder / f"{tag}.aff", folder / f"{tag}.dic")
        if all(path.is_file() for path in files):
            return files
    return None


def _hunspell_folders(config_folder: Path) -> Iterator[Path]:
    yield own_dictionary_folder(config_folder)
    for folder in (os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share").split(os.pathsep):
        yield Path(folder) / _HUNSPELL_FOLDER
    with suppress(Exception):
        # The Windows wheel, and a bundle, carry them beside the module.
        package = sys.modules["enchant"].__file__
        if package:
            for data in sorted((Path(package).parent / "data").glob("*")):
                yield data / "share" / "enchant" / _HUNSPELL_FOLDER
    for known in ("/usr/share/hunspell", "/usr/share/myspell", "/usr/share/myspell/dicts"):
        yield Path(known)
    for prefix in ("/opt/homebrew", "/usr/local"):
        yield Path(prefix) / "share" / "enchant" / _HUNSPELL_FOLDER


def _import_enchant() -> ModuleType:
    import enchant  # type: ignore[import-untyped]  # noqa: PLC0415  loads the C library, which may be missing

    module: ModuleType = enchant
    return module


def _first_line(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0] if lines else ''}"


def _probes() -> Iterator[str]:
    """Some thousand strings: all pairs and some longer ones of letters, words and no words."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    for one in letters:
        for other in letters:
            yield one + other
            for frame in ("{}a{}", "{}o{}s", "{}e{}er", "{}{}ing", "un{}i{}ed"):
                yield frame.format(one, other)


def _count_key(dictionary: EnchantDictionary, words: WordList) -> str:
    return sha256(f"{dictionary.sha256} {dictionary.version} {words.sha256}".encode("ascii")).hexdigest()
