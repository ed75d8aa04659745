"""The options of a game: every disputed point of the rules is a field here (rules 2-9, 12)."""

from dataclasses import dataclass, fields, replace
from enum import Enum
from typing import Final

# The engine's edition of the rules. A corrected rule gets a new edition; finished games keep theirs.
EDITION: Final = 1

MAX_HANDS: Final = 40
MIN_HAND_SIZE: Final = 3
MAX_HAND_SIZE: Final = 10
MIN_SEATS: Final = 2
MAX_SEATS: Final = 8
MAX_BONUS_POINTS: Final = 100


class MinWord(Enum):
    """The shortest word that may be laid (rules 4.2)."""

    TWO_LETTERS = "two_letters"
    TWO_CARDS = "two_cards"
    THREE_LETTERS = "three_letters"
    THREE_CARDS = "three_cards"


class WordCheck(Enum):
    """Who looks at a word before it is laid (rules 4.6)."""

    CHALLENGE = "challenge"
    CHECKED = "checked"


class DictionaryUse(Enum):
    """When the dictionary may be consulted (rules 4.5)."""

    OFF_TURN = "off_turn"
    ALWAYS = "always"
    NEVER = "never"


class FirstTurn(Enum):
    """Whether going out is forbidden in a seat's first turn of a hand (rules 5.4)."""

    OFF = "off"
    ON = "on"
    FIRST_FOUR_HANDS = "first_four_hands"


class StockRefill(Enum):
    """When the discards become a new stock (rules 7.1)."""

    TURN_END = "turn_end"
    ON_DRAW = "on_draw"


class ChallengeFrom(Enum):
    """What a lost challenge is taken from: the hand's score or the game's total (rules 8.2)."""

    HAND = "hand"
    GAME = "game"


class FailedWord(Enum):
    """What a struck word costs its owner (rules 8.3)."""

    MINUS = "minus"
    ZERO = "zero"
    DOUBLE = "double"


class FailedOut(Enum):
    """What becomes of a going out when one of its words is struck (rules 8.4)."""

    CANCELLED = "cancelled"
    STANDS = "stands"


class VerdictBy(Enum):
    """Who decides a challenge (rules 8.6)."""

    LIST = "list"
    TABLE = "table"


class Floor(Enum):
    """Where a score stops at nothing (rules 9.1)."""

    HAND = "hand"
    CARDS = "cards"
    GAME = "game"
    NONE = "none"


class TwoPlayerBonus(Enum):
    """Which bonus is in play between two (rules 9.3)."""

    LONGEST = "longest"
    MOST = "most"
    BOTH = "both"
    NONE = "none"
    ALTERNATE = "alternate"


class Bonus(Enum):
    """The two bonuses of a hand (rules 9.2)."""

    LONGEST = "longest"
    MOST = "most"


@dataclass(frozen=True, slots=True)
class Rules:
    """All options of one game. The defaults are the preset Classic (rules 12).

    Raises ValueError for values that no game can be played with.
    """

    hand_sizes: tuple[int, ...] = (3, 4, 5, 6, 7, 8, 9, 10)
    min_word: MinWord = MinWord.TWO_LETTERS
    duplicates: bool = True
    word_list: str = "standard"
    dictionary: DictionaryUse = DictionaryUse.OFF_TURN
    word_check: WordCheck = WordCheck.CHALLENGE
    no_going_out_on_first_turn: FirstTurn = FirstTurn.OFF
    may_return_taken_card: bool = True
    discards_browsable: bool = False
    stock_refill: StockRefill = StockRefill.TURN_END
    challenge_from: ChallengeFrom = ChallengeFrom.HAND
    failed_word: FailedWord = FailedWord.MINUS
    failed_out: FailedOut = FailedOut.CANCELLED
    verdict: VerdictBy = VerdictBy.LIST
    floor: Floor = Floor.HAND
    two_player_bonus: TwoPlayerBonus = TwoPlayerBonus.LONGEST
    bonus_points: int = 10

    def __post_init__(self) -> None:
        if not 1 <= len(self.hand_sizes) <= MAX_HANDS:
            raise ValueError(f"a game has 1 to {MAX_HANDS} hands, not {len(self.hand_sizes)}")
        if any(not MIN_HAND_SIZE <= size <= MAX_HAND_SIZE for size in self.hand_sizes):
            raise ValueError(f"a hand has {MIN_HAND_SIZE} to {MAX_HAND_SIZE} cards: {self.hand_sizes}")
        if not 0 <= self.bonus_points <= MAX_BONUS_POINTS:
            raise ValueError(f"a bonus is 0 to {MAX_BONUS_POINTS} points, not {self.bonus_points}")
        if not self.word_list:
            raise ValueError("a game needs a word list")


class Preset(Enum):
    """The named sets of options (rules 12)."""

    CLASSIC = "classic"
    PUBLISHER = "publisher"
    FRIENDLY = "friendly"
    QUICK = "quick"
    FAMILY = "family"
    LONG = "long"


def preset_rules(preset: Preset) -> Rules:
    """The options of a preset."""
    classic = Rules()
    friendly = replace(classic, word_check=WordCheck.CHECKED, dictionary=DictionaryUse.ALWAYS)
    match preset:
        case Preset.CLASSIC:
            return classic
        case Preset.PUBLISHER:
            return replace(
                classic, min_word=MinWord.TWO_CARDS, floor=Floor.CARDS, failed_out=FailedOut.STANDS
            )
        case Preset.FRIENDLY:
            return friendly
        case Preset.QUICK:
            return replace(friendly, hand_sizes=(3, 5, 7, 10))
        case Preset.FAMILY:
            return replace(friendly, word_list="family", no_going_out_on_first_turn=FirstTurn.ON)
        case Preset.LONG:
            return replace(classic, hand_sizes=classic.hand_sizes + classic.hand_sizes[::-1])


def changed_options(rules: Rules, preset: Preset) -> tuple[str, ...]:
    """Names of the options in which ``rules`` differ from a preset ("Classic, changed: ...")."""
    base = preset_rules(preset)
    return tuple(f.name for f in fields(Rules) if getattr(rules, f.name) != getattr(base, f.name))


def bonuses_in_play(rules: Rules, seat_count: int, round_index: int) -> frozenset[Bonus]:
    """The bonuses that can be won in a hand (rules 9.2, 9.3). ``round_index`` counts from 0."""
    if seat_count < MIN_SEATS:
        return frozenset()
    if seat_count > MIN_SEATS:
        return frozenset(Bonus)
    match rules.two_player_bonus:
        case TwoPlayerBonus.LONGEST:
            return frozenset({Bonus.LONGEST})
        case TwoPlayerBonus.MOST:
            return frozenset({Bonus.MOST})
        case TwoPlayerBonus.BOTH:
            return frozenset(Bonus)
        case TwoPlayerBonus.NONE:
            return frozenset()
        case TwoPlayerBonus.ALTERNATE:
            return frozenset({Bonus.LONGEST if round_index % 2 == 0 else Bonus.MOST})
