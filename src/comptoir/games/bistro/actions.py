"""What players do, what chance brings, and what follows from it."""

from typing import Literal, TypeAlias

from msgspec.structs import replace

from comptoir.core.actors import Seat, Viewer
from comptoir.core.steps import Event, Reveal, Step
from comptoir.games.bistro.components import Glass, Miam

# --- Actions ------------------------------------------------------------------


class Look(Step, frozen=True, tag="look"):
    """Look at the glass that you hold (sections 1 and 3). Written ``look``."""


class Offer(Step, frozen=True, tag="offer"):
    """Slide the glass to somebody with a claim (section 2). Written ``offer 3 coffee with olives``.

    ``miam``: the holder adds a Miam of their own and claims that it is this one.
    """

    to: Seat
    glass: Glass
    miam: Miam | None = None


class Believe(Step, frozen=True, tag="believe"):
    """What was claimed is true (sections 3 and 4). Written ``believe``."""


class Doubt(Step, frozen=True, tag="doubt"):
    """What was claimed is false (sections 3 and 4). Written ``doubt``."""


class Name(Step, frozen=True, tag="name"):
    """Say that the claim is false, and what the glass is (section 3). Written ``name syrup``."""

    glass: Glass


class Take(Step, frozen=True, tag="take"):
    """Take the glass over, to pass it on (section 3). Written ``take``."""


class Give(Step, frozen=True, tag="give"):
    """Give one of your own glasses, having named the right type (section 4). Written ``give lemonade``."""

    glass: Glass


# --- Outcomes of chance -------------------------------------------------------


class First(Step, frozen=True, tag="first"):
    """The lot falls on the first starter (section 0). Written ``first 1``."""

    seat: Seat


class Dealt(Step, frozen=True, tag="miam"):
    """A Miam for a seat, its owner's secret (section 0). Written ``miam 2 olives``."""

    seat: Seat
    miam: Miam | None


class Poured(Step, frozen=True, tag="glass"):
    """A glass face up before a seat (section 0). Written ``glass 2 coffee``."""

    seat: Seat
    glass: Glass


class See(Step, frozen=True, tag="see"):
    """What a face-down glass is, for the player who looks or for all (section 4). Written ``see coffee``."""

    glass: Glass | None


class Addition(Step, frozen=True, tag="addition"):
    """The token that is drawn: its symbols (section 5). Written ``addition 2``."""

    symbols: int


Action: TypeAlias = Look | Offer | Believe | Doubt | Name | Take | Give
Outcome: TypeAlias = First | Dealt | Poured | See | Addition
AnyStep: TypeAlias = Action | Outcome


# --- What follows without a choice --------------------------------------------

About: TypeAlias = Literal["glass", "miam"]
Why: TypeAlias = Literal["alike", "every-type"]
"""Why somebody pays: enough glasses alike, or one of every type."""


class RoundBegun(Event, frozen=True, tag="round"):
    """The glasses are collected and shuffled; ``dealing``: the Miams are dealt, too."""

    number: int
    starter: Seat
    dealing: bool


class Drawn(Event, frozen=True, tag="drawn"):
    """A turn begins: the starter draws a glass, face down (section 1)."""

    seat: Seat


class Seen(Reveal, frozen=True, tag="seen"):
    """``seat`` has looked at the glass; only ``seat`` sees what it is."""

    seat: Seat
    glass: Glass | None

    def seen_by(self, viewer: Viewer) -> "Seen":
        """Others see that somebody looks, but not what the glass is."""
        return self if viewer == self.seat else replace(self, glass=None)


class MiamBack(Event, frozen=True, tag="miam-back"):
    """The Miam of an offer goes back to its owner unseen (sections 3 and 4)."""

    owner: Seat


class GlassShown(Reveal, frozen=True, tag="glass-shown"):
    """The glass is turned up (section 4); ``right``: the receiver was right about it."""

    glass: Glass
    claimant: Seat
    receiver: Seat
    right: bool


class MiamShown(Reveal, frozen=True, tag="miam-shown"):
    """The Miam is turned up and goes into the box (section 4); ``right``: the receiver was right about it."""

    miam: Miam
    owner: Seat
    receiver: Seat
    right: bool


class Drunk(Event, frozen=True, tag="drunk"):
    """A player drinks this turn's glass, or one off the pile that nobody has looked at (section 4)."""

    seat: Seat
    glass: Glass
    off_the_pile: bool


class Given(Event, frozen=True, tag="given"):
    """A glass goes from one player to another (section 4)."""

    giver: Seat
    to: Seat
    glass: Glass


class PileEmpty(Event, frozen=True, tag="pile-empty"):
    """The pile is empty, so ``seat`` drinks no second glass (section 4)."""

    seat: Seat


class RoundVoid(Event, frozen=True, tag="void"):
    """No glass is left to draw, and nobody pays (5.7, B12); the ``number``-th in a row."""

    seat: Seat
    number: int


class Pays(Event, frozen=True, tag="pays"):
    """A player ends the round: enough ``glass`` alike, or one of every type (section 5)."""

    seat: Seat
    why: Why
    glass: Glass | None


class Paid(Event, frozen=True, tag="paid"):
    """A player has drawn a token: its symbols, and the player's new total (section 5)."""

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
