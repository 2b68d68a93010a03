"""What all games share; it knows no particular game."""

from comptoir.core.actors import CHANCE, CLOCK, Actor, Seat, Viewer
from comptoir.core.game import Beat, Bot, Game, Order, Result, State, View
from comptoir.core.refusals import (
    BadEdition,
    BadNotation,
    BadOptions,
    BadOrder,
    BadRecord,
    IllegalAction,
    Refusal,
    UnknownGame,
)
from comptoir.core.setups import Components, Options, Setup
from comptoir.core.steps import Event, Heading, Heard, Reveal, Step, Tell

__all__ = [
    "CHANCE",
    "CLOCK",
    "Actor",
    "BadEdition",
    "BadNotation",
    "BadOptions",
    "BadOrder",
    "BadRecord",
    "Beat",
    "Bot",
    "Components",
    "Event",
    "Game",
    "Heading",
    "Heard",
    "IllegalAction",
    "Options",
    "Order",
    "Refusal",
    "Result",
    "Reveal",
    "Seat",
    "Setup",
    "State",
    "Step",
    "Tell",
    "UnknownGame",
    "View",
    "Viewer",
]
