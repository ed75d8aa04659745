"""Thoughtful players: sensible where the answer is plain, never endless, the same for the same seed."""

import io
from dataclasses import replace
from pathlib import Path
from random import Random

import numpy as np
import pytest

from quiddler_qt.bots.hand_solver import BestLay
from quiddler_qt.bots.levels import Level
from quiddler_qt.bots.monte_carlo import Candidate, MonteCarloPolicy
from quiddler_qt.bots.opponents import Opponent
from quiddler_qt.bots.players import Players
from quiddler_qt.bots.policies import Move
from quiddler_qt.bots.word_solvers import WordSolvers
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, SeatKind, TakeDiscard
from quiddler_qt.engine.cards import FACES, Face, cards_showing, face_of, spelling_of
from quiddler_qt.engine.rules import Preset, Rules, TwoPlayerBonus, preset_rules
from quiddler_qt.engine.state import GameState, LaidWord, Phase
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.imported_list import file_name, read_imported_list
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
    known = WordSolvers(build_word_table(words))
    return MonteCarloPolicy(20, known, lambda _index, _seat, min_word: Opponent(known.batch(min_word), 0))


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
