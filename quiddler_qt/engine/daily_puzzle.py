"""The daily puzzle: sixteen cards from the date alone, and what they are worth (rules 11).

It is played as solitaire on eight stacks of two (``solitaire``, layout ``DAILY``); this is its score.
"""

from dataclasses import dataclass
from typing import Final

from quiddler_qt.engine.actions import WordCards
from quiddler_qt.engine.cards import Card, cards_value
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import Layout, SolitaireSetup, SolitaireState
from quiddler_qt.engine.words import letter_count

# The same for everybody, so that scores of a day can be compared.
DAILY_SETUP: Final = SolitaireSetup(Layout.DAILY, MinWord.TWO_LETTERS, "standard")

# Letters of a word, points: shorter ones earn nothing, longer ones as the last (rules 11.1).
_LENGTH_BONUS: Final = ((10, 40), (9, 30), (8, 20), (7, 10), (6, 5), (5, 2))


@dataclass(frozen=True, slots=True)
class DailyScore:
    """The parts of a score in points, none negative: cards of words, length bonuses, cards left."""

    words: int
    bonus: int
    left: int

    @property
    def total(self) -> int:
        """The score; it can be below nothing."""
        return self.words + self.bonus - self.left


@dataclass(frozen=True, slots=True)
class DayResult:
    """What a person made of one day's puzzle: the best score, and whether it was played in time."""

    best: int
    in_time: bool


def length_bonus(letters: int) -> int:
    """Extra points of a word of so many letters."""
    return next((points for least, points in _LENGTH_BONUS if letters >= least), 0)


def score_words(words: tuple[WordCards, ...], left: tuple[Card, ...]) -> DailyScore:
    """The score of words taken and cards left."""
    return DailyScore(
        words=sum(cards_value(word) for word in words),
        bonus=sum(length_bonus(letter_count(word)) for word in words),
        left=cards_value(left),
    )


def daily_score(state: SolitaireState) -> DailyScore:
    """What a puzzle would count if it were finished now; final once it is over."""
    return score_words(state.words, state.left)
