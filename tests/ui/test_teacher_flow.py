"""The teacher on the real window: the best lay that was there, and never before it may be told."""

import re
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.advice import lay_value
from quiddler_qt.bots.policies import GreedyPolicy
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.actions import Discard, LayDown
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.rules import DictionaryUse, Preset, WordCheck, preset_rules
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.storage.table_form import TableChoice
from tests.ui.conftest import StartProgram
from tests.ui.test_hint_flow import slip_of, slip_text
from tests.ui.test_i18n import switch
from tests.ui.test_whole_games import ADA, BO, PIP, Evening

WORDS = load_word_list("standard").words_of_tiers("A")


@pytest.fixture(scope="module")
def few_words() -> GreedyPolicy:
    """A player who knows short everyday words only, so that there is something to learn."""
    return GreedyPolicy(build_word_table([word for word in WORDS if len(word) < 5]))


def begin(evening: Evening, *, teacher: bool, others: tuple[Seat, ...] = (PIP,), **options: Any) -> None:
    evening.program.preferences.change(lambda settings: replace(settings, teacher=teacher))
    rules = replace(preset_rules(Preset.FRIENDLY), hand_sizes=(6, 6), **options)
    seats = (ADA, *others)
    evening.program.host.deal(TableChoice(seats, Preset.FRIENDLY, rules, first_dealer=len(others)))
    evening.until(lambda: evening.at_table() or evening.page() == "curtain")


def play_until_laid(evening: Evening, policy: GreedyPolicy) -> None:
    """Ada plays by keys and mouse until she has laid words."""
    while True:
        if evening.page() == "curtain":
            evening.pass_screen()
        evening.until(evening.at_table)
        if play_turn(evening, policy):
            return
        evening.until(lambda: evening.at_table() or evening.page() == "curtain")


def has_rows(evening: Evening) -> bool:
    picture = evening.screen.table.stage.picture
    return picture is not None and bool(picture.rows)


def play_turn(evening: Evening, policy: GreedyPolicy) -> bool:
    """Whoever is at the table plays a turn by keys and mouse. Whether words were laid."""
    seat = evening.state.seat
    if evening.state.phase is Phase.DRAW:
        evening.driver.key(Qt.Key.Key_Space, evening.screen.table)
    move = policy.decide(evening.session.observe(seat), 0)
    if isinstance(move, LayDown):
        used = {card for word in move.words for card in word}
        hand = tuple(card for card in evening.state.hands[seat] if card not in used)
        evening.session.arrange(seat, Arrangement(hand, move.words))
        presenter = evening.program.host.presenter
        assert presenter is not None
        presenter.resume()
        evening.until(lambda: has_rows(evening))
        evening.driver.press("button_main")
        assert evening.page() == "confirm_lay_sheet"
        evening.driver.key(Qt.Key.Key_Return)
        assert evening.state.laid[seat]
        return True
    assert isinstance(move, Discard)
    evening.driver.drag_card(move.card, "pile_discards")
    return False


def round_note(evening: Evening) -> str:
    label = evening.screen.round_page.findChild(QLabel, "round_note")
    assert label is not None
    return label.text()


def to_round_page(evening: Evening) -> None:
    evening.until(lambda: evening.page() == "round_page")
    if "Gather" in evening.driver.button("round_main_action", evening.screen.round_page).text():
        assert round_note(evening) == "" or "Gathering" in round_note(evening)
        evening.driver.press("round_main_action", evening.screen.round_page)


def test_after_a_lay_the_best_one_is_told_and_again_on_the_page_of_the_round(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy
) -> None:
    evening = Evening(start_program(seed=8), qtbot)
    begin(evening, teacher=True)
    play_until_laid(evening, few_words)
    evening.until(lambda: bool(slip_text(evening)) or evening.page() == "round_page")
    to_round_page(evening)
    evening.until(lambda: bool(round_note(evening)))
    assert round_note(evening).startswith("Ada: ")
    assert "best lay" in round_note(evening) or "Nothing better" in round_note(evening)
    evening.driver.press("round_main_action", evening.screen.round_page)
    evening.until(lambda: evening.at_table() or evening.page() == "curtain")
    assert not slip_text(evening)


def test_without_a_teacher_nothing_is_told(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy
) -> None:
    evening = Evening(start_program(seed=8), qtbot)
    begin(evening, teacher=False)
    play_until_laid(evening, few_words)
    to_round_page(evening)
    assert round_note(evening) == ""
    assert slip_of(evening).text.text() == ""


def test_in_challenge_play_nothing_is_told_before_the_cards_are_gathered(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy
) -> None:
    evening = Evening(start_program(seed=8), qtbot)
    begin(evening, teacher=True, word_check=WordCheck.CHALLENGE, dictionary=DictionaryUse.OFF_TURN)
    answered: list[int] = []
    evening.program.advice.answered.connect(lambda ticket, _advice: answered.append(ticket))
    play_until_laid(evening, few_words)
    assert evening.state.out_seat == 0
    # The computer waits meanwhile, so that its last turn does not hide what would be told.
    evening.program.host.pause()
    evening.until(lambda: bool(answered))
    assert evening.state.phase is Phase.DRAW
    assert slip_of(evening).text.text() == ""
    evening.program.host.resume()
    evening.until(lambda: evening.page() == "round_page")
    to_round_page(evening)
    evening.until(lambda: bool(round_note(evening)))
    assert round_note(evening).startswith("Ada: ")


def test_a_lesson_goes_when_the_curtain_falls(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy
) -> None:
    evening = Evening(start_program(seed=8), qtbot)
    begin(evening, teacher=True, others=(PIP, BO))
    play_until_laid(evening, few_words)
    # The computer in between waits, so that there is time for the lesson.
    evening.program.host.pause()
    evening.until(lambda: bool(slip_text(evening)))
    evening.program.host.resume()
    evening.until(lambda: evening.page() == "curtain")
    assert slip_of(evening).text.text() == ""


def test_the_next_person_never_sees_the_lesson_of_the_one_before(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy
) -> None:
    evening = Evening(start_program(seed=8), qtbot)
    begin(evening, teacher=True, others=(BO,))
    answered: list[int] = []
    evening.program.advice.answered.connect(lambda ticket, _advice: answered.append(ticket))
    play_until_laid(evening, few_words)
    evening.until(lambda: evening.page() == "curtain")
    evening.until(lambda: bool(answered))
    assert slip_of(evening).text.text() == ""
    evening.pass_screen()
    evening.until(evening.at_table)
    assert slip_of(evening).text.text() == ""


def test_lessons_live_through_another_language(
    start_program: StartProgram, qtbot: QtBot, few_words: GreedyPolicy
) -> None:
    evening = Evening(start_program(seed=8), qtbot)
    begin(evening, teacher=True)
    # The answer is still on its way when the language changes, and the lesson is told in the new one.
    play_until_laid(evening, few_words)
    switch(evening.program, "lt", qtbot)
    evening = Evening(evening.program, qtbot)
    evening.until(lambda: evening.page() == "round_page")
    evening.until(lambda: bool(round_note(evening)))
    lithuanian = round_note(evening)
    assert lithuanian.startswith("Ada: ")
    switch(evening.program, "en", qtbot)
    evening = Evening(evening.program, qtbot)
    evening.until(lambda: evening.page() == "round_page" and bool(round_note(evening)))
    english = round_note(evening)
    assert english.startswith("Ada: ")
    assert "best lay" in english or "Nothing better" in english
    assert english != lithuanian


def test_the_best_lay_is_one_that_the_table_accepts(
    start_program: StartProgram,
    qtbot: QtBot,
    few_words: GreedyPolicy,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    program = start_program(seed=8)
    evening = Evening(program, qtbot)
    begin(evening, teacher=True)
    learned: list[str] = []
    play_until_laid(evening, few_words)
    presenter = program.host.presenter
    assert presenter is not None
    teacher = presenter._teacher
    teacher.learned.connect(lambda _seat, text: learned.append(text))
    evening.until(lambda: bool(learned))
    # A last turn in which nothing was laid of the same hand.
    (lesson,) = teacher.memory.told
    seen = replace(lesson.seen, out_seat=1, last_turns=1)
    nothing = Discard(0, seen.hand[0])
    teacher.look_at(seen, nothing)
    evening.until(lambda: len(learned) == 2)
    first = teacher.memory.told[1].best
    assert first is not None
    # The same before a judge who refuses those words: other words are the best, and bring no more.
    refused = {spelling_of(word) for word in first.words}
    known = evening.session.verdict
    monkeypatch.setattr(evening.session, "verdict", lambda word: word not in refused and known(word))
    teacher.look_at(seen, nothing)
    evening.until(lambda: len(learned) == 3)
    other = teacher.memory.told[2].best
    assert other is not None
    assert not refused & {spelling_of(word) for word in other.words}
    assert lay_value(seen, (), seen.hand[0]) < lay_value(seen, other.words, other.discard)
    assert lay_value(seen, other.words, other.discard) <= lay_value(seen, first.words, first.discard)
    assert not [word for word in refused if re.search(rf"\b{word}\b", learned[2])]
