"""The score pad: a column for each seat, a row for each round, and what every number is made of."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QRect, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAction, QGuiApplication, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Bonus, bonuses_in_play
from quiddler_qt.session.scorepad_table import PadRow, ScorepadTable
from quiddler_qt.ui.accessibility import announce
from quiddler_qt.ui.dialogs.flow_layout import FlowLayout, clear_layout
from quiddler_qt.ui.dialogs.labels import ElidedLabel, icon_button
from quiddler_qt.ui.dialogs.paper_sheet import PaperFrame
from quiddler_qt.ui.dialogs.score_graph import GraphFacts, ScoreGraph
from quiddler_qt.ui.dialogs.standings import bonus_entry
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scorepad.explanation import Explanation, score_lines, total_lines
from quiddler_qt.ui.scorepad.pad_export import PadExporter, PadFacts, as_text
from quiddler_qt.ui.scorepad.pad_parts import NumberCell
from quiddler_qt.ui.scorepad.pad_table import PadTable
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.icons import icon
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import cards, round_title, sorted_bonuses

_C = "ScorePad"
_HOVER_MS = 120
"""So long the mouse rests on a number before it explains itself."""


@dataclass(frozen=True, slots=True)
class _Shape:
    """What decides how many widgets there are: they are made anew only when it changes."""

    seats: int
    rounds: int


class ScorePad(PaperFrame):
    """The pad on the table. It shows the table it is given and adds nothing up.

    Every number explains itself to the mouse, to a click and to the keyboard. ``left()`` says that the
    keyboard is to go back to the cards; ``told(sentence)`` what became of a copy or a file.
    """

    RADIUS = 16

    left = Signal()
    told = Signal(str)

    def __init__(self, theme: Theme, art: CardArt) -> None:
        super().__init__(theme, art)
        self.setObjectName("score_pad")
        self.setAccessibleName(tr(_C, "Score pad"))
        self._shape = _Shape(0, 0)
        self._facts: PadFacts | None = None
        self._speed = 1.0
        self._place = (0, 0)
        self._stage: QWidget | None = None
        self._explanation: Explanation | None = None
        self._pointed: NumberCell | None = None
        self._hover = QTimer(self, singleShot=True, interval=_HOVER_MS)
        self._hover.timeout.connect(self._explain_pointed)
        self._counting: dict[NumberCell, tuple[int, int]] = {}
        self._count_up = QVariantAnimation(self)
        self._count_up.setStartValue(0.0)
        self._count_up.setEndValue(1.0)
        self._count_up.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._count_up.valueChanged.connect(self._count_to)
        self._count_up.finished.connect(self.finish_now)
        self._exporter = PadExporter(self)
        self._exporter.told.connect(self.told)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 22, 18)
        column.setSpacing(theme.spaces.tiny)
        column.addLayout(self._make_head())
        self._graph = ScoreGraph(theme)
        self._graph.hide()
        self._table = PadTable(theme)
        self._table.fitted.connect(self._show_current_round_soon)
        legend = QWidget()
        self._legend = FlowLayout(legend, gap=10, line_gap=2)
        column.addWidget(self._graph, 1)
        column.addWidget(self._table, 1)
        column.addWidget(legend)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self._bonuses_shown: frozenset[Bonus] | None = None
        self._ink_buttons()

    def _make_head(self) -> QHBoxLayout:
        self._title = ElidedLabel(tr(_C, "Score pad"), "heading", name="score_pad_title")
        self._round = ElidedLabel("", "small", name="score_pad_round")
        self._graph_button = icon_button(tr(_C, "Show the game as a graph"), "score_graph_button")
        self._graph_button.setCheckable(True)
        self._graph_button.toggled.connect(self._show_graph)
        self._menu_button = icon_button(tr(_C, "Copy, print or save the score pad"), "score_menu_button")
        self._menu_button.clicked.connect(self._open_own_menu)
        self._menu = QMenu(self)
        self._menu.setObjectName("score_menu")
        for name, text in (
            ("score_copy", tr(_C, "Copy")),
            ("score_print", tr(_C, "Print\N{HORIZONTAL ELLIPSIS}")),
            ("score_save_pdf", tr(_C, "Save as PDF\N{HORIZONTAL ELLIPSIS}")),
            ("score_save_csv", tr(_C, "Save as CSV\N{HORIZONTAL ELLIPSIS}")),
        ):
            self._menu.addAction(text).setObjectName(name)
        self._menu.triggered.connect(self._choose)
        head = QHBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._title, 1)
        head.addWidget(self._round)
        head.addSpacing(4)
        head.addWidget(self._graph_button)
        head.addWidget(self._menu_button)
        return head

    # -- what is shown -------------------------------------------------------------------------

    def show_table(self, table: ScorepadTable, observation: Observation) -> None:
        """Shows these numbers. Widgets stay the same while seats and rounds do."""
        shape = _Shape(len(observation.seats), len(table.rows))
        is_new = shape != self._shape
        if is_new:
            self._shape = shape
            self._build(shape)
        names = tuple(seat.name for seat in observation.seats)
        self.finish_now()
        before = {cell: cell.value for cell in self._table.numbers()}
        self._facts = PadFacts(table, observation)
        current = self._facts.current_round
        self._round.setText(round_title(current, len(table.rows)))
        for seat, name in enumerate(names):
            self._table.heads[seat].show_seat(seat, name, deals=seat == observation.dealer)
        for row in table.rows:
            self._show_row(row, names)
        for seat, total in enumerate(table.totals):
            leads = seat in table.leaders
            self._table.totals[seat].show_total(total, name=names[seat], leads=leads)
            self._table.leads[seat].set_leading(leads)
        in_play = bonuses_in_play(observation.rules, len(names), min(current, len(table.rows) - 1))
        self._show_legend(in_play, observation.rules.bonus_points)
        self._graph.show_scores(GraphFacts(names, observation.history, observation.rules.hand_sizes))
        self._fit()
        if not is_new:
            self._count_from(before)
        self._explain_again()

    def set_stage(self, stage: QWidget) -> None:
        """The widget, around the pad, over which the slips are shown; the whole window unless told."""
        self._stage = stage

    @property
    def facts(self) -> PadFacts | None:
        """What is shown now."""
        return self._facts

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        if self._explanation is not None:
            self._explanation.deleteLater()
            self._explanation = None
        self._ink_buttons()
        self._fit()
        self._explain_again()

    def focus_pad(self) -> None:
        """Gives the keyboard to a number: the one it had last, at first the newest."""
        if self._facts is not None and self._place == (0, 0):
            self._place = (max(0, len(self._facts.observation.history) - 1), 0)
        self._graph_button.setChecked(False)
        self._walk_to(*self._place)

    # -- counting up ---------------------------------------------------------------------------

    def set_motion_speed(self, speed: float) -> None:
        """1 is normal, 2 twice as fast, 0 shows every number at once."""
        self._speed = speed

    def finish_now(self) -> None:
        """Shows every number as it is."""
        self._count_up.stop()
        counting, self._counting = self._counting, {}
        for cell in counting:
            if cell.value is not None:
                cell.show_number(cell.value)
        application = QApplication.instance()
        if counting and application is not None:
            application.removeEventFilter(self)

    @property
    def is_counting(self) -> bool:
        """Whether numbers still run up."""
        return bool(self._counting)

    def _count_from(self, before: dict[NumberCell, int | None]) -> None:
        """Runs up what has changed; behind another page that waits until the pad is seen."""
        if self._speed <= 0:
            return
        self._counting = {
            cell: (before[cell] or 0, cell.value)
            for cell in self._table.numbers()
            if cell.value is not None and cell.value != before[cell]
        }
        self._count_to(0)
        if self._counting and self.isVisible():
            self._run_up()

    def _run_up(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)
        self._count_up.setDuration(round(self._theme.motion.count_up_ms / self._speed))
        self._count_up.start()

    def _count_to(self, part: float) -> None:
        for cell, (start, end) in self._counting.items():
            cell.show_number(round(start + (end - start) * part))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any input jumps to the end."""
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            self.finish_now()
        return False

    # -- explaining ----------------------------------------------------------------------------

    def _explain_again(self) -> None:
        """The slip as things are now, if it is up."""
        shown = self._explanation is not None and self._explanation.isVisible()
        focused = QApplication.focusWidget()
        if isinstance(focused, NumberCell) and self.isAncestorOf(focused):
            self._explain(focused)
        elif shown and self._pointed is not None:
            self._explain(self._pointed)
        elif shown:
            self._hide_explanation()

    def _point(self, cell: NumberCell, inside: bool) -> None:
        if inside:
            self._pointed = cell
            self._hover.start()
        elif self._pointed is cell:
            self._pointed = None
            self._hover.stop()
            focused = QApplication.focusWidget()
            if isinstance(focused, NumberCell) and self.isAncestorOf(focused):
                self._explain(focused)
            else:
                self._hide_explanation()

    def _explain_pointed(self) -> None:
        if self._pointed is not None:
            self._explain(self._pointed)

    def _explain(self, cell: NumberCell) -> None:
        facts = self._facts
        if facts is None or not self.isVisible():
            return
        names = [seat.name for seat in facts.observation.seats]
        place = self._table.place_of(cell)
        if place is None:
            return
        row, seat = place
        if row < len(facts.table.rows):
            entry = facts.table.rows[row]
            lines = score_lines(entry.cells[seat], facts.observation.rules.failed_word)
            title = tr(_C, "{name}, round {number} with {cards}").format(
                name=names[seat], number=row + 1, cards=cards(entry.hand_size)
            )
        else:
            scores = [scores[seat] for scores in facts.observation.history]
            lines = total_lines(scores, facts.observation.rules.hand_sizes) if scores else ()
            title = tr(_C, "{name}, total").format(name=names[seat])
        if not lines:
            self._hide_explanation()
            return
        if self._explanation is None:
            self._explanation = Explanation(self._theme, self._art, self._stage or self.window())
        corner = cell.mapTo(self._stage or self.window(), QPoint(0, 0))
        self._explanation.show_lines(title, lines, QRect(corner, cell.size()))
        cell.setAccessibleDescription(self._explanation.accessibleDescription())

    def _explain_aloud(self, cell: NumberCell) -> None:
        """Asked for by a click or a key: a screen reader says it too."""
        self._explain(cell)
        if self._explanation is not None and self._explanation.isVisible():
            announce(self, self._explanation.accessibleDescription())

    def _hide_explanation(self) -> None:
        if self._explanation is not None:
            self._explanation.hide()

    # -- walking -------------------------------------------------------------------------------

    def _walk(self, cell: NumberCell, key: Qt.Key) -> None:
        place = self._table.place_of(cell)
        if place is None:
            return
        row, seat = place
        match key:
            case Qt.Key.Key_Left:
                seat -= 1
            case Qt.Key.Key_Right:
                seat += 1
            case Qt.Key.Key_Up:
                row -= 1
            case Qt.Key.Key_Down:
                row += 1
            case Qt.Key.Key_Home:
                seat = 0
            case Qt.Key.Key_End:
                seat = self._shape.seats - 1
        self._walk_to(row, seat)

    def _walk_to(self, row: int, seat: int) -> None:
        cell = self._table.cell_at(row, seat)
        if cell is not None:
            self._table.scroll_area.ensureWidgetVisible(cell, 0, 4)
            cell.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _focus(self, cell: NumberCell, inside: bool) -> None:
        if not inside:
            self._hide_explanation()
            return
        place = self._table.place_of(cell)
        if place is None:
            return
        # Tab leads to the number that had the keyboard last, and from there out of the pad.
        for other in self._table.numbers():
            other.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._place = place
        self._explain(cell)

    # -- copy, print, save ---------------------------------------------------------------------

    def copy(self) -> None:
        """Puts the pad on the clipboard as text with tabs, which tables understand."""
        if self._facts is not None:
            QGuiApplication.clipboard().setText(as_text(self._facts))
            self.told.emit(tr(_C, "The score pad is on the clipboard."))

    def _choose(self, action: QAction) -> None:
        if self._facts is None:
            return
        match action.objectName():
            case "score_copy":
                self.copy()
            case "score_print":
                self._exporter.print_pdf(self._facts)
            case "score_save_pdf":
                self._exporter.choose_file(self._facts, "pdf")
            case "score_save_csv":
                self._exporter.choose_file(self._facts, "csv")

    def _open_own_menu(self) -> None:
        self.open_menu(self._menu_button)

    def open_menu(self, button: QWidget) -> None:
        """What can be done with the whole pad, under a button: its own, or one of the page of the end."""
        width = self._menu.sizeHint().width()
        self._menu.popup(button.mapToGlobal(QPoint(button.width() - width, button.height())))

    def _show_graph(self, wanted: bool) -> None:
        """The graph in place of the numbers."""
        self._graph.setVisible(wanted)
        self._table.setVisible(not wanted)
        self._hide_explanation()

    def _ink_buttons(self) -> None:
        ink = self._theme.colors.paper_ink
        self._graph_button.setIcon(icon("graph", ink))
        self._menu_button.setIcon(icon("menu", ink))

    # -- Qt ------------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Numbers that changed meanwhile run up now."""
        super().showEvent(event)
        if self._counting:
            self._run_up()

    def hideEvent(self, event: QHideEvent) -> None:
        """The slip goes with the pad."""
        super().hideEvent(event)
        self._pointed = None
        self._hover.stop()
        self._hide_explanation()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The round goes where the title needs its room; the table fits itself when it is resized."""
        super().resizeEvent(event)
        self._fit_title()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size: other row heights and names."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "_table"):
            self._fit()

    # -- parts ---------------------------------------------------------------------------------

    def _build(self, shape: _Shape) -> None:
        self.finish_now()
        self._hide_explanation()
        self._pointed = None
        self._place = (0, 0)
        self._table.build(shape.seats, shape.rounds)
        for cell in self._table.numbers():
            cell.pointed.connect(self._point)
            cell.focused.connect(self._focus)
            cell.walked.connect(self._walk)
            cell.chosen.connect(self._explain_aloud)
            cell.left.connect(self.left)
        self._table.totals[0].setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        stops = (self._graph_button, self._menu_button, *self._table.numbers())
        for before, after in pairwise(stops):
            # They were made after the table talk, and come before it.
            QWidget.setTabOrder(before, after)

    def _show_row(self, row: PadRow, names: tuple[str, ...]) -> None:
        self._table.rounds[row.round_index].show_round(row)
        for seat, cell in enumerate(row.cells):
            self._table.cells[row.round_index][seat].show_cell(
                cell, name=names[seat], current=row.is_current, deals=row.dealer == seat
            )

    def _show_legend(self, in_play: frozenset[Bonus], bonus_points: int) -> None:
        if in_play == self._bonuses_shown:
            return
        self._bonuses_shown = in_play
        clear_layout(self._legend)
        if bonus_points:
            for bonus in sorted_bonuses(in_play):
                entry = bonus_entry(self._theme, bonus, bonus_points)
                self._legend.addWidget(entry)
                entry.show()

    def _fit(self) -> None:
        """The title, the names and the numbers in the room there is."""
        self._table.fit()
        self._fit_title()

    def _fit_title(self) -> None:
        """The number of the round beside the title, where there is room for both."""
        margins = self._column.contentsMargins()
        titles = sum(
            label.fontMetrics().horizontalAdvance(label.text()) for label in (self._title, self._round)
        )
        buttons = self._graph_button.sizeHint().width() + self._menu_button.sizeHint().width()
        self._round.setVisible(titles + buttons + 16 <= self.width() - margins.left() - margins.right())

    def _show_current_round_soon(self) -> None:
        QTimer.singleShot(0, self, self._show_current_round)

    def _show_current_round(self) -> None:
        """Scrolls to the round that is played, unless somebody reads another by keyboard."""
        focused = QApplication.focusWidget()
        if self._facts is not None and not (
            focused is not None and self._table.scroll_area.isAncestorOf(focused)
        ):
            self._table.show_round(self._facts.current_round)
