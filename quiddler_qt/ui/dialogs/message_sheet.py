"""One sentence and its buttons: an error, or a question."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme


class MessageSheet(PaperSheet):
    """A sentence, and one button for each choice; the first is the gold one, at the bottom right.

    Enter takes the first choice, Esc the last: where something cannot be undone, ``careful`` gives the keyboard
    to the last one instead.
    """

    WIDTH = 560

    chosen = Signal(str)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("message_sheet")
        self._last_key: str | None = None
        self._text = text_label("", wrap=True, name="message_text")
        self.body.addWidget(self._text)
        self.body.addStretch(1)
        self._buttons: list[QPushButton] = []

    def ask(
        self, text: str, choices: Sequence[tuple[str, str]], *, title: str = "", careful: bool = False
    ) -> None:
        """Another message: ``choices`` are pairs of what ``chosen`` says and the text of the button.

        Raises ValueError without a choice.
        """
        if not choices:
            raise ValueError("a message needs a button")
        self.set_title(title)
        self.title.setVisible(bool(title))
        self._text.setText(text)
        self.setAccessibleName(title or text)
        self.setAccessibleDescription(text)
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        while self.footer.count():
            self.footer.takeAt(0)
        self.footer.addStretch(1)
        self._buttons = []
        for index, (key, label) in reversed(tuple(enumerate(choices))):
            button = push_button(label, "paper" if index else "gold", f"message_choice_{index}")
            button.clicked.connect(self._choosing(key))
            self.footer.addWidget(button)
            self._buttons.append(button)
        self._last_key = choices[-1][0]
        self.set_main_button(self._buttons[0 if careful else -1])

    def cancel(self) -> None:
        """Takes the last choice."""
        if self._last_key is not None:
            self.chosen.emit(self._last_key)

    def _choosing(self, key: str) -> Callable[[], None]:
        def choose() -> None:
            self.chosen.emit(key)

        return choose
