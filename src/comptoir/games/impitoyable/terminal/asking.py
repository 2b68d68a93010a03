"""What the table waits for, what the reader is asked, and what can be chosen."""

from collections.abc import Iterator, Sequence

from comptoir.core.actors import Seat
from comptoir.core.terminal import Chair, Question, name_awaited
from comptoir.games.impitoyable.actions import AnyStep, Bid, Hire, Iou, Name, Place, Send, Slot, Take
from comptoir.games.impitoyable.components import SKILLS
from comptoir.games.impitoyable.rules.bids import total
from comptoir.games.impitoyable.terminal.words import called, owner, place, places, value
from comptoir.games.impitoyable.views import View


def waits(chair: Chair, view: View) -> str:
    """Whom the table waits for, and for what; a question if it is the reader."""
    if view.seat is not None and view.seat in view.awaited:
        return asked(chair, view, view.seat)
    return name_awaited(chair, f"waits-{view.phase}", view.awaited)


def asked(chair: Chair, view: View, seat: Seat) -> str:
    """The question to the reader."""
    match view.phase:
        case "send":
            assert view.card is not None
            return chair.say("ask-send", kind=view.card.kind)
        case "take":
            return chair.say("ask-take", number=view.due.count(seat))
        case "buy" | "last-buy":
            player = view.players[seat]
            most = most_bought(view, seat)
            return chair.say(f"ask-{view.phase}", most=most, gold=player.gold, field=player.hat)
        case "bid":
            sums = sorted(total(bid) for bid in view.bids if bid)
            most = view.setup.components.bid
            return chair.say("ask-bid", sums=chair.listed(sums), number=len(sums), most=most)
        case "place":
            return chair.say("ask-place", slots=places(next_slots(view, seat)))
        case _:
            return chair.say(f"ask-{view.phase}")


def most_bought(view: View, seat: Seat) -> int:
    """How many fields the reader can buy."""
    figures, player = view.setup.components, view.players[seat]
    limit = figures.purchase if view.reason is None else figures.last_purchase
    return min(limit, player.gold, figures.fields - player.hat)


def next_slots(view: View, seat: Seat) -> Sequence[Slot]:
    """Where the reader's bid goes."""
    first = len(view.market)
    return view.setup.slots[first : first + len(view.bids[seat] or ())]


def ask(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
    """Whom to send or hire, what to bid and where to lay it, what to take, how much fame to buy."""
    return Question(waits(chair, view), typing(chair, view, legal), tuple(choices(chair, view, legal)))


def typing(chair: Chair, view: View, legal: Sequence[AnyStep]) -> str:
    """What can be typed, where it helps by an example."""
    match legal[-1]:
        case Take(slot):
            return chair.say("type-take", example=place(slot))
        case Bid() | Place():
            return chair.say(f"type-{view.phase}", example=example(view, legal))
        case _:
            return chair.say(f"type-{view.phase}", most=len(legal) - 1)


def example(view: View, legal: Sequence[AnyStep]) -> str:
    """IOUs as they may be typed, one's own by their values: ``3 1 b0``."""
    step = legal[len(legal) // 2]
    assert isinstance(step, Bid | Place)
    return " ".join(typed(view, iou) for iou in step.ious or ())


def typed(view: View, iou: Iou) -> str:
    """An IOU for short."""
    return str(value(iou)) if owner(iou) == view.seat else iou


def choices(chair: Chair, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """Adventurers, and orders to lay a bid down; the rest is typed."""
    for step in legal:
        match step:
            case Send(str(name)):
                yield send_choice(chair, view, name), step
            case Hire(name):
                yield (
                    chair.say("choice-adventurer", adventurer=called(name), **skills(view, name)),
                    step,
                )
            case Place(tuple(ious)):
                yield " ".join(ious), step
            case _:
                return


def send_choice(chair: Chair, view: View, name: Name) -> str:
    """Somebody who can be sent, the skill that counts in front."""
    assert view.card is not None
    kind, known = view.card.kind, skills(view, name)
    skill = chair.say(f"skill-{kind}")
    return chair.say("choice-send", adventurer=called(name), skill=skill, value=known[kind], **known)


def skills(view: View, name: Name) -> dict[str, int]:
    """The skills of an adventurer, by name."""
    return {skill: view.setup.strength[skill][name] for skill in SKILLS}
