"""How tests answer on the page of Impitoyable !"""

import re
from collections.abc import Callable
from typing import Final

from comptoir.games.impitoyable.components import COLOURS
from tests.web.visits import SHORTLY, Visit


def send(visit: Visit) -> None:
    """Send the first adventurer."""
    visit.page.locator(".sending .crew button").first.click(timeout=SHORTLY)
    visit.page.locator(".sending .main").click(timeout=SHORTLY)


def bid_few(visit: Visit) -> None:
    """Bid as few IOUs as possible."""
    for iou in min((word.split()[1:] for word in visit.legal), key=len):
        stack = visit.page.locator(f".bidding .hand .seat-{COLOURS.index(iou[0])}")
        value = visit.page.locator("b", has_text=re.compile(f"^{iou[1:]}$"))
        stack.filter(has=value).click(timeout=SHORTLY)
    visit.page.locator(".bidding .main").click(timeout=SHORTLY)


PRESSES: Final[dict[str, Callable[[Visit], None]]] = {"sending": send, "bids": bid_few}
