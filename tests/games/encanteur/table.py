"""Positions of L'Encanteur in notation.

A turn is written as in a record, ``1 serve 1:sole``. A ``|`` separates the seats. A street at noon,
``"family lovers > hake wine | > sole | | "``, lists for each house its clients, the one held longest
first, and what was bought.
"""

from typing import Final, cast

from msgspec.structs import replace

from comptoir.core.steps import Event
from comptoir.games.encanteur.actions import Walked
from comptoir.games.encanteur.components import CLIENTS, FISH, Client, Components, Fish, Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.rules import SECTIONS, go_on
from comptoir.games.encanteur.state import HUNGRY, House, Setup, State, fish_in_play
from tests.play import Play

SEATS: Final = tuple(GAME.seats)
NAMES: Final = "ABCD"
"""The houses of a street."""
LIVE: Final = Options(tempo="live")


PLAY: Final = Play(GAME, lambda state: SECTIONS[state.phase])
box = PLAY.box
play = PLAY.play
read_turn = PLAY.read_turn
choices = PLAY.choices
chances = PLAY.chances
story = PLAY.story
assert_refused = PLAY.assert_refused
assert_step_refused = PLAY.assert_step_refused
random_turns = PLAY.random_turns
random_game = PLAY.random_game
whole_game = PLAY.whole_game
own_box = PLAY.own_box


def by_seat(text: str, seats: int) -> list[str]:
    """The part of each seat; empty for seats that the text does not mention."""
    parts = text.split("|")
    assert len(parts) <= seats
    return [part.strip() for part in parts] + [""] * (seats - len(parts))


def fish(names: str) -> tuple[Fish, ...]:
    assert set(names.split()) <= set(FISH), names
    return tuple(cast("Fish", name) for name in names.split())


def house(text: str, money: int, setup: Setup) -> House:
    """A house, from its part of a street."""
    clients, _, bought = text.partition(">")
    assert set(clients.split()) <= set(CLIENTS), clients
    slates = bought.split()
    assert set(slates) <= set(setup.slates), bought
    dishes = sorted((slate for slate in slates if slate != "wine"), key=setup.place.__getitem__)
    guests = tuple(HUNGRY[cast("Client", client)] for client in clients.split())
    return House(money, guests, tuple(dishes), wine=slates.count("wine"))


def morning(
    seats: int = 4,
    auctioneer: int | None = None,
    sets: str = "",
    *,
    options: Options = Options(),  # noqa: B008 - frozen
    edition: Components | None = None,
) -> State:
    """The first day, after everybody has chosen a set: as in ``sets``, or without the first fish."""
    first = seats - 1 if auctioneer is None else auctioneer
    opened = GAME.start(seats, replace(options, first_seat=first), edition or GAME.components())
    removed = "critic" if seats == 3 else None
    pool = tuple(
        0 if removed and kind.name in ("red-mullet", "cuttlefish") else kind.count
        for kind in opened.setup.kinds.values()
    )
    some = fish_in_play(removed)[opened.setup.components.discards :]
    kept = tuple(fish(names) or some for names in by_seat(sets, seats))
    return replace(opened, removed=removed, pool=pool, sets=kept, awaited=(), phase="morning")


def street(
    houses: str,
    sets: str = "",
    *,
    seats: int = 4,
    auctioneer: int | None = None,
    money: int = 20,
    day: int = 1,
    platters: str = "0 0 0 0",
    edition: Components | None = None,
) -> State:
    """A street at noon: the auction is over, and the first house is about to serve."""
    opened = morning(seats, auctioneer, sets, edition=edition)
    return replace(
        opened,
        phase="first-service",
        houses=tuple(house(text, money, opened.setup) for text in by_seat(houses, seats)),
        due=opened.setup.seats_after[opened.auctioneer],
        day=day,
        platters=tuple(map(int, platters.split()))[:seats],
    )


def noon(houses: str, *turns: str, **rest: object) -> State:
    """The state after a street has gone on until somebody is asked, and then after these turns."""
    return play(go_on(street(houses, **rest), None), *turns)  # type: ignore[arg-type]


def events_of(state: State, *turns: str) -> list[Event]:
    """The events from this state on, until somebody is asked, and through these turns."""
    events: list[Event] = []
    state = go_on(state, events.append)
    for turn in turns:
        state = GAME.apply(state, *read_turn(state, turn), events.append)
    return events


def walks(state: State, *turns: str) -> list[str]:
    """Each walk as a line: the client, their home, what they found in each house, and where it ended."""
    return [walk_line(event) for event in events_of(state, *turns) if isinstance(event, Walked)]


def walk_line(walk: Walked) -> str:
    """``lovers A: B dish, C dish-and-wine > C``."""
    found = ", ".join(f"{NAMES[visit.seat]} {visit.found}" for visit in walk.visits)
    return f"{walk.client} {NAMES[walk.home]}: {found} > {'home' if walk.to is None else NAMES[walk.to]}"


def clients(state: State) -> str:
    """The clients of each house, as in a street."""
    return " | ".join(" ".join(guest.client for guest in house.guests) for house in state.houses)


def money(state: State) -> list[int]:
    """The money of each house."""
    return [house.money for house in state.houses]


def auction(
    lot: str = "sole",
    *,
    seats: int = 4,
    auctioneer: int | None = None,
    money: str = "",
    next_lot: str = "hake",
    options: Options = Options(),  # noqa: B008 - frozen
    edition: Components | None = None,
) -> State:
    """The auction of the first lot of a day; ``money`` is by seat."""
    opened = morning(seats, auctioneer, options=options, edition=edition)
    if money:
        rich = tuple(
            replace(house, money=int(has)) for house, has in zip(opened.houses, money.split(), strict=True)
        )
        opened = replace(opened, houses=rich)
    return play(go_on(opened, None), f"chance lot {lot}", f"chance lot {next_lot}")
