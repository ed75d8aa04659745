"""Counts the games that end at the table, and shows the room what they add up to."""

import logging

from PySide6.QtCore import QObject, Signal

from quiddler_qt.engine.results import results_of
from quiddler_qt.storage.records_file import NewerRecordsError
from quiddler_qt.storage.saved_game import SavedGame
from quiddler_qt.storage.table_statistics import PlayerRecords, TableRecords, TableStatistics
from quiddler_qt.ui import file_wording

log = logging.getLogger(__name__)
_TROUBLE = (OSError, NewerRecordsError)


class RecordKeeper(QObject):
    """The records of one folder. ``trouble(sentence)``: they cannot be written or read, and what that means.

    A game that cannot be counted now is counted with the next one, or when somebody looks at the records.
    """

    trouble = Signal(str)

    def __init__(self, statistics: TableStatistics, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._waiting: list[SavedGame] = []

    def count(self, game: SavedGame) -> None:
        """Counts a game that is over, once. Never raises: trouble is told."""
        self._waiting.append(game)
        try:
            self._count_waiting()
        except _TROUBLE as error:
            log.warning("a game cannot be counted: %r", error)
            self.trouble.emit(file_wording.uncounted_sentence(error))

    def records(self) -> TableRecords:
        """The records as they are on the disk; none where they cannot be read, which is told."""
        try:
            self._count_waiting()
            return self._statistics.load().records
        except _TROUBLE as error:
            self._tell(error)
            return TableRecords()

    def forget(self, key: str) -> PlayerRecords | None:
        """Takes a player out. Returns what there was, for ``restore``; None where it was not to be done."""
        try:
            player = self._statistics.load().records.players.get(key)
            self._statistics.forget(key)
        except _TROUBLE as error:
            self._tell(error)
            return None
        return player

    def restore(self, player: PlayerRecords) -> bool:
        """Puts a player back. Whether that was to be done."""
        try:
            self._statistics.restore(player)
        except _TROUBLE as error:
            self._tell(error)
            return False
        return True

    def _count_waiting(self) -> None:
        while self._waiting:
            game = self._waiting[0]
            self._statistics.count(game.identity.game_id, results_of(game.record), game.hints)
            del self._waiting[0]

    def _tell(self, error: Exception) -> None:
        log.warning("the records of the table cannot be read or changed: %r", error)
        self.trouble.emit(file_wording.records_trouble_sentence(error))
