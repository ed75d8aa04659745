"""Every option of the rules in plain words: what it is, what can be chosen, and what the choice means."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from quiddler_qt.engine.rules import (
    ChallengeFrom,
    DictionaryUse,
    FailedOut,
    FailedWord,
    FirstTurn,
    Floor,
    MinWord,
    Preset,
    Rules,
    StockRefill,
    TwoPlayerBonus,
    VerdictBy,
    WordCheck,
    preset_rules,
)
from quiddler_qt.ui.i18n import tr

_C = "Rules"

HAND_SIZES: Final = (
    preset_rules(Preset.CLASSIC).hand_sizes,
    preset_rules(Preset.QUICK).hand_sizes,
    preset_rules(Preset.LONG).hand_sizes,
)
"""The sets of rounds that are offered; others can be typed."""


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option: what stands in the list, and what it means, in one sentence."""

    value: object
    title: str
    meaning: str


def option_title(option: str) -> str:
    """What an option of the rules is about, as a heading."""
    titles = {
        "hand_sizes": tr(_C, "Rounds"),
        "min_word": tr(_C, "Shortest word"),
        "duplicates": tr(_C, "The same word twice"),
        "word_list": tr(_C, "Word list"),
        "dictionary": tr(_C, "Looking words up"),
        "word_check": tr(_C, "Challenge or check"),
        "no_going_out_on_first_turn": tr(_C, "Going out in the first turn"),
        "may_return_taken_card": tr(_C, "Discarding the card just taken"),
        "discards_browsable": tr(_C, "Looking through the discards"),
        "stock_refill": tr(_C, "When the stock is used up"),
        "challenge_from": tr(_C, "A lost challenge costs"),
        "failed_word": tr(_C, "A struck word costs"),
        "failed_out": tr(_C, "Struck word of who went out"),
        "verdict": tr(_C, "Who decides a challenge"),
        "floor": tr(_C, "Scores below zero"),
        "two_player_bonus": tr(_C, "Bonus between two players"),
        "bonus_points": tr(_C, "Points of a bonus"),
    }
    return titles[option]


def option_choices(option: str) -> Sequence[OptionChoice]:
    """What can be chosen for an option; empty for the word list and for numbers. Raises KeyError."""
    return _CHOICES[option]()


def option_meaning(option: str, rules: Rules) -> str:
    """What an option's value means in these rules, in one sentence."""
    value = getattr(rules, option)
    if option == "bonus_points":
        return (
            tr(_C, "The longest word and the most words of a round earn so many points each.")
            if value
            else tr(_C, "There are no bonuses.")
        )
    for choice in option_choices(option):
        if choice.value == value:
            return choice.meaning
    return hands_text(value) if option == "hand_sizes" else ""


def hands_text(sizes: Sequence[int]) -> str:
    """Rounds by their cards: "3, 5, 7 and 10 cards"."""
    return tr(_C, "One round after another with {sizes} cards.").format(
        sizes=tr(_C, ", ").join(str(size) for size in sizes)
    )


def _rounds() -> Sequence[OptionChoice]:
    classic, quick, long = HAND_SIZES
    return (
        OptionChoice(
            classic, tr(_C, "8: from 3 to 10 cards"), tr(_C, "Eight rounds, one card more in each.")
        ),
        OptionChoice(quick, tr(_C, "4: with 3, 5, 7, 10 cards"), tr(_C, "Four rounds, for a short evening.")),
        OptionChoice(
            long,
            tr(_C, "16: up to 10 and back"),
            tr(_C, "Sixteen rounds: up to ten cards and back to three."),
        ),
    )


def _shortest() -> Sequence[OptionChoice]:
    return (
        OptionChoice(
            MinWord.TWO_LETTERS,
            tr(_C, "two letters"),
            tr(_C, "A word has two letters or more; the cards IN and ER are words by themselves."),
        ),
        OptionChoice(
            MinWord.TWO_CARDS,
            tr(_C, "two cards"),
            tr(_C, "A word has two cards or more, however many letters."),
        ),
        OptionChoice(
            MinWord.THREE_LETTERS,
            tr(_C, "three letters"),
            tr(_C, "A word has three letters or more, in two or more cards."),
        ),
        OptionChoice(MinWord.THREE_CARDS, tr(_C, "three cards"), tr(_C, "A word has three cards or more.")),
    )


def _twice() -> Sequence[OptionChoice]:
    return (
        OptionChoice(True, tr(_C, "allowed"), tr(_C, "The same word may be laid twice in one hand.")),
        OptionChoice(False, tr(_C, "not allowed"), tr(_C, "Each word may be laid once in one hand.")),
    )


def _lookup() -> Sequence[OptionChoice]:
    return (
        OptionChoice(
            DictionaryUse.OFF_TURN,
            tr(_C, "not in one's own turn"),
            tr(_C, "Words may be looked up while others play."),
        ),
        OptionChoice(
            DictionaryUse.ALWAYS,
            tr(_C, "at any time"),
            tr(_C, "Words may be looked up, also in one's own turn."),
        ),
        OptionChoice(
            DictionaryUse.NEVER, tr(_C, "never"), tr(_C, "Nobody may look words up during the game.")
        ),
    )


def _check() -> Sequence[OptionChoice]:
    return (
        OptionChoice(
            WordCheck.CHALLENGE,
            tr(_C, "challenge play"),
            tr(_C, "Any word may be laid; others may challenge it."),
        ),
        OptionChoice(
            WordCheck.CHECKED, tr(_C, "checked words"), tr(_C, "Only words of the word list can be laid.")
        ),
    )


def _first_turn() -> Sequence[OptionChoice]:
    return (
        OptionChoice(FirstTurn.OFF, tr(_C, "allowed"), tr(_C, "Whoever can may go out at once.")),
        OptionChoice(
            FirstTurn.ON,
            tr(_C, "not allowed"),
            tr(_C, "Nobody goes out in the first turn of a round: everyone gets to play."),
        ),
        OptionChoice(
            FirstTurn.FIRST_FOUR_HANDS,
            tr(_C, "not in the first four rounds"),
            tr(_C, "In the first four rounds nobody goes out in the first turn."),
        ),
    )


def _return_taken() -> Sequence[OptionChoice]:
    return (
        OptionChoice(True, tr(_C, "allowed"), tr(_C, "The card just taken may be discarded again.")),
        OptionChoice(
            False,
            tr(_C, "not allowed"),
            tr(_C, "A card taken from the discards stays in the hand for this turn."),
        ),
    )


def _browse() -> Sequence[OptionChoice]:
    return (
        OptionChoice(False, tr(_C, "not allowed"), tr(_C, "Only the top discard is seen.")),
        OptionChoice(True, tr(_C, "allowed"), tr(_C, "Anyone may look through all discards of the round.")),
    )


def _refill() -> Sequence[OptionChoice]:
    return (
        OptionChoice(
            StockRefill.TURN_END,
            tr(_C, "shuffle at once"),
            tr(_C, "At the end of that turn all discards but the top one become the new stock."),
        ),
        OptionChoice(
            StockRefill.ON_DRAW,
            tr(_C, "shuffle when needed"),
            tr(_C, "The discards become the new stock when somebody wants to draw from it."),
        ),
    )


def _lost_challenge() -> Sequence[OptionChoice]:
    return (
        OptionChoice(
            ChallengeFrom.HAND,
            tr(_C, "points of the round"),
            tr(_C, "Who challenged wrongly loses the word's value from this round."),
        ),
        OptionChoice(
            ChallengeFrom.GAME,
            tr(_C, "points of the game"),
            tr(_C, "Who challenged wrongly loses the word's value from the total."),
        ),
    )


def _struck() -> Sequence[OptionChoice]:
    return (
        OptionChoice(
            FailedWord.MINUS,
            tr(_C, "its value"),
            tr(_C, "The cards of a struck word count against its owner."),
        ),
        OptionChoice(FailedWord.ZERO, tr(_C, "nothing"), tr(_C, "A struck word just does not count.")),
        OptionChoice(
            FailedWord.DOUBLE,
            tr(_C, "twice its value"),
            tr(_C, "The cards of a struck word count twice against its owner."),
        ),
    )


def _struck_out() -> Sequence[OptionChoice]:
    return (
        OptionChoice(
            FailedOut.CANCELLED,
            tr(_C, "undoes going out"),
            tr(_C, "Struck before the next draw, the cards go back to the hand and the round goes on."),
        ),
        OptionChoice(
            FailedOut.STANDS,
            tr(_C, "going out stands"),
            tr(_C, "The player has gone out all the same, and the word counts as struck."),
        ),
    )


def _verdict() -> Sequence[OptionChoice]:
    return (
        OptionChoice(VerdictBy.LIST, tr(_C, "the word list"), tr(_C, "A challenged word is looked up.")),
        OptionChoice(
            VerdictBy.TABLE,
            tr(_C, "the people at the table"),
            tr(_C, "The people decide, and the table remembers the word."),
        ),
    )


def _floor() -> Sequence[OptionChoice]:
    return (
        OptionChoice(Floor.HAND, tr(_C, "a round stops at 0"), tr(_C, "A round never scores below 0.")),
        OptionChoice(
            Floor.CARDS,
            tr(_C, "cards stop at 0, then bonuses"),
            tr(_C, "Below 0 the cards count 0, and bonuses are added to that."),
        ),
        OptionChoice(
            Floor.GAME,
            tr(_C, "the total stops at 0"),
            tr(_C, "A round may score below 0; the running total may not."),
        ),
        OptionChoice(Floor.NONE, tr(_C, "no limit"), tr(_C, "Rounds and total may fall below 0.")),
    )


def _two_players() -> Sequence[OptionChoice]:
    return (
        OptionChoice(
            TwoPlayerBonus.LONGEST,
            tr(_C, "the longest word"),
            tr(_C, "Between two, only the longest word earns a bonus."),
        ),
        OptionChoice(
            TwoPlayerBonus.MOST,
            tr(_C, "the most words"),
            tr(_C, "Between two, only the most words earn a bonus."),
        ),
        OptionChoice(TwoPlayerBonus.BOTH, tr(_C, "both"), tr(_C, "Between two, both bonuses can be won.")),
        OptionChoice(TwoPlayerBonus.NONE, tr(_C, "none"), tr(_C, "Between two there are no bonuses.")),
        OptionChoice(
            TwoPlayerBonus.ALTERNATE,
            tr(_C, "one after the other"),
            tr(_C, "Between two, longest word and most words take turns from round to round."),
        ),
    )


def _none() -> Sequence[OptionChoice]:
    return ()


_CHOICES: Final[dict[str, Callable[[], Sequence[OptionChoice]]]] = {
    "hand_sizes": _rounds,
    "min_word": _shortest,
    "duplicates": _twice,
    "word_list": _none,
    "dictionary": _lookup,
    "word_check": _check,
    "no_going_out_on_first_turn": _first_turn,
    "may_return_taken_card": _return_taken,
    "discards_browsable": _browse,
    "stock_refill": _refill,
    "challenge_from": _lost_challenge,
    "failed_word": _struck,
    "failed_out": _struck_out,
    "verdict": _verdict,
    "floor": _floor,
    "two_player_bonus": _two_players,
    "bonus_points": _none,
}
