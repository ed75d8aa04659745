"""The room of records stands in the same window as those of solitaire."""

from tests.ui.solitaire.conftest import _screen_reader, start_bench, words  # noqa: F401 - fixtures of this folder too
