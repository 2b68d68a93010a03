"""Public knowledge about IOUs that were taken unseen (2.4, 4.6, I28)."""

from collections.abc import Sequence
from typing import TypeAlias

from msgspec.structs import replace

from comptoir.games.impitoyable.actions import Iou
from comptoir.games.impitoyable.state import Player, Proof, Setup, State

Known: TypeAlias = list[list[Iou | None]]
"""By seat, for each IOU taken: its face, or ``None`` if it is not known."""
Members: TypeAlias = dict[int, list[Iou]]
"""By lot: the IOUs, in the market or taken from it, that cannot be placed yet."""


def add_proofs(setup: Setup, player: Player, shown: Sequence[Iou]) -> tuple[Proof, ...]:
    """A player's proofs after they have shown these IOUs of their hand."""
    proofs, number = player.proofs, len(player.taken)
    taken = [slip.iou for slip in player.taken]
    for iou in dict.fromkeys([iou for iou in shown if iou in taken]):
        least = shown.count(iou) - player.hand[setup.place[iou]] + taken.count(iou)
        if least > proven_count(proofs, iou):
            kept = [proof for proof in proofs if (proof.taken, proof.iou) != (number, iou)]
            proofs = (*kept, Proof(number, iou, least))
    return proofs


def proven_count(proofs: Sequence[Proof], iou: Iou) -> int:
    """The number of these IOUs that the player is already known to have taken."""
    return max([proof.least for proof in proofs if proof.iou == iou], default=0)


def reveal_to_all(state: State, lot: int) -> State:
    """Return the state after everybody has seen a card of this lot, which may identify others."""
    for player in state.players:
        for slip in player.taken:
            if slip.lot == lot:
                return forget_known(state)
    return state


def forget_known(state: State) -> State:
    """Return the state without the taken IOUs that everybody can identify by now."""
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
    return replace(state, players=tuple(map(remove_known, state.players, known)))


def deduce(players: Sequence[Player], lots: Members, known: Known) -> bool:
    """Identify IOUs: write them into ``known``, remove them from ``lots``, and return whether there were any.

    If all IOUs left of a lot are equal, they are known. If only as many IOUs can be what a proof says
    as it asks for, they are what it says.
    """
    found = False
    while identify_equal(players, lots, known) or identify_proven(players, lots, known):
        found = True
    return found


def identify_equal(players: Sequence[Player], lots: Members, known: Known) -> bool:
    """Identify IOUs taken from lots with only equal IOUs left; return whether there were any."""
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


def identify_proven(players: Sequence[Player], lots: Members, known: Known) -> bool:
    """Identify IOUs that a proof leaves no choice for; return whether there were any."""
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


def remove_known(player: Player, known: Sequence[Iou | None]) -> Player:
    """Return the player without taken IOUs that everybody knows, and without proofs that they fulfil."""
    if not any(known):
        return player
    taken = tuple(slip for slip, iou in zip(player.taken, known, strict=True) if iou is None)
    proofs = tuple(
        Proof(first.count(None), proof.iou, proof.least - first.count(proof.iou))
        for proof in player.proofs
        if (first := known[: proof.taken]).count(proof.iou) < proof.least
    )
    return replace(player, taken=taken, proofs=proofs)
