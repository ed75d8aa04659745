"""Advice: exact where it can be counted, legal always, by the table's words, and known ones first."""

import io
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quiddler_qt.bots.advice import (
    MOST_AVOIDED,
    MOST_SETS,
    Advice,
    AdviceQuestion,
    Adviser,
    lay_value,
    more_avoided,
)
from quiddler_qt.bots.appraisal import Choice
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, TakeDiscard
from quiddler_qt.engine.cards import cards_showing, cards_value, face_of, spelling_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import FirstTurn, Preset, Rules, preset_rules
from quiddler_qt.engine.state import GameState, Phase
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import observe
from quiddler_qt.engine.words import faces_value, letter_count
from quiddler_qt.lexicon.imported_list import file_name, read_imported_list
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.computer_tables import after_stock, chance, dealt, moved, table
from tests.bots.naive_solver import lays, whole_deck

FRIENDLY = preset_rules(Preset.FRIENDLY)


@pytest.fixture(scope="module")
def adviser() -> Adviser:
    return Adviser()


def advise(adviser: Adviser, observation: Observation, **options: Any) -> Advice:
    """The answer, after whatever steps it takes."""
    question = AdviceQuestion(7, observation, **options)
    *_, advice = adviser.think(question)
    assert advice is not None
    assert advice.ticket == 7
    return advice


def turn(hand: list[str], drawn: str, rules: Rules = FRIENDLY, seats: int = 2) -> Observation:
    """Seat 0 holds these faces and has drawn one from the stock."""
    return observe(after_stock(dealt(rules, hand, upcard="V", next_card=drawn, seat_count=seats)), 0)


def marks(observation: Observation, lay: LayDown) -> tuple[int, int, int]:
    """Points, letters of the longest word, number of words."""
    used = sum(cards_value(word) for word in lay.words)
    left = cards_value(observation.hand) - used - cards_value((lay.discard,))
    return used - left, max(map(letter_count, lay.words)), len(lay.words)


def marks_by_trying_all(hand: list[str], words: Collection[str], rules: Rules) -> set[tuple[int, int, int]]:
    """What all ways to go out come to, without those that are behind another in everything."""
    found = set()
    for place in range(len(hand)):
        rest = hand[:place] + hand[place + 1 :]
        for lay in lays(rest, words, rules.min_word):
            if sum(map(len, lay)) == len(rest):
                value = sum(map(faces_value, lay))
                found.add((value, max(len("".join(word)) for word in lay), len(lay)))
    return {
        one
        for one in found
        if not any(o != one and all(a >= b for a, b in zip(o, one, strict=True)) for o in found)
    }


HANDS = [
    (["C", "A", "T"], "S"),
    (["QU", "I", "T"], "E"),
    (["TH", "E", "A"], "IN"),
    (["N", "O", "T", "E"], "S"),
    (["D", "O", "G", "A"], "T"),
    (["B", "V", "K", "Z"], "J"),
]


@pytest.mark.parametrize(("hand", "drawn"), HANDS)
def test_the_ways_to_go_out_are_those_found_by_trying_all(
    adviser: Adviser, standard: WordList, hand: list[str], drawn: str
) -> None:
    words = {word.upper() for word in standard.words_of_tiers("ABCDEFG")}
    seen = turn(hand, drawn)
    advice = advise(adviser, seen)
    assert {marks(seen, lay) for lay in advice.lays} == marks_by_trying_all([*hand, drawn], words, FRIENDLY)
    values = [lay_value(seen, lay.words, lay.discard) for lay in advice.lays]
    assert values == sorted(values, reverse=True)
    if advice.lays:
        assert advice.choices[0].move == advice.lays[0]


def test_the_first_turn_may_be_too_early_to_go_out(adviser: Adviser) -> None:
    early = replace(FRIENDLY, no_going_out_on_first_turn=FirstTurn.ON)
    advice = advise(adviser, turn(["C", "A", "T"], "S", early), worlds=12)
    assert advice.lays == ()
    assert isinstance(advice.choices[0].move, Discard)


def test_in_the_last_turn_the_move_that_brings_most_is_the_best(adviser: Adviser, standard: WordList) -> None:
    cats = after_stock(dealt(FRIENDLY, ["C", "A", "T"], upcard="V", next_card="S"))
    word = tuple(next(card for card in cats.hands[0] if face_of(card) == face) for face in "CAT")
    left = next(card for card in cats.hands[0] if face_of(card) == "S")
    state = moved(cats, LayDown(0, (word,), left), standard.accepts)
    # The other seat holds A, E and T and takes the S; nobody comes after it.
    others = tuple(cards_showing(face)[1] for face in ("A", "E", "T"))
    state = replace(state, hands=((), others))
    seen = observe(apply(state, TakeDiscard(1)).state, 1)
    advice = advise(adviser, seen, worlds=30)
    values = [lay_value(seen, one.words, one.discard) for one in advice.lays]
    best = advice.choices[0].move
    assert isinstance(best, LayDown)
    assert lay_value(seen, best.words, best.discard) == max(values)
    assert advice.choices[0].worth == max(values) - cards_value(word)


def test_what_is_advised_is_legal_in_whole_games(adviser: Adviser, standard: WordList) -> None:
    random = Random(3)
    for seats, sizes in ((2, (3, 7)), (3, (5, 10))):
        state = table(replace(FRIENDLY, hand_sizes=sizes, word_list="family"), seats)
        for number in range(400):
            state = chance(random, state)
            if state.phase is Phase.GAME_OVER:
                break
            seen = observe(state, state.seat)
            advice = advise(adviser, seen, worlds=8, well_known=bool(number % 2))
            _check_plan(seen, advice, standard)
            for choice in advice.choices[1:]:
                moved(state, choice.move, standard.accepts)
            for lay in advice.lays:
                moved(state, lay, standard.accepts)
            state = moved(state, advice.choices[0].move, standard.accepts)
        assert state.phase is Phase.GAME_OVER


def _check_plan(seen: Observation, advice: Advice, standard: WordList) -> None:
    """Words of the list, of cards that are there, each once."""
    best = advice.choices[0].move
    there = {*seen.hand, *([seen.upcard] if isinstance(best, TakeDiscard) else [])}
    cards = [card for word in advice.plan for card in word]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= there
    for word in [*advice.plan, *(word for lay in advice.lays for word in lay.words)]:
        spelling = spelling_of(word).lower()
        assert standard.tier(spelling) in set("ABC")
        assert not standard.is_offensive(spelling)
    if isinstance(best, Discard):
        assert best.card not in cards
    if isinstance(best, LayDown):
        assert advice.plan == best.words


def test_a_hint_prefers_words_that_people_know(adviser: Adviser, standard: WordList) -> None:
    random = Random(11)
    rare_given_up = 0
    for _ in range(40):
        *hand, drawn, upcard = random.sample(whole_deck(), 7)
        seen = observe(after_stock(dealt(FRIENDLY, hand, upcard=upcard, next_card=drawn)), 0)
        every, known = advise(adviser, seen), advise(adviser, seen, well_known=True)
        if _is_known(known, standard):
            rare_given_up += not _is_known(every, standard)
        else:
            common = advise(adviser, replace(seen, rules=replace(FRIENDLY, word_list="family")))
            assert _value(seen, known) > _value(seen, common) + 5
    assert rare_given_up


def _is_known(advice: Advice, standard: WordList) -> bool:
    words = [*advice.plan, *(word for lay in advice.lays for word in lay.words)]
    return all(standard.tier(spelling_of(word).lower()) in set("ABC") for word in words)


def _value(seen: Observation, advice: Advice) -> int:
    """What can be laid, or else what the plan comes to."""
    if advice.lays:
        return lay_value(seen, advice.lays[0].words, advice.lays[0].discard)
    move = advice.choices[0].move
    assert isinstance(move, Discard)
    used = sum(map(cards_value, advice.plan))
    return 2 * used - cards_value(seen.hand) + cards_value((move.card,))


def test_words_that_the_table_refuses_are_avoided(adviser: Adviser) -> None:
    seen = turn(["C", "A", "T"], "J")
    first = advise(adviser, seen, well_known=True)
    spelled = {spelling_of(word) for word in first.plan}
    assert spelled
    other = advise(adviser, seen, well_known=True, avoid=tuple(sorted(spelled)))
    assert not spelled & {spelling_of(word) for lay in other.lays for word in lay.words}
    assert not spelled & {spelling_of(word) for word in other.plan}


def test_what_was_refused_last_is_always_avoided() -> None:
    assert more_avoided(("CAT",), ["ACT", "DOG"]) == ("CAT", "ACT", "DOG")
    many = tuple(f"WORD{'A' * number}" for number in range(MOST_AVOIDED))
    assert more_avoided(many, ["CAT"]) == (*many[1:], "CAT")


def test_a_list_of_the_peoples_own_is_advised_on_with_common_words(
    adviser: Adviser, standard: WordList
) -> None:
    seen = turn(["C", "A", "T"], "S", replace(FRIENDLY, word_list="imported.ours"))
    advice = advise(adviser, seen)
    assert advice.lays
    for lay in advice.lays:
        assert all(standard.tier(spelling_of(word).lower()) in set("ABC") for word in lay.words)


def test_an_imported_list_is_advised_on_with_its_own_words(tmp_path: Path) -> None:
    brought = read_imported_list(io.BytesIO(b"act\ntca\nox\n"), "Grandma's")
    (tmp_path / file_name(brought.identifier)).write_bytes(brought.stored_bytes())
    seen = turn(["C", "A", "T"], "S", replace(FRIENDLY, word_list=brought.authority_name))
    adviser = Adviser(list_folder=tmp_path)
    for well_known, spellings in ((True, {"ACT"}), (False, {"ACT", "TCA"})):
        lays = advise(adviser, seen, well_known=well_known).lays
        told = {spelling_of(word) for lay in lays for word in lay.words}
        assert told
        assert told <= spellings


def test_a_move_that_was_made_is_weighed_too(adviser: Adviser) -> None:
    seen = turn(["C", "A", "T"], "E")
    taken = seen.taken
    assert taken is not None
    for card in seen.hand:
        made = Discard(0, card)
        advice = advise(adviser, seen, worlds=20, move=made)
        assert any(choice.move == made for choice in advice.choices)
        worth = [choice.worth for choice in advice.choices]
        assert worth == sorted(worth, reverse=True)
        assert advice.choices[0].error == 0


def test_the_same_question_has_the_same_answer(adviser: Adviser) -> None:
    seen = turn(["QU", "I", "T", "E", "N"], "S", seats=4)
    assert advise(adviser, seen, worlds=20) == advise(adviser, seen, worlds=20)


def test_nobody_is_advised_out_of_turn(adviser: Adviser) -> None:
    state = dealt(FRIENDLY, ["C", "A", "T"], upcard="V")
    for viewer in (1, None):
        with pytest.raises(ValueError, match="turn"):
            advise(adviser, observe(state, viewer))


def test_before_the_draw_both_piles_are_weighed(adviser: Adviser) -> None:
    state: GameState = dealt(FRIENDLY, ["C", "A", "R"], upcard="T")
    advice = advise(adviser, observe(state, 0), worlds=40)
    assert {type(choice.move) for choice in advice.choices} == {DrawStock, TakeDiscard}
    assert isinstance(advice.choices[0], Choice)


def test_words_to_avoid_make_no_tables_for_ever(tmp_path: Path) -> None:
    adviser = Adviser(tmp_path)
    seen = turn(["C", "A", "T"], "J")
    first = advise(adviser, seen, worlds=8)
    for word in ("CAT", "ACT", "AT", "TA", "JAC", "JET", "AX", "OX", "DO", "GO"):
        assert word not in {
            spelling_of(w) for lay in advise(adviser, seen, avoid=(word,)).lays for w in lay.words
        }
    assert len(adviser._words) == MOST_SETS
    again = advise(adviser, seen, worlds=8)
    assert (again.choices, again.lays, again.plan) == (first.choices, first.lays, first.plan)
