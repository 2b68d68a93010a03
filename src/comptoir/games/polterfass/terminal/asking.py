"""What the table waits for, what the reader is asked, and what can be chosen."""

from collections.abc import Iterator, Sequence

from comptoir.core.terminal import Question, Reader, say_awaited
from comptoir.games.polterfass.actions import AnyStep, Assign, Close, Roll
from comptoir.games.polterfass.components import Face
from comptoir.games.polterfass.hints import AssignHint, RollHint, ServingHint, hints
from comptoir.games.polterfass.sentences import name_barrels, name_targets
from comptoir.games.polterfass.views import View


def waits(reader: Reader, view: View) -> str:
    """What the table waits for, and from whom; if it waits for the reader, a question."""
    if reader.seat in view.awaited:
        return reader.say(f"ask-{view.phase}", cards=cards_of(view))
    return say_awaited(reader, f"waits-{view.phase}", view.awaited, view.innkeeper)


def cards_of(view: View) -> str:
    """The cards that every guest has: ``0 1 2 3``."""
    return " ".join(map(str, view.setup.components.cards))


def ask(reader: Reader, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
    """Cards to lay, whether to roll on, or what to destroy and to double."""
    return Question(
        waits(reader, view), reader.say(f"type-{view.phase}"), tuple(choices(reader, view, legal))
    )


def choices(reader: Reader, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """The innkeeper's choices. Orders are not numbered, because a bare number means a card."""
    match hints(view):
        case ServingHint(rolls=rolls):
            yield reader.say("choice-close"), Close()
            yield from ((roll_words(reader, view, roll), Roll(roll.specials)) for roll in rolls)
        case AssignHint(served):
            yield from totals(reader, view, legal, served)
        case _:
            return


def roll_words(reader: Reader, view: View, roll: RollHint) -> str:
    """Rolling on, perhaps with specials, named by what they show and by their letters."""
    showing = faces_by_letter(view)
    specials = name_barrels(showing[barrel] for barrel in roll.specials)
    picked, letters = len(roll.specials), reader.write_list(roll.specials)
    return reader.say("choice-roll", thrown=roll.thrown, picked=picked, specials=specials, letters=letters)


def totals(
    reader: Reader, view: View, legal: Sequence[AnyStep], served: Sequence[int]
) -> Iterator[tuple[str, AnyStep]]:
    """One assignment for each total, the highest first: only the total counts at the bill."""
    ways = dict(zip(served, legal, strict=True))
    for mugs in sorted(ways, reverse=True):
        yield assign_words(reader, view, ways[mugs], mugs), ways[mugs]


def assign_words(reader: Reader, view: View, step: AnyStep, mugs: int) -> str:
    """What an assignment does, and the mugs that it serves."""
    assert isinstance(step, Assign)
    targets = name_targets(faces_by_letter(view), step.destroyed, step.doubled)
    return reader.say("choice-assign", mugs=mugs, **targets)


def faces_by_letter(view: View) -> dict[str, Face]:
    """What each barrel shows."""
    return dict(zip(view.setup.barrels, view.faces, strict=True))
