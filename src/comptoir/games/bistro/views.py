"""What each seat knows, and the states that a view could be hiding."""

from functools import lru_cache
from operator import sub

from msgspec.structs import replace

from comptoir.core import game
from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.core.dice import Dice
from comptoir.games.bistro.actions import AnyStep, Dealt, See
from comptoir.games.bistro.chance import draw_glass
from comptoir.games.bistro.components import GLASSES, MIAMS, Components, Glass, Miam
from comptoir.games.bistro.rules.addition import ends_round
from comptoir.games.bistro.rules.end import ranks
from comptoir.games.bistro.state import Claim, Counts, Glasses, Phase, Setup, State, Verdict, change


class View(game.View, frozen=True):
    """The table as one seat sees it. No field can hold a glass or a Miam that this seat has not seen.

    ``chain``, ``claims`` and ``lookers`` are the public history of the turn, as in `State`.
    ``glass`` is the type of this turn's glass, for seats that have looked, and for all once it is ``shown``.
    ``danger`` lists, by seat, the types that end the round with one more glass.
    ``pile`` is the number of glasses that lie face down, without this turn's.
    """

    setup: Setup
    seat: Viewer
    phase: Phase
    awaited: tuple[Actor, ...]
    round: int
    due: Seat
    chain: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    lookers: tuple[Seat, ...]
    glass: Glass | None
    shown: bool
    verdict: Verdict | None
    named: Glass | None
    glasses: Glasses
    danger: tuple[tuple[Glass, ...], ...]
    pile: int
    my_miam: Miam | None
    has_miam: tuple[bool, ...]
    discarded: tuple[Miam, ...]
    additions: tuple[tuple[int, ...], ...]
    voids: int
    reason: str


def view(state: State, viewer: Viewer) -> View:
    """What ``viewer`` knows of ``state``.

    Raises:
        UnknownSeat: there is no such seat.
    """
    game.check_viewer(state, viewer)
    return View(
        setup=state.setup,
        seat=viewer,
        ranks=ranks(state) if state.phase == "over" else None,
        phase=state.phase,
        awaited=state.awaited,
        round=state.round,
        due=state.due,
        chain=state.chain,
        claims=state.claims,
        lookers=state.lookers,
        glass=state.glass if state.shown or viewer in state.lookers else None,
        shown=state.shown,
        verdict=state.verdict,
        named=state.named,
        glasses=state.glasses,
        danger=tuple([dangerous_types(counts, state.setup.components) for counts in state.glasses]),
        pile=pile(state),
        my_miam=None if viewer is None else state.miams[viewer],
        has_miam=tuple([miam is not None for miam in state.miams]),
        discarded=state.discarded,
        additions=state.additions,
        voids=state.voids,
        reason=state.reason,
    )


@lru_cache(maxsize=4096)
def dangerous_types(counts: Counts, figures: Components) -> tuple[Glass, ...]:
    """The types that end the round with one more glass, for a player with these counts."""
    return tuple([glass for glass in GLASSES if ends_round(change(counts, glass, 1), figures)])


def pile(state: State) -> int:
    """The number of glasses that can still be drawn."""
    return sum(state.unseen) - is_in_play(state.phase)


def is_in_play(phase: Phase) -> bool:
    """Whether this turn's glass has been drawn and not yet drunk."""
    return phase in ("claim", "look", "answer", "reveal", "miam-answer")


def hide(state: State, actor: Actor, step: AnyStep, viewer: Viewer) -> AnyStep:
    """The step as ``viewer`` knows it: only its owner sees a Miam, only the looker the glass looked at."""
    match step:
        case Dealt(seat) if seat != viewer:
            return Dealt(seat, None)
        case See() if state.phase == "look" and viewer != state.chain[-1]:
            return See(None)
        case _:
            return step


def determinize(view: View, rng: Dice) -> State:
    """A state that ``view`` could be hiding: all unseen glasses and Miams are equally likely."""
    state = State(
        setup=view.setup,
        phase=view.phase,
        awaited=view.awaited,
        round=view.round,
        due=view.due,
        chain=view.chain,
        claims=view.claims,
        lookers=view.lookers,
        glass=view.glass,
        shown=view.shown,
        verdict=view.verdict,
        named=view.named,
        glasses=view.glasses,
        unseen=count_face_down(view.setup.components, view.glasses),
        miams=imagined_miams(view, rng),
        discarded=view.discarded,
        additions=view.additions,
        voids=view.voids,
        reason=view.reason,
    )
    if state.lookers and state.glass is None:
        return replace(state, glass=draw_glass(state.unseen, rng))
    return state


@lru_cache(maxsize=1024)
def count_face_down(figures: Components, glasses: Glasses) -> Counts:
    """The counts of the glasses that are not among those face up."""
    return tuple(map(sub, figures.glasses, map(sum, zip(*glasses, strict=True))))


def imagined_miams(view: View, rng: Dice) -> tuple[Miam | None, ...]:
    """A Miam for every seat that has one; the viewer's own is the real one."""
    hidden = [miam for miam in MIAMS if miam != view.my_miam and miam not in view.discarded]
    rng.shuffle(hidden)
    return tuple(
        [
            view.my_miam if seat == view.seat else hidden.pop() if has else None
            for seat, has in enumerate(view.has_miam)
        ]
    )
