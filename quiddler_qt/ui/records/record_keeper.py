"""Counts the games that end at the table, and shows the room what they add up to."""

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from quiddler_qt.engine.results import results_of
from quiddler_qt.storage.records_file import NewerRecordsError
from quiddler_qt.storage.saved_game import SavedGame
from quiddler_qt.storage.table_statistics import (
    NO_WORDS,
    PlayerRecords,
    TableRecords,
    TableStatistics,
    Tally,
)
from quiddler_qt.ui import file_wording

log = logging.getLogger(__name__)
_TROUBLE = (OSError, NewerRecordsError)


class RecordKeeper(QObject):
    """The records of one folder. ``trouble(sentence)``: they cannot be written or read, and what that means.

    ``words_laid_in`` tells how rare the words were that people laid in a game.
    A game that cannot be counted now is counted with the next one, or when somebody looks at the records.
    """

    trouble = Signal(str)

    def __init__(
        self,
        statistics: TableStatistics,
        parent: QObject | None = None,
        *,
        words_laid_in: Callable[[SavedGame], Tally] = lambda _: NO_WORDS,
    ) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._words_laid_in = words_laid_in
        self._waiting: list[SavedGame] = []
        self._words_laid: Tally | None = None
        statistics.file.on_set_aside = self._tell_set_aside

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
            return self._statistics.forget(key)
        except _TROUBLE as error:
            self._tell(error)
            return None

    def restore(self, player: PlayerRecords) -> bool:
        """Puts a player back. Whether that was to be done."""
        try:
            self._statistics.restore(player)
        except _TROUBLE as error:
            self._tell(error)
            return False
        return True

    def words_laid(self) -> Tally:
        """How rare the words were that people have laid lately, for computer players. Never raises.

        As of the last game counted here: it is asked before every move, and the file may be long.
        """
        if self._words_laid is None:
            try:
                self._words_laid = self._statistics.load().records.words_laid
            except _TROUBLE as error:
                log.warning("what people laid cannot be read: %r", error)
                self._words_laid = NO_WORDS
        return self._words_laid

    def _count_waiting(self) -> None:
        while self._waiting:
            game = self._waiting[0]
            records = self._statistics.count(
                game.identity.game_id, results_of(game.record), game.hints, self._words_laid_in(game)
            )
            self._words_laid = records.words_laid
            del self._waiting[0]

    def _tell_set_aside(self) -> None:
        name = self._statistics.path.name
        log.warning("a file of data was set aside: %s", name)
        self.trouble.emit(file_wording.data_set_aside_sentence(name))

    def _tell(self, error: Exception) -> None:
        log.warning("the records of the table cannot be read or changed: %r", error)
        self.trouble.emit(file_wording.records_trouble_sentence(error))
