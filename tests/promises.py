"""``python tests/promises.py all``: every promise put to the test. See ``tests/promises/run.py``."""

import sys
from pathlib import Path

# This script has the name of its folder: what is imported comes from the top of the tree, not from here.
TREE = str(Path(__file__).resolve().parents[1])
sys.path[:] = [TREE, *(place for place in sys.path if place != str(Path(__file__).resolve().parent))]

from tests.promises.run import main  # noqa: E402 (after the path to it)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
