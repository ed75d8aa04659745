"""A table in a window of its own, and a hand that plays on it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from quiddler_qt.session.arrangement import Arrangement, move_card, move_cards, send_card, take_row_back
from quiddler_qt.ui import accessibility
from quiddler_qt.ui.scene.card_sprite import CardSprite
from quiddler_qt.ui.scene.picture import DropTarget, OnDiscards, RowMark, TablePicture
from quiddler_qt.ui.scene.table_view import TableView
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import install_fonts
from quiddler_qt.ui.theme.tokens import Theme, load_theme
from tests.ui.scene.table_samples import MID_GAME, row_note

LEFT = Qt.MouseButton.LeftButton
RIGHT = Qt.MouseButton.RightButton
STEPS = 5


@pytest.fixture(scope="session")
def theme(qapp: QApplication) -> Theme:
    install_fonts()
    accessibility.install()
    return load_theme("emerald_salon")


@pytest.fixture(scope="session")
def art(theme: Theme) -> CardArt:
    return CardArt(theme)


@dataclass
class Player:
    """Mouse, keys and what the table said. ``listens`` off: nobody answers a gesture."""

    view: TableView
    window: QWidget
    picture: TablePicture
    said: list[tuple[object, ...]] = field(default_factory=list)
    listens: bool = True

    def show(self, picture: TablePicture) -> None:
        self.picture = picture
        self.view.show_picture(picture)

    def arrange(self, arrangement: Arrangement) -> None:
        self.picture = replace(
            self.picture,
            arrangement=arrangement,
            rows=tuple(row_note(row, RowMark.OPEN) for row in arrangement.rows),
        )
        self.view.play((), self.picture)

    # -- what is on the table --------------------------------------------------------------------------------
    @property
    def arrangement(self) -> Arrangement:
        return self.picture.arrangement

    def sprite(self, card: int) -> CardSprite:
        return self.view.stage.sprites[card]

    def point(self, card: int) -> QPoint:
        """A point where the card is not covered: near its left edge."""
        pose = self.sprite(card).pose
        return self.view.mapFromScene(pose.center - QPointF(pose.width * 0.36, -pose.height * 0.1))

    def middle(self, card: int) -> QPoint:
        return self.view.mapFromScene(self.sprite(card).pose.center)

    def gap_before(self, card: int) -> QPoint:
        """Where the pointer lets go so that a card held at ``point`` lands before this one."""
        pose = self.sprite(card).pose
        return self.view.mapFromScene(pose.center - QPointF(pose.width * 0.5, 0))

    def poses(self) -> dict[int, object]:
        return {card: sprite.pose for card, sprite in self.view.stage.sprites.items()}

    # -- mouse and keys --------------------------------------------------------------------------------------
    def press(self, at: QPoint) -> None:
        QTest.mousePress(self.view.viewport(), LEFT, pos=at)

    def move(self, start: QPoint, end: QPoint) -> None:
        for step in range(1, STEPS + 1):
            QTest.mouseMove(self.view.viewport(), start + (end - start) * step / STEPS)

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=at)

    def drag(self, start: QPoint, end: QPoint, *, release: bool = True) -> None:
        self.press(start)
        self.move(start, end)
        if release:
            self.release(end)

    def click(self, at: QPoint) -> None:
        QTest.mouseClick(self.view.viewport(), LEFT, pos=at)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(self.view, key, modifiers)

    def at_rest(self) -> bool:
        """Whether nothing is held, nothing grabs, no back flies, every card lies where it belongs."""
        stage = self.view.stage
        if any(sprite.isVisible() and sprite.card is None for sprite in stage._all) or stage.stock.hides_top:
            return False
        return stage.mouseGrabberItem() is None and stage.gap is None and stage.put_right() == 0

    def own_and_upcard(self) -> list[int]:
        """The cards that the picture lets the person see, but for laid words."""
        top = self.picture.observation.upcard
        return sorted({*self.arrangement.cards, *(() if top is None else (top,))})

    def shown_cards(self) -> list[int]:
        return sorted(
            item.card
            for item in self.view.scene().items()
            if isinstance(item, CardSprite) and item.isVisible() and item.card is not None
        )


def _listen(player: Player) -> None:
    view = player.view
    for name in (
        "card_dropped",
        "cards_dropped",
        "card_activated",
        "discard_requested",
        "stock_activated",
        "stock_dropped",
        "discards_activated",
        "discards_dropped",
        "row_return_requested",
        "laid_word_activated",
        "main_action_triggered",
        "sort_requested",
        "shuffle_requested",
        "clear_requested",
        "refused",
    ):
        getattr(view, name).connect(lambda *values, name=name: player.said.append((name, *values)))

    def dropped(card: int, target: DropTarget) -> None:
        if player.listens and not isinstance(target, OnDiscards):
            player.arrange(move_card(player.arrangement, card, target))

    def several_dropped(cards: tuple[int, ...], target: DropTarget) -> None:
        if player.listens and not isinstance(target, OnDiscards):
            player.arrange(move_cards(player.arrangement, cards, target))

    def activated(card: int) -> None:
        if player.listens:
            player.arrange(send_card(player.arrangement, card, view.current_row))

    def returned(row: int) -> None:
        if player.listens:
            player.arrange(take_row_back(player.arrangement, row))

    view.card_dropped.connect(dropped)
    view.cards_dropped.connect(several_dropped)
    view.card_activated.connect(activated)
    view.row_return_requested.connect(returned)


@pytest.fixture
def sit_down(theme: Theme, art: CardArt, qtbot: QtBot) -> Iterator[Callable[..., Player]]:
    """``sit_down(picture, size)`` opens a table without motion and shows a picture on it."""
    windows: list[QWidget] = []

    def sit(picture: TablePicture = MID_GAME, size: tuple[int, int] = (944, 740), speed: float = 0) -> Player:
        window = QWidget()
        view = TableView(theme, art)
        view.set_motion_speed(speed)
        column = QVBoxLayout(window)
        column.setContentsMargins(0, 0, 0, 0)
        # The offscreen platform complains of windows with a least size.
        column.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        column.addWidget(view)
        window.resize(*size)
        window.show()
        qtbot.waitExposed(window)
        window.activateWindow()
        view.setFocus()
        qtbot.waitUntil(view.hasFocus)
        player = Player(view, window, picture)
        _listen(player)
        player.show(picture)
        windows.append(window)
        return player

    yield sit
    for window in windows:
        window.close()
        window.deleteLater()


@pytest.fixture
def player(sit_down: Callable[..., Player]) -> Player:
    """A person in mid-game: five cards in hand, two rows."""
    return sit_down()
