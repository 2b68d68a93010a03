"""The box: barrels, cards and figures (section 0), and the options (rulings P1, P2, P8)."""

from fractions import Fraction
from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta

from comptoir.core import setups
from comptoir.core.refusals import BadEdition

Mugs: TypeAlias = Annotated[int, Meta(ge=1, le=99)]
Card: TypeAlias = Annotated[int, Meta(ge=0, le=99)]

Face: TypeAlias = int
"""What a barrel shows: the mugs of a standing number barrel, or one of the three constants below."""
LYING: Final = 0
DOUBLE: Final = -1
DESTROY: Final = -2

LEAST: Final = Fraction(1, 1000)
"""The lowest chance allowed for a barrel to stand, and to lie, so that rounds end in reasonable time."""

NUMBER_LETTERS: Final = "abcdefg"
SPECIAL_LETTERS: Final = "xy"


class Components(setups.Components, frozen=True, kw_only=True):
    """The figures of a box; `editions/standard.toml` says where each comes from."""

    numbers: Annotated[tuple[tuple[Mugs, Mugs], ...], Meta(min_length=1, max_length=len(NUMBER_LETTERS))]
    specials: Annotated[int, Meta(ge=0, le=len(SPECIAL_LETTERS))]
    cards: Annotated[tuple[Card, ...], Meta(min_length=2, max_length=12)]
    target: Mugs
    last_round: Mugs
    stands_alone: Fraction
    stands_more: Fraction
    top_end: Fraction

    def stands(self, thrown: int) -> Fraction:
        """The chance that one of ``thrown`` barrels stands (ruling P10)."""
        return self.stands_alone + (thrown - 1) * self.stands_more


class Options(setups.Options, frozen=True, kw_only=True):
    """Choices where the printed versions differ or leave a question open."""

    first_roll: Literal["number_barrel", "any_barrel"] = "number_barrel"
    """What has to stand after the first roll (ruling P1)."""
    all_equal: Literal["lose", "net_zero"] = "lose"
    """What guests get if they were too greedy and all ordered the same (ruling P8)."""


@lru_cache(maxsize=64)
def check(components: Components) -> None:
    """Refuse cards out of order, and chances with which a game might never end.

    Raises:
        BadEdition: names the key and what was expected.
    """
    if list(components.cards) != sorted(set(components.cards)):
        raise BadEdition("cards", "different values in ascending order")
    if not 0 < components.top_end < 1:
        raise BadEdition("top_end", "a chance above 0 and below 1")
    # If barrels hardly ever stand, the first roll repeats for ever; if they always stand, no throw fails.
    if not LEAST <= components.stands_alone <= 1 - LEAST:
        raise BadEdition(
            "stands_alone", f"a chance from {LEAST} to {1 - LEAST}; otherwise a round might never end"
        )
    most = len(components.numbers) + components.specials
    if not LEAST <= components.stands(most) <= 1 - LEAST:
        raise BadEdition(
            "stands_more",
            f"a chance from {LEAST} to {1 - LEAST} to stand when {most} barrels are thrown; "
            "otherwise a round might never end",
        )
