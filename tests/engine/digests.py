"""Prints the digest of random games replayed from their text: ``python tests/engine/digests.py FIRST COUNT``.

Run under different PYTHONHASHSEED it has to print the same.
"""

import sys
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from quiddler_qt.engine.notation import action_text, parse_action
from quiddler_qt.engine.record import digest, replay
from tests.random_games import random_record


def digests(first: int, count: int) -> list[str]:
    """Digests of the games of some seeds."""
    found = []
    for seed in range(first, first + count):
        record = random_record(seed)
        read = tuple(parse_action(action_text(action)) for action in record.actions)
        found.append(digest(replay(replace(record, actions=read))))
    return found


if __name__ == "__main__":
    print("\n".join(digests(int(sys.argv[1]), int(sys.argv[2]))))
