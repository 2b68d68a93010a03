"""What each part of a story changes in a view, so that a page shows the table as far as it has been told."""

from comptoir.core.actors import Actor
from comptoir.core.game import Changes
from comptoir.core.steps import Event, Step
from comptoir.games.impitoyable.views import View


def changes(view: View, actor: Actor, part: Step | Event) -> Changes:
    """The fields that a part of a story changes, with their new values."""
    return {}
