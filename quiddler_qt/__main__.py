"""``python -m quiddler_qt [FILE]``: arguments, and which of the program's four faces they ask for.

The window, a replay without a window, the self-test, and the thinking process of the computer seats. Only the
faces that draw load Qt.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from quiddler_qt.version import __version__

MAX_SEED = 2**63 - 1


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the program. Returns its exit status: 0, 1 for a failure, 2 for unusable arguments or files."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    if given[:1] == ["--computer-seat"]:
        from quiddler_qt.bots import worker

        return worker.main(given[1:])
    options = _parser().parse_args(given)
    if options.headless != (options.replay is not None):
        _parser().error("--replay FILE and --headless go together")
    if options.replay is not None:
        from quiddler_qt.headless import replay_file

        return replay_file(options.replay)
    from quiddler_qt.opening import run
    from quiddler_qt.options import Options

    return run(Options(file=options.file, profile=options.profile, seed=options.seed, smoke=options.smoke))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="quiddler-qt",
        description="Quiddler Qt, an unofficial desktop game for people who love the word card game.",
    )
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a saved game to open")
    parser.add_argument("--profile", type=Path, metavar="DIR", help="keep all files of the program under DIR")
    parser.add_argument("--seed", type=_seed, metavar="N", help="shuffle the next new game by N")
    parser.add_argument("--replay", type=Path, metavar="FILE", help="with --headless: replay a saved game")
    parser.add_argument("--headless", action="store_true", help="without a window: print scores and digest")
    parser.add_argument(
        "--smoke", action="store_true", help="play a short game by itself, save, reload, and end"
    )
    parser.add_argument("--version", action="version", version=f"Quiddler Qt {__version__}")
    return parser


def _seed(text: str) -> int:
    """A seed of a game. Raises ArgumentTypeError, which argparse tells."""
    if not (text.isascii() and text.isdigit() and int(text[:20]) <= MAX_SEED and len(text) < 20):
        raise argparse.ArgumentTypeError(f"a seed is a whole number from 0 to {MAX_SEED}")
    return int(text)


if __name__ == "__main__":
    sys.exit(main())
