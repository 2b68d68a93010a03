"""The states that a view could be hiding, each as likely as it is.

What is hidden was dealt or laid down at random, or chosen in a way that tells nothing. So all
ways are equally likely in which each lot can lie, as long as hands allow what they have shown.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from comptoir.core.actors import Seat
from comptoir.core.dice import Dice
from comptoir.games.impitoyable.actions import Iou, Name
from comptoir.games.impitoyable.rules.bids import has_bid
from comptoir.games.impitoyable.rules.recruiting import sums
from comptoir.games.impitoyable.state import (
    Counts,
    Player,
    Proof,
    Setup,
    Slip,
    State,
    changed,
    counted,
    put,
    without,
)
from comptoir.games.impitoyable.views import Memory, View, with_least

Rest: TypeAlias = tuple[Iou, ...]
"""What is left of a lot."""
Needs: TypeAlias = tuple[int, ...]
"""How many IOUs each proof still asks for."""


def determinize(view: View, rng: Dice) -> State:
    """A state that ``view`` could be hiding."""
    assert view.memory is not None, "whoever imagines remembers"
    crews, deck = imagined_crews(view, view.memory, rng)
    while True:
        state = imagined(view, view.memory, crews, deck, rng)
        # Who is asked for a bid has one: a hand that had none would have been shown.
        if state.phase != "bid" or has_bid(state.setup, state.players[state.due[0]].hand, sums(state)):
            return state


def imagined(
    view: View, memory: Memory, crews: Sequence[tuple[Name, ...]], deck: tuple[Name, ...], rng: Dice
) -> State:
    """A state with these adventurers; a hand in it may allow no bid although the table waits for one."""
    lots = {lot.number: lot.ious for lot in memory.lots}
    taken = imagined_taken(memory, rng)
    rest = {lot: left_of(ious, lot, memory, taken) for lot, ious in lots.items()}
    market, unseen = imagined_market(memory, rest, view.setup.place, rng)
    players = tuple(
        Player(
            gold=open_.gold,
            hat=open_.hat,
            hand=imagined_hand(view, seat, taken[seat]),
            vultures=open_.vultures,
            crew=crews[seat],
            secret=tuple([name for name in crews[seat] if name not in memory.crews[seat]]),
            taken=taken[seat],
            proofs=memory.hands[seat].proofs,
        )
        for seat, open_ in enumerate(view.players)
    )
    return State(
        setup=view.setup,
        phase=view.phase,
        awaited=view.awaited,
        active=view.active,
        players=players,
        deck=deck,
        events=view.events,
        market=market,
        unseen=unseen,
        sent=imagined_sent(view, crews, rng),
        bids=view.bids,
        discards=view.discards,
        fresh=view.fresh,
        card=view.card,
        undertaker=view.undertaker,
        due=view.due,
        slot=view.slot,
        lots=memory.lot,
        offer=view.offer,
        coming=view.coming,
        draft=view.draft,
        reason=view.reason,
    )


# --- Adventurers --------------------------------------------------------------


def imagined_crews(view: View, memory: Memory, rng: Dice) -> tuple[list[tuple[Name, ...]], tuple[Name, ...]]:
    """Adventurers for everybody, and those in the deck: what nobody has shown is anybody's."""
    hidden = rng.sample(memory.unmet, len(memory.unmet))
    rank = view.setup.rank.__getitem__
    crews = []
    for seat, known in enumerate(memory.crews):
        if seat == view.seat:
            crews.append(view.my_crew or ())
        else:
            secret = [hidden.pop() for _ in range(view.players[seat].adventurers - len(known))]
            crews.append(tuple(sorted([*known, *secret], key=rank)))
    return crews, tuple(sorted([*memory.deck, *hidden], key=rank))


def imagined_sent(view: View, crews: Sequence[tuple[Name, ...]], rng: Dice) -> tuple[Name | None, ...]:
    """Others may have sent any of their adventurers."""
    if view.phase != "send":
        return view.sent
    return tuple(
        [
            view.sent[seat] if seat == view.seat else rng.choice(crew) if has_sent(view, seat) else None
            for seat, crew in enumerate(crews)
        ]
    )


def has_sent(view: View, seat: Seat) -> bool:
    """Whether an adventurer of this seat lies face down."""
    return seat not in view.awaited and view.players[seat].adventurers > 0


# --- IOUs that were taken -----------------------------------------------------


class Open(NamedTuple):
    """An IOU that was taken, of which the viewer does not know what it is."""

    lot: int
    seat: Seat
    place: int


class Want(NamedTuple):
    """A proof that asks for more than the viewer knows."""

    seat: Seat
    proof: Proof


def imagined_taken(memory: Memory, rng: Dice) -> list[tuple[Slip, ...]]:
    """By seat what has been taken, all of it known."""
    taken = [list(hand.taken) for hand in memory.hands]
    for (_, seat, place), iou in drawn(memory, rng):
        slip = taken[seat][place]
        taken[seat][place] = Slip(iou, slip.lot, slip.seat)
    return [tuple(slips) for slips in taken]


def drawn(memory: Memory, rng: Dice) -> Iterator[tuple[Open, Iou]]:
    """What each of the open IOUs is, drawn with the weights that `Ways` counts."""
    ways = ways_of(memory)
    rest: Rest = ()
    needs = ways.needs
    for number, one in enumerate(ways.opens):
        rest = ways.rest_at(number, rest)
        # Once nothing is asked for, all are as likely.
        asked = any(needs)
        iou = rng.choices(rest, ways.weights(number, rest, needs) if asked else None)[0]
        yield one, iou
        rest, needs = without(rest, iou), ways.after(number, iou, needs) if asked else needs


class Ways:
    """In how many ways the open IOUs can be what the proofs ask for."""

    def __init__(self, memory: Memory) -> None:
        self.lots = {lot.number: lot.ious for lot in memory.lots}
        self.opens = sorted(opens(memory))
        self.wants = list(wants(memory))
        self.needs = tuple([needed(memory, want) for want in self.wants])
        self._weights: dict[tuple[int, Rest, Needs], list[int]] = {}

    def rest_at(self, number: int, rest: Rest) -> Rest:
        """What an open IOU can be: what is left of its lot, of which it may be the first."""
        lot = self.opens[number].lot
        return rest if number and self.opens[number - 1].lot == lot else self.lots[lot]

    def after(self, number: int, iou: Iou, needs: Needs) -> Needs:
        """What the proofs ask for once an open IOU is this."""
        return tuple(
            [
                max(0, need - serves(self.opens[number], iou, want))
                for need, want in zip(needs, self.wants, strict=True)
            ]
        )

    def count(self, number: int, rest: Rest, needs: Needs) -> int:
        """The ways for all open IOUs from this number on; every single IOU of a lot counts."""
        if number == len(self.opens):
            return not any(needs)
        return sum(self.weights(number, self.rest_at(number, rest), needs))

    def weights(self, number: int, rest: Rest, needs: Needs) -> list[int]:
        """By what the open IOU of this number is, the ways for it and all that follow."""
        key = number, rest, needs
        if key not in self._weights:
            self._weights[key] = [
                self.count(number + 1, without(rest, iou), self.after(number, iou, needs)) for iou in rest
            ]
        return self._weights[key]

    def left(self) -> dict[tuple[Rest, ...], int]:
        """What can be left of each lot, in the order of ``lots``, with the ways in which it comes to that.

        As long as nothing is asked for, what was taken is any of its lot, and still counts as left.
        """
        worlds = {(tuple(self.lots.values()), self.needs): 1}
        places = {lot: place for place, lot in enumerate(self.lots)}
        for number, one in enumerate(self.opens if any(self.needs) else ()):
            place, after = places[one.lot], Counter[tuple[tuple[Rest, ...], Needs]]()
            for (rests, needs), ways in worlds.items():
                for iou in rests[place]:
                    rest = put(rests, place, without(rests[place], iou))
                    after[rest, self.after(number, iou, needs)] += ways
            worlds = dict(after)
        return {rests: ways for (rests, needs), ways in worlds.items() if not any(needs)}


ways_of = lru_cache(maxsize=64)(Ways)
"""Counted once, however many states are imagined."""


def opens(memory: Memory) -> Iterator[Open]:
    """What was taken and is not known."""
    for seat, hand in enumerate(memory.hands):
        for place, slip in enumerate(hand.taken):
            if slip.iou is None:
                yield Open(slip.lot, seat, place)


def wants(memory: Memory) -> Iterator[Want]:
    """The proofs that ask for something among what is not known."""
    for seat, hand in enumerate(memory.hands):
        for proof in hand.proofs:
            want = Want(seat, proof)
            if needed(memory, want) > 0:
                yield want


def needed(memory: Memory, want: Want) -> int:
    """How many of the open IOUs have to be what a proof says."""
    first = memory.hands[want.seat].taken[: want.proof.taken]
    return want.proof.least - sum(slip.iou == want.proof.iou for slip in first)


def serves(one: Open, iou: Iou, want: Want) -> bool:
    """Whether a proof asks for this."""
    return iou == want.proof.iou and one.seat == want.seat and one.place < want.proof.taken


# --- IOUs in hands and in the market ------------------------------------------


def imagined_hand(view: View, seat: Seat, taken: tuple[Slip, ...]) -> Counts:
    """A hand in which is what is certain, and what was taken, as far as it is there."""
    if seat == view.seat:
        return counted(view.setup, view.my_hand or ())
    assert view.memory is not None
    rest = never_taken(view.setup, view.memory)[seat]
    return changed(view.setup, rest, [slip.iou for slip in taken if slip.iou], 1)


@lru_cache(maxsize=64)
def never_taken(setup: Setup, memory: Memory) -> list[Counts]:
    """By seat what is certain in a hand and was not taken; counted once, as `ways_of`."""
    lots, rest = {lot.number: lot.ious for lot in memory.lots}, []
    for hand in memory.hands:
        sure = counted(setup, hand.certain)
        if hand.taken:
            sure = with_least(setup, sure, hand.taken, hand.proofs, lots, sign=-1)
        rest.append(sure)
    return rest


def left_of(ious: Rest, lot: int, memory: Memory, taken: Sequence[tuple[Slip, ...]]) -> list[Iou]:
    """What of a lot is still in the market."""
    left = list(ious)
    for hand, slips in zip(memory.hands, taken, strict=True):
        for before, slip in zip(hand.taken, slips, strict=True):
            if slip.lot == lot and before.iou is None and slip.iou is not None:
                left.remove(slip.iou)
    return left


def imagined_market(
    memory: Memory, rest: dict[int, list[Iou]], place: dict[Iou, int], rng: Dice
) -> tuple[tuple[Slip | None, ...], tuple[Iou, ...]]:
    """The cards of the market in any order that is possible, and those that nothing is fixed of."""
    for ious in rest.values():
        rng.shuffle(ious)
    unseen = [slip.iou for slip in memory.market if slip and not slip.lot and slip.iou]
    unseen += rest.pop(0, [])
    market = [
        slip and Slip(slip.iou or rest[slip.lot].pop() if slip.lot else None, slip.lot, slip.seat)
        for slip in memory.market
    ]
    return tuple(market), tuple(sorted(unseen, key=place.__getitem__))
