"""Asks the player at this terminal for decisions, and answers requests for help, rules and hints."""

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


class LeftTable(Exception):
    """The player has left the game."""


@dataclass(frozen=True)
class Player:
    """The player at this terminal, asked until the answer is a legal action."""

    game: AnyGame
    reader: Reader
    screen: Screen

    def choose(
        self, view: View, legal: Sequence[Step], heard: Sequence[Heard], rng: Dice, seconds: float
    ) -> Step:
        """The action that the player chooses.

        Raises:
            LeftTable: the player has left, or the input has ended.
        """
        question = self.game.terminal().ask(self.reader, view, legal)
        self.show_question(question)
        while True:
            try:
                typed = self.screen.ask()
            except (EOFError, KeyboardInterrupt) as end:
                raise LeftTable from end
            try:
                if (step := self.read_answer(typed, question, view, legal)) is not None:
                    return step
            except Refusal as refusal:
                self.show_refusal(refusal, question)

    def show_question(self, question: Question[Step]) -> None:
        """Show the question, and its numbered choices."""
        self.screen.show(Text(f"\n{question.words}", "bold"))
        for number, (words, _) in enumerate(question.choices, start=1):
            self.screen.show(Text.assemble((f"{number:>4}  ", "key"), words))

    def show_refusal(self, refusal: Refusal, question: Question[Step]) -> None:
        """Show the reason, the section of the rules that states it, and what can be typed."""
        self.screen.show(Text(self.reader.refusal(refusal), "bad"))
        if isinstance(refusal, IllegalAction) and refusal.section:
            self.screen.show(Text(self.reader.say("table-see-rules", section=refusal.section), "quiet"))
        if isinstance(refusal, BadNotation):
            self.screen.show(Text(question.typing, "quiet"))

    def read_answer(
        self, typed: str, question: Question[Step], view: View, legal: Sequence[Step]
    ) -> Step | None:
        """The step that was typed; ``None`` if the player only looked something up.

        Raises:
            Refusal: ``typed`` is not a legal step.
            LeftTable: the player has typed that they leave.
        """
        if not typed:
            self.show_question(question)
        elif not self.look_up(typed, question, view, legal):
            return self.read_step(typed, question, view, legal)
        return None

    def look_up(self, typed: str, question: Question[Step], view: View, legal: Sequence[Step]) -> bool:
        """Show what the player has asked to see; return whether ``typed`` was such a request."""
        reader, terminal = self.reader, self.game.terminal()
        first, _, rest = typed.partition(" ")
        if reader.means(typed, "words-quit"):
            raise LeftTable
        if reader.means(typed, "words-hint"):
            self.screen.show(terminal.hint(reader, view, legal))
        elif reader.means(typed, "words-help"):
            self.screen.show(Text(reader.say("table-help", typing=question.typing)))
        elif reader.means(typed, "words-board"):
            self.screen.show(terminal.board(reader, view))
            self.show_question(question)
        elif reader.means(first, "words-rules"):
            self.show_rules(rest.strip())
        else:
            return False
        return True

    def show_rules(self, section: str) -> None:
        """Show a section of the rules, or the list of sections."""
        language = self.reader.texts.language
        if section:
            self.screen.show(pages.rules_page(self.game.name, language, section))
        else:
            self.screen.show(Text(pages.contents(self.game, language)))
            self.screen.show(Text(self.reader.say("rules-sections"), "quiet"))

    def read_step(self, typed: str, question: Question[Step], view: View, legal: Sequence[Step]) -> Step:
        """The step that was typed: the number of a choice, or words.

        Raises:
            Refusal: ``typed`` is not a legal step.
        """
        if question.choices and typed.isdecimal():
            if len(typed) > MOST_DIGITS or int(typed) not in range(1, len(question.choices) + 1):
                raise Refusal("no-choice", number=typed, last=len(question.choices))
            return question.choices[int(typed) - 1][1]
        step: Step = self.game.terminal().read(self.reader, view, typed)
        if step not in legal:
            assert view.seat is not None, "the player has a seat"
            # The step is illegal for the same reason in every state that the view could be hiding.
            self.game.apply(self.game.determinize(view, Random(0)), view.seat, step)
        return step
