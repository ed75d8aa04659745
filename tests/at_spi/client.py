"""A small screen reader: finds the table, reads it, and plays on it by the actions it is offered.

Runs on the system's Python, which has the bindings, and imports nothing of the game.
"""

import sys
import time
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found, import-untyped, unused-ignore]  # of the system, if at all

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found, import-untyped, unused-ignore]  # noqa: E402

PATIENCE_S = 60
DEPTH = 14
SAID: list[str] = []


def say(text: str) -> None:
    """One line of the report."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def walk(node: Any, depth: int = 0) -> Iterator[tuple[int, Any]]:
    """A node and all below it that can be seen."""
    yield depth, node
    if depth < DEPTH:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None:
                yield from walk(child, depth + 1)


def wait_for(what: str, find: Any) -> Any:
    """What ``find`` gives once it gives something."""
    end = time.monotonic() + PATIENCE_S
    while time.monotonic() < end:
        listen()
        try:
            found = find()
        except GLib.Error:
            found = None
        if found:
            return found
    raise SystemExit(f"FAILED: no {what}")


def listen() -> None:
    """Lets events come in for a moment."""
    over: list[bool] = []
    GLib.timeout_add(100, lambda: over.append(True))
    while not over:
        GLib.MainContext.default().iteration(True)


def found_in_program(name: str) -> Any:
    """What has a name in the program's window."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if application is None or "quiddler" not in (application.get_name() or "").lower():
            continue
        for _, node in walk(application):
            if node.get_name() == name:
                return node
    return None


def table() -> Any:
    """The game table."""
    return found_in_program("Game table")


def named(part: str, *, begins: bool = False) -> Any:
    """The first thing on the table whose name has this in it."""
    found = table()
    if found is None:
        return None
    for _, node in walk(found):
        name = node.get_name() or ""
        if name.startswith(part) if begins else part in name:
            return node
    return None


def hand() -> list[Any]:
    """The cards of the hand, in order."""
    found = named("Your hand", begins=True)
    return [] if found is None else [found.get_child_at_index(i) for i in range(found.get_child_count())]


def act(node: Any, action: str) -> None:
    """Does one of the actions a node offers."""
    names = [node.get_action_name(index) for index in range(node.get_n_actions())]
    if action not in names:
        raise SystemExit(f"FAILED: {node.get_name()!r} offers {names}, not {action}")
    say(f"do {action!r} on {node.get_name()!r}")
    node.do_action(names.index(action))


def states(node: Any) -> str:
    """Those states of a node that matter here."""
    kept = ("SELECTED", "SELECTABLE", "FOCUSED", "FOCUSABLE")
    found = node.get_state_set()
    return " ".join(name.lower() for name in kept if found.contains(getattr(Atspi.StateType, name)))


def heard(event: Any) -> None:
    """Keeps what the program announces and where its focus and selection go."""
    if event.type.startswith("object:announcement"):
        SAID.append(str(event.any_data))
        say(f"  heard: {event.any_data}")
    elif event.type.startswith("object:state-changed") and event.detail1:
        SAID.append(f"{event.type} {event.source.get_name()}")


def read_scores() -> None:
    """Reads the score pad line by line, and asks a number what it is made of."""
    scores = wait_for("table of scores", lambda: found_in_program("Scores"))
    say(f"{scores.get_role_name()}: {scores.get_name()!r}")
    for line in children(scores):
        say(f"  {line.get_role_name()}: {' | '.join(part.get_name() for part in children(line))}")
    first = children(children(scores)[1])
    if [part.get_role_name() for part in first] != ["table row header", "table cell", "table cell"]:
        raise SystemExit(f"FAILED: roles {[part.get_role_name() for part in first]}")
    labels = [
        relation.get_target(index).get_name()
        for relation in first[1].get_relation_set()
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY
        for index in range(relation.get_n_targets())
    ]
    say(f"  {first[1].get_name()!r} is labelled by {labels}")
    if labels != [first[0].get_name(), "Ada"]:
        raise SystemExit("FAILED: the heads do not label their cell")
    act(first[1], "Press")
    wait_for("focused number", lambda: "focused" in states(children(children(scores)[1])[1]).split())


def children(node: Any) -> list[Any]:
    """What is right below a node."""
    return [node.get_child_at_index(index) for index in range(node.get_child_count())]


def main() -> None:
    """Reads the table, draws, selects, sends a card to a word, discards; reads the scores."""
    listener = Atspi.EventListener.new(heard)
    for kind in ("object:announcement", "object:state-changed:focused", "object:state-changed:selected"):
        listener.register(kind)
    wait_for("hand of three cards with Ada on turn", lambda: named("Ada") and len(hand()) == 3)
    wait_for("turn of Ada", lambda: "on turn" in named("Ada").get_name())
    say("the table:")
    for depth, node in walk(table()):
        more = " ".join(
            part
            for part in (f"[{states(node)}]" if states(node) else "", node.get_description() or "")
            if part
        )
        say(f"{'  ' * (depth + 1)}{node.get_role_name()}: {node.get_name()!r} {more}".rstrip())
    act(wait_for("stock", lambda: named("Stock", begins=True)), "Press")
    wait_for("fourth card", lambda: len(hand()) == 4)
    say(f"the hand: {[card.get_name() for card in hand()]}")
    act(hand()[0], "Select")
    wait_for("selected card", lambda: "selected" in states(hand()[0]).split())
    say(f"{hand()[0].get_name()!r} is {states(hand()[0])}")
    act(hand()[0], "Select")
    act(hand()[1], "SetFocus")
    wait_for("focused card", lambda: "focused" in states(hand()[1]).split())
    first = hand()[0].get_name().split(",")[0]
    act(hand()[0], "Press")
    word = wait_for("word on the table", lambda: named("Word 1", begins=True))
    say(f"now: {word.get_name()!r}")
    if not word.get_name().startswith(f"Word 1: {first}"):
        raise SystemExit(f"FAILED: {first} is not in the word")
    act(hand()[0], "Discard")
    wait_for("end of Ada's turn", lambda: len(hand()) == 2)
    wait_for("announcement of a draw", lambda: any("draw" in one or "drew" in one for one in SAID))
    wait_for("announcement of the focus", lambda: any("focused" in one for one in SAID))
    read_scores()
    say("ALL AS IT SHOULD BE")


if __name__ == "__main__":
    main()
