"""Accessibility: the keyboard, axe, contrast, large letters, narrow screens and reduced motion."""

from collections.abc import Callable
from itertools import cycle
from typing import Final

import pytest

import comptoir
from comptoir.words.texts import LANGUAGES
from tests.web.access import CONTRAST, OUT_OF_SIGHT, axe, faint_words, overflow, scenes, tab_reaches, tab_to
from tests.web.server import Server
from tests.web.visits import PHONE, Visit, Visiting, pages_outside_games
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


def faults_at_rest(reader: Visit) -> list[str]:
    """The faults of a page that waits for its reader and no longer changes."""
    reader.until("a page at rest", lambda: not reader.page.evaluate(RESTLESS))
    return [*axe(reader), *faint_words(reader)]


# --- By keyboard ------------------------------------------------------------------------


def open_table(ann: Visit) -> None:
    """Open a table and begin the game by keyboard, from the lobby on."""
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
    """Press a button by keyboard; it may be missing only if the table has moved on since this moment."""
    if tab_reaches(ann, name):
        ann.page.keyboard.press("Enter")
    else:
        assert ann.moment() != moment, f"Tab does not reach {name}"


def answer_by_keyboard(ann: Visit, moment: str) -> bool:
    """Answer the page by keyboard, one press per call; return whether it asks for this moment."""
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


def test_a_table_can_be_opened_and_a_round_played_by_keyboard_alone(server: Server, visit: Visiting) -> None:
    ann = visit().go(server.address)
    ann.offer("Set a table").wait_for()
    open_table(ann)
    ann.until("to serve", lambda: answer_by_keyboard(ann, "serving"))
    ann.until("to order", lambda: answer_by_keyboard(ann, "order"))
    ann.until("two rounds", lambda: (answer_by_keyboard(ann, ""), ann.rounds > 1)[1])
    assert any(word.startswith("order ") for word in ann.words())
    assert {"close", "roll"} & set(ann.words())


# --- As axe sees it -----------------------------------------------------------------------


@pytest.mark.long
def test_axe_finds_no_serious_fault_outside_a_game(server: Server, visit: Visiting) -> None:
    """The pages do not change while nothing happens either, so that the lobby drains no battery."""
    reader = visit()
    found = {
        page: faults for page in pages_outside_games(server, reader) if (faults := faults_at_rest(reader))
    }
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


def test_a_page_that_keeps_changing_is_found(visit: Visiting) -> None:
    page = visit().page
    page.set_content("<p>still</p>")
    assert page.evaluate(RESTLESS) == []
    page.evaluate("setInterval(() => (document.documentElement.lang = 'en'), 20)")
    assert "attributes lang HTML" in page.evaluate(RESTLESS)


def test_axe_finds_no_serious_fault_in_dialogs(server: Server, visit: Visiting) -> None:
    ann, _ = server.start_game("random")
    reader = visit().take(server.address, ann)
    reader.page.locator(".tavern").wait_for()
    for name in ("Say something", "Menu", "Rules", "What has happened"):
        reader.button(name, exact=True).first.click()
        reader.page.locator("dialog[open]").wait_for()
        assert [*axe(reader), *faint_words(reader)] == []
        reader.page.keyboard.press("Escape")
        reader.page.locator("dialog[open]").wait_for(state="detached")


# --- Narrow, large, still -------------------------------------------------------------------


def hidden_buttons(viewer: Visit) -> list[str]:
    """The decision buttons that are not in sight at once, on a phone and on a wide screen."""
    found = []
    for size, (width, height) in screens.SIZES.items():
        viewer.page.set_viewport_size({"width": width, "height": height})
        found += [f"{size}: {button}" for button in viewer.page.evaluate(OUT_OF_SIGHT)]
    return found


def unforced_colours(viewer: Visit) -> list[str]:
    """Words without forced colours, and buttons without an edge.

    Axe cannot check this: it sees the page's own colours and not the forced ones.
    """
    viewer.page.emulate_media(forced_colors="active")
    found: list[str] = viewer.page.evaluate(UNFORCED)
    viewer.page.emulate_media(forced_colors="none")
    return found


def axe_without_drawings(viewer: Visit) -> list[str]:
    """What axe finds without the drawings, which mean nothing to it but are half of what it reads."""
    viewer.page.evaluate(UNDRAWN)
    return axe(viewer)


def animations(viewer: Visit) -> list[str]:
    """What moves while a story is told."""
    found = []
    for _ in range(4):
        found += viewer.page.evaluate(MOVING)
        viewer.page.wait_for_timeout(80)
    return found


def choose_language(viewer: Visit, language: str) -> None:
    """Choose a language in the menu of the table."""
    viewer.page.keyboard.press("m")
    viewer.page.locator("dialog select:has([lang])").select_option(language)
    viewer.speaks(language)
    viewer.page.keyboard.press("Escape")
    # The test can go on only after the closed menu has also left the browser's history.
    viewer.page.wait_for_function("!history.state?.panel")


@pytest.mark.long
@pytest.mark.parametrize("game", comptoir.games())
def test_every_phase_of_a_game_is_accessible(visit: Visiting, game: str) -> None:
    """All scenes, with less motion, more contrast and larger letters.

    The language changes from scene to scene: all catalogues hold the same sentences.
    """
    found: dict[str, list[str]] = {}
    languages = cycle(LANGUAGES)
    for scene, viewer in scenes(game, visit):
        viewer.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        checks: list[Callable[[Visit], list[str]]] = [animations] if scene.told else []
        checks += [unforced_colours] if scene.forced_colours else []
        checks += [hidden_buttons] if scene.viewer is not None and not scene.moving else []
        checks += [Visit.untranslated, overflow, faint_words, axe_without_drawings]
        for check in checks:
            if faults := check(viewer):
                found[f"{scene.name}: {check.__name__}"] = faults
        choose_language(viewer, next(languages))
    assert found == {}


@pytest.mark.parametrize("game", comptoir.games())
def test_stories_move_where_motion_is_wanted(visit: Visiting, game: str) -> None:
    told = scenes(game, visit, lambda scene: scene.told, reduced_motion="no-preference")
    assert any(animations(viewer) for _, viewer in told)
