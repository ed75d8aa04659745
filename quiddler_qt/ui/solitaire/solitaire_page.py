"""The room of solitaire: one game after another, with light, hints and a demo that nobody has to wait for."""

from PySide6.QtCore import QEvent, QRectF, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from quiddler_qt.bots.solitaire_protocol import WinnableReply
from quiddler_qt.engine.cards import face_of, spelling_of
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import (
    FillGap,
    Layout,
    SolitairePhase,
    SolitaireSetup,
    TakeWord,
    word_at,
)
from quiddler_qt.lexicon.word_list import DamagedWordListError
from quiddler_qt.session.solitaire_session import SolitaireCommitted, SolitaireSession
from quiddler_qt.storage.settings import Settings
from quiddler_qt.storage.solitaire_statistics import SolitaireRecords
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.labels import icon_button, push_button
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.rooms import ROOM_ICONS, Room, RoomPage
from quiddler_qt.ui.solitaire.board_player import BoardPlayer
from quiddler_qt.ui.solitaire.board_view import MODIFIERS
from quiddler_qt.ui.solitaire.outlook_watch import Light, OutlookWatch
from quiddler_qt.ui.solitaire.play_desk import PlayDesk
from quiddler_qt.ui.solitaire.room_tools import RoomTools
from quiddler_qt.ui.solitaire.services import SolitaireServices
from quiddler_qt.ui.solitaire.solitaire_sheets import EndSheet, NewDealSheet
from quiddler_qt.ui.solitaire.solitaire_wording import duration, valued_word
from quiddler_qt.ui.table_page import RoundPill, Wordmark
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme

_C = "Solitaire"
_DEMO_MS = 900
"""The demo waits so long between two of its steps at motion speed 1."""


class SolitairePage(RoomPage):
    """Solitaire by rules 10. ``restarted`` games, undo and redo are without end; a win is counted once."""

    def __init__(self, theme: Theme, art: CardArt, services: SolitaireServices) -> None:
        super().__init__(theme, art)
        self.setObjectName("solitaire_page")
        self.setAccessibleName(tr(_C, "Solitaire"))
        self._services = services
        self._records = SolitaireRecords()
        self._setup = SolitaireSetup()
        self._search: int | None = None
        self._searched_from = 1
        self._hint_wanted = False
        self._hinted_at: object = None
        self._keeper = services.solitaire
        self._watch = OutlookWatch(services.process, self)
        tools = (
            ("undo", "undo", tr(_C, "Undo")),
            ("redo", "redo", tr(_C, "Redo")),
            ("hint", "bulb", tr(_C, "Hint")),
            ("demo", "play", tr(_C, "Demo")),
        )
        self.desk = PlayDesk(theme, art, Layout.SOLITAIRE.height, tools)
        self.player = BoardPlayer(self.desk.board, self)
        self._new_deal = NewDealSheet(theme, art)
        self._end = EndSheet(theme, art)
        self._tick = QTimer(self, interval=1000)
        self._tick.timeout.connect(self._show_facts)
        self._demo = QTimer(self, singleShot=True)
        self._demo.timeout.connect(self._demo_step)
        self._is_demo = False
        self._trouble = ""
        self._demo_was_stopped = False
        self._lay_out()
        self._connect()
        self._dress()
        self._follow_motion(services.preferences.current)
        self._show_all()

    def _lay_out(self) -> None:
        self._wordmark = Wordmark(self._theme)
        self._pill = RoundPill(self._theme)
        self._pill.setObjectName("deal_pill")
        self._records_button = icon_button(tr(_C, "Records"), "solitaire_records")
        self._tools = RoomTools(self._services, "solitaire", self, self._wordmark)
        self._back_button = icon_button(tr(_C, "Back (Esc); the game is saved"), "solitaire_back")
        self._again_button = push_button(tr(_C, "Restart"), "paper", "solitaire_again", has_icon=True)
        self._new_button = push_button(tr(_C, "New deal"), "paper", "solitaire_new", has_icon=True)
        self.desk.panel.buttons.addWidget(self._again_button)
        self.desk.panel.buttons.addWidget(self._new_button)
        bar = QHBoxLayout()
        bar.setContentsMargins(10, 0, 4, 0)
        bar.addWidget(self._wordmark)
        bar.addStretch(1)
        bar.addWidget(self._pill)
        bar.addStretch(1)
        bar.addWidget(self._records_button)
        self._tools.add_to(bar)
        bar.addWidget(self._back_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(self._theme.spaces.tiny)
        column.addLayout(bar)
        column.addWidget(self.desk, 1)

    def _connect(self) -> None:
        desk, player = self.desk, self.player
        self._back_button.clicked.connect(self.left)
        self._records_button.clicked.connect(self._show_records)
        self._again_button.clicked.connect(self._restart)
        self._new_button.clicked.connect(self._ask_new_deal)
        desk.tool("undo").clicked.connect(self._undo)
        desk.tool("redo").clicked.connect(self._redo)
        desk.tool("hint").clicked.connect(self._hint)
        desk.tool("demo").clicked.connect(self._toggle_demo)
        desk.board.touched.connect(self._board_touched)
        player.committed.connect(self._committed)
        player.changed.connect(self._show_all)
        player.refused.connect(desk.say)
        player.sounded.connect(self._services.play)
        desk.placed.connect(self.forget_background)
        self._keeper.trouble.connect(self._tell_trouble)
        self._watch.changed.connect(self._light_changed)
        self._new_deal.deal_requested.connect(self._deal_requested)
        self._new_deal.cancelled.connect(self._close_sheet)
        self._end.chosen.connect(self._end_chosen)
        self._services.process.replied.connect(self._replied)
        self._services.process.failed.connect(self._failed)
        self._services.preferences.changed.connect(self._settings_changed)

    # -- coming and going ------------------------------------------------------------------------------------
    def enter(self) -> None:
        """Goes on with the game that waits, or deals one that can be won."""
        self.desk.board.setFocus()
        self._keeper.preload(self._setup.word_list)
        waits = self._keeper.resume()
        self._records = self._keeper.records()
        session = self._keeper.session
        if not waits or (session is not None and session.state.phase is SolitairePhase.WON):
            self._find_deal(self._setup)
        elif self.player.session is not self._keeper.session:
            word = self._keeper.word
            self._play(self._keeper.session)
            self.player.form(word)
        else:
            self._show_all()
        self._keeper.start_clock()
        self._tick.start()

    def depart(self) -> None:
        """The game is saved, the clock stands still, nothing is thought about."""
        self._stop_demo()
        self._stop_search()
        self._watch.pause()
        self._tick.stop()
        self._keeper.stop_clock()
        self._keeper.save_now()

    # -- deals -----------------------------------------------------------------------------------------------
    def _find_deal(self, setup: SolitaireSetup) -> None:
        """Looks for a deal that can be won; the one on the table stays until it is found."""
        self._stop_demo()
        self._setup = setup
        self._watch.pause()
        self._searched_from = self._services.first_deal()
        self._search = self._services.process.ask_winnable(self._searched_from, setup)
        self.desk.say(tr(_C, "Looking for a deal that can be won…"))

    def _stop_search(self) -> None:
        ticket, self._search = self._search, None
        if ticket is not None:
            self._services.process.interrupt(ticket)

    def _replied(self, reply: object) -> None:
        if isinstance(reply, WinnableReply) and reply.ticket == self._search and reply.final:
            self._search = None
            self._begin(self._setup, str(reply.deal))

    def _failed(self, ticket: int) -> None:
        if ticket == self._search:
            self._search = None
            self._begin(self._setup, str(self._searched_from))
            self.desk.say(tr(_C, "Whether this deal can be won is not known: the program could not look."))

    def _begin(self, setup: SolitaireSetup, deal: str) -> None:
        self._setup = setup
        try:
            session = self._keeper.begin(setup, deal)
        except DamagedWordListError:
            told = tr(_C, "The word list of this installation is damaged; please install the game again.")
            self.desk.say(told)
            return
        self._records = self._keeper.records()
        self._keeper.start_clock()
        self._play(session)

    def _play(self, session: SolitaireSession | None) -> None:
        self._watch.forget()
        self._hinted_at = None
        self._hint_wanted = False
        if session is not None:
            self._setup = session.state.setup
        self.player.play(session)
        if self._trouble:
            # Told while a deal was looked for, which has had the line since.
            trouble, self._trouble = self._trouble, ""
            self.desk.say(trouble)

    def _tell_trouble(self, text: str) -> None:
        self._trouble = text if self._keeper.session is None else ""
        self.desk.say(text)

    def _ask_new_deal(self) -> None:
        self._stop_demo()
        session = self._keeper.session
        begun = session is not None and (session.can_undo or session.can_redo)
        won = session is not None and session.state.phase is SolitairePhase.WON
        self._new_deal.ask(self._setup.min_word, counts=begun and not won)
        self._services.overlay().show_sheet(self._new_deal)

    def _deal_requested(self, variant: MinWord, number: str) -> None:
        self._close_sheet()
        setup = SolitaireSetup(Layout.SOLITAIRE, variant, self._setup.word_list)
        if number:
            self._stop_search()
            self._begin(setup, number)
        else:
            self._find_deal(setup)

    def _restart(self) -> None:
        self._stop_demo()
        if self._keeper.session is not None and self._keeper.session.state.phase is SolitairePhase.WON:
            self._begin(self._setup, self._keeper.deal)
        else:
            self.player.restart()

    # -- the end ---------------------------------------------------------------------------------------------
    def _committed(self, _done: SolitaireCommitted) -> None:
        session = self._keeper.session
        if session is None or not session.state.phase.over:
            return
        self._stop_demo()
        if session.state.phase is SolitairePhase.WON:
            records = self._keeper.end()
            if records is not None:
                self._records = records
            self._tell_won(session)
        else:
            left = wording.cards(len(session.state.left))
            told = tr(_C, "No word can be made from the cards on top; {cards} are left.").format(cards=left)
            self._end.tell(tr(_C, "Stuck"), told, "", won=False)
        self._services.overlay().show_sheet(self._end)

    def _tell_won(self, session: SolitaireSession) -> None:
        count = wording.words(len(session.state.words))
        told = tr(_C, "All cards are taken: {words} in {time}.").format(
            words=count, time=duration(session.elapsed_ms)
        )
        if session.demo_played:
            told += " " + tr(_C, "The demo has played in it, so it does not count as won.")
        longest, dearest = session.best_words()
        facts = []
        if longest is not None:
            facts.append(tr(_C, "Longest word {word}").format(word=spelling_of(longest)))
        if dearest is not None:
            facts.append(tr(_C, "best word {word}").format(word=valued_word(dearest)))
        streak = self._records.variants[session.state.setup.min_word].streak
        if streak > 1:
            facts.append(tr(_C, "%n wins in a row", streak))
        self._end.tell(tr(_C, "Won!"), told, wording.DOT.join(facts), won=True)

    def _end_chosen(self, key: str) -> None:
        self._close_sheet()
        match key:
            case "new":
                self._find_deal(self._setup)
            case "again":
                self._restart()
            case "undo":
                self._undo()
            case _:
                self.desk.board.setFocus()

    # -- tools -----------------------------------------------------------------------------------------------
    def _undo(self) -> None:
        self._stop_demo()
        if self._keeper.session is not None and self._keeper.session.state.phase is SolitairePhase.WON:
            self.desk.say(tr(_C, "This game is won and counted: begin a new deal."))
        else:
            self.player.undo()

    def _redo(self) -> None:
        self._stop_demo()
        self.player.redo()
        session = self._keeper.session
        if session is not None and session.state.phase is SolitairePhase.WON:
            self._committed(SolitaireCommitted(0, (), ()))

    def _hint(self) -> None:
        """The next word of a way to win, or the next stack for the gap."""
        self._stop_demo()
        session = self._keeper.session
        if session is None or session.state.phase.over:
            self.desk.say(tr(_C, "This game is over: begin a new deal."))
            return
        match self._watch.light:
            case Light.CAN if self._watch.line:
                self._show_hint(session)
            case Light.THINKING:
                self._hint_wanted = True
                self.desk.say(tr(_C, "Thinking: the hint comes as soon as a way to win is found."))
            case Light.CANNOT:
                self.desk.say(tr(_C, "No way to win is left from here: undo, and try another word."))
            case _:
                self.desk.say(tr(_C, "No way to win was found from here: undo, or try your luck."))

    def _show_hint(self, session: SolitaireSession) -> None:
        state = session.state
        if self._hinted_at != (state.stacks, len(state.words)):
            self._hinted_at = (state.stacks, len(state.words))
            session.count_hint()
        match self._watch.line[0]:
            case TakeWord(sources):
                self.player.form(sources, sources)
                told = tr(_C, "Hint: {word}. Enter takes it.")
                self.desk.say(told.format(word=spelling_of(word_at(state, sources))))
            case FillGap(source, _):
                self.player.form((), (source,))
                self.desk.board.focus_stack(source)
                told = tr(_C, "Hint: fill the gap from stack {number}, the {face}.")
                self.desk.say(told.format(number=source + 1, face=face_of(state.stacks[source][-1])))

    def _light_changed(self) -> None:
        self.desk.show_light(self._watch.light)
        if self._hint_wanted:
            self._hint_wanted = False
            self._hint()
        if self._is_demo and not self._demo.isActive():
            self._demo.start()

    # -- demo ------------------------------------------------------------------------------------------------
    def _toggle_demo(self) -> None:
        if self._is_demo:
            self._stop_demo()
            return
        session = self._keeper.session
        if session is None or session.state.phase.over:
            self.desk.say(tr(_C, "This game is over: begin a new deal."))
            return
        self._is_demo = True
        self.desk.name_tool("demo", tr(_C, "Stop"), "close")
        self._demo.start()

    def _board_touched(self) -> None:
        """Any input stops the demo; the key that starts it does not start it again then."""
        self._demo_was_stopped = self._is_demo
        self._stop_demo()

    def _stop_demo(self) -> None:
        self._demo.stop()
        if self._is_demo:
            self._is_demo = False
            self.desk.name_tool("demo", tr(_C, "Demo"), "play")

    def _demo_step(self) -> None:
        """Forms the next word of a way to win, or takes it; waits where none is known yet."""
        session = self._keeper.session
        if session is None or session.state.phase.over or not self.isVisible():
            self._stop_demo()
            return
        match self._watch.light:
            case Light.THINKING:
                return  # The light starts the clock again.
            case Light.CAN if self._watch.line:
                pass
            case _:
                self._stop_demo()
                self._hint()
                return
        move = self._watch.line[0]
        session.note_demo()
        if isinstance(move, TakeWord) and self.player.word != move.sources:
            self.player.form(move.sources)
        else:
            self.player.do(move)
        if self._is_demo:
            self._demo.start()

    # -- showing ---------------------------------------------------------------------------------------------
    def _show_all(self) -> None:
        """Everything but the cards."""
        session = self.player.session
        if session is None:
            self._pill.setText(tr(_C, "Solitaire"))
            self.desk.show_light(Light.OFF)
            self.desk.fact.set_text("")
            self.desk.panel.show_words((), ())
            self._show_facts()
            return
        state = session.state
        self._keeper.word = self.player.word
        deal = tr(_C, "Deal {number}").format(number=self._keeper.deal)
        self._pill.setText(f"{tr(_C, 'Solitaire')}{wording.DOT}{deal}")
        words = state.words
        self.desk.panel.show_words(words, [wording.cards(len(word)) for word in words])
        self.desk.show_progress(Layout.SOLITAIRE.card_count - len(state.left), Layout.SOLITAIRE.card_count)
        self._hint_wanted = False
        if self.isVisible():
            self._watch.look(state)
        self.desk.show_light(self._watch.light)
        self.desk.show_hint(self._sentence(session))
        self._show_facts()

    def _sentence(self, session: SolitaireSession) -> str:
        """What can be done now, with the key for it."""
        match session.state.phase:
            case SolitairePhase.FILL:
                return tr(_C, "A stack is empty: choose a stack that gives its top card to the gap (1 to 8).")
            case SolitairePhase.WON:
                return tr(_C, "Won: begin a new deal (Ctrl+N).")
            case SolitairePhase.STUCK:
                return tr(_C, "No word can be made: undo (Ctrl+Z), or begin a new deal (Ctrl+N).")
            case _ if self.player.why_not:
                return self.player.why_not
            case _ if self.player.has_other_cards:
                return tr(_C, "Enter takes the word; F2 spells it with other cards.")
            case _ if self.player.word:
                return tr(_C, "Enter takes the word, Esc puts it back.")
            case _:
                return tr(_C, "Take one card from any stack to build a word. Empty all eight stacks to win.")

    def _show_facts(self) -> None:
        session = self._keeper.session
        streak = self._records.variants[self._setup.min_word].streak
        self.desk.panel.show_facts(
            {
                tr(_C, "Time"): duration(self._keeper.elapsed_ms()),
                tr(_C, "Hints used"): str(session.hints if session is not None else 0),
                tr(_C, "Won in a row"): str(streak),
            }
        )

    # -- Qt --------------------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the whole room; the rest goes to the board."""
        if event.key() in MODIFIERS:
            event.ignore()
            return
        demo_ran = self._is_demo or self._demo_was_stopped
        self._demo_was_stopped = False
        self._stop_demo()
        if event.matches(QKeySequence.StandardKey.Undo):
            self._undo()
        elif event.matches(QKeySequence.StandardKey.Redo) or _is_control(event, "Y"):
            self._redo()
        elif _is_control(event, "H"):
            self._hint()
        elif _is_control(event, "D"):
            if not demo_ran:
                self._toggle_demo()
        elif event.matches(QKeySequence.StandardKey.New):
            self._ask_new_deal()
        elif not self._tools.take_key(event) and not self.desk.board.take_letter(event):
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """The clock runs while the window is in front."""
        if self.isVisible():
            if event.type() == QEvent.Type.WindowActivate:
                self._keeper.start_clock()
            elif event.type() == QEvent.Type.WindowDeactivate:
                self._keeper.stop_clock()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table is where the board is."""
        super().resizeEvent(event)
        self.forget_background()

    def table_rect(self) -> QRectF:
        """The table under the board, beside the paper."""
        return self.desk.table_rect().translated(self.desk.pos().toPointF())

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._new_deal.set_theme(theme, art)
        self._end.set_theme(theme, art)
        self._dress()

    def _dress(self) -> None:
        ink, paper = self._theme.colors.table_text, self._theme.colors.paper_ink
        self._records_button.setIcon(icon(ROOM_ICONS[Room.RECORDS], ink))
        self._back_button.setIcon(icon("home", ink))
        self._tools.dress(ink)
        self._again_button.setIcon(icon("undo", paper))
        self._new_button.setIcon(icon("new", paper))

    def _close_sheet(self) -> None:
        self._services.overlay().close_sheet()

    def _show_records(self) -> None:
        self._services.show_room(Room.RECORDS)

    def _settings_changed(self, _old: Settings, new: Settings) -> None:
        self._follow_motion(new)

    def _follow_motion(self, settings: Settings) -> None:
        speed = settings.motion_percent / 100
        self.desk.board.set_motion_speed(speed)
        self._demo.setInterval(round(_DEMO_MS / speed) if speed else 0)


def _is_control(event: QKeyEvent, letter: str) -> bool:
    sequence = QKeySequence(event.keyCombination())
    return sequence == QKeySequence(f"Ctrl+{letter}")
