"""One word in full: who accepts it, what it means, what it is worth in cards."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.engine.cards import Card, Face, cards_showing, cards_value
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import segmentations
from quiddler_qt.ui.dialogs.avatar import HairLine, Mark, MarkSign
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import points, word_name

_C = "Dictionary"
_MOST_WAYS = 3


@dataclass(frozen=True, slots=True)
class Answer:
    """What one authority says of a word; ``accepted`` None where it cannot be asked here."""

    title: str
    accepted: bool | None


@dataclass(frozen=True, slots=True)
class WordFacts:
    """A word looked up. The first answer is that of the list in use; ``definition`` is a line."""

    word: str
    answers: tuple[Answer, ...]
    definition: str


class WordDetails(FittingScrollArea, Themed):
    """The right side of the dictionary. It scrolls where there is little room."""

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(QWidget())
        self.setObjectName("dictionary_details")
        self.setAccessibleName(tr(_C, "The word in full"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # the arrow keys scroll it
        self._theme = theme
        self._art = art
        self._facts: WordFacts | None = None
        self._column = QVBoxLayout(self.content)
        self._column.setContentsMargins(14, 4, 14, 8)
        self._column.setSpacing(theme.spaces.small)
        self.show_facts(None)

    @property
    def facts(self) -> WordFacts | None:
        """The word on show."""
        return self._facts

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme, self._art = theme, art
        self.show_facts(self._facts)

    def show_facts(self, facts: WordFacts | None) -> None:
        """Another word, or the invitation to choose one."""
        self._facts = facts
        clear_layout(self._column)
        if facts is None:
            text = tr(_C, "Type a word to look it up, or choose one from the list.")
            self._add(text_label(text, wrap=True, name="dictionary_invitation"))
            self._column.addStretch(1)
            return
        self._add(text_label(facts.word.upper(), "title", wrap=True, name="dictionary_word"))
        for index, answer in enumerate(facts.answers[:1]):
            self._add(self._answer_row(answer, f"dictionary_answer_{index}", role="strong"))
        self._add(text_label(facts.definition, wrap=True, name="dictionary_definition"))
        ways = [cards_of(way) for way in segmentations(facts.word.upper(), MinWord.TWO_LETTERS)]
        if ways:
            self._add(HairLine(self._theme))
            self._add(text_label(tr(_C, "As cards"), "heading"))
            for index, way in enumerate(ways[:_MOST_WAYS]):
                self._add(self._cards(way, index), Qt.AlignmentFlag.AlignLeft)
        if len(facts.answers) > 1:
            self._add(HairLine(self._theme))
            self._add(text_label(tr(_C, "What others say"), "heading"))
            for index, answer in enumerate(facts.answers[1:], 1):
                self._add(self._answer_row(answer, f"dictionary_answer_{index}"))
        self._column.addStretch(1)

    def _add(self, widget: QWidget, align: Qt.AlignmentFlag | None = None) -> None:
        if align is None:
            self._column.addWidget(widget)
        else:
            self._column.addWidget(widget, 0, align)
        widget.show()

    def _cards(self, way: tuple[Card, ...], index: int) -> QWidget:
        row = CardRow(
            self._theme,
            self._art,
            way,
            look=CardsLook(0.5, on_paper=True),
            caption=points(cards_value(way)),
            spoken=word_name(way),
        )
        row.setObjectName(f"dictionary_cards_{index}")
        return row

    def _answer_row(self, answer: Answer, name: str, role: str = "") -> QFrame:
        row = QFrame()
        row.setObjectName(name)
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        marks = {True: Mark.TICK, False: Mark.CROSS, None: Mark.MINUS}
        line.addWidget(MarkSign(self._theme, marks[answer.accepted]), 0, Qt.AlignmentFlag.AlignTop)
        text = answer_text(answer)
        row.setAccessibleName(text)
        line.addWidget(text_label(text, role, wrap=True, name=f"{name}_text"), 1)
        return row


def answer_text(answer: Answer) -> str:
    """What an authority says, in words."""
    match answer.accepted:
        case True:
            return tr(_C, "{list}: a word").format(list=answer.title)
        case False:
            return tr(_C, "{list}: not listed").format(list=answer.title)
        case None:
            return tr(_C, "{list}: cannot be asked here").format(list=answer.title)


def cards_of(faces: tuple[Face, ...]) -> tuple[Card, ...]:
    """Cards of the deck that show these faces, each card once."""
    left = {face: list(cards_showing(face)) for face in set(faces)}
    return tuple(left[face].pop(0) for face in faces)
