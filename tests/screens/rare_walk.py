"""The part of the walk that leads to what is rarely seen: votes, refused files, faults, empty pages."""

import errno
from collections.abc import Callable

from quiddler_qt.engine.actions import Discard, DrawStock, LayDown
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Rules, VerdictBy
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.program import Program
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.save_codec import encode
from quiddler_qt.storage.save_store import SUFFIX, new_identity
from quiddler_qt.storage.saved_game import LexiconId
from quiddler_qt.ui import file_wording
from quiddler_qt.ui.game_saver import GameInPlay
from quiddler_qt.ui.recovery.fault_sheet import FaultSheet
from quiddler_qt.ui.rooms import Room
from tests.screens.step import Step
from tests.ui.table_driver import TableDriver

PEOPLE = ("Ada", "Marta", "Jonas")
REPORT = """Quiddler Qt 1.2.3
Python 3.14.0, PySide6 6.11.0
Linux, offscreen

What happened
  ZeroDivisionError
    solitaire_page.py, line 512, in _show_end
    solitaire_wording.py, line 88, in average

The table
  Round 8 of 8, hand of 10 cards, 4 seats
"""
"""Of a fault that never was: a true one tells of the machine."""


class RareWalk:
    """Comes last: it leaves a profile without anything."""

    def __init__(
        self, program: Program, driver: TableDriver, until: Callable[[Callable[[], bool]], None]
    ) -> None:
        self._program = program
        self._window = program.window
        self._driver = driver
        self._until = until

    def steps(self) -> list[Step]:
        """In the order of the walk."""
        return [
            Step("vote", self._to_vote),
            Step("vote_verdict", self._to_vote_verdict, "vote"),
            Step("dictionary_closed", self._to_closed_dictionary),
            Step("fault", self._to_fault, "dictionary_closed"),
            Step("message", self._to_message, "fault"),
            Step("saved_games_nothing", lambda: self._without_anything(Room.SAVED_GAMES)),
            Step("records_nothing", lambda: self._without_anything(Room.RECORDS)),
            Step("recovery_nothing", lambda: self._without_anything(Room.RECOVERY)),
            Step("review_nothing", lambda: self._without_anything(Room.REVIEW)),
        ]

    def _home(self) -> None:
        overlay = self._window.overlay
        if overlay.sheet is not None:
            overlay.close_sheet()
        while self._window.rooms.current is not None:
            self._window.rooms.back()

    def _open(self, session: GameSession) -> None:
        """A game of other people, from a file."""
        words = load_word_list("standard")
        lexicon = LexiconId(words.name, words.version, words.sha256)
        self._home()
        path = self._program.places.data / f"guests{SUFFIX}"
        path.write_bytes(encode(GameInPlay(session, new_identity(), lexicon).saved()))
        self._program.host.open_kept(path)
        path.unlink()

    def _played(self, rules: Rules, until: Phase) -> GameSession:
        """The first goes out with all cards as one word, which is none; the others lay nothing."""
        setup = GameSetup(rules, tuple(Seat(name) for name in PEOPLE), len(PEOPLE) - 1)
        session = GameSession(GameRecord(setup, 11), lambda _: False)
        session.deal()
        while session.state.phase is not until:
            seat = session.state.seat
            session.submit(DrawStock(seat))
            *word, last = session.state.hands[seat]
            first = session.state.out_seat is None
            session.submit(LayDown(seat, (tuple(word),), last) if first else Discard(seat, last))
        return session

    def _to_vote(self) -> None:
        """The table decides, and the first of three is asked."""
        self._open(self._played(Rules(hand_sizes=(7, 8), verdict=VerdictBy.TABLE), Phase.WORDS_ON_TABLE))
        page = self._window.screen_of_game.round_page
        self._until(page.isVisible)
        self._driver.press("round_word_s0_0", page)
        self._driver.press("challenge_by_1", self._window.overlay)

    def _to_vote_verdict(self) -> None:
        for answer in ("no", "yes", "no"):
            self._driver.press(f"challenge_table_{answer}", self._window.overlay)

    def _to_closed_dictionary(self) -> None:
        """In one's own turn."""
        self._open(self._played(Rules(hand_sizes=(7, 8)), Phase.DRAW))
        self._window.rooms.show(Room.DICTIONARY)

    def _to_fault(self) -> None:
        """The report of a fault over the game that waits for its player."""
        self._home()
        look = self._program.look
        sheet = FaultSheet(look.theme, look.art)
        sheet.show_fault(REPORT, saved=True, count=2)
        self._window.overlay.show_sheet(sheet)

    def _to_message(self) -> None:
        """The disk is full."""
        self._home()
        full = OSError(errno.ENOSPC, "No space left on device")
        self._program.host.say(file_wording.save_trouble_sentence(full))

    def _without_anything(self, room: Room) -> None:
        """A room as on the first day."""
        self._home()
        places = self._program.places
        for folder in (places.data, places.config):
            for file in folder.rglob("*"):
                kept = file.suffix == ".lock" or file == self._program.settings_store.path
                if file.is_file() and not kept:
                    file.unlink()
        self._window.rooms.show(room)
