"""A deal is the same for ever: these are frozen and must never be made anew."""

import hashlib

import pytest

from quiddler_qt.engine.cards import ALL_CARDS, face_of
from quiddler_qt.engine.solitaire import Layout
from quiddler_qt.engine.solitaire_deals import deal_order, names_deal


def fingerprint(layout: Layout, deal: str) -> str:
    return hashlib.sha256(repr(deal_order(layout, deal)).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("layout", "deal", "frozen"),
    [
        (Layout.SOLITAIRE, "1", "63f41b53f0355886"),
        (Layout.SOLITAIRE, "2", "da5988ac497af948"),
        (Layout.SOLITAIRE, "999999999", "331a7b936e6a6568"),
        (Layout.DAILY, "2026-01-01", "1b1088f742d558d6"),
        (Layout.DAILY, "2026-12-24", "aca9a961b32bc12b"),
        (Layout.DAILY, "2099-12-31", "c35ca1263e58c094"),
    ],
)
def test_deals_never_change(layout: Layout, deal: str, frozen: str) -> None:
    assert fingerprint(layout, deal) == frozen


def test_the_cards_of_a_day_as_faces() -> None:
    order = deal_order(Layout.DAILY, "2026-12-24")
    assert sorted(order) == [*ALL_CARDS]
    assert " ".join(face_of(card) for card in order[:16]) == "N B CL S CL E L E T X V D A F G P"


def test_deals_differ() -> None:
    orders = {deal_order(Layout.SOLITAIRE, str(number)) for number in range(1, 200)}
    orders |= {deal_order(Layout.DAILY, f"2026-12-{day:02}") for day in range(1, 32)}
    assert len(orders) == 199 + 31


@pytest.mark.parametrize(
    ("layout", "deal"),
    [
        (Layout.SOLITAIRE, ""), (Layout.SOLITAIRE, "0"), (Layout.SOLITAIRE, "01"), (Layout.SOLITAIRE, "-1"),
        (Layout.SOLITAIRE, "1000000000"), (Layout.SOLITAIRE, "2026-12-24"), (Layout.SOLITAIRE, "1\n"),
        (Layout.DAILY, "17"), (Layout.DAILY, "2026-12-4"), (Layout.DAILY, "2026-12-24T00"),
        (Layout.DAILY, "\u0661"),
    ],
)  # fmt: skip
def test_what_names_no_deal(layout: Layout, deal: str) -> None:
    assert not names_deal(layout, deal)
    with pytest.raises(ValueError, match="no deal"):
        deal_order(layout, deal)
