"""How strong a computer player is against another: whole games of the same deals in all rotations.

python tests/benchmarks/strength.py A B --seats N --games N [--processes P] [--preset friendly] [--told T]

A and B are levels (chick to owl), "greedy" or "farsighted", who know every word, see the bonuses and go out
at once: the first looks at the cards in hand, the second one drawn card ahead; or "knowing", who plays as the
owl does but sees all cards, which shows how much there is to win at all. "person-everyday", "person-many" and
"person-all" are people who know so many words and play as "farsighted" does; ``--told`` is which of the three
the others take every person for, or that they learn it from what is laid. One seat is A's and all others
B's; with ``--half`` every other seat is A's. A game is played in every rotation of A's seats, with the same
cards; ``--games`` counts them all. Progress goes to standard error. What is printed: how many per cent of the
games A won (a shared win counts in parts) with points, turns and how far A was ahead, each with a 95 %
interval, which are reckoned over the deals, whose rotations belong together.
"""

import argparse
import math
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from statistics import fmean, median, stdev
from typing import Final

import numpy as np

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from quiddler_qt.bots.levels import EVERYTHING, LEVELS, Level
from quiddler_qt.bots.monte_carlo import Candidate, MonteCarloPolicy, _Thought
from quiddler_qt.bots.opponents import Opponent
from quiddler_qt.bots.people import NO_WORDS, PEOPLE, PeopleWords, Tally, both, learned, tally_of
from quiddler_qt.bots.players import Players
from quiddler_qt.bots.playouts import Places
from quiddler_qt.bots.policies import Move, bonuses_won, cards_to_discard, ending, may_go_out
from quiddler_qt.bots.word_solvers import WordSolvers
from quiddler_qt.bots.word_table import load_word_table
from quiddler_qt.engine.actions import (
    Deal,
    Discard,
    DrawStock,
    GatherCards,
    LayDown,
    Reshuffle,
    SeatKind,
    TakeDiscard,
)
from quiddler_qt.engine.cards import FACES, Card, face_of, spelling_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Preset, Rules, WordCheck, preset_rules
from quiddler_qt.engine.state import GameSetup, GameState, Phase, Seat, new_game
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList, load_word_list
from quiddler_qt.session.dealer import shuffled, thinking_seed

FARSIGHTED: Final = Level("farsighted", EVERYTHING, 100, 0, 0, 100, 0, remembers=True)
GREEDY: Final = replace(FARSIGHTED, key="greedy")
KNOWING: Final = replace(LEVELS[-1], key="knowing")
PERSONS: Final = {
    f"person-{words.value}": replace(level, key=f"person-{words.value}") for words, level in PEOPLE.items()
}
KEYS: Final = (*(level.key for level in LEVELS), FARSIGHTED.key, GREEDY.key, KNOWING.key, *PERSONS)
LEARNED: Final = "learned"


@dataclass(frozen=True, slots=True)
class Job:
    """One deal to be played in one rotation: who sits where, what is played and what is told of people."""

    deal: int
    rotation: int
    players: tuple[str, ...]
    rules: Rules
    told: str
    cache: Path


@dataclass(frozen=True, slots=True)
class Result:
    """How a game went, by player: A's share of the win, mean points of a seat, and turns."""

    deal: int
    won: float
    points: tuple[float, float]
    turns: float
    turns_by_hand: tuple[tuple[float, ...], ...]
    slowest_s: float


def main(arguments: Sequence[str] | None = None) -> int:
    """Plays and prints."""
    parser = argparse.ArgumentParser(description="How strong a computer player is against another.")
    parser.add_argument("a", choices=KEYS, metavar="A", help=", ".join(KEYS))
    parser.add_argument("b", choices=KEYS, metavar="B")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--half", action="store_true", help="every other seat is A's")
    parser.add_argument("--preset", choices=[preset.value for preset in Preset], default="friendly")
    parser.add_argument("--told", choices=[LEARNED, *PeopleWords], default=LEARNED)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        results = list(_played(options, Path(folder)))
    _print(options, results)
    return 0


def _played(options: argparse.Namespace, cache_folder: Path) -> Iterator[Result]:
    """All results as they come, with a line of progress."""
    seats = options.seats
    mine = [seat % 2 == 0 if options.half else seat == 0 for seat in range(seats)]
    rotations = 2 if options.half else seats
    deals = max(1, options.games // rotations)
    # Nobody challenges, so every word stands: what is measured is the play of the cards.
    rules = replace(preset_rules(Preset(options.preset)), word_check=WordCheck.CHALLENGE)
    jobs = [
        Job(
            options.seed * 1_000_000 + deal,
            rotation,
            tuple(options.a if mine[(seat - rotation) % seats] else options.b for seat in range(seats)),
            rules,
            options.told,
            cache_folder,
        )
        for deal in range(deals)
        for rotation in range(rotations)
    ]
    began = time.monotonic()
    won = 0.0
    with ProcessPoolExecutor(options.processes) as pool:
        for number, done in enumerate(as_completed([pool.submit(play, job, options.a) for job in jobs]), 1):
            result = done.result()
            won += result.won
            spent = time.monotonic() - began
            print(
                f"\r{number}/{len(jobs)} games, A won {100 * won / number:.1f} %, {spent:.0f} s",
                end="",
                file=sys.stderr,
                flush=True,
            )
            yield result
    print(file=sys.stderr)


def _print(options: argparse.Namespace, results: list[Result]) -> None:
    deals = sorted({result.deal for result in results})
    by_deal = [[result for result in results if result.deal == deal] for deal in deals]
    seats = "every other of" if options.half else "one of"
    print(
        f"{options.a} in {seats} {options.seats} against {options.b}, {len(results)} games, {options.preset}"
    )
    won = [100 * fmean(result.won for result in group) for group in by_deal]
    print(f"  won by {options.a}: {_interval(won)} %")
    for player, name in enumerate((options.a, options.b)):
        points = [fmean(result.points[player] for result in group) for group in by_deal]
        print(f"  points of {name}: {_interval(points)} a game and seat")
    ahead = [fmean(result.points[0] - result.points[1] for result in group) for group in by_deal]
    print(f"  {options.a} ahead by: {_interval(ahead)} points a game")
    print(f"  turns: {_interval([fmean(result.turns for result in group) for group in by_deal])} a game")
    for player, name in enumerate((options.a, options.b)):
        turns = [count for result in results for count in result.turns_by_hand[player]]
        print(f"  turns of {name} a hand and seat: median {median(turns):.1f}, mean {fmean(turns):.2f}")
    print(f"  slowest decision: {max(result.slowest_s for result in results):.2f} s")


def _interval(values: list[float]) -> str:
    error = 1.96 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return f"{fmean(values):.1f} ± {error:.1f}"


class GreedyPlayer:
    """Takes the top discard where it helps at once, goes out when it can, and keeps what scores most.

    In the last turn it counts the bonuses that it would win as the table lies. It knows all words of the
    standard list.
    """

    def __init__(self, cache_folder: Path) -> None:
        self._words = WordSolvers(load_word_table(load_word_list("standard"), EVERYTHING, cache_folder))

    def decide(self, observation: Observation) -> Move:
        """The next move of the viewer."""
        rules, seat = observation.rules, observation.seat
        solver = self._words.solver(rules.min_word, duplicates=True)
        hand = [face_of(card) for card in observation.hand]
        out_now = observation.out_seat is None and may_go_out(observation)
        if observation.phase is Phase.DRAW:
            if observation.upcard is None:
                return DrawStock(seat)
            top = face_of(observation.upcard)
            points = solver.solve([*hand, top])
            kept = [face for face in points if face != top]
            helps = any(points.points[face] > points.points[top] for face in kept)
            goes_out = out_now and any(points.goes_out(face) for face in kept)
            return TakeDiscard(seat) if goes_out or helps else DrawStock(seat)
        solution = solver.solve(hand)
        cards = {face_of(card): card for card in cards_to_discard(observation)}
        outs = [face for face in cards if solution.goes_out(face)] if out_now else []
        if observation.out_seat is None and not outs:
            return Discard(seat, cards[max(cards, key=lambda face: (solution.points[face], face))])
        lays = [lay for face in outs or cards for lay in solution.trade_offs(face)]
        best = max(
            (lay for lay in lays if lay.goes_out or not outs),
            key=lambda lay: (
                lay.points + rules.bonus_points * bonuses_won(observation, lay.longest, len(lay.words)),
                lay.longest,
                len(lay.words),
            ),
        )
        return ending(observation, best.discard, best.words)


@dataclass(slots=True)
class _OpenThought(_Thought):
    """A thought with all cards on the table: there is one world, the true one."""

    state: GameState

    def _sample(self, worlds: int) -> tuple[Places, Places]:
        state, size = self.state, self.observation.hand_size
        hands = np.zeros((worlds, len(state.hands), size), np.intp)
        for seat, hand in enumerate(state.hands):
            if seat != self.viewer:
                hands[:, seat, : len(hand)] = [FACES.index(face_of(card)) for card in hand]
        # Who has drawn all of it would draw shuffled discards.
        to_come = [*reversed(state.stock), *state.discards]
        stock = np.array([FACES.index(face_of(card)) for card in to_come], np.intp)
        return hands, np.tile(stock, (worlds, 1))

    def _last_draw(self, upcard: Card) -> Move:
        del upcard
        best = self._best([Candidate(0, take) for take in (False, True)])
        return TakeDiscard(self.viewer) if best.take else DrawStock(self.viewer)


class KnowingPlayer:
    """Plays as the owl does, with all words, but sees every hand and the order of the stock."""

    def __init__(self, cache_folder: Path) -> None:
        self._words = WordSolvers(load_word_table(load_word_list("standard"), EVERYTHING, cache_folder))

    def decide(self, state: GameState) -> Move:
        """The next move of the seat on turn."""
        batch = self._words.batch(state.rules.min_word)
        policy = MonteCarloPolicy(1, self._words, lambda *_: Opponent(batch, 0))
        thought = policy._think(observe(state, state.seat), 0)
        parts = {field.name: getattr(thought, field.name) for field in fields(_Thought)}
        open_thought = _OpenThought(**parts, state=state)
        return open_thought.draw() if state.phase is Phase.DRAW else open_thought.play()


# -- one game --------------------------------------------------------------------------------


@cache
def _players(cache_folder: Path) -> Players:
    levels = (GREEDY, FARSIGHTED, KNOWING, *PERSONS.values())
    return Players(cache_folder, {level.key: level for level in levels})


@cache
def _knowing(cache_folder: Path) -> KnowingPlayer:
    return KnowingPlayer(cache_folder)


@cache
def _greedy(cache_folder: Path) -> GreedyPlayer:
    return GreedyPlayer(cache_folder)


@cache
def _standard() -> WordList:
    return load_word_list("standard")


def play(job: Job, a: str) -> Result:
    """Plays a job to its end."""
    count = len(job.players)
    # The cards stay with the places at the table; the players move round.
    state = new_game(GameSetup(job.rules, tuple(map(_seat, job.players)), first_dealer=job.deal % count))
    laid = [NO_WORDS] * count
    turns = 0
    by_hand: tuple[list[float], list[float]] = ([], [])
    slowest = 0.0
    moves = 0
    while state.phase is not Phase.GAME_OVER:
        if state.phase is Phase.WORDS_ON_TABLE:
            turns += sum(state.turns_taken)
            for key, taken in zip(job.players, state.turns_taken, strict=True):
                by_hand[key != a].append(taken)
        began = time.perf_counter()
        on_turn = state.phase in (Phase.DRAW, Phase.PLAY)
        action = _move(job, state, laid, thinking_seed(job.deal, moves)) if on_turn else _chance(job, state)
        slowest = max(slowest, time.perf_counter() - began)
        if isinstance(action, LayDown):
            tiers = (_standard().tier(spelling_of(word).lower()) for word in action.words)
            laid[state.seat] = both(laid[state.seat], tally_of(tiers))
        state = apply(state, action).state
        moves += 1
    won = [seat for seat, total in enumerate(state.totals) if total == max(state.totals)]
    totals: tuple[list[int], list[int]] = ([], [])
    for total, key in zip(state.totals, job.players, strict=True):
        totals[key != a].append(total)
    return Result(
        job.deal,
        sum(job.players[seat] == a for seat in won) / len(won),
        (fmean(totals[0]), fmean(totals[1] or totals[0])),
        turns,
        (tuple(by_hand[0]), tuple(by_hand[1])),
        slowest,
    )


def _seat(key: str) -> Seat:
    return Seat(key, SeatKind.PERSON if key in PERSONS else SeatKind.COMPUTER, key)


def _chance(job: Job, state: GameState) -> Deal | Reshuffle | GatherCards:
    """What happens to the cards where no seat is on turn."""
    match state.phase:
        case Phase.DEAL:
            return Deal(shuffled(job.deal, state.shuffles))
        case Phase.RESHUFFLE:
            return Reshuffle(shuffled(job.deal, state.shuffles, state.discards[:-1]))
        case _:
            return GatherCards()


def _move(job: Job, state: GameState, laid: Sequence[Tally], seed: int) -> Move:
    """What the seat on turn does; ``laid`` are the words of each seat so far."""
    key, seen = job.players[state.seat], observe(state, state.seat)
    if key == GREEDY.key:
        return _greedy(job.cache).decide(seen)
    if key == KNOWING.key:
        return _knowing(job.cache).decide(state)
    people = [learned(words) if job.told == LEARNED else PeopleWords(job.told) for words in laid]
    return _players(job.cache).decide(seen, seed, people=people)


if __name__ == "__main__":
    sys.exit(main())
