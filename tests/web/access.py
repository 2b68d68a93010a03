"""Accessibility checks: axe, contrast, the keyboard, large letters and narrow screens."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Literal

from comptoir.server.web import static
from tests.web.server import ROOT
from tests.web.visits import DARK, NARROW, PHONE, Visit, Visiting
from tools import screens
from tools.screens import Scene

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text("utf-8")
CONTRAST = (ROOT / "tests/web/contrast.js").read_text("utf-8")
PALETTES: Final[tuple[tuple[Literal["light", "dark"], Literal["no-preference", "more"]], ...]] = (
    ("light", "no-preference"),
    ("light", "more"),
    ("dark", "more"),
    ("dark", "no-preference"),
)
"""Each differs in one setting from the one before; the last has the settings of the fixture `visit`."""
SIZES = ((NARROW, 100), (PHONE, 200))

FAULTS = """() => axe.run(document, {
  resultTypes: ["violations"],
  preload: false,
  rules: { "color-contrast": { enabled: false } }, // axe leaves most words undecided; see contrast.js
}).then(({ violations }) => violations
  .filter(({ impact }) => ["serious", "critical"].includes(impact))
  .flatMap(({ id, nodes }) => nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message}`)))"""

TOO_WIDE = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
    .map((element) => `${element.tagName} ${element.className}`).slice(0, 9);
}"""

OUT_OF_SIGHT = """() => [...document.querySelectorAll(".decision button")]
  .filter((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    return top < 0 || bottom > innerHeight + 1;
  })
  .map((button) => button.ariaLabel ?? button.innerText)"""

OUT_OF_REACH = """() => [...document.querySelectorAll(".decision button:enabled, .shelf button")]
  .filter((button) => {
    button.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left < -1 || right > innerWidth + 1 || !(button.contains(hit) || hit?.closest("button"));
  })
  .map((button) => button.ariaLabel ?? button.innerText)"""

FOCUSED = """() => {
  const at = document.activeElement;
  const { outlineStyle, outlineWidth } = getComputedStyle(at);
  return { seen: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2, tabbed: at.tabIndex >= 0,
    name: at.ariaLabel ?? at.labels?.[0]?.innerText ?? at.innerText ?? "" };
}"""


def axe(visit: Visit) -> list[str]:
    """The serious faults that axe finds on a page."""
    if not visit.page.evaluate("'axe' in window"):
        visit.page.evaluate(AXE)
    found: list[str] = visit.page.evaluate(FAULTS)
    return found


def faint_words(visit: Visit) -> list[str]:
    """The words that are hard to read in one of the palettes."""
    found, judge = [], visit.page.evaluate_handle(CONTRAST)
    for scheme, contrast in PALETTES:
        visit.page.emulate_media(color_scheme=scheme, contrast=contrast)
        found += [f"{scheme}, {contrast}: {words}" for words in judge.evaluate("judge => judge()")]
    return found


def scenes(
    game: str, visit: Visiting, wanted: Callable[[Scene], object] = lambda _: True, **wishes: Any
) -> Iterator[tuple[Scene, Visit]]:
    """Scenes of a game in one browser, one after another, each at its own table; nothing is drawn."""
    built = static.folder()
    assert built
    chosen = [scene for scene in screens.scenes(game) if wanted(scene)]
    assert chosen
    viewer = visit(**wishes)
    guest = screens.Guest(viewer.page, Path(built))
    for scene in chosen:
        guest.enter(scene, screens.frames_of(game, scene))
        viewer.page.evaluate(DARK)
        yield scene, viewer


# --- By keyboard ------------------------------------------------------------------------


def tab_to(visit: Visit, name: str) -> None:
    """Press Tab until something with this name has the focus, and check that the focus is always visible."""
    assert tab_reaches(visit, name), f"Tab does not reach {name}"


def tab_reaches(visit: Visit, *names: str) -> bool:
    """Press Tab until something with one of these names has the focus; return whether it was found."""
    for _ in range(80):
        visit.page.keyboard.press("Tab")
        focused = visit.page.evaluate(FOCUSED)
        assert focused["seen"] or not focused["tabbed"], focused
        # The focused element may vanish before it is read: then the whole page is the focused element.
        if focused["tabbed"] and focused["name"].strip().startswith(names):
            return True
    return False


# --- With little room ---------------------------------------------------------------------


def overflow(viewer: Visit) -> list[str]:
    """What is too wide, and buttons out of reach, on a narrow screen and with large letters."""
    found = []
    for (width, height), letters in SIZES:
        viewer.page.set_viewport_size({"width": width, "height": height})
        viewer.page.evaluate("letters => (document.documentElement.style.fontSize = `${letters}%`)", letters)
        for fault in (TOO_WIDE, OUT_OF_REACH):
            found += [f"{width} px, {letters}%: {where}" for where in viewer.page.evaluate(fault)]
    viewer.page.evaluate("document.documentElement.style.fontSize = ''")
    return found
