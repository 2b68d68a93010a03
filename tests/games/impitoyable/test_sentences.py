"""What is said of a story: to its actor, to others, and after the end, when others hear the secrets too."""

import pytest

from comptoir.core.actors import Actor, Viewer
from comptoir.core.steps import Event, Step
from comptoir.games.impitoyable.actions import Dealt, IouTaken, Place, Send, Slot
from comptoir.games.impitoyable.game import GAME
from comptoir.words.sentences import write
from comptoir.words.texts import texts

SETUP = GAME.start(4).setup
NAMES = ("Ottilie", "Gaspard", "Nunzia", "Fergus")


def heard(part: Step | Event, reader: Viewer, actor: Actor = 0) -> list[str]:
    """What a reader hears of one part."""
    (said,) = GAME.sentences(actor, (part,), SETUP)
    return [write(sentence, texts("en", GAME.package), NAMES, reader) for sentence in said]


@pytest.mark.parametrize(
    ("part", "own", "others"),
    [
        (
            Dealt(0, "the-pike-sisters"),
            "Somebody walks into town and joins you: the Pike Sisters.",
            "Ottilie is joined by the Pike Sisters.",
        ),
        (Send("the-pike-sisters"), "You send the Pike Sisters.", "Ottilie sends the Pike Sisters."),
        (
            IouTaken(0, Slot(2, 3), "b4"),
            "The card at 2.3 goes to your hand: Gaspard’s 4.",
            "Ottilie takes the card at 2.3: Gaspard’s 4.",
        ),
        (
            Place(("r3", "b0")),
            "The order in which you lay them down: your 3 and Gaspard’s 0.",
            "The order in which Ottilie lays them down: Ottilie’s 3 and Gaspard’s 0.",
        ),
    ],
    ids=lambda part: type(part).__name__,
)
def test_a_secret_is_told_to_those_who_know_it(part: Step | Event, own: str, others: str) -> None:
    assert heard(part, 0) == [own]
    assert heard(part, None) == [others]


@pytest.mark.parametrize(
    ("part", "said"),
    [
        (Dealt(0, None), []),
        (Send(None), ["Ottilie has chosen somebody."]),
        (IouTaken(0, Slot(2, 3), None), ["Ottilie takes the card at 2.3 and keeps a straight face."]),
        (Place(None), []),
    ],
    ids=lambda part: type(part).__name__,
)
def test_a_secret_that_is_not_known_is_not_told(part: Step | Event, said: list[str]) -> None:
    assert heard(part, 2) == said
