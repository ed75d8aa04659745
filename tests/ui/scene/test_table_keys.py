"""The list of keys: complete, described, without clashes, and as people want it."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from quiddler_qt.ui.scene.table_keys import KEYS, KeyId, TableKeys, key_description, key_name
from tests.ui.scene.conftest import Player

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier


def pressed(key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE, text: str = "") -> QKeyEvent:
    return QKeyEvent(QEvent.Type.KeyPress, key, modifiers, text)


def test_every_command_has_one_line_and_a_description(qapp: QApplication) -> None:
    assert [command.id for command in KEYS] == list(KeyId)
    descriptions = [key_description(command.id) for command in KEYS]
    assert all(descriptions)
    assert len(set(descriptions)) == len(descriptions)


def test_no_two_usual_keys_are_the_same(qapp: QApplication) -> None:
    keys = [key for command in KEYS for key in (command.key, *command.also)]
    assert len(set(keys)) == len(keys)
    assert TableKeys().clashes() == {}


@pytest.mark.parametrize(
    ("event", "command"),
    [
        (pressed(Qt.Key.Key_Space), KeyId.DRAW_STOCK),
        (pressed(Qt.Key.Key_D, text="d"), KeyId.TAKE_DISCARD),
        (pressed(Qt.Key.Key_D, SHIFT, "D"), None),
        (pressed(Qt.Key.Key_Return), KeyId.SEND),
        (pressed(Qt.Key.Key_Enter, KEYPAD), KeyId.SEND),
        (pressed(Qt.Key.Key_Delete), KeyId.DISCARD),
        (pressed(Qt.Key.Key_U, text="u"), KeyId.UNDO),
        (pressed(Qt.Key.Key_Z, CTRL), KeyId.UNDO),
        (pressed(Qt.Key.Key_Y, CTRL), KeyId.REDO),
        (pressed(Qt.Key.Key_Left, CTRL | KEYPAD), KeyId.MOVE_LEFT),
        (pressed(Qt.Key.Key_Slash, text="/"), KeyId.TYPE_WORD),
        (pressed(Qt.Key.Key_Slash, SHIFT, "/"), KeyId.TYPE_WORD),
        (pressed(Qt.Key.Key_X, text="x"), None),
        (pressed(Qt.Key.Key_D, CTRL), None),
    ],
)
def test_usual_keys(qapp: QApplication, event: QKeyEvent, command: KeyId | None) -> None:
    assert TableKeys().command(event) is command


def test_another_key_takes_the_place_of_the_usual_one(qapp: QApplication) -> None:
    keys = TableKeys({"take_discard": "Ctrl+D", "undo": "Backspace"})
    assert keys.command(pressed(Qt.Key.Key_D, CTRL)) is KeyId.TAKE_DISCARD
    assert keys.command(pressed(Qt.Key.Key_D)) is None
    assert keys.command(pressed(Qt.Key.Key_Backspace)) is KeyId.UNDO
    assert keys.command(pressed(Qt.Key.Key_U)) is None
    assert keys.command(pressed(Qt.Key.Key_Z, CTRL)) is KeyId.UNDO
    assert keys.key(KeyId.TAKE_DISCARD) == "Ctrl+D"
    assert keys.shown(KeyId.DRAW_STOCK) == "Space"


def test_a_key_that_was_chosen_wins_and_the_clash_is_known(qapp: QApplication) -> None:
    keys = TableKeys({"hint": "G"})
    assert keys.command(pressed(Qt.Key.Key_G)) is KeyId.HINT
    assert keys.clashes() == {KeyId.MAIN_ACTION: KeyId.HINT}


@pytest.mark.parametrize(
    "binding", [{"hint": ""}, {"hint": "garbage"}, {"hint": "A, B"}, {"unheard_of": "X"}]
)
def test_an_unusable_binding_changes_nothing(qapp: QApplication, binding: dict[str, str]) -> None:
    keys = TableKeys(binding)
    assert keys.command(pressed(Qt.Key.Key_H)) is KeyId.HINT
    assert keys.command(pressed(Qt.Key.Key_X)) is None


def test_the_table_follows_at_once(player: Player) -> None:
    player.view.set_key_bindings({"main_action": "F5"})
    player.key(Qt.Key.Key_F5)
    assert player.said == [("refused", "Every card but one has to be in a word.")]
    player.said.clear()
    player.key(Qt.Key.Key_G)
    assert not any(said == ("refused", "Every card but one has to be in a word.") for said in player.said)


def test_other_keys_are_told_once(player: Player) -> None:
    told: list[str] = []
    player.view.keys_changed.connect(lambda: told.append(player.view.keys.shown(KeyId.DRAW_STOCK)))
    for bindings in ({"draw_stock": "F2"}, {"draw_stock": "F2"}, {}):
        player.view.set_key_bindings(bindings)
    assert told == ["F2", "Space"]


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("Space", "Space"),
        ("Del", "Delete"),
        ("Return", "Enter"),
        ("Ctrl+Shift+Up", "Ctrl+Shift+Up"),
        ("F11", "F11"),
        ("+", "+"),
        ("Ctrl++", "Ctrl++"),
        ("/", "/"),
    ],
)
def test_keys_have_names(qapp: QApplication, monkeypatch: pytest.MonkeyPatch, key: str, name: str) -> None:
    monkeypatch.setattr(sys, "platform", "linux")  # a Mac has signs for them
    assert key_name(key) == name
