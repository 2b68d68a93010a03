"""For everybody: by keyboard, in large letters, with little room, without motion, in whatever language."""

from collections.abc import Callable
from itertools import cycle
from typing import Final

import pytest

import comptoir
from comptoir.words.texts import LANGUAGES
from tests.web.access import CONTRAST, OUT_OF_SIGHT, axe, comes_to, faint, scenes, tab_to, too_narrow
from tests.web.house import Server
from tests.web.visits import PHONE, Visit, Visiting, outside
from tools import screens

pytestmark = pytest.mark.slow

MOVING = """() => document.getAnimations().filter(({ playState, effect }) =>
  playState === "running" && Number(effect?.getComputedTiming().duration ?? 0) > 1)
  .map(({ effect }) => `${effect.target?.tagName} ${effect.target?.className}`)"""

UNFORCED = """() => [...document.querySelectorAll("body *:not(svg, svg *, .unseen)")].filter((element) => {
  const { forcedColorAdjust, borderTopWidth, visibility } = getComputedStyle(element);
  if (visibility === "hidden" || element.getClientRects().length === 0) return false;
  const speaks = [...element.childNodes].some(({ nodeType, data }) => nodeType === 3 && data.trim());
  if (speaks && forcedColorAdjust !== "auto") return true;
  return element.tagName === "BUTTON" && !element.querySelector("svg") && parseFloat(borderTopWidth) < 1;
}).map((element) => `${element.tagName} ${element.className} ${element.textContent}`)"""

UNDRAWN = """() => document.querySelectorAll("svg[aria-hidden=true] > *, [aria-hidden=true] svg > *")
  .forEach((drawn) => drawn.remove())"""

RESTLESS = """() => new Promise((done) => {
  const seen = [];
  const watching = new MutationObserver((changes) => seen.push(...changes));
  watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  setTimeout(() => {
    watching.disconnect();
    done(seen.map(({ type, target, attributeName }) => `${type} ${attributeName} ${target.nodeName}`));
  }, 200);
})"""


def amiss(reader: Visit) -> list[str]:
    """What is wrong with a page that waits for its reader, and has come to rest."""
    reader.until("a page at rest", lambda: not reader.page.evaluate(RESTLESS))
    return [*axe(reader), *faint(reader)]


# --- By keyboard ------------------------------------------------------------------------


def set_a_table(ann: Visit) -> None:
    """By keyboard, from the lobby to the first question."""
    keyboard = ann.page.keyboard
    tab_to(ann, "Set a table")
    keyboard.press("Enter")
    tab_to(ann, "Your name")
    keyboard.type("Ann")
    tab_to(ann, "Seats")
    keyboard.press("ArrowUp")
    tab_to(ann, "Bots")
    for _ in range(2):
        keyboard.press("ArrowDown")
    tab_to(ann, "Rules that may differ")
    keyboard.press("Enter")
    tab_to(ann, "Who begins")
    keyboard.press("ArrowDown")
    tab_to(ann, "Set the table")
    keyboard.press("Enter")
    ann.button("Begin", exact=True).wait_for()
    tab_to(ann, "Begin")
    keyboard.press("Enter")


def press(ann: Visit, name: str, moment: str) -> None:
    """A button by keyboard; it is gone only where the table has gone on since this moment."""
    if comes_to(ann, name):
        ann.page.keyboard.press("Enter")
    else:
        assert ann.moment() != moment, f"Tab does not come to {name}"


def answered(ann: Visit, moment: str) -> bool:
    """By keyboard, whatever is asked: one press, and the next time the next."""
    now = ann.moment()
    if now == "falling":
        press(ann, "Skip to your turn", now)
    elif now == "serving":
        press(ann, "Close the tap" if ann.button("Close the tap").is_enabled() else "Roll on", now)
    elif now == "calculation":
        press(ann, "Serve ", now)
    elif now == "order" and moment == "order":
        tab_to(ann, "Card ")
        for key in ("ArrowRight", "ArrowRight", "Enter"):
            ann.page.keyboard.press(key)
        press(ann, "Order ", now)
    return now == moment


def test_a_table_is_set_and_a_round_played_by_keyboard_alone(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    ann.offer("Set a table").wait_for()
    set_a_table(ann)
    ann.until("to serve", lambda: answered(ann, "serving"))
    ann.until("to order", lambda: answered(ann, "order"))
    ann.until("two bills", lambda: (answered(ann, ""), ann.bills > 1)[1])
    assert any(word.startswith("order ") for word in ann.words())
    assert {"close", "roll"} & set(ann.words())


# --- As axe sees it -----------------------------------------------------------------------


@pytest.mark.long
def test_axe_finds_no_serious_fault_outside_a_game(server: Server, visit: Visiting) -> None:
    """Nor does anything change where nothing happens: nobody's battery is emptied in the lobby."""
    reader = visit()
    found = {page: faults for page in outside(server, reader) if (faults := amiss(reader))}
    assert found == {}


WORDS: Final = """<body style="margin: 0; color: {ink}; background: {ground}; font: {font} sans-serif">
<svg width="300" height="40"><path d="M0 0h300v40H0z" fill="{drawn}"/><text y="30" fill="{ink}">3</text></svg>
<p style="width: 3em; overflow: hidden; text-overflow: ellipsis">cut-off-here</p>
<button disabled>off</button><p style="margin-top: 2000px; color: {below}">further down</p>"""
EVEN: Final = {"ink": "#777", "ground": "#fff", "drawn": "#fff", "font": "16px", "below": "#000"}


@pytest.mark.parametrize(
    ("otherwise", "heard"),
    [
        ({"ink": "#767676"}, []),
        ({}, ["3 (text ): 4.48", "cut-off-here (P ): 4.48"]),
        ({"font": "24px"}, []),
        ({"ink": "#000", "below": "#999"}, ["further down (P ): 2.85"]),
        ({"ink": "#000a", "drawn": "#000", "below": "#000a"}, ["3 (text ): 1.00"]),
        (
            {"ink": "#fff", "ground": "color-mix(in srgb, #000, #fff)", "drawn": "#000"},
            ["cut-off-here (P ): 3.98"],
        ),
    ],
)
def test_faint_words_are_found(visit: Visiting, otherwise: dict[str, str], heard: list[str]) -> None:
    reader = visit()
    reader.page.set_content(WORDS.format(**(EVEN | otherwise)))
    assert reader.page.evaluate(f"({CONTRAST})()()") == heard


def test_a_page_that_does_not_rest_is_found(visit: Visiting) -> None:
    page = visit().page
    page.set_content("<p>still</p>")
    assert page.evaluate(RESTLESS) == []
    page.evaluate("setInterval(() => (document.documentElement.lang = 'en'), 20)")
    assert "attributes lang HTML" in page.evaluate(RESTLESS)


def test_axe_finds_no_serious_fault_in_what_opens_above_the_table(server: Server, visit: Visiting) -> None:
    ann, _ = server.seated("random")
    reader = visit().take(server.address, ann)
    reader.page.locator(".tavern").wait_for()
    for name in ("Say something", "Menu", "Rules", "What has happened"):
        reader.button(name, exact=True).first.click()
        reader.page.locator("dialog[open]").wait_for()
        assert [*axe(reader), *faint(reader)] == []
        reader.page.keyboard.press("Escape")
        reader.page.locator("dialog[open]").wait_for(state="detached")


# --- Narrow, large, still -------------------------------------------------------------------


def out_of_sight(viewer: Visit) -> list[str]:
    """What is asked and not in sight at once, on a phone and on a wide screen."""
    found = []
    for size, (width, height) in screens.SIZES.items():
        viewer.page.set_viewport_size({"width": width, "height": height})
        found += [f"{size}: {button}" for button in viewer.page.evaluate(OUT_OF_SIGHT)]
    return found


def with_forced_colours(viewer: Visit) -> list[str]:
    """Words that do not get them, and buttons without an edge.

    By itself: axe sees the colours that were asked for, not those that are forced.
    """
    viewer.page.emulate_media(forced_colors="active")
    found: list[str] = viewer.page.evaluate(UNFORCED)
    viewer.page.emulate_media(forced_colors="none")
    return found


def as_axe_sees_it(viewer: Visit) -> list[str]:
    """What axe finds, without the drawings: they say nothing to it, and are half of what it reads."""
    viewer.page.evaluate(UNDRAWN)
    return axe(viewer)


def moving(viewer: Visit) -> list[str]:
    """What moves while something is told."""
    found = []
    for _ in range(4):
        found += viewer.page.evaluate(MOVING)
        viewer.page.wait_for_timeout(80)
    return found


def choose(viewer: Visit, language: str) -> None:
    """A language, in the menu of the table."""
    viewer.page.keyboard.press("m")
    viewer.page.locator("dialog select").select_option(language)
    viewer.speaks(language)
    viewer.page.keyboard.press("Escape")
    # Closed, the menu is also taken from the browser's history: only then can one go on.
    viewer.page.wait_for_function("!history.state?.level")


@pytest.mark.long
@pytest.mark.parametrize("game", comptoir.games())
def test_every_phase_of_a_game_is_for_everybody(visit: Visiting, game: str) -> None:
    """A walk through all scenes, for those who want less motion, more contrast, larger letters.

    Each is seen in one language, the next one in another: all catalogues hold the same sentences.
    """
    found: dict[str, list[str]] = {}
    languages = cycle(LANGUAGES)
    for scene, viewer in scenes(game, visit):
        viewer.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        checks: list[Callable[[Visit], list[str]]] = [moving] if scene.told else []
        checks += [with_forced_colours] if scene.forced_colours else []
        checks += [out_of_sight] if scene.viewer is not None and not scene.moving else []
        checks += [Visit.untranslated, too_narrow, faint, as_axe_sees_it]
        for check in checks:
            if faults := check(viewer):
                found[f"{scene.name}: {check.__name__}"] = faults
        choose(viewer, next(languages))
    assert found == {}


@pytest.mark.parametrize("game", comptoir.games())
def test_what_is_told_moves_where_motion_is_wanted(visit: Visiting, game: str) -> None:
    told = scenes(game, visit, lambda scene: scene.told, reduced_motion="no-preference")
    assert any(moving(viewer) for _, viewer in told)
