"""What each seat knows, and random states that agree with it."""

from typing import cast

from comptoir.core import game
from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.core.dice import Dice
from comptoir.games.encanteur.actions import AnyStep, Discard, Slate
from comptoir.games.encanteur.components import Client, Fish
from comptoir.games.encanteur.rules.end import ranks
from comptoir.games.encanteur.rules.evening import cards_in_bank
from comptoir.games.encanteur.state import Awaiting, Counts, House, Setup, State, fish_in_play


class View(game.View, frozen=True):
    """What one viewer knows: everything that lies open, as in `State`, and the viewer's own set.

    ``platter_cards`` are those still in the bank. ``my_set`` is the set that this seat has kept.
    ``memory`` holds, by seat, the fish sold without revealing a card: they are not in that seat's
    set. Everybody saw this, but nothing on the table shows it any more.
    """

    setup: Setup
    seat: Viewer
    phase: Awaiting
    awaited: tuple[Actor, ...]
    day: int
    auctioneer: Seat
    removed: Client | None
    houses: tuple[House, ...]
    pool: Counts
    coming: int
    lot: Slate | None
    next_lot: Slate | None
    unsold: tuple[Slate, ...]
    price: int
    holder: Seat | None
    due: tuple[Seat, ...]
    place: int
    idle: int
    my_set: tuple[Fish, ...] | None
    revealed: tuple[tuple[Fish, ...], ...]
    memory: tuple[tuple[Fish, ...], ...] | None
    platters: tuple[int, ...]
    platter_cards: int
    reason: str


def view(state: State, viewer: Viewer) -> View:
    """What ``viewer`` knows of ``state``.

    Raises:
        UnknownSeat: the seat is out of range.
    """
    game.check_viewer(state, viewer)
    return View(
        setup=state.setup,
        seat=viewer,
        ranks=ranks(state) if state.phase == "over" else None,
        phase=cast("Awaiting", state.phase),  # views are taken only when somebody has to act
        awaited=state.awaited,
        day=state.day,
        auctioneer=state.auctioneer,
        removed=state.removed,
        houses=state.houses,
        pool=state.pool,
        coming=state.coming,
        lot=state.lot,
        next_lot=state.next_lot,
        unsold=state.unsold,
        price=state.price,
        holder=state.holder,
        due=state.due,
        place=state.place,
        idle=state.idle,
        my_set=None if viewer is None else state.sets[viewer],
        revealed=state.revealed,
        memory=state.sold,
        platters=state.platters,
        platter_cards=cards_in_bank(state),
        reason=state.reason,
    )


def hide(state: State, actor: Actor, step: AnyStep, viewer: Viewer) -> AnyStep:
    """The step as ``viewer`` hears it: only the owner hears which cards are put away."""
    return Discard(None) if isinstance(step, Discard) and actor != viewer else step


def determinize(view: View, rng: Dice) -> State:
    """A random state that ``view`` could be hiding: the others' sets agree with what they have sold."""
    assert view.memory is not None, "states are drawn from views with memory"
    return State(
        setup=view.setup,
        phase=view.phase,
        awaited=view.awaited,
        day=view.day,
        auctioneer=view.auctioneer,
        removed=view.removed,
        houses=view.houses,
        pool=view.pool,
        coming=view.coming,
        lot=view.lot,
        next_lot=view.next_lot,
        unsold=view.unsold,
        price=view.price,
        holder=view.holder,
        due=view.due,
        place=view.place,
        idle=view.idle,
        sets=imagine_sets(view, view.memory, rng),
        revealed=view.revealed,
        sold=view.memory,
        platters=view.platters,
        reason=view.reason,
    )


def imagine_sets(
    view: View, sold: tuple[tuple[Fish, ...], ...], rng: Dice
) -> tuple[tuple[Fish, ...] | None, ...]:
    """The viewer's own set, and a random one for everybody else who has chosen."""
    return tuple(
        view.my_set
        if seat == view.seat
        else imagine_set(view, view.revealed[seat], sold[seat], rng)
        if has_set(view, seat)
        else None
        for seat in range(view.setup.seats)
    )


def has_set(view: View, seat: Seat) -> bool:
    """Whether this seat has put cards away, which everybody can see."""
    if view.phase == "discard":
        return seat not in view.awaited
    return view.day > 0


def imagine_set(
    view: View, revealed: tuple[Fish, ...], sold: tuple[Fish, ...], rng: Dice
) -> tuple[Fish, ...]:
    """A random set with all revealed fish, and without fish that were sold but not revealed."""
    fish = fish_in_play(view.removed)
    open_fish = [one for one in fish if one not in revealed and one not in sold]
    hidden = len(fish) - view.setup.components.discards - len(revealed)
    kept = {*revealed, *rng.sample(open_fish, hidden)}
    return tuple([one for one in fish if one in kept])
