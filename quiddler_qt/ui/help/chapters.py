"""The rules in plain words, chapter by chapter: texts, and the cards of their pictures.

What is said here is what the engine does with the rules of the preset Classic (rules 2 to 10); where a table
may agree otherwise, the text says so. Nothing is added up here: values and points are asked of the engine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from quiddler_qt.engine.cards import Card, Face, cards_showing, cards_value, spelling_of, value_of
from quiddler_qt.engine.rules import Rules, bonuses_in_play
from quiddler_qt.engine.scoring import SeatLay, score_round
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.wording import bonus_name, number, points, signed, sorted_bonuses

_C = "HowToPlay"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences; ``heading`` stands above them."""

    text: str
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Steps:
    """Things done one after another."""

    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Example:
    """Words made of cards, and cards that count against their player, with a sum below."""

    words: tuple[tuple[Card, ...], ...]
    unused: tuple[Card, ...] = ()
    struck: tuple[tuple[Card, ...], ...] = ()
    sum: str = ""
    name: str = ""


class Figure(Enum):
    """A picture of the table that is more than cards in a row."""

    TURN = auto()
    ROUNDS = auto()
    STACKS = auto()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the table; ``text`` says what is seen on it."""

    figure: Figure
    text: str


@dataclass(frozen=True, slots=True)
class Table:
    """Two columns: what, and what about it."""

    rows: tuple[tuple[str, str], ...]


Block = Paragraph | Steps | Example | Picture | Table


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: its short name in the list, and what stands in it."""

    name: str
    title: str
    blocks: tuple[Block, ...]


class _Deck:
    """Takes cards by their faces, none twice while there are others."""

    def __init__(self) -> None:
        self._gone: set[Card] = set()

    def cards(self, *faces: Face) -> tuple[Card, ...]:
        taken = []
        for face in faces:
            showing = cards_showing(face)
            card = next((card for card in showing if card not in self._gone), showing[0])
            self._gone.add(card)
            taken.append(card)
        return tuple(taken)


def chapters(keys: Sequence[tuple[str, str]], table_rules: Sequence[str] = ()) -> tuple[Chapter, ...]:
    """All chapters in reading order.

    ``keys`` are keys and what they do. ``table_rules`` are the rules of the game that is being played, in
    words; without any there is no such chapter.
    """
    found = [_start(), _aim(), _turn(), _words(), _going_out(), _scoring(), _bonuses(), _challenges()]
    if table_rules:
        found.append(_this_table(table_rules))
    return (*found, _solitaire(), _mouse(), _keys(keys))


def _start() -> Chapter:
    deck = _Deck()
    return Chapter(
        "start",
        tr(_C, "Start in 90 seconds"),
        (
            Paragraph(tr(_C, "You turn your hand of letter cards into words, and into points.")),
            Steps(
                (
                    tr(_C, "Draw one card: from the face-down stock, or the open card beside it."),
                    tr(_C, "Drag cards to the middle to try words. Nobody else sees them."),
                    tr(_C, "Drag one card to the discards: your turn is over."),
                    tr(_C, "When all your cards but one form words, press the large button: you go out."),
                    tr(_C, "Everybody else has one more turn, then the words are counted."),
                )
            ),
            Picture(
                Figure.TURN,
                tr(_C, "A turn: one card into the hand, from the stock or the discards; one card out of it."),
            ),
            Example(
                (deck.cards("QU", "I", "L", "T"), deck.cards("Z", "E", "N")),
                sum=_sum_of((deck.cards("QU", "I", "L", "T"), deck.cards("Z", "E", "N"))),
                name=tr(_C, "Seven cards, two words: only the eighth card is discarded."),
            ),
            Paragraph(
                tr(_C, "Eight rounds are played: with three cards first, then one more each time, up to ten.")
            ),
        ),
    )


def _aim() -> Chapter:
    return Chapter(
        "aim",
        tr(_C, "The aim"),
        (
            Paragraph(
                tr(
                    _C,
                    "Every letter has a value: easy ones little, hard ones much. A word is worth what its "
                    "cards are worth. What you cannot use is taken off again. Who has the most points after "
                    "the last round wins; equal totals win together.",
                )
            ),
            Picture(Figure.ROUNDS, tr(_C, "Eight rounds, from three cards to ten.")),
            Paragraph(
                tr(
                    _C,
                    "The deal passes to the left after every round. The player at the dealer's left begins, "
                    "and play goes on clockwise.",
                ),
                tr(_C, "Who begins"),
            ),
        ),
    )


def _turn() -> Chapter:
    return Chapter(
        "turn",
        tr(_C, "A turn"),
        (
            Picture(
                Figure.TURN,
                tr(_C, "A turn: one card into the hand, from the stock or the discards; one card out of it."),
            ),
            Steps(
                (
                    tr(_C, "Draw exactly one card: the unseen top of the stock, or the top discard."),
                    tr(_C, "Look for words as long as you like: your rows stay yours until you lay them."),
                    tr(_C, "Discard exactly one card, face up. There is no passing."),
                )
            ),
            Paragraph(
                tr(
                    _C,
                    "The card you have just taken may go again at once, unless your table agreed otherwise. "
                    "When the stock is used up, all discards but the top one are shuffled into a new one.",
                )
            ),
            Paragraph(
                tr(
                    _C,
                    "Your words stay in your hand until you go out or have your last turn. Nobody adds cards "
                    "to the words of another.",
                )
            ),
        ),
    )


def _words() -> Chapter:
    deck = _Deck()
    with_double, without = deck.cards("QU", "I", "T"), deck.cards("Q", "U", "I", "T")
    return Chapter(
        "words",
        tr(_C, "Words and cards"),
        (
            Paragraph(
                tr(
                    _C,
                    "A word counts if it is in the word list of your game. Names, abbreviations and parts of "
                    "words do not count, and nothing with a hyphen or an apostrophe. The shortest words have "
                    "two letters, unless your table agreed otherwise.",
                )
            ),
            Paragraph(
                tr(
                    _C,
                    "Five cards carry two letters: QU, IN, ER, CL and TH. They stay together, in that order, "
                    "and count as one card. The same word can so be worth more or less:",
                ),
                tr(_C, "Double cards"),
            ),
            Example((with_double,), name=points(cards_value(with_double))),
            Example((without,), name=points(cards_value(without))),
            Paragraph(
                tr(
                    _C,
                    "Unless your table agreed otherwise, you may look words up while it is not your turn: "
                    "the book at the top of the table opens the dictionary.",
                ),
                tr(_C, "Looking words up"),
            ),
        ),
    )


def _going_out() -> Chapter:
    deck = _Deck()
    laid = (deck.cards("F", "L", "O", "W", "ER"), deck.cards("V", "O", "X"))
    return Chapter(
        "going_out",
        tr(_C, "Going out, and last turns"),
        (
            Paragraph(
                tr(
                    _C,
                    "You go out in your own turn, after drawing, when all your cards but one form words. You "
                    "lay them all at once, and the last card is your discard. Exactly one card must be left "
                    "for it, even if all of them would spell words.",
                )
            ),
            Example(
                laid, sum=_sum_of(laid), name=tr(_C, "Nine cards in hand: eight in words, one to discard.")
            ),
            Paragraph(
                tr(
                    _C,
                    "Going out earns nothing by itself, but it catches the others with cards in their hands. "
                    "You may also wait for a better hand.",
                )
            ),
            Paragraph(
                tr(
                    _C,
                    "After somebody has gone out, everybody else has exactly one more turn: draw, lay any "
                    "words or none, discard. Cards left over count against you. Then the round ends.",
                ),
                tr(_C, "The last turn"),
            ),
        ),
    )


def _scoring() -> Chapter:
    deck = _Deck()
    rules = Rules()
    words = (deck.cards("QU", "I", "Z"), deck.cards("T", "O", "P"))
    unused = deck.cards("M")
    stopped = (deck.cards("T", "O", "P"),)
    too_much = deck.cards("Q", "J")
    blocks: list[Block] = [
        Paragraph(
            tr(
                _C,
                "A round counts like this: the cards in your words, less the cards you could not use, plus "
                "the bonuses. A round is never worth less than nothing.",
            )
        ),
        Example(
            words, unused, sum=_score_line(SeatLay(words, (), unused), rules), name=tr(_C, "A good round")
        ),
        Example(
            stopped,
            too_much,
            sum=_score_line(SeatLay(stopped, (), too_much), rules),
            name=tr(_C, "Caught with hard letters: less than nothing counts as nothing"),
        ),
        Paragraph(
            tr(
                _C,
                "Every number on the score pad says what it is made of: point at it, click it, or walk to it "
                "with the arrow keys.",
            )
        ),
    ]
    return Chapter("scoring", tr(_C, "Counting"), tuple(blocks))


def _bonuses() -> Chapter:
    deck = _Deck()
    rules = Rules()
    ada = (deck.cards("F", "A", "TH", "ER", "S"),)
    bo = (deck.cards("A", "T"), deck.cards("T", "O"), deck.cards("I", "F"))
    in_play = bonuses_in_play(rules, 3, 0)
    scores = score_round((SeatLay(ada, (), ()), SeatLay(bo, (), ())), (0, 0), rules, in_play)
    names = [
        ", ".join(
            f"{bonus_name(bonus)} {signed(rules.bonus_points)}" for bonus in sorted_bonuses(score.bonuses)
        )
        for score in scores
    ]
    return Chapter(
        "bonuses",
        tr(_C, "Bonuses"),
        (
            Paragraph(
                tr(
                    _C,
                    "At the end of a round ten points go to the player with the longest word, and ten to the "
                    "player with the most words. One player can win both. Who shares the first place with "
                    "another gets nothing: a tie at the top wins no bonus.",
                )
            ),
            Example(ada, sum=number(scores[0].hand), name=names[0]),
            Example(bo, sum=number(scores[1].hand), name=names[1]),
            Paragraph(
                tr(
                    _C,
                    "Letters are counted, not cards: FATHERS has seven letters on five cards. When two play, "
                    "there is only one bonus, for the longest word, unless they agreed otherwise.",
                )
            ),
        ),
    )


def _challenges() -> Chapter:
    deck = _Deck()
    good, bad = (deck.cards("T", "O", "P"),), (deck.cards("S", "T", "E", "V", "E"),)
    lay = SeatLay(good, bad, ())
    return Chapter(
        "challenges",
        tr(_C, "Challenges"),
        (
            Paragraph(
                tr(
                    _C,
                    "In challenge play anything may be laid, and nothing on the table tells whether it is a "
                    "word. Everybody may doubt a word of somebody else until the cards are gathered: click "
                    "it, or press C. Then it is looked up.",
                )
            ),
            Table(
                (
                    (
                        tr(_C, "It is a word"),
                        tr(_C, "It stands, and who doubted it loses its value from this round."),
                    ),
                    (
                        tr(_C, "It is none"),
                        tr(_C, "It is struck: its value is taken off, and its cards may not be used again."),
                    ),
                )
            ),
            Example(good, struck=bad, sum=_score_line(lay, Rules()), name=tr(_C, "A struck word")),
            Paragraph(
                tr(
                    _C,
                    "If the player who went out has a word struck before the next card is drawn, nobody has "
                    "gone out: the cards go back into the hand and the round goes on.",
                )
            ),
            Paragraph(
                tr(
                    _C,
                    "With checked words there is nothing to doubt: the program lets only words of the list "
                    "be laid, and marks every row while it forms.",
                ),
                tr(_C, "Checked words"),
            ),
        ),
    )


def _this_table(rules: Sequence[str]) -> Chapter:
    return Chapter(
        "table",
        tr(_C, "This game's rules"),
        (Paragraph(tr(_C, "What was agreed for the game that waits at the table:")), Steps(tuple(rules))),
    )


def _solitaire() -> Chapter:
    return Chapter(
        "solitaire",
        tr(_C, "Solitaire and daily puzzle"),
        (
            Picture(Figure.STACKS, tr(_C, "Eight stacks; the top card of each is open.")),
            Steps(
                (
                    tr(_C, "Make a word from open cards, at most one of each stack."),
                    tr(_C, "Its cards are taken away, and the next card of each stack is turned up."),
                    tr(
                        _C,
                        "A stack that is used up is filled with the top card of another, which you choose.",
                    ),
                )
            ),
            Paragraph(
                tr(
                    _C,
                    "You win when all 48 cards are gone. When no word can be made any more, you are stuck.",
                )
            ),
            Paragraph(
                tr(
                    _C,
                    "Sixteen cards in eight stacks of two, the same for everybody on the same day. Long "
                    "words earn more; cards left over are taken off. Your best score of the day is kept.",
                ),
                tr(_C, "The daily puzzle"),
            ),
        ),
    )


def _mouse() -> Chapter:
    return Chapter(
        "mouse",
        tr(_C, "With the mouse"),
        (
            Table(
                (
                    (tr(_C, "Click stock or discards"), tr(_C, "Draw that card")),
                    (
                        tr(_C, "Drag a card"),
                        tr(_C, "To a word, to a new word, within the hand, or to the discards"),
                    ),
                    (tr(_C, "Double click a card"), tr(_C, "Send it to the current word, or back")),
                    (tr(_C, "Click a word on the table"), tr(_C, "Challenge it, where that is allowed")),
                    (tr(_C, "Click a number on the pad"), tr(_C, "See the cards it is made of")),
                    (tr(_C, "Rest on a disabled button"), tr(_C, "Read why it cannot be pressed now")),
                )
            ),
        ),
    )


def _keys(keys: Sequence[tuple[str, str]]) -> Chapter:
    return Chapter(
        "keys",
        tr(_C, "With the keyboard"),
        (
            Paragraph(
                tr(_C, "The whole game can be played by keys. Tab goes from zone to zone, Esc goes back.")
            ),
            Table(tuple(keys)),
        ),
    )


def _sum_of(words: Sequence[tuple[Card, ...]]) -> str:
    """A sum as people write it: "QUILT 17 + ZEN 21 = 38"."""
    parts = " + ".join(f"{spelling_of(word)} {number(cards_value(word))}" for word in words)
    return f"{parts} = {number(sum(cards_value(word) for word in words))}"


def _score_line(lay: SeatLay, rules: Rules) -> str:
    """The sum of a round, made by the engine (rules 9.1): "25 + 11 − 5 = 31"."""
    (score,) = score_round((lay,), (0,), rules, frozenset())
    parts = " + ".join(number(cards_value(word)) for word in lay.standing)
    for value in (*(cards_value(word) for word in lay.struck), *(value_of(card) for card in lay.unused)):
        parts += f" \N{MINUS SIGN} {number(value)}"
    plain = score.words - score.unused - score.struck
    if plain < score.hand:
        return f"{parts} = {number(plain)} \N{RIGHTWARDS ARROW} {number(score.hand)}"
    return f"{parts} = {number(score.hand)}"
