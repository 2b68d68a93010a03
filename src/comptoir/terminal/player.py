"""The player at this terminal: asked until the answer is a legal action."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rich.text import Text

from comptoir.catalogue import AnyGame
from comptoir.core.dice import Dice
from comptoir.core.game import View
from comptoir.core.refusals import BadNotation, IllegalAction, Refusal
from comptoir.core.steps import Heard, Step
from comptoir.core.terminal import Question
from comptoir.terminal import pages
from comptoir.terminal.screen import MOST_DIGITS, Screen
from comptoir.words.readers import Reader


class Left(Exception):
    """The reader has left the table."""


@dataclass(frozen=True)
class Player:
    """The player at this terminal, asked until the answer is a legal action."""

    game: AnyGame
    chair: Reader
    screen: Screen

    def choose(
        self, view: View, legal: Sequence[Step], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> Step:
        """What the player answers.

        Raises:
            Left: nothing more will be answered.
        """
        question = self.game.terminal().ask(self.chair, view, legal)
        self.put(question)
        while True:
            try:
                typed = self.screen.ask()
            except (EOFError, KeyboardInterrupt) as end:
                raise Left from end
            try:
                if (step := self.answer(typed, question, view, legal)) is not None:
                    return step
            except Refusal as refusal:
                self.refuse(refusal, question)

    def put(self, question: Question[Step]) -> None:
        """Show what is asked, and the choices by number."""
        self.screen.show(Text(f"\n{question.words}", "bold"))
        for number, (words, _) in enumerate(question.choices, start=1):
            self.screen.show(Text.assemble((f"{number:>4}  ", "key"), words))

    def refuse(self, refusal: Refusal, question: Question[Step]) -> None:
        """Say why not, where the rules tell more, and what can be typed."""
        self.screen.show(Text(self.chair.refusal(refusal), "bad"))
        if isinstance(refusal, IllegalAction) and refusal.section:
            self.screen.show(Text(self.chair.say("table-see-rules", section=refusal.section), "quiet"))
        if isinstance(refusal, BadNotation):
            self.screen.show(Text(question.typing, "quiet"))

    def answer(self, typed: str, question: Question[Step], view: View, legal: Sequence[Step]) -> Step | None:
        """The step that was meant; ``None`` if something was only looked up.

        Raises:
            Refusal: there is no such step now; nothing has changed.
            Left: the player wants to leave.
        """
        if not typed:
            self.put(question)
        elif not self.looked_up(typed, question, view, legal):
            return self.meant(typed, question, view, legal)
        return None

    def looked_up(self, typed: str, question: Question[Step], view: View, legal: Sequence[Step]) -> bool:
        """Whether the player wanted to see something, which is then shown."""
        chair, terminal = self.chair, self.game.terminal()
        first, _, rest = typed.partition(" ")
        if chair.means(typed, "words-quit"):
            raise Left
        if chair.means(typed, "words-hint"):
            self.screen.show(terminal.hint(chair, view, legal))
        elif chair.means(typed, "words-help"):
            self.screen.show(Text(chair.say("table-help", typing=question.typing)))
        elif chair.means(typed, "words-board"):
            self.screen.show(terminal.board(chair, view))
            self.put(question)
        elif chair.means(first, "words-rules"):
            self.show_rules(rest.strip())
        else:
            return False
        return True

    def show_rules(self, section: str) -> None:
        """A part of the rules, or what parts there are."""
        language = self.chair.texts.language
        if section:
            self.screen.show(pages.rules_page(self.game.name, language, section))
        else:
            self.screen.show(Text(pages.contents(self.game, language)))
            self.screen.show(Text(self.chair.say("rules-sections"), "quiet"))

    def meant(self, typed: str, question: Question[Step], view: View, legal: Sequence[Step]) -> Step:
        """The step that was typed: a number of the list, or words.

        Raises:
            Refusal: there is no such step now.
        """
        if question.choices and typed.isdecimal():
            if len(typed) > MOST_DIGITS or int(typed) not in range(1, len(question.choices) + 1):
                raise Refusal("no-choice", number=typed, last=len(question.choices))
            return question.choices[int(typed) - 1][1]
        step: Step = self.game.terminal().read(self.chair, view, typed)
        if step not in legal:
            assert view.seat is not None, "who is asked has a seat"
            # Any state that the view could be hiding refuses it for the same reason.
            self.game.apply(self.game.determinize(view, Random(0)), view.seat, step)
        return step
