"""What is said of each part of a story."""

from comptoir.core.actors import Actor
from comptoir.core.sentences import Sentences
from comptoir.core.setups import Setup
from comptoir.core.steps import Story
from comptoir.games.encanteur.components import Components, Options


def sentences(actor: Actor, story: Story, setup: Setup[Options, Components]) -> Sentences:
    """The sentences of a story, by part."""
    return ((),) * len(story)
