"""What the board shows at one moment: stacks, the word being formed, and what may be done."""

from dataclasses import dataclass
from enum import Enum, auto

from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.solitaire import StackIndex
from quiddler_qt.ui.scene.picture import Permission

_NOT_YET = Permission(allowed=False)


class WordMark(Enum):
    """How the word being formed stands. OPEN has nothing to be judged yet."""

    OPEN = auto()
    GOOD = auto()
    BAD = auto()


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """A moment of a game. ``tops`` and ``counts`` by stack; cards in the word still count.

    ``word`` are the stacks whose top cards are in the word, in order; ``pending`` a typed letter that only
    begins a double card. ``gap`` is the empty stack that has to be filled now, ``sources`` those it can be
    filled from, ``hinted`` those a hint points at. ``taken`` counts the words taken so far. ``put_back`` and
    ``take`` say whether the two buttons may be pressed, and why not.
    """

    tops: tuple[Card | None, ...]
    counts: tuple[int, ...]
    word: tuple[StackIndex, ...] = ()
    pending: str = ""
    gap: StackIndex | None = None
    sources: tuple[StackIndex, ...] = ()
    hinted: tuple[StackIndex, ...] = ()
    taken: int = 0
    spelling: str = ""
    mark: WordMark = WordMark.OPEN
    note: str = ""
    put_back: Permission = _NOT_YET
    take: Permission = _NOT_YET
