"""The room of the daily puzzle: a calendar of days, and the puzzle of one of them on the board."""

from datetime import date

from PySide6.QtCore import QEvent, QRectF, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from quiddler_qt.bots.solitaire_protocol import DailyReply
from quiddler_qt.bots.solitaire_solver import faces_of
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP, daily_score, score_words
from quiddler_qt.engine.solitaire import STACK_COUNT, Finish, Layout, SolitairePhase
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.lexicon.word_list import DamagedWordListError
from quiddler_qt.session.daily_calendar import FIRST_DAY, DailyCalendar
from quiddler_qt.session.solitaire_session import SolitaireCommitted, SolitaireSession
from quiddler_qt.storage.settings import Settings
from quiddler_qt.storage.solitaire_statistics import SolitaireRecords
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.labels import icon_button, plain_tooltip, push_button, text_label
from quiddler_qt.ui.dialogs.message_sheet import Answer, MessageSheet
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea, PaperFrame
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.rooms import RoomPage
from quiddler_qt.ui.solitaire.board_player import BoardPlayer
from quiddler_qt.ui.solitaire.day_card import DayCard
from quiddler_qt.ui.solitaire.month_grid import MonthGrid
from quiddler_qt.ui.solitaire.play_desk import PlayDesk
from quiddler_qt.ui.solitaire.room_tools import RoomTools
from quiddler_qt.ui.solitaire.services import SolitaireServices
from quiddler_qt.ui.solitaire.solitaire_wording import day_text, score_line
from quiddler_qt.ui.table_page import RoundPill, Wordmark
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "Daily"
_WIDTH = 1060
_CARD_WIDTH = 380


class DailyPage(RoomPage):
    """Calendar and board in turn; Esc leads from the board to the calendar, and from there out."""

    def __init__(self, theme: Theme, art: CardArt, services: SolitaireServices) -> None:
        super().__init__(theme, art)
        self.setObjectName("daily_page")
        self.setAccessibleName(tr(_C, "Daily puzzle"))
        self._services = services
        self._keeper = services.daily
        self._records = SolitaireRecords()
        self._begun: frozenset[str] = frozenset()
        self._chosen: date | None = None
        self._ticket: int | None = None
        tools = (
            ("undo", "undo", tr(_C, "Undo")),
            ("redo", "redo", tr(_C, "Redo")),
            ("again", "left", tr(_C, "Start again")),
        )
        self.desk = PlayDesk(theme, art, Layout.DAILY.height, tools)
        self.player = BoardPlayer(self.desk.board, self)
        self.grid = MonthGrid(theme)
        self.card = DayCard(theme, art)
        self._sheet = MessageSheet(theme, art)
        self._lay_out()
        self._connect()
        self._dress()
        self._follow_motion(services.preferences.current)
        self.desk.hide()

    def _lay_out(self) -> None:
        self._wordmark = Wordmark(self._theme)
        self._pill = RoundPill(self._theme)
        self._pill.setObjectName("day_pill")
        self._calendar_button = icon_button(tr(_C, "Calendar"), "daily_calendar")
        self._tools = RoomTools(self._services, "daily", self, self._wordmark)
        self._back_button = icon_button(tr(_C, "Back (Esc); the puzzle is saved"), "daily_back")
        bar = QHBoxLayout()
        bar.setContentsMargins(10, 0, 4, 0)
        bar.addWidget(self._wordmark)
        bar.addStretch(1)
        bar.addWidget(self._pill)
        bar.addStretch(1)
        bar.addWidget(self._calendar_button)
        self._tools.add_to(bar)
        bar.addWidget(self._back_button)
        self._finish = push_button(tr(_C, "Finish"), "gold", "daily_finish", has_icon=True)
        self._finish.setToolTip(plain_tooltip(tr(_C, "Ends the puzzle and counts its score")))
        self.desk.panel.buttons.addWidget(self._finish)
        inside = QWidget()
        self._halves = QHBoxLayout(inside)
        self._halves.setSpacing(self._theme.spaces.wide)
        self._halves.addWidget(self.grid, 1)
        self._halves.addWidget(self.card)
        self._paper = PaperFrame(self._theme, self._art)
        self._scroll = FittingScrollArea(inside)
        lines = QVBoxLayout(self._paper)
        lines.setContentsMargins(30, 26, 30, 26)
        lines.addWidget(text_label(tr(_C, "Daily puzzle"), "title", name="daily_title"))
        lines.addWidget(self._scroll, 1)
        self._notice = text_label("", "small", wrap=True, name="daily_notice")
        lines.addWidget(self._notice)
        self._notice.hide()
        self._calendar_face = QWidget()
        middle = QHBoxLayout(self._calendar_face)
        middle.setContentsMargins(26, 20, 26, 20)
        middle.addStretch(1)
        middle.addWidget(self._paper, 1000)
        middle.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(self._theme.spaces.tiny)
        column.addLayout(bar)
        column.addWidget(self.desk, 1)
        column.addWidget(self._calendar_face, 1)
        self._fit()

    def _connect(self) -> None:
        self._back_button.clicked.connect(self.left)
        self._calendar_button.clicked.connect(self._to_calendar)
        self._finish.clicked.connect(self._finish_puzzle)
        self.desk.tool("undo").clicked.connect(self._undo)
        self.desk.tool("redo").clicked.connect(self._redo)
        self.desk.tool("again").clicked.connect(self.player.restart)
        self.player.committed.connect(self._committed)
        self.player.changed.connect(self._show_puzzle)
        self.player.refused.connect(self.desk.say)
        self.player.sounded.connect(self._services.play)
        self.desk.placed.connect(self.forget_background)
        self._keeper.trouble.connect(self._tell_trouble)
        self.grid.day_chosen.connect(self._choose_day)
        self.card.play_requested.connect(self._play_day)
        self.card.lay_requested.connect(self._ask_lay)
        self._sheet.answered.connect(self._answered)
        self._services.process.replied.connect(self._replied)
        self._services.process.failed.connect(self._failed)
        self._services.preferences.changed.connect(self._settings_changed)

    @property
    def _today(self) -> date:
        return self._services.now().date()

    @property
    def is_playing(self) -> bool:
        """Whether the board is on show, not the calendar."""
        return not self.desk.isHidden()

    # -- coming and going ------------------------------------------------------------------------------------
    def enter(self) -> None:
        """The calendar with today, or the puzzle that was begun."""
        self._notice.hide()
        self._keeper.preload(DAILY_SETUP.word_list)
        was_in_play = self._keeper.session is not None
        waits = self._keeper.resume()
        session = self._keeper.session
        # Half a puzzle of an earlier day waits in the calendar, unless it was played just now.
        on_board = was_in_play or self._keeper.deal == self._today.isoformat()
        if waits and session is not None and not session.state.phase.over and on_board:
            self._chosen = date.fromisoformat(self._keeper.deal)
            if self.player.session is not session:
                word = self._keeper.word
                self.player.play(session)
                self.player.form(word)
            self._to_board()
        else:
            self._chosen = max(self._today, FIRST_DAY)
            self._to_calendar()

    def depart(self) -> None:
        """The puzzle is saved, nothing is looked for."""
        self._stop_asking()
        self._keeper.stop_clock()
        self._keeper.save_now()

    def _to_calendar(self) -> None:
        self._keeper.stop_clock()
        self._keeper.save_now()
        self.desk.hide()
        self._calendar_face.show()
        self._calendar_button.hide()
        self.forget_background()
        self._show_calendar()
        self.card.play_button.setFocus(Qt.FocusReason.OtherFocusReason)
        # Once everything has its place: a small window does not show all of it.
        QTimer.singleShot(0, self, lambda: self._scroll.ensureWidgetVisible(self.card.play_button))

    def _to_board(self) -> None:
        self._stop_asking()
        self._calendar_face.hide()
        self.desk.show()
        self._calendar_button.show()
        self.forget_background()
        self._show_puzzle()
        self._keeper.start_clock()
        self.desk.board.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- calendar --------------------------------------------------------------------------------------------
    def _show_calendar(self) -> None:
        self._records = self._keeper.records()
        self._begun = self._keeper.begun_deals()
        calendar = DailyCalendar(self._records.days)
        today = self._today
        chosen = self._chosen or max(today, FIRST_DAY)
        self._pill.setText(tr(_C, "Daily puzzle"))
        self.grid.show_days(calendar, max(today, FIRST_DAY), chosen)
        self.card.show_rows(calendar.streak(today), calendar.best_streak(today), len(calendar.results))
        self._show_day(chosen)

    def _show_day(self, day: date) -> None:
        self.card.show_day(
            day,
            self._records.days.get(day),
            is_today=day == self._today,
            is_begun=day.isoformat() in self._begun,
        )

    def _choose_day(self, day: date) -> None:
        if day != self._chosen:
            self._stop_asking()
            self.card.forget_lay()
        self._chosen = day
        self._show_day(day)

    def _play_day(self) -> None:
        """The puzzle of the chosen day: gone on with, or dealt."""
        day = self._chosen
        if day is None:
            return
        try:
            session = self._keeper.take_up(DAILY_SETUP, day.isoformat())
        except DamagedWordListError:
            self._tell_trouble(
                tr(_C, "The word list of this installation is damaged; please install the game again.")
            )
            return
        if session is None:
            return
        self.card.forget_lay()
        if self.player.session is not session:
            self.player.play(session)
        self._to_board()

    # -- the best lay ----------------------------------------------------------------------------------------
    def _ask_lay(self) -> None:
        if self._chosen is None:
            return
        deal = _dealt(self._chosen)
        stacks = tuple(deal[stack::STACK_COUNT] for stack in range(STACK_COUNT))
        self.card.begin_lay(deal)
        self._ticket = self._services.process.ask_daily(faces_of(stacks))

    def _stop_asking(self) -> None:
        ticket, self._ticket = self._ticket, None
        if ticket is not None:
            self._services.process.interrupt(ticket)
            self.card.forget_lay()

    def _replied(self, reply: object) -> None:
        if isinstance(reply, DailyReply) and reply.ticket == self._ticket:
            self.card.show_lay(reply)
            if reply.final:
                self._ticket = None

    def _failed(self, ticket: int) -> None:
        if ticket == self._ticket:
            self._ticket = None
            self.card.lay_failed()

    # -- the puzzle ------------------------------------------------------------------------------------------
    def _show_puzzle(self) -> None:
        """Everything but the cards."""
        session = self.player.session
        if session is None or not self.is_playing:
            return
        state = session.state
        self._keeper.word = self.player.word
        self._pill.setText(day_text(date.fromisoformat(self._keeper.deal)))
        score = daily_score(state)
        notes = [wording.points(score_words((word,), ()).total) for word in state.words]
        self.desk.panel.show_words(state.words, notes)
        self.desk.panel.show_facts(
            {
                tr(_C, "Cards of words"): str(score.words),
                tr(_C, "Long words"): str(score.bonus),
                tr(_C, "Cards left"): wording.number(-score.left),
                tr(_C, "Score now"): wording.number(score.total),
            }
        )
        count = Layout.DAILY.card_count
        self.desk.show_progress(count - len(state.left), count)
        self.desk.show_hint(self._sentence(session))

    def _sentence(self, session: SolitaireSession) -> str:
        match session.state.phase:
            case SolitairePhase.FILL:
                return tr(_C, "A stack is empty: choose a stack that gives its top card to the gap (1 to 8).")
            case _ if session.state.phase.over:
                return tr(_C, "This puzzle is counted: undo and try for more, or go to the calendar.")
            case _ if self.player.why_not:
                return self.player.why_not
            case _ if self.player.word:
                return tr(_C, "Enter takes the word, Esc puts it back.")
            case _:
                return tr(_C, "Use as many cards as you can: those that are left count against you.")

    def _undo(self) -> None:
        self.player.undo()

    def _redo(self) -> None:
        self.player.redo()
        session = self._keeper.session
        if session is not None and session.state.phase.over:
            self._tell_end(session)

    def _finish_puzzle(self) -> None:
        session = self._keeper.session
        if session is not None and session.state.phase.over:
            self._tell_end(session)
        else:
            self.player.do(Finish())

    def _committed(self, _done: SolitaireCommitted) -> None:
        session = self._keeper.session
        if session is not None and session.state.phase.over:
            self._tell_end(session)

    def _tell_end(self, session: SolitaireSession) -> None:
        """Counts the score, and asks what next."""
        records = self._keeper.end()
        if records is not None:
            self._records = records
        score = daily_score(session.state)
        day = date.fromisoformat(self._keeper.deal)
        result = self._records.days.get(day)
        text = score_line(score) + "."
        if result is not None:
            text += " " + tr(_C, "Best of this day: {points}.").format(points=wording.points(result.best))
        self._sheet.show_message(
            tr(_C, "Score {score}").format(score=wording.number(score.total)),
            text,
            (
                Answer("calendar", tr(_C, "Calendar")),
                Answer("undo", tr(_C, "Undo")),
                Answer("lay", tr(_C, "Show the best lay")),
            ),
        )
        self._services.overlay().show_sheet(self._sheet)

    def _answered(self, key: str) -> None:
        self._services.overlay().close_sheet()
        match key:
            case "undo":
                self._undo()
                self.desk.board.setFocus(Qt.FocusReason.OtherFocusReason)
            case "lay":
                self._to_calendar()
                self._ask_lay()
            case _:
                self._to_calendar()

    def _tell_trouble(self, text: str) -> None:
        self.desk.say(text)
        self._notice.setText(text)
        self._notice.show()

    # -- Qt --------------------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the whole room; Esc leads from the board to the calendar first."""
        if self.is_playing and event.matches(QKeySequence.StandardKey.Undo):
            self._undo()
        elif self.is_playing and event.matches(QKeySequence.StandardKey.Redo):
            self._redo()
        elif self.is_playing and event.key() == Qt.Key.Key_Escape:
            self._to_calendar()
        elif not self._tools.take_key(event) and not (self.is_playing and self.desk.board.take_letter(event)):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_paper"):
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table is where the board or the calendar is."""
        super().resizeEvent(event)
        self._fit()
        self.forget_background()

    def table_rect(self) -> QRectF:
        """The table under board or calendar."""
        if self.is_playing:
            return self.desk.table_rect().translated(self.desk.pos().toPointF())
        return QRectF(self._calendar_face.geometry()).adjusted(2, 2, -2, -2)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._sheet.set_theme(theme, art)
        self._dress()

    def _fit(self) -> None:
        scale = text_scale(self._theme)
        self._paper.setMaximumWidth(round(_WIDTH * scale))
        narrow = self.width() < 900 * min(scale, 2.0)
        self._halves.setDirection(
            QHBoxLayout.Direction.BottomToTop if narrow else QHBoxLayout.Direction.LeftToRight
        )
        if narrow:
            self.card.setMinimumWidth(0)
            self.card.setMaximumWidth(16_777_215)
        else:
            self.card.setFixedWidth(round(_CARD_WIDTH * min(scale, 1.4)))

    def _dress(self) -> None:
        colors = self._theme.colors
        self._calendar_button.setIcon(icon("calendar", colors.table_text))
        self._back_button.setIcon(icon("home", colors.table_text))
        self._tools.dress(colors.table_text)
        self._finish.setIcon(icon("flag", colors.gold_button_ink))

    def _settings_changed(self, _old: Settings, new: Settings) -> None:
        self._follow_motion(new)

    def _follow_motion(self, settings: Settings) -> None:
        self.desk.board.set_motion_speed(settings.motion_percent / 100)


def _dealt(day: date) -> tuple[Card, ...]:
    """The cards of a day, as they are dealt."""
    return deal_order(Layout.DAILY, day.isoformat())[: Layout.DAILY.card_count]
