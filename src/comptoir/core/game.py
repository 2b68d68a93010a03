"""The contract that every game implements.

A `Game` is a value without state: it gathers the pure functions of one game by
name and adds what all games share. The engine, the bots, the laboratory and
the server use a game only through this contract.
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
from comptoir.core.editions import STANDARD, Edition, load, shipped_names
from comptoir.core.refusals import BadOptions, UnknownSeat
from comptoir.core.setups import ComponentsT, OptionsT, intern
from comptoir.core.steps import Event, Heard, Step, Tell
from comptoir.core.terminal import Terminal


class State(Struct, frozen=True, gc=False):
    """A complete position: nothing else decides what may happen next.

    ``phase`` is the kind of moment, to which messages belong; ``awaited`` is what `Game.to_act` says.
    """

    setup: setups.Setup[setups.Options, setups.Components]
    phase: str
    awaited: tuple[Actor, ...]


class View(Struct, frozen=True, gc=False):
    """What one seat knows (``seat=None``: what a watcher knows).

    Knowledge that only a perfect memory would still hold goes into one field, ``memory``.
    ``ranks`` are those of the `Result`; ``None`` until the game is over.
    """

    setup: setups.Setup[setups.Options, setups.Components]
    seat: Viewer
    ranks: tuple[int, ...] | None
    phase: str
    awaited: tuple[Actor, ...]


def check_viewer(state: State, viewer: Viewer) -> None:
    """Refuse a viewer who has no seat at this table and is no watcher.

    Raises:
        UnknownSeat: the seat is out of range.
    """
    if viewer is not None and viewer not in range(state.setup.seats):
        raise UnknownSeat("no-seat", seat=viewer, last=state.setup.seats - 1)


class Result(Struct, frozen=True):
    """How a game ended: ``ranks`` by seat from 1, equal for a tie; ``scores`` by seat in points."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str


class Beat(Struct, frozen=True):
    """When the clock acts next, and what a press means until then.

    The position begins ``lead`` seconds after the step that led to it; if ``lead`` is 0, it begins as soon
    as the clock has acted. It lasts ``wait`` seconds; then the clock acts. The table waits at most ``grace``
    seconds for presses that are still on their way. ``presses`` lists each seat with the step that its
    press stands for; if two seats press in the same position, the one listed first takes precedence.
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
    """A program that plays a seat: it sees what its seat sees, never a state."""

    def choose(
        self, view: V_contra, legal: Sequence[A], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> A:
        """One of ``legal``, chosen within ``seconds``.

        ``heard`` is everything that the seat has heard since the start, oldest first.
        """
        ...


class Reflex(Protocol[V_contra]):
    """A bot's decision when to press, made once for all positions until the table stops, such as in a lot."""

    def presses(self, view: V_contra, rng: Dice) -> float | None:
        """How many seconds into this position the bot presses; ``None`` if it does not."""
        ...


class Presser(Protocol[V_contra]):
    """A bot that can press, for games with a clock."""

    def limits(self, view: V_contra, rng: Dice) -> Reflex[V_contra]:
        """When the bot presses from this position on."""
        ...


class Order(Protocol[V_contra, A]):
    """A standing order: an answer that a player gives in advance, so that the table need not ask.

    A game's orders are frozen structs of one type. Each is for something that ends, such as a lot.
    """

    def check(self, view: V_contra) -> None:
        """Check that the player with this view may give the order.

        Raises:
            BadOrder: the player may not.
        """
        ...

    def is_gone(self, view: V_contra) -> bool:
        """Whether the order has expired: what it was for has ended, and it will never answer again."""
        ...

    def answer(self, view: V_contra, legal: Sequence[A]) -> A | None:
        """One of ``legal`` if the order covers this decision; ``None`` if the player has to be asked."""
        ...


class Apply(Protocol[S_any, A_contra]):
    """See `Game.apply`."""

    def __call__(self, state: S_any, actor: Actor, step: A_contra, tell: Tell = None, /) -> S_any:
        """The next state; ``tell`` receives the events that follow from the step, in table order."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Game(Generic[S, V, A, OptionsT, ComponentsT]):
    """A game, as the rest of Comptoir sees it.

    ``A`` is the union of the game's steps: actions of seats, outcomes of chance and ticks of the clock.
    """

    name: str
    seats: range
    package: str
    """The Python package that holds the game's editions, messages and rules."""
    rules_version: int
    """Increased whenever an old record could end differently."""
    Options: type[OptionsT]
    guided: OptionsT
    """The options of a newcomer's first game, in which ``guide-`` messages explain each new kind of turn."""
    Components: type[ComponentsT]
    State: type[S]
    View: type[V]
    Events: tuple[type[Event], ...]
    """The events that a `story` can contain after the step itself."""

    opening: Callable[[int, OptionsT, ComponentsT], S]
    """The state before the first step. Each argument is valid on its own.

    Raises:
        BadOptions, BadEdition: the arguments are not valid together.
    """

    to_act: Callable[[S], tuple[Actor, ...]] = lambda state: state.awaited
    """The seats that may act, ascending, then CLOCK; or CHANCE alone; ``()`` when the game is over."""
    legal: Callable[[S, Actor], tuple[A, ...]]
    """What the actor may do now, in a fixed order; ``()`` for CHANCE, and if the actor may not act."""
    odds: Callable[[S], tuple[tuple[A, Fraction], ...]]
    """Each outcome with its exact probability if CHANCE acts now; otherwise ``()``."""
    sample: Callable[[S, Dice], A]
    """One outcome, drawn by these odds without listing them all."""
    apply: Apply[S, A]
    """The next state; the state passed in does not change.

    Raises:
        IllegalAction: the step is not offered now.
    """
    view: Callable[[S, Viewer], V]
    """What a viewer knows."""
    hide: Callable[[S, Actor, A, Viewer], A]
    """The step as a viewer knows it: ``None`` in the fields that are secret from that viewer."""
    hints: Callable[[V], Struct | None] = lambda _: None
    """What to show beside the viewer's decision, from the view alone; ``None`` if there is no decision."""
    determinize: Callable[[V, Dice], S]
    """A complete state that the view could be hiding, drawn with the weights in `docs/architecture.md`."""
    beat: Callable[[S], Beat | None] = lambda _: None
    """When the clock acts next; ``None`` if it does not act in this state."""
    scores: Callable[[S], tuple[int, ...]]
    result: Callable[[S], Result | None]

    write: Callable[[A], str]
    """A step in notation; a hidden field is written ``?``."""
    read: Callable[[str], A]
    """The reverse of `write`.

    Raises:
        BadNotation: no step has this notation.
    """
    bots: Mapping[str, Callable[[], Bot[V, A]]]
    """Functions that make a bot, by level, weakest first."""
    terminal: Callable[[], Terminal[V, A]]
    """Makes the game's `Terminal`, and imports the libraries that it needs."""
    fewest_win: bool = False
    """Whether fewer points are better in the running score of a match."""
    orders: type[Order[V, A]] | None = None
    """The type of the game's standing orders; ``None`` if it has none."""

    def __repr__(self) -> str:
        return f"<comptoir game {self.name}>"

    # --- Starting -------------------------------------------------------------

    @property
    def editions(self) -> tuple[str, ...]:
        """The names of the editions shipped with the game."""
        return shipped_names(self.package)

    def components(self, edition: Edition[ComponentsT] = STANDARD) -> ComponentsT:
        """The components that ``edition`` stands for: a name, a path, or the components themselves.

        Raises:
            BadEdition: names the key and what was expected.
        """
        return load(edition, self.package, self.Components)

    def start(
        self, seats: int = 4, options: OptionsT | None = None, edition: Edition[ComponentsT] = STANDARD
    ) -> S:
        """The state before the first step.

        Raises:
            BadOptions: the game does not allow this number of seats, or one of the options.
            BadEdition: a figure of the edition is not what was expected.
        """
        if type(seats) is not int or seats not in self.seats:  # 4.0 equals 4, but is not a number of seats
            raise BadOptions("seats", seats=seats, least=self.seats[0], most=self.seats[-1])
        checked = self.check(self.Options() if options is None else options)
        if checked.first_seat is not None and checked.first_seat not in range(seats):
            raise BadOptions("first-seat", first_seat=checked.first_seat, last=seats - 1)
        return self.opening(seats, checked, self.components(edition))

    def start_untimed(
        self, seats: int = 4, options: OptionsT | None = None, edition: Edition[ComponentsT] = STANDARD
    ) -> S:
        """As `start`, for a table without a clock.

        Raises:
            BadOptions: as `start`, or the options need a clock.
            BadEdition: as `start`.
        """
        state = self.start(seats, options, edition)
        if state.setup.options.timed:
            raise BadOptions("timed")
        return state

    def check(self, options: OptionsT) -> OptionsT:
        """The options, after a check that each has a valid value.

        Raises:
            BadOptions: names the option and what was expected.
        """
        if not isinstance(options, self.Options):
            raise BadOptions("options-of-another-game", game=self.name)
        # Options built by hand have not been checked yet.
        return self.options(msgspec.to_builtins(options))

    def options(self, values: Mapping[str, object]) -> OptionsT:
        """Options from plain values by name; missing ones keep their defaults.

        Raises:
            BadOptions: names the option and what was expected.
        """
        try:
            return encoding.convert(values, self.Options)
        except msgspec.ValidationError as error:
            option, expected = encoding.explain_error(str(error))
            raise BadOptions("option", option=option or "?", expected=expected) from None

    # --- Watching -------------------------------------------------------------

    def heard(self, state: S, actor: Actor, step: A, viewer: Viewer) -> str:
        """How ``viewer`` hears of a step taken in ``state``: its notation, secrets as ``?``."""
        return self.write(self.hide(state, actor, step, viewer))

    def story(self, state: S, actor: Actor, step: A, viewer: Viewer) -> tuple[Step | Event, ...]:
        """What ``viewer`` sees happen because of a step.

        The step as heard comes first, then the events that follow from it, in table order.

        Raises:
            IllegalAction: the step is not offered in ``state``.
        """
        events: list[Event] = []
        self.apply(state, actor, step, events.append)
        return self.story_of(state, actor, step, events, viewer)

    def story_of(
        self, state: S, actor: Actor, step: A, events: Iterable[Event], viewer: Viewer
    ) -> tuple[Step | Event, ...]:
        """The `story` of a step whose ``events`` are already known.

        Everything that a viewer is shown of a step comes from here.
        """
        return (self.hide(state, actor, step, viewer), *[event.seen_by(viewer) for event in events])

    # --- Keeping --------------------------------------------------------------

    def dump(self, state: S) -> bytes:
        """A state as bytes."""
        return encoding.pack(state)

    def restore(self, data: bytes) -> S:
        """The reverse of `dump`.

        Raises:
            msgspec.DecodeError: the bytes are not a state of this game.
        """
        state = encoding.unpack(data, self.State)
        return replace(state, setup=intern(state.setup))
