"""Two hundred fixed hands, played by the easiest and by the strongest player: nothing silly in any of them.

These are the blunders that people notice at once, whatever the level: never going out, giving back the card
one has just taken, and leaving a word in the hand when it is the last chance to lay it.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from quiddler_qt.bots.hand_solver import BestLay, HandSolver
from quiddler_qt.bots.levels import LEVELS, Level
from quiddler_qt.bots.monte_carlo import STALEMATE_TURNS
from quiddler_qt.bots.players import Players
from quiddler_qt.bots.vocabularies import is_known
from quiddler_qt.bots.word_table import load_word_table
from quiddler_qt.engine.actions import Discard, LayDown, TakeDiscard
from quiddler_qt.engine.cards import Card, Face, cards_value, face_of
from quiddler_qt.engine.rules import Preset, bonuses_in_play, preset_rules
from quiddler_qt.engine.scoring import SeatLay, score_round
from quiddler_qt.engine.state import GameState, LaidWord
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.computer_tables import after_stock, chance, table

HANDS = 200
CHECKED = preset_rules(Preset.FRIENDLY)
EXTREMES = (LEVELS[0], LEVELS[-1])


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Players:
    return Players(tmp_path_factory.mktemp("words"))


def solver_of(level: Level, standard: WordList) -> HandSolver:
    """The hands as this player sees them."""
    table_of = load_word_table(standard, level.tiers, None, lambda word: is_known(word, level.share_percent))
    return HandSolver(table_of)


def fixed_hands(level: Level) -> Iterator[GameState]:
    """The player of this level on turn in seat 0, with 3 to 10 cards."""
    random = Random(47)
    for number in range(HANDS):
        state = chance(random, table(replace(CHECKED, hand_sizes=(3 + number % 8, 10)), 2))
        yield replace(state, seats=tuple(replace(seat, level=level.key) for seat in state.seats))


def faces(cards: tuple[Card, ...]) -> list[Face]:
    return [face_of(card) for card in cards]


def discard_of(move: object) -> Card:
    assert isinstance(move, Discard | LayDown)
    return move.card if isinstance(move, Discard) else move.discard


def lead(state: GameState, level: Level, used: int, words: tuple[tuple[Card, ...], ...], left: int) -> int:
    """Points of seat 0 ahead of seat 1 after such a last lay; for one who is blind to bonuses its own."""
    if not level.bonus_hunger_percent:
        return used - left
    others = SeatLay(tuple(word.cards for word in state.laid[1]))
    mine = SeatLay(words)
    in_play = bonuses_in_play(state.rules, 2, state.round_index)
    won = [score.bonus for score in score_round((mine, others), (0, 0), state.rules, in_play)]
    return max(0, used - left + won[0]) - won[1]


@pytest.mark.parametrize("level", EXTREMES, ids=lambda level: level.key)
def test_it_goes_out_in_the_end_where_it_can(players: Players, standard: WordList, level: Level) -> None:
    solver = solver_of(level, standard)
    ways = 0
    for state in fixed_hands(level):
        drawn = after_stock(replace(state, turns_taken=(STALEMATE_TURNS, STALEMATE_TURNS)))
        solution = solver.solve(faces(drawn.hands[0]))
        if any(solution.goes_out(face) for face in solution):
            ways += 1
            move = players.decide(observe(drawn, 0), 1)
            assert isinstance(move, LayDown)
            assert sum(map(len, move.words)) == state.hand_size
    assert ways >= HANDS // 10


@pytest.mark.parametrize("level", EXTREMES, ids=lambda level: level.key)
def test_a_card_it_took_stays(players: Players, level: Level) -> None:
    taken = 0
    for number, state in enumerate(fixed_hands(level)):
        if players.decide(observe(state, 0), number) == TakeDiscard(0):
            taken += 1
            after = apply(state, TakeDiscard(0)).state
            assert after.taken is not None
            gone = discard_of(players.decide(observe(after, 0), number))
            assert face_of(gone) != face_of(after.taken) or len({*faces(after.hands[0])}) == 1
    assert taken >= HANDS // 10


@pytest.mark.parametrize("level", EXTREMES, ids=lambda level: level.key)
def test_in_the_last_turn_no_single_word_would_have_been_better(
    players: Players, standard: WordList, level: Level
) -> None:
    solver = solver_of(level, standard)
    for number, state in enumerate(fixed_hands(level)):
        went_out = tuple(LaidWord((card,)) for card in state.hands[1])
        word = (LaidWord(state.hands[1][:2]), *went_out[2:]) if number % 2 else went_out
        drawn = after_stock(state)
        hand = drawn.hands[0]
        ends = replace(drawn, out_seat=1, last_turns=1, laid=((), word), hands=(hand, ()))
        move = players.decide(observe(ends, 0), number)
        words = move.words if isinstance(move, LayDown) else ()
        used = {card for laid in words for card in laid}
        left = [card for card in hand if card not in used and card != discard_of(move)]
        assert not left or not solver.solve([*map(face_of, left), "Q"])["Q"].words
        made = lead(ends, level, cards_value(tuple(used)), words, cards_value(tuple(left)))
        for lay in one_word_lays(solver, faces(hand)):
            cards = tuple(cards_of_faces(hand, word) for word in lay.words)
            value = sum(map(cards_value, cards))
            rest = cards_value(hand) - value - cards_value(cards_of_faces(hand, (lay.discard,)))
            assert lead(ends, level, value, cards, rest) <= made, (lay, move)


def one_word_lays(solver: HandSolver, hand: list[Face]) -> list[BestLay]:
    """All lays of a single word, and no lay at all."""
    solution = solver.solve(hand)
    return [lay for face in solution for lay in solution.trade_offs(face) if len(lay.words) <= 1]


def cards_of_faces(hand: tuple[Card, ...], wanted: tuple[Face, ...]) -> tuple[Card, ...]:
    """Cards of the hand with these faces."""
    left = list(hand)
    found = []
    for face in wanted:
        found.append(next(card for card in left if face_of(card) == face))
        left.remove(found[-1])
    return tuple(found)
