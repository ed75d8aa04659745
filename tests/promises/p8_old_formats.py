"""P8: old formats open for ever; those to come are refused politely and left untouched.

Every sample in ``tests/saves`` is read as what it was when it was written. The same sample of a version to
come, found by the store at its start, opened by its path, listed, renamed or taken up, has to stay as it is,
byte by byte and under its name. Settings of a newer program keep the keys that this one does not know.
"""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from quiddler_qt.engine.solitaire import Layout
from quiddler_qt.storage import save_codec, save_store
from quiddler_qt.storage.game_shelf import GameShelf
from quiddler_qt.storage.records_file import NewerRecordsError
from quiddler_qt.storage.save_codec import Reason, SaveError
from quiddler_qt.storage.save_migrations import VERSION
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.saved_game import SavedGame
from quiddler_qt.storage.settings import SettingsStore
from quiddler_qt.storage.solitaire_saves import SolitaireStore, decode_solitaire, encode_solitaire
from quiddler_qt.storage.solitaire_statistics import (
    SolitaireStatistics,
    decode_records,
    encode_records,
)
from quiddler_qt.storage.table_statistics import TableStatistics
from quiddler_qt.storage.table_statistics import decode_records as decode_table
from quiddler_qt.storage.table_statistics import encode_records as encode_table
from tests.promises.harness import Harness, Task
from tests.promises.mutants import plant
from tests.promises.outcome import Outcome

SAVES = Path(__file__).parents[1] / "saves"
GAMES = sorted(SAVES.glob("v*/*.qqgame"))
SOLITAIRES = sorted(SAVES.glob("v*/*.qqsolo"))
RECORDS = sorted(SAVES.glob("v*/solitaire_records.json"))
TABLE_RECORDS = sorted(SAVES.glob("v*/table_records.json"))
SETTINGS = sorted(SAVES.glob("v*/*settings*.json"))


def run(outcome: Outcome, task: Task) -> None:
    """Each sample, as it is and as one of the next version."""
    for sample in GAMES:
        _read_game(sample, outcome)
        _newer_game(sample, task.folder / sample.stem, outcome)
    for sample in SOLITAIRES:
        _read_other(sample, lambda data: encode_solitaire(decode_solitaire(data)), outcome)
        _newer_solitaire(sample, task.folder / sample.stem, outcome)
    for sample in RECORDS:
        _read_other(sample, lambda data: encode_records(decode_records(data)), outcome)
        _newer_records(sample, SolitaireStatistics(task.folder / sample.stem), outcome)
    for sample in TABLE_RECORDS:
        _read_other(sample, lambda data: encode_table(decode_table(data)), outcome)
        _newer_records(sample, TableStatistics(task.folder / sample.stem), outcome)
    for sample in SETTINGS:
        _settings(sample, task.folder / sample.stem, outcome)


def _read_game(sample: Path, outcome: Outcome) -> None:
    outcome.begin_try()
    outcome.counts["read"] += 1
    name = f"{sample.parent.name}/{sample.name}"
    expected = json.loads((sample.parent / "expected.json").read_text())[sample.stem]
    try:
        game = save_store.read_game(sample)
    except SaveError as error:
        outcome.demand(kept=False, what=f"{name}: {error}")
        return
    found = {
        "actions": len(game.record.actions),
        "totals": list(game.state.totals),
        "phase": game.state.phase.value,
        "digest": save_codec.position_digest(game.state),
    }
    outcome.demand(found == expected, f"{name}: read as {found}")
    outcome.demand(save_codec.decode(save_codec.encode(game)) == game, f"{name}: changes when saved")


def _newer_game(sample: Path, folder: Path, outcome: Outcome) -> None:
    """A game of the next version, handled in every way that a person can."""
    outcome.begin_try()
    outcome.counts["refused"] += 1
    data = sample.read_bytes()
    newer = data.replace(b'"version":%d,' % VERSION, b'"version":%d,' % (VERSION + 1), 1)
    folder.mkdir()
    waiting = folder / "current-00112233445566aa.qqgame"
    kept = folder / "game-0000000000009-00112233445566bb.qqgame"
    for path in (waiting, kept):
        path.write_bytes(newer)
    store = SaveStore(folder)
    shelf = GameShelf(store)
    found = store.load_current()
    told = [(refused.path, refused.kept_at, refused.error.reason) for refused in found.refused]
    outcome.demand(told == [(waiting, waiting, Reason.NEWER_VERSION)], f"{sample.name}: told as {told}")
    tries: dict[str, Callable[[], object]] = {
        "taken up": lambda: store.take_up(kept),
        "taken up waiting": lambda: store.take_up(waiting),
        "renamed": lambda: shelf.rename(kept, "mine"),
        "brought in": lambda: shelf.bring_in(kept),
        "given out": lambda: shelf.give_out(kept, folder / "given.qqgame"),
    }
    for what, attempt in tries.items():
        try:
            attempt()
        except SaveError as error:
            outcome.demand(error.reason is Reason.NEWER_VERSION, f"{sample.name} {what}: {error}")
        else:
            outcome.demand(kept=False, what=f"{sample.name}: a newer one was {what}")
    # The program goes on beside it.
    if (game := _game_of(sample)) is not None:
        store.save_current(game)
    store.close()
    for path in (waiting, kept):
        untouched = path.exists() and path.read_bytes() == newer
        outcome.demand(untouched, f"{sample.name}: a newer {path.name} was touched")


def _game_of(sample: Path) -> SavedGame | None:
    try:
        return save_store.read_game(sample)
    except SaveError:
        return None


def _read_other(sample: Path, again: Callable[[bytes], bytes], outcome: Outcome) -> None:
    """A solitaire game or the records: the bytes of this version come back; their fingerprint is on file."""
    outcome.begin_try()
    outcome.counts["read"] += 1
    expected = json.loads((sample.parent / "expected.json").read_text())[sample.name]
    try:
        data = again(sample.read_bytes())
    except (SaveError, ValueError) as error:
        outcome.demand(kept=False, what=f"{sample.name}: {error}")
        return
    outcome.demand(hashlib.sha256(data).hexdigest() == expected, f"{sample.name}: read as something else")


def _newer_solitaire(sample: Path, folder: Path, outcome: Outcome) -> None:
    outcome.begin_try()
    outcome.counts["refused"] += 1
    newer = sample.read_bytes().replace(b'"version":1,', b'"version":2,', 1)
    folder.mkdir()
    layout = Layout.DAILY if sample.stem.startswith("daily") else Layout.SOLITAIRE
    path = folder / f"{layout.value}-00112233445566aa.qqsolo"
    path.write_bytes(newer)
    store = SolitaireStore(folder, layout)
    found = store.load()
    told = [error.reason for _, error in found.refused]
    outcome.demand(found.game is None and told == [Reason.NEWER_VERSION], f"{sample.name}: told as {told}")
    store.save(decode_solitaire(sample.read_bytes()))
    store.close()
    outcome.demand(path.read_bytes() == newer, f"{sample.name}: a newer one was touched")


def _newer_records(sample: Path, statistics: SolitaireStatistics | TableStatistics, outcome: Outcome) -> None:
    outcome.begin_try()
    outcome.counts["refused"] += 1
    newer = sample.read_bytes().replace(b'"version": 1,', b'"version": 2,', 1)
    statistics.path.parent.mkdir()
    statistics.path.write_bytes(newer)
    try:
        statistics.load()
    except NewerRecordsError:
        pass
    else:
        outcome.demand(kept=False, what=f"{sample.name}: a newer one was read")
    outcome.demand(statistics.path.read_bytes() == newer, f"{sample.name}: a newer one was touched")


def _settings(sample: Path, folder: Path, outcome: Outcome) -> None:
    """Settings of every version so far, and some keys of a newer one."""
    outcome.begin_try()
    outcome.counts["read"] += 1
    folder.mkdir()
    store = SettingsStore(folder)
    plain = json.loads(sample.read_text())
    store.path.write_text(json.dumps({**plain, "of_a_newer_one": [1, {"a": None}]}))
    loaded = store.load()
    outcome.demand(not loaded.bad_keys and loaded.damaged is None, f"{sample.name}: {loaded.bad_keys}")
    store.save(loaded.settings)
    again = json.loads(store.path.read_text())
    outcome.demand({**again, **plain} == again, f"{sample.name}: a setting changed")
    outcome.demand(again["of_a_newer_one"] == [1, {"a": None}], f"{sample.name}: a newer key was lost")


def _sets_newer_aside() -> None:
    """The store takes a newer file for a damaged one."""
    plant(save_store, "decode", _without_newer(save_codec.decode))


def _without_newer(decode: Callable[[bytes], object]) -> Callable[[bytes], object]:
    def forgetful(data: bytes) -> object:
        try:
            return decode(data)
        except SaveError as error:
            if error.reason is Reason.NEWER_VERSION:
                raise SaveError(Reason.DAMAGED) from None
            raise

    return forgetful


def _one_field_more() -> None:
    """The reader asks for a field that the old samples do not have."""
    plant(save_codec, "_GAME_KEYS", (*save_codec._GAME_KEYS, "mood"))


HARNESS = Harness(
    "old formats open for ever, newer ones stay untouched",
    run,
    tries=2 * len(GAMES) + 2 * len(SOLITAIRES) + 2 * len(RECORDS + TABLE_RECORDS) + len(SETTINGS),
    full_tries=2 * len(GAMES) + 2 * len(SOLITAIRES) + 2 * len(RECORDS + TABLE_RECORDS) + len(SETTINGS),
    mutants={"sets_newer_aside": _sets_newer_aside, "one_field_more": _one_field_more},
)
