"""What each seat knows; `imagine` draws random states that agree with a view."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from msgspec import Struct

from comptoir.core import game
from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.games.impitoyable.actions import AnyStep, Card, Dealt, Iou, Name, Place, Reason, See, Send
from comptoir.games.impitoyable.rules.end import ranks
from comptoir.games.impitoyable.rules.ledger import Known, Members, deduce
from comptoir.games.impitoyable.state import (
    Awaiting,
    Counts,
    Player,
    Proof,
    Setup,
    Slip,
    State,
    change_counts,
    list_ious,
)

# --- What a view holds --------------------------------------------------------


class Seated(Struct, frozen=True, gc=False):
    """What everybody sees of a player; ``adventurers`` and ``ious`` are the numbers in hand."""

    gold: int
    hat: int
    vultures: int
    adventurers: int
    ious: int


class Lot(Struct, frozen=True, gc=False):
    """IOUs of one lot that the viewer cannot place."""

    number: int
    ious: tuple[Iou, ...]


class Hand(Struct, frozen=True, gc=False):
    """The IOUs in a hand as the viewer knows them: the ``certain`` ones, and the number of others.

    ``taken`` and ``proofs`` are as in `Player`; they limit what the others can be.
    """

    certain: tuple[Iou, ...]
    others: int
    taken: tuple[Slip, ...] = ()
    proofs: tuple[Proof, ...] = ()


class Memory(Struct, frozen=True, gc=False):
    """Everything that the viewer has seen but that no longer lies open (I28).

    ``market``: the card in each slot, ``None`` for a hole. If the viewer does not know which IOU
    of a lot it is, `Slip.iou` is ``None`` and ``lots`` say which it can be. The next lot gets the
    number ``lot``. ``crews``: by seat, the adventurers in hand that everybody has seen. ``deck``:
    adventurers that have been shuffled in again. ``unmet``: adventurers in other hands that the
    viewer has not seen and, until discards are shuffled in, those in the deck.
    """

    market: tuple[Slip | None, ...]
    lots: tuple[Lot, ...]
    lot: int
    hands: tuple[Hand, ...]
    crews: tuple[tuple[Name, ...], ...]
    deck: tuple[Name, ...]
    unmet: tuple[Name, ...]


def may_be(memory: Memory, slip: Slip) -> tuple[Iou, ...]:
    """The IOUs that a card of the market may be, all equally likely unless proofs say otherwise."""
    if slip.iou is not None:
        return (slip.iou,)
    return next(lot.ious for lot in memory.lots if lot.number == slip.lot)


class View(game.View, frozen=True):
    """What one viewer knows; no field can hold anything that the viewer has not seen.

    Everything that lies open is as in `State`. ``market``: whether a card lies in each slot.
    ``deck``: the number of adventurers left to turn up. ``sent``: only the viewer's own
    adventurer while others choose, then everybody's.
    """

    setup: Setup
    seat: Viewer
    phase: Awaiting
    awaited: tuple[Actor, ...]
    active: Seat
    players: tuple[Seated, ...]
    my_crew: tuple[Name, ...] | None
    my_hand: tuple[Iou, ...] | None
    events: tuple[Card, ...]
    card: Card | None
    undertaker: int
    sent: tuple[Name | None, ...]
    market: tuple[bool, ...]
    slot: int
    due: tuple[Seat, ...]
    deck: int
    discards: tuple[Name, ...]
    fresh: bool
    offer: tuple[Name, ...]
    coming: int
    bids: tuple[tuple[Iou, ...] | None, ...]
    draft: int
    reason: Reason | None
    memory: Memory | None


def view(state: State, viewer: Viewer) -> View:
    """What ``viewer`` knows of ``state``.

    Raises:
        UnknownSeat: the seat is out of range.
    """
    game.check_viewer(state, viewer)
    me = None if viewer is None else state.players[viewer]
    return View(
        setup=state.setup,
        seat=viewer,
        ranks=ranks(state) if state.phase == "over" else None,
        phase=cast("Awaiting", state.phase),  # views are taken only when somebody has to act
        awaited=state.awaited,
        active=state.active,
        players=tuple(map(open_part, state.players)),
        my_crew=None if me is None else me.crew,
        my_hand=None if me is None else list_ious(state.setup, me.hand),
        events=state.events,
        card=state.card,
        undertaker=state.undertaker,
        sent=visible_sent(state, viewer),
        market=tuple([slip is not None for slip in state.market]),
        slot=state.slot,
        due=state.due,
        deck=len(state.deck),
        discards=state.discards,
        fresh=state.fresh,
        offer=state.offer,
        coming=state.coming,
        bids=state.bids,
        draft=state.draft,
        reason=state.reason,
        memory=memory(state, viewer),
    )


def open_part(player: Player) -> Seated:
    """What everybody sees of a player."""
    return Seated(player.gold, player.hat, player.vultures, len(player.crew), sum(player.hand))


def visible_sent(state: State, viewer: Viewer) -> tuple[Name | None, ...]:
    """The adventurers sent that the viewer may see."""
    if state.phase != "send":
        return state.sent
    return tuple([name if seat == viewer else None for seat, name in enumerate(state.sent)])


# --- Memory -------------------------------------------------------------------


def memory(state: State, viewer: Viewer) -> Memory:
    """The memory of a viewer who forgets nothing."""
    lots, known = knowledge(state, viewer)
    secrets = [name for seat, player in enumerate(state.players) if seat != viewer for name in player.secret]
    hidden = {*secrets, *(state.deck if state.fresh else ())}
    return Memory(
        market=tuple([slip and known_slip(slip, lots, viewer) for slip in state.market]),
        lots=tuple(
            [Lot(lot, tuple(sorted(ious))) for lot, ious in sorted(lots.items()) if len(set(ious)) > 1]
        ),
        lot=state.lots,
        hands=tuple(
            [known_hand(state.setup, *pair, lots) for pair in zip(state.players, known, strict=True)]
        ),
        crews=tuple([tuple([n for n in p.crew if n not in p.secret]) for p in state.players]),
        deck=() if state.fresh else state.deck,
        unmet=tuple([name for name in state.setup.names if name in hidden]),
    )


def knowledge(state: State, viewer: Viewer) -> tuple[Members, Known]:
    """The IOUs that the viewer cannot place, and those taken that the viewer knows."""
    known: Known = [
        [slip.iou if seat == viewer or has_placed(viewer, slip) else None for slip in player.taken]
        for seat, player in enumerate(state.players)
    ]
    lots: Members = {0: [*state.unseen]}
    hidden = [slip for slip in state.market if slip and not has_placed(viewer, slip)]
    for player, row in zip(state.players, known, strict=True):
        hidden += [slip for slip, iou in zip(player.taken, row, strict=True) if iou is None]
    for slip in hidden:
        if slip.iou is not None:
            lots.setdefault(slip.lot, []).append(slip.iou)
    deduce(state.players, lots, known)
    return lots, known


def has_placed(viewer: Viewer, slip: Slip) -> bool:
    """Whether the viewer has laid this IOU into the market."""
    return viewer is not None and slip.seat == viewer


def known_slip(slip: Slip, lots: Members, viewer: Viewer) -> Slip:
    """A card of the market as the viewer knows it: its face only if they placed it, or can deduce it."""
    if has_placed(viewer, slip):
        return slip
    ious = lots[slip.lot]
    return Slip(ious[0] if len(set(ious)) == 1 else None, slip.lot, slip.seat)


def known_hand(setup: Setup, player: Player, known: Sequence[Iou | None], lots: Members) -> Hand:
    if not player.taken:
        return Hand(list_ious(setup, player.hand), 0)
    others = [slip.iou for slip in player.taken if slip.iou is not None]
    taken = tuple([Slip(iou, slip.lot, slip.seat) for slip, iou in zip(player.taken, known, strict=True)])
    sure = add_certain(
        setup, change_counts(setup, player.hand, others, -1), taken, player.proofs, lots, sign=1
    )
    return Hand(list_ious(setup, sure), sum(player.hand) - sum(sure), taken, player.proofs)


def add_certain(
    setup: Setup,
    counts: Counts,
    taken: Sequence[Slip],
    proofs: Sequence[Proof],
    lots: Mapping[int, Sequence[Iou]],
    *,
    sign: int,
) -> Counts:
    """Return the counts with all IOUs that were certainly taken added (``sign`` 1) or removed (-1).

    These are: IOUs that the viewer knows; IOUs that do not fit into the untaken rest of their lot; and IOUs
    that proofs ask for in addition.
    """
    ious, secret = [slip.iou for slip in taken], count_unknown(taken)
    kinds = {iou for iou in ious if iou} | {proof.iou for proof in proofs}
    kinds.update(*[lots[lot] for lot in secret])
    sure = []
    for iou in kinds:
        room = {lot: lots[lot].count(iou) - len(lots[lot]) + number for lot, number in secret.items()}
        number = ious.count(iou) + sum([number for number in room.values() if number > 0])
        sure += [iou] * (number + count_demanded(iou, taken, proofs, room))
    return change_counts(setup, counts, sure, sign)


def count_demanded(iou: Iou, taken: Sequence[Slip], proofs: Sequence[Proof], room: Mapping[int, int]) -> int:
    """The number of these IOUs that proofs ask for, in addition to those that are certain anyway."""
    most = 0
    for proof in proofs:
        if proof.iou == iou:
            first = taken[: proof.taken]
            known = sum([slip.iou == iou for slip in first])
            fixed = sum([max(0, min(number, room[lot])) for lot, number in count_unknown(first).items()])
            most = max(most, proof.least - known - fixed)
    return most


def count_unknown(taken: Iterable[Slip]) -> dict[int, int]:
    """By lot: the number of taken IOUs that the viewer does not know."""
    lots = [slip.lot for slip in taken if slip.iou is None]
    return {lot: lots.count(lot) for lot in lots}


def hide(state: State, actor: Actor, step: AnyStep, viewer: Viewer) -> AnyStep:
    """The step as ``viewer`` hears it, without others' adventurers, orders of bids and cards taken."""
    match step:
        case Dealt(seat) if seat != viewer:
            return Dealt(seat, None)
        case Send() if actor != viewer:
            return Send(None)
        case Place() if actor != viewer:
            return Place(None)
        case See() if state.phase == "look" and state.due[0] != viewer:
            return See(None)
        case _:
            return step
