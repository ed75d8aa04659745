"""Puts the cases of solitaire and of the daily puzzle (rules 14) to the engine and the solver."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from quiddler_qt.bots.solitaire_solver import Outlook, SolitaireSolver
from quiddler_qt.bots.word_table import build_word_table
from quiddler_qt.engine.actions import Deal, Rule
from quiddler_qt.engine.cards import ALL_CARDS, Card, Face, cards_showing, face_of, spelling_of
from quiddler_qt.engine.daily_puzzle import DAILY_SETUP, score_words
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.solitaire import (
    STACK_COUNT,
    FillGap,
    Layout,
    NoWordLeft,
    SolitairePhase,
    SolitaireSetup,
    SolitaireState,
    TakeWord,
    apply_solitaire,
    check_solitaire,
    new_solitaire,
    observe_solitaire,
    position,
    possible_sources,
    showing,
    word_at,
)
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.engine.words import segmentations

Answers = dict[str, Any]

_STATUS: Final = {
    SolitairePhase.WON: "won",
    SolitairePhase.STUCK: "stuck",
    SolitairePhase.FINISHED: "finished",
}


class _Box:
    """The cards of one deck, given out by face. A face that has run out raises IndexError."""

    def __init__(self) -> None:
        self._left: dict[Face, list[Card]] = {}

    def take(self, faces: Sequence[Face]) -> tuple[Card, ...]:
        return tuple(self._left.setdefault(face, [*cards_showing(face)]).pop(0) for face in faces)


def solitaire(rules: Rules, given: Mapping[str, Any]) -> Answers:
    """One play, one attempt to fill a gap, a deal, or the question if a position can be won (rules 10)."""
    setup = SolitaireSetup(Layout.SOLITAIRE, rules.min_word)
    if given.get("deal"):
        return _deal(setup, str(given.get("number", 1)))
    box = _Box()
    stacks = tuple(box.take(stack) for stack in given["stacks"])
    if len(stacks) != STACK_COUNT:
        raise ValueError(f"{len(stacks)} stacks")
    state = position(setup, stacks)
    if "fill_source_attempt" in given:
        source = int(given["fill_source_attempt"])
        legal = check_solitaire(state, FillGap(source, state.gaps[0])) is None
        if legal is not (source in possible_sources(state)):
            raise ValueError("the engine contradicts itself")
        return {"legal": legal}
    if given.get("question") == "winnable":
        return _winnable(setup, state, given["dictionary"])
    return _play(state, given)


def daily_puzzle(given: Mapping[str, Any]) -> Answers:
    """The score of words, or the deal of a day (rules 11)."""
    if "date" in given:
        return _deal(DAILY_SETUP, str(given["date"]))
    box = _Box()
    words = tuple(
        box.take(word.split("-") if isinstance(word, str) else tuple(word)) for word in given["words"]
    )
    score = score_words(words, box.take(given["left"]))
    return {"score": score.total, "words": score.words, "bonus": score.bonus, "left": score.left}


def _play(state: SolitaireState, given: Mapping[str, Any]) -> Answers:
    listed = {word.upper() for word in given["dictionary"]} if "dictionary" in given else None
    play = given.get("play")
    if play:
        sources = tuple(map(int, play["from"]))
        spelling = spelling_of(word_at(state, sources))
        state = apply_solitaire(state, Rule(spelling, listed is None or spelling in listed)).state
        if spelling != play["word"].upper():
            return {"legal": False}
        if check_solitaire(state, TakeWord(sources)) is not None:
            return {"legal": False}
        state = apply_solitaire(state, TakeWord(sources)).state
    for source in given.get("fill_from") or ():
        fill = FillGap(int(source), state.gaps[0])
        if check_solitaire(state, fill) is not None:
            return {"legal": False}
        state = apply_solitaire(state, fill).state
    if state.phase is SolitairePhase.WORD and listed is not None:
        tops = showing(state)
        if not any(segmentations(word, state.setup.min_word, tops) for word in listed):
            state = apply_solitaire(state, NoWordLeft()).state
    return {
        "legal": True,
        "stacks": [[face_of(card) for card in stack] for stack in state.stacks],
        "left": len(state.left),
        "status": _STATUS.get(state.phase, "playing"),
    }


def _winnable(setup: SolitaireSetup, state: SolitaireState, dictionary: Sequence[str]) -> Answers:
    """The solver's light, and what it would play first."""
    solver = SolitaireSolver(build_word_table(word.lower() for word in dictionary), setup.min_word)
    verdict = solver.solve([[face_of(card) for card in stack] for stack in state.stacks])
    if verdict.outlook is Outlook.UNKNOWN:
        raise ValueError("the solver does not know")
    words: list[str] = []
    for move in verdict.line:
        if isinstance(move, TakeWord):
            words.append(spelling_of(word_at(state, move.sources)))
            state = replace(state, rulings=((words[-1], True),))
        state = apply_solitaire(state, move).state
    if (state.phase is SolitairePhase.WON) is not (verdict.outlook is Outlook.CAN):
        raise ValueError("the solver's line does not do what it says")
    return {"winnable": verdict.outlook is Outlook.CAN, "first_word": words[0] if words else None}


def _deal(setup: SolitaireSetup, deal: str) -> Answers:
    order = deal_order(setup.layout, deal)
    state = apply_solitaire(new_solitaire(setup), Deal(order)).state
    heights = {len(stack) for stack in state.stacks}
    if len(heights) != 1:
        raise ValueError("stacks of different heights")
    seen = observe_solitaire(state)
    return {
        "stacks": len(state.stacks),
        "cards_each": heights.pop(),
        "face_up": sum(card is not None for card in seen.tops),
        "dealt": len(state.left),
        "left_over": len(set(ALL_CARDS) - set(state.left)),
        "same_again": order == deal_order(setup.layout, deal),
    }
