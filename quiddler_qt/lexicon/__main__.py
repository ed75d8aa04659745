r"""Command line of the judges: ``python -m quiddler_qt.lexicon check [--list NAME] [WORD...]``.

Prints a line ``word accept|reject tier`` for every word, by the same judge as the table; the tier of a
refused word is ``-``. Without words it reads strings from standard input, one a line, and takes each as it
is: only the line feed is removed. Words are printed as typed, bytes that are no UTF-8 included; only control
characters and line separators are written as escapes (``\x0d``), so that one string is always one line.

NAME is any authority of a game: standard, wide, family, enchant:TAG (with ``--enchant-config``), or
imported:ID (with ``--imported``). ``--own-words`` names an exported list of the table's own words.

Exit codes: 0 done (whatever the verdicts), 1 the authority is damaged or not here, or the output cannot be
written, 2 usage, 130 interrupted.
"""

import argparse
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from quiddler_qt.lexicon.authorities import MissingAuthorityError, check_authority_name, load_authority
from quiddler_qt.lexicon.judge import Judge
from quiddler_qt.lexicon.own_words import OwnWordsError, TableJudge, own_words_of_text
from quiddler_qt.lexicon.word_list import WORD_LIST_NAMES, DamagedWordListError, UnknownWordListError

_LINE_BREAKING = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line and returns the exit code. Raises SystemExit(2) for a wrong usage."""
    parser = argparse.ArgumentParser(prog="python -m quiddler_qt.lexicon", description="Asks a word list.")
    commands = parser.add_subparsers(required=True)
    check = commands.add_parser("check", help="print 'word accept|reject tier' for every word")
    check.add_argument(
        "--list",
        type=_authority_name,
        default="standard",
        metavar="NAME",
        help=f"{', '.join(WORD_LIST_NAMES)}, enchant:TAG or imported:ID; default: %(default)s",
    )
    check.add_argument("--enchant-config", type=Path, metavar="DIR", help="the game's own folder for enchant")
    check.add_argument("--imported", type=Path, metavar="DIR", help="the folder of the imported lists")
    check.add_argument("--own-words", type=Path, metavar="FILE", help="an exported list of own words")
    check.add_argument("words", nargs="*", metavar="WORD", help="default: the lines of standard input")
    options = parser.parse_args(arguments)
    words = map(os.fsencode, options.words) if options.words else _lines_of_standard_input()
    if sys.stdout is None:  # closed by whoever started this: nobody wants an answer
        return 0
    try:
        _print_verdicts(_judge(options), words)
    except BrokenPipeError:
        _forget_output()  # the reader has had enough
    except (DamagedWordListError, MissingAuthorityError, OwnWordsError, OSError) as error:
        _forget_output()
        cause = f" ({error.__cause__})" if isinstance(error, MissingAuthorityError) else ""
        print(f"{parser.prog}: {error}{cause}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


def _authority_name(text: str) -> str:
    try:
        check_authority_name(text)
    except UnknownWordListError:
        raise argparse.ArgumentTypeError(f"no authority: {text!r}") from None
    return text


def _judge(options: argparse.Namespace) -> Judge:
    judge = load_authority(
        options.list, enchant=options.enchant_config, imported_folder=options.imported
    ).judge
    if options.own_words is None:
        return judge
    text = options.own_words.read_text("utf-8", errors="replace")
    return TableJudge(own_words_of_text(text).words, judge)


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
