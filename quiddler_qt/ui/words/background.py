"""Slow work beside the window's thread, with its result brought back into it."""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import shiboken6
from PySide6.QtCore import QObject, Signal

log = logging.getLogger(__name__)

Result = TypeVar("Result")
_Outcome = tuple[Future[Any], Callable[[Any], None], QObject]

_THREADS = 3
"""One may count a dictionary for seconds, another bring a large list in; the last is for the dictionary."""


class Background(QObject):
    """Threads that begin with the first work. After ``close`` nothing is begun or brought back."""

    _finished = Signal(object)

    def __init__(self, name: str, parent: QObject | None = None, *, threads: int = _THREADS) -> None:
        super().__init__(parent)
        self._pool = ThreadPoolExecutor(threads, name)
        self._closed = False
        # Queued from whatever thread: the result is looked at in the window's own.
        self._finished.connect(self._bring_back)

    @property
    def is_closed(self) -> bool:
        """Whether it has ended: long work asks and gives up."""
        return self._closed

    def run(
        self, work: Callable[[], Result], then: Callable[[Result], None], owner: QObject | None = None
    ) -> None:
        """Does ``work`` in a thread, then calls ``then`` with its result in the window's thread.

        ``then`` is not called where ``owner``, whose method it is, has been deleted meanwhile.
        Work that raises is logged, and ``then`` is not called: expected failures belong into the result.
        """
        if self._closed:
            return
        future = self._pool.submit(work)
        future.add_done_callback(lambda done: self._send((done, then, owner or self)))

    def close(self) -> None:
        """Waits for what is being done; what has not begun is forgotten."""
        self._closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _send(self, result: _Outcome) -> None:
        if not self._closed:
            with suppress(RuntimeError):  # the window has gone in this moment
                self._finished.emit(result)

    def _bring_back(self, result: _Outcome) -> None:
        future, then, owner = result
        if self._closed or future.cancelled() or not shiboken6.isValid(owner):
            return
        error = future.exception()
        if error is not None:
            log.error("work in the background failed", exc_info=error)
            return
        then(future.result())
