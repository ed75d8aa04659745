"""``python -m quiddler_qt.bots.solve --words FILE``: the best lay for every discard, as a filter.

FILE has one word a line; lines that are not made of a-z alone, in capitals or not, are left out. On standard
input stands a hand a line, ``{"cards": ["QU", "I", "T", "A"]}``, of 3 to 11 faces. For each comes one line,
in the same order::

    {"cards": ["QU", "I", "T", "A"], "discards": {"QU": {"points": 3, "words": [["A", "T"]]}, ...}}

with an entry for every distinct face: when it is discarded, the most that the value of the cards used minus
the value of those left in the hand can be, and words that bring it. Words have two letters at least, N with
``--min-word N``. A line that is no such hand is answered by ``{"error": "...", "line": 7}``, and an empty one
by nothing.

Answers come as soon as no further input is at hand; hands that come together are solved together. The exit
status is 0, 1 where a line was in error, 2 for unusable arguments or FILE, 3 where input or output failed.
"""

import argparse
import json
import os
import signal
import sys
from codecs import BOM_UTF8
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import numpy as np

from quiddler_qt.bots.faces import PLACE_OF
from quiddler_qt.bots.hand_batch import BatchSolver
from quiddler_qt.bots.spellings import MOST_LETTERS, Spellings
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.cards import Face

LEAST_CARDS: Final = 3
MOST_CARDS: Final = 11
LONGEST_LINE: Final = 1 << 16
"""Bytes of the longest line of input; a hand needs a hundred."""

EXIT_OK: Final = 0
EXIT_BAD_LINES: Final = 1
EXIT_USAGE: Final = 2
EXIT_NO_STREAM: Final = 3

_READ_AT_ONCE: Final = 1 << 16
_SOLVED_AT_ONCE: Final = 64
_SPELLINGS_KEPT: Final = 1 << 13


class BadLineError(ValueError):
    """A line of input that is no hand, in a few words."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Answers standard input on standard output. Raises SystemExit(2) for unusable arguments or words."""
    parser = argparse.ArgumentParser(prog="python -m quiddler_qt.bots.solve", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--words", type=Path, required=True, metavar="FILE", help="one word a line")
    parser.add_argument(
        "--min-word", type=_letters, default=2, metavar="N", help="letters of the shortest word, 2 or more"
    )
    options = parser.parse_args(arguments)
    try:
        words = read_words(options.words, options.min_word)
    except OSError as error:
        parser.error(f"the words cannot be read: {error}")
    # Who stops it by Ctrl+C wants no report.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    answers = Answers(BatchSolver(build_word_table(words, within_deck=False)))
    try:
        # A reader that goes away ends the work, and is no fault.
        with suppress(BrokenPipeError), open(1, "wb", closefd=False) as out:
            for lines in _lines_at_hand():
                out.write(answers.to_lines(lines))
                out.flush()
    except OSError as error:
        parser.exit(EXIT_NO_STREAM, f"{parser.prog}: error: input or output: {error}\n")
    return EXIT_BAD_LINES if answers.bad_lines else EXIT_OK


def read_words(file: Path, least_letters: int) -> Spellings:
    """The words of a file, in small letters, of at least so many letters. Raises OSError."""
    with file.open("rb") as lines:
        return Spellings.of(_words_of(lines), lambda word: len(word) >= least_letters)


def _words_of(lines: Iterable[bytes]) -> Iterator[str]:
    """The lines that are words: in whatever code a file is written, a word that counts is ASCII letters."""
    for number, line in enumerate(lines):
        # Some editors begin a file with a mark that is no part of its first word.
        word = (line.removeprefix(BOM_UTF8) if number == 0 else line).strip().lower()
        if word.isalpha():
            yield word.decode("ascii")


def parse_hand(line: bytes) -> list[Face]:
    """The faces of a line of input. Raises BadLineError."""
    if len(line) > LONGEST_LINE:
        raise BadLineError("the line is too long")
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLineError("not JSON") from None
    if not isinstance(value, dict) or not isinstance(value.get("cards"), list):
        raise BadLineError('not an object with a list "cards"')
    cards: list[Face] = value["cards"]
    if not LEAST_CARDS <= len(cards) <= MOST_CARDS:
        raise BadLineError(f"{len(cards)} cards, not {LEAST_CARDS} to {MOST_CARDS}")
    for card in cards:
        if not isinstance(card, str) or card not in PLACE_OF:
            raise BadLineError(f"no such face: {json.dumps(card)[:40]}")
    return cards


class Answers:
    """Answers lines of input; counts the lines and those that were in error."""

    def __init__(self, solver: BatchSolver) -> None:
        self._solver = solver
        self._spellings: dict[int, str] = {}
        self._line = 0
        self.bad_lines = 0

    def to_lines(self, lines: Sequence[bytes]) -> bytes:
        """The answers to some lines, as lines."""
        texts: dict[int, str] = {}
        by_size: dict[int, list[tuple[int, list[Face]]]] = {}
        for line in lines:
            self._line += 1
            if not line.strip():
                continue
            try:
                hand = parse_hand(line)
            except BadLineError as error:
                self.bad_lines += 1
                texts[self._line] = json.dumps({"error": str(error), "line": self._line})
            else:
                by_size.setdefault(len(hand), []).append((self._line, hand))
        for hands in by_size.values():
            for start in range(0, len(hands), _SOLVED_AT_ONCE):
                numbers, part = zip(*hands[start : start + _SOLVED_AT_ONCE], strict=True)
                texts.update(zip(numbers, self._solved(part), strict=True))
        return "".join(f"{texts[number]}\n" for number in sorted(texts)).encode("ascii")

    def _solved(self, hands: Sequence[list[Face]]) -> Iterator[str]:
        """The answers to hands of one size."""
        places = np.array([[PLACE_OF[face] for face in hand] for hand in hands], np.intp)
        cuts = self._solver.cuts(places)
        of_hands = cuts.keys.transpose(1, 2, 0).tolist()
        for hand, points, keys in zip(hands, cuts.points.tolist(), of_hands, strict=True):
            # Equal cards have equal answers: the last of them stands.
            discards = {
                face: f'"{face}": {{"points": {worth}, "words": [{self._words(laid)}]}}'
                for face, worth, laid in zip(hand, points, keys, strict=True)
            }
            cards = ", ".join([f'"{face}"' for face in hand])
            yield f'{{"cards": [{cards}], "discards": {{{", ".join(discards.values())}}}}}'

    def _words(self, keys: Sequence[int]) -> str:
        return ", ".join([self._spellings.get(key) or self._spelling(key) for key in keys if key >= 0])

    def _spelling(self, key: int) -> str:
        """The cards of the first word of a key, as JSON; those of late are kept, for most come again."""
        if len(self._spellings) >= _SPELLINGS_KEPT:
            self._spellings.clear()
        self._spellings[key] = json.dumps(self._solver.table.first_spelling(key))
        return self._spellings[key]


def _lines_at_hand() -> Iterator[list[bytes]]:
    """Whole lines of standard input, as many as are there; the last one may lack its line feed."""
    rest = b""
    while data := os.read(0, _READ_AT_ONCE):
        *lines, rest = (rest + data).split(b"\n")
        if len(rest) > LONGEST_LINE:
            # Nothing of an endless line is kept but that it was too long.
            rest = rest[: LONGEST_LINE + 1]
        if lines:
            yield lines
    if rest:
        yield [rest]


def _letters(text: str) -> int:
    """A number of letters. Raises ArgumentTypeError, which argparse tells."""
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 2 <= int(text) <= MOST_LETTERS):
        raise argparse.ArgumentTypeError(f"letters are a whole number from 2 to {MOST_LETTERS}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
