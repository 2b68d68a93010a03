"""What a command leads to: log entries that say what happens, or a refusal.

The handlers change nothing: a decision becomes true when it is stored and the table takes it.
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


class Decision(NamedTuple):
    """Entries to be stored in one append, and their steps as worked out already."""

    entries: tuple[log.AnyEntry, ...]
    foresight: Foresight | None = None


# --- Before the start -------------------------------------------------------------


def place(table: Table, seat: Seat, command: protocol.Place, dice: Dice) -> Decision:
    """The host puts a bot on a seat or empties it; if a person sat there, every secret is replaced."""
    must_host(table, seat)
    must_be_lobby(table)
    must_be_seat(table, command.seat)
    if command.seat == seat:
        raise Refusal("own-seat")
    if command.bot is not None:
        line_up.check_level(table.levels, command.bot)
    placed = log.Placed(command.seat, command.bot)
    if table.chairs[command.seat].who != "person":
        return Decision((placed,))
    return Decision((placed, log.Locked(secrets.new_join(), secrets.new_token())))


def start(table: Table, seat: Seat, command: protocol.Start, dice: Dice) -> Decision:
    """The host starts the game."""
    must_host(table, seat)
    must_be_lobby(table)
    return begin(table, dice)


def begin(table: Table, dice: Dice) -> Decision:
    """The game begins, with the outcomes that chance draws first.

    Raises:
        Refusal: a seat is free.
    """
    if free := [number for number, chair in enumerate(table.chairs) if chair.who == "open"]:
        raise Refusal("seats-free", free=len(free))
    foresight = Foresight(table.game, table.state)
    foresight.settle(dice)
    return Decision((log.Begun(), foresight.played()), foresight)


def free_seat(table: Table, wished: Seat | None) -> Seat:
    """The seat that a person gets: the ``wished`` one, or else the first free one.

    Raises:
        Refusal: there is no such free seat.
    """
    if not table.free:
        must_be_lobby(table)
        raise Refusal("table-full")
    if wished is not None and wished not in table.free:
        raise Refusal("seat-taken")
    return table.free[0] if wished is None else wished


def sit(table: Table, seat: Seat, name: str, id_: str) -> Decision:
    """A person takes a free seat; where everybody had left, the first to come is the host."""
    sat = log.Sat(seat, name, secrets.new_token(), id_)
    return Decision((sat,) if table.people else (sat, log.Hosted(seat)))


# --- During the game ----------------------------------------------------------------


def act(table: Table, seat: Seat, command: protocol.Act, dice: Dice) -> Decision:
    """A seat answers the question that is named; one that is past is refused."""
    if table.status != "playing":
        raise Refusal("not-playing")
    if command.at != table.seq:
        raise Refusal("decision-past", at=command.at, now=table.seq)
    if seat not in table.awaited:
        raise Refusal("not-your-decision")
    step = read_step(table.game, command.word)
    return seal(table, seat, step, dice) if len(table.awaited) > 1 else play(table, {seat: step}, dice)


def seal(table: Table, seat: Seat, step: Step, dice: Dice) -> Decision:
    """One of several choices made together; the last one opens them all, in the order of the seats."""
    table.game.apply(table.state, seat, step)  # refuses what is not offered
    choices = {**table.sealed, seat: write_step(table.game, step)}
    if len(choices) < len(table.awaited):
        return Decision((log.Sealed(seat, choices[seat]),))
    return play(table, {actor: read_step(table.game, word) for actor, word in sorted(choices.items())}, dice)


def play(table: Table, steps: dict[Seat, Step], dice: Dice) -> Decision:
    """These steps, then the outcomes of chance that follow.

    Raises:
        IllegalAction: a step is not offered.
    """
    foresight = Foresight(table.game, table.state)
    for actor, step in steps.items():
        foresight.take(actor, step)
    foresight.settle(dice)
    return Decision((foresight.played(),), foresight)


def pace(table: Table, seat: Seat, command: protocol.Pace, dice: Dice) -> Decision:
    """The host makes bots pause longer or shorter."""
    must_host(table, seat)
    return Decision((log.Paced(command.short),))


def offer(table: Table, seat: Seat, command: protocol.Offer, dice: Dice) -> Decision:
    """The host lets somebody take a person's seat again, with a new join code."""
    must_host(table, seat)
    if table.status == "lobby":
        raise Refusal("not-playing")
    if command.seat == seat:
        raise Refusal("own-seat")
    if command.seat not in table.people:
        raise Refusal("nobody-to-return")
    return Decision((log.Offered(command.seat, secrets.new_join()),))


# --- Leaving --------------------------------------------------------------------------


def leave(table: Table, seat: Seat, command: protocol.Leave, dice: Dice) -> Decision:
    """A person gives up the seat; if it was the host's, the next person becomes host."""
    gone = log.Placed(seat) if table.status == "lobby" else log.StoodIn(seat)
    host = next_host(table, seat) if seat == table.host else None
    return Decision((gone,) if host is None else (gone, log.Hosted(host)))


def next_host(table: Table, leaving: Seat) -> Seat | None:
    """The next person clockwise who has not left, if there is one."""
    chairs = table.chairs
    there = [s for s in table.people if s != leaving and not chairs[s].stood_in and not chairs[s].is_offered]
    return min(there, key=lambda seat: (seat - leaving) % len(chairs), default=None)


# --- What must hold -------------------------------------------------------------------


def must_host(table: Table, seat: Seat) -> None:
    """Refuse what only the host may do."""
    if seat != table.host:
        raise Refusal("host-only")


def must_be_lobby(table: Table) -> None:
    """Refuse what can only be done before the start."""
    if table.status != "lobby":
        raise Refusal("game-begun")


def must_be_over(table: Table) -> None:
    """Refuse what would reveal secrets of a game that still runs."""
    if table.status != "over":
        raise Refusal("not-over")


def must_be_seat(table: Table, seat: Seat) -> None:
    """Refuse a seat number out of range."""
    if seat not in range(len(table.chairs)):
        raise Refusal("no-seat", seat=seat, last=len(table.chairs) - 1)
