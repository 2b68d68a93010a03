"""What a command leads to: log entries that say what happens, or a refusal.

The functions here change nothing: an effect is real only once it is stored and the table has applied it.
"""

from typing import NamedTuple

from comptoir import line_up
from comptoir.core.actors import Seat
from comptoir.core.dice import Dice
from comptoir.core.refusals import Refusal
from comptoir.core.steps import Step
from comptoir.server import protocol
from comptoir.server.tables import log, secrets
from comptoir.server.tables.steps import Foresight, read_step, write_step
from comptoir.server.tables.table import Table


class Effect(NamedTuple):
    """The entries of one append; ``foresight`` holds their steps, already worked out."""

    entries: tuple[log.AnyEntry, ...]
    foresight: Foresight | None = None


# --- Before the start -------------------------------------------------------------


def place(table: Table, seat: Seat, command: protocol.Place, dice: Dice) -> Effect:
    """The host puts a bot in a seat, or empties it; if a person sat there, every secret is replaced."""
    must_host(table, seat)
    must_be_lobby(table)
    must_be_seat(table, command.seat)
    if command.seat == seat:
        raise Refusal("own-seat")
    if command.bot is not None:
        line_up.check_level(table.levels, command.bot)
    placed = log.Placed(command.seat, command.bot)
    if table.occupants[command.seat].who != "person":
        return Effect((placed,))
    return Effect((placed, log.Locked(secrets.new_join(), secrets.new_token())))


def start(table: Table, seat: Seat, command: protocol.Start, dice: Dice) -> Effect:
    """The host starts the game."""
    must_host(table, seat)
    must_be_lobby(table)
    return begin(table, dice)


def begin(table: Table, dice: Dice) -> Effect:
    """Begin the game, and draw its first outcomes of chance.

    Raises:
        Refusal: a seat is free.
    """
    if free := [number for number, occupant in enumerate(table.occupants) if occupant.who == "open"]:
        raise Refusal("seats-free", free=len(free))
    foresight = Foresight(table.game, table.state)
    foresight.draw_chance(dice)
    return Effect((log.Begun(), foresight.entry()), foresight)


def free_seat(table: Table, wanted: Seat | None) -> Seat:
    """The seat that a person gets: ``wanted``, or the first free seat.

    Raises:
        Refusal: that seat is taken, or no seat is free.
    """
    if not table.free:
        must_be_lobby(table)
        raise Refusal("table-full")
    if wanted is not None and wanted not in table.free:
        raise Refusal("seat-taken")
    return table.free[0] if wanted is None else wanted


def sit(table: Table, seat: Seat, name: str, id_: str) -> Effect:
    """A person takes a free seat, and becomes host if nobody else is seated."""
    sat = log.Sat(seat, name, secrets.new_token(), id_)
    return Effect((sat,) if table.people else (sat, log.Hosted(seat)))


# --- During the game ----------------------------------------------------------------


def act(table: Table, seat: Seat, command: protocol.Act, dice: Dice) -> Effect:
    """A seat answers question number ``command.at``; a late answer is refused with ``decision-past``."""
    if table.status != "playing":
        raise Refusal("not-playing")
    if command.at != table.seq:
        raise Refusal("decision-past", at=command.at, now=table.seq)
    if seat not in table.awaited:
        raise Refusal("not-your-decision")
    step = read_step(table.game, command.word)
    return seal(table, seat, step, dice) if len(table.awaited) > 1 else play(table, {seat: step}, dice)


def seal(table: Table, seat: Seat, step: Step, dice: Dice) -> Effect:
    """A seat makes a sealed choice; the last one reveals them all, and they are played in seat order."""
    table.game.apply(table.state, seat, step)  # refuses a step that is not offered
    choices = {**table.sealed, seat: write_step(table.game, step)}
    if len(choices) < len(table.awaited):
        return Effect((log.Sealed(seat, choices[seat]),))
    return play(table, {actor: read_step(table.game, word) for actor, word in sorted(choices.items())}, dice)


def play(table: Table, steps: dict[Seat, Step], dice: Dice) -> Effect:
    """Play these steps in order, then draw the outcomes of chance that follow.

    Raises:
        IllegalAction: a step is not offered.
    """
    foresight = Foresight(table.game, table.state)
    for actor, step in steps.items():
        foresight.take(actor, step)
    foresight.draw_chance(dice)
    return Effect((foresight.entry(),), foresight)


def pace(table: Table, seat: Seat, command: protocol.Pace, dice: Dice) -> Effect:
    must_host(table, seat)
    return Effect((log.Paced(command.short),))


def offer(table: Table, seat: Seat, command: protocol.Offer, dice: Dice) -> Effect:
    """The host offers a person's seat: anyone with the new join code may take it."""
    must_host(table, seat)
    if table.status == "lobby":
        raise Refusal("not-playing")
    if command.seat == seat:
        raise Refusal("own-seat")
    if command.seat not in table.people:
        raise Refusal("nobody-to-return")
    return Effect((log.Offered(command.seat, secrets.new_join()),))


# --- Leaving --------------------------------------------------------------------------


def leave(table: Table, seat: Seat, command: protocol.Leave, dice: Dice) -> Effect:
    """A person gives up the seat; if they were host, the next person becomes host."""
    gone = log.Placed(seat) if table.status == "lobby" else log.StoodIn(seat)
    host = next_host(table, seat) if seat == table.host else None
    return Effect((gone,) if host is None else (gone, log.Hosted(host)))


def next_host(table: Table, leaving: Seat) -> Seat | None:
    """The next person clockwise who has not left, if any."""
    occupants = table.occupants
    there = [
        s for s in table.people if s != leaving and not occupants[s].stood_in and not occupants[s].is_offered
    ]
    return min(there, key=lambda seat: (seat - leaving) % len(occupants), default=None)


# --- Conditions ---------------------------------------------------------------------


def must_host(table: Table, seat: Seat) -> None:
    """Refuse a seat that is not the host's."""
    if seat != table.host:
        raise Refusal("host-only")


def must_be_lobby(table: Table) -> None:
    """Refuse a game that has begun."""
    if table.status != "lobby":
        raise Refusal("game-begun")


def must_be_over(table: Table) -> None:
    """Refuse a game that is not over: its secrets would be revealed."""
    if table.status != "over":
        raise Refusal("not-over")


def must_be_seat(table: Table, seat: Seat) -> None:
    """Refuse a seat number out of range."""
    if seat not in range(len(table.occupants)):
        raise Refusal("no-seat", seat=seat, last=len(table.occupants) - 1)
