"""Challenges at the window: who decides, what is shown and remembered, and that nothing tells before."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import Challenge, Discard, DrawStock, LayDown, Rule, SeatKind
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import DictionaryUse, Rules, VerdictBy
from quiddler_qt.engine.state import GameSetup, Judgment, Phase, Seat
from quiddler_qt.lexicon.authorities import load_authority
from quiddler_qt.lexicon.own_words import OwnWords
from quiddler_qt.program import Program
from quiddler_qt.session.game_session import Committed, GameSession
from quiddler_qt.storage.places import profile_places
from quiddler_qt.storage.save_store import SaveStore, new_identity
from quiddler_qt.storage.saved_game import LexiconId
from quiddler_qt.storage.word_files import WordFiles
from quiddler_qt.ui.game_saver import GameInPlay
from quiddler_qt.ui.sound import Cue
from tests.ui.table_driver import TableDriver

PATIENCE_MS = 30_000
STANDARD = load_authority("standard")
ADA, BO, CY = Seat("Ada"), Seat("Bo"), Seat("Cy")
PIP = Seat("Pip", SeatKind.COMPUTER, "greedy")
Start = Callable[..., Program]


def words_on_table(rules: Rules, seats: tuple[Seat, ...], seed: int = 11) -> GameSession:
    """A game in which the first player went out with all cards as one word, and the others laid nothing."""
    session = GameSession(GameRecord(GameSetup(rules, seats, len(seats) - 1), seed), lambda _: False)
    session.deal()
    while session.state.phase is not Phase.WORDS_ON_TABLE:
        seat = session.state.seat
        assert isinstance(session.submit(DrawStock(seat)), Committed)
        hand = session.state.hands[seat]
        goes_out = session.state.out_seat is None
        move = LayDown(seat, (hand[:-1],), hand[-1]) if goes_out else Discard(seat, hand[-1])
        assert isinstance(session.submit(move), Committed)
    return session


def store(folder: Path, session: GameSession) -> None:
    """Keeps a game where the program will find it."""
    kept = SaveStore(profile_places(folder / "profile").games)
    lexicon = LexiconId(STANDARD.name, STANDARD.version, STANDARD.sha256)
    kept.save_current(GameInPlay(session, new_identity(), lexicon).saved())
    kept.close()


class Table:
    """People at a running game."""

    def __init__(self, program: Program, qtbot: QtBot) -> None:
        self.program = program
        self.qtbot = qtbot
        self.screen = program.window.screen_of_game
        self.sheet = self.screen.challenge
        self.driver = TableDriver(program.window)
        program.host.continue_game()
        self.until(self.screen.round_page.isVisible)

    @property
    def session(self) -> GameSession:
        presenter = self.program.host.presenter
        assert presenter is not None
        return presenter.session

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition, timeout=PATIENCE_MS)

    def text(self, name: str) -> str:
        return [one.text() for one in self.sheet.findChildren(QLabel, name) if one.isVisible()][-1]

    def doubt(self) -> None:
        self.driver.press("round_word_s0_0", self.screen.round_page)

    def challenge(self, seat: int) -> None:
        self.doubt()
        several = len(self.session.state.seats) > 2 and self.session.state.seats[2].kind is SeatKind.PERSON
        self.driver.press(f"challenge_by_{seat}" if several else "challenge_confirm", self.sheet)


def spelling(session: GameSession) -> str:
    return spelling_of(session.state.laid[0][0].cards)


def test_a_verdict_names_its_list_and_closes_on_a_key(
    start_program: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    session = words_on_table(Rules(), (ADA, BO))
    store(tmp_path, session)
    table = Table(start_program(), qtbot)
    word = spelling(table.session)
    heard: list[Cue] = []
    table.screen.sounded.connect(heard.append)
    table.challenge(1)
    assert heard == [Cue.VERDICT], "it is heard when it is seen"
    listed = STANDARD.judge.verdict(word).accepted
    assert table.text("challenge_authority") == ("In" if listed else "Not in") + " the word list: Standard"
    QTest.keyClick(table.sheet, Qt.Key.Key_Space)
    table.until(lambda: table.program.window.overlay.sheet is None)
    assert heard == [Cue.VERDICT], "and not once more"


def test_a_word_that_counts_comes_with_its_meaning(
    start_program: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    session = words_on_table(Rules(), (ADA, BO))
    session.submit(Rule(spelling(session), accepted=True))
    store(tmp_path, session)
    table = Table(start_program(), qtbot)
    table.challenge(1)
    assert table.text("challenge_definition") == "In the list; no definition stored"


@pytest.mark.parametrize(
    ("answers", "accepted", "told"),
    [
        ((True, True, False), True, "The table says yes: 2 for it, 1 against"),
        ((False, True, False), False, "The table says no: 1 for it, 2 against"),
        ((True, True, True), True, "The table says yes: 3 for it, 0 against"),
    ],
)
def test_people_decide_one_after_another_and_the_word_is_remembered(
    start_program: Start,
    qtbot: QtBot,
    tmp_path: Path,
    answers: tuple[bool, ...],
    accepted: bool,
    told: str,
) -> None:
    store(tmp_path, words_on_table(Rules(verdict=VerdictBy.TABLE), (ADA, BO, CY)))
    table = Table(start_program(), qtbot)
    word = spelling(table.session)
    table.challenge(2)
    for name, answer in zip(("Ada", "Bo", "Cy"), answers, strict=True):
        assert table.text("challenge_table_question") == f"{name}, is {word} a word?"
        shown = " ".join(one.text() for one in table.sheet.findChildren(QLabel) if one.isVisible())
        assert "for it" not in shown
        table.driver.press(f"challenge_table_{'yes' if answer else 'no'}", table.sheet)
    assert table.text("challenge_authority") == told
    assert table.session.state.ruling(word) is accepted
    QTest.keyClick(table.sheet, Qt.Key.Key_Return)
    table.until(lambda: table.program.window.overlay.sheet is None)
    kept = WordFiles(profile_places(tmp_path / "profile")).load_own_words()
    assert kept.answer(word) is accepted


def test_a_split_table_goes_by_its_list(start_program: Start, qtbot: QtBot, tmp_path: Path) -> None:
    store(tmp_path, words_on_table(Rules(verdict=VerdictBy.TABLE), (ADA, BO)))
    table = Table(start_program(), qtbot)
    word = spelling(table.session)
    table.challenge(1)
    table.driver.press("challenge_table_yes", table.sheet)
    table.driver.press("challenge_table_no", table.sheet)
    assert "word list: Standard" in table.text("challenge_authority")
    assert table.session.state.ruling(word) is STANDARD.judge.verdict(word).accepted
    assert table.program.words.own_words == OwnWords()


def test_after_the_first_vote_nobody_takes_the_challenge_back(
    start_program: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    store(tmp_path, words_on_table(Rules(verdict=VerdictBy.TABLE), (ADA, BO)))
    table = Table(start_program(), qtbot)
    table.challenge(1)
    table.driver.press("challenge_table_no", table.sheet)
    QTest.keyClick(table.sheet, Qt.Key.Key_Escape)
    QTest.keyClick(table.sheet, Qt.Key.Key_Return)
    assert table.text("challenge_table_vote").startswith("Vote 2 of 2")
    table.driver.press("challenge_table_no", table.sheet)
    assert table.session.state.laid[0][0].judgment is Judgment.STRUCK


def test_a_computer_seat_doubts_a_persons_word(start_program: Start, qtbot: QtBot, tmp_path: Path) -> None:
    store(tmp_path, words_on_table(Rules(), (ADA, PIP)))
    table = Table(start_program(), qtbot)
    # As the process of the computer seats answers.
    table.program.computers.decided.emit(Challenge(1, 0, 0))
    assert table.program.window.overlay.sheet is table.sheet
    assert table.text("challenge_line") == "Pip challenges a word laid by"
    QTest.keyClick(table.sheet, Qt.Key.Key_Space)
    table.until(lambda: table.program.window.overlay.sheet is None)
    assert table.session.state.laid[0][0].judgment is not Judgment.NONE
    assert any("Pip" in line for line in talk_lines(table))


def test_a_wrong_challenge_of_a_computer_seat_changes_nothing(
    start_program: Start, qtbot: QtBot, tmp_path: Path, expect_log: Callable[[str], None]
) -> None:
    expect_log("a computer seat wanted")
    store(tmp_path, words_on_table(Rules(), (ADA, PIP)))
    table = Table(start_program(), qtbot)
    before = table.session.record
    table.program.computers.decided.emit(Challenge(1, 0, 7))
    assert table.session.record == before


def talk_lines(table: Table) -> list[str]:
    return [str(line) for line in table.screen.talk.lines]


def everything_said(root: QWidget) -> list[str]:
    """All that is shown or told of a window: texts, tooltips, names and descriptions, also of items."""
    said = []
    # What is about to be deleted is gone for people.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for widget in [root, *(one for one in root.findChildren(QWidget) if one.isVisible())]:
        said += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel):
            said.append(widget.text())

    def walk(node: QAccessibleInterface) -> None:
        for index in range(node.childCount()):
            child = node.child(index)
            if child is not None and child.isValid():
                said.extend(
                    child.text(kind)
                    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
                )
                walk(child)

    walk(QAccessible.queryAccessibleInterface(root))
    return sorted(said)


@pytest.mark.parametrize("verdict", [True, False], ids=["word", "non-word"])
def test_only_a_scored_word_tells_what_it_means(
    start_program: Start, qtbot: QtBot, tmp_path: Path, verdict: bool
) -> None:
    """A word that nobody doubted and that is none stood (rules 8.5), yet the list is not said to have it."""
    store(tmp_path, words_on_table(Rules(), (ADA, BO)))
    program = start_program()
    table = Table(program, qtbot)
    vars(table.session)["_ask_judge"] = lambda _: verdict
    meaning = program.words.definition_line(spelling(table.session))
    assert meaning == "In the list; no definition stored"
    assert not [line for line in everything_said(program.window) if meaning in line]
    table.driver.press("round_main_action", table.screen.round_page)
    table.until(lambda: table.session.state.phase is Phase.DEAL and table.screen.round_page.isVisible())
    table.until(lambda: table.driver.button("round_review", table.screen.round_page).isVisible())
    [word] = [
        one for one in table.screen.round_page.findChildren(QWidget, "round_word_s0_0") if one.isVisible()
    ]
    assert word.accessibleDescription() == (meaning if verdict else "")
    assert (meaning in word.toolTip()) is verdict
    assert bool([line for line in everything_said(program.window) if meaning in line]) is verdict


@pytest.mark.parametrize("dictionary", list(DictionaryUse))
def test_nothing_tells_a_word_from_a_non_word_before_it_is_judged(
    start_program: Start, qtbot: QtBot, tmp_path: Path, dictionary: DictionaryUse
) -> None:
    """The same table to the letter and the pixel, whatever the judge thinks of the words on it."""
    store(tmp_path, words_on_table(Rules(dictionary=dictionary), (ADA, BO)))
    program = start_program()
    table = Table(program, qtbot)
    presenter = program.host.presenter
    assert presenter is not None
    asked: list[str] = []
    seen = []
    for verdict in (True, False):

        def answer(word: str, verdict: bool = verdict) -> bool:
            asked.append(word)
            return verdict

        vars(table.session)["_ask_judge"] = answer
        presenter.resume()
        table.doubt()
        question = (everything_said(program.window), program.window.grab().toImage())
        table.driver.press("challenge_cancel", table.sheet)
        table.until(lambda: program.window.overlay.sheet is None)
        seen.append((*question, everything_said(program.window), program.window.grab().toImage()))
    for of_words, of_non_words in zip(*seen, strict=True):
        assert of_words == of_non_words
    # What was never looked up cannot be told, nor by how long it took.
    assert asked == []
