"""What is said of each part of a story, and the names of slates, meals and clients."""

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from comptoir.core import setups
from comptoir.core.actors import Actor, Seat
from comptoir.core.sentences import Arguments, Item, Player, Sentence, Sentences, yes_or_no
from comptoir.core.steps import Event, Step, Story
from comptoir.games.encanteur.actions import (
    CardRevealed,
    DayBegun,
    DayEnded,
    Dealt,
    Discard,
    Dish,
    Display,
    First,
    GameEnded,
    Held,
    Home,
    NotInSet,
    Paid,
    Pass,
    PlatterCard,
    PriceCried,
    Removed,
    Reserved,
    Serve,
    Served,
    Slate,
    Sold,
    Take,
    Tick,
    Uncovered,
    Unsold,
    Wait,
    Walked,
)
from comptoir.games.encanteur.components import EATS, Client, Components, Options
from comptoir.games.encanteur.state import Setup


def sentences(actor: Actor, story: Story, setup: setups.Setup[Options, Components]) -> Sentences:
    """The sentences of a story, by part."""
    assert isinstance(setup, Setup)
    who = actor if isinstance(actor, Seat) else None
    return tuple(tuple(say(who, part, setup)) for part in story)


def say(who: Seat | None, part: Step | Event, setup: Setup) -> Iterator[Sentence]:
    """What to say of a part; nothing if the events that follow tell it."""
    match part:
        # Set-up (section 0)
        case First(seat):
            yield Sentence("step-first", seat)
        case Removed(client):
            yield Sentence("step-remove", arguments=eater(client))
        case Dealt(seat, client):
            yield Sentence("step-client", seat, eater(client), "quiet")
        case Discard(fish):
            yield Sentence("step-discard", who, {"fish": name_fish(fish or ())})
        # The auction (sections 1 and 2)
        case DayBegun(day, auctioneer, lots):
            yield Sentence("event-day", auctioneer, {"day": day, "lots": lots}, "heading")
        case Uncovered(slate):
            yield Sentence("step-lot", arguments={"slate": name_slate(setup, slate, ".the")}, tone="quiet")
        case PriceCried(slate, price):
            first = price == setup.kinds[slate].card.start
            cry: Arguments = {
                "first": yes_or_no(first),
                "slate": name_slate(setup, slate, ".the"),
                "price": price,
            }
            yield Sentence("event-price", arguments=cry, tone="plain" if first else "quiet")
        case Wait():
            yield Sentence("step-wait", who, tone="quiet")
        case Pass():
            yield Sentence("step-pass", who, tone="quiet")
        case Held(_, seat, price, over):
            from_whom = "nobody" if over is None else Player(over)
            yield Sentence("event-held", seat, {"price": price, "over": from_whom})
        case Sold(slate, seat, price, money):
            sale: Arguments = {"slate": name_slate(setup, slate, ".the"), "price": price, "money": money}
            yield Sentence("event-sold", seat, sale, glad=seat)
        case Unsold(slate, floor):
            left: Arguments = {"slate": name_slate(setup, slate, ".the"), "floor": floor}
            yield Sentence("event-unsold", arguments=left, tone="quiet")
        # The services (sections 3 and 4)
        case Serve(()):
            yield Sentence("step-serve", who, {"number": 0})
        case Served(seat, _, client, dish, wine, service):
            yield Sentence(f"event-served.{service}", seat, serving(setup, client, dish, wine))
        case Display(bottles):
            yield Sentence("step-display", who, {"number": bottles})
        case Walked():
            yield from walk(part)
        case Reserved(seat, client, dish, wine):
            yield Sentence("event-reserved", seat, serving(setup, client, dish, wine), glad=seat)
        case Home(platter=False):
            yield Sentence("step-home", who, {"platter": "no"})
        # The evening and the end (sections 5 and 6)
        case Paid(seat, client, dish, wine, amount):
            bill: Arguments = {
                "client": name_client(client),
                "meal": name_meal(setup, dish, wine),
                "amount": amount,
            }
            yield Sentence("event-paid", seat, bill)
        case CardRevealed(seat, name):
            yield Sentence("event-revealed", seat, {"fish": Sentence(f"slate-{name}")}, glad=seat)
        case NotInSet(seat, name):
            yield Sentence("event-not-in-set", seat, {"fish": Sentence(f"slate-{name}")}, "quiet")
        case PlatterCard(seat, in_bank):
            worth = {"left": in_bank, "points": setup.components.platter_points}
            yield Sentence("event-platter-card", seat, worth, glad=seat)
        case DayEnded(day, income):
            takings = tuple(Sentence("takings", seat, {"income": got}) for seat, got in enumerate(income))
            yield Sentence("event-day-ended", arguments={"day": day, "takings": takings})
        case GameEnded(reason):
            figures = setup.components
            days = figures.idle_days if reason == "no-sale" else figures.last_day
            yield Sentence(f"event-ended.{reason}", arguments={"number": days}, tone="heading")
        case Take() | Tick() | Serve() | Dish() | Home():
            return
        case _:
            raise TypeError(f"{part!r} cannot be told")


def walk(walked: Walked) -> Iterator[Sentence]:
    """A client sets out, looks into the houses, and stays in one or returns."""
    who = {"client": name_client(walked.client)}
    yield Sentence("walk-begins", walked.home, who)
    visits = tuple(Sentence(f"visit-{visit.found}", visit.seat) for visit in walked.visits)
    yield Sentence("walk-visits", arguments={"visits": visits}, tone="quiet")
    why = f"event-walked.{walked.why}"
    if walked.to is None:
        yield Sentence(why, walked.home, who, "quiet")
    else:
        yield Sentence(why, walked.to, who, glad=walked.to, sad=walked.home)


# --- Names --------------------------------------------------------------------

SlateForm: TypeAlias = Literal["", ".the", ".dish"]
ClientForm: TypeAlias = Literal["short", "the", "to"]


def name_slate(setup: Setup, slate: Slate, form: SlateForm = "") -> Sentence:
    """``sole``, or another form of it; ``sole 2`` if the two soles of the box differ."""
    name = setup.kinds[slate].name
    words = Sentence(f"slate-{name}{form}")
    if not (number := slate.removeprefix(name)):
        return words
    return Sentence("slate-numbered", arguments={"slate": words, "number": number})


def name_fish(names: Iterable[Slate]) -> tuple[Item, ...]:
    """``sole and shrimp``, without the numbers of twins."""
    return tuple(Sentence(f"slate-{name}") for name in names)


def name_meal(setup: Setup, dish: Slate, wine: bool) -> Sentence:
    """``sole with white wine``."""
    return Sentence("meal", arguments={"dish": name_slate(setup, dish, ".dish"), "wine": yes_or_no(wine)})


def name_client(client: Client, form: ClientForm = "the") -> Sentence:
    """``the food critic``, or another form of it."""
    return Sentence(f"client-{client}.{form}")


def eater(client: Client) -> Arguments:
    """A client, and the fish that they eat."""
    return {"client": name_client(client), "fish": name_fish(EATS[client])}


def serving(setup: Setup, client: Client, dish: Slate, wine: bool) -> Arguments:
    """A meal, and the client who gets it."""
    return {"meal": name_meal(setup, dish, wine), "client": name_client(client, "to")}
