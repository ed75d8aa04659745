"""A challenge as people are told of it: the question, the verdict, and their sentences."""

from dataclasses import dataclass

from quiddler_qt.engine.actions import SeatIndex, WordCards
from quiddler_qt.engine.cards import cards_value, spelling_of
from quiddler_qt.engine.rules import Bonus, ChallengeFrom, FailedWord, Rules
from quiddler_qt.engine.scoring import SeatScore, struck_cost
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.wording import bonus_name, points
from quiddler_qt.ui.words.authority_wording import authority_name_title

_C = "ChallengeSheet"


@dataclass(frozen=True, slots=True)
class ChallengeQuestion:
    """The word in doubt. ``names`` by seat; ``challengers`` are the seats that may doubt it, one at least."""

    cards: WordCards
    owner: SeatIndex
    names: tuple[str, ...]
    challengers: tuple[SeatIndex, ...]
    rules: Rules


@dataclass(frozen=True, slots=True)
class ChallengeVerdict:
    """What was decided, and the scores with the word in doubt (``before``) and now (``after``), by seat.

    A seat whose cards are still hidden has None: its points would tell of its hand. ``authority`` is what
    people call the word list, ``definition`` a line of it, "" where there is nothing to say.
    ``decided_by_table`` says that the people ruled, not the list; ``votes`` how many said yes and how many
    no, where they were asked now. ``going_out_cancelled`` as rules 8.4.
    """

    cards: WordCards
    owner: SeatIndex
    challenger: SeatIndex
    accepted: bool
    names: tuple[str, ...]
    before: tuple[SeatScore | None, ...]
    after: tuple[SeatScore | None, ...]
    rules: Rules
    going_out_cancelled: bool = False
    decided_by_table: bool = False
    authority: str = ""
    definition: str = ""
    votes: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Vote:
    """Who is asked for a verdict: the name, and which vote of how many it is, from 1."""

    name: str
    number: int
    count: int


def price_if_listed(question: ChallengeQuestion) -> str:
    """What a wrong challenge would cost (rules 8.2)."""
    text = (
        tr(_C, "If it is a word, the challenger loses {points} from this hand.")
        if question.rules.challenge_from is ChallengeFrom.HAND
        else tr(_C, "If it is a word, the challenger loses {points} from the total.")
    )
    return text.format(points=points(cards_value(question.cards)))


def price_if_struck(question: ChallengeQuestion) -> str:
    """What a struck word would cost its owner (rules 8.3)."""
    name = question.names[question.owner]
    value = cards_value(question.cards)
    match question.rules.failed_word:
        case FailedWord.ZERO:
            return tr(_C, "If not, it does not count for {name}.").format(name=name)
        case FailedWord.MINUS | FailedWord.DOUBLE as price:
            return tr(_C, "If not, it is struck and costs {name} {points}.").format(
                name=name, points=points(struck_cost(value, price))
            )


def authority_sentence(verdict: ChallengeVerdict) -> str:
    """Who decided, and what: the list by its name, or the table with its votes."""
    if verdict.decided_by_table:
        if verdict.votes is not None and sum(verdict.votes) > 1:
            text = (
                tr(_C, "The table says yes: {yes} for it, {no} against")
                if verdict.accepted
                else tr(_C, "The table says no: {yes} for it, {no} against")
            )
            return text.format(yes=verdict.votes[0], no=verdict.votes[1])
        return tr(_C, "The table says yes") if verdict.accepted else tr(_C, "The table says no")
    name = verdict.authority or authority_name_title(verdict.rules.word_list)
    if verdict.accepted:
        return tr(_C, "In the word list: {list}").format(list=name)
    return tr(_C, "Not in the word list: {list}").format(list=name)


def verdict_sentence(verdict: ChallengeVerdict) -> str:
    """The verdict as it is said aloud."""
    word = spelling_of(verdict.cards)
    who = (
        tr(_C, "{name} pays {points}.").format(
            name=verdict.names[verdict.challenger], points=points(cards_value(verdict.cards))
        )
        if verdict.accepted
        else tr(_C, "{word} is struck.").format(word=word)
    )
    return f"{word}: {authority_sentence(verdict)}. {who}"


@dataclass(frozen=True, slots=True)
class Payment:
    """What a verdict means for one of the two: who, what became of it, why, and by how many points."""

    seat: SeatIndex
    name: str
    title: str
    why: str
    change: int


def payments(verdict: ChallengeVerdict) -> tuple[Payment, Payment]:
    """What the verdict means for the challenger and for the word's owner (rules 8.2 to 8.4)."""
    value, word = cards_value(verdict.cards), spelling_of(verdict.cards)
    challenger, owner = verdict.names[verdict.challenger], verdict.names[verdict.owner]
    if verdict.accepted:
        pays = tr(_C, "{name} pays").format(name=challenger)
        keeps = tr(_C, "{name} keeps {word}").format(name=owner, word=word)
        return (
            Payment(verdict.challenger, challenger, pays, tr(_C, "the challenge was wrong"), -value),
            Payment(verdict.owner, owner, keeps, tr(_C, "the word counts"), value),
        )
    cost = 0 if verdict.going_out_cancelled else struck_cost(value, verdict.rules.failed_word)
    if verdict.going_out_cancelled:
        why = tr(_C, "the cards go back to the hand")
    elif cost:
        why = tr(_C, "its cards count against {name}").format(name=owner)
    else:
        why = tr(_C, "it just does not count")
    was_right = tr(_C, "{name} was right").format(name=challenger)
    struck = tr(_C, "{word} is struck").format(word=word)
    return (
        Payment(verdict.challenger, challenger, was_right, tr(_C, "pays nothing"), 0),
        Payment(verdict.owner, owner, struck, why, -cost),
    )


def bonus_moves(verdict: ChallengeVerdict) -> tuple[tuple[Bonus, str], ...]:
    """The bonuses that another seat has now than while the word was in doubt, one sentence each."""
    moves = []
    for bonus in Bonus:
        was, now = _holder(verdict.before, bonus), _holder(verdict.after, bonus)
        if was == now:
            continue
        names = verdict.names
        if was is None and now is not None:
            text = tr(_C, "{bonus} goes to {name}; in doubt it was nobody's.")
        elif now is None:
            text = tr(_C, "{bonus} is taken from {from_name}; nobody has it now.")
        else:
            text = tr(_C, "{bonus} moves from {from_name} to {name}.")
        moves.append(
            (
                bonus,
                text.format(
                    bonus=bonus_name(bonus),
                    name="" if now is None else names[now],
                    from_name="" if was is None else names[was],
                ),
            )
        )
    return tuple(moves)


def _holder(scores: tuple[SeatScore | None, ...], bonus: Bonus) -> SeatIndex | None:
    holders = [seat for seat, score in enumerate(scores) if score is not None and bonus in score.bonuses]
    return holders[0] if holders else None
