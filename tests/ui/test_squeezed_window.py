"""A window manager may give a window less than it asks for: nothing of it is painted on nothing then."""

import pytest

from tests.promises.real_window import each_page, turn_over
from tests.ui.conftest import StartProgram

SIZES = [(1, 1), (1, 700), (90, 40)]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_page_lives_in_a_window_without_room(
    start_program: StartProgram, size: tuple[int, int]
) -> None:
    program = start_program(seed=5)
    window = program.window
    seen = []
    for page in each_page(program):
        handle = window.windowHandle()
        # Past what the window asks for at least. Messages of Qt fail a test.
        handle.setGeometry(0, 0, *size)
        turn_over(3)
        window.repaint()
        window.resize(1280, 800)
        turn_over(3)
        seen.append(page)
    assert len(seen) > 12
