"""The sounds of the table: which event has which, and how they are played where there is a device.

The system's own player does it, a short-lived process for each sound (Windows: the system's call). So there
is no library to ship, no thread beside Qt's, and where there is no player or no device nothing is heard and
nothing is said. A volume below full is played from a quieter copy of the file.

What is heard depends on what everybody sees happen, never on whether a word is valid: in challenge play a
sound must not give an answer away.
"""

import array
import io
import logging
import shutil
import sys
import wave
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QElapsedTimer, QObject, QProcess, Signal

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    DiscardTaken,
    Event,
    GameEnded,
    HandDealt,
    RoundScored,
    TurnBegan,
    WordsLaid,
    WordStruck,
    WordUpheld,
)
from quiddler_qt.resource_files import resource
from quiddler_qt.storage.atomic_file import write_atomically
from quiddler_qt.storage.settings import Settings
from quiddler_qt.ui.preferences import Preferences

if sys.platform == "win32":
    import winsound

log = logging.getLogger(__name__)

PAUSE_MS: Final = 50
"""Two sounds closer than this are heard as one: the second is left out."""
AT_ONCE: Final = 4
"""So many players may run at the same time; what comes on top is left out."""
FAILURES: Final = 2
"""A player that ended badly so many times one after another does not work here."""


CLOSING_MS: Final = 2000
"""How long the end of the program waits for a player that was killed."""


class Cue(StrEnum):
    """What can be heard; the value is the name of the file."""

    PICK_UP = "pick_up"
    SETTLE = "settle"
    FLIP = "flip"
    REFUSE = "refuse"
    WORD_LAID = "word_laid"
    VERDICT = "verdict"
    TURN = "turn"
    DEAL = "deal"
    ROUND_END = "round_end"
    WIN = "win"


LOUDER_LAST: Final = tuple(Cue)
"""Of several cues of one moment the last in this order is heard."""


def cue_of(events: Sequence[Event], viewer: SeatIndex | None, *, by_finger: bool = False) -> Cue | None:
    """The sound of what happened in one go, or None. ``viewer`` hears when the turn is theirs.

    ``by_finger`` says that a card was dragged and is let go now: it was heard already when it left.
    """
    heard = [cue for event in events if (cue := _cue(event, viewer, by_finger)) is not None]
    return max(heard, key=LOUDER_LAST.index, default=None)


def _cue(event: Event, viewer: SeatIndex | None, by_finger: bool) -> Cue | None:
    match event:
        case HandDealt():
            return Cue.DEAL
        case CardDrawn():
            return Cue.FLIP
        case DiscardTaken():
            return Cue.SETTLE if by_finger else Cue.PICK_UP
        case CardDiscarded():
            return Cue.SETTLE
        case WordsLaid(_, words, _) if words:
            return Cue.WORD_LAID
        case WordUpheld() | WordStruck():
            return Cue.VERDICT
        case TurnBegan(seat, _) if seat == viewer:
            return Cue.TURN
        case RoundScored():
            return Cue.ROUND_END
        case GameEnded():
            return Cue.WIN
        case _:
            return None


class Player(Protocol):
    """Plays a file and returns at once; never raises."""

    def play(self, path: Path) -> None:
        """Begins to play."""

    def stop(self) -> None:
        """Ends what is being played, at once."""

    def close(self) -> None:
        """Leaves nothing behind."""


class Silence:
    """No player: nothing is heard."""

    def play(self, path: Path) -> None:
        """Does nothing."""

    def stop(self) -> None:
        """Does nothing."""

    def close(self) -> None:
        """Does nothing."""


class _Play(QProcess):
    """One sound being played. ``over(well)`` comes once, when it has ended or could not begin."""

    over = Signal(bool)

    def __init__(self, command: Sequence[str], parent: QObject) -> None:
        super().__init__(parent)
        self.is_stopped = False
        self.setProgram(command[0])
        self.setArguments(list(command[1:]))
        self.setStandardOutputFile(QProcess.nullDevice())
        self.setStandardErrorFile(QProcess.nullDevice())
        self.finished.connect(self._finished)
        self.errorOccurred.connect(self._broke)

    def _finished(self, code: int, _status: QProcess.ExitStatus) -> None:
        self.over.emit(code == 0)

    def _broke(self, error: QProcess.ProcessError) -> None:
        # Every other error is followed by finished().
        if error is QProcess.ProcessError.FailedToStart:
            self.over.emit(False)


class SystemPlayer(QObject):
    """Commands of the system, one process a sound, the best first.

    Where one does not work, the next takes its place: a player may be there without its server. After the
    last it is silent for good.
    """

    def __init__(self, commands: Sequence[Sequence[str]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._commands = [tuple(command) for command in commands]
        self._running: list[_Play] = []
        self._failures = 0

    @property
    def programs(self) -> tuple[str, ...]:
        """The paths of the players that may work, in the order in which they are tried."""
        return tuple(command[0] for command in self._commands)

    @property
    def is_silent(self) -> bool:
        """Whether it has given up."""
        return not self._commands

    @property
    def running(self) -> int:
        """How many sounds are being played."""
        return len(self._running)

    def play(self, path: Path) -> None:
        """Begins to play, unless much is being played."""
        if self.is_silent or len(self._running) >= AT_ONCE:
            return
        play = _Play((*self._commands[0], str(path)), self)
        play.over.connect(self._ended)
        self._running.append(play)
        play.start()

    def stop(self) -> None:
        """Ends what is being played, and waits for nothing."""
        for play in self._running:
            play.is_stopped = True
            play.kill()

    def close(self) -> None:
        """Ends what is being played, and waits until it has ended: no process is left."""
        for play in tuple(self._running):
            play.blockSignals(True)
            play.kill()
            play.waitForFinished(CLOSING_MS)
            self._forget(play)

    def _ended(self, well: bool) -> None:
        play = self.sender()
        if not isinstance(play, _Play) or play not in self._running:
            return
        self._forget(play)
        # The last word of one that was given up meanwhile, or was ended from here, says nothing.
        if play.is_stopped or self.is_silent or play.program() != self._commands[0][0]:
            return
        self._failures = 0 if well else self._failures + 1
        if self._failures >= FAILURES:
            log.info("no sound: %s does not work here", self._commands.pop(0)[0])
            self._failures = 0

    def _forget(self, play: _Play) -> None:
        self._running.remove(play)
        play.deleteLater()


class WindowsPlayer:
    """The system's call that plays a file; a new sound ends the one before it."""

    def play(self, path: Path) -> None:
        """Begins to play."""
        if sys.platform == "win32":
            self._call(str(path), winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT)

    def stop(self) -> None:
        """Ends the sound."""
        self._call(None, 0)

    def close(self) -> None:
        """Ends the sound."""
        self.stop()

    def _call(self, sound: str | None, flags: int) -> None:
        """The call itself, which fails where there is no device."""
        if sys.platform == "win32":
            try:
                winsound.PlaySound(sound, flags)
            except RuntimeError as error:
                log.info("no sound: %s", error)


COMMANDS: Final = (("pw-play",), ("paplay",), ("aplay", "-q"), ("afplay",))
"""Players of Linux desktops (PipeWire, PulseAudio, ALSA) and of macOS, the best first.

With the buffers they choose themselves: smaller ones begin no sooner to the ear, and break up on a busy
machine.
"""


def find_player(
    parent: QObject | None = None, which: Callable[[str], str | None] = shutil.which
) -> Player | None:
    """What can play sounds on this system, or None."""
    if sys.platform == "win32":
        return WindowsPlayer()
    found = [(path, *arguments) for name, *arguments in COMMANDS if (path := which(name)) is not None]
    return SystemPlayer(found, parent) if found else None


class Sounds(QObject):
    """Plays cues as loud as the settings say.

    While they are muted, or at volume 0, no player is even looked for. ``folder`` is where quieter copies
    lie; they are made anew in every run.
    """

    def __init__(
        self,
        preferences: Preferences,
        folder: Path,
        find: Callable[[QObject], Player | None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._folder = folder
        self._find = find or find_player
        self._player: Player | None = None
        self._copies: set[Path] = set()
        self._since_last = QElapsedTimer()
        preferences.changed.connect(self._settings_changed)

    def play(self, cue: Cue) -> None:
        """Plays a cue, if anything is to be heard now. Never raises."""
        settings = self._preferences.current
        if _is_still(settings):
            return
        if self._since_last.isValid() and self._since_last.elapsed() < PAUSE_MS:
            return
        self._since_last.start()
        if self._player is None:
            self._player = self._find(self) or Silence()
        if isinstance(self._player, Silence):
            return
        try:
            path = self._file(cue, settings.sound_percent)
        except (OSError, EOFError, wave.Error) as error:
            log.warning("the sound %s cannot be read: %s", cue, error)
            return
        self._player.play(path)

    def stop(self) -> None:
        """Ends what is being played."""
        if self._player is not None:
            self._player.stop()

    def close(self) -> None:
        """The program ends: nothing is being played any more when this returns, nor from then on."""
        player, self._player = self._player, Silence()
        if player is not None:
            player.close()

    def _settings_changed(self, _old: Settings, new: Settings) -> None:
        if _is_still(new):
            self.stop()

    def _file(self, cue: Cue, percent: int) -> Path:
        """The sound at a volume, 1..100; a quieter copy is made when it is first wanted."""
        full = resource("sounds", f"{cue}.wav")
        # In tenths: nobody hears finer steps, and the copies stay few.
        step = max(1, round(percent / 10))
        if step >= 10:
            return full
        quieter = self._folder / f"{cue}_{step}.wav"
        if quieter not in self._copies:
            self._folder.mkdir(parents=True, exist_ok=True)
            # The ear hears the square.
            write_atomically(quieter, quieter_copy(full.read_bytes(), (step / 10) ** 2), keep_backup=False)
            self._copies.add(quieter)
        return quieter


def _is_still(settings: Settings) -> bool:
    return settings.muted or settings.sound_percent == 0


def quieter_copy(data: bytes, part: float) -> bytes:
    """A wav file of 16 bits with every sample multiplied by ``part``. Raises EOFError, wave.Error."""
    with wave.open(io.BytesIO(data), "rb") as file:
        parameters = file.getparams()
        samples = array.array("h", file.readframes(parameters.nframes))
    if sys.byteorder == "big":
        samples.byteswap()
    quieter = array.array("h", (round(sample * part) for sample in samples))
    if sys.byteorder == "big":
        quieter.byteswap()
    copy = io.BytesIO()
    with wave.open(copy, "wb") as file:
        file.setparams(parameters)
        file.writeframes(quieter.tobytes())
    return copy.getvalue()
