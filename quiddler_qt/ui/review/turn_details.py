"""One turn in full: the table as its seat saw it, what it did, and what the master says."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import Card, face_of, spelling_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.state import Judgment
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsLook
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import enumeration, word_name

_C = "Review"
_SCALE = 0.46
_SMALL_SCALE = 0.36


class Details(QWidget):
    """A column that is filled anew for every turn or round: headings, sentences and cards, on paper."""

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        holder = QWidget()
        self._holder = QVBoxLayout(holder)
        self._holder.setContentsMargins(0, 0, 6, 0)
        self.area = FittingScrollArea(holder)
        # By keys as well: what is told may be longer than the page is high.
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setObjectName("review_details")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.area)
        self.begin("")

    def set_look(self, theme: Theme, art: CardArt) -> None:
        """Draws cards with another theme, from the next filling on."""
        self._theme, self._art = theme, art

    def begin(self, title: str) -> None:
        """Takes away what was there, and writes a heading."""
        old = self._page
        old.hide()
        self._holder.removeWidget(old)
        old.deleteLater()
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(self._theme.spaces.small)
        self._holder.insertWidget(0, self._page)
        self.area.setAccessibleName(title)
        self.area.verticalScrollBar().setValue(0)
        if title:
            self._column.addWidget(text_label(title, "heading", wrap=True, name="review_title_of_moment"))

    def end(self) -> None:
        """Nothing more comes."""
        self._column.addStretch(1)
        self._page.show()

    def say(self, text: str, role: str = "", name: str = "") -> None:
        """A sentence."""
        self._column.addWidget(text_label(text, role, wrap=True, name=name))

    def show_table(self, seen: Observation, names: Sequence[str]) -> None:
        """What the viewer of an observation had before it: hand, top discard, what is known, laid words."""
        flow = self._flow()
        if seen.hand:
            caption = tr(_C, "{name} holds").format(name=names[seen.viewer or 0])
            flow.addWidget(self._cards(seen.hand, caption, _SCALE))
        if seen.upcard is not None:
            flow.addWidget(self._cards((seen.upcard,), tr(_C, "top discard"), _SCALE))
        for seat, view in enumerate(seen.seats):
            if view.shown and seat != seen.viewer:
                text = tr(_C, "{name} took openly and still had: {faces}")
                self.say(text.format(name=names[seat], faces=enumeration(view.shown)), "small")
        for seat, view in enumerate(seen.seats):
            if view.laid:
                self.show_words(seat, [word.cards for word in view.laid], seen, names)

    def show_words(
        self, seat: SeatIndex, words: Sequence[tuple[Card, ...]], seen: Observation, names: Sequence[str]
    ) -> None:
        """Words that lie before a seat."""
        self.say(tr(_C, "{name} has laid").format(name=names[seat]), "small")
        struck = {word.cards for word in seen.seats[seat].laid if word.judgment is Judgment.STRUCK}
        flow = self._flow()
        for word in words:
            spelling = spelling_of(word)
            caption = tr(_C, "{word}, struck").format(word=spelling) if word in struck else spelling
            flow.addWidget(self._cards(word, caption, _SMALL_SCALE, struck=word in struck))

    def show_unused(self, cards: tuple[Card, ...]) -> None:
        """Cards that counted against their seat."""
        flow = self._flow()
        flow.addWidget(self._cards(cards, tr(_C, "unused"), _SMALL_SCALE, struck=True))

    def _flow(self) -> FlowLayout:
        holder = QWidget()
        flow = FlowLayout(holder, gap=10, line_gap=4)
        self._column.addWidget(holder)
        return flow

    def _cards(self, cards: tuple[Card, ...], caption: str, scale: float, *, struck: bool = False) -> CardRow:
        spoken = f"{caption}: {', '.join(map(face_of, cards))}"
        if caption == spelling_of(cards):
            spoken = word_name(cards)
        look = CardsLook(scale, step=0.72 if len(cards) > 5 else 1.02, counts_against=struck, on_paper=True)
        return CardRow(self._theme, self._art, cards, look=look, caption=caption, spoken=spoken)
