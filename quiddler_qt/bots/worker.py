"""The process of the computer seats: questions come on standard input, a line each, and moves go out.

It runs beside the window at low priority, so that thinking never makes a card stutter (measured: a thread
does), and knows nothing but the observations it is sent. It never loads Qt. It ends when its input ends, also
where the window was killed.
"""

import argparse
import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from quiddler_qt.bots.policies import GreedyPolicy, Move, Policy
from quiddler_qt.bots.protocol import (
    LONGEST_LINE,
    Answer,
    ErrorReport,
    ProtocolError,
    parse_question,
    reply_line,
    ticket_of,
)
from quiddler_qt.bots.word_table import load_word_table
from quiddler_qt.engine.observation import Observation
from quiddler_qt.lexicon.word_list import load_word_list

NICENESS: Final = 10
_BELOW_NORMAL_PRIORITY_CLASS: Final = 0x4000

GREEDY_WORD_LIST: Final = "standard"
GREEDY_TIERS: Final = "A"
"""Words that everybody knows. They stand in the family list too, so one table serves every game."""


class LazyPolicy:
    """The policies of the computer seats, loaded at the first question: by then the window is on screen."""

    def __init__(self, cache_folder: Path | None) -> None:
        self._cache_folder = cache_folder
        self._policy: Policy | None = None

    def decide(self, observation: Observation, seed: int) -> Move:
        """The move of the viewer. Raises ValueError, or DamagedWordListError where there are no words."""
        if self._policy is None:
            table = load_word_table(load_word_list(GREEDY_WORD_LIST), GREEDY_TIERS, self._cache_folder)
            self._policy = GreedyPolicy(table)
        return self._policy.decide(observation, seed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the process until its input ends; the exit code is 0. Raises SystemExit(2) for a wrong usage."""
    parser = argparse.ArgumentParser(prog="quiddler-qt --computer-seat", description=__doc__)
    parser.add_argument(
        "--computer-seat", action="store_true", help="how the program is told to be this process"
    )
    parser.add_argument("--cache", type=Path, metavar="DIR", help="where the table of words is kept")
    options = parser.parse_args(arguments)
    # Ctrl+C in a terminal reaches every process there; the window decides for all.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way()
    # By number: a program without a console has no sys.stdin, yet its pipes are there. Unbuffered: a
    # reply that cannot be delivered must not be tried again on the way out.
    with open(0, "rb", closefd=False) as questions, open(1, "wb", buffering=0, closefd=False) as replies:
        serve(questions, replies, LazyPolicy(options.cache))
    return 0


def serve(questions: BinaryIO, replies: BinaryIO, policy: Policy) -> None:
    """Answers line by line until the questions end or nobody reads the replies any more."""
    with suppress(OSError):
        while line := questions.readline(LONGEST_LINE + 1):
            if line.strip():
                replies.write(reply_line(_reply(line, policy)))


def give_way() -> None:
    """Lowers the priority of this process, where the system lets it."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  # exists there alone

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL_PRIORITY_CLASS)
    else:
        with suppress(OSError):
            os.nice(NICENESS)


def _reply(line: bytes, policy: Policy) -> Answer | ErrorReport:
    """The answer to a line, or why there is none."""
    try:
        question = parse_question(line)
        return Answer(question.ticket, policy.decide(question.observation, question.seed))
    except ProtocolError as error:
        return ErrorReport(ticket_of(line), str(error))
    except Exception as error:  # noqa: BLE001  # a fault in one decision must not cost the seat its player
        return ErrorReport(ticket_of(line), f"{type(error).__name__}: {error}")


if __name__ == "__main__":
    sys.exit(main())
