"""What computer seats and hints are told of people's words: as the settings say, or as play shows."""

from collections.abc import Callable
from dataclasses import replace
from functools import reduce

from quiddler_qt.bots.opponents import Expectations
from quiddler_qt.bots.people import NO_WORDS, PeopleWords, Tally, both, learned, tally_of
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.results import words_of_people
from quiddler_qt.lexicon.word_list import DamagedWordListError
from quiddler_qt.storage.settings import ExpectedWords, Settings
from quiddler_qt.ui.words.word_shelf import WordShelf

AskTier = Callable[[str], str | None]
"""The tier letter of a spelling in capitals."""


def tiers_of(shelf: WordShelf, name: str) -> AskTier | None:
    """How common each word is by the list of an authority; None where there is none."""
    try:
        words = shelf.judge(name).word_list
    except (LookupError, DamagedWordListError):
        return None
    return lambda spelling: words.tier(spelling.lower())


def people_words(
    record: GameRecord, expected: ExpectedWords, earlier: Tally, tier_of: AskTier | None
) -> tuple[PeopleWords, ...]:
    """What the person in each seat is thought to know, one entry a seat.

    Where it is learned, it follows from the words of the seat in this game and of people in ``earlier`` ones;
    without tiers from the latter alone.
    """
    laid = words_of_people(record)
    if expected is not ExpectedWords.LEARN:
        return (PeopleWords(expected.value),) * len(laid)
    tallies = [tally_of(map(tier_of, words) if tier_of is not None else ()) for words in laid]
    return tuple(learned(tally, earlier) for tally in tallies)


def expectations(
    record: GameRecord, settings: Settings, earlier: Tally, tier_of: AskTier | None
) -> Expectations:
    """What everybody at the table of a game may know of the players; the rest as for `people_words`."""
    people = people_words(record, settings.expected_words, earlier, tier_of)
    return Expectations(settings.computer_patience, people)


def expectations_before(
    record: GameRecord, index: int, settings: Settings, tier_of: AskTier | None
) -> Expectations:
    """The same before one of the moves of a game, by its place in the record, for a review.

    It is learned from that game alone: other games may be later ones.
    """
    return expectations(replace(record, actions=record.actions[:index]), settings, NO_WORDS, tier_of)


def words_laid_in(record: GameRecord, tier_of: AskTier | None) -> Tally:
    """How rare the words were that people laid in a game; without tiers nothing is known of them."""
    if tier_of is None:
        return NO_WORDS
    return reduce(both, (tally_of(map(tier_of, words)) for words in words_of_people(record)), NO_WORDS)
