"""Searches of the dictionary panel over a whole word list (rules 4.5), quick enough for every keystroke.

A search gives a sequence of words that holds indices only: a list of 250,000 rows can show it as it is.
"""

import re
from array import array
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, overload

from quiddler_qt.engine.cards import FACE_COUNTS, Face
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import long_enough, segmentations
from quiddler_qt.lexicon.word_list import WordList

LONGEST_PATTERN: Final = 64  # characters; longer ones find nothing

_WORDS_AT_A_TIME: Final = 8_192  # between two questions whether the search is still wanted
_PATTERN: Final = re.compile(r"[a-z?*]+")
_TWO_LETTERS: Final = re.compile(rb"^[a-z]{2}$", re.MULTILINE)
_Q_WITHOUT_U: Final = re.compile(rb"^[a-z]*q(?!u)[a-z]*$", re.MULTILINE)

Cancelled = Callable[[], bool]


class SearchCancelledError(Exception):
    """The search was called off: there is no result."""


class FoundWords(Sequence[str]):
    """The words that a search found, in alphabetical order, each made when it is asked for."""

    def __init__(self, word_list: WordList, indices: "range | array[int]") -> None:
        self._word_list = word_list
        self._indices = indices

    def __len__(self) -> int:
        """The number of words found."""
        return len(self._indices)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> "FoundWords": ...
    def __getitem__(self, index: int | slice) -> "str | FoundWords":
        """A word, or a part of the result. Raises IndexError beyond its ends."""
        if isinstance(index, slice):
            return FoundWords(self._word_list, self._indices[index])
        return self._word_list[self._indices[index]]


def all_words(word_list: WordList) -> FoundWords:
    """Every word of the list."""
    return FoundWords(word_list, range(len(word_list)))


def words_with_prefix(word_list: WordList, prefix: str) -> FoundWords:
    """The words that begin with some letters in any case; none for a prefix with anything else in it."""
    if not prefix:
        return all_words(word_list)
    if not (prefix.isascii() and prefix.isalpha()):
        return FoundWords(word_list, range(0))
    return FoundWords(word_list, range(*_bounds_of_prefix(word_list, prefix.lower())))


def words_like(word_list: WordList, pattern: str, cancelled: Cancelled = lambda: False) -> FoundWords:
    """The words that a pattern describes: letters, ``?`` one letter, ``*`` any number of them, also none.

    Other characters find nothing. Raises SearchCancelledError.
    """
    text = pattern.strip().lower() if pattern.isascii() else ""
    if not _PATTERN.fullmatch(text) or len(text) > LONGEST_PATTERN:
        return FoundWords(word_list, range(0))
    prefix = re.split(r"[?*]", text, maxsplit=1)[0]
    start, stop = _bounds_of_prefix(word_list, prefix)
    if text == f"{prefix}*":
        return FoundWords(word_list, range(start, stop))
    return FoundWords(word_list, _matching(word_list, _expression(text), start, stop, cancelled))


def words_made_from(
    word_list: WordList,
    faces: Iterable[Face],
    min_word: MinWord = MinWord.TWO_LETTERS,
    cancelled: Cancelled = lambda: False,
) -> FoundWords:
    """The words that can be laid with these cards, each used once, double cards never split (rules 1.2, 4.2).

    Faces that no card shows make nothing. ``segmentations`` tells the ways. Raises SearchCancelledError.
    """
    held = [face for face in faces if face in FACE_COUNTS]
    letters = Counter("".join(held).lower())
    singles = Counter(face.lower() for face in held if len(face) == 1)
    found = array("I")
    if letters.total() < 2:  # the shortest word
        return FoundWords(word_list, found)
    alphabet = "".join(sorted(letters)).encode("ascii")
    within = re.compile(rb"^[%b]{2,%d}$" % (alphabet, letters.total()), re.MULTILINE)
    for index in _matching(word_list, within, 0, len(word_list), cancelled):
        word = word_list[index]
        if _uses_more_than(letters, word):
            continue
        if _uses_more_than(singles, word):
            possible = bool(segmentations(word.upper(), min_word, held))
        else:  # with a card for every letter a word is as long in cards as it can be
            possible = long_enough(len(word), len(word), min_word)
        if possible:
            found.append(index)
    return FoundWords(word_list, found)


def two_letter_words(word_list: WordList) -> FoundWords:
    """The words of two letters."""
    return FoundWords(word_list, _matching(word_list, _TWO_LETTERS, 0, len(word_list), lambda: False))


def q_without_u(word_list: WordList) -> FoundWords:
    """The words with a Q that no U follows."""
    return FoundWords(word_list, _matching(word_list, _Q_WITHOUT_U, 0, len(word_list), lambda: False))


def _uses_more_than(letters: Counter[str], word: str) -> bool:
    return any(word.count(letter) > letters[letter] for letter in set(word))


def _matching(
    word_list: WordList, expression: "re.Pattern[bytes]", start: int, stop: int, cancelled: Cancelled
) -> "array[int]":
    found = array("I")
    for begin in range(start, stop, _WORDS_AT_A_TIME):
        if cancelled():
            raise SearchCancelledError
        found.extend(word_list.indices_of(expression, begin, min(begin + _WORDS_AT_A_TIME, stop)))
    return found


def _bounds_of_prefix(word_list: WordList, prefix: str) -> tuple[int, int]:
    return word_list.position(prefix), word_list.position(prefix + "{")  # "{" comes after "z"


def _expression(pattern: str) -> "re.Pattern[bytes]":
    """The expression of a pattern. What stands between stars is found once, from the left, for good."""
    first, *pieces = (piece.replace("?", "[a-z]") for piece in re.sub(r"\*+", "*", pattern).split("*"))
    if not pieces:
        return re.compile(f"^{first}$".encode("ascii"), re.MULTILINE)
    *inner, last = pieces
    middle = "".join(f"(?>[a-z]*?{piece})" for piece in inner)
    return re.compile(f"^{first}{middle}[a-z]*{last}$".encode("ascii"), re.MULTILINE)
