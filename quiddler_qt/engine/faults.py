"""Why an action is refused. The sentences people read live in ``ui``."""

from dataclasses import dataclass
from enum import Enum


class Fault(Enum):
    """One rule that stands against an action."""

    GAME_OVER = "game_over"
    WRONG_PHASE = "wrong_phase"
    NO_SUCH_SEAT = "no_such_seat"
    NOT_YOUR_TURN = "not_your_turn"
    ALREADY_DRAWN = "already_drawn"
    DRAW_FIRST = "draw_first"
    STOCK_EMPTY = "stock_empty"
    CARD_NOT_IN_HAND = "card_not_in_hand"
    CARD_USED_TWICE = "card_used_twice"
    TAKEN_CARD_MUST_STAY = "taken_card_must_stay"
    NO_WORDS = "no_words"
    WORD_TOO_SHORT = "word_too_short"
    SAME_WORD_TWICE = "same_word_twice"
    WORD_NOT_LISTED = "word_not_listed"
    WORD_NOT_RULED = "word_not_ruled"
    CARDS_LEFT_OVER = "cards_left_over"
    FIRST_TURN = "first_turn"
    NO_CHALLENGES = "no_challenges"
    NO_SUCH_WORD = "no_such_word"
    OWN_WORD = "own_word"
    ALREADY_JUDGED = "already_judged"
    ALREADY_RULED = "already_ruled"
    BAD_ORDER = "bad_order"
    BAD_SPELLING = "bad_spelling"
    NOTHING_TO_CHANGE = "nothing_to_change"


@dataclass(frozen=True, slots=True)
class Rejection:
    """A refused action: the rule, and what it is about (a spelling, or a number of cards, as text)."""

    fault: Fault
    detail: str = ""
