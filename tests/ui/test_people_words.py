"""What computer seats are told of people's words: from the words people lay, on the real window."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.advice import AdviceQuestion
from quiddler_qt.bots.opponents import Expectations
from quiddler_qt.bots.people import NO_WORDS, PeopleWords
from quiddler_qt.bots.policies import GreedyPolicy
from quiddler_qt.bots.protocol import parse_question
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.actions import DrawStock, HandOver, LayDown, SeatKind
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.results import words_of_people
from quiddler_qt.engine.rules import Preset, preset_rules
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.settings import ExpectedWords, Settings
from quiddler_qt.storage.table_statistics import TableStatistics
from quiddler_qt.ui.people_words import expectations, expectations_before, people_words, words_laid_in
from tests.ui.conftest import StartProgram
from tests.ui.test_teacher_flow import begin, play_until_laid, to_round_page
from tests.ui.test_whole_games import Evening

PERSON, COMPUTER = SeatKind.PERSON, SeatKind.COMPUTER


def played(*kinds: SeatKind, hands: int = 1) -> GameSession:
    """Hands in which every seat lays all its cards as one word."""
    rules = replace(preset_rules(Preset.FRIENDLY), hand_sizes=(3,) * (hands + 1))
    seats = tuple(Seat(f"Seat {number}", kind) for number, kind in enumerate(kinds))
    session = GameSession(GameRecord(GameSetup(rules, seats), 3), lambda _: True)
    for _ in range(hands):
        session.deal()
        while session.state.phase is not Phase.DEAL:
            seat = session.state.seat
            session.submit(DrawStock(seat))
            *word, discard = session.state.hands[seat]
            session.submit(LayDown(seat, (tuple(word),), discard))
    return session


def test_what_the_settings_say_is_what_seats_are_told() -> None:
    session = played(PERSON, COMPUTER)
    for said, expected in (("everyday", PeopleWords.EVERYDAY), ("all", PeopleWords.ALL)):
        told = people_words(session.record, ExpectedWords(said), (0, 0, 0, 90), lambda _: "A")
        assert told == (expected, expected)


def test_each_person_is_learned_from_the_own_words() -> None:
    session = played(PERSON, COMPUTER, PERSON, hands=12)
    mine, none, theirs = words_of_people(session.record)
    assert len(mine) == len(theirs) == 12
    assert none == ()
    tier_of = dict.fromkeys(mine, "A") | dict.fromkeys(theirs, "F")
    told = people_words(session.record, ExpectedWords.LEARN, NO_WORDS, tier_of.get)
    assert told == (PeopleWords.EVERYDAY, PeopleWords.MANY, PeopleWords.ALL)
    # Where nobody can tell how rare a word is, only earlier games count.
    for earlier, expected in ((NO_WORDS, PeopleWords.MANY), ((2, 2, 2, 30), PeopleWords.ALL)):
        assert people_words(session.record, ExpectedWords.LEARN, earlier, None) == (expected,) * 3


def test_a_seat_that_is_handed_over_is_a_persons_only_while_it_is_one() -> None:
    session = played(PERSON, PERSON)
    before = words_of_people(session.record)
    session.submit(HandOver(0, COMPUTER, "owl"))
    session.deal()
    while session.state.phase is Phase.DRAW:
        seat = session.state.seat
        session.submit(DrawStock(seat))
        *word, discard = session.state.hands[seat]
        session.submit(LayDown(seat, (tuple(word),), discard))
    assert words_of_people(session.record)[0] == before[0]
    assert len(words_of_people(session.record)[1]) == 2


def test_a_game_tells_how_rare_the_words_of_its_people_were() -> None:
    record = played(PERSON, COMPUTER, PERSON, hands=3).record
    assert words_laid_in(record, lambda _: "B") == (0, 6, 0, 0)
    assert words_laid_in(record, None) == NO_WORDS


def test_a_review_knows_what_was_laid_before_a_move_and_nothing_of_later() -> None:
    record = played(PERSON, COMPUTER, hands=12).record
    settings = Settings(computer_patience=2)
    lays = [index for index, action in enumerate(record.actions) if isinstance(action, LayDown)]
    (mine, _) = words_of_people(record)
    # Only the words of the second half are rare.
    tier_of = dict.fromkeys(mine, "F") | dict.fromkeys(mine[:6], "A")
    told = [expectations_before(record, index, settings, tier_of.get) for index in (lays[0], lays[-1] + 1)]
    assert told == [
        Expectations(2, (PeopleWords.MANY,) * 2),
        Expectations(2, (PeopleWords.ALL, PeopleWords.MANY)),
    ]
    # As it was then, whatever came later.
    for index in (lays[0], lays[5], lays[11]):
        then = replace(record, actions=record.actions[:index])
        assert expectations_before(record, index, settings, tier_of.get) == expectations(
            then, settings, NO_WORDS, tier_of.get
        )
    everyday = replace(settings, expected_words=ExpectedWords.EVERYDAY)
    assert expectations_before(record, lays[-1], everyday, None).people == (PeopleWords.EVERYDAY,) * 2


def test_a_hint_on_the_window_knows_what_computer_seats_know(
    start_program: StartProgram, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start_program(seed=8)
    told: list[Expectations] = []

    def overheard(question: AdviceQuestion) -> int:
        told.append(question.others)
        return len(told)

    monkeypatch.setattr(program.advice, "ask", overheard)
    evening = Evening(program, qtbot)
    begin(evening, teacher=False)
    evening.driver.key(Qt.Key.Key_H)
    program.preferences.change(lambda settings: replace(settings, computer_patience=3))
    program.computers.words_laid = lambda: (2, 2, 2, 30)
    evening.driver.key(Qt.Key.Key_Space)
    evening.driver.key(Qt.Key.Key_H)
    assert evening.state.phase is Phase.PLAY
    assert told == [Expectations(0, (PeopleWords.MANY,) * 2), Expectations(3, (PeopleWords.ALL,) * 2)]


@pytest.fixture(scope="module")
def few_words() -> GreedyPolicy:
    words = load_word_list("standard").words_of_tiers("A")
    return GreedyPolicy(build_word_table([word for word in words if len(word) < 5]))


def test_a_game_on_the_window_tells_the_process_and_is_remembered(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = start_program(seed=8)
    program.preferences.change(lambda settings: replace(settings, expected_words=ExpectedWords.ALL))
    sent: list[bytes] = []
    lines = program.computers._process._lines
    ask = lines.ask

    def overheard(line: bytes) -> None:
        sent.append(line)
        ask(line)

    monkeypatch.setattr(lines, "ask", overheard)
    evening = Evening(program, qtbot)
    begin(evening, teacher=False)
    play_until_laid(evening, few_words)
    to_round_page(evening)
    assert {parse_question(line).people for line in sent} == {(PeopleWords.ALL,) * 2}
    program.preferences.change(lambda settings: replace(settings, expected_words=ExpectedWords.LEARN))
    sent.clear()
    evening.driver.press("round_main_action", evening.screen.round_page)
    evening.until(lambda: evening.at_table() or bool(sent))
    assert program.computers.words_laid() == NO_WORDS
    play_until_laid(evening, few_words)
    to_round_page(evening)
    assert all(parse_question(line).people != (PeopleWords.ALL,) * 2 for line in sent)
    assert evening.state.phase is Phase.GAME_OVER
    laid = words_of_people(evening.session.record)
    assert laid[0]
    assert laid[1] == ()
    assert program.computers.words_laid() == (len(laid[0]), 0, 0, 0)
    statistics = TableStatistics(program.places.data)
    assert statistics.load().records.words_laid == program.computers.words_laid()
    # Killed before it was counted: the next start counts it, once.
    statistics.path.unlink()
    evening.window.close()
    program.close()
    for _ in range(2):
        again = start_program()
        assert again.computers.words_laid() == (len(laid[0]), 0, 0, 0)
        again.window.close()
        again.close()
