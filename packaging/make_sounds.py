"""Makes the sounds of the game: paper, felt and a small wooden bar, computed, nothing recorded.

Run ``python packaging/make_sounds.py``: it writes resources/sounds/*.wav, the same bytes every time. One
channel of 16 bits at 22 050 Hz; together well under 300 kB.
"""

import math
import wave
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 22_050
PEAK: Final = 0.8
"""The loudest sample of the loudest sound, as a part of what a file can hold."""

Samples = NDArray[np.float64]

# Notes of a pentatonic scale on D, in Hz: any two of them sound well together.
D4, E4, A4, B4, D5, FIS5, A5, D6 = 293.66, 329.63, 440.0, 493.88, 587.33, 739.99, 880.0, 1174.66


def times(seconds: float) -> Samples:
    """The moments of the samples of a sound that long, in seconds."""
    return np.arange(round(seconds * RATE), dtype=np.float64) / RATE


def swish(seconds: float, low_hz: float, high_hz: float, seed: int) -> Samples:
    """Paper that moves: noise between two frequencies, coming and going."""
    noise = np.random.default_rng(seed).standard_normal(round(seconds * RATE))
    spectrum = np.fft.rfft(noise)
    pitch = np.fft.rfftfreq(len(noise), 1 / RATE)
    spectrum *= np.exp(-0.5 * (np.log(np.maximum(pitch, 1) / math.sqrt(low_hz * high_hz)) / 0.55) ** 2)
    band = np.fft.irfft(spectrum, len(noise))
    band /= np.max(np.abs(band))
    return np.asarray(band * np.sin(np.pi * np.linspace(0, 1, len(noise))) ** 1.5)


def tap(seconds: float, hz: float, seed: int) -> Samples:
    """A card that comes to lie on felt: a short low knock with a breath of paper."""
    when = times(seconds)
    knock = np.sin(2 * np.pi * hz * when * (1 - 0.6 * when)) * np.exp(-when * 55)
    paper = swish(seconds, 900, 3200, seed) * np.exp(-when * 70)
    return np.asarray(0.8 * knock + 0.5 * paper)


def bar(seconds: float, hz: float) -> Samples:
    """A struck wooden bar: its tone, and the fourth and tenth partial that die sooner."""
    when = times(seconds)
    partials = ((1.0, 1.0, 7.0), (3.93, 0.28, 22.0), (9.9, 0.09, 60.0))
    tone = sum(
        part * np.sin(2 * np.pi * hz * ratio * when) * np.exp(-when * fade) for ratio, part, fade in partials
    )
    attack = np.minimum(1, when / 0.002)
    return np.asarray(tone * attack)


def together(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Sounds laid over each other: (begins after seconds, loudness, samples)."""
    mixed = np.zeros(round(seconds * RATE))
    for start, loudness, samples in parts:
        first = round(start * RATE)
        room = mixed[first : first + len(samples)]
        room += loudness * samples[: len(room)]
    return mixed


def sounds() -> Mapping[str, Samples]:
    """Every sound by its name, loudness as they are meant beside each other (1 is PEAK)."""
    riffle = tuple(
        (0.04 * card, 0.35 + 0.03 * card, tap(0.09, 170 + 6 * card, 20 + card)) for card in range(6)
    )
    return {
        "pick_up": together(0.08, (0, 0.45, swish(0.08, 1200, 4200, 1))),
        "settle": together(0.11, (0, 0.7, tap(0.11, 150, 2))),
        "flip": together(0.14, (0, 0.45, swish(0.09, 1500, 5200, 3)), (0.07, 0.45, tap(0.07, 210, 4))),
        "deal": together(0.3, *riffle),
        "refuse": together(0.26, (0, 0.45, bar(0.16, 220.0)), (0.09, 0.45, bar(0.17, 185.0))),
        "word_laid": together(
            0.5, (0, 0.5, bar(0.4, D5)), (0.07, 0.5, bar(0.4, FIS5)), (0.14, 0.55, bar(0.36, A5))
        ),
        "verdict": together(0.6, (0, 0.5, bar(0.6, A4)), (0, 0.4, bar(0.6, E4)), (0, 0.25, bar(0.6, A5))),
        "turn": together(0.3, (0, 0.5, bar(0.3, A5))),
        "round_end": together(
            0.75, (0, 0.5, bar(0.5, A4)), (0.12, 0.5, bar(0.5, D5)), (0.24, 0.55, bar(0.51, FIS5))
        ),
        "win": together(
            1.3,
            (0, 0.5, bar(0.6, D5)),
            (0.13, 0.4, bar(0.6, FIS5)),
            (0.26, 0.35, bar(0.6, A5)),
            (0.39, 0.4, bar(0.9, D6)),
            (0.39, 0.3, bar(0.9, D5)),
            (0.39, 0.2, bar(0.9, B4)),
        ),
    }


def write(path: Path, samples: Samples) -> None:
    """A wav file. The last few milliseconds fade out, so that nothing clicks."""
    faded = samples.copy()
    end = min(len(faded), RATE // 125)
    faded[-end:] *= np.linspace(1, 0, end)
    frames = np.round(np.clip(faded * PEAK, -1, 1) * 32767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


def main() -> None:
    """Writes every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, samples in sounds().items():
        write(FOLDER / f"{name}.wav", samples)


if __name__ == "__main__":
    main()
