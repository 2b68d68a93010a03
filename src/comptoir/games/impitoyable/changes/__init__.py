"""What each part of a story changes in a view, so that a page shows the table as far as it has been told."""

from comptoir.core.actors import Actor, Seat
from comptoir.core.game import Changes
from comptoir.core.steps import Event, Step
from comptoir.core.turns import put
from comptoir.games.impitoyable.actions import (
    AdventurerShown,
    AuctionBegun,
    Bid,
    BidReturned,
    Bought,
    Buy,
    ColumnEmpty,
    Dealt,
    DiscardsShuffled,
    DuelWon,
    EndNear,
    EventsShuffled,
    First,
    GameEnded,
    GoldWon,
    HatMoved,
    Hire,
    Hired,
    HoleFilled,
    IouPaid,
    IouTaken,
    IouTurned,
    JobDone,
    Killed,
    Laid,
    NotHired,
    Offered,
    Passed,
    Returned,
    Rolled,
    Send,
    Take,
    TurnBegun,
    Turned,
    UndertakerWalked,
    Unpaid,
    VultureCame,
)
from comptoir.games.impitoyable.changes import auctions, crews, ious, payday
from comptoir.games.impitoyable.changes.players import edit_player
from comptoir.games.impitoyable.rules.set_up import add_adventurers
from comptoir.games.impitoyable.state import remove_item
from comptoir.games.impitoyable.views import View


def changes(view: View, actor: Actor, part: Step | Event) -> Changes:
    """The fields that a part of a story changes, with their new values."""
    match part:
        # The set-up
        case First(seat):
            return {"active": seat, "draft": int(view.setup.options.draft)}
        case Dealt(seat, name):
            return {**crews.join(view, seat, name), "deck": view.deck - 1}
        # The event
        case TurnBegun(seat):
            return {"active": seat, "draft": 0}
        case EventsShuffled():
            return {"events": view.setup.cards}
        case Turned(card):
            sent = crews.summon(view) if card.kind != "duel" else {}
            return {"card": card, "events": remove_item(view.events, card), **sent}
        case UndertakerWalked(step, steps):
            sent = crews.summon(view) if step < steps else {}
            return {"undertaker": step, **sent}
        case Send(name) if actor == view.seat:
            return {"sent": put(view.sent, view.seat, name)}
        case AdventurerShown(seat, name):
            return {"sent": put(view.sent, seat, name)}
        case Killed(seat, name) | JobDone(seat, name):
            return crews.discard(view, seat, name)
        case Returned(seat):
            return crews.put_away(view, seat)
        # Gold rush, duel and poker
        case GoldWon(seat, _, gold):
            return edit_player(view, seat, gold=gold)
        case DuelWon(seat, number):
            return {"due": view.due + (seat,) * number}
        case Take(slot):
            return {"slot": view.setup.index[slot]}
        case IouTaken():
            return ious.take(view, part)
        case HoleFilled(hole, card):
            return ious.fill(view, hole, card)
        case HatMoved():
            return payday.move_hat(view, part)
        # Fame
        case Buy() if view.reason:
            return payday.ask_buyers(view, view.due[1:])
        case Bought(seat, _, gold):
            return edit_player(view, seat, gold=gold)
        # Recruiting
        case DiscardsShuffled(number):
            return {"deck": number, "discards": (), "fresh": False}
        case Offered(name):
            return {"deck": view.deck - 1, "offer": (*view.offer, name)}
        case AuctionBegun(seat, _, draft):
            return {"due": view.setup.clockwise_from[seat], "draft": draft}
        case Bid(bid) if isinstance(actor, Seat):
            return {**ious.take_from_hand(view, actor, bid), **auctions.bid(view, actor, bid)}
        case Passed(seat):
            return auctions.bid(view, seat, ())
        case Hire(name) if isinstance(actor, Seat):
            return auctions.hire(view, actor, name)
        case Hired(seat, name):
            return auctions.hire(view, seat, name)
        case Laid(seat, slots):
            return {**ious.lay(view, seat, len(slots)), **auctions.settle(view, seat, view.due[1:])}
        case BidReturned(seat, bid):
            return {**ious.put_in_hand(view, seat, bid), **auctions.settle(view, seat, ())}
        case NotHired(name):
            discards = add_adventurers(view.setup, view.discards, name)
            return {"offer": remove_item(view.offer, name), "discards": discards}
        # Payday and the end
        case Rolled(column):
            return payday.roll(view, column)
        case IouTurned(slot):
            return {**ious.remove(view, slot), "slot": 0}
        case IouPaid(seat, iou, _, gold) | Unpaid(seat, iou, _, gold):
            return ious.put_in_hand(view, seat, (iou,), gold=gold)
        case ColumnEmpty():
            return payday.end_payday(view)
        case VultureCame(seat, vultures):
            return edit_player(view, seat, vultures=vultures)
        case EndNear(reason):
            return payday.near_end(view, reason)
        case GameEnded(reason, ranks):
            return {"reason": reason, "ranks": ranks}
        case _:
            return {}
