"""The table by keyboard alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGraphicsObject

from quiddler_qt.engine.cards import ALL_CARDS
from quiddler_qt.engine.events import CardDrawn
from quiddler_qt.session.arrangement import Arrangement, InHand, InRow, NewRow, move_card
from quiddler_qt.ui.scene.picture import RowMark
from tests.ui.scene.conftest import Player
from tests.ui.scene.table_samples import WORDS_ON_TABLE, table

SitDown = Callable[..., Player]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
DRAWING = table(drawing=True, rows=(("Z E N", RowMark.OPEN),))


def focus(player: Player) -> str:
    item = player.view.stage.focusItem()
    assert isinstance(item, QGraphicsObject)
    return item.objectName()


def focused_card(player: Player) -> int:
    return int(focus(player).removeprefix("card_"))


def test_the_first_card_has_the_keyboard(player: Player) -> None:
    assert focused_card(player) == player.arrangement.hand[0]


def test_tab_visits_each_zone_once_and_then_the_buttons(player: Player) -> None:
    seen: list[str] = []
    while player.view.hasFocus() and len(seen) < 20:
        seen.append(focus(player))
        player.key(Qt.Key.Key_Tab)
    hand, rows = player.arrangement.hand, player.arrangement.rows
    assert seen == [f"card_{hand[0]}", f"card_{rows[0][0]}", f"card_{rows[1][0]}", "pile_stock", "seat_1"]
    assert player.window.focusWidget() is player.view._buttons.sort


def test_backtab_goes_the_other_way(player: Player) -> None:
    player.key(Qt.Key.Key_Tab)
    player.key(Qt.Key.Key_Backtab)
    assert focused_card(player) == player.arrangement.hand[0]


def test_arrows_go_through_the_hand_and_round(player: Player) -> None:
    hand = player.arrangement.hand
    for expected in (*hand[1:], hand[0]):
        player.key(Qt.Key.Key_Right)
        assert focused_card(player) == expected
    player.key(Qt.Key.Key_Left)
    assert focused_card(player) == hand[-1]
    player.key(Qt.Key.Key_Home)
    assert focused_card(player) == hand[0]


def test_up_goes_to_a_row_and_down_comes_back(player: Player) -> None:
    player.key(Qt.Key.Key_Up)
    assert focused_card(player) in player.arrangement.rows[1]
    player.key(Qt.Key.Key_Down)
    assert focused_card(player) in player.arrangement.hand


@pytest.mark.parametrize(
    ("key", "modifiers", "target"),
    [
        (Qt.Key.Key_Right, CTRL, InHand(1)),
        (Qt.Key.Key_Up, CTRL, InRow(1, 3)),
        (Qt.Key.Key_Up, CTRL | SHIFT, NewRow()),
        (Qt.Key.Key_Return, SHIFT, NewRow()),
    ],
)
def test_a_card_of_the_hand_is_moved(
    player: Player, key: Qt.Key, modifiers: Qt.KeyboardModifier, target: object
) -> None:
    card = player.arrangement.hand[0]
    player.key(key, modifiers)
    assert player.said == [("card_dropped", card, target)]
    assert focused_card(player) == card, "the keyboard goes with the card"


def test_a_card_of_a_row_is_moved(player: Player) -> None:
    card = player.arrangement.rows[1][0]
    player.sprite(card).setFocus()
    player.key(Qt.Key.Key_Right, CTRL)
    player.key(Qt.Key.Key_Up, CTRL)
    player.key(Qt.Key.Key_Down, CTRL)
    targets = [InRow(1, 1), InRow(0, 3), InHand(5)]
    assert player.said == [("card_dropped", card, target) for target in targets]


def test_at_the_end_nothing_moves(player: Player) -> None:
    player.key(Qt.Key.Key_Left, CTRL)
    player.key(Qt.Key.Key_Down, CTRL)
    assert player.said == []


def test_enter_sends_and_delete_discards(player: Player) -> None:
    card, following = player.arrangement.hand[:2]
    player.key(Qt.Key.Key_Return)
    assert focused_card(player) == following, "the keyboard stays in the hand"
    player.key(Qt.Key.Key_Delete)
    player.sprite(card).setFocus()
    player.key(Qt.Key.Key_Return)
    assert player.said == [
        ("card_activated", card),
        ("discard_requested", following),
        ("card_activated", card),
    ]
    assert card in player.arrangement.hand


def test_space_and_d_draw(sit_down: SitDown) -> None:
    player = sit_down(DRAWING)
    player.key(Qt.Key.Key_Space)
    player.key(Qt.Key.Key_D)
    player.key(Qt.Key.Key_Delete)
    assert player.said == [("stock_activated",), ("discards_activated",), ("refused", "Draw a card first.")]


def test_space_is_refused_with_a_reason(player: Player) -> None:
    player.key(Qt.Key.Key_Space)
    assert player.said == [("refused", "You have drawn already: discard a card to end your turn.")]


def test_with_ctrl_a_letter_is_another_key(player: Player) -> None:
    player.key(Qt.Key.Key_D, CTRL)
    player.key(Qt.Key.Key_G, CTRL)
    assert player.said == []


def test_piles_rows_and_words_by_enter(sit_down: SitDown) -> None:
    player = sit_down(DRAWING)
    for item in (
        player.view.stage.stock,
        player.view.stage.discards,
        player.view.stage.rows[0].return_button,
    ):
        item.setFocus()
        player.key(Qt.Key.Key_Return)
    names = ["stock_activated", "discards_activated", "row_return_requested"]
    assert [said[0] for said in player.said] == names
    player.said.clear()
    player.show(WORDS_ON_TABLE)
    player.view.stage.laid[1, 1].setFocus()
    player.key(Qt.Key.Key_Return)
    assert player.said == [("laid_word_activated", 1, 1)]


def test_g_is_the_gold_button(player: Player) -> None:
    player.key(Qt.Key.Key_G)
    assert player.said == [("refused", "Every card but one has to be in a word.")]
    player.show(WORDS_ON_TABLE)
    player.key(Qt.Key.Key_G)
    assert player.said[1:] == [("main_action_triggered",)]


def test_c_finds_a_word_to_doubt_and_doubts_it(sit_down: SitDown) -> None:
    player = sit_down(WORDS_ON_TABLE)
    player.key(Qt.Key.Key_C)
    assert focus(player) == "laid_1_0"
    assert player.said == []
    player.key(Qt.Key.Key_C)
    assert player.said == [("laid_word_activated", 1, 0)]


def test_the_focus_goes_to_the_neighbour_of_a_card_that_goes(player: Player) -> None:
    hand = player.arrangement.hand
    player.sprite(hand[2]).setFocus()
    gone = replace(player.picture, arrangement=Arrangement(hand[:2] + hand[3:], player.arrangement.rows))
    player.show(gone)
    assert focused_card(player) == hand[3]


def test_the_focus_stays_when_the_last_row_goes(player: Player) -> None:
    row = player.view.stage.rows[1]
    row.return_button.setFocus()
    player.key(Qt.Key.Key_Return)
    assert player.view.hasFocus()
    assert player.view.stage.focusItem() is not None


def test_the_ring_shows_by_key_and_not_by_mouse(player: Player) -> None:
    card = player.arrangement.hand[1]
    player.click(player.point(card))
    assert player.sprite(card).hasFocus()
    assert not player.sprite(card).shows_focus()
    player.key(Qt.Key.Key_Right)
    assert player.sprite(player.arrangement.hand[2]).shows_focus()


def test_moving_by_key_keeps_every_card(player: Player) -> None:
    card = player.arrangement.hand[0]
    expected = move_card(player.arrangement, card, NewRow())
    player.key(Qt.Key.Key_Up, CTRL | SHIFT)
    assert player.arrangement == expected
    assert player.at_rest()


def test_the_keyboard_goes_with_the_card_drawn_from_a_pile(sit_down: SitDown) -> None:
    player = sit_down(DRAWING)
    player.view.stage.stock.setFocus()
    drawn = next(card for card in ALL_CARDS if card not in player.own_and_upcard())
    hand = (*player.arrangement.hand, drawn)
    arrangement = Arrangement(hand, player.arrangement.rows, drawn)
    seen = replace(player.picture.observation, hand=(*player.picture.observation.hand, drawn))
    player.view.play(
        (CardDrawn(0, drawn),), replace(player.picture, arrangement=arrangement, observation=seen)
    )
    assert focused_card(player) == drawn


def test_a_discard_needs_a_card(player: Player) -> None:
    player.view.stage.stock.setFocus()
    player.key(Qt.Key.Key_Delete)
    assert player.said == [("refused", "Go to a card first, by the arrow keys.")]
