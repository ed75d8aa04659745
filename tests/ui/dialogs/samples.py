"""Tables to show: observations, scores and facts made by hand, as a session would hand them out."""

from dataclasses import replace

from quiddler_qt.engine.actions import SeatKind
from quiddler_qt.engine.cards import Card, cards_showing
from quiddler_qt.engine.observation import Observation, SeatView
from quiddler_qt.engine.rules import Rules, bonuses_in_play
from quiddler_qt.engine.scoring import SeatLay, SeatScore, score_round
from quiddler_qt.engine.state import Judgment, LaidWord, Phase
from quiddler_qt.session.scorepad_table import PadLay, PadWord
from quiddler_qt.ui.challenge_wording import ChallengeQuestion, ChallengeVerdict
from quiddler_qt.ui.dialogs.confirm_lay_sheet import LayProposal
from quiddler_qt.ui.dialogs.curtain import CurtainFacts, curtain_facts
from quiddler_qt.ui.dialogs.final_page import BestWord, FinalFacts
from quiddler_qt.ui.dialogs.round_page import RoundFacts
from quiddler_qt.ui.dialogs.start_tiles import WaitingGame

FOUR = ("Yusuf", "Marta", "Jonas", "Elena")
EIGHT = (
    "Yusuf",
    "Maximiliana-Theodora",
    "Konstantin-Alexander",
    "Wilhelmina-Louise",
    "Bartholomew-James",
    "Anna-Katharina",
    "Jean-Christophe",
    "Elena",
)
WIDE = tuple(f"{'W' * 39}{number}" for number in range(8))
NASTY = ("R&D <b>Bob</b>", "<img src='file:///etc/hostname'>", "%1 {0} &amp;", "\u0130stanbul")

_LAYS = (
    ("QU I Z, M E", "", ""),
    ("B O X", "K U", ""),
    ("F A TH ER S", "", ""),
    ("L A V A", "H", "ZAT"),
    ("QU A R T E T S", "J", ""),
    ("", "V W IN", ""),
    ("T O E, A N, I T", "", ""),
    ("C O L D, R E D, IN N, H O P, A D", "", ""),
)


class Dealer:
    """Hands out cards by their faces, none twice."""

    def __init__(self) -> None:
        self._gone: set[Card] = set()

    def card(self, face: str) -> Card:
        """One card that shows a face; when all are gone, the first one again."""
        showing = cards_showing(face)
        card = next((card for card in showing if card not in self._gone), showing[0])
        self._gone.add(card)
        return card

    def cards(self, faces: str) -> tuple[Card, ...]:
        """Cards by faces with blanks between."""
        return tuple(self.card(face) for face in faces.split())

    def words(self, faces: str) -> tuple[tuple[Card, ...], ...]:
        """Words with commas between."""
        return tuple(self.cards(word) for word in faces.split(",") if word.strip())


def observation(
    names: tuple[str, ...] = FOUR,
    *,
    rounds_played: int = 2,
    rules: Rules | None = None,
    phase: Phase = Phase.WORDS_ON_TABLE,
    viewer: int | None = None,
) -> Observation:
    """A table in the round after ``rounds_played``; with words on it where the phase has them."""
    chosen = rules or Rules()
    dealer = Dealer()
    history: list[tuple[SeatScore, ...]] = []
    totals = (0,) * len(names)
    in_play = bonuses_in_play(chosen, len(names), 0)
    for round_ in range(rounds_played):
        fresh = Dealer()
        lays = tuple(
            SeatLay(
                fresh.words(_LAYS[(seat + round_) % len(_LAYS)][0]),
                (),
                fresh.cards(_LAYS[(seat + round_) % 8][1]),
            )
            for seat in range(len(names))
        )
        scores = score_round(lays, totals, chosen, in_play)
        totals = tuple(score.total for score in scores)
        history.append(scores)
    laid_phase = phase in (Phase.WORDS_ON_TABLE, Phase.DEAL, Phase.GAME_OVER)
    seats = []
    for seat, name in enumerate(names):
        words, unused, struck = _LAYS[(seat + rounds_played - 2) % len(_LAYS)] if laid_phase else ("", "", "")
        laid = tuple(LaidWord(word) for word in dealer.words(words))
        if struck:
            laid = (*laid, LaidWord(dealer.cards(" ".join(struck)), Judgment.STRUCK, 0))
        left = dealer.cards(unused)
        seats.append(
            SeatView(
                name=name,
                kind=SeatKind.PERSON,
                level="",
                card_count=len(left)
                if laid_phase
                else chosen.hand_sizes[min(rounds_played, len(chosen.hand_sizes) - 1)],
                laid=laid,
                unused=left if laid_phase else None,
                turns_taken=3,
                lost_challenges=0,
                total=totals[seat],
                shown=(),
            )
        )
    round_index = min(rounds_played, len(chosen.hand_sizes) - 1)
    hand = dealer.cards("T TH ER A G")[: chosen.hand_sizes[round_index] + 1] if viewer is not None else ()
    return Observation(
        viewer=viewer,
        rules=chosen,
        phase=phase,
        round_index=round_index,
        hand_size=chosen.hand_sizes[round_index],
        dealer=round_index % len(names),
        seat=(round_index + 1) % len(names),
        out_seat=2 if laid_phase and len(names) > 2 else None,
        last_turns=0,
        drawn_since_out=True,
        stock_count=57,
        discards=(dealer.card("S"),),
        discard_count=9,
        hand=hand,
        taken=None,
        taken_from_discards=False,
        seats=tuple(seats),
        unseen=(),
        history=tuple(history),
        refused=(),
        allowed=(),
    )


def pad_lays(names: tuple[str, ...], rounds_played: int) -> tuple[tuple[PadLay, ...], ...]:
    """The cards behind the scores of ``observation``."""
    rounds = []
    for round_ in range(rounds_played):
        dealer = Dealer()
        lays = []
        for seat in range(len(names)):
            words, unused, _struck = _LAYS[(seat + round_) % len(_LAYS)]
            laid = tuple(PadWord(word) for word in dealer.words(words))
            lays.append(PadLay(laid, dealer.cards(unused)))
        rounds.append(tuple(lays))
    return tuple(rounds)


def hand_scores(table: Observation) -> tuple[SeatScore, ...]:
    """The scores of the hand as it lies."""
    lays = tuple(
        SeatLay(
            tuple(word.cards for word in seat.laid if word.judgment is not Judgment.STRUCK),
            tuple(word.cards for word in seat.laid if word.judgment is Judgment.STRUCK),
            seat.unused or (),
            seat.lost_challenges,
        )
        for seat in table.seats
    )
    in_play = bonuses_in_play(table.rules, len(table.seats), table.round_index)
    return score_round(lays, tuple(seat.total for seat in table.seats), table.rules, in_play)


def words_on_table(names: tuple[str, ...] = FOUR, rounds_played: int = 2) -> RoundFacts:
    """All words open to challenge but the struck ones."""
    table = observation(names, rounds_played=rounds_played)
    open_ = frozenset(
        (seat, index)
        for seat, view in enumerate(table.seats)
        for index, word in enumerate(view.laid)
        if word.judgment is Judgment.NONE
    )
    return RoundFacts(table, hand_scores(table), open_)


def round_over(names: tuple[str, ...] = FOUR, rounds_played: int = 2) -> RoundFacts:
    """The same hand once it is gathered and scored."""
    table = observation(names, rounds_played=rounds_played)
    scores = hand_scores(table)
    last = rounds_played + 1 == len(table.rules.hand_sizes)
    scored = replace(
        table,
        phase=Phase.GAME_OVER if last else Phase.DEAL,
        round_index=table.round_index if last else table.round_index + 1,
        hand_size=table.hand_size if last else table.hand_size + 1,
        history=(*table.history, scores),
        seats=tuple(
            replace(seat, total=score.total) for seat, score in zip(table.seats, scores, strict=True)
        ),
    )
    return RoundFacts(scored, scores)


def long_words(*, open_: bool) -> RoundFacts:
    """Eight wide names whose hands are the widest there are: words of eight and ten cards, ten unused."""
    facts = (words_on_table if open_ else round_over)(WIDE, 7)
    deal = Dealer()
    laid = (
        ("S T R E N G TH E N S", Judgment.NONE, ""),
        ("U N F O R G ER S", Judgment.STRUCK, "QU Z"),
        ("", Judgment.NONE, "A B C D E F G H I J"),
        ("C O L D, R E D, IN N, H O P", Judgment.UPHELD, "A"),
    )
    seats = list(facts.observation.seats)
    for seat, (words, judgment, unused) in enumerate(laid):
        seats[seat] = replace(
            seats[seat],
            laid=tuple(LaidWord(cards, judgment) for cards in deal.words(words)),
            unused=deal.cards(unused),
        )
    challengeable = frozenset({(0, 0)}) if open_ else frozenset()
    return replace(
        facts, observation=replace(facts.observation, seats=tuple(seats)), challengeable=challengeable
    )


def final(names: tuple[str, ...] = FOUR, *, joint: bool = False) -> FinalFacts:
    """A finished game, with one winner or two."""
    over = round_over(names, rounds_played=7).observation
    if joint:
        best = max(seat.total for seat in over.seats)
        last = tuple(
            replace(score, total=best) if index < 2 else score for index, score in enumerate(over.history[-1])
        )
        seats = tuple(replace(seat, total=score.total) for seat, score in zip(over.seats, last, strict=True))
        over = replace(over, history=(*over.history[:-1], last), seats=seats)
    dealer = Dealer()
    return FinalFacts(
        over, BestWord(2 % len(names), dealer.cards("F A TH ER S")), BestWord(0, dealer.cards("QU I Z"))
    )


def curtain(names: tuple[str, ...] = FOUR) -> CurtainFacts:
    """The curtain before a last turn."""
    table = replace(
        observation(names, rounds_played=7, phase=Phase.DRAW), seat=len(names) - 1, out_seat=len(names) - 2
    )
    return curtain_facts(table, (f"{names[-2]} went out: FLOWER, VOX, 58 points.",))


def waiting(names: tuple[str, ...] = ("Marta", "Jonas", "Yusuf")) -> WaitingGame:
    """A game that waits."""
    return WaitingGame(
        5, 8, names, tuple(103 - 9 * seat for seat in range(len(names))), 0, "saved 2 minutes ago"
    )


def proposal(*, went_out: bool = False, name: str = "Marta") -> LayProposal:
    """A last turn with three cards left over, or a going out."""
    dealer = Dealer()
    words = (
        dealer.words("QU I L T, Z E N") if not went_out else dealer.words("QU I L T, Z E N, O X, A T, R E D")
    )
    left = dealer.cards("S") if went_out else dealer.cards("A G TH")
    discard = left[-1]
    return LayProposal(name, words, left[:-1], discard, left, went_out)


def question(names: tuple[str, ...] = FOUR, challengers: tuple[int, ...] = (0, 1, 3)) -> ChallengeQuestion:
    """Jonas's QUEYS in doubt."""
    return ChallengeQuestion(Dealer().cards("QU E Y S"), 2, names, challengers, Rules())


def verdict(
    names: tuple[str, ...] = FOUR, *, accepted: bool = True, cancelled: bool = False
) -> ChallengeVerdict:
    """Elena's challenge of QUEYS: longest and most words move."""
    rules = Rules()
    dealer = Dealer()
    queys = dealer.cards("QU E Y S")
    others = dealer.words("O X, A T, M E")
    fillers = [
        SeatLay(dealer.words("R I D"), (), dealer.cards("C")),
        SeatLay(dealer.words("F O L D, W E"), (), ()),
        SeatLay(others, (), ()),
        SeatLay(dealer.words("G O D, IN N"), (), ()),
    ]
    lays = [
        fillers[seat % 4] if seat < 4 else SeatLay((), (), dealer.cards("A")) for seat in range(len(names))
    ]
    totals = tuple(265 - 4 * seat for seat in range(len(names)))
    in_play = bonuses_in_play(rules, len(names), 7)
    before = score_round(tuple(lays), totals, rules, in_play)
    now = list(lays)
    if accepted:
        now[2] = SeatLay((*others, queys), (), ())
        now[-1] = replace(lays[-1], lost_challenges=18)
    else:
        now[2] = SeatLay(others, (queys,), ())
    after = score_round(tuple(now), totals, rules, in_play)
    hidden = (None,) * len(names)
    return ChallengeVerdict(
        cards=queys,
        owner=2,
        challenger=len(names) - 1,
        accepted=accepted,
        names=names,
        before=hidden if cancelled else before,
        after=hidden if cancelled else after,
        rules=rules,
        going_out_cancelled=cancelled,
    )
