"""A walk through the program, page by page, by mouse and keys."""

import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView, QLabel, QLineEdit, QListWidget, QTableView

from quiddler_qt import app, opening
from quiddler_qt.bots.policies import GreedyPolicy
from quiddler_qt.bots.review import FinishedRound
from quiddler_qt.bots.word_table import load_word_table
from quiddler_qt.engine.actions import Discard, GatherCards, LayDown, SeatKind
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import MinWord, Preset, Rules, preset_rules
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.options import Options
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.session.game_session import Committed, GameSession
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_store import SaveStore, new_identity
from quiddler_qt.storage.saved_game import LexiconId, Presentation
from quiddler_qt.storage.settings import Settings, SettingsStore
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui import accessibility
from quiddler_qt.ui.dialogs.table_choice import COMPUTER_LEVEL
from quiddler_qt.ui.game_saver import GameInPlay
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.pages.saved_games_page import SavedGamesPage
from quiddler_qt.ui.review.review_page import ReviewPage
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.wording import MINUS
from quiddler_qt.ui.words.word_shelf import Search
from tests.screens import still_world
from tests.screens.rare_walk import RareWalk
from tests.screens.solitaire_walk import SolitaireWalk
from tests.screens.step import Step
from tests.screens.variants import Variant
from tests.ui.table_driver import TableDriver

SEED = 2026
NAMES = ("Ada", "Marta", "Jonas", "Elena")
PATIENCE_MS = 20_000
HELD_PAGE = "drag"
"""Where the pointer holds a card."""
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"


class Tour:
    """The program on a profile of its own, every page the same each time (still_world.py)."""

    def __init__(self, profile: Path, variant: Variant, names: Sequence[str] = NAMES) -> None:
        self._profile = profile
        self._application = QApplication.instance() or opening.make_application()
        assert isinstance(self._application, QApplication)
        still_world.hold_still(self._application)
        turned = variant.direction == "rtl"
        self._application.setLayoutDirection(
            Qt.LayoutDirection.RightToLeft if turned else Qt.LayoutDirection.LeftToRight
        )
        self._words = load_word_list("standard")
        self._policy = GreedyPolicy(load_word_table(self._words, "AB"))
        places = profile_places(profile)
        self._names = names
        people = 2
        seats = tuple(
            Seat(name) if index < people else Seat(name, SeatKind.COMPUTER, COMPUTER_LEVEL)
            for index, name in enumerate(names)
        )
        SettingsStore(places.config, themes=(variant.theme,)).save(
            Settings(
                motion_percent=0,
                theme=variant.theme,
                text_scale_percent=variant.text_percent,
                table=TableChoice(seats),
                coach=False,
                language=variant.language,
            )
        )
        setup = GameSetup(Rules(), seats, first_dealer=len(seats) - 1)
        self._store_waiting_game(places.games, setup)
        accessibility.install()
        self._program = app.build(places, Options(seed=SEED))
        still_world.hold_program_still(self._program, places.cache)
        self.window = self._program.window
        self.window.resize(*variant.size)
        self.window.show()
        self._program.host.begin()
        self._driver = TableDriver(self.window)

    # -- the half-played game --------------------------------------------------------------------------------
    def _store_waiting_game(self, folder: Path, setup: GameSetup) -> None:
        """Seven rounds played by the computer's rules, and a moment in the last one worth looking at."""
        session = GameSession(GameRecord(setup, SEED), self._words_accept)
        last = len(setup.rules.hand_sizes) - 1
        while not (session.state.round_index == last and self._is_worth_a_look(session)):
            self._play_on(session, slowly=session.state.round_index == last)
        hand = session.state.hands[session.state.seat]
        solution = self._best_words(session)
        used = {card for word in solution for card in word}
        session.arrange(
            session.state.seat,
            Arrangement(tuple(card for card in hand if card not in used), solution),
        )
        store = SaveStore(folder, now=lambda: still_world.MOMENT - timedelta(minutes=40))
        self._store_kept_games(store)
        words = self._words
        lexicon = LexiconId(words.name, words.version, words.sha256)
        store.save_current(GameInPlay(session, new_identity(), lexicon).saved())
        store.close()

    def _store_kept_games(self, store: SaveStore) -> None:
        """Games of other evenings, one of them damaged."""
        words = self._words
        lexicon = LexiconId(words.name, words.version, words.sha256)
        evenings = (
            ("", ("Elena", "Tomas"), 9, "2026-10-04T18:20:00Z"),
            (
                "Sunday at Grandma's",
                ("Ada", "Marta", "Jonas", "Grandma Irena", "Bo"),
                99,
                "2026-11-08T19:40:00Z",
            ),
            ("", ("Ioana", "Radu", "Pip"), 40, "2026-11-21T20:05:00Z"),
            ("Rainy holiday", ("Ada", "Marta"), 99, "2026-11-27T21:12:00Z"),
        )
        for number, (title, names, moves, saved) in enumerate(evenings):
            rules = Rules(hand_sizes=(3, 5, 7, 10))
            session = GameSession(
                GameRecord(GameSetup(rules, tuple(Seat(name) for name in names)), number), self._words_accept
            )
            while len(session.record.actions) < moves and session.state.phase is not Phase.GAME_OVER:
                self._play_on(session, slowly=False)
            presentation = Presentation(title)
            game = GameInPlay(session, new_identity(), lexicon, presentation).saved()
            kept = store.keep(replace(game, saved=saved))
            if not number:
                damaged = kept.with_name("game-0000000000099-0123456789abcdef.qqgame")
                damaged.write_bytes(kept.read_bytes()[:-100])

    def _words_accept(self, spelling: str) -> bool:
        return self._words.accepts(spelling.lower())

    def _is_worth_a_look(self, session: GameSession) -> bool:
        state = session.state
        return state.phase is Phase.PLAY and state.seat == 0 and state.turns_taken[0] >= 2

    def _play_on(self, session: GameSession, *, slowly: bool) -> None:
        state = session.state
        match state.phase:
            case Phase.DEAL:
                done = session.deal()
            case Phase.WORDS_ON_TABLE:
                done = session.submit(GatherCards())
            case _:
                move = self._policy.decide(session.observe(state.seat), len(session.record.actions))
                if slowly and isinstance(move, LayDown):
                    move = Discard(state.seat, move.discard)
                done = session.submit(move)
        assert isinstance(done, Committed), done

    def _best_words(self, session: GameSession) -> tuple[tuple[int, ...], ...]:
        seat = session.state.seat
        supposed = replace(session.observe(seat), out_seat=(seat + 1) % len(self._names), last_turns=1)
        move = self._policy.decide(supposed, 0)
        return move.words if isinstance(move, LayDown) else ()

    # -- the walk --------------------------------------------------------------------------------------------
    def pages(self, wanted: frozenset[str] | None = None) -> Iterator[str]:
        """Goes to the wanted pages, or to all, in the order of the walk; each is on screen when it is told.

        Pages that others are reached from are walked through. Raises KeyError for one that is not there.
        """
        steps = {step.page: step for step in self._steps()}
        needed = set(steps if wanted is None else wanted)
        for page in tuple(needed):
            while (before := steps[page].after) is not None:
                needed.add(page := before)
        for page in (page for page in steps if page in needed):
            steps[page].go()
            if page != HELD_PAGE:
                self._take_pointer_away()
            self.settle()
            still_world.hide_machine(self.window, self._profile, self.settle)
            still_world.end_fades(self.window)
            if wanted is None or page in wanted:
                yield page

    def _steps(self) -> list[Step]:
        """All pages in the order in which a person comes to them."""
        return [
            Step("start", lambda: None),
            Step("saved_games", lambda: self._room(Room.SAVED_GAMES)),
            Step("saved_games_refused", self._to_refused_file, "saved_games"),
            # Before anything is played: they show what the walk leaves behind.
            Step("recovery", self._to_recovery),
            *SolitaireWalk(self._program, self._until).steps(),
            Step("dictionary", self._to_dictionary),
            Step("dictionary_nothing", self._to_no_word, "dictionary"),
            Step("settings", lambda: self._room(Room.SETTINGS)),
            Step("settings_keys", lambda: self._driver.press("settings_go_keys"), "settings"),
            Step("settings_help", lambda: self._driver.press("settings_go_help"), "settings_keys"),
            Step("settings_words", self._to_settings_words, "settings_help"),
            Step("settings_files", lambda: self._driver.press("settings_go_files"), "settings_words"),
            Step("how_to_play", lambda: self._room(Room.HOW_TO_PLAY)),
            Step("how_to_play_scoring", self._to_scoring_chapter, "how_to_play"),
            Step("about", lambda: self._room(Room.ABOUT)),
            Step("about_licences", lambda: self._driver.press("about_go_licences"), "about"),
            Step("about_changes", lambda: self._driver.press("about_go_changes"), "about_licences"),
            Step("new_game", self._to_new_game),
            Step("new_game_rules", self._to_rules, "new_game"),
            Step("new_game_tables", self._to_tables, "new_game_rules"),
            Step("curtain", self._to_curtain),
            Step("table", self._to_table, "curtain"),
            Step("pad", self._to_pad, "table"),
            Step("pad_graph", lambda: self._driver.press("score_graph_button"), "pad"),
            Step("coach", self._coach, "pad_graph"),
            Step("drag", self._drag, "coach"),
            Step("confirm", self._confirm, "drag"),
            Step("last_turn", self._last_turn, "confirm"),
            Step("words_on_table", self._to_words, "last_turn"),
            Step("challenge", self._challenge, "words_on_table"),
            Step("verdict", self._to_verdict, "challenge"),
            Step("round", self._to_round, "verdict"),
            Step("review", self._review, "round"),
            Step("review_turn", self._review_turn, "review"),
            Step("final", self._to_final, "review_turn"),
            Step("hint", self._hint),
            Step("lesson", self._lesson, "hint"),
            *RareWalk(self._program, self._driver, self._until).steps(),
        ]

    def _take_pointer_away(self) -> None:
        """Nothing is hovered, wherever the pages before had the pointer."""
        for view in self.window.findChildren(QGraphicsView):
            if view.isVisible():
                QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))

    def settle(self) -> None:
        """Lets Qt paint all that is to be painted."""
        for _ in range(3):
            self._application.processEvents()

    def close(self) -> None:
        """Ends the program; another tour may begin."""
        self.window.close()
        self._program.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    @property
    def _screen(self) -> GameScreen:
        return self.window.screen_of_game

    @property
    def _session(self) -> GameSession:
        presenter = self._program.host.presenter
        assert presenter is not None
        return presenter.session

    def _until(self, condition: Callable[[], bool], patience: int = 1) -> None:
        clock = QElapsedTimer()
        clock.start()
        while not condition():
            assert clock.elapsed() < PATIENCE_MS * patience, "the tour got stuck"
            self._application.processEvents()

    def _room(self, room: Room) -> None:
        self.window.rooms.depart()
        self.window.rooms.show(room)

    def _to_dictionary(self) -> None:
        """A search of the standard list, and one word of it in full."""
        self._room(Room.DICTIONARY)
        page = self.window.rooms.page(Room.DICTIONARY)
        words = page.findChild(QTableView, "dictionary_words")
        assert words is not None
        self._until(lambda: words.model().rowCount() > 0)
        entry = page.findChild(QLineEdit, "dictionary_entry")
        assert entry is not None
        QTest.keyClicks(entry, "q*z*")
        self._until(lambda: 0 < words.model().rowCount() < 1_000)
        rows = [words.model().index(row, 0) for row in range(words.model().rowCount())]
        words.setCurrentIndex(next(row for row in rows if row.data() == "QUIZ"))
        self._until(lambda: page.findChild(QLabel, "dictionary_word") is not None)

    def _to_no_word(self) -> None:
        """A pattern that no word has."""
        page = self.window.rooms.page(Room.DICTIONARY)
        words, entry = (
            page.findChild(QTableView, "dictionary_words"),
            page.findChild(QLineEdit, "dictionary_entry"),
        )
        assert words is not None
        assert entry is not None
        QTest.keyClicks(entry, "qq")
        self._until(lambda: words.model().rowCount() == 0)

    def _to_settings_words(self) -> None:
        """With words of the table's own, and the dictionaries of this machine counted."""
        shelf = self._program.words
        for word, accepted in (("brunchy", True), ("gramma", True), ("qi", False)):
            shelf.remember(word, accepted=accepted)
        self._driver.press("settings_go_words")
        self._until(self._all_counted)

    def _all_counted(self) -> bool:
        shelf = self._program.words
        return shelf.search is Search.DONE and all(one.word_count is not None for one in shelf.available)

    def _to_refused_file(self) -> None:
        """A picture that somebody took for a game."""
        page = self.window.rooms.page(Room.SAVED_GAMES)
        assert isinstance(page, SavedGamesPage)
        picture = self._profile / "holiday.jpg"
        picture.write_bytes(b"\xff\xd8\xff\xe0" * 20)
        page.bring_in([picture])
        picture.unlink()

    def _to_recovery(self) -> None:
        """With the files that the walk has left, all of one age."""
        for file in self._profile.rglob("*"):
            os.utime(file, (still_world.MOMENT.timestamp(),) * 2)
        self._room(Room.RECOVERY)

    def _home(self) -> None:
        """The start page, from any room."""
        while self.window.rooms.current is not None:
            self.window.rooms.back()

    def _to_new_game(self) -> None:
        self._home()
        self._program.host.choose_table()
        self._until(self._all_counted)

    def _to_rules(self) -> None:
        sheet = self.window.new_game
        rules = replace(sheet.table().rules, bonus_points=15, min_word=MinWord.TWO_CARDS)
        sheet.set_table(sheet.table().with_rules(rules))
        self._driver.press("new_game_part_rules", sheet)

    def _to_tables(self) -> None:
        sheet = self.window.new_game
        for name in ("Sunday family", "Rainy holiday"):
            self._driver.press("new_game_part_tables", sheet)
            field = sheet.findChild(QLineEdit, "new_game_table_name")
            assert field is not None
            QTest.keyClicks(field, name)
            self._driver.press("new_game_table_save", sheet)

    def _to_curtain(self) -> None:
        if self.window.overlay.is_open:
            self._driver.key(Qt.Key.Key_Escape, self.window.new_game)
        self._home()
        self._program.host.continue_game()
        self._until(self._screen.curtain.isVisible)

    def _to_table(self) -> None:
        self._driver.press("curtain_confirm", self._screen.curtain)

    def _to_scoring_chapter(self) -> None:
        for _ in range(5):
            self._driver.press("chapter_after")

    def _to_pad(self) -> None:
        """A number of an earlier round, asked what it is made of by keys."""
        self._driver.key(Qt.Key.Key_P, self._screen.table)
        for key in (*[Qt.Key.Key_Up] * 4, Qt.Key.Key_Right):
            self._driver.key(key)

    def _coach(self) -> None:
        """The coach's line in place of the status line; afterwards it is off again."""
        self._driver.press("score_graph_button")
        self._screen.table.setFocus()
        preferences = self._program.preferences
        preferences.change(lambda settings: replace(settings, coach=True))

    def _drag(self) -> None:
        self._driver.press("coach_button")
        card = self._session.arrangement(0).hand[0]
        self._driver.drag(
            self._driver.seen_point(f"card_{card}"), self._driver.center("row_0"), release=False
        )

    def _confirm(self) -> None:
        QTest.keyClick(self._screen.table, Qt.Key.Key_Escape)
        QTest.mouseRelease(self._screen.table.viewport(), Qt.MouseButton.LeftButton)
        # All cards but one as one word: in challenge play anything may be laid.
        arrangement = self._session.arrangement(0)
        *rest, last = arrangement.hand
        rows = (*arrangement.rows, tuple(rest)) if rest else arrangement.rows
        presenter = self._program.host.presenter
        assert presenter is not None
        presenter.session.arrange(0, Arrangement((last,), rows))
        presenter.resume()
        self.settle()
        self._driver.press("button_main")

    def _last_turn(self) -> None:
        """The next person's last turn, with words of others on the table."""
        self._driver.key(Qt.Key.Key_Return, self.window.overlay.sheet)
        self._until(self._screen.curtain.isVisible)
        self._driver.press("curtain_confirm", self._screen.curtain)
        self._driver.key(Qt.Key.Key_Space, self._screen.table)
        self.settle()
        session = self._session
        words = self._best_words(session)
        used = {card for word in words for card in word}
        hand = session.state.hands[session.state.seat]
        session.arrange(session.state.seat, Arrangement(tuple(c for c in hand if c not in used), words))
        presenter = self._program.host.presenter
        assert presenter is not None
        presenter.resume()

    def _to_words(self) -> None:
        self._driver.press("button_main")
        self._driver.key(Qt.Key.Key_Return, self.window.overlay.sheet)
        self._until(self._screen.round_page.isVisible)

    def _challenge(self) -> None:
        words = self._session.state.laid[0]
        self._driver.press(f"round_word_s0_{len(words) - 1}", self._screen.round_page)

    def _to_verdict(self) -> None:
        self._driver.press("challenge_confirm", self.window.overlay)

    def _to_round(self) -> None:
        self._driver.key(Qt.Key.Key_Space, self.window.overlay.sheet)
        self.settle()
        self._driver.press("round_main_action", self._screen.round_page)
        self.settle()

    def _review(self) -> None:
        """The last round as a whole, all its turns weighed."""
        self._driver.press("round_review", self._screen.round_page)
        page = self.window.rooms.page(Room.REVIEW)
        assert isinstance(page, ReviewPage)
        turns = page.findChild(QListWidget, "review_moments")
        assert turns is not None
        rounds = [row for row, entry in enumerate(page._entries) if isinstance(entry, FinishedRound)]
        weighed = range(1, rounds[1])

        def stop_then() -> None:
            if page._work.is_running and all(turns.item(row).text()[-1] != ELLIPSIS for row in weighed):
                page._work.stop()  # Always after the same move: the page tells how many are weighed.

        page._work.changed.connect(stop_then)
        self._until(lambda: not page._work.is_running, 8)
        page._work.changed.disconnect(stop_then)

    def _review_turn(self) -> None:
        """A turn that cost something."""
        turns = self.window.rooms.page(Room.REVIEW).findChild(QListWidget, "review_moments")
        assert turns is not None
        texts = [turns.item(row).text() for row in range(turns.count())]
        dear = [row for row, text in enumerate(texts) if MINUS in text]
        for _ in range(max(dear[:1] or [1])):
            QTest.keyClick(turns, Qt.Key.Key_Down)

    def _to_final(self) -> None:
        self.window.rooms.back()
        self._driver.press("round_main_action", self._screen.round_page)

    def _hint(self) -> None:
        """A game in checked play, and the whole lay on the table."""
        if self._screen.final_page.isVisible():
            self._driver.press("final_start_page", self._screen.final_page)
        self._home()
        rules = replace(preset_rules(Preset.FRIENDLY), hand_sizes=(8,))
        seats = (Seat(self._names[0]), Seat(self._names[1], SeatKind.COMPUTER, COMPUTER_LEVEL))
        self._program.host.deal(TableChoice(seats, Preset.FRIENDLY, rules, first_dealer=1))
        self._until(lambda: self._session.state.phase is Phase.DRAW)
        self._driver.key(Qt.Key.Key_Space, self._screen.table)
        self._driver.key(Qt.Key.Key_H, self._screen.table)
        self._until(lambda: self._session.hints == (1, 0))

    def _lesson(self) -> None:
        """The teacher after a lay that was not the best."""
        self._program.preferences.change(lambda settings: replace(settings, teacher=True))
        solver = GreedyPolicy(load_word_table(self._words, "A"))
        while not isinstance(move := solver.decide(self._session.observe(0), 1), LayDown):
            self._driver.drag_card(getattr(move, "card", 0), "pile_discards")
            self._until(lambda: self._session.state.seat == 0)
            self._driver.key(Qt.Key.Key_Space, self._screen.table)
        presenter = self._program.host.presenter
        assert presenter is not None
        used = {card for word in move.words for card in word}
        hand = tuple(card for card in self._session.state.hands[0] if card not in used)
        self._session.arrange(0, Arrangement(hand, move.words))
        presenter.resume()
        self.settle()
        # The computer seat thinks until the picture is taken.
        vars(self._program.computers)["ask"] = lambda *_question: None
        self._driver.press("button_main")
        self._driver.key(Qt.Key.Key_Return, self.window.overlay.sheet)
        self._until(lambda: self._screen.table_page.slip.isVisible() or self._screen.round_page.isVisible())
