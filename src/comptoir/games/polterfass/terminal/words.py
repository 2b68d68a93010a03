"""What barrels, assignments and mugs are called in a sentence."""

from collections.abc import Iterable

from comptoir.core.sentences import Arguments, Item, Sentence
from comptoir.games.polterfass.components import DESTROY, DOUBLE, Face
from comptoir.games.polterfass.views import View


def named(faces: Iterable[Face]) -> tuple[Item, ...]:
    """Barrels by what they show: ``9, 4 and double``."""
    effects = {DOUBLE: Sentence("barrel-double"), DESTROY: Sentence("barrel-destroy")}
    return tuple(effects.get(face, face) for face in faces)


def targeted(view: View, destroyed: str, doubled: str) -> Arguments:
    """An assignment as arguments of a message: how many barrels, and which."""
    showing = dict(zip(view.setup.barrels, view.faces, strict=True))
    return {
        "destroys": len(destroyed),
        "destroyed": named(map(showing.__getitem__, destroyed)),
        "doubles": len(doubled),
        "doubled": named(map(showing.__getitem__, doubled)),
    }


def signed(mugs: int) -> str:
    """``+7``, ``0``, ``−7``."""
    return f"+{mugs}" if mugs > 0 else printed(mugs)


def printed(number: int) -> str:
    """A number with the minus of print."""
    return str(number).replace("-", "−")
