"""The box: cards of three goods, barges and the tide die (section 0)."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from comptoir.core import setups

Card: TypeAlias = Annotated[str, Meta(pattern="^[asw][1-9]$")]
"""A good and its weight: ``a1`` is the lightest amber."""
Cards: TypeAlias = frozenset[Card]
Tide: TypeAlias = Literal["ebb", "slack", "flood"]

TIDE_DIE: Final[dict[Tide, int]] = {"ebb": 2, "slack": 3, "flood": 1}
"""On how many of its 6 sides the die shows a tide."""
DEALT: Final = 4


class Components(setups.Components, frozen=True, kw_only=True):
    """The figures of a box; `editions/standard.toml` says where each comes from."""

    weights: Annotated[int, Meta(ge=6, le=9)]
    load_limit: Annotated[int, Meta(ge=2, le=9)]


class Options(setups.Options, frozen=True, kw_only=True):
    """Nothing but who goes first."""
