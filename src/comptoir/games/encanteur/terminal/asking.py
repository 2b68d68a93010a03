"""What the table waits for; the question to the reader, and the choices."""

from collections.abc import Iterator, Sequence
from typing import Final

from comptoir.core.actors import CLOCK, Seat
from comptoir.core.sentences import yes_or_no
from comptoir.core.terminal import Question, Reader, say_awaited
from comptoir.games.encanteur.actions import AnyStep, Dish, Home, Meal, Serve
from comptoir.games.encanteur.components import WINE
from comptoir.games.encanteur.sentences import name_client, name_meal, name_slate
from comptoir.games.encanteur.state import House, fish_in_play
from comptoir.games.encanteur.views import View

MOST_CHOICES: Final = 12
"""Servings are listed below the question up to this number; otherwise the reader types one."""


def waits(reader: Reader, view: View) -> str:
    """What the table waits for, and from whom; a question if it waits for the reader."""
    if reader.seat is not None and reader.seat in view.awaited:
        return question(reader, view, reader.seat)
    if CLOCK in view.awaited:
        return reader.say("waits-clock")
    return say_awaited(reader, f"waits-{view.phase}", view.awaited)


def question(reader: Reader, view: View, seat: Seat) -> str:
    match view.phase:
        case "discard":
            number = view.setup.components.discards
            return reader.say("ask-discard", fish="   ".join(number_fish(reader, view)), number=number)
        case "falling" | "rising":
            return lot_question(reader, view, view.houses[seat])
        case "display":
            return reader.say("ask-display", most=view.houses[seat].wine)
        case "dish":
            return reader.say("ask-dish", client=name_client(view.houses[seat].guests[-1].client))
        case "home":
            return reader.say("ask-home", client=name_client(view.houses[seat].guests[view.place].client))
        case _:
            return reader.say(f"ask-{view.phase}")


def number_fish(reader: Reader, view: View) -> Iterator[str]:
    """The fish in the game, each with its number."""
    for number, fish in enumerate(fish_in_play(view.removed), start=1):
        yield f"{number}\u00a0{reader.say(f'slate-{fish}')}".replace(" ", "\u00a0")


def lot_question(reader: Reader, view: View, house: House) -> str:
    """Whether to take the lot, with its price and the reader's money."""
    assert view.lot is not None
    slate = name_slate(view.setup, view.lot, ".the")
    if view.holder is None:
        return reader.say("ask-falling", slate=slate, price=view.price, money=house.money)
    dearer = view.price + 1
    return reader.say(
        "ask-rising", slate=slate, price=dearer, money=house.money, name=reader.names[view.holder]
    )


def ask(reader: Reader, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
    """The question to the reader, how to type an answer, and the choices."""
    return Question(
        question_with_example(reader, view, legal),
        typing(reader, view, legal),
        tuple(choices(reader, view, legal)),
    )


def question_with_example(reader: Reader, view: View, legal: Sequence[AnyStep]) -> str:
    """The question, with an example if there are too many servings for a list."""
    if view.phase == "serve" and len(legal) > MOST_CHOICES:
        return reader.say("ask-serve-typed", example=example(reader, view, legal))
    return waits(reader, view)


def typing(reader: Reader, view: View, legal: Sequence[AnyStep]) -> str:
    """What can be typed, with an example where it helps."""
    match view.phase:
        case "discard":
            return reader.say("type-discard", **discards(reader, view))
        case "serve":
            return reader.say("type-serve", example=example(reader, view, legal))
        case "display":
            return reader.say("type-display", most=len(legal) - 1)
        case _:
            return reader.say(f"type-{view.phase}")


def discards(reader: Reader, view: View) -> dict[str, str]:
    """An example of fish to put away, by their names and by their numbers."""
    number = view.setup.components.discards
    names = [reader.say(f"slate-{fish}") for fish in fish_in_play(view.removed)]
    digits = map(str, range(1, number + 1))
    return {"example": ", ".join(names[:number]), "digits": " ".join(digits)}


def example(reader: Reader, view: View, legal: Sequence[AnyStep]) -> str:
    """A serving as it may be typed: ``1 hake, 2 sole wine``."""
    (*_, last) = (step for step in legal if isinstance(step, Serve))
    wine = f" {reader.say(f'slate-{WINE}')}"
    return ", ".join(
        f"{meal.place} {reader.tell(name_slate(view.setup, meal.dish))}{wine * meal.wine}"
        for meal in last.meals
    )


def choices(reader: Reader, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """Servings if there are few, dishes, and whether to serve the platter; other answers are typed."""
    if view.phase in ("dish", "home") or (view.phase == "serve" and len(legal) <= MOST_CHOICES):
        yield from ((choice(reader, view, step), step) for step in legal)


def choice(reader: Reader, view: View, step: AnyStep) -> str:
    """A step as a line in the list of choices."""
    kinds = view.setup.kinds
    match step:
        case Serve(meals):
            words = [serving(reader, view, one) for one in meals]
            return reader.say("choice-serve", number=len(words), meals=reader.write_list(words))
        case Dish(slate):
            pays = kinds[slate].card.pays
            return reader.say("choice-dish", dish=name_slate(view.setup, slate, ".dish"), pays=pays)
        case Home(platter):
            return reader.say(
                "choice-home", platter=yes_or_no(platter), pays=view.setup.components.platter.pays
            )
        case _:
            raise TypeError(f"{step!r} is not chosen from a list")


def serving(reader: Reader, view: View, one: Meal) -> str:
    """A meal and its guest, with the guest's place if the house has two of that kind."""
    assert view.seat is not None
    clients = [found.client for found in view.houses[view.seat].guests]
    client = clients[one.place - 1]
    return reader.say(
        "serving",
        meal=name_meal(view.setup, one.dish, one.wine),
        client=name_client(client, "to"),
        place=one.place if clients.count(client) > 1 else 0,
    )
