"""Browser tests: a real server, the built page, and Chromium.

Playwright's event loop runs as long as Playwright does, and asynchronous tests tolerate no other loop. The
browser therefore belongs to this package, and is closed before other tests run.
"""

import re
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.web.server import ELSEWHERE, Line, Server
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
"""Gives each surface one colour, the colour below its gradients. Contrast is measured against it.
Without a graphics card, gradients are most of the cost of drawing; `tools.screens` has pictures with them."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Remember that a test failed, so that `visit` keeps what its pages showed."""
    report: Any = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        launched = browsers.launch(playwright, [f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"])
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that do not kill it."""
    running = Server(tmp_path_factory.mktemp("server") / "tables.db").start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for a test that kills it."""
    running = Server(tmp_path / "tables.db").start()
    yield running
    running.stop()


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A line to the server that the test can cut or hold."""
    bad = Line(server.port)
    yield bad
    bad.close()


@pytest.fixture
def visit(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Visiting]:
    """Opens a page, in a new browser or in another tab of a browser.

    A fault in a page makes its test fail; a test that fails keeps a picture of each page.
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
