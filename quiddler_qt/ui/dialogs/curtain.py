"""The curtain between two people: what everybody may know, and not a letter of any hand."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.observation import Observation
from quiddler_qt.ui.dialogs.avatar import Avatar, HairLine
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, push_button, set_button_text, text_label
from quiddler_qt.ui.dialogs.paper_sheet import PaperSheet
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.painters import paint_curtain
from quiddler_qt.ui.theme.pixmaps import render_pixmap
from quiddler_qt.ui.theme.theme_style import restyle
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import DOT, card_name, number, points, round_line, seat_note

_C = "Curtain"
_SEATS_IN_A_ROW = 4
_LONG_NAME = 16
"""Letters of a name that is still shown in the largest type."""
_CENTER = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True, slots=True)
class CurtainSeat:
    """One seat as all may see it. ``marked`` notes say something unusual ("went out", "last turn")."""

    name: str
    total: int
    note: str
    marked: bool = False


@dataclass(frozen=True, slots=True)
class CurtainFacts:
    """What the curtain shows. ``news`` are public sentences, the latest last; ``round_text`` is a line."""

    seat: SeatIndex
    seats: tuple[CurtainSeat, ...]
    upcard: Card | None
    news: tuple[str, ...]
    round_text: str

    @property
    def name(self) -> str:
        """Who is to take the screen."""
        return self.seats[self.seat].name


def curtain_facts(observation: Observation, news: tuple[str, ...] = ()) -> CurtainFacts:
    """What the curtain shows for the seat on turn; takes the public observation, whatever the viewer."""
    seats = []
    for index, view in enumerate(observation.seats):
        marked = index == observation.out_seat or (
            observation.out_seat is not None and index == observation.seat
        )
        seats.append(CurtainSeat(view.name, view.total, seat_note(observation, index), marked))
    left = tr(_C, "{count} left to draw").format(count=observation.stock_count)
    return CurtainFacts(
        seat=observation.seat,
        seats=tuple(seats),
        upcard=observation.upcard,
        news=news,
        round_text=f"{round_line(observation)}{DOT}{left}",
    )


class Curtain(QWidget):
    """Covers its parent until the named person confirms, by a press that began on its button.

    The keyboard starts on the curtain itself: a key that the last person still holds down, or presses once
    too often, opens nothing. The first Enter or Space only goes to the button, the next one presses it.
    """

    confirmed = Signal()
    save_and_stop_requested = Signal()

    def __init__(self, theme: Theme, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._cloth: QPixmap | None = None
        self.setObjectName("curtain")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._card = _CurtainCard(theme, art)
        self._card.setParent(self)
        self._card.button.clicked.connect(self.confirmed)
        self._card.stop.clicked.connect(self.save_and_stop_requested)
        self.hide()
        parent.installEventFilter(self)

    def draw_for(self, facts: CurtainFacts) -> None:
        """Closes before a person: covers the parent at once, so that nothing else is painted first."""
        announcement = tr(_C, "Pass to {name}").format(name=facts.name)
        self.setAccessibleName(announcement)
        self.setGeometry(self._parent_rect())
        self.raise_()
        self.show()
        # Filled when it is shown, before anything is painted: what was never shown has no height in a layout,
        # and the first curtain would be without its seats.
        self._card.fill(facts)
        self._place_card()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.repaint()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, announcement))

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._cloth = None
        self._card.set_theme(theme, art)
        self._place_card()
        self.update()

    # -- Qt ------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps the size of the parent."""
        if watched is self.parent() and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._parent_rect())
            self._place_card()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """A card that asks for another layout gets it."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place_card()
        return super().event(event)

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Tab goes between the two buttons only."""
        stops: list[QPushButton] = [self._card.button, self._card.stop]
        place = next((index for index, stop in enumerate(stops) if stop.hasFocus()), None)
        target = 0 if place is None else (place + (1 if next_ else -1)) % len(stops)
        stops[target].setFocus(Qt.FocusReason.TabFocusReason if next_ else Qt.FocusReason.BacktabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key goes past the curtain; Enter and Space show where they have to be pressed."""
        asks = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
        if asks and self.hasFocus() and not event.isAutoRepeat():
            self._card.button.setFocus(Qt.FocusReason.TabFocusReason)
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """No key goes past the curtain."""
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """No click goes past the curtain."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the cloth over everything."""
        dpr = self.devicePixelRatioF()
        if self._cloth is None or self._cloth.size() != self.size() * dpr:
            whole = QRectF(self.rect())
            self._cloth = render_pixmap(
                QSizeF(self.size()), dpr, lambda painter: paint_curtain(painter, whole, self._theme)
            )
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._theme.colors.curtain[1])
        painter.drawPixmap(0, 0, self._cloth)
        painter.end()

    def _parent_rect(self) -> QRect:
        parent = self.parentWidget()
        return parent.rect() if parent is not None else self.rect()

    def _place_card(self) -> None:
        size = self._card.preferred_size(self.size())
        self._card.setGeometry(
            (self.width() - size.width()) // 2,
            max(0, (self.height() - size.height()) // 2 + round(self.height() * 0.03)),
            size.width(),
            min(size.height(), self.height()),
        )
        if self._card.geometry().bottom() > self.rect().bottom():
            self._card.move(self._card.x(), self.height() - self._card.height())


class _FreshPressButton(QPushButton):
    """A button that Enter presses too, and only by a press and a release that are both its own."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes down; a repeated key counts for nothing."""
        if event.isAutoRepeat():
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.setDown(True)
            event.accept()
        else:
            super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Enter comes up."""
        if event.isAutoRepeat():
            event.accept()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.isDown():
                self.click()
            event.accept()
        else:
            super().keyReleaseEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click was meant for what lay here before."""
        event.accept()


class _CurtainCard(PaperSheet):
    """The card before the curtain."""

    WIDTH = 600
    VINES = True

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("curtain_card")
        self.title.hide()
        self.note.hide()
        self.body.setSpacing(theme.spaces.small)
        self._avatar = Avatar(theme, 0, "?", 84)
        self._pass_to = text_label(
            "", "display", wrap=True, align=Qt.AlignmentFlag.AlignCenter, name="curtain_pass_to"
        )
        self._look_away = text_label(
            tr(_C, "Everyone else looks away, please."), align=_CENTER, name="curtain_look_away"
        )
        self._seats = QWidget()
        self._seat_grid = QGridLayout(self._seats)
        self._seat_grid.setContentsMargins(0, 0, 0, 0)
        self._seat_grid.setSpacing(theme.spaces.tiny)
        self._news = QHBoxLayout()
        self._news.setSpacing(theme.spaces.large)
        self._pile: CardRow | None = None
        self._pile_text = text_label("", "strong", wrap=True, name="curtain_discard")
        self._news_text = text_label("", wrap=True, name="curtain_news")
        self._round_text = text_label("", "small", wrap=True, name="curtain_round")
        told = QVBoxLayout()
        told.setSpacing(theme.spaces.tiny)
        told.addStretch(1)
        for label in (self._pile_text, self._news_text, self._round_text):
            told.addWidget(label)
        told.addStretch(1)
        self._news.addLayout(told, 1)
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._head.addWidget(self._avatar, 0, Qt.AlignmentFlag.AlignCenter)
        self._head.addWidget(self._pass_to, 1)
        self.body.addLayout(self._head)
        self.body.addWidget(self._look_away)
        self.body.addWidget(HairLine(theme))
        self.body.addWidget(self._seats)
        self.body.addWidget(HairLine(theme))
        self.body.addLayout(self._news)
        self.body.addStretch(1)
        self.button = _FreshPressButton()
        self.button.setProperty("kind", "gold")
        self.button.setObjectName("curtain_confirm")
        self.button.setMinimumWidth(400)
        self.stop = push_button(tr(_C, "Save and stop for now"), "link", "curtain_stop")
        foot = QVBoxLayout()
        foot.setSpacing(theme.spaces.tiny)
        foot.addWidget(self.button, 0, _CENTER)
        foot.addWidget(self.stop, 0, _CENTER)
        self.footer.addLayout(foot)

    def fill(self, facts: CurtainFacts) -> None:
        """Shows other facts."""
        self._avatar.set_player(facts.seat, facts.name)
        few = len(facts.seats) <= _SEATS_IN_A_ROW
        self._avatar.set_diameter(84 if few else 52)
        self._head.setDirection(QBoxLayout.Direction.TopToBottom if few else QBoxLayout.Direction.LeftToRight)
        self._head.setContentsMargins(0 if few else 72, 0, 0 if few else 72, 0)
        self._pass_to.setProperty("role", "display" if len(facts.name) <= _LONG_NAME else "title")
        restyle(self._pass_to)
        self._pass_to.setText(tr(_C, "Pass to {name}").format(name=facts.name))
        metrics = self.button.fontMetrics()
        name = metrics.elidedText(
            facts.name, Qt.TextElideMode.ElideRight, metrics.horizontalAdvance("M" * 16)
        )
        set_button_text(self.button, tr(_C, "I am {name} \N{EN DASH} show my cards").format(name=name))
        self.button.setAccessibleName(tr(_C, "I am {name} \N{EN DASH} show my cards").format(name=facts.name))
        self._fill_seats(facts)
        if self._pile is not None:
            self._news.removeWidget(self._pile)
            self._pile.hide()
            self._pile.deleteLater()
            self._pile = None
        if facts.upcard is None:
            self._pile_text.setText(tr(_C, "The discard pile is empty."))
        else:
            named = card_name(facts.upcard)
            self._pile_text.setText(tr(_C, "On the discard pile: {card}").format(card=named))
            self._pile = CardRow(self._theme, self._art, (facts.upcard,), look=CardsLook(0.78), spoken=named)
            self._pile.setObjectName("curtain_upcard")
            self._news.insertWidget(0, self._pile)
            self._pile.show()
        self._news_text.setText("\n".join(facts.news[-2:]))
        self._news_text.setVisible(bool(facts.news))
        self._round_text.setText(facts.round_text)

    def _fill_seats(self, facts: CurtainFacts) -> None:
        clear_layout(self._seat_grid)
        for index, seat in enumerate(facts.seats):
            cell = QFrame()
            cell.setObjectName(f"curtain_seat_{index}")
            if index == facts.seat:
                cell.setProperty("material", "row")
            cell.setAccessibleName(f"{seat.name}, {points(seat.total)}, {seat.note}")
            column = QVBoxLayout(cell)
            column.setContentsMargins(6, 6, 6, 6)
            column.setSpacing(1)
            column.addWidget(Avatar(self._theme, index, seat.name, 30), 0, _CENTER)
            column.addWidget(ElidedLabel(seat.name, align=_CENTER))
            column.addWidget(text_label(number(seat.total), "total", align=_CENTER))
            column.addWidget(ElidedLabel(seat.note, "accent" if seat.marked else "small", align=_CENTER))
            self._seat_grid.addWidget(cell, index // _SEATS_IN_A_ROW, index % _SEATS_IN_A_ROW)
            cell.show()
        for column_index in range(_SEATS_IN_A_ROW):
            used = column_index < len(facts.seats)
            self._seat_grid.setColumnStretch(column_index, 1 if used else 0)
