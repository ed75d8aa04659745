"""Settings: each bad key falls back alone, unknown ones are kept (bug report B55)."""

import json
import stat
from pathlib import Path

import pytest

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.rules import Preset, WordCheck
from quiddler_qt.engine.state import Seat
from quiddler_qt.storage.settings import (
    ExpectedWords,
    HelpLevel,
    LoadedSettings,
    Settings,
    SettingsStore,
    WindowGeometry,
)
from quiddler_qt.storage.table_form import TableChoice, table_plain

CHOSEN = Settings(
    table=TableChoice(
        (Seat("Łukasz 🐢"), Seat("R&D", SeatKind.COMPUTER, "greedy")),
        Preset.FAMILY,
        colors=(3, 0),
        first_dealer=1,
    ).with_word_check(WordCheck.CHALLENGE),
    theme="emerald_salon",
    motion_percent=0,
    window=WindowGeometry(-5, 10, 1280, 800),
    maximized=True,
    text_scale_percent=150,
    sound_percent=0,
    language="de",
    confirm_discard=True,
    card_scale_percent=120,
    muted=True,
    help_level=HelpLevel.CARD,
    teacher=True,
    coach=False,
    coach_seen=("draw", "go_out"),
    computer_patience=3,
    computer_pace_percent=200,
    expected_words=ExpectedWords.ALL,
    keys=(("undo", "Ctrl+Backspace"),),
)


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return again(tmp_path)


def again(folder: Path) -> SettingsStore:
    """The store of another start."""
    return SettingsStore(folder, themes=("emerald_salon", "midnight_library"), languages=("de", "fr"))


def write(store: SettingsStore, **values: object) -> None:
    store.path.write_text(json.dumps(values))


def test_defaults_before_the_first_start(store: SettingsStore) -> None:
    assert store.load() == LoadedSettings(Settings())
    assert list(store.folder.iterdir()) == []


@pytest.mark.parametrize("settings", [Settings(), CHOSEN])
def test_everything_comes_back(store: SettingsStore, settings: Settings) -> None:
    store.save(settings)
    assert again(store.folder).load() == LoadedSettings(settings)
    assert stat.S_IMODE(store.path.stat().st_mode) == 0o600


def test_the_folder_is_made_again(store: SettingsStore, tmp_path: Path) -> None:
    gone = again(tmp_path / "a" / "b")
    gone.save(CHOSEN)
    assert gone.load().settings == CHOSEN


SEAT = {"name": "a", "kind": "person", "level": ""}
TABLE = table_plain(TableChoice((Seat("a"), Seat("b"))))
BAD: dict[str, list[object]] = {
    "table": [
        5,
        [],
        {},
        {**TABLE, "seats": [SEAT]},
        {**TABLE, "preset": "x"},
        {**TABLE, "first_dealer": 2},
        {**TABLE, "colors": [1, 1]},
        {**TABLE, "changed": {"floor": "x"}},
        {**TABLE, "more": 1},
    ],
    "theme": ["x", 5, None, "../emerald_salon"],
    "motion_percent": [-1, 1_000_000_000, 1e9, "fast", True, None],
    "window": [[1, 2, 3], [1, 2, 0, 5], [1, 2, 3, 1e9], [1, 2, 3, "4"], "full", 5, {}, [99999, 0, 5, 5]],
    "maximized": [1, "yes", None],
    "text_scale_percent": [0, 49, 301, True],
    "sound_percent": [1e9, -1, 101, "loud"],
    "language": ["xx", 5, None, "de\n"],
    "confirm_discard": [0, "no"],
    "card_scale_percent": [59, 151, None, "large"],
    "muted": [1, None],
    "help_level": ["x", 5, [], None],
    "teacher": [1, None],
    "coach": [0, None],
    "coach_seen": [5, "draw", ["DRAW"], [5], ["x" * 41], ["x"] * 101],
    "computer_patience": [-1, 10, True],
    "expected_words": ["few", 3, None],
    "computer_pace_percent": [49, 401, None],
    "keys": [5, "undo", [5], [["undo"]], [["UNDO", "U"]], [["undo", ""]], [["undo", 5]], [["a", "b"]] * 101],
}


@pytest.mark.parametrize(("key", "value"), [(key, value) for key, values in BAD.items() for value in values])
def test_a_bad_key_falls_back_alone_and_is_told_once(store: SettingsStore, key: str, value: object) -> None:
    store.save(CHOSEN)
    values = json.loads(store.path.read_text())
    write(store, **{**values, key: value})
    loaded = again(store.folder).load()
    assert loaded.bad_keys == (key,)
    assert loaded.damaged is None
    for other in BAD:
        expected = Settings() if other == key else CHOSEN
        assert getattr(loaded.settings, other) == getattr(expected, other)
    # Written again it is good.
    store.save(loaded.settings)
    assert again(store.folder).load().bad_keys == ()


def test_every_key_is_tried_above() -> None:
    assert BAD.keys() == set(Settings.__dataclass_fields__)


@pytest.mark.parametrize("number", ["NaN", "-Infinity", "9" * 5_000, "1e999"])
def test_absurd_numbers_cost_their_key_alone(store: SettingsStore, number: str) -> None:
    store.path.write_text(f'{{"theme":"emerald_salon","sound_percent":{number}}}')
    loaded = store.load()
    assert loaded.bad_keys == ("sound_percent",)
    assert loaded.settings.theme == "emerald_salon"


def test_unknown_keys_are_kept_when_written_again(store: SettingsStore) -> None:
    write(store, theme="x", card_back={"colour": "blue"}, zoom=[1, 2.5])
    loaded = store.load()
    assert loaded.bad_keys == ("theme",)
    store.save(loaded.settings)
    values = json.loads(store.path.read_text())
    assert (values["card_back"], values["zoom"]) == ({"colour": "blue"}, [1, 2.5])
    assert values["theme"] == ""


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"5",
        b"\xff\xfe{\0}\0",
        b"[" * 100_000,
        b"{}" + b" " * 300_000,
        b'\xef\xbb\xbf{"theme":""}',
    ],
)
def test_an_unreadable_file_is_kept_aside(store: SettingsStore, data: bytes) -> None:
    store.path.write_bytes(data)
    loaded = store.load()
    assert loaded.settings == Settings()
    assert loaded.damaged is not None
    assert loaded.damaged.read_bytes() == data
    for _ in range(3):
        store.save(CHOSEN)
    assert loaded.damaged.read_bytes() == data
    assert again(store.folder).load() == LoadedSettings(CHOSEN)


def test_something_else_in_place_of_the_file(store: SettingsStore) -> None:
    store.path.mkdir()
    assert store.load().settings == Settings()
    store.save(CHOSEN)
    assert store.load().settings == CHOSEN


def test_lone_surrogates_do_not_spread(store: SettingsStore) -> None:
    store.path.write_text('{"\\ud800": 1, "x": "\\ud800", "theme": "\\ud800"}')
    loaded = store.load()
    assert loaded.bad_keys == ("theme",)
    store.save(loaded.settings)
    assert again(store.folder).load().bad_keys == ()


def test_a_failed_save_is_told_and_leaves_the_file(
    store: SettingsStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.save(CHOSEN)
    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="full"):
        store.save(Settings())
    assert again(store.folder).load().settings == CHOSEN


def fail(descriptor: int) -> None:
    raise OSError("full")
