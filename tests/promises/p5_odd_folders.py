"""P5: with read-only, missing or odd folders the program starts, plays to the end and has one thing to say.

Each combination is a process of its own that finds its places, logs, keeps settings, saves a whole game move
by move and finds it again.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tests.promises.harness import Harness, Task, planted_elsewhere
from tests.promises.outcome import Outcome

_KINDS = {
    "data": "XDG_DATA_HOME",
    "config": "XDG_CONFIG_HOME",
    "cache": "XDG_CACHE_HOME",
    "log": "XDG_STATE_HOME",
}
_READ_ONLY = 'mount -t tmpfs -o ro tmpfs "$1" && shift && exec "$@"'


@dataclass(frozen=True)
class Combination:
    """A kind of trouble: how it is made, and the folders that cannot be used in it."""

    name: str
    unusable: tuple[str, ...] = ()
    prepare: Callable[[Path], None] = lambda _root: None
    environment: dict[str, str | None] = field(default_factory=dict)
    nobody: bool = False
    read_only: str = ""


def _file_in_place_of(*folders: str) -> Callable[[Path], None]:
    def prepare(root: Path) -> None:
        for folder in folders:
            (root / folder).parent.mkdir(parents=True, exist_ok=True)
            (root / folder).write_bytes(b"mine")

    return prepare


def _dangling(root: Path) -> None:
    (root / "data").mkdir()
    (root / "data" / "quiddler-qt").symlink_to("nowhere")


def _games_is_a_file(root: Path) -> None:
    _file_in_place_of("data/quiddler-qt/games")(root)


_NO_XDG: dict[str, str | None] = dict.fromkeys(_KINDS.values())
_ALL = tuple(_KINDS)

CI_COMBINATIONS = (
    Combination("no home, nobody known", _ALL, environment={"HOME": None, **_NO_XDG}, nobody=True),
    Combination("a file in place of the data folder", ("data",), _file_in_place_of("data/quiddler-qt")),
    Combination("no XDG_RUNTIME_DIR", environment={"XDG_RUNTIME_DIR": None}),
)
FULL_COMBINATIONS = (
    *CI_COMBINATIONS,
    Combination("a file in place of all", _ALL, _file_in_place_of(*_KINDS)),
    Combination("a file in place of the config folder", ("config",), _file_in_place_of("config/quiddler-qt")),
    Combination("a file in place of the log folder", ("log",), _file_in_place_of("log/quiddler-qt")),
    Combination("a link to nowhere", ("data",), _dangling),
    Combination("a home that is a device", _ALL, environment={"HOME": "/dev/null", **_NO_XDG}),
    Combination("a data folder that cannot be", ("data",), environment={"XDG_DATA_HOME": "/proc/none"}),
    Combination("an odd name", environment={"XDG_DATA_HOME": "{root}/Ünï 'q' 🂡 %1/d"}),
    Combination("another locale", environment={"LC_ALL": "C", "PYTHONUTF8": "0"}),
    Combination("a read-only disk", ("data",), read_only="data"),
)

_PROGRAM = """
import json, logging, pwd, sys
if sys.argv[1] == "nobody":
    def nobody(uid):
        raise KeyError(uid)
    pwd.getpwuid = nobody
from quiddler_qt.storage.log_file import set_up_log, shut_log
from quiddler_qt.storage.places import find_places
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.settings import Settings, SettingsStore
from tests.promises.mutants import MUTANTS
from tests.storage.sample_games import positions
MUTANTS.get(sys.argv[3], lambda: None)()
places = find_places()
handler = set_up_log(places.log)
logging.getLogger("quiddler_qt").info("started")
settings = SettingsStore(places.config)
settings.save(Settings(sound_percent=1))
store = SaveStore(places.games)
store.load_current()
for game in positions(int(sys.argv[2]), seats=2):
    last = store.save_current(game)
store.close()
again = SaveStore(places.games)
found = again.load_current().game
again.close()
shut_log(handler)
print(json.dumps({
    "unusable": [place.kind for place in places.unusable],
    "ended": found == last and found.state.phase.value == "game_over",
    "settings": settings.load().settings.sound_percent,
}))
"""


def run(outcome: Outcome, task: Task) -> None:
    """Each combination once."""
    seed, folder, mutant = task.seed, task.folder, task.mutant
    for number, combination in enumerate(FULL_COMBINATIONS if task.full else CI_COMBINATIONS):
        outcome.begin_try()
        root = folder / f"person {number}"
        root.mkdir()
        combination.prepare(root)
        done = _start(combination, seed, root, mutant)
        what = f"{combination.name}: "
        outcome.demand(done.stderr == "", what + done.stderr[-300:])
        outcome.demand(done.returncode == 0, what + f"exit {done.returncode}")
        if done.returncode == 0:
            told = json.loads(done.stdout)
            outcome.demand(tuple(told["unusable"]) == combination.unusable, what + str(told["unusable"]))
            outcome.demand(told["ended"], what + "the game was not there again")
            outcome.demand(told["settings"] == 1, what + "the settings were not there again")


def _start(
    combination: Combination, seed: int, root: Path, mutant: str
) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "HOME": str(root), "TMPDIR": str(root), "XDG_RUNTIME_DIR": str(root)}
    environment |= {variable: str(root / kind) for kind, variable in _KINDS.items()}
    for variable, value in combination.environment.items():
        if value is None:
            environment.pop(variable, None)
        else:
            environment[variable] = value.replace("{root}", str(root))
    environment["PYTHONPATH"] = str(Path(__file__).parents[2])
    command = [sys.executable, "-c", _PROGRAM]
    command += ["nobody" if combination.nobody else "somebody", str(seed), mutant]
    if combination.read_only:
        place = root / combination.read_only
        place.mkdir()
        command = ["unshare", "-m", "sh", "-c", _READ_ONLY, "sh", str(place), *command]
    return subprocess.run(command, env=environment, cwd=root, text=True, capture_output=True, check=False)


HARNESS = Harness(
    "odd folders: starts, plays to the end, tells once",
    run,
    tries=len(CI_COMBINATIONS),
    full_tries=len(FULL_COMBINATIONS),
    mutants={"no_refuge": planted_elsewhere},
)
