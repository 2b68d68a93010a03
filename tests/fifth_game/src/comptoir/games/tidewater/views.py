"""What each seat knows, and the states that a view could be hiding."""

from comptoir.core import game
from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.core.dice import Dice
from comptoir.core.turns import ranks
from comptoir.games.tidewater.actions import AnyStep, Drawn, Stow
from comptoir.games.tidewater.components import Card, Cards
from comptoir.games.tidewater.state import Phase, Setup, State


class View(game.View, frozen=True):
    """The table from one chair; ``ballast`` is the viewer's own until all have stowed."""

    setup: Setup
    seat: Viewer
    phase: Phase
    awaited: tuple[Actor, ...]
    turn: Seat
    hold: int
    hand: Cards
    hand_sizes: tuple[int, ...]
    ballast: tuple[Card | None, ...]
    barges: tuple[Cards, ...]
    spent: Cards
    scores: tuple[int, ...]


def view(state: State, viewer: Viewer) -> View:
    """What ``viewer`` knows of ``state``."""
    game.check_viewer(state, viewer)
    sealed = state.phase == "stow"
    return View(
        setup=state.setup, seat=viewer, ranks=ranks(state.scores) if state.phase == "over" else None,
        phase=state.phase, awaited=state.awaited, turn=state.turn, hold=len(state.hold),
        hand=state.hands[viewer] if viewer is not None else frozenset(),
        hand_sizes=tuple(map(len, state.hands)),
        ballast=tuple(None if sealed and seat != viewer else card for seat, card in enumerate(state.ballast)),
        barges=state.barges, spent=state.spent, scores=state.scores,
    )  # fmt: skip


def hide(state: State, actor: Actor, step: AnyStep, viewer: Viewer) -> AnyStep:
    """The step as ``viewer`` knows it: cards drawn and stowed are their owner's secret."""
    if isinstance(step, Drawn) and step.seat != viewer:
        return Drawn(step.seat, None)
    return Stow(None) if isinstance(step, Stow) and actor != viewer else step


def determinize(view: View, rng: Dice) -> State:
    """A state that ``view`` could be hiding: unseen cards lie at random."""
    known = view.hand.union(view.spent, *view.barges, filter(None, view.ballast))
    unseen = rng.sample(cards := sorted(view.setup.cards - known), len(cards))
    hands = [
        view.hand if seat == view.seat else frozenset(unseen.pop() for _ in range(size))
        for seat, size in enumerate(view.hand_sizes)
    ]
    stowed = [view.phase == "stow" and seat not in view.awaited for seat in range(view.setup.seats)]
    ballast = [
        card or (unseen.pop() if hidden else None) for card, hidden in zip(view.ballast, stowed, strict=True)
    ]
    return State(
        view.setup, view.phase, view.awaited, view.turn, frozenset(unseen), tuple(hands), tuple(ballast),
        view.barges, view.spent, view.scores,
    )  # fmt: skip
