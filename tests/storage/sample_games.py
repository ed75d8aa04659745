"""Random games as they could be saved after each action, with names that bite, for the tests of storage."""

import hashlib
from collections.abc import Iterator
from dataclasses import replace
from random import Random

from quiddler_qt.engine.actions import Action
from quiddler_qt.engine.cards import Card
from quiddler_qt.engine.record import GameRecord
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import GameState, new_game
from quiddler_qt.storage.saved_game import GameIdentity, LexiconId, SavedArrangement, SavedGame
from tests.random_games import play, random_setup

NAMES = ("Ann", "R&D <b>Bob</b>", "Łukasz Ω 🐢", "%1 {0}", "../x", "o'Neil \u200f\"\\", "日本語", "W" * 64)
LEXICON = LexiconId("standard", "1", hashlib.sha256(b"standard").hexdigest())
SAVED = "2026-11-30T04:05:06Z"


def positions(seed: int, *, rules: Rules | None = None, seats: int | None = None) -> Iterator[SavedGame]:
    """One random game as it could be saved before its first action and after each."""
    random = Random(seed)
    setup = random_setup(random, rules, seats)
    named = tuple(replace(seat, name=NAMES[index]) for index, seat in enumerate(setup.seats))
    setup = replace(setup, seats=named)
    identity = GameIdentity(f"{random.getrandbits(64):016x}", SAVED)
    game_seed = random.getrandbits(63)

    def saved(state: GameState, done: list[Action]) -> SavedGame:
        record = GameRecord(setup, game_seed, tuple(done))
        laid_out = tuple(_arranged(random, hand) for hand in state.hands)
        return SavedGame(identity, record, state, laid_out, LEXICON, saved=SAVED, counter=len(done))

    done: list[Action] = []
    yield saved(new_game(setup), done)
    for move in play(random, setup):
        done.append(move.action)
        yield saved(move.step.state, done)


def whole_game(seed: int, *, rules: Rules | None = None, seats: int | None = None) -> SavedGame:
    """A random game at its end."""
    *_, last = positions(seed, rules=rules, seats=seats)
    return last


def game_in_play(seed: int, *, rules: Rules | None = None, seats: int | None = None) -> SavedGame:
    """A random game in its middle."""
    games = list(positions(seed, rules=rules, seats=seats))
    return games[len(games) // 2]


def _arranged(random: Random, hand: tuple[Card, ...]) -> SavedArrangement:
    """A hand in some order, a part of it in word rows."""
    cards = tuple(random.sample(hand, len(hand)))
    cut = random.randint(0, len(cards))
    middle = random.randint(cut, len(cards))
    rows = tuple(row for row in (cards[cut:middle], cards[middle:]) if row)
    fresh = random.choice(cards) if cards and random.random() < 0.5 else None
    return SavedArrangement(cards[:cut], rows, fresh)
