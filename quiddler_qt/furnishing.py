"""What is in the window beside the pages of the game: the rooms, the table's settings, the sound.

Every room is told how it is built, and built when somebody enters it: its modules are loaded then.
"""

import secrets
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from quiddler_qt.program import Program
from quiddler_qt.ui.rooms import Room, RoomPage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme

if TYPE_CHECKING:
    from collections.abc import Callable

    from quiddler_qt.bots.opponents import Expectations
    from quiddler_qt.engine.record import GameRecord
    from quiddler_qt.session.game_session import AskJudge
    from quiddler_qt.ui.pages.paper_room import PaperRoom
    from quiddler_qt.ui.solitaire.services import SolitaireServices
    from quiddler_qt.ui.sound import Cue

LAST_DRAWN_DEAL = 999_000
"""Deals of solitaire are drawn up to here: numbers that people can tell each other."""


def furnish_table(program: Program, *, still: bool) -> None:
    """Speed, card size and keys of the table as the settings have them, at once and after every change."""
    from quiddler_qt.ui.scene.table_keys import KeyId

    def fit() -> None:
        settings, page = program.preferences.current, program.window.screen_of_game.table_page
        speed = 0.0 if still else settings.motion_percent / 100
        page.set_motion_speed(speed)
        program.computers.set_motion_speed(speed)
        program.computers.set_pace(settings.computer_pace_percent)
        program.computers.set_patience(settings.computer_patience)
        page.table.set_card_scale(settings.card_scale_percent)
        page.table.set_key_bindings(dict(settings.keys))
        program.window.set_full_screen_key(page.table.keys.key(KeyId.FULL_SCREEN))

    program.with_pages(fit)
    program.preferences.changed.connect(fit)


def furnish_sound(program: Program) -> "Callable[[Cue], None]":
    """Lets the table be heard, and its mute button show and change the setting. Returns what plays a cue."""
    from quiddler_qt.ui.sound import Sounds

    window, preferences = program.window, program.preferences
    sounds = Sounds(preferences, program.places.cache / "sounds", parent=window)

    def mute(muted: bool) -> None:
        preferences.change(lambda settings: replace(settings, muted=muted))

    def show_muted() -> None:
        window.screen_of_game.table_page.show_muted(preferences.current.muted)

    program.with_pages(lambda: window.screen_of_game.sounded.connect(sounds.play))
    program.with_pages(lambda: window.screen_of_game.mute_requested.connect(mute))
    program.with_pages(show_muted)
    preferences.changed.connect(show_muted)
    window.closing.connect(sounds.close)
    return sounds.play


def furnish_rooms(program: Program, seed: int | None, play: "Callable[[Cue], None]") -> None:
    """Tells how each room is built, and lets the game stand still while people are in one.

    ``play`` lets a cue be heard.
    """
    window, host = program.window, program.host
    rooms = window.rooms
    rooms.entered.connect(lambda _room: host.pause())
    rooms.left.connect(host.resume)
    program.with_pages(lambda: window.start_page.room_requested.connect(rooms.show))
    program.with_pages(lambda: window.screen_of_game.room_requested.connect(rooms.show))
    _furnish_saved_games(program)
    _furnish_settings(program)
    _furnish_recovery(program)
    _furnish_dictionary(program)
    _furnish_help(program)
    _furnish_review(program)
    _furnish_solitaire(program, seed, play)


def _furnish_solitaire(program: Program, seed: int | None, play: "Callable[[Cue], None]") -> None:
    """Solitaire, the daily puzzle and their records; what they keep and ask outlives their pages."""
    from quiddler_qt.engine.solitaire import Layout
    from quiddler_qt.storage.solitaire_saves import SolitaireStore
    from quiddler_qt.storage.solitaire_statistics import SolitaireStatistics
    from quiddler_qt.ui.line_process import computer_seat_command
    from quiddler_qt.ui.solitaire.game_keeper import GameKeeper
    from quiddler_qt.ui.solitaire.services import SolitaireServices
    from quiddler_qt.ui.solitaire.solitaire_process import SolitaireProcess

    window, places = program.window, program.places
    statistics = SolitaireStatistics(places.data)

    def keeper(layout: Layout) -> GameKeeper:
        store = SolitaireStore(places.games, layout)
        return GameKeeper(store, statistics, program.words.judge, _local_now, window)

    services = SolitaireServices(
        keeper(Layout.SOLITAIRE),
        keeper(Layout.DAILY),
        SolitaireProcess(computer_seat_command(places.cache), parent=window),
        program.preferences,
        lambda: window.overlay,
        _local_now,
        lambda: 1 + (secrets.randbelow(LAST_DRAWN_DEAL) if seed is None else seed % LAST_DRAWN_DEAL),
        window.rooms.show,
        play,
    )
    program.at_end(services.close)

    def tell_of_today() -> None:
        from quiddler_qt.ui.solitaire.solitaire_wording import daily_line

        today = services.now().date()
        begun = today.isoformat() in services.daily.begun_deals()
        window.start_page.set_daily_line(daily_line(services.daily.records(), today, is_begun=begun))

    program.with_pages(tell_of_today)
    window.rooms.left.connect(tell_of_today)
    program.host.start_shown.connect(tell_of_today)

    def build_solitaire(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.solitaire.solitaire_page import SolitairePage

        return SolitairePage(theme, art, services)

    def build_daily(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.solitaire.daily_page import DailyPage

        return DailyPage(theme, art, services)

    window.rooms.add(Room.SOLITAIRE, build_solitaire)
    window.rooms.add(Room.DAILY, build_daily)
    _furnish_records(program, services)


def _furnish_records(program: Program, services: "SolitaireServices") -> None:
    """The records; every game that ends at the table is counted, whether anybody looks at them or not."""
    from quiddler_qt.storage.saved_game import SavedGame
    from quiddler_qt.storage.table_statistics import TableStatistics, Tally
    from quiddler_qt.ui.people_words import tiers_of, words_laid_in
    from quiddler_qt.ui.records.record_keeper import RecordKeeper

    def words_laid(game: SavedGame) -> Tally:
        return words_laid_in(game.record, tiers_of(program.words, game.record.setup.rules.word_list))

    statistics = TableStatistics(program.places.data)
    keeper = RecordKeeper(statistics, program.window, words_laid_in=words_laid)
    program.computers.words_laid = keeper.words_laid
    keeper.trouble.connect(program.host.say)
    program.host.game_ended.connect(keeper.count)

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.records.records_page import RecordsPage

        return RecordsPage(theme, art, keeper, services)

    program.window.rooms.add(Room.RECORDS, build_page)


def _local_now() -> datetime:
    """The moment on the player's clock."""
    return datetime.now().astimezone()


def _furnish_dictionary(program: Program) -> None:
    """The dictionary, which lies open as the rules of the game on the table say."""
    host = program.host

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.dictionary.dictionary_page import DictionaryPage

        return DictionaryPage(theme, art, program.words, host.session_in_play, host.usual_word_list)

    program.window.rooms.add(Room.DICTIONARY, build_page)


def _furnish_review(program: Program) -> None:
    """The review of the game on the table, or of a game that another room shows there."""
    host = program.host

    def game_on_table() -> "GameRecord | None":
        session = host.session_in_play()
        return None if session is None else session.record

    def judge_of(record: "GameRecord") -> "AskJudge":
        from quiddler_qt.lexicon.word_list import DamagedWordListError

        name = record.setup.rules.word_list

        def accepts(spelling: str) -> bool:
            try:
                return program.words.judge(name).accepts(spelling)
            except (LookupError, DamagedWordListError):
                # A game of elsewhere, by words that are not here: nothing can be said of words.
                return False

        with suppress(LookupError):
            program.words.judge(name).preload()
        return accepts

    def expectations_in(record: "GameRecord") -> "Callable[[int], Expectations]":
        from quiddler_qt.ui.people_words import expectations_before, tiers_of

        settings = program.preferences.current
        tier_of = tiers_of(program.words, record.setup.rules.word_list)
        return lambda index: expectations_before(record, index, settings, tier_of)

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.review.review_page import ReviewPage

        return ReviewPage(theme, art, program.advice, game_on_table, judge_of, expectations_in)

    program.window.rooms.add(Room.REVIEW, build_page)


def _furnish_recovery(program: Program) -> None:
    """The room where set-aside files and versions before are brought back."""
    from quiddler_qt.storage.recovery_shelf import RecoveryShelf
    from quiddler_qt.storage.word_files import LIST_FOLDER

    places, preferences = program.places, program.preferences
    shelf = RecoveryShelf(program.store, (places.config, places.data, places.data / LIST_FOLDER))
    shelf.empty_deleted()

    def data_changed(name: str) -> None:
        if name == program.settings_store.path.name:
            loaded = program.settings_store.load()
            preferences.change(lambda _settings: loaded.settings)

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.recovery.recovery_page import RecoveryPage

        return RecoveryPage(theme, art, shelf, program.host.open_kept, data_changed)

    program.window.rooms.add(Room.RECOVERY, build_page)


def _lead_to_recovery(program: Program, page: "PaperRoom") -> None:
    """A button in another room that leads there."""
    from quiddler_qt.ui.recovery.recovery_page import lead_to_recovery

    lead_to_recovery(page, lambda: program.window.rooms.show(Room.RECOVERY))


def _furnish_help(program: Program) -> None:
    """The room with the rules, and with those of the game that is being played."""
    from quiddler_qt.ui.scene.table_keys import KEYS, TableKeys, key_description
    from quiddler_qt.ui.table_rules_wording import rules_in_words

    def keys() -> tuple[tuple[str, str], ...]:
        bound = TableKeys(dict(program.preferences.current.keys))
        return tuple((bound.shown(command.id), key_description(command.id)) for command in KEYS)

    def table_rules() -> tuple[str, ...]:
        presenter = program.host.presenter
        if presenter is None:
            return ()
        state = presenter.session.state
        return rules_in_words(state.rules, len(state.seats))

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.help.how_to_play import HowToPlayPage

        return HowToPlayPage(theme, art, keys, table_rules)

    program.window.rooms.add(Room.HOW_TO_PLAY, build_page)


def _furnish_settings(program: Program) -> None:
    """The rooms of settings and about."""

    def build_settings(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.pages.settings_page import SettingsPage, SettingsParts
        from quiddler_qt.ui.words.word_settings import WordSettings

        parts = SettingsParts(lambda theme, art: WordSettings(theme, art, program.words))
        page = SettingsPage(theme, art, program.preferences, program.places, parts)
        _lead_to_recovery(program, page)
        return page

    def build_about(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.pages.about_page import AboutPage

        return AboutPage(theme, art, program.places)

    program.window.rooms.add(Room.SETTINGS, build_settings)
    program.window.rooms.add(Room.ABOUT, build_about)


def _furnish_saved_games(program: Program) -> None:
    """The room of saved games, which files dropped on the window lead to as well."""
    from quiddler_qt.storage.game_shelf import GameShelf
    from quiddler_qt.ui.pages.file_drop import FileDrop

    window, host = program.window, program.host
    shelf = GameShelf(program.store, program.places.read_only_games)
    shelf.empty_trash()

    def build_page(theme: Theme, art: CardArt) -> RoomPage:
        from quiddler_qt.ui.pages.saved_games_page import SavedGamesPage

        page = SavedGamesPage(theme, art, shelf, host, review)
        _lead_to_recovery(program, page)
        return page

    def review(path: Path) -> None:
        from quiddler_qt.storage.save_store import read_game
        from quiddler_qt.ui.review.review_page import ReviewPage

        game = read_game(path, follow_symlinks=False)
        page = window.rooms.page(Room.REVIEW)
        if isinstance(page, ReviewPage):
            page.show_game(game)
            window.rooms.show(Room.REVIEW)

    def bring_in(paths: tuple[Path, ...]) -> None:
        from quiddler_qt.ui.pages.saved_games_page import SavedGamesPage

        if window.overlay.is_open:
            return  # A sheet asks something, which is not to be covered.
        window.rooms.show(Room.SAVED_GAMES)
        page = window.rooms.page(Room.SAVED_GAMES)
        if isinstance(page, SavedGamesPage):
            page.bring_in(paths)

    window.rooms.add(Room.SAVED_GAMES, build_page)
    FileDrop(window).dropped.connect(bring_in)
