"""A challenge: the question before it, the verdict, and what it does to everyone's hand."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quiddler_qt.engine.actions import SeatIndex, WordCards
from quiddler_qt.engine.cards import cards_value, spelling_of
from quiddler_qt.engine.words import letter_count
from quiddler_qt.ui.challenge_wording import (
    ChallengeQuestion,
    ChallengeVerdict,
    Vote,
    authority_sentence,
    bonus_moves,
    payments,
    price_if_listed,
    price_if_struck,
    verdict_sentence,
)
from quiddler_qt.ui.dialogs.avatar import Avatar, BonusBadge, Mark, MarkSign
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.challenge_scores import ChallengeScores
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT, bonus_letter, cards, letters, points, signed, word_name

_C = "ChallengeSheet"
_MANY_SEATS = 6
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class ChallengeSheet(PaperSheet):
    """First asks who challenges and says the price, then shows the verdict; any key closes that.

    While numbers still travel, the first key or click brings them to their end.
    """

    WIDTH = 714

    challenge_confirmed = Signal(int)
    table_decided = Signal(bool)
    cancelled = Signal()
    closed = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art, tr(_C, "Challenge"))
        self.setObjectName("challenge_sheet")
        self._parts = QWidget()
        self.body.addWidget(self._parts)
        self._closes_on_any_key = False
        self._many = False
        self._may_cancel = True
        self._scores: ChallengeScores | None = None
        self._challengers = QButtonGroup(self)
        self._challengers.setExclusive(False)
        self._challengers.idClicked.connect(self.challenge_confirmed)
        self._verdicts = QButtonGroup(self)
        self._verdicts.idClicked.connect(self._decide)

    # -- three states --------------------------------------------------------------------------

    def ask(self, question: ChallengeQuestion) -> None:
        """Asks who challenges, and says what it may cost."""
        column = self._start(tr(_C, "Challenge"), "")
        owner = question.names[question.owner]
        column.addLayout(self._who_line(question.owner, tr(_C, "A word laid by"), owner))
        column.addWidget(self._word_panel(question.cards, ()))
        column.addWidget(text_label(price_if_listed(question), wrap=True, name="challenge_price_listed"))
        column.addWidget(text_label(price_if_struck(question), wrap=True, name="challenge_price_struck"))
        if len(question.challengers) > 1:
            column.addWidget(text_label(tr(_C, "Who challenges?"), "heading"))
            choices = FlowLayout(gap=self._theme.spaces.small)
            for seat in question.challengers:
                button = push_button(question.names[seat], "paper", f"challenge_by_{seat}")
                button.setAccessibleName(tr(_C, "{name} challenges").format(name=question.names[seat]))
                self._challengers.addButton(button, seat)
                choices.addWidget(button)
            column.addLayout(choices)
        self._finish(column)
        back = push_button(tr(_C, "No challenge"), "paper", "challenge_cancel")
        back.clicked.connect(self.cancelled)
        self._add_button(back)
        if len(question.challengers) == 1:
            seat = question.challengers[0]
            text = tr(_C, "{name} challenges {word}").format(
                name=question.names[seat], word=spelling_of(question.cards)
            )
            confirm = push_button(text, "gold", "challenge_confirm")
            self._challengers.addButton(confirm, seat)
            self._add_button(confirm)
        # What costs points is never what a stray Enter does.
        self.set_main_button(back)

    def ask_table(self, question: ChallengeQuestion, challenger: SeatIndex, vote: Vote | None = None) -> None:
        """Asks the people for their verdict (option ``verdict`` = ``table``), one after another by ``vote``.

        Nothing tells how others have voted; once somebody has, the challenge is not taken back.
        """
        column = self._start(tr(_C, "The table decides"), "")
        line = tr(_C, "{name} challenges a word laid by").format(name=question.names[challenger])
        column.addLayout(
            self._who_line(
                question.owner, line, question.names[question.owner], (challenger, question.names[challenger])
            )
        )
        column.addWidget(self._word_panel(question.cards, ()))
        word = spelling_of(question.cards)
        if vote is None or vote.count == 1:
            asked = tr(_C, "Is {word} a word? The answer holds for the whole game.").format(word=word)
        else:
            asked = tr(_C, "{name}, is {word} a word?").format(name=vote.name, word=word)
        column.addWidget(text_label(asked, "strong", wrap=True, name="challenge_table_question"))
        if vote is not None and vote.count > 1:
            told = tr(
                _C,
                "Vote {number} of {count}. Most votes decide, for the whole game; if the table is split, the "
                "word list does.",
            )
            column.addWidget(
                text_label(
                    told.format(number=vote.number, count=vote.count), wrap=True, name="challenge_table_vote"
                )
            )
        self._finish(column)
        for accepted, text, name in (
            (False, tr(_C, "No, it is struck"), "challenge_table_no"),
            (True, tr(_C, "Yes, it is a word"), "challenge_table_yes"),
        ):
            button = push_button(text, "paper", name)
            self._verdicts.addButton(button, int(accepted))
            self._add_button(button)
        if vote is not None and vote.number > 1:
            # Neither answer is what a stray Enter gives.
            self.set_main_button(None)
            self._may_cancel = False
            return
        back = push_button(tr(_C, "No challenge"), "paper", "challenge_cancel")
        back.clicked.connect(self.cancelled)
        self.footer.insertWidget(0, back)
        back.show()
        self.set_main_button(back)

    def show_verdict(self, verdict: ChallengeVerdict, motion_speed: float = 0.0) -> None:
        """Shows what was decided, who pays, and every hand before and after.

        At a motion speed above 0 changed numbers travel to their new values, seat after seat.
        """
        names = verdict.names
        self._many = len(names) >= _MANY_SEATS
        column = self._start(tr(_C, "Challenge"), "")
        line = tr(_C, "{name} challenges a word laid by").format(name=names[verdict.challenger])
        column.addLayout(
            self._who_line(
                verdict.owner, line, names[verdict.owner], (verdict.challenger, names[verdict.challenger])
            )
        )
        column.addWidget(self._word_panel(verdict.cards, (self._authority_line(verdict),)))
        if verdict.definition:
            column.addWidget(text_label(verdict.definition, wrap=True, name="challenge_definition"))
        column.addLayout(self._payment_boxes(verdict))
        if verdict.going_out_cancelled:
            column.addWidget(
                text_label(
                    tr(
                        _C, "{name} has not gone out: the cards are back in the hand, and the round goes on."
                    ).format(name=names[verdict.owner]),
                    "strong",
                    wrap=True,
                    name="challenge_cancelled_out",
                )
            )
        else:
            self._scores = ChallengeScores(self._theme, verdict, dense=self._many)
            column.addWidget(self._scores)
            for index, (bonus, sentence) in enumerate(bonus_moves(verdict)):
                row = QHBoxLayout()
                row.addWidget(BonusBadge(self._theme, bonus_letter(bonus)))
                row.addWidget(text_label(sentence, wrap=True, name=f"challenge_bonus_{index}"), 1)
                column.addLayout(row)
        self._finish(column)
        close = push_button(tr(_C, "Go on"), "gold", "challenge_close")
        close.clicked.connect(self.closed)
        self._add_button(close)
        self.set_main_button(close)
        self._closes_on_any_key = True
        if self._scores is not None:
            self._scores.set_out(motion_speed)
        said = verdict_sentence(verdict)
        self.setAccessibleDescription(said)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))

    def cancel(self) -> None:
        """No challenge, or the end of the verdict."""
        if self._closes_on_any_key:
            self.closed.emit()
        elif self._may_cancel:
            self.cancelled.emit()

    # -- Qt ------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key closes the verdict; Tab and keys that only change others do not."""
        quiet = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
        if self._closes_on_any_key and event.key() not in quiet and not event.isAutoRepeat():
            event.accept()
            if not self._arrive():
                self.closed.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click anywhere brings travelling numbers to their end."""
        self._arrive()
        super().mousePressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another text size needs another size of the sheet."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    @property
    def is_travelling(self) -> bool:
        """Whether numbers are on their way."""
        return self._scores is not None and self._scores.is_travelling

    def _arrive(self) -> bool:
        """Ends the journey of the numbers; False where nothing was on its way."""
        return self._scores is not None and self._scores.arrive()

    # -- parts ---------------------------------------------------------------------------------

    def _start(self, title: str, note: str) -> QVBoxLayout:
        self._arrive()
        self._scores = None
        self._may_cancel = True
        self.set_title(title)
        self.note.setText(note)
        self._closes_on_any_key = False
        self.setAccessibleDescription("")
        self._parts.hide()
        self.body.removeWidget(self._parts)
        self._parts.deleteLater()
        self._parts = QWidget()
        column = QVBoxLayout(self._parts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.spaces.medium)
        clear_layout(self.footer)
        self.footer.addStretch(1)
        return column

    def _finish(self, column: QVBoxLayout) -> None:
        column.addStretch(1)
        self.body.addWidget(self._parts)
        self._parts.show()

    def _add_button(self, button: QPushButton) -> None:
        self.footer.addWidget(button)
        button.show()

    def _who_line(
        self, owner: SeatIndex, line: str, owner_name: str, challenger: tuple[SeatIndex, str] | None = None
    ) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.spaces.small)
        if challenger is not None:
            row.addWidget(Avatar(self._theme, *challenger, 34))
        row.addWidget(ElidedLabel(line, "strong", name="challenge_line"))
        row.addWidget(Avatar(self._theme, owner, owner_name, 34))
        row.addWidget(ElidedLabel(owner_name, "strong", name="challenge_owner"), 1)
        return row

    def _word_panel(self, word: WordCards, lines: tuple[QWidget, ...]) -> QFrame:
        panel = QFrame()
        panel.setProperty("material", "row")
        flow = FlowLayout(panel, gap=self._theme.spaces.large)
        flow.setContentsMargins(12, 8, 12, 10)
        shown = CardRow(
            self._theme,
            self._art,
            word,
            look=CardsLook(
                0.8 if len(word) < 5 and not self._many else 0.6,
                on_paper=True,
                step=1.06 if len(word) < 8 else 0.72,
            ),
            spoken=word_name(word),
        )
        shown.setObjectName("challenge_word_cards")
        flow.addWidget(shown)
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(6)
        column.addWidget(text_label(spelling_of(word), "title", name="challenge_word"))
        facts = DOT.join((points(cards_value(word)), cards(len(word)), letters(letter_count(word))))
        column.addWidget(text_label(facts, "small", name="challenge_word_facts"))
        for line in lines:
            column.addWidget(line)
        column.addStretch(1)
        flow.addWidget(told)
        return panel

    def _authority_line(self, verdict: ChallengeVerdict) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(MarkSign(self._theme, Mark.TICK if verdict.accepted else Mark.CROSS))
        row.addWidget(text_label(authority_sentence(verdict), "strong", name="challenge_authority"), 1)
        return line

    def _payment_boxes(self, verdict: ChallengeVerdict) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.spaces.medium)
        for index, payment in enumerate(payments(verdict)):
            change = signed(payment.change)
            box = QFrame()
            box.setProperty("material", "field")
            box.setObjectName(f"challenge_box_{index}")
            box.setAccessibleName(f"{payment.title}, {payment.why}, {change}")
            line = QHBoxLayout(box)
            line.setContentsMargins(12, 8, 14, 8)
            line.addWidget(Avatar(self._theme, payment.seat, payment.name, 34))
            told = QVBoxLayout()
            told.setSpacing(1)
            told.addWidget(ElidedLabel(payment.title, "strong"))
            told.addWidget(ElidedLabel(payment.why, "small"))
            line.addLayout(told, 1)
            line.addWidget(text_label(change, "total", align=_RIGHT))
            row.addWidget(box, 1)
        return row

    def _decide(self, accepted: int) -> None:
        self.table_decided.emit(bool(accepted))
