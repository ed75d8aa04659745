"""Everything a game shows: the table page, the pages between hands, the sheets, and the curtain over all."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from quiddler_qt.engine.observation import Observation
from quiddler_qt.session.scorepad_table import ScorepadTable
from quiddler_qt.ui.dialogs.challenge_sheet import ChallengeSheet
from quiddler_qt.ui.dialogs.confirm_lay_sheet import ConfirmLaySheet
from quiddler_qt.ui.dialogs.curtain import Curtain, CurtainFacts
from quiddler_qt.ui.dialogs.final_page import FinalFacts, FinalPage
from quiddler_qt.ui.dialogs.message_sheet import MessageSheet
from quiddler_qt.ui.dialogs.overlay import Overlay
from quiddler_qt.ui.dialogs.round_page import RoundFacts, RoundPage
from quiddler_qt.ui.dialogs.themed import Themed
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.sound import Cue
from quiddler_qt.ui.table_page import TablePage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.seat_colors import with_seat_colors
from quiddler_qt.ui.theme.tokens import Theme


class GameScreen(QWidget, Themed):
    """The widgets of a game. It knows no rules; the presenter says what to show.

    ``sounded(cue)`` is what is to be heard now; ``mute_requested(muted)`` the wish for silence or sound.
    """

    leave_requested = Signal()
    room_requested = Signal(object)
    mute_requested = Signal(bool)
    sounded = Signal(object)

    def __init__(self, theme: Theme, art: CardArt, overlay: Overlay) -> None:
        super().__init__()
        self.setObjectName("game_screen")
        self._theme = theme
        self._art = art
        self._seat_colors: tuple[int, ...] = ()
        self.overlay = overlay
        self.table_page = TablePage(theme, art)
        self.table = self.table_page.table
        self.talk = self.table_page.talk
        self.round_page = RoundPage(theme, art)
        self.final_page = FinalPage(theme, art)
        self.confirm_lay = ConfirmLaySheet(theme, art)
        self.out_question = MessageSheet(theme, art)
        self.challenge = ChallengeSheet(theme, art)
        overlay.keep(self.confirm_lay, self.out_question, self.challenge)
        self._pages = QStackedLayout(self)
        for page in (self.table_page, self.round_page, self.final_page):
            self._pages.addWidget(page)
        self.curtain = Curtain(theme, art, self)
        for page in (self.round_page, self.final_page):
            page.review_requested.connect(partial(self.room_requested.emit, Room.REVIEW))
            page.leave_requested.connect(self.leave_requested)
            page.key_pressed.connect(self.table_page.command)
        self.final_page.pad_menu_requested.connect(self.table_page.pad.open_menu)
        self.table_page.pad.told.connect(self.final_page.tell)
        self.table_page.leave_requested.connect(self.leave_requested)
        self.table_page.room_requested.connect(self.room_requested)
        self.table_page.mute_requested.connect(self.mute_requested)
        self.table.keys_changed.connect(self._give_keys)
        self.table.cards_lifted.connect(partial(self.sounded.emit, Cue.PICK_UP))
        self.table.cards_returned.connect(partial(self.sounded.emit, Cue.SETTLE))

    def _give_keys(self) -> None:
        self.round_page.keys = self.final_page.keys = self.table.keys

    def show_numbers(self, table: ScorepadTable, observation: Observation) -> None:
        """Pad and round as they are now."""
        self.table_page.show_numbers(table, observation)

    def show_table(self) -> None:
        """The card table; the keyboard goes there if it was on another page."""
        if self._pages.currentWidget() is not self.table_page:
            self._pages.setCurrentWidget(self.table_page)
            if not self.is_curtained and self.overlay.sheet is None:
                self.table.setFocus()

    def show_words_on_table(self, facts: RoundFacts) -> None:
        """All words of the hand, open to challenge."""
        self.round_page.show_words_on_table(facts)
        self._pages.setCurrentWidget(self.round_page)

    def show_round(self, facts: RoundFacts) -> None:
        """The scored hand."""
        self.round_page.show_round(facts)
        self._pages.setCurrentWidget(self.round_page)

    def show_final(self, facts: FinalFacts) -> None:
        """Winners and final table."""
        self.final_page.show_final(facts)
        self._pages.setCurrentWidget(self.final_page)

    @property
    def is_curtained(self) -> bool:
        """Whether the curtain is drawn, also while another page is shown."""
        return not self.curtain.isHidden()

    def draw_curtain(self, facts: CurtainFacts) -> None:
        """Covers everything, in one paint, before what lies behind changes."""
        self.curtain.draw_for(facts)

    def raise_curtain(self) -> None:
        """Shows the table to the person who confirmed."""
        # The keyboard first: Qt would hand it on as by Tab from what is hidden.
        self.table.focus_hand()
        self.curtain.hide()

    def put_away(self) -> None:
        """Leaves nothing of a game behind: no card, no sheet, no curtain."""
        self.overlay.close_sheet()
        self.curtain.hide()
        self.table.finish_now()
        self.table.clear_table()
        self.table_page.slip.clear()
        self.show_table()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on, and with the colours of the seats."""
        self._theme, self._art = theme, art
        worn = with_seat_colors(theme, self._seat_colors)
        for part in (
            self.table_page,
            self.round_page,
            self.final_page,
            self.confirm_lay,
            self.out_question,
            self.challenge,
            self.curtain,
        ):
            part.set_theme(worn, art)

    def set_seat_colors(self, colors: tuple[int, ...]) -> None:
        """The player colours of the game to be shown, as places in the theme's list; () as usual."""
        if colors != self._seat_colors:
            self._seat_colors = colors
            self.set_theme(self._theme, self._art)
