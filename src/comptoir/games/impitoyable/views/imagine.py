"""Random states that a view could be hiding, drawn with the right probabilities.

Hidden cards were dealt or laid at random, or by choices that reveal nothing. All arrangements of the cards
of a lot are therefore equally likely, if they agree with what hands have shown.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from comptoir.core.actors import Seat
from comptoir.core.dice import Dice
from comptoir.core.turns import put
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
    change_counts,
    count_ious,
    remove_item,
)
from comptoir.games.impitoyable.views import Memory, View, add_certain

Rest: TypeAlias = tuple[Iou, ...]
"""The IOUs left of a lot."""
Needs: TypeAlias = tuple[int, ...]
"""The number of IOUs that each proof still asks for."""


def determinize(view: View, rng: Dice) -> State:
    """A random state that ``view`` could be hiding."""
    assert view.memory is not None, "states are drawn from views with memory"
    crews, deck = imagine_crews(view, view.memory, rng)
    while True:
        state = imagine_state(view, view.memory, crews, deck, rng)
        # A player who is asked for a bid can bid: otherwise the hand would have been shown.
        if state.phase != "bid" or has_bid(state.setup, state.players[state.due[0]].hand, sums(state)):
            return state


def imagine_state(
    view: View, memory: Memory, crews: Sequence[tuple[Name, ...]], deck: tuple[Name, ...], rng: Dice
) -> State:
    """A random state with these adventurers; in it, a player who is asked for a bid may be unable to bid."""
    lots = {lot.number: lot.ious for lot in memory.lots}
    taken = imagine_taken(memory, rng)
    rest = {lot: rest_of_lot(ious, lot, memory, taken) for lot, ious in lots.items()}
    market, unseen = imagine_market(memory, rest, view.setup.place, rng)
    players = tuple(
        Player(
            gold=open_.gold,
            hat=open_.hat,
            hand=imagine_hand(view, seat, taken[seat]),
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
        sent=imagine_sent(view, crews, rng),
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


def imagine_crews(view: View, memory: Memory, rng: Dice) -> tuple[list[tuple[Name, ...]], tuple[Name, ...]]:
    """Adventurers in each hand and in the deck; those that the viewer has not met are dealt at random."""
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


def imagine_sent(view: View, crews: Sequence[tuple[Name, ...]], rng: Dice) -> tuple[Name | None, ...]:
    """The adventurers sent, with random ones of their crews for the other seats."""
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
    """A taken IOU that the viewer does not know."""

    lot: int
    seat: Seat
    place: int


class Want(NamedTuple):
    """A proof that asks for more than the viewer knows."""

    seat: Seat
    proof: Proof


def imagine_taken(memory: Memory, rng: Dice) -> list[tuple[Slip, ...]]:
    """By seat: the IOUs taken, with random faces for those that the viewer does not know."""
    taken = [list(hand.taken) for hand in memory.hands]
    for (_, seat, place), iou in draw_open(memory, rng):
        slip = taken[seat][place]
        taken[seat][place] = Slip(iou, slip.lot, slip.seat)
    return [tuple(slips) for slips in taken]


def draw_open(memory: Memory, rng: Dice) -> Iterator[tuple[Open, Iou]]:
    """Each open IOU with a random face, drawn with the weights that `Ways` counts."""
    ways = ways_of(memory)
    rest: Rest = ()
    needs = ways.needs
    for number, one in enumerate(ways.opens):
        rest = ways.rest_at(number, rest)
        # Once the proofs are satisfied, all are equally likely.
        asked = any(needs)
        iou = rng.choices(rest, ways.weights(number, rest, needs) if asked else None)[0]
        yield one, iou
        rest, needs = remove_item(rest, iou), ways.needs_after(number, iou, needs) if asked else needs


class Ways:
    """Counts the ways to assign IOUs to the open ones that satisfy all proofs."""

    def __init__(self, memory: Memory) -> None:
        self.lots = {lot.number: lot.ious for lot in memory.lots}
        self.opens = sorted(opens(memory))
        self.wants = list(wants(memory))
        self.needs = tuple([count_needed(memory, want) for want in self.wants])
        self._weights: dict[tuple[int, Rest, Needs], list[int]] = {}

    def rest_at(self, number: int, rest: Rest) -> Rest:
        """The IOUs that an open one can be: the rest of its lot, or the whole lot for the first of a lot."""
        lot = self.opens[number].lot
        return rest if number and self.opens[number - 1].lot == lot else self.lots[lot]

    def needs_after(self, number: int, iou: Iou, needs: Needs) -> Needs:
        """The needs that remain if this open IOU is ``iou``."""
        return tuple(
            [
                max(0, need - serves(self.opens[number], iou, want))
                for need, want in zip(needs, self.wants, strict=True)
            ]
        )

    def count(self, number: int, rest: Rest, needs: Needs) -> int:
        """The ways for all open IOUs from this number on; equal IOUs of a lot count as different."""
        if number == len(self.opens):
            return not any(needs)
        return sum(self.weights(number, self.rest_at(number, rest), needs))

    def weights(self, number: int, rest: Rest, needs: Needs) -> list[int]:
        """For each IOU that this open one can be: the number of ways for it and all that follow."""
        key = number, rest, needs
        if key not in self._weights:
            self._weights[key] = [
                self.count(number + 1, remove_item(rest, iou), self.needs_after(number, iou, needs))
                for iou in rest
            ]
        return self._weights[key]

    def left(self) -> dict[tuple[Rest, ...], int]:
        """Each possible rest of all lots, in the order of ``lots``, with the number of ways that lead to it.

        If the proofs ask for nothing, a taken IOU may be any of its lot, and counts as still left.
        """
        worlds = {(tuple(self.lots.values()), self.needs): 1}
        places = {lot: place for place, lot in enumerate(self.lots)}
        for number, one in enumerate(self.opens if any(self.needs) else ()):
            place, after = places[one.lot], Counter[tuple[tuple[Rest, ...], Needs]]()
            for (rests, needs), ways in worlds.items():
                for iou in rests[place]:
                    rest = put(rests, place, remove_item(rests[place], iou))
                    after[rest, self.needs_after(number, iou, needs)] += ways
            worlds = dict(after)
        return {rests: ways for (rests, needs), ways in worlds.items() if not any(needs)}


ways_of = lru_cache(maxsize=64)(Ways)
"""Cached, because bots draw many states from one view."""


def opens(memory: Memory) -> Iterator[Open]:
    """The taken IOUs that the viewer does not know."""
    for seat, hand in enumerate(memory.hands):
        for place, slip in enumerate(hand.taken):
            if slip.iou is None:
                yield Open(slip.lot, seat, place)


def wants(memory: Memory) -> Iterator[Want]:
    """The proofs that ask for IOUs among those not known."""
    for seat, hand in enumerate(memory.hands):
        for proof in hand.proofs:
            want = Want(seat, proof)
            if count_needed(memory, want) > 0:
                yield want


def count_needed(memory: Memory, want: Want) -> int:
    """The number of open IOUs that must be the IOU of a proof."""
    first = memory.hands[want.seat].taken[: want.proof.taken]
    return want.proof.least - sum(slip.iou == want.proof.iou for slip in first)


def serves(one: Open, iou: Iou, want: Want) -> bool:
    """Whether an open IOU counts towards a proof if it is ``iou``."""
    return iou == want.proof.iou and one.seat == want.seat and one.place < want.proof.taken


# --- IOUs in hands and in the market ------------------------------------------


def imagine_hand(view: View, seat: Seat, taken: tuple[Slip, ...]) -> Counts:
    """A hand: its certain IOUs, and those taken that are still in it."""
    if seat == view.seat:
        return count_ious(view.setup, view.my_hand or ())
    assert view.memory is not None
    rest = never_taken_ious(view.setup, view.memory)[seat]
    return change_counts(view.setup, rest, [slip.iou for slip in taken if slip.iou], 1)


@lru_cache(maxsize=64)
def never_taken_ious(setup: Setup, memory: Memory) -> list[Counts]:
    """By seat: the certain IOUs in hand that were not taken. Cached for the same reason as `ways_of`."""
    lots, rest = {lot.number: lot.ious for lot in memory.lots}, []
    for hand in memory.hands:
        sure = count_ious(setup, hand.certain)
        if hand.taken:
            sure = add_certain(setup, sure, hand.taken, hand.proofs, lots, sign=-1)
        rest.append(sure)
    return rest


def rest_of_lot(ious: Rest, lot: int, memory: Memory, taken: Sequence[tuple[Slip, ...]]) -> list[Iou]:
    """The IOUs of a lot that are still in the market."""
    left = list(ious)
    for hand, slips in zip(memory.hands, taken, strict=True):
        for before, slip in zip(hand.taken, slips, strict=True):
            if slip.lot == lot and before.iou is None and slip.iou is not None:
                left.remove(slip.iou)
    return left


def imagine_market(
    memory: Memory, rest: dict[int, list[Iou]], place: dict[Iou, int], rng: Dice
) -> tuple[tuple[Slip | None, ...], tuple[Iou, ...]]:
    """The cards of the market in a random possible order, and the IOUs that nobody has seen."""
    for ious in rest.values():
        rng.shuffle(ious)
    unseen = [slip.iou for slip in memory.market if slip and not slip.lot and slip.iou]
    unseen += rest.pop(0, [])
    market = [
        slip and Slip(slip.iou or rest[slip.lot].pop() if slip.lot else None, slip.lot, slip.seat)
        for slip in memory.market
    ]
    return tuple(market), tuple(sorted(unseen, key=place.__getitem__))
