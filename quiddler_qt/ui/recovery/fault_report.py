"""What a person may send about a fault: where it was in the program, where the game stood, nothing private.

No name of a player, no seed, no card, no home folder. While people share a screen even the message of an
exception is left out, for it may quote somebody's hand.
"""

import platform
import sys
import traceback
from collections import Counter
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtGui import QGuiApplication

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Rules
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.log_file import without_home
from quiddler_qt.version import APP_NAME, __version__

MAX_LOG_LINES: Final = 40
_MAX_CHAIN: Final = 10
WITHHELD: Final = "(its message is left out: people share this screen)"


def shares_screen(session: GameSession | None) -> bool:
    """Whether a game between people is being played: what one may know is a secret to the others."""
    if session is None:
        return False
    return Counter(seat.kind for seat in session.state.seats)[SeatKind.PERSON] > 1


def fault_text(error: BaseException, *, with_messages: bool) -> str:
    """An exception with its causes and places in the program, as Python tells it."""
    parts: list[str] = []
    for cause in reversed(_chain(error)):
        parts += traceback.format_tb(cause.__traceback__)
        if with_messages:
            parts += traceback.format_exception_only(cause)
        else:
            parts.append(f"{type(cause).__qualname__} {WITHHELD}\n")
    return "".join(parts)


def situation(session: GameSession | None) -> str:
    """Where a game stands, in words for a programmer; no name, no card, no seed."""
    if session is None:
        return "no game"
    state = session.state
    usual = Rules()
    kinds = [seat.kind.value for seat in state.seats]
    changed = [
        f"{name}={getattr(value, 'value', value)}"
        for name in Rules.__dataclass_fields__
        if (value := getattr(state.rules, name)) != getattr(usual, name)
    ]
    return (
        f"round {state.round_index + 1} of {len(state.rules.hand_sizes)}, {state.phase.value}, "
        f"seat {state.seat + 1} of {len(state.seats)} ({', '.join(kinds)}), "
        f"{len(session.record.actions)} actions, rules {'classic' if not changed else ' '.join(changed)}"
    )


def report(fault: str, session: GameSession | None, log_text: str, home: Path | None = None) -> str:
    """The whole report, ready to be read before it is sent. ``log_text`` is the log as it may be shown."""
    lines = log_text.splitlines()[-MAX_LOG_LINES:]
    if shares_screen(session):
        lines = [line for line in lines if " CRITICAL " not in line and " ERROR " not in line]
    frozen = ", packaged" if getattr(sys, "frozen", False) else ""
    parts = [
        f"{APP_NAME} {__version__}{frozen}",
        f"Python {platform.python_version()}, PySide6 {PySide6.__version__}",
        f"platform {QGuiApplication.platformName()}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        f"game: {situation(session)}",
        "",
        fault.rstrip(),
        "",
        "log:",
        *(lines or ["(empty)"]),
    ]
    return without_home("\n".join(parts) + "\n", home)


def _chain(error: BaseException) -> list[BaseException]:
    """An exception and what led to it, the newest first."""
    chain = [error]
    while len(chain) < _MAX_CHAIN:
        last = chain[-1]
        cause = last.__cause__ or (None if last.__suppress_context__ else last.__context__)
        if cause is None or cause in chain:
            break
        chain.append(cause)
    return chain
