"""Faces as numbers: places and values agree with the deck."""

import pytest

from quiddler_qt.bots.faces import PLACE_OF, VALUES
from quiddler_qt.engine.cards import FACE_VALUES, FACES


def test_every_face_has_its_place_and_there_its_value() -> None:
    assert [FACES[PLACE_OF[face]] for face in FACES] == [*FACES]
    assert {face: int(VALUES[PLACE_OF[face]]) for face in FACES} == dict(FACE_VALUES)
    with pytest.raises(ValueError, match="read-only"):
        VALUES[0] = 1
