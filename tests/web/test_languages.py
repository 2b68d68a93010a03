"""Every page speaks every language, and says in which one."""

import re

import pytest

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


def test_another_language_can_be_chosen_at_the_table_and_stays(server: Server, visit: Visiting) -> None:
    ann, _ = server.seated("random")
    reader = visit().take(server.address, ann)
    speaks(reader, "en")
    reader.button("Menu").click()
    reader.page.get_by_label("Language").select_option("it")
    speaks(reader, "it")
    assert untranslated(reader) == []
    reader.page.reload()
    reader.page.locator(".tavern").wait_for()
    speaks(reader, "it")
