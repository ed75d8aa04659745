"""What a hint says, and on which cards it says it, by how much people want to be told."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from quiddler_qt.bots.advice import Advice, lay_value
from quiddler_qt.engine.actions import Discard, LayDown, TakeDiscard, WordCards
from quiddler_qt.engine.cards import Card, cards_value, face_of, spelling_of, value_of
from quiddler_qt.engine.observation import Observation
from quiddler_qt.engine.words import letter_count
from quiddler_qt.storage.settings import HelpLevel
from quiddler_qt.ui.i18n import tr
from quiddler_qt.ui.scene.picture import CardMark
from quiddler_qt.ui.wording import enumeration, points

_C = "Hint"


@dataclass(frozen=True, slots=True)
class Hint:
    """A sentence, marks for cards of the hand or the top discard, and words that can be laid out now."""

    text: str
    marks: Mapping[Card, CardMark] = field(default_factory=dict)
    rows: tuple[WordCards, ...] = ()


def hint_of(observation: Observation, advice: Advice, level: HelpLevel) -> Hint:
    """The hint for the viewer of an observation, who is on turn."""
    match level:
        case HelpLevel.CARD | HelpLevel.NONE:
            return _card_hint(observation, advice)
        case HelpLevel.WORD:
            return _word_hint(observation, advice)
        case HelpLevel.LAY:
            return _lay_hint(observation, advice)


def _card_hint(seen: Observation, advice: Advice) -> Hint:
    """One card to take or to keep."""
    if isinstance(advice.choices[0].move, TakeDiscard) and seen.upcard is not None:
        return _take(seen.upcard, "", ())
    planned = [card for word in advice.plan for card in word]
    keep = max(planned or seen.hand, key=lambda card: (value_of(card) if planned else -value_of(card), card))
    text = (
        tr(_C, "Keep {face}: it is part of a word.")
        if planned
        else tr(_C, "No cards go together yet. Keep {face}, which costs little.")
    )
    return Hint(text.format(face=face_of(keep)), {keep: _kept()})


def _word_hint(seen: Observation, advice: Advice) -> Hint:
    """One word, the longest."""
    best = advice.choices[0].move
    taken = seen.upcard if isinstance(best, TakeDiscard) else None
    words = [word for word in advice.plan if taken is None or taken in word]
    word = max(words, key=letter_count, default=())
    if taken is not None:
        text = tr(_C, "It makes {word}.").format(word=spelling_of(word)) if word else ""
        return _take(taken, text, (word,) if word else ())
    if not word:
        return Hint(tr(_C, "There is no word in your hand yet."))
    told = [tr(_C, "You hold {word}.").format(word=spelling_of(word))]
    if seen.out_seat is None and isinstance(best, LayDown):
        told.append(tr(_C, "You can go out."))
    return Hint(" ".join(told), dict.fromkeys(word, _kept()), (word,))


def _lay_hint(seen: Observation, advice: Advice) -> Hint:
    """Everything: what to take, lay and discard, and whether it is time to go out."""
    best = advice.choices[0].move
    plan = advice.plan
    words = enumeration([spelling_of(word) for word in plan])
    match best:
        case TakeDiscard() if seen.upcard is not None:
            made = any(seen.upcard in word for word in plan)
            text = tr(_C, "With it you hold {words}.").format(words=words) if made else ""
            return _take(seen.upcard, text, plan if made else ())
        case LayDown(_, _, card):
            return Hint(_lay_text(seen, best, words), _marks(plan, card), plan)
        case Discard(_, card):
            return Hint(_wait_text(seen, advice, card, words), _marks(plan, card), plan)
        case _:
            told = tr(_C, "Your hand already holds {words}.").format(words=words)
            if not plan:
                told = tr(_C, "Nothing in your hand goes together yet.")
            return Hint(f"{tr(_C, 'Draw from the stock.')} {told}", _marks(plan, None), plan)


def _lay_text(seen: Observation, lay: LayDown, words: str) -> str:
    if seen.out_seat is None:
        text = tr(_C, "Go out: lay {words}, discard {face}. {points}.")
        worth = sum(map(cards_value, lay.words))
    else:
        text = tr(_C, "Lay {words}, discard {face}. {points} as the table lies.")
        worth = lay_value(seen, lay.words, lay.discard)
    return text.format(words=words, face=face_of(lay.discard), points=points(worth))


def _wait_text(seen: Observation, advice: Advice, card: Card, words: str) -> str:
    """A discard: because nothing can be laid, or because there is more to come."""
    told = []
    if seen.out_seat is not None:
        told.append(tr(_C, "Nothing can be laid."))
    elif advice.lays:
        worth = points(lay_value(seen, advice.lays[0].words, advice.lays[0].discard))
        told.append(
            tr(_C, "You could go out ({points} as the table lies), but waiting promises more.").format(
                points=worth
            )
        )
    if words and seen.out_seat is None:
        told.append(tr(_C, "Keep {words}, discard {face}.").format(words=words, face=face_of(card)))
    else:
        told.append(tr(_C, "Discard {face}.").format(face=face_of(card)))
    return " ".join(told)


def _take(card: Card, more: str, words: Sequence[WordCards]) -> Hint:
    text = tr(_C, "Take {face} from the discards.").format(face=face_of(card))
    marks = {**_marks(words, None), card: CardMark(tr(_C, "take"), tr(_C, "take"))}
    return Hint(f"{text} {more}".strip(), marks)


def _marks(words: Sequence[WordCards], discard: Card | None) -> dict[Card, CardMark]:
    """Words by number where there are several."""
    marks = {
        card: _kept()
        if len(words) == 1
        else CardMark(str(number), tr(_C, "word {number}").format(number=number))
        for number, word in enumerate(words, start=1)
        for card in word
    }
    if discard is not None:
        marks[discard] = CardMark("\N{MULTIPLICATION X}", tr(_C, "discard"), shines=False)
    return marks


def _kept() -> CardMark:
    return CardMark("\N{CHECK MARK}", tr(_C, "keep"))
