"""Playing a game from here to its end, bots in all seats."""

from collections.abc import Iterator, Sequence
from typing import Generic

from msgspec import Struct

from comptoir.core.actors import CHANCE
from comptoir.core.dice import Dice
from comptoir.core.game import A, Bot, Game, S, V, V_contra
from comptoir.core.records import Turn
from comptoir.core.setups import ComponentsT, OptionsT
from comptoir.core.steps import Heard


class RandomBot(Struct, Generic[V_contra, A], frozen=True):
    """Takes any legal action, each as likely as another."""

    def choose(
        self, view: V_contra, legal: Sequence[A], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> A:
        """Any of ``legal``."""
        return rng.choice(legal)


def play(
    game: Game[S, V, A, OptionsT, ComponentsT],
    state: S,
    bots: Sequence[Bot[V, A]],
    dice: Dice,
    seconds: float = 1.0,
) -> Iterator[Turn[S, A]]:
    """Each step from ``state`` to the end of the game; ``bots`` by seat think ``seconds`` at most."""
    heard: list[list[Heard]] = [[] for _ in bots]
    while awaited := game.to_act(state):
        actor = awaited[0]
        if actor is CHANCE:
            step = game.sample(state, dice)
        else:
            assert isinstance(actor, int), "the clock plays no part where nobody is hurried"
            bot, legal = bots[actor], game.legal(state, actor)
            step = bot.choose(game.view(state, actor), legal, heard[actor], dice, seconds)
        yield Turn(state, actor, step)
        for seat, words in enumerate(heard):
            words.append((actor, game.heard(state, actor, step, seat)))
        state = game.apply(state, actor, step)
