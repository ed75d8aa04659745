"""Found words on screen: a table of one column, for a list view measures every row at each search."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from quiddler_qt.ui.dictionary.word_model import WordModel
from quiddler_qt.ui.i18n import tr

_C = "Dictionary"
_ROW = 1.7
"""Height of a row in lines of text."""
_LEAST_WIDTH = 16
"""Wide letters that fit at least."""


class WordListView(QTableView):
    """Shows a quarter million words as readily as ten: all rows have one height, none is made unseen."""

    def __init__(self, model: WordModel) -> None:
        super().__init__()
        self.setObjectName("dictionary_words")
        self.setAccessibleName(tr(_C, "Words found"))
        self.setModel(model)
        self.setItemDelegate(_Inset(self))
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another text size means another height of the rows."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Home and End go to the first and the last word."""
        row = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: self.model().rowCount() - 1}.get(Qt.Key(event.key()))
        if row is None or row < 0:
            super().keyPressEvent(event)
        else:
            self.setCurrentIndex(self.model().index(row, 0))

    def _fit(self) -> None:
        metrics = self.fontMetrics()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(round(metrics.height() * _ROW))
        self.setMinimumWidth(metrics.averageCharWidth() * _LEAST_WIDTH)


class _Inset(QStyledItemDelegate):
    """Keeps a word a little away from the edge: the room of an icon that is not there."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Leaves the room."""
        super().initStyleOption(option, index)
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
        option.decorationSize = QSize(6, 1)
