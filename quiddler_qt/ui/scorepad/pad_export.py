"""The score pad outside the program: as text for the clipboard, as a CSV table, as a printed page."""

import csv
import io
import logging
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QBuffer,
    QIODevice,
    QMarginsF,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QTemporaryDir,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QFont,
    QFontMetricsF,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QPen,
)
from PySide6.QtWidgets import QFileDialog, QWidget

from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.session.scorepad_table import ScorepadTable
from quiddler_qt.storage.atomic_file import write_atomically
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.fonts import BOLD, EXTRA_BOLD, MEDIUM, title_font, ui_font
from quiddler_qt.ui.wording import bonus_letter, bonus_name, number, score_parts, sorted_bonuses

log = logging.getLogger(__name__)

_C = "PadExport"
_RISKY: Final = ("=", "+", "-", "@", "\t", "\r")
"""A table program takes a cell that begins so for a formula."""
_INK = QColor("#000000")
_PALE = QColor("#8a8a8a")
_DPI: Final = 300
_UNIT: Final = _DPI / 96
"""Dots of the page for a pixel of the screen."""


@dataclass(frozen=True, slots=True)
class PadFacts:
    """What a pad shows: its numbers, and the public view of the game they belong to."""

    table: ScorepadTable
    observation: Observation

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return tuple(seat.name for seat in self.observation.seats)

    @property
    def current_round(self) -> int:
        """The index of the round that is played, or of the last one."""
        rows = self.table.rows
        return next((row.round_index for row in rows if row.is_current), len(rows) - 1)


def as_rows(facts: PadFacts) -> list[list[str | int]]:
    """Head, a row for each round, and the totals. A bonus stands as its letter behind the number."""
    rows: list[list[str | int]] = [[tr(_C, "Round"), tr(_C, "Cards"), *facts.names]]
    for row in facts.table.rows:
        cells: list[str | int] = [
            "" if cell.score is None else cell.score.hand - cell.score.from_total for cell in row.cells
        ]
        rows.append([row.round_index + 1, row.hand_size, *cells])
    rows.append([tr(_C, "Total"), "", *facts.table.totals])
    return rows


def as_text(facts: PadFacts) -> str:
    """The pad with tabs between the columns; tabs and line breaks in names become spaces."""
    return "\n".join(
        "\t".join(" ".join(cell.split()) if isinstance(cell, str) else str(cell) for cell in row)
        for row in as_rows(facts)
    )


def as_csv(facts: PadFacts) -> bytes:
    """The pad as CSV in UTF-8 with a mark, which table programs need to read names right.

    Besides the rounds' results: what they are made of, a line for each seat and round.
    """
    text = io.StringIO(newline="")
    writer = csv.writer(text, quoting=csv.QUOTE_MINIMAL)
    for row in as_rows(facts):
        writer.writerow([_harmless(cell) for cell in row])
    writer.writerow([])
    head = (
        tr(_C, "Round"),
        tr(_C, "Name"),
        tr(_C, "Words"),
        tr(_C, "Unused"),
        tr(_C, "Struck"),
        tr(_C, "Challenges lost"),
        tr(_C, "Bonuses"),
        tr(_C, "Result"),
        tr(_C, "Total"),
    )
    writer.writerow([_harmless(cell) for cell in head])
    for entry in facts.table.rows:
        for name, cell in zip(facts.names, entry.cells, strict=True):
            if cell.score is not None:
                numbers = _numbers(cell.score)
                writer.writerow([entry.round_index + 1, _harmless(name), *numbers])
    return b"\xef\xbb\xbf" + text.getvalue().encode()


def _numbers(score: SeatScore) -> tuple[int, ...]:
    return (
        score.words,
        -score.unused,
        -score.struck,
        -score.challenges,
        score.bonus,
        score.hand - score.from_total,
        score.total,
    )


def _harmless(cell: str | int) -> str | int:
    """A text that no table program takes for a formula: names come from people and from files."""
    if isinstance(cell, str) and cell.startswith(_RISKY):
        return f"'{cell}"
    return cell


# -- the page ------------------------------------------------------------------------------------


def as_pdf(facts: PadFacts, title: str = "Quiddler Qt") -> bytes:
    """The pad on a page of A4, across where there are many seats; more pages where one is too short."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator(title)
    writer.setResolution(_DPI)
    across = len(facts.names) > 5
    orientation = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    layout = QPageLayout(
        QPageSize(QPageSize.PageSizeId.A4),
        orientation,
        QMarginsF(15, 15, 15, 15),
        QPageLayout.Unit.Millimeter,
    )
    writer.setPageLayout(layout)
    painter = QPainter(writer)
    page = QRectF(QPointF(0, 0), layout.paintRectPixels(_DPI).size().toSizeF())
    _Page(facts, title).paint(painter, page, writer)
    painter.end()
    return bytes(buffer.data().data())


class _Page:
    """Paints the pad in black on white; lengths in pixels of the screen times _UNIT."""

    def __init__(self, facts: PadFacts, title: str) -> None:
        self._facts = facts
        self._title = title

    def paint(self, painter: QPainter, page: QRectF, writer: QPdfWriter) -> None:
        facts, unit = self._facts, _UNIT
        y = self._head(painter, page)
        first = 110 * unit
        column = min(130 * unit, (page.width() - first) / len(facts.names))
        y = self._names(painter, page, y, first, column)
        height = 27 * unit
        for row in facts.table.rows:
            scores = [cell.score for cell in row.cells]
            label = tr(_C, "{round}: {cards} cards").format(round=row.round_index + 1, cards=row.hand_size)
            self._text(painter, QRectF(0, y, first, height), label, ui_font(13 * unit, MEDIUM))
            for seat, score in enumerate(scores):
                box = QRectF(first + seat * column, y, column, height)
                if score is not None:
                    self._score(painter, box, score)
            y += height
            painter.setPen(QPen(_PALE, 0.7 * unit))
            painter.drawLine(QPointF(0, y), QPointF(first + column * len(facts.names), y))
        painter.setPen(QPen(_INK, 2 * unit))
        painter.drawLine(QPointF(0, y), QPointF(first + column * len(facts.names), y))
        self._text(painter, QRectF(0, y, first, 34 * unit), tr(_C, "Total"), ui_font(14 * unit, BOLD))
        for seat, total in enumerate(facts.table.totals):
            box = QRectF(first + seat * column, y, column, 34 * unit)
            leads = seat in facts.table.leaders
            text = f"{number(total)} \N{BLACK STAR}" if leads else number(total)
            self._text(painter, box, text, ui_font(17 * unit, EXTRA_BOLD), middle=True)
        y += 46 * unit
        self._rounds_in_words(painter, page, y, writer)

    def _head(self, painter: QPainter, page: QRectF) -> float:
        unit, rows = _UNIT, len(self._facts.table.rows)
        played = len(self._facts.observation.history)
        self._text(painter, QRectF(0, 0, page.width(), 40 * unit), self._title, title_font(26 * unit))
        note = tr(_C, "Score pad after {played} of {rounds} rounds").format(played=played, rounds=rows)
        self._text(painter, QRectF(0, 40 * unit, page.width(), 24 * unit), note, ui_font(14 * unit, MEDIUM))
        return 76 * unit

    def _names(self, painter: QPainter, page: QRectF, y: float, first: float, column: float) -> float:
        font, unit = ui_font(14 * _UNIT, BOLD), _UNIT
        metrics = QFontMetricsF(font, painter.device())
        for seat, name in enumerate(self._facts.names):
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, column - 8 * unit)
            self._text(painter, QRectF(first + seat * column, y, column, 26 * unit), text, font, middle=True)
        y += 28 * unit
        painter.setPen(QPen(_INK, 1.4 * unit))
        painter.drawLine(QPointF(0, y), QPointF(first + column * len(self._facts.names), y))
        return y

    def _score(self, painter: QPainter, box: QRectF, score: SeatScore) -> None:
        letters = "".join(f" {bonus_letter(bonus)}" for bonus in sorted_bonuses(score.bonuses))
        weight = EXTRA_BOLD if letters else MEDIUM
        text = f"{number(score.hand - score.from_total)}{letters}"
        self._text(painter, box, text, ui_font(14 * _UNIT, weight), middle=True)

    def _rounds_in_words(self, painter: QPainter, page: QRectF, y: float, writer: QPdfWriter) -> None:
        """What each number is made of, a line each; what the letters mean."""
        unit = _UNIT
        font = ui_font(11.5 * unit, MEDIUM)
        height = 17 * unit
        bonuses = {bonus for scores in self._facts.observation.history for s in scores for bonus in s.bonuses}
        lines = [
            f"{bonus_letter(bonus)}: {bonus_name(bonus)}" for bonus in sorted_bonuses(frozenset(bonuses))
        ]
        for row in self._facts.table.rows:
            lines += [
                tr(_C, "Round {number}, {name}: {parts}").format(
                    number=row.round_index + 1, name=name, parts=score_parts(cell.score)
                )
                for name, cell in zip(self._facts.names, row.cells, strict=True)
                if cell.score is not None
            ]
        metrics = QFontMetricsF(font, painter.device())
        for line in lines:
            if y + height > page.height():
                writer.newPage()
                y = 0
            text = metrics.elidedText(line, Qt.TextElideMode.ElideRight, page.width())
            self._text(painter, QRectF(0, y, page.width(), height), text, font)
            y += height

    def _text(self, painter: QPainter, box: QRectF, text: str, font: QFont, *, middle: bool = False) -> None:
        painter.setFont(font)
        painter.setPen(_INK)
        side = Qt.AlignmentFlag.AlignHCenter if middle else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, text)


# -- files ---------------------------------------------------------------------------------------


class PadExporter(QObject):
    """Writes the pad to files that people choose. ``told(sentence)`` says what became of it."""

    told = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._folder: QTemporaryDir | None = None

    def choose_file(self, facts: PadFacts, kind: str) -> None:
        """Asks where to, then writes: ``kind`` is "pdf" or "csv"."""
        pattern = tr(_C, "PDF pages (*.pdf)") if kind == "pdf" else tr(_C, "CSV tables (*.csv)")
        dialog = QFileDialog(self._window.window(), tr(_C, "Save the score pad"))
        dialog.setObjectName("save_pad_dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(pattern)
        dialog.setDefaultSuffix(kind)
        # Not where the program happens to have been started.
        dialog.setDirectory(str(Path.home()))
        dialog.selectFile(f"{tr(_C, 'Score pad')}.{kind}")
        dialog.fileSelected.connect(lambda path: self.write(facts, Path(path), kind))
        dialog.open()

    def write(self, facts: PadFacts, path: Path, kind: str) -> None:
        """Writes a file, whole or not at all."""
        data = as_pdf(facts) if kind == "pdf" else as_csv(facts)
        try:
            write_atomically(path, data, keep_backup=False)
        except OSError as error:
            log.warning("the score pad cannot be written: %s", error)
            self.told.emit(tr(_C, "The score pad could not be saved there."))
        else:
            self.told.emit(tr(_C, "The score pad is saved as {name}.").format(name=path.name))

    def print_pdf(self, facts: PadFacts) -> None:
        """Opens the page in the system's own viewer, which knows the printers."""
        if self._folder is None:
            # It goes with this object.
            self._folder = QTemporaryDir()
        path = Path(self._folder.path()) / f"{tr(_C, 'Score pad')}.pdf"
        try:
            path.write_bytes(as_pdf(facts))
        except OSError as error:
            log.warning("the page cannot be written: %s", error)
        else:
            if QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
                self.told.emit(tr(_C, "The page opens in your PDF viewer: print it from there."))
                return
        self.told.emit(tr(_C, "No program here shows PDF pages. Save the score pad as PDF instead."))
