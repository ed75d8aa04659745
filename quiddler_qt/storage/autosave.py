"""Saves games while they are played: at once in the caller's thread, or by a worker with the newest.

The program uses ``write_now`` for every action and arrangement: encoding, writing and flushing a whole game
takes about 2 ms on a disk of today, less than a frame, and what is seen to move is safe without anybody
waiting for a signal. ``submit`` is for slow disks and for changes in quick succession: the worker leaves out
what is outdated, and ``wait_durable`` tells when a ticket, or a newer one, is on the disk.
"""

import threading
from collections.abc import Callable
from typing import Final

from quiddler_qt.storage.saved_game import SavedGame

Ticket = int
_CLOSE_TIMEOUT_S: Final = 5.0


def _ignore_success(_ticket: Ticket) -> None:
    """Nobody wants to know."""


def _ignore_failure(_error: Exception) -> None:
    """Nobody wants to know."""


class Autosave:
    """One worker thread and one pending game, the newest.

    ``write`` puts a game on the disk or raises. ``on_saved`` and ``on_failed`` are called by the thread that
    wrote: the worker's for ``submit``. A game that could not be written stays pending, and is tried again
    with the next one, by ``flush`` and by ``close``.
    """

    def __init__(
        self,
        write: Callable[[SavedGame], object],
        *,
        on_saved: Callable[[Ticket], None] = _ignore_success,
        on_failed: Callable[[Exception], None] = _ignore_failure,
    ) -> None:
        self._write = write
        self._on_saved = on_saved
        self._on_failed = on_failed
        self._writing = threading.Lock()  # held while the disk is written to
        self._changed = threading.Condition()  # guards all below
        self._pending: tuple[Ticket, SavedGame] | None = None
        self._wanted = False  # the worker has to try what is pending
        self._busy = False  # the worker is trying
        self._closing = False
        self._last: Ticket = 0
        self._failed: Ticket = 0
        self._acknowledged: Ticket = 0
        self._worker: threading.Thread | None = None

    @property
    def acknowledged(self) -> Ticket:
        """The newest ticket that is on the disk, itself or by a newer game; 0 before the first."""
        with self._changed:
            return self._acknowledged

    def submit(self, game: SavedGame) -> Ticket:
        """Hands a game to the worker and returns at once. Raises RuntimeError after ``close``."""
        with self._changed:
            if self._closing:
                raise RuntimeError("closed")
            self._last += 1
            self._pending = (self._last, game)
            self._wake_worker()
            return self._last

    def write_now(self, game: SavedGame) -> Ticket:
        """Writes a game in the caller's thread; what was pending is outdated by it.

        Raises what ``write`` raises; the game then stays pending. Calls neither callback.
        """
        with self._changed:
            self._last += 1
            ticket = self._last
            self._pending = (ticket, game)
        try:
            self._put(ticket, game)
        except Exception:
            self._note_failure(ticket)
            raise
        return ticket

    def wait_durable(self, ticket: Ticket, timeout_s: float) -> bool:
        """Waits until a ticket is on the disk. False after the time, or as soon as its writing failed."""

        def decided() -> bool:
            given_up = self._failed >= ticket and not (self._wanted or self._busy)
            return self._acknowledged >= ticket or given_up

        with self._changed:
            self._changed.wait_for(decided, timeout_s)
            return self._acknowledged >= ticket

    def flush(self, timeout_s: float) -> bool:
        """Waits until all handed in is on the disk, trying again what failed. False where it is not."""
        with self._changed:
            last = self._last
            if self._pending is not None:
                self._wake_worker()
        return self.wait_durable(last, timeout_s)

    def close(self, timeout_s: float = _CLOSE_TIMEOUT_S) -> bool:
        """Writes what is pending and ends the worker. False where something is not on the disk."""
        safe = self.flush(timeout_s)
        with self._changed:
            self._closing = True
            self._wanted = False
            self._changed.notify_all()
            worker = self._worker
        if worker is not None:
            worker.join(timeout_s)
        return safe

    def _wake_worker(self) -> None:
        self._wanted = True
        if self._worker is None:
            self._worker = threading.Thread(target=self._work, name="autosave", daemon=True)
            self._worker.start()
        self._changed.notify_all()

    def _work(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._wanted or self._closing)
                if self._closing:
                    return
                self._wanted = False
                if self._pending is None:  # written by write_now in the meantime
                    continue
                ticket, game = self._pending
                self._busy = True
            try:
                self._put(ticket, game)
            except Exception as error:  # noqa: BLE001 (whatever it is, the next game has to be tried)
                self._note_failure(ticket)
                self._on_failed(error)
            else:
                self._on_saved(ticket)

    def _put(self, ticket: Ticket, game: SavedGame) -> None:
        """Writes a game, unless a newer one is on the disk by now."""
        with self._writing:
            if self.acknowledged < ticket:
                self._write(game)
            with self._changed:
                self._busy = False
                self._acknowledged = max(self._acknowledged, ticket)
                if self._pending is not None and self._pending[0] <= ticket:
                    self._pending = None
                self._changed.notify_all()

    def _note_failure(self, ticket: Ticket) -> None:
        with self._changed:
            self._busy = False
            self._failed = max(self._failed, ticket)
            self._changed.notify_all()
