"""Held keys: a key presses once when it goes down, even if the question changes meanwhile."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.games.encanteur.presses import put_away
from tests.web.server import Server
from tests.web.visits import Visit, Visiting

pytestmark = pytest.mark.slow

LONG = 6
"""The least number of repeats of a held key, where they must not count."""


def at_the_harbour(server: Server, visit: Visiting) -> Visit:
    """Ann in an auction in turns with bots; she puts cards away first."""
    place = server.open(game="encanteur", edition="quick_market", seats=3, bots=[None, "novice", "novice"])
    ann = visit().take(server.address, place)
    ann.button("Begin", exact=True).click()
    ann.waits("discarding")
    return ann


def answers(person: Visit) -> list[str]:
    """All answers so far: actions, and standing orders as ``for the lot``."""
    return [frame.get("word", "for the lot") for frame in person.sent if frame["kind"] in ("act", "stand")]


def asks(person: Visit, moment: str) -> Callable[[], bool]:
    """A function that tells whether the page has asked a new question of this kind for a while."""
    first, looks = question(person), []

    def asked() -> bool:
        looks.extend([1] * (question(person) != first and person.moment() == moment))
        return len(looks) >= LONG

    return asked


def question(person: Visit) -> int:
    """The number of the latest question."""
    at: int = next(frame["at"] for frame in reversed(person.received) if frame["kind"] == "due")
    return at


def looks_while_held(person: Visit, key: str, card: Locator) -> list[bool]:
    """Whether a card is chosen, at each repeat of a held key and once after its release."""
    looks: list[bool] = []

    def enough() -> bool:
        looks.append(card.get_attribute("aria-pressed") == "true")
        return len(looks) >= LONG

    person.hold(key, "a while", enough)
    enough()
    return looks


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_held_key_presses_the_focused_button_once(server: Server, visit: Visiting, key: str) -> None:
    ann = at_the_harbour(server, visit)
    cards = ann.page.locator(".discarding button[aria-pressed]")
    for card in (cards.nth(0), cards.nth(1)):
        card.focus()
        assert set(looks_while_held(ann, key, card)) == {True}
    ann.page.locator(".discarding .main").focus()
    ann.hold(key, "the next question", asks(ann, "bidding"))
    assert [answer.split()[0] for answer in answers(ann)] == ["discard"]


def test_a_held_key_answers_one_question(server: Server, visit: Visiting) -> None:
    ann = at_the_harbour(server, visit)
    put_away(ann)
    ann.waits("bidding")
    before = len(answers(ann))
    ann.hold("1", "another question", asks(ann, "bidding"))
    assert len(answers(ann)[before:]) == 1


def test_a_held_key_repeats_in_a_text_field(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    ann.offer("Set a table").click()
    name = ann.page.get_by_label("Your name")
    name.fill("")
    ann.hold("a", "a long name", lambda: len(name.input_value()) > LONG)
