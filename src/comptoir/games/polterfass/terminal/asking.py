"""What the table waits for, what the reader is asked, and what can be chosen."""

from collections.abc import Iterator, Sequence

from comptoir.core.terminal import Chair, Question, name_awaited
from comptoir.games.polterfass.actions import AnyStep, Assign, Close, Roll
from comptoir.games.polterfass.hints import AssignHint, RollHint, ServingHint, hints
from comptoir.games.polterfass.terminal.words import named, targeted
from comptoir.games.polterfass.views import View


def waits(chair: Chair, view: View) -> str:
    """Who has to order, to serve, or what luck has to decide; a question if it is the reader."""
    if chair.seat in view.awaited:
        return chair.say(f"ask-{view.phase}", cards=cards_of(view))
    return name_awaited(chair, f"waits-{view.phase}", view.awaited, view.innkeeper)


def cards_of(view: View) -> str:
    """The cards of a hand, in words."""
    return " ".join(map(str, view.setup.components.cards))


def ask(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
    """Cards to lay, whether to roll on, or what to destroy and to double."""
    return Question(waits(chair, view), chair.say(f"type-{view.phase}"), tuple(choices(chair, view, legal)))


def choices(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """The innkeeper's choices; an order is typed, since a bare number is a card."""
    match hints(view):
        case ServingHint(rolls=rolls):
            yield chair.say("choice-close"), Close()
            yield from ((roll_words(chair, view, roll), Roll(roll.specials)) for roll in rolls)
        case AssignHint(served):
            yield from totals(chair, view, legal, served)
        case _:
            return


def roll_words(chair: Chair, view: View, roll: RollHint) -> str:
    """Rolling on with some specials, named by what they show and by their letters."""
    showing = dict(zip(view.setup.barrels, view.faces, strict=True))
    specials = named(showing[barrel] for barrel in roll.specials)
    picked, letters = len(roll.specials), chair.listed(roll.specials)
    return chair.say("choice-roll", thrown=roll.thrown, picked=picked, specials=specials, letters=letters)


def totals(
    chair: Chair, view: View, legal: Sequence[AnyStep], served: Sequence[int]
) -> Iterator[tuple[str, AnyStep]]:
    """One way to each total, the highest first: nothing but the total counts at the bill."""
    ways = dict(zip(served, legal, strict=True))
    for mugs in sorted(ways, reverse=True):
        yield assign_words(chair, view, ways[mugs], mugs), ways[mugs]


def assign_words(chair: Chair, view: View, step: AnyStep, mugs: int) -> str:
    """What an assignment does, and what it serves."""
    assert isinstance(step, Assign)
    return chair.say("choice-assign", mugs=mugs, **targeted(view, step.destroyed, step.doubled))
