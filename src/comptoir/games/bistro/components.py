"""The box: glasses, Miams and Additions (section 0), and the options (rulings B1 and B2)."""

from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta

from comptoir.core import setups
from comptoir.core.refusals import BadEdition

Glass: TypeAlias = Literal["coffee", "chocolate", "lemonade", "syrup", "apple-juice", "sparkling-water"]
Miam: TypeAlias = Literal["olives", "peanuts", "crisps", "cheese", "sausage", "toast"]

GLASSES: Final[tuple[Glass, ...]] = get_args(Glass)
MIAMS: Final[tuple[Miam, ...]] = get_args(Miam)

MOST_SEATS: Final = 6

Copies: TypeAlias = Annotated[int, Meta(ge=1, le=20)]
Symbols: TypeAlias = Annotated[int, Meta(ge=1, le=9)]


class Components(setups.Components, frozen=True, kw_only=True):
    """The figures of a box; `editions/standard.toml` says where each comes from."""

    glasses: tuple[Copies, Copies, Copies, Copies, Copies, Copies]
    alike: Annotated[int, Meta(ge=2, le=9)]
    additions: Annotated[tuple[Symbols, ...], Meta(min_length=1, max_length=12)]
    losing_total: Symbols
    void_rounds: Annotated[int, Meta(ge=1, le=9)]


class Options(setups.Options, frozen=True, kw_only=True):
    """The choice between the whole game and the rulebook's first game."""

    short_game: bool = False
    """One round without Miams and Additions; the player who ends it loses."""


@lru_cache(maxsize=64)
def check(components: Components, seats: int) -> None:
    """Refuse a box if its games might never end.

    Raises:
        BadEdition: names the key and what was expected.
    """
    if sum(components.glasses) <= MOST_SEATS:
        raise BadEdition("glasses", f"more than {MOST_SEATS} in all: one for each player, and one to offer")
    additions, losing = components.additions, components.losing_total
    # In whatever order the Additions are drawn, somebody must have lost with the last one.
    if max(additions) < losing and sum(additions) <= seats * (losing - 1):
        raise BadEdition("additions", f"one of {losing} symbols, or more than {seats * (losing - 1)} in all")
