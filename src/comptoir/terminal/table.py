"""Plays a game in this terminal, from the last recorded step to the end of the game."""

from dataclasses import dataclass

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from comptoir import line_up
from comptoir.catalogue import AnyGame, AnyRecord, AnyTurn
from comptoir.core.dice import Dice
from comptoir.core.game import Bot, Result, State, View
from comptoir.core.play import play
from comptoir.core.steps import Step
from comptoir.terminal.player import Player
from comptoir.terminal.recorder import Recorder
from comptoir.terminal.replay import note_lines
from comptoir.terminal.screen import Screen
from comptoir.words.readers import Reader


@dataclass(frozen=True)
class Table:
    """A game in this terminal: its reader, the levels of its bots, and its recorder."""

    game: AnyGame
    reader: Reader
    screen: Screen
    levels: tuple[str, ...]
    recorder: Recorder

    def play(self, dice: Dice) -> None:
        """Play the game to its end.

        Raises:
            LeftTable: the player left before the end.
        """
        earlier = self.recorder.record
        self.welcome(earlier)
        for turn in play(self.game, earlier.end, self.players_by_seat(), dice, earlier=earlier.turns):
            after = self.game.apply(turn.state, turn.actor, turn.step)
            self.recorder.add(turn, after)
            self.tell(turn, after)
        self.recorder.write()
        self.show_result(self.game.result(self.recorder.record.end))

    def players_by_seat(self) -> list[Bot[View, Step]]:
        """The player and the bots, by seat."""
        player, bots = Player(self.game, self.reader, self.screen), iter(self.levels)
        return [
            player if seat == self.reader.seat else line_up.bot(self.game, next(bots))
            for seat in range(len(self.reader.names))
        ]

    def welcome(self, earlier: AnyRecord) -> None:
        """Show the game and the players, and the board if the game has begun."""
        reader, terminal = self.reader, self.game.terminal()
        view = self.game.view(earlier.end, reader.seat)
        self.screen.show(Text(reader.say("title"), "heading"))
        self.screen.show(Text(reader.say("tagline"), "quiet"))
        self.screen.show(Text(reader.say("table-seated", names=reader.write_list(self.names_with_levels()))))
        for note in note_lines(reader, earlier):
            self.screen.show(note)
        self.screen.show(Text(reader.say("table-how-to-start"), "quiet"))
        self.screen.show(terminal.board(reader, view) if earlier.turns else terminal.waits(reader, view))

    def names_with_levels(self) -> list[str]:
        """The names of all players, bots with their level."""
        bots, names = iter(self.levels), []
        for seat, name in enumerate(self.reader.names):
            if seat == self.reader.seat:
                names.append(self.reader.name(seat))
            else:
                names.append(self.reader.say("player-at-level", name=name, level=self.level(next(bots))))
        return names

    def level(self, level: str) -> str:
        """A level in the reader's language."""
        key = f"level-{level}"
        return self.reader.say(key) if self.reader.has(key) else level

    def tell(self, turn: AnyTurn, after: State) -> None:
        """Show what the reader sees happen because of a step."""
        game, seat = self.game, self.reader.seat
        story = game.story(turn.state, turn.actor, turn.step, seat)
        before, now = game.view(turn.state, seat), game.view(after, seat)
        for told in game.terminal().tell(self.reader, turn.actor, story, before, now):
            self.screen.tell(told, self.reader)

    def show_result(self, result: Result | None) -> None:
        """Show every player's rank and points, and who has won."""
        assert result is not None, "play ends when the game is over"
        reader, order = self.reader, sorted(enumerate(result.ranks), key=lambda place: place[1])
        grid = Grid(box=box.SIMPLE_HEAD, header_style="quiet", pad_edge=False)
        grid.add_column(reader.say("table-rank"), justify="right")
        grid.add_column(reader.say("table-player"))
        grid.add_column(reader.say("table-points"), justify="right")
        for seat, rank in order:
            grid.add_row(
                str(rank), reader.name(seat), str(result.scores[seat]), style="bold" if rank == 1 else ""
            )
        self.screen.show(grid)
        self.screen.show(Text(self.winners_sentence(result), "heading"))

    def winners_sentence(self, result: Result) -> str:
        """A sentence that says who has won."""
        first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        others = [self.reader.names[seat] for seat in first if seat != self.reader.seat]
        who = "you" if self.reader.seat in first else "other"
        return self.reader.say("table-won", who=who, number=len(first), names=self.reader.write_list(others))
