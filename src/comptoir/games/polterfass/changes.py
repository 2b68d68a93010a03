"""What each part of a story changes in a view, so that a page shows the table as far as it has been told."""

from msgspec.structs import replace

from comptoir.core.actors import Actor
from comptoir.core.game import Changes
from comptoir.core.steps import Event, Step
from comptoir.core.turns import put
from comptoir.games.polterfass.actions import (
    AllOrdered,
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
from comptoir.games.polterfass.components import Face
from comptoir.games.polterfass.rules.serving import cup_of
from comptoir.games.polterfass.state import Line
from comptoir.games.polterfass.views import View


def changes(view: View, actor: Actor, part: Step | Event) -> Changes:
    """The fields that a part of a story changes, with their new values."""
    match part:
        case First(seat):
            return {"innkeeper": seat}
        case RoundBegun(number, innkeeper):
            return {"round": number, "innkeeper": innkeeper, "my_order": None, "laid": None, **full_cup(view)}
        case RolledInVain():
            return full_cup(view)
        case Rolled(cup, faces):
            return {"faces": fallen(view, cup, faces), "cup": ""}
        case Order(cards) if actor == view.seat:
            return {"my_order": cards}
        case AllOrdered(laid):
            return {"laid": laid}
        case Roll(specials):
            return {"cup": cup_of(view.setup.barrels, view.faces, specials)}
        case Served(mugs):
            return {"pad": (*view.pad, new_line(view, mugs))}
        case Failed():
            return {"pad": (*view.pad, new_line(view, None))}
        case OrdersShown(orders, ordered):
            return {"shown": orders, "pad": (*view.pad[:-1], replace(view.pad[-1], ordered=ordered))}
        case Credited():
            return credit(view, part)
        case GameEnded(reason, ranks):
            return {"reason": reason, "ranks": ranks, "my_order": None, "laid": None}
        case _:
            return {}


def full_cup(view: View) -> Changes:
    """All barrels are in the cup, and none has fallen."""
    return {"faces": view.setup.all_lying, "cup": view.setup.barrels}


def fallen(view: View, cup: str, thrown: tuple[Face, ...]) -> tuple[Face, ...]:
    """What the barrels show after those in the cup have fallen."""
    faces = list(view.faces)
    for place, face in zip(view.setup.places_of(cup), thrown, strict=True):
        faces[place] = face
    return tuple(faces)


def new_line(view: View, served: int | None) -> Line:
    """A line of the pad on which only what was served is written so far."""
    return Line(view.innkeeper, served, 0, (0,) * len(view.totals))


def credit(view: View, credited: Credited) -> Changes:
    """A player's new total, also written on the pad."""
    line = view.pad[-1]
    return {
        "totals": put(view.totals, credited.seat, credited.total),
        "pad": (*view.pad[:-1], replace(line, mugs=put(line.mugs, credited.seat, credited.mugs))),
    }
