"""Faces as numbers: in arrays a face is its place in `FACES`."""

from collections.abc import Mapping
from typing import Final

import numpy as np

from quiddler_qt.engine.cards import FACE_VALUES, FACES, Face

PLACE_OF: Final[Mapping[Face, int]] = {face: place for place, face in enumerate(FACES)}
"""The place of every face."""

VALUES: Final = np.array([FACE_VALUES[face] for face in FACES], np.int16)
"""Points of the face in every place."""
VALUES.setflags(write=False)
