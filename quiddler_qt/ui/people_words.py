"""What computer seats are told of the people's words: as the settings say, or as people's play shows."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from quiddler_qt.bots.people import PeopleWords, Tally, both, learned, tally_of
from quiddler_qt.lexicon.word_list import WordList
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.storage.settings import ExpectedWords, Settings

MOST_REMEMBERED: Final = 200
"""After so many words what was laid before counts half, so that people may learn and others may come."""

AskTier = Callable[[str], str | None]
"""The tier letter of a spelling in capitals."""


def tier_asked_of(words: WordList) -> AskTier:
    """Tiers by a word list."""
    return lambda spelling: words.tier(spelling.lower())


def people_words(
    session: GameSession, settings: Settings, tier_of: AskTier | None
) -> tuple[PeopleWords, ...]:
    """What the person in each seat is thought to know, one entry a seat.

    Where it is learned, it follows from the words of the seat in this game and of people in earlier ones;
    without tiers from the latter alone.
    """
    laid = session.words_of_people()
    if settings.expected_words is not ExpectedWords.LEARN:
        return (PeopleWords(settings.expected_words.value),) * len(laid)
    tallies = [tally_of(map(tier_of, words) if tier_of is not None else ()) for words in laid]
    return tuple(learned(tally, settings.words_laid) for tally in tallies)


def with_game(settings: Settings, session: GameSession, tier_of: AskTier) -> Settings:
    """The settings after a game: they remember how rare the people's words were, the last games most."""
    total: Tally = settings.words_laid
    if sum(total) > MOST_REMEMBERED:
        total = tuple(count // 2 for count in total)
    for words in session.words_of_people():
        total = both(total, tally_of(map(tier_of, words)))
    return replace(settings, words_laid=total)
