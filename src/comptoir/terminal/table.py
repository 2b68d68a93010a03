"""A game at this terminal, from where its record ends to its own end."""

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
from comptoir.terminal.keeping import Keeper
from comptoir.terminal.player import Player
from comptoir.terminal.replay import notes
from comptoir.terminal.screen import Screen
from comptoir.words.readers import Reader


@dataclass(frozen=True)
class Table:
    """A game at this terminal: who plays, from where it is seen, and where its record is kept."""

    game: AnyGame
    chair: Reader
    screen: Screen
    levels: tuple[str, ...]
    keeper: Keeper

    def play(self, dice: Dice) -> None:
        """The game from where it stands to its end.

        Raises:
            Left: the reader has left the table before the end.
        """
        earlier = self.keeper.record
        self.welcome(earlier)
        for turn in play(self.game, earlier.end, self.players(), dice, earlier=earlier.turns):
            after = self.game.apply(turn.state, turn.actor, turn.step)
            self.keeper.add(turn, after)
            self.tell(turn, after)
        self.keeper.write()
        self.show_result(self.game.result(self.keeper.record.end))

    def players(self) -> list[Bot[View, Step]]:
        """By seat: the player here, and bots."""
        player, bots = Player(self.game, self.chair, self.screen), iter(self.levels)
        return [
            player if seat == self.chair.seat else line_up.bot(self.game, next(bots))
            for seat in range(len(self.chair.names))
        ]

    def welcome(self, earlier: AnyRecord) -> None:
        """What is played, who plays, and where the game stands if it has begun."""
        chair, terminal = self.chair, self.game.terminal()
        view = self.game.view(earlier.end, chair.seat)
        self.screen.show(Text(chair.say("title"), "heading"))
        self.screen.show(Text(chair.say("tagline"), "quiet"))
        self.screen.show(Text(chair.say("table-seated", names=chair.listed(self.introduced()))))
        for note in notes(chair, earlier):
            self.screen.show(note)
        self.screen.show(Text(chair.say("table-how-to-start"), "quiet"))
        self.screen.show(terminal.board(chair, view) if earlier.turns else terminal.waits(chair, view))

    def introduced(self) -> list[str]:
        """Everybody by name, the bots with their level."""
        bots, names = iter(self.levels), []
        for seat, name in enumerate(self.chair.names):
            if seat == self.chair.seat:
                names.append(self.chair.name(seat))
            else:
                names.append(self.chair.say("player-at-level", name=name, level=self.level(next(bots))))
        return names

    def level(self, level: str) -> str:
        """A level in the reader's language."""
        key = f"level-{level}"
        return self.chair.say(key) if self.chair.has(key) else level

    def tell(self, turn: AnyTurn, after: State) -> None:
        """What the reader sees happen because of a step."""
        game, seat = self.game, self.chair.seat
        story = game.story(turn.state, turn.actor, turn.step, seat)
        before, now = game.view(turn.state, seat), game.view(after, seat)
        for told in game.terminal().tell(self.chair, turn.actor, story, before, now):
            self.screen.tell(told, self.chair)

    def show_result(self, result: Result | None) -> None:
        """Who has won, and everybody's place and points."""
        assert result is not None, "play ends where the game does"
        chair, order = self.chair, sorted(enumerate(result.ranks), key=lambda place: place[1])
        grid = Grid(box=box.SIMPLE_HEAD, header_style="quiet", pad_edge=False)
        grid.add_column(chair.say("table-rank"), justify="right")
        grid.add_column(chair.say("table-player"))
        grid.add_column(chair.say("table-points"), justify="right")
        for seat, rank in order:
            grid.add_row(
                str(rank), chair.name(seat), str(result.scores[seat]), style="bold" if rank == 1 else ""
            )
        self.screen.show(grid)
        self.screen.show(Text(self.winners(result), "heading"))

    def winners(self, result: Result) -> str:
        """Who has won, in a sentence."""
        first = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
        others = [self.chair.names[seat] for seat in first if seat != self.chair.seat]
        who = "you" if self.chair.seat in first else "other"
        return self.chair.say("table-won", who=who, number=len(first), names=self.chair.listed(others))
