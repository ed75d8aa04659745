"""What is played on: pills, board, tools, progress and one sentence on the felt, words on paper beside it."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMoveEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quiddler_qt.ui.accessibility import announce
from quiddler_qt.ui.dialogs.labels import plain_tooltip, push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.solitaire.board_view import BoardView
from quiddler_qt.ui.solitaire.lamp import CardsLeft, FactPill, Lamp
from quiddler_qt.ui.solitaire.outlook_watch import Light
from quiddler_qt.ui.solitaire.words_panel import WordsPanel
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "Solitaire"
_PANEL = 296
_SMALL_PANEL = 262
_NARROW = 1260
"""Width of a desk below which the paper is narrow, in px."""
_ROOM_FOR_PROGRESS = 560
"""Height from which there is room for the progress, in px at text scale 1."""


class PlayDesk(QWidget, Themed):
    """Board and words of one game. ``tools`` are names, icons and texts of the buttons under the board."""

    placed = Signal()
    """The table is elsewhere: whoever paints it paints it anew."""

    def __init__(
        self, theme: Theme, art: CardArt, deepest: int, tools: Sequence[tuple[str, str, str]]
    ) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("play_desk")
        self.lamp = Lamp(theme)
        self.fact = FactPill(theme, "cards_left")
        self.board = BoardView(theme, art, deepest)
        self.progress = CardsLeft(theme)
        self.panel = WordsPanel(theme, art)
        self._tools: dict[str, tuple[QPushButton, str]] = {}
        self._texts: dict[str, str] = {}
        for name, icon_name, text in tools:
            button = push_button(text, "dark", f"solitaire_{name}", has_icon=True)
            # A click leaves the keyboard where letters are typed.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self._tools[name] = (button, icon_name)
            self._texts[name] = text
        self._taken = text_label("", "strong")
        self._to_go = text_label("", "strong", align=Qt.AlignmentFlag.AlignRight)
        self.status = text_label(
            "",
            wrap=True,
            align=Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
            name="solitaire_status",
        )
        self._lay_out()
        self._dress()

    def _lay_out(self) -> None:
        facts = QHBoxLayout()
        facts.addStretch(1)
        facts.addWidget(self.lamp)
        facts.addWidget(self.fact)
        facts.addStretch(1)
        tools = QHBoxLayout()
        tools.setSpacing(2)
        tools.addStretch(1)
        for button, _ in self._tools.values():
            tools.addWidget(button)
        tools.addStretch(1)
        self._progress = QWidget()
        numbers = QHBoxLayout()
        numbers.addWidget(self._taken, 1)
        numbers.addWidget(self._to_go, 1)
        lines = QVBoxLayout(self._progress)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addLayout(numbers)
        lines.addWidget(self.progress)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._progress, 4)
        middle.addStretch(1)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(10, 12, 10, 8)
        column.setSpacing(8)
        column.addLayout(facts)
        column.addWidget(self.board, 1)
        column.addLayout(tools)
        column.addLayout(middle)
        column.addWidget(self.status)
        self._felt = FittingScrollArea(left)
        self._felt.installEventFilter(self)
        self._felt.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._left = QVBoxLayout()
        self._left.addWidget(self._felt)
        row.addLayout(self._left, 1)
        row.addWidget(self.panel)
        self._fit()

    # -- what others call ------------------------------------------------------------------------------------
    def tool(self, name: str) -> QPushButton:
        """A button under the board."""
        return self._tools[name][0]

    def name_tool(self, name: str, text: str, icon_name: str) -> None:
        """Another text and icon for a button: it does something else now."""
        button, _ = self._tools[name]
        self._tools[name] = (button, icon_name)
        self._texts[name] = text
        self._dress()
        self._fit_tools()

    def show_progress(self, taken: int, count: int) -> None:
        """How many cards are taken."""
        told = tr(_C, "%n cards taken", taken) if taken != 1 else tr(_C, "1 card taken")
        self._taken.setText(told)
        self._to_go.setText(tr(_C, "{count} to go").format(count=count - taken))
        self.fact.set_text(tr(_C, "{left} of {count} cards left").format(left=count - taken, count=count))
        self.progress.show_taken(taken, count, f"{told}, {self._to_go.text()}")
        self._fit_pills()

    def show_light(self, light: Light) -> None:
        """Whether the game can be won."""
        self.lamp.show_light(light)
        self._fit_pills()

    def say(self, text: str) -> None:
        """One sentence under the board, read out too."""
        self.status.setText(text)
        announce(self, text)

    def show_hint(self, text: str) -> None:
        """The sentence of a quiet moment; it is not read out."""
        self.status.setText(text)

    def table_rect(self) -> QRectF:
        """The table under the board, in the desk's own coordinates."""
        return QRectF(self._felt.geometry()).adjusted(-_RIM, -_RIM, _RIM, _RIM)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._dress()
        self._fit()

    # -- fitting ---------------------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        """A narrow window has a narrow paper, a low one no progress."""
        super().resizeEvent(event)
        self._fit()

    def moveEvent(self, event: QMoveEvent) -> None:
        """The table moves too."""
        super().moveEvent(event)
        self.placed.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The felt got another place in the desk."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move) and watched is self._felt:
            self.placed.emit()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        """Another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_left"):
            self._fit()

    def _fit(self) -> None:
        scale = text_scale(self._theme)
        narrow = self.width() < _NARROW
        self.panel.setFixedWidth(
            round((_SMALL_PANEL if narrow else _PANEL) * min(scale, 1.2 if narrow else 1.45))
        )
        rim = _RIM if self.width() >= 900 else 12
        self._left.setContentsMargins(rim, rim, rim + 4, rim)
        self._progress.setVisible(self.height() >= _ROOM_FOR_PROGRESS * scale)
        self._fit_pills()
        self._fit_tools()

    def _fit_pills(self) -> None:
        """The light goes before the count of cards, which the stacks tell as well."""
        room = self.width() - self.panel.width() - 2 * _RIM - 60
        pills = self.lamp.sizeHint().width() + self.fact.sizeHint().width()
        self.fact.setVisible(bool(self.fact.text) and (not self.lamp.text or pills <= room))

    def _fit_tools(self) -> None:
        """Buttons without their texts where there is no room for them."""
        for name, (button, _) in self._tools.items():
            set_button_text(button, self._texts[name])
        wanted = sum(button.sizeHint().width() + 2 for button, _ in self._tools.values())
        room = self.width() - self.panel.width() - 2 * _RIM - 60
        if wanted > room > 0:
            for button, _ in self._tools.values():
                button.setText("")

    def _dress(self) -> None:
        side = round(18 * text_scale(self._theme))
        for name, (button, icon_name) in self._tools.items():
            button.setIcon(icon(icon_name, self._theme.colors.dark_button_ink))
            button.setIconSize(QSize(side, side))
            button.setToolTip(plain_tooltip(self._texts[name]))


_RIM = 22
"""Room left for the rim of the table, in px."""
