"""The letters of the cards: our own outlines, complete and in their place."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

import draw_card_letters
from quiddler_qt.engine.cards import FACES
from quiddler_qt.resource_files import resource
from quiddler_qt.ui.theme import card_letters
from quiddler_qt.ui.theme.card_letters import LettersError, load_letters, read_letters, read_path

BOX = QRectF(10, 20, 80, 100)


def test_the_file_is_what_the_script_draws(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = tmp_path / "letters.json"
    monkeypatch.setattr(draw_card_letters, "OUT", drawn)
    draw_card_letters.main()
    assert json.loads(drawn.read_text(encoding="utf-8")) == json.loads(
        resource("cards", "letters.json").read_text(encoding="utf-8")
    )


@pytest.mark.parametrize("face", FACES)
def test_a_letter_stands_in_its_box(face: str) -> None:
    path = load_letters().placed(face, 50, BOX)
    ink = path.boundingRect()
    assert BOX.left() - 0.01 <= ink.left() < ink.right() <= BOX.right() + 0.01
    assert abs(ink.center().x() - BOX.center().x()) < BOX.width() * 0.16
    assert 20 < ink.height() < 75


def test_letters_of_a_row_stand_level() -> None:
    letters = load_letters()
    bottoms = [letters.placed(face, 50, BOX).boundingRect().bottom() for face in "BDEFHIP"]
    assert max(bottoms) - min(bottoms) < 1.5


def test_a_wide_letter_is_made_smaller() -> None:
    narrow = QRectF(0, 0, 30, 100)
    assert load_letters().placed("W", 50, narrow).boundingRect().width() <= 30.01


def test_a_counter_is_open() -> None:
    path = load_letters().placed("O", 50, BOX)
    ink = path.boundingRect()
    assert not path.contains(ink.center())
    assert path.contains(ink.center() - (ink.center() - ink.topLeft()) * 0.02) is False
    left = ink.center()
    left.setX(ink.left() + ink.width() * 0.08)
    assert path.contains(left)


def test_the_second_letter_of_a_double_card_is_smaller() -> None:
    letters = load_letters()
    box = QRectF(0, 0, 400, 100)
    pair, single = letters.placed("TH", 50, box), letters.placed("T", 50, box)
    assert single.boundingRect().width() * 1.5 < pair.boundingRect().width()
    assert pair.boundingRect().height() == pytest.approx(single.boundingRect().height(), rel=0.05)


@pytest.mark.parametrize("data", ["", "M0 0Q1 1 2 2", "M0 0L1", "L1 1 2 2Z", "M0 0 L x 1Z", "hello"])
def test_a_wrong_path_is_refused(data: str) -> None:
    with pytest.raises(ValueError, match=r"path|float"):
        read_path(data)


def test_a_file_without_a_letter_is_refused() -> None:
    raw = json.loads(resource("cards", "letters.json").read_text(encoding="utf-8"))
    del raw["letters"]["Q"]
    with pytest.raises(ValueError, match="no letter Q"):
        read_letters(raw)
    raw["format"] = 9
    with pytest.raises(ValueError, match="format is 9"):
        read_letters(raw)


def test_a_broken_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "letters.json"
    monkeypatch.setattr(card_letters, "resource", lambda *_parts: broken)
    for text in ("[]", "{", "{}"):
        broken.write_text(text, encoding="utf-8")
        with pytest.raises(LettersError, match=r"letters\.json"):
            load_letters()
