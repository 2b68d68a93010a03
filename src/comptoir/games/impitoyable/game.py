"""Impitoyable !, as the rest of Comptoir knows it: the `Game` value."""

from typing import Final

from comptoir.core.game import Game
from comptoir.core.terminal import Terminal
from comptoir.games.impitoyable import chance, hints, notation, rules, views
from comptoir.games.impitoyable.actions import EVENTS, AnyStep
from comptoir.games.impitoyable.bots import BOTS
from comptoir.games.impitoyable.components import FEWEST_SEATS, MOST_SEATS, Components, Options
from comptoir.games.impitoyable.rules import end, set_up
from comptoir.games.impitoyable.state import State
from comptoir.games.impitoyable.views import View, imagine


def terminal() -> Terminal[View, AnyStep]:
    """The town. Rich is loaded only when a terminal shows it."""
    from comptoir.games.impitoyable.terminal import TOWN  # noqa: PLC0415 - see above

    return TOWN


GAME: Final[Game[State, View, AnyStep, Options, Components]] = Game(
    name="impitoyable",
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
    determinize=imagine.determinize,
    scores=end.scores,
    result=end.result,
    write=notation.write,
    read=notation.read,
    bots=BOTS,
    terminal=terminal,
)
