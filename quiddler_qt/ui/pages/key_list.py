"""Every key of the table, to be read and to be changed."""

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from quiddler_qt.ui.accessibility import announce
from quiddler_qt.ui.dialogs.labels import icon_button, push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.table_keys import KEYS, KeyId, TableKeys, key_description, portable_key
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "KeyList"
_MODIFIERS: Final = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_Meta,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
    }
)

Bindings = tuple[tuple[str, str], ...]


class KeyList(QWidget, Themed):
    """``chosen(key, bindings)`` with every change, as other controls of settings say it."""

    chosen = Signal(str, object)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._bindings: dict[str, str] = {}
        self.setObjectName("setting_keys")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.tiny)
        head = QHBoxLayout()
        head.setContentsMargins(14, 0, 8, 0)
        head.addWidget(
            text_label(
                tr(_C, "Press a button, then the key you want. Esc leaves it as it is."), "small", wrap=True
            ),
            1,
        )
        self._all_back = push_button(tr(_C, "All usual keys"), "paper", "keys_all_back")
        self._all_back.clicked.connect(self._reset_all)
        head.addWidget(self._all_back)
        column.addLayout(head)
        self._rows: dict[KeyId, _KeyRow] = {}
        for command in KEYS:
            row = _KeyRow(theme, command.id)
            row.pressed.connect(self._choose)
            row.reset_wanted.connect(self._reset)
            self._rows[command.id] = row
            column.addWidget(row)

    def show_value(self, bindings: Bindings) -> None:
        """Shows the keys as people have them."""
        self._bindings = dict(bindings)
        keys = TableKeys(self._bindings)
        clashes = keys.clashes()
        losers = {owner: loser for loser, owner in clashes.items()}
        for command, row in self._rows.items():
            row.show_key(
                keys.shown(command),
                is_changed=command in self._bindings,
                owner=clashes.get(command),
                loser=losers.get(command),
            )
        self._all_back.setEnabled(bool(self._bindings))

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        for row in self._rows.values():
            row.dress(theme)

    def _choose(self, command: str, key: str) -> None:
        usual = next(one.key for one in KEYS if one.id == command)
        if key == usual:
            self._bindings.pop(command, None)
        else:
            self._bindings[command] = key
        self._tell()

    def _reset(self, command: str) -> None:
        self._bindings.pop(command, None)
        self._tell()
        self._rows[KeyId(command)].focus_key()

    def _reset_all(self) -> None:
        self._bindings.clear()
        self._tell()

    def _tell(self) -> None:
        self.chosen.emit("keys", tuple(sorted(self._bindings.items())))


class _KeyRow(QFrame):
    """What a key does, and the key."""

    pressed = Signal(str, str)
    reset_wanted = Signal(str)

    def __init__(self, theme: Theme, command: KeyId) -> None:
        super().__init__()
        self._command = command
        self.setObjectName(f"key_{command}_row")
        self.setProperty("material", "field")
        said = key_description(command)
        beside = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._mark = text_label("", "accent", wrap=True, name=f"key_{command}_mark", align=beside)
        self._mark.hide()
        self._key = _KeyButton(command, said)
        self._key.pressed_key.connect(self._take)
        self._key.refused_tab.connect(self._refuse_tab)
        self._reset = icon_button(
            tr(_C, "The usual key: {command}").format(command=said), f"key_{command}_reset"
        )
        self._reset.clicked.connect(self._ask_reset)
        policy = self._reset.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._reset.setSizePolicy(policy)
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 0, 8, 0)
        line.setSpacing(theme.spaces.small)
        line.addWidget(text_label(said, wrap=True), 1)
        line.addWidget(self._mark, 1)
        line.addWidget(self._reset)
        line.addWidget(self._key)
        self.dress(theme)

    def dress(self, theme: Theme) -> None:
        """Another ink."""
        self._reset.setIcon(icon("undo", theme.colors.paper_ink))

    def show_key(self, key: str, *, is_changed: bool, owner: KeyId | None, loser: KeyId | None) -> None:
        """The key as it is now; ``owner`` has taken it from this command, ``loser`` lost it to this one."""
        self._key.show_key(key)
        self._reset.setVisible(is_changed)
        if owner is not None:
            text = tr(_C, "{key} is taken by “{command}”")
            self._show_mark(text.format(key=key, command=key_description(owner)))
        elif loser is not None:
            text = tr(_C, "{key} is taken from “{command}”")
            self._show_mark(text.format(key=key, command=key_description(loser)))
        else:
            self._show_mark(tr(_C, "changed") if is_changed else "")

    def _show_mark(self, text: str) -> None:
        self._mark.setText(text)
        self._mark.setVisible(bool(text))
        self._key.setAccessibleDescription(text)

    def _refuse_tab(self) -> None:
        text = tr(_C, "Tab leads from place to place everywhere: choose another key.")
        self._show_mark(text)
        announce(self._key, text, assertive=True)

    def focus_key(self) -> None:
        """The keyboard goes to the button."""
        self._key.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take(self, key: str) -> None:
        self.pressed.emit(self._command.value, key)

    def _ask_reset(self) -> None:
        self.reset_wanted.emit(self._command.value)


class _KeyButton(QPushButton):
    """Shows a key; once pressed, it takes the next one. ``pressed_key(text)`` is portable text.

    ``refused_tab()`` says that the key was Tab, which nobody can have.
    """

    pressed_key = Signal(str)
    refused_tab = Signal()

    def __init__(self, command: KeyId, said: str) -> None:
        super().__init__()
        self._said = said
        self._shown = ""
        self._waits = False
        self.setObjectName(f"key_{command}")
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._wait)

    def show_key(self, key: str) -> None:
        """Another key."""
        self._shown = key
        self._waits = False
        self._name()

    def event(self, event: QEvent) -> bool:
        """While it waits every key is its own, shortcuts of the window too."""
        if self._waits and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                event.accept()
                return True
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
                return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Whoever goes elsewhere leaves the key as it was."""
        self._waits = False
        self._name()
        super().focusOutEvent(event)

    def _wait(self) -> None:
        self._waits = True
        self._name()

    def _take(self, event: QKeyEvent) -> None:
        if event.key() in _MODIFIERS or event.isAutoRepeat():
            return
        self._waits = False
        self._name()
        # Tab goes through the table, and Esc leads out of everything: they stay what they are.
        if event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self.refused_tab.emit()
        elif event.key() != Qt.Key.Key_Escape:
            self.pressed_key.emit(portable_key(event))

    def _name(self) -> None:
        text = tr(_C, "press a key…") if self._waits else self._shown
        set_button_text(self, text)
        self.setAccessibleName(f"{self._said}: {text}")
