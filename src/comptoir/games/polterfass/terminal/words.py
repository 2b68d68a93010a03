"""What barrels, assignments and mugs are called in a sentence."""

from collections.abc import Iterable

from comptoir.core.sentences import Arguments, Item, Sentence
from comptoir.games.polterfass.components import DESTROY, DOUBLE, Face
from comptoir.games.polterfass.views import View


def name_barrels(faces: Iterable[Face]) -> tuple[Item, ...]:
    """Barrels by what they show: ``9, 4 and double``."""
    effects = {DOUBLE: Sentence("barrel-double"), DESTROY: Sentence("barrel-destroy")}
    return tuple(effects.get(face, face) for face in faces)


def name_targets(view: View, destroyed: str, doubled: str) -> Arguments:
    """An assignment as message arguments: the number of barrels, and what they show."""
    showing = dict(zip(view.setup.barrels, view.faces, strict=True))
    return {
        "destroys": len(destroyed),
        "destroyed": name_barrels(map(showing.__getitem__, destroyed)),
        "doubles": len(doubled),
        "doubled": name_barrels(map(showing.__getitem__, doubled)),
    }


def with_sign(mugs: int) -> str:
    """``+7``, ``0``, ``−7``."""
    return f"+{mugs}" if mugs > 0 else with_minus(mugs)


def with_minus(number: int) -> str:
    """A number with a typographic minus."""
    return str(number).replace("-", "−")
