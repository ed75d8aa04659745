"""The sheets of solitaire: a new deal, and the end of a game with what can follow."""

from PySide6.QtCore import QRegularExpression, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import Layout
from quiddler_qt.engine.solitaire_deals import names_deal
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet, section_title
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.solitaire.solitaire_wording import variant_name
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "Solitaire"


class NewDealSheet(PaperSheet):
    """Which deal, and how short a word may be.

    ``deal_requested(variant, number)``: no number ("") asks for a deal that common words win.
    """

    WIDTH = 600

    deal_requested = Signal(object, str)
    cancelled = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art, tr(_C, "New deal"))
        self.setObjectName("new_deal_sheet")
        self.body.addWidget(section_title(tr(_C, "Shortest word")))
        chips = QWidget()
        flow = FlowLayout(chips, gap=4)
        self._variants = QButtonGroup(self)
        for place, variant in enumerate(MinWord):
            chip = push_button(variant_name(variant), "chip", f"new_deal_{variant.value}")
            chip.setCheckable(True)
            chip.setAccessibleDescription(wording.shortest_word(variant))
            self._variants.addButton(chip, place)
            flow.addWidget(chip)
        self.body.addWidget(chips)
        self.body.addWidget(section_title(tr(_C, "Which deal")))
        self._winnable = QRadioButton(tr(_C, "One that can be won with words everybody knows"))
        self._winnable.setObjectName("new_deal_winnable")
        self._numbered = QRadioButton(tr(_C, "The deal with the number"))
        self._numbered.setObjectName("new_deal_numbered")
        self._number = QLineEdit()
        self._number.setObjectName("new_deal_number")
        self._number.setAccessibleName(tr(_C, "Number of the deal"))
        self._number.setMaxLength(9)
        self._number.setValidator(QRegularExpressionValidator(QRegularExpression("[1-9][0-9]{0,8}"), self))
        self._number.setPlaceholderText(tr(_C, "from 1 to 999999999"))
        self._number.textEdited.connect(self._number_edited)
        self._numbered.toggled.connect(self._check)
        row = QHBoxLayout()
        row.addWidget(self._numbered)
        row.addWidget(self._number, 1)
        choice = QVBoxLayout()
        choice.addWidget(self._winnable)
        choice.addLayout(row)
        self.body.addLayout(choice)
        self._note = text_label("", "small", wrap=True, name="new_deal_note")
        self.body.addWidget(self._note)
        self.body.addStretch(1)
        cancel = push_button(tr(_C, "Cancel"), "paper", "new_deal_cancel")
        cancel.clicked.connect(self.cancel)
        self._deal = push_button(tr(_C, "Deal"), "gold", "new_deal_deal")
        self._deal.clicked.connect(self._request)
        self.footer.addStretch(1)
        self.footer.addWidget(cancel)
        self.footer.addWidget(self._deal)
        self.set_main_button(self._deal)

    def ask(self, variant: MinWord, *, counts: bool) -> None:
        """Asks anew; ``counts`` tells that the game in play will be counted as not won."""
        self._variants.button(list(MinWord).index(variant)).setChecked(True)
        self._winnable.setChecked(True)
        self._number.clear()
        self._note.setText(
            tr(_C, "The game on the table is then counted as not won.")
            if counts
            else tr(_C, "A number gives the same cards on every computer.")
        )
        self._check()

    def cancel(self) -> None:
        """Esc: everything stays."""
        self.cancelled.emit()

    def _number_edited(self) -> None:
        self._numbered.setChecked(True)
        self._check()

    def _check(self) -> None:
        whole = names_deal(Layout.SOLITAIRE, self._number.text())
        self._deal.setEnabled(whole or not self._numbered.isChecked())

    def _request(self) -> None:
        variant = list(MinWord)[self._variants.checkedId()]
        self.deal_requested.emit(variant, self._number.text() if self._numbered.isChecked() else "")


class EndSheet(PaperSheet):
    """A game is over. ``chosen(key)`` is what people want next: "new", "again", "undo" or "look"."""

    WIDTH = 560

    chosen = Signal(str)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("solitaire_end_sheet")
        self._told = text_label("", wrap=True, name="solitaire_end_text")
        self._facts = text_label("", "strong", wrap=True, name="solitaire_end_facts")
        self.body.addWidget(self._told)
        self.body.addWidget(self._facts)
        self.body.addStretch(1)
        self._buttons = {
            key: push_button(text, kind, f"solitaire_end_{key}", has_icon=has_icon)
            for key, text, kind, has_icon in (
                ("look", tr(_C, "Look at the table"), "paper", False),
                ("undo", tr(_C, "Undo the last word"), "paper", True),
                ("again", tr(_C, "Start again"), "paper", False),
                ("new", tr(_C, "Next deal"), "gold", True),
            )
        }
        # In two lines: the gold one alone at the right end.
        flow = QWidget()
        line = FlowLayout(flow, gap=4)
        for key, button in self._buttons.items():
            button.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            if key != "new":
                line.addWidget(button)
        self.body.addWidget(flow)
        self.footer.addStretch(1)
        self.footer.addWidget(self._buttons["new"])
        self.set_main_button(self._buttons["new"])
        self._dress()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._dress()

    def tell(self, title: str, text: str, facts: str, *, won: bool) -> None:
        """Tells how it ended; only a game that is not won can be gone on with."""
        self.set_title(title)
        self._told.setText(text)
        self._facts.setText(facts)
        self._facts.setVisible(bool(facts))
        self.setAccessibleDescription(f"{text} {facts}")
        self._buttons["undo"].setVisible(not won)
        self._buttons["again"].setVisible(not won)

    def cancel(self) -> None:
        """Esc: back to the table."""
        self.chosen.emit("look")

    def _dress(self) -> None:
        self._buttons["new"].setIcon(icon("new", self._theme.colors.gold_button_ink))
        self._buttons["undo"].setIcon(icon("undo", self._theme.colors.paper_ink))

    def first_focus(self) -> QWidget | None:
        """The next deal."""
        return self._buttons["new"]
