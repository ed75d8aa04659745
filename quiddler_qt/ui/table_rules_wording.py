"""The rules of a table in words: its preset, what differs from it, and one sentence each."""

from itertools import pairwise
from typing import assert_never

from quiddler_qt.engine.rules import (
    ChallengeFrom,
    DictionaryUse,
    FailedOut,
    FailedWord,
    FirstTurn,
    Floor,
    Preset,
    Rules,
    StockRefill,
    TwoPlayerBonus,
    VerdictBy,
    WordCheck,
    changed_options,
)
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.wording import enumeration, points, shortest_word
from quiddler_qt.ui.words.authority_wording import authority_name_title

_C = "Wording"


def preset_name(preset: Preset) -> str:
    """The name of a set of options."""
    match preset:
        case Preset.CLASSIC:
            return tr(_C, "Classic")
        case Preset.PUBLISHER:
            return tr(_C, "Publisher's sheet")
        case Preset.FRIENDLY:
            return tr(_C, "Friendly")
        case Preset.QUICK:
            return tr(_C, "Quick")
        case Preset.FAMILY:
            return tr(_C, "Family")
        case Preset.LONG:
            return tr(_C, "Long")
        case _:
            assert_never(preset)


def preset_summary(preset: Preset) -> str:
    """What a set of options means, in one line."""
    match preset:
        case Preset.CLASSIC:
            return tr(_C, "8 rounds with 3 to 10 cards; words may be challenged.")
        case Preset.PUBLISHER:
            return tr(_C, "As the publisher's sheet of 2016: a word has two cards or more.")
        case Preset.FRIENDLY:
            return tr(_C, "8 rounds; words are checked, and anyone may look words up.")
        case Preset.QUICK:
            return tr(_C, "Friendly in 4 rounds: 3, 5, 7 and 10 cards.")
        case Preset.FAMILY:
            return tr(_C, "Friendly with common words; nobody goes out in the first turn.")
        case Preset.LONG:
            return tr(_C, "Classic in 16 rounds: 3 to 10 cards and back to 3.")
        case _:
            assert_never(preset)


def rules_title(rules: Rules, preset: Preset) -> str:
    """A title like "Classic", or "Classic, changed: shortest word" where options differ."""
    changed = changed_options(rules, preset)
    if not changed:
        return preset_name(preset)
    return tr(_C, "{preset}, changed: {options}").format(
        preset=preset_name(preset), options=tr(_C, ", ").join(option_name(option) for option in changed)
    )


def option_name(option: str) -> str:
    """The name of an option of the rules; an unknown one is shown as it is."""
    names = {
        "hand_sizes": tr(_C, "rounds"),
        "min_word": tr(_C, "shortest word"),
        "duplicates": tr(_C, "same word twice"),
        "word_list": tr(_C, "word list"),
        "dictionary": tr(_C, "looking words up"),
        "word_check": tr(_C, "challenge or check"),
        "no_going_out_on_first_turn": tr(_C, "going out in the first turn"),
        "may_return_taken_card": tr(_C, "returning the card taken"),
        "discards_browsable": tr(_C, "looking through the discards"),
        "stock_refill": tr(_C, "new stock"),
        "challenge_from": tr(_C, "price of a lost challenge"),
        "failed_word": tr(_C, "price of a struck word"),
        "failed_out": tr(_C, "struck word of who went out"),
        "verdict": tr(_C, "who decides a challenge"),
        "floor": tr(_C, "scores below zero"),
        "two_player_bonus": tr(_C, "bonus between two"),
        "bonus_points": tr(_C, "points of a bonus"),
    }
    return names.get(option, option)


def rules_in_words(rules: Rules, seat_count: int) -> tuple[str, ...]:
    """What the chosen options mean at a table of so many seats, one sentence each."""
    return tuple(
        sentence
        for sentence in (
            _rounds_sentence(rules),
            _words_sentence(rules),
            _check_sentence(rules),
            _struck_sentence(rules),
            _bonus_sentence(rules, seat_count),
            _floor_sentence(rules),
            _first_turn_sentence(rules),
            _dictionary_sentence(rules),
            _small_options_sentence(rules),
        )
        if sentence
    )


def _rounds_sentence(rules: Rules) -> str:
    sizes = rules.hand_sizes
    count = len(sizes)
    rounds = tr(_C, "1 round") if count == 1 else tr(_C, "%n rounds", count)
    if count > 1 and all(after - before == 1 for before, after in pairwise(sizes)):
        text = tr(_C, "{rounds}: {first} cards in the first, one more in each, {last} in the last.")
        return text.format(rounds=rounds, first=sizes[0], last=sizes[-1])
    if count > 10:
        top = max(sizes)
        text = tr(_C, "{rounds}: {first} cards in the first, up to {top}, and {last} in the last.")
        return text.format(rounds=rounds, first=sizes[0], top=top, last=sizes[-1])
    return tr(_C, "{rounds} with {sizes} cards.").format(
        rounds=rounds, sizes=enumeration([str(size) for size in sizes])
    )


def _words_sentence(rules: Rules) -> str:
    sentence = tr(_C, "Words come from the list {list}; {rule}").format(
        list=authority_name_title(rules.word_list), rule=shortest_word(rules.min_word)
    )
    if not rules.duplicates:
        sentence += " " + tr(_C, "Each word counts once in a hand.")
    return sentence


def _check_sentence(rules: Rules) -> str:
    match rules.word_check:
        case WordCheck.CHECKED:
            return tr(_C, "Only words of the list can be laid; nobody needs to challenge.")
        case WordCheck.CHALLENGE:
            whose = (
                tr(_C, "the word list decides")
                if rules.verdict is VerdictBy.LIST
                else tr(_C, "the table decides")
            )
            price = (
                tr(_C, "from this hand")
                if rules.challenge_from is ChallengeFrom.HAND
                else tr(_C, "from the total")
            )
            text = tr(
                _C, "Any word may be laid and challenged: {whose}; who was wrong loses its value {price}."
            )
            return text.format(whose=whose, price=price)
        case _:
            assert_never(rules.word_check)


def _struck_sentence(rules: Rules) -> str:
    if rules.word_check is WordCheck.CHECKED:
        return ""
    match rules.failed_word:
        case FailedWord.MINUS:
            price = tr(_C, "A struck word counts against its owner.")
        case FailedWord.ZERO:
            price = tr(_C, "A struck word just does not count.")
        case FailedWord.DOUBLE:
            price = tr(_C, "A struck word counts twice against its owner.")
        case _:
            assert_never(rules.failed_word)
    if rules.failed_out is FailedOut.CANCELLED:
        return f"{price} {tr(_C, 'Struck before the next draw, it undoes going out.')}"
    return price


def _bonus_sentence(rules: Rules, seat_count: int) -> str:
    if rules.bonus_points == 0:
        return tr(_C, "No bonuses.")
    if seat_count > 2:
        return tr(_C, "The longest word and the most words earn {points} each; a tie earns nobody.").format(
            points=points(rules.bonus_points)
        )
    match rules.two_player_bonus:
        case TwoPlayerBonus.LONGEST:
            text = tr(_C, "Between two, the longest word earns {points}; a tie earns nobody.")
        case TwoPlayerBonus.MOST:
            text = tr(_C, "Between two, the most words earn {points}; a tie earns nobody.")
        case TwoPlayerBonus.BOTH:
            text = tr(_C, "The longest word and the most words earn {points} each; a tie earns nobody.")
        case TwoPlayerBonus.NONE:
            return tr(_C, "No bonuses between two.")
        case TwoPlayerBonus.ALTERNATE:
            text = tr(
                _C, "Between two, longest word and most words take turns, {points}; a tie earns nobody."
            )
        case _:
            assert_never(rules.two_player_bonus)
    return text.format(points=points(rules.bonus_points))


def _floor_sentence(rules: Rules) -> str:
    match rules.floor:
        case Floor.HAND:
            return tr(_C, "Unused cards count against you; a round never scores below 0.")
        case Floor.CARDS:
            return tr(_C, "Unused cards count against you; below 0 the cards count 0, and bonuses are added.")
        case Floor.GAME:
            return tr(_C, "Unused cards count against you; a round may score below 0, the total may not.")
        case Floor.NONE:
            return tr(_C, "Unused cards count against you; rounds and total may fall below 0.")
        case _:
            assert_never(rules.floor)


def _first_turn_sentence(rules: Rules) -> str:
    match rules.no_going_out_on_first_turn:
        case FirstTurn.OFF:
            return ""
        case FirstTurn.ON:
            return tr(_C, "Nobody goes out in the first turn of a round.")
        case FirstTurn.FIRST_FOUR_HANDS:
            return tr(_C, "In the first four rounds nobody goes out in the first turn.")
        case _:
            assert_never(rules.no_going_out_on_first_turn)


def _dictionary_sentence(rules: Rules) -> str:
    match rules.dictionary:
        case DictionaryUse.OFF_TURN:
            return tr(_C, "Words may be looked up while it is not your turn.")
        case DictionaryUse.ALWAYS:
            return tr(_C, "Words may be looked up at any time.")
        case DictionaryUse.NEVER:
            return tr(_C, "Words may not be looked up.")
        case _:
            assert_never(rules.dictionary)


def _small_options_sentence(rules: Rules) -> str:
    parts = []
    if not rules.may_return_taken_card:
        parts.append(tr(_C, "A card taken from the discards stays for that turn."))
    if rules.discards_browsable:
        parts.append(tr(_C, "The discards may be looked through."))
    if rules.stock_refill is StockRefill.ON_DRAW:
        parts.append(tr(_C, "An empty stock is renewed when someone draws from it."))
    return " ".join(parts)
