"""Speed and memory of the word lists, as ratios to the least the same machine could do in the same run.

Run by name: ``pytest -s tests/benchmarks/bench_lexicon.py``.
"""

import gzip
import re
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from quiddler_qt.lexicon.authorities import MissingAuthorityError, load_authority
from quiddler_qt.lexicon.dictionary_search import (
    q_without_u,
    two_letter_words,
    words_like,
    words_made_from,
    words_with_prefix,
)
from quiddler_qt.lexicon.enchant_judge import EnchantJudge, EnchantLibrary, EnchantUnavailableError
from quiddler_qt.lexicon.judge import ListJudge
from quiddler_qt.lexicon.word_list import WORD_LIST_NAMES, load_word_list
from quiddler_qt.resource_files import resource
from tests.lexicon import small_dictionaries


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


def listed(text: str) -> list[str]:
    """The strings of a text."""
    return text.split()


# Written down by hand for this table, before any authority was asked: what a family dictionary and the books
# of the word games agree on, in the spellings of both sides of the Atlantic. Struck from the second part
# afterwards, because dictionaries do have them: google, cant, wont, mouses, gooses, oxes, foots.
WORDS = listed("""
    the cat quiz zebra colour color theatre theater organise organize jumper jumping jumped quickly
    unhappy children geese mice oxen went sung bought happier happiest email website online blog wifi app
    apps emoji selfie podcast sushi taco karaoke tsunami yoga zen rhythm lynx crypt myth sphinx fjord
    waltz jazz buzz fizz quartz aa ab ad ae ah ai am an as at aw ax ay ba be bi bo by do ed eh el em en er
    ex fa go ha he hi hm ho id if in is it jo ka la li lo ma me mi mm mu my na no nu od of oh om on op or
    os ow ox oy pa pe pi qi re sh so ta ti to uh um un up us we wo xi xu ya ye yo za qat qua suq cwm nth
    crwth pyx zax zed zee vug wok koi adz auk emu gnu yak yew ilex triceratops chlorophyll hypotenuse
    photosynthesis onomatopoeia rhododendron bookkeeper mischievous liaison aubergine courgette zucchini
    eggplant pavement sidewalk autumn lorry nappy diaper fortnight queue whilst amongst kerb tyre grey
    gray plough plow cheque programme jewellery jewelry aluminium aluminum ouija qanat qibla faqir tranq
    burqa umiaq mbaqanga sheqel kwanza djinn hajj xebec xylem zeugma ziggurat ajar axolotl bijou caulk
    dirndl eft ewer fen gaol hadj iamb jib kelp loch mead newt ogre prawn quoit raft sari thwart udder
    vole wizen xenon yodel zither disc disk judgment judgement ageing aging
""")
NO_WORDS = listed("""
    bk cc ff gg hh kb lm lx tv pc uk usa eu bc cd dj ft hr hq id'd kg km mg ml mm's mph nato nasa unesco
    html http www xviii xiv xxv iii vii mcm lxvi approx dept govt assn blvd corp etc hrs mfg misc mkt
    london paree monday january steve england europe african toyota beethoven shakespeare teh recieve
    seperate definately wierd beleive accomodate occured untill tommorow freind goverment neccessary qz zq
    qx xq vv jj kk ww bb dd zzx qwe asdf qwertz xyz abc lol omg btw idk rofl gat's dont isnt theyre youre
    hes's foo-bar un- -ing er- pre- non- ish- catt doggo's runned goed childs sheeps buyed teached glorp
    blick frobble wug dax snerk plimth zorb vlim trunk's quonk thrib stoog jirp tion ment ing'd ly ity
    ness's th st nd rd bl cr dr gl pl tr wh zed's q u x b c d f g h j k l m n p r s t v w y z
""")


def row(name: str, accepts: Callable[[str], bool]) -> tuple[float, float]:
    """Precision and recall on the strings above, printed."""
    right = sum(map(accepts, WORDS))
    wrong = [string for string in NO_WORDS if accepts(string)]
    precision, recall = right / (right + len(wrong)), right / len(WORDS)
    print(
        f"{name:34} precision {precision:.3f}  recall {recall:.3f}  wrongly accepted: {' '.join(wrong)[:80]}"
    )
    return precision, recall


def test_what_each_authority_makes_of_words_and_no_words(tmp_path: Path) -> None:
    library = EnchantLibrary(tmp_path)
    print(f"\n{len(set(WORDS))} words, {len(set(NO_WORDS))} strings that are none")
    names = list(WORD_LIST_NAMES)
    try:
        names += [one.authority_name for one in library.available_dictionaries()]
    except EnchantUnavailableError as error:
        print(error)
    for name in names:
        judge = load_authority(name, enchant=library).judge
        precision, recall = row(name, lambda word, judge=judge: judge.verdict(word).accepted)  # type: ignore[misc]  # bound now
        if isinstance(judge, EnchantJudge):
            checker = library._checker(judge.dictionary.tag)
            row(f"{name} without the guard", checker.check)
        floor = {"standard": 0.97, "wide": 0.97}.get(name, 0.4)
        assert precision > 0.93
        assert recall > floor


def test_a_table_of_authorities(tmp_path: Path) -> None:
    library = EnchantLibrary(tmp_path)
    standard = load_word_list("standard")
    words = [standard[index] for index in range(0, len(standard), 20)]
    small_dictionaries.install(tmp_path, words=tuple(words))
    names = [*WORD_LIST_NAMES, f"enchant:{small_dictionaries.TAG}"]
    with suppress(EnchantUnavailableError):
        names += [one.authority_name for one in library.available_dictionaries()]
    print()
    for name in dict.fromkeys(names):
        try:
            judge = load_authority(name, enchant=library).judge
        except MissingAuthorityError as error:
            print(f"{name}: {error.__cause__}")
            continue
        # Beside each other: what else the machine does then slows both.
        raw_s = raw_check_seconds(library, words)
        load_s = best_seconds(lambda name=name: load_authority(name, enchant=library), 3)  # type: ignore[misc]  # bound now
        kept, peak = mebibytes(lambda name=name: load_authority(name, enchant=library))  # type: ignore[misc]  # bound now
        judge_s = best_seconds(lambda judge=judge: [judge.verdict(word) for word in words], 3)  # type: ignore[misc]  # bound now
        ratio = f"{raw_s / judge_s:.2f} x pyenchant's check" if raw_s else "no pyenchant here"
        print(
            f"{name:16} load {load_s * 1000:4.0f} ms, {kept:4.1f} MiB ({peak:4.1f} at the peak),"
            f" {len(words) / judge_s:9,.0f} checks/s = {ratio}"
        )
        assert raw_s is None or judge_s < 4 * raw_s


def raw_check_seconds(library: EnchantLibrary, words: list[str]) -> float | None:
    """What pyenchant alone takes for some words; None where it is missing."""
    try:
        tag = next(one.tag for one in library.available_dictionaries())
        checker = library._checker(tag)
    except (EnchantUnavailableError, StopIteration):
        return None
    return best_seconds(lambda: [checker.check(word) for word in words], 3)


def test_searches_follow_every_keystroke() -> None:
    wide = load_word_list("wide")
    text = "".join(f"{word}\n" for word in wide.words()).encode()
    scan_s = best_seconds(lambda: re.findall(rb"^[a-z]*zz[a-z]*$", text, re.MULTILINE), 3)
    hand = ["QU", "IN", "ER", "CL", "TH", "A", "E", "S", "T", "D"]
    searches: dict[str, Callable[[], object]] = {
        "prefix": lambda: words_with_prefix(wide, "qu"),
        "*ing": lambda: words_like(wide, "*ing"),
        "*a*e*i*o*u*": lambda: words_like(wide, "*a*e*i*o*u*"),
        "*s": lambda: words_like(wide, "*s"),
        "two letters": lambda: two_letter_words(wide),
        "Q without U": lambda: q_without_u(wide),
        "from ten cards": lambda: words_made_from(wide, hand),
    }
    print()
    for name, search in searches.items():
        search_s = best_seconds(search, 3)
        print(f"{name:16} {search_s * 1000:5.1f} ms, {search_s / scan_s:.2f} x one scan of the text")
        assert search_s < 6 * scan_s
