"""What a hint tells at each level of help, and on which cards."""

from dataclasses import replace

import pytest

from quiddler_qt.bots.advice import Advice
from quiddler_qt.bots.appraisal import Choice
from quiddler_qt.bots.policies import Move
from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, TakeDiscard
from quiddler_qt.engine.cards import Card, face_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Preset, preset_rules
from quiddler_qt.engine.visibility import observe
from quiddler_qt.storage.settings import HelpLevel
from quiddler_qt.ui.hint_wording import Hint, hint_of
from tests.bots.computer_tables import after_stock, dealt

STATE = dealt(preset_rules(Preset.FRIENDLY), ["C", "A", "T", "O", "N"], upcard="S", next_card="V")
BEFORE = observe(STATE, 0)
AFTER = observe(after_stock(STATE), 0)


def card(face: str, seen: Observation = AFTER) -> Card:
    """The card of the hand with a face, or the top discard."""
    return next(one for one in (*seen.hand, *seen.discards) if face_of(one) == face)


CAT = tuple(map(card, "CAT"))
ON = tuple(map(card, "ON"))
OUT = LayDown(0, (CAT, ON), card("V"))


def hint(
    seen: Observation, level: HelpLevel, move: Move, plan: tuple[tuple[Card, ...], ...], **more: object
) -> Hint:
    lays = (OUT,) if more.get("can_go_out") else ()
    return hint_of(seen, Advice(1, (Choice(move, 0.0),), lays, plan), level)


def spoken(one: Hint) -> dict[str, str]:
    return {face_of(number): mark.spoken for number, mark in one.marks.items()}


def test_the_whole_lay_tells_words_discard_and_points() -> None:
    told = hint(AFTER, HelpLevel.LAY, OUT, OUT.words, can_go_out=True)
    assert told.text == "Go out: lay CAT and ON, discard V. 20 points."
    assert spoken(told) == {**dict.fromkeys("CAT", "word 1"), **dict.fromkeys("ON", "word 2"), "V": "discard"}
    assert [mark.sign for mark in told.marks.values()] == ["1", "1", "1", "2", "2", "\N{MULTIPLICATION X}"]
    assert not told.marks[card("V")].shines
    assert told.rows == OUT.words


def test_waiting_although_one_could_go_out_is_said_so() -> None:
    told = hint(AFTER, HelpLevel.LAY, Discard(0, card("V")), (CAT, ON), can_go_out=True)
    assert "You could go out (" in told.text
    assert "waiting promises more" in told.text
    assert told.text.endswith("Keep CAT and ON, discard V.")
    plain = hint(AFTER, HelpLevel.LAY, Discard(0, card("V")), (CAT,))
    assert plain.text == "Keep CAT, discard V."
    assert spoken(plain) == {**dict.fromkeys("CAT", "keep"), "V": "discard"}


def test_in_the_last_turn_points_count_what_is_left() -> None:
    last = replace(AFTER, out_seat=1, last_turns=1)
    told = hint(last, HelpLevel.LAY, LayDown(0, (CAT,), card("V")), (CAT,))
    # C8 A2 T3 used, O2 N5 left, and the bonus for the longest word.
    assert told.text == "Lay CAT, discard V. 16 points as the table lies."
    nothing = hint(last, HelpLevel.LAY, Discard(0, card("V")), ())
    assert nothing.text == "Nothing can be laid. Discard V."


@pytest.mark.parametrize("level", [HelpLevel.CARD, HelpLevel.WORD, HelpLevel.LAY])
def test_the_top_discard_is_marked_where_it_should_be_taken(level: HelpLevel) -> None:
    cats = (*(card(face, BEFORE) for face in "CAT"), card("S", BEFORE))
    told = hint(BEFORE, level, TakeDiscard(0), (cats,))
    assert told.text.startswith("Take S from the discards.")
    assert spoken(told)["S"] == "take"
    assert ("CATS" in told.text) is (level is not HelpLevel.CARD)
    # A card that lies on the table is in no row of the hand.
    assert told.rows == ()


def test_the_stock_is_named_where_it_is_better() -> None:
    told = hint(BEFORE, HelpLevel.LAY, DrawStock(0), (CAT,))
    assert told.text == "Draw from the stock. Your hand already holds CAT."
    assert told.rows == (CAT,)
    bare = hint(BEFORE, HelpLevel.LAY, DrawStock(0), ())
    assert bare.text == "Draw from the stock. Nothing in your hand goes together yet."


def test_one_word_tells_the_longest_and_nothing_of_the_discard() -> None:
    told = hint(AFTER, HelpLevel.WORD, OUT, OUT.words, can_go_out=True)
    assert told.text == "You hold CAT. You can go out."
    assert spoken(told) == dict.fromkeys("CAT", "keep")
    assert told.rows == (CAT,)
    assert hint(AFTER, HelpLevel.WORD, Discard(0, card("V")), ()).text == "There is no word in your hand yet."


def test_one_card_tells_the_dearest_of_the_words() -> None:
    told = hint(AFTER, HelpLevel.CARD, OUT, OUT.words, can_go_out=True)
    assert told.text == "Keep C: it is part of a word."
    assert spoken(told) == {"C": "keep"}
    assert told.rows == ()
    cheap = hint(AFTER, HelpLevel.CARD, Discard(0, card("V")), ())
    assert cheap.text.startswith("No cards go together yet. Keep ")
    assert len(cheap.marks) == 1
