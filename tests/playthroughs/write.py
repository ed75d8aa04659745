"""Golden games: every action and what each seat then sees, as text.

``python tests/playthroughs/write.py`` plays the games anew and writes them; the difference in version control
is then what has to be approved. The test replays the games as they stand, with ``read`` and ``render``.

After each action come the events as the public sees them (``:``), what has changed on the table for all, and
what has changed for a seat: its hand, the card it took, a checksum of the cards it cannot place. Where a seat
saw the table otherwise than the public, its line would show that too.
"""

import re
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from quiddler_qt.engine.actions import (
    Action,
    Challenge,
    Deal,
    Discard,
    DrawStock,
    GatherCards,
    LayDown,
    Reshuffle,
    Rule,
    SeatKind,
    TakeDiscard,
    WordCards,
)
from quiddler_qt.engine.cards import ALL_CARDS, Card, face_of, spelling_of
from quiddler_qt.engine.events import Event
from quiddler_qt.engine.legality import check, spellings_to_rule
from quiddler_qt.engine.notation import action_text, parse_action
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.record import GameRecord, digest
from quiddler_qt.engine.rules import (
    ChallengeFrom,
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
    preset_rules,
)
from quiddler_qt.engine.state import GameSetup, GameState, Judgment, LaidWord, Phase, Seat, new_game
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe, redact

FOLDER: Final = Path(__file__).resolve().parent

# What the players of these games know.
WORDS: Final = frozenset(
    (FOLDER.parent / "data" / "playthrough_words.txt").read_text(encoding="ascii").split()
)


@dataclass(frozen=True, slots=True)
class Game:
    """A golden game to play: its table, its seed, and how long its players wait to go out."""

    name: str
    setup: GameSetup
    seed: int
    # Turns of each seat in a hand before it goes out, by the hand (the last one holds on).
    patience: tuple[int, ...] = (1,)
    # How likely a player lays what is no word, and doubts one that is laid.
    bold: float = 0.0
    doubts: float = 0.0


def _table(rules: Rules, names: str, dealer: int = 0) -> GameSetup:
    seats = tuple(
        Seat(name, SeatKind.COMPUTER, "greedy") if name.islower() else Seat(name) for name in names.split()
    )
    return GameSetup(rules, seats, dealer)


EIGHT: Final = "Ann Ben Cleo Dan Eve Finn Gus Hal"
GAMES: Final = (
    Game("two_classic", _table(Rules(), "Ann Ben"), 1, bold=0.15, doubts=0.4),
    Game(
        "three_publisher", _table(preset_rules(Preset.PUBLISHER), "Ann Ben robo", 2), 2, bold=0.2, doubts=0.5
    ),
    Game("four_friendly", _table(preset_rules(Preset.FRIENDLY), "Ann Ben robo Dan", 1), 3, patience=(1, 3)),
    Game(
        "two_family_options",
        _table(
            replace(
                preset_rules(Preset.FAMILY),
                hand_sizes=(3, 5, 4),
                min_word=MinWord.THREE_LETTERS,
                duplicates=False,
                may_return_taken_card=False,
                discards_browsable=True,
                two_player_bonus=TwoPlayerBonus.ALTERNATE,
            ),
            "Ann robo",
        ),
        4,
    ),
    Game(
        "three_cancelled_going_out",
        _table(
            Rules(hand_sizes=(3, 4), no_going_out_on_first_turn=FirstTurn.FIRST_FOUR_HANDS), "Ann Ben Cleo"
        ),
        6,
        bold=0.9,
        doubts=0.7,
    ),
    Game("eight_stalemate_turn_end", _table(Rules(hand_sizes=(10,)), EIGHT, 7), 7, patience=(11,)),
    Game(
        "eight_stalemate_on_draw",
        _table(Rules(hand_sizes=(10,), stock_refill=StockRefill.ON_DRAW, failed_out=FailedOut.STANDS), EIGHT),
        8,
        patience=(6,),
        doubts=0.2,
    ),
    *(
        Game(
            f"{name}_{number}",
            _table(replace(rules, hand_sizes=sizes), " ".join(EIGHT.split()[:seats]), number % seats),
            20 + number,
            patience=(1, 2),
            bold=0.3,
            doubts=0.4,
        )
        for number, (name, rules, sizes, seats) in enumerate(
            (
                ("floor_none", Rules(floor=Floor.NONE), (3, 4), 2),
                ("floor_cards", Rules(floor=Floor.CARDS), (4, 3), 3),
                ("floor_game", Rules(floor=Floor.GAME, failed_word=FailedWord.DOUBLE), (3, 5), 4),
                ("failed_word_zero", Rules(failed_word=FailedWord.ZERO), (3, 4), 5),
                ("pays_from_the_total", Rules(challenge_from=ChallengeFrom.GAME), (4, 4), 3),
                ("three_cards", Rules(min_word=MinWord.THREE_CARDS), (5, 6), 2),
                ("two_cards", Rules(min_word=MinWord.TWO_CARDS), (3, 6), 6),
                ("both_bonuses", Rules(two_player_bonus=TwoPlayerBonus.BOTH), (4, 5), 2),
                ("no_bonus", Rules(two_player_bonus=TwoPlayerBonus.NONE, bonus_points=0), (3, 4), 2),
                ("the_table_judges", Rules(verdict=VerdictBy.TABLE), (3, 4), 3),
                ("seven_browse", Rules(discards_browsable=True), (5,), 7),
                ("quick", preset_rules(Preset.QUICK), (3, 5, 7), 4),
                ("stands", Rules(failed_out=FailedOut.STANDS), (3, 4, 5), 2),
            )
        )
    ),
)


# -- playing -------------------------------------------------------------------------------------------------
def play(game: Game) -> GameRecord:
    """Plays a golden game."""
    random = Random(game.seed)
    state = new_game(game.setup)
    actions: list[Action] = []
    while state.phase is not Phase.GAME_OVER:
        for wish in _wishes(random, game, state):
            asked = [Rule(word, word in WORDS) for word in spellings_to_rule(state, wish)]
            for action in (*asked, wish):
                if check(state, action) is None:
                    actions.append(action)
                    state = apply(state, action).state
    return GameRecord(game.setup, game.seed, tuple(actions))


def _wishes(random: Random, game: Game, state: GameState) -> list[Action]:
    """What is tried next; what the rules forbid falls away."""
    match state.phase:
        case Phase.DEAL:
            return [Deal(tuple(random.sample(ALL_CARDS, len(ALL_CARDS))))]
        case Phase.RESHUFFLE:
            return [Reshuffle(tuple(random.sample(state.discards[:-1], len(state.discards) - 1)))]
        case Phase.DRAW:
            draw = TakeDiscard(state.seat) if random.random() < 0.3 else DrawStock(state.seat)
            return [*_challenges(random, game, state), draw]
        case Phase.PLAY:
            return _turn_end(random, game, state)
        case _:
            return [*_challenges(random, game, state), GatherCards()]


def _challenges(random: Random, game: Game, state: GameState) -> list[Action]:
    doubted = [
        Challenge(random.choice([seat for seat in range(len(state.seats)) if seat != owner]), owner, index)
        for owner, words in enumerate(state.laid)
        for index, word in enumerate(words)
        if random.random() < (game.doubts if spelling_of(word.cards) not in WORDS else game.doubts / 5)
    ]
    return [*doubted]


def _turn_end(random: Random, game: Game, state: GameState) -> list[Action]:
    seat, hand = state.seat, state.hands[state.seat]
    last = state.out_seat is not None
    waits = state.turns_taken[seat] < game.patience[min(state.round_index, len(game.patience) - 1)] - 1
    thrown: list[Action] = [Discard(seat, card) for card in random.sample(hand, 2)]
    if waits and not last:
        return thrown
    words, left = best_lay(hand)
    if random.random() < game.bold and len(left) > 2:
        words, left = (*words, left[:-1]), left[-1:]
    if not words or (len(left) > 1 and not last):
        return thrown
    # The last turn has to end with a discard too: if need be, with a card of the shortest word.
    if not left:
        *words_kept, shortest = sorted(words, key=len, reverse=True)
        words, left = tuple(words_kept), shortest
    return [LayDown(seat, words, max(left, key=lambda card: (len(face_of(card)), card))), *thrown]


def best_lay(hand: tuple[Card, ...]) -> tuple[tuple[WordCards, ...], tuple[Card, ...]]:
    """Words that use most of a hand, one card kept for the discard, and the cards they leave."""
    options = _words_of(hand)
    best: tuple[WordCards, ...] = ()

    def extend(words: tuple[WordCards, ...], used: frozenset[Card], start: int) -> None:
        nonlocal best
        if len(used) > sum(map(len, best)):
            best = words
        for index in range(start, len(options)):
            word = options[index]
            if len(best) and sum(map(len, best)) == len(hand) - 1:
                return
            if used.isdisjoint(word) and len(used) + len(word) < len(hand):
                extend((*words, word), used | {*word}, index + 1)

    extend((), frozenset(), 0)
    laid = {card for word in best for card in word}
    return best, tuple(card for card in hand if card not in laid)


def _words_of(hand: tuple[Card, ...]) -> list[WordCards]:
    """All known words of these cards, each way to spell it by faces once, longest first."""

    def ways(word: str, left: tuple[Card, ...]) -> Iterator[WordCards]:
        if not word:
            yield ()
            return
        for face in dict.fromkeys(map(face_of, left)):
            if word.startswith(face):
                card = next(card for card in left if face_of(card) == face)
                rest = tuple(other for other in left if other != card)
                for way in ways(word[len(face) :], rest):
                    yield (card, *way)

    found = [way for word in sorted(WORDS) for way in ways(word, hand)]
    return sorted(found, key=lambda way: -len(way))


# -- text ----------------------------------------------------------------------------------------------------
def render(record: GameRecord) -> str:
    """A game as text: its set-up, and after each action what it told the public and what the seats see."""
    state = new_game(record.setup)
    lines = [*_setup_lines(record), ""]
    shown: dict[int | None, str] = {}
    for number, action in enumerate(record.actions, 1):
        step = apply(state, action)
        state = step.state
        lines.append(f"{number} > {action_text(action)}")
        lines += [f"    : {_event_text(redact(event, None))}" for event in step.events]
        public = _table_text(observe(state, None))
        for viewer in (None, *range(len(state.seats))):
            view = observe(state, viewer)
            table = _table_text(view)
            own = "" if viewer is None else _own_text(view)
            seen = own + (table if table != public or viewer is None else "")
            if shown.get(viewer) != seen:
                lines.append(f"    {'all' if viewer is None else viewer} {seen}")
            shown[viewer] = seen
    return "\n".join([*lines, "", f"digest {digest(state)}", ""])


def _setup_lines(record: GameRecord) -> list[str]:
    setup = record.setup
    lines = [f"seed {record.seed}", f"edition {record.edition}", f"dealer {setup.first_dealer}"]
    lines += [f"seat {seat.name} {seat.kind.value} {seat.level or '-'}" for seat in setup.seats]
    return lines + [
        f"rule {field.name} {_plain(getattr(setup.rules, field.name))}" for field in fields(Rules)
    ]


def _plain(value: object) -> str:
    if isinstance(value, Enum):
        return str(value.value)
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _faces(cards: Iterable[Card | None]) -> str:
    return " ".join("?" if card is None else f"{face_of(card)}{card}" for card in cards) or "-"


def _event_text(event: Event) -> str:
    parts = [f"{field.name}={getattr(event, field.name)!r}" for field in fields(event)]
    return " ".join([type(event).__name__, *map(_without_enums, parts)])


def _without_enums(text: str) -> str:
    # The text of an enum member differs between Python versions.
    plain = re.sub(r"<\w+\.(\w+): '[^']*'>", r"\1", text)
    return re.sub(
        r"frozenset\(\{(.*?)\}\)", lambda found: "{" + ", ".join(sorted(found[1].split(", "))) + "}", plain
    )


def _own_text(seen: Observation) -> str:
    unseen = zlib.crc32(" ".join(seen.unseen).encode("ascii"))
    source = "discards" if seen.taken_from_discards else "stock"
    taken = f"took {_faces([seen.taken])} from the {source}, " if seen.taken is not None else ""
    return f"hand {_faces(seen.hand)}, {taken}unseen {len(seen.unseen)} {unseen:08x}"


def _table_text(seen: Observation) -> str:
    laid = [_laid_text(index, seat.laid) for index, seat in enumerate(seen.seats) if seat.laid]
    unused = [f"left {index}: {_faces(seat.unused)}" for index, seat in enumerate(seen.seats) if seat.unused]
    table = [
        f"{seen.phase.value} round {seen.round_index} of {seen.hand_size}",
        f"dealer {seen.dealer}, turn {seen.seat}",
        f"stock {seen.stock_count}, discards {seen.discard_count}: {_faces(seen.discards)}",
        f"counts {' '.join(str(seat.card_count) for seat in seen.seats)}",
    ]
    if seen.out_seat is not None:
        table.append(f"out {seen.out_seat}, last turns {seen.last_turns}, drawn {seen.drawn_since_out}")
    shown = [f"shown {index}: {' '.join(seat.shown)}" for index, seat in enumerate(seen.seats) if seat.shown]
    table += [*laid, *unused, *shown]
    if any(seat.total for seat in seen.seats):
        table.append("totals " + " ".join(str(seat.total) for seat in seen.seats))
    return " | ".join(table)


_MARKS: Final = {Judgment.NONE: "", Judgment.UPHELD: "+", Judgment.STRUCK: "!"}


def _laid_text(index: int, words: tuple[LaidWord, ...]) -> str:
    marked = [f"{'-'.join(map(face_of, word.cards))}{_MARKS[word.judgment]}" for word in words]
    return f"laid {index}: {' '.join(marked)}"


def read(text: str) -> GameRecord:
    """The record of a game from its text."""
    seats: list[Seat] = []
    rules: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    actions: list[Action] = []
    types = {field.name: type(getattr(Rules(), field.name)) for field in fields(Rules)}
    for line in text.splitlines():
        if found := re.fullmatch(r"\d+ > (.+)", line):
            actions.append(parse_action(found[1]))
        elif found := re.fullmatch(r"(seed|edition|dealer) (\d+)", line):
            numbers[found[1]] = int(found[2])
        elif found := re.fullmatch(r"seat (.+) (\w+) (\S+)", line):
            seats.append(Seat(found[1], SeatKind(found[2]), found[3].replace("-", "")))
        elif found := re.fullmatch(r"rule (\w+) (.+)", line):
            rules[found[1]] = _option(types[found[1]], found[2])
    setup = GameSetup(Rules(**rules), tuple(seats), numbers["dealer"])
    return GameRecord(setup, numbers["seed"], tuple(actions), numbers["edition"])


def _option(kind: type, text: str) -> object:
    if kind is bool:
        return text == "True"
    if kind is tuple:
        return tuple(map(int, text.split(",")))
    make: Callable[[Any], object] = kind
    return make(text)


def main() -> None:
    """Plays and writes all golden games."""
    for game in GAMES:
        text = render(play(game))
        path = FOLDER / f"{game.name}.txt"
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'written' if changed else 'as it was'}: {path.name}, {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
