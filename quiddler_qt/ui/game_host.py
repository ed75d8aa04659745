"""From the start page to a game and back: new, continued, opened from a file, again, left."""

import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from quiddler_qt.engine.actions import Rule
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.state import GameSetup, Phase
from quiddler_qt.lexicon.authorities import MissingAuthorityError
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.word_list import DamagedWordListError, UnknownWordListError
from quiddler_qt.session.dealer import MAX_SEED, drawn_dealer
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import Found, SaveStore, new_identity, read_game
from quiddler_qt.storage.saved_game import LexiconId, Presentation, SavedGame, summary_of, with_names
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui import file_wording
from quiddler_qt.ui.advice_process import AdviceProcess
from quiddler_qt.ui.computer_turns import ComputerTurns
from quiddler_qt.ui.dialogs.message_sheet import Answer
from quiddler_qt.ui.dialogs.start_tiles import WaitingGame
from quiddler_qt.ui.dialogs.table_choice import first_table, told_apart
from quiddler_qt.ui.game_presenter import GamePresenter
from quiddler_qt.ui.game_saver import GameInPlay, GameSaver, arrangements_of
from quiddler_qt.ui.game_screen import GameScreen
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.main_window import MainWindow
from quiddler_qt.ui.preferences import Preferences
from quiddler_qt.ui.words import authority_wording
from quiddler_qt.ui.words.word_shelf import WordShelf

log = logging.getLogger(__name__)


class GameHost(QObject):
    """At most one game at a time, on one window.

    ``game_shown()`` and ``start_shown()`` tell which page the window has to show; ``quit_wanted()`` that the
    people are done. ``game_ended(game)`` hands out a saved game that is over; the same one may come again.
    """

    game_shown = Signal()
    start_shown = Signal()
    quit_wanted = Signal()
    game_ended = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        computers: ComputerTurns,
        store: SaveStore,
        preferences: Preferences,
        words: WordShelf,
        advice: AdviceProcess,
        *,
        seed: int | None = None,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._computers = computers
        self._store = store
        self._preferences = preferences
        self._words = words
        words.authorities_changed.connect(self._offer_authorities)
        self._advice = advice
        self._seed = seed
        self._waiting: SavedGame | None = None
        self._greetings: list[tuple[Callable[[], str], bool]] = []
        self._said = ""
        self._presenter: GamePresenter | None = None
        self._in_play: GameInPlay | None = None
        self._saver = GameSaver(store, self)
        self._saver.trouble.connect(self._tell_save_trouble)
        self._saver.recovered.connect(self._tell_saved_again)
        self._saver.ended.connect(self.game_ended)
        self._bind()

    def _bind(self) -> None:
        """Listens to the pages of the window as they are now."""
        window = self._window
        self._start_page = window.start_page
        self._new_game = window.new_game
        self._message = window.message
        self._screen = window.screen_of_game
        self._overlay = window.overlay
        self._start_page.continue_requested.connect(self.continue_game)
        self._start_page.new_game_requested.connect(self.choose_table)
        self._start_page.quit_requested.connect(self.quit_wanted)
        self._start_page.notices_dismissed.connect(self._forget_notices)
        self._start_page.time_passed.connect(self._tell_saved_anew)
        self._new_game.deal_requested.connect(self.deal)
        self._new_game.cancelled.connect(self._overlay.close_sheet)
        self._message.answered.connect(self._message_answered)

    def part(self) -> None:
        """Lets go of the window's pages, which are built anew next; ``rejoin`` follows."""
        if self._presenter is not None:
            self._presenter.close()

    def rejoin(self) -> None:
        """Goes on where it was on the new pages of the window."""
        self._bind()
        self._start_page.set_waiting(None if self._waiting is None else waiting_game(self._waiting))
        self._show_notices()
        if self._presenter is None:
            self.start_shown.emit()
            return
        before = self._presenter
        self._presenter = self._present(self.game_in_play())
        self._presenter.take_over(before.memory)
        before.deleteLater()
        self.game_shown.emit()
        self._presenter.open()

    @property
    def presenter(self) -> GamePresenter | None:
        """The game on screen, if any."""
        return self._presenter

    @property
    def waiting(self) -> SavedGame | None:
        """The game that can be continued, if any."""
        return self._waiting

    @property
    def screen(self) -> GameScreen:
        """What a game is shown on."""
        return self._screen

    def session_in_play(self) -> GameSession | None:
        """The game on the table, also while another page is shown; None where there is none."""
        return None if self._presenter is None else self._presenter.session

    def usual_word_list(self) -> str:
        """The authority of the table that was dealt last."""
        return self.last_table().rules.word_list

    def game_in_play(self) -> GameInPlay:
        """The game on screen with what its save carries. Raises LookupError where there is none."""
        if self._in_play is None:
            raise LookupError("no game is being played")
        return self._in_play

    def save_now(self) -> bool:
        """Writes the game in play. Whether all is on the disk; without a game it is."""
        self._saver.save_now()
        return not self._saver.is_failing

    # -- the start page --------------------------------------------------------------------------------------
    def begin(self) -> None:
        """Looks for a game that waits, and shows the start page with it."""
        self._take_waiting(self._store.load_current())
        self._show_start()

    def greet(self, tell: Callable[[], str], *, recoverable: bool = False) -> None:
        """What has to be told at a start, each thing on a line of the start page until it is dismissed.

        ``tell`` makes the sentence, in another language again. ``recoverable`` where a file was set aside: a
        button leads there.
        """
        self._greetings.append((tell, recoverable))
        self._show_notices()

    def _show_notices(self) -> None:
        told = [tell() for tell, _ in self._greetings] + [self._said] * bool(self._said)
        self._start_page.show_notices(
            tuple(dict.fromkeys(told)), recoverable=any(recoverable for _, recoverable in self._greetings)
        )

    def _forget_notices(self) -> None:
        self._greetings.clear()
        self._said = ""
        self._show_notices()

    def offer(self, game: SavedGame) -> None:
        """A game from where nothing can be written waits, if no other does; what is played is a copy."""
        if self._waiting is None and self._presenter is None:
            self._waiting = _names_told_apart(replace(game, identity=new_identity()))
            self._preload(game.record.setup.rules.word_list)
            self._show_start()

    def say(self, text: str) -> None:
        """One sentence for the people, on the start page, or over the game or the room that is shown."""
        is_start = self._presenter is None and self._window.rooms.current is None
        if is_start or (self._presenter is None and self._overlay.is_open):
            self._said = text
            self._show_notices()
        else:
            self._show_message(tr("Host", "Please note"), text)

    def _take_waiting(self, found: Found) -> None:
        for refused in found.refused:
            log.warning("a saved game was refused: %s: %s", refused.path.name, refused.error)
        self._waiting = None if found.game is None else _names_told_apart(found.game)
        if found.game is not None:
            self._preload(found.game.record.setup.rules.word_list)
        if found.game is not None and found.game.state.phase is Phase.GAME_OVER:
            # The program may have been killed after the last move, before anybody heard of the end.
            self.game_ended.emit(found.game)
            self._keep_finished()
        if found.is_elsewhere:
            # Without a word the game would look lost: nothing is offered here.
            self.greet(lambda: tr("Host", "A game is being played in another window of the program."))
        if file_wording.found_sentence(found):
            set_aside = any(file.kept_at != file.path for file in found.refused)
            self.greet(partial(file_wording.found_sentence, found), recoverable=set_aside)

    def _show_start(self) -> None:
        self._start_page.set_waiting(None if self._waiting is None else waiting_game(self._waiting))
        self.start_shown.emit()
        self._start_page.focus_main()

    def _keep_finished(self) -> None:
        """A game that is over goes to the kept ones: nothing waits then."""
        self._waiting = None
        try:
            self._store.keep_current()
        except OSError as error:
            log.warning("a finished game cannot be kept: %s", error)

    # -- a game begins ---------------------------------------------------------------------------------------
    def last_table(self) -> TableChoice:
        """The table that was dealt last, or that of a first start."""
        return self._preferences.current.table or first_table()

    def choose_table(self) -> None:
        """Opens the sheet on which a table is made, with the last one on it."""
        table = self.last_table()
        self._preload(table.rules.word_list)
        self._words.look_around()
        self._offer_authorities()
        self._new_game.set_table(table)
        self._overlay.show_sheet(self._new_game)

    def _offer_authorities(self) -> None:
        """The sheet offers the word lists known so far."""
        self._new_game.set_authorities(self._words.available)

    def deal(self, choice: TableChoice) -> None:
        """Begins a game at a table; a game that waits goes to the kept ones."""
        self._overlay.close_sheet()
        self._preferences.change(lambda settings: replace(settings, table=choice))
        seed = secrets.randbelow(MAX_SEED + 1) if self._seed is None else self._seed
        self._seed = None
        by_lot = drawn_dealer(seed, len(choice.seats))
        dealer = by_lot if choice.first_dealer is None else choice.first_dealer
        setup = GameSetup(choice.rules, choice.seats, dealer)
        self._start(GameRecord(setup, seed), Presentation(colors=choice.colors))

    def continue_game(self) -> None:
        """Goes on with the game that waits."""
        if self._waiting is not None:
            self._open(self._waiting)

    def open_file(self, path: Path) -> None:
        """Goes on with a copy of the game in a file; the file itself is not written to."""
        try:
            game = read_game(path)
        except SaveError as error:
            log.warning("%s cannot be opened: %s", path.name, error)
            self.say(file_wording.refused_sentence(path.name, error))
            return
        if game.state.phase is not Phase.GAME_OVER:
            game = replace(game, identity=new_identity())
        self._open(game)

    def open_kept(self, path: Path) -> None:
        """Goes on with a game of the list; the one before is kept. A finished one is only shown.

        Raises SaveError, OSError or GameInUseError, with everything as it was.
        """
        if path == self._store.current_path and self._presenter is None:
            self.continue_game()
            return
        game = read_game(path, follow_symlinks=False)
        if self._presenter is not None:
            self._saver.save_now()
        if game.state.phase is not Phase.GAME_OVER:
            game = self._take_up(path, game)
        elif self._saver.follows:
            self._waiting = self.game_in_play().saved()
            if self._waiting.state.phase is Phase.GAME_OVER:
                self._keep_finished()
        self._saver.forget()
        self._end_game()
        if game.state.phase is not Phase.GAME_OVER:
            self._waiting = game
        self._open(game)
        if self._presenter is None:
            self._show_start()

    def _take_up(self, path: Path, game: SavedGame) -> SavedGame:
        """A game of the list as the one in play; of a folder that is only read, a copy."""
        if path.parent == self._store.folder:
            return self._store.take_up(path)
        return self._store.save_current(game)

    @property
    def is_playing(self) -> bool:
        """Whether a game is on the table."""
        return self._presenter is not None and self._saver.follows

    def rename_current(self, title: str) -> None:
        """Gives the game that is played or waits a title. Raises SaveError, OSError."""
        if self.is_playing:
            game = self.game_in_play()
            named = replace(game, presentation=replace(game.presentation, title=title))
            self._store.save_current(named.saved())
            self._in_play = named
            self._saver.follow(named)
        elif self._waiting is not None:
            presentation = replace(self._waiting.presentation, title=title)
            self._waiting = self._store.save_current(replace(self._waiting, presentation=presentation))

    def _tell_saved_anew(self) -> None:
        if self._waiting is not None:
            self._start_page.tell_saved(_saved_text(self._waiting))

    def put_waiting_away(self) -> Path | None:
        """The game that waits is offered no more. Returns where it is kept; None where none waits.

        Raises OSError.
        """
        if self._waiting is None or self.is_playing:
            return None
        kept = self._store.keep_current()
        self._waiting = None
        self._start_page.set_waiting(None)
        return kept

    def _open(self, game: SavedGame) -> None:
        judge = self._judge_at_hand(game.record.setup.rules.word_list)
        if judge is None:
            return
        lexicon = lexicon_of(judge)
        game = _names_told_apart(game)
        session = GameSession(
            game.record, judge.accepts, arrangements=arrangements_of(game), hints=game.hints
        )
        self._play(GameInPlay(session, game.identity, lexicon, game.presentation))
        if lexicon.sha256 != game.lexicon.sha256 and game.state.phase is not Phase.GAME_OVER:
            self.say(authority_wording.other_words_sentence(self._words.title_of(lexicon.name)))

    def _start(self, record: GameRecord, presentation: Presentation = Presentation()) -> None:  # noqa: B008 - it cannot change
        judge = self._judge_at_hand(record.setup.rules.word_list)
        if judge is None:
            return
        session = GameSession(record, judge.accepts)
        for spelling, accepted in self._words.own_words.rulings():
            session.submit(Rule(spelling, accepted))
        self._play(GameInPlay(session, new_identity(), lexicon_of(judge), presentation))

    def _play(self, game: GameInPlay) -> None:
        is_over = game.session.state.phase is Phase.GAME_OVER
        if not is_over:
            self._waiting = None
        self._forget_notices()
        presenter = self._present(game)
        self._presenter = presenter
        self._in_play = game
        self.game_shown.emit()
        presenter.open()
        # Last: trouble with saving is then told over the game. One that is over was saved when it ended.
        if not is_over:
            self._saver.follow(game)

    def _present(self, game: GameInPlay) -> GamePresenter:
        self._screen.set_seat_colors(game.presentation.colors)
        presenter = GamePresenter(
            game.session, self._screen, self._computers, self._words, self._advice, self._preferences, self
        )
        presenter.left.connect(self.leave)
        presenter.rematch_wanted.connect(self._rematch)
        return presenter

    # -- a game ends -----------------------------------------------------------------------------------------
    def leave(self) -> None:
        """Back to the start page. The game is saved and waits there, unless it is over."""
        if self._presenter is None:
            return
        left = self.game_in_play().saved()
        was_played = self._saver.follows
        self._end_game()
        if was_played:
            self._waiting = replace(left, saved=self._saved_text)
            if left.state.phase is Phase.GAME_OVER:
                self._keep_finished()
        self._show_start()

    def _rematch(self) -> None:
        """The same people and rules again; the deal goes on to the left (rules 2.3)."""
        played = self.game_in_play()
        setup = played.session.record.setup
        was_played = self._saver.follows
        self._end_game()
        if was_played:
            self._keep_finished()
        seed = secrets.randbelow(MAX_SEED + 1) if self._seed is None else self._seed
        self._seed = None
        next_dealer = (setup.first_dealer + 1) % len(setup.seats)
        self._start(GameRecord(replace(setup, first_dealer=next_dealer), seed), played.presentation)

    def _end_game(self) -> None:
        presenter, self._presenter = self._presenter, None
        if presenter is not None:
            self._saver.save_now()
            presenter.close()
            presenter.deleteLater()
        self._saver.forget()

    def pause(self) -> None:
        """Another page is shown: nothing moves on at the table until ``resume``."""
        if self._presenter is not None:
            self._presenter.pause()

    def resume(self) -> None:
        """The game is shown again and goes on."""
        if self._presenter is not None:
            self._presenter.resume()

    def shut_down(self) -> None:
        """Saves what is in play and lets go of the files; nothing can be played afterwards."""
        self._end_game()
        self._store.close()

    # -- words and messages ----------------------------------------------------------------------------------
    def _judge(self, word_list: str) -> LazyJudge:
        return self._words.judge(word_list)

    def _preload(self, word_list: str) -> None:
        """Begins to load an authority, so that nobody waits for it; trouble is told where it is needed."""
        with suppress(UnknownWordListError):
            self._judge(word_list).preload()

    def _judge_at_hand(self, word_list: str) -> LazyJudge | None:
        """The judge of an authority, loaded; None after one sentence that tells what is missing."""
        try:
            judge = self._judge(word_list)
            _ = judge.authority
        except UnknownWordListError:
            text = tr("Host", "This game was played with the word list {name}, which is not here.")
            self.say(text.format(name=word_list))
        except MissingAuthorityError as error:
            log.warning("the authority %s is missing: %s", error.name, error.__cause__)
            self.say(authority_wording.missing_sentence(error))
        except DamagedWordListError:
            log.exception("the word list is damaged")
            self.say(
                tr("Host", "The word list of this installation is damaged; please install the game again.")
            )
        else:
            return judge
        return None

    def _tell_save_trouble(self, error: Exception) -> None:
        self.say(file_wording.save_trouble_sentence(error))

    def _tell_saved_again(self) -> None:
        if self._presenter is not None:
            self._presenter.say(tr("Host", "The game is saved again."))

    def _show_message(self, title: str, text: str) -> None:
        self._message.show_message(title, text, (Answer("ok", tr("Host", "OK")),))
        self._overlay.show_sheet(self._message)

    def _message_answered(self) -> None:
        self._overlay.close_sheet()
        if self._presenter is not None and self._window.rooms.current is None:
            self._presenter.resume()

    @property
    def _saved_text(self) -> str:
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def lexicon_of(judge: LazyJudge) -> LexiconId:
    """What a save names as the authority of its game."""
    authority = judge.authority
    return LexiconId(authority.name, authority.version, authority.sha256)


def _names_told_apart(game: SavedGame) -> SavedGame:
    """The game of a file, in which two may have one name: nobody at the table could tell who is meant."""
    names = tuple(seat.name for seat in game.state.seats)
    apart = told_apart(names)
    return game if apart == names else with_names(game, apart)


def waiting_game(game: SavedGame) -> WaitingGame:
    """What the start page says of a game that waits."""
    summary = summary_of(game)
    return WaitingGame(
        round_number=summary.round_number,
        round_count=summary.round_count,
        names=summary.names,
        totals=summary.totals,
        on_turn=summary.turn,
        colors=game.presentation.colors,
        saved_text=_saved_text(game),
    )


def _saved_text(game: SavedGame) -> str:
    return file_wording.saved_ago(game.saved, datetime.now(UTC))
