"""The worth of adventurers, and of sending them. All values are in nuggets."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import product
from math import prod
from typing import Final, TypeAlias

from comptoir.core.actors import Seat
from comptoir.games.impitoyable.actions import Card, Name
from comptoir.games.impitoyable.components import SKILLS, Skill
from comptoir.games.impitoyable.state import Setup
from comptoir.games.impitoyable.views import View

Chances: TypeAlias = Mapping[int, float]
"""The chance that a player shows each skill."""

BY_SKILL: Final = (0.0, 0.1, 0.3, 0.7, 1.3, 2.2, 3.0, 3.4, 3.7, 4.0)
"""The worth of a skill, by its value."""
SPARE: Final = 0.35
"""The fraction of that worth for an adventurer who is not the crew's best at the skill."""
KEENNESS: Final = 1.5
"""How much more often players send better adventurers: the exponent of the skill in the weights."""
PRIZE: Final = 1.6
"""The worth of an IOU from the market to the player who takes it."""


@lru_cache(maxsize=65536)
def crew_worth(setup: Setup, crew: tuple[Name, ...]) -> float:
    """The worth of a crew: its best at each skill in full, the others in part."""
    return sum([skill_worth(setup.strength[skill], crew) for skill in SKILLS])


def skill_worth(strength: Mapping[Name, int], crew: Iterable[Name]) -> float:
    """The worth of a crew at one skill."""
    worth = sorted([BY_SKILL[strength[name]] for name in crew], reverse=True)
    return sum(worth[:1]) + SPARE * sum(worth[1:])


def worth_of_joining(setup: Setup, crew: tuple[Name, ...], name: Name) -> float:
    """The worth that an adventurer would add to a crew."""
    return crew_worth(setup, (*crew, name)) - crew_worth(setup, crew)


def worth_of_staying(setup: Setup, crew: tuple[Name, ...], name: Name) -> float:
    """The worth that a crew would lose without this adventurer."""
    return crew_worth(setup, crew) - crew_worth(setup, tuple(one for one in crew if one != name))


# --- The worth of an event ----------------------------------------------------


def worth_of_sending(view: View, seat: Seat, name: Name) -> float:
    """The expected worth of sending this adventurer."""
    assert view.card is not None
    setup, card = view.setup, view.card
    mine = setup.strength[card.kind][name]
    loss = worth_of_staying(setup, view.my_crew or (), name)
    others = [chances_of_skills(view, other, card.kind) for other in range(setup.seats) if other != seat]
    moves = setup.moves[view.players[seat].hat]
    return sum(
        [
            prod(chance for _, chance in row) * worth_of_event(card, moves, loss, mine, [s for s, _ in row])
            for row in product(*[chances.items() for chances in others if chances])
        ]
    )


def chances_of_skills(view: View, seat: Seat, kind: Skill) -> Chances:
    """The skills that a player may show; an unknown adventurer may be any that the viewer has not met."""
    assert view.memory is not None, "bots remember"
    strength, known = view.setup.strength[kind], view.memory.crews[seat]
    weights: dict[int, float] = {}
    for name in known:
        add(weights, strength[name], 1)
    unknown, unmet = view.players[seat].adventurers - len(known), view.memory.unmet
    for name in unmet if unknown else ():
        add(weights, strength[name], unknown / len(unmet))
    total = sum(weights.values())
    return {skill: weight / total for skill, weight in weights.items()}


def add(weights: dict[int, float], skill: int, weight: float) -> None:
    """Add ``weight`` for this skill, multiplied by the keenness of players to send it."""
    weights[skill] = weights.get(skill, 0) + weight * skill**KEENNESS


def worth_of_event(card: Card, moves: tuple[int, int], loss: float, mine: int, others: list[int]) -> float:
    """The worth of an event to a player who shows skill ``mine`` against those of ``others``."""
    skills = sorted({mine, *others}, reverse=True)
    if len(skills) == 1:
        return 0
    best, worst = mine == skills[0], mine == skills[-1]
    match card.kind:
        case "gold":
            return card.large - loss if best else card.small * (mine == skills[1])
        case "duel":
            return PRIZE * (2 - (mine in others)) - loss if best else -loss * worst
        case "poker":
            return moves[0] - loss if best else -moves[1] * worst
