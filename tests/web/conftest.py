"""Browser tests: a real server, the built page, and Chromium.

Playwright's own loop runs as long as it is started, and asynchronous tests bear no other; hence a browser for
this package, which is gone where other tests go on.
"""

import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.web.house import ELSEWHERE, Line, Server
from tests.web.visits import FAILURES, PHONE, Visit, Visiting, keep
from tools import browser as browsers

FAILED = pytest.StashKey[bool]()
FLAT = """
  const flat = new CSSStyleSheet();
  flat.replaceSync(`*, ::before, ::after {
    background-image: none !important; box-shadow: none !important; filter: none !important;
  }`);
  document.adoptedStyleSheets.push(flat);
"""
"""Surfaces have one colour, that below their gradients: against it contrast is measured, and gradients are
most of what drawing costs where there is no graphics card. The pictures of `tools.screens` show them."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Remember that a test failed, for those who then keep what was to be seen."""
    report: Any = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The browser."""
    with sync_playwright() as playwright:
        launched = browsers.launch(playwright, [f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that leave it as it is."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.db").start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that treats it badly."""
    running = Server(tmp_path / "tables.db").start()
    yield running
    running.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A bad line to the server."""
    bad = Line(server.port)
    yield bad
    bad.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visiting]:
    """Opens a page: in a browser of its own, or in another tab of one.

    A fault in a page fails the test, and of a failure a picture is kept.
    """
    contexts: list[BrowserContext] = []
    visits: list[Visit] = []

    def come(beside: Visit | None = None, size: tuple[int, int] = PHONE, **wishes: Any) -> Visit:
        if beside is None:
            defaults = {"locale": "en", "reduced_motion": "reduce", "color_scheme": "dark"}
            viewport = {"width": size[0], "height": size[1]}
            contexts.append(browser.new_context(viewport=viewport, **(defaults | wishes)))  # type: ignore[arg-type]
            contexts[-1].add_init_script(FLAT)
        visits.append(Visit((beside.page.context if beside else contexts[-1]).new_page()))
        return visits[-1]

    folder = FAILURES / re.sub(r"\W+", "-", request.node.name).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    yield come
    faults = [fault for visit in visits for fault in visit.faults]
    if faults or request.node.stash.get(FAILED, False):
        for number, visit in enumerate(visits):
            keep(visit, folder, number)
    for context in contexts:
        context.close()
    assert faults == []
