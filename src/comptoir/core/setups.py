"""What is fixed before the first step: seats, options and components."""

from functools import lru_cache
from typing import Generic, Literal, TypeVar, get_args, get_origin

from msgspec import Struct


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Choices that change the rules; every game adds its own."""

    first_seat: int | None = None
    """The seat that goes first; ``None`` lets chance decide."""

    @property
    def timed(self) -> bool:
        """Whether the clock acts in a game with these options."""
        return False


def values(kind: object) -> tuple[object, ...]:
    """The values that an option of this type can have; empty for a seat: its range depends on the table."""
    if kind is bool:
        return (False, True)
    if get_origin(kind) is Literal:
        return get_args(kind)
    others = tuple(value for part in get_args(kind) for value in values(part))
    return (None, *others) if others else ()


class Components(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, cache_hash=True):
    """What lies in the box: the figures of an edition."""


OptionsT = TypeVar("OptionsT", bound=Options)
ComponentsT = TypeVar("ComponentsT", bound=Components)
O_co = TypeVar("O_co", bound=Options, covariant=True)
C_co = TypeVar("C_co", bound=Components, covariant=True)


class Setup(Struct, Generic[O_co, C_co], frozen=True, dict=True, cache_hash=True):
    """Seats, options and components of a game: one object that all its states share.

    Games keep lookups derived from it as cached properties.
    """

    seats: int
    options: O_co
    components: C_co


T = TypeVar("T", bound=Struct)


@lru_cache(maxsize=1024)
def intern(setup: T) -> T:
    """The first setup that was equal to this one: equal setups share one object."""
    return setup
