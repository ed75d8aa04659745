"""Makes the picture of the table from a session: what is shown, what can be done, and why not."""

from typing import assert_never

from quiddler_qt.engine.actions import Discard, DrawStock, LayDown, SeatIndex, TakeDiscard
from quiddler_qt.engine.cards import Card, cards_value, spelling_of
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.state import Judgment, Phase
from quiddler_qt.engine.words import letter_count
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.session.game_session import GameSession
from quiddler_qt.session.seating import possible_challengers
from quiddler_qt.session.turn_plan import Waiting
from quiddler_qt.ui import wording
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.picture import MainAction, Permission, RowMark, RowNote, SeatNote, TablePicture
from quiddler_qt.ui.scene.table_keys import TableKeys

ALLOWED = Permission(allowed=True)


def make_picture(
    session: GameSession,
    viewer: SeatIndex | None,
    waiting: Waiting,
    keys: TableKeys,
    *,
    thinking: SeatIndex | None = None,
) -> TablePicture:
    """The table as ``viewer`` may see it now; None is the public, who sees no hand.

    ``keys`` are named where a sentence says what can be done.
    """
    observation = session.observe(viewer)
    arrangement = Arrangement() if viewer is None else session.arrangement(viewer)
    return TablePicture(
        observation=observation,
        arrangement=arrangement,
        rows=tuple(_row_note(session, row) for row in arrangement.rows),
        seat_notes=tuple(_seat_note(observation, seat, thinking) for seat in range(len(observation.seats))),
        draw_stock=_permission(session, observation, keys, None if viewer is None else DrawStock(viewer)),
        take_discard=_permission(session, observation, keys, None if viewer is None else TakeDiscard(viewer)),
        discard=_permission(
            session,
            observation,
            keys,
            Discard(viewer, observation.hand[0]) if observation.hand and viewer is not None else None,
        ),
        arrange=Permission(viewer is not None, tr("Table", "No hand is shown now.")),
        main_action=_main_action(session, observation, arrangement, waiting, keys),
        challengeable=challengeable_words(session),
        status=_status(session, observation, arrangement, waiting, keys, thinking),
    )


def challengeable_words(session: GameSession) -> frozenset[tuple[SeatIndex, int]]:
    """Laid words, as (seat, place in its lay), that a person at the table may doubt now."""
    state = session.state
    return frozenset(
        (owner, index)
        for owner, words in enumerate(state.laid)
        for index, word in enumerate(words)
        if word.judgment is Judgment.NONE
        and any(
            session.may_challenge(seat, owner, index) is None for seat in possible_challengers(state, owner)
        )
    )


def lay_of(arrangement: Arrangement, seat: SeatIndex, discard: Card) -> LayDown:
    """The lay that the rows of an arrangement stand for."""
    return LayDown(seat, arrangement.rows, discard)


def discard_choices(arrangement: Arrangement) -> tuple[Card, ...]:
    """Cards that may be the discard of a lay: those in no word, dearest first."""
    return tuple(sorted(arrangement.hand, key=lambda card: (-cards_value((card,)), card)))


def _seat_note(observation: Observation, seat: SeatIndex, thinking: SeatIndex | None) -> SeatNote:
    at_work = seat == thinking
    return SeatNote(wording.seat_note(observation, seat, thinking=at_work), at_work)


def _status(
    session: GameSession,
    observation: Observation,
    arrangement: Arrangement,
    waiting: Waiting,
    keys: TableKeys,
    thinking: SeatIndex | None,
) -> str:
    points = None
    if observation.is_my_turn and observation.phase is Phase.PLAY and observation.viewer is not None:
        choices = discard_choices(arrangement)
        if _lay_refusal(session, arrangement, observation.viewer, choices, last_turn=False) is None:
            points = sum(cards_value(row) for row in arrangement.rows)
    return wording.status_sentence(observation, waiting, thinking, keys=keys, go_out_points=points)


def _row_note(session: GameSession, row: tuple[Card, ...]) -> RowNote:
    refused = session.row_fault(row)
    letters = letter_count(row)
    if refused is None:
        mark = RowMark.LISTED if session.shows_verdicts() else RowMark.OPEN
    elif refused.fault is Fault.WORD_TOO_SHORT:
        mark = RowMark.TOO_SHORT
    else:
        mark = RowMark.NOT_LISTED
    match mark:
        case RowMark.OPEN:
            text = ""
        case RowMark.LISTED:
            text = tr("Table", "in the list")
        case RowMark.NOT_LISTED:
            text = tr("Table", "not in the list")
        case RowMark.TOO_SHORT:
            text = tr("Table", "too short")
        case _:
            assert_never(mark)
    counts = f"{wording.letters(letters)}{wording.DOT}{wording.cards(len(row))}"
    return RowNote(spelling_of(row), cards_value(row), letters, mark, text, counts)


def _permission(
    session: GameSession,
    observation: Observation,
    keys: TableKeys,
    action: DrawStock | TakeDiscard | Discard | None,
) -> Permission:
    if action is None:
        return Permission(allowed=False, why_not=tr("Table", "No hand is shown now."))
    refused = session.check(action)
    # Of several cards one may have to stay; the others may go.
    if refused is None or refused.fault is Fault.TAKEN_CARD_MUST_STAY:
        return ALLOWED
    return Permission(allowed=False, why_not=wording.fault_sentence(refused, observation, keys))


def _main_action(
    session: GameSession,
    observation: Observation,
    arrangement: Arrangement,
    waiting: Waiting,
    keys: TableKeys,
) -> MainAction:
    if waiting is Waiting.DOUBTS:
        return MainAction(tr("Table", "Go on"), tr("Table", "nobody doubts a word"), ALLOWED)
    viewer = observation.viewer
    laid = sum(cards_value(row) for row in arrangement.rows)
    last_turn = observation.out_seat is not None
    if viewer is None or not arrangement.cards:
        return MainAction(tr("Table", "Go out"), "", Permission(False, tr("Table", "No hand is shown now.")))
    choices = discard_choices(arrangement)
    refused = _lay_refusal(session, arrangement, viewer, choices, last_turn=last_turn)
    permission = (
        ALLOWED if refused is None else Permission(False, wording.fault_sentence(refused, observation, keys))
    )
    in_play = observation.is_my_turn and observation.phase is Phase.PLAY
    # Where every card lies in a word there is none to discard yet, and none left over either.
    unused = max(0, len(choices) - 1) if in_play else len(choices)
    cost = cards_value(choices) - (cards_value(choices[:1]) if in_play else 0)
    detail = _unused_line(unused, cost)
    if last_turn:
        text = (
            tr("Table", "Lay and finish: {points}") if arrangement.rows else tr("Table", "Finish: {points}")
        )
        if laid < cost and wording.is_floored(observation.rules):
            points = "0"
        elif arrangement.rows and cost:
            points = f"{laid} {wording.MINUS} {cost}"
        else:
            points = wording.number(laid - cost)
        return MainAction(text.format(points=points), detail, permission)
    if refused is None:
        return MainAction(tr("Table", "Go out: {points} points").format(points=laid), "", permission)
    return MainAction(tr("Table", "Go out"), detail, permission)


def _unused_line(count: int, cost: int) -> str:
    if count == 0:
        return ""
    text = tr("Table", "1 card unused") if count == 1 else tr("Table", "%n cards unused", count)
    return f"{text}{wording.DOT}{wording.number(-cost)}"


def _lay_refusal(
    session: GameSession,
    arrangement: Arrangement,
    seat: SeatIndex,
    choices: tuple[Card, ...],
    *,
    last_turn: bool,
) -> Rejection | None:
    """What stands against laying the rows, whichever card is discarded; the best hope counts."""
    if not choices:
        return session.check(lay_of(arrangement, seat, arrangement.rows[0][0]))
    first: Rejection | None = None
    for card in choices:
        act = lay_of(arrangement, seat, card) if arrangement.rows or not last_turn else Discard(seat, card)
        refused = session.check(act)
        if refused is None:
            return None
        first = first or refused
    return first
