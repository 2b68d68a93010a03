"""What players do, what chance brings, and what follows from it."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from comptoir.core.actors import Seat, Viewer
from comptoir.core.steps import Event, Reveal, Step
from comptoir.games.bistro.components import Glass, Miam

# --- Actions ------------------------------------------------------------------


class Look(Step, frozen=True, tag="look"):
    """Look at the glass (sections 1 and 3). Written ``look``."""


class Offer(Step, frozen=True, tag="offer"):
    """Offer the glass to a player with a claim (section 2). Written ``offer 3 coffee with olives``.

    ``miam``: the holder adds their Miam and claims that it is this one.
    """

    to: Seat
    glass: Glass
    miam: Miam | None = None


class Believe(Step, frozen=True, tag="believe"):
    """Say that the claim is true (sections 3 and 4). Written ``believe``."""


class Doubt(Step, frozen=True, tag="doubt"):
    """Say that the claim is false (sections 3 and 4). Written ``doubt``."""


class Name(Step, frozen=True, tag="name"):
    """Say that the glass is another type, and which (section 3). Written ``name syrup``."""

    glass: Glass


class Take(Step, frozen=True, tag="take"):
    """Take the glass over and pass it on (section 3). Written ``take``."""


class Give(Step, frozen=True, tag="give"):
    """Give one of your glasses after naming the right type (section 4). Written ``give lemonade``."""

    glass: Glass


# --- Outcomes of chance -------------------------------------------------------


class First(Step, frozen=True, tag="first"):
    """The first starter, drawn by lot (section 0). Written ``first 1``."""

    seat: Seat


class Dealt(Step, frozen=True, tag="miam"):
    """A Miam for a seat, which only that seat sees (section 0). Written ``miam 2 olives``."""

    seat: Seat
    miam: Miam | None


class Poured(Step, frozen=True, tag="glass"):
    """A glass face up in front of a seat (section 0). Written ``glass 2 coffee``."""

    seat: Seat
    glass: Glass


class See(Step, frozen=True, tag="see"):
    """The type of a glass that one or all players see (sections 1 and 4). Written ``see coffee``."""

    glass: Glass | None


class Addition(Step, frozen=True, tag="addition"):
    """The symbols on the Addition drawn (section 5). Written ``addition 2``."""

    symbols: int


Action: TypeAlias = Look | Offer | Believe | Doubt | Name | Take | Give
Outcome: TypeAlias = First | Dealt | Poured | See | Addition
AnyStep: TypeAlias = Action | Outcome


# --- What follows without a choice --------------------------------------------

About: TypeAlias = Literal["glass", "miam"]
Why: TypeAlias = Literal["alike", "every-type"]
"""Why a player pays: enough glasses of one type, or one of every type."""


class RoundBegun(Event, frozen=True, tag="round"):
    """The glasses are collected and shuffled; with ``dealing``, the Miams are dealt too."""

    number: int
    starter: Seat
    dealing: bool


class Drawn(Event, frozen=True, tag="drawn"):
    """A turn begins: the starter draws a glass, face down (section 1)."""

    seat: Seat


class Seen(Reveal, frozen=True, tag="seen"):
    """``seat`` has looked at the glass; only ``seat`` sees its type."""

    seat: Seat
    glass: Glass | None

    def seen_by(self, viewer: Viewer) -> "Seen":
        """The event for ``viewer``: others see the look, but not the type of the glass."""
        return self if viewer == self.seat else replace(self, glass=None)


class MiamBack(Event, frozen=True, tag="miam-back"):
    """The Miam of an offer goes back to its owner unseen (sections 3 and 4)."""

    owner: Seat


class GlassShown(Reveal, frozen=True, tag="glass-shown"):
    """The glass is turned up (section 4); ``right``: whether the receiver was right about it."""

    glass: Glass
    claimant: Seat
    receiver: Seat
    right: bool


class MiamShown(Reveal, frozen=True, tag="miam-shown"):
    """The Miam is turned up and discarded (section 4); ``right``: whether the receiver was right about it."""

    miam: Miam
    owner: Seat
    receiver: Seat
    right: bool


class Drunk(Event, frozen=True, tag="drunk"):
    """A player drinks this turn's glass, or drinks one off the pile blind (section 4)."""

    seat: Seat
    glass: Glass
    off_the_pile: bool


class Given(Event, frozen=True, tag="given"):
    """A player gives another one of their glasses (section 4)."""

    giver: Seat
    to: Seat
    glass: Glass


class PileEmpty(Event, frozen=True, tag="pile-empty"):
    """The pile is empty: ``seat`` drinks no second glass (section 4)."""

    seat: Seat


class RoundVoid(Event, frozen=True, tag="void"):
    """No glass is left to draw: nobody pays, in the ``number``-th void round in a row (5.7, B12)."""

    seat: Seat
    number: int


class Pays(Event, frozen=True, tag="pays"):
    """A player ends the round with enough glasses of one type, ``glass``, or with every type (section 5)."""

    seat: Seat
    why: Why
    glass: Glass | None


class Paid(Event, frozen=True, tag="paid"):
    """A player has drawn an Addition; ``total`` is the player's new total of symbols (section 5)."""

    seat: Seat
    symbols: int
    total: int


class GameEnded(Event, frozen=True, tag="ended"):
    """The game is over (section 6); ranks by seat."""

    reason: str
    ranks: tuple[int, ...]


EVENTS = (
    RoundBegun, Drawn, Seen, MiamBack, GlassShown, MiamShown, Drunk, Given,
    PileEmpty, RoundVoid, Pays, Paid, GameEnded,
)  # fmt: skip
