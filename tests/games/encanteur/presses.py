"""How tests answer on the page of L'Encanteur."""

import re
from collections.abc import Callable
from typing import Final

from tests.web.visits import SHORTLY, Visit


def put_away(visit: Visit, *fish: str) -> None:
    """Put these fish away; if they are too few, also the first of the others."""
    done = visit.page.locator(".discarding .main")
    for name in fish:
        visit.button(re.compile(f"^{name}")).click(timeout=SHORTLY)
    while done.is_disabled():
        visit.page.locator(".discarding [aria-pressed=false]").first.click(timeout=SHORTLY)
    done.click(timeout=SHORTLY)


def bid(visit: Visit) -> None:
    """Give an order for the lot if the page offers it; otherwise take the lot."""
    # One locator finds either: between two, the page might move on to another question.
    visit.page.locator(".bidding .hold > button, .bidding:not(:has(.hold)) .take").click(timeout=SHORTLY)


def buy(visit: Visit) -> None:
    """Take the lot at the price cried, or give an order to take it over."""
    visit.page.locator(".bidding .main").click(timeout=SHORTLY)


PRESSES: Final[dict[str, Callable[[Visit], None]]] = {
    "discarding": put_away,
    # Seat A takes every lot, which keeps days short; the others give orders.
    "bidding": lambda visit: bid(visit) if visit.seat else buy(visit),
}
