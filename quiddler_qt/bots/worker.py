"""The thinking process: questions come on standard input, a line each, and replies go out.

It runs beside the window at low priority, so that thinking never makes a card stutter (measured: a thread
does), and knows nothing but what it is sent. It never loads Qt. It ends when its input ends, also where the
window was killed. One program serves every kind of question: a `Handler` for each.
"""

import argparse
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Queue
from typing import BinaryIO, Final, Protocol

from quiddler_qt.bots.advice import Adviser
from quiddler_qt.bots.advice_protocol import KIND as ADVICE
from quiddler_qt.bots.advice_protocol import advice_line, parse_advice_question
from quiddler_qt.bots.json_lines import (
    LONGEST_LINE,
    ErrorReport,
    ProtocolError,
    error_line,
    kind_of,
    ticket_of,
)
from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.bots.players import Players
from quiddler_qt.bots.policies import Move
from quiddler_qt.bots.protocol import Answer, parse_question, reply_line
from quiddler_qt.bots.solitaire_protocol import (
    is_solitaire_question,
    parse_solitaire_question,
    solitaire_reply_line,
)
from quiddler_qt.bots.solitaire_thinker import SolitaireThinker
from quiddler_qt.engine.actions import Challenge
from quiddler_qt.engine.observation import Observation

NICENESS: Final = 10
_BELOW_NORMAL_PRIORITY_CLASS: Final = 0x4000
_READ_BYTES: Final = 1 << 16
_LINES_WAITING: Final = 64

SIGN_OF_LIFE_S: Final = 2.0
"""Whoever searches for long repeats its last reply so often: silence is taken for death."""


class Handler(Protocol):
    """Answers one kind of question; the first handler that takes a line answers it.

    Its replies are whole lines, each with its line feed, sent one by one. After each, and wherever the
    handler yields None ("a step is done, nothing new"), the process looks for a newer line: one of any kind,
    or the end of the input, closes the iterator, and the old question is never finished. So:

    * whoever asks drops an old question by a new one, or by a blank line;
    * what takes long is cut into steps of some milliseconds;
    * what is answered in a single step is always answered;
    * words that were loaded may be kept for the next question; nothing else may outlive the iterator.

    An exception ends the replies with the line of an `ErrorReport`; the process goes on.
    """

    def takes(self, line: bytes) -> bool:
        """Whether a line is this handler's to answer, proper or not. Never raises.

        Kinds are told apart by the field ``kind`` (`json_lines.kind_of`); only table questions have none.
        """

    def replies(self, line: bytes) -> Iterator[bytes | None]:
        """The replies to a line. Raises ProtocolError for one that is not proper, and whatever goes wrong."""


class Seats(Protocol):
    """Whoever decides for computer seats: `players.Players`."""

    def decide(
        self,
        observation: Observation,
        seed: int,
        patience: int = 0,
        people: Sequence[PeopleWords] = (),
    ) -> Move:
        """The next move of the viewer."""

    def doubt(self, observation: Observation) -> Challenge | None:
        """The challenge of the viewer, None for none."""


class SeatHandler:
    """What a computer seat does next, or doubts: one question, one answer (`protocol`)."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats

    def takes(self, line: bytes) -> bool:
        """Whatever is of no kind, also nonsense."""
        return kind_of(line) is None

    def replies(self, line: bytes) -> Iterator[bytes | None]:
        """One answer."""
        question = parse_question(line)
        if question.doubts:
            yield reply_line(Answer(question.ticket, self._seats.doubt(question.observation)))
        else:
            move = self._seats.decide(question.observation, question.seed, question.patience, question.people)
            yield reply_line(Answer(question.ticket, move))


class AdviceHandler:
    """Hints, lessons and reviews (`advice_protocol`)."""

    def __init__(self, adviser: Adviser) -> None:
        self._adviser = adviser

    def takes(self, line: bytes) -> bool:
        """Questions for advice."""
        return kind_of(line) == ADVICE

    def replies(self, line: bytes) -> Iterator[bytes | None]:
        """One answer, after many steps."""
        for advice in self._adviser.think(parse_advice_question(line)):
            yield None if advice is None else advice_line(advice)


class SolitaireHandler:
    """The light, hints, winnable deals and the daily puzzle (`solitaire_protocol`)."""

    def __init__(self, thinker: SolitaireThinker) -> None:
        self._thinker = thinker

    def takes(self, line: bytes) -> bool:
        """Questions of the solitaire protocol."""
        return is_solitaire_question(line)

    def replies(self, line: bytes) -> Iterator[bytes | None]:
        """What becomes known, step by step; the last of it again and again where nothing new does."""
        told, since = None, time.monotonic()
        for reply in self._thinker.replies(parse_solitaire_question(line)):
            if reply is not None:
                told, since = solitaire_reply_line(reply), time.monotonic()
                yield told
            elif told is not None and time.monotonic() - since > SIGN_OF_LIFE_S:
                since = time.monotonic()
                yield told
            else:
                yield None


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the process until its input ends; the exit code is 0. Raises SystemExit(2) for a wrong usage."""
    parser = argparse.ArgumentParser(prog="quiddler-qt --computer-seat", description=__doc__)
    parser.add_argument(
        "--computer-seat", action="store_true", help="how the program is told to be this process"
    )
    parser.add_argument("--cache", type=Path, metavar="DIR", help="where the table of words is kept")
    parser.add_argument("--lists", type=Path, metavar="DIR", help="where the imported word lists lie")
    options = parser.parse_args(arguments)
    # Ctrl+C in a terminal reaches every process there; the window decides for all.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way()
    # By number: a program without a console has no sys.stdin, yet its pipes are there. Unbuffered: a
    # reply that cannot be delivered must not be tried again on the way out, and a buffer is locked while a
    # thread reads.
    with (
        open(0, "rb", buffering=0, closefd=False) as questions,
        open(1, "wb", buffering=0, closefd=False) as replies,
    ):
        serve(questions, replies, handlers(options.cache, options.lists))
    return 0


def handlers(cache_folder: Path | None, list_folder: Path | None = None) -> tuple[Handler, ...]:
    """All that the process answers. Each loads its words when it is first asked.

    ``cache_folder`` keeps tables of words between starts, ``list_folder`` holds the imported lists.
    """
    return (
        SolitaireHandler(SolitaireThinker(cache_folder)),
        AdviceHandler(Adviser(cache_folder, list_folder)),
        SeatHandler(Players(cache_folder, list_folder=list_folder)),
    )


def serve(questions: BinaryIO, replies: BinaryIO, handlers: Sequence[Handler]) -> None:
    """Answers line by line until the questions end or nobody reads the replies any more.

    ``questions`` must be unbuffered: they are read in a thread of its own, on every system alike, so that a
    newer line is seen while an older one is thought about.
    """
    waiting: Queue[bytes | None] = Queue(_LINES_WAITING)
    # A daemon: where the window is gone, nobody waits for a read that never returns.
    threading.Thread(target=_read_lines, args=(questions, waiting), daemon=True).start()
    with suppress(OSError):
        while (line := waiting.get()) is not None:
            if line.strip():
                for reply in _replies(line, handlers):
                    if reply is not None:
                        replies.write(reply)
                    if not waiting.empty():
                        break


def give_way() -> None:
    """Lowers the priority of this process, where the system lets it."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415  # exists there alone

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL_PRIORITY_CLASS)
    else:
        with suppress(OSError):
            os.nice(NICENESS)


def _read_lines(questions: BinaryIO, waiting: "Queue[bytes | None]") -> None:
    """Puts every line into the queue, then None. One that is too long comes in parts, to be refused."""
    rest = b""
    with suppress(OSError, ValueError):
        while data := questions.read(_READ_BYTES):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                waiting.put(line)
            if len(rest) > LONGEST_LINE:
                waiting.put(rest)
                rest = b""
    if rest:
        waiting.put(rest)
    waiting.put(None)


def _replies(line: bytes, handlers: Sequence[Handler]) -> Iterator[bytes | None]:
    """The replies of whoever takes a line, or why there are none."""
    try:
        handler = next((handler for handler in handlers if handler.takes(line)), None)
        if handler is None:
            yield error_line(ErrorReport(ticket_of(line), "nobody answers such questions"))
        else:
            yield from handler.replies(line)
    except ProtocolError as error:
        yield error_line(ErrorReport(ticket_of(line), str(error)))
    except Exception as error:  # noqa: BLE001  # a fault in one answer must not cost the next ones
        yield error_line(ErrorReport(ticket_of(line), f"{type(error).__name__}: {error}"))


if __name__ == "__main__":
    sys.exit(main())
