"""Found words as Qt shows them: a row is made when it is looked at, so a quarter million cost nothing."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

_NOWHERE = QModelIndex()
_SHOWN = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)


class WordModel(QAbstractListModel):
    """The words of a search, in capitals, a row each."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words: Sequence[str] = ()

    def show_words(self, words: Sequence[str]) -> None:
        """Shows the result of another search."""
        self.beginResetModel()
        self._words = words
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = _NOWHERE) -> int:
        """How many words there are."""
        return 0 if parent.isValid() else len(self._words)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The word of a row."""
        if role in _SHOWN and 0 <= index.row() < len(self._words):
            return self._words[index.row()].upper()
        return None

    def word(self, row: int) -> str:
        """The word of a row in small letters, "" beyond the end."""
        return self._words[row] if 0 <= row < len(self._words) else ""
