"""Questions about solitaire with real processes: answered, replaced, killed, confused."""

import os
import sys
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from quiddler_qt.bots.solitaire_protocol import DailyReply, OutlookReply, WinnableReply
from quiddler_qt.bots.solitaire_solver import Outlook
from quiddler_qt.engine.solitaire import SolitaireSetup
from quiddler_qt.ui.solitaire.solitaire_process import SolitaireProcess

WAIT_MS = 60_000
SETUP = SolitaireSetup()
WON = (("T",), ("H",), ("E",), (), (), (), (), ())
DAY = tuple(("A", "T") for _ in range(8))

MakeProcess = Callable[..., SolitaireProcess]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[MakeProcess]:
    """SolitaireProcess; an argument is Python code that plays the process."""
    made: list[SolitaireProcess] = []

    def make_process(code: str | None = None, **options: object) -> SolitaireProcess:
        command = None if code is None else [sys.executable, "-u", "-c", code]
        made.append(SolitaireProcess(command, **options))  # type: ignore[arg-type]  # handed through
        return made[-1]

    yield make_process
    for process in made:
        process.shutdown()
        process.deleteLater()


def replies_until_final(qtbot: QtBot, process: SolitaireProcess, ask: Callable[[], int]) -> list[object]:
    got: list[object] = []
    process.replied.connect(got.append)
    ticket = ask()
    qtbot.waitUntil(lambda: bool(got) and getattr(got[-1], "final", False), timeout=WAIT_MS)
    process.replied.disconnect(got.append)
    assert {getattr(reply, "ticket", None) for reply in got} == {ticket}
    return got


def test_every_kind_of_question_is_answered(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    outlook = replies_until_final(qtbot, process, lambda: process.ask_outlook(WON, SETUP))[-1]
    assert isinstance(outlook, OutlookReply)
    assert outlook.outlook is Outlook.CAN
    deal = replies_until_final(qtbot, process, lambda: process.ask_winnable(1, SETUP))[-1]
    assert isinstance(deal, WinnableReply)
    assert deal.deal >= 1
    day = replies_until_final(qtbot, process, lambda: process.ask_daily(DAY))
    assert len(day) > 1
    assert isinstance(day[-1], DailyReply)
    assert day[-1].proven


def test_a_newer_question_takes_the_place_of_an_older_one(qtbot: QtBot, make: MakeProcess) -> None:
    log: list[str] = []
    process = make(pipe_log=log.append)
    process.ask_winnable(1, SETUP)
    replies_until_final(qtbot, process, lambda: process.ask_outlook(WON, SETUP))
    assert [line[0] for line in log].count(">") == 2


def test_an_interrupted_question_gets_no_reply(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    ticket = process.ask_daily(DAY)
    process.interrupt(ticket + 1)
    process.interrupt(ticket)
    with qtbot.assertNotEmitted(process.failed):
        replies_until_final(qtbot, process, lambda: process.ask_outlook(WON, SETUP))


def test_killed_over_a_question_it_is_asked_again(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    replies_until_final(qtbot, process, lambda: process.ask_outlook(WON, SETUP))
    pid = process.process_id()
    assert pid is not None

    def ask_and_kill() -> int:
        ticket = process.ask_daily(DAY)
        os.kill(pid, 9)
        return ticket

    with qtbot.assertNotEmitted(process.failed):
        assert replies_until_final(qtbot, process, ask_and_kill)
    assert process.process_id() != pid


BROKEN = {
    "dies": "import sys; sys.stdin.readline(); sys.exit(3)",
    "is silent": "import sys; sys.stdin.read()",
    "talks nonsense": "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
    "reports an error": """
import json, sys
for line in sys.stdin:
    print(json.dumps({"ticket": json.loads(line)["ticket"], "error": "no"}), flush=True)
""",
}


@pytest.mark.parametrize("code", BROKEN.values(), ids=BROKEN)
def test_where_there_is_no_answer_that_is_told_once(qtbot: QtBot, make: MakeProcess, code: str) -> None:
    process = make(code, patience_ms=400 if "read()" in code else WAIT_MS)
    for _ in range(2):
        with qtbot.waitSignal(process.failed, timeout=WAIT_MS) as blocker:
            ticket = process.ask_outlook(WON, SETUP)
        assert blocker.args == [ticket]


def test_after_the_end_nothing_is_asked(qtbot: QtBot, make: MakeProcess) -> None:
    process = make()
    process.warm_up()
    process.shutdown()
    with qtbot.assertNotEmitted(process.failed), qtbot.assertNotEmitted(process.replied):
        process.ask_outlook(WON, SETUP)
    assert process.process_id() is None
