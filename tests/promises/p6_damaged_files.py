"""P6: damaged files of every kind: no crash, no hang, never silently another game; the original is kept.

Half of the files are damaged as disks and networks do it; none of these may be taken for a game. The other
half are forged: changed in some field and sealed again. What is taken of those has to be a game that the
rules allow, and to come back the same when saved. The hand-made files of ``hand_made.py`` come first.
"""

import hashlib
import json
import resource
import time
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

from quiddler_qt.engine.cards import ALL_CARDS
from quiddler_qt.engine.state import GameState
from quiddler_qt.storage import save_codec
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import SaveStore
from tests.promises.hand_made import hand_made
from tests.promises.harness import Harness, Task
from tests.promises.mutants import chosen
from tests.promises.outcome import Outcome
from tests.storage.sample_games import game_in_play, whole_game

_STORE_EVERY = 8
_JUNK: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 117, 118, 2**31, 2**63, 10**18, "", "x", "0 stock", "gather", "../x",
    "\ud800", "\0", [], [[]], {}, {"": 0}, [0] * 50, "rule QUIT yes",
)  # fmt: skip


def run(outcome: Outcome, task: Task) -> None:
    """Damages as many files."""
    tries, seed, folder = task.tries, task.seed, task.folder
    random = Random(seed)
    originals = [
        save_codec.encode(make(seed * 100 + number))
        for number in range(6)
        for make in (game_in_play, whole_game)
    ]
    for name, data in hand_made().items():
        outcome.counts["hand-made"] += 1
        _judge(data, name, outcome, forged=True)
    for number in range(tries):
        outcome.begin_try()
        original = random.choice(originals)
        forged = number % 2 == 1
        data = _forged(original, random) if forged else _damaged(original, random)
        if data == original:
            outcome.counts["unchanged"] += 1
            continue
        _judge(data, f"try {number}", outcome, forged=forged)
        if number % _STORE_EVERY == 0:
            _open_in_store(data, f"try {number}", folder, outcome)
    outcome.figures["peak MiB"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _judge(data: bytes, what: str, outcome: Outcome, *, forged: bool) -> None:
    started = time.perf_counter()
    try:
        game = save_codec.decode(data)
    except SaveError as error:
        outcome.counts[error.reason.value] += 1
    except Exception as error:  # noqa: BLE001 (any other exception breaks the promise)
        outcome.demand(kept=False, what=f"{what}: {error!r}")
    else:
        outcome.counts["taken"] += 1
        outcome.demand(forged, f"{what}: a damaged file was taken for a game")
        outcome.demand(_is_possible(game.state), f"{what}: an impossible game")
        outcome.demand(save_codec.decode(save_codec.encode(game)) == game, f"{what}: changes when saved")
    outcome.worst("slowest s", time.perf_counter() - started)


def _is_possible(state: GameState) -> bool:
    """Whether every card lies in one place, counted anew."""
    laid = [card for words in state.laid for word in words for card in word.cards]
    cards = [*state.stock, *state.discards, *(card for hand in state.hands for card in hand), *laid]
    return not cards or sorted(cards) == sorted(ALL_CARDS)


def _open_in_store(data: bytes, what: str, folder: Path, outcome: Outcome) -> None:
    """As the program finds it at its start: refused, told, and kept as it was."""
    name = hashlib.sha256(data).hexdigest()[:16]
    path = folder / f"current-{name}.qqgame"
    path.write_bytes(data)
    store = SaveStore(folder)
    found = store.load_current()
    outcome.demand(found.game is None, f"{what}: offered by the store")
    outcome.demand([refused.path for refused in found.refused] == [path], f"{what}: not told")
    for refused in found.refused:
        outcome.demand(refused.kept_at.read_bytes() == data, f"{what}: the original is not kept")
        refused.kept_at.unlink()
    if found.game is not None:
        store.discard_current()
    store.close()


def _damaged(data: bytes, random: Random) -> bytes:
    """As a disk, a network or an editor might leave it."""
    changed = bytearray(data)
    start = random.randrange(len(data))
    end = min(len(data), start + random.choice((1, 1, 2, 16, 512, 4096)))
    match random.randrange(9):
        case 0:
            changed[start] ^= 1 << random.randrange(8)
        case 1:
            changed[start:end] = bytes(end - start)
        case 2:
            del changed[start:]
        case 3:
            del changed[start:end]
        case 4:
            changed[start:start] = changed[start:end]
        case 5:
            changed[start:end] = random.randbytes(end - start)
        case 6:
            changed = bytearray(data.replace(b"\n", b"\r\n"))
        case 7:
            changed[start:end] = changed[start:end].swapcase()
        case _:
            changed = bytearray(data.decode().encode(random.choice(("utf-16", "utf-8-sig", "utf-32"))))
    return bytes(changed)


def _forged(data: bytes, random: Random) -> bytes:
    """Changed on purpose, with a seal that is right."""
    document = json.loads(data)
    for _ in range(random.choice((1, 1, 1, 2, 5))):
        _change(document[random.choice(("game", "game", "header"))], random)
    rest = f'"header":{json.dumps(document["header"])},\n"game":{json.dumps(document["game"])}}}\n'.encode()
    if random.random() < 0.1:
        rest = _damaged(rest, random)
    seal = hashlib.sha256(rest).hexdigest()
    return f'{{"format":"quiddler-qt-game","version":1,"sha256":"{seal}",\n'.encode() + rest


def _change(node: Any, random: Random) -> None:
    """Changes something at a random place in a tree of JSON."""
    while True:
        if not isinstance(node, dict | list) or not node:
            return
        keys = list(node) if isinstance(node, dict) else list(range(len(node)))
        key = random.choice(keys)
        deeper = isinstance(node[key], dict | list) and bool(node[key])
        if not deeper or random.random() < 0.1:
            break
        node = node[key]
    value = node[key]
    match random.randrange(6):
        case 0:
            del node[key]
        case 1 if isinstance(value, int) and not isinstance(value, bool):
            node[key] = value + random.choice((-1, 1))
        case 2 if isinstance(value, str) and value:
            index = random.randrange(len(value))
            node[key] = value[:index] + random.choice("0123456789 .,/-a") + value[index + 1 :]
        case 3 if isinstance(node, list):
            other = random.randrange(len(node))
            node[key], node[other] = node[other], node[key]
        case 4 if isinstance(node, list):
            node.insert(key, deepcopy(value))
        case _:
            node[key] = deepcopy(random.choice(_JUNK))


HARNESS = Harness(
    "damaged files are refused, told and kept",
    run,
    tries=2_000,
    full_tries=100_000,
    mutants=chosen("no_seal"),
    mutant_tries=200,
)
