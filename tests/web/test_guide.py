"""The guide, which explains a first game while it is played."""

import re

import pytest

from tests.web.access import AXE, FAULTS, OUT_OF_SIGHT, TOO_WIDE, tab_reaches
from tests.web.server import Server
from tests.web.visits import NARROW, PHONE, Visit, Visiting

pytestmark = pytest.mark.slow

START = "One of you is the innkeeper"
PHASES = {"order": "Lay one or two cards", "serving": "Close the tap to serve"}


def learn(visit: Visit, server: Server) -> Visit:
    """Begin a first game with the guide."""
    visit.go(server.address).offer("Learn by playing").click()
    visit.sees(START)
    return visit


def note(visit: Visit) -> str:
    """What the guide explains now; empty if it explains nothing."""
    found = visit.page.get_by_role("region", name="How it is played").locator("p")
    return found.inner_text() if found.count() else ""


def play_until(visit: Visit, moment: str) -> None:
    """Answer every question until the page asks for this moment and the guide explains it."""

    def explained() -> bool:
        visit.answer(but=moment)
        return PHASES[moment] in note(visit)

    visit.until(f"{moment} explained", explained)


def test_each_kind_of_moment_is_explained_the_first_time(server: Server, visit: Visiting) -> None:
    ann = learn(visit(), server)
    ann.button("Got it").click()
    ann.waits("order", "serving")
    first = ann.moment()
    ann.until(f"{first} explained, once the story is told", lambda: PHASES[first] in note(ann))
    other: str = "serving" if first == "order" else "order"
    play_until(ann, other)
    ann.page.reload()
    ann.until("the same again", lambda: PHASES[other] in note(ann))
    ann.button("Got it").click()
    # If every kind of moment has come up by now, the last words take its place.
    assert PHASES[other] not in note(ann)
    heard = ann.page.evaluate(
        "localStorage.getItem(Object.keys(localStorage).find(key => key.includes(':guide:')))"
    )
    assert set(heard.split(",")) >= {"start", "order", "serving"}


def test_no_kind_of_moment_is_explained_twice(server: Server, visit: Visiting) -> None:
    ann = learn(visit(), server)
    ann.button("Got it").click()
    ann.waits("order", "serving")
    explained = [note(ann)]
    rounds = ann.rounds
    while ann.rounds < rounds + 3:
        ann.answer()
        ann.page.wait_for_timeout(30)
        if (words := note(ann)) and words != explained[-1]:
            explained.append(words)
    assert len(set(explained)) == len(explained)


def test_the_first_words_stay_until_they_have_been_read(server: Server, visit: Visiting) -> None:
    options = {"first_seat": 1, "short_game": True}
    first = server.open(game="bistro", bots=[None, None, "random"], options=options)
    ben = server.sit(first["join"], "Ben")
    ann = visit(reduced_motion="no-preference").go(server.address)
    ann.page.evaluate("key => localStorage.setItem(key, '')", f"comptoir:guide:{first['table']}:0")
    ann.take(server.address, first)
    ann.button("Begin", exact=True).click()
    # A puppet does not hurry, so the page is not behind, and tells its story.
    with server.puppet(ben) as puppet:
        puppet.answer()
    ann.until("the first words, while others play", lambda: ann.button("Skip", exact=True).count())
    assert "A glass" in note(ann)


def test_the_guide_can_be_skipped_and_does_not_come_back(server: Server, visit: Visiting) -> None:
    ann = learn(visit(), server)
    ann.button("Skip the guide").click()
    ann.waits("order", "serving")
    assert note(ann) == ""
    ann.page.reload()
    ann.waits("order", "serving")
    assert note(ann) == ""


def test_the_guide_ends_with_a_sentence_and_a_link_to_the_rules(server: Server, visit: Visiting) -> None:
    first, _ = server.finished_game()
    ann = visit().go(server.address)
    ann.page.evaluate("key => localStorage.setItem(key, 'start')", f"comptoir:guide:{first['table']}:0")
    ann.take(server.address, first)
    ann.sees("That is all you need to know at this counter")
    way = ann.page.get_by_role("region", name="How it is played").get_by_role("link", name="Rules")
    assert way.get_attribute("href") == "#/rules/polterfass"
    ann.page.get_by_role("region", name="How it is played").get_by_role("button", name="Close").click()
    assert note(ann) == ""


def test_a_game_without_a_guide_explains_nothing(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    ann.offer("Play now").click()
    ann.waits("order", "serving")
    assert note(ann) == ""


def test_a_decision_stays_in_sight_below_the_guide(server: Server, visit: Visiting) -> None:
    ann = visit(size=PHONE).go(server.address)
    ann.offer("Learn by playing", game="Impitoyable").click()
    ann.button("Got it").click()
    ann.waits("sending")
    ann.until("sending explained", lambda: "An event is on" in note(ann))
    assert ann.page.evaluate(OUT_OF_SIGHT) == []


def test_the_guide_can_be_used_by_ear_and_by_keyboard(server: Server, visit: Visiting) -> None:
    ann = learn(visit(), server)
    ann.until("spoken", lambda: START in "".join(ann.page.locator("[aria-live]").all_inner_texts()))
    assert tab_reaches(ann, "Got it")
    ann.page.keyboard.press("Enter")
    ann.until("the next", lambda: any(words in note(ann) for words in PHASES.values()))
    assert tab_reaches(ann, "Skip the guide")
    ann.page.keyboard.press("Enter")
    assert note(ann) == ""
    assert tab_reaches(ann, "Card ") or tab_reaches(ann, "Roll on")


@pytest.mark.parametrize(("size", "letters"), [(NARROW, 100), (PHONE, 200)], ids=["320px", "200%"])
def test_the_guide_fits_narrow_screens_and_axe_finds_no_fault(
    server: Server, visit: Visiting, size: tuple[int, int], letters: int
) -> None:
    ann = learn(visit(size=size), server)
    ann.page.add_style_tag(content=f"html {{ font-size: {letters}% }}")
    assert ann.page.evaluate(TOO_WIDE) == []
    ann.page.evaluate(AXE)
    assert ann.page.evaluate(FAULTS, None) == []


@pytest.mark.parametrize("language", ["fr", "de", "it"])
def test_the_guide_speaks_the_language_of_the_browser(server: Server, visit: Visiting, language: str) -> None:
    ann = visit(locale=language).go(server.address)
    heading = ann.page.get_by_role("heading", name="Polterfass")
    ann.page.get_by_role("article").filter(has=heading).locator(".learn").click()
    words = ann.page.locator("section.paper p").first
    words.wait_for()
    assert re.search({"fr": "le patron", "de": "der Wirt", "it": "l’oste"}[language], words.inner_text())
