"""Events told on the table: nobody has to put a card right afterwards, whenever the story is cut short."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quiddler_qt.engine.actions import (
    Action,
    Challenge,
    Discard,
    DrawStock,
    GatherCards,
    LayDown,
    TakeDiscard,
)
from quiddler_qt.engine.cards import cards_showing
from quiddler_qt.engine.events import CardDiscarded, CardDrawn, StockRenewed
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameSetup, Phase, Seat
from quiddler_qt.session.arrangement import Arrangement, NewRow, follow_hand, move_card
from quiddler_qt.session.game_session import Committed, GameSession
from quiddler_qt.session.turn_plan import Waiting
from quiddler_qt.ui.scene.picture import TablePicture
from quiddler_qt.ui.scene.table_keys import TableKeys
from quiddler_qt.ui.table_picture import make_picture
from tests.ui.scene.conftest import Player
from tests.ui.scene.table_samples import MID_GAME

SitDown = Callable[..., Player]


def new_session(seats: int) -> GameSession:
    setup = GameSetup(Rules(), tuple(Seat(f"Seat {index}") for index in range(seats)))
    return GameSession(GameRecord(setup, 7), lambda spelling: len(spelling) % 2 == 0)


def picture_of(session: GameSession, viewer: int | None) -> TablePicture:
    return make_picture(session, viewer, Waiting.PERSON, TableKeys())


def some_action(session: GameSession, chance: random.Random) -> Action:
    """A legal action: mostly short turns, now and then a lay and a challenge."""
    state = session.state
    seat = state.seat
    hand = state.hands[seat]
    match state.phase:
        case Phase.DRAW:
            doubted = [
                Challenge(challenger, owner, word)
                for owner, words in enumerate(state.laid)
                for word in range(len(words))
                for challenger in range(len(state.seats))
            ]
            legal = [action for action in doubted if session.check(action) is None]
            if legal and chance.random() < 0.3:
                return chance.choice(legal)
            return chance.choice((DrawStock(seat), TakeDiscard(seat)))
        case Phase.PLAY:
            lay = LayDown(seat, (hand[:-1],), hand[-1])
            if chance.random() < 0.4 and session.check(lay) is None:
                return lay
            return Discard(seat, chance.choice(hand))
        case _:
            return GatherCards()


@pytest.mark.parametrize(
    ("seats", "viewer", "speed"), [(2, 0, 0.0), (3, 1, 0.0), (4, None, 0.0), (3, 0, 60.0), (8, 2, 60.0)]
)
def test_no_card_is_put_right_in_scripted_games(
    sit_down: SitDown, qtbot: QtBot, seats: int, viewer: int | None, speed: float
) -> None:
    session, chance = new_session(seats), random.Random(seats)
    player = sit_down(picture_of(session, viewer), speed=speed)
    view = player.view
    for _ in range(70):
        if session.state.phase is Phase.GAME_OVER:
            break
        if session.state.phase is Phase.DEAL:
            result = session.deal()
        else:
            result = session.submit(some_action(session, chance))
        assert isinstance(result, Committed), result
        view.play(result.events_for(viewer), picture_of(session, viewer))
        if viewer is not None and session.state.hands[viewer] and chance.random() < 0.4:
            # The person arranges the hand, also while others play.
            card = chance.choice(session.state.hands[viewer])
            session.arrange(viewer, move_card(session.arrangement(viewer), card, NewRow()))
            view.play((), picture_of(session, viewer))
        match chance.randrange(3):
            case 0:
                view.finish_now()
            case 1:
                qtbot.waitUntil(lambda: not view.is_moving, timeout=10_000)
            case _:
                QApplication.processEvents()
    view.finish_now()
    view._motion.finish()
    assert view.repair_count == 0
    shown = {*session.arrangement(viewer).cards} if viewer is not None else set()
    upcard = session.observe(viewer).upcard
    assert player.shown_cards() == sorted(shown if upcard is None else {*shown, upcard})


def test_a_change_without_an_event_is_put_right_and_counted(player: Player) -> None:
    held = player.arrangement
    other = next(card for card in cards_showing("O") if card not in held.cards)
    after = replace(player.picture, arrangement=Arrangement((*held.hand[1:], other), held.rows))
    player.view.play((), after)
    assert player.view.repair_count == 2


def test_show_picture_tells_how_many_cards_did_not_agree(player: Player) -> None:
    assert player.view.show_picture(player.picture) == 0
    held = player.arrangement
    turned = replace(player.picture, arrangement=Arrangement(held.hand[::-1], held.rows))
    assert player.view.show_picture(turned) == 4, "the middle card of five stays"
    assert player.view.repair_count == 0


def drawn(picture: TablePicture, card: int) -> TablePicture:
    arrangement = follow_hand(picture.arrangement, (*picture.arrangement.cards, card))
    return replace(picture, arrangement=arrangement)


def test_a_drawn_card_comes_from_the_stock_and_turns_over(sit_down: SitDown) -> None:
    player = sit_down(speed=1)
    card = next(card for card in cards_showing("O") if card not in player.arrangement.cards)
    after = drawn(player.picture, card)
    player.view.play((CardDrawn(0, card),), after)
    sprite = player.sprite(card)
    assert player.view.is_moving
    assert sprite.face_up == 0
    assert sprite.pose == player.view.stage.layout.stock_pose
    player.view.finish_now()
    assert sprite.face_up == 1
    assert sprite.pose.is_near(player.view.stage.targets()[card].pose)
    assert sprite.is_fresh
    assert not player.view.is_moving


def test_a_drawn_card_of_another_shows_no_letter(sit_down: SitDown) -> None:
    player = sit_down(speed=1)
    before = player.shown_cards()
    player.view.play((CardDrawn(1, None),), player.picture)
    assert player.view.is_moving
    assert player.shown_cards() == before
    (back,) = player.view.stage._travellers
    assert back.card is None
    assert back.objectName() == back.accessible_name() == ""
    player.view.finish_now()
    assert player.view.stage._travellers == []


def test_the_discard_of_another_covers_the_one_below(sit_down: SitDown) -> None:
    player = sit_down(speed=1)
    seen = player.picture.observation
    card = next(card for card in cards_showing("O") if card not in player.arrangement.cards)
    below = seen.discards[-1]
    after = replace(player.picture, observation=replace(seen, discards=(card,), discard_count=5))
    player.view.play((CardDiscarded(1, card),), after)
    assert below in player.shown_cards(), "it stays until it is covered"
    player.view.finish_now()
    assert below not in player.shown_cards()
    assert player.view.repair_count == 0


def test_finished_is_said_once_and_at_once_without_motion(player: Player) -> None:
    said: list[bool] = []
    player.view.motion_finished.connect(lambda: said.append(player.view.is_moving))
    player.view.play((StockRenewed(40),), player.picture)
    assert said == [False]


def test_without_events_nothing_is_said_to_have_finished(player: Player) -> None:
    """Else whoever shows the picture again when all is told would do so for ever."""
    said: list[bool] = []
    player.view.motion_finished.connect(lambda: said.append(True))
    player.view.play((), player.picture)
    assert said == []


def test_a_press_jumps_to_the_end(sit_down: SitDown) -> None:
    player = sit_down(speed=1)
    player.view.play((StockRenewed(40), CardDrawn(1, None)), player.picture)
    player.click(player.view.viewport().rect().topLeft())
    assert not player.view.is_moving


def test_the_clock_stands_still_when_nothing_moves(sit_down: SitDown, qtbot: QtBot) -> None:
    player = sit_down(speed=50)
    player.view.play((StockRenewed(40),), player.picture)
    assert player.view._motion.state() == QAbstractAnimation.State.Running
    qtbot.waitUntil(lambda: not player.view.is_moving, timeout=10_000)
    qtbot.waitUntil(lambda: player.view._motion.state() == QAbstractAnimation.State.Stopped, timeout=10_000)


def test_a_table_cleared_while_cards_are_on_their_way_shows_none(sit_down: SitDown) -> None:
    player = sit_down(speed=1)
    card = next(card for card in cards_showing("O") if card not in player.arrangement.cards)
    player.view.play((CardDrawn(0, card), CardDrawn(1, None)), drawn(player.picture, card))
    player.view.clear_table()
    assert not [item for item in player.view.scene().items() if item.isVisible()]
    assert not player.view.is_moving
    assert player.view.show_picture(player.picture) == len(player.arrangement.cards) + 1


def test_items_are_used_again(player: Player) -> None:
    def count() -> int:
        return len(player.view.scene().items())

    player.view.show_picture(MID_GAME)
    before = count()
    for _ in range(20):
        player.view.clear_table()
        player.view.show_picture(MID_GAME)
    assert count() == before
