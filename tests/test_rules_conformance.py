"""The cases of the rules pass, and the script that runs them notices what is wrong."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.rules_conformance import TOPICS, main, run

CASES = Path(__file__).parent / "data" / "rules_cases.jsonl"
LINES = CASES.read_text(encoding="utf-8").splitlines()


def run_lines(*lines: str) -> tuple[tuple[int, int], list[str]]:
    told: list[str] = []
    return run("\n".join(lines), told.append), told


def case(topic: str, given: dict[str, Any], expect: dict[str, Any], **options: Any) -> str:
    preset = options.pop("preset", "classic")
    return json.dumps(
        {"id": "own", "topic": topic, "preset": preset, "options": options, "given": given, "expect": expect}
    )


def test_all_cases_of_the_rules_pass() -> None:
    assert run_lines(*LINES) == ((len(LINES), 0), [])


def test_every_topic_has_a_case() -> None:
    assert {json.loads(line)["topic"] for line in LINES} == set(TOPICS)


@pytest.mark.parametrize("line", LINES)
def test_a_wrong_expectation_fails(line: str) -> None:
    raw = json.loads(line)
    for key, value in raw["expect"].items():
        wrong = raw | {"expect": {**raw["expect"], key: spoilt(value)}}
        assert run_lines(json.dumps(wrong))[0] == (0, 1), key


def spoilt(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str() | None:
            return "seat7" if value != "seat7" else "seat6"
        case list():
            return [*value, "more"]
        case dict():
            name = next(iter(value))
            return {**value, name: spoilt(value[name])}
        case _:
            raise AssertionError(value)


def test_the_command_ends_with_the_counts_from_any_folder(tmp_path: Path) -> None:
    script = Path(__file__).parent / "rules_conformance.py"
    done = subprocess.run(
        [sys.executable, script, CASES], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == "156 passed, 0 failed"


def test_failures_are_printed_and_give_status_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cases.jsonl"
    path.write_text(
        case("deck", {"count": "all"}, {"cards": 119})
        + "\n\n"
        + case("deck", {"count": "all"}, {"cards": 118}),
        encoding="utf-8",
    )
    assert main([str(path)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "FAILED own: cards: expected 119, the engine says 118",
        "1 passed, 1 failed",
    ]


@pytest.mark.parametrize("text", [None, "", "\n\n", b"\xff\xfe"])
def test_an_unusable_file_gives_status_2(tmp_path: Path, text: str | bytes | None) -> None:
    path = tmp_path / "cases.jsonl"
    if isinstance(text, str):
        path.write_text(text, encoding="utf-8")
    elif text is not None:
        path.write_bytes(text)
    assert main([str(path)]) == 2


@pytest.mark.parametrize(
    "line",
    [
        "not JSON",
        "[]",
        '{"id": "x", "topic": "deck"}',
        case("tennis", {}, {}),
        case("deck", {}, {"cards": 118}, preset="chess"),
        case("deck", {}, {"cards": 118}, colour="red"),
        case("deck", {}, {"cards": 118}, floor="cellar"),
        case("deck", {}, {"colour": "red"}),
        case("card_value", {"cards": ["Ä"]}, {"value": 1}),
        case("turn_action", {"sequence": ["sing"]}, {"legal": False}),
        case("challenge", {"attempt": {"by": "seat1", "of": "seat0", "when": "at_noon"}}, {"allowed": True}),
    ],
)
def test_a_case_that_cannot_be_put_to_the_engine_fails(line: str) -> None:
    assert run_lines(line)[0] == (0, 1)


HOUSE = [["H", "O", "U", "S", "E"]]
TWO_WORDS = [["A", "T"], ["D", "O", "G"]]
PAIR = {"seat0": {"words": HOUSE, "unused": []}, "seat1": {"words": TWO_WORDS, "unused": []}}
CATX = {"hand_size": 3, "hand_after_draw": ["C", "A", "T", "X"], "words": [["C", "A", "T"]], "discard": "X"}
SEVEN = {
    "hand_size": 7,
    "hand_after_draw": ["C", "A", "T", "D", "O", "G", "S", "X"],
    "words": [["C", "A", "T"], ["D", "O", "G", "S"]],
    "discard": "X",
}
ZAT = [["Z", "A", "T"]]
STRUCK = {
    "players": {
        "seat0": {"words": ZAT, "unused": []},
        "seat1": {"words": [["C", "A", "T"]], "unused": []},
        "seat2": {"words": [["D", "O", "G"]], "unused": []},
    },
    "bonuses": [],
    "went_out": "seat0",
    "challenges": [{"by": "seat2", "of": "seat0", "word": 0, "valid": False}],
}


@pytest.mark.parametrize(
    "line",
    [
        # Every option of the rules, in the form of the file.
        case("going_out", CATX, {"legal": False}, no_going_out_on_first_turn="on"),
        case("going_out", CATX, {"legal": False}, no_going_out_on_first_turn="first four hands"),
        case("going_out", SEVEN, {"legal": True}, no_going_out_on_first_turn="first_four_hands"),
        case(
            "going_out",
            CATX | {"hand_number": 5},
            {"legal": True},
            no_going_out_on_first_turn="first 4 hands",
        ),
        case("going_out", CATX | {"turn_of_player": 2}, {"legal": True}, no_going_out_on_first_turn=True),
        case("going_out", CATX | {"someone_out": True}, {"legal": True}, no_going_out_on_first_turn="on"),
        case("going_out", CATX | {"someone_out": True}, {"legal": True, "gone_out": False}),
        case("going_out", CATX | {"drawn_from": "discard", "turn_of_player": 3}, {"legal": True}),
        case("going_out", CATX | {"words": []}, {"legal": True, "gone_out": False, "hand_goes_on": True}),
        case(
            "going_out",
            CATX,
            {"legal": False, "fault": "word_too_short"},
            min_word="three_cards",
            hand_sizes=[3],
        )
        .replace('["C", "A", "T", "X"]', '["TH", "E", "O", "X"]')
        .replace('[["C", "A", "T"]]', '[["TH", "E"], ["O"]]'),
        case(
            "going_out",
            {"hand_after_draw": ["A", "T", "A", "T", "X"], "words": [["A", "T"], ["A", "T"]], "discard": "X"},
            {"legal": False},
            duplicates=False,
        ),
        case(
            "two_player_bonus",
            {"players": PAIR, "hand_number": 2},
            {"most": "seat1"},
            two_player_bonus="alternate",
        ),
        case("two_player_bonus", {"alternate_from": "most", "hands": 2}, {"in_play": ["most", "longest"]}),
        case(
            "two_player_bonus",
            {"players": PAIR},
            {"hand": {"seat0": 33, "seat1": 18}, "bonus": {"seat0": 15}},
            bonus_points=15,
        ),
        case("bonus", {"players": PAIR}, {"longest": "seat0"}, preset="family"),
        case("challenge", STRUCK, {"going_out_stands": False, "rejected": []}),
        case(
            "challenge",
            STRUCK | {"when": "review"},
            {"hand": {"seat0": 0, "seat1": 13}, "going_out_stands": True},
        ),
        case("challenge", STRUCK, {"rejected": [0]}, word_check="checked"),
        case(
            "house_rule", {"preset": "quick"}, {"hands": 4, "word_check": "checked", "dictionary": "always"}
        ),
        case("house_rule", {}, {"sizes": [3, 4, 10]}, hand_sizes="3,4,10"),
        case("dictionary_use", {"whose_turn": "seat0", "asker": "seat0"}, {"allowed": False}),
        case("dictionary_use", {"whose_turn": None, "asker": "seat0"}, {"allowed": True}),
        case(
            "dictionary_use",
            {"whose_turn": "seat0", "asker": "seat1"},
            {"allowed": False},
            dictionary="never",
        ),
        case("turn_action", {"sequence": ["draw_stock", "discard", "discard"]}, {"legal": False, "at": 2}),
        case("turn_action", {"sequence": ["draw_deeper_discard"]}, {"legal": False, "at": 0}),
        case(
            "turn_action",
            {"sequence": ["draw_stock", "lay_all"], "end_turn": True},
            {"legal": False, "at": 2},
        ),
        case("turn_action", {"sequence": ["draw_discard", "discard_taken"]}, {"legal": True}),
        case(
            "turn_action",
            {"sequence": ["draw_discard", "discard_taken"]},
            {"legal": False, "at": 1},
            may_return_taken_card=False,
        ),
        case("turn_action", {"sequence": ["draw_stock", "lay_some", "discard"]}, {"legal": False, "at": 1}),
        case(
            "turn_action",
            {
                "sequence": ["draw_stock", "lay_some", "discard"],
                "someone_out": True,
                "then": "others one turn",
            },
            {"legal": True},
        ),
        case(
            "stock",
            {
                "players": 8,
                "hand_size": 10,
                "stock": 1,
                "discard_count": 37,
                "turn": {"draw": "stock", "discard": "K"},
                "hand_over": False,
            },
            {"stock": 37, "discard_count": 1, "top": "K", "reshuffled": True},
        ),
        case(
            "stock",
            {
                "players": 8,
                "hand_size": 10,
                "stock": 1,
                "discard_count": 37,
                "turn": {"draw": "stock", "discard": "K"},
                "hand_over": False,
            },
            {"stock": 0, "discard_count": 38, "top": "K", "reshuffled": False},
            stock_refill="on_draw",
        ),
        case(
            "challenge",
            {"attempt": {"by": "seat4", "of": "seat2", "when": "after_next_draw"}, "players": 6},
            {"allowed": True},
            no_going_out_on_first_turn="on",
        ),
    ],
)
def test_other_cases_of_the_same_form_pass(line: str) -> None:
    assert run_lines(line) == ((1, 0), [])
