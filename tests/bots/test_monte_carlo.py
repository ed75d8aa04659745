"""Thoughtful players: sensible where the answer is plain, never endless, the same for the same seed."""

import io
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from quiddler_qt.bots.hand_batch import BatchSolver, Scores
from quiddler_qt.bots.hand_solver import BestLay, HandSolver
from quiddler_qt.bots.levels import Level
from quiddler_qt.bots.monte_carlo import ODD, Candidate, MonteCarloPolicy
from quiddler_qt.bots.opponents import Opponent
from quiddler_qt.bots.players import Players
from quiddler_qt.bots.playouts import NOBODY, Games, TableModel, lays_of, play_on, scores_of
from quiddler_qt.bots.policies import Move
from quiddler_qt.bots.word_table import WordTable, build_word_table
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, SeatKind, TakeDiscard
from quiddler_qt.engine.cards import FACES, Face, cards_showing, face_of, spelling_of
from quiddler_qt.engine.rules import (
    Bonus,
    FirstTurn,
    Floor,
    MinWord,
    Preset,
    Rules,
    TwoPlayerBonus,
    preset_rules,
)
from quiddler_qt.engine.state import GameState, LaidWord, Phase
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.imported_list import file_name, read_imported_list
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.computer_tables import after_stock, chance, dealt, moved, table

CHECKED = preset_rules(Preset.FRIENDLY)


@pytest.fixture(scope="module")
def players(tmp_path_factory: pytest.TempPathFactory) -> Players:
    quick = Level("quick", "AB", 100, 12, 0, 100, 50, remembers=True)
    patient = replace(quick, key="patient", patience=3)
    return Players(tmp_path_factory.mktemp("words"), {level.key: level for level in (quick, patient)})


def seated(state: GameState, level: str = "quick") -> GameState:
    return replace(state, seats=tuple(replace(seat, level=level) for seat in state.seats))


def words_of(move: object) -> list[str]:
    return [spelling_of(word) for word in move.words] if isinstance(move, LayDown) else []


def in_last_turn(state: GameState, *laid: str, last_turns: int = 1) -> GameState:
    """Seat 1 went out with words of these letters."""
    words = tuple(LaidWord(tuple(cards_showing(letter)[-1] for letter in word)) for word in laid)
    hands = (state.hands[0], (), *state.hands[2:])
    return replace(state, out_seat=1, last_turns=last_turns, laid=((), words, *state.laid[2:]), hands=hands)


# -- what it knows -------------------------------------------------------------------------------------------


def test_in_every_world_the_others_hold_what_they_have_shown(standard: WordList) -> None:
    state = dealt(CHECKED, ["C", "A", "R", "S", "E"], upcard="X", next_card="U", seat_count=3)
    state = apply(state, DrawStock(0)).state
    state = apply(state, Discard(0, state.hands[0][0])).state
    state = apply(state, TakeDiscard(1)).state
    state = apply(state, Discard(1, state.hands[1][0])).state
    # It has had turns enough to have thrown the card away in thought.
    state = replace(state, turns_taken=(1, 3, 2), seat=2)
    state = apply(state, DrawStock(2)).state
    seen = observe(state, 2)
    assert seen.seats[1].shown == ("C",)
    batch = BatchSolver(build_word_table(standard.words_of_tiers("A")))
    policy = MonteCarloPolicy(40, no_solver, lambda _: batch, lambda *_: Opponent(batch, 0))
    hands, stock = policy._think(seen, 1)._sample(40)
    c = FACES.index("C")
    assert (hands[:, 1, 0] == c).all()
    assert (hands[:, 0] == c).sum() < 40
    everything = Counter(seen.unseen) + Counter("C")
    for world, rest in zip(np.delete(hands, 2, axis=1).reshape(40, -1), stock, strict=True):
        assert Counter(FACES[place] for place in (*world, *rest)) == everything


def worlds_before_seat_1(
    waits: int, batch: BatchSolver, *, eager: bool = True, first_turn: FirstTurn = FirstTurn.OFF
) -> NDArray[np.intp]:
    """Hands that seat 0 is thought to have by seat 1, after one turn of seat 0 that ended with an A."""
    rules = replace(CHECKED, no_going_out_on_first_turn=first_turn)
    state = after_stock(dealt(rules, ["A", "V", "V", "C"], upcard="X", next_card="U"))
    seen = observe(apply(state, Discard(0, state.hands[0][0])).state, 1)
    assert seen.upcard is not None
    assert face_of(seen.upcard) == "A"
    policy = MonteCarloPolicy(200, no_solver, lambda _: batch, lambda *_: Opponent(batch, waits, eager))
    hands, _ = policy._think(seen, 3)._sample(200)
    return hands[:, 0]


def test_who_goes_out_at_once_and_did_not_is_thought_unable_to(everyday_table: WordTable) -> None:
    batch = BatchSolver(everyday_table)
    an_a = np.full((200, 1), FACES.index("A"))

    def could_go_out(hands: NDArray[np.intp]) -> float:
        return float(batch.scores(np.concatenate([hands, an_a], axis=1)).goes_out.any(axis=1).mean())

    assert could_go_out(worlds_before_seat_1(0, batch)) < 0.05
    # Not where it waits, or may think twice, or must not go out in its first turn.
    assert could_go_out(worlds_before_seat_1(5, batch)) > 0.25
    assert could_go_out(worlds_before_seat_1(0, batch, eager=False)) > 0.25
    assert could_go_out(worlds_before_seat_1(0, batch, first_turn=FirstTurn.ON)) > 0.25


def test_nobody_is_thought_to_have_discarded_what_it_needed(everyday_table: WordTable) -> None:
    """An A goes from few hands, and those are poor in other letters to go with it."""
    batch = BatchSolver(everyday_table)
    hands = worlds_before_seat_1(5, batch)
    scores = batch.scores(np.concatenate([hands, np.full((200, 1), FACES.index("A"))], axis=1))
    given_away = scores.points.max(axis=1) - scores.points[:, -1]
    assert np.mean(given_away <= ODD) > 0.9


def no_solver(min_word: MinWord, duplicates: bool) -> HandSolver:
    return HandSolver(build_word_table([]), min_word, duplicates=duplicates)


# -- sensible ------------------------------------------------------------------------------------------------


def test_in_the_very_last_turn_it_lays_what_scores_most(players: Players) -> None:
    state = seated(after_stock(dealt(CHECKED, ["QU", "I", "T", "S"], upcard="V", next_card="A")))
    move = players.decide(observe(in_last_turn(state, "CAT"), 0), 1)
    assert isinstance(move, LayDown)
    assert face_of(move.discard) == "A"
    assert sum(map(len, words_of(move))) == 5


def test_a_bonus_is_taken_from_another_by_a_tie(tmp_path: Path) -> None:
    """Between two, ten points less for the other are as good as ten more."""
    rules = replace(CHECKED, two_player_bonus=TwoPlayerBonus.LONGEST, hand_sizes=(5,))
    state = seated(after_stock(dealt(rules, ["C", "A", "T", "S", "V"], upcard="E", next_card="E")), "fox")
    # CATS ties with the four letters of the other; a word of three letters and V left would be dearer alone.
    move = Players(tmp_path).decide(observe(in_last_turn(state, "DOGS"), 0), 1)
    assert max(map(len, words_of(move))) >= 4


def test_it_takes_the_card_that_lets_it_lay_everything_in_the_last_turn(players: Players) -> None:
    # CA with T is a word; what the stock brings is hardly ever as good.
    state = seated(in_last_turn(dealt(CHECKED, ["C", "A", "J"], upcard="T", next_card="V"), "DOG"))
    assert players.decide(observe(state, 0), 5) == TakeDiscard(0)


@pytest.mark.parametrize(("other", "best"), [("PIT", TakeDiscard), ("JOT", DrawStock)])
def test_in_the_last_draw_of_the_game_it_dares_what_it_must(other: str, best: type[Move]) -> None:
    """C makes CAT, 13 points, which beats PIT with 11; only a Z, for 19, would beat JOT with 18."""
    rules = replace(CHECKED, hand_sizes=(3,))
    state = in_last_turn(dealt(rules, ["A", "T", "V"], upcard="C"), other)
    assert isinstance(knowing("cat", "zat").decide(observe(state, 0), 1), best)


def knowing(*words: str) -> MonteCarloPolicy:
    """One who knows these words, and thinks that the others do."""
    table_of = build_word_table(words)
    return MonteCarloPolicy(
        20,
        lambda min_word, duplicates: HandSolver(table_of, min_word, duplicates=duplicates),
        lambda _: BatchSolver(table_of),
        lambda *_: Opponent(BatchSolver(table_of), 0),
    )


def holding(state: GameState, *faces: Face, shown: bool) -> GameState:
    """Seat 1 has these cards left over; ``shown`` if they came into its hand openly."""
    cards = tuple(cards_showing(face)[-1] for face in faces)
    state = replace(state, hands=(state.hands[0], cards, *state.hands[2:]))
    return replace(state, shown=(state.shown[0], faces if shown else (), *state.shown[2:]))


@pytest.mark.parametrize(("shown", "best"), [(True, TakeDiscard), (False, DrawStock)])
def test_in_the_last_draw_a_card_known_to_be_left_over_costs_what_it_is_worth(
    shown: bool, best: type[Move]
) -> None:
    """CAT with 13 beats ZAP with 22 less a Q; less a card that nobody knows only a Z would, for 19."""
    rules = replace(CHECKED, hand_sizes=(3,))
    state = in_last_turn(dealt(rules, ["A", "T", "V"], upcard="C"), "ZAP")
    seen = observe(holding(state, "Q", shown=shown), 0)
    assert isinstance(knowing("cat", "zat").decide(seen, 1), best)


@pytest.mark.parametrize("left", [("Q",), ("A", "Q")])
def test_the_last_draw_is_judged_as_the_games_played_out_are(left: tuple[Face, ...]) -> None:
    rules = replace(CHECKED, hand_sizes=(3,))
    state = in_last_turn(after_stock(dealt(rules, ["C", "A", "T"], upcard="J", next_card="V")), "ZAP")
    thought = knowing("cat")._think(observe(holding(state, *left, shown=True), 0), 1)
    lay = BestLay("V", 13, (("C", "A", "T"),), goes_out=True)
    played_out = thought._try([Candidate(0, discard="V", lay=lay)], *thought._sample(4))
    counted = thought._chances_as_it_lies(np.array([[FACES.index(face) for face in "CAT"]]))
    assert played_out.tolist() == [counted.tolist() * 4]


def test_who_takes_a_card_keeps_its_twin_too(players: Players) -> None:
    """To take a card and give another of the same away is to let the turn pass, and looks silly."""
    took = apply(seated(dealt(CHECKED, ["Z", "A", "T"], upcard="Z")), TakeDiscard(0)).state
    move = players.decide(observe(took, 0), 1)
    assert isinstance(move, Discard)
    assert face_of(move.card) != "Z"


def test_it_leaves_a_card_that_helps_nobody(players: Players) -> None:
    state = seated(dealt(CHECKED, ["C", "A", "T"], upcard="Q"))
    assert players.decide(observe(state, 0), 5) == DrawStock(0)


def test_without_a_stock_there_is_only_the_discard(players: Players) -> None:
    state = replace(seated(dealt(Rules(), ["C", "A", "T"], upcard="V")), stock=())
    assert players.decide(observe(state, 0), 0) == TakeDiscard(0)


def test_it_waits_as_long_as_its_temper_or_the_people_want(players: Players) -> None:
    state = after_stock(dealt(CHECKED, ["C", "A", "T"], upcard="Q", next_card="Q"))
    for turns in range(5):
        here = replace(state, turns_taken=(turns, turns))
        if turns < 3:
            assert isinstance(players.decide(observe(seated(here, "patient"), 0), 1), Discard)
            assert isinstance(players.decide(observe(seated(here), 0), 1, patience=3), Discard)
    long_since = replace(state, turns_taken=(12, 12))
    assert isinstance(players.decide(observe(seated(long_since), 0), 1, patience=3), LayDown)
    assert isinstance(players.decide(observe(seated(long_since, "patient"), 0), 1), LayDown)


def test_players_that_wait_for_one_another_end_all_the_same(players: Players) -> None:
    random = Random(5)
    state = chance(random, seated(table(replace(CHECKED, hand_sizes=(3, 5)), 3)))
    while state.phase is not Phase.GAME_OVER:
        seen = observe(state, state.seat)
        state = chance(random, moved(state, players.decide(seen, 3), lambda _: True))
        assert max(state.turns_taken) <= 25


def test_a_word_that_was_refused_is_not_tried_again(players: Players) -> None:
    state = seated(after_stock(dealt(CHECKED, ["C", "A", "T"], upcard="Q", next_card="Q")))
    state = replace(state, turns_taken=(12, 12))
    first = players.decide(observe(state, 0), 1)
    (word,) = words_of(first)
    refused = replace(state, rulings=((word, False),))
    again = players.decide(observe(refused, 0), 1)
    assert word not in words_of(again)
    every = tuple((spelling, False) for spelling in sorted(("ACT", "CAT")))
    assert isinstance(players.decide(observe(replace(state, rulings=every), 0), 1), Discard)


# -- honest --------------------------------------------------------------------------------------------------


def test_the_same_observation_and_seed_give_the_same_move(players: Players, tmp_path: Path) -> None:
    random = Random(8)
    other = Players(tmp_path)
    for _ in range(6):
        state = seated(
            chance(random, table(replace(CHECKED, hand_sizes=(random.randint(3, 8),)), 3)), "raven"
        )
        seen = observe(state, state.seat)
        assert players.decide(seen, 11) == players.decide(seen, 11) == other.decide(seen, 11)


def test_nobody_is_asked_without_a_viewer_or_out_of_turn(players: Players) -> None:
    state = seated(dealt(CHECKED, ["C", "A", "T"], upcard="Q"))
    for viewer in (None, 1):
        with pytest.raises(ValueError, match=r"asked|turn"):
            players.decide(observe(state, viewer), 0)


def test_a_foreign_list_is_played_with_common_words(tmp_path: Path) -> None:
    rules = replace(CHECKED, word_list="imported:0123456789abcdef")
    state = seated(after_stock(dealt(rules, ["C", "A", "T"], upcard="Q", next_card="Q")), "owl")
    move = Players(tmp_path).decide(observe(replace(state, turns_taken=(12, 12)), 0), 1)
    assert words_of(move) in (["CAT"], ["ACT"])


def keep_list(folder: Path, *words: str) -> str:
    """Puts a list where imported ones lie; its name in rules."""
    brought = read_imported_list(io.BytesIO("\n".join(words).encode("ascii")), "Grandma's")
    (folder / file_name(brought.identifier)).write_bytes(brought.stored_bytes())
    return brought.authority_name


@pytest.mark.parametrize(
    ("level", "listed", "laid"),
    [
        ("owl", ("act", "ox"), ["ACT"]),
        ("chick", ("act", "ox"), []),
        ("otter", ("cat", "ox"), ["CAT"]),
        ("owl", ("tca", "ox"), ["TCA"]),
        ("fox", ("tca", "ox"), []),
        ("mouse", ("ox",), []),
    ],
)
def test_an_imported_list_is_played_with_its_own_words(
    tmp_path: Path, level: str, listed: tuple[str, ...], laid: list[str]
) -> None:
    """The words of its tiers that the list has; those of no shipped list only who knows everything."""
    rules = replace(CHECKED, word_list=keep_list(tmp_path, *listed))
    state = seated(after_stock(dealt(rules, ["C", "A", "T"], upcard="Q", next_card="Q")), level)
    seats = Players(tmp_path / "cache", list_folder=tmp_path)
    move = seats.decide(observe(replace(state, turns_taken=(12, 12)), 0), 1)
    assert words_of(move) == laid


def test_people_are_thought_to_know_common_words(players: Players) -> None:
    state = dealt(CHECKED, ["C", "A", "T"], upcard="Q")
    people = (state.seats[0], replace(state.seats[1], kind=SeatKind.PERSON, level=""))
    seen = observe(replace(seated(state), seats=(seated(state).seats[0], people[1])), 0)
    assert players.decide(seen, 1) in (DrawStock(0), TakeDiscard(0))


# -- playouts ------------------------------------------------------------------------------------------------


def games(hands: list[list[str]], stock: list[str], *, top: str = "V", waits: int = 0) -> Games:
    """One game, seat 0 on turn."""
    places = np.array([[[FACES.index(face) for face in hand] for hand in hands]], np.intp)
    seats = len(hands)
    nothing = np.zeros((1, seats), np.int64)
    return Games(
        hands=places,
        stock=np.array([[FACES.index(face) for face in stock]], np.intp),
        drawn=np.zeros(1, np.intp),
        top=np.array([FACES.index(top)], np.intp),
        seat=0,
        out=np.full(1, NOBODY, np.intp),
        last_turns=np.zeros(1, np.intp),
        turns=nothing.copy(),
        waits=nothing + waits,
        laid=np.zeros((1, seats), np.bool_),
        points=nothing.copy(),
        longest=nothing.copy(),
        words=nothing.copy(),
    )


def model(*words: str, seats: int = 2, bonuses: frozenset[Bonus] = frozenset({Bonus.LONGEST})) -> TableModel:
    return TableModel([BatchSolver(build_word_table(words))] * seats, bonuses, 10, Floor.HAND)


def test_a_hand_is_played_to_its_end() -> None:
    # Seat 0 draws and goes out with CAT (13 points, the longest word); seat 1 draws T and lays AT.
    played = games([["C", "A", "T"], ["A", "Z", "Q"]], ["X", "T", "Q"])
    assert play_on(model("cat", "at"), played).tolist() == [[23, 0]]
    assert played.out.tolist() == [0]
    assert played.last_turns.tolist() == [0]
    assert played.turns.tolist() == [[1, 1]]


def test_one_that_waits_goes_out_later() -> None:
    played = games([["C", "A", "T"], ["A", "Z", "Q"]], ["X", "X", "J", "J", "V", "V"], waits=1)
    assert play_on(model("cat"), played).tolist() == [[23, 0]]
    assert played.turns.tolist() == [[2, 2]]


def test_a_tie_wins_no_bonus_and_leftovers_count() -> None:
    played = games([["C", "A", "T"], ["O", "A", "T"]], ["X", "X"])
    assert play_on(model("cat", "oat"), played).tolist() == [[13, 7]]


def test_in_a_last_turn_the_bonus_decides_what_goes() -> None:
    # Seat 1 draws V: VAC with T left is 18 points and no longer than TAT; CATS is only 16, but the longest.
    hands = [["T", "A", "T", "IN"], ["C", "A", "T", "S"]]
    words = ("tat", "in", "cats", "vac")
    assert play_on(model(*words), games(hands, ["X", "V"], top="Q")).tolist() == [[15, 26]]
    plain = model(*words, bonuses=frozenset())
    assert play_on(plain, games(hands, ["X", "V"], top="Q")).tolist() == [[15, 18]]


def test_a_hand_that_nobody_can_end_is_scored_as_it_lies() -> None:
    played = games([["Z", "Z", "Q"], ["J", "J", "Q"]], ["X", "V"])
    assert play_on(model("cat"), played).tolist() == [[0, 0]]


def test_hands_that_hold_the_same_cards_are_solved_once() -> None:
    solved = []

    class Counting(BatchSolver):
        def scores(self, hands: NDArray[np.intp]) -> Scores:
            solved.append(len(hands))
            return super().scores(hands)

        def lays(self, hands: NDArray[np.intp], *, most_words: int) -> NDArray[np.int16]:
            solved.append(len(hands))
            return super().lays(hands, most_words=most_words)

    words = build_word_table(["cat", "act", "at", "tea", "erin", "in"])
    random = np.random.default_rng(2)
    few = random.integers(0, len(FACES), (5, 6))
    few[0, :4] = [FACES.index(face) for face in ("C", "A", "T", "IN")]
    hands = random.permuted(few[random.integers(0, 5, 60)], axis=1)
    plain, sparing = BatchSolver(words), Counting(words)
    expected, found = plain.scores(hands), scores_of(sparing, hands)
    assert (found.points == expected.points).all()
    assert (found.goes_out == expected.goes_out).all()
    assert (lays_of(sparing, hands, 3) == plain.lays(hands, most_words=3)).all()
    assert solved == [5, 5]
