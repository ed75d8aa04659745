"""One sentence at the foot of a page, with at most one button: what was done, and the way to undo it."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout

from quiddler_qt.ui.dialogs.labels import push_button, set_button_text, text_label


class NoticeLine(QFrame):
    """Tells the last thing that happened; stays until the next. Empty, it takes no room."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("material", "row")
        self._act: Callable[[], None] | None = None
        self._text = text_label("", wrap=True, align=Qt.AlignmentFlag.AlignVCenter, name=f"{name}_text")
        self._button = push_button("", "paper", f"{name}_button")
        self._button.clicked.connect(self._pressed)
        line = QHBoxLayout(self)
        line.setContentsMargins(16, 4, 8, 4)
        line.addWidget(self._text, 1)
        line.addWidget(self._button)
        self.hide()

    @property
    def text(self) -> str:
        """What it says."""
        return self._text.text()

    def say(self, text: str, button_text: str = "", act: Callable[[], None] | None = None) -> None:
        """Another sentence; ``act`` is what its button does, once."""
        self._text.setText(text)
        self.setAccessibleName(text)
        self._act = act
        set_button_text(self._button, button_text)
        self._button.setVisible(act is not None)
        self.setVisible(bool(text))

    def focus_button(self) -> None:
        """The keyboard goes to the button."""
        self._button.setFocus(Qt.FocusReason.OtherFocusReason)

    def press(self) -> None:
        """Does what the button does, if there is one."""
        self._pressed()

    def _pressed(self) -> None:
        act, self._act = self._act, None
        if act is not None:
            self._button.hide()
            act()
