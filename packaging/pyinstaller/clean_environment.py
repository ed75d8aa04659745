"""Run before the packaged program (Linux): what it starts, and libraries it loads, find their own things.

The loader of PyInstaller points LD_LIBRARY_PATH at our folder. A web browser or file manager started from
here would load our libraries in place of its own; the linker of this process has read the variable already.
"""

import os
import sys
from pathlib import Path

original = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
if original is None:
    os.environ.pop("LD_LIBRARY_PATH", None)
else:
    os.environ["LD_LIBRARY_PATH"] = original

# A spelling library that was packed with the program (build.py says when) with its dictionaries.
packed = Path(__file__).resolve().parent / "enchant-2"
library = packed / "lib" / "libenchant-2.so.2"
if sys.platform.startswith("linux") and library.is_file():
    os.environ.setdefault("PYENCHANT_LIBRARY_PATH", str(library))
    others = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
    os.environ["XDG_DATA_DIRS"] = os.pathsep.join([str(packed / "share"), others])
