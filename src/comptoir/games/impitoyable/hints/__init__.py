"""Hints beside a decision, derived from the view alone."""

from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.actions import Name
from comptoir.games.impitoyable.hints.rehearsal import (
    Demands,
    Rehearsal,
    chance_above,
    demands_of_payday,
    rehearse,
)
from comptoir.games.impitoyable.rules.bids import total
from comptoir.games.impitoyable.views import View


class SkillHint(Struct, frozen=True):
    """An adventurer in hand, with the skill that counts now."""

    adventurer: Name
    skill: int


class SendHint(Struct, frozen=True, tag="send"):
    """Beside the choice of an adventurer to send: the skills, and what the next payday could cost."""

    crew: tuple[SkillHint, ...]
    payday: Rehearsal


class TakeHint(Struct, frozen=True, tag="take"):
    """Beside the choice of a card in a duel: what the next payday could cost with the market as it is."""

    payday: Rehearsal


class FieldHint(Struct, frozen=True):
    """A field that the player can buy: its cost, and the gain and loss of poker there.

    ``vulture``: the chance that the next payday demands more gold than would be left; ``None`` at
    the end of the game, because no payday follows.
    """

    to: int
    cost: int
    gain: int
    loss: int
    vulture: Fraction | None


class BuyHint(Struct, frozen=True, tag="buy"):
    """Beside a purchase: the fields that can be reached, and what the next payday could cost, if any."""

    fields: tuple[FieldHint, ...]
    payday: Rehearsal | None


class BidHint(Struct, frozen=True, tag="bid"):
    """Beside a bid: the sums that have been bid, ascending, and the number of players who bid later.

    ``payday``: what the next payday could cost without this bid.
    """

    sums: tuple[int, ...]
    after: int
    payday: Rehearsal


Hint: TypeAlias = SendHint | TakeHint | BuyHint | BidHint


def hints(view: View) -> Hint | None:
    """The hint for the viewer's decision, if there is one."""
    if view.seat is None or view.seat not in view.awaited:
        return None
    match view.phase:
        case "send":
            return SendHint(skills_of_crew(view), next_payday(view, view.seat))
        case "take":
            return TakeHint(next_payday(view, view.seat))
        case "buy":
            return buy_hint(view, view.seat, demands_of_payday(view, view.seat))
        case "last-buy":
            return buy_hint(view, view.seat, None)
        case "bid":
            sums = sorted(total(bid) for bid in view.bids if bid)
            return BidHint(tuple(sums), len(view.due) - 1, next_payday(view, view.seat))
        case _:
            return None


def skills_of_crew(view: View) -> tuple[SkillHint, ...]:
    """The viewer's adventurers with the skill that counts in this event."""
    assert view.card is not None
    strength = view.setup.strength[view.card.kind]
    return tuple([SkillHint(name, strength[name]) for name in view.my_crew or ()])


def next_payday(view: View, seat: Seat) -> Rehearsal:
    """What the next payday could cost the viewer."""
    return rehearse(demands_of_payday(view, seat), view.players[seat].gold)


def buy_hint(view: View, seat: Seat, demands: Demands | None) -> BuyHint:
    """The hint for a purchase, with the demands of the next payday, if one can follow."""
    figures, player = view.setup.components, view.players[seat]
    limit = figures.last_purchase if view.reason else figures.purchase
    most = min(limit, player.gold, figures.fields - player.hat)
    fields = [
        FieldHint(
            player.hat + number,
            number,
            *view.setup.moves[player.hat + number],
            chance_above(demands, player.gold - number) if demands is not None else None,
        )
        for number in range(1, most + 1)
    ]
    return BuyHint(tuple(fields), rehearse(demands, player.gold) if demands is not None else None)
