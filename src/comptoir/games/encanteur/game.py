"""L'Encanteur, as the rest of Comptoir knows it: the `Game` value."""

from typing import Final

from comptoir.core.game import Game
from comptoir.core.terminal import Terminal
from comptoir.games.encanteur import chance, hints, notation, rules, views
from comptoir.games.encanteur.actions import EVENTS, AnyStep
from comptoir.games.encanteur.bots import BOTS
from comptoir.games.encanteur.components import FEWEST_SEATS, MOST_SEATS, Components, Options
from comptoir.games.encanteur.orders import Standing
from comptoir.games.encanteur.rules import auction, end, set_up
from comptoir.games.encanteur.state import State
from comptoir.games.encanteur.views import View


def terminal() -> Terminal[View, AnyStep]:
    """The quay. Rich is loaded only when a terminal shows it."""
    from comptoir.games.encanteur.terminal import QUAY  # noqa: PLC0415 - see above

    return QUAY


GAME: Final[Game[State, View, AnyStep, Options, Components]] = Game(
    name="encanteur",
    seats=range(FEWEST_SEATS, MOST_SEATS + 1),
    package=__package__,
    rules_version=1,
    Options=Options,
    guided=Options(),
    Components=Components,
    State=State,
    View=View,
    Events=EVENTS,
    opening=set_up.opening,
    legal=rules.legal,
    odds=chance.odds,
    sample=chance.sample,
    apply=rules.apply,
    view=views.view,
    hide=views.hide,
    hints=hints.hints,
    determinize=views.determinize,
    beat=auction.beat,
    scores=end.scores,
    result=end.result,
    write=notation.write,
    read=notation.read,
    bots=BOTS,
    terminal=terminal,
    orders=Standing,
)
