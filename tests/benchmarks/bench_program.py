"""The whole program against a bare window of the same toolkit: first paint, memory, CPU when nothing happens.

    pytest -s tests/benchmarks/bench_program.py

Both are started in turn, in processes of their own; ratios of medians hold where the machine's speed drifts.
"""

import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

TREE = Path(__file__).resolve().parents[2]
PAIRS = 7
IDLE_SECONDS = 20
MOST_FIRST_PAINT = 1.5
MOST_IDLE_CPU_SECONDS_A_MINUTE = 0.2
MOST_MEMORY_MIB = 160

WATCH = """
import resource, sys, time
from PySide6.QtCore import QEvent, QObject, QTimer
class FirstPaint(QObject):
    def __init__(self, window, idle_s, word='paint'):
        super().__init__()
        self.window, self.idle_s, self.seen, self.word = window, idle_s, False, word
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not self.seen:
            self.seen = True
            QTimer.singleShot(0, self.tell)
        return False
    def tell(self):
        print(self.word, time.time(), flush=True)
        if self.idle_s is None:
            return
        if not self.idle_s:
            self.window.close()
            return
        QTimer.singleShot(4000, self.rest)
    def rest(self):
        self.cpu = time.process_time()
        QTimer.singleShot(int(self.idle_s * 1000), self.rested)
    def rested(self):
        print('idle', time.process_time() - self.cpu, flush=True)
        print('memory', resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, flush=True)
        self.window.close()
"""

BARE = (
    WATCH
    + """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView, QMainWindow
app = QApplication([])
window = QMainWindow()
view = QGraphicsView(QGraphicsScene(0, 0, 1200, 700))
window.setCentralWidget(view)
window.resize(1280, 800)
watch = FirstPaint(window, float(sys.argv[1]))
view.viewport().installEventFilter(watch)
window.show()
app.exec()
"""
)

PROGRAM = (
    WATCH
    + """
from pathlib import Path
from quiddler_qt import opening
from quiddler_qt.options import Options
open_bare = opening.open_window
def watched_bare(profile):
    global first
    window = open_bare(profile)
    first = FirstPaint(window, None)
    window.centralWidget().currentWidget().installEventFilter(first)
    window.first_painted.connect(watch_the_rest)
    return window
def watched_open(places, window):
    global watch
    opened = open_window(places, window)
    watch = FirstPaint(opened.window, float(sys.argv[1]), 'page')
    opened.window.start_page.installEventFilter(watch)
    return opened
def played(opened, options):
    program = furnish(opened, options)
    if sys.argv[3:] == ['play']:
        QTimer.singleShot(500, lambda: program.host.deal(program.host.last_table()))
    return program
def watch_the_rest():
    global app, open_window, furnish
    from quiddler_qt import app
    open_window, furnish = app.open_window, app.furnish
    app.open_window, app.furnish = watched_open, played
opening.open_window = watched_bare
opening.run(Options(profile=Path(sys.argv[2]), seed=5))
"""
)


def run(code: str, *arguments: str) -> dict[str, float]:
    """Seconds to the first paint since the start of the process, and what else the code told."""
    begin = time.time()
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(TREE), "QT_QPA_PLATFORM": "offscreen"},
    )
    told = {line.split()[0]: float(line.split()[1]) for line in done.stdout.splitlines() if line}
    return {what: value - begin if what in ("paint", "page") else value for what, value in told.items()}


def test_first_paint(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(PROGRAM, "0", str(tmp_path))
    pairs = [(run(PROGRAM, "0", str(tmp_path)), run(BARE, "0")["paint"]) for _ in range(PAIRS)]
    ratio = statistics.median(ours["paint"] / bare for ours, bare in pairs)
    with capsys.disabled():
        first, page = (
            statistics.median(ours[what] for ours, _ in pairs) * 1000 for what in ("paint", "page")
        )
        bare_ms = statistics.median(bare for _, bare in pairs) * 1000
        print(f"\nfirst paint: {first:.0f} ms, start page {page:.0f} ms, bare window {bare_ms:.0f} ms")
        print(f"ratio {ratio:.2f}, goal {MOST_FIRST_PAINT}")
    assert ratio <= MOST_FIRST_PAINT


@pytest.mark.parametrize("page", ["start page", "own turn"])
def test_idle_and_memory(tmp_path: Path, page: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = run(PROGRAM, str(IDLE_SECONDS), str(tmp_path), *(["play"] if page == "own turn" else []))
    bare = run(BARE, "1")
    a_minute = told["idle"] * 60 / IDLE_SECONDS
    with capsys.disabled():
        print(
            f"\n{page}: {a_minute:.3f} s CPU a minute, {told['memory']:.0f} MiB at the most "
            f"(bare window {bare['memory']:.0f} MiB)"
        )
    assert a_minute <= MOST_IDLE_CPU_SECONDS_A_MINUTE
    assert told["memory"] <= MOST_MEMORY_MIB
