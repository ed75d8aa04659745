"""Runs cases of the rules against the engine: ``python tests/rules_conformance.py FILE``.

A cases file holds one case a line (rules 14). Every case is played: a deck is stacked so that the deal gives
the hands of the case, real actions lead to its position, and what the engine then says is compared with what
the case expects. Each failure is printed; the last line is ``N passed, N failed``. Exit status: 0, or 1 if
any case failed, or 2 for an unusable file.
"""

import itertools
import json
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, replace
from enum import Enum
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from quiddler_qt.engine.actions import (
    Action,
    Challenge,
    Deal,
    Discard,
    DrawStock,
    GatherCards,
    LayDown,
    Reshuffle,
    Rule,
    SeatIndex,
    TakeDiscard,
    WordCards,
)
from quiddler_qt.engine.cards import (
    ALL_CARDS,
    FACES,
    Card,
    Face,
    cards_showing,
    cards_value,
    face_of,
    spelling_of,
    value_of,
)
from quiddler_qt.engine.events import Event, HandDealt, StockRanOut, TurnBegan
from quiddler_qt.engine.faults import Fault, Rejection
from quiddler_qt.engine.legality import check, may_consult_dictionary, may_not_go_out_yet
from quiddler_qt.engine.rules import Bonus, FirstTurn, Preset, Rules, WordCheck, bonuses_in_play, preset_rules
from quiddler_qt.engine.scoring import SeatLay, SeatScore, score_round, winners_of
from quiddler_qt.engine.state import GameSetup, GameState, LaidWord, Phase, Seat, new_game
from quiddler_qt.engine.transitions import apply, seat_lays
from quiddler_qt.engine.words import faces_value, letter_count, segmentations
from tests.solitaire_conformance import daily_puzzle, solitaire

Given = Mapping[str, Any]
Answers = dict[str, Any]

# How a case may name the reason of a refusal.
REASONS: Final[dict[Fault, tuple[str, ...]]] = {
    Fault.OWN_WORD: ("own word",),
    Fault.WRONG_PHASE: ("too late", "too early", "wrong phase"),
    Fault.GAME_OVER: ("too late", "game over"),
    Fault.NO_SUCH_WORD: ("too late", "too early", "no such word", "nothing laid"),
    Fault.ALREADY_JUDGED: ("already judged", "already challenged", "one judgment per word"),
    Fault.NO_CHALLENGES: ("no challenges", "checked play"),
}

_YES_OR_NO: Final = {"on": True, "yes": True, "off": False, "no": False}


class UnusableCaseError(Exception):
    """A case that cannot be put to the engine: it counts as failed, with this reason."""


class Case(NamedTuple):
    """One line of a cases file."""

    id: str
    topic: str
    rules: Rules
    given: Given
    expect: Given


# -- reading -------------------------------------------------------------------------------------------------
def read_case(line: str) -> Case:
    """A case of one line. Raises UnusableCaseError."""
    try:
        raw = json.loads(line)
        case_id, topic = str(raw["id"]), str(raw["topic"])
        preset, options = str(raw.get("preset", "classic")), dict(raw.get("options") or {})
        given, expect = dict(raw["given"]), dict(raw["expect"])
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UnusableCaseError(f"not a case: {error!r}") from error
    return Case(case_id, topic, rules_of(preset, options), given, expect)


def rules_of(preset: str, options: Mapping[str, Any]) -> Rules:
    """A preset by name with changed options. Raises UnusableCaseError for names nobody knows."""
    names = {member.value: member for member in Preset}
    key = _plain_name(preset).removesuffix("s_sheet").rstrip("'")
    if key not in names:
        raise UnusableCaseError(f"unknown preset {preset!r}")
    rules = preset_rules(names[key])
    known = {field.name for field in fields(Rules)}
    for name, value in options.items():
        if name not in known:
            raise UnusableCaseError(f"unknown option {name!r}")
        try:
            changed: dict[str, Any] = {name: _option_value(getattr(rules, name), value)}
            rules = replace(rules, **changed)
        except (ValueError, TypeError, KeyError) as error:
            raise UnusableCaseError(f"option {name}: {value!r}: {error}") from error
    return rules


def _plain_name(text: object) -> str:
    return re.sub(r"[\s-]+", "_", str(text).strip().lower())


def _option_value(now: object, value: Any) -> object:
    """A value of the file as the type that the option has."""
    if isinstance(now, bool):
        return value if isinstance(value, bool) else _YES_OR_NO[_plain_name(value)]
    if isinstance(now, FirstTurn):
        name = "on" if value is True else "off" if value is False else _plain_name(value).replace("4", "four")
        return FirstTurn.FIRST_FOUR_HANDS if name.startswith("first_four") else FirstTurn(name)
    if isinstance(now, Enum):
        return type(now)(_plain_name("none" if value is None else value))
    if isinstance(now, tuple):
        return game_length(value) if isinstance(value, str) else tuple(int(size) for size in value)
    return int(value) if isinstance(now, int) else str(value)


def game_length(name: str) -> tuple[int, ...]:
    """Hand sizes of a game length by name, or of a list such as "3,5,7,10"."""
    if re.fullmatch(r"[\d,\s]+", name):
        return tuple(int(size) for size in name.split(","))
    lengths = {
        "there_and_back": Preset.LONG,
        "long": Preset.LONG,
        "full": Preset.LONG,
        "short": Preset.QUICK,
        "quick": Preset.QUICK,
        "normal": Preset.CLASSIC,
        "standard": Preset.CLASSIC,
        "classic": Preset.CLASSIC,
    }
    plain = _plain_name(name)
    if plain not in lengths:
        raise UnusableCaseError(f"unknown length {name!r}")
    return preset_rules(lengths[plain]).hand_sizes


def seat_of(name: object) -> SeatIndex:
    """The seat that "seat2", "2" or 2 names."""
    found = re.fullmatch(r"(?:seat)?(\d+)", str(name))
    if found is None:
        raise UnusableCaseError(f"not a seat: {name!r}")
    return int(found.group(1))


def seat_name(seat: SeatIndex) -> str:
    """How a case names a seat."""
    return f"seat{seat}"


# -- the table -----------------------------------------------------------------------------------------------
class Box:
    """The cards of one deck, given out by face."""

    def __init__(self) -> None:
        self._left = {face: list(cards_showing(face)) for face in FACES}

    def take(self, faces: Iterable[Face]) -> tuple[Card, ...]:
        """Cards that show these faces. Raises UnusableCaseError where the deck has no more of one."""
        cards = []
        for face in faces:
            if not self._left.get(face):
                raise UnusableCaseError(f"no more cards {face!r} in the deck")
            cards.append(self._left[face].pop(0))
        return tuple(cards)

    def rest(self) -> list[Card]:
        """The cards that nobody asked for: plain ones first."""
        return sorted(
            (card for cards in self._left.values() for card in cards), key=lambda c: (value_of(c), c)
        )


class Table:
    """A game being played for a case. Refused actions of the set-up make the case unusable."""

    def __init__(self, rules: Rules, seat_count: int, dealer: SeatIndex = 0) -> None:
        seats = tuple(Seat(seat_name(seat)) for seat in range(seat_count))
        self.state: GameState = new_game(GameSetup(rules, seats, dealer))
        self.events: list[Event] = []

    def do(self, action: Action) -> None:
        """Does what has to be allowed."""
        refused = self.attempt(action)
        if refused is not None:
            raise UnusableCaseError(f"{action} refused: {refused.fault.value} {refused.detail}".rstrip())

    def attempt(self, action: Action) -> Rejection | None:
        """Does an action if it is allowed."""
        refused = check(self.state, action)
        if refused is None:
            step = apply(self.state, action)
            self.state = step.state
            self.events += step.events
        return refused

    def rule(self, spelling: str, *, accepted: bool) -> None:
        """The dictionary's answer, where the game has none yet."""
        if self.state.ruling(spelling) is None:
            self.do(Rule(spelling, accepted))

    def rule_before_laying(self, words: Iterable[WordCards], dictionary: Sequence[str] | None = None) -> None:
        """Answers on words that are checked before they are laid; without a dictionary all are words."""
        if self.state.rules.word_check is WordCheck.CHECKED:
            listed = None if dictionary is None else {word.upper() for word in dictionary}
            for spelling in dict.fromkeys(spelling_of(word) for word in words):
                self.rule(spelling, accepted=listed is None or spelling in listed)

    def deal(
        self,
        hands: Mapping[SeatIndex, Sequence[Card]] | None = None,
        stock: Sequence[Card] = (),
        upcard: Card | None = None,
    ) -> None:
        """Deals with a stacked deck: wanted hands, the next cards of the stock, the upcard."""
        wanted = {card for cards in (hands or {}).values() for card in cards} | {*stock}
        wanted |= set() if upcard is None else {upcard}
        spare = [card for card in Box().rest() if card not in wanted]
        state = self.state
        count, size = len(state.seats), state.hand_size
        order: list[Card] = []
        for place in range(size):
            for turn in range(count):
                hand = (hands or {}).get((state.dealer + 1 + turn) % count)
                order.append(spare.pop(0) if hand is None else hand[place])
        order.append(spare.pop(0) if upcard is None else upcard)
        self.do(Deal((*order, *stock, *spare)))

    def idle_turn(self, *, from_discards: bool = False) -> None:
        """A turn that draws, and discards what was drawn (or, from the discards, another card)."""
        seat = self.state.seat
        self.do(TakeDiscard(seat) if from_discards else DrawStock(seat))
        self.renew()
        self.do(Discard(seat, self.state.hands[seat][0 if from_discards else -1]))
        self.renew()

    def wait_to_go_out(self) -> None:
        """Everybody idles until the seat on turn may go out."""
        while may_not_go_out_yet(self.state, self.state.seat):
            self.idle_turn()

    def go_out(self) -> None:
        """The seat on turn draws, lays its hand as one word and discards what it drew."""
        seat = self.state.seat
        self.do(DrawStock(seat))
        self.renew()
        *word, drawn = self.state.hands[seat]
        self.rule_before_laying([tuple(word)])
        self.do(LayDown(seat, (tuple(word),), drawn))
        self.renew()

    def renew(self) -> None:
        """Shuffles the stock anew where the game waits for it."""
        if self.state.phase is Phase.RESHUFFLE:
            self.do(Reshuffle(self.state.discards[:-1]))

    def finish_turns(self) -> None:
        """Everybody idles until the hand is over."""
        while self.state.phase is Phase.DRAW:
            self.idle_turn()

    def play_hand(self) -> None:
        """A whole hand: it is dealt, somebody goes out, the others idle, the cards are gathered."""
        self.deal()
        self.wait_to_go_out()
        self.go_out()
        self.finish_turns()
        self.do(GatherCards())

    @property
    def going_on(self) -> bool:
        """Whether turns are played in this hand."""
        return self.state.phase in (Phase.DRAW, Phase.PLAY, Phase.RESHUFFLE)


def at_hand_of(rules: Rules, size: int, given: Given, seat_count: int, first: SeatIndex) -> Table:
    """A table before the deal of a hand of so many cards, in which ``first`` begins.

    The hand is the one that the case numbers, else the first of that size; the hands before it are played.
    """
    numbers = [given[key] for key in ("hand_number", "hand_of_game", "round", "round_number") if key in given]
    if numbers:
        index = int(numbers[0]) - 1
        sizes = [*rules.hand_sizes, *[size] * (index + 1 - len(rules.hand_sizes))]
        sizes[index] = size
        rules = replace(rules, hand_sizes=tuple(sizes))
    else:
        if size not in rules.hand_sizes:
            rules = replace(rules, hand_sizes=(size,))
        index = rules.hand_sizes.index(size)
    table = Table(rules, seat_count, (first - 1 - index) % seat_count)
    for _ in range(index):
        table.play_hand()
    return table


def _without(cards: Sequence[Card], taken: Card) -> tuple[Card, ...]:
    return tuple(card for card in cards if card != taken)


# -- one function a topic: what the engine answers -----------------------------------------------------------
def deck(case: Case) -> Answers:
    """The table of cards (rules 1)."""
    faces = case.given.get("cards") or FACES
    cards = [card for card in ALL_CARDS if face_of(card) in faces]
    return {
        "cards": len(cards),
        "value": cards_value(tuple(cards)),
        "faces": len({face_of(card) for card in cards}),
        "single_letter_cards": sum(len(face_of(card)) == 1 for card in cards),
        "double_letter_cards": sum(len(face_of(card)) == 2 for card in cards),
        "counts": dict(Counter(face_of(card) for card in cards)),
        "values": {face_of(card): value_of(card) for card in cards},
    }


def card_value(case: Case) -> Answers:
    """Points and letters of some cards (rules 1, 9.2)."""
    cards = Box().take(case.given["cards"])
    return {
        "value": cards_value(cards),
        "letters": letter_count(cards),
        "cards": len(cards),
        "spelling": spelling_of(cards),
        "word": spelling_of(cards),
    }


def segmentation(case: Case) -> Answers:
    """The ways to make a word of cards (rules 1.3, 4.2). Their order is no rule."""
    ways = segmentations(case.given["word"].upper(), case.rules.min_word, case.given.get("hand"))
    return {
        "segmentations": [["-".join(way), faces_value(way)] for way in ways],
        "count": len(ways),
        "letters": len(case.given["word"]),
    }


def deal(case: Case) -> Answers:
    """Deals, by the label of each card, or the sizes of all hands of a game (rules 2.2, 2.4)."""
    given = case.given
    if "deck_from_top" not in given and "players" in given:
        return stock(case)
    if "deck_from_top" not in given:
        return _length(case.rules, given.get("hands_of_game"))
    labels = [str(label) for label in given["deck_from_top"]]
    card_of = _cards_of_labels(labels)
    label_of = {card: label for label, card in zip(labels, card_of, strict=True)}
    table = Table(replace(case.rules, hand_sizes=(given["hand_size"],)), given["players"], given["dealer"])
    table.do(Deal((*card_of, *(card for card in ALL_CARDS if card not in label_of))))
    state = table.state
    hands = {seat: [label_of.get(card, "?") for card in hand] for seat, hand in enumerate(state.hands)}
    return {
        "hands": {str(seat): hand for seat, hand in hands.items()},
        "upcard": label_of.get(state.discards[-1], "?"),
        "next_stock": label_of.get(state.stock[-1], "?"),
        "first_to_play": state.seat,
        "stock": len(state.stock),
    }


def _cards_of_labels(labels: Sequence[str]) -> list[Card]:
    if all(label in FACES for label in labels):
        return [*Box().take(labels)]
    return [*ALL_CARDS[: len(labels)]]


def _length(rules: Rules, hands: int | None) -> Answers:
    """The hands of a game, by playing it."""
    dealt = [event for event in _play_hands(rules, 2, 0, hands).events if isinstance(event, HandDealt)]
    sizes = [len(event.hands[0]) for event in dealt]
    return {"sizes": sizes, "hands": len(sizes), "total_dealt_per_player": sum(sizes), "total": sum(sizes)}


def _play_hands(rules: Rules, seat_count: int, dealer: SeatIndex, hands: int | None) -> Table:
    table = Table(rules, seat_count, dealer)
    while table.state.phase is not Phase.GAME_OVER and (hands is None or len(table.state.history) < hands):
        table.play_hand()
    return table


def dealer_rotation(case: Case) -> Answers:
    """Who deals and who begins in each hand of a game (rules 2.3, 2.5)."""
    given, rules = case.given, case.rules
    hands = int(given.get("hands", len(rules.hand_sizes)))
    if hands > len(rules.hand_sizes):
        rules = replace(
            rules, hand_sizes=tuple(rules.hand_sizes[i % len(rules.hand_sizes)] for i in range(hands))
        )
    count = int(given["players"])
    table = _play_hands(rules, count, int(given["first_dealer"]), hands)
    dealers = [event.dealer for event in table.events if isinstance(event, HandDealt)]
    return {"dealers": dealers, "first_to_play": _first_seats(table.events)}


def _first_seats(events: Sequence[Event]) -> list[SeatIndex]:
    """The seats whose turn begins right after a deal."""
    return [
        after.seat
        for before, after in itertools.pairwise(events)
        if isinstance(before, HandDealt) and isinstance(after, TurnBegan)
    ]


def turn_order(case: Case) -> Answers:
    """The seats in the order of their turns, to the end of the hand (rules 2.5, 6.1)."""
    given = case.given
    count, goer = int(given["players"]), seat_of(given["goes_out"])
    size = int(given.get("hand_size", 3))
    dealer = seat_of(given.get("dealer", 0))
    table = at_hand_of(case.rules, size, given, count, (dealer + 1) % count)
    table.deal()
    sequence: list[SeatIndex] = []
    last_turns: list[SeatIndex] = []
    while table.state.phase is Phase.DRAW:
        seat = table.state.seat
        sequence.append(seat)
        if table.state.out_seat is not None:
            last_turns.append(seat)
            table.idle_turn()
        elif seat == goer and sequence.count(seat) == int(given.get("on_own_turn_number", 1)):
            table.go_out()
        else:
            table.idle_turn()
    table.do(GatherCards())
    return {
        "sequence": sequence,
        "last_turns": last_turns,
        "turns": len(sequence),
        "went_out": goer,
        "next_dealer": table.state.dealer,
    }


def turn_action(case: Case) -> Answers:
    """A series of acts of the seat that begins; the first one refused, by its place (rules 3, 5)."""
    given = case.given
    count, size = int(given.get("players", 3)), int(given.get("hand_size", 3))
    out = bool(given.get("someone_out"))
    table = at_hand_of(case.rules, size, given, count, count - 1 if out else 0)
    table.deal()
    if out:
        table.wait_to_go_out()
        table.go_out()
    seat = table.state.seat
    for _ in range(count * (int(given.get("turn_of_player", 1)) - 1)):
        table.idle_turn()
    acts = [*given["sequence"], *(["end_turn"] if given.get("end_turn") else [])]
    at = _first_refused(table, seat, acts, lays_all=given.get("lays_all", True))
    if at is None and given.get("then"):
        table.finish_turns()
        if table.going_on:
            raise UnusableCaseError("the hand did not end after the others' turns")
    return {"legal": at is None, **({} if at is None else {"at": at})}


def _first_refused(table: Table, seat: SeatIndex, acts: Sequence[str], *, lays_all: bool) -> int | None:
    """Does acts one by one. Laying and the discard that ends the turn are one act of the engine."""
    laying: tuple[WordCards, ...] | None = None
    refused: Rejection | bool | None
    for place, act in enumerate(acts):
        hand = table.state.hands[seat]
        if _is_act(act, r"lay\w*"):
            some = not lays_all or _is_act(act, r"lay_(some|one|part)\w*")
            laying = (hand[: 2 if some else -1],)
            table.rule_before_laying(laying)
            if check(table.state, LayDown(seat, laying, hand[-1])) is not None:
                return place
            continue
        if act.startswith("discard") and laying is not None:
            refused = table.attempt(LayDown(seat, laying, hand[-1]))
            laying = None
        elif laying is not None:
            return place  # words are down, and what has to follow is the discard
        else:
            refused = _attempt_act(table, seat, act)
        if refused:
            return place
    return len(acts) if laying is not None else None


def _attempt_act(table: Table, seat: SeatIndex, act: str) -> Rejection | bool | None:
    """What stands against one act; the engine has no action for the ones that the rules do not know."""
    refused: Rejection | None
    hand = table.state.hands[seat]
    if _is_act(act, r"(end_turn|pass|skip)"):
        return table.state.seat == seat and table.going_on
    if _is_act(act, r"\w*(deep|second|middle|below|under|buried|any)\w*"):
        return True
    if _is_act(act, r"(draw_stock|draw)"):
        refused = table.attempt(DrawStock(seat))
    elif _is_act(act, r"(draw|take)_(top_)?discard|draw_upcard|take_upcard"):
        refused = table.attempt(TakeDiscard(seat))
    elif _is_act(act, r"discard_(taken|drawn|same)\w*"):
        refused = table.attempt(Discard(seat, hand[-1]))
    elif _is_act(act, r"discard(_other|_card)?"):
        refused = table.attempt(Discard(seat, hand[0]))
    else:
        raise UnusableCaseError(f"unknown act {act!r}")
    if table.state.phase is not Phase.PLAY:
        table.renew()
    return refused


def _is_act(act: str, pattern: str) -> bool:
    return re.fullmatch(pattern, act) is not None


def stock(case: Case) -> Answers:
    """The piles after the deal, after one more turn, or until they are shuffled anew (rules 7)."""
    given = case.given
    if "turn" in given:
        return _stock_turn(case)
    count, size = int(given["players"]), int(given["hand_size"])
    table = at_hand_of(case.rules, size, given, count, 0)
    table.deal()
    dealt = table.state
    table.events.clear()
    turns = 0
    between: int | None = None
    while not any(isinstance(event, StockRanOut) for event in table.events):
        table.idle_turn()
        if between is None:
            between = len(table.state.stock) + len(table.state.discards)
        turns += 1
    return {
        "stock_after_deal": len(dealt.stock),
        "discard_after_deal": len(dealt.discards),
        "stock_plus_discard_at_turn_end": between,
        "turns": turns,
        "full_rounds": turns // count,
        "extra_turns": turns % count,
        "stock": len(table.state.stock),
        "discard_count": len(table.state.discards),
        "can_be_refilled": len(table.state.stock) > 0,
    }


def _stock_turn(case: Case) -> Answers:
    """One turn with so many cards in the stock; turns before it lead there."""
    given = case.given
    count, size = int(given["players"]), int(given["hand_size"])
    last = bool(given.get("hand_over"))
    draws = len(ALL_CARDS) - count * size - 1 - int(given["stock"])
    if draws < 0:
        raise UnusableCaseError("more cards in the stock than after the deal")
    needed = count - 1 + _turns_before_out(case.rules, count) if last else 0
    waits = max(0, needed - draws)
    before = waits + draws
    table = at_hand_of(case.rules, size, given, count, 0)
    face = given["turn"].get("discard")
    thrown = Box().take([face])[0] if face else None
    rest = [card for card in Box().rest() if card != thrown]
    hand = [*([thrown] if thrown is not None else []), *rest][:size]
    table.deal({before % count: hand})
    for turn in range(before):
        if last and turn == before - (count - 1):
            table.go_out()
        else:
            table.idle_turn(from_discards=turn < waits)
    if "discard_count" in given and len(table.state.discards) != given["discard_count"]:
        raise UnusableCaseError(f"the discards are {len(table.state.discards)} cards")
    seat = table.state.seat
    table.events.clear()
    table.do(DrawStock(seat) if given["turn"].get("draw", "stock") == "stock" else TakeDiscard(seat))
    table.renew()
    table.do(Discard(seat, hand[0]))
    table.renew()
    state = table.state
    return {
        "stock": len(state.stock),
        "discard_count": len(state.discards),
        "top": face_of(state.discards[-1]),
        "reshuffled": any(isinstance(event, StockRanOut) for event in table.events),
        "hand_over": not table.going_on,
    }


def _turns_before_out(rules: Rules, count: int) -> int:
    return 0 if rules.no_going_out_on_first_turn is FirstTurn.OFF else count


def going_out(case: Case) -> Answers:
    """Laying words in one's turn, and what a challenge makes of it (rules 5, 6, 8.4)."""
    given = case.given
    faces = tuple(given["hand_after_draw"])
    drawn_face = given.get("drawn_card") or faces[-1]
    drawn = bool(given.get("drawn", True))
    table, seat, cards = _table_for_hand(case, faces, drawn_face if drawn else None)
    in_hand: dict[Face, list[Card]] = {}
    for card in cards:
        in_hand.setdefault(face_of(card), []).append(card)
    try:
        words = tuple(tuple(in_hand[face].pop(0) for face in word) for word in given["words"])
        discard = in_hand[given["discard"]].pop(0) if given.get("discard") else None
    except (KeyError, IndexError) as error:
        raise UnusableCaseError(f"not in the hand: {error}") from error
    table.rule_before_laying(words, given.get("dictionary"))
    if drawn and given.get("own_turn", True):
        table.do(TakeDiscard(seat) if given.get("drawn_from", "stock") == "discard" else DrawStock(seat))
    refused = _refused_lay(table, seat, words, discard)
    answers: Answers = {"legal": refused is None, "fault": refused.fault.value if refused else None}
    if refused is None and given.get("then"):
        _follow_up(table, seat, given["then"])
    state = table.state
    return answers | {
        "gone_out": state.out_seat == seat,
        "hand": [face_of(card) for card in state.hands[seat]],
        "laid": [spelling_of(word.cards) for word in state.laid[seat]],
        "top_discard": face_of(state.discards[-1]) if state.discards else None,
        "hand_goes_on": table.going_on,
        "last_turns": state.last_turns,
        "next_to_play": seat_name(state.seat) if table.going_on else None,
    }


def _table_for_hand(
    case: Case, faces: Sequence[Face], drawn_face: Face | None
) -> tuple[Table, SeatIndex, tuple[Card, ...]]:
    """A table where a seat is about to draw a card to a hand; returns it, the seat, and its cards.

    The seat begins, or sits left of the one who has gone out. Other turns draw from the stock and discard
    what was drawn; so the last of them can offer the wanted card as top discard.
    """
    given = case.given
    count = int(given["players"]) if isinstance(given.get("players"), int) else 3
    box = Box()
    cards = box.take(faces)
    drawn = None if drawn_face is None else cards[list(faces).index(drawn_face)]
    hand = cards if drawn is None else _without(cards, drawn)
    own_turn = bool(given.get("own_turn", True))
    someone_out = bool(given.get("someone_out"))
    turns = count * (int(given.get("turn_of_player", 1)) - 1) + (1 if someone_out or not own_turn else 0)
    seat = 1
    table = at_hand_of(case.rules, len(hand), given, count, 0 if someone_out or not own_turn else seat)
    if someone_out and case.rules.no_going_out_on_first_turn is not FirstTurn.OFF:
        turns += count
    if not own_turn:
        turns -= 1
    rest = iter(box.rest())
    coming = [next(rest) for _ in range(turns)]
    offered = given.get("drawn_from", "stock") == "discard"
    if drawn is not None and not (offered and turns):
        coming.append(drawn)
    elif drawn is not None:
        coming[-1] = drawn
    if offered and not turns and drawn is not None:
        table.deal({seat: hand}, (), drawn)
    else:
        table.deal({seat: hand}, coming)
    for turn in range(turns):
        if someone_out and turn == turns - 1:
            table.go_out()
        else:
            table.idle_turn()
    return table, seat, cards


def _refused_lay(
    table: Table, seat: SeatIndex, words: tuple[WordCards, ...], discard: Card | None
) -> Rejection | None:
    """What stands against laying words; without a discard, against every way to choose one."""
    if discard is not None:
        return table.attempt(LayDown(seat, words, discard) if words else Discard(seat, discard))
    used = [card for word in words for card in word]
    refusals = [check(table.state, LayDown(seat, words, card)) for card in used]
    allowed = [refused for refused in refusals if refused is None]
    if allowed or not refusals:
        raise UnusableCaseError("nothing to discard, yet a discard was found")
    return refusals[0]


def _follow_up(table: Table, seat: SeatIndex, then: object) -> None:
    """What comes after the lay: the others' turns, or a challenge at some moment."""
    if not isinstance(then, Mapping):
        table.finish_turns()
        return
    moment = _plain_name(then.get("when", "review"))
    _go_to(table, moment)
    raw = then.get("challenge")
    challenges = [raw] if isinstance(raw, Mapping) else raw or []
    for entry in challenges:
        named = entry.get("by", "next")
        by = (seat + 1) % len(table.state.seats) if named == "next" else seat_of(named)
        owner = seat_of(entry["of"]) if "of" in entry else seat
        _challenge(
            table, Challenge(by, owner, int(entry.get("word", 0))), valid=bool(entry.get("valid", False))
        )


def _go_to(table: Table, moment: str) -> None:
    """Plays on from a going out to a moment by its name."""
    if moment in ("before_next_draw", "at_once", "now"):
        return
    if moment in ("after_next_draw", "during_last_turns"):
        table.do(DrawStock(table.state.seat))
        table.renew()
    elif moment in ("review", "words_on_table", "after_last_turns", "before_gather"):
        table.finish_turns()
    elif moment in ("after_gather", "next_hand", "after_next_deal"):
        table.finish_turns()
        table.do(GatherCards())
        if moment != "after_gather" and table.state.phase is Phase.DEAL:
            table.deal()
    else:
        raise UnusableCaseError(f"unknown moment {moment!r}")


def _challenge(table: Table, action: Challenge, *, valid: bool) -> Rejection | None:
    """Challenges with the dictionary's answer. Returns what stands against it."""
    laid = table.state.laid[action.owner] if action.owner < len(table.state.laid) else ()
    if 0 <= action.word < len(laid) and table.state.phase is not Phase.GAME_OVER:
        table.rule(spelling_of(laid[action.word].cards), accepted=valid)
    return table.attempt(action)


def attempt(case: Case) -> Answers:
    """Whether a challenge may be made at some moment (rules 8.1)."""
    entry = case.given["attempt"]
    by, owner = seat_of(entry["by"]), seat_of(entry["of"])
    given = case.given
    count = max(3, by + 1, owner + 1, given["players"] if isinstance(given.get("players"), int) else 0)
    table = at_hand_of(case.rules, int(given.get("hand_size", 3)), given, count, owner)
    table.deal()
    moment = _plain_name(entry.get("when", "review"))
    if moment not in ("before_laying", "before_lay", "before_going_out"):
        table.wait_to_go_out()
        table.go_out()
        _go_to(table, moment)
    refused = _challenge(
        table, Challenge(by, owner, int(entry.get("word", 0))), valid=bool(entry.get("valid", True))
    )
    reasons = REASONS.get(refused.fault, (refused.fault.value,)) if refused else (None,)
    wanted = case.expect.get("reason")
    return {"allowed": refused is None, "reason": wanted if wanted in reasons else reasons[0]}


def scoring(case: Case) -> Answers:
    """The scores of one hand, by laying the words, challenging them and gathering the cards (rules 8, 9)."""
    given = case.given
    if "attempt" in given:
        return attempt(case)
    if "alternate_from" in given:
        return _bonus_series(case)
    players = {seat_of(name): player for name, player in given["players"].items()}
    if sorted(players) != list(range(len(players))):
        raise UnusableCaseError("seats are missing")
    totals = tuple(int(given.get("totals_before", {}).get(seat_name(seat), 0)) for seat in sorted(players))
    if len(players) == 1:
        return _scores_alone(case, players[0], totals)
    table = _played_lays(case, players) or _placed_lays(case, players)
    went_out = table.state.out_seat
    rejected: list[int] = []
    judged: list[Challenge] = []
    early, late = _challenges_by_moment(given)
    for moment, entries in (("before_next_draw", early), ("review", late)):
        if moment == "review":
            _lay_remaining(table, players)
        for index, entry in entries:
            action = Challenge(seat_of(entry["by"]), seat_of(entry["of"]), int(entry["word"]))
            refused = _challenge(table, action, valid=bool(entry["valid"]))
            (judged if refused is None else []).append(action)
            rejected += [] if refused is None else [index]
    answers: Answers = {"rejected": sorted(rejected)}
    if went_out is not None:
        answers |= {
            "going_out_stands": table.state.out_seat == went_out,
            "gone_out": table.state.out_seat == went_out,
        }
    if "rearrange_to" in given:
        answers["rearrange_allowed"] = _may_rearrange(table, judged, given["rearrange_to"])
    return answers | _scores(table, given, totals)


def _challenges_by_moment(given: Given) -> tuple[list[tuple[int, Given]], list[tuple[int, Given]]]:
    """Challenges before the next draw, and at the end of the hand, each with its place in the list.

    Where a case names who went out, his words are challenged as soon as they lie there.
    """
    early: list[tuple[int, Given]] = []
    late: list[tuple[int, Given]] = []
    for index, entry in enumerate(given.get("challenges", ())):
        at_once = "before_next_draw" if entry["of"] == given.get("went_out") else "review"
        moment = _plain_name(entry.get("when", given.get("when", at_once)))
        (early if moment == "before_next_draw" else late).append((index, entry))
    return early, late


def _played_lays(case: Case, players: Mapping[SeatIndex, Given]) -> Table | None:
    """A hand in which a seat has gone out with its words of the case; None where that cannot be played."""
    given = case.given
    sizes = {len(_faces(player)) for player in players.values()}
    named = given.get("went_out")
    outs = [seat for seat, player in players.items() if player["words"] and not player["unused"]]
    if len(sizes) != 1 or not 3 <= min(sizes) <= 10 or not 2 <= len(players) <= 8 or not outs:
        return None
    first = outs[0] if named is None else seat_of(named)
    box = Box()
    try:
        hands = {seat: box.take(_faces(player)) for seat, player in players.items()}
    except UnusableCaseError:
        return None
    table = at_hand_of(case.rules, min(sizes), given, len(players), first)
    table.deal(hands)
    table.wait_to_go_out()
    _lay(table, players[first])
    return table


def _placed_lays(case: Case, players: Mapping[SeatIndex, Given]) -> Table:
    """The words of a case on the table where no deal leads there: hands of unequal sizes, nobody out."""
    rules = case.rules
    table = Table(replace(rules, hand_sizes=(3, *rules.hand_sizes[:-1])), len(players))
    table.deal()
    taken = {seat: _cards_of(player) for seat, player in players.items()}
    table.state = replace(
        table.state,
        phase=Phase.WORDS_ON_TABLE,
        laid=tuple(tuple(LaidWord(word) for word in taken[seat][0]) for seat in sorted(players)),
        hands=tuple(taken[seat][1] for seat in sorted(players)),
    )
    return table


def _faces(player: Given) -> list[Face]:
    return [*(face for word in player["words"] for face in word), *player.get("unused", ())]


def _cards_of(player: Given) -> tuple[tuple[WordCards, ...], tuple[Card, ...]]:
    """Words and unused cards as any cards that show these faces."""
    words = tuple(tuple(cards_showing(face)[0] for face in word) for word in player["words"])
    return words, tuple(cards_showing(face)[0] for face in player.get("unused", ()))


def _lay(table: Table, player: Given) -> None:
    """The turn of a seat that lays its words of the case and discards what it drew."""
    seat = table.state.seat
    hand: Iterator[Card] = iter(table.state.hands[seat])
    words = tuple(tuple(next(hand) for _ in word) for word in player["words"])
    table.rule_before_laying(words)
    table.do(DrawStock(seat))
    table.renew()
    drawn = table.state.hands[seat][-1]
    table.do(LayDown(seat, words, drawn) if words else Discard(seat, drawn))
    table.renew()


def _lay_remaining(table: Table, players: Mapping[SeatIndex, Given]) -> None:
    """The last turns, each with the words of the case."""
    while table.state.phase is Phase.DRAW and table.state.out_seat is not None:
        _lay(table, players[table.state.seat])


def _may_rearrange(table: Table, challenges: Sequence[Challenge], text: str) -> bool:
    """Whether the owner of the first judged word may lay its cards again in another order."""
    if not challenges:
        raise UnusableCaseError("nothing was judged")
    owner, index = challenges[0].owner, challenges[0].word
    cards = {face_of(card): card for card in table.state.laid[owner][index].cards}
    word = tuple(cards[face] for face in text.split("-"))
    spare = next(card for card in ALL_CARDS if card not in word)
    return check(table.state, LayDown(owner, (word,), spare)) is None


def _scores(table: Table, given: Given, totals: tuple[int, ...]) -> Answers:
    """The scores of the hand; its cards are gathered for real where the case leaves the bonuses alone."""
    state = table.state
    named = given.get("bonuses")
    if named is not None or state.phase is not Phase.WORDS_ON_TABLE:
        in_play = frozenset(Bonus(name) for name in named or ())
        return _score_answers(score_round(seat_lays(state), totals, state.rules, in_play))
    zero = SeatScore(0, 0, 0, 0, frozenset(), 0, 0, 0, 0)
    before = tuple(replace(zero, total=total) for total in totals)
    table.state = replace(state, history=(*state.history[:-1], before))
    table.do(GatherCards())
    return _score_answers(table.state.history[-1])


def _scores_alone(case: Case, player: Given, totals: tuple[int, ...]) -> Answers:
    """One player's score: no table has a single seat."""
    words, unused = _cards_of(player)
    named = case.given.get("bonuses")
    rules = case.rules
    in_play = bonuses_in_play(rules, 1, 0) if named is None else frozenset(Bonus(name) for name in named)
    return _score_answers(score_round((SeatLay(words, (), unused),), totals, rules, in_play))


def _score_answers(scores: Sequence[SeatScore]) -> Answers:
    def by_seat(part: Callable[[SeatScore], int]) -> dict[str, int]:
        return {seat_name(seat): part(score) for seat, score in enumerate(scores)}

    def winner(bonus: Bonus) -> str | None:
        return next((seat_name(seat) for seat, score in enumerate(scores) if bonus in score.bonuses), None)

    return {
        "hand": by_seat(lambda score: score.hand),
        "totals_after": by_seat(lambda score: score.total),
        "words": by_seat(lambda score: score.words),
        "unused": by_seat(lambda score: score.unused),
        "struck": by_seat(lambda score: score.struck),
        "challenges": by_seat(lambda score: score.challenges),
        "bonus": by_seat(lambda score: score.bonus),
        "longest": winner(Bonus.LONGEST),
        "most": winner(Bonus.MOST),
    }


def _bonus_series(case: Case) -> Answers:
    """The bonus of each hand between two where it alternates (rules 9.3)."""
    names = [member for member in type(case.rules.two_player_bonus) if member.value == "alternate"]
    rules = replace(case.rules, two_player_bonus=names[0])
    # The game begins with the longest word; a series that begins with the other is the same, a hand later.
    start = 0 if case.given["alternate_from"] == "longest" else 1
    series = [bonuses_in_play(rules, 2, start + index) for index in range(int(case.given["hands"]))]
    return {"in_play": [" ".join(sorted(bonus.value for bonus in bonuses)) for bonuses in series]}


def game_end(case: Case) -> Answers:
    """Totals and winners (rules 9.4)."""
    given = case.given
    if "hand_scores" not in given:
        by_seat = {seat_of(name): int(total) for name, total in given["totals"].items()}
        totals = tuple(by_seat[seat] for seat in sorted(by_seat))
    else:
        hands = {seat_of(name): row for name, row in given["hand_scores"].items()}
        totals = (0,) * len(hands)
        for row in zip(*(hands[seat] for seat in sorted(hands)), strict=True):
            lays = tuple(_lay_worth(int(score)) for score in row)
            totals = tuple(score.total for score in score_round(lays, totals, case.rules, frozenset()))
    winners = [seat_name(seat) for seat in winners_of(totals)]
    return {
        "totals": {seat_name(seat): total for seat, total in enumerate(totals)},
        "winners": winners,
        "joint": len(winners) > 1,
        "winner": winners[0] if len(winners) == 1 else None,
    }


def _lay_worth(points: int) -> SeatLay:
    """A lay that scores so many points: cards of 2 and of 3 points, one left over where it takes that."""
    two, three = cards_showing("E")[0], cards_showing("T")[0]
    if points < 0:
        lay = _lay_worth(-points)
        return SeatLay((lay.unused,) if lay.unused else (), (), lay.standing[0])
    if points == 0:
        return SeatLay()
    if points == 1:
        return SeatLay(((three,),), (), (two,))
    odd = points % 2
    return SeatLay((((three,) * odd) + (two,) * ((points - 3 * odd) // 2),))


def house_rule(case: Case) -> Answers:
    """A game's length, or any other case that a house rule changes."""
    given = case.given
    for key, answer in (("hand_after_draw", going_out), ("sequence", turn_action), ("attempt", scoring)):
        if key in given:
            return answer(case)
    if isinstance(given.get("players"), Mapping):
        return scoring(case)
    rules = case.rules
    if "preset" in given:
        rules = rules_of(given["preset"], given.get("options", {}))
    sizes = given.get("sizes", given.get("hand_sizes"))
    if sizes is not None:
        rules = replace(rules, hand_sizes=tuple(sizes))
    elif "length" in given:
        rules = replace(rules, hand_sizes=game_length(given["length"]))
    options = {field.name: _file_value(getattr(rules, field.name)) for field in fields(Rules)}
    return options | _length(rules, None)


def _file_value(value: object) -> object:
    if isinstance(value, Enum):
        return value.value
    return list(value) if isinstance(value, tuple) else value


def dictionary_use(case: Case) -> Answers:
    """Whether a seat may look a word up while another, or itself, is on turn (rules 4.5)."""
    asker = seat_of(case.given["asker"])
    named = case.given.get("whose_turn")
    on_turn = 0 if named is None else seat_of(named)
    table = at_hand_of(case.rules, 3, case.given, max(2, asker + 1, on_turn + 1), on_turn)
    table.deal()
    if named is None:
        table.wait_to_go_out()
        table.go_out()
        table.finish_turns()
        return {"allowed": may_consult_dictionary(table.state, asker)}
    before_drawing = may_consult_dictionary(table.state, asker)
    table.do(DrawStock(on_turn))
    if may_consult_dictionary(table.state, asker) is not before_drawing:
        raise UnusableCaseError("the answer changes within the turn")
    return {"allowed": before_drawing}


TOPICS: Final[dict[str, Callable[[Case], Answers]]] = {
    "bonus": scoring,
    "card_value": card_value,
    "challenge": scoring,
    "daily_puzzle": lambda case: daily_puzzle(case.given),
    "deal": deal,
    "dealer_rotation": dealer_rotation,
    "deck": deck,
    "dictionary_use": dictionary_use,
    "floor": scoring,
    "game_end": game_end,
    "going_out": going_out,
    "hand_score": scoring,
    "house_rule": house_rule,
    "segmentation": segmentation,
    "solitaire": lambda case: solitaire(case.rules, case.given),
    "stock": stock,
    "turn_action": turn_action,
    "turn_order": turn_order,
    "two_player_bonus": scoring,
}

# Lists whose order is no rule.
UNORDERED: Final = frozenset({"segmentations", "rejected", "winners"})


# -- comparing -----------------------------------------------------------------------------------------------
def failure(case: Case) -> str | None:
    """What is wrong with a case, or None."""
    answer = TOPICS.get(case.topic)
    if answer is None:
        return f"unknown topic {case.topic!r}"
    try:
        answers = answer(case)
    except UnusableCaseError as error:
        return str(error)
    except (KeyError, ValueError, TypeError, IndexError, AttributeError, StopIteration) as error:
        return f"cannot be played: {error!r}"
    wrong = []
    for key, wanted in case.expect.items():
        if key not in answers:
            wrong.append(f"{key}: nothing answers this")
        elif not _agrees(key, wanted, answers[key]):
            wrong.append(f"{key}: expected {wanted!r}, the engine says {answers[key]!r}")
    return "; ".join(wrong) or None


def _agrees(key: str, wanted: Any, answered: Any) -> bool:
    """Whether an answer is the expected one. Of a mapping the expected keys count."""
    if isinstance(wanted, Mapping) and isinstance(answered, Mapping):
        named = {_key(name): value for name, value in answered.items()}
        return all(_key(name) in named and named[_key(name)] == value for name, value in wanted.items())
    unordered = key in UNORDERED or (key == "hand" and isinstance(wanted, list))
    if unordered and isinstance(wanted, list) and isinstance(answered, list):
        return sorted(map(repr, wanted)) == sorted(map(repr, answered))
    return bool(wanted == answered) and isinstance(wanted, bool) == isinstance(answered, bool)


def _key(name: object) -> str:
    return re.sub(r"^seat(?=\d)", "", str(name))


def run(text: str, tell: Callable[[str], None] = print) -> tuple[int, int]:
    """Runs all cases of a file's text and tells each failure. Returns passed and failed."""
    passed = failed = 0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        name = f"line {number}"
        try:
            case = read_case(line)
            name = case.id
            wrong = failure(case)
        except UnusableCaseError as error:
            wrong = str(error)
        if wrong is None:
            passed += 1
        else:
            failed += 1
            tell(f"FAILED {name}: {wrong}")
    return passed, failed


def main(arguments: Sequence[str]) -> int:
    """The command. Returns the exit status."""
    if len(arguments) != 1:
        print("usage: python tests/rules_conformance.py FILE", file=sys.stderr)
        return 2
    try:
        text = Path(arguments[0]).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        print(f"cannot read {arguments[0]}: {error}", file=sys.stderr)
        return 2
    if not text.strip():
        print(f"no cases in {arguments[0]}", file=sys.stderr)
        return 2
    passed, failed = run(text)
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
