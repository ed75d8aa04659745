"""One sentence and its buttons: an error, or a question."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton

from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a message: what ``answered`` says, and its text."""

    key: str
    text: str


class MessageSheet(PaperSheet):
    """A title, a sentence, and one button for each answer; the last is the gold one at the bottom right.

    Enter gives the last answer, Esc the first: so the harmless one comes first, or it is the only one.
    """

    WIDTH = 560

    answered = Signal(str)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("message_sheet")
        self._answers: tuple[Answer, ...] = ()
        self._text = text_label("", wrap=True, name="message_text")
        self.body.addWidget(self._text)
        self.body.addStretch(1)
        self._buttons: list[QPushButton] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._answer)

    def show_message(
        self, title: str, text: str, answers: Sequence[Answer], *, careful: bool = False
    ) -> None:
        """Another message. ``careful`` gives the keyboard to the first answer, for what cannot be undone.

        Raises ValueError without an answer.
        """
        if not answers:
            raise ValueError("a message needs an answer")
        self._answers = tuple(answers)
        self.set_title(title)
        self.title.setVisible(bool(title))
        self._text.setText(text)
        self.setAccessibleName(title or text)
        self.setAccessibleDescription(text)
        clear_layout(self.footer)
        self.footer.addStretch(1)
        self._buttons = []
        for answer in self._answers:
            last = answer is self._answers[-1]
            button = push_button(answer.text, "gold" if last else "paper", f"message_{answer.key}")
            self._group.addButton(button, len(self._buttons))
            self.footer.addWidget(button)
            button.show()
            self._buttons.append(button)
        self.set_main_button(self._buttons[0 if careful else -1])

    def cancel(self) -> None:
        """Gives the first answer."""
        if self._answers:
            self.answered.emit(self._answers[0].key)

    def _answer(self, place: int) -> None:
        self.answered.emit(self._answers[place].key)
