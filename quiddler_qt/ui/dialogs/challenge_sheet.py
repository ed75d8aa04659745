"""A challenge: the question before it, the verdict, and what it does to everyone's hand."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEasingCurve, QEvent, QSequentialAnimationGroup, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.engine.actions import SeatIndex, WordCards
from quiddler_qt.engine.cards import cards_value, spelling_of
from quiddler_qt.engine.rules import Bonus, ChallengeFrom, FailedWord, Rules
from quiddler_qt.engine.scoring import SeatScore, struck_cost
from quiddler_qt.engine.words import letter_count
from quiddler_qt.ui.dialogs.avatar import Avatar, BonusBadge, HairLine, Mark, MarkSign
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, push_button, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import (
    DOT,
    bonus_letter,
    bonus_name,
    cards,
    letters,
    number,
    points,
    signed,
    sorted_bonuses,
    word_name,
)
from quiddler_qt.ui.words.authority_wording import authority_name_title

_C = "ChallengeSheet"
_MANY_SEATS = 6
TRAVEL_MS = 500
"""So long a number travels at motion speed 1."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class ChallengeQuestion:
    """The word in doubt. ``names`` by seat; ``challengers`` are the seats that may doubt it, one at least."""

    cards: WordCards
    owner: SeatIndex
    names: tuple[str, ...]
    challengers: tuple[SeatIndex, ...]
    rules: Rules


@dataclass(frozen=True, slots=True)
class ChallengeVerdict:
    """What was decided, and the scores with the word in doubt (``before``) and now (``after``), by seat.

    A seat whose cards are still hidden has None: its points would tell of its hand. ``authority`` is what
    people call the word list, ``definition`` a line of it, "" where there is nothing to say.
    ``decided_by_table`` says that the people ruled, not the list; ``votes`` how many said yes and how many
    no, where they were asked now. ``going_out_cancelled`` as rules 8.4.
    """

    cards: WordCards
    owner: SeatIndex
    challenger: SeatIndex
    accepted: bool
    names: tuple[str, ...]
    before: tuple[SeatScore | None, ...]
    after: tuple[SeatScore | None, ...]
    rules: Rules
    going_out_cancelled: bool = False
    decided_by_table: bool = False
    authority: str = ""
    definition: str = ""
    votes: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """Who is asked for a verdict: the name, and which vote of how many it is, from 1."""

    name: str
    number: int
    count: int


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
        self._journeys: list[tuple[QLabel, int, int]] = []
        self._travel: QSequentialAnimationGroup | None = None
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
        column.addWidget(text_label(_price_if_listed(question), wrap=True, name="challenge_price_listed"))
        column.addWidget(text_label(_price_if_struck(question), wrap=True, name="challenge_price_struck"))
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
        back = push_button(tr(_C, "No challenge"), "link", "challenge_cancel")
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
            column.addWidget(self._score_table(verdict))
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
        self._set_out(motion_speed)
        said = _verdict_sentence(verdict)
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

    # -- travelling numbers --------------------------------------------------------------------

    @property
    def is_travelling(self) -> bool:
        """Whether numbers are on their way."""
        return self._travel is not None

    def _set_out(self, speed: float) -> None:
        """Lets the changed numbers travel, the two of a seat together, one seat after another."""
        if not speed or not self._journeys:
            return
        group = QSequentialAnimationGroup(self)
        for label, start, end in self._journeys:
            journey = QVariantAnimation(group)
            journey.setDuration(round(TRAVEL_MS / speed))
            journey.setStartValue(start)
            journey.setEndValue(end)
            journey.setEasingCurve(QEasingCurve.Type.InOutCubic)
            journey.valueChanged.connect(partial(_show_number, label))
            label.setText(number(start))
            group.addAnimation(journey)
        group.finished.connect(self._arrive)
        self._travel = group
        group.start()

    def _arrive(self) -> bool:
        """Ends the journey; False where nothing was on its way."""
        travel, self._travel = self._travel, None
        if travel is None:
            return False
        travel.stop()
        travel.deleteLater()
        for label, _, end in self._journeys:
            label.setText(number(end))
        return True

    # -- parts ---------------------------------------------------------------------------------

    def _start(self, title: str, note: str) -> QVBoxLayout:
        self._arrive()
        self._journeys = []
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
        row.addWidget(text_label(_authority(verdict), "strong", name="challenge_authority"), 1)
        return line

    def _payment_boxes(self, verdict: ChallengeVerdict) -> QHBoxLayout:
        value = cards_value(verdict.cards)
        word = spelling_of(verdict.cards)
        challenger, owner = verdict.names[verdict.challenger], verdict.names[verdict.owner]
        if verdict.accepted:
            payer = tr(_C, "{name} pays").format(name=challenger)
            keeper = tr(_C, "{name} keeps {word}").format(name=owner, word=word)
            boxes = (
                (verdict.challenger, challenger, payer, tr(_C, "the challenge was wrong"), -value),
                (verdict.owner, owner, keeper, tr(_C, "the word counts"), value),
            )
        else:
            cost = 0 if verdict.going_out_cancelled else struck_cost(value, verdict.rules.failed_word)
            if verdict.going_out_cancelled:
                why = tr(_C, "the cards go back to the hand")
            elif cost:
                why = tr(_C, "its cards count against {name}").format(name=owner)
            else:
                why = tr(_C, "it just does not count")
            boxes = (
                (
                    verdict.challenger,
                    challenger,
                    tr(_C, "{name} was right").format(name=challenger),
                    tr(_C, "pays nothing"),
                    0,
                ),
                (verdict.owner, owner, tr(_C, "{word} is struck").format(word=word), why, -cost),
            )
        row = QHBoxLayout()
        row.setSpacing(self._theme.spaces.medium)
        for index, (seat, name, title, why, change) in enumerate(boxes):
            box = QFrame()
            box.setProperty("material", "field")
            box.setObjectName(f"challenge_box_{index}")
            box.setAccessibleName(f"{title}, {why}, {signed(change)}")
            line = QHBoxLayout(box)
            line.setContentsMargins(12, 8, 14, 8)
            line.addWidget(Avatar(self._theme, seat, name, 34))
            told = QVBoxLayout()
            told.setSpacing(1)
            told.addWidget(ElidedLabel(title, "strong"))
            told.addWidget(ElidedLabel(why, "small"))
            line.addLayout(told, 1)
            line.addWidget(text_label(signed(change), "total", align=_RIGHT))
            row.addWidget(box, 1)
        return row

    def _score_table(self, verdict: ChallengeVerdict) -> QWidget:
        table = QWidget()
        table.setObjectName("challenge_scores")
        grid = QGridLayout(table)
        grid.setContentsMargins(8, 0, 8, 0)
        grid.setHorizontalSpacing(self._theme.spaces.medium)
        grid.setVerticalSpacing(1 if self._many else 4)
        heads = (
            tr(_C, "This hand"),
            tr(_C, "In doubt"),
            tr(_C, "Change"),
            tr(_C, "Now"),
            tr(_C, "Game total"),
        )
        for column, (at, head) in enumerate(zip((1, 2, 4, 5, 7), heads, strict=True)):
            label = text_label(head, "small", align=_RIGHT if column else Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(label, 0, at)
        grid.addWidget(HairLine(self._theme, width=2), 1, 0, 1, 8)
        for seat, name in enumerate(verdict.names):
            row = 2 + 2 * seat
            grid.addWidget(Avatar(self._theme, seat, name, 20 if self._many else 26), row, 0)
            grid.addWidget(ElidedLabel(name, "strong"), row, 1)
            before, after = verdict.before[seat], verdict.after[seat]
            if before is None or after is None:
                hidden = text_label(tr(_C, "cards still in the hand"), "small", align=_RIGHT)
                hidden.setObjectName(f"challenge_hidden_{seat}")
                grid.addWidget(hidden, row, 2, 1, 6)
            else:
                self._score_row(grid, row, seat, before, after)
            grid.addWidget(HairLine(self._theme), row + 1, 0, 1, 8)
        grid.setColumnStretch(1, 1)
        return table

    def _score_row(
        self, grid: QGridLayout, row: int, seat: SeatIndex, before: SeatScore, after: SeatScore
    ) -> None:
        change = after.total - before.total
        text = signed(change) if change else tr(_C, "no change")
        cells = (
            (2, number(before.hand), "", "doubt"),
            (4, text, "strong" if change else "small", "change"),
            (5, number(after.hand), "total", "now"),
            (7, number(after.total), "strong", "total"),
        )
        journeys = {"now": (before.hand, after.hand), "total": (before.total, after.total)}
        for at, shown, role, name in cells:
            label = text_label(shown, role, align=_RIGHT, name=f"challenge_{name}_{seat}")
            # Whoever cannot see the journey hears where it ends.
            label.setAccessibleName(shown)
            grid.addWidget(label, row, at)
            start, end = journeys.get(name, (0, 0))
            if start != end:
                self._journeys.append((label, start, end))
        grid.addWidget(self._badges(before.bonuses, before.bonuses - after.bonuses), row, 3)
        grid.addWidget(self._badges(after.bonuses, frozenset()), row, 6)

    def _badges(self, shown: frozenset[Bonus], ghosts: frozenset[Bonus]) -> QWidget:
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(2)
        for bonus in sorted_bonuses(shown):
            badge = BonusBadge(self._theme, bonus_letter(bonus), ghost=bonus in ghosts)
            badge.setAccessibleName(bonus_name(bonus))
            line.addWidget(badge)
        line.addStretch(1)
        return holder

    def _decide(self, accepted: int) -> None:
        self.table_decided.emit(bool(accepted))


def bonus_moves(verdict: ChallengeVerdict) -> tuple[tuple[Bonus, str], ...]:
    """The bonuses that another seat has now than while the word was in doubt, one sentence each."""
    moves = []
    for bonus in Bonus:
        was, now = _holder(verdict.before, bonus), _holder(verdict.after, bonus)
        if was == now:
            continue
        names = verdict.names
        if was is None and now is not None:
            text = tr(_C, "{bonus} goes to {name}; in doubt it was nobody's.")
        elif now is None:
            text = tr(_C, "{bonus} is taken from {from_name}; nobody has it now.")
        else:
            text = tr(_C, "{bonus} moves from {from_name} to {name}.")
        moves.append(
            (
                bonus,
                text.format(
                    bonus=bonus_name(bonus),
                    name="" if now is None else names[now],
                    from_name="" if was is None else names[was],
                ),
            )
        )
    return tuple(moves)


def _holder(scores: tuple[SeatScore | None, ...], bonus: Bonus) -> SeatIndex | None:
    holders = [seat for seat, score in enumerate(scores) if score is not None and bonus in score.bonuses]
    return holders[0] if holders else None


def _authority(verdict: ChallengeVerdict) -> str:
    if verdict.decided_by_table:
        if verdict.votes is not None and sum(verdict.votes) > 1:
            text = (
                tr(_C, "The table says yes: {yes} for it, {no} against")
                if verdict.accepted
                else tr(_C, "The table says no: {yes} for it, {no} against")
            )
            return text.format(yes=verdict.votes[0], no=verdict.votes[1])
        return tr(_C, "The table says yes") if verdict.accepted else tr(_C, "The table says no")
    name = verdict.authority or authority_name_title(verdict.rules.word_list)
    if verdict.accepted:
        return tr(_C, "In the word list: {list}").format(list=name)
    return tr(_C, "Not in the word list: {list}").format(list=name)


def _verdict_sentence(verdict: ChallengeVerdict) -> str:
    word = spelling_of(verdict.cards)
    who = (
        tr(_C, "{name} pays {points}.").format(
            name=verdict.names[verdict.challenger], points=points(cards_value(verdict.cards))
        )
        if verdict.accepted
        else tr(_C, "{word} is struck.").format(word=word)
    )
    return f"{word}: {_authority(verdict)}. {who}"


def _show_number(label: QLabel, value: object) -> None:
    if isinstance(value, int | float):
        label.setText(number(round(value)))


def _price_if_listed(question: ChallengeQuestion) -> str:
    text = (
        tr(_C, "If it is a word, the challenger loses {points} from this hand.")
        if question.rules.challenge_from is ChallengeFrom.HAND
        else tr(_C, "If it is a word, the challenger loses {points} from the total.")
    )
    return text.format(points=points(cards_value(question.cards)))


def _price_if_struck(question: ChallengeQuestion) -> str:
    name = question.names[question.owner]
    value = cards_value(question.cards)
    match question.rules.failed_word:
        case FailedWord.ZERO:
            return tr(_C, "If not, it does not count for {name}.").format(name=name)
        case FailedWord.MINUS | FailedWord.DOUBLE as price:
            return tr(_C, "If not, it is struck and costs {name} {points}.").format(
                name=name, points=points(struck_cost(value, price))
            )
