"""What players think of people: learned from words of known rarity, slowly, and used in their worlds."""

from dataclasses import replace
from random import Random

import pytest

from quiddler_qt.bots.levels import Level
from quiddler_qt.bots.monte_carlo import MonteCarloPolicy
from quiddler_qt.bots.people import NO_WORDS, PEOPLE, PeopleWords, Tally, both, learned, tally_of
from quiddler_qt.bots.players import Players
from quiddler_qt.bots.policies import GreedyPolicy
from quiddler_qt.bots.vocabularies import is_known
from quiddler_qt.bots.word_table import load_word_table
from quiddler_qt.engine.actions import LayDown, SeatKind
from quiddler_qt.engine.cards import spelling_of
from quiddler_qt.engine.rules import Preset, preset_rules
from quiddler_qt.engine.state import Phase, Seat
from quiddler_qt.engine.visibility import observe
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.computer_tables import chance, decide, moved, table


def test_words_are_counted_by_rarity() -> None:
    assert tally_of("AABCFGH") == (2, 1, 1, 3)
    assert tally_of([None, "A", None]) == (1, 0, 0, 0)
    assert tally_of([]) == NO_WORDS
    assert both((1, 2, 3, 4), (4, 3, 2, 1)) == (5, 5, 5, 5)


def test_without_a_word_the_first_guess_stands_and_a_single_one_does_not_change_it() -> None:
    assert learned(NO_WORDS) is PeopleWords.MANY
    for tier in "ABCF":
        assert learned(tally_of(tier)) is PeopleWords.MANY


@pytest.mark.parametrize(
    ("laid", "expected"),
    [
        ((9, 7, 0, 0), PeopleWords.EVERYDAY),
        ((7, 6, 4, 0), PeopleWords.MANY),
        ((4, 3, 3, 8), PeopleWords.ALL),
        # One rare word that everybody at a card table has heard of makes no master.
        ((9, 7, 4, 1), PeopleWords.MANY),
    ],
)
def test_a_game_of_words_tells(laid: Tally, expected: PeopleWords) -> None:
    assert learned(laid) is expected


def test_earlier_games_count_but_never_more_than_this_one_in_the_end() -> None:
    masters = (400, 400, 300, 900)
    assert learned(NO_WORDS, masters) is PeopleWords.ALL
    assert learned((1, 1, 0, 0), masters) is PeopleWords.ALL
    assert learned((16, 12, 1, 0), masters) is not PeopleWords.ALL


@pytest.mark.parametrize("words", PeopleWords)
def test_one_who_plays_with_a_vocabulary_is_found_out(standard: WordList, words: PeopleWords) -> None:
    known = PEOPLE[words]
    policy = GreedyPolicy(
        load_word_table(standard, known.tiers, None, lambda word: is_known(word, known.share_percent))
    )
    laid = NO_WORDS
    for seed in range(3):
        random = Random(seed)
        rules = replace(preset_rules(Preset.FRIENDLY), hand_sizes=(7, 8, 9, 10))
        state = chance(random, table(rules, 2))
        while state.phase is not Phase.GAME_OVER:
            move = decide(policy, state, seed)
            if isinstance(move, LayDown):
                spellings = map(spelling_of, move.words)
                laid = both(laid, tally_of(standard.tier(word.lower()) for word in spellings))
            state = chance(random, moved(state, move, standard.accepts))
    assert learned(laid) is words


def test_each_seat_is_modelled_by_what_its_person_is_thought_to_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    players = Players(None, {"quick": Level("quick", "A", 25, 6, 0, 100, 50, remembers=True)})
    sizes: list[list[int]] = []
    think = MonteCarloPolicy._think

    def listening(self: MonteCarloPolicy, *arguments: object) -> object:
        thought = think(self, *arguments)  # type: ignore[arg-type]  # passed on as they came
        sizes.append([len(other.solver.table.keys) for other in thought.opponents])
        return thought

    monkeypatch.setattr(MonteCarloPolicy, "_think", listening)
    state = chance(Random(1), table(preset_rules(Preset.FRIENDLY), 3))
    seats = (Seat("Owl", SeatKind.COMPUTER, "quick"), Seat("Ada"), Seat("Ben"))
    seen = observe(replace(state, seats=seats), 0)
    first = players.decide(seen, 1)
    told = (PeopleWords.MANY, PeopleWords.EVERYDAY, PeopleWords.ALL)
    assert players.decide(seen, 1, people=told) == players.decide(seen, 1, people=told)
    assert players.decide(seen, 1) == first
    (_, ada, ben), (_, careful, clever) = sizes[0], sizes[1]
    assert ada == ben
    assert careful < ada < clever
