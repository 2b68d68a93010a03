"""`comptoir rules` and `comptoir editions`."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import comptoir
from comptoir.words import values
from tests.cli.commands import GAME, each_language, edition, message, output_of, unwrap


@each_language
def test_the_rules_are_shown_whole_or_in_part(language: str) -> None:
    whole = unwrap(output_of("rules", GAME.name, "--lang", language))
    for part in ("0", "8", "2.3", "P4", "p4"):
        words = unwrap(output_of("rules", GAME.name, part, "--lang", language)).strip()
        assert words in whole
        assert 20 < len(words) < len(whole) / 2


def test_a_paragraph_ends_where_the_next_begins() -> None:
    output = output_of("rules", GAME.name, "2.3")
    assert "2.3" in output
    assert "2.4" not in output


def test_french_punctuation_does_not_begin_a_line() -> None:
    """It follows a no-break space, which keeps it on its line at any width."""
    assert not re.search(r"(?m)^\s*[;:?!]", output_of("rules", GAME.name, "--lang", "fr"))


@pytest.mark.parametrize("command", ["rules", "editions"])
def test_without_a_game_a_command_lists_all_games(command: str) -> None:
    assert GAME.name in output_of(command)
    assert json.loads(output_of(command, "--json")) == {"games": list(comptoir.games())}


@each_language
def test_an_edition_shows_each_figure_and_where_it_comes_from(language: str) -> None:
    output = output_of("editions", GAME.name, "--lang", language)
    for key in (*GAME.Components.__struct_fields__, *GAME.Options.__struct_fields__):
        assert key in output
    assert message(language, "source-ours") in output


def test_a_custom_edition_is_shown_like_any_other(tmp_path: Path) -> None:
    box = edition(tmp_path, target="9")
    assert re.search(r"target +9 +ours", output_of("editions", GAME.name, box))


def test_each_item_of_a_list_has_a_line() -> None:
    assert values.write([{"name": "amber", "pays": [4, 6]}, {"name": "wine", "pays": [2]}]) == (
        "name amber pays [4, 6]\nname wine pays [2]"
    )


def test_programs_get_rules_and_editions_as_json() -> None:
    rules: dict[str, Any] = json.loads(output_of("rules", GAME.name, "2.1", "--json"))
    assert rules["markdown"].startswith("**2.1**")
    shown: dict[str, Any] = json.loads(output_of("editions", GAME.name, "--json"))
    assert shown["figures"]["target"] == {"value": 75, "source": "rulebook"} | {
        "note": shown["figures"]["target"]["note"]
    }
