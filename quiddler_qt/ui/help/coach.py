"""The coach of a first game: which idea is worth a line now. Each is shown once, one at a time.

It sees what the person on the screen sees, the picture of the table, and nothing else: no deck, no hand of
others, and in challenge play no word list.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Final, assert_never

from quiddler_qt.engine.cards import face_of, value_of
from quiddler_qt.engine.rules import WordCheck
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.turn_plan import Waiting
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.picture import TablePicture

_C = "Coach"
DEAR: Final = 10
"""A card of so many points or more is worth a word of warning."""


class Idea(StrEnum):
    """What a coach can say. The values are kept in the settings and never change."""

    DRAW = "draw"
    OPEN_CARD = "open_card"
    ROWS = "rows"
    DOUBLE_CARD = "double_card"
    DISCARD = "discard"
    DEAR_CARDS = "dear_cards"
    ONE_LEFT = "one_left"
    GO_OUT = "go_out"
    WAIT = "wait"
    LAST_TURN = "last_turn"
    DOUBT = "doubt"


def _my_draw(picture: TablePicture, waiting: Waiting) -> bool:
    seen = picture.observation
    return waiting is Waiting.PERSON and seen.is_my_turn and seen.phase is Phase.DRAW


def _my_play(picture: TablePicture, waiting: Waiting) -> bool:
    seen = picture.observation
    return waiting is Waiting.PERSON and seen.is_my_turn and seen.phase is Phase.PLAY


def _nobody_out(picture: TablePicture) -> bool:
    return picture.observation.out_seat is None


_FITS: Final[Mapping[Idea, Callable[[TablePicture, Waiting], bool]]] = {
    Idea.ONE_LEFT: lambda p, w: _my_play(p, w) and bool(p.arrangement.rows) and not p.arrangement.hand,
    Idea.GO_OUT: lambda p, w: _my_play(p, w) and _nobody_out(p) and p.main_action.permission.allowed,
    Idea.LAST_TURN: lambda p, w: (_my_draw(p, w) or _my_play(p, w)) and not _nobody_out(p),
    Idea.DOUBT: lambda p, w: (
        bool(p.challengeable)
        and p.observation.rules.word_check is WordCheck.CHALLENGE
        and w is Waiting.DOUBTS
    ),
    Idea.DRAW: _my_draw,
    Idea.OPEN_CARD: lambda p, w: _my_draw(p, w) and p.observation.upcard is not None,
    Idea.ROWS: lambda p, w: _my_play(p, w) and not p.arrangement.rows,
    Idea.DISCARD: lambda p, w: _my_play(p, w) and _nobody_out(p),
    Idea.DOUBLE_CARD: lambda p, w: (
        _my_play(p, w) and any(len(face_of(card)) > 1 for card in p.arrangement.hand)
    ),
    Idea.DEAR_CARDS: lambda p, w: (
        _my_play(p, w) and any(value_of(card) >= DEAR for card in p.arrangement.hand)
    ),
    Idea.WAIT: lambda p, w: (
        not p.observation.is_my_turn and p.observation.viewer is not None and w is Waiting.COMPUTER
    ),
}
"""When an idea fits, the most pressing first."""

URGENT: Final = (Idea.ONE_LEFT, Idea.GO_OUT)
"""Ideas that take the place of another one at once."""


class Coach:
    """Remembers what it has said. ``seen`` are ideas of earlier days, as the settings keep them."""

    def __init__(self, seen: Iterable[str] = ()) -> None:
        self._seen = set(seen)
        self._said: Idea | None = None
        self._actions = -1

    @property
    def seen(self) -> tuple[str, ...]:
        """Every idea that has been shown, to be kept."""
        return tuple(sorted(self._seen))

    def idea(self, picture: TablePicture, waiting: Waiting, actions: int) -> Idea | None:
        """What is worth saying now, if anything.

        An idea stays for as long as it fits and nothing is played (``actions`` counts what was); then it has
        been shown and does not come again.
        """
        fitting = [idea for idea, fits in _FITS.items() if fits(picture, waiting)]
        urgent = next((idea for idea in URGENT if idea in fitting and idea not in self._seen), None)
        if urgent is None and actions == self._actions and self._said in fitting:
            return self._said
        self._actions = actions
        self._said = urgent or next((idea for idea in fitting if idea not in self._seen), None)
        if self._said is not None:
            self._seen.add(self._said)
        return self._said


def coach_line(idea: Idea, picture: TablePicture) -> str:
    """The idea in one short sentence: there is room for about sixty letters."""
    hand = picture.arrangement.hand
    match idea:
        case Idea.DRAW:
            text = tr(_C, "Draw a card: click the stock, or the open card beside it.")
        case Idea.OPEN_CARD:
            text = tr(_C, "Take the open card if it fits; what you draw nobody sees.")
        case Idea.ROWS:
            text = tr(_C, "Drag cards up to form words, or type their letters.")
        case Idea.DISCARD:
            text = tr(_C, "Drag a card you do not need to the discards: turn over.")
        case Idea.DOUBLE_CARD:
            face = next(face_of(card) for card in hand if len(face_of(card)) > 1)
            text = tr(_C, "{face} is one card with two letters: they stay together.").format(face=face)
        case Idea.DEAR_CARDS:
            card = max(hand, key=value_of)
            text = tr(_C, "{face} left in your hand costs its {value} points.").format(
                face=face_of(card), value=value_of(card)
            )
        case Idea.ONE_LEFT:
            text = tr(_C, "Keep one card to discard: take one back from a word.")
        case Idea.GO_OUT:
            text = tr(_C, "All but one form words: the large button goes out.")
        case Idea.WAIT:
            text = tr(_C, "While others play, sort your cards and try words.")
        case Idea.LAST_TURN:
            text = tr(_C, "Last turn: lay what you can, the rest counts against you.")
        case Idea.DOUBT:
            text = tr(_C, "Doubt a word? Click it. A wrong doubt costs its points.")
        case _:
            assert_never(idea)
    return tr(_C, "Coach: {text}").format(text=text)
