"""What is told of one day beside the calendar: score, rows of days, the best lay and how sure that is."""

from collections import Counter
from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QProgressBar, QVBoxLayout, QWidget

from quiddler_qt.bots.solitaire_protocol import DailyReply
from quiddler_qt.engine.actions import WordCards
from quiddler_qt.engine.cards import Card, Face, face_of
from quiddler_qt.engine.daily_puzzle import DayResult
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from quiddler_qt.ui.dialogs.labels import push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.paper_sheet import section_title
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.solitaire.solitaire_wording import day_text, valued_word, word_line
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "Daily"


class DayCard(QWidget, Themed):
    """``play_requested()`` and ``lay_requested()`` are about the day on show."""

    play_requested = Signal()
    lay_requested = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._lay: DailyReply | None = None
        self._deal: tuple[Card, ...] = ()
        self._day = text_label("", "heading", wrap=True, name="day_title")
        self._score = text_label("", "total", wrap=True, name="day_score")
        self._note = text_label("", "small", wrap=True, name="day_note")
        self._play = push_button("", "gold", "day_play", has_icon=True)
        self._play.clicked.connect(self.play_requested)
        self._show_lay = push_button(tr(_C, "Show the best lay"), "paper", "day_lay", has_icon=True)
        self._show_lay.clicked.connect(self.lay_requested)
        self._sure = text_label("", "strong", wrap=True, name="day_lay_text")
        self._progress = QProgressBar()
        self._progress.setObjectName("day_lay_progress")
        self._progress.setAccessibleName(tr(_C, "Looked at so far"))
        self._progress.setTextVisible(False)
        self._progress.setRange(0, 100)
        self._progress.setFixedHeight(10)
        self._words = QWidget()
        self._word_flow = FlowLayout(self._words, gap=2, line_gap=0)
        self._rows = text_label("", wrap=True, name="day_rows")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.spaces.small)
        told: tuple[QWidget, ...] = (self._day, self._score, self._note, self._play, self._show_lay)
        for widget in (*told, self._sure, self._progress, self._words):
            column.addWidget(widget)
        column.addSpacing(theme.spaces.wide)
        column.addWidget(section_title(tr(_C, "Days in a row")))
        column.addWidget(self._rows)
        column.addStretch(1)
        self._dress()
        self.forget_lay()

    @property
    def play_button(self) -> QWidget:
        """What has the keyboard first."""
        return self._play

    @property
    def lay(self) -> DailyReply | None:
        """The best lay on show."""
        return self._lay

    def show_day(self, day: date, result: DayResult | None, *, is_today: bool, is_begun: bool) -> None:
        """Another day."""
        name = day_text(day)
        self._day.setText(tr(_C, "Today, {day}").format(day=name) if is_today else name)
        if result is None:
            self._score.setText(tr(_C, "Begun, not finished") if is_begun else tr(_C, "Not played yet"))
            self._note.setText(tr(_C, "Sixteen cards in eight stacks of two, the same for everybody."))
        else:
            self._score.setText(tr(_C, "Best score {score}").format(score=wording.number(result.best)))
            self._note.setText(
                tr(_C, "Played on its day: it counts in the row.")
                if result.in_time
                else tr(_C, "Played later: the score counts, the row does not.")
            )
        fresh = tr(_C, "Play") if result is None else tr(_C, "Play again")
        set_button_text(self._play, tr(_C, "Go on") if is_begun else fresh)
        self._show_lay.setVisible(result is not None and self._lay is None)

    def show_rows(self, streak: int, best: int, played: int) -> None:
        """Rows of days played in time."""
        now = tr(_C, "Now: %n days in a row", streak) if streak != 1 else tr(_C, "Now: 1 day")
        longest = tr(_C, "Longest row: %n days", best) if best != 1 else tr(_C, "Longest row: 1 day")
        days = tr(_C, "%n days played", played) if played != 1 else tr(_C, "1 day played")
        self._rows.setText(f"{now}\n{longest}\n{days}")

    # -- the best lay ----------------------------------------------------------------------------------------
    def forget_lay(self) -> None:
        """Shows no lay."""
        self._lay = None
        self._sure.hide()
        self._progress.hide()
        clear_layout(self._word_flow)
        self._words.hide()

    def begin_lay(self, deal: tuple[Card, ...]) -> None:
        """The lay of this deal is being looked for."""
        self._deal = deal
        self._show_lay.hide()
        self._sure.setText(tr(_C, "Looking for the best lay…"))
        self._sure.show()
        self._progress.setValue(0)
        self._progress.show()

    def show_lay(self, reply: DailyReply) -> None:
        """The best lay so far, and whether it is known to be the best there is."""
        before, self._lay = self._lay, reply
        self._progress.setValue(reply.percent)
        self._progress.setVisible(not reply.proven)
        points = wording.points(reply.score)
        if reply.proven:
            told = tr(_C, "Optimal: {points}. No lay by the word list scores more.").format(points=points)
        else:
            told = tr(_C, "Best found so far: {points}; {percent} % looked at.").format(
                points=points, percent=reply.percent
            )
        self._sure.setText(told)
        if before is None or before.words != reply.words:
            self._show_words(reply.words)

    def lay_failed(self) -> None:
        """Nobody could look for it."""
        self._progress.hide()
        self._sure.setText(tr(_C, "The best lay could not be looked for now."))
        self._show_lay.show()

    def _show_words(self, words: Sequence[tuple[Face, ...]]) -> None:
        clear_layout(self._word_flow)
        for word in cards_of(words, self._deal):
            look = CardsLook(scale=0.4, step=1.05, on_paper=True)
            row = CardRow(
                self._theme, self._art, word, look=look, caption=valued_word(word), spoken=word_line(word)
            )
            self._word_flow.addWidget(row)
            row.show()
        self._words.setVisible(bool(words))
        self._words.updateGeometry()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme, self._art = theme, art
        self._dress()

    def _dress(self) -> None:
        self._play.setIcon(icon("play", self._theme.colors.gold_button_ink))
        self._show_lay.setIcon(icon("bulb", self._theme.colors.paper_ink))


def cards_of(words: Sequence[Sequence[Face]], deal: Sequence[Card]) -> list[WordCards]:
    """Words told by faces as cards of a deal, each used once. Raises KeyError for one that is not there."""
    free: dict[Face, list[Card]] = {}
    for card in deal:
        free.setdefault(face_of(card), []).append(card)
    wanted = Counter(face for word in words for face in word)
    if any(count > len(free.get(face, ())) for face, count in wanted.items()):
        raise KeyError("a card that was not dealt")
    return [tuple(free[face].pop() for face in word) for word in words]
