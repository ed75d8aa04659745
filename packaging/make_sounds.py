"""Makes the sounds of the game: paper, felt, wood and small wooden bars, computed, nothing recorded.

Run ``python packaging/make_sounds.py``: it writes resources/sounds/*.wav, the same bytes every time. One
channel of 16 bits at 22 050 Hz; together well under 300 kB.

What a hand does is noise: a breath of paper, a slap, the felt under it. What the table tells has wooden bars,
hit by a soft mallet, in one pentatonic scale, so that any two go together. All of it stands in the same small
room, and is as loud as it is meant to be to the ear, not to the meter.
"""

import wave
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

FOLDER: Final = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE: Final = 22_050
PEAK: Final = 0.8
"""No sample is larger, as a part of what a file can hold."""
EAR_S: Final = 0.125
"""The ear adds up over about so long: a shorter sound has to be stronger to be as loud."""
LOUDNESS: Final = 0.075
"""What the loudest sounds measure by ``loudness``."""

Samples = NDArray[np.float64]

# Notes of a pentatonic scale on D, in Hz.
A3, D4, FIS4, A4, B4, D5, FIS5, A5 = 220.0, 293.66, 369.99, 440.0, 493.88, 587.33, 739.99, 880.0


# -- what sounds are made of ---------------------------------------------------------------------


def times(seconds: float) -> Samples:
    """The moments of the samples of a sound that long, in seconds."""
    return np.arange(round(seconds * RATE), dtype=np.float64) / RATE


def hiss(seconds: float, middle_hz: float, octaves: float, seed: int) -> Samples:
    """Noise around a pitch: it falls to a bell's edge so many octaves away. Strength 1 on average."""
    noise = np.random.default_rng(seed).standard_normal(round(seconds * RATE))
    pitch = np.maximum(np.fft.rfftfreq(len(noise), 1 / RATE), 1)
    bell = np.exp(-0.5 * (np.log2(pitch / middle_hz) / octaves) ** 2)
    band = np.fft.irfft(np.fft.rfft(noise) * bell, len(noise))
    return np.asarray(band / np.sqrt(np.mean(band**2)))


def breath(seconds: float, top: float) -> Samples:
    """Comes and goes, strongest at ``top`` of its length (0..1)."""
    part = np.linspace(0, 1, round(seconds * RATE))
    warped = np.where(part < top, part / top * 0.5, 0.5 + (part - top) / (1 - top) * 0.5)
    return np.asarray(np.sin(np.pi * warped) ** 2)


def falling(seconds: float, half_ms: float, attack_ms: float = 1.0) -> Samples:
    """Begins within ``attack_ms`` and loses half its strength every ``half_ms``."""
    when = times(seconds)
    rise = np.sin(np.pi / 2 * np.minimum(1, when * 1000 / attack_ms)) ** 2
    return np.asarray(rise * 0.5 ** (when * 1000 / half_ms))


def swish(seconds: float, seed: int, *, bright_hz: float = 3600.0, top: float = 0.55) -> Samples:
    """A card drawn over another: dry paper, with the softer rub of the felt below it."""
    paper = hiss(seconds, bright_hz, 0.75, seed)
    rub = hiss(seconds, 900, 0.8, seed + 100)
    return np.asarray((0.75 * paper + 0.45 * rub) * breath(seconds, top))


def slap(seconds: float, seed: int, *, body_hz: float = 185.0, soft: float = 1.0) -> Samples:
    """A card that comes to lie on felt: the slap of the paper, and the table that answers below it."""
    when = times(seconds)
    paper = hiss(seconds, 2300 / soft, 1.1, seed) * falling(seconds, 6 * soft, 1.2 * soft)
    felt = hiss(seconds, 420, 0.9, seed + 100) * falling(seconds, 14, 2.5)
    # A struck table drops in pitch while it dies.
    drop = body_hz * (when - 1.6 * when**2)
    body = np.sin(2 * np.pi * drop) * falling(seconds, 17, 3)
    return np.asarray(0.36 * paper + 0.36 * felt + 0.75 * body)


def knock(seconds: float, hz: float, seed: int) -> Samples:
    """A knuckle on wood: a few dull tones that do not go together, gone at once."""
    when = times(seconds)
    tones = sum(
        strength * np.sin(2 * np.pi * hz * ratio * when) * falling(seconds, half_ms, 1.5)
        for ratio, strength, half_ms in ((1.0, 1.0, 18), (1.62, 0.6, 14), (2.87, 0.35, 9))
    )
    return np.asarray(tones + 0.25 * hiss(seconds, 700, 1.0, seed) * falling(seconds, 7, 1.5))


def bar(seconds: float, hz: float, seed: int) -> Samples:
    """A rosewood bar under a soft mallet: its tone, partials that die sooner, and the felt of the head."""
    when = times(seconds)
    tone = sum(
        strength * np.sin(2 * np.pi * hz * ratio * when + phase) * falling(seconds, half_ms, 4)
        for ratio, strength, half_ms, phase in (
            (1.0, 1.0, 95, 0.0),
            (1.003, 0.35, 120, 0.7),
            (3.93, 0.16, 24, 0.3),
            (9.2, 0.03, 9, 0.0),
        )
    )
    mallet = hiss(seconds, 520, 0.8, seed) * falling(seconds, 9, 3)
    return np.asarray(tone + 0.16 * mallet)


def together(seconds: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Sounds laid over each other: (begins after seconds, strength, samples). None of them is cut off."""
    mixed = np.zeros(round(seconds * RATE))
    for start, strength, samples in parts:
        first = round(start * RATE)
        room = mixed[first : first + len(samples)]
        room += strength * dying(samples[: len(room)], len(room) // 4)
    return mixed


def dying(samples: Samples, count: int) -> Samples:
    """The same, faded out over its last samples."""
    faded = samples.copy()
    faded[len(faded) - count :] *= 0.5 + 0.5 * np.cos(np.pi * np.linspace(0, 1, count))
    return faded


def in_a_room(samples: Samples, wet: float = 0.35) -> Samples:
    """The same between walls with books: many soft echoes within a tenth of a second."""
    when = times(0.11)
    echo = np.random.default_rng(7).standard_normal(len(when)) * np.exp(-when * 48)
    echo[: round(0.006 * RATE)] = 0
    pitch = np.fft.rfftfreq(len(echo), 1 / RATE)
    echo = np.fft.irfft(np.fft.rfft(echo) / (1 + (pitch / 2200) ** 2), len(echo))
    echo /= np.sqrt(np.sum(echo**2))
    return np.asarray(samples + wet * np.convolve(samples, echo)[: len(samples)])


# -- how loud, and how it ends -------------------------------------------------------------------


def loudness(samples: Samples) -> float:
    """How loud the ear finds it: the strongest stretch of ``EAR_S``, weighted by curve A of IEC 61672."""
    padded = np.concatenate([samples, np.zeros(round(EAR_S * RATE))])
    squares = np.fft.rfftfreq(len(padded), 1 / RATE) ** 2
    curve = (12194.0**2 * squares**2) / (
        (squares + 20.6**2) * np.sqrt((squares + 107.7**2) * (squares + 737.9**2)) * (squares + 12194.0**2)
    )
    heard = np.fft.irfft(np.fft.rfft(padded) * curve * 1.2589, len(padded))
    stretch = round(EAR_S * RATE)
    sums = np.convolve(heard**2, np.ones(stretch), "valid") / stretch
    return float(np.sqrt(np.max(sums)))


def finished(samples: Samples, below_db: float) -> Samples:
    """As loud as meant, without a constant part, and silent at both ends, so that nothing clicks."""
    rise, end = RATE // 500, min(len(samples) // 4, RATE // 40)
    heard = dying(in_a_room(samples), end)
    heard[:rise] *= np.linspace(0, 1, rise)
    # What is constant would push the loudspeaker; taken out under the same ends, it leaves them at 0.
    window = np.ones(len(heard))
    window[:rise], window[-end:] = np.linspace(0, 1, rise), np.linspace(1, 0, end)
    heard -= window * np.sum(heard) / np.sum(window)
    heard *= LOUDNESS * 10 ** (-below_db / 20) / loudness(heard)
    strongest = float(np.max(np.abs(heard)))
    return np.asarray(heard * min(1.0, PEAK / strongest))


def sounds() -> Mapping[str, tuple[float, Samples]]:
    """Every sound by its name, and by how many decibels it stays below the loudest."""
    hand = np.random.default_rng(40)
    deal = []
    for card in range(6):
        # No hand deals like a clock.
        start = 0.058 * card + float(hand.uniform(-0.008, 0.008)) + 0.008
        strength = 0.8 + float(hand.uniform(-0.15, 0.2))
        deal.append((start, 0.3 * strength, swish(0.045, 200 + card, bright_hz=4200)))
        deal.append(
            (start + 0.022, strength, slap(0.09, 220 + card, body_hz=175 + 9 * float(hand.uniform(-1, 1))))
        )
    return {
        "pick_up": (
            4.0,
            together(0.12, (0, 0.7, swish(0.085, 1, top=0.7)), (0.055, 0.25, slap(0.06, 2, soft=0.7))),
        ),
        "settle": (2.0, together(0.16, (0, 0.2, swish(0.04, 3)), (0.012, 1.0, slap(0.14, 4)))),
        "flip": (
            2.0,
            together(
                0.2,
                (0, 0.6, swish(0.1, 5, bright_hz=4400, top=0.8)),
                (0.075, 0.8, slap(0.12, 6, body_hz=215, soft=0.8)),
            ),
        ),
        "deal": (1.0, together(0.46, *deal)),
        "refuse": (2.0, together(0.3, (0, 1.0, knock(0.14, 245, 7)), (0.105, 0.8, knock(0.17, 205, 8)))),
        "word_laid": (
            1.0,
            together(
                0.7,
                (0, 0.8, slap(0.12, 9)),
                (0.075, 0.6, slap(0.12, 10, body_hz=200)),
                (0.1, 0.5, bar(0.6, D4, 11)),
                (0.15, 0.8, slap(0.12, 12, body_hz=170)),
                (0.17, 0.45, bar(0.53, FIS4, 13)),
                (0.24, 0.45, bar(0.46, A4, 14)),
            ),
        ),
        "verdict": (
            0.0,
            together(
                0.75,
                (0, 1.1, knock(0.2, 290, 15)),
                (0.02, 0.5, bar(0.73, A3, 16)),
                (0.02, 0.4, bar(0.73, D4, 17)),
            ),
        ),
        "turn": (2.0, together(0.6, (0, 0.5, bar(0.6, A4, 18)), (0.09, 0.6, bar(0.51, D5, 19)))),
        "round_end": (
            1.0,
            together(
                0.95,
                (0, 0.6, slap(0.12, 20)),
                (0.03, 0.5, bar(0.6, D4, 21)),
                (0.16, 0.5, bar(0.6, A4, 22)),
                (0.29, 0.55, bar(0.66, FIS4, 23)),
                (0.29, 0.4, bar(0.66, D5, 24)),
            ),
        ),
        "win": (
            0.0,
            together(
                1.45,
                (0, 0.5, bar(0.6, D4, 25)),
                (0.13, 0.5, bar(0.6, FIS4, 26)),
                (0.26, 0.5, bar(0.6, A4, 27)),
                (0.39, 0.55, bar(1.0, D5, 28)),
                (0.39, 0.35, bar(1.0, FIS5, 29)),
                (0.39, 0.3, bar(1.0, A3, 30)),
                (0.6, 0.3, bar(0.85, A5, 31)),
                (0.6, 0.3, bar(0.85, B4, 32)),
            ),
        ),
    }


def write(path: Path, samples: Samples) -> None:
    """A wav file of samples within ±1."""
    frames = np.round(samples * 32767).astype("<i2")
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames.tobytes())


def main() -> None:
    """Writes every file anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, (below_db, samples) in sounds().items():
        write(FOLDER / f"{name}.wav", finished(samples, below_db))


if __name__ == "__main__":
    main()
