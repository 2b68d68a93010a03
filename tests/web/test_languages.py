"""Every page speaks every language, and says in which one."""

import re

import pytest

from comptoir.core.texts import LANGUAGES
from tests.web.conftest import Visiting
from tests.web.house import ROOT, Server
from tests.web.visits import Visit

pytestmark = pytest.mark.slow

KEYS = {
    key
    for path in (ROOT / "src/comptoir").rglob("en.ftl")
    for key in re.findall(r"^([a-z][\w-]*-[\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
}
ALL_WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
      said.push(element.getAttribute(name) ?? "");
  return said.join("\\n");
}"""


def untranslated(visit: Visit) -> list[str]:
    """Keys that stand where words should be."""
    words: str = visit.page.evaluate(ALL_WORDS)
    return sorted(set(re.findall(r"[a-z]\w*(?:-\w+)+", words)) & KEYS)


def speaks(visit: Visit, language: str) -> None:
    """Wait until a page does."""
    visit.page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def spoken(visit: Visit, language: str, *, at: str) -> None:
    """Check what a page says."""
    speaks(visit, language)
    visit.page.locator(at).first.wait_for()
    assert untranslated(visit) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_language_of_the_browser(
    server: Server, visit: Visiting, language: str
) -> None:
    place = server.open(bots=[None, "regular", None])
    reader = visit(locale=language).go(server.address)
    spoken(reader, language, at="article h2")
    reader.page.locator("article [aria-haspopup=dialog]").first.click()
    spoken(reader, language, at="dialog form")
    reader.go(f"{server.address}/#/join/{place['join']}")
    spoken(reader, language, at="form input[type=radio]")
    reader.take(server.address, place)
    spoken(reader, language, at="img[src^=qr]")
    reader.go(f"{server.address}/#/rules/polterfass")
    spoken(reader, language, at=".rules h3")
    reader.go(f"{server.address}/#/t/nowhere/1")
    spoken(reader, language, at="main h1")


def test_another_language_can_be_chosen_at_the_table_and_stays(server: Server, visit: Visiting) -> None:
    ann, _ = server.seated("random")
    reader = visit().take(server.address, ann)
    spoken(reader, "en", at=".tavern")
    reader.button("Menu").click()
    reader.page.get_by_label("Language").select_option("it")
    spoken(reader, "it", at="dialog")
    reader.page.reload()
    spoken(reader, "it", at=".tavern")
