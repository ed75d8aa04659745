"""Tables to show: pictures made from faces, without a game behind them."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.cards import ALL_CARDS, Card, cards_value, face_of, spelling_of
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import Rules
from quiddler_qt.engine.state import Judgment, LaidWord, Phase
from quiddler_qt.engine.words import letter_count
from quiddler_qt.session.arrangement import Arrangement
from quiddler_qt.ui.scene.picture import MainAction, Permission, RowMark, RowNote, SeatNote, TablePicture

YES = Permission(allowed=True)
LONG_NAMES = (
    "You",
    "Maximiliana-Theodora",
    "Konstantin-Alexander",
    "Wilhelmina-Louise",
    "Bartholomew-James",
    "Anna-Katharina",
    "Jean-Christophe",
    "Elena",
)


def no(why: str) -> Permission:
    """A permission that is not given."""
    return Permission(allowed=False, why_not=why)


@dataclass
class Deck:
    """Deals cards by face, each physical card once."""

    left: list[Card] = field(default_factory=lambda: list(ALL_CARDS))

    def take(self, faces: str) -> tuple[Card, ...]:
        """Cards for faces written with spaces: "QU I Z"."""
        cards = []
        for face in faces.split():
            card = next(card for card in self.left if face_of(card) == face)
            self.left.remove(card)
            cards.append(card)
        return tuple(cards)


def row_note(cards: tuple[Card, ...], mark: RowMark = RowMark.LISTED) -> RowNote:
    """The note of a row as the presenter words it."""
    text = {
        RowMark.OPEN: f"{letter_count(cards)} letters",
        RowMark.LISTED: "in the list",
        RowMark.NOT_LISTED: "not in the list",
        RowMark.TOO_SHORT: "too short",
    }[mark]
    return RowNote(spelling_of(cards), cards_value(cards), letter_count(cards), mark, text)


def table(  # noqa: PLR0913 - a table has that many parts
    *,
    names: Sequence[str] = ("Anna", "Marta", "Jonas", "Elena"),
    viewer: int | None = 0,
    hand: str = "T TH ER A G",
    rows: Sequence[tuple[str, RowMark]] = (),
    laid: dict[int, Sequence[str | tuple[str, Judgment]]] | None = None,
    unused: dict[int, str] | None = None,
    discards: str = "S",
    phase: Phase = Phase.PLAY,
    seat: int = 0,
    out_seat: int | None = None,
    status: str = "Draw from the stock (Space) or take the S (D).",
    main: MainAction | None = None,
    challengeable: bool = False,
    drawing: bool = False,
    fresh: bool = False,
) -> TablePicture:
    """A table with these cards on it."""
    deck = Deck()
    own = deck.take(hand) if viewer is not None else ()
    row_cards = [deck.take(faces) for faces, _ in rows] if viewer is not None else []
    words: dict[int, tuple[LaidWord, ...]] = {}
    for owner, spelled in (laid or {}).items():
        made = []
        for word in spelled:
            faces, judgment = (word, Judgment.NONE) if isinstance(word, str) else word
            made.append(LaidWord(deck.take(faces), judgment))
        words[owner] = tuple(made)
    open_cards = {owner: deck.take(faces) for owner, faces in (unused or {}).items()}
    lying = deck.take(discards)
    all_own = (*own, *(card for row in row_cards for card in row))
    size = max(3, len(all_own) - (1 if phase is Phase.PLAY and seat == viewer else 0))
    totals = (265, 249, 239, 256, 210, 250, 233, 227)
    seats = tuple(
        SeatView(
            name=name,
            kind=SeatKind.PERSON,
            level="",
            card_count=len(all_own) if index == viewer else 0 if index in words else size,
            laid=words.get(index, ()),
            unused=open_cards.get(index),
            turns_taken=3,
            lost_challenges=0,
            total=totals[index],
            shown=(),
        )
        for index, name in enumerate(names)
    )
    observation = Observation(
        viewer=viewer,
        rules=Rules(),
        phase=phase,
        round_index=7,
        hand_size=size,
        dealer=1,
        seat=seat,
        out_seat=out_seat,
        last_turns=3 if out_seat is not None else 0,
        drawn_since_out=False,
        stock_count=57,
        discards=lying[-1:],
        discard_count=max(len(lying), 4) if lying else 0,
        hand=all_own,
        taken=None,
        taken_from_discards=False,
        seats=seats,
        unseen=(),
        history=(),
        refused=(),
        allowed=(),
    )
    notes = tuple(
        SeatNote(
            "went out"
            if index == out_seat
            else "laid words"
            if index in words
            else f"{view.card_count} cards"
        )
        for index, view in enumerate(seats)
    )
    marks = [mark for _, mark in rows]
    return TablePicture(
        observation=observation,
        arrangement=Arrangement(own, tuple(row_cards), own[-1] if fresh and own else None),
        rows=tuple(row_note(cards, mark) for cards, mark in zip(row_cards, marks, strict=True)),
        seat_notes=notes,
        draw_stock=YES if drawing else no("You have drawn already: discard a card to end your turn."),
        take_discard=YES if drawing else no("You have drawn already: discard a card to end your turn."),
        discard=no("Draw a card first.") if drawing else YES,
        arrange=YES if viewer is not None else no("No hand is shown now."),
        main_action=main
        or MainAction("Go out", "5 cards unused · −27", no("Every card but one has to be in a word.")),
        challengeable=frozenset(
            (owner, index) for owner, made in words.items() for index in range(len(made)) if owner != viewer
        )
        if challengeable
        else frozenset(),
        status=status,
    )


def with_status(picture: TablePicture, status: str) -> TablePicture:
    """The same table with another status line."""
    return replace(picture, status=status)


MID_GAME = table(
    rows=(("Z E N", RowMark.LISTED), ("QU I L", RowMark.NOT_LISTED)),
    status="Discard a card to end your turn (Delete), or go on building words.",
    fresh=True,
)
LAST_TURN = table(
    names=LONG_NAMES,
    hand="T TH ER A G QU I V L Z",
    laid={2: ("QU A R T E T S", "F O X")},
    out_seat=2,
    phase=Phase.DRAW,
    drawing=True,
    status="Last turn: draw from the stock (Space) or take the S (D).",
    main=MainAction("Finish: −66", "10 cards unused · −66", no("Draw a card first.")),
)
WORST = table(
    names=LONG_NAMES,
    hand="T TH",
    rows=(
        ("A N", RowMark.LISTED),
        ("I N", RowMark.LISTED),
        ("O R", RowMark.TOO_SHORT),
        ("Y O U", RowMark.LISTED),
    ),
    laid={
        1: ("E A T", "G O", "S IN"),
        2: ("QU A R T E T S", "F O X"),
        3: ("H I D E", ("D O G E", Judgment.STRUCK), "A S"),
        4: ("E ER I E", "L A W"),
        5: ("P E N", "I R E", "O N"),
    },
    out_seat=2,
    challengeable=True,
    status="Last turn: lay what you can and discard.",
    main=MainAction("Lay and finish: 34 − 12", "2 cards unused · −12", YES),
)
WORDS_ON_TABLE = table(
    hand="T TH",
    laid={
        0: (("Z E N", Judgment.UPHELD), "QU I L"),
        1: ("E A T", "G O", "S IN"),
        2: ("QU A R T E T S", ("F O X", Judgment.STRUCK)),
        3: ("H I D E", "D O G"),
    },
    unused={1: "A V", 2: "", 3: "W"},
    out_seat=2,
    phase=Phase.WORDS_ON_TABLE,
    challengeable=True,
    status="Doubt a word by a click, or gather the cards.",
    main=MainAction("Gather the cards", "", YES),
)
