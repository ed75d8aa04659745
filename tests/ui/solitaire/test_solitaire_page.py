"""The room of solitaire by real mouse and keys: a game won, left, found again, counted once."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import SolitairePhase
from quiddler_qt.engine.state import Seat
from quiddler_qt.session.solitaire_session import SolitaireSession
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.solitaire.outlook_watch import Light
from quiddler_qt.ui.solitaire.solitaire_page import SolitairePage
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import load_theme
from tests.ui.conftest import StartProgram
from tests.ui.solitaire.board_driver import BoardDriver
from tests.ui.solitaire.conftest import Bench, StartBench

WAIT_MS = 60_000
CONTROL = Qt.KeyboardModifier.ControlModifier
ALL = range(8)


def played(bench: Bench) -> SolitaireSession:
    """The game on the board."""
    session = bench.page.player.session
    assert session is not None
    return session


def is_open(bench: Bench) -> bool:
    return bench.overlay.is_open


def phase(bench: Bench) -> SolitairePhase:
    return played(bench).state.phase


def wait_for_deal(qtbot: QtBot, bench: Bench) -> None:
    qtbot.waitUntil(lambda: bench.page.player.session is not None, timeout=WAIT_MS)


def take_all(driver: BoardDriver) -> None:
    """Clicks all eight stacks and takes what comes of it: for a judge who accepts everything."""
    for stack in ALL:
        driver.click(f"stack_{stack}")
    driver.key(Qt.Key.Key_Return)


def win(driver: BoardDriver) -> None:
    for _ in range(6):
        take_all(driver)


def test_a_whole_game_is_won_by_keys_with_the_programs_own_hints(
    qtbot: QtBot, start_program: StartProgram
) -> None:
    program = start_program(seed=5)
    program.window.rooms.show(Room.SOLITAIRE)
    page = program.window.rooms.page(Room.SOLITAIRE)
    assert isinstance(page, SolitairePage)
    driver = BoardDriver(page.desk)
    qtbot.waitUntil(lambda: page.player.session is not None, timeout=WAIT_MS)
    session = page.player.session
    assert session is not None
    assert driver.desk.lamp.light in (Light.THINKING, Light.CAN)
    words = 0
    while not session.state.phase.over:
        qtbot.waitUntil(lambda: driver.desk.lamp.light is Light.CAN, timeout=WAIT_MS)
        driver.key(Qt.Key.Key_H, CONTROL)
        assert driver.status.startswith("Hint:")
        words += session.state.phase is SolitairePhase.WORD
        driver.key(Qt.Key.Key_Return)
    assert session.state.phase is SolitairePhase.WON
    assert len(session.state.words) == words
    assert program.window.overlay.is_open
    driver.press("solitaire_end_look", program.window.overlay)
    assert driver.desk.panel.words == session.state.words
    driver.key(Qt.Key.Key_Escape)
    program.window.rooms.show(Room.RECORDS)
    records = program.window.rooms.page(Room.RECORDS)
    wins = records.findChild(QLabel, "record_two_letters_wins")
    assert wins is not None
    assert wins.text() == "1 (100 %)"
    assert not list(program.places.games.glob("solitaire-*"))


def test_the_first_deal_can_be_won_and_says_so(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench(None)
    driver = bench.enter(Room.SOLITAIRE)
    assert "Looking for a deal" in driver.status
    qtbot.waitUntil(lambda: driver.desk.lamp.light is Light.CAN, timeout=WAIT_MS)
    assert bench.page.player.session is not None
    assert int(bench.solitaire.deal) >= 6


def test_where_nobody_thinks_the_game_goes_on(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench()
    driver = bench.enter(Room.SOLITAIRE)
    wait_for_deal(qtbot, bench)
    assert bench.solitaire.deal == "6"
    qtbot.waitUntil(lambda: driver.desk.lamp.light is Light.UNSURE, timeout=WAIT_MS)
    driver.press("solitaire_hint")
    assert "No way to win was found" in driver.status


@pytest.fixture
def game(qtbot: QtBot, start_bench: StartBench) -> Callable[[], tuple[Bench, BoardDriver]]:
    """A game at which every spelling is a word."""

    def start() -> tuple[Bench, BoardDriver]:
        bench = start_bench(accepts_all=True)
        driver = bench.enter(Room.SOLITAIRE)
        wait_for_deal(qtbot, bench)
        return bench, driver

    return start


StartGame = Callable[[], tuple[Bench, BoardDriver]]


def test_a_win_is_counted_once_and_the_next_deal_is_offered(qtbot: QtBot, game: StartGame) -> None:
    bench, driver = game()
    win(driver)
    assert is_open(bench)
    records = bench.statistics.load().records.variants[MinWord.TWO_LETTERS]
    assert (records.games, records.wins, records.streak) == (1, 1, 1)
    assert not list((bench.folder / "games").glob("solitaire-*"))
    first = bench.page.player.session
    driver.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bench.page.player.session is not first, timeout=WAIT_MS)
    assert not is_open(bench)
    assert bench.statistics.load().records.variants[MinWord.TWO_LETTERS].games == 1


@pytest.mark.parametrize("counted", [False, True], ids=["before it was counted", "before its save went"])
def test_killed_at_the_final_card_a_win_is_counted_once(
    qtbot: QtBot, game: StartGame, monkeypatch: pytest.MonkeyPatch, counted: bool
) -> None:
    bench, driver = game()
    for _ in range(5):
        take_all(driver)
    # Nothing after the save of the last word is done, or nothing after the count.
    if counted:
        monkeypatch.setattr(bench.solitaire, "_discard", lambda: None)
    else:
        monkeypatch.setattr(bench.solitaire, "end", lambda: None)
    take_all(driver)
    bench.die()
    assert len(list((bench.folder / "games").glob("solitaire-*.qqsolo"))) == 1
    assert bench.statistics.load().records.variants[MinWord.TWO_LETTERS].wins == counted
    for _ in range(2):
        bench, driver = game()
        wait_for_deal(qtbot, bench)
        records = bench.statistics.load().records.variants[MinWord.TWO_LETTERS]
        assert (records.games, records.wins) == (1, 1)
        assert not played(bench).can_undo
        bench.die()


def test_a_game_is_found_again_as_it_was_left(qtbot: QtBot, game: StartGame) -> None:
    bench, driver = game()
    take_all(driver)
    take_all(driver)
    driver.key(Qt.Key.Key_Z, CONTROL)
    session = played(bench)
    left = (session.record, session.undone)
    bench.end()
    bench, driver = game()
    again = played(bench)
    assert (again.record, again.undone) == left
    assert driver.desk.panel.words == again.state.words
    driver.key(Qt.Key.Key_Y, CONTROL)
    assert len(again.state.words) == 2


def test_a_game_that_is_left_counts_as_not_won(qtbot: QtBot, game: StartGame) -> None:
    bench, driver = game()
    take_all(driver)
    first = bench.page.player.session
    driver.key(Qt.Key.Key_N, CONTROL)
    sheet = bench.overlay.sheet
    assert sheet is not None
    driver.press("new_deal_three_letters", sheet)
    number = sheet.findChild(QLineEdit, "new_deal_number")
    assert number is not None
    QTest.keyClicks(number, "48213")
    driver.press("new_deal_deal", sheet)
    assert bench.solitaire.deal == "48213"
    session = played(bench)
    assert session is not first
    assert session.state.setup.min_word is MinWord.THREE_LETTERS
    records = bench.statistics.load().records
    assert records.variants[MinWord.TWO_LETTERS].games == 1
    assert records.variants[MinWord.TWO_LETTERS].wins == 0
    # Nothing was done in this one: leaving it counts nothing.
    driver.key(Qt.Key.Key_N, CONTROL)
    driver.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bench.page.player.session is not session, timeout=WAIT_MS)
    assert bench.statistics.load().records.variants[MinWord.THREE_LETTERS].games == 0


def test_undo_redo_and_start_again_go_all_the_way(qtbot: QtBot, game: StartGame) -> None:
    bench, driver = game()
    session = played(bench)
    dealt = session.state
    for _ in range(3):
        take_all(driver)
    far = session.state
    for _ in range(3):
        driver.press("solitaire_undo")
    assert session.state == dealt
    driver.press("solitaire_undo")
    assert "Nothing to undo" in driver.status
    for _ in range(3):
        driver.press("solitaire_redo")
    assert session.state == far
    driver.press("solitaire_again")
    assert session.state == dealt
    assert driver.desk.panel.words == ()


def test_stuck_people_may_go_back(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench(accepts_all=True)
    driver = bench.enter(Room.SOLITAIRE)
    wait_for_deal(qtbot, bench)
    session = played(bench)
    session._can_make_word = lambda _: False  # cards that spell nothing are hard to find
    take_all(driver)
    assert phase(bench) is SolitairePhase.STUCK
    assert is_open(bench)
    driver.press("solitaire_end_undo", bench.overlay)
    assert phase(bench) is SolitairePhase.WORD
    assert not session.state.words
    assert bench.statistics.load().records.variants[MinWord.TWO_LETTERS].games == 0


def test_the_demo_plays_to_the_end_and_nobody_has_won(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench(None)
    driver = bench.enter(Room.SOLITAIRE)
    qtbot.waitUntil(lambda: driver.desk.lamp.light is Light.CAN, timeout=WAIT_MS)
    driver.press("solitaire_demo")
    qtbot.waitUntil(lambda: bench.overlay.is_open, timeout=WAIT_MS)
    session = played(bench)
    assert session.state.phase is SolitairePhase.WON
    records = bench.statistics.load().records.variants[MinWord.TWO_LETTERS]
    assert (records.games, records.wins, records.fastest_win_ms, records.longest) == (1, 0, 0, "")


def test_any_key_stops_the_demo(qtbot: QtBot, start_bench: StartBench) -> None:
    bench = start_bench(None)
    driver = bench.enter(Room.SOLITAIRE)
    qtbot.waitUntil(lambda: driver.desk.lamp.light is Light.CAN, timeout=WAIT_MS)
    bench.preferences.change(lambda settings: replace(settings, motion_percent=100))
    for key, modifier in ((Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_D, CONTROL)):
        driver.key(Qt.Key.Key_D, CONTROL)
        assert driver.desk.tool("demo").accessibleName() == "Stop"
        driver.key(key, modifier)
        assert driver.desk.tool("demo").accessibleName() == "Demo"
    # It has not played yet: the game may still be won.
    assert not played(bench).demo_played


def test_the_room_is_left_by_esc_and_a_word_is_put_back_first(qtbot: QtBot, game: StartGame) -> None:
    bench, driver = game()
    driver.click("stack_0")
    driver.key(Qt.Key.Key_Escape)
    assert bench.page.player.word == ()
    assert bench.rooms.current is Room.SOLITAIRE
    driver.key(Qt.Key.Key_Escape)
    assert bench.rooms.current is None


def test_a_word_being_formed_survives_a_theme_and_a_visit_elsewhere(qtbot: QtBot, game: StartGame) -> None:
    bench, driver = game()
    driver.click("stack_2")
    driver.click("stack_5")
    theme = load_theme("daylight_atelier")
    bench.rooms.set_theme(theme, CardArt(theme))
    bench.rooms.show(Room.RECORDS)
    bench.rooms.back()
    assert bench.page.player.word == (2, 5)
    # Another language builds the pages anew.
    bench.rooms.forget()
    bench.enter(Room.SOLITAIRE)
    assert bench.page.player.word == (2, 5)


def test_time_is_the_players_time(qtbot: QtBot, game: StartGame) -> None:
    bench, _ = game()
    session = played(bench)
    bench.rooms.back()
    until_then = session.elapsed_ms
    bench.enter(Room.SOLITAIRE)
    assert session.elapsed_ms == until_then


def test_after_a_win_the_room_deals_again(qtbot: QtBot, game: StartGame) -> None:
    bench, driver = game()
    win(driver)
    driver.press("solitaire_end_look", bench.overlay)
    won = played(bench)
    driver.press("solitaire_undo")
    assert "won and counted" in driver.status
    bench.rooms.back()
    bench.enter(Room.SOLITAIRE)
    qtbot.waitUntil(lambda: bench.page.player.session is not won, timeout=WAIT_MS)
    assert phase(bench) is SolitairePhase.WORD


def test_it_goes_on_beside_a_table_game(qtbot: QtBot, start_program: StartProgram) -> None:
    program = start_program(seed=5)
    program.host.deal(TableChoice((Seat("Ada"), Seat("Bo"))))
    presenter = program.host.presenter
    assert presenter is not None
    table = presenter.session.record
    rooms = program.window.rooms
    rooms.show(Room.SOLITAIRE)
    page = rooms.page(Room.SOLITAIRE)
    assert isinstance(page, SolitairePage)
    qtbot.waitUntil(lambda: page.player.session is not None, timeout=WAIT_MS)
    driver = BoardDriver(page.desk)
    driver.key(Qt.Key.Key_1)
    driver.key(Qt.Key.Key_Escape)
    driver.key(Qt.Key.Key_Escape)
    assert rooms.current is None
    assert program.window.pages.currentWidget() is program.window.screen_of_game
    assert presenter.session.record == table
    saves = sorted(path.suffix for path in program.places.games.iterdir() if path.suffix.startswith(".qq"))
    assert saves == [".qqgame", ".qqsolo"]
