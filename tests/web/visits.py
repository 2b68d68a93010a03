"""A person with a browser: what the page shows, what the person presses, and what the socket carries."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import ConsoleMessage, Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as Late

import comptoir
from comptoir.words.texts import texts
from tests.clients import views
from tests.web.moments import MOMENT, moments, page, presses
from tests.web.server import PATIENCE, ROOT, Frame, Server, until

FAILURES: Final = ROOT / "build" / "failures"
SHORTLY: Final = 3000.0
"""Milliseconds after which a button counts as gone and is looked for again."""
PHONE: Final = (390, 844)
NARROW: Final = (320, 640)

LOST: Final = texts("en").say("page-lost-network")
"""What the page says while there is no connection."""
DARK: Final = "document.documentElement.style.opacity = 0.0003"
"""Makes a page too faint to be drawn, which saves the browser much work; it can still be pressed."""
KEYS: Final = {
    key
    for path in (ROOT / "src/comptoir").rglob("en.ftl")
    for key in re.findall(r"^([a-z][\w-]*-[\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
}
"""The keys of messages, which a page must never show."""
ALL_WORDS: Final = """() => {
  const said = [document.title, document.body.innerText];
  for (const element of document.querySelectorAll("*"))
    for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"])
      said.push(element.getAttribute(name) ?? "");
  return said.join("\\n");
}"""
EXPECTED: Final = re.compile(r"WebSocket connection|Failed to load resource|net::ERR_")
"""What the browser's console says when a line is cut."""


class Visit:
    """A page in a browser, with every frame that its sockets have received and sent."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.received: list[Frame] = []
        self.raw: list[str] = []
        self.sent: list[Frame] = []
        self.console: list[str] = []
        self.faults: list[str] = []
        page.set_default_timeout(PATIENCE * 1000)
        page.on("websocket", self._listen)
        page.on("console", self._note)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def _receive(self, frame: str | bytes) -> None:
        self.raw.append(str(frame))
        self.received.append(json.loads(frame))

    def _note(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        if message.type == "error" and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    # --- Going somewhere --------------------------------------------------------------

    def go(self, address: str) -> "Visit":
        """Open an address."""
        self.page.goto(address)
        return self

    def take(self, address: str, place: Frame) -> "Visit":
        """Open a seat that was taken without this browser, by giving it the token."""
        key = f"comptoir:seat:{place['table']}:{place['seat']}"
        self.page.goto(address)
        self.page.evaluate("([key, token]) => localStorage.setItem(key, token)", [key, place["token"]])
        self.page.goto(f"{address}/#/t/{place['table']}/{place['seat']}")
        return self

    # --- Seeing -----------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str], *, exact: bool = False) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=exact)

    def offer(self, name: str, *, game: str = "Polterfass") -> Locator:
        """A button on the card of a game, in the lobby."""
        heading = self.page.get_by_role("heading", name=game)
        return self.page.get_by_role("article").filter(has=heading).get_by_role("button", name=name)

    def sees(self, words: str) -> None:
        """Wait until these words can be seen."""
        self.page.get_by_text(words).locator("visible=true").first.wait_for()

    def speaks(self, language: str) -> None:
        """Wait until the page is in this language."""
        self.page.wait_for_function("language => document.documentElement.lang === language", arg=language)

    def untranslated(self) -> list[str]:
        """The keys of messages that show in place of words."""
        words: str = self.page.evaluate(ALL_WORDS)
        return sorted(set(re.findall(r"[a-z]\w*(?:-\w+)+", words)) & KEYS)

    def comes_back(self) -> None:
        """Wait until the connection is back."""
        self.page.get_by_text(LOST).wait_for(state="detached")

    def moment(self) -> str:
        """What the page asks now."""
        known = [(moment.name, moment.shown) for moment in moments(self.game)]
        found: str = self.page.evaluate(MOMENT, known)
        return found

    def waits(self, *wanted: str) -> str:
        """Wait for one of these moments."""
        self.until(f"one of {wanted}", lambda: self.moment() in wanted)
        return self.moment()

    def until(self, what: str, true: Callable[[], object], interval: int = 40) -> None:
        """Wait until ``true()`` holds; check every ``interval`` milliseconds, and handle browser events."""
        until(f"{what} at {self.page.url}", true, lambda: self.page.wait_for_timeout(interval))

    def hold(self, key: str, what: str, true: Callable[[], object]) -> None:
        """Hold a key down, so that it repeats, until ``true()`` holds."""

        def still() -> object:
            self.page.keyboard.down(key)
            return true()

        self.until(what, still)
        self.page.keyboard.up(key)

    def totals(self) -> dict[str, int]:
        """The mugs in the result, by name in lower case."""
        rows = self.page.locator("section.over > ol > li").all()
        return {
            row.locator(".name").inner_text().lower(): int(
                row.locator(".total").inner_text().split()[0].replace("−", "-")
            )
            for row in rows
        }

    @property
    def game(self) -> str:
        """The name of the game, once the server has sent it; else empty."""
        return next((str(frame["info"]["game"]) for frame in self.received if "info" in frame), "")

    @property
    def info(self) -> Frame:
        """The table as the server last described it."""
        found: Frame = next(frame["info"] for frame in reversed(self.received) if "info" in frame)
        return found

    @property
    def chosen(self) -> list[int]:
        """The seats that have made a sealed choice, as the page was last told."""
        told = (
            frame.get("info", frame)
            for frame in reversed(self.received)
            if "info" in frame or frame["kind"] == "waiting"
        )
        chosen: list[int] = next(told).get("chosen", [])
        return chosen

    def words(self) -> list[str]:
        """The answers that the page has sent."""
        return [frame["word"] for frame in self.sent if frame["kind"] == "act"]

    @property
    def legal(self) -> list[str]:
        """The legal answers to the last question."""
        asked = (frame if frame["kind"] == "due" else frame.get("due") for frame in reversed(self.received))
        words: list[str] = next(due["legal"] for due in asked if due)
        return words

    @property
    def view(self) -> Frame:
        """The view after the latest frame that the server sent."""
        return views(self.received)[-1]

    @property
    def rounds(self) -> int:
        """How many rounds, days or turns have been played."""
        return page(self.game).progress.rounds(self.view, self.raw) if self.game else 0

    @property
    def seat(self) -> int | None:
        """The seat of this page, as the server says."""
        found: int | None = next(frame["seat"] for frame in self.received if frame["kind"] == "welcome")
        return found

    @property
    def place(self) -> Frame:
        """The table and the seat of this page, with the token that its browser keeps."""
        found = re.search(r"#/t/([^/]+)/(\d)", self.page.url)
        assert found
        table, seat = found.groups()
        token = self.page.evaluate("key => localStorage.getItem(key)", f"comptoir:seat:{table}:{seat}")
        return {"table": table, "seat": int(seat), "token": token}

    # --- Playing ----------------------------------------------------------------------

    def answer(self, *, but: str | None = None) -> str:
        """Answer what is asked now with the visible buttons, except the moment ``but``.

        The moment may pass before a button is pressed; then nothing is answered.
        """
        moment = self.moment()
        if moment != but:
            with suppress(Late):
                self._press(moment)
        return moment

    def _press(self, moment: str) -> None:
        if moment == "falling":
            self.page.locator(".decision .wide").click(timeout=SHORTLY)
        elif press := presses(self.game).get(moment):
            press(self)
        else:
            for button in (
                button for one in moments(self.game) if one.name == moment for button in one.press
            ):
                self.page.locator(f".decision {button}").last.click(timeout=SHORTLY)


@contextmanager
def in_the_dark(*people: Visit) -> Iterator[None]:
    """Draw nothing meanwhile: much happens that nobody looks at."""
    for visit in people:
        visit.page.evaluate(DARK)
    try:
        yield
    finally:
        for visit in people:
            visit.page.evaluate("document.documentElement.style.opacity = ''")


Visiting = Callable[..., Visit]
"""Opens a page: the fixture `visit`."""


def play(people: Sequence[Visit]) -> None:
    """Let everybody answer with the buttons until all see the result."""
    first = people[0]
    with in_the_dark(*people):
        while any(visit.moment() != "over" for visit in people):
            before = first.rounds
            first.until("another round", lambda: play_on(people) or first.rounds > before)  # noqa: B023


def play_rounds(people: Sequence[Visit], number: int) -> None:
    """Let everybody answer with the buttons until all have seen ``number`` rounds."""
    with in_the_dark(*people):
        people[0].until(
            f"{number} rounds", lambda: play_on(people) or all(visit.rounds >= number for visit in people)
        )


def play_on(people: Iterable[Visit]) -> bool:
    """Let everybody answer what is asked now; return whether all see the result."""
    return {visit.answer() for visit in people} == {"over"}


def pages_outside_games(server: Server, reader: Visit) -> Iterator[str]:
    """Open every page outside a game, and yield its name as soon as the page is there."""
    waiting = server.open(bots=[None, "regular", None])
    ended, _ = server.finished_game()

    def open_page(fragment: str, sign: str) -> None:
        reader.go(f"{server.address}/#/{fragment}").page.locator(sign).first.wait_for()

    open_page("", "article h2")
    yield "lobby"
    reader.page.locator("article [aria-haspopup=dialog]").first.click()
    reader.page.locator("dialog form summary").click()
    yield "the form for a table"
    open_page(f"join/{waiting['join']}", "form input[type=radio]")
    yield "a free seat"
    reader.take(server.address, waiting).page.locator("img[src^=qr]").wait_for()
    yield "waiting room"
    for game in comptoir.games():
        title = (ROOT / f"src/comptoir/games/{game}/rules_text/en.md").read_text("utf-8").splitlines()[0]
        open_page(f"rules/{game}", f".rules h2:text('{title.removeprefix('# ')}')")
        yield f"rules of {game}"
    open_page("t/nowhere/1", "main h1")
    yield "somebody else's seat"
    reader.take(server.address, ended).waits("over")
    yield "result"
    open_page(f"replay/{ended['table']}/{ended['seat']}", ".steps .main")
    reader.page.locator(".steps .main").click()
    yield "replay"


def seat_in_browsers(server: Server, visit: Visiting, first: Frame, **wishes: Any) -> tuple[Visit, Visit]:
    """Start the game of Ann, who has opened this table, and Ben, each in a browser of their own."""
    second = server.sit(first["join"], "Ben")
    ann, ben = visit().take(server.address, first), visit(**wishes).take(server.address, second)
    ann.button("Begin", exact=True).click()
    return ann, ben


def without_answers(frame: Frame) -> str:
    """A frame without the list of legal answers, which names a secret among all other possibilities."""
    for asked in (frame, frame.get("due") or {}):
        asked.pop("legal", None)
    return json.dumps(frame)


def keep(visit: Visit, folder: Path, number: int) -> None:
    """Keep a log and a picture of a page whose test failed."""
    if visit.page.is_closed():
        return
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{number}.log").write_text(
        "\n".join([visit.page.url, *visit.console, *visit.raw[-20:]]), "utf-8"
    )
    visit.page.screenshot(path=folder / f"{number}.png")
