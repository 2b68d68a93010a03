"""What a game of Polterfass neither loses nor doubles."""

from comptoir.games.polterfass.state import State


def inventory(state: State) -> object:
    """Each player's cards, in hand and laid; the barrels; the mugs that the pad does not account for."""
    cards = state.setup.components.cards
    laid = [order or () for order in state.orders]
    hands = [[card for card in cards if card not in order] for order in laid]
    written = [sum(line.mugs[seat] for line in state.pad) for seat in range(state.setup.seats)]
    owned = [sorted([*hand, *order]) for hand, order in zip(hands, laid, strict=True)]
    unaccounted = [total - mugs for total, mugs in zip(state.totals, written, strict=True)]
    return owned, len(state.faces), set(state.cup) - set(state.setup.barrels), unaccounted
