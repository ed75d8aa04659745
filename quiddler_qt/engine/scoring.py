"""The one scoring function of the program (rules 9). Pad, log, summary, saves and replays show its parts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from quiddler_qt.engine.actions import SeatIndex, WordCards
from quiddler_qt.engine.cards import Card, cards_value
from quiddler_qt.engine.rules import Bonus, ChallengeFrom, FailedWord, Floor, Rules
from quiddler_qt.engine.words import letter_count


@dataclass(frozen=True, slots=True)
class SeatLay:
    """What one seat has to score: words that stand, struck words, unused cards, value of challenges lost."""

    standing: tuple[WordCards, ...] = ()
    struck: tuple[WordCards, ...] = ()
    unused: tuple[Card, ...] = ()
    lost_challenges: int = 0


@dataclass(frozen=True, slots=True)
class SeatScore:
    """All parts of one seat's score in one hand, in points (rules 9.1).

    ``words`` W, ``unused`` U, ``struck`` F, ``challenges`` C and ``bonus`` B are the terms, none negative.
    ``hand`` is the score of the round after the floor, ``from_total`` what comes off the running total
    besides, ``total`` the running total afterwards.
    """

    words: int
    unused: int
    struck: int
    challenges: int
    bonuses: frozenset[Bonus]
    bonus: int
    hand: int
    from_total: int
    total: int

    @property
    def lifted(self) -> int:
        """What the floor of the rules gave back in this hand, in points (rules 9.1)."""
        counted = self.words - self.unused - self.struck - self.challenges + self.bonus
        return self.hand - self.from_total - counted


def score_round(
    lays: tuple[SeatLay, ...],
    totals_before: tuple[int, ...],
    rules: Rules,
    in_play: frozenset[Bonus],
) -> tuple[SeatScore, ...]:
    """Scores of one hand, one entry a seat (rules 9). ``in_play`` are the bonuses that can be won."""
    winners = {bonus: _bonus_winner(lays, bonus) for bonus in in_play}
    return tuple(
        _seat_score(
            lay,
            totals_before[seat],
            rules,
            frozenset(bonus for bonus, winner in winners.items() if winner == seat),
        )
        for seat, lay in enumerate(lays)
    )


def winners_of(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Seats with the highest total; equal totals win jointly (rules 9.4)."""
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def leaders_of(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Who would win if the game ended now; nobody leads while all stand equal."""
    leaders = winners_of(totals)
    return leaders if len(leaders) < len(totals) else ()


def best_for_bonus(
    standing: Sequence[tuple[WordCards, ...]], bonus: Bonus
) -> tuple[int, tuple[SeatIndex, ...]]:
    """The best mark for a bonus, and the seats that have it: none where no word stands (rules 9.2).

    ``standing`` are the words of each seat that stand. A mark is the letters of the longest word, or how many
    words there are. Of several seats none gets the bonus.
    """
    if bonus is Bonus.LONGEST:
        marks = [max((letter_count(word) for word in words), default=0) for words in standing]
    else:
        marks = [len(words) for words in standing]
    best = max(marks)
    return best, tuple(seat for seat, mark in enumerate(marks) if mark == best > 0)


def struck_cost(value: int, failed_word: FailedWord) -> int:
    """What a struck word of so many points costs its owner (rules 8.3)."""
    match failed_word:
        case FailedWord.MINUS:
            return value
        case FailedWord.ZERO:
            return 0
        case FailedWord.DOUBLE:
            return 2 * value
        case _:
            assert_never(failed_word)


def _bonus_winner(lays: tuple[SeatLay, ...], bonus: Bonus) -> int | None:
    """The seat that alone is best; a tie at the top or no word at all wins nothing (rules 9.2)."""
    _mark, seats = best_for_bonus([lay.standing for lay in lays], bonus)
    return seats[0] if len(seats) == 1 else None


def _seat_score(lay: SeatLay, total_before: int, rules: Rules, bonuses: frozenset[Bonus]) -> SeatScore:
    words = sum(cards_value(word) for word in lay.standing)
    unused = cards_value(lay.unused)
    struck = sum(struck_cost(cards_value(word), rules.failed_word) for word in lay.struck)
    bonus = rules.bonus_points * len(bonuses)
    off_hand = rules.challenge_from is ChallengeFrom.HAND
    in_hand = lay.lost_challenges if off_hand else 0
    from_total = 0 if off_hand else lay.lost_challenges
    cards = words - unused - struck - in_hand
    match rules.floor:
        case Floor.HAND:
            hand = max(0, cards + bonus)
        case Floor.CARDS:
            hand = max(0, cards) + bonus
        case Floor.GAME | Floor.NONE:
            hand = cards + bonus
        case _:
            assert_never(rules.floor)
    total = total_before + hand - from_total
    # With a floor of any kind nobody stands below nothing in the game (rules 9.1, 13).
    if rules.floor is not Floor.NONE:
        total = max(0, total)
    return SeatScore(
        words=words,
        unused=unused,
        struck=struck,
        challenges=lay.lost_challenges,
        bonuses=bonuses,
        bonus=bonus,
        hand=hand,
        from_total=from_total,
        total=total,
    )
