"""How tests press buttons on the page of Polterfass."""

import re
from collections.abc import Callable
from typing import Final

from tests.web.visits import SHORTLY, Visit


def order(visit: Visit, *cards: int) -> None:
    """Pick cards and order them."""
    for card in range(10):
        button = visit.button(f"Card {card}", exact=True)
        if button.count() and (button.get_attribute("aria-pressed") == "true") != (card in cards):
            button.click(timeout=SHORTLY)
    visit.button(re.compile(r"^Order ")).click(timeout=SHORTLY)


def serve(visit: Visit) -> None:
    """Close the tap, or roll on, with a special barrel if needed."""
    close, on = visit.button("Close the tap"), visit.button("Roll on")
    if close.is_enabled():
        close.click(timeout=SHORTLY)
        return
    if on.is_disabled():
        visit.page.locator(".shelf button").first.click(timeout=SHORTLY)
    on.click(timeout=SHORTLY)


def assign(visit: Visit) -> None:
    """Serve the first of the totals."""
    visit.page.locator(".calculation .total").first.click(timeout=SHORTLY)
    visit.button(re.compile(r"^Serve ")).last.click(timeout=SHORTLY)


PRESSES: Final[dict[str, Callable[[Visit], None]]] = {
    "order": lambda visit: order(visit, 2),
    "serving": serve,
    "calculation": assign,
}
