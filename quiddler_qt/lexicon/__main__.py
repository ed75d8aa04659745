r"""Command line of the word lists: ``python -m quiddler_qt.lexicon check [--list NAME] [WORD...]``.

Prints a line ``word accept|reject tier`` for every word, by the same judge as the table; the tier of a
refused word is ``-``. Without words it reads strings from standard input, one a line, and takes each as it
is: only the line feed is removed. Words are printed as typed, bytes that are no UTF-8 included; only control
characters and line separators are written as escapes (``\x0d``), so that one string is always one line.

Exit codes: 0 done (whatever the verdicts), 1 the word list is damaged or the output cannot be written,
2 usage, 130 interrupted.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence

from quiddler_qt.lexicon.judge import Judge, ListJudge
from quiddler_qt.lexicon.word_list import WORD_LIST_NAMES, DamagedWordListError, load_word_list

_LINE_BREAKING = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code. Raises SystemExit(2) for a wrong usage."""
    parser = argparse.ArgumentParser(prog="python -m quiddler_qt.lexicon", description="Asks a word list.")
    commands = parser.add_subparsers(required=True)
    check = commands.add_parser("check", help="print 'word accept|reject tier' for every word")
    check.add_argument("--list", choices=WORD_LIST_NAMES, default="standard", help="default: %(default)s")
    check.add_argument("words", nargs="*", metavar="WORD", help="default: the lines of standard input")
    options = parser.parse_args(arguments)
    words = map(os.fsencode, options.words) if options.words else _lines_of_standard_input()
    if sys.stdout is None:  # closed by whoever started this: nobody wants an answer
        return 0
    try:
        _print_verdicts(ListJudge(load_word_list(options.list)), words)
    except BrokenPipeError:
        _forget_output()  # the reader has had enough
    except (DamagedWordListError, OSError) as error:
        _forget_output()
        print(f"{parser.prog}: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _lines_of_standard_input() -> Iterator[bytes]:
    """The lines without their line feeds, each as soon as it is there."""
    for line in sys.stdin.buffer if sys.stdin else ():
        yield line.removesuffix(b"\n")


def _forget_output() -> None:
    """Lets what is still buffered go nowhere, or the interpreter would complain on its way out."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _print_verdicts(judge: Judge, words: Iterable[bytes]) -> None:
    """Prints a line for each word (bytes as typed), at once: another program may be waiting for it."""
    for word in words:
        spelling = word.decode("utf-8", "surrogateescape")
        verdict = judge.verdict(spelling)
        shown = _LINE_BREAKING.sub(_escape, spelling).encode("utf-8", "surrogateescape")
        answer = f" {'accept' if verdict.accepted else 'reject'} {verdict.tier or '-'}\n"
        sys.stdout.buffer.write(shown + answer.encode("ascii"))
        sys.stdout.buffer.flush()


def _escape(match: re.Match[str]) -> str:
    code = ord(match[0])
    return f"\\x{code:02x}" if code <= 0xFF else f"\\u{code:04x}"


if __name__ == "__main__":
    sys.exit(main())
