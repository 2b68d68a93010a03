"""The protocol's documentation and schema match the structs and leave nothing out."""

import ast
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from comptoir.server import limits, protocol
from comptoir.server.web.api import Api
from comptoir.server.web.sockets import CLOSING
from comptoir.words import names
from tools import schema

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
FRAMES = [*get_args(protocol.FromPage), *get_args(protocol.FromServer)]


def test_the_schema_matches_the_structs() -> None:
    """If this fails, run `make types`."""
    assert schema.PATH.read_text("utf-8") == schema.text()


@pytest.mark.parametrize("frame", FRAMES)
def test_every_frame_is_documented_and_in_the_schema(frame: type) -> None:
    tag = msgspec.inspect.type_info(frame)
    assert isinstance(tag, msgspec.inspect.StructType)
    assert f"| `{tag.tag}` |" in PAGE
    assert frame.__name__ in schema.schema()["$defs"]


@pytest.mark.parametrize("code", CLOSING)
def test_every_farewell_is_documented(code: str) -> None:
    assert re.search(rf"^\| {CLOSING[code]} \| .*`{code}`", PAGE, re.MULTILINE)


def codes() -> set[str]:
    """The codes of all refusals that a page can get; those of `serve.py` go to the terminal."""
    found = set()
    for path in (ROOT / "src/comptoir/server").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
                named = node.args[0]
                refusal = node.func.id in {"Refusal", "NotStored", "Conflict"}
                if refusal and path.name != "serve.py" and isinstance(named, ast.Constant):
                    found.add(str(named.value))
    return found


def test_every_refusal_is_documented() -> None:
    assert len(codes()) > 30
    assert [code for code in sorted(codes()) if f"`{code}`" not in PAGE] == []


def test_every_address_is_documented() -> None:
    routes = Api.routes(Api.__new__(Api))
    asked = {
        f"{method} {route.path}" for route in routes for method in route.methods or () if method != "HEAD"
    }
    listed = set(re.findall(r"^\| `(GET|POST) ([^`?]+)", PAGE, re.MULTILINE))
    assert {" ".join(found) for found in listed} == asked


def test_the_documented_numbers_are_those_of_the_server() -> None:
    for told in (
        f"more than {limits.MOST_EVENTS} are missing",
        f"only the latest {limits.LATEST_EVENTS} come",
        f"held back for {limits.LONG.least} to {limits.LONG.most} seconds",
        f"(short pauses: {limits.SHORT.least} to {limits.SHORT.most})",
        f"*away* after {limits.AWAY:.0f} seconds",
        f"every {limits.PING:.0f} seconds",
        f"after {limits.PONG:.0f} without",
        f"{limits.GRACE['live']:.0f} seconds live, {limits.GRACE['brisk']:.0f} seconds brisk",
        f"at least {limits.RETURN:.0f} seconds to come back",
        f"{limits.FRAMES.most} frames in {limits.FRAMES.seconds:.0f} seconds",
        f"watchers {limits.WATCHING.most}",
        f"up to {limits.LONGEST_FRAME} characters",
        f"up to {limits.LARGEST_BODY} bytes",
        f"up to {names.LONGEST} characters",
        f"up to {limits.LONGEST_ID} characters",
        f"up to {limits.MOST_SOCKETS} pages",
        f"up to {limits.MOST_WATCHERS} watchers",
        f"up to {limits.TABLES.most} tables an hour",
        f"{limits.WRONG_CODES.most} wrong codes",
        f"within {limits.HELLO:.0f} seconds",
    ):
        assert told in PAGE.replace("\n", " "), told


def test_a_frame_that_pages_do_not_send_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        protocol.decode('{"kind":"welcome"}')
