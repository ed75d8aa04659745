"""What the packaged program holds, and what stays out of it, each with its reason. Standard library only.

The hooks of PyInstaller collect all that Qt could ever need: 300 MB. A game of widgets needs a third of it.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

EXCLUDED_MODULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "PySide6.QtNetwork": "the game never goes online",
        "PySide6.QtOpenGL": "drawn by the raster engine",
        "PySide6.QtQml": "widgets, no QML",
        "PySide6.QtQuick": "widgets, no QML",
        "PySide6.QtSvg": "all pictures are PNG or outlines of our own",
        "numpy.f2py": "a compiler front end",
        "numpy.testing": "only for tests",
        "numpy.distutils": "only for builds",
        "_hashlib": "hashlib has its own; this one brings OpenSSL",
        "_ssl": "the game never goes online",
        "doctest": "only for tests",
        "ensurepip": "installs packages",
        "lib2to3": "translates Python 2",
        "pip": "installs packages",
        "pydoc": "interactive help",
        "setuptools": "only for builds",
        "sqlite3": "saves are JSON",
        "tkinter": "another toolkit",
        "unittest": "only for tests",
        "xmlrpc": "the game never goes online",
    }
)

# A pattern is searched in the path within the bundle, with forward slashes.
_LEFT_OUT: Final[Mapping[str, str]] = MappingProxyType(
    {
        r"Qt6?(Qml|Quick|Labs|VirtualKeyboard)": "QML and what is written in it",
        r"Qt6?(Pdf|Network|OpenGL|OpenGLWidgets|PrintSupport|Sql|Test|Xml|Designer|Help|Concurrent)\b": (
            "modules of Qt that are not used"
        ),
        r"Qt6?(EglFS|EglFs|WlShell)": "drawing without a window system",
        r"opengl32sw\.dll|d3dcompiler_\d+\.dll": "OpenGL in software; nothing here draws by OpenGL",
        r"plugins/(generic|networkinformation|printsupport|qmltooling|sqldrivers|tls)/": "of other modules",
        r"plugins/(egldeviceintegrations|xcbglintegrations|wayland-graphics-integration-client)/": "OpenGL",
        r"plugins/imageformats/": "PNG, the only format shown, is built in",
        r"plugins/iconengines/": "SVG icons, none are used",
        r"plugins/platforms/\w*(eglfs|linuxfb|vkkhr|vnc|minimal)": "no desktop has these",
        r"plugins/platforminputcontexts/\w*virtualkeyboard": "QML",
        r"plugins/platformthemes/\w*gtk3": "draws the game's dialogs, which are its own, and needs GTK",
        r"plugins/wayland-graphics-integration-server/": "for a compositor, not for a program",
        r"plugins/wayland-shell-integration/\w*(fullscreen|ivi|wl-shell|qt-shell)": "shells no desktop has",
        r"libqt(xcb|wayland)\w*integration-?\w*server|lib(drm-egl|vulkan|dmabuf|shm-emulation)-?\w*server": (
            "for a compositor"
        ),
        r"PySide6/(Qt/)?(translations|qml|examples|metatypes|include|typesystems|glue|scripts)/": (
            "no part of a running program; our own translations cover Qt's few texts"
        ),
        r"PySide6/.*\.pyi$|py\.typed$": "for editors",
        r"lib(gtk|gdk|atk|pango|cairo|gdk_pixbuf|harfbuzz|epoxy|thai|datrie|fribidi)[-_\w]*\.": (
            "came with the GTK theme"
        ),
        r"lib(X(composite|cursor|damage|fixes|i|inerama|randr|ss|tst)|atspi|cloudproviders|colord|cups)\.": (
            "came with the GTK theme, where GTK is"
        ),
        r"lib(Xext|Xrender|atomic|blkid|graphite2|jpeg|mount|pixman-1|selinux|tiff|webp\w*|xcb-glx)\.": (
            "needed by libraries that are left out"
        ),
        r"lib(gssapi_krb5|krb5|krb5support|k5crypto|keyutils|com_err)\.": "came with QtNetwork",
        r"resources/i18n/.*\.ts$": "sources of the translations",
        r"numpy/.*/(tests|_examples)/|numpy/_core/include/|numpy/_core/lib/": "headers and tests",
    }
)

# Linux: the system's own must be used. A library that is loaded later and was built against a newer one
# (enchant, the drivers of a graphics card) would meet our older one and fail.
_FROM_THE_SYSTEM: Final[Mapping[str, str]] = MappingProxyType(
    {
        r"^lib(stdc\+\+|gcc_s)\.so": "the C++ run time",
        r"^lib(glib-2\.0|gthread-2\.0|gobject-2\.0|gio-2\.0|gmodule-2\.0|pcre2-8)\.so": "GLib",
        r"^lib(X11|X11-xcb|Xau|Xdmcp|xcb|bsd|md)\.so": "speaks to the X server of this system",
        r"^lib(freetype|fontconfig|expat|png16|brotli\w+)\.so": "fonts as the system is set up",
        r"^lib(dbus-1|systemd|gcrypt|gpg-error|cap|zstd|lz4)\.so": "speaks to the session",
        r"^libz\.so": "everything needs it",
    }
)


def reason_to_leave_out(path: str) -> str | None:
    """Why a file (its path within the bundle) is left out; None where it belongs in."""
    path = path.replace("\\", "/")
    for pattern, reason in (*_LEFT_OUT.items(), *_FROM_THE_SYSTEM.items()):
        if re.search(pattern, path):
            return reason
    return None


LISTED_FILES: Final = Path(__file__).resolve().parent / "linux" / "bundled_files.txt"
"""The files of a bundle made on Debian 12, so that a change of them is seen in review."""

_VERSIONS: Final = (
    (r"cpython-\d+", "cpython"),
    (r"python3\.\d+", "python3"),
    (r"\.so[.\d]+$", ".so"),
    (r"-[0-9.]+\.dist-info", ".dist-info"),
    (r"-[0-9a-f-]+\.so$", ".so"),
    (r"\.abi3|-(x86_64|aarch64)-linux-gnu", ""),
)


def file_names(bundle: Path) -> list[str]:
    """The files of a bundle, sorted, without the versions in their names."""
    names = set()
    for path in bundle.rglob("*"):
        if not path.is_dir():
            name = path.relative_to(bundle).as_posix()
            for pattern, replacement in _VERSIONS:
                name = re.sub(pattern, replacement, name)
            names.add(name)
    return sorted(names)
