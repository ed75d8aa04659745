"""Nobody is shown a hidden card, neither in an observation nor in an event."""

from collections import Counter
from itertools import islice
from random import Random

import pytest

from quiddler_qt.engine.actions import Discard, DrawStock, Rule, TakeDiscard
from quiddler_qt.engine.cards import ALL_CARDS, FACE_COUNTS, face_of, spelling_of
from quiddler_qt.engine.events import CardDrawn, HandDealt, SpellingRuled
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import FailedOut, Rules, WordCheck
from quiddler_qt.engine.state import GameState, Phase
from quiddler_qt.engine.transitions import apply
from quiddler_qt.engine.visibility import can_spell, hands_are_open, observe, redact
from tests.bots.computer_tables import dealt
from tests.engine.disclosure import OpenCards, cards_in, hidden_dealt_anew, known_cards
from tests.random_games import play, random_setup
from tests.rules_conformance import Table


def viewers(state: GameState) -> list[int | None]:
    return [None, *range(len(state.seats))]


@pytest.mark.parametrize("seed", range(40))
def test_no_hidden_card_can_be_reached(seed: int) -> None:
    random = Random(seed)
    for move in play(random, random_setup(random)):
        state = move.step.state
        for viewer in viewers(state):
            assert {*cards_in(observe(state, viewer))} <= known_cards(state, viewer)
            for event in move.step.events:
                # What a turn shows on its way: a discard taken, the upcard, words taken back.
                known = known_cards(move.before, viewer) | known_cards(state, viewer)
                assert {*cards_in(redact(event, viewer))} <= known


def test_hidden_cards_dealt_anew_change_no_observation() -> None:
    random = Random(7)
    tried = 0
    while tried < 200:
        for move in play(random, random_setup(random)):
            state = move.step.state
            if random.random() < 0.02:
                for viewer in viewers(state):
                    other = hidden_dealt_anew(random, state, viewer)
                    assert observe(other, viewer) == observe(state, viewer)
                    tried += 1


def test_unseen_cards_and_known_ones_are_the_deck() -> None:
    random = Random(11)
    for move in play(random, random_setup(random)):
        state = move.step.state
        if state.shuffles:
            for viewer in viewers(state):
                seen = known_cards(state, viewer) | {*state.discards}
                expected = Counter(face_of(card) for card in ALL_CARDS if card not in seen)
                observation = observe(state, viewer)
                for seat, view in enumerate(observation.seats):
                    if seat != viewer:
                        expected -= Counter(view.shown)
                assert [*observation.unseen] == sorted(expected.elements())
                hidden = sum(
                    view.card_count - len(view.shown)
                    for seat, view in enumerate(observation.seats)
                    if seat != viewer and view.unused is None
                )
                assert len(observation.unseen) == observation.stock_count + hidden


def test_a_seat_holds_whatever_it_has_shown() -> None:
    random = Random(12)
    shown = 0
    for _ in range(20):
        for move in play(random, random_setup(random)):
            state = move.step.state
            for faces, hand in zip(state.shown, state.hands, strict=True):
                assert not Counter(faces) - Counter(map(face_of, hand))
                assert [*faces] == sorted(faces)
                shown += len(faces)
    assert shown > 100


def test_what_a_seat_has_shown_is_what_everybody_saw() -> None:
    random = Random(13)
    for _ in range(60):
        table = OpenCards()
        # The first hands of many games: random players sit over one for thousands of moves, all alike.
        for move in islice(play(random, random_setup(random)), 400):
            table.hear(move.step.events)
            for viewer in viewers(move.step.state):
                assert table.agree_with(observe(move.step.state, viewer))


def test_of_two_cards_that_look_alike_nobody_knows_which_one_went() -> None:
    state = dealt(Rules(), ["E", "A", "T"], upcard="E")
    taken = apply(state, TakeDiscard(0)).state
    assert observe(taken, 1).seats[0].shown == ("E",)
    other = next(card for card in state.hands[0] if face_of(card) == "E")
    after = observe(apply(taken, Discard(0, other)).state, 1)
    assert after.seats[0].shown == ()
    assert after.unseen.count("E") == FACE_COUNTS["E"] - 1 - [face_of(card) for card in after.hand].count("E")


def test_a_drawn_card_is_shown_to_its_seat_alone() -> None:
    event = CardDrawn(1, 50)
    assert redact(event, 1) == event
    assert [redact(event, viewer) for viewer in (None, 0, 2)] == [CardDrawn(1, None)] * 3


def test_a_dealt_hand_is_shown_to_its_seat_alone() -> None:
    event = HandDealt(0, 0, ((1, 2), (3, 4)), 9)
    assert redact(event, 0) == HandDealt(0, 0, ((1, 2), (None, None)), 9)
    assert redact(event, None) == HandDealt(0, 0, ((None, None), (None, None)), 9)


def test_a_ruling_names_no_word_that_may_still_be_in_a_hand() -> None:
    table = Table(Rules(), 2)
    table.deal()
    table.do(Rule("QUIT", accepted=True))
    assert [redact(event, 0) for event in table.events[-1:]] == [SpellingRuled("", accepted=False)]


def test_the_taken_card_is_known_to_its_seat_alone() -> None:
    table = Table(Rules(), 2)
    table.deal()
    table.do(DrawStock(1))
    assert observe(table.state, 1).taken == table.state.taken is not None
    assert observe(table.state, 0).taken is None
    assert observe(table.state, None).taken is None


@pytest.mark.parametrize("browsable", [True, False])
def test_deeper_discards_show_only_by_the_option(*, browsable: bool) -> None:
    table = Table(Rules(discards_browsable=browsable), 2)
    table.deal()
    table.idle_turn()
    table.idle_turn()
    seen = observe(table.state, 0)
    assert seen.discard_count == 3
    assert seen.discards == table.state.discards[0 if browsable else 2 :]


def test_hands_lie_open_from_the_last_turn_to_the_next_deal() -> None:
    table = Table(Rules(hand_sizes=(3, 4)), 2)
    opened = [hands_are_open(table.state)]
    table.play_hand()
    assert table.state.phase is Phase.DEAL
    opened.append(hands_are_open(table.state))
    table.deal()
    opened.append(hands_are_open(table.state))
    table.go_out()
    opened.append(hands_are_open(table.state))
    table.finish_turns()
    opened.append(hands_are_open(table.state))
    assert opened == [False, True, False, False, True]


def ruled(rules: Rules) -> Table:
    table = Table(rules, 2)
    table.deal()
    own = spelling_of(table.state.hands[0][:2])
    for spelling, accepted in {own: False, "QUIT": True, "ZZZZ": False}.items():
        table.do(Rule(spelling, accepted=accepted))
    return table


def test_challenged_words_were_ruled_on_before_all_eyes() -> None:
    table = ruled(Rules())
    own = spelling_of(table.state.hands[0][:2])
    for viewer in (None, 0, 1):
        seen = observe(table.state, viewer)
        assert seen.refused == tuple(sorted({own, "ZZZZ"}))
        assert seen.allowed == ("QUIT",)


def test_a_word_refused_in_checked_play_is_told_to_whoever_could_lay_it() -> None:
    table = ruled(Rules(word_check=WordCheck.CHECKED))
    own = spelling_of(table.state.hands[0][:2])
    assert observe(table.state, 0).refused == (own,)
    assert observe(table.state, None).refused == ()
    assert not can_spell(table.state.hands[1], "ZZZZ")
    assert "ZZZZ" not in observe(table.state, 1).refused
    assert all(observe(table.state, viewer).allowed == () for viewer in (None, 0, 1))


def test_the_public_holds_no_cards() -> None:
    table = Table(Rules(failed_out=FailedOut.STANDS), 3)
    table.deal()
    seen: Observation = observe(table.state, None)
    assert (seen.viewer, seen.hand, len(seen.unseen)) == (None, (), 117)
