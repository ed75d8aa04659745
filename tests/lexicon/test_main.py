"""The check command, run as people run it: a process of its own, with bytes going in and coming out."""

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quiddler_qt.lexicon.__main__ import main
from quiddler_qt.lexicon.judge import ListJudge
from quiddler_qt.lexicon.word_list import load_word_list

COMMAND = [sys.executable, "-m", "quiddler_qt.lexicon"]

LOCALES = [
    pytest.param({}, id="as it is"),
    pytest.param({"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}, id="plain C"),
    pytest.param({"LC_ALL": "POSIX", "PYTHONUTF8": "1"}, id="UTF-8 mode"),
    pytest.param({"PYTHONIOENCODING": "utf-16"}, id="odd encoding"),
]


def buffered_environment() -> dict[str, str]:
    """The environment without the switch that turns off Python's buffers, which some machines set."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}


def check(
    *words: str | bytes, given: bytes = b"", environment: dict[str, str] | None = None
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*COMMAND, "check", *words],
        input=given,
        capture_output=True,
        check=False,
        env={**os.environ, **(environment or {})},
    )


def printed(
    *words: str | bytes, given: bytes = b"", environment: dict[str, str] | None = None
) -> list[bytes]:
    """The lines a quiet and successful run prints."""
    done = check(*words, given=given, environment=environment)
    assert (done.returncode, done.stderr) == (0, b"")
    *lines, rest = done.stdout.split(b"\n")
    assert rest == b""
    return lines


def test_every_word_gets_a_line_in_order() -> None:
    assert printed("cat", "QI", "kb", "", " cat") == [
        b"cat accept A",
        b"QI accept D",
        b"kb reject -",
        b" reject -",
        b" cat reject -",
    ]


def test_the_family_list_can_be_asked() -> None:
    assert printed("--list", "family", "cat", "qi") == [b"cat accept A", b"qi reject -"]


@pytest.mark.parametrize("environment", LOCALES)
def test_odd_words_come_out_as_they_were_typed(environment: dict[str, str]) -> None:
    words = ["café".encode(), b"ca\xfft", "ﬁsh".encode(), "QU\u0130T".encode(), b"--", b"-x", "🐈".encode()]
    assert printed("--", *words, environment=environment) == [word + b" reject -" for word in words]


@pytest.mark.parametrize("environment", LOCALES)
def test_standard_input_is_taken_as_it_is(environment: dict[str, str]) -> None:
    given = b"cat\n cat\ncat \nCAT\n\ncaf\xc3\xa9\nca\xff\xfet\n-x\n\xed\xa0\x80\nza"
    assert printed(given=given, environment=environment) == [
        b"cat accept A",
        b" cat reject -",
        b"cat  reject -",
        b"CAT accept A",
        b" reject -",
        b"caf\xc3\xa9 reject -",
        b"ca\xff\xfet reject -",
        b"-x reject -",
        b"\xed\xa0\x80 reject -",
        b"za accept D",
    ]


def test_one_string_is_one_line_whatever_it_holds() -> None:
    given = "cat\r\nca\x0bt\nca\x0ct\nca\x85t\nca\u2028t\nca\0t\nca\x1b[2Jt\nca\tt\n".encode()
    done = check(given=given)
    assert done.stdout.decode().splitlines() == [
        r"cat\x0d reject -",
        r"ca\x0bt reject -",
        r"ca\x0ct reject -",
        r"ca\x85t reject -",
        r"ca\u2028t reject -",
        r"ca\x00t reject -",
        r"ca\x1b[2Jt reject -",
        r"ca\x09t reject -",
    ]
    assert printed("cat\ndog") == [rb"cat\x0adog reject -"]


def test_no_input_is_no_output() -> None:
    assert printed(given=b"") == []


@settings(max_examples=5)
@given(st.lists(st.binary(max_size=8).map(lambda data: data.replace(b"\n", b"")), min_size=1, max_size=50))
def test_any_bytes_get_one_line_each(strings: list[bytes]) -> None:
    lines = printed(given=b"\n".join(strings) + b"\n")
    assert len(lines) == len(strings)


def test_it_is_the_judge_of_the_table() -> None:
    judge = ListJudge(load_word_list("standard"))
    words = list(judge.word_list.words())[::97]
    strings = [*words, *(word[::-1] for word in words), *(word.title() for word in words)]
    verdicts = [judge.verdict(string) for string in strings]
    assert printed(given="\n".join(strings).encode()) == [
        f"{v.spelling} {'accept' if v.accepted else 'reject'} {v.tier or '-'}".encode() for v in verdicts
    ]


@pytest.mark.parametrize(
    "arguments", [[], ["chek", "cat"], ["check", "--list", "nope", "cat"], ["check", "-x"]], ids=" ".join
)
def test_a_wrong_usage_ends_with_2_and_says_how(arguments: list[str]) -> None:
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, check=False, stdin=subprocess.DEVNULL)
    assert done.returncode == 2
    assert done.stdout == b""
    assert b"usage: python -m quiddler_qt.lexicon" in done.stderr


def test_another_program_gets_each_answer_at_once() -> None:
    with subprocess.Popen(
        [*COMMAND, "check"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=buffered_environment()
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        out_of_patience = threading.Timer(60, process.kill)  # an answer kept back is an empty line, no hang
        out_of_patience.start()
        for word, answer in ((b"cat\n", b"cat accept A\n"), (b"kb\n", b"kb reject -\n")):
            process.stdin.write(word)
            process.stdin.flush()
            assert process.stdout.readline() == answer
        process.stdin.close()
        assert process.wait() == 0
        out_of_patience.cancel()


def test_a_reader_that_has_had_enough_ends_it_quietly() -> None:
    with subprocess.Popen(
        [*COMMAND, "check"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=buffered_environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        process.stdin.write(b"cat\n")
        process.stdin.close()
        assert process.wait() == 0
        assert process.stderr.read() == b""


def test_a_closed_input_holds_no_strings_and_a_closed_output_wants_no_answers(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)  # what Python makes of a closed stream
    assert main(["check"]) == 0
    monkeypatch.setattr(sys, "stdout", None)
    assert main(["check", "cat"]) == 0
    assert capfdbinary.readouterr() == (b"", b"")


def test_an_output_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    path = tmp_path / "not for writing"
    path.touch()
    with path.open("rb") as output:
        done = subprocess.run(
            [*COMMAND, "check", "cat"],
            stdout=output,
            stderr=subprocess.PIPE,
            check=False,
            env=buffered_environment(),
        )
    assert done.returncode == 1
    assert re.fullmatch(rb"python -m quiddler_qt\.lexicon: .+\r?\n", done.stderr)
