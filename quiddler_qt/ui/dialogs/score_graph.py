"""The game so far as lines: one for each seat, with its own mark and its name at the end."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.ui.dialogs.themed import Themed, text_scale
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.theme.fonts import MEDIUM, SEMI_BOLD, ui_font
from quiddler_qt.ui.theme.tokens import Theme
from quiddler_qt.ui.wording import number

_C = "ScoreGraph"
_GRID_STEPS = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)


@dataclass(frozen=True, slots=True)
class GraphFacts:
    """Names by seat, scores of the rounds played, and the cards of all rounds."""

    names: tuple[str, ...]
    history: tuple[tuple[SeatScore, ...], ...]
    hand_sizes: tuple[int, ...]


class ScoreGraph(QWidget, Themed):
    """Running totals over the rounds; two rounds to come leave room for the names.

    ``round_chosen(index)`` is a click on a round, counted from 0, for whoever listens.
    """

    round_chosen = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._round_xs: tuple[float, ...] = ()
        self._theme = theme
        self._facts = GraphFacts((), (), ())
        self.setObjectName("score_graph")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_scores(self, facts: GraphFacts) -> None:
        """Draws these scores, and says them in its description."""
        self._facts = facts
        self.setAccessibleName(tr(_C, "The game so far"))
        totals = facts.history[-1] if facts.history else ()
        self.setAccessibleDescription(
            ", ".join(
                f"{name} {number(score.total)}" for name, score in zip(facts.names, totals, strict=False)
            )
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as the labels at the line ends need, and not too flat."""
        label = QFontMetricsF(self._label_font()).height() + 2
        scale = text_scale(self._theme)
        wanted = max(180.0, label * len(self._facts.names) + 3.2 * label)
        return QSize(round(280 * scale), round(wanted))

    def minimumSizeHint(self) -> QSize:
        """Small, but with room for every label."""
        label = QFontMetricsF(self._label_font()).height() + 2
        return QSize(
            round(180 * text_scale(self._theme)), round(label * len(self._facts.names) + 3.2 * label)
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draws grid, lines, marks and names."""
        if not self._facts.history:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Chooses the nearest round."""
        x = event.position().x()
        if self._round_xs and event.button() == Qt.MouseButton.LeftButton:
            nearest = min(range(len(self._round_xs)), key=lambda index: abs(self._round_xs[index] - x))
            self.round_chosen.emit(nearest)

    # -- parts ---------------------------------------------------------------------------------

    def _label_font(self) -> QFont:
        return ui_font(self._theme.type_sizes.small * text_scale(self._theme), SEMI_BOLD)

    def _axis_font(self) -> QFont:
        return ui_font(max(11.0, self._theme.type_sizes.small - 1) * text_scale(self._theme), MEDIUM)

    def _paint(self, painter: QPainter) -> None:
        facts, colors = self._facts, self._theme.colors
        lines = [(0, *(scores[seat].total for scores in facts.history)) for seat in range(len(facts.names))]
        low = min(0, *(min(line) for line in lines))
        high = max(10, *(max(line) for line in lines))
        step = next((size for size in _GRID_STEPS if (high - low) / size <= 5), 2000)
        bottom, top = low // step * step, -(-high // step) * step
        axis, label = QFontMetricsF(self._axis_font()), QFontMetricsF(self._label_font())
        left = max(axis.horizontalAdvance(number(value)) for value in (bottom, top)) + 10
        texts = [f"{name} {number(line[-1])}" for name, line in zip(facts.names, lines, strict=True)]
        name_room = min(max(label.horizontalAdvance(text) for text in texts) + 4, self.width() * 0.42)
        foot = 2 * axis.height() + 8
        plot = QRectF(
            left, axis.height() / 2 + 2, self.width() - left - 6, self.height() - foot - axis.height() / 2
        )
        line_width = plot.width() - name_room - 34
        rounds = len(facts.history)

        def place(round_: int, total: float) -> QPointF:
            return QPointF(
                plot.left() + 6 + line_width * round_ / max(1, rounds),
                plot.bottom() - plot.height() * (total - bottom) / max(1, top - bottom),
            )

        painter.setFont(self._axis_font())
        for value in range(bottom, top + 1, step):
            y = place(0, value).y()
            painter.setPen(QPen(colors.paper_line, 1.0 if value else 1.6))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(colors.paper_ink_2)
            box = QRectF(0, y - axis.height() / 2, left - 8, axis.height())
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number(value))
        xs = [place(index, 0).x() for index in range(rounds + 1)]
        self._round_xs = tuple(xs[1:])
        self._paint_rounds(painter, plot, xs)
        ends = [place(rounds, line[-1]) for line in lines]
        for seat in reversed(range(len(lines))):
            self._paint_line(painter, seat, [place(index, total) for index, total in enumerate(lines[seat])])
        self._paint_names(painter, texts, ends, plot, name_room)

    def _paint_rounds(self, painter: QPainter, plot: QRectF, xs: Sequence[float]) -> None:
        axis = QFontMetricsF(self._axis_font())
        painter.setPen(self._theme.colors.paper_ink_2)
        shown_until = -1.0
        for index, x in enumerate(xs[1:]):
            text = str(self._facts.hand_sizes[index])
            width = axis.horizontalAdvance(text) + 4
            if x - width / 2 > shown_until:
                box = QRectF(x - width / 2, plot.bottom() + 3, width, axis.height())
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
                shown_until = x + width / 2
        title = QRectF(plot.left(), plot.bottom() + 3 + axis.height(), plot.width(), axis.height() + 2)
        painter.drawText(title, Qt.AlignmentFlag.AlignHCenter, tr(_C, "cards in the round"))

    def _paint_line(self, painter: QPainter, seat: int, points: list[QPointF]) -> None:
        color = self._theme.player_color(seat)
        edge = self._theme.colors.paper_ink
        for pen in (QPen(edge, 3.6), QPen(color, 2.2)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points))
        for point in points[1:]:
            paint_seat_mark(painter, point, 5.0, seat, color, edge)

    def _paint_names(
        self, painter: QPainter, texts: list[str], ends: list[QPointF], plot: QRectF, room: float
    ) -> None:
        """Names in the order of the line ends, pushed apart so that none covers another."""
        colors, label = self._theme.colors, QFontMetricsF(self._label_font())
        height = label.height() + 2
        order = sorted(range(len(texts)), key=lambda seat: (ends[seat].y(), seat))
        ys: list[float] = []
        for seat in order:
            ys.append(max(ends[seat].y(), ys[-1] + height if ys else plot.top()))
        # What was pushed out at the foot goes back up, and pushes its neighbours.
        limit = plot.bottom()
        for index in reversed(range(len(ys))):
            ys[index] = min(ys[index], limit)
            limit = ys[index] - height
        painter.setFont(self._label_font())
        left = plot.right() - room
        for seat, y in zip(order, ys, strict=True):
            end = ends[seat]
            painter.setPen(QPen(colors.paper_ink_2, 1))
            painter.drawLine(end + QPointF(8, 0), QPointF(left - 16, y))
            paint_seat_mark(
                painter, QPointF(left - 9, y), 5.0, seat, self._theme.player_color(seat), colors.paper_ink
            )
            painter.setPen(colors.paper_ink)
            box = QRectF(left, y - height / 2, room, height)
            shown = _elided_keeping_number(label, texts[seat], room)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def paint_seat_mark(
    painter: QPainter, center: QPointF, radius: float, seat: int, color: QColor, edge: QColor
) -> None:
    """The mark of a seat: eight shapes, so that lines are told apart without colours."""
    painter.save()
    painter.setPen(QPen(edge, 1.2))
    painter.setBrush(color)
    r = radius
    match seat % 8:
        case 0:
            painter.drawEllipse(center, r, r)
        case 1:
            painter.drawRect(QRectF(center.x() - r * 0.9, center.y() - r * 0.9, r * 1.8, r * 1.8))
        case 2:
            painter.drawPolygon(_polygon(center, (0, -r * 1.15), (r * 1.1, r * 0.85), (-r * 1.1, r * 0.85)))
        case 3:
            painter.drawPolygon(
                _polygon(center, (0, -r * 1.25), (r * 1.25, 0), (0, r * 1.25), (-r * 1.25, 0))
            )
        case 4:
            painter.drawPolygon(_polygon(center, (0, r * 1.15), (r * 1.1, -r * 0.85), (-r * 1.1, -r * 0.85)))
        case 5:
            painter.drawPath(_plus(center, r * 1.2, r * 0.45))
        case 6:
            painter.drawPolygon(
                _polygon(
                    center,
                    (-r * 0.6, -r),
                    (r * 0.6, -r),
                    (r * 1.2, 0),
                    (r * 0.6, r),
                    (-r * 0.6, r),
                    (-r * 1.2, 0),
                )
            )
        case _:
            painter.drawRect(QRectF(center.x() - r * 1.25, center.y() - r * 0.5, r * 2.5, r))
    painter.restore()


def _polygon(center: QPointF, *points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([center + QPointF(x, y) for x, y in points])


def _plus(center: QPointF, reach: float, half: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(center.x() - reach, center.y() - half, 2 * reach, 2 * half))
    upright = QPainterPath()
    upright.addRect(QRectF(center.x() - half, center.y() - reach, 2 * half, 2 * reach))
    return path.united(upright)


def _elided_keeping_number(metrics: QFontMetricsF, text: str, room: float) -> str:
    """A text like "Maximilia… 84": the name is cut, the number is not."""
    name, _, total = text.rpartition(" ")
    tail = metrics.horizontalAdvance(f" {total}")
    return f"{metrics.elidedText(name, Qt.TextElideMode.ElideRight, room - tail)} {total}"
