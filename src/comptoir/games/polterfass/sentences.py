"""What is said of each part of a story."""

from collections.abc import Iterable, Mapping, Sequence

from comptoir.core.actors import Actor, Seat
from comptoir.core.sentences import Arguments, Item, Player, Sentence, Sentences
from comptoir.core.setups import Setup
from comptoir.core.steps import Event, Step, Story
from comptoir.games.polterfass.actions import (
    AllOrdered,
    Assign,
    Close,
    Counted,
    Credited,
    Failed,
    First,
    GameEnded,
    Order,
    OrdersShown,
    Roll,
    Rolled,
    RolledInVain,
    RoundBegun,
    Served,
)
from comptoir.games.polterfass.components import DESTROY, DOUBLE, Card, Components, Face, Options


def sentences(actor: Actor, story: Story, setup: Setup[Options, Components]) -> Sentences:
    """The sentences of a story, by part."""
    return tuple((sentence(part, actor, story, setup.components),) for part in story)


def sentence(part: Step | Event, actor: Actor, story: Story, figures: Components) -> Sentence:
    """What is said of a part of a story, in the order of the rules."""
    player = actor if isinstance(actor, Seat) else None
    match part:
        case First(seat):
            return Sentence("step-first", seat)
        case RoundBegun(number, starter):
            return Sentence("event-round", starter, {"number": number}, tone="heading")
        case Rolled(cup, faces):
            return Sentence("step-rolled", arguments=fall(cup, faces))
        case RolledInVain():
            return Sentence("event-in-vain", tone="quiet")
        case Order(cards):
            return Sentence("step-order", player, ordered(cards or ()), tone="quiet")
        case AllOrdered(laid):
            return Sentence("event-all-ordered", arguments=guests_by_cards(laid))
        case Close():
            return Sentence("step-close", player)
        case Roll(specials):
            return Sentence("step-roll", player, {"picked": len(specials)})
        case Failed():
            innkeeper = innkeeper_of(story)
            return Sentence("event-failed", innkeeper, sad=innkeeper)
        case Assign(destroyed, doubled):
            return Sentence("step-assign", player, name_targets(counted_in(story), destroyed, doubled))
        case Counted(_, face, effect, mugs):
            return Sentence(f"event-counted.{effect}", arguments={"face": face, "mugs": mugs}, tone="quiet")
        case Served(mugs):
            return Sentence("event-served", innkeeper_of(story), {"mugs": mugs})
        case OrdersShown(_, mugs):
            return Sentence("event-orders-shown", arguments={"mugs": mugs})
        case Credited():
            return line_of_the_bill(part)
        case GameEnded(reason, _):
            last = {"target": figures.target, "number": figures.last_round}
            return Sentence(f"event-ended.{reason}", arguments=last, tone="heading")
        case _:
            raise TypeError(f"nothing to say of {part!r}")


# --- What other parts of the story say ----------------------------------------------


def innkeeper_of(story: Story) -> Seat:
    """The innkeeper, whose line of the bill comes last."""
    return next(part.seat for part in reversed(story) if isinstance(part, Credited))


def counted_in(story: Story) -> dict[str, Face]:
    """What the standing number barrels show."""
    return {part.barrel: part.face for part in story if isinstance(part, Counted)}


# --- Longer sentences -------------------------------------------------------------


def fall(cup: str, faces: Sequence[Face]) -> Arguments:
    """How many barrels were thrown, how many stand, and what these show."""
    standing = [face for face in faces if face]
    return {"thrown": len(cup), "standing": len(standing), "faces": name_barrels(standing)}


def ordered(cards: Sequence[Card]) -> Arguments:
    """The cards of an order, as far as the viewer may know them, and their sum."""
    return {"cards": "+".join(map(str, cards)), "mugs": sum(cards)}


def guests_by_cards(laid: Sequence[int]) -> Arguments:
    """The guests with one card, and those with two."""
    singles, pairs = (
        tuple(Player(seat) for seat, cards in enumerate(laid) if cards == number) for number in (1, 2)
    )
    return {"singles": len(singles), "pairs": len(pairs), "with-one": singles, "with-two": pairs}


def line_of_the_bill(credit: Credited) -> Sentence:
    """What a player gets or loses, and why."""
    seat, mugs = credit.seat, credit.mugs
    return Sentence(
        f"event-credited.{credit.why}",
        seat,
        {"mugs": abs(mugs), "total": with_minus(credit.total)},
        tone="plain" if mugs else "quiet",
        glad=seat if mugs > 0 else None,
        sad=seat if mugs < 0 else None,
    )


def name_targets(showing: Mapping[str, Face], destroyed: str, doubled: str) -> Arguments:
    """An assignment: the number of barrels to destroy and to double, and what they show."""
    return {
        "destroys": len(destroyed),
        "destroyed": name_barrels(map(showing.__getitem__, destroyed)),
        "doubles": len(doubled),
        "doubled": name_barrels(map(showing.__getitem__, doubled)),
    }


# --- Names ------------------------------------------------------------------------


def name_barrels(faces: Iterable[Face]) -> tuple[Item, ...]:
    """Barrels by what they show: ``9, 4 and double``."""
    effects = {DOUBLE: Sentence("barrel-double"), DESTROY: Sentence("barrel-destroy")}
    return tuple(effects.get(face, face) for face in faces)


def with_minus(number: int) -> str:
    """A number with a typographic minus."""
    return str(number).replace("-", "−")
