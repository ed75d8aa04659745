"""The ways in which the program saves, one for each kind of file, and how a spoiled save is judged."""

import io
import shutil
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.state import Seat
from quiddler_qt.lexicon.imported_list import read_imported_list
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.recovery_shelf import KeptFile, KeptKind, RecoveryShelf
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import SaveStore, read_game, write_game
from quiddler_qt.storage.saved_game import SavedGame
from quiddler_qt.storage.saved_tables import SavedTables
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.solitaire_saves import SavedSolitaire, SolitaireStore
from quiddler_qt.storage.solitaire_statistics import SolitaireResult, SolitaireStatistics
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.storage.table_statistics import PlayerRecords, TableStatistics
from quiddler_qt.storage.word_files import WordFiles
from tests.promises.outcome import Outcome
from tests.random_solitaire import random_solitaire_record
from tests.storage.sample_games import positions
from tests.storage.test_solitaire_saves import saved_at


@dataclass(frozen=True)
class SavePath:
    """One way to save: how a folder looks before, the save itself, and what a later start reads."""

    name: str
    prepare: Callable[[Path], None]
    save: Callable[[Path, Callable[[], None]], None]
    read: Callable[[Path], str]
    old: str
    new: str
    without_links: bool = False


def attempt(path: SavePath, folder: Path, arm: Callable[[], None]) -> str:
    """Saves, and tells how that ended: "saved", "failed", or the exception that nobody would understand."""
    try:
        path.save(folder, arm)
    except OSError:
        return "failed"
    except Exception as error:  # noqa: BLE001 (whatever it is, it is not a message to a person)
        return repr(error)
    return "saved"


def look_and_save_again(path: SavePath, folder: Path, said: str) -> dict[str, Any]:
    """After a save that ``said`` so: what a start would find now, and how the next save ends."""
    copy = folder.with_name("copy")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy, symlinks=True)
    return {
        "said": said,
        "before": _read(path, copy),
        "again": attempt(path, folder, lambda: None),
    }


def judge(outcome: Outcome, path: SavePath, folder: Path, report: dict[str, Any], what: str) -> None:
    """Whether a spoiled save left what it may leave; ``report`` says "nothing" of one that was killed."""
    found = _read(path, folder)
    outcome.counts[f"said {report['said']}"] += 1
    if report["said"] == "nothing":
        outcome.demand(found in (path.old, path.new), what + f"found {found!r}")
        return
    outcome.demand(report["said"] in ("saved", "failed"), what + report["said"])
    outcome.demand(report["before"] in (path.old, path.new), what + f"left {report['before']!r}")
    outcome.demand(report["said"] != "saved" or report["before"] == path.new, what + "said saved, is not")
    outcome.demand(report["again"] == "saved" and found == path.new, what + f"next save: {report['again']}")


def _read(path: SavePath, folder: Path) -> str:
    try:
        return path.read(folder)
    except SaveError as error:
        return f"unreadable: {error}"


def save_paths(seed: int) -> list[SavePath]:
    """All ways in which the program saves."""
    games = list(positions(seed, seats=2))
    first, second, third = games[len(games) // 2 : len(games) // 2 + 3]

    def save_twice(folder: Path) -> None:
        store = SaveStore(folder)
        store.save_current(first)
        store.save_current(second)
        store.close()

    def save_third(folder: Path, arm: Callable[[], None]) -> None:
        store = SaveStore(folder)
        try:
            store.load_current()
            arm()
            store.save_current(third)
        finally:
            with suppress(OSError):
                store.close()

    def keep(folder: Path, arm: Callable[[], None]) -> None:
        store = SaveStore(folder)
        try:
            store.load_current()
            arm()
            store.keep_current()
        finally:
            with suppress(OSError):
                store.close()

    def read_current(folder: Path) -> str:
        store = SaveStore(folder)
        found = store.load_current()
        store.close()
        return "damaged" if found.refused else _mark(found.game)

    def read_kept_or_current(folder: Path) -> str:
        kept = [game for game in SaveStore(folder).games() if not game.waiting]
        return _mark(read_game(kept[0].path)) if kept else read_current(folder)

    def export(folder: Path, arm: Callable[[], None]) -> None:
        arm()
        write_game(folder / "mine", third)

    def export_first(folder: Path) -> None:
        write_game(folder / "mine", second)

    def read_export(folder: Path) -> str:
        return _mark(read_game(folder / "mine"))

    def settings_first(folder: Path) -> None:
        SettingsStore(folder).save(Settings(sound_percent=1))

    def settings_second(folder: Path, arm: Callable[[], None]) -> None:
        arm()
        SettingsStore(folder).save(Settings(sound_percent=2))

    def read_settings(folder: Path) -> str:
        loaded = SettingsStore(folder).load()
        return "damaged" if loaded.damaged or loaded.bad_keys else str(loaded.settings.sound_percent)

    def save_four_times(folder: Path) -> None:
        store = SaveStore(folder)
        for game in (first, first, first, second):
            store.save_current(game)
        store.close()

    none, old, new = _mark(None), _mark(second), _mark(third)
    return [
        SavePath("autosave", save_twice, save_third, read_current, old, new),
        SavePath("autosave, no links", save_twice, save_third, read_current, old, new, without_links=True),
        SavePath("autosave over the oldest", save_four_times, save_third, read_current, old, new),
        SavePath("first save", lambda _folder: None, save_third, read_current, none, new),
        SavePath("keeping", save_twice, keep, read_kept_or_current, old, old),
        SavePath("export", export_first, export, read_export, old, new),
        SavePath("settings", settings_first, settings_second, read_settings, "1", "2"),
        _solitaire_path(seed),
        _tables_path(),
        _own_words_path(),
        _imported_list_path(),
        _table_records_path(),
        _solitaire_records_path(),
        *_recovery_paths(),
    ]


def _solitaire_path(seed: int) -> SavePath:
    record = random_solitaire_record(seed)
    layout = record.setup.layout
    before, after = (saved_at(record, done) for done in (1, 2))

    def save(folder: Path, game: SavedSolitaire, arm: Callable[[], None]) -> None:
        store = SolitaireStore(folder, layout)
        try:
            store.load()
            arm()
            store.save(game)
        finally:
            with suppress(OSError):
                store.close()

    def read(folder: Path) -> str:
        store = SolitaireStore(folder, layout)
        found = store.load()
        store.close()
        if found.refused:
            return "damaged"
        return "no game" if found.game is None else f"{len(found.game.record.actions)} taken"

    return SavePath(
        "solitaire",
        lambda folder: save(folder, before, lambda: None),
        lambda folder, arm: save(folder, after, arm),
        read,
        "1 taken",
        "2 taken",
    )


def _tables_path() -> SavePath:
    def save(folder: Path, name: str, arm: Callable[[], None]) -> None:
        tables = SavedTables(folder)
        tables.tables()
        arm()
        tables.save(name, TableChoice((Seat("Ada"), Seat("Bo"))))

    def read(folder: Path) -> str:
        return " ".join(kept.name for kept in SavedTables(folder).tables())

    return SavePath(
        "kept tables",
        lambda folder: save(folder, "Friday", lambda: None),
        lambda folder, arm: save(folder, "Sunday", arm),
        read,
        "Friday",
        "Sunday Friday",
    )


def _own_words_path() -> SavePath:
    def save(folder: Path, words: set[str], arm: Callable[[], None]) -> None:
        arm()
        WordFiles(profile_places(folder)).change_own_words(lambda _: OwnWords(accepted=frozenset(words)))

    def read(folder: Path) -> str:
        return " ".join(sorted(WordFiles(profile_places(folder)).load_own_words().accepted))

    return SavePath(
        "own words",
        lambda folder: save(folder, {"blorp"}, lambda: None),
        lambda folder, arm: save(folder, {"blorp", "zorb"}, arm),
        read,
        "blorp",
        "blorp zorb",
    )


def _imported_list_path() -> SavePath:
    def save(folder: Path, title: str, arm: Callable[[], None]) -> None:
        brought = read_imported_list(io.BytesIO(f"{title}\nblorp\nzorb\n".encode()), title)
        arm()
        WordFiles(profile_places(folder)).keep_list(brought)

    def read(folder: Path) -> str:
        lists = WordFiles(profile_places(folder)).imported_lists().lists
        return " ".join(f"{one.title} {one.word_count}" for one in lists)

    return SavePath(
        "imported list",
        lambda folder: save(folder, "birds", lambda: None),
        lambda folder, arm: save(folder, "trees", arm),
        read,
        "birds 3",
        "birds 3 trees 3",
    )


def _table_records_path() -> SavePath:
    def save(folder: Path, name: str, arm: Callable[[], None]) -> None:
        arm()
        TableStatistics(folder).restore(PlayerRecords(name, games=1))

    def read(folder: Path) -> str:
        loaded = TableStatistics(folder).load()
        names = sorted(player.name for player in loaded.records.players.values())
        return "damaged" if loaded.damaged is not None else " ".join(names)

    return SavePath(
        "table records",
        lambda folder: save(folder, "Ada", lambda: None),
        lambda folder, arm: save(folder, "Bo", arm),
        read,
        "Ada",
        "Ada Bo",
    )


def _solitaire_records_path() -> SavePath:
    def save(folder: Path, number: int, arm: Callable[[], None]) -> None:
        arm()
        SolitaireStatistics(folder).count(
            SolitaireResult(f"{number:016x}", MinWord.TWO_LETTERS, won=True, elapsed_ms=60_000, hints=0)
        )

    def read(folder: Path) -> str:
        loaded = SolitaireStatistics(folder).load()
        games = loaded.records.variants[MinWord.TWO_LETTERS].games
        return "damaged" if loaded.damaged is not None else f"{games} games"

    return SavePath(
        "solitaire records",
        lambda folder: save(folder, 1, lambda: None),
        lambda folder, arm: save(folder, 2, arm),
        read,
        "1 games",
        "2 games",
    )


def _recovery_paths() -> tuple[SavePath, ...]:
    """What the page of recovery writes: a file set aside comes back, that is undone, and it is given out."""
    old, new = '{"sound_percent": 1}', '{"sound_percent": 2}'
    present, given = "settings.json", "given out.json"

    def prepare(folder: Path) -> None:
        (folder / "settings.damaged.json").write_text(new)
        for name in (present, given):
            (folder / name).write_text(old)

    def shelf_of(folder: Path) -> tuple[RecoveryShelf, KeptFile]:
        shelf = RecoveryShelf(SaveStore(folder / "games"), (folder,))
        (kept,) = (one for one in shelf.files() if one.kind is KeptKind.DATA_DAMAGED)
        return shelf, kept

    def bring_back(folder: Path, arm: Callable[[], None]) -> None:
        shelf, kept = shelf_of(folder)
        arm()
        shelf.bring_back_data(kept)

    def take_back(folder: Path, arm: Callable[[], None]) -> None:
        shelf, kept = shelf_of(folder)
        arm()
        shelf.put_data(kept, new.encode())

    def give_out(folder: Path, arm: Callable[[], None]) -> None:
        shelf, kept = shelf_of(folder)
        arm()
        shelf.give_out(kept, folder / given)

    def read(name: str) -> Callable[[Path], str]:
        return lambda folder: (folder / name).read_text() if (folder / name).exists() else "missing"

    return (
        SavePath("brought back", prepare, bring_back, read(present), old, new),
        SavePath("bringing back undone", prepare, take_back, read(present), old, new),
        SavePath("given out", prepare, give_out, read(given), old, new),
    )


def _mark(game: SavedGame | None) -> str:
    """What tells the positions apart."""
    return "no game" if game is None else f"{len(game.record.actions)} actions"
