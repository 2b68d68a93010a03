"""Counts that never change in a game of L'Encanteur."""

from collections import Counter

from comptoir.games.encanteur.components import ALIKE, DEALT, WINE
from comptoir.games.encanteur.rules.evening import cards_in_bank
from comptoir.games.encanteur.rules.set_up import deck
from comptoir.games.encanteur.state import State


def inventory(state: State) -> object:
    """Missing slates; clients missing or too many; debts; wrong set cards; platter cards."""
    return slates(state), clients(state), debts(state), sets(state), platter_cards(state)


def slates(state: State) -> object:
    """Slates of the box that are neither in the pool nor open."""
    open_slates = Counter[str](state.unsold)
    open_slates.update(slate for slate in (state.lot, state.next_lot) if slate)
    for house in state.houses:
        open_slates.update(house.dishes)
        open_slates.update(guest.dish for guest in house.guests if guest.dish)
        open_slates[WINE] += house.wine + sum(guest.wine for guest in house.guests)
        assert 0 <= house.displayed <= house.wine
    box = deck(state.setup, state.removed, cards_in_bank(state))
    rows = zip(state.setup.slates, box, state.pool, strict=True)
    missing = {slate: count - left - open_slates[slate] for slate, count, left in rows}
    return {slate: number for slate, number in missing.items() if number}


def clients(state: State) -> object:
    """Kinds of clients with too many cards, and the number missing once all are dealt."""
    seated = Counter(guest.client for house in state.houses for guest in house.guests)
    due = 0 if state.phase in ("first", "removal", "client") else DEALT * state.setup.seats - seated.total()
    return [client for client, count in seated.items() if count > ALIKE or client == state.removed], due


def debts(state: State) -> object:
    """Houses that have paid more than they had."""
    return [house for house in state.houses if house.money < 0]


def sets(state: State) -> object:
    """Revealed cards that are not in the set, sold fish that are, and fish that are counted twice."""
    wrong = []
    for kept, revealed, sold in zip(state.sets, state.revealed, state.sold, strict=True):
        wrong += [*set(revealed) - set(kept or ()), *set(sold) & set(kept or ())]
        wrong += [fish for fish, times in Counter((*revealed, *sold)).items() if times > 1]
    return wrong


def platter_cards(state: State) -> object:
    """The number of platter cards in the bank and won, and whether the bank has at least 0."""
    return cards_in_bank(state) + sum(state.platters), cards_in_bank(state) >= 0
