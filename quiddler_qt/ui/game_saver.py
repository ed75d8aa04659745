"""Saves the game in play after every change: the session's ``on_commit``."""

import logging
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Signal

from quiddler_qt.engine.state import Phase
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.save_codec import SaveError
from quiddler_qt.storage.save_store import SaveStore
from quiddler_qt.storage.saved_game import (
    GameIdentity,
    LexiconId,
    Presentation,
    SavedArrangement,
    SavedGame,
)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class GameInPlay:
    """A session and what its save carries besides."""

    session: GameSession
    identity: GameIdentity
    lexicon: LexiconId
    presentation: Presentation = field(default_factory=Presentation)

    def saved(self) -> SavedGame:
        """The game as it stands, ready to be written."""
        return SavedGame(
            identity=self.identity,
            record=self.session.record,
            state=self.session.state,
            arrangements=tuple(
                SavedArrangement(one.hand, one.rows, one.fresh) for one in self.session.arrangements
            ),
            lexicon=self.lexicon,
            presentation=self.presentation,
            hints=self.session.hints if any(self.session.hints) else (),
        )


class GameSaver(QObject):
    """Writes the game in play, in the caller's thread: when ``session.submit`` returns it is on the disk.

    ``trouble(error)`` is emitted when saving begins to fail, once; ``recovered()`` when it works again. A
    failed save is tried again with the next change. ``ended(game)`` hands out a game that is over, once it is
    on the disk.
    """

    trouble = Signal(object)
    recovered = Signal()
    ended = Signal(object)

    def __init__(self, store: SaveStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._game: GameInPlay | None = None
        self._failing = False
        self._has_told_end = False

    @property
    def follows(self) -> bool:
        """Whether it saves a game; a finished one that is only looked at is not saved again."""
        return self._game is not None

    @property
    def is_failing(self) -> bool:
        """Whether the newest change is not on the disk."""
        return self._failing

    def follow(self, game: GameInPlay) -> None:
        """Saves this game from now on, and at once."""
        self._game = game
        self._has_told_end = False
        game.session.on_commit = self.save_now
        self.save_now()

    def forget(self) -> None:
        """Follows no game any more."""
        if self._game is not None:
            self._game.session.on_commit = lambda: None
        self._game = None

    def save_now(self) -> None:
        """Writes the game in play. Never raises: trouble is told by the signal, and in the log."""
        if self._game is None:
            return
        game = self._game.saved()
        try:
            self._store.save_current(game)
        except (OSError, SaveError) as error:
            if not self._failing:
                self._failing = True
                log.warning("the game cannot be saved: %s", error)
                self.trouble.emit(error)
            return
        if self._failing:
            self._failing = False
            log.info("the game is saved again")
            self.recovered.emit()
        if game.state.phase is Phase.GAME_OVER and not self._has_told_end:
            self._has_told_end = True
            self.ended.emit(game)


def arrangements_of(game: SavedGame) -> dict[int, Arrangement]:
    """The arrangements of a saved game, by seat."""
    return {seat: Arrangement(one.hand, one.rows, one.fresh) for seat, one in enumerate(game.arrangements)}
