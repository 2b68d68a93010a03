"""What is said of a story without code of the game."""

import pytest

from comptoir.core.actors import CHANCE, Actor
from comptoir.core.plain import sentences
from comptoir.core.sentences import Sentence
from comptoir.core.steps import Event, Heading, Step


class Load(Step, frozen=True, tag="load"):
    card: str | None


class Rolled(Step, frozen=True, tag="rolled"):
    tide: str


class Delivered(Event, frozen=True, tag="delivered"):
    seat: int
    cards: frozenset[str]
    last: bool


class DayBegun(Heading, frozen=True, tag="day"):
    number: int


@pytest.mark.parametrize(
    ("actor", "part", "sentence"),
    [
        (0, Load("w3"), Sentence("step-load", 0, {"card": "w3"})),
        (1, Load(None), Sentence("step-load", 1, {"card": ""})),
        (CHANCE, Rolled("ebb"), Sentence("step-rolled", None, {"tide": "ebb"})),
        (
            CHANCE,
            Delivered(1, frozenset({"w3", "a1"}), last=True),
            Sentence("event-delivered", 1, {"cards": ("a1", "w3"), "last": "yes"}),
        ),
        (CHANCE, DayBegun(2), Sentence("event-day", None, {"number": 2}, "heading")),
    ],
)
def test_a_step_is_told_of_its_actor_and_an_event_of_the_seat_that_it_names(
    actor: Actor, part: Step | Event, sentence: Sentence
) -> None:
    assert sentences(actor, [part], None) == ((sentence,),)
