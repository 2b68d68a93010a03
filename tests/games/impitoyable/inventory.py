"""Counts that never change in a game of Impitoyable !"""

from collections import Counter

from comptoir.games.impitoyable.state import State, list_ious


def inventory(state: State) -> object:
    """IOUs; adventurers; cards nobody has seen; debts; hats off the track; surplus events."""
    return ious(state), adventurers(state), unseen(state), debts(state), hats(state), events(state)


def ious(state: State) -> object:
    """All IOUs in hands, bids and the market, by kind."""
    found = Counter(state.unseen)
    for player in state.players:
        assert min(player.hand) >= 0
        found.update(list_ious(state.setup, player.hand))
    found.update(slip.iou for slip in state.market if slip and slip.iou)
    for bid in state.bids:
        found.update(bid or ())
    return sorted(found.items())


def adventurers(state: State) -> object:
    """Adventurers in the deck, discarded, on offer and in hand; secret ones that are in no crew."""
    hands = [name for player in state.players for name in player.crew]
    strangers = [name for player in state.players for name in player.secret if name not in player.crew]
    return sorted([*state.deck, *state.discards, *state.offer, *hands]), strangers


def unseen(state: State) -> object:
    """The number of unseen cards in the market, less that of the unseen IOUs."""
    return sum(1 for slip in state.market if slip and slip.iou is None) - len(state.unseen)


def debts(state: State) -> object:
    """Players who have paid more than they had."""
    return [player for player in state.players if player.gold < 0]


def hats(state: State) -> object:
    """Players whose hat is off the track."""
    last = state.setup.components.fields
    return [player for player in state.players if not 1 <= player.hat <= last]


def events(state: State) -> object:
    """Events with more copies than in the box."""
    left = Counter(state.events)
    left.update([state.card] if state.card else [])
    return left - Counter(state.setup.cards)
