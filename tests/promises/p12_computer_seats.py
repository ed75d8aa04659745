"""P12: computer seats are legal, quick and honest.

Every level plays whole games by every option, and the hands that nothing can be made of; each move is judged
by the rules and by the word list of the game. Thinking is timed in seconds of the processor, so that a busy
machine changes nothing. Where the hidden cards are dealt out anew, nobody decides otherwise.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final

from quiddler_qt.bots import monte_carlo, vocabularies
from quiddler_qt.bots.levels import LEVELS
from quiddler_qt.bots.players import Players
from quiddler_qt.bots.policies import Move, fits
from quiddler_qt.engine.actions import LayDown, Rule
from quiddler_qt.engine.cards import FACES, face_of, spelling_of
from quiddler_qt.engine.legality import check, spellings_to_rule
from quiddler_qt.engine.rules import Rules, VerdictBy, WordCheck
from quiddler_qt.engine.state import GameState, Phase
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList, load_word_list
from tests.bots.computer_tables import chance, dealt, table
from tests.engine.disclosure import hidden_dealt_anew
from tests.promises.harness import Harness, Task
from tests.promises.mutants import plant
from tests.promises.outcome import Outcome
from tests.random_games import random_rules

PERMUTATIONS_PER_TRY: Final = 5
"""Of so many turns one is decided again with the hidden cards dealt anew."""
NASTY_HANDS: Final = 200
"""So many, of the turns of a release; a test run has a tenth of them."""
SLOW_S: Final = 1.0
SLOWEST_S: Final = 3.0
_TRICKY: Final = ("Q", "V", "X", "Z", "J", "K", "QU", "CL", "TH", "IN", "ER", "A", "E", "I", "U")


def run(outcome: Outcome, task: Task) -> None:
    """As many turns, of games and of nasty hands; then the figures of thinking."""
    random = Random(task.seed)
    seats = Players(task.folder)
    lists = {name: load_word_list(name) for name in ("standard", "family")}
    seconds: list[float] = []
    nasty = NASTY_HANDS if task.full else NASTY_HANDS // 10
    for number, state in enumerate(_positions(random, seats, lists, nasty)):
        if number == task.tries:
            break
        outcome.begin_try()
        _try(outcome, random, seats, lists[state.rules.word_list], state, number, seconds)
    seconds.sort()
    p99 = seconds[int(len(seconds) * 0.99)]
    outcome.worst("p99 s", p99)
    outcome.worst("slowest s", seconds[-1])
    outcome.demand(p99 <= SLOW_S, f"p99 is {p99:.2f} s")


def _try(
    outcome: Outcome,
    random: Random,
    seats: Players,
    words: WordList,
    state: GameState,
    number: int,
    seconds: list[float],
) -> None:
    seen = observe(state, state.seat)
    # The first question of a level loads its words: a second, once.
    seats.decide(seen, 0)
    began = time.process_time()
    move = seats.decide(seen, number)
    seconds.append(time.process_time() - began)
    outcome.demand(seconds[-1] <= SLOWEST_S, f"try {number} took {seconds[-1]:.2f} s: {_told(state, move)}")
    outcome.demand(_is_legal(state, move, words), f"try {number}: {_told(state, move)}")
    outcome.demand(fits(seen, move), f"try {number} does not fit: {_told(state, move)}")
    outcome.demand(seats.decide(seen, number) == move, f"try {number} is decided otherwise the second time")
    outcome.counts[state.seats[state.seat].level] += 1
    if number % PERMUTATIONS_PER_TRY == 0:
        outcome.counts["permutations"] += 1
        anew = hidden_dealt_anew(random, state, state.seat)
        other = seats.decide(observe(anew, anew.seat), number)
        outcome.demand(other == move, f"try {number} hangs on hidden cards: {_told(state, move)}")


def _is_legal(state: GameState, move: Move, words: WordList) -> bool:
    """Whether the rules allow it, and the list every word, none of them offensive."""
    for spelling in spellings_to_rule(state, move):
        state = apply(state, Rule(spelling, words.accepts(spelling.lower()))).state
    laid = [spelling_of(word).lower() for word in move.words] if isinstance(move, LayDown) else []
    known = all(words.accepts(word) and not words.is_offensive(word) for word in laid)
    return known and check(state, move) is None


def _told(state: GameState, move: Move) -> str:
    hand = " ".join(face_of(card) for card in state.hands[state.seat])
    return f"{state.seats[state.seat].level} with {hand}: {move}"


def _positions(random: Random, seats: Players, lists: dict[str, WordList], nasty: int) -> Iterator[GameState]:
    """First turns with nasty hands, then every turn of random games, one level after the other."""
    for number in range(nasty):
        size = random.randint(3, 10)
        faces = random.choices(_TRICKY, k=size) if number % 2 else random.choices(FACES, k=size)
        try:
            state = dealt(_any_rules(random), faces, upcard=random.choice("QJXZ"))
        except StopIteration:
            # More of a face than the deck has.
            continue
        yield _seated(state, number)
        drawn = _moved(state, seats.decide(observe(state, 0), number), lists)
        yield _seated(drawn, number)
    while True:
        count = random.randint(2, 8)
        state = chance(random, _seated(table(_any_rules(random), count), random.randrange(len(LEVELS))))
        while state.phase is not Phase.GAME_OVER:
            yield state
            state = chance(random, _moved(state, seats.decide(observe(state, state.seat), 1), lists))


def _any_rules(random: Random) -> Rules:
    return replace(
        random_rules(random),
        word_check=random.choice(list(WordCheck)),
        verdict=VerdictBy.LIST,
        hand_sizes=(random.randint(3, 10), 10),
    )


def _seated(state: GameState, first: int) -> GameState:
    """The levels in the seats, one after the other from one of them."""
    seats = tuple(
        replace(seat, level=LEVELS[(first + place) % len(LEVELS)].key)
        for place, seat in enumerate(state.seats)
    )
    return replace(state, seats=seats)


def _moved(state: GameState, move: Move, lists: dict[str, WordList]) -> GameState:
    words = lists[state.rules.word_list]
    for spelling in spellings_to_rule(state, move):
        state = apply(state, Rule(spelling, words.accepts(spelling.lower()))).state
    return apply(state, move).state


def _peeking_seat() -> None:
    """Lets a player see the next card of the stock, where the cards nobody has seen are told."""
    module = globals()
    real = module["observe"]

    def observe_all(state: GameState, viewer: int | None) -> object:
        seen = real(state, viewer)
        hint = tuple(face_of(card) for card in state.stock[-6:])
        return replace(seen, unseen=hint or seen.unseen)

    module["observe"] = observe_all


def _peeking_worlds() -> None:
    """Lets a thoughtful player deal the true next card of the stock in every world."""
    module, thought = globals(), vars(monte_carlo)["_Thought"]
    real, sampled = module["observe"], thought._sample
    stock: list[int] = []

    def observe_and_remember(state: GameState, viewer: int | None) -> object:
        stock[:] = [FACES.index(face_of(card)) for card in state.stock[-1:]]
        return real(state, viewer)

    def sample(self: object, worlds: int) -> object:
        hands, to_come = sampled(self, worlds)
        to_come[:, : len(stock)] = stock
        return hands, to_come

    module["observe"] = observe_and_remember
    plant(thought, "_sample", sample)


def _slow_seat() -> None:
    """Lets thinking take its time, by a clock that goes forth with each decision."""
    real, clock = Players.decide, time.process_time
    slept = [0.0]

    def decide(*arguments: object, **named: object) -> Move:
        slept[0] += SLOWEST_S
        return real(*arguments, **named)  # type: ignore[arg-type]  # whatever it was asked with

    plant(Players, "decide", decide)
    plant(time, "process_time", lambda: clock() + slept[0])


def _nonsense_words() -> None:
    """Lets players lay any word of the list, and letters that are none."""
    plant(vocabularies, "load_listed_words", _with_nonsense)


def _with_nonsense(name: str, _folder: Path | None = None) -> WordList:
    real = load_word_list(name)
    nonsense = [one + other for one in "aeioustrnl" for other in "aeioustrnl"]
    tier_of = dict.fromkeys([*real.words(), *nonsense], "A")
    return WordList.of_words(real.name, real.title, "0", tier_of)


MUTANTS: dict[str, Callable[[], None]] = {
    "peeking_seat": _peeking_seat,
    "peeking_worlds": _peeking_worlds,
    "slow_seat": _slow_seat,
    "nonsense_words": _nonsense_words,
}

HARNESS = Harness(
    "computer seats are legal, quick and honest",
    run,
    tries=500,
    full_tries=10_000,
    mutants=MUTANTS,
    mutant_tries=120,
)
