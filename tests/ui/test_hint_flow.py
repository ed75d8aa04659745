"""Hints, asked for with keys and the mouse on the real window, followed, counted and saved."""

import re
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import Discard, LayDown
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.rules import DictionaryUse, Preset, WordCheck, preset_rules
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.storage.save_codec import decode, encode
from quiddler_qt.storage.settings import HelpLevel
from quiddler_qt.storage.table_form import TableChoice
from quiddler_qt.ui.dialogs.slip import PaperSlip
from tests.ui.conftest import StartProgram
from tests.ui.test_i18n import switch
from tests.ui.test_whole_games import ADA, BO, PIP, Evening


def slip_of(evening: Evening) -> PaperSlip:
    return evening.screen.table_page.slip


def slip_text(evening: Evening) -> str:
    """What stands on the slip, "" where there is none."""
    label = slip_of(evening).findChild(QLabel, "slip_text")
    assert label is not None
    return label.text() if slip_of(evening).isVisible() else ""


def marks(evening: Evening) -> dict[int, str]:
    """The marks on the cards of the table, as they are painted."""
    sprites = evening.screen.table.stage.sprites
    return {card: sprite.mark.spoken for card, sprite in sprites.items() if sprite.mark is not None}


def begin(evening: Evening, *others: Seat, **options: Any) -> None:
    """A game of Ada and a computer with seven cards, checked words, in Ada's first turn."""
    rules = replace(preset_rules(Preset.FRIENDLY), hand_sizes=(7,), **options)
    evening.program.host.deal(TableChoice((ADA, *(others or (PIP,))), Preset.FRIENDLY, rules, first_dealer=1))
    evening.until(lambda: evening.at_table() or evening.page() == "curtain")


def ask(evening: Evening) -> str:
    """Presses H and waits for the hint."""
    before = evening.session.hints
    evening.driver.key(Qt.Key.Key_H)
    evening.until(lambda: evening.session.hints != before)
    return slip_text(evening)


def test_a_hint_is_shown_counted_and_saved_and_following_it_is_accepted(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening)
    for _ in range(12):
        text = ask(evening)
        seat, phase = evening.state.seat, evening.state.phase
        assert text
        if phase is Phase.DRAW:
            takes = "take" in marks(evening).values()
            evening.driver.key(Qt.Key.Key_D if takes else Qt.Key.Key_Space)
            assert evening.state.phase is Phase.PLAY
            assert evening.state.taken_from_discards is takes
            assert not marks(evening)
            assert not slip_text(evening)
            continue
        discard = [card for card, mark in marks(evening).items() if mark == "discard"]
        assert len(discard) == 1
        evening.driver.key(Qt.Key.Key_H)
        if "Go out" in text or text.startswith("Lay"):
            assert evening.session.arrangement(seat).rows
            evening.driver.key(Qt.Key.Key_G)
            assert evening.page() == "confirm_lay_sheet"
            evening.driver.key(Qt.Key.Key_Return)
            assert any(
                isinstance(action, LayDown) and action.seat == seat
                for action in evening.session.record.actions
            )
            break
        done = evening.session.record.actions
        evening.driver.drag_card(discard[0], "pile_discards")
        if evening.page() == "message_sheet":
            # All words are complete, so the table asks whether that means going out.
            evening.driver.press("message_discard")
        assert evening.session.record.actions[len(done)] == Discard(seat, discard[0])
        evening.until(lambda: evening.at_table() or evening.page() == "round_page")
        if evening.page() == "round_page":
            break
    assert evening.session.hints[0] > 1
    assert evening.session.hints[1] == 0
    saved = decode(encode(evening.program.host.game_in_play().saved()))
    assert saved.hints == evening.session.hints
    # Cards that were told of a hint travel like all others.
    assert evening.screen.table.repair_count == 0


def test_the_button_does_what_the_key_does(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening)
    evening.driver.press("hint_button")
    evening.until(lambda: evening.session.hints == (1, 0))
    assert slip_text(evening)
    evening.driver.key(Qt.Key.Key_Escape, evening.screen.table)
    assert not slip_text(evening)
    assert not marks(evening)


@pytest.mark.parametrize(("level", "most"), [(HelpLevel.CARD, 1), (HelpLevel.WORD, 6)])
def test_a_smaller_help_tells_less(
    start_program: StartProgram, qtbot: QtBot, level: HelpLevel, most: int
) -> None:
    program = start_program(seed=6)
    program.preferences.change(lambda settings: replace(settings, help_level=level))
    evening = Evening(program, qtbot)
    begin(evening)
    evening.driver.key(Qt.Key.Key_Space)
    assert ask(evening)
    assert 0 < len(marks(evening)) <= most
    assert "discard" not in marks(evening).values()


def test_asked_again_at_another_level_it_is_another_hint(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening)
    evening.driver.key(Qt.Key.Key_Space)
    full = ask(evening)
    evening.program.preferences.change(lambda settings: replace(settings, help_level=HelpLevel.CARD))
    assert ask(evening) not in ("", full)
    assert len(marks(evening)) <= 1
    assert not evening.session.arrangement(0).rows
    assert evening.session.hints == (2, 0)
    # And asked once more at the same moment it is the same one.
    evening.driver.key(Qt.Key.Key_H)
    assert slip_text(evening)
    assert evening.session.hints == (2, 0)


def test_no_help_is_no_help(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program(seed=6)
    program.preferences.change(lambda settings: replace(settings, help_level=HelpLevel.NONE))
    evening = Evening(program, qtbot)
    begin(evening)
    evening.driver.key(Qt.Key.Key_H)
    assert not slip_text(evening)
    assert evening.session.hints == (0, 0)
    picture = evening.screen.table.stage.picture
    assert picture is not None
    assert "switched off" in picture.status


def test_challenge_play_has_no_hints_unless_the_dictionary_lies_open(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening, word_check=WordCheck.CHALLENGE, dictionary=DictionaryUse.OFF_TURN)
    button = evening.screen.table_page.findChild(type(evening.driver.button("talk_button")), "hint_button")
    assert button is not None
    assert not button.isVisible()
    evening.driver.key(Qt.Key.Key_H)
    assert not slip_text(evening)
    assert evening.session.hints == (0, 0)
    evening.program.host.leave()
    begin(evening, word_check=WordCheck.CHALLENGE, dictionary=DictionaryUse.ALWAYS)
    assert button.isVisible()
    assert ask(evening)


def test_a_hint_goes_with_its_moment_and_never_stands_behind_a_curtain(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening, BO)
    evening.pass_screen()
    evening.until(evening.at_table)
    evening.driver.key(Qt.Key.Key_Space)
    assert ask(evening)
    seat = evening.state.seat
    evening.driver.drag_card(evening.state.hands[seat][0], "pile_discards")
    evening.until(lambda: evening.page() == "curtain")
    assert not slip_text(evening)
    assert slip_of(evening).text.text() == ""
    assert not marks(evening)


def test_a_question_still_open_when_the_turn_ends_is_not_answered(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening)
    evening.driver.key(Qt.Key.Key_H)
    assert slip_text(evening)
    evening.driver.key(Qt.Key.Key_Space)
    assert not slip_text(evening)
    text = ask(evening)
    assert "Draw" not in text
    assert evening.session.hints == (1, 0)


def test_hints_survive_leaving_and_continuing(start_program: StartProgram, qtbot: QtBot) -> None:
    program = start_program(seed=6)
    evening = Evening(program, qtbot)
    begin(evening)
    ask(evening)
    program.host.leave()
    assert program.host.waiting is not None
    assert program.host.waiting.hints == (1, 0)
    program.host.continue_game()
    evening.until(evening.at_table)
    assert evening.session.hints == (1, 0)


def test_a_word_that_the_table_refuses_is_not_hinted(start_program: StartProgram, qtbot: QtBot) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening)
    evening.driver.key(Qt.Key.Key_Space)
    ask(evening)
    evening.driver.key(Qt.Key.Key_H)
    refused = {spelling_of(row) for row in evening.session.arrangement(evening.state.seat).rows}
    assert refused
    evening.driver.press("button_clear")
    verdict = evening.session.verdict

    def banned(spelling: str) -> bool:
        return spelling not in refused and verdict(spelling)

    evening.session.verdict = banned  # type: ignore[method-assign]  # as if the table had banned them
    evening.driver.key(Qt.Key.Key_Escape, evening.screen.table)
    text = ask(evening)
    assert not any(word in text.replace(",", " ").split() for word in refused)


def test_a_hint_lives_through_another_language_and_is_counted_once(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening)
    evening.driver.key(Qt.Key.Key_Space)
    english, marked = ask(evening), marks(evening)
    switch(evening.program, "lt", qtbot)
    evening = Evening(evening.program, qtbot)
    evening.until(evening.at_table)
    assert slip_text(evening) not in ("", english)
    assert marks(evening).keys() == marked.keys()
    assert evening.session.hints == (1, 0)
    evening.driver.key(Qt.Key.Key_H)
    assert evening.session.arrangement(0).rows
    assert evening.session.hints == (1, 0)


def test_a_hint_still_thought_out_comes_in_the_new_language(
    start_program: StartProgram, qtbot: QtBot
) -> None:
    evening = Evening(start_program(seed=6), qtbot)
    begin(evening)
    evening.driver.key(Qt.Key.Key_H)
    assert evening.session.hints == (0, 0)
    switch(evening.program, "ro", qtbot)
    evening = Evening(evening.program, qtbot)
    evening.until(lambda: evening.session.hints == (1, 0))
    assert slip_text(evening)
    assert not re.search("Draw|Keep|hand", slip_text(evening))
