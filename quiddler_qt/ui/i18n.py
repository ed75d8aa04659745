"""The one door for every string a person sees."""

from PySide6.QtCore import QCoreApplication


def tr(context: str, text: str, count: int = -1) -> str:
    """The text in the language of the interface.

    ``context`` groups the strings for translators. ``count`` picks the plural form and fills ``%n``.
    Names and numbers go in afterwards with ``str.format``.
    """
    return QCoreApplication.translate(context, text, None, count)
