"""What the table waits for; the question to the reader, and the choices."""

from collections.abc import Iterator, Sequence

from comptoir.core.actors import Seat
from comptoir.core.terminal import Question, Reader, say_awaited
from comptoir.games.impitoyable.actions import AnyStep, Bid, Hire, Iou, Name, Place, Send, Slot, Take
from comptoir.games.impitoyable.components import SKILLS
from comptoir.games.impitoyable.rules.bids import total
from comptoir.games.impitoyable.rules.set_up import owner, worth
from comptoir.games.impitoyable.sentences.names import name_adventurer, write_slot, write_slots
from comptoir.games.impitoyable.views import View


def waits(reader: Reader, view: View) -> str:
    """What the table waits for, and from whom; a question if it waits for the reader."""
    if view.seat is not None and view.seat in view.awaited:
        return question(reader, view, view.seat)
    return say_awaited(reader, f"waits-{view.phase}", view.awaited)


def question(reader: Reader, view: View, seat: Seat) -> str:
    match view.phase:
        case "send":
            assert view.card is not None
            return reader.say("ask-send", kind=view.card.kind)
        case "take":
            return reader.say("ask-take", number=view.due.count(seat))
        case "buy" | "last-buy":
            player = view.players[seat]
            most = most_bought(view, seat)
            return reader.say(f"ask-{view.phase}", most=most, gold=player.gold, field=player.hat)
        case "bid":
            sums = sorted(total(bid) for bid in view.bids if bid)
            most = view.setup.components.bid
            return reader.say("ask-bid", sums=reader.write_list(sums), number=len(sums), most=most)
        case "place":
            return reader.say("ask-place", slots=write_slots(next_slots(view, seat)))
        case _:
            return reader.say(f"ask-{view.phase}")


def most_bought(view: View, seat: Seat) -> int:
    """The most fields that the reader can buy."""
    figures, player = view.setup.components, view.players[seat]
    limit = figures.purchase if view.reason is None else figures.last_purchase
    return min(limit, player.gold, figures.fields - player.hat)


def next_slots(view: View, seat: Seat) -> Sequence[Slot]:
    """The slots for the reader's bid."""
    first = len(view.market)
    return view.setup.slots[first : first + len(view.bids[seat] or ())]


def ask(reader: Reader, view: View, legal: Sequence[AnyStep]) -> Question[AnyStep]:
    """The question to the reader, how to type an answer, and the choices."""
    return Question(waits(reader, view), typing(reader, view, legal), tuple(choices(reader, view, legal)))


def typing(reader: Reader, view: View, legal: Sequence[AnyStep]) -> str:
    """What can be typed, with an example where it helps."""
    match legal[-1]:
        case Take(slot):
            return reader.say("type-take", example=write_slot(slot))
        case Bid() | Place():
            return reader.say(f"type-{view.phase}", example=example(view, legal))
        case _:
            return reader.say(f"type-{view.phase}", most=len(legal) - 1)


def example(view: View, legal: Sequence[AnyStep]) -> str:
    """IOUs as they may be typed, the reader's own without a colour: ``3 1 b0``."""
    step = legal[len(legal) // 2]
    assert isinstance(step, Bid | Place)
    return " ".join(shorten(view, iou) for iou in step.ious or ())


def shorten(view: View, iou: Iou) -> str:
    """An IOU, without its colour if it is the reader's own."""
    return str(worth(iou)) if owner(iou) == view.seat else iou


def choices(reader: Reader, view: View, legal: Sequence[AnyStep]) -> Iterator[tuple[str, AnyStep]]:
    """Adventurers, and orders of a bid; other answers are typed."""
    for step in legal:
        match step:
            case Send(str(name)):
                yield send_choice(reader, view, name), step
            case Hire(name):
                yield (
                    reader.say("choice-adventurer", adventurer=name_adventurer(name), **skills(view, name)),
                    step,
                )
            case Place(tuple(ious)):
                yield " ".join(ious), step
            case _:
                return


def send_choice(reader: Reader, view: View, name: Name) -> str:
    """An adventurer to send, with the skill that counts in front."""
    assert view.card is not None
    kind, known = view.card.kind, skills(view, name)
    skill = reader.say(f"skill-{kind}")
    return reader.say(
        "choice-send", adventurer=name_adventurer(name), skill=skill, value=known[kind], **known
    )


def skills(view: View, name: Name) -> dict[str, int]:
    """The skills of an adventurer, by name."""
    return {skill: view.setup.strength[skill][name] for skill in SKILLS}
