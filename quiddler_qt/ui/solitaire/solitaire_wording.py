"""The sentences of solitaire and the daily puzzle: why not, what now, what it came to."""

from collections.abc import Sequence
from datetime import date
from typing import assert_never

from PySide6.QtCore import QDate, QLocale

from quiddler_qt.engine.cards import Card, cards_value, spelling_of
from quiddler_qt.engine.daily_puzzle import DailyScore
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import SolitaireFault, SolitaireRejection
from quiddler_qt.storage.solitaire_statistics import SolitaireRecords
from quiddler_qt.ui import wording
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.solitaire.outlook_watch import Light

_C = "Solitaire"


def fault_sentence(  # noqa: C901, PLR0912 - one case a fault
    rejection: SolitaireRejection, min_word: MinWord
) -> str:
    """Which rule stands against it and what to do instead, in one sentence."""
    word = rejection.detail
    match rejection.fault:
        case SolitaireFault.GAME_OVER:
            return tr(_C, "This game is over: begin a new deal.")
        case SolitaireFault.WRONG_PHASE:
            return tr(_C, "There is no gap to fill now: make a word from the cards on top.")
        case SolitaireFault.BAD_ORDER:
            return tr(_C, "These are not the cards of the deck: the deal has to be made again.")
        case SolitaireFault.BAD_SPELLING:
            return tr(_C, "A word has letters from A to Z: write it without other signs.")
        case SolitaireFault.ALREADY_RULED:
            return tr(_C, "{word} has been looked up in this game: the answer stays.").format(word=word)
        case SolitaireFault.NO_SUCH_STACK:
            return tr(_C, "There is no such stack: choose one of the eight.")
        case SolitaireFault.STACK_EMPTY:
            return tr(_C, "That stack is empty: take cards from the others.")
        case SolitaireFault.STACK_USED_TWICE:
            return tr(_C, "Its top card is in the word already: each stack gives one card to a word.")
        case SolitaireFault.WORD_TOO_SHORT:
            return tr(_C, "{word} is too short: {rule}").format(
                word=word, rule=wording.shortest_word(min_word)
            )
        case SolitaireFault.WORD_NOT_RULED:
            return tr(_C, "{word} has not been looked up yet: try it again.").format(word=word)
        case SolitaireFault.WORD_NOT_LISTED:
            return tr(_C, "{word} is not in the word list: form another word.").format(word=word)
        case SolitaireFault.FILL_FIRST:
            return tr(_C, "Fill the gap first: choose a stack that gives its top card.")
        case SolitaireFault.NOT_A_GAP:
            return tr(_C, "A card moves into a gap only: that place is taken.")
        case SolitaireFault.SOURCE_TOO_LOW:
            return tr(_C, "A stack with one card cannot fill a gap: choose one with two or more.")
        case SolitaireFault.WORD_LEFT:
            return tr(_C, "The game is not stuck: {word} can still be made.").format(word=word)
        case SolitaireFault.CANNOT_FINISH:
            return tr(_C, "Solitaire ends by itself: go on, or begin a new deal.")
        case _:
            assert_never(rejection.fault)


def variant_name(min_word: MinWord) -> str:
    """A variant by its shortest word."""
    match min_word:
        case MinWord.TWO_LETTERS:
            return tr(_C, "Two letters")
        case MinWord.TWO_CARDS:
            return tr(_C, "Two cards")
        case MinWord.THREE_LETTERS:
            return tr(_C, "Three letters")
        case MinWord.THREE_CARDS:
            return tr(_C, "Three cards")
        case _:
            assert_never(min_word)


def light_text(light: Light) -> str:
    """What the light says."""
    match light:
        case Light.OFF:
            return ""
        case Light.THINKING:
            return tr(_C, "Thinking")
        case Light.CAN:
            return tr(_C, "Can still be won")
        case Light.CANNOT:
            return tr(_C, "Cannot be won")
        case Light.UNSURE:
            return tr(_C, "Not known")
        case _:
            assert_never(light)


def duration(milliseconds: int) -> str:
    """Time played: "4:12", "1:04:12"."""
    seconds = milliseconds // 1000
    hours, minutes = seconds // 3600, seconds // 60 % 60
    if hours:
        return f"{hours}:{minutes:02}:{seconds % 60:02}"
    return f"{minutes}:{seconds % 60:02}"


def word_line(cards: Sequence[Card]) -> str:
    """A word that was taken, as it is read out: "THANK, 4 cards"."""
    return tr(_C, "{word}, {cards}").format(word=spelling_of(tuple(cards)), cards=wording.cards(len(cards)))


def valued_word(cards: Sequence[Card]) -> str:
    """A word with what its cards are worth: "QUIZ 26"."""
    return f"{spelling_of(tuple(cards))} {cards_value(tuple(cards))}"


def day_text(day: date) -> str:
    """A day as people write it, in their language."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


def score_line(score: DailyScore) -> str:
    """What a score of the day is made of: "cards 84, long words 12, left −9"."""
    parts = [tr(_C, "cards {points}").format(points=score.words)]
    if score.bonus:
        parts.append(tr(_C, "long words {points}").format(points=score.bonus))
    if score.left:
        parts.append(tr(_C, "left {points}").format(points=wording.number(-score.left)))
    return tr(_C, ", ").join(parts)


def daily_line(records: SolitaireRecords, today: date, *, is_begun: bool = False) -> str:
    """What the start page tells of today's puzzle."""
    result = records.days.get(today)
    if result is None and is_begun:
        return tr(_C, "today's is begun")
    if result is None:
        return tr(_C, "not yet played today")
    return tr(_C, "today: {points}").format(points=wording.points(result.best))
