"""The evening (section 5): the second service, payment, and revealed cards."""

from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.core.steps import Tell
from comptoir.core.turns import put
from comptoir.games.encanteur.actions import CardRevealed, DayEnded, NotInSet, Paid, PlatterCard, Served
from comptoir.games.encanteur.components import EATER, PLATTER, WINE, Fish
from comptoir.games.encanteur.rules.end import end_or_next_day
from comptoir.games.encanteur.rules.set_up import deck
from comptoir.games.encanteur.state import HUNGRY, Guest, House, Setup, State


def end_of_day(state: State, tell: Tell) -> State:
    """Serve clients who walked in; then pay each house, and reveal cards of the fish it sold."""
    order = state.setup.seats_after[state.auctioneer]
    if tell:
        for seat in order:
            serve_new_guests(seat, state.houses[seat], tell)
    income = tuple([sum(price(state.setup, guest) for guest in house.guests) for house in state.houses])
    paid = state
    for seat in order:
        paid = settle_accounts(paid, seat, income[seat], tell)
    if tell:
        tell(DayEnded(state.day, income))
    return end_or_next_day(put_back(paid), tell)


def serve_new_guests(seat: Seat, house: House, tell: Tell) -> None:
    """Second service: clients who walked in eat the dishes promised to them."""
    for guest in house.guests:
        if tell and guest.new and guest.dish:
            tell(Served(seat, guest.client, guest.dish, guest.wine, "second"))


def price(setup: Setup, guest: Guest) -> int:
    """What a client pays for their dish and wine."""
    dish = setup.kinds[guest.dish].card.pays if guest.dish else 0
    return dish + setup.components.wine.pays * guest.wine


def settle_accounts(state: State, seat: Seat, income: int, tell: Tell) -> State:
    """Pay a house for every meal, and reveal the cards of the fish it sold."""
    house = state.houses[seat]
    if tell:
        for guest in house.guests:
            if guest.dish:
                amount = price(state.setup, guest)
                tell(Paid(seat, guest.client, guest.dish, guest.wine, amount))
    houses = put(state.houses, seat, replace(house, money=house.money + income))
    eaten = [state.setup.kinds[guest.dish].name for guest in house.guests if guest.dish]
    after = reveal_cards(replace(state, houses=houses), seat, [fish for fish in eaten if fish in EATER], tell)
    return win_platter_card(after, seat, tell) if PLATTER in eaten else after


def reveal_cards(state: State, seat: Seat, fish_sold: list[Fish], tell: Tell) -> State:
    """Reveal the card of each fish sold that is in the set: once, even if the fish is sold again."""
    wanted = state.sets[seat]
    assert wanted is not None
    known = (*state.revealed[seat], *state.sold[seat])
    fresh = [fish for fish in dict.fromkeys(fish_sold) if fish not in known]
    if not fresh:
        return state
    if tell:
        for fish in fresh:
            tell(CardRevealed(seat, fish) if fish in wanted else NotInSet(seat, fish))
    revealed = (*state.revealed[seat], *(fish for fish in fresh if fish in wanted))
    other = (*state.sold[seat], *(fish for fish in fresh if fish not in wanted))
    return replace(state, revealed=put(state.revealed, seat, revealed), sold=put(state.sold, seat, other))


def cards_in_bank(state: State) -> int:
    """The number of platter cards still to be won."""
    return state.setup.components.platter_cards - sum(state.platters)


def win_platter_card(state: State, seat: Seat, tell: Tell) -> State:
    """The seller of the platter gets a platter card."""
    platters = put(state.platters, seat, state.platters[seat] + 1)
    won = replace(state, platters=platters)
    if tell:
        tell(PlatterCard(seat, cards_in_bank(won)))
    return won


def put_back(state: State) -> State:
    """Return all slates to the pool except wine not yet drunk; clients stay where they are."""
    houses = tuple([clear_house(house) for house in state.houses])
    slates = deck(state.setup, state.removed, cards_in_bank(state))
    wine = state.setup.place[WINE]
    pool = put(slates, wine, slates[wine] - sum(house.wine for house in houses))
    return replace(state, houses=houses, pool=pool, unsold=(), due=(), place=0)


def clear_house(house: House) -> House:
    """Return the house with only what it keeps for another day: its clients, wine and money."""
    guests = tuple([HUNGRY[guest.client] for guest in house.guests])
    return House(house.money, guests, wine=house.wine)
