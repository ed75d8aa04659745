"""The sentences of the game: why not, what now, what has happened.

Pure functions from the engine's values to text in the language of the interface. Names go in as typed;
whoever shows a sentence shows it as plain text. No sentence tells more than the observation or the event it
is made from.
"""

from collections.abc import Sequence
from typing import assert_never

from quiddler_qt.engine.actions import SeatIndex, SeatKind
from quiddler_qt.engine.cards import Card, cards_value, face_of, spelling_of, value_of
from quiddler_qt.engine.events import (
    CardDiscarded,
    CardDrawn,
    DiscardTaken,
    Event,
    GameEnded,
    GoingOutCancelled,
    HandDealt,
    RoundScored,
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
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.rules import Bonus, Floor, MinWord, Rules, StockRefill, WordCheck
from quiddler_qt.engine.scoring import SeatScore
from quiddler_qt.engine.state import Phase
from quiddler_qt.session.turn_plan import Waiting
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.table_keys import KeyId, TableKeys

_C = "Wording"
MINUS = "\N{MINUS SIGN}"
DOT = "\N{NO-BREAK SPACE}\N{NO-BREAK SPACE}\N{MIDDLE DOT}  "
"""Between facts in one line. Where the line ends there, the dot stays at its end."""


# -- numbers and names ---------------------------------------------------------------------------


def number(value: int) -> str:
    """A number with a real minus sign."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def signed(value: int) -> str:
    """A change: "+42", "−18", "0"."""
    return f"+{value}" if value > 0 else number(value)


def points(count: int) -> str:
    """So many points."""
    if count == 1:
        return tr(_C, "1 point")
    if count < 0:
        return tr(_C, "{number} points").format(number=number(count))
    return tr(_C, "%n points", count)


def cards(count: int) -> str:
    """So many cards."""
    return tr(_C, "1 card") if count == 1 else tr(_C, "%n cards", count)


def words(count: int) -> str:
    """So many words."""
    return tr(_C, "1 word") if count == 1 else tr(_C, "%n words", count)


def letters(count: int) -> str:
    """So many letters."""
    return tr(_C, "1 letter") if count == 1 else tr(_C, "%n letters", count)


def card_name(card: Card) -> str:
    """A card as it is read out: "QU, 9 points"."""
    return tr(_C, "{face}, {points}").format(face=face_of(card), points=points(value_of(card)))


def word_name(cards_: Sequence[Card]) -> str:
    """A word as it is read out: "QUIZ, 25 points"."""
    word = tuple(cards_)
    return tr(_C, "{face}, {points}").format(face=spelling_of(word), points=points(cards_value(word)))


def enumeration(items: Sequence[str]) -> str:
    """Several in one phrase: "Ada", "Ada and Marta", "Ada, Marta and Jonas"."""
    if len(items) < 2:
        return "".join(items)
    separator = tr(_C, ", ")
    return tr(_C, "{first} and {last}").format(first=separator.join(items[:-1]), last=items[-1])


def round_title(round_index: int, round_count: int) -> str:
    """A title like "Round 3 of 8"; ``round_index`` counts from 0."""
    return tr(_C, "Round {number} of {count}").format(number=round_index + 1, count=round_count)


def round_line(observation: Observation) -> str:
    """A line like "Round 3 of 8 · 5 cards"."""
    title = round_title(observation.round_index, len(observation.rules.hand_sizes))
    return f"{title}{DOT}{cards(observation.hand_size)}"


def bonus_name(bonus: Bonus) -> str:
    """What a bonus is for."""
    match bonus:
        case Bonus.LONGEST:
            return tr(_C, "Longest word")
        case Bonus.MOST:
            return tr(_C, "Most words")
        case _:
            assert_never(bonus)


def bonus_letter(bonus: Bonus) -> str:
    """The letter on the badge of a bonus."""
    match bonus:
        case Bonus.LONGEST:
            return tr(_C, "L", -1)
        case Bonus.MOST:
            return tr(_C, "W", -1)
        case _:
            assert_never(bonus)


def sorted_bonuses(bonuses: frozenset[Bonus]) -> tuple[Bonus, ...]:
    """Bonuses in the order in which they are always shown."""
    return tuple(bonus for bonus in Bonus if bonus in bonuses)


def score_parts(score: SeatScore) -> str:
    """What a score of a round is made of: "words 20, unused −8, Longest word +10"."""
    parts = [tr(_C, "words {points}").format(points=score.words)]
    if score.unused:
        parts.append(tr(_C, "unused {points}").format(points=number(-score.unused)))
    if score.struck:
        parts.append(tr(_C, "struck {points}").format(points=number(-score.struck)))
    if score.challenges:
        parts.append(tr(_C, "lost challenges {points}").format(points=number(-score.challenges)))
    each = score.bonus // len(score.bonuses) if score.bonuses else 0
    parts += [f"{bonus_name(bonus)} {signed(each)}" for bonus in sorted_bonuses(score.bonuses)]
    if score.lifted:
        parts.append(tr(_C, "never below nothing {points}").format(points=signed(score.lifted)))
    return tr(_C, ", ").join(parts)


def is_floored(rules: Rules) -> bool:
    """Whether a round that costs more than it brings counts nothing, not less (rules 9.1)."""
    return rules.floor in (Floor.HAND, Floor.CARDS)


# -- refusals ------------------------------------------------------------------------------------


def fault_sentence(  # noqa: C901, PLR0911, PLR0912 - one case a fault
    rejection: Rejection, observation: Observation, keys: TableKeys
) -> str:
    """Which rule stands against it and what to do instead, in one sentence; ``keys`` are named in it."""
    detail = rejection.detail
    match rejection.fault:
        case Fault.GAME_OVER:
            return tr(_C, "The game is over: start a new one or a rematch.")
        case Fault.WRONG_PHASE:
            return _wrong_phase(observation)
        case Fault.NO_SUCH_SEAT:
            return tr(_C, "Nobody sits there: choose one of the seats at the table.")
        case Fault.NOT_YOUR_TURN:
            name = observation.seats[observation.seat].name
            return tr(_C, "It is {name}'s turn: you can arrange your cards meanwhile.").format(name=name)
        case Fault.ALREADY_DRAWN:
            return tr(_C, "You have drawn a card already: discard one to end your turn.")
        case Fault.DRAW_FIRST:
            return tr(_C, "Draw a card first: from the stock ({draw}) or the top discard ({take}).").format(
                draw=keys.shown(KeyId.DRAW_STOCK), take=keys.shown(KeyId.TAKE_DISCARD)
            )
        case Fault.STOCK_EMPTY:
            return tr(_C, "The stock is empty: take the top discard ({take}).").format(
                take=keys.shown(KeyId.TAKE_DISCARD)
            )
        case Fault.CARD_NOT_IN_HAND:
            return tr(_C, "That card is not in your hand: choose one that is.")
        case Fault.CARD_USED_TWICE:
            return tr(_C, "You need one card left to discard: take one back from a word.")
        case Fault.TAKEN_CARD_MUST_STAY:
            return tr(_C, "The card taken from the discards stays for this turn: discard another one.")
        case Fault.NO_WORDS:
            return tr(_C, "No word is formed: drag cards into a row, or discard to end your turn.")
        case Fault.WORD_TOO_SHORT:
            return tr(_C, "{word} is too short: {rule}").format(
                word=detail, rule=shortest_word(observation.rules.min_word)
            )
        case Fault.SAME_WORD_TWICE:
            return tr(_C, "{word} is there twice: at this table each word counts once.").format(word=detail)
        case Fault.WORD_NOT_LISTED:
            return tr(_C, "{word} is not in the word list: form another word.").format(word=detail)
        case Fault.WORD_NOT_RULED:
            return tr(_C, "Nobody has ruled on {word} yet: let the table decide first.").format(word=detail)
        case Fault.CARDS_LEFT_OVER:
            return _cards_left_over(detail)
        case Fault.FIRST_TURN:
            return tr(_C, "Nobody goes out in the first turn: discard a card and wait for the next one.")
        case Fault.NO_CHALLENGES:
            return tr(_C, "Words were checked when they were laid: there is nothing to challenge.")
        case Fault.NO_SUCH_WORD:
            return tr(_C, "That word is not on the table: choose one that was laid.")
        case Fault.OWN_WORD:
            return tr(_C, "Nobody challenges a word of his own: another player may.")
        case Fault.ALREADY_JUDGED:
            return tr(_C, "That word has been judged: one challenge decides it for good.")
        case Fault.ALREADY_RULED:
            return tr(_C, "{word} has been ruled on in this game: the answer stays.").format(word=detail)
        case Fault.BAD_ORDER:
            return tr(_C, "These are not the cards of the deck: the deal has to be made again.")
        case Fault.BAD_SPELLING:
            return tr(_C, "A word has 1 to 20 letters from A to Z: write it without other signs.")
        case Fault.NOTHING_TO_CHANGE:
            return tr(_C, "That seat is played so already: nothing has to change.")
        case _:
            assert_never(rejection.fault)


def _wrong_phase(observation: Observation) -> str:
    match observation.phase:
        case Phase.DEAL:
            return tr(_C, "The next hand is not dealt yet: deal it first.")
        case Phase.DRAW | Phase.PLAY:
            return tr(_C, "The hand is being played: this waits until everyone had the last turn.")
        case Phase.RESHUFFLE:
            return tr(_C, "The discards are being shuffled: wait for the new stock.")
        case Phase.WORDS_ON_TABLE:
            return tr(_C, "The hand is over: challenge a word or gather the cards.")
        case Phase.GAME_OVER:
            return tr(_C, "The game is over: start a new one or a rematch.")
        case _:
            assert_never(observation.phase)


def _cards_left_over(detail: str) -> str:
    count = int(detail) if detail.isdecimal() else 0
    if count == 1:
        return tr(_C, "To go out, all cards but the discard form words: 1 card is left over.")
    return tr(_C, "To go out, all cards but the discard form words: %n cards are left over.", count)


def shortest_word(min_word: MinWord) -> str:
    """The rule on short words, as a clause after a colon."""
    match min_word:
        case MinWord.TWO_LETTERS:
            return tr(_C, "a word has two letters or more.")
        case MinWord.TWO_CARDS:
            return tr(_C, "a word has two cards or more.")
        case MinWord.THREE_LETTERS:
            return tr(_C, "a word has three letters or more.")
        case MinWord.THREE_CARDS:
            return tr(_C, "a word has three cards or more.")
        case _:
            assert_never(min_word)


# -- what can be done now ------------------------------------------------------------------------


def status_sentence(
    observation: Observation,
    waiting: Waiting,
    thinking: SeatIndex | None = None,
    *,
    keys: TableKeys,
    go_out_points: int | None = None,
) -> str:
    """What the viewer can do now, with the key for it as ``keys`` have it.

    ``thinking`` is the computer seat at work. ``go_out_points`` are the points of the words as arranged
    where the viewer could go out with them.
    """
    name = observation.seats[observation.seat if thinking is None else thinking].name
    match waiting:
        case Waiting.FIRST_DEAL | Waiting.NEXT_DEAL:
            return tr(_C, "The next hand is about to be dealt.")
        case Waiting.CURTAIN:
            return tr(_C, "Pass the screen to {name}.").format(name=name)
        case Waiting.DOUBTS:
            out = observation.out_seat
            owner = name if out is None else observation.seats[out].name
            return tr(
                _C, "{name} went out: challenge a word you doubt ({challenge}), or go on ({go_on})."
            ).format(
                name=owner,
                challenge=keys.shown(KeyId.CHALLENGE),
                go_on=keys.shown(KeyId.MAIN_ACTION),
            )
        case Waiting.COMPUTER:
            return tr(_C, "{name} is thinking.").format(name=name)
        case Waiting.GATHERING:
            if observation.rules.word_check is WordCheck.CHALLENGE:
                return tr(_C, "Challenge a word you doubt ({challenge}), or gather the cards.").format(
                    challenge=keys.shown(KeyId.CHALLENGE)
                )
            return tr(_C, "All words lie on the table: gather the cards.")
        case Waiting.NOTHING:
            return tr(_C, "The game is over.") if observation.phase is Phase.GAME_OVER else ""
        case Waiting.PERSON:
            return _person_sentence(observation, name, keys, go_out_points)
        case _:
            assert_never(waiting)


def _person_sentence(observation: Observation, name: str, keys: TableKeys, go_out_points: int | None) -> str:
    if not observation.is_my_turn:
        return tr(_C, "It is {name}'s turn.").format(name=name)
    if observation.phase is Phase.DRAW:
        return _after_last_turn_notice(observation, _draw_sentence(observation, keys))
    return _after_last_turn_notice(observation, _play_sentence(observation, keys, go_out_points))


def _after_last_turn_notice(observation: Observation, sentence: str) -> str:
    """The plates say who went out; here it has to be short."""
    if observation.out_seat is None:
        return sentence
    return tr(_C, "Last turn. {what}").format(what=sentence)


def _draw_sentence(observation: Observation, keys: TableKeys) -> str:
    upcard = observation.upcard
    renewable = observation.rules.stock_refill is StockRefill.ON_DRAW and observation.discard_count > 1
    stock = observation.stock_count > 0 or renewable
    draw, take = keys.shown(KeyId.DRAW_STOCK), keys.shown(KeyId.TAKE_DISCARD)
    if upcard is None:
        return tr(_C, "Draw from the stock ({draw}).").format(draw=draw)
    if not stock:
        return tr(_C, "The stock is empty: take the {face} ({take}).").format(face=face_of(upcard), take=take)
    return tr(_C, "Draw from the stock ({draw}) or take the {face} ({take}).").format(
        draw=draw, face=face_of(upcard), take=take
    )


def _play_sentence(observation: Observation, keys: TableKeys, go_out_points: int | None) -> str:
    main, discard = keys.shown(KeyId.MAIN_ACTION), keys.shown(KeyId.DISCARD)
    if observation.out_seat is not None:
        return tr(_C, "Lay what you can and finish ({finish}).").format(finish=main)
    if go_out_points is not None:
        text = tr(_C, "You can go out with {points} ({go_out}), or discard one card ({discard}) and wait.")
        return text.format(points=points(go_out_points), go_out=main, discard=discard)
    return tr(_C, "Form words, then discard one card ({discard}) to end your turn.").format(discard=discard)


def seat_note(observation: Observation, seat: SeatIndex, *, thinking: bool = False) -> str:
    """The small line under a seat's name: "10 cards", "went out", "last turn", "2 words", "thinking"."""
    view = observation.seats[seat]
    if thinking:
        return tr(_C, "thinking \N{HORIZONTAL ELLIPSIS}")
    in_turns = observation.phase in (Phase.DRAW, Phase.PLAY, Phase.RESHUFFLE)
    if seat == observation.out_seat:
        return tr(_C, "went out")
    if in_turns and observation.out_seat is not None and seat == observation.seat:
        return tr(_C, "last turn")
    if view.laid:
        return words(len(view.laid))
    if in_turns and observation.out_seat is not None and _had_last_turn(observation, seat):
        return tr(_C, "laid nothing")
    return cards(view.card_count)


def _had_last_turn(observation: Observation, seat: SeatIndex) -> bool:
    """Whether a seat's turn has come since another went out: the seats between them clockwise."""
    count = len(observation.seats)
    out = observation.out_seat
    if out is None:
        return False
    return (seat - out) % count < (observation.seat - out) % count


# -- what has happened ---------------------------------------------------------------------------


def event_sentence(event: Event, names: Sequence[str]) -> str:  # noqa: C901, PLR0912 - one case an event
    """What happened, in one sentence; empty where there is nothing to tell."""
    match event:
        case HandDealt(round_index, dealer, hands, _):
            return tr(_C, "Round {number}: {name} deals {cards} each.").format(
                number=round_index + 1, name=names[dealer], cards=cards(len(hands[dealer]))
            )
        case CardDrawn(seat, card):
            if card is None:
                return tr(_C, "{name} drew from the stock.").format(name=names[seat])
            return tr(_C, "{name} drew {face} from the stock.").format(name=names[seat], face=face_of(card))
        case DiscardTaken(seat, card):
            return tr(_C, "{name} took {face} from the discards.").format(
                name=names[seat], face=face_of(card)
            )
        case CardDiscarded(seat, card):
            return tr(_C, "{name} discarded {face}.").format(name=names[seat], face=face_of(card))
        case WordsLaid(seat, laid, went_out):
            text = (
                tr(_C, "{name} went out: {words}, {points}.")
                if went_out
                else tr(_C, "{name} laid {words}, {points}.")
            )
            return text.format(
                name=names[seat],
                words=enumeration([spelling_of(word) for word in laid]),
                points=points(sum(cards_value(word) for word in laid)),
            )
        case TurnBegan(seat, last_turn):
            return tr(_C, "{name} has the last turn.").format(name=names[seat]) if last_turn else ""
        case StockRanOut():
            return ""
        case StockRenewed(count):
            return tr(_C, "The discards are shuffled: the new stock has {cards}.").format(cards=cards(count))
        case SpellingRuled():
            # What was asked is told by what follows; in checked play it would show what somebody tried.
            return ""
        case WordUpheld(challenger, owner, _, spelling, cost):
            return tr(_C, "{name} challenged {word} of {owner}: it stands, {name} loses {points}.").format(
                name=names[challenger], word=spelling, owner=names[owner], points=points(cost)
            )
        case WordStruck(challenger, owner, _, spelling):
            return tr(_C, "{name} challenged {word} of {owner}: it is struck.").format(
                name=names[challenger], word=spelling, owner=names[owner]
            )
        case GoingOutCancelled(seat, _):
            return tr(_C, "{name} has not gone out: the cards are back in the hand.").format(name=names[seat])
        case WordsOnTable():
            return tr(_C, "All words lie on the table.")
        case RoundScored(round_index, scores):
            told = [f"{name} {number(score.hand)}" for name, score in zip(names, scores, strict=True)]
            return tr(_C, "Round {number} scored: {scores}.").format(
                number=round_index + 1, scores=tr(_C, ", ").join(told)
            )
        case GameEnded(winners):
            return winners_sentence([names[seat] for seat in winners])
        case SeatHandedOver(seat, kind):
            text = (
                tr(_C, "{name} is played by a person from now on.")
                if kind is SeatKind.PERSON
                else tr(_C, "{name} is played by the computer from now on.")
            )
            return text.format(name=names[seat])
        case _:
            assert_never(event)


def event_seat(event: Event) -> SeatIndex | None:
    """Whose doing an event is, None for the table's."""
    match event:
        case (
            CardDrawn(seat)
            | DiscardTaken(seat)
            | CardDiscarded(seat)
            | WordsLaid(seat)
            | TurnBegan(seat)
            | GoingOutCancelled(seat)
            | SeatHandedOver(seat)
            | WordUpheld(seat)
            | WordStruck(seat)
        ):
            return seat
        case (
            HandDealt()
            | StockRanOut()
            | StockRenewed()
            | SpellingRuled()
            | WordsOnTable()
            | RoundScored()
            | GameEnded()
        ):
            return None
        case _:
            assert_never(event)


def winners_sentence(names: Sequence[str]) -> str:
    """Who has won, alone or jointly (rules 9.4)."""
    if len(names) == 1:
        return tr(_C, "{name} wins the game.").format(name=names[0])
    return tr(_C, "{names} win the game together.").format(names=enumeration(names))
