"""The box: adventurers, IOUs, events and the fame track (section 0); the options (rulings I1 and I27)."""

from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from comptoir.core import setups
from comptoir.core.refusals import BadEdition

Skill: TypeAlias = Literal["gold", "duel", "poker"]
"""The three skills of an adventurer, and the three kinds of event."""
Colour: TypeAlias = Literal["r", "b", "g", "y"]
"""The colours of seats 0 to 3; an IOU's colour says who has to pay for it."""

SKILLS: Final[tuple[Skill, ...]] = get_args(Skill)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 4

Value: TypeAlias = Annotated[int, Meta(ge=1, le=9)]
Fields: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Some: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class Adventurer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An adventurer's card: the name as records write it, and three skills."""

    name: Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=40)]
    gold: Value
    duel: Value
    poker: Value


class Rush(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A gold rush: the gold for the highest skill, and for the second-highest."""

    large: Annotated[int, Meta(ge=0, le=99)]
    small: Annotated[int, Meta(ge=0, le=99)]


class Section(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of the fame track: its first field, and how many fields poker moves a hat that stands there."""

    first: Annotated[int, Meta(ge=1, le=99)]
    gain: Fields
    loss: Fields


class Components(setups.Components, frozen=True, kw_only=True):
    """The figures of a box; `editions/standard.toml` gives the source of each.

    ``ious``: the number of IOUs of each colour that are worth 0, 1, 2 and so on. ``given``: the
    values of the IOUs that every player gives to the market. ``undertaker``: the number of the duel
    at which he arrives. ``recruiting``: there is no recruiting if the active player has this many
    adventurers in hand.
    """

    adventurers: Annotated[tuple[Adventurer, ...], Meta(min_length=1, max_length=99)]
    dealt: Some
    ious: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(min_length=1, max_length=10)]
    given: Annotated[tuple[Annotated[int, Meta(ge=0, le=9)], ...], Meta(max_length=9)]
    gold: Annotated[int, Meta(ge=0, le=99)]
    rushes: Annotated[tuple[Rush, ...], Meta(max_length=9)]
    duels: Annotated[int, Meta(ge=1, le=9)]
    pokers: Annotated[int, Meta(ge=0, le=9)]
    undertaker: Annotated[int, Meta(ge=1, le=99)]
    columns: Annotated[int, Meta(ge=1, le=9)]
    fields: Annotated[int, Meta(ge=1, le=99)]
    start: Annotated[int, Meta(ge=1, le=99)]
    finish: Annotated[int, Meta(ge=2, le=99)]
    sections: Annotated[tuple[Section, ...], Meta(min_length=1, max_length=9)]
    bid: Annotated[int, Meta(ge=1, le=4)]
    recruiting: Some
    purchase: Fields
    last_purchase: Fields
    vultures: Some
    vulture_fields: Fields


class Options(setups.Options, frozen=True, kw_only=True):
    """The options of a table."""

    draft: bool = False
    """Whether players bid for their first adventurers instead of being dealt them (I27)."""


@lru_cache(maxsize=64)
def check(components: Components, seats: int) -> None:
    """Refuse a box that cannot be played.

    Raises:
        BadEdition: with the key, and what was expected.
    """
    check_adventurers(components, seats)
    check_ious(components)
    check_track(components)


def check_adventurers(components: Components, seats: int) -> None:
    """Refuse repeated names, and fewer adventurers than are dealt."""
    names = [adventurer.name for adventurer in components.adventurers]
    if len(set(names)) < len(names):
        raise BadEdition("adventurers", "each name once")
    if len(names) < components.dealt * seats:
        raise BadEdition("dealt", f"at most {len(names) // seats}: there are {len(names)} adventurers")


def check_ious(components: Components) -> None:
    """Refuse to give away IOUs that players do not have, and too few IOUs to fill a market."""
    for value in components.given:
        copies = components.ious[value] if value < len(components.ious) else 0
        if components.given.count(value) > copies:
            raise BadEdition("given", f"values with enough IOUs of each colour, unlike {value}")
    if sum(components.ious) < components.columns:
        raise BadEdition("ious", f"at least {components.columns} in all, as many as a row of the market has")


def check_track(components: Components) -> None:
    """Refuse sections out of order, and a start or finish off the track."""
    firsts = [section.first for section in components.sections]
    if firsts[0] != 1 or firsts != sorted(set(firsts)) or firsts[-1] > components.fields:
        raise BadEdition("sections", f"first fields that ascend from 1 to at most {components.fields}")
    if components.finish > components.fields:
        raise BadEdition("finish", f"at most {components.fields}, the last field")
    if components.start >= components.finish:
        raise BadEdition("start", f"a field before the finish, {components.finish}")
