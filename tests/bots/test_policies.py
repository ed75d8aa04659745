"""Computer seats: always legal, honest, sensible, and soon done."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from quiddler_qt.bots.hand_solver import HandSolver
from quiddler_qt.bots.policies import GreedyPolicy, Move, fits, plain_move
from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, TakeDiscard
from quiddler_qt.engine.cards import cards_value, face_of, spelling_of
from quiddler_qt.engine.rules import (
    FirstTurn,
    Floor,
    MinWord,
    Preset,
    Rules,
    TwoPlayerBonus,
    WordCheck,
    preset_rules,
)
from quiddler_qt.engine.state import GameState, LaidWord, Phase
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.computer_tables import after_stock, chance, dealt, decide, moved, table
from tests.engine.disclosure import hidden_dealt_anew
from tests.random_games import random_rules

CHECKED = preset_rules(Preset.FRIENDLY)


@pytest.fixture(scope="module")
def greedy(everyday_table: WordTable) -> GreedyPolicy:
    return GreedyPolicy(everyday_table)


@pytest.fixture(scope="module")
def family(standard: WordList) -> WordList:
    return standard.common_part("family", "Family words", "ABC")


def words_of(move: Move) -> list[str]:
    return [spelling_of(word) for word in move.words] if isinstance(move, LayDown) else []


# -- legal ----------------------------------------------------------------------------------------


def test_every_turn_of_random_games_is_legal(
    greedy: GreedyPolicy, standard: WordList, family: WordList
) -> None:
    random = Random(12)
    turns = 0
    while turns < 500:
        rules = replace(random_rules(random), word_check=random.choice(list(WordCheck)))
        accepts = (standard if rules.word_list == "standard" else family).accepts
        state = chance(random, table(rules, random.randint(2, 8)))
        while state.phase is not Phase.GAME_OVER:
            observation = observe(state, state.seat)
            move = greedy.decide(observation, turns)
            assert fits(observation, move)
            # The table is no judge here: every word of a computer seat stands in the list of the game.
            assert all(accepts(word.lower()) for word in words_of(move))
            state = chance(random, moved(state, move, accepts))
            turns += state.phase is Phase.DRAW


NASTY = [
    ["A", "E", "I", "O", "U", "A", "E", "I", "O", "U"],
    ["B", "C", "D", "F", "G", "H", "J", "K", "L", "M"],
    ["X", "X", "Z", "Z", "Q", "Q", "J", "J", "V", "V"],
    ["QU", "QU", "IN", "IN", "ER", "ER", "CL", "CL", "TH", "TH"],
    ["E"] * 10,
    ["A", "A", "E", "E", "I", "I", "N", "N", "T", "T"],
]


@pytest.mark.parametrize("hand", NASTY, ids="".join)
@pytest.mark.parametrize("words", [None, [], ["in"]], ids=["everyday", "none", "one"])
def test_nasty_hands_are_played_legally(
    everyday_table: WordTable, hand: list[str], words: list[str] | None
) -> None:
    policy = GreedyPolicy(everyday_table if words is None else build_word_table(words))
    random = Random(1)
    for min_word, duplicates, returns in product(MinWord, (True, False), (True, False)):
        rules = Rules(
            min_word=min_word, duplicates=duplicates, may_return_taken_card=returns, hand_sizes=(3,)
        )
        state = dealt(rules, hand, upcard=random.choice("ARY"))
        for _ in range(8):
            if state.phase is not Phase.GAME_OVER:
                state = chance(random, moved(state, decide(policy, state), lambda _: True))


def test_the_first_turn_option_is_kept(greedy: GreedyPolicy) -> None:
    hand = ["C", "A", "T"]
    for option, goes in [(FirstTurn.OFF, True), (FirstTurn.ON, False), (FirstTurn.FIRST_FOUR_HANDS, False)]:
        state = dealt(replace(CHECKED, no_going_out_on_first_turn=option), hand, upcard="Q", next_card="Q")
        state = after_stock(state)
        assert isinstance(decide(greedy, state), LayDown) == goes
        if option is FirstTurn.FIRST_FOUR_HANDS:
            assert isinstance(decide(greedy, replace(state, round_index=4)), LayDown)
        assert isinstance(decide(greedy, replace(state, turns_taken=(1, 1))), LayDown)


def test_it_never_moves_out_of_turn(greedy: GreedyPolicy) -> None:
    state = dealt(CHECKED, ["C", "A", "T"], upcard="Q")
    for viewer in (1, None):
        for decision in (lambda seen: greedy.decide(seen, 0), plain_move):
            with pytest.raises(ValueError, match="turn"):
                decision(observe(state, viewer))


# -- honest ---------------------------------------------------------------------------------------


def test_hidden_cards_change_no_decision(greedy: GreedyPolicy) -> None:
    random = Random(3)
    permutations = 0
    while permutations < 200:
        state = chance(random, table(replace(random_rules(random), hand_sizes=(random.randint(3, 10),)), 3))
        for _ in range(random.randrange(4)):
            if state.phase in (Phase.DRAW, Phase.PLAY):
                state = chance(random, moved(state, decide(greedy, state), lambda _: True))
        if state.phase not in (Phase.DRAW, Phase.PLAY):
            continue
        decision = decide(greedy, state, 7)
        for _ in range(20):
            assert decide(greedy, hidden_dealt_anew(random, state, state.seat), 7) == decision
            permutations += 1


def test_the_seed_decides_between_equals_only(greedy: GreedyPolicy) -> None:
    state = after_stock(dealt(Rules(), ["C", "A", "T"], upcard="X", next_card="Q"))
    assert len({decide(greedy, state, seed) for seed in range(5)}) == 1
    # Without words all that counts is what a card costs: J is dearest, and the others stay.
    wordless = GreedyPolicy(build_word_table([]))
    equals = after_stock(dealt(Rules(), ["B", "C", "K"], upcard="X", next_card="A"))
    assert len({decide(wordless, equals, seed) for seed in range(20)}) == 3


# -- sensible -------------------------------------------------------------------------------------


def test_it_goes_out_when_it_can(greedy: GreedyPolicy) -> None:
    state = after_stock(dealt(CHECKED, ["QU", "I", "T", "S"], upcard="V", next_card="A"))
    move = decide(greedy, state)
    assert isinstance(move, LayDown)
    assert face_of(move.discard) == "A"
    assert cards_value(tuple(card for word in move.words for card in word)) == 17


def test_it_takes_the_discard_that_lets_it_go_out(greedy: GreedyPolicy, standard: WordList) -> None:
    state = dealt(CHECKED, ["C", "A", "J"], upcard="T", next_card="V")
    move = decide(greedy, state)
    assert move == TakeDiscard(0)
    (word,) = words_of(decide(greedy, moved(state, move, standard.accepts)))
    assert sorted(word) == ["A", "C", "T"]


def test_it_leaves_the_discard_that_helps_nobody(greedy: GreedyPolicy) -> None:
    assert decide(greedy, dealt(CHECKED, ["C", "A", "T"], upcard="I")) == DrawStock(0)


@pytest.mark.parametrize("seed", range(6))
def test_it_never_gives_back_the_card_it_took(greedy: GreedyPolicy, standard: WordList, seed: int) -> None:
    random = Random(seed)
    rules = replace(CHECKED, hand_sizes=(3, 6, 10))
    state = chance(random, table(rules, 3))
    took = 0
    while state.phase is not Phase.GAME_OVER:
        move = decide(greedy, state)
        if state.taken_from_discards and isinstance(move, Discard | LayDown):
            took += 1
            discard = move.card if isinstance(move, Discard) else move.discard
            assert face_of(discard) != face_of(state.taken or 0)
        state = chance(random, moved(state, move, standard.accepts))
    assert took


def in_last_turn(state: GameState, *laid: str) -> GameState:
    """Seat 1 went out with words of these faces, one letter a card (whose cards they are does not matter)."""
    cards = iter(card for card in range(118) if card not in state.hands[0])
    words = tuple(LaidWord(tuple(next(cards) for _ in word)) for word in laid)
    return replace(state, out_seat=1, last_turns=1, laid=((), words))


def test_no_legal_word_is_left_unlaid_in_the_last_turn(
    everyday_table: WordTable, greedy: GreedyPolicy
) -> None:
    random = Random(47)
    for _ in range(200):
        rules = Rules(
            hand_sizes=(random.randint(3, 10),),
            min_word=random.choice(list(MinWord)),
            two_player_bonus=TwoPlayerBonus.BOTH,
        )
        state = in_last_turn(after_stock(chance(random, table(rules, 2))), "AA", "AAAAA")
        move = decide(greedy, state)
        words = move.words if isinstance(move, LayDown) else ()
        discard = (
            move.discard if isinstance(move, LayDown) else move.card if isinstance(move, Discard) else -1
        )
        used = {card for word in words for card in word}
        left = [card for card in state.hands[0] if card not in used and card != discard]
        solver = HandSolver(everyday_table, rules.min_word)
        assert not left or not solver.solve([*map(face_of, left), "Q"])["Q"].words
        points = cards_value(tuple(used)) - cards_value(tuple(left))
        best = solver.best_points([face_of(card) for card in state.hands[0]])
        # A bonus may be worth some points, and nothing else may.
        assert best - 20 <= points <= best


def test_the_last_turn_counts_bonuses() -> None:
    policy = GreedyPolicy(build_word_table(["cats", "vac"]))
    # VAC has 21 points and leaves 5, CATS 16 and leaves 2: only four letters win the bonus.
    state = after_stock(dealt(Rules(), ["C", "A", "T", "S", "V"], upcard="E", next_card="E"))
    assert words_of(decide(policy, in_last_turn(state, "AAA"))) == ["CATS"]
    assert words_of(decide(policy, in_last_turn(state, "AAAA"))) == ["VAC"]
    without = replace(state, setup=replace(state.setup, rules=replace(state.rules, bonus_points=1)))
    assert words_of(decide(policy, in_last_turn(without, "AAA"))) == ["VAC"]


def test_the_twin_of_the_card_it_took_stays_too(greedy: GreedyPolicy) -> None:
    took = apply(dealt(CHECKED, ["Z", "A", "T"], upcard="Z"), TakeDiscard(0)).state
    move = decide(greedy, took)
    assert isinstance(move, Discard)
    assert face_of(move.card) != "Z"


def test_a_last_turn_without_words_is_a_plain_discard() -> None:
    policy = GreedyPolicy(build_word_table([]))
    state = in_last_turn(after_stock(dealt(Rules(), ["Q", "A", "T"], upcard="E", next_card="E")), "AAA")
    move = decide(policy, state)
    assert isinstance(move, Discard)
    assert face_of(move.card) == "Q"


def test_a_double_word_is_not_laid_where_it_may_not_be(standard: WordList) -> None:
    policy = GreedyPolicy(build_word_table(["on"]))
    hand = ["O", "N", "O", "N"]
    once = after_stock(dealt(replace(CHECKED, duplicates=False), hand, upcard="V", next_card="V"))
    assert isinstance(decide(policy, once), Discard)
    twice = after_stock(dealt(CHECKED, hand, upcard="V", next_card="V"))
    assert words_of(decide(policy, twice)) == ["ON", "ON"]
    assert words_of(decide(policy, in_last_turn(once, "AAA"))) == ["ON"]


# -- soon done ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat_count", [2, 8])
@pytest.mark.parametrize(
    "rules",
    [
        CHECKED,
        preset_rules(Preset.FAMILY),
        Rules(min_word=MinWord.THREE_CARDS, duplicates=False, may_return_taken_card=False, floor=Floor.NONE),
    ],
    ids=["friendly", "family", "strict"],
)
def test_tables_of_computer_seats_come_to_an_end(greedy: GreedyPolicy, rules: Rules, seat_count: int) -> None:
    random = Random(seat_count)
    state = chance(random, table(rules, seat_count))
    while state.phase is not Phase.GAME_OVER:
        state = chance(random, moved(state, decide(greedy, state), lambda _: True))
        assert max(state.turns_taken) <= 25


def test_few_words_do_not_make_an_endless_hand(standard: WordList) -> None:
    policy = GreedyPolicy(build_word_table(standard.words_of_tiers("A")[::40]))
    random = Random(4)
    state = chance(random, table(replace(CHECKED, hand_sizes=(3, 5, 7, 10)), 2))
    while state.phase is not Phase.GAME_OVER:
        state = chance(random, moved(state, decide(policy, state), standard.accepts))
        assert max(state.turns_taken) <= 200


# -- the plain move and what fits -----------------------------------------------------------------


def test_the_plain_move_draws_and_throws_the_dearest_card_away() -> None:
    state = dealt(Rules(may_return_taken_card=False), ["A", "Q", "B"], upcard="J", next_card="Z")
    assert plain_move(observe(state, 0)) == DrawStock(0)
    move = plain_move(observe(after_stock(state), 0))
    assert isinstance(move, Discard)
    assert face_of(move.card) == "Q"
    took = apply(dealt(Rules(may_return_taken_card=False), ["A", "K", "L"], upcard="Q"), TakeDiscard(0)).state
    assert face_of(getattr(plain_move(observe(took, 0)), "card", -1)) == "K"


def test_without_a_stock_there_is_only_the_discard(greedy: GreedyPolicy) -> None:
    state = replace(dealt(Rules(), ["C", "A", "T"], upcard="V"), stock=())
    assert plain_move(observe(state, 0)) == TakeDiscard(0)
    assert decide(greedy, state) == TakeDiscard(0)


def test_plain_moves_are_legal_in_random_games() -> None:
    random = Random(9)
    for _ in range(10):
        state = chance(random, table(random_rules(random), random.randint(2, 8)))
        for _ in range(120):
            state = chance(random, moved(state, plain_move(observe(state, state.seat)), lambda _: True))


def test_only_moves_of_this_turn_fit() -> None:
    drawing = dealt(Rules(), ["C", "A", "T"], upcard="V")
    playing = after_stock(drawing)
    c, a, t, drawn = playing.hands[0]
    elsewhere = playing.hands[1][0]
    turns: list[tuple[GameState, list[Move], list[Move]]] = [
        (drawing, [DrawStock(0), TakeDiscard(0)], [DrawStock(1), Discard(0, c), LayDown(0, ((c, a),), t)]),
        (
            playing,
            [Discard(0, c), LayDown(0, ((c, a, t),), drawn)],
            [
                DrawStock(0),
                TakeDiscard(0),
                Discard(1, c),
                Discard(0, elsewhere),
                LayDown(0, ((c, a, t),), t),
                LayDown(0, ((c, a, a),), t),
                LayDown(0, ((c, a, elsewhere),), t),
            ],
        ),
    ]
    for state, good, bad in turns:
        assert all(fits(observe(state, 0), move) for move in good)
        assert not any(fits(observe(state, 0), move) for move in bad)
        assert not any(fits(observe(state, 1), replace(move, seat=1)) for move in good)
