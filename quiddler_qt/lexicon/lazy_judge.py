"""A judge that reads its word list in the background: never before the first paint, seldom waited for."""

import threading

from quiddler_qt.lexicon.judge import ListJudge, Verdict
from quiddler_qt.lexicon.word_list import WordList, load_word_list


class LazyJudge:
    """The verdicts of a named word list, read at the first question or at ``preload``, whichever is first.

    May be asked from any thread. ``verdict`` raises what ``load_word_list`` raises.
    """

    def __init__(self, list_name: str) -> None:
        self._list_name = list_name
        self._lock = threading.Lock()
        self._judge: ListJudge | None = None

    def preload(self) -> None:
        """Begins to read the list; returns at once. Trouble with it shows at the first question."""
        if self._judge is None:
            threading.Thread(target=self._try_load, name="word list", daemon=True).start()

    def verdict(self, spelling: str) -> Verdict:
        """The verdict of the list."""
        return self._loaded().verdict(spelling)

    @property
    def word_list(self) -> WordList:
        """The list itself."""
        return self._loaded().word_list

    def accepts(self, spelling: str) -> bool:
        """Whether the list has a spelling."""
        return self.verdict(spelling).accepted

    def _loaded(self) -> ListJudge:
        with self._lock:
            if self._judge is None:
                self._judge = ListJudge(load_word_list(self._list_name))
            return self._judge

    def _try_load(self) -> None:
        try:
            self._loaded()
        except Exception:  # noqa: BLE001  the question that needs the list raises it again, where it can be told
            return
