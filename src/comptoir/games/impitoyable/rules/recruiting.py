"""Recruiting (section 4): offer adventurers, bid for them, hire them, and pay with IOUs."""

from functools import lru_cache
from itertools import permutations

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, put
from comptoir.games.impitoyable.actions import (
    AuctionBegun,
    Bid,
    BidReturned,
    DiscardsShuffled,
    FewerOffered,
    Hire,
    Hired,
    Iou,
    Laid,
    Name,
    NoRecruiting,
    NotHired,
    Offered,
    Passed,
    Place,
)
from comptoir.games.impitoyable.rules.bids import has_bid, total
from comptoir.games.impitoyable.rules.ledger import add_proofs, forget_known
from comptoir.games.impitoyable.rules.set_up import add_adventurers
from comptoir.games.impitoyable.state import (
    Player,
    Setup,
    Slip,
    State,
    Sums,
    change_counts,
    list_ious,
    remove_item,
)

# --- Adventurers on offer -----------------------------------------------------


def recruit(state: State, tell: Tell) -> State:
    """Turn up adventurers, unless the active player holds too many."""
    number = len(state.players[state.active].crew)
    if number < state.setup.components.recruiting:
        return turn_up_next(replace(state, coming=state.setup.seats - 1), tell)
    if tell:
        tell(NoRecruiting(state.active, number))
    return replace(state, phase="payday")


def turn_up_next(state: State, tell: Tell) -> State:
    """Let chance turn up one more adventurer; shuffle the discards if the deck is empty."""
    if not state.coming:
        return open_auction(state, tell)
    if state.deck:
        return replace(state, phase="offer", awaited=BY_CHANCE)
    if state.discards:
        if tell:
            tell(DiscardsShuffled(len(state.discards)))
        shuffled = replace(state, deck=state.discards, discards=(), fresh=False)
        return replace(shuffled, phase="offer", awaited=BY_CHANCE)
    if tell:
        tell(FewerOffered(len(state.offer)))
    short = replace(state, coming=0)
    return open_auction(short, tell) if state.offer else replace(short, phase="payday")


def turn_up(state: State, actor: Actor, step: Offered, tell: Tell) -> State:
    """Put an adventurer on offer."""
    if step.adventurer not in state.deck:
        raise IllegalAction(step, "no-such-adventurer", "4.2")
    offer = (*state.offer, step.adventurer)
    deck = remove_item(state.deck, step.adventurer)
    return turn_up_next(replace(state, deck=deck, offer=offer, coming=state.coming - 1), tell)


# --- Bidding ------------------------------------------------------------------


def open_auction(state: State, tell: Tell) -> State:
    """Begin the bidding with the active player."""
    if tell:
        tell(AuctionBegun(state.active, len(state.offer), state.draft))
    return next_bidder(replace(state, due=state.setup.clockwise_from[state.active]), frozenset(), tell)


def next_bidder(state: State, taken: Sums, tell: Tell) -> State:
    """Ask the next player for a bid; a player without any possible bid shows their hand and passes."""
    while state.due:
        seat = state.due[0]
        if has_bid(state.setup, state.players[seat].hand, taken):
            return replace(state, phase="bid", awaited=state.setup.alone[seat])
        state = pass_with_proof(state, seat, tell)
    return choose_winners(state, tell)


def sums(state: State) -> Sums:
    """The sums that have been bid in this auction."""
    return frozenset(map(total, filter(None, state.bids)))


def pass_with_proof(state: State, seat: Seat, tell: Tell) -> State:
    """A player who cannot bid shows their hand."""
    ious = list_ious(state.setup, state.players[seat].hand)
    if tell:
        tell(Passed(seat, ious))
    after = replace(state, bids=put(state.bids, seat, ()), due=state.due[1:])
    return show_ious(after, seat, ious)


def show_ious(state: State, seat: Seat, ious: tuple[Iou, ...]) -> State:
    """Record that a player shows these IOUs of their hand, which may prove what they have taken."""
    player = state.players[seat]
    if not player.taken:
        return state
    proofs = add_proofs(state.setup, player, ious)
    if proofs == player.proofs:
        return state
    return forget_known(replace(state, players=put(state.players, seat, replace(player, proofs=proofs))))


def bid(state: State, seat: Seat, step: Bid, tell: Tell) -> State:
    """A player lays a bid open."""
    taken = sums(state)
    check_bid(state, seat, step, taken)
    state = show_ious(state, seat, step.ious)
    player = state.players[seat]
    bidding = replace(player, hand=change_counts(state.setup, player.hand, step.ious, -1))
    players, bids = put(state.players, seat, bidding), put(state.bids, seat, step.ious)
    after = replace(state, players=players, bids=bids, due=state.due[1:])
    return next_bidder(after, taken | {total(step.ious)}, tell)


def check_bid(state: State, seat: Seat, step: Bid, taken: Sums) -> None:
    """Refuse IOUs that are not in hand, too few or too many IOUs, and a sum that has been bid."""
    most, place, hand = state.setup.components.bid, state.setup.place, state.players[seat].hand
    for iou in step.ious:
        if iou not in place or step.ious.count(iou) > hand[place[iou]]:
            raise IllegalAction(step, "not-in-hand", "4.4", iou=iou)
    places = [place[iou] for iou in step.ious]
    if not 1 <= len(places) <= most or places != sorted(places):
        raise IllegalAction(step, "bid-size", "4.4", most=most)
    if total(step.ious) in taken:
        raise IllegalAction(step, "sum-taken", "4.5", sum=total(step.ious))


def choose_winners(state: State, tell: Tell) -> State:
    """Choose the highest bidders, one for each adventurer, in descending order of their bids."""
    order = state.setup.clockwise_from[state.active]
    bidders = [seat for seat in order if state.bids[seat]]
    bidders.sort(key=lambda seat: -total(state.bids[seat] or ()))
    if state.draft:
        bidders += [seat for seat in order if not state.bids[seat]]
    return next_hire(replace(state, due=tuple(bidders[: len(state.offer)])), tell)


# --- Hiring, and paying -------------------------------------------------------


def next_hire(state: State, tell: Tell) -> State:
    """Ask the next winner to choose an adventurer; the last one left is hired automatically."""
    if not state.due:
        return close_auction(state, tell)
    if len(state.offer) > 1:
        return replace(state, phase="hire", awaited=state.setup.alone[state.due[0]])
    if tell:
        tell(Hired(state.due[0], state.offer[0]))
    return join_crew(state, state.offer[0], tell)


def hire(state: State, seat: Seat, step: Hire, tell: Tell) -> State:
    """Hire the adventurer whom a player has chosen."""
    if step.adventurer not in state.offer:
        raise IllegalAction(step, "not-on-offer", "4.7")
    return join_crew(state, step.adventurer, tell)


def join_crew(state: State, name: Name, tell: Tell) -> State:
    """Put the adventurer into the player's hand; the player lays their bid into the market next."""
    seat = state.due[0]
    player = state.players[seat]
    joining = replace(player, crew=add_adventurers(state.setup, player.crew, name))
    after = replace(state, players=put(state.players, seat, joining), offer=remove_item(state.offer, name))
    ious = state.bids[seat] or ()
    if len(orders_of(ious)) > 1:
        return replace(after, phase="place", awaited=after.setup.alone[seat])
    return lay_bid(after, seat, ious, tell)


@lru_cache(maxsize=4096)
def orders_of(ious: tuple[Iou, ...]) -> tuple[Place, ...]:
    """All different orders of these IOUs."""
    return tuple(map(Place, dict.fromkeys(permutations(ious))))


def place(state: State, seat: Seat, step: Place, tell: Tell) -> State:
    """Lay the bid in the order that the player has chosen."""
    ious = state.bids[seat] or ()
    if step not in orders_of(ious):
        raise IllegalAction(step, "not-the-bid", "4.8")
    assert step.ious is not None
    return lay_bid(state, seat, step.ious, tell)


def lay_bid(state: State, seat: Seat, ious: tuple[Iou, ...], tell: Tell) -> State:
    """Lay the IOUs into the market in this order; in a draft, a player who could not bid pays nothing."""
    first = len(state.market)
    if tell and ious:
        tell(Laid(seat, state.setup.slots[first : first + len(ious)]))
    market = state.market + tuple([Slip(iou, state.lots, seat) for iou in ious])
    paid = put(state.bids, seat, ())
    lots = state.lots + bool(ious)
    return next_hire(replace(state, market=market, lots=lots, bids=paid, due=state.due[1:]), tell)


# --- The end of an auction ----------------------------------------------------


def close_auction(state: State, tell: Tell) -> State:
    """Return losing bids, and discard adventurers whom nobody hired."""
    players = list(state.players)
    for seat in state.setup.clockwise_from[state.active]:
        if ious := state.bids[seat]:
            players[seat] = take_back(state.setup, players[seat], ious)
            if tell:
                tell(BidReturned(seat, ious))
    closed = replace(state, players=tuple(players), bids=(None,) * state.setup.seats)
    return next_round(closed, tell) if state.draft else dismiss(closed, tell)


def take_back(setup: Setup, player: Player, ious: tuple[Iou, ...]) -> Player:
    """Return the player with these IOUs back in hand."""
    return replace(player, hand=change_counts(setup, player.hand, ious, 1))


def next_round(state: State, tell: Tell) -> State:
    """Go on to the next round of the draft; after the last one, the first turn begins."""
    if state.draft < state.setup.components.dealt:
        return open_auction(replace(state, draft=state.draft + 1), tell)
    return replace(state, phase="turn", draft=0)


def dismiss(state: State, tell: Tell) -> State:
    """Discard adventurers whom nobody hired; it may be payday next."""
    if tell:
        for name in state.offer:
            tell(NotHired(name))
    discards = add_adventurers(state.setup, state.discards, *state.offer)
    return replace(state, phase="payday", discards=discards, offer=())
