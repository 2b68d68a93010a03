"""What may be shown beside a decision, worked out from the view alone."""

from fractions import Fraction
from typing import TypeAlias

from msgspec import Struct

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.actions import Name
from comptoir.games.impitoyable.hints.rehearsal import Law, Rehearsal, chance_above, law_of_payday, rehearsed
from comptoir.games.impitoyable.rules.bids import total
from comptoir.games.impitoyable.views import View


class SkillHint(Struct, frozen=True):
    """An adventurer in hand, and the skill that counts now."""

    adventurer: Name
    skill: int


class SendHint(Struct, frozen=True, tag="send"):
    """Beside the choice of whom to send: what each can do, and what the next payday could cost."""

    crew: tuple[SkillHint, ...]
    payday: Rehearsal


class TakeHint(Struct, frozen=True, tag="take"):
    """Beside the choice of a card in a duel: what the next payday could cost as things lie."""

    payday: Rehearsal


class FieldHint(Struct, frozen=True):
    """A field that could be bought: what it costs, and what poker would win and cost there.

    ``vulture``: the chance that the next payday asks more than what is then left; ``None`` at the
    end of the game, when there is none.
    """

    to: int
    cost: int
    gain: int
    loss: int
    vulture: Fraction | None


class BuyHint(Struct, frozen=True, tag="buy"):
    """Beside a purchase: each field that can be reached, and what a payday that may follow could cost."""

    fields: tuple[FieldHint, ...]
    payday: Rehearsal | None


class BidHint(Struct, frozen=True, tag="bid"):
    """Beside a bid: the sums that have been bid, ascending, and how many still bid afterwards.

    ``payday``: what the next one could cost without this bid.
    """

    sums: tuple[int, ...]
    after: int
    payday: Rehearsal


Hint: TypeAlias = SendHint | TakeHint | BuyHint | BidHint


def hints(view: View) -> Hint | None:
    """The hint for the decision that the viewer may take, if any."""
    if view.seat is None or view.seat not in view.awaited:
        return None
    match view.phase:
        case "send":
            return SendHint(skills_of_crew(view), next_payday(view, view.seat))
        case "take":
            return TakeHint(next_payday(view, view.seat))
        case "buy":
            return buy_hint(view, view.seat, law_of_payday(view, view.seat))
        case "last-buy":
            return buy_hint(view, view.seat, None)
        case "bid":
            sums = sorted(total(bid) for bid in view.bids if bid)
            return BidHint(tuple(sums), len(view.due) - 1, next_payday(view, view.seat))
        case _:
            return None


def skills_of_crew(view: View) -> tuple[SkillHint, ...]:
    """What each of the viewer's adventurers can do in this event."""
    assert view.card is not None
    strength = view.setup.strength[view.card.kind]
    return tuple([SkillHint(name, strength[name]) for name in view.my_crew or ()])


def next_payday(view: View, seat: Seat) -> Rehearsal:
    """What the next payday could cost the viewer."""
    return rehearsed(law_of_payday(view, seat), view.players[seat].gold)


def buy_hint(view: View, seat: Seat, law: Law | None) -> BuyHint:
    """The fields ahead, up to the last one that can be bought."""
    figures, player = view.setup.components, view.players[seat]
    limit = figures.last_purchase if view.reason else figures.purchase
    most = min(limit, player.gold, figures.fields - player.hat)
    fields = [
        FieldHint(
            player.hat + number,
            number,
            *view.setup.moves[player.hat + number],
            chance_above(law, player.gold - number) if law is not None else None,
        )
        for number in range(1, most + 1)
    ]
    return BuyHint(tuple(fields), rehearsed(law, player.gold) if law is not None else None)
