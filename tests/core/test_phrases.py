"""Steps as phrases: a verb and one word for each field."""

from typing import Annotated

import pytest
from msgspec import Meta

from comptoir import BadNotation
from comptoir.core.phrases import Phrases
from comptoir.core.steps import Step


class Load(Step, frozen=True, tag="load"):
    card: Annotated[str, Meta(pattern="^[aw][1-9]$")] | None


class Give(Step, frozen=True, tag="give"):
    seat: int
    coins: int | None


class Sail(Step, frozen=True, tag="set-sail"):
    """A step without fields."""


PHRASES: Phrases[Load | Give | Sail] = Phrases({"load": Load, "give": Give, "sail": Sail})


@pytest.mark.parametrize(
    ("step", "text"), [(Load("w3"), "load w3"), (Give(2, 10), "give 2 10"), (Sail(), "sail")]
)
def test_a_step_is_a_verb_and_its_fields(step: Load | Give | Sail, text: str) -> None:
    assert PHRASES.write(step) == text
    assert PHRASES.read(text) == step


@pytest.mark.parametrize(("step", "text"), [(Load(None), "load ?"), (Give(2, None), "give 2 ?")])
def test_a_hidden_field_is_written_and_never_read(step: Load | Give, text: str) -> None:
    assert PHRASES.write(step) == text
    with pytest.raises(BadNotation):
        PHRASES.read(text)


@pytest.mark.parametrize(
    "text",
    ["", "sink", "Sail", "sail ", "sail now", "load", "load x9", "load w3 w4", "give two 1", "give 02 1",
     "give 2 null", "give  2 1", "give 2 1.0", "load w3\n"],
)  # fmt: skip
def test_other_words_are_no_step(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        PHRASES.read(text)
    assert refusal.value.text == text
