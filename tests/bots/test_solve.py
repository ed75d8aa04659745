"""The solver as a filter: against trying everything, with every kind of bad line, and line by line."""

import json
import shlex
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from quiddler_qt.engine.rules import MinWord
from quiddler_qt.engine.words import faces_value
from quiddler_qt.lexicon.word_list import WordList
from tests.bots.naive_solver import NaiveSolver, best_by_trying_all, whole_deck

COMMAND = [sys.executable, "-m", "quiddler_qt.bots.solve"]


@pytest.fixture(scope="module")
def words_file(standard: WordList, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("words") / "words.txt"
    file.write_text("\n".join(standard.words_of_tiers("A")) + "\n", "ascii")
    return file


def run(words: Path, lines: str, *options: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, "--words", str(words), *options], input=lines, capture_output=True, text=True, check=False
    )


def answers(words: Path, hands: Iterable[list[str]], *options: str) -> list[dict[str, Any]]:
    done = run(words, "".join(json.dumps({"cards": hand}) + "\n" for hand in hands), *options)
    assert (done.returncode, done.stderr) == (0, "")
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("option", "min_word"), [((), MinWord.TWO_LETTERS), (("--min-word", "3"), MinWord.THREE_LETTERS)]
)
def test_small_hands_agree_with_trying_everything(
    words_file: Path, option: tuple[str, ...], min_word: MinWord
) -> None:
    random = Random(6)
    words = {word.upper() for word in words_file.read_text("ascii").split()}
    hands = [random.sample(whole_deck(), random.choice((3, 4, 5))) for _ in range(200)]
    for hand, answer in zip(hands, answers(words_file, hands, *option), strict=True):
        expected = best_by_trying_all(hand, words, min_word, duplicates=True)
        assert answer["cards"] == hand
        assert {face: lay["points"] for face, lay in answer["discards"].items()} == {
            face: points for face, (points, _, _) in expected.items()
        }


def test_full_hands_agree_with_a_plain_search_and_their_words_are_true(words_file: Path) -> None:
    random = Random(7)
    words = {word.upper() for word in words_file.read_text("ascii").split()}
    naive = NaiveSolver(words)
    hands = [random.sample(whole_deck(), size) for size in (11, 10, 11, 9, 3, 11) * 4]
    for hand, answer in zip(hands, answers(words_file, hands), strict=True):
        assert {face: lay["points"] for face, lay in answer["discards"].items()} == naive.solve(hand)
        for face, lay in answer["discards"].items():
            rest = Counter(hand) - Counter([face])
            used = Counter(card for word in lay["words"] for card in word)
            assert not used - rest
            assert all("".join(word) in words for word in lay["words"])
            assert lay["points"] == 2 * faces_value(used.elements()) - faces_value(rest.elements())


def test_a_hand_may_hold_more_than_the_deck_has(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("zzz\n")
    (answer,) = answers(file, [["Z", "Z", "Z", "A"]])
    assert answer["discards"]["A"] == {"points": 42, "words": [["Z", "Z", "Z"]]}


def test_words_are_taken_as_they_come(tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    # With the mark before the first word that some editors write.
    file.write_bytes(b"\xef\xbb\xbfQuit\r\n\r\n  AT \nnot-a-word\nna\xefve\nTA")
    (answer,) = answers(file, [["QU", "I", "T", "A"]])
    assert answer["discards"]["A"]["words"] == [["QU", "I", "T"]]
    assert sorted(answer["discards"]["QU"]["words"][0]) == ["A", "T"]


def test_bad_lines_are_answered_in_their_place(words_file: Path) -> None:
    good = '{"cards": ["A", "T", "E"]}'
    bad = [
        "cards",
        "[]",
        "{}",
        '{"cards": "ATE"}',
        '{"cards": ["A", "T"]}',
        json.dumps({"cards": ["A"] * 12}),
        '{"cards": ["A", "T", "e"]}',
        '{"cards": ["A", "T", 5]}',
        '{"cards": ["A", "T", ["E"]]}',
        '{"cards": ["A", "T", "ß"]}',
        "[" * 60_000,
        '{"cards": ' + " " * 70_000,
    ]
    done = run(words_file, "\n".join([good, "", *bad, good]))
    assert (done.returncode, done.stderr) == (1, "")
    first, *errors, last = map(json.loads, done.stdout.splitlines())
    assert first == last
    assert first["cards"] == ["A", "T", "E"]
    assert [error["line"] for error in errors] == [*range(3, 3 + len(bad))]
    assert all(0 < len(error["error"]) < 80 for error in errors)


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--words"],
        ["--words", "/no/such/file"],
        ["--words", "{words}", "--min-word", "1"],
        ["--words", "{words}", "--min-word", "x"],
    ],
)
def test_wrong_usage_is_told_in_a_line(words_file: Path, options: list[str]) -> None:
    given = [option.format(words=words_file) for option in options]
    done = subprocess.run([*COMMAND, *given], input="", capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "error:" in done.stderr.splitlines()[-1]
    assert "Traceback" not in done.stderr


def test_an_answer_does_not_wait_for_the_next_line(words_file: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--words", str(words_file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for face in "ABC":
            process.stdin.write(json.dumps({"cards": [face, "A", "T"]}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["cards"][0] == face
        process.stdin.close()
        assert process.wait() == 0


def test_a_reader_that_goes_away_ends_the_work_quietly(words_file: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--words", str(words_file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write('{"cards": ["A", "T", "E"]}\n')
        process.stdin.close()
        assert process.wait() == 0
        assert process.stderr.read() == ""


def test_whoever_stops_it_reads_no_report(words_file: Path) -> None:
    with subprocess.Popen(
        [*COMMAND, "--words", str(words_file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write('{"cards": ["A", "T", "E"]}\n')
        process.stdin.flush()
        # It has begun to work now.
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait() == -signal.SIGINT
        assert process.stderr.read() == ""


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes streams here, cmd.exe cannot")
@pytest.mark.parametrize("streams", ["<&-", ">&-", "<&- >&-", "</dev/null >&-", ">/dev/full"])
def test_a_stream_that_fails_is_told_in_a_line(words_file: Path, streams: str) -> None:
    if streams == ">/dev/full" and not Path("/dev/full").exists():
        return
    command = shlex.join([*COMMAND, "--words", str(words_file)])
    done = subprocess.run(
        ["/bin/sh", "-c", f"{command} {streams}"],
        input='{"cards": ["A", "T", "E"]}\n',
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 3
    (line,) = done.stderr.splitlines()
    assert "error: input or output: " in line
