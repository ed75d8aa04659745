"""Every key of the table in one list: what it does, and which key that is or people have chosen instead."""

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from quiddler_qt.ui.i18n import tr

_C = "Keys"
_NO_BINDINGS: Final[Mapping[str, str]] = MappingProxyType({})


class KeyId(StrEnum):
    """What a key can do at the table. The values are kept in the settings and never change."""

    DRAW_STOCK = "draw_stock"
    TAKE_DISCARD = "take_discard"
    SEND = "send"
    NEW_WORD = "new_word"
    DISCARD = "discard"
    MAIN_ACTION = "main_action"
    CHALLENGE = "challenge"
    HINT = "hint"
    LOOK_UP = "look_up"
    UNDO = "undo"
    REDO = "redo"
    PAD = "pad"
    HELP = "help"
    FULL_SCREEN = "full_screen"
    TYPE_WORD = "type_word"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    FIRST = "first"
    LAST = "last"
    MOVE_LEFT = "move_left"
    MOVE_RIGHT = "move_right"
    MOVE_UP = "move_up"
    MOVE_DOWN = "move_down"
    MOVE_TO_NEW_WORD = "move_to_new_word"
    SELECT = "select"
    SELECT_LEFT = "select_left"
    SELECT_RIGHT = "select_right"
    SELECT_ALL = "select_all"


@dataclass(frozen=True, slots=True)
class KeyCommand:
    """One command: its usual key as portable text ("Ctrl+Left"), and keys that always do the same."""

    id: KeyId
    key: str
    also: tuple[str, ...] = ()


KEYS: Final[tuple[KeyCommand, ...]] = (
    KeyCommand(KeyId.DRAW_STOCK, "Space"),
    KeyCommand(KeyId.TAKE_DISCARD, "D"),
    KeyCommand(KeyId.SEND, "Return", ("Enter",)),
    KeyCommand(KeyId.NEW_WORD, "Shift+Return", ("Shift+Enter",)),
    KeyCommand(KeyId.DISCARD, "Del"),
    KeyCommand(KeyId.MAIN_ACTION, "G"),
    KeyCommand(KeyId.CHALLENGE, "C"),
    KeyCommand(KeyId.HINT, "H"),
    KeyCommand(KeyId.LOOK_UP, "L"),
    KeyCommand(KeyId.UNDO, "U", ("Ctrl+Z",)),
    KeyCommand(KeyId.REDO, "Ctrl+Y", ("Ctrl+Shift+Z",)),
    KeyCommand(KeyId.PAD, "P"),
    KeyCommand(KeyId.HELP, "F1"),
    KeyCommand(KeyId.FULL_SCREEN, "F11"),
    KeyCommand(KeyId.TYPE_WORD, "/"),
    KeyCommand(KeyId.LEFT, "Left"),
    KeyCommand(KeyId.RIGHT, "Right"),
    KeyCommand(KeyId.UP, "Up"),
    KeyCommand(KeyId.DOWN, "Down"),
    KeyCommand(KeyId.FIRST, "Home"),
    KeyCommand(KeyId.LAST, "End"),
    KeyCommand(KeyId.MOVE_LEFT, "Ctrl+Left"),
    KeyCommand(KeyId.MOVE_RIGHT, "Ctrl+Right"),
    KeyCommand(KeyId.MOVE_UP, "Ctrl+Up"),
    KeyCommand(KeyId.MOVE_DOWN, "Ctrl+Down"),
    KeyCommand(KeyId.MOVE_TO_NEW_WORD, "Ctrl+Shift+Up"),
    KeyCommand(KeyId.SELECT, "Ctrl+Space"),
    KeyCommand(KeyId.SELECT_LEFT, "Shift+Left"),
    KeyCommand(KeyId.SELECT_RIGHT, "Shift+Right"),
    KeyCommand(KeyId.SELECT_ALL, "Ctrl+A"),
)


def key_description(command: KeyId) -> str:
    """What a key does, in the language of the interface."""
    return {
        KeyId.DRAW_STOCK: tr(_C, "Draw from the stock"),
        KeyId.TAKE_DISCARD: tr(_C, "Take the top discard"),
        KeyId.SEND: tr(_C, "Send the card to the current word, or back to the hand"),
        KeyId.NEW_WORD: tr(_C, "Start a new word with the card"),
        KeyId.DISCARD: tr(_C, "Discard the card"),
        KeyId.MAIN_ACTION: tr(_C, "Go out, finish or go on: the large button"),
        KeyId.CHALLENGE: tr(_C, "Challenge a word on the table"),
        KeyId.HINT: tr(_C, "Ask for a hint"),
        KeyId.LOOK_UP: tr(_C, "Look a word up"),
        KeyId.UNDO: tr(_C, "Undo the last move of your own cards"),
        KeyId.REDO: tr(_C, "Do again what was undone"),
        KeyId.PAD: tr(_C, "To the score pad, and back to the table"),
        KeyId.HELP: tr(_C, "How to play"),
        KeyId.FULL_SCREEN: tr(_C, "Full screen, and back"),
        KeyId.TYPE_WORD: tr(_C, "Type a word: every letter picks a card"),
        KeyId.LEFT: tr(_C, "To the card on the left"),
        KeyId.RIGHT: tr(_C, "To the card on the right"),
        KeyId.UP: tr(_C, "To what lies above"),
        KeyId.DOWN: tr(_C, "To what lies below"),
        KeyId.FIRST: tr(_C, "To the first card"),
        KeyId.LAST: tr(_C, "To the last card"),
        KeyId.MOVE_LEFT: tr(_C, "Move the card to the left"),
        KeyId.MOVE_RIGHT: tr(_C, "Move the card to the right"),
        KeyId.MOVE_UP: tr(_C, "Move the card to a word, or to the word above"),
        KeyId.MOVE_DOWN: tr(_C, "Move the card back to the hand"),
        KeyId.MOVE_TO_NEW_WORD: tr(_C, "Move the card to a new word"),
        KeyId.SELECT: tr(_C, "Select the card as well, or no longer"),
        KeyId.SELECT_LEFT: tr(_C, "Select up to the card on the left"),
        KeyId.SELECT_RIGHT: tr(_C, "Select up to the card on the right"),
        KeyId.SELECT_ALL: tr(_C, "Select all cards here"),
    }[command]


class TableKeys:
    """The keys as people have them: ``bindings`` are commands by id with another key than the usual one.

    A binding for an unknown command, an unreadable key, or "" changes nothing. Where two commands have the
    same key, the one that people have chosen it for wins over the usual one.
    """

    def __init__(self, bindings: Mapping[str, str] = _NO_BINDINGS) -> None:
        self._keys: dict[KeyId, str] = {}
        self._commands: dict[str, KeyId] = {}
        chosen = {command.id: _readable(bindings.get(command.id, "")) for command in KEYS}
        for command in KEYS:
            self._keys[command.id] = chosen[command.id] or command.key
        for command in KEYS:
            for key in (command.key, *command.also) if not chosen[command.id] else command.also:
                self._commands.setdefault(_readable(key), command.id)
        for command in KEYS:
            if chosen[command.id]:
                self._commands[chosen[command.id]] = command.id

    def key(self, command: KeyId) -> str:
        """The key of a command as portable text."""
        return self._keys[command]

    def shown(self, command: KeyId) -> str:
        """The key of a command as people of this system read it."""
        return key_name(self._keys[command])

    def command(self, event: QKeyEvent) -> KeyId | None:
        """What a key event asks for."""
        return self._commands.get(portable_key(event))

    def clashes(self) -> Mapping[KeyId, KeyId]:
        """Commands that cannot be reached, and to each the one that has its key."""
        return {
            command: owner
            for command, key in self._keys.items()
            if (owner := self._commands.get(_readable(key))) is not None and owner is not command
        }


def key_name(key: str) -> str:
    """A key given as portable text ("Ctrl+Left"), as people of this system and language call it."""
    if sys.platform == "darwin":
        # There keys are signs, not words.
        return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
    *held, last = key.split("+") if not key.endswith("+") else [*key[:-1].split("+")[:-1], "+"]
    return "+".join(_one_key_name(part) for part in (*held, last))


def _one_key_name(key: str) -> str:
    """A key alone. Qt has no words for keys in most languages, so those with a name have it from here."""
    names = {
        "Space": tr(_C, "Space"),
        "Return": tr(_C, "Enter"),
        "Enter": tr(_C, "Enter"),
        "Del": tr(_C, "Delete"),
        "Backspace": tr(_C, "Backspace"),
        "Ins": tr(_C, "Insert"),
        "Esc": tr(_C, "Esc"),
        "Tab": tr(_C, "Tab"),
        "Left": tr(_C, "Left"),
        "Right": tr(_C, "Right"),
        "Up": tr(_C, "Up"),
        "Down": tr(_C, "Down"),
        "Home": tr(_C, "Home"),
        "End": tr(_C, "End"),
        "PgUp": tr(_C, "Page up"),
        "PgDown": tr(_C, "Page down"),
        "Shift": tr(_C, "Shift"),
        "Ctrl": tr(_C, "Ctrl"),
        "Alt": tr(_C, "Alt"),
    }
    return names.get(key) or QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def _readable(key: str) -> str:
    """A key as Qt writes it; "" for one that is none."""
    sequence = QKeySequence(key)
    return sequence.toString(QKeySequence.SequenceFormat.PortableText) if sequence.count() == 1 else ""


def portable_key(event: QKeyEvent) -> str:
    """The key of an event as Qt writes it. The keypad is as good as the rest of the keyboard."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    key = Qt.Key(event.key())
    text = event.text()
    if len(text) == 1 and text.isprintable() and not text.isalpha() and not text.isspace():
        # Signs lie elsewhere on every keyboard: Shift belongs to the sign.
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    return QKeySequence(QKeyCombination(modifiers, key)).toString(QKeySequence.SequenceFormat.PortableText)
