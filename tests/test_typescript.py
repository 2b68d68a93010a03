"""The TypeScript types of the page match the structs that it receives."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Raw, Struct
from msgspec import inspect as kinds

from tools import typescript


def test_the_generated_types_match_the_structs() -> None:
    """If this fails, run `make types`."""
    for path, text in typescript.files().items():
        assert path.read_text("utf-8") == text, path


class Barge(Struct, frozen=True, tag="barge"):
    """A barge."""

    cargo: tuple[int, ...]
    captain: str | None = None


class Sparing(Struct, frozen=True, omit_defaults=True):
    """A struct that leaves out defaults."""

    table: str
    watchers: int = 0


@pytest.mark.parametrize(
    ("python", "written"),
    [
        (int | None, "number | null"),
        (tuple[int, ...], "number[]"),
        (tuple[int | None, ...], "(number | null)[]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, bool], "Record<string, boolean>"),
        (Literal["ebb", "flood"], '"ebb" | "flood"'),
        (Annotated[int, Meta(ge=0)], "number"),
        (Raw, "unknown"),
        (Barge, "Barge"),
    ],
)
def test_a_type_is_written_as_it_is_sent(python: object, written: str) -> None:
    assert typescript.type_text(kinds.type_info(python)) == written


def test_a_field_with_a_default_is_always_sent() -> None:
    text = typescript.module([("Barge", Barge)])
    assert "/** A barge. */" in text
    assert '  type: "barge";\n  cargo: number[];\n  captain: string | null;\n' in text


def test_a_field_whose_default_is_left_out_is_optional() -> None:
    assert "  table: string;\n  watchers?: number;\n" in typescript.module([("Sparing", Sparing)])
