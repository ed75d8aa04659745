"""Where the packaged program begins: the same as ``python -m quiddler_qt``."""

import sys

from quiddler_qt.__main__ import main

sys.exit(main())
