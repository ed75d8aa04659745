"""The choice of how words are ruled on, and by which list."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QRadioButton, QVBoxLayout, QWidget

from quiddler_qt.engine.rules import Rules, WordCheck
from quiddler_qt.lexicon.authorities import AuthorityInfo
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.quiet_fields import QuietComboBox
from quiddler_qt.ui.dialogs.rule_editor import authority_meaning, fill_with_authorities, show_authority
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.tokens import Theme

_C = "NewGameSheet"


class WordRulePicker(QWidget):
    """Challenge play or checked words, and the word list.

    ``check_chosen(WordCheck)`` and ``list_chosen(name)`` ask for other rules; ``show_rules`` shows them.
    """

    check_chosen = Signal(object)
    list_chosen = Signal(str)

    def __init__(self, theme: Theme, authorities: Sequence[AuthorityInfo]) -> None:
        super().__init__()
        self._authorities = tuple(authorities)
        self.setObjectName("new_game_words")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.tiny)
        column.addWidget(text_label(tr(_C, "Words"), "heading"))
        self._challenge = _ChoiceCard(
            theme,
            tr(_C, "Challenge play"),
            tr(_C, "Any word may be laid; others may doubt it."),
            WordCheck.CHALLENGE,
        )
        self._checked = _ChoiceCard(
            theme,
            tr(_C, "Checked words"),
            tr(_C, "Only words of the list can be laid."),
            WordCheck.CHECKED,
        )
        self._group = QButtonGroup(self)
        for card in (self._challenge, self._checked):
            self._group.addButton(card.radio)
            card.chosen.connect(self.check_chosen)
            column.addWidget(card)
        column.addSpacing(theme.spaces.tiny)
        column.addWidget(text_label(tr(_C, "Word list"), "strong"))
        self._list_box = QuietComboBox()
        self._list_box.setObjectName("new_game_word_list")
        self._list_box.setAccessibleName(tr(_C, "Word list"))
        self._list_box.activated.connect(self._choose_list)
        fill_with_authorities(self._list_box, self._authorities)
        self._list_note = text_label("", "small", wrap=True, name="new_game_word_list_note")
        column.addWidget(self._list_box)
        column.addWidget(self._list_note)

    def set_authorities(self, authorities: Sequence[AuthorityInfo]) -> None:
        """The word lists that can be chosen; ``show_rules`` says anew which one is."""
        self._authorities = tuple(authorities)
        fill_with_authorities(self._list_box, self._authorities)

    def show_rules(self, rules: Rules) -> None:
        """Shows what the rules say."""
        checked = rules.word_check is WordCheck.CHECKED
        (self._checked if checked else self._challenge).radio.setChecked(True)
        for card in (self._challenge, self._checked):
            card.show_choice()
        show_authority(self._list_box, self._authorities, rules.word_list)
        meaning = authority_meaning(self._authorities, rules.word_list)
        self._list_note.setText(meaning)
        self._list_box.setAccessibleDescription(meaning)

    def _choose_list(self, place: int) -> None:
        if place < len(self._authorities):
            self.list_chosen.emit(self._authorities[place].name)


class _ChoiceCard(QFrame, Themed):
    """A radio button in a frame that can be clicked anywhere; the chosen one says so.

    ``chosen(WordCheck)`` comes with a click, and with the keys of the button.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, title: str, text: str, check: WordCheck) -> None:
        super().__init__()
        self._theme = theme
        self._check = check
        name = f"new_game_{check.value}"
        self.setObjectName(f"{name}_card")
        self.setProperty("material", "field")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.radio = QRadioButton(title)
        self.radio.setObjectName(name)
        self.radio.setAccessibleDescription(text)
        self.radio.clicked.connect(self._choose)
        self._chosen = text_label(tr(_C, "chosen"), "accent")
        line = QHBoxLayout()
        line.addWidget(self.radio, 1)
        line.addWidget(self._chosen)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 4, 14, 8)
        column.setSpacing(0)
        column.addLayout(line)
        told = text_label(text, "small", wrap=True)
        told.setContentsMargins(36, 0, 0, 0)
        column.addWidget(told)
        self.show_choice()

    def show_choice(self) -> None:
        """Follows the radio button."""
        self._chosen.setText(tr(_C, "chosen") if self.radio.isChecked() else "")
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Anywhere on the card chooses it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.radio.setFocus(Qt.FocusReason.MouseFocusReason)
            self._choose()

    def _choose(self) -> None:
        self.chosen.emit(self._check)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys are the radio button's, or the sheet's."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the wine frame of the chosen one over the field."""
        super().paintEvent(event)
        if not self.radio.isChecked():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._theme.colors.accent, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._theme.radii.tile - 4
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), radius, radius)
        painter.end()
