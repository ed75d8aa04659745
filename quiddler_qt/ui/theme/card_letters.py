"""The letters of the card faces as paths, read from ``resources/cards/letters.json``.

That file is drawn by ``packaging/draw_card_letters.py``. Its units: capitals are ``cap_height`` high, the
base line is y = 0, y grows downwards. Paths are filled by the winding rule.
"""

import json
import re
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from quiddler_qt.resource_files import resource

FORMAT = 1
SECOND_LETTER_SCALE = 0.82
"""The second letter of a double card is a little smaller than the first."""

_PAIR_GAP = 26.0
_PIECE = re.compile(r"([MLCZ])([^MLCZ]*)")
_NUMBERS = {"M": 2, "L": 2, "C": 6, "Z": 0}


class LettersError(ValueError):
    """The file of the card letters cannot be used."""


@dataclass(frozen=True, slots=True, eq=False)
class Letterform:
    """One drawn letter or pair: its path and the span of its body, which swashes may leave."""

    path: QPainterPath
    left: float
    right: float


class CardLetters:
    """All letters of the deck, ready to be placed."""

    def __init__(self, cap_height: float, letters: dict[str, Letterform]) -> None:
        self._cap_height = cap_height
        self._letters = letters

    def placed(self, face: str, cap_height: float, box: QRectF) -> QPainterPath:
        """The path of a face with capitals ``cap_height`` high, centred in ``box``; smaller if too wide.

        The height is centred by the capitals, so that tails hang below and all letters of a row stand level.
        """
        form = self._form(face)
        ink = form.path.boundingRect()
        scale = min(cap_height / self._cap_height, box.width() / ink.width())
        # The eye centres the body; a long tail pulls it over a little.
        middle = ((form.left + form.right) / 2 * 2 + ink.center().x()) / 3
        low = box.center().x() - box.width() / 2 - (ink.left() - middle) * scale
        high = box.center().x() + box.width() / 2 - (ink.right() - middle) * scale
        x = min(max(box.center().x(), low), high)
        move = QTransform()
        move.translate(x, box.center().y() + self._cap_height * scale / 2)
        move.scale(scale, scale)
        move.translate(-middle, 0)
        return move.map(form.path)

    def _form(self, face: str) -> Letterform:
        """The form of a face; a double card is set from two letters. Unknown letter: KeyError."""
        first = self._letters[face[0]]
        if len(face) == 1:
            return first
        second = self._letters[face[1]]
        move = QTransform()
        move.translate(first.right + _PAIR_GAP, 0)
        move.scale(SECOND_LETTER_SCALE, SECOND_LETTER_SCALE)
        move.translate(-second.left, 0)
        pair = QPainterPath(first.path)
        pair.setFillRule(Qt.FillRule.WindingFill)
        pair.addPath(move.map(second.path))
        right = first.right + _PAIR_GAP + (second.right - second.left) * SECOND_LETTER_SCALE
        return Letterform(pair, first.left, right)


def load_letters() -> CardLetters:
    """The letters from ``resources/cards``. Raises LettersError for a file that does not hold A to Z."""
    path = resource("cards", "letters.json")
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        return read_letters(raw)
    except (OSError, ValueError, KeyError, TypeError) as fault:
        raise LettersError(f"{path.name}: {fault}") from fault


def read_letters(raw: Any) -> CardLetters:
    """The letters from the parsed JSON of their file. Raises ValueError, KeyError or TypeError."""
    if raw["format"] != FORMAT:
        raise ValueError(f"format is {raw['format']!r}, this program reads {FORMAT}")
    letters = {
        name: Letterform(read_path(entry["path"]), float(entry["left"]), float(entry["right"]))
        for name, entry in raw["letters"].items()
    }
    if missing := sorted(set("ABCDEFGHIJKLMNOPQRSTUVWXYZ") - letters.keys()):
        raise ValueError(f"no letter {', '.join(missing)}")
    return CardLetters(float(raw["cap_height"]), letters)


def read_path(data: str) -> QPainterPath:
    """A path from SVG data of absolute M, L, C and Z. Raises ValueError for anything else."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    read = 0
    for piece in _PIECE.finditer(data):
        if piece.start() != read:
            break
        read = piece.end()
        numbers = [float(number) for number in piece[2].split()]
        if len(numbers) != _NUMBERS[piece[1]]:
            raise ValueError(f"{piece[0]!r} is not a piece of a path")
        match piece[1]:
            case "M":
                path.moveTo(*numbers)
            case "L":
                path.lineTo(*numbers)
            case "C":
                path.cubicTo(*numbers)
            case _:
                path.closeSubpath()
    if read != len(data) or path.isEmpty():
        raise ValueError(f"{data[read : read + 20]!r} is not a piece of a path")
    return path
