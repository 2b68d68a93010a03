"""Writes the protocol as JSON Schema: `python -m tools.schema`; `--check` compares instead.

The schema is made from the structs that server and page exchange: frames, requests and answers.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from comptoir.server import protocol
from comptoir.server.rooms import finished_game, house
from comptoir.server.tables import new_table
from comptoir.server.web import api

PATH: Final = Path(__file__).resolve().parent.parent / "docs" / "protocol.schema.json"

MESSAGES: Final[dict[str, Any]] = {
    "FromPage": protocol.FromPage,
    "FromServer": protocol.FromServer,
    "here": api.ServerAddress,
    "games": api.Games,
    "tables": new_table.TableRequest,
    "seated": house.Admission,
    "invitation": api.Invitation,
    "join": api.JoinRequest,
    "watched": api.WatchedTable,
    "replay": finished_game.Replay,
    "refusal": api.Refused,
}
"""Frames in both directions, then requests and answers over HTTP."""


def schema() -> dict[str, Any]:
    """The whole schema; the properties of its root are the messages in `MESSAGES`."""
    found, parts = msgspec.json.schema_components(
        MESSAGES.values(), schema_hook=anything, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Comptoir, protocol {protocol.PROTOCOL}",
        "type": "object",
        "properties": dict(zip(MESSAGES, found, strict=True)),
        "$defs": dict(sorted(parts.items())),
    }


def anything(kind: type) -> dict[str, Any]:
    """The schema of an ``object``, such as the value of an option; the game checks such values."""
    if kind is object:
        return {"description": "any value"}
    raise NotImplementedError


def text() -> str:
    """The text of the schema file."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="sorted"), indent=1).decode() + "\n"


def main(arguments: Sequence[str]) -> int:
    """Write the schema; with ``--check``, fail if the file is out of date."""
    if PATH.exists() and PATH.read_text("utf-8") == text():
        return 0
    if "--check" in arguments:
        sys.stderr.write(f"docs/{PATH.name} does not match the structs: run `make types`\n")
        return 1
    PATH.write_text(text(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
