"""What the table waits for, what the reader is asked, and what can be chosen."""

from collections.abc import Iterator, Sequence
from typing import Final

from comptoir.core.actors import CLOCK, Seat
from comptoir.core.sentences import yes_or_no
from comptoir.core.terminal import Chair, Question, name_awaited
from comptoir.games.encanteur.actions import AnyStep, Dish, Home, Meal, Serve
from comptoir.games.encanteur.components import WINE, Client
from comptoir.games.encanteur.state import House, fish_in_play
from comptoir.games.encanteur.terminal.words import called, guest, meal
from comptoir.games.encanteur.views import View

MOST_CHOICES: Final = 12
"""As many fit below a question; more are typed."""


def waits(chair: Chair, view: View) -> str:
    """Whom the table waits for, and for what; a question if it is the reader."""
    if chair.seat is not None and chair.seat in view.awaited:
        return asked(chair, view, chair.seat)
    if CLOCK in view.awaited:
        return chair.say("waits-clock")
    return name_awaited(chair, f"waits-{view.phase}", view.awaited)


def asked(chair: Chair, view: View, seat: Seat) -> str:
    """The question to the reader."""
    match view.phase:
        case "discard":
            number = view.setup.components.discards
            return chair.say("ask-discard", fish="   ".join(numbered(chair, view)), number=number)
        case "falling" | "rising":
            return asked_for_a_lot(chair, view, view.houses[seat])
        case "display":
            return chair.say("ask-display", most=view.houses[seat].wine)
        case "dish" | "home":
            return chair.say(f"ask-{view.phase}", client=guest(walker(view)))
        case _:
            return chair.say(f"ask-{view.phase}")


def numbered(chair: Chair, view: View) -> Iterator[str]:
    """The fish in the game, each with its number."""
    for number, fish in enumerate(fish_in_play(view.removed), start=1):
        yield f"{number}\u00a0{chair.say(f'slate-{fish}')}".replace(" ", "\u00a0")


def asked_for_a_lot(chair: Chair, view: View, house: House) -> str:
    """Whether to take the lot, at which price, with how much in the purse."""
    assert view.lot is not None
    slate = called(view.setup, view.lot, ".the")
    if view.holder is None:
        return chair.say("ask-falling", slate=slate, price=view.price, money=house.money)
    dearer = view.price + 1
    return chair.say(
        "ask-rising", slate=slate, price=dearer, money=house.money, name=chair.names[view.holder]
    )


def walker(view: View) -> Client:
    """The client who walks."""
    return view.houses[view.due[0]].guests[view.place].client


def ask(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
    """What to put away, whether to take a lot, and what to serve to whom."""
    return Question(
        question(chair, view, legal), typing(chair, view, legal), tuple(choices(chair, view, legal))
    )


def question(chair: Chair, view: View, legal: Sequence[AnyStep]) -> str:
    """The question together with an example, where servings are too many for a list."""
    if view.phase == "serve" and len(legal) > MOST_CHOICES:
        return chair.say("ask-serve-typed", example=example(chair, view, legal))
    return waits(chair, view)


def typing(chair: Chair, view: View, legal: Sequence[AnyStep]) -> str:
    """What can be typed, where it helps by an example."""
    match view.phase:
        case "discard":
            return chair.say("type-discard", **discards(chair, view))
        case "serve":
            return chair.say("type-serve", example=example(chair, view, legal))
        case "display":
            return chair.say("type-display", most=len(legal) - 1)
        case _:
            return chair.say(f"type-{view.phase}")


def discards(chair: Chair, view: View) -> dict[str, str]:
    """The first fish as they may be typed: by their names, and by their numbers."""
    number = view.setup.components.discards
    names = [chair.say(f"slate-{fish}") for fish in fish_in_play(view.removed)]
    digits = map(str, range(1, number + 1))
    return {"example": ", ".join(names[:number]), "digits": " ".join(digits)}


def example(chair: Chair, view: View, legal: Sequence[AnyStep]) -> str:
    """A serving as it may be typed: ``1 hake, 2 sole wine``."""
    (*_, last) = (step for step in legal if isinstance(step, Serve))
    wine = f" {chair.say(f'slate-{WINE}')}"
    return ", ".join(
        f"{meal.place} {chair.tell(called(view.setup, meal.dish))}{wine * meal.wine}" for meal in last.meals
    )


def choices(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """Servings while they are few, dishes, and whether to serve the platter; the rest is typed."""
    if view.phase in ("dish", "home") or (view.phase == "serve" and len(legal) <= MOST_CHOICES):
        yield from ((choice(chair, view, step), step) for step in legal)


def choice(chair: Chair, view: View, step: AnyStep) -> str:
    """A choice in a list."""
    kinds = view.setup.kinds
    match step:
        case Serve(meals):
            words = [serving(chair, view, one) for one in meals]
            return chair.say("choice-serve", number=len(words), meals=chair.listed(words))
        case Dish(slate):
            pays = kinds[slate].card.pays
            return chair.say("choice-dish", dish=called(view.setup, slate, ".dish"), pays=pays)
        case Home(platter):
            return chair.say(
                "choice-home", platter=yes_or_no(platter), pays=view.setup.components.platter.pays
            )
        case _:
            raise TypeError(f"{step!r} is not chosen from a list")


def serving(chair: Chair, view: View, one: Meal) -> str:
    """What goes to whom; two guests of a kind are told apart by their places."""
    assert view.seat is not None
    clients = [found.client for found in view.houses[view.seat].guests]
    client = clients[one.place - 1]
    return chair.say(
        "serving",
        meal=meal(view.setup, one.dish, one.wine),
        client=guest(client, "to"),
        place=one.place if clients.count(client) > 1 else 0,
    )
