"""Polterfass as a value of `core.game.Game`."""

from typing import Final

from comptoir.core.game import Game
from comptoir.core.terminal import Terminal
from comptoir.games.polterfass import chance, hints, notation, rules, views
from comptoir.games.polterfass.actions import EVENTS, AnyStep
from comptoir.games.polterfass.bots import BOTS
from comptoir.games.polterfass.components import Components, Options
from comptoir.games.polterfass.rules import end, set_up
from comptoir.games.polterfass.state import State
from comptoir.games.polterfass.views import View


def terminal() -> Terminal[View, AnyStep]:
    """The taproom; rich is loaded only when it is shown."""
    from comptoir.games.polterfass.terminal import TAPROOM  # noqa: PLC0415 - see above

    return TAPROOM


GAME: Final[Game[State, View, AnyStep, Options, Components]] = Game(
    name="polterfass",
    seats=range(3, 7),
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
    scores=end.scores,
    result=end.result,
    write=notation.write,
    read=notation.read,
    bots=BOTS,
    terminal=terminal,
)
