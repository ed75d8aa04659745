"""The standings: every seat in the order of its total, on paper, with the graph of the game below."""

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from quiddler_qt.engine.actions import SeatIndex
from quiddler_qt.engine.rules import Bonus
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.ui.dialogs.avatar import Avatar, BonusBadge, HairLine
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, text_label
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea, PaperFrame
from quiddler_qt.ui.dialogs.score_graph import GraphFacts, ScoreGraph
from quiddler_qt.ui.dialogs.themed import text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import MINUS, bonus_letter, bonus_name, number, points, signed, sorted_bonuses

_C = "Standings"
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class StandingsFacts:
    """What the standings show.

    ``scores`` are those of the round told, by seat, with totals; ``note`` says after which round.
    ``leaders_text`` is the tag of the leaders ("in the lead", "winner"). ``in_play`` are the bonuses
    explained at the foot.
    """

    names: tuple[str, ...]
    scores: tuple[SeatScore, ...]
    leaders: tuple[SeatIndex, ...]
    leaders_text: str
    note: str
    graph: GraphFacts
    in_play: frozenset[Bonus]
    bonus_points: int


class Standings(PaperFrame):
    """A pad at the right of a page."""

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("standings")
        self.setAccessibleName(tr(_C, "Standings"))
        self._note = text_label("", "small", name="standings_note")
        head = QHBoxLayout()
        head.addWidget(ElidedLabel(tr(_C, "Standings"), "heading"), 1)
        head.addWidget(self._note)
        self._rows = QWidget()
        self._graph = ScoreGraph(theme)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.spaces.small)
        self._column.addWidget(self._rows)
        self._column.addWidget(HairLine(theme, width=2))
        self._column.addWidget(text_label(tr(_C, "The game so far"), "heading"))
        self._column.addWidget(self._graph, 1)
        legend = QWidget()
        self._legend = FlowLayout(legend, gap=10, line_gap=2)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(theme.spaces.small)
        column.addLayout(head)
        scroll = FittingScrollArea(content)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column.addWidget(scroll, 1)
        column.addWidget(legend)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def show_standings(self, facts: StandingsFacts) -> None:
        """Shows other standings."""
        self._note.setText(facts.note)
        self._rows.hide()
        self._column.removeWidget(self._rows)
        self._rows.deleteLater()
        self._rows = QWidget()
        rows = QVBoxLayout(self._rows)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        order = sorted(range(len(facts.names)), key=lambda seat: (-facts.scores[seat].total, seat))
        totals = [facts.scores[seat].total for seat in order]
        tight = len(order) > 5
        for seat in order:
            place = 1 + totals.index(facts.scores[seat].total)
            rows.addWidget(self._row(facts, seat, place, tight=tight))
            if seat != order[-1]:
                rows.addWidget(HairLine(self._theme))
        self._column.insertWidget(0, self._rows)
        self._rows.show()
        self._graph.show_scores(facts.graph)
        self._show_legend(facts)

    def _row(self, facts: StandingsFacts, seat: SeatIndex, place: int, *, tight: bool) -> QFrame:
        score, name = facts.scores[seat], facts.names[seat]
        leads = seat in facts.leaders
        row = QFrame()
        row.setObjectName(f"standing_s{seat}")
        if leads:
            row.setProperty("material", "row")
        told = tr(_C, "Place {place}, {name}, {points}").format(
            place=place, name=name, points=points(score.total)
        )
        row.setAccessibleName(f"{told}, {facts.leaders_text}" if leads else told)
        line = QHBoxLayout(row)
        upright = 3 if tight else 7
        line.setContentsMargins(8, upright, 8, upright)
        line.setSpacing(self._theme.spaces.small)
        rank = text_label(str(place), "strong")
        rank.setFixedWidth(round(12 * text_scale(self._theme)))
        line.addWidget(rank)
        line.addWidget(Avatar(self._theme, seat, name, 26 if tight else 32))
        who = QVBoxLayout()
        who.setSpacing(0)
        who.addWidget(ElidedLabel(name, "strong"))
        if leads:
            who.addWidget(ElidedLabel(facts.leaders_text, "accent"))
        line.addLayout(who, 1)
        change = score.hand - score.from_total
        sign = "+" if change >= 0 else MINUS
        sum_text = f"{number(score.total - change)} {sign} {abs(change)}"
        line.addWidget(text_label(sum_text, "small", align=_RIGHT, name=f"standing_sum_s{seat}"))
        total = text_label(number(score.total), "total", align=_RIGHT, name=f"standing_total_s{seat}")
        total.setMinimumWidth(total.fontMetrics().horizontalAdvance("0000"))
        line.addWidget(total)
        return row

    def _show_legend(self, facts: StandingsFacts) -> None:
        clear_layout(self._legend)
        if facts.bonus_points:
            for bonus in sorted_bonuses(facts.in_play):
                entry = bonus_entry(self._theme, bonus, facts.bonus_points)
                self._legend.addWidget(entry)
                entry.show()


def bonus_entry(theme: Theme, bonus: Bonus, bonus_points: int) -> QWidget:
    """What the badge of a bonus means: "L Longest word +10"."""
    entry = QWidget()
    line = QHBoxLayout(entry)
    line.setContentsMargins(0, 0, 0, 0)
    line.setSpacing(4)
    line.addWidget(BonusBadge(theme, bonus_letter(bonus), diameter=16))
    line.addWidget(text_label(f"{bonus_name(bonus)} {signed(bonus_points)}", "small"))
    return entry
