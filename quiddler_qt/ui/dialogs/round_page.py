"""The end of a round: every seat's words on the felt, what counts, and the standings.

One page in two states: while words may still be challenged, and after the cards are gathered.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.cards import cards_value, spelling_of, value_of
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import Bonus, bonuses_in_play
from quiddler_qt.engine.scoring import SeatScore, best_for_bonus, leaders_of
from quiddler_qt.engine.state import Judgment, LaidWord, Phase
from quiddler_qt.ui.dialogs.avatar import Avatar
from quiddler_qt.ui.dialogs.card_row import CardRow, CardsButton, CardsLook
from quiddler_qt.ui.dialogs.felt_with_standings import FeltWithStandings
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout
from quiddler_qt.ui.dialogs.labels import (
    ElidedLabel,
    icon_button,
    plain_tooltip,
    push_button,
    set_button_text,
    text_label,
)
from quiddler_qt.ui.dialogs.score_graph import GraphFacts
from quiddler_qt.ui.dialogs.standings import StandingsFacts
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.fonts import BOLD, ui_font
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.painters import paint_badge, paint_tray
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import (
    DOT,
    MINUS,
    bonus_letter,
    bonus_name,
    cards,
    enumeration,
    letters,
    number,
    points,
    round_title,
    score_parts,
    seat_note,
    signed,
    sorted_bonuses,
    word_name,
    words,
)

_C = "RoundPage"
_CARD_SCALES = (0.66, 0.58, 0.5, 0.42, 0.36)
_SCROLLED_SCALE = 0.42
"""Of cards that do not fit without scrolling in any case."""
_LARGE_TEXT = 1.3
_WIDE_PAGE = 1200


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """The public observation of the table, the scores of the hand as it lies, and what may be challenged.

    ``scores`` by seat; after the gathering they are the last of ``observation.history``. ``challengeable``
    are laid words as (seat, place in its lay). ``lessons`` are sentences of the teacher on this round.
    ``definitions`` tell in a line what laid words mean, by spelling in capitals; they are shown only once the
    cards are gathered, for before that they would tell which words count.
    """

    observation: Observation
    scores: tuple[SeatScore, ...]
    challengeable: frozenset[tuple[SeatIndex, int]] = field(default_factory=frozenset)
    lessons: tuple[str, ...] = ()
    definitions: Mapping[str, str] = field(default_factory=dict)

    @property
    def gathered(self) -> bool:
        """Whether the hand is scored, and no word of it can be challenged any more (rules 8)."""
        return self.observation.phase in (Phase.DEAL, Phase.GAME_OVER)

    @property
    def round_index(self) -> int:
        """The round told of, from 0: the one being played, or the last one gathered."""
        return len(self.observation.history) - 1 if self.gathered else self.observation.round_index


class RoundPage(FeltWithStandings):
    """Strips of all seats on the felt. Enter or Space challenges the focused word."""

    challenge_requested = Signal(int, int)
    gather_requested = Signal()
    next_round_requested = Signal()
    review_requested = Signal()

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art, "round_main_action")
        self.setObjectName("round_page")
        self._facts: RoundFacts | None = None
        self._open = False
        self._refill = QTimer(self, singleShot=True, interval=0)
        self._refill.timeout.connect(self._fill_again)
        self.scroll_area.installEventFilter(self)
        self._filled_for: tuple[object, ...] = ()
        self._title = text_label("", "title", name="round_title")
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        self._hint = text_label("", wrap=True, name="round_hint", align=right)
        self.head.addWidget(self._title)
        self.head.addWidget(self._hint, 1)
        self._leave = icon_button(tr(_C, "To the start page; the game is saved"), "round_leave")
        self._ink_leave()
        self._leave.clicked.connect(self.leave_requested)
        self.head.addWidget(self._leave)
        self.note.setObjectName("round_note")
        self._review = push_button(tr(_C, "Review this round"), "dark", "round_review")
        self._review.clicked.connect(self.review_requested)
        self.foot.insertWidget(1, self._review, 0, Qt.AlignmentFlag.AlignRight)
        self.main_button.clicked.connect(self._act)

    def show_words_on_table(self, facts: RoundFacts) -> None:
        """All words lie open and may be doubted; points are what counts as it lies."""
        self._open = True
        self._review.hide()
        self._show(facts)
        challenges = bool(facts.challengeable)
        self.setAccessibleDescription("")
        self._hint.setText(
            tr(_C, "Do you doubt a word? Choose it.") if challenges else tr(_C, "All words lie on the table.")
        )
        set_button_text(self.main_button, tr(_C, "Gather the cards"))
        self.note.setText(
            tr(_C, "Gathering the cards ends all challenges of this round.") if challenges else ""
        )

    def show_round(self, facts: RoundFacts) -> None:
        """The hand is scored."""
        self._open = False
        self._review.show()
        self._show(facts)
        told = self._round_told(facts)
        self._hint.setText(told)
        self.setAccessibleDescription(told)
        observation = facts.observation
        text = tr(_C, "Next round ({cards})").format(cards=cards(observation.hand_size))
        if observation.phase is Phase.GAME_OVER:
            text = tr(_C, "To the final table")
        set_button_text(self.main_button, text)
        self.note.setText("\n".join(facts.lessons))

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._ink_leave()

    # -- Qt ------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Now the room is known."""
        super().showEvent(event)
        self._fill_again()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another room for the strips: other cards, once the layout has come to rest."""
        if watched is self.scroll_area and event.type() == QEvent.Type.Resize:
            self._refill.start()
        return super().eventFilter(watched, event)

    # -- parts ---------------------------------------------------------------------------------

    def _ink_leave(self) -> None:
        self._leave.setIcon(icon("home", self._theme.colors.table_text))

    def _act(self) -> None:
        if self._open:
            self.gather_requested.emit()
        else:
            self.next_round_requested.emit()

    def _show(self, facts: RoundFacts) -> None:
        self._facts = facts
        observation = facts.observation
        count = len(observation.rules.hand_sizes)
        title = round_title(facts.round_index, count)
        self._title.setText(title)
        self.setAccessibleName(title)
        self._fill_strips(facts)
        self.standings.show_standings(_standings_facts(facts, final=not self._open))

    def _round_told(self, facts: RoundFacts) -> str:
        names = [seat.name for seat in facts.observation.seats]
        told = [
            tr(_C, "{bonus}: {name}").format(bonus=bonus_name(bonus), name=name)
            for name, score in zip(names, facts.scores, strict=True)
            for bonus in sorted_bonuses(score.bonuses)
        ]
        # A tie is a sentence: it has a line of its own.
        lines = [DOT.join(told), *self._ties(facts)]
        return "\n".join(filter(None, lines)) or tr(_C, "No bonus in this round.")

    def _ties(self, facts: RoundFacts) -> list[str]:
        """Which bonuses nobody got because several are equal (rules 9.2), and who they are."""
        seats, rules = facts.observation.seats, facts.observation.rules
        standing = [
            tuple(word.cards for word in seat.laid if word.judgment is not Judgment.STRUCK) for seat in seats
        ]
        told = []
        for bonus in sorted_bonuses(bonuses_in_play(rules, len(seats), facts.round_index)):
            mark, best = best_for_bonus(standing, bonus)
            if len(best) > 1:
                text = tr(_C, "{bonus}: {names} tie with {count}, nobody gets it")
                count = letters(mark) if bonus is Bonus.LONGEST else words(mark)
                names = enumeration([seats[seat].name for seat in best])
                told.append(text.format(bonus=bonus_name(bonus), names=names, count=count))
        return told

    def _fill_again(self) -> None:
        """The strips anew where the room for them has changed."""
        if self._facts is not None and self._filled_for != self._room():
            self._fill_strips(self._facts)

    def _room(self) -> tuple[object, ...]:
        # The area, not its viewport: a bar that comes and goes must not change the answer.
        return (self.scroll_area.size(), text_scale(self._theme))

    def _fill_strips(self, facts: RoundFacts) -> None:
        """All strips, with the largest cards at which they fit without scrolling, or with small ones."""
        focused = QApplication.focusWidget()
        kept = focused.objectName() if focused is not None and self.content.isAncestorOf(focused) else ""
        bar = self.scroll_area.verticalScrollBar()
        position = bar.value()
        room = self.scroll_area.size()
        self._filled_for = self._room()
        for scale in _CARD_SCALES:
            self.set_content(self._make_strips(facts, scale))
            layout = self.content.layout()
            if layout is not None and layout.totalHeightForWidth(room.width() - 4) <= room.height():
                break
        else:
            self.set_content(self._make_strips(facts, _SCROLLED_SCALE))
        again = self.content.findChild(QWidget, kept) if kept else None
        if isinstance(again, QWidget):
            again.setFocus(Qt.FocusReason.OtherFocusReason)
            bar.setValue(position)

    def _make_strips(self, facts: RoundFacts, scale: float) -> QWidget:
        strips = QWidget()
        column = QVBoxLayout(strips)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(self._theme.spaces.small)
        wide = self.width() >= _WIDE_PAGE
        text, seats = text_scale(self._theme), len(facts.observation.seats)
        name_width = round((96 if wide else 84) * min(text, _LARGE_TEXT))
        for seat in range(seats):
            strip = _SeatStrip(self._theme, self._art, facts, seat, scale, name_width)
            strip.challenged.connect(self.challenge_requested)
            column.addWidget(strip, 10)
        column.addStretch(1)
        return strips


class _SeatStrip(QWidget, Themed):
    """One seat: who, the words, the unused cards, the bonuses, and the points of the round."""

    challenged = Signal(int, int)

    def __init__(
        self,
        theme: Theme,
        art: CardArt,
        facts: RoundFacts,
        seat: SeatIndex,
        scale: float,
        name_width: int,
    ) -> None:
        super().__init__()
        self._theme = theme
        self._art = art
        self._scale = scale
        self._seat = seat
        self._definitions = facts.definitions if facts.gathered else {}
        self._words = QButtonGroup(self)
        self._words.setExclusive(False)
        self._words.idClicked.connect(self._challenge)
        view = facts.observation.seats[seat]
        score = facts.scores[seat]
        self.setObjectName(f"round_strip_s{seat}")
        self.setAccessibleName(
            tr(_C, "{name}, {points}: {parts}").format(
                name=view.name, points=points(score.hand - score.from_total), parts=score_parts(score)
            )
        )
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 5, 18, 5)
        line.setSpacing(theme.spaces.medium)
        line.addWidget(Avatar(theme, seat, view.name, 44 if scale > 0.5 else 34, level=view.level))
        who = QWidget()
        who.setFixedWidth(name_width)
        told = QVBoxLayout(who)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(0)
        told.addStretch(1)
        told.addWidget(ElidedLabel(view.name, "large", name=f"round_name_s{seat}"))
        told.addWidget(ElidedLabel(_strip_note(facts, seat), "small"))
        told.addStretch(1)
        line.addWidget(who)
        flow_holder = QWidget()
        flow = FlowLayout(flow_holder, gap=8, line_gap=2)
        for index, word in enumerate(view.laid):
            flow.addWidget(self._word(view, seat, index, word, open_=(seat, index) in facts.challengeable))
        if view.unused:
            flow.addWidget(self._unused(view, seat))
        if not view.laid and not view.unused:
            flow.addWidget(text_label(tr(_C, "no cards left"), "small"))
        middle = QVBoxLayout()
        middle.addStretch(1)
        middle.addWidget(flow_holder)
        middle.addStretch(1)
        line.addLayout(middle, 1)
        # One column for all that is no card: the words need the room.
        right = QVBoxLayout()
        right.setSpacing(0)
        right.addStretch(1)
        change = score.hand - score.from_total
        total = _BigNumber(theme, signed(change))
        total.setObjectName(f"round_points_s{seat}")
        right.addWidget(total)
        total.setToolTip(plain_tooltip(score_parts(score)))
        unit = tr(_C, "never less") if score.lifted else tr(_C, "points")
        right.addWidget(text_label(unit, "small", align=Qt.AlignmentFlag.AlignRight))
        for extra in self._extras(score):
            right.addSpacing(4)
            right.addWidget(extra, 0, Qt.AlignmentFlag.AlignRight)
        right.addStretch(1)
        line.addLayout(right)

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        self._theme = theme
        self._art = art
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws the tray the cards lie in."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_tray(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._theme)
        painter.end()

    def _challenge(self, word: int) -> None:
        self.challenged.emit(self._seat, word)

    def _word(self, view: SeatView, seat: SeatIndex, index: int, word: LaidWord, *, open_: bool) -> QWidget:
        spelling = spelling_of(word.cards)
        struck = word.judgment is Judgment.STRUCK
        value = cards_value(word.cards)
        look = CardsLook(self._scale, step=1.04 if len(word.cards) < 6 else 0.8, counts_against=struck)
        caption = f"{spelling}{DOT}{value}"
        if struck:
            caption = f"{spelling}{DOT}{tr(_C, 'struck')} {MINUS}{value}"
        elif word.judgment is Judgment.UPHELD:
            caption = f"{caption} \N{CHECK MARK}"
        shown: CardRow | CardsButton
        if open_:
            spoken = tr(_C, "Challenge {word}, laid by {name}").format(
                word=word_name(word.cards), name=view.name
            )
            shown = CardsButton(self._theme, self._art, word.cards, look=look, caption=caption, spoken=spoken)
            self._words.addButton(shown, index)
        else:
            spoken = word_name(word.cards)
            if struck:
                spoken = tr(_C, "{word}, struck").format(word=spoken)
            elif word.judgment is Judgment.UPHELD:
                spoken = tr(_C, "{word}, challenged and upheld").format(word=spoken)
            shown = CardRow(
                self._theme,
                self._art,
                word.cards,
                look=look,
                caption=caption,
                spoken=spoken,
                told="" if struck else self._definitions.get(spelling, ""),
            )
        shown.setObjectName(f"round_word_s{seat}_{index}")
        return shown

    def _unused(self, view: SeatView, seat: SeatIndex) -> QWidget:
        unused = view.unused or ()
        values = " ".join(f"{MINUS}{value_of(card)}" for card in unused)
        caption = tr(_C, "unused {values}").format(values=values)
        if len(unused) > 4:
            caption = tr(_C, "unused {values}").format(values=number(-cards_value(unused)))
        shown = CardRow(
            self._theme,
            self._art,
            unused,
            look=CardsLook(self._scale, step=1.04, counts_against=True),
            caption=caption,
            spoken=tr(_C, "unused: {cards}, {points}").format(
                cards=", ".join(spelling_of((card,)) for card in unused), points=points(-cards_value(unused))
            ),
        )
        shown.setObjectName(f"round_unused_s{seat}")
        return shown

    def _extras(self, score: SeatScore) -> list[QWidget]:
        """Bonuses and lost challenges, which no card shows: a letter and points, more to who points at it."""
        each = score.bonus // len(score.bonuses) if score.bonuses else 0
        extras: list[QWidget] = [
            _BonusPill(self._theme, bonus, signed(each), f"{bonus_name(bonus)} {signed(each)}")
            for bonus in sorted_bonuses(score.bonuses)
        ]
        if score.challenges:
            text = tr(_C, "lost challenges {points}").format(points=number(-score.challenges))
            extras.append(text_label(text, "small", wrap=True, align=Qt.AlignmentFlag.AlignRight))
        return extras


class _BonusPill(QLabel, Themed):
    """A paper pill that names a bonus."""

    def __init__(self, theme: Theme, bonus: Bonus, text: str, spoken: str) -> None:
        super().__init__(text)
        self._theme = theme
        self._letter = bonus_letter(bonus)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAccessibleName(spoken)
        self.setToolTip(plain_tooltip(spoken))
        self.setFont(ui_font(theme.type_sizes.small * text_scale(theme), BOLD))
        side = round(26 * text_scale(theme))
        self.setContentsMargins(side, 5, 12, 5)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws pill, badge and text."""
        colors = self._theme.colors
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(colors.paper_edge)
        painter.setBrush(colors.paper_field)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        left = self.contentsMargins().left()
        paint_badge(
            painter,
            QPointF(box.left() + left * 0.56, box.center().y()),
            self._letter,
            self._theme,
            left * 0.3,
        )
        painter.setPen(colors.paper_ink)
        painter.setFont(self.font())
        painter.drawText(
            self.contentsRect(), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.text()
        )
        painter.end()


class _BigNumber(QLabel, Themed):
    """The points of the round."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(text)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.set_theme(theme, None)
        self.setMinimumWidth(self.fontMetrics().horizontalAdvance("+000"))

    def set_theme(self, theme: Theme, art: CardArt | None) -> None:
        """Another type size."""
        self.setFont(ui_font(theme.type_sizes.row_score * text_scale(theme), 800))


def _strip_note(facts: RoundFacts, seat: SeatIndex) -> str:
    view = facts.observation.seats[seat]
    if facts.observation.phase is Phase.WORDS_ON_TABLE and seat == facts.observation.out_seat:
        return seat_note(facts.observation, seat)
    if seat == facts.observation.out_seat:
        return tr(_C, "went out")
    return words(len(view.laid)) if view.laid else tr(_C, "laid nothing")


def _standings_facts(facts: RoundFacts, *, final: bool) -> StandingsFacts:
    observation = facts.observation
    names = tuple(seat.name for seat in observation.seats)
    count = len(observation.rules.hand_sizes)
    rounds = facts.round_index + 1
    note = tr(_C, "after {number} of {count}").format(number=rounds, count=count)
    if not final:
        note = tr(_C, "for now")
    history = observation.history[:rounds]
    if len(history) < rounds:
        history = (*history, facts.scores)
    return StandingsFacts(
        names=names,
        scores=facts.scores,
        leaders=leaders_of(tuple(score.total for score in facts.scores)),
        leaders_text=tr(_C, "in the lead"),
        note=note,
        graph=GraphFacts(names, history, observation.rules.hand_sizes),
        in_play=bonuses_in_play(observation.rules, len(names), facts.round_index),
        bonus_points=observation.rules.bonus_points,
    )
