"""Plays a game to its end, with a bot in every seat."""

from collections.abc import Iterator, Sequence
from typing import Generic, overload

from msgspec import Struct

from comptoir.core.actors import CHANCE, Seat
from comptoir.core.dice import Dice
from comptoir.core.game import A, Bot, Game, S, V, V_contra
from comptoir.core.records import Turn
from comptoir.core.setups import ComponentsT, OptionsT
from comptoir.core.steps import Heard


class RandomBot(Struct, Generic[V_contra, A], frozen=True):
    """Takes a random legal action, all equally likely."""

    def choose(
        self, view: V_contra, legal: Sequence[A], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> A:
        return rng.choice(legal)


class Hearing(Sequence[Heard], Generic[S, V, A, OptionsT, ComponentsT]):
    """Everything that a seat has heard, oldest first; each item is worked out when it is first read."""

    def __init__(
        self, game: Game[S, V, A, OptionsT, ComponentsT], turns: Sequence[Turn[S, A]], seat: Seat
    ) -> None:
        self._game, self._turns, self._seat = game, turns, seat
        self._said: dict[int, Heard] = {}

    def __len__(self) -> int:
        return len(self._turns)

    @overload
    def __getitem__(self, place: int) -> Heard: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Heard, ...]: ...  # type: ignore[explicit-any]

    # A bare `slice` is generic in `Any`.
    def __getitem__(self, place: int | slice) -> Heard | tuple[Heard, ...]:  # type: ignore[explicit-any]
        if isinstance(place, slice):
            return tuple(map(self._words, range(len(self))[place]))
        return self._words(range(len(self))[place])

    def _words(self, place: int) -> Heard:
        if place not in self._said:
            turn = self._turns[place]
            heard = self._game.heard(turn.state, turn.actor, turn.step, self._seat)
            self._said[place] = turn.actor, heard
        return self._said[place]


def play(
    game: Game[S, V, A, OptionsT, ComponentsT],
    state: S,
    bots: Sequence[Bot[V, A]],
    dice: Dice,
    *,
    seconds: float = 1.0,
    earlier: Sequence[Turn[S, A]] = (),
) -> Iterator[Turn[S, A]]:
    """Play from ``state`` to the end of the game, turn by turn.

    There is one bot per seat; each has ``seconds`` for a decision, and has heard the ``earlier`` turns.
    """
    turns = list(earlier)
    heard = [Hearing(game, turns, seat) for seat, _ in enumerate(bots)]
    while awaited := game.to_act(state):
        actor = awaited[0]
        if actor is CHANCE:
            step = game.sample(state, dice)
        else:
            assert isinstance(actor, int), "the clock never acts in an untimed game"
            bot, legal = bots[actor], game.legal(state, actor)
            step = bot.choose(game.view(state, actor), legal, heard[actor], dice, seconds)
        turn = Turn(state, actor, step)
        yield turn
        turns.append(turn)
        state = game.apply(state, actor, step)
