"""What each part of a story changes in a view, so that a page shows the table as far as it has been told."""

from comptoir.core.actors import Actor, Seat
from comptoir.core.game import Changes
from comptoir.core.steps import Event, Step
from comptoir.core.turns import put
from comptoir.games.bistro.actions import (
    Believe,
    Dealt,
    Doubt,
    Drawn,
    Drunk,
    First,
    GameEnded,
    Given,
    GlassShown,
    MiamShown,
    Name,
    Offer,
    Paid,
    Pays,
    Poured,
    RoundBegun,
    RoundVoid,
    Seen,
)
from comptoir.games.bistro.components import Glass
from comptoir.games.bistro.rules.set_up import NO_GLASSES
from comptoir.games.bistro.state import Claim, Glasses, change_at
from comptoir.games.bistro.views import View, dangers, no_danger


def changes(view: View, actor: Actor, part: Step | Event) -> Changes:
    """The fields that a part of a story changes, with their new values."""
    match part:
        case First(seat):
            return new_turn(seat)
        case RoundBegun():
            return begin_round(view, part)
        case Dealt(seat, miam):
            known = {"my_miam": miam} if seat == view.seat else {}
            return {"has_miam": put(view.has_miam, seat, True), **known}
        case Poured(seat, glass):
            return {**set_down(view, seat, glass), "pile": view.pile - 1}
        case Drawn(seat):
            return {**new_turn(seat), "pile": view.pile - 1}
        case Seen(seat, glass):
            return {"lookers": (*view.lookers, seat), "glass": glass or view.glass}
        case Offer(to, glass, claimed):
            return {"chain": (*view.chain, to), "claims": (*view.claims, Claim(glass, claimed))}
        case Believe() | Doubt() | Name():
            return judge(view, part)
        case GlassShown(glass):
            return {"glass": glass, "shown": True}
        case MiamShown(miam, owner):
            own = {"my_miam": None} if owner == view.seat else {}
            discarded = (*view.discarded, miam)
            return {"has_miam": put(view.has_miam, owner, False), "discarded": discarded, **own}
        case Drunk(seat, glass, off_the_pile):
            return {**set_down(view, seat, glass), "pile": view.pile - off_the_pile}
        case Given(giver, to, glass):
            left = change_at(view.glasses, giver, glass, -1)
            return show_glasses(view, change_at(left, to, glass, 1))
        case Pays(seat):
            return {"due": seat, "voids": 0, "danger": no_danger(view.setup.seats)}
        case Paid(seat, symbols):
            return {"additions": put(view.additions, seat, (*view.additions[seat], symbols))}
        case RoundVoid(_, number):
            return {"voids": number, "danger": no_danger(view.setup.seats)}
        case GameEnded(reason, ranks):
            return {"reason": reason, "ranks": ranks}
        case _:
            return {}


def begin_round(view: View, begun: RoundBegun) -> Changes:
    """All glasses are face down again; if the Miams are dealt again, nobody has one yet."""
    seats, figures = view.setup.seats, view.setup.components
    collected = {"my_miam": None, "has_miam": (False,) * seats, "discarded": ()} if begun.dealing else {}
    return {
        **new_turn(begun.starter),
        **show_glasses(view, (NO_GLASSES,) * seats),
        "round": begun.number,
        "pile": sum(figures.glasses),
        **collected,
    }


def new_turn(starter: Seat) -> Changes:
    """Nothing is known or said of the next glass."""
    return {
        "chain": (starter,),
        "claims": (),
        "lookers": (),
        "glass": None,
        "shown": False,
        "verdict": None,
        "named": None,
    }


def judge(view: View, answer: Believe | Doubt | Name) -> Changes:
    """What the receiver says of the glass; what it says of a Miam is not kept."""
    if view.shown:
        return {}
    if isinstance(answer, Name):
        return {"verdict": "name", "named": answer.glass}
    return {"verdict": "believe" if isinstance(answer, Believe) else "doubt"}


def set_down(view: View, seat: Seat, glass: Glass) -> Changes:
    """One glass more stands before a player."""
    return show_glasses(view, change_at(view.glasses, seat, glass, 1))


def show_glasses(view: View, glasses: Glasses) -> Changes:
    """The glasses, and the types that have become dangerous with them."""
    return {"glasses": glasses, "danger": dangers(glasses, view.setup.components)}
