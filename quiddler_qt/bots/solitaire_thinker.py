"""Answers questions about solitaire, step by step, in the thinking process.

Common words are tried first, so that hints are words people know; what they do not win, the whole list may.
An offensive word is never part of a line, yet "cannot be won" is only said where it holds with all words that
may be played.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from quiddler_qt.bots.daily_solver import DailySolver
from quiddler_qt.bots.solitaire_protocol import (
    DailyQuestion,
    DailyReply,
    OutlookQuestion,
    OutlookReply,
    SolitaireQuestion,
    SolitaireReply,
    WinnableQuestion,
    WinnableReply,
)
from quiddler_qt.bots.solitaire_solver import Outlook, SolitaireSolver, rounds_for, winnable_deals
from quiddler_qt.bots.word_table import WordTable, build_word_table, load_word_table
from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.solitaire_deals import MAX_DEAL_NUMBER
from quiddler_qt.lexicon.word_list import TIERS, WordList, load_word_list

COMMON_TIERS: Final = "AB"
DAILY_WORD_LIST: Final = "standard"


class SolitaireThinker:
    """The solvers with their words, loaded when they are first needed.

    ``cache_folder`` is where tables of words are kept between starts.
    """

    def __init__(self, cache_folder: Path | None = None) -> None:
        self._cache_folder = cache_folder
        self._lists: dict[str, WordList] = {}
        self._tables: dict[tuple[str, str], WordTable] = {}
        self._solvers: dict[tuple[str, str, MinWord], SolitaireSolver] = {}

    def replies(self, question: SolitaireQuestion) -> Iterator[SolitaireReply | None]:
        """What becomes known, the last reply is final; None between steps that found nothing new.

        A step takes some milliseconds (the first one may load words, a second): whoever serves may stop
        between two. Raises UnknownWordListError, DamagedWordListError, ValueError.
        """
        match question:
            case OutlookQuestion():
                return self._outlook(question)
            case WinnableQuestion():
                return self._winnable(question)
            case DailyQuestion(ticket, stacks):
                solver = DailySolver(self._table(DAILY_WORD_LIST, TIERS))
                return (DailyReply.of(ticket, answer) for answer in solver.answers(stacks))

    def _outlook(self, question: OutlookQuestion) -> Iterator[SolitaireReply | None]:
        """The light: widening searches, by common words and by all in turn, until one of them settles it."""
        ticket = question.ticket
        yield OutlookReply(ticket, Outlook.UNKNOWN, (), common=False, final=False)
        settled: set[bool] = set()
        rounds = rounds_for(question.stacks)
        # The widest search is for all words alone: common ones have had their chance by then.
        turns = [(plan, common) for plan in rounds for common in (True, False)]
        for plan, common in turns:
            if common in settled or (common and plan is rounds[-1]):
                continue
            for verdict in self._solver(question, COMMON_TIERS if common else TIERS).verdicts(
                question.stacks, (plan,)
            ):
                yield None
                if verdict.outlook is Outlook.CAN:
                    yield OutlookReply(ticket, Outlook.CAN, verdict.line, common, final=True)
                    return
                if verdict.outlook is Outlook.CANNOT:
                    settled.add(common)
            if False in settled:
                yield from self._cannot(question)
                return
        yield OutlookReply(ticket, Outlook.UNKNOWN, (), common=False, final=True)

    def _cannot(self, question: OutlookQuestion) -> Iterator[SolitaireReply | None]:
        """The proof once more, with the words that are played but never shown."""
        last = Outlook.UNKNOWN
        for verdict in self._solver(question, "").verdicts(question.stacks, rounds_for(question.stacks)[:1]):
            last = verdict.outlook
            yield None
        yield OutlookReply(question.ticket, last, (), common=False, final=True)

    def _winnable(self, question: WinnableQuestion) -> Iterator[SolitaireReply | None]:
        solver = self._solver(question, COMMON_TIERS)
        before = 0
        for deal, verdict in winnable_deals(solver, question.first):
            found = verdict.outlook is Outlook.CAN
            fresh = deal != before
            before = deal
            yield WinnableReply(question.ticket, deal, found) if found or fresh else None
            if found or deal == MAX_DEAL_NUMBER:
                return

    def _solver(self, question: OutlookQuestion | WinnableQuestion, tiers: str) -> SolitaireSolver:
        key = (question.word_list, tiers, question.min_word)
        if key not in self._solvers:
            table = self._table(question.word_list, tiers)
            self._solvers[key] = SolitaireSolver(table, question.min_word)
        return self._solvers[key]

    def _table(self, name: str, tiers: str) -> WordTable:
        """The words of these tiers that may be shown; no tiers are all words there are."""
        if (name, tiers) not in self._tables:
            if name not in self._lists:
                self._lists[name] = load_word_list(name)
            word_list = self._lists[name]
            self._tables[name, tiers] = (
                load_word_table(word_list, tiers, self._cache_folder)
                if tiers
                else build_word_table(word_list.words())
            )
        return self._tables[name, tiers]
