"""The protocol's documentation and schema match the structs and leave nothing out."""

import ast
import re
from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from comptoir.server import limits, protocol
from comptoir.server.limits import Pause, Rate
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


LIMITS: dict[str, object] = {**vars(limits), "LONGEST_NAME": names.LONGEST}
LISTED: dict[str, str] = dict(re.findall(r"^\| `([A-Z_]+)` \| ([^|]+?) \|", PAGE, re.MULTILINE))


def as_listed(value: object) -> str:
    """A limit as the page's table writes it."""
    match value:
        case Pause():
            return f"{value.least:g} to {value.most:g}"
        case Rate():
            return f"{value.most} in {value.seconds:g} seconds"
        case Mapping():
            return ", ".join(f"{key}: {number:g}" for key, number in value.items() if number is not None)
        case float():
            return f"{value:g}"
        case _:
            return str(value)


def test_the_limits_listed_are_those_of_the_server() -> None:
    assert {name: as_listed(LIMITS[name]) for name in LISTED} == LISTED


def test_every_limit_that_the_page_mentions_is_listed() -> None:
    mentioned = set(re.findall(r"`([A-Z_]{2,})`", PAGE))
    assert len(mentioned) > 20
    assert mentioned == set(LISTED)


def test_a_frame_that_pages_do_not_send_is_refused() -> None:
    with pytest.raises(msgspec.DecodeError):
        protocol.decode('{"kind":"welcome"}')
