"""Several cards: chosen by click, range, key and rubber band; moved, split, joined, called off together."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from quiddler_qt.session.arrangement import InHand, InRow, NewRow
from quiddler_qt.ui.scene.card_sprite import Lies
from quiddler_qt.ui.scene.card_tag import Surroundings, least_in_the_way
from quiddler_qt.ui.scene.picture import OnDiscards, RowMark, TablePicture
from quiddler_qt.ui.scene.selection import Selection
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme, load_theme
from tests.ui.scene.conftest import LEFT, RIGHT, Player
from tests.ui.scene.table_samples import LAST_TURN, MID_GAME, table

SitDown = Callable[..., Player]
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def click(player: Player, card: int, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.mouseClick(player.view.viewport(), LEFT, modifiers, player.point(card))


def chosen(player: Player) -> list[int]:
    """The selected cards, as the table shows them."""
    marked = {card for card, sprite in player.view.stage.sprites.items() if sprite.is_selected}
    assert marked == player.view.stage.selection.cards
    return [card for card in player.arrangement.cards if card in marked]


def row_end(player: Player, row: int) -> QPoint:
    box = player.view.stage.layout.rows[row]
    return player.view.mapFromScene(box.poses(1)[0].center) + QPoint(int(box.step * 4), 0)


def new_row(player: Player) -> QPoint:
    return player.view.mapFromScene(player.view.stage.layout.new_row.center())


def handle(player: Player, row: int) -> QPoint:
    return player.view.mapFromScene(player.view.stage.rows[row].handle.sceneBoundingRect().center())


def hover(player: Player, at: QPoint) -> None:
    """The pointer comes from elsewhere: it may lie there from the test before."""
    for point in (QPoint(3, 3), at):
        QTest.mouseMove(player.view.viewport(), point)


def select_in_hand(player: Player, first: int, last: int) -> tuple[int, ...]:
    hand = player.arrangement.hand
    click(player, hand[first])
    click(player, hand[last], SHIFT)
    return hand[first : last + 1]


class TestChoosing:
    def test_ctrl_click_adds_and_takes_away(self, player: Player) -> None:
        first, _, third, *_ = player.arrangement.hand
        click(player, first, CTRL)
        click(player, third, CTRL)
        assert chosen(player) == [first, third]
        click(player, first, CTRL)
        assert chosen(player) == [third]

    def test_shift_click_chooses_all_between(self, player: Player) -> None:
        assert chosen(player) == []
        cards = select_in_hand(player, 1, 3)
        assert chosen(player) == list(cards)
        click(player, player.arrangement.hand[0], SHIFT)
        assert chosen(player) == list(player.arrangement.hand[:2]), "the range still begins where it began"

    def test_a_range_does_not_leave_its_zone(self, player: Player) -> None:
        click(player, player.arrangement.hand[0])
        card = player.arrangement.rows[0][2]
        click(player, card, SHIFT)
        assert chosen(player) == [card]

    def test_a_plain_click_and_a_click_on_the_felt_choose_nothing(self, player: Player) -> None:
        select_in_hand(player, 0, 2)
        click(player, player.arrangement.hand[4])
        assert chosen(player) == []
        select_in_hand(player, 0, 2)
        player.click(player.view.mapFromScene(player.view.stage.layout.hand.area.bottomRight()))
        assert chosen(player) == []
        assert player.said == []

    def test_by_keys(self, player: Player) -> None:
        hand = player.arrangement.hand
        player.key(Qt.Key.Key_Right, SHIFT)
        player.key(Qt.Key.Key_Right, SHIFT)
        assert chosen(player) == list(hand[:3])
        player.key(Qt.Key.Key_Left, SHIFT)
        assert chosen(player) == list(hand[:2])
        player.key(Qt.Key.Key_A, CTRL)
        assert chosen(player) == list(hand)
        player.key(Qt.Key.Key_Space, CTRL)
        assert chosen(player) == [card for card in hand if card != hand[1]]
        player.key(Qt.Key.Key_Escape)
        assert chosen(player) == []

    def test_all_of_a_row_by_key_and_by_its_handle(self, player: Player) -> None:
        row = player.arrangement.rows[1]
        player.sprite(row[0]).setFocus()
        player.key(Qt.Key.Key_A, CTRL)
        assert chosen(player) == list(row)
        player.click(handle(player, 1))
        assert chosen(player) == [], "a second time: none"
        player.click(handle(player, 1))
        assert chosen(player) == list(row)

    def test_a_card_that_goes_is_chosen_no_more(self, player: Player) -> None:
        cards = select_in_hand(player, 0, 2)
        player.view.clear_table()
        player.show(player.picture)
        assert chosen(player) == []
        assert cards[0] in player.view.stage.sprites

    def test_a_chosen_card_stands_out_of_the_fan_and_sinks_back(self, player: Player) -> None:
        card = player.arrangement.hand[2]
        click(player, card, CTRL)
        assert player.sprite(card).rise > 1
        player.view._gestures.clear_selection()
        player.view.stage.focusItem().clearFocus()
        assert player.sprite(card).rise < 1.1


class TestRubberBand:
    def corners(self, player: Player, first: int, last: int) -> tuple[QPoint, QPoint]:
        """From the felt beside and above the hand to a card."""
        area = player.view.stage.layout.hand.area
        start = player.view.mapFromScene(QPointF(area.left() + 4, area.top() + 2))
        end = player.point(player.arrangement.hand[last])
        assert first == 0
        return start, end

    def draw(self, player: Player, last: int, *, release: bool = True) -> QPoint:
        start, end = self.corners(player, 0, last)
        player.press(start)
        player.move(start, end)
        if release:
            player.release(end)
        return end

    def test_chooses_what_it_touches_while_it_is_drawn(self, player: Player) -> None:
        end = self.draw(player, 2, release=False)
        shown = [player.view._band.is_shown]
        assert chosen(player) == list(player.arrangement.hand[:3])
        player.release(end)
        shown.append(player.view._band.is_shown)
        assert shown == [True, False]
        assert chosen(player) == list(player.arrangement.hand[:3])
        assert player.said == []

    @pytest.mark.parametrize("how", ["escape", "right button", "focus lost", "resized"])
    def test_called_off_it_leaves_what_was_chosen(self, player: Player, how: str) -> None:
        last = player.arrangement.hand[4]
        click(player, last, CTRL)
        end = self.draw(player, 1, release=False)
        assert chosen(player) != [last]
        match how:
            case "escape":
                player.key(Qt.Key.Key_Escape)
            case "right button":
                QTest.mousePress(player.view.viewport(), RIGHT, pos=end)
                QTest.mouseRelease(player.view.viewport(), RIGHT, pos=end)
            case "focus lost":
                player.view.clearFocus()
            case _:
                player.window.resize(900, 720)
        assert not player.view._band.is_on
        assert chosen(player) == [last]
        player.release(end)

    def test_with_ctrl_it_adds(self, player: Player) -> None:
        last = player.arrangement.hand[4]
        click(player, last, CTRL)
        start, end = self.corners(player, 0, 1)
        QTest.mousePress(player.view.viewport(), LEFT, CTRL, start)
        player.move(start, end)
        QTest.mouseRelease(player.view.viewport(), LEFT, CTRL, end)
        assert chosen(player) == [*player.arrangement.hand[:2], last]


class TestMovingTogether:
    def test_to_the_end_of_a_row(self, player: Player) -> None:
        cards = select_in_hand(player, 1, 2)
        player.drag(player.point(cards[0]), row_end(player, 0))
        assert player.said == [("cards_dropped", cards, InRow(0, 3))]
        assert player.arrangement.rows[0][3:] == cards
        assert chosen(player) == [], "what is put down is chosen no more"
        assert player.at_rest()

    def test_between_two_cards_of_a_row(self, player: Player) -> None:
        cards = select_in_hand(player, 0, 1)
        third = player.arrangement.rows[0][2]
        offset = player.middle(cards[0]) - player.point(cards[0])
        player.drag(player.point(cards[0]), player.gap_before(third) - offset)
        assert player.said == [("cards_dropped", cards, InRow(0, 2))]
        assert player.at_rest()

    def test_the_gap_is_as_wide_as_what_is_held(self, player: Player) -> None:
        cards = select_in_hand(player, 1, 2)
        player.drag(player.point(cards[0]), row_end(player, 0), release=False)
        assert len(player.view.stage.rows[0]._slots) == 2
        assert "TH ER" in player.view.stage.rows[0]._preview
        player.key(Qt.Key.Key_Escape)
        player.release(row_end(player, 0))
        assert player.at_rest()

    def test_a_part_of_a_row_splits_off(self, player: Player) -> None:
        row = player.arrangement.rows[1]
        click(player, row[0])
        click(player, row[1], SHIFT)
        player.drag(player.point(row[1]), new_row(player))
        assert player.said == [("cards_dropped", row[:2], NewRow())]
        assert player.arrangement.rows[1:] == (row[2:], row[:2])

    def test_a_row_by_its_handle_joins_another(self, player: Player) -> None:
        first, second = player.arrangement.rows
        player.drag(handle(player, 1), row_end(player, 0))
        assert player.said == [("cards_dropped", second, InRow(0, 3))]
        assert player.arrangement.rows == (first + second,)
        assert player.at_rest()

    def test_a_row_by_its_handle_comes_home(self, player: Player) -> None:
        row, last = player.arrangement.rows[0], player.arrangement.hand[-1]
        player.drag(handle(player, 0), player.middle(last) + QPoint(60, 0))
        assert player.said == [("cards_dropped", row, InHand(5))]

    def test_a_card_that_is_not_chosen_goes_alone(self, player: Player) -> None:
        select_in_hand(player, 0, 1)
        card = player.arrangement.hand[3]
        player.drag(player.point(card), row_end(player, 0))
        assert player.said == [("card_dropped", card, InRow(0, 3))]
        assert chosen(player) == []

    def test_several_are_not_discarded(self, player: Player) -> None:
        cards, before = select_in_hand(player, 0, 1), player.poses()
        target = player.view.mapFromScene(player.view.stage.layout.discards.center())
        player.drag(player.point(cards[0]), target)
        player.sprite(cards[0]).setFocus()
        select_in_hand(player, 0, 1)
        player.key(Qt.Key.Key_Delete)
        assert [said[0] for said in player.said] == ["refused", "refused"]
        assert not any(isinstance(part, OnDiscards) for said in player.said for part in said)
        assert player.poses() == before

    @pytest.mark.parametrize("how", ["escape", "right button", "focus lost", "resized", "hidden"])
    def test_called_off_all_go_home(self, player: Player, how: str) -> None:
        cards = select_in_hand(player, 0, 2)
        player.drag(player.point(cards[1]), row_end(player, 0), release=False)
        assert player.view._gestures.drag.is_dragging
        match how:
            case "escape":
                player.key(Qt.Key.Key_Escape)
            case "right button":
                QTest.mousePress(player.view.viewport(), RIGHT, pos=row_end(player, 0))
                QTest.mouseRelease(player.view.viewport(), RIGHT, pos=row_end(player, 0))
            case "focus lost":
                player.view.clearFocus()
            case "resized":
                player.window.resize(900, 720)
            case _:
                player.view.hide()
        assert player.at_rest()
        player.release(row_end(player, 0))
        assert player.said == []
        assert player.shown_cards() == player.own_and_upcard()

    def test_by_keys(self, player: Player) -> None:
        first, second, third, *_ = player.arrangement.hand
        player.key(Qt.Key.Key_Right, SHIFT)
        player.key(Qt.Key.Key_Right, CTRL)
        assert player.arrangement.hand[:3] == (third, first, second)
        assert chosen(player) == [first, second], "they can be moved on"
        player.key(Qt.Key.Key_Up, CTRL)
        assert player.arrangement.rows[1][3:] == (first, second)
        player.key(Qt.Key.Key_Up, CTRL)
        assert player.arrangement.rows[0][3:] == (first, second)
        player.key(Qt.Key.Key_Return)
        assert player.arrangement.hand[-2:] == (first, second)

    def test_enter_sends_all_that_are_chosen(self, player: Player) -> None:
        cards = player.arrangement.hand
        player.key(Qt.Key.Key_A, CTRL)
        player.key(Qt.Key.Key_Return, SHIFT)
        assert player.said == [("cards_dropped", cards, NewRow())]
        assert player.arrangement.hand == ()


class TestCurrentWord:
    def test_a_click_on_a_row_makes_it_the_current_word(self, player: Player) -> None:
        assert player.view.current_row == 1, "the last, at first"
        click(player, player.arrangement.rows[0][0])
        assert player.view.current_row == 0
        assert "sent to this word" in player.view.stage.rows[0].accessible_text()
        card = player.arrangement.hand[0]
        player.sprite(card).setFocus()
        player.key(Qt.Key.Key_Return)
        assert player.arrangement.rows[0][-1] == card

    def test_a_new_word_is_the_current_one(self, player: Player) -> None:
        click(player, player.arrangement.rows[0][0])
        card = player.arrangement.hand[0]
        player.sprite(card).setFocus()
        player.key(Qt.Key.Key_Return, SHIFT)
        assert player.view.current_row == 2

    def test_it_stays_when_a_row_before_it_goes(self, player: Player) -> None:
        click(player, player.arrangement.rows[1][0])
        cards = player.arrangement.rows[1]
        player.click(
            player.view.mapFromScene(player.view.stage.rows[0].return_button.sceneBoundingRect().center())
        )
        assert player.view.current_row == 0
        assert player.arrangement.rows == (cards,)


class TestThemeInMidDrag:
    @pytest.mark.parametrize("several", [False, True])
    def test_the_drag_goes_on(self, player: Player, several: bool) -> None:
        cards = select_in_hand(player, 0, 1) if several else player.arrangement.hand[:1]
        player.drag(player.point(cards[0]), row_end(player, 0), release=False)
        at = player.sprite(cards[0]).pose
        theme = load_theme("daylight_atelier")
        player.view.set_theme(theme, CardArt(theme))
        assert player.view._gestures.drag.is_dragging
        assert player.sprite(cards[0]).pose.is_near(at, 2)
        assert len(player.view.stage.rows[0]._slots) == len(cards)
        player.release(row_end(player, 0))
        assert player.arrangement.rows[0][3:] == cards
        assert player.at_rest()


def test_other_card_sizes_at_once(player: Player) -> None:
    card = player.arrangement.hand[0]
    before = player.sprite(card).pose.width
    player.view.set_card_scale(70)
    assert player.sprite(card).pose.width < before
    assert player.at_rest()
    player.view.set_card_scale(110)
    assert player.sprite(card).pose.width > before
    assert player.at_rest()


@pytest.fixture
def large_text(qapp: QApplication, theme: Theme) -> Iterator[Callable[[float], None]]:
    """Gives the application text so many times larger; it gets back what it had."""
    before = qapp.font()

    def enlarge(scale: float) -> None:
        font = QFont(before)
        font.setPixelSize(round(theme.type_sizes.body * scale))
        qapp.setFont(font)

    yield enlarge
    qapp.setFont(before)


class TestTag:
    def test_it_tells_the_card_under_the_pointer_large(self, player: Player) -> None:
        card = player.arrangement.hand[1]
        hover(player, player.point(card))
        tag = player.view.stage.tag
        assert tag.isVisible()
        assert tag.card == card
        assert tag.rect.bottom() < player.sprite(card).pose.bounds().top()
        hover(player, new_row(player) + QPoint(200, -3))
        assert not tag.isVisible()

    def test_it_comes_after_the_card_has_risen(self, sit_down: SitDown) -> None:
        player = sit_down(table(rows=(("Z E N", RowMark.OPEN),)), speed=1)
        player.view._mark_focus(shown=False)
        card = player.arrangement.hand[1]
        hover(player, player.point(card))
        player.view._motion.pause()
        player.view._motion.setCurrentTime(60)
        assert player.view.stage.tag.opacity() == 0
        player.view._motion.setCurrentTime(400)
        assert player.view.stage.tag.opacity() == 1
        assert player.sprite(card).rise == 1

    def test_it_is_not_left_behind_by_a_card_that_was_on_its_way(self, sit_down: SitDown) -> None:
        player = sit_down(table(rows=(("Z E N", RowMark.OPEN),)), speed=1)
        player.view._mark_focus(shown=False)
        card = player.arrangement.hand[1]
        sprite, tag = player.sprite(card), player.view.stage.tag
        QTest.mouseMove(player.view.viewport(), QPoint(3, 3))
        home = sprite.pose
        sprite.pose = replace(home, y=home.y - 4)
        player.view._gestures.card_hovered(sprite, inside=True)
        assert tag.card == card
        sprite.pose = home
        player.view._motion.finish()
        assert tag.card is None, "the pointer is not where the card has come to rest"

    def test_a_card_that_leaves_the_fan_while_it_rises_lies_flat(self, sit_down: SitDown) -> None:
        player = sit_down(table(rows=(("Z E N", RowMark.OPEN),)), speed=1)
        sprite = player.sprite(player.arrangement.hand[1])
        player.view._gestures.card_hovered(sprite, inside=True)
        sprite.lies = Lies.IN_ROW
        player.view._motion.finish()
        assert sprite.rise == 0

    def test_by_key_as_well_and_not_while_a_card_is_held(self, player: Player) -> None:
        player.key(Qt.Key.Key_Right)
        card = player.arrangement.hand[1]
        tag = player.view.stage.tag
        assert tag.isVisible()
        assert tag.card == card
        player.drag(player.point(card), new_row(player), release=False)
        assert not tag.isVisible()
        player.key(Qt.Key.Key_Escape)
        player.release(new_row(player))

    def test_not_for_a_large_card_that_nothing_covers(self, player: Player) -> None:
        QTest.mouseMove(player.view.viewport(), QPoint(3, 3))
        player.view._mark_focus(shown=False)
        last = player.arrangement.hand[-1]
        hover(player, player.middle(last))
        assert not player.view.stage.tag.isVisible()
        small = player.arrangement.rows[0][0]
        hover(player, player.middle(small))
        assert player.view.stage.tag.card == small

    @pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
    @pytest.mark.parametrize("size", [QSize(652, 640), QSize(470, 590), QSize(950, 720)])
    @pytest.mark.parametrize("picture", [MID_GAME, LAST_TURN], ids=["mid game", "last turn"])
    def test_it_covers_no_button_and_no_words(
        self,
        sit_down: SitDown,
        large_text: Callable[[float], None],
        picture: TablePicture,
        size: QSize,
        scale: float,
    ) -> None:
        large_text(scale)
        player = sit_down(picture)
        player.view.resize(size)
        player.view.set_theme(player.view._theme, player.view._look.art)
        stage = player.view.stage
        for card in player.picture.arrangement.cards:
            sprite = player.sprite(card)
            stage.show_tag(sprite)
            tag = stage.tag.rect
            assert stage.layout.felt.contains(tag)
            own = sprite.pose.bounds()
            under = tag.intersected(own)
            assert under.width() * under.height() < 0.05 * own.width() * own.height()
            for name in ("button_main", "button_sort", "button_shuffle", "button_clear"):
                button = player.view.findChild(QWidget, name)
                assert button is not None
                assert not button.isVisible() or not tag.intersects(QRectF(button.geometry())), name

    def test_above_its_card_where_it_is_in_nobodys_way(self) -> None:
        room, card, size = QRectF(0, 0, 600, 400), QRectF(300, 200, 60, 90), QSizeF(100, 40)
        free = Surroundings(room, (), ())
        above = least_in_the_way(card, size, 7, free)
        assert (above.bottom(), above.center().x()) == (193, 330)
        words = QRectF(0, 100, 600, 90)
        aside = least_in_the_way(card, size, 7, Surroundings(room, (words,), ()))
        assert not aside.intersects(words)
        assert not aside.intersects(card)
        neighbour = QRectF(365, 200, 60, 90)
        left = least_in_the_way(card, size, 7, Surroundings(room, (words,), (neighbour,)))
        assert left.right() <= card.left()

    def test_nothing_of_it_is_left_behind_the_curtain(self, player: Player) -> None:
        player.key(Qt.Key.Key_Right)
        player.view.clear_table()
        QApplication.processEvents()
        assert player.view.stage.tag.card is None
        assert not player.view.stage.tag.isVisible()


def test_a_range_without_a_beginning_is_one_card() -> None:
    selection = Selection()
    selection.extend(3, (1, 2, 3, 4))
    assert selection.cards == {3}
    selection.extend(1, (1, 2, 3, 4))
    assert selection.cards == {1, 2, 3}
    selection.keep((2, 4))
    assert selection.cards == {2}
    assert selection.anchor is None
