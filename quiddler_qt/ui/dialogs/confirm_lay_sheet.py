"""The sheet before going out or finishing: what counts, what does not, what is discarded."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.engine.cards import Card, cards_value, face_of, spelling_of, value_of
from quiddler_qt.ui.dialogs.avatar import HairLine
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsButton, CardsLook
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT, MINUS, card_name, number, points, word_name

_C = "ConfirmLaySheet"


@dataclass(frozen=True, slots=True)
class LayProposal:
    """What is about to be laid; ``words`` may be empty in a last turn.

    ``unused`` are the cards left over besides the one to discard; ``discard_choices`` are those cards, and
    ``discard`` itself, that may go on the discards; ``refusals`` say why another may not. ``is_floored`` says
    that a round never counts less than nothing (rules 9.1).
    """

    name: str
    words: tuple[tuple[Card, ...], ...]
    unused: tuple[Card, ...]
    discard: Card
    discard_choices: tuple[Card, ...]
    went_out: bool
    refusals: tuple[tuple[Card, str], ...] = ()
    is_floored: bool = False

    def __post_init__(self) -> None:
        if self.discard not in self.discard_choices or self.discard in self.unused:
            raise ValueError(f"cannot discard {self.discard}: {self.discard_choices}, unused {self.unused}")

    @property
    def left_over(self) -> tuple[Card, ...]:
        """All cards in no word, in the order of the alphabet: the order does not change with the choice."""
        return tuple(sorted((*self.unused, self.discard), key=lambda card: (face_of(card), card)))


class ConfirmLaySheet(PaperSheet):
    """Words, unused cards and the sum; one key confirms. Nothing here says whether a word is valid."""

    WIDTH = 680

    confirmed = Signal(int)
    cancelled = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("confirm_lay_sheet")
        self._proposal: LayProposal | None = None
        self._discard: Card = 0
        self._unused_buttons: dict[Card, CardsButton] = {}
        self._group: QButtonGroup | None = None
        self._parts = QWidget()
        self._parts_column = QVBoxLayout(self._parts)
        self._parts_column.setContentsMargins(0, 0, 0, 0)
        self.body.addWidget(self._parts)
        self._sum = text_label("", "title", name="confirm_lay_sum", align=Qt.AlignmentFlag.AlignRight)
        self._sum_words = text_label("", "small", name="confirm_lay_sum_words", wrap=True)
        self._why = text_label("", "small", wrap=True, name="confirm_lay_why")
        line = QHBoxLayout()
        line.addWidget(self._sum_words, 1)
        line.addWidget(self._sum)
        self.body.addWidget(HairLine(theme))
        self.body.addLayout(line)
        self.body.addWidget(self._why)
        self.body.addStretch(1)
        self._back = push_button(tr(_C, "Back to the table"), "paper", "confirm_lay_cancel")
        self._lay = push_button("", "gold", "confirm_lay_confirm")
        self.footer.addStretch(1)
        self.footer.addWidget(self._back)
        self.footer.addWidget(self._lay)
        self.set_main_button(self._lay)
        self.takes_back: Callable[[QKeyEvent], bool] = lambda _event: False
        """Whether a key is the one that undoes on the table."""
        self._back.clicked.connect(self.cancelled)
        self._lay.clicked.connect(self._confirm)

    @property
    def discard(self) -> Card:
        """The card that would be discarded now."""
        return self._discard

    def propose(self, proposal: LayProposal) -> None:
        """Asks about another lay."""
        self._proposal = proposal
        self._discard = proposal.discard
        name = proposal.name
        self.set_title(
            tr(_C, "{name} goes out").format(name=name)
            if proposal.went_out
            else tr(_C, "{name}'s last turn").format(name=name)
        )
        self._fill(proposal)
        self._refresh()

    def cancel(self) -> None:
        """Back to the table, with every card where it was."""
        self.cancelled.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The key that undoes on the table takes the proposal back: nothing has been laid yet."""
        if self.takes_back(event):
            self.cancel()
        else:
            super().keyPressEvent(event)

    def _fill(self, proposal: LayProposal) -> None:
        self._parts.hide()
        self.body.removeWidget(self._parts)
        self._parts.deleteLater()
        self._parts = QWidget()
        column = QVBoxLayout(self._parts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.spaces.small)
        words = FlowLayout(gap=self._theme.spaces.large)
        for index, word in enumerate(proposal.words):
            caption = f"{spelling_of(word)}{DOT}{cards_value(word)}"
            row = CardRow(
                self._theme,
                self._art,
                word,
                look=CardsLook(0.6, on_paper=True),
                caption=caption,
                spoken=word_name(word),
            )
            row.setObjectName(f"confirm_lay_word_{index}")
            words.addWidget(row)
        column.addLayout(words)
        self._unused_buttons = {}
        column.addWidget(HairLine(self._theme))
        column.addWidget(
            text_label(self._choice_title(proposal), "strong", wrap=True, name="confirm_lay_choice")
        )
        cards = FlowLayout(gap=self._theme.spaces.small)
        self._group = QButtonGroup(self._parts)
        self._group.idClicked.connect(self._choose)
        refusals = dict(proposal.refusals)
        for card in proposal.left_over:
            button = CardsButton(
                self._theme, self._art, (card,), look=CardsLook(0.6, on_paper=True), spoken=card_name(card)
            )
            button.setObjectName(f"confirm_lay_discard_{card}")
            button.setCheckable(True)
            button.setChecked(card == proposal.discard)
            self._group.addButton(button, card)
            if card not in proposal.discard_choices:
                button.setEnabled(False)
                button.setAccessibleDescription(refusals.get(card, ""))
            self._unused_buttons[card] = button
            cards.addWidget(button)
        column.addLayout(cards)
        self.body.insertWidget(0, self._parts)
        self._parts.show()
        self._why.setText("\n".join(dict.fromkeys(refusals.values())))
        self._why.setVisible(bool(refusals))

    def _choice_title(self, proposal: LayProposal) -> str:
        if len(proposal.left_over) == 1:
            return tr(_C, "To discard: {card}").format(card=card_name(proposal.discard))
        if len(proposal.discard_choices) == 1:
            return tr(_C, "Not in a word; the one with the tick is discarded and does not count:")
        return tr(_C, "Not in a word. Choose the one to discard, it does not count:")

    def _choose(self, card: Card) -> None:
        self._discard = card
        self._refresh()

    def _confirm(self) -> None:
        self.confirmed.emit(self._discard)

    def _refresh(self) -> None:
        proposal = self._proposal
        if proposal is None:
            return
        against = tuple(card for card in proposal.left_over if card != self._discard)
        for card, button in self._unused_buttons.items():
            button.set_counts_against(card != self._discard)
            button.setAccessibleName(
                tr(_C, "{card}, counts against you").format(card=card_name(card))
                if card != self._discard
                else tr(_C, "{card}, to be discarded").format(card=card_name(card))
            )
        laid = sum(cards_value(word) for word in proposal.words)
        lost = sum(value_of(card) for card in against)
        lifted = proposal.is_floored and laid < lost
        equation = f"{laid} {MINUS} {lost} = {number(laid - lost)}" if lost else str(laid)
        self._sum.setText("0" if lifted else equation)
        if lifted:
            told = tr(_C, "words {words}, unused cards {unused}; a round is never below nothing")
        elif not proposal.words:
            told = tr(_C, "no word laid, unused cards {unused}")
        elif lost:
            told = tr(_C, "words {words}, unused cards {unused}; bonuses come at the end of the round")
        else:
            told = tr(_C, "points for words; bonuses come at the end of the round")
        self._sum_words.setText(told.format(words=points(laid), unused=number(-lost)))
        counts = "0" if lifted else f"{laid} {MINUS} {lost}" if lost else str(laid)
        if proposal.went_out:
            text = tr(_C, "Go out: {points}").format(points=points(laid))
        elif proposal.words:
            text = tr(_C, "Lay and finish: {sum}").format(sum=counts)
        else:
            text = tr(_C, "Finish without a word: {sum}").format(sum="0" if lifted else number(-lost))
        set_button_text(self._lay, text)
        self._lay.setAccessibleDescription(tr(_C, "Discards {card}").format(card=card_name(self._discard)))
