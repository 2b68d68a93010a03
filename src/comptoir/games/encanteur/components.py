"""The box: slates, clients, money and cards (section 0); the options (rulings E1, E2 and E5)."""

from functools import lru_cache
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from comptoir.core import setups
from comptoir.core.refusals import BadEdition

Fish: TypeAlias = Literal[
    "hake",
    "sardine",
    "sea-bass",
    "mackerel",
    "sole",
    "shrimp",
    "red-mullet",
    "cuttlefish",
]
Client: TypeAlias = Literal["family", "sailor", "lovers", "critic"]
SlateName: TypeAlias = Fish | Literal["wine", "platter"]

FISH: Final[tuple[Fish, ...]] = get_args(Fish)
CLIENTS: Final[tuple[Client, ...]] = get_args(Client)
WINE: Final = "wine"
PLATTER: Final = "platter"

EATS: Final[dict[Client, tuple[Fish, Fish]]] = {
    "family": ("hake", "sardine"),
    "sailor": ("sea-bass", "mackerel"),
    "lovers": ("sole", "shrimp"),
    "critic": ("red-mullet", "cuttlefish"),
}
EATER: Final[dict[Fish, Client]] = {fish: client for client, both in EATS.items() for fish in both}
ALIKE: Final = 2
"""Client cards of each kind."""
DEALT: Final = 2
"""Clients dealt to each player."""
FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 4


class Card(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The figures on a slate: the first and the last price cried, and what a client pays."""

    start: Annotated[int, Meta(ge=1, le=99)]
    floor: Annotated[int, Meta(ge=1, le=99)]
    pays: Annotated[int, Meta(ge=0, le=99)]


Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(min_length=1, max_length=4)]
Points: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Components(setups.Components, frozen=True, kw_only=True):
    """The figures of a box; `editions/standard.toml` gives the source of each.

    ``lots`` and ``money`` each hold two figures: for three players, and for four.
    """

    hake: Cards
    sardine: Cards
    sea_bass: Cards
    mackerel: Cards
    sole: Cards
    shrimp: Cards
    red_mullet: Cards
    cuttlefish: Cards
    wine: Card
    bottles: Annotated[int, Meta(ge=0, le=4)]
    platter: Card
    lots: tuple[Annotated[int, Meta(ge=1, le=30)], Annotated[int, Meta(ge=1, le=30)]]
    money: tuple[Annotated[int, Meta(ge=1, le=999)], Annotated[int, Meta(ge=1, le=999)]]
    discards: Annotated[int, Meta(ge=1, le=5)]
    platter_cards: Annotated[int, Meta(ge=0, le=9)]
    fish_points: Points
    platter_points: Points
    set_points: Points
    idle_days: Annotated[int, Meta(ge=1, le=9)]
    last_day: Annotated[int, Meta(ge=1, le=99)]

    def cards(self, fish: Fish) -> tuple[Card, ...]:
        cards: tuple[Card, ...] = getattr(self, fish.replace("-", "_"))
        return cards


class Options(setups.Options, frozen=True, kw_only=True):
    """The options of a table."""

    tempo: Literal["turns", "live"] = "turns"
    """Whether players are asked in turn, or press while a clock lowers the price (E5)."""
    removed: Client | None = None
    """The client who stays away from a table of three; drawn by lot if ``None`` (E2)."""

    @property
    def timed(self) -> bool:
        """Whether a clock lowers the price."""
        return self.tempo == "live"


@lru_cache(maxsize=64)
def check(components: Components, seats: int) -> None:
    """Refuse a box that cannot be played.

    Raises:
        BadEdition: with the key, and what was expected.
    """
    for fish in FISH:
        for place, card in enumerate(components.cards(fish)):
            check_card(f"{fish.replace('-', '_')}[{place}]", card)
    check_card(WINE, components.wine)
    check_card(PLATTER, components.platter)
    lots, least = components.lots[seats - FEWEST_SEATS], fewest_slates(components, seats)
    if lots > least:
        raise BadEdition("lots", f"at most {least}, the fewest slates that a day can have")


def check_card(key: str, card: Card) -> None:
    """Refuse a first price below the floor."""
    if card.floor > card.start:
        raise BadEdition(f"{key}.floor", f"at most the start, {card.start}")


def fewest_slates(components: Components, seats: int) -> int:
    """The fewest slates that a day can have: the fish alone, less those of one client at a table of three."""
    of_client = [sum(len(components.cards(fish)) for fish in both) for both in EATS.values()]
    return sum(of_client) - (max(of_client) if seats < MOST_SEATS else 0)
