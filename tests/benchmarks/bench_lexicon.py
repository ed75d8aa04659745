"""Speed and memory of the word lists, as ratios to the least the same machine could do in the same run.

Run by name: ``pytest -s tests/benchmarks/bench_lexicon.py``.
"""

import gzip
import tracemalloc
from collections.abc import Callable
from time import perf_counter

from quiddler_qt.lexicon.judge import ListJudge
from quiddler_qt.lexicon.word_list import load_word_list
from quiddler_qt.resource_files import resource


def best_seconds(work: Callable[[], object], tries: int) -> float:
    """The shortest of some runs: what the work takes when nothing else is in its way."""
    times = []
    for _ in range(tries):
        start = perf_counter()
        work()
        times.append(perf_counter() - start)
    return min(times)


def mebibytes(work: Callable[[], object]) -> tuple[float, float]:
    """What the result of the work holds, and the most that was held on the way."""
    tracemalloc.start()
    result = work()
    kept, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del result
    return kept / 2**20, peak / 2**20


def test_loading_takes_little_more_than_reading_the_words_into_a_set() -> None:
    def read() -> bytes:
        return gzip.decompress(resource("lexicon", "standard.words.gz").read_bytes())

    words = list(load_word_list("standard").words())
    plain = gzip.compress("".join(f"{word}\n" for word in words).encode())
    read_s = best_seconds(read, 5)
    naive_s = best_seconds(lambda: frozenset(gzip.decompress(plain).decode().split()), 5)
    standard_s = best_seconds(lambda: load_word_list("standard"), 5)
    family_s = best_seconds(lambda: load_word_list("family"), 5)
    print(
        f"\nstandard {standard_s * 1000:.0f} ms, family {family_s * 1000:.0f} ms;"
        f" standard is {standard_s / read_s:.1f} x reading and unpacking the file,"
        f" {standard_s / naive_s:.1f} x a set from an unchecked plain list ({naive_s * 1000:.0f} ms)"
    )
    assert standard_s < 6 * naive_s
    assert family_s < 4 * standard_s


def test_a_verdict_is_quick() -> None:
    judge = ListJudge(load_word_list("standard"))
    words = [spelling for word in list(judge.word_list.words())[::20] for spelling in (word, word[::-1])]
    known = frozenset(judge.word_list.words())
    set_s = best_seconds(lambda: [word in known for word in words], 5)
    judge_s = best_seconds(lambda: [judge.verdict(word) for word in words], 5)
    print(
        f"\n{len(words) / judge_s:,.0f} verdicts/s; a verdict is {judge_s / set_s:.0f} x a look-up in a set"
        f" ({set_s / len(words) * 1e9:.0f} ns)"
    )
    assert judge_s < 400 * set_s


def test_the_list_is_light() -> None:
    kept, peak = mebibytes(lambda: load_word_list("standard"))
    kept_by_set, peak_of_set = mebibytes(lambda: frozenset(load_word_list("standard").words()))
    print(
        f"\nthe list holds {kept:.1f} MiB ({peak:.1f} at the peak of loading);"
        f" a set of the same words {kept_by_set:.1f} MiB ({peak_of_set:.1f})"
    )
    assert kept < kept_by_set / 4
    assert peak < kept_by_set / 2
