"""The end of the game: winners, final table, the graph, and the best words of the evening."""

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.engine.actions import SeatIndex, WordCards
from quiddler_qt.engine.cards import cards_value, spelling_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import bonuses_in_play
from quiddler_qt.engine.scoring import winners_of
from quiddler_qt.engine.words import letter_count
from quiddler_qt.ui.dialogs.avatar import Avatar
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.felt_with_standings import FeltWithStandings
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, icon_button, push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.score_graph import GraphFacts
from quiddler_qt.ui.dialogs.standings import StandingsFacts
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT, letters, points, winners_sentence, word_name

_C = "FinalPage"
_CENTER = Qt.AlignmentFlag.AlignHCenter
_LONG = 44
"""Letters of a sentence that is still shown in the largest type."""


@dataclass(frozen=True, slots=True)
class BestWord:
    """A word of the evening and who laid it; ``definition`` is what it means in one line, "" for nothing."""

    seat: SeatIndex
    cards: WordCards
    definition: str = ""


@dataclass(frozen=True, slots=True)
class FinalFacts:
    """The public observation of the finished game, and its best words that stood (None: no word)."""

    observation: Observation
    longest: BestWord | None
    dearest: BestWord | None


class FinalPage(FeltWithStandings):
    """Nothing is left to play: look at it, play again, or go to the start page. Enter plays again."""

    rematch_requested = Signal()
    review_requested = Signal()
    pad_menu_requested = Signal(QWidget)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art, "final_rematch")
        self.setObjectName("final_page")
        set_button_text(self.main_button, tr(_C, "Play again"))
        self._start = push_button(tr(_C, "To the start page"), "dark", "final_start_page")
        self._review = push_button(tr(_C, "Review the game"), "dark", "final_review")
        self._review.clicked.connect(self.review_requested)
        # Above the winners: three buttons in a row are too wide for large text.
        self.head.addStretch(1)
        self.head.addWidget(self._review)
        # Here the pad is complete: it is now that it is kept or printed.
        self._pad = icon_button(tr("ScorePad", "Copy, print or save the score pad"), "final_pad")
        self._pad.setIcon(icon("menu", theme.colors.table_text))
        self._pad.clicked.connect(self._ask_pad_menu)
        self.head.addWidget(self._pad)
        self.foot.insertWidget(1, self._start, 0, Qt.AlignmentFlag.AlignRight)
        self.main_button.clicked.connect(self.rematch_requested)
        self._start.clicked.connect(self.leave_requested)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._pad.setIcon(icon("menu", theme.colors.table_text))

    def tell(self, text: str) -> None:
        """One sentence beside the buttons, until another game has ended."""
        self.note.setText(text)

    def show_final(self, facts: FinalFacts) -> None:
        """Shows the end of another game."""
        self.tell(tr(_C, "Same table, same rules: the deal goes on to the left."))
        observation = facts.observation
        names = tuple(seat.name for seat in observation.seats)
        winners = winners_of(tuple(seat.total for seat in observation.seats))
        told = QWidget()
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.spaces.medium)
        column.addStretch(1)
        discs = QHBoxLayout()
        discs.addStretch(1)
        for seat in winners:
            size = 96 if len(winners) < 3 else 64
            disc = Avatar(self._theme, seat, names[seat], size, level=observation.seats[seat].level)
            disc.set_active(active=True)
            discs.addWidget(disc)
        discs.addStretch(1)
        column.addLayout(discs)
        sentence = winners_sentence([names[seat] for seat in winners])
        column.addWidget(
            text_label(
                sentence,
                "display" if len(sentence) <= _LONG else "title",
                wrap=True,
                align=Qt.AlignmentFlag.AlignCenter,
                name="final_winners",
            )
        )
        best = points(observation.seats[winners[0]].total)
        rounds = len(observation.history)
        played = tr(_C, "after 1 round") if rounds == 1 else tr(_C, "after %n rounds", rounds)
        column.addWidget(
            text_label(
                f"{best}{DOT}{played}", "large", align=Qt.AlignmentFlag.AlignCenter, name="final_points"
            )
        )
        column.addSpacing(self._theme.spaces.large)
        holder = QWidget()
        flow = FlowLayout(holder, gap=self._theme.spaces.wide, line_gap=self._theme.spaces.medium)
        if facts.longest is not None:
            text = tr(_C, "Longest word: {letters}").format(
                letters=letters(letter_count(facts.longest.cards))
            )
            flow.addWidget(self._best("longest", text, facts.longest, names))
        if facts.dearest is not None:
            text = tr(_C, "Best word: {points}").format(points=points(cards_value(facts.dearest.cards)))
            flow.addWidget(self._best("dearest", text, facts.dearest, names))
        if flow.count():
            column.addWidget(
                text_label(tr(_C, "Best words of the evening"), "heading", align=Qt.AlignmentFlag.AlignCenter)
            )
            center = QHBoxLayout()
            center.addStretch(1)
            center.addWidget(holder, 1000)
            center.addStretch(1)
            holder.setMaximumWidth(flow.sizeHint().width())
            column.addLayout(center)
        column.addStretch(2)
        self.set_content(told)
        self.standings.show_standings(_standings_facts(observation, names, winners))
        self.setAccessibleName(tr(_C, "End of the game"))
        self.setAccessibleDescription(sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _ask_pad_menu(self) -> None:
        self.pad_menu_requested.emit(self._pad)

    def _best(self, what: str, title: str, best: BestWord, names: tuple[str, ...]) -> QWidget:
        holder = QWidget()
        holder.setObjectName(f"final_{what}")
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        cards = CardRow(
            self._theme,
            self._art,
            best.cards,
            look=CardsLook(0.62, step=1.04 if len(best.cards) < 7 else 0.74),
            caption=spelling_of(best.cards),
            spoken=word_name(best.cards),
            told=best.definition,
        )
        cards.setObjectName(f"final_{what}_cards")
        column.addWidget(cards, 0, _CENTER)
        column.addWidget(text_label(title, "strong", align=_CENTER))
        column.addWidget(ElidedLabel(names[best.seat], "small", align=_CENTER))
        return holder


def _standings_facts(
    observation: Observation, names: tuple[str, ...], winners: tuple[SeatIndex, ...]
) -> StandingsFacts:
    rounds = len(observation.history)
    return StandingsFacts(
        names=names,
        scores=observation.history[-1],
        leaders=winners,
        leaders_text=tr(_C, "winner") if len(winners) == 1 else tr(_C, "joint winner"),
        note=tr(_C, "after {number} of {count}").format(
            number=rounds, count=len(observation.rules.hand_sizes)
        ),
        graph=GraphFacts(names, observation.history, observation.rules.hand_sizes),
        in_play=bonuses_in_play(observation.rules, len(names), max(0, rounds - 1)),
        bonus_points=observation.rules.bonus_points,
    )
