"""The room of reviews on the real window: from round page, final page and saved games, by keys and mouse."""

import re
from dataclasses import replace
from typing import TypeVar

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QProgressBar, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.advice import AdviceQuestion
from quiddler_qt.bots.opponents import Expectations
from quiddler_qt.bots.people import PeopleWords
from quiddler_qt.bots.policies import GreedyPolicy
from quiddler_qt.bots.review import advised_words, finished_rounds
from quiddler_qt.bots.word_table import WordTable, load_word_table
from quiddler_qt.engine.actions import Challenge, DrawStock, GatherCards, LayDown, Rule, SeatKind
from quiddler_qt.engine.cards import face_of, spelling_of
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Preset, preset_rules
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.lexicon.authorities import MissingAuthorityError
from quiddler_qt.lexicon.lazy_judge import LazyJudge
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.program import Program
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.save_store import new_identity
from quiddler_qt.storage.saved_game import LexiconId, SavedGame
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.card_row import CardRow
from quiddler_qt.ui.dialogs.score_graph import ScoreGraph
from quiddler_qt.ui.game_saver import GameInPlay
from quiddler_qt.ui.people_words import expectations_before
from quiddler_qt.ui.review.review_page import ReviewPage
from quiddler_qt.ui.review.review_wording import Turn
from quiddler_qt.ui.rooms import Room
from quiddler_qt.ui.wording import DOT, enumeration
from tests.ui.conftest import StartProgram
from tests.ui.table_driver import TableDriver
from tests.ui.test_whole_games import ADA, PIP, Evening

WAIT_MS = 120_000
Widget = TypeVar("Widget", bound=QWidget)
ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
RULES = replace(preset_rules(Preset.FRIENDLY), hand_sizes=(3, 5))


def everyday_words() -> WordTable:
    return load_word_table(load_word_list("standard"), "A")


def saved_game(
    rounds: int, *, seats: tuple[Seat, ...] = (ADA, PIP), more_moves: int = 0, seed: int = 4
) -> SavedGame:
    """A game of greedy players, so many rounds of it and some moves of the next."""
    words = load_word_list("standard")
    setup = GameSetup(replace(RULES, hand_sizes=(3, 5, 4)), seats)
    session = GameSession(GameRecord(setup, seed), lambda spelling: words.accepts(spelling.lower()))
    policy = GreedyPolicy(everyday_words())
    left = more_moves
    while len(session.state.history) < rounds or left:
        if len(session.state.history) == rounds:
            left -= 1
        if session.state.phase is Phase.DEAL:
            session.deal()
        else:
            session.submit(policy.decide(session.observe(session.state.seat), 0))
    lexicon = LexiconId(words.name, words.version, words.sha256)
    return GameInPlay(session, new_identity(), lexicon).saved()


class Reader:
    """Somebody who reads a review."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program = program
        self.qtbot = qtbot
        self.driver = TableDriver(program.window)

    def open(self, game: SavedGame) -> None:
        """Comes in with a saved game."""
        self.page.show_game(game)
        self.program.window.rooms.show(Room.REVIEW)

    @property
    def page(self) -> ReviewPage:
        page = self.program.window.rooms.page(Room.REVIEW)
        assert isinstance(page, ReviewPage)
        return page

    @property
    def turns(self) -> QListWidget:
        return self.part(QListWidget, "review_moments")

    def part(self, kind: type[Widget], name: str) -> Widget:
        found = self.page.findChild(kind, name)
        assert found is not None
        return found

    def lines(self) -> list[str]:
        return [self.turns.item(row).text() for row in range(self.turns.count())]

    def details(self) -> str:
        """All that stands at the right."""
        area = self.part(QWidget, "review_details")
        return "\n".join(label.text() for label in area.findChildren(QLabel) if label.isVisible())

    def spoken_cards(self) -> list[str]:
        """The cards at the right, as they are read out."""
        area = self.part(QWidget, "review_details")
        return [row.accessibleName() for row in area.findChildren(CardRow) if row.isVisible()]

    def wait(self) -> None:
        """Until all turns are weighed."""
        bar = self.part(QProgressBar, "review_progress")
        self.qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 1, timeout=WAIT_MS)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.turns, key)


def test_a_saved_game_is_reviewed_turn_by_turn(start_program: StartProgram, qtbot: QtBot) -> None:
    reader = Reader(start_program(), qtbot)
    game = saved_game(3)
    reader.open(game)
    assert reader.turns.hasFocus()
    reader.wait()
    rounds = finished_rounds(game.record)
    turns = sum(len(one.moments) // 2 for one in rounds)
    lines = reader.lines()
    assert len(lines) == len(rounds) + turns
    assert [line[:12] for line in lines if line.startswith("Round")] == [
        "Round 3 of 3",
        "Round 2 of 3",
        "Round 1 of 3",
    ]
    assert not any(ELLIPSIS in line for line in lines)
    assert not reader.part(QProgressBar, "review_progress").isVisible()
    for _ in range(len(lines) - 1):
        assert reader.details()
        reader.key(Qt.Key.Key_Down)
        assert "Not weighed yet" not in reader.details()
    assert reader.turns.currentRow() == len(lines) - 1


def test_a_turn_shows_the_table_as_its_seat_saw_it(start_program: StartProgram, qtbot: QtBot) -> None:
    reader = Reader(start_program(), qtbot)
    game = saved_game(1)
    reader.open(game)
    (one,) = finished_rounds(game.record)
    draw, end = one.moments[:2]
    reader.key(Qt.Key.Key_Down)
    name = game.state.seats[draw.seat].name
    hand = f"{name} holds: {', '.join(map(face_of, draw.observation.hand))}"
    assert reader.spoken_cards()[0] == hand
    drawn = f"{name} holds: {', '.join(map(face_of, end.observation.hand))}"
    assert drawn in reader.spoken_cards()
    other = 1 - draw.seat
    seen = draw.observation
    counts = [
        f"Stock: {seen.stock_count} cards",
        "Discards: 1 card",
        f"{game.state.seats[other].name}: 3 cards",
    ]
    assert DOT.join(counts) in reader.details()
    assert not any(game.state.seats[other].name in cards for cards in reader.spoken_cards())


def test_what_others_took_openly_is_told(start_program: StartProgram, qtbot: QtBot) -> None:
    reader = Reader(start_program(), qtbot)
    # A game in which somebody has kept a card from the discards for a while.
    games = (saved_game(2, seed=seed) for seed in range(60))
    game = next(
        game
        for game in games
        for one in finished_rounds(game.record)
        for moment in one.moments
        if not moment.is_draw and moment.observation.seats[1 - moment.seat].shown
    )
    reader.open(game)
    told = 0
    for row, line in enumerate(reader.lines()):
        if line.startswith("Round"):
            continue
        reader.turns.setCurrentRow(row)
        turn = reader.page._entries[row]
        assert isinstance(turn, Turn)
        shown = turn.end.observation.seats[1 - turn.seat].shown
        name = game.state.seats[1 - turn.seat].name
        assert (f"{name} took openly and still had: {enumeration(shown)}" in reader.details()) is bool(shown)
        told += bool(shown)
    assert told


def advised(page: ReviewPage) -> set[str]:
    """All words that the review speaks of, but for those that were laid."""
    work = page._work
    moves = {moment.index: moment.move for one in work.rounds for moment in one.moments}
    return {word for index, one in work.advice.items() for word in advised_words(one, moves[index], bool)}


def test_nothing_is_said_that_the_table_refuses(
    start_program: StartProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(start_program(), qtbot)
    game = saved_game(3)
    laid = {
        spelling_of(word)
        for action in game.record.actions
        if isinstance(action, LayDown)
        for word in action.words
    }
    reader.open(game)
    reader.wait()
    known = advised(reader.page)
    assert len(known - laid) > 10
    QTest.keyClick(reader.turns, Qt.Key.Key_Escape)
    # The table has banned half of them in the game itself, and its authority knows none that begin with S.
    banned = tuple(sorted(known - laid))[::2]
    rulings = tuple(Rule(word, accepted=False) for word in banned)
    record = replace(game.record, actions=(*rulings, *game.record.actions))
    judge = reader.program.words.judge("standard")
    accepts = judge.accepts
    monkeypatch.setattr(LazyJudge, "accepts", lambda _judge, word: accepts(word) and not word.startswith("S"))
    reader.open(replace(game, record=record))
    reader.wait()
    said = advised(reader.page)
    assert said
    assert not said & {*banned}
    assert not [word for word in said - laid if word.startswith("S")]
    for _ in range(len(reader.lines())):
        spoken = set(re.findall("[A-Z]{2,}", reader.details()))
        assert not spoken & {*banned} - laid
        assert not [word for word in spoken - laid if word.startswith("S")]
        reader.key(Qt.Key.Key_Down)


def test_without_its_word_list_a_game_is_reviewed_without_words(
    start_program: StartProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = Reader(start_program(), qtbot)

    def missing(_judge: LazyJudge, _word: str) -> bool:
        raise MissingAuthorityError("imported:0123456789abcdef")

    monkeypatch.setattr(LazyJudge, "accepts", missing)
    game = saved_game(2)
    ruled = {action.spelling for action in game.record.actions if isinstance(action, Rule)}
    reader.open(game)
    reader.wait()
    # The words that were ruled on in the game are known to be words.
    assert advised(reader.page) <= ruled
    assert not any(ELLIPSIS in line for line in reader.lines())


def test_a_struck_lay_is_called_so(start_program: StartProgram, qtbot: QtBot) -> None:
    words = load_word_list("standard")
    rules = replace(preset_rules(Preset.CLASSIC), hand_sizes=(3,))
    setup = GameSetup(rules, (ADA, Seat("Bo")))
    session = GameSession(GameRecord(setup, 4), lambda spelling: words.accepts(spelling.lower()))
    session.deal()
    for _ in range(2):
        seat = session.state.seat
        session.submit(DrawStock(seat))
        *word, discard = session.state.hands[seat]
        session.submit(LayDown(seat, (tuple(word),), discard))
    last = session.state.seat - 1
    session.submit(Challenge(1 + last, last % 2, 0))
    session.submit(GatherCards())
    assert session.state.history
    lexicon = LexiconId(words.name, words.version, words.sha256)
    reader = Reader(start_program(), qtbot)
    reader.open(GameInPlay(session, new_identity(), lexicon).saved())
    reader.wait()
    (struck,) = [line for line in reader.lines() if line.endswith("struck")]
    reader.turns.setCurrentRow(reader.lines().index(struck))
    assert "Struck: " in reader.details()
    assert reader.details().count("nothing clearly better") <= 1


def test_a_round_that_is_not_over_is_not_shown(start_program: StartProgram, qtbot: QtBot) -> None:
    reader = Reader(start_program(), qtbot)
    reader.open(saved_game(1, more_moves=4))
    assert [line for line in reader.lines() if line.startswith("Round")] == reader.lines()[:1]
    assert reader.lines()[0].startswith("Round 1")
    reader.program.window.rooms.back()
    reader.open(saved_game(0, more_moves=4))
    assert reader.lines() == []
    assert reader.part(QLabel, "review_nothing").isVisible()
    assert not reader.turns.isVisible()


def test_stopped_work_stands_still_and_goes_on(start_program: StartProgram, qtbot: QtBot) -> None:
    reader = Reader(start_program(), qtbot)
    asked: list[int] = []
    reader.open(saved_game(3))
    reader.program.advice.answered.connect(lambda ticket, _advice: asked.append(ticket))
    qtbot.waitUntil(lambda: bool(asked), timeout=WAIT_MS)
    reader.driver.press("review_stop", reader.page)
    done = reader.part(QProgressBar, "review_progress").value()
    assert reader.driver.button("review_stop", reader.page).text() == "Go on"
    # A question of somebody else is answered; the review asks nothing.
    before = len(asked)
    moment = finished_rounds(saved_game(1).record)[0].moments[0]
    ticket = reader.program.advice.ask(AdviceQuestion(0, moment.observation))
    qtbot.waitUntil(lambda: ticket in asked, timeout=WAIT_MS)
    assert len(asked) == before + 1
    assert reader.part(QProgressBar, "review_progress").value() == done
    reader.driver.press("review_stop", reader.page)
    reader.wait()


def test_each_turn_is_weighed_with_what_its_seat_could_know_of_the_others(
    start_program: StartProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not with what the computer has learned of people since."""
    reader = Reader(start_program(), qtbot)
    preferences, game = reader.program.preferences, saved_game(3)
    preferences.change(lambda settings: replace(settings, computer_patience=2))
    reader.program.computers.words_laid = lambda: (0, 0, 0, 90)
    asked: list[AdviceQuestion] = []
    ask = reader.program.advice.ask

    def overheard(question: AdviceQuestion) -> int:
        asked.append(question)
        return ask(question)

    monkeypatch.setattr(reader.program.advice, "ask", overheard)
    reader.open(game)
    first = finished_rounds(game.record)[-1].moments[0]
    words = load_word_list("standard")
    known = expectations_before(
        game.record, first.index, preferences.current, lambda spelling: words.tier(spelling.lower())
    )
    assert [question.others for question in asked] == [known]
    assert known == Expectations(2, (PeopleWords.MANY,) * 2)


def test_leaving_stops_the_work_and_coming_back_goes_on(start_program: StartProgram, qtbot: QtBot) -> None:
    reader = Reader(start_program(), qtbot)
    game = saved_game(3)
    asked: list[int] = []
    reader.program.advice.answered.connect(lambda ticket, _advice: asked.append(ticket))
    reader.open(game)
    qtbot.waitUntil(lambda: len(asked) >= 2, timeout=WAIT_MS)
    QTest.keyClick(reader.turns, Qt.Key.Key_Escape)
    assert reader.program.window.rooms.current is None
    before = len(asked)
    ticket = reader.program.advice.ask(
        AdviceQuestion(0, finished_rounds(game.record)[0].moments[0].observation)
    )
    qtbot.waitUntil(lambda: ticket in asked, timeout=WAIT_MS)
    assert len(asked) == before + 1
    known = reader.part(QProgressBar, "review_progress").value()
    reader.open(game)
    assert reader.part(QProgressBar, "review_progress").value() >= known >= 2
    reader.wait()


def test_from_the_page_of_a_round_and_back(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    evening.program.host.deal(TableChoice((ADA, PIP), Preset.FRIENDLY, RULES))
    while not evening.state.history:
        evening.until(lambda: evening.page() == "round_page" or evening.at_table())
        if evening.page() == "table_page":
            evening.play_turn(lay=False)
    evening.until(lambda: evening.page() == "round_page")
    assert any(isinstance(action, GatherCards) for action in evening.session.record.actions)
    evening.driver.press("round_review", evening.screen.round_page)
    assert evening.window.rooms.current is Room.REVIEW
    reader = Reader(evening.program, qtbot)
    reader.wait()
    assert reader.lines()[0].startswith("Round 1")
    assert "points" in reader.details()
    QTest.keyClick(reader.turns, Qt.Key.Key_Escape)
    assert evening.page() == "round_page"
    evening.driver.press("round_main_action", evening.screen.round_page)
    evening.until(evening.at_table)


def test_a_click_on_the_graph_leads_to_the_round(start_program: StartProgram, qtbot: QtBot) -> None:
    reader = Reader(start_program(), qtbot)
    reader.open(saved_game(3))
    graph = reader.part(ScoreGraph, "score_graph")
    assert graph.isVisible()
    graph.grab()
    rows = [row for row, line in enumerate(reader.lines()) if line.startswith("Round")]
    # The line begins at the left with no round played, and ends before the names.
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(graph.width() // 2, graph.height() // 2))
    assert reader.turns.currentRow() in rows
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(1, 10))
    assert reader.lines()[reader.turns.currentRow()].startswith("Round 1")
    QTest.mouseClick(graph, Qt.MouseButton.LeftButton, pos=QPoint(graph.width() - 2, 10))
    assert reader.lines()[reader.turns.currentRow()].startswith("Round 3")
    assert "Round 3" in reader.details()


def test_from_the_final_page(start_program: StartProgram, qtbot: QtBot) -> None:
    seats = (Seat("Pip", SeatKind.COMPUTER, "greedy"), Seat("Kim", SeatKind.COMPUTER, "greedy"))
    evening = Evening(start_program(seed=6), qtbot)
    evening.program.host.deal(TableChoice(seats, Preset.FRIENDLY, RULES))
    evening.until(lambda: evening.page() == "final_page")
    evening.driver.press("final_review", evening.screen.final_page)
    reader = Reader(evening.program, qtbot)
    assert len([line for line in reader.lines() if line.startswith("Round")]) == 2
    reader.wait()


def test_without_any_game_the_page_says_so(start_program: StartProgram, qtbot: QtBot) -> None:
    reader = Reader(start_program(), qtbot)
    reader.program.window.rooms.show(Room.REVIEW)
    assert reader.part(QLabel, "review_nothing").isVisible()
    assert not reader.part(QWidget, "review_stop").isVisible()
