"""Words typed on the keyboard: letters pick cards, and commands stay commands."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from quiddler_qt.engine.cards import face_of
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.session.history import Change, ChangeKind
from quiddler_qt.ui.scene.picture import RowMark
from tests.ui.scene.conftest import Player
from tests.ui.scene.table_samples import YES, no, table

SitDown = Callable[..., Player]
SHIFT = Qt.KeyboardModifier.ShiftModifier
HAND = "T TH H E QU IN D I N"


@pytest.fixture
def typist(sit_down: SitDown) -> Player:
    """A hand with double cards and a word that is there already; what is typed is laid out."""
    player = sit_down(table(hand=HAND, rows=(("Z E A", RowMark.OPEN),)))

    def arranged(arrangement: Arrangement, change: Change) -> None:
        player.said.append(("arranged", change))
        player.arrange(arrangement)

    player.view.arranged.connect(arranged)
    player.view.command_requested.connect(lambda command: player.said.append(("command", command)))
    return player


def types(player: Player, letters: str) -> None:
    for letter in letters:
        player.key(Qt.Key(ord(letter)))


def rows(player: Player) -> list[str]:
    return ["-".join(face_of(card) for card in row) for row in player.arrangement.rows]


def status(player: Player) -> str:
    return player.view._buttons.status.text()


def test_letters_pick_cards_into_a_new_word(typist: Player) -> None:
    types(typist, "TEN")
    assert rows(typist) == ["Z-E-A", "T-E-N"]
    assert "T-E-N" in status(typist)
    assert typist.view.current_row == 1


def test_tab_goes_through_all_spellings(typist: Player) -> None:
    types(typist, "THIN")
    seen = []
    for _ in range(4):
        seen.append(rows(typist)[1])
        assert seen[-1] in status(typist)
        typist.key(Qt.Key.Key_Tab)
    assert sorted(seen) == ["T-H-I-N", "T-H-IN", "TH-I-N", "TH-IN"]
    assert rows(typist)[1] == seen[0], "and round"
    typist.key(Qt.Key.Key_Backtab)
    assert rows(typist)[1] == seen[-1]


def test_a_double_card_by_its_letters(typist: Player) -> None:
    types(typist, "QU")
    assert rows(typist)[1:] == ["QU"]
    assert typist.said[0][0] == "arranged"


def test_the_first_letter_of_a_double_card_waits_for_the_second(typist: Player) -> None:
    types(typist, "Q")
    assert rows(typist) == ["Z-E-A"]
    assert "q…" in status(typist)


def test_the_spelling_chosen_is_kept_while_typing_goes_on(typist: Player) -> None:
    types(typist, "TH")
    typist.key(Qt.Key.Key_Tab)
    types(typist, "E")
    assert rows(typist)[1] == "TH-E"


def test_backspace_takes_the_last_card_back(typist: Player) -> None:
    types(typist, "TH")
    typist.key(Qt.Key.Key_Tab)
    types(typist, "E")
    typist.key(Qt.Key.Key_Backspace)
    assert rows(typist)[1] == "TH"
    typist.key(Qt.Key.Key_Backspace)
    assert rows(typist) == ["Z-E-A"]
    typist.key(Qt.Key.Key_Backspace)
    assert "Typing" not in status(typist)


def test_escape_takes_all_back_and_enter_keeps_it(typist: Player) -> None:
    before = typist.arrangement
    types(typist, "TEN")
    typist.key(Qt.Key.Key_Escape)
    assert typist.arrangement == before
    types(typist, "TEN")
    typist.key(Qt.Key.Key_Return)
    assert rows(typist)[1] == "T-E-N"
    assert status(typist) == typist.picture.status
    focused = typist.view.stage.focusItem()
    assert focused in typist.view.stage.cards_in(typist.view.stage.hand), "the next word is another"


def test_space_begins_the_next_word(typist: Player) -> None:
    types(typist, "TEN")
    typist.key(Qt.Key.Key_Space)
    types(typist, "HI")
    assert rows(typist)[1:] == ["T-E-N", "H-I"]
    assert not any(said[0] == "stock_activated" for said in typist.said)


def test_typing_goes_on_with_the_word_that_has_the_keyboard(typist: Player) -> None:
    typist.sprite(typist.arrangement.rows[0][1]).setFocus()
    types(typist, "N")
    assert rows(typist) == ["Z-E-A-N"]


def test_commands_are_letters_once_a_word_is_typed(typist: Player) -> None:
    types(typist, "U")
    assert typist.said == [("command", "undo")]
    typist.said.clear()
    types(typist, "END")
    assert rows(typist)[1] == "E-N-D"
    assert {said[0] for said in typist.said} == {"arranged"}


@pytest.mark.parametrize("how", ["shift", "slash"])
def test_a_word_can_begin_with_the_letter_of_a_command(typist: Player, how: str) -> None:
    if how == "shift":
        typist.key(Qt.Key.Key_D, SHIFT)
    else:
        typist.key(Qt.Key.Key_Slash)
        typist.key(Qt.Key.Key_D)
    assert rows(typist)[1] == "D"
    assert {said[0] for said in typist.said} == {"arranged"}


def test_a_letter_without_a_card_says_so_and_turns_nothing_into_letters(typist: Player) -> None:
    types(typist, "X")
    assert typist.said == [("refused", "No card in your hand begins with X.")]
    typist.said.clear()
    types(typist, "D")
    assert typist.said[0][0] == "refused"
    assert "drawn already" in str(typist.said[0][1])
    types(typist, "TEX")
    assert typist.said[-1] == ("refused", "No card in your hand goes on with X.")
    assert rows(typist)[1] == "T-E"


def test_a_word_typed_is_one_series(typist: Player) -> None:
    types(typist, "TE")
    typist.key(Qt.Key.Key_Return)
    types(typist, "N")
    changes = [said[1] for said in typist.said if isinstance(said[1], Change)]
    assert [change.kind for change in changes] == [ChangeKind.TYPE] * 3
    series = [change.series for change in changes]
    assert series[0] == series[1] != series[2]


@pytest.mark.parametrize("how", ["press", "focus", "arrow", "picture", "cleared"])
def test_typing_ends_and_the_word_stays(typist: Player, how: str) -> None:
    types(typist, "TE")
    match how:
        case "press":
            typist.click(typist.point(typist.arrangement.hand[-1]))
        case "focus":
            typist.view.clearFocus()
        case "arrow":
            typist.key(Qt.Key.Key_Right)
        case "picture":
            typist.arrange(replace(typist.arrangement, hand=typist.arrangement.hand[::-1]))
        case _:
            typist.view.clear_table()
            assert "T-E" not in status(typist)
            typist.show(typist.picture)
    assert not typist.view._typing.is_on
    assert rows(typist)[1] == "T-E"
    assert status(typist) == typist.picture.status


def test_where_cards_may_not_be_moved_letters_say_why(sit_down: SitDown) -> None:
    player = sit_down(replace(table(hand=HAND), arrange=no("No hand is shown now.")))
    player.key(Qt.Key.Key_T)
    assert player.said == [("refused", "No hand is shown now.")]


def test_where_nobody_lays_the_letters_out_nothing_is_believed(sit_down: SitDown) -> None:
    player = sit_down(replace(table(hand=HAND), discard=YES))
    before = player.arrangement
    player.key(Qt.Key.Key_T)
    player.key(Qt.Key.Key_E)
    player.key(Qt.Key.Key_Escape)
    assert player.arrangement == before
    assert player.at_rest()
