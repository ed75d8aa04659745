"""Settings for dmgbuild, which runs this file with ``defines`` set: the window of the disk image."""

from pathlib import Path

app = Path(defines["app"])  # noqa: F821  given by dmgbuild
format = "ULFO"  # noqa: A001  the name dmgbuild reads
files = [str(app)]
symlinks = {"Applications": "/Applications"}
icon_locations = {app.name: (140, 120), "Applications": (400, 120)}
window_rect = ((200, 200), (540, 320))
icon_size = 96
