"""Same record, same game (promise P10), as text and back."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quiddler_qt.engine.actions import Deal
from quiddler_qt.engine.solitaire import FillGap, Finish, NoWordLeft, SolitaireFault, SolitaireSetup, TakeWord
from quiddler_qt.engine.solitaire_deals import deal_order
from quiddler_qt.engine.solitaire_record import (
    SolitaireRecord,
    SolitaireReplayError,
    parse_solitaire_action,
    replay_solitaire,
    solitaire_action_text,
    solitaire_digest,
    solitaire_states,
)
from tests.random_solitaire import random_solitaire_record

TREE = Path(__file__).resolve().parents[2]
DIGESTS = """
import sys
sys.path.insert(0, sys.argv[1])
from tests.engine.test_solitaire_record import digests
print("\\n".join(digests()))
"""


def digests(count: int = 50) -> list[str]:
    """Digests of games replayed from their text."""
    found = []
    for seed in range(count):
        record = random_solitaire_record(seed)
        read = tuple(parse_solitaire_action(solitaire_action_text(action)) for action in record.actions)
        assert read == record.actions
        found.append(solitaire_digest(replay_solitaire(replace(record, actions=read))))
    return found


@pytest.mark.parametrize("hash_seed", ["0", "42"])
def test_50_replays_in_other_processes_give_the_same_digests(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DIGESTS, str(TREE)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == digests()


def test_a_wrong_move_is_told_by_its_place() -> None:
    deal = Deal(deal_order(SolitaireSetup().layout, "1"))
    record = SolitaireRecord(SolitaireSetup(), "1", (deal, TakeWord((0, 0))))
    with pytest.raises(SolitaireReplayError, match=r"^move 2: stack_used_twice$") as caught:
        replay_solitaire(record)
    assert (caught.value.index, caught.value.rejection.fault) == (1, SolitaireFault.STACK_USED_TWICE)
    with pytest.raises(SolitaireReplayError, match=r"^move 2: wrong_phase"):
        list(solitaire_states(replace(record, actions=(deal, deal))))


def test_actions_as_text() -> None:
    assert solitaire_action_text(TakeWord((0, 3, 1))) == "word 0.3.1"
    assert solitaire_action_text(FillGap(4, 0)) == "fill 4.0"
    assert solitaire_action_text(NoWordLeft()) == "stuck"
    assert solitaire_action_text(Finish()) == "finish"


@pytest.mark.parametrize(
    "text",
    [
        "", "word", "word ", "word 8", "word 0.", "word 0.1.2.3.4.5.6.7.0", "fill 1", "fill 1.2.3",
        "fill 1.2 3", "stuck ", "Stuck", "finish 1", "0 stock", "gather", "reshuffle 1,2", "deal", "deal 118",
        "rule cat yes", "word \u0661",
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"^not? "):
        parse_solitaire_action(text)


@given(st.text(alphabet="wordfilstuckn eh0123456789.,-ABC", max_size=30))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        action = parse_solitaire_action(text)
    except ValueError:
        return
    assert solitaire_action_text(action) == text
