"""What may be shown beside a decision, worked out from the view alone."""

from typing import TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.actions import Name
from comptoir.games.impitoyable.rules.bids import total
from comptoir.games.impitoyable.views import View


class SkillHint(Struct, frozen=True):
    """An adventurer in hand, and the skill that counts now."""

    adventurer: Name
    skill: int


class SendHint(Struct, frozen=True, tag="send"):
    """Beside the choice of whom to send: what each can do."""

    crew: tuple[SkillHint, ...]


class FieldHint(Struct, frozen=True):
    """A field that could be bought: what it costs, and what poker would win and cost there."""

    to: int
    cost: int
    gain: int
    loss: int


class BuyHint(Struct, frozen=True, tag="buy"):
    """Beside a purchase: each field that can be reached."""

    fields: tuple[FieldHint, ...]


class BidHint(Struct, frozen=True, tag="bid"):
    """Beside a bid: the sums that have been bid, ascending, and how many still bid afterwards."""

    sums: tuple[int, ...]
    after: int


Hint: TypeAlias = SendHint | BuyHint | BidHint


def hints(view: View) -> Hint | None:
    """The hint for the decision that the viewer may take, if any."""
    if view.seat is None or view.seat not in view.awaited:
        return None
    match view.phase:
        case "send":
            return send_hint(view)
        case "buy" | "last-buy":
            return buy_hint(view, view.seat)
        case "bid":
            sums = sorted(total(bid) for bid in view.bids if bid)
            return BidHint(tuple(sums), len(view.due) - 1)
        case _:
            return None


def send_hint(view: View) -> SendHint:
    """What each adventurer can do in this event."""
    assert view.card is not None
    strength = view.setup.strength[view.card.kind]
    return SendHint(tuple([SkillHint(name, strength[name]) for name in view.my_crew or ()]))


def buy_hint(view: View, seat: Seat) -> BuyHint:
    """The fields ahead."""
    figures, player = view.setup.components, view.players[seat]
    limit = figures.last_purchase if view.reason else figures.purchase
    most = min(limit, player.gold, figures.fields - player.hat)
    return BuyHint(
        tuple([FieldHint(player.hat + n, n, *view.setup.moves[player.hat + n]) for n in range(1, most + 1)])
    )
