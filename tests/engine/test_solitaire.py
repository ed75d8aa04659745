"""Solitaire by the rules: 2,000 random games, and every refusal told (rules 10)."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from quiddler_qt.engine import solitaire
from quiddler_qt.engine.actions import Deal, Rule
from quiddler_qt.engine.cards import ALL_CARDS, Card, Face, cards_showing
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire import (
    FillGap,
    Finish,
    Layout,
    NoWordLeft,
    SolitaireAction,
    SolitaireFault,
    SolitairePhase,
    SolitaireRejection,
    SolitaireSetup,
    SolitaireState,
    Stacks,
    TakeWord,
    apply_solitaire,
    check_solitaire,
    new_solitaire,
    observe_solitaire,
    position,
    possible_sources,
    spelling_to_rule,
)
from tests.engine.solitaire_invariants import SolitaireWatch
from tests.random_solitaire import garbage, play_solitaire, random_deal, random_setup

Real = Callable[..., Any]

GAMES = 2000
SETUP = SolitaireSetup()


def stacks_of(*stacks: str) -> Stacks:
    """Stacks of faces with blanks between, top last, padded to eight."""
    left: dict[Face, list[Card]] = {}

    def card(face: Face) -> Card:
        return left.setdefault(face, [*cards_showing(face)]).pop()

    return tuple(
        tuple(card(face) for face in stack.split()) for stack in (*stacks, *[""] * (8 - len(stacks)))
    )


def at(*stacks: str, words: tuple[str, ...] = (), setup: SolitaireSetup = SETUP) -> SolitaireState:
    return replace(position(setup, stacks_of(*stacks)), rulings=tuple((word, True) for word in sorted(words)))


def watch_games(count: int) -> dict[SolitairePhase, int]:
    ends = dict.fromkeys(SolitairePhase, 0)
    for seed in range(count):
        random = Random(seed)
        setup = random_setup(random)
        watch = SolitaireWatch()
        for move in play_solitaire(random, setup, random_deal(random, setup)):
            watch.see(move)
        assert watch.over
        ends[move.step.state.phase] += 1
    return ends


def test_2000_random_games_keep_the_rules_and_end() -> None:
    ends = watch_games(GAMES)
    assert all(ends[phase] for phase in SolitairePhase if phase.over)


def short_by_one(real: Real, state: SolitaireState, sources: tuple[int, ...]) -> Any:
    return real(state, sources[:-1] or sources)


def fills_itself(real: Real, state: SolitaireState, source: int, _gap: int) -> Any:
    return real(state, source, source)


def never_ends(_real: Real, _stacks: Stacks) -> SolitairePhase:
    return SolitairePhase.WORD


def any_length(_real: Real, *_lengths: object) -> bool:
    return True


@pytest.mark.parametrize(
    ("name", "mutant"),
    [
        ("_take_word", short_by_one),
        ("_fill_gap", fills_itself),
        ("_phase_of", never_ends),
        ("long_enough", any_length),
    ],
)
def test_a_planted_fault_is_seen(name: str, mutant: Real, monkeypatch: pytest.MonkeyPatch) -> None:
    real = getattr(solitaire, name)
    monkeypatch.setattr(solitaire, name, lambda *given: mutant(real, *given))
    with pytest.raises(AssertionError):
        watch_games(60)


def test_any_action_is_done_or_refused_but_never_breaks() -> None:
    random = Random(7)
    for seed in range(150):
        setup = random_setup(random)
        for move in play_solitaire(Random(seed), setup, random_deal(random, setup)):
            for _ in range(5):
                action = garbage(random, move.before)
                if check_solitaire(move.before, action) is None:
                    apply_solitaire(move.before, action)
                else:
                    with pytest.raises(ValueError, match="refused"):
                        apply_solitaire(move.before, action)


def test_covered_cards_change_nothing_that_is_seen() -> None:
    random = Random(11)
    order = random.sample(ALL_CARDS, len(ALL_CARDS))
    state = apply_solitaire(new_solitaire(SETUP), Deal(tuple(order))).state
    hidden = [*order[:40], *order[48:]]
    random.shuffle(hidden)
    other = apply_solitaire(new_solitaire(SETUP), Deal((*hidden[:40], *order[40:48], *hidden[40:]))).state
    assert other.stacks != state.stacks
    assert observe_solitaire(other) == observe_solitaire(state)


CAT = ("E C", "R A", "S T", "N O", "L G", "D P", "A I", "B U")
FAULT = SolitaireFault


@pytest.mark.parametrize(
    ("state", "action", "fault"),
    [
        (new_solitaire(SETUP), TakeWord((0, 1)), FAULT.WRONG_PHASE),
        (new_solitaire(SETUP), Deal(ALL_CARDS[1:]), FAULT.BAD_ORDER),
        (new_solitaire(SETUP), NoWordLeft(), FAULT.WRONG_PHASE),
        (new_solitaire(DAILY_SETUP), Finish(), FAULT.CANNOT_FINISH),
        (at(*CAT), Deal(ALL_CARDS), FAULT.WRONG_PHASE),
        (at(*CAT), TakeWord((0, 1, 2)), FAULT.WORD_NOT_RULED),
        (replace(at(*CAT), rulings=(("CAT", False),)), TakeWord((0, 1, 2)), FAULT.WORD_NOT_LISTED),
        (at(*CAT, words=("CAT",)), TakeWord((0, 1, 2)), None),
        (at(*CAT, words=("CAT",)), TakeWord((0, 1, 8)), FAULT.NO_SUCH_STACK),
        (at(*CAT, words=("CAT",)), TakeWord((-1, 1, 2)), FAULT.NO_SUCH_STACK),
        (at(*CAT, words=("CAT",)), TakeWord((0, 1, 0)), FAULT.STACK_USED_TWICE),
        (at("C", "A", "T", words=("CAT",)), TakeWord((0, 1, 3)), FAULT.STACK_EMPTY),
        (at(*CAT), TakeWord((1,)), FAULT.WORD_TOO_SHORT),
        (at(*CAT), TakeWord(()), FAULT.WORD_TOO_SHORT),
        (at("IN", "A", words=("IN",)), TakeWord((0,)), None),
        (
            at("IN", "A", words=("IN",), setup=SolitaireSetup(min_word=MinWord.TWO_CARDS)),
            TakeWord((0,)),
            FAULT.WORD_TOO_SHORT,
        ),
        (
            at("TH", "E", words=("THE",), setup=SolitaireSetup(min_word=MinWord.THREE_CARDS)),
            TakeWord((0, 1)),
            FAULT.WORD_TOO_SHORT,
        ),
        (at("", "A T", "C"), TakeWord((1, 2)), FAULT.FILL_FIRST),
        (at("", "A T", "C"), NoWordLeft(), FAULT.WRONG_PHASE),
        (at("", "A T", "C"), FillGap(1, 0), None),
        (at("", "A T", "C"), FillGap(1, 7), None),
        (at("", "A T", "C"), FillGap(2, 0), FAULT.SOURCE_TOO_LOW),
        (at("", "A T", "C"), FillGap(0, 3), FAULT.SOURCE_TOO_LOW),
        (at("", "A T", "C"), FillGap(1, 2), FAULT.NOT_A_GAP),
        (at("", "A T", "C"), FillGap(8, 0), FAULT.NO_SUCH_STACK),
        (at("A", "T"), FillGap(0, 2), FAULT.WRONG_PHASE),
        (at(*CAT), Finish(), FAULT.CANNOT_FINISH),
        (at(*CAT, setup=DAILY_SETUP), Finish(), None),
        (at("A", "T", "X", words=("AT",)), NoWordLeft(), FAULT.WORD_LEFT),
        (at("A", "X", words=("AT",)), NoWordLeft(), None),
        (at(*CAT, words=("CAT",)), Rule("CAT", accepted=False), FAULT.ALREADY_RULED),
        (at(*CAT), Rule("cat", accepted=True), FAULT.BAD_SPELLING),
        (at(*CAT), Rule("A" * 17, accepted=True), FAULT.BAD_SPELLING),
        (replace(at("X"), phase=SolitairePhase.STUCK), TakeWord((0,)), FAULT.GAME_OVER),
    ],
)
def test_what_is_allowed(
    state: SolitaireState, action: SolitaireAction, fault: SolitaireFault | None
) -> None:
    refused = check_solitaire(state, action)
    assert (refused.fault if refused else None) is fault


def test_a_gap_may_be_filled_from_any_stack_of_two_or_more() -> None:
    state = at("", "E", "A T", "C O N", "")
    assert possible_sources(state) == (2, 3)
    filled = apply_solitaire(state, FillGap(3, 4)).state
    assert [len(stack) for stack in filled.stacks] == [0, 1, 2, 2, 1, 0, 0, 0]
    assert filled.phase is SolitairePhase.FILL
    assert possible_sources(at("A", "T")) == ()


def test_a_word_not_ruled_on_is_named() -> None:
    assert spelling_to_rule(at(*CAT), TakeWord((2, 1, 0))) == "TAC"
    assert spelling_to_rule(at(*CAT, words=("TAC",)), TakeWord((2, 1, 0))) is None
    assert spelling_to_rule(at(*CAT), TakeWord((0,))) is None
    assert check_solitaire(at(*CAT), TakeWord((0, 1))) == SolitaireRejection(FAULT.WORD_NOT_RULED, "CA")


def test_a_setup_names_its_word_list() -> None:
    with pytest.raises(ValueError, match="word list"):
        SolitaireSetup(Layout.SOLITAIRE, MinWord.TWO_LETTERS, "")
