"""How tests press buttons on the page of Bistro."""

import re
from collections.abc import Callable
from typing import Final

from tests.web.visits import SHORTLY, Visit


def slide(visit: Visit, to: str = "", claim: str = "coffee", along: str = "without a Miam") -> None:
    """Make a claim and slide the glass to ``to``, or to the first possible receiver."""
    receivers = visit.page.get_by_role("group", name="Who gets it", exact=True)
    receiver = receivers.get_by_role("button", name=to) if to else receivers.get_by_role("button").first
    receiver.click(timeout=SHORTLY)
    visit.button(re.compile(f"^{claim}")).click(timeout=SHORTLY)
    if (miam := visit.button(along)).count():
        miam.click(timeout=SHORTLY)
    visit.page.locator(".claim .main").click(timeout=SHORTLY)


def give(visit: Visit) -> None:
    """Give the first glass."""
    visit.page.locator(".gift button").first.click(timeout=SHORTLY)


PRESSES: Final[dict[str, Callable[[Visit], None]]] = {"claim": slide, "gift": give}
