"""Listens to the program: ``python tests/hearing/run.py``.

Starts a sound server of its own with a device that nobody hears, plays two short games on it
(``program.py``), records what the device gets, and measures: every sound is heard, begins soon after its
event, does not clip, does not click, and is about as loud as the others; mute ends a sound at once; and where
there is no device the program is silent and says nothing. Needs pulseaudio, paplay and pactl (Debian:
pulseaudio, pulseaudio-utils); what is missing is named, with exit status 2. Ends with 0 where all is well.
"""

import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

TREE = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TREE / "packaging"))
from make_sounds import RATE, loudness  # noqa: E402 - found by the line above only

CHUNK_BYTES = 256
PIPE = "ear"
ALL = ("pick_up", "settle", "flip", "deal", "refuse", "word_laid", "verdict", "turn", "round_end", "win")
FLOOR_DB = -50.0
"""Below this there is nothing to be heard."""
LATE_MS = 100.0
"""Half of the sounds begin sooner after their event: a busy machine may be late once, not always."""
SPREAD_DB = 6.0
SILENCE_S = 0.04
"""Two sounds are heard apart from so much silence on."""
CLOSE_S = 0.9
"""A sound that comes sooner after another is heard over its end, and is not measured."""

Samples = NDArray[np.float64]


@dataclass(frozen=True)
class Told:
    """What the program said it would sound, and when."""

    what: str
    at_s: float


@dataclass(frozen=True)
class Heard:
    """A sound between two silences; ``begins_s``, on the program's clock, is when it had become loud."""

    begins_s: float
    samples: Samples


class Ear:
    """Hears what the device gets, and when each part of it came."""

    def __init__(self, pipe: Path) -> None:
        self._pipe = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        self._times: list[float] = []
        self._chunks: list[bytes] = []
        self._is_over = False
        self._thread = threading.Thread(target=self._listen)
        self._thread.start()

    def _listen(self) -> None:
        while not self._is_over:
            if select.select([self._pipe], [], [], 0.1)[0] and (chunk := os.read(self._pipe, CHUNK_BYTES)):
                self._times.append(time.monotonic())
                self._chunks.append(chunk)

    def close(self) -> list[Heard]:
        """Ends the recording; the sounds on it."""
        self._is_over = True
        self._thread.join(10)
        os.close(self._pipe)
        whole = np.frombuffer(b"".join(self._chunks), "<i2") / 32768
        ends = np.cumsum([len(chunk) // 2 for chunk in self._chunks])
        sounding = np.flatnonzero(whole)
        if not len(sounding):
            return []
        cuts = np.flatnonzero(np.diff(sounding) > SILENCE_S * RATE)
        firsts = sounding[np.concatenate([[0], cuts + 1])]
        lasts = sounding[np.concatenate([cuts, [len(sounding) - 1]])]
        heard = []
        for first, last in zip(firsts, lasts, strict=True):
            samples = whole[first : last + 1]
            loud = first + int(np.argmax(np.abs(samples) > 0.1 * np.max(np.abs(samples))))
            heard.append(Heard(self._times[int(np.searchsorted(ends, loud, "right"))], samples))
        return heard


@contextmanager
def sound_server(folder: Path) -> Iterator[dict[str, str]]:
    """A server with one device; the environment in which programs find it."""
    socket = folder / "native"
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(folder), "PULSE_SERVER": f"unix:{socket}"}
    environment |= {"PULSE_COOKIE": str(folder / "cookie"), "HOME": str(folder)}
    environment.pop("DISPLAY", None)
    # No null sink with a monitor: that never hears what is mixed in after it has looked.
    sink = f"module-pipe-sink file={folder / PIPE} format=s16le rate={RATE} channels=1"
    sink += " use_system_clock_for_timing=yes"
    door = f"module-native-protocol-unix socket={socket} auth-anonymous=1"
    server = subprocess.Popen(
        (
            "pulseaudio",
            "-n",
            "--daemonize=no",
            "--exit-idle-time=-1",
            "--use-pid-file=no",
            "-L",
            sink,
            "-L",
            door,
        ),
        env=environment,
        stderr=subprocess.DEVNULL,
    )
    try:
        asks = ("pactl", "info")
        tries = (subprocess.run(asks, env=environment, capture_output=True, check=False) for _ in range(500))
        if not any(tried.returncode == 0 for tried in tries):
            raise SystemExit("FAILED: the sound server does not answer")
        yield environment
    finally:
        server.terminate()
        server.wait(10)


def play(folder: Path, environment: Mapping[str, str], *arguments: str) -> tuple[list[Told], str]:
    """Runs the program; what it told, and what it wrote to standard error."""
    profile = folder / f"profile{len(list(folder.iterdir()))}"
    done = subprocess.run(
        [sys.executable, "-m", "tests.hearing.program", str(profile), *arguments],
        cwd=TREE,
        env={**environment, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if done.returncode != 0:
        raise SystemExit(f"FAILED: the program ended with {done.returncode}: {done.stderr}")
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    return [Told(line["what"], line["at"]) for line in lines], done.stderr


def decibels(part: float) -> float:
    """A part of what a file can hold, in dB below that."""
    return float(20 * np.log10(max(part, 1e-9)))


def level(samples: Samples) -> float:
    """The strongest sample, in dB."""
    return decibels(float(np.max(np.abs(samples), initial=0)))


def check_sounds(told: list[Told], heard: list[Heard]) -> list[str]:
    """Measures every sound that stands alone; returns what is wrong."""
    faults: list[str] = []
    measured: dict[str, float] = {}
    late: list[float] = []
    say(f"{'sound':10} {'late ms':>7} {'peak':>5} {'loud dB':>7} {'ends':>6}")
    for number, one in enumerate(told):
        before = told[number - 1].at_s if number else 0.0
        after = told[number + 1].at_s if number + 1 < len(told) else one.at_s + 3
        if min(after - one.at_s, one.at_s - before) < CLOSE_S:
            continue
        found = next((sound for sound in heard if one.at_s <= sound.begins_s < after), None)
        if found is None or level(found.samples) < FLOOR_DB:
            faults.append(f"{one.what} was not heard")
            continue
        late_ms = (found.begins_s - one.at_s) * 1000
        strongest = float(np.max(np.abs(found.samples)))
        edge = float(np.max(np.abs(np.concatenate([found.samples[:4], found.samples[-4:]])))) / strongest
        measured[one.what] = decibels(loudness(found.samples))
        say(f"{one.what:10} {late_ms:7.0f} {strongest:5.2f} {measured[one.what]:7.1f} {edge:6.3f}")
        late.append(late_ms)
        for wrong, name in (
            (strongest > 0.98, "clips"),
            (edge > 0.05, "clicks"),
        ):
            faults += [f"{one.what} {name}"] if wrong else []
    faults += [f"{name} was never measured" for name in ALL if name not in measured]
    spread = max(measured.values(), default=0) - min(measured.values(), default=0)
    usual_ms = float(np.median(late)) if late else 0.0
    say(f"usually {usual_ms:.0f} ms late; {spread:.1f} dB between the loudest and the softest")
    faults += [f"sounds are {usual_ms:.0f} ms late"] if usual_ms > LATE_MS else []
    return [*faults, *([f"{spread:.1f} dB apart"] if spread > SPREAD_DB else [])]


def check_mute(told: list[Told], heard: list[Heard]) -> list[str]:
    """The longest sound is heard until it is muted, and not after."""
    at_s = next(one.at_s for one in told if one.what == "mute")
    last = heard[-1]
    over_ms = (last.begins_s + len(last.samples) / RATE - at_s) * 1000
    say(f"muted {(at_s - last.begins_s) * 1000:.0f} ms into a sound, which ended {over_ms:.0f} ms later")
    faults = [] if last.begins_s < at_s else ["something was heard after the mute"]
    return [*faults, *([] if over_ms < LATE_MS else ["mute is late"])]


def say(line: str) -> None:
    """One line of the report."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def main() -> int:
    """Listens three times: to all sounds, to the mute, and to a machine without a device."""
    missing = [name for name in ("pulseaudio", "paplay", "pactl") if shutil.which(name) is None]
    if missing:
        sys.stderr.write(f"missing: {', '.join(missing)}\n")
        return 2
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o700)
        with sound_server(folder) as environment:
            for check, arguments in ((check_sounds, ()), (check_mute, ("--mute",))):
                ear = Ear(folder / PIPE)
                told, errors = play(folder, environment, *arguments)
                faults += check(told, ear.close())
                faults += [f"said {errors!r}"] if errors.strip() else []
        told, errors = play(folder, {**environment, "PULSE_SERVER": "unix:/nowhere"}, "--mute")
        say(
            f"without a device: {len(told)} sounds wished for, {len(errors.strip())} characters said about it"
        )
        faults += [f"without a device said {errors!r}"] if errors.strip() else []
    say("\n".join(f"FAILED: {fault}" for fault in faults) or "ALL AS IT SHOULD BE")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
