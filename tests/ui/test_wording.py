"""Sentences: one for every fault and event, whole, and with the right numbers."""

import pytest

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.events import (
    CardDrawn,
    Event,
    GameEnded,
    GoingOutCancelled,
    SeatHandedOver,
    SpellingRuled,
    StockRanOut,
    StockRenewed,
    TurnBegan,
    WordsLaid,
    WordsOnTable,
    WordStruck,
    WordUpheld,
)
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.rules import MinWord, Rules
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.turn_plan import Waiting
from quiddler_qt.ui import wording
from quiddler_qt.ui.scene.table_keys import TableKeys
from tests.ui.dialogs import samples

DEAL = samples.Dealer()
KEYS = TableKeys()
NAMES = ("Ada", "%n {0} &", "Jonas")


@pytest.mark.parametrize("fault", list(Fault))
@pytest.mark.parametrize("phase", list(Phase))
def test_every_fault_is_one_sentence_with_its_remedy(fault: Fault, phase: Phase) -> None:
    table = samples.observation(phase=phase)
    sentence = wording.fault_sentence(Rejection(fault, "2"), table, KEYS)
    assert sentence.endswith(".")
    assert sentence.count(". ") == 0
    assert ":" in sentence or ";" in sentence
    assert "{" not in sentence
    assert "%n" not in sentence


@pytest.mark.parametrize(
    ("count", "words"), [("1", "1 card is left over"), ("3", "3 cards are left over")], ids=["one", "three"]
)
def test_cards_left_over_are_counted(count: str, words: str) -> None:
    table = samples.observation(phase=Phase.PLAY)
    assert words in wording.fault_sentence(Rejection(Fault.CARDS_LEFT_OVER, count), table, KEYS)


@pytest.mark.parametrize("min_word", list(MinWord))
def test_a_short_word_says_the_rule_of_this_table(min_word: MinWord) -> None:
    table = samples.observation(rules=Rules(min_word=min_word))
    sentence = wording.fault_sentence(Rejection(Fault.WORD_TOO_SHORT, "IN"), table, KEYS)
    assert sentence.startswith("IN is too short")
    assert ("three" in sentence) == ("three" in min_word.value)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (CardDrawn(1, None), "%n {0} & drew from the stock."),
        (WordsLaid(0, DEAL.words("QU I Z, M E"), went_out=True), "Ada went out: QUIZ and ME, 32 points."),
        (WordsLaid(0, DEAL.words("O N"), went_out=False), "Ada laid ON, 7 points."),
        (TurnBegan(0, last_turn=False), ""),
        (TurnBegan(2, last_turn=True), "Jonas has the last turn."),
        (StockRanOut(), ""),
        (StockRenewed(1), "The discards are shuffled: the new stock has 1 card."),
        (SpellingRuled("QUEY", accepted=False), ""),
        (WordUpheld(2, 0, 0, "QUEY", 15), "Jonas challenged QUEY of Ada: it stands, Jonas loses 15 points."),
        (WordStruck(2, 0, 0, "ZAT"), "Jonas challenged ZAT of Ada: it is struck."),
        (GoingOutCancelled(0, ()), "Ada has not gone out: the cards are back in the hand."),
        (WordsOnTable(((), (), ())), "All words lie on the table."),
        (GameEnded((0,)), "Ada wins the game."),
        (GameEnded((0, 2)), "Ada and Jonas win the game together."),
        (SeatHandedOver(0, SeatKind.COMPUTER), "Ada is played by the computer from now on."),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, str) else "",
)
def test_events_are_told(event: Event, sentence: str) -> None:
    assert wording.event_sentence(event, NAMES) == sentence


def test_the_status_names_the_keys_and_the_last_turn() -> None:
    drawing = samples.observation(phase=Phase.DRAW, viewer=3)
    assert drawing.is_my_turn
    assert (
        wording.status_sentence(drawing, Waiting.PERSON, keys=KEYS)
        == "Draw from the stock (Space) or take the S (D)."
    )
    playing = samples.observation(phase=Phase.PLAY, viewer=3)
    assert "(Delete)" in wording.status_sentence(playing, Waiting.PERSON, keys=KEYS)
    assert "57 points (G)" in wording.status_sentence(playing, Waiting.PERSON, keys=KEYS, go_out_points=57)
    for waiting in Waiting:
        assert "{" not in wording.status_sentence(drawing, waiting, keys=KEYS)


def test_numbers_and_lists() -> None:
    assert wording.signed(-3) == "\N{MINUS SIGN}3"
    assert wording.signed(3) == "+3"
    assert wording.points(1) == "1 point"
    assert wording.points(0) == "0 points"
    assert wording.enumeration(()) == ""
    assert wording.enumeration(("A", "B", "C")) == "A, B and C"
