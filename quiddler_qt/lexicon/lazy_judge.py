"""A judge that reads its words in the background: never before the first paint, seldom waited for."""

import threading
from collections.abc import Callable

from quiddler_qt.lexicon.authorities import Authority, check_authority_name, load_authority
from quiddler_qt.lexicon.judge import Verdict
from quiddler_qt.lexicon.own_words import OwnWords, TableJudge
from quiddler_qt.lexicon.word_list import WordList


class LazyJudge:
    """The verdicts of a named authority, loaded at the first question or at ``preload``, whichever is first.

    ``load`` gives the authority of a name: ``load_authority`` with the folders of this player. The table's
    own words come before it. May be asked from any thread. Questions raise what ``load`` raises; the
    constructor raises UnknownWordListError for a name that is none.
    """

    def __init__(
        self,
        name: str,
        load: Callable[[str], Authority] = load_authority,
        *,
        own_words: OwnWords = OwnWords(),  # noqa: B008  immutable
    ) -> None:
        check_authority_name(name)
        self._name = name
        self._load = load
        self._own_words = own_words
        self._lock = threading.Lock()
        self._authority: Authority | None = None

    def preload(self) -> None:
        """Begins to load; returns at once. Trouble with it shows at the first question."""
        if self._authority is None:
            threading.Thread(target=self._try_load, name="word list", daemon=True).start()

    def verdict(self, spelling: str) -> Verdict:
        """The verdict of the table's own words, else of the authority."""
        return TableJudge(self._own_words, self.authority.judge).verdict(spelling)

    @property
    def authority(self) -> Authority:
        """The authority itself: its name, version and fingerprint are for the save."""
        with self._lock:
            if self._authority is None:
                self._authority = self._load(self._name)
            return self._authority

    @property
    def word_list(self) -> WordList:
        """The words. Raises LookupError for an authority that cannot tell them one by one."""
        words = self.authority.word_list
        if words is None:
            raise LookupError(self._name)
        return words

    def accepts(self, spelling: str) -> bool:
        """Whether a spelling is a word at this table."""
        return self.verdict(spelling).accepted

    def _try_load(self) -> None:
        try:
            _ = self.authority
        except Exception:  # noqa: BLE001  the question that needs it raises it again, where it can be told
            return
