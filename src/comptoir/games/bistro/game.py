"""Bistro as a value of `core.game.Game`."""

from typing import Final

from comptoir.core.game import Game
from comptoir.core.terminal import Terminal
from comptoir.games.bistro import chance, hints, notation, rules, views
from comptoir.games.bistro.actions import EVENTS, AnyStep
from comptoir.games.bistro.bots import BOTS
from comptoir.games.bistro.components import Components, Options
from comptoir.games.bistro.rules import end, set_up
from comptoir.games.bistro.state import State
from comptoir.games.bistro.views import View


def terminal() -> Terminal[View, AnyStep]:
    """The counter; rich is loaded only when it is shown."""
    from comptoir.games.bistro.terminal import COUNTER  # noqa: PLC0415 - see above

    return COUNTER


GAME: Final[Game[State, View, AnyStep, Options, Components]] = Game(
    name="bistro",
    seats=range(3, 7),
    package=__package__,
    rules_version=1,
    Options=Options,
    guided=Options(short_game=True),
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
    scores=end.scores,
    result=end.result,
    write=notation.write,
    read=notation.read,
    bots=BOTS,
    terminal=terminal,
    fewest_win=True,
)
