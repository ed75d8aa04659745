"""The room of records: the players of the table, every variant of solitaire, the days of the puzzle."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from quiddler_qt.engine.rules import MinWord
from quiddler_qt.session.daily_calendar import DailyCalendar
from quiddler_qt.storage.solitaire_statistics import SolitaireRecords, VariantRecords
from quiddler_qt.storage.table_statistics import PlayerRecords, TableRecords
from quiddler_qt.ui import wording
from quiddler_qt.ui.dialogs.flow_layout import clear_layout
from quiddler_qt.ui.dialogs.labels import text_label
from quiddler_qt.ui.dialogs.notice_line import NoticeLine
from quiddler_qt.ui.dialogs.paper_sheet import FittingScrollArea, section_title
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.pages.paper_room import PaperRoom
from quiddler_qt.ui.records.record_keeper import RecordKeeper
from quiddler_qt.ui.records.records_wording import NOTHING, share, worth
from quiddler_qt.ui.records.table_section import TableSection, shown_name
from quiddler_qt.ui.solitaire.services import SolitaireServices
from quiddler_qt.ui.solitaire.solitaire_wording import duration, variant_name
from quiddler_qt.ui.theme.card_art import CardArt
from quiddler_qt.ui.theme.tokens import Theme

_C = "Records"


class RecordsPage(PaperRoom):
    """Games, wins, rows, times and words; each number with its name for screen readers."""

    def __init__(self, theme: Theme, art: CardArt, keeper: RecordKeeper, services: SolitaireServices) -> None:
        super().__init__(theme, art, "records", tr(_C, "Records"))
        self._keeper = keeper
        self._services = services
        self._shown = TableRecords()
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setSpacing(theme.spaces.medium)
        lines.addWidget(section_title(tr(_C, "At the table")))
        self._players = TableSection(theme)
        self._players.forget_wanted.connect(self._forget)
        lines.addWidget(self._players)
        lines.addSpacing(theme.spaces.medium)
        lines.addWidget(section_title(tr(_C, "Solitaire")))
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(theme.spaces.medium)
        self._table.setVerticalSpacing(theme.spaces.small)
        lines.addLayout(self._table)
        lines.addSpacing(theme.spaces.medium)
        lines.addWidget(section_title(tr(_C, "Daily puzzle")))
        self._days = QGridLayout()
        self._days.setHorizontalSpacing(theme.spaces.medium)
        lines.addLayout(self._days)
        lines.addStretch(1)
        scroll = FittingScrollArea(inside)
        scroll.setObjectName("records_scroll")
        scroll.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        scroll.setAccessibleName(tr(_C, "Records"))
        self.body.addWidget(scroll, 1)
        self._notice = NoticeLine("records_notice")
        self.body.addWidget(self._notice)

    def enter(self) -> None:
        """The records as they are now."""
        self._notice.say("")
        self._show_players()
        self._show(self._services.solitaire.records())
        super().enter()

    def set_theme(self, theme: Theme, art: CardArt) -> None:
        """Paints with another theme from now on."""
        super().set_theme(theme, art)
        self._players.show_records(self._shown, theme)

    # -- players of the table --------------------------------------------------------------------------------
    def _show_players(self) -> None:
        self._shown = self._keeper.records()
        self._players.show_records(self._shown, self._theme)

    def _forget(self, key: str) -> None:
        player = self._keeper.forget(key)
        if player is None:
            return
        self._show_players()
        told = tr(_C, "The records of {name} are forgotten.").format(name=shown_name(player))
        self._notice.say(told, tr(_C, "Undo"), partial(self._restore, player))
        self._notice.focus_button()

    def _restore(self, player: PlayerRecords) -> None:
        if self._keeper.restore(player):
            self._show_players()
            self._notice.say(tr(_C, "The records of {name} are back.").format(name=shown_name(player)))
        (self.first_focus() or self).setFocus(Qt.FocusReason.OtherFocusReason)

    # -- showing ---------------------------------------------------------------------------------------------
    def _show(self, records: SolitaireRecords) -> None:
        clear_layout(self._table)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, variant in enumerate(MinWord, start=1):
            label = text_label(variant_name(variant), "strong", wrap=True, align=right)
            label.setToolTip(wording.shortest_word(variant))
            self._add(self._table, label, 0, column)
        rows = _rows()
        for line, (key, name) in enumerate(rows, start=1):
            self._add(self._table, text_label(name, "small"), 2 * line, 0)
            rule = QFrame()
            rule.setProperty("material", "row")
            rule.setFixedHeight(1)
            self._table.addWidget(rule, 2 * line - 1, 0, 1, 1 + len(MinWord))
            rule.show()
            for column, variant in enumerate(MinWord, start=1):
                text = _value(records.variants[variant], key)
                label = text_label(text, "strong", align=right, name=f"record_{variant.value}_{key}")
                label.setAccessibleName(f"{variant_name(variant)}, {name}: {text}")
                self._add(self._table, label, 2 * line, column)
        self._table.setColumnStretch(0, 1)
        self._show_days(DailyCalendar(records.days))

    def _show_days(self, calendar: DailyCalendar) -> None:
        clear_layout(self._days)
        today = self._services.now().date()
        best = max((result.best for result in calendar.results.values()), default=None)
        facts: Sequence[tuple[str, str, str]] = (
            ("played", tr(_C, "Days played"), str(len(calendar.results))),
            ("best", tr(_C, "Best score"), NOTHING if best is None else wording.number(best)),
            ("streak", tr(_C, "Days in a row now"), str(calendar.streak(today))),
            ("best_streak", tr(_C, "Longest row of days"), str(calendar.best_streak(today))),
        )
        for line, (key, name, text) in enumerate(facts):
            value = text_label(text, "strong", align=Qt.AlignmentFlag.AlignRight, name=f"daily_{key}")
            value.setAccessibleName(f"{name}: {text}")
            self._add(self._days, text_label(name, "small"), line // 2, 3 * (line % 2))
            self._add(self._days, value, line // 2, 3 * (line % 2) + 1)
        self._days.setColumnMinimumWidth(2, 60)
        for column in (0, 3):
            self._days.setColumnStretch(column, 1)

    def _add(self, grid: QGridLayout, label: QWidget, row: int, column: int) -> None:
        grid.addWidget(label, row, column)
        label.show()


def _rows() -> tuple[tuple[str, str], ...]:
    """Which records there are, in order: key and name."""
    return (
        ("games", tr(_C, "Games")),
        ("wins", tr(_C, "Won")),
        ("wins_without_hints", tr(_C, "Won without hints")),
        ("hints", tr(_C, "Hints used")),
        ("streak", tr(_C, "Won in a row now")),
        ("best_streak", tr(_C, "Most in a row")),
        ("fastest_win_ms", tr(_C, "Fastest win")),
        ("total_ms", tr(_C, "Time played")),
        ("longest", tr(_C, "Longest word")),
        ("dearest", tr(_C, "Best word")),
    )


def _value(records: VariantRecords, key: str) -> str:
    """A record as people read it."""
    match key:
        case "fastest_win_ms" | "total_ms":
            time_ms = records.fastest_win_ms if key == "fastest_win_ms" else records.total_ms
            return duration(time_ms) if time_ms else NOTHING
        case "wins":
            return share(records.wins, records.games)
        case "longest":
            return records.longest or NOTHING
        case "dearest":
            return worth(records.dearest, records.dearest_points)
        case _:
            return str(getattr(records, key))
