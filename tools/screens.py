"""Takes pictures of every phase of every game: `python -m tools.screens` writes them to build/screens.

A scene marked as a cover is also written to docs/pictures, small enough for the README.

The pictures show the built page. This module answers its requests and its socket with frames that the engine
makes for the scenes in ``tests/games/<game>/page.toml``: no picture shows anything that cannot happen.
"""

import base64
import json
import mimetypes
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import typer
from msgspec import Raw, Struct
from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, sync_playwright

import comptoir
from comptoir.catalogue import AnyGame, AnyRecord
from comptoir.core import records
from comptoir.core.encoding import to_json
from comptoir.core.game import State, View
from comptoir.server import protocol
from comptoir.server.rooms import frames
from comptoir.server.web import static
from tools.browser import launch

ROOT: Final = Path(__file__).resolve().parent.parent
SCREENS: Final = ROOT / "build" / "screens"
COVERS: Final = ROOT / "docs" / "pictures"
NAMES: Final = ("Wanda", "Félix", "Maximiliana von Hohenfels", "L’Oncle Jo", "Barnabé", "Zoë")
FRIENDS: Final = ("Wanda", "Félix", "Mina", "Jo", "Barnabé", "Zoë")
"""Names on covers: too short to be cut off."""
SIZES: Final = {"phone": (390, 844), "wide": (1280, 800)}
ADDRESS: Final = "http://comptoir.test/"
COVER_SCALE: Final = 1.5
COVER_QUALITY: Final = 80
"""WebP, in percent: at this scale a cover takes less than 60 kB."""
PATIENCE: Final = 60.0
"""Seconds that a page may take to connect, which is far more than it needs."""


class Scene(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a game, and its viewer; the comments in Polterfass's ``page.toml`` explain the fields."""

    name: str
    viewer: int | None = None
    seats: int = 4
    after: str = ""
    steps: tuple[str, ...] = ()
    record: str = ""
    until: int | None = None
    told: int = 0
    ordered: tuple[int, ...] = ()
    chosen: str | None = None
    press: tuple[str, ...] = ()
    moving: int = 0
    memory_aid: bool = False
    forced_colours: bool = False
    """Whether the tests also check the scene in forced-colours mode; one scene per phase is enough."""
    cover: Literal["", "dark", "light"] = ""
    """The colours of the game's picture in the README, if this scene is that picture."""


class Scenes(Struct, frozen=True):
    """All scenes of a game; `tests.web.moments` reads the rest of the file."""

    scene: tuple[Scene, ...]


def scenes(name: str) -> tuple[Scene, ...]:
    """All scenes of a game."""
    return msgspec.toml.decode((folder(name) / "page.toml").read_bytes(), type=Scenes).scene


def folder(name: str) -> Path:
    """The folder of a game's scenes and records."""
    return ROOT / "tests" / "games" / name


# --- What the server sends --------------------------------------------------------


def frames_of(name: str, scene: Scene) -> list[str]:
    """The frames of a scene, encoded."""
    game = comptoir.load(name)
    return [protocol.encode(message).decode() for message in messages(game, scene, record_of(game, scene))]


def record_of(game: AnyGame, scene: Scene) -> AnyRecord:
    """The record of the game up to the scene."""
    if scene.record:
        whole = records.read(game, (folder(game.name) / "records" / f"{scene.record}.txt").read_text("utf-8"))
        steps = [(turn.actor, turn.step) for turn in whole.turns[: scene.until]]
        return records.record(game, whole.turns[0].state, steps)
    start = game.start(scene.seats, game.options({"first_seat": 0}))
    lines = [line.partition(" ") for line in script(game.name, scene)]
    acted = [(records.read_actor(actor), game.read(word)) for actor, _, word in lines]
    return records.record(game, start, [(actor, step) for actor, step in acted if actor is not None])


def script(name: str, scene: Scene) -> tuple[str, ...]:
    """All steps up to a scene, each as actor and notation."""
    before = [one for one in scenes(name) if one.name == scene.after]
    return (*(step for one in before for step in script(name, one)), *scene.steps)


def messages(game: AnyGame, scene: Scene, record: AnyRecord) -> Iterator[protocol.Frame]:
    """The frames of a scene: the welcome, then the news while the page is open."""
    states = [turn.state for turn in record.turns] + [record.end]
    first = len(record.turns) - scene.told
    asked = due(game, scene, record)
    yield protocol.Welcome(
        protocol=protocol.PROTOCOL,
        seat=scene.viewer,
        info=info(game, scene, states[first]),
        seq=first - 1,
        setup=Raw(to_json(record.end.setup)),
        view=frames.without_setup(view_of(game, scene, states[first])),
        events=(),
        rest=Raw(b"{}"),
        complete=True,
        due=None if scene.told else asked,
    )
    if scene.told:
        yield protocol.News(info(game, scene, record.end))
        yield tell(game, scene, record, first)
        if asked:
            yield asked


def view_of(game: AnyGame, scene: Scene, state: State) -> View:
    """The viewer's view, without memory unless the table has a memory aid."""
    seen = game.view(state, scene.viewer)
    return seen if scene.memory_aid else frames.without_memory(game, seen)


def tell(game: AnyGame, scene: Scene, record: AnyRecord, first: int) -> protocol.Events:
    """The steps from ``first`` on, as the viewer hears and sees them."""
    view, events = view_of(game, scene, record.turns[first].state), []
    for seq, turn in enumerate(record.turns[first:], first):
        heard = game.heard(turn.state, turn.actor, turn.step, scene.viewer)
        story = game.story(turn.state, turn.actor, turn.step, scene.viewer)
        sentences = game.sentences(turn.actor, story, turn.state.setup)
        changes, view = game.follow(view, turn.actor, story)
        actor = frames.plain_actor(turn.actor)
        events.append(
            protocol.Event(
                seq, actor, heard, Raw(to_json(story)), Raw(to_json(sentences)), Raw(to_json(changes))
            )
        )
    return protocol.Events(tuple(events), Raw(to_json(frames.untold(view, view_of(game, scene, record.end)))))


def due(game: AnyGame, scene: Scene, record: AnyRecord) -> protocol.Due | None:
    """The question to the viewer, if there is one."""
    state, seat = record.end, scene.viewer
    if seat is None or seat not in game.to_act(state):
        return None
    hints = Raw(to_json(game.hints(view_of(game, scene, state))))
    return protocol.Due(
        len(record.turns) - 1, frames.write_actions(game, game.legal(state, seat)), hints, scene.chosen
    )


def info(game: AnyGame, scene: Scene, state: State) -> protocol.TableInfo:
    """The table, with a person in the viewer's seat and bots in the others."""
    names = FRIENDS if scene.cover else NAMES
    seats = [
        protocol.SeatInfo("person", name)
        if seat == scene.viewer
        else protocol.SeatInfo("bot", name, "regular")
        for seat, name in enumerate(names[: state.setup.seats])
    ]
    return protocol.TableInfo(
        table=scene.name,
        game=game.name,
        status="over" if game.result(state) else "playing",
        seats=tuple(seats),
        host=0,
        speed="relaxed",
        edition="standard",
        options=Raw(to_json(state.setup.options)),
        waiting=tuple(actor for actor in game.to_act(state) if isinstance(actor, int)),
        chosen=scene.ordered,
    )


# --- Pictures ---------------------------------------------------------------------


class Guest:
    """A browser page with the built page in it; this class answers its requests and its socket."""

    def __init__(self, page: Page, built: Path) -> None:
        self._page, self._built = page, built
        self._said: list[str] = []
        self._greeted: list[WebSocketRoute] = []
        page.route(f"{ADDRESS}**", self._answer)
        page.route_web_socket("**/ws", self._hear)

    def enter(self, scene: Scene, said: list[str]) -> None:
        """Open the table of a scene, and send the page its frames."""
        self._said, self._greeted = said, []
        kept = f"localStorage.setItem('comptoir:seat:{scene.name}:{scene.viewer}', 'token')"
        if self._page.url.startswith(ADDRESS):
            self._page.evaluate(kept)
        else:
            self._page.add_init_script(kept)
        self._page.goto(
            ADDRESS
            + (f"#/watch/{scene.name}" if scene.viewer is None else f"#/t/{scene.name}/{scene.viewer}")
        )
        last = time.monotonic() + PATIENCE
        while not self._greeted:
            assert time.monotonic() < last, f"the page does not connect to {scene.name}"
            self._page.wait_for_timeout(10)
        self._page.wait_for_selector("main .table > *")
        self._page.evaluate("document.fonts.ready")
        for frame in said[1:]:
            self._greeted[0].send(frame)

    def _answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(ADDRESS).partition("?")[0] or "index.html"
        if path.startswith("api/watch/"):
            route.fulfill(json={"table": path.rpartition("/")[2]})
        elif (self._built / path).is_file():
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            route.fulfill(body=(self._built / path).read_bytes(), content_type=kind)
        else:
            route.fulfill(status=404)

    def _hear(self, socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            hello = json.loads(message)["kind"] == "hello"
            socket.send(self._said[0] if hello else protocol.encode(protocol.Pong(time.time())).decode())
            self._greeted += [socket] if hello else []

        socket.on_message(hear)


@contextmanager
def look(
    browser: Browser,
    built: Path,
    scene: Scene,
    said: list[str],
    *,
    size: str,
    scheme: str,
    lang: str,
    scale: float,
) -> Iterator[Page]:
    """The page at a scene, when all motion has ended, or in motion if the scene says so."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="light" if scheme == "light" else "dark",
        reduced_motion="no-preference" if scene.moving else "reduce",
        locale=lang,
    )
    page = context.new_page()
    Guest(page, built).enter(scene, said)
    for name in scene.press if lang == "en" else ():
        button = page.get_by_role("button", name=name, exact=True).or_(page.locator("summary", has_text=name))
        if is_shown(button):
            button.click()
    page.wait_for_timeout(scene.moving or 400)
    yield page
    context.close()


def take_picture(
    browser: Browser, built: Path, scene: Scene, said: list[str], *, size: str, scheme: str, lang: str
) -> Path:
    """Take one picture."""
    path = SCREENS / f"{scene.name}-{size}-{scheme}{'' if lang == 'en' else f'-{lang}'}.png"
    scale = 2 if size == "phone" else 1
    with look(browser, built, scene, said, size=size, scheme=scheme, lang=lang, scale=scale) as page:
        page.screenshot(path=path)
    return path


def take_cover(browser: Browser, built: Path, name: str, scene: Scene, said: list[str]) -> Path:
    """Take the picture of a game for the README, as WebP, which Playwright's own screenshots do not offer."""
    path = COVERS / f"{name}.webp"
    with look(
        browser, built, scene, said, size="phone", scheme=scene.cover, lang="en", scale=COVER_SCALE
    ) as page:
        session = page.context.new_cdp_session(page)
        taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": COVER_QUALITY})
        path.write_bytes(base64.b64decode(taken["data"]))
    return path


def is_shown(button: Locator) -> bool:
    """Whether the button is visible; the wide page shows some things without one."""
    return button.count() > 0 and button.first.is_visible()


def take_pictures(browser: Browser, built: Path, name: str, scene: Scene, lang: str) -> Iterator[Path]:
    """Take all pictures of a scene, and yield their paths."""
    said = frames_of(name, scene)
    if scene.cover:
        yield take_cover(browser, built, name, scene, said)
    for size in SIZES:
        for scheme in ("dark", "light"):
            yield take_picture(browser, built, scene, said, size=size, scheme=scheme, lang=lang)


def main(
    wanted: Annotated[list[str] | None, typer.Argument(help="Names of scenes; default: all.")] = None,
    page: Annotated[
        Path | None, typer.Option(help="Folder of the built page; default: the installed page.")
    ] = None,
    lang: str = "en",
) -> None:
    """Take pictures of scenes, on a phone and on a wide screen, in dark and light colours."""
    built = page or static.folder()
    if built is None:
        raise SystemExit("The page has not been built. Run `make pictures`, or name its folder with --page.")
    SCREENS.mkdir(parents=True, exist_ok=True)
    COVERS.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        for name in comptoir.games():
            for scene in scenes(name):
                if wanted and scene.name not in wanted:
                    continue
                for path in take_pictures(chromium, built, name, scene, lang):
                    sys.stdout.write(f"{path.relative_to(ROOT)}\n")
        chromium.close()


if __name__ == "__main__":
    typer.run(main)
