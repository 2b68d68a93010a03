"""What everybody knows of the IOUs that were taken unseen (2.4, 4.6, I28)."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from comptoir.games.impitoyable.actions import Iou
from comptoir.games.impitoyable.state import Player, Proof, Setup, State

Known: TypeAlias = list[list[Iou | None]]
"""By seat, of each IOU taken: what it is, for whom it is asked, or ``None``."""
Members: TypeAlias = dict[int, list[Iou]]
"""By lot: the IOUs of which it is not known which is where, in the market or taken from it."""


def proven(setup: Setup, player: Player, shown: Sequence[Iou]) -> tuple[Proof, ...]:
    """What is proven of the IOUs that a player has taken, once these of the hand have been shown."""
    proofs, number = player.proofs, len(player.taken)
    taken = [slip.iou for slip in player.taken]
    for iou in dict.fromkeys([iou for iou in shown if iou in taken]):
        least = shown.count(iou) - player.hand[setup.place[iou]] + taken.count(iou)
        if least > proven_before(proofs, iou):
            kept = [proof for proof in proofs if (proof.taken, proof.iou) != (number, iou)]
            proofs = (*kept, Proof(number, iou, least))
    return proofs


def proven_before(proofs: Sequence[Proof], iou: Iou) -> int:
    """How many of these the player is known to have taken."""
    return max([proof.least for proof in proofs if proof.iou == iou], default=0)


def seen_by_all(state: State, lot: int) -> State:
    """The state once everybody has seen a card of this lot, which may tell what others are."""
    for player in state.players:
        for slip in player.taken:
            if slip.lot == lot:
                return settled(state)
    return state


def settled(state: State) -> State:
    """The state without what everybody can tell by now of the IOUs that were taken."""
    taken = [slip for player in state.players for slip in player.taken]
    if not taken:
        return state
    lots: Members = {slip.lot: [] for slip in taken}
    for slip in (*state.market, *taken):
        if slip and slip.iou and slip.lot in lots:
            lots[slip.lot].append(slip.iou)
    if 0 in lots:
        lots[0] += state.unseen
    known: Known = [[None] * len(player.taken) for player in state.players]
    if not deduce(state.players, lots, known):
        return state
    return replace(state, players=tuple(map(forgotten, state.players, known)))


def deduce(players: Sequence[Player], lots: Members, known: Known) -> bool:
    """Fill in ``known``, and take out of ``lots``, what follows from what is known; whether anything does.

    What is left of a lot is known where it is all alike; and where no more IOUs than were proven
    can have been what was proven, they are.
    """
    found = False
    while alike(players, lots, known) or exhausted(players, lots, known):
        found = True
    return found


def alike(players: Sequence[Player], lots: Members, known: Known) -> bool:
    """Tell what was taken from lots in which all is alike; whether there was any."""
    same = [lot for lot, ious in lots.items() if len(set(ious)) == 1]
    if not same:
        return False
    found = [
        (seat, place, slip.lot)
        for seat, player in enumerate(players)
        for place, slip in enumerate(player.taken)
        if slip.lot in same and known[seat][place] is None
    ]
    for seat, place, lot in found:
        known[seat][place] = lots[lot].pop()
    return bool(found)


def exhausted(players: Sequence[Player], lots: Members, known: Known) -> bool:
    """Tell what was taken where a proof leaves no choice; whether there was any."""
    for seat, player in enumerate(players):
        for proof in player.proofs:
            first = known[seat][: proof.taken]
            can_be = [
                place
                for place, iou in enumerate(first)
                if iou is None and proof.iou in lots[player.taken[place].lot]
            ]
            if 0 < len(can_be) == proof.least - first.count(proof.iou):
                for place in can_be:
                    known[seat][place] = proof.iou
                    lots[player.taken[place].lot].remove(proof.iou)
                return True
    return False


def forgotten(player: Player, known: Sequence[Iou | None]) -> Player:
    """The player without those that are known: nothing has to be kept of them."""
    if not any(known):
        return player
    taken = tuple(slip for slip, iou in zip(player.taken, known, strict=True) if iou is None)
    proofs = tuple(
        Proof(first.count(None), proof.iou, proof.least - first.count(proof.iou))
        for proof in player.proofs
        if (first := known[: proof.taken]).count(proof.iou) < proof.least
    )
    return replace(player, taken=taken, proofs=proofs)
