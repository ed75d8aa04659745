"""Slow work beside the window's thread, with its result brought back into it."""

import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Signal

log = logging.getLogger(__name__)

Result = TypeVar("Result")

_THREADS = 2
"""One may count a dictionary for seconds; the other brings a list in meanwhile."""


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

    def run(self, work: Callable[[], Result], then: Callable[[Result], None]) -> None:
        """Does ``work`` in a thread, then calls ``then`` with its result in the window's thread.

        Work that raises is logged, and ``then`` is not called: expected failures belong into the result.
        """
        if self._closed:
            return
        future = self._pool.submit(work)
        future.add_done_callback(lambda done: self._send((done, then)))

    def close(self) -> None:
        """Waits for what is being done; what has not begun is forgotten."""
        self._closed = True
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _send(self, result: tuple[Future[Any], Callable[[Any], None]]) -> None:
        if not self._closed:
            with suppress(RuntimeError):  # the window has gone in this moment
                self._finished.emit(result)

    def _bring_back(self, result: tuple[Future[Any], Callable[[Any], None]]) -> None:
        future, then = result
        if self._closed or future.cancelled():
            return
        error = future.exception()
        if error is not None:
            log.error("work in the background failed", exc_info=error)
            return
        then(future.result())
