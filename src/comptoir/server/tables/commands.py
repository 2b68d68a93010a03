"""What a command leads to: an append that says what happened, or a refusal.

Nothing changes here. The append becomes true when it is stored.
"""

from collections.abc import Sequence
from typing import Any

from comptoir.core import records
from comptoir.core.actors import CHANCE, Actor, Seat
from comptoir.core.dice import Dice
from comptoir.core.refusals import Refusal
from comptoir.server import protocol
from comptoir.server.tables import log, secrets
from comptoir.server.tables.log import Append
from comptoir.server.tables.table import Table, happen, read_step, write_step


def decide(table: Table, seat: Seat, command: protocol.Command, dice: Dice) -> Append:
    """What ``command`` of ``seat`` leads to.

    Raises:
        Refusal: it is not allowed, or not now.
    """
    return Append(tuple(_entries(table, seat, command, dice)), seat, command.id)


def _entries(table: Table, seat: Seat, command: protocol.Command, dice: Dice) -> list[log.AnyEntry]:
    match command:
        case protocol.Act():
            return act(table, seat, command, dice)
        case protocol.Place():
            return place(table, seat, command)
        case protocol.Offer():
            return offer(table, seat, command)
        case protocol.Start():
            return start(table, seat, dice)
        case protocol.Pace():
            return pace(table, seat, command)
        case protocol.Leave():
            return leave(table, seat)
        case protocol.Say() | protocol.Rematch() | protocol.Press() | protocol.Stand():
            raise NotImplementedError("these are no matter of one table's log alone")


# --- Before the start -------------------------------------------------------------


def place(table: Table, seat: Seat, command: protocol.Place) -> list[log.AnyEntry]:
    """The host puts a bot on a seat, or empties it; a person sent away finds every door locked."""
    must_host(table, seat)
    must_be_lobby(table)
    if command.seat not in range(len(table.chairs)):
        raise Refusal("no-seat", seat=command.seat, last=len(table.chairs) - 1)
    if command.seat == seat:
        raise Refusal("own-seat")
    if command.bot is not None:
        must_be_level(table.levels, command.bot)
    placed = log.Placed(command.seat, command.bot)
    if table.chairs[command.seat].who != "person":
        return [placed]
    return [placed, log.Locked(secrets.new_join(), secrets.new_token())]


def start(table: Table, seat: Seat, dice: Dice) -> list[log.AnyEntry]:
    """The host starts the game."""
    must_host(table, seat)
    must_be_lobby(table)
    return begin(table, dice)


def begin(table: Table, dice: Dice) -> list[log.AnyEntry]:
    """The game begins, with whatever chance does first.

    Raises:
        Refusal: a seat is free.
    """
    if free := [number for number, chair in enumerate(table.chairs) if chair.who == "open"]:
        raise Refusal("seats-free", free=len(free))
    ahead = Ahead(table)
    ahead.settle(dice)
    return [log.Begun(), ahead.played()]


def sit(table: Table, name: str, wished: Seat | None, id_: str) -> Append:
    """A person takes a free seat, the first one unless another is wished for.

    Raises:
        Refusal: there is no such free seat.
    """
    if not table.free:
        must_be_lobby(table)
        raise Refusal("table-full")
    if wished is not None and wished not in table.free:
        raise Refusal("seat-taken")
    seat = table.free[0] if wished is None else wished
    sat: list[log.AnyEntry] = [log.Sat(seat, name, secrets.new_token(), id_)]
    # Where everybody had left, the first to come is the host.
    return Append((*sat, *([] if table.people else [log.Hosted(seat)])))


# --- During the game ----------------------------------------------------------------


def act(table: Table, seat: Seat, command: protocol.Act, dice: Dice) -> list[log.AnyEntry]:
    """A seat answers the question that is named."""
    if table.status != "playing":
        raise Refusal("not-playing")
    if command.at != table.seq:
        raise Refusal("decision-past", at=command.at, now=table.seq)
    if seat not in table.awaited:
        raise Refusal("not-your-decision")
    step, ahead = read_step(table.game, command.word), Ahead(table)
    if len(table.awaited) > 1:
        return seal(table, seat, step, dice)
    ahead.take(seat, step)
    ahead.settle(dice)
    return [ahead.played()]


def seal(table: Table, seat: Seat, step: Any, dice: Dice) -> list[log.AnyEntry]:
    """One of several choices made together; the last one opens them all, in the order of the seats."""
    table.game.apply(table.state, seat, step)  # refuses what is not offered
    choices = {**table.sealed, seat: write_step(table.game, step)}
    if len(choices) < len(table.awaited):
        return [log.Sealed(seat, choices[seat])]
    ahead = Ahead(table)
    for actor, word in sorted(choices.items()):
        ahead.take(actor, read_step(table.game, word))
    ahead.settle(dice)
    return [ahead.played()]


class Ahead:
    """Steps that will have been taken once they are stored; the table foresees what they lead to."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._state = table.state
        self._steps: list[tuple[str, str]] = []
        table.foreseen = {}

    def take(self, actor: Actor, step: Any) -> None:
        """Somebody takes a step.

        Raises:
            IllegalAction: it is not offered.
        """
        game = self._table.game
        happened = happen(game, self._state, actor, step)
        written = (records.write_actor(actor), write_step(game, step))
        self._table.foreseen[(id(self._state), *written)] = happened
        self._steps.append(written)
        self._state = happened.after

    def settle(self, dice: Dice) -> None:
        """Chance does what it does until somebody has to decide."""
        game = self._table.game
        while game.to_act(self._state) == (CHANCE,):
            self.take(CHANCE, game.sample(self._state, dice))

    def played(self) -> log.Played:
        """All of it."""
        return log.Played(tuple(self._steps))


def pace(table: Table, seat: Seat, command: protocol.Pace) -> list[log.AnyEntry]:
    """The host makes bots pause longer or shorter."""
    must_host(table, seat)
    return [log.Paced(command.short)]


def offer(table: Table, seat: Seat, command: protocol.Offer) -> list[log.AnyEntry]:
    """The host lets somebody take a person's seat again, by a code that nobody has known."""
    must_host(table, seat)
    if table.status == "lobby":
        raise Refusal("not-playing")
    if command.seat == seat:
        raise Refusal("own-seat")
    if command.seat not in table.people:
        raise Refusal("nobody-to-return")
    return [log.Offered(command.seat, secrets.new_join())]


# --- Leaving --------------------------------------------------------------------------


def leave(table: Table, seat: Seat) -> list[log.AnyEntry]:
    """A person gives up the seat; if it was the host's, the next person is host."""
    gone: log.AnyEntry = log.Placed(seat) if table.status == "lobby" else log.StoodIn(seat)
    return [gone, *pass_host_on(table, seat)]


def pass_host_on(table: Table, leaving: Seat) -> list[log.AnyEntry]:
    """The next person clockwise who has not left becomes host, if the host leaves."""
    if leaving != table.host:
        return []
    chairs = table.chairs
    there = [s for s in table.people if s != leaving and not chairs[s].stood_in and not chairs[s].is_offered]
    after = sorted(there, key=lambda seat: (seat - leaving) % len(table.chairs))
    return [log.Hosted(after[0])] if after else []


# --- What must hold -------------------------------------------------------------------


def must_host(table: Table, seat: Seat) -> None:
    """Refuse what only the host may do."""
    if seat != table.host:
        raise Refusal("host-only")


def must_be_lobby(table: Table) -> None:
    """Refuse what can only be done before the start."""
    if table.status != "lobby":
        raise Refusal("game-begun")


def must_be_level(levels: Sequence[str], level: str) -> None:
    """Refuse a bot that there is not."""
    if level not in levels:
        raise Refusal("no-bot", level=level, known=", ".join(levels))
