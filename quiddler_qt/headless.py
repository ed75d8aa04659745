"""Replays a saved game without a window: its scores, round by round, and the digest of its end."""

import sys
from pathlib import Path

from quiddler_qt.engine.record import digest
from quiddler_qt.engine.state import GameState
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import read_game

EXIT_BAD_FILE = 2


def replay_file(path: Path) -> int:
    """Prints scores and digest of a saved game. A bad file: one line on standard error, and 2."""
    try:
        game = read_game(path)
    except SaveError as error:
        move = f" (move {error.move})" if error.move is not None else ""
        refused = f"{path}: not a game that can be replayed: {error.reason.value}{move}"
        sys.stderr.write(_one_line(refused) + "\n")
        return EXIT_BAD_FILE
    lines = [*score_lines(game.state), f"digest {digest(game.state)}"]
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


def score_lines(state: GameState) -> list[str]:
    """One line a finished round and one for the totals: tab-separated, seats in order."""
    lines = ["seats\t" + "\t".join(_one_line(seat.name) for seat in state.seats)]
    for index, scores in enumerate(state.history):
        lines.append(f"round {index + 1}\t" + "\t".join(str(score.hand) for score in scores))
    lines.append("total\t" + "\t".join(map(str, state.totals)))
    lines.append(f"phase {state.phase.value}")
    return lines


def _one_line(text: str) -> str:
    """Text that stays one line on every terminal, whatever a file or a name holds."""
    safe = "".join(char if char.isprintable() else "?" for char in text)
    encoding = sys.stdout.encoding or "utf-8"
    return safe.encode(encoding, "replace").decode(encoding)
