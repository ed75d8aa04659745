"""The room of reviews: every turn of the finished hands, weighed by the master, and the table as it was.

Only hands that are over are shown, so nobody learns what another seat holds.
"""

from collections import defaultdict
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.bots.review import FinishedRound, bonus_chances, first_ways_out, last_moments, verdict_on
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.visibility import observe
from quiddler_qt.storage.saved_game import SavedGame
from quiddler_qt.ui.advice_process import AdviceProcess
from quiddler_qt.ui.dialogs.labels import push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.score_graph import GraphFacts, ScoreGraph
from quiddler_qt.ui.dialogs.table_choice import told_apart
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.pages.nothing_here import NothingHere
from quiddler_qt.ui.pages.paper_room import PaperRoom
from quiddler_qt.ui.review.review_wording import (
    Turn,
    bonus_sentence,
    cost_line,
    done_sentence,
    round_heading,
    table_line,
    turn_line,
    turn_title,
    turns_of,
    verdict_sentences,
    ways_out_sentence,
)
from quiddler_qt.ui.review.review_work import ExpectationsIn, JudgeOf, ReviewWork
from quiddler_qt.ui.review.turn_details import Details
from quiddler_qt.ui.rooms import ROOM_ICONS, Room
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import BOLD, ui_font
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import points

_C = "Review"
_BESIDE = 900
"""Width from which list and details stand side by side, in px at text scale 1."""
_GRAPH = 190

Entry = FinishedRound | Turn


class ReviewPage(PaperRoom):
    """A list of turns, and the chosen one in full.

    ``game_on_table`` is asked for the game in play when people come in; `show_game` gives another one.
    ``judge_of`` and ``expectations_in`` are as in `ReviewWork`.
    """

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        process: AdviceProcess,
        game_on_table: Callable[[], GameRecord | None],
        judge_of: JudgeOf,
        expectations_in: ExpectationsIn,
    ) -> None:
        super().__init__(theme, art, "review", tr(_C, "Review"))
        self._game_on_table = game_on_table
        self._given: GameRecord | None = None
        self._names: tuple[str, ...] = ()
        self._entries: list[Entry] = []
        self._work = ReviewWork(process, judge_of, expectations_in, self)
        self._work.weighed.connect(self._show_weighed)
        self._work.changed.connect(self._show_progress)
        self._progress = QProgressBar()
        self._told = text_label("", "small", name="review_told")
        self._stop = push_button("", "paper", "review_stop")
        self._build_header()
        self._nothing = NothingHere(
            theme,
            ROOM_ICONS[Room.REVIEW],
            tr(_C, "There is nothing to look at yet: a round must have been played to its end."),
            "review_nothing",
        )
        self._graph = ScoreGraph(theme)
        self._list = QListWidget()
        self._details = Details(theme, art)
        self._both = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._both)
        self._build_body()
        self._arrange()

    def _build_header(self) -> None:
        """How far the work has come, and a button to stop it."""
        self._progress.setObjectName("review_progress")
        self._progress.setAccessibleName(tr(_C, "Turns weighed"))
        self._progress.setTextVisible(False)
        self._progress.setMinimumWidth(120)
        self._stop.clicked.connect(self._stop_or_go_on)
        # In one piece, so that bar and button stand in line.
        work = QWidget()
        line = QHBoxLayout(work)
        line.setContentsMargins(0, 0, 0, 0)
        for widget in (self._told, self._progress, self._stop):
            line.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        self.header.addWidget(work)

    def _build_body(self) -> None:
        """The graph over the list of turns, and the chosen one beside or under them."""
        self._graph.setCursor(Qt.CursorShape.PointingHandCursor)
        self._graph.round_chosen.connect(self._go_to_round)
        self._list.setObjectName("review_moments")
        self._list.setAccessibleName(tr(_C, "Turns"))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._list.currentRowChanged.connect(self._show_entry)
        left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.spaces.small)
        column.addWidget(self._graph)
        column.addWidget(self._list, 1)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(self._theme.spaces.large)
        self._row.addWidget(left, 5)
        self._row.addWidget(self._details, 6)
        self.body.addWidget(self._nothing, 1)
        self.body.addWidget(self._both, 1)

    # -- the room --------------------------------------------------------------------------------------------
    def show_game(self, game: SavedGame) -> None:
        """The game to be looked at when people come in next, instead of the one on the table."""
        self._given = game.record

    def enter(self) -> None:
        """Shows the game and begins to weigh its turns."""
        record = self._given or self._game_on_table()
        self._entries = []
        self._list.clear()
        if record is None:
            self._show_nothing()
            return
        self._names = told_apart(tuple(seat.name for seat in record.setup.seats))
        self._work.take_up(record)
        if not self._work.rounds:
            self._show_nothing()
            return
        self._nothing.hide()
        self._both.show()
        state = self._work.rounds[-1].end
        self._graph.show_scores(GraphFacts(self._names, state.history, state.rules.hand_sizes))
        self._fill()
        super().enter()

    def depart(self) -> None:
        """Nobody looks any more, so nothing is weighed."""
        self._work.stop()
        self._given = None

    def first_focus(self) -> QWidget | None:
        """The list, where there is one."""
        return self._list if self._entries else super().first_focus()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._graph.set_theme(theme, art)
        self._details.set_look(theme, art)
        self._arrange()
        self._show_entry(self._list.currentRow())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Side by side, or one over the other."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        scale = text_scale(self._theme)
        beside = self.width() >= _BESIDE * scale
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)
        self._graph.setVisible(beside and self.height() >= 640 * scale)
        self._graph.setFixedHeight(max(round(_GRAPH * scale), self._graph.minimumSizeHint().height()))

    def _show_nothing(self) -> None:
        self._both.hide()
        self._nothing.show()
        self._show_progress()
        super().enter()

    # -- the list --------------------------------------------------------------------------------------------
    def _fill(self) -> None:
        for one in reversed(self._work.rounds):
            self._add(one)
            for turn in turns_of(one):
                self._add(turn)
        self._list.setCurrentRow(0)

    def _add(self, entry: Entry) -> None:
        self._entries.append(entry)
        item = QListWidgetItem(self._line(entry))
        if isinstance(entry, FinishedRound):
            item.setFont(ui_font(self._theme.type_sizes.button * text_scale(self._theme), BOLD))
        item.setToolTip(item.text())
        self._list.addItem(item)

    def _line(self, entry: Entry) -> str:
        if isinstance(entry, FinishedRound):
            return round_heading(entry)
        return turn_line(entry, self._names[entry.seat], self._work.advice)

    def _go_to_round(self, index: int) -> None:
        """From the graph to the beginning of a round in the list."""
        for row, entry in enumerate(self._entries):
            if isinstance(entry, FinishedRound) and entry.index == index:
                self._list.setCurrentRow(row)
                self._list.scrollToItem(self._list.item(row), QListWidget.ScrollHint.PositionAtTop)

    # -- the work --------------------------------------------------------------------------------------------
    def _stop_or_go_on(self) -> None:
        if self._work.is_running:
            self._work.stop()
        else:
            self._work.go_on()

    def _show_progress(self) -> None:
        done, total = self._work.done, self._work.total
        finished = done >= total
        self._progress.setRange(0, max(1, total))
        self._progress.setValue(done)
        self._progress.setVisible(bool(total) and not finished)
        self._told.setText("" if finished else tr(_C, "{done} of {total}").format(done=done, total=total))
        self._stop.setVisible(bool(total) and not finished)
        set_button_text(self._stop, tr(_C, "Stop") if self._work.is_running else tr(_C, "Go on"))

    def _show_weighed(self, index: int) -> None:
        for row, entry in enumerate(self._entries):
            if isinstance(entry, Turn) and any(moment.index == index for moment in entry.moments):
                self._list.item(row).setText(self._line(entry))
                self._list.item(row).setToolTip(self._line(entry))
                shown = self._entries[self._list.currentRow()] if self._list.currentRow() >= 0 else None
                same_round = isinstance(shown, FinishedRound) and shown.index == entry.end.round_index
                if shown is entry or same_round:
                    self._show_entry(self._list.currentRow())

    # -- the details -----------------------------------------------------------------------------------------
    def _show_entry(self, row: int) -> None:
        if not 0 <= row < len(self._entries):
            return
        entry = self._entries[row]
        if isinstance(entry, FinishedRound):
            self._show_round(entry)
        else:
            self._work.prefer(entry.moments)
            self._show_turn(entry)

    def _show_turn(self, turn: Turn) -> None:
        name = self._names[turn.seat]
        self._details.begin(turn_title(turn, name))
        self._details.say(table_line(turn.draw.observation, self._names), "small")
        for moment in turn.moments:
            self._details.show_table(moment.observation, self._names)
            self._details.say(done_sentence(moment, name), "strong")
            advice = self._work.advice.get(moment.index)
            if advice is None:
                self._details.say(tr(_C, "Not weighed yet."), "small")
                continue
            for sentence in verdict_sentences(moment, verdict_on(moment, advice), name):
                self._details.say(sentence)
        self._details.end()

    def _show_round(self, one: FinishedRound) -> None:
        advice = self._work.advice
        self._details.begin(round_heading(one))
        known = [moment for moment in one.moments if moment.index in advice]
        costs: dict[int, float] = defaultdict(float)
        for moment in known:
            costs[moment.seat] += verdict_on(moment, advice[moment.index]).cost
        if len(known) == len(one.moments):
            self._details.say(cost_line(costs, self._names), name="review_costs")
        else:
            self._details.say(tr(_C, "The turns are being weighed."), "small", name="review_costs")
        for seat, moment in sorted(last_moments(one).items()):
            if moment.index in advice:
                for chance in bonus_chances(one, moment, advice[moment.index].lays):
                    self._details.say(bonus_sentence(chance, self._names, seat))
        passed_by = first_ways_out(one, advice)
        if passed_by:
            self._details.say(ways_out_sentence(passed_by, self._names), name="review_ways_out")
        seen = observe(one.end, None)
        for seat, score in enumerate(one.scores):
            laid = [word.cards for word in seen.seats[seat].laid]
            line = f"{self._names[seat]}: {points(score.hand - score.from_total)}"
            self._details.say(line, "strong")
            if laid:
                self._details.show_words(seat, laid, seen, self._names)
            if one.end.hands[seat]:
                self._details.show_unused(one.end.hands[seat])
        self._details.end()
