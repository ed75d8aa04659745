"""Drags and clicks on the table, with the mouse on the viewport."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog

from quiddler_qt.session.arrangement import InHand, InRow, NewRow
from quiddler_qt.ui.scene.card_poses import Pose
from quiddler_qt.ui.scene.picture import OnDiscards, RowMark
from tests.ui.scene.conftest import LEFT, RIGHT, Player
from tests.ui.scene.table_samples import WORDS_ON_TABLE, YES, no, table

SitDown = Callable[..., Player]
DRAWING = table(drawing=True, rows=(("Z E N", RowMark.OPEN),))


def row_end(player: Player, row: int) -> QPoint:
    """Behind the last card of a row."""
    box = player.view.stage.layout.rows[row]
    return player.view.mapFromScene(box.poses(1)[0].center) + QPoint(int(box.step * 4), 0)


def slot(player: Player) -> Pose | None:
    """The dashed place in the first row."""
    slots = player.view.stage.rows[0]._slots
    return slots[0] if slots else None


def new_row(player: Player) -> QPoint:
    return player.view.mapFromScene(player.view.stage.layout.new_row.center())


class TestDrag:
    def test_from_the_hand_behind_the_cards_of_a_row(self, player: Player) -> None:
        card = player.arrangement.hand[1]
        player.drag(player.point(card), row_end(player, 0))
        assert player.said == [("card_dropped", card, InRow(0, 3))]
        assert player.arrangement.rows[0][3] == card
        assert player.at_rest()

    def test_between_two_cards_of_a_row(self, player: Player) -> None:
        card, third = player.arrangement.hand[1], player.arrangement.rows[0][2]
        offset = player.middle(card) - player.point(card)
        player.drag(player.point(card), player.gap_before(third) - offset)
        assert player.said == [("card_dropped", card, InRow(0, 2))]

    def test_from_row_to_row(self, player: Player) -> None:
        card = player.arrangement.rows[0][0]
        player.drag(player.middle(card), row_end(player, 1))
        assert player.said == [("card_dropped", card, InRow(1, 3))]
        assert player.at_rest()

    def test_to_a_new_row(self, player: Player) -> None:
        card = player.arrangement.hand[0]
        player.drag(player.point(card), new_row(player))
        assert player.said == [("card_dropped", card, NewRow())]
        assert player.arrangement.rows[2] == (card,)
        assert player.at_rest()

    @pytest.mark.parametrize("before", [0, 1, 3])
    def test_from_a_row_into_the_hand_exactly_there(self, player: Player, before: int) -> None:
        card, neighbour = player.arrangement.rows[1][0], player.arrangement.hand[before]
        offset = player.middle(card) - player.point(card)
        start = player.point(card)
        player.press(start)
        player.move(start, player.middle(neighbour))
        # The hand has opened a gap by now: let go on its left side.
        pose = player.view.stage.targets()[neighbour].pose
        aim = player.view.mapFromScene(pose.center) - QPoint(int(pose.width * 0.45), 0) - offset
        player.move(player.middle(neighbour), aim)
        player.release(aim)
        assert player.said == [("card_dropped", card, InHand(before))]
        assert player.arrangement.hand[before] == card
        assert player.at_rest()

    def test_reorders_the_hand(self, player: Player) -> None:
        first, last = player.arrangement.hand[0], player.arrangement.hand[-1]
        player.drag(player.point(first), player.middle(last) + QPoint(30, 0))
        assert player.said == [("card_dropped", first, InHand(4))]
        assert player.arrangement.hand[-1] == first

    def test_dropped_where_it_was_says_nothing(self, player: Player) -> None:
        card, before = player.arrangement.hand[2], player.poses()
        start = player.point(card)
        player.drag(start, start + QPoint(0, -30), release=False)
        player.move(start + QPoint(0, -30), start)
        player.release(start)
        assert player.said == []
        assert player.poses() == before
        assert player.at_rest()

    def test_dropped_on_the_rim_goes_home(self, player: Player) -> None:
        card, before = player.arrangement.hand[2], player.poses()
        player.drag(player.point(card), QPoint(5, 5))
        assert player.said == []
        assert player.poses() == before

    def test_dropped_outside_the_window_goes_home(self, player: Player) -> None:
        card, before = player.arrangement.hand[2], player.poses()
        player.drag(player.point(card), QPoint(-400, -300))
        assert player.said == []
        assert player.poses() == before
        assert player.at_rest()

    def test_nobody_listens_goes_home(self, player: Player) -> None:
        player.listens = False
        card, before = player.arrangement.hand[2], player.poses()
        player.drag(player.point(card), new_row(player))
        assert player.said == [("card_dropped", card, NewRow())]
        assert player.poses() == before
        assert player.at_rest()

    def test_to_the_discards(self, player: Player) -> None:
        card = player.arrangement.hand[2]
        player.drag(player.point(card), player.view.mapFromScene(player.view.stage.layout.discards.center()))
        assert player.said == [("card_dropped", card, OnDiscards())]

    def test_a_small_tremble_is_no_drag(self, player: Player) -> None:
        start = player.point(player.arrangement.hand[2])
        player.drag(start, start + QPoint(2, 2), release=False)
        assert not player.view._gestures.drag.is_dragging
        player.release(start)
        assert player.said == []

    def test_the_gap_opens_while_dragging(self, player: Player) -> None:
        card = player.arrangement.hand[1]
        before = player.poses()
        player.drag(player.point(card), row_end(player, 0), release=False)
        closed = [c for c in player.arrangement.hand if c not in (card, player.arrangement.hand[2])]
        assert all(player.sprite(c).pose != before[c] for c in closed), "the hand closes up"
        assert "add 9" in player.view.stage.rows[0]._preview
        assert slot(player) is not None
        player.key(Qt.Key.Key_Escape)
        assert slot(player) is None
        assert player.poses() == before


class TestCallingOff:
    """However a drag ends but by a drop: the card lies where it lay, once, and nothing grabs."""

    @pytest.fixture
    def held(self, player: Player) -> Player:
        card = player.arrangement.hand[1]
        player.drag(player.point(card), row_end(player, 0), release=False)
        assert player.view._gestures.drag.is_dragging
        return player

    @pytest.mark.parametrize(
        "how",
        [
            "escape",
            "right button",
            "second press",
            "focus lost",
            "deactivated",
            "hidden",
            "resized",
            "picture",
            "cleared",
            "ungrabbed",
            "blocked",
        ],
    )
    def test_goes_back_exactly(self, held: Player, how: str) -> None:
        player, view = held, held.view
        before = player.picture
        end = row_end(player, 0)
        match how:
            case "escape":
                player.key(Qt.Key.Key_Escape)
            case "right button":
                QTest.mousePress(view.viewport(), RIGHT, pos=end)
            case "second press":
                QTest.mousePress(view.viewport(), LEFT, pos=end)
            case "focus lost":
                view.clearFocus()
            case "deactivated":
                QApplication.sendEvent(view, QEvent(QEvent.Type.WindowDeactivate))
            case "hidden":
                QApplication.sendEvent(view, QHideEvent())
            case "resized":
                player.window.resize(800, 700)
            case "picture":
                player.show(
                    replace(
                        before, arrangement=replace(before.arrangement, hand=before.arrangement.hand[::-1])
                    )
                )
            case "cleared":
                view.clear_table()
                assert player.shown_cards() == []
                view.show_picture(before)
            case "ungrabbed":
                view.stage.mouseGrabberItem().ungrabMouse()
                QTest.mouseMove(view.viewport(), end + QPoint(3, 3))
            case "blocked":
                QApplication.sendEvent(player.window, QEvent(QEvent.Type.WindowBlocked))
        assert not view._gestures.drag.is_dragging
        assert player.at_rest(), how
        player.release(end)
        assert player.said == []
        assert player.shown_cards() == player.own_and_upcard()

    def test_a_dialog_that_opens(self, held: Player) -> None:
        dialog = QDialog(held.window)
        dialog.setModal(True)
        dialog.show()
        QApplication.processEvents()
        assert held.at_rest()
        assert not held.view._gestures.drag.is_dragging
        dialog.close()
        dialog.deleteLater()

    def test_a_picture_that_leaves_the_own_cards_alone_does_not_disturb(self, held: Player) -> None:
        held.view.play((), replace(held.picture, status="Marta thinks."))
        assert held.view._gestures.drag.is_dragging
        held.release(row_end(held, 0))
        assert held.said[0][0] == "card_dropped"


class TestRefusal:
    def test_arranging_is_not_allowed(self, sit_down: SitDown) -> None:
        player = sit_down(replace(DRAWING, arrange=no("No hand is shown now.")))
        card, before = player.arrangement.hand[1], player.poses()
        player.drag(player.point(card), new_row(player))
        assert player.said == [("refused", "No hand is shown now.")]
        assert player.poses() == before
        assert player.at_rest()

    def test_discarding_is_not_allowed(self, sit_down: SitDown) -> None:
        player = sit_down(DRAWING)
        card, before = player.arrangement.hand[1], player.poses()
        player.drag(player.point(card), player.view.mapFromScene(player.view.stage.layout.discards.center()))
        assert player.said == [("refused", "Draw a card first.")]
        assert player.poses() == before

    def test_drawing_is_not_allowed(self, player: Player) -> None:
        stock = player.view.mapFromScene(player.view.stage.layout.stock.center())
        player.click(stock)
        player.drag(stock, new_row(player))
        assert [said[0] for said in player.said] == ["refused", "refused"]
        assert player.at_rest()

    def test_the_main_button_says_why(self, player: Player) -> None:
        button = player.view._buttons.main
        assert button.isEnabled()
        QTest.mouseClick(button, LEFT)
        assert player.said == [("refused", "Every card but one has to be in a word.")]
        assert button.accessibleDescription() == "Every card but one has to be in a word."


class TestPiles:
    @pytest.fixture
    def drawing(self, sit_down: SitDown) -> Player:
        return sit_down(DRAWING)

    def test_a_click_draws(self, drawing: Player) -> None:
        drawing.click(drawing.view.mapFromScene(drawing.view.stage.layout.stock.center()))
        assert drawing.said == [("stock_activated",)]

    def test_a_click_takes_the_discard(self, drawing: Player) -> None:
        drawing.click(drawing.view.mapFromScene(drawing.view.stage.layout.discards.center()))
        assert drawing.said == [("discards_activated",)]

    def test_the_stock_is_dragged_into_a_row(self, drawing: Player) -> None:
        drawing.drag(drawing.view.mapFromScene(drawing.view.stage.layout.stock.center()), row_end(drawing, 0))
        assert drawing.said == [("stock_dropped", InRow(0, 3))]
        assert drawing.at_rest()

    def test_the_discard_is_dragged_into_the_hand(self, drawing: Player) -> None:
        last = drawing.arrangement.hand[-1]
        start = drawing.view.mapFromScene(drawing.view.stage.layout.discards.center())
        drawing.drag(start, drawing.middle(last) + QPoint(40, 0))
        assert drawing.said == [("discards_dropped", InHand(5))]
        assert drawing.at_rest()

    @pytest.mark.parametrize("pile", ["stock", "discards"])
    def test_dropped_on_the_felt_nothing_is_drawn(self, drawing: Player, pile: str) -> None:
        rect = getattr(drawing.view.stage.layout, pile)
        drawing.drag(drawing.view.mapFromScene(rect.center()), QPoint(20, 20))
        assert drawing.said == []
        assert drawing.at_rest()

    def test_a_back_in_the_fingers_has_no_name(self, drawing: Player) -> None:
        start = drawing.view.mapFromScene(drawing.view.stage.layout.stock.center())
        drawing.drag(start, row_end(drawing, 0), release=False)
        stage = drawing.view.stage
        (back,) = [one for one in stage._all if one.isVisible() and one.card is None]
        assert back.sceneBoundingRect().contains(drawing.view.mapToScene(row_end(drawing, 0)))
        assert back.objectName() == back.accessible_name() == back.toolTip() == ""
        drawing.key(Qt.Key.Key_Escape)
        assert drawing.at_rest()


class TestClicks:
    def test_a_double_click_sends_a_card_to_its_word_and_back(self, player: Player) -> None:
        card = player.arrangement.hand[1]
        for _ in range(2):
            at = player.point(card)
            player.click(at)
            QTest.mouseDClick(player.view.viewport(), LEFT, pos=at)
            player.release(at)
        assert player.said == [("card_activated", card)] * 2
        assert card in player.arrangement.hand

    def test_a_single_click_moves_nothing(self, player: Player) -> None:
        before = player.poses()
        player.click(player.point(player.arrangement.hand[1]))
        assert player.said == []
        assert player.poses() == before

    def test_the_small_button_of_a_row(self, player: Player) -> None:
        button = player.view.stage.rows[1].return_button
        player.click(player.view.mapFromScene(button.sceneBoundingRect().center()))
        assert player.said == [("row_return_requested", 1)]
        assert len(player.arrangement.rows) == 1

    def test_a_laid_word_is_doubted(self, sit_down: SitDown) -> None:
        player = sit_down(WORDS_ON_TABLE)
        word = player.view.stage.laid[2, 0]
        player.click(player.view.mapFromScene(word.rect.center()))
        assert player.said == [("laid_word_activated", 2, 0)]

    def test_an_own_laid_word_is_not(self, sit_down: SitDown) -> None:
        player = sit_down(WORDS_ON_TABLE)
        player.click(player.view.mapFromScene(player.view.stage.laid[0, 1].rect.center()))
        assert player.said == []

    def test_buttons(self, player: Player) -> None:
        buttons = player.view._buttons
        player.show(replace(player.picture, main_action=replace(player.picture.main_action, permission=YES)))
        for button in (buttons.sort, buttons.shuffle, buttons.clear, buttons.main):
            QTest.mouseClick(button, LEFT)
        names = ["sort_requested", "shuffle_requested", "clear_requested", "main_action_triggered"]
        assert [said[0] for said in player.said] == names


def test_five_hundred_random_events(sit_down: SitDown) -> None:
    """P13: whatever a person does, every card is there once afterwards (Qt warnings fail the test)."""
    player = sit_down()
    view, chance = player.view, random.Random(13)
    keys = (
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Return,
        Qt.Key.Key_Tab,
        Qt.Key.Key_Escape,
        Qt.Key.Key_Space,
        Qt.Key.Key_D,
        Qt.Key.Key_Delete,
    )

    def point() -> QPoint:
        return QPoint(chance.randint(-20, view.width() + 20), chance.randint(-20, view.height() + 20))

    for _ in range(500):
        match chance.randrange(9):
            case 0:
                QTest.mousePress(view.viewport(), chance.choice((LEFT, LEFT, RIGHT)), pos=point())
            case 1 | 2:
                QTest.mouseMove(view.viewport(), point())
            case 3:
                QTest.mouseRelease(view.viewport(), LEFT, pos=point())
            case 4:
                player.drag(player.point(chance.choice(player.arrangement.cards)), point())
            case 5:
                QTest.mouseDClick(view.viewport(), LEFT, pos=point())
            case 6:
                modifiers = chance.choice(
                    (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier)
                )
                player.key(chance.choice(keys), modifiers)
            case 7:
                player.window.resize(chance.randint(660, 1200), chance.randint(640, 900))
            case _:
                chance.choice((view.finish_now, view.clearFocus, view.setFocus, QApplication.processEvents))()
    QTest.mouseRelease(view.viewport(), LEFT, pos=QPoint(1, 1))
    assert player.at_rest()
    assert player.shown_cards() == player.own_and_upcard()
    assert sorted(player.arrangement.cards) == sorted(player.picture.observation.hand)
