"""Sounds: one for each thing that happens, as loud as wished, and silence where there is no device."""

import re
import sys
import wave
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

import make_sounds
from make_sounds import RATE
from quiddler_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    DiscardTaken,
    Event,
    GameEnded,
    HandDealt,
    RoundScored,
    SpellingRuled,
    TurnBegan,
    WordsLaid,
    WordStruck,
    WordUpheld,
)
from quiddler_qt.engine.state import Phase
from quiddler_qt.program import Program
from quiddler_qt.resource_files import resource
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.ui import sound
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.sound import AT_ONCE, Cue, Player, Sounds, SystemPlayer, cue_of, find_player, quieter_copy
from tests.ui.conftest import StartProgram
from tests.ui.test_whole_games import ADA, PIP, Evening, table


class FakePlayer:
    def __init__(self) -> None:
        self.played: list[Path] = []

        self.stops = 0

    def play(self, path: Path) -> None:
        self.played.append(path)

    def stop(self) -> None:
        self.stops += 1

    def close(self) -> None:
        self.stops += 1


@pytest.fixture
def preferences(tmp_path: Path, qapp: object) -> Preferences:
    return Preferences(SettingsStore(tmp_path / "config"), Settings(sound_percent=100))


@pytest.fixture
def player() -> FakePlayer:
    return FakePlayer()


@pytest.fixture
def sounds(
    preferences: Preferences, player: FakePlayer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Sounds:
    monkeypatch.setattr(sound, "PAUSE_MS", 0)
    return Sounds(preferences, tmp_path / "sounds", lambda _parent: player)


def samples(path: Path) -> NDArray[np.float64]:
    """What is in a file, as a part of what it can hold."""
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        return np.frombuffer(file.readframes(file.getnframes()), "<i2") / 32768


# -- the files -----------------------------------------------------------------------------------


def test_every_cue_has_a_small_file_of_its_own() -> None:
    files = {path.stem: path for path in resource("sounds").glob("*.wav")}
    assert set(files) == set(Cue)
    assert sum(path.stat().st_size for path in files.values()) < 300_000
    assert len({path.read_bytes() for path in files.values()}) == len(files)


@pytest.mark.parametrize("cue", list(Cue))
def test_a_sound_neither_clicks_nor_clips_nor_keeps_people_waiting(cue: Cue) -> None:
    heard = samples(resource("sounds", f"{cue}.wav"))
    assert 0.05 < len(heard) / RATE < 1.5
    strongest = np.max(np.abs(heard))
    assert 0.1 < strongest < 0.9
    assert abs(np.mean(heard)) < 0.0005, "a constant part would push the loudspeaker"
    assert heard[0] == heard[-1] == 0
    ends = np.concatenate([heard[: RATE // 4000], heard[-RATE // 400 :]])
    assert np.max(np.abs(ends)) < 0.05 * strongest, "the ends fade"
    begins = int(np.argmax(np.abs(heard) > 0.1 * strongest))
    assert begins / RATE < 0.03, "it is heard when it is played"


def test_no_sound_is_much_louder_to_the_ear_than_another() -> None:
    heard = [make_sounds.loudness(samples(resource("sounds", f"{cue}.wav"))) for cue in Cue]
    assert max(heard) / min(heard) < 10 ** (6 / 20)


@pytest.mark.parametrize("cue", [Cue.PICK_UP, Cue.SETTLE, Cue.FLIP, Cue.DEAL])
def test_what_a_hand_does_is_noise_and_no_tone(cue: Cue) -> None:
    heard = samples(resource("sounds", f"{cue}.wav"))
    power = np.abs(np.fft.rfft(heard)) ** 2
    pitch = np.fft.rfftfreq(len(heard), 1 / RATE)
    strongest = pitch[int(np.argmax(power))]
    around = power[(pitch > strongest / 1.06) & (pitch < strongest * 1.06)]
    assert np.sum(around) < 0.35 * np.sum(power)
    # Small loudspeakers give little below 300 Hz: what lies above has to carry the sound.
    assert np.sum(power[pitch > 500]) > 0.15 * np.sum(power)


def test_the_script_makes_the_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_sounds, "FOLDER", tmp_path / "sounds")
    make_sounds.main()
    for cue in Cue:
        made, kept = samples(tmp_path / "sounds" / f"{cue}.wav"), samples(resource("sounds", f"{cue}.wav"))
        # The last bit of a sine is the machine's own.
        assert np.allclose(made, kept, atol=2 / 32768)


# -- which sound ---------------------------------------------------------------------------------

EVENTS: list[tuple[Event, Cue | None]] = [
    (HandDealt(0, 0, ((1,),), 2), Cue.DEAL),
    (CardDrawn(0, None), Cue.FLIP),
    (DiscardTaken(0, 3), Cue.PICK_UP),
    (CardDiscarded(0, 3), Cue.SETTLE),
    (WordsLaid(0, ((1, 2),), went_out=True), Cue.WORD_LAID),
    (WordsLaid(0, (), went_out=False), None),
    (TurnBegan(0, last_turn=False), Cue.TURN),
    (TurnBegan(1, last_turn=False), None),
    (SpellingRuled("AX", accepted=False), None),
    (SpellingRuled("AX", accepted=True), None),
    (RoundScored(0, ()), Cue.ROUND_END),
    (GameEnded((0,)), Cue.WIN),
]


@pytest.mark.parametrize(("event", "cue"), EVENTS)
def test_each_event_has_its_sound(event: Event, cue: Cue | None) -> None:
    assert cue_of((event,), 0) is cue


def test_a_card_that_is_dragged_is_heard_when_it_leaves_and_when_it_lands() -> None:
    assert cue_of((DiscardTaken(0, 3),), 0, by_finger=True) is Cue.SETTLE
    assert cue_of((CardDrawn(0, 3),), 0, by_finger=True) is Cue.FLIP


def test_of_several_events_the_weightiest_is_heard() -> None:
    laid = WordsLaid(1, ((1, 2),), went_out=True)
    assert cue_of((CardDiscarded(1, 3), laid, TurnBegan(0, last_turn=True)), 0) is Cue.TURN
    assert cue_of((laid, CardDiscarded(1, 3)), 0) is Cue.WORD_LAID
    assert cue_of((RoundScored(0, ()), GameEnded((0,))), 0) is Cue.WIN
    assert cue_of((HandDealt(0, 0, ((1,),), 2), TurnBegan(0, last_turn=False)), 0) is Cue.DEAL
    assert cue_of((), 0) is None


def test_no_sound_tells_whether_a_word_is_valid() -> None:
    """A laid word sounds the same whatever it spells, and a verdict whichever way it goes."""
    heard = {cue_of((WordsLaid(0, (cards,), went_out=False),), 0) for cards in ((1, 2), (40, 90), (7,))}
    assert heard == {Cue.WORD_LAID}
    upheld = WordUpheld(challenger=1, owner=0, word=0, spelling="TOP", cost=9)
    struck = WordStruck(challenger=1, owner=0, word=0, spelling="TPO")
    assert cue_of((upheld,), 0) is cue_of((struck,), 0) is Cue.VERDICT


# -- how loud ------------------------------------------------------------------------------------


def test_full_volume_plays_the_file_itself(sounds: Sounds, player: FakePlayer) -> None:
    sounds.play(Cue.TURN)
    assert player.played == [resource("sounds", "turn.wav")]


def with_volume(percent: int) -> Callable[[Settings], Settings]:
    return lambda settings: replace(settings, sound_percent=percent)


def test_a_lower_volume_plays_a_quieter_copy(
    sounds: Sounds, player: FakePlayer, preferences: Preferences
) -> None:
    for percent in (70, 30, 1):
        preferences.change(with_volume(percent))
        sounds.play(Cue.WIN)
    peaks = [max(map(abs, samples(path))) for path in player.played]
    assert max(map(abs, samples(resource("sounds", "win.wav")))) > peaks[0] > peaks[1] > peaks[2] > 0


def test_nothing_is_begun_after_the_end(sounds: Sounds, player: FakePlayer) -> None:
    # A move that comes after the window was closed would leave a process behind, which Qt complains of.
    sounds.play(Cue.WIN)
    sounds.close()
    before = list(player.played)
    sounds.play(Cue.DEAL)
    assert player.played == before


@pytest.mark.parametrize("change", [{"muted": True}, {"sound_percent": 0}])
def test_silence_looks_for_no_player(
    preferences: Preferences, tmp_path: Path, change: dict[str, Any]
) -> None:
    def find(_parent: QObject) -> Player:
        raise AssertionError("a device was opened")

    preferences.change(lambda settings: replace(settings, **change))
    Sounds(preferences, tmp_path, find).play(Cue.TURN)


def test_mute_works_at_once(sounds: Sounds, player: FakePlayer, preferences: Preferences) -> None:
    sounds.play(Cue.TURN)
    preferences.change(lambda settings: replace(settings, muted=True))
    sounds.play(Cue.TURN)
    preferences.change(lambda settings: replace(settings, muted=False))
    sounds.play(Cue.TURN)
    assert len(player.played) == 2


def test_sounds_too_close_together_are_one(
    preferences: Preferences, player: FakePlayer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sound, "PAUSE_MS", 3_600_000)
    sounds = Sounds(preferences, tmp_path, lambda _parent: player)
    for _ in range(5):
        sounds.play(Cue.DEAL)
    assert len(player.played) == 1


@pytest.mark.parametrize("change", [{"muted": True}, {"sound_percent": 0}])
def test_silence_comes_at_once(
    sounds: Sounds, player: FakePlayer, preferences: Preferences, change: dict[str, Any]
) -> None:
    sounds.play(Cue.WIN)
    preferences.change(lambda settings: replace(settings, motion_percent=50))
    assert player.stops == 0
    preferences.change(lambda settings: replace(settings, **change))
    assert player.stops == 1


def test_a_copy_that_cannot_be_written_is_silence(
    preferences: Preferences, player: FakePlayer, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("the sound turn cannot be read")
    occupied = tmp_path / "file"
    occupied.write_text("")
    preferences.change(lambda settings: replace(settings, sound_percent=50))
    Sounds(preferences, occupied, lambda _parent: player).play(Cue.TURN)
    assert player.played == []


def test_a_quieter_copy_keeps_its_form() -> None:
    data = resource("sounds", "turn.wav").read_bytes()
    copy = quieter_copy(data, 0.25)
    assert len(copy) == len(data)
    assert copy[:44] == data[:44]
    with pytest.raises((wave.Error, EOFError)):
        quieter_copy(b"no sound", 0.5)


# -- players -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "programs"),
    [
        ({"pw-play", "aplay"}, ("pw-play", "aplay")),
        ({"aplay", "paplay"}, ("paplay", "aplay")),
        ({"aplay"}, ("aplay",)),
        (set(), ()),
    ],
)
def test_the_players_there_are_the_best_first(
    qapp: object, monkeypatch: pytest.MonkeyPatch, there: set[str], programs: tuple[str, ...]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")  # Windows plays by a call, not by a program
    found = find_player(which=lambda name: f"/bin/{name}" if name in there else None)
    if programs:
        assert isinstance(found, SystemPlayer)
        assert found.programs == tuple(f"/bin/{program}" for program in programs)
    else:
        assert found is None


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-S", "-c", code)


def test_a_player_gets_the_file_and_ends(qtbot: QtBot, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    player = SystemPlayer([python(f"import sys; open({str(heard)!r}, 'w').write(sys.argv[1])")])
    player.play(tmp_path / "a b.wav")
    qtbot.waitUntil(lambda: heard.exists() and heard.read_text() != "")
    assert heard.read_text() == str(tmp_path / "a b.wav")
    assert not player.is_silent
    player.close()


@pytest.mark.parametrize("command", [("/nowhere/no-such-player",), python("raise SystemExit(1)")])
def test_a_player_that_does_not_work_falls_silent(
    qtbot: QtBot, tmp_path: Path, command: tuple[str, ...]
) -> None:
    player = SystemPlayer([command])
    for _ in range(2):
        player.play(tmp_path / "x.wav")
    qtbot.waitUntil(lambda: player.is_silent)
    player.play(tmp_path / "x.wav")
    assert player.running == 0


def test_where_one_player_does_not_work_the_next_does(qtbot: QtBot, tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    works = python(f"open({str(heard)!r}, 'a').write('x')")
    player = SystemPlayer([python("raise SystemExit(1)"), works])
    player.play(tmp_path / "x.wav")
    player.play(tmp_path / "x.wav")
    qtbot.waitUntil(lambda: len(player.programs) == 1)
    player.play(tmp_path / "x.wav")
    qtbot.waitUntil(heard.exists)
    assert not player.is_silent
    player.close()


def test_not_too_many_players_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    player = SystemPlayer([python("import sys; sys.stdin.read()")])
    for _ in range(AT_ONCE + 3):
        player.play(tmp_path / "x.wav")
    assert player.running == AT_ONCE
    player.stop()
    qtbot.waitUntil(lambda: player.running == 0)
    assert not player.is_silent, "it was ended, it did not fail"
    player.play(tmp_path / "x.wav")
    player.close()
    assert player.running == 0


class FakeWinsound:
    """The calls of Windows; where there is no device they fail."""

    SND_FILENAME, SND_ASYNC, SND_NODEFAULT = 0x20000, 1, 2

    def __init__(self, *, works: bool) -> None:
        self._works = works
        self.calls: list[tuple[str | None, int]] = []

    def PlaySound(self, sound: str | None, flags: int) -> None:
        self.calls.append((sound, flags))
        if not self._works:
            raise RuntimeError("Failed to play sound")


@pytest.mark.parametrize("works", [True, False])
def test_windows_plays_and_stops_by_calls_and_a_missing_device_is_silence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, works: bool
) -> None:
    winsound = FakeWinsound(works=works)
    monkeypatch.setattr(sound, "winsound", winsound, raising=False)
    path = str(tmp_path / "a.wav")
    with monkeypatch.context() as on_windows:
        on_windows.setattr(sys, "platform", "win32")
        player = find_player()
        assert player is not None
        player.play(Path(path))
        player.stop()
        player.close()
    # Without a name every sound ends, and the flags mean nothing.
    assert winsound.calls == [(path, 0x20003), (None, 0), (None, 0)]


# -- in the program ------------------------------------------------------------------------------


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch, player: FakePlayer) -> FakePlayer:
    """What a started program plays."""
    monkeypatch.setattr(sound, "PAUSE_MS", 0)
    monkeypatch.setattr(sound, "find_player", lambda _parent: player)
    return player


def saved_muted(program: Program) -> bool:
    return SettingsStore(program.places.config).load().settings.muted


def cues(heard: FakePlayer) -> list[str]:
    return [re.sub(r"_\d+$", "", path.stem) for path in heard.played]


def test_a_turn_is_heard_and_the_mute_button_silences_it(
    start_program: StartProgram, heard: FakePlayer, qtbot: QtBot
) -> None:
    program = start_program(seed=5)
    evening = Evening(program, qtbot)
    program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    assert cues(heard)[0] == "deal"
    evening.driver.click("pile_stock")
    assert cues(heard)[-1] == "flip"
    evening.driver.click("pile_stock")
    assert cues(heard)[-1] == "refuse"
    mute = evening.driver.button("mute_button")
    assert "Sound is on" in mute.accessibleName()
    count = len(heard.played)
    evening.driver.press("mute_button")
    assert saved_muted(program)
    assert "Sound is off" in mute.accessibleName()
    evening.play_turn(lay=False)
    assert len(heard.played) == count
    evening.driver.key(Qt.Key.Key_Space, mute)
    assert not saved_muted(program)
    assert "Sound is on" in mute.accessibleName()


def test_a_drag_is_heard_as_it_begins_and_a_click_on_a_card_is_not(
    start_program: StartProgram, heard: FakePlayer, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=5), qtbot)
    evening.program.host.deal(table(ADA, PIP))
    evening.until(evening.at_table)
    driver, card = evening.driver, evening.session.arrangement(0).hand[0]
    heard.played.clear()
    driver.click(f"card_{card}")
    assert cues(heard) == []
    driver.drag(driver.seen_point(f"card_{card}"), driver.center("new_row"), release=False)
    assert cues(heard) == ["pick_up"]
    driver.key(Qt.Key.Key_Escape)
    assert cues(heard) == ["pick_up", "settle"]
    driver.release(driver.center("new_row"))
    heard.played.clear()
    driver.drag_card(card, "new_row")
    assert cues(heard) == ["pick_up", "settle"]
    heard.played.clear()
    driver.drag(driver.seen_point("pile_discards"), driver.center("hand"))
    assert evening.state.phase is Phase.PLAY
    assert cues(heard) == ["pick_up", "settle"], "not once more when it is let go"
