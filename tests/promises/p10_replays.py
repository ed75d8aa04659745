"""P10: the same record is the same game, and the same seed the same deal: on any Python, with any hash seed.

Games are written to files; processes of every Python to be found, each with a hash seed of its own, several
at once, read them, replay them and tell the digests. The golden games of ``tests/playthroughs`` are compared
line by line, with every seat's view, in each of them too.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from quiddler_qt.engine.record import digest
from quiddler_qt.session import dealer
from quiddler_qt.storage.save_codec import encode
from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.outcome import Outcome
from tests.storage.sample_games import game_in_play, whole_game

TREE = Path(__file__).parents[2]
HASH_SEEDS = (0, 1, 4242)
VERSIONS = ("3.11", "3.12", "3.13", "3.14")

# The standard library and the tree are all it needs: it runs on a Python without any package.
_CHILD = """
import hashlib, sys
from pathlib import Path
from random import Random
from quiddler_qt.engine import record
from quiddler_qt.engine.cards import ALL_CARDS
from quiddler_qt.session import dealer
from quiddler_qt.storage.save_codec import decode, encode
if sys.argv[1] == "unseeded_shuffle":
    dealer.shuffled = lambda _seed, _number, cards=ALL_CARDS: tuple(Random().sample(list(cards), len(cards)))
if sys.argv[1] == "order_of_hashes":
    record._plain = lambda value: hash(str(value))
for path in sorted(Path(sys.argv[2]).iterdir()):
    data = path.read_bytes()
    game = decode(data)
    print(path.name, record.digest(game.state), encode(game) == data)
order = [dealer.shuffled(seed, number) for seed in range(20) for number in range(3)]
print("deals", hashlib.sha256(repr(order).encode()).hexdigest())
from tests.playthroughs.write import FOLDER, read, render
for path in sorted(FOLDER.glob("*.txt")):
    text = path.read_text(encoding="utf-8")
    print("golden", path.name, render(read(text)).splitlines() == text.splitlines())
"""


def run(outcome: Outcome, task: Task) -> None:
    """As many games; each is one try, replayed by every Python with every hash seed."""
    folder = task.folder / "games"
    folder.mkdir()
    expected = []
    for number in range(task.tries):
        game = (whole_game if number % 2 else game_in_play)(task.seed * 1_000_000 + number)
        path = folder / f"{number:06}.qqgame"
        path.write_bytes(encode(game))
        expected.append(f"{path.name} {digest(game.state)} True")
    order = [dealer.shuffled(seed, number) for seed in range(20) for number in range(3)]
    expected.append(f"deals {hashlib.sha256(repr(order).encode()).hexdigest()}")
    golden = sorted(path.name for path in (TREE / "tests/playthroughs").glob("*.txt"))
    expected += [f"golden {name} True" for name in golden]
    outcome.figures["golden games"] = len(golden)
    # A planted fault shows in one Python already.
    pythons = {sys.version.split()[0]: sys.executable} if task.mutant else _pythons()
    outcome.figures["pythons"] = len(pythons)
    # All at once: a busy machine is part of the promise.
    children = [
        (f"{version}, hash seed {seed}", _start(command, seed, task.mutant, folder))
        for version, command in pythons.items()
        for seed in HASH_SEEDS
    ]
    for what, child in children:
        told, errors = child.communicate()
        outcome.demand(child.returncode == 0, f"{what}: {errors[-300:]}")
        lines = told.splitlines()
        differing = [line for line in expected if line not in lines]
        outcome.demand(not differing, f"{what}: {len(differing)} differ, the first {differing[:1]}")
        outcome.counts["replays"] += len(lines)
    for _ in range(task.tries):
        outcome.begin_try()


def _pythons() -> dict[str, str]:
    """Every Python of this machine that the program supports, by version."""
    found: dict[str, str] = {sys.version.split()[0]: sys.executable}
    candidates = [f"python{version}" for version in VERSIONS]
    if root := os.environ.get("PYENV_ROOT"):
        candidates += [
            str(folder / "bin" / "python") for folder in sorted(Path(root, "versions").glob("3.*"))
        ]
    for command in candidates:
        path = shutil.which(command)
        if path is None:
            continue
        asked = subprocess.run(
            [path, "-c", "import sys; print(sys.version.split()[0])"],
            capture_output=True,
            text=True,
            check=False,
        )
        version = asked.stdout.strip()
        if asked.returncode == 0 and version.rpartition(".")[0] in VERSIONS:
            found.setdefault(version, path)
    return found


def _start(command: str, hash_seed: int, mutant: str, folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [command, "-c", _CHILD, mutant, str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": str(TREE)},
    )


HARNESS = Harness(
    "the same record is the same game on any Python",
    run,
    tries=50,
    full_tries=1_000,
    mutants={"unseeded_shuffle": planted_elsewhere, "order_of_hashes": planted_elsewhere},
    mutant_tries=5,
)
