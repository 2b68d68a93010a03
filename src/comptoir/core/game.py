"""The contract that every game fulfils.

A game is a value without state: its own pure functions, gathered by name, and
what all games do alike. The engine, the bots, the laboratory and the tables
know a game by nothing else.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from comptoir.core import encoding, setups
from comptoir.core.actors import Actor, Seat, Viewer
from comptoir.core.dice import Dice
from comptoir.core.editions import STANDARD, Edition, load, shipped
from comptoir.core.refusals import BadOptions
from comptoir.core.setups import ComponentsT, OptionsT, intern
from comptoir.core.steps import Event, Heard, Step, Tell
from comptoir.core.terminal import Terminal


class State(Struct, frozen=True, gc=False):
    """A position, complete: nothing else decides what may happen next."""

    setup: setups.Setup[setups.Options, setups.Components]


class View(Struct, frozen=True, gc=False):
    """What one seat knows (``seat=None``: what anyone watching knows).

    What only a perfect memory would still know sits in one field, ``memory``.
    ``ranks`` are those of the `Result`, once there is one.
    """

    setup: setups.Setup[setups.Options, setups.Components]
    seat: Viewer
    ranks: tuple[int, ...] | None


class Result(Struct, frozen=True):
    """How a game ended: ``ranks`` by seat from 1, ties sharing; ``scores`` by seat in points."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Beat(Struct, frozen=True):
    """What the clock does next, and what a press means meanwhile.

    The position begins ``lead`` seconds after what led to it, or as soon as the clock has acted if
    there is no lead; it lasts ``wait`` seconds, and then the clock acts. Presses that are under way are
    waited for, for ``grace`` seconds at most. ``presses`` says by seat what a press means; of two for
    the same position, the one that is listed first goes first.
    """

    wait: float
    grace: float
    presses: tuple[tuple[Seat, Step], ...]
    lead: float = 0.0


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
A = TypeVar("A", bound=Step)

V_contra = TypeVar("V_contra", bound=View, contravariant=True)
S_any = TypeVar("S_any", bound=State)
A_contra = TypeVar("A_contra", bound=Step, contravariant=True)


class Bot(Protocol[V_contra, A]):
    """A player of a game: sees what its seat sees, never a state."""

    def choose(
        self, view: V_contra, legal: Sequence[A], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> A:
        """One of ``legal``, found within ``seconds`` of thinking.

        ``heard`` is all that the seat has heard from the start, oldest first.
        """
        ...


class Reflex(Protocol[V_contra]):
    """What a player means to do while the clock acts, decided once for a run of its positions."""

    def presses(self, view: V_contra, rng: Dice) -> float | None:
        """After how many seconds of this position the player presses; ``None``: not at all."""
        ...


class Presser(Protocol[V_contra]):
    """A bot of a game in which the clock acts."""

    def limits(self, view: V_contra, rng: Dice) -> Reflex[V_contra]:
        """What the player means to do from here on."""
        ...


class Order(Protocol[V_contra, A]):
    """A standing order: what a player has said ahead, so that the table need not ask at every turn.

    A game's orders are frozen structs of one kind. Each stands for something that passes, such as a lot.
    """

    def check(self, view: V_contra) -> None:
        """Nothing, if it can be given by whoever sees this.

        Raises:
            BadOrder: it cannot.
        """
        ...

    def is_gone(self, view: V_contra) -> bool:
        """Whether what it was given for has passed: it will never answer again."""
        ...

    def answer(self, view: V_contra, legal: Sequence[A]) -> A | None:
        """One of ``legal``, if the order says what to do now; else the player is asked."""
        ...


class Apply(Protocol[S_any, A_contra]):
    """See `Game.apply`."""

    def __call__(self, state: S_any, actor: Actor, step: A_contra, tell: Tell = None, /) -> S_any:
        """The next state; what happens on the way is told in table order."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[S, V, A, OptionsT, ComponentsT]):
    """One game, as everything else in Comptoir knows it.

    ``A`` is the union of the game's steps: the actions of seats and the outcomes of chance.
    """

    name: str
    seats: range
    package: str
    """The Python package that holds the game's editions, messages and rules."""
    rules_version: int
    """Raised whenever an old record could come out differently."""
    Options: type[OptionsT]
    guided: OptionsT
    """With which a newcomer plays the first time, told at every turn what this is (``guide-`` messages)."""
    Components: type[ComponentsT]
    State: type[S]
    View: type[V]
    Events: tuple[type[Event], ...]
    """What `story` can hold after the step itself."""

    opening: Callable[[int, OptionsT, ComponentsT], S]
    """The state before the first step, seats, options and components being each of their type.

    Raises:
        BadOptions, BadEdition: they do not go together.
    """

    to_act: Callable[[S], tuple[Actor, ...]]
    """Seats that may act, ascending, then CLOCK; CHANCE only ever alone; ``()`` when over."""
    legal: Callable[[S, Actor], tuple[A, ...]]
    """That actor's actions now, in one fixed order; ``()`` if none is due, and for CHANCE."""
    odds: Callable[[S], tuple[tuple[A, Fraction], ...]]
    """Each outcome with its exact probability when CHANCE is due; else ``()``."""
    sample: Callable[[S, Dice], A]
    """One outcome, drawn by those odds without listing them all."""
    apply: Apply[S, A]
    """The next state, the given one unchanged.

    Raises:
        IllegalAction: the step is not offered now.
    """
    view: Callable[[S, Viewer], V]
    """What a viewer knows."""
    hide: Callable[[S, Actor, A, Viewer], A]
    """The step as a viewer knows it: ``None`` in the fields that are secret from that viewer."""
    hints: Callable[[V], Struct | None]
    """What may be shown beside a decision, from the view alone; ``None`` when the viewer owes none."""
    determinize: Callable[[V, Dice], S]
    """A complete state that the view could be hiding, drawn by the weights in `docs/architecture.md`."""
    beat: Callable[[S], Beat | None]
    """What the clock does next; ``None`` where it does nothing."""
    scores: Callable[[S], tuple[int, ...]]
    result: Callable[[S], Result | None]

    write: Callable[[A], str]
    """A step in notation; a hidden field is a ``?``."""
    read: Callable[[str], A]
    """The reverse of `write`.

    Raises:
        BadNotation: no step is written so.
    """
    bots: Mapping[str, Callable[[], Bot[V, A]]]
    """Makes a bot, by level, weakest first."""
    terminal: Callable[[], Terminal[V, A]]
    """Makes what shows the game in a terminal, with the libraries that this takes."""
    fewest_win: bool = False
    """Whether fewer points are better where those of several games are added."""
    orders: type[Order[V, A]] | None = None
    """The standing orders that a player can give, if there are any."""

    def __repr__(self) -> str:
        return f"<comptoir game {self.name}>"

    # --- Starting -------------------------------------------------------------

    @property
    def editions(self) -> tuple[str, ...]:
        """The names of the editions shipped with the game."""
        return shipped(self.package)

    def components(self, edition: Edition[ComponentsT] = STANDARD) -> ComponentsT:
        """The figures that ``edition`` stands for: a name, the path of a file, or themselves.

        Raises:
            BadEdition: names the key and what was expected.
        """
        return load(edition, self.package, self.Components)

    def start(
        self, seats: int = 4, options: OptionsT | None = None, edition: Edition[ComponentsT] = STANDARD
    ) -> S:
        """The state before the first step.

        Raises:
            BadOptions: the number of seats or an option does not go with this game.
            BadEdition: a figure of the edition is not what was expected.
        """
        if type(seats) is not int or seats not in self.seats:  # 4.0 is equal to 4, and is no number of seats
            raise BadOptions("seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        checked = self.check(self.Options() if options is None else options)
        if checked.first_seat is not None and checked.first_seat not in range(seats):
            raise BadOptions("first-seat", first_seat=checked.first_seat, last=seats - 1)
        return self.opening(seats, checked, self.components(edition))

    def start_untimed(
        self, seats: int = 4, options: OptionsT | None = None, edition: Edition[ComponentsT] = STANDARD
    ) -> S:
        """As `start`, where nobody keeps time.

        Raises:
            BadOptions: as `start`, or with these options the clock acts.
            BadEdition: as `start`.
        """
        state = self.start(seats, options, edition)
        if state.setup.options.timed:
            raise BadOptions("timed")
        return state

    def check(self, options: OptionsT) -> OptionsT:
        """The options, each of a value that it can have.

        Raises:
            BadOptions: names the option and what was expected.
        """
        if not isinstance(options, self.Options):
            raise BadOptions("options-of-another-game", game=self.name)
        # Built by hand, so nothing has looked at the values yet.
        return self.options(msgspec.to_builtins(options))

    def options(self, values: Mapping[str, object]) -> OptionsT:
        """Options from plain values by name; those not named keep their defaults.

        Raises:
            BadOptions: names the option and what was expected.
        """
        try:
            return encoding.convert(values, self.Options)
        except msgspec.ValidationError as error:
            option, expected = encoding.explained(str(error))
            raise BadOptions("option", option=option or "?", expected=expected) from None

    # --- Watching -------------------------------------------------------------

    def heard(self, state: S, actor: Actor, step: A, viewer: Viewer) -> str:
        """How ``viewer`` hears of a step taken in ``state``: its notation, secrets as ``?``."""
        return self.write(self.hide(state, actor, step, viewer))

    def story(self, state: S, actor: Actor, step: A, viewer: Viewer) -> tuple[Step | Event, ...]:
        """What ``viewer`` sees happen because of a step.

        First the step as heard, then all that follows from it without a choice, in table order.

        Raises:
            IllegalAction: the step is not offered in ``state``.
        """
        told: list[Event] = []
        self.apply(state, actor, step, told.append)
        return self.seen(state, actor, step, told, viewer)

    def seen(
        self, state: S, actor: Actor, step: A, told: Iterable[Event], viewer: Viewer
    ) -> tuple[Step | Event, ...]:
        """The `story` of a step whose events ``told`` are known already.

        Everything that anybody is shown of a step is made here.
        """
        return (self.hide(state, actor, step, viewer), *[event.seen_by(viewer) for event in told])

    # --- Keeping --------------------------------------------------------------

    def dump(self, state: S) -> bytes:
        """A state as bytes."""
        return encoding.pack(state)

    def restore(self, data: bytes) -> S:
        """The reverse of `dump`.

        Raises:
            msgspec.DecodeError: the bytes are no state of this game.
        """
        state = encoding.unpack(data, self.State)
        return replace(state, setup=intern(state.setup))
