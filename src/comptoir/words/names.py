"""Names that people type: cleaned of what cannot be seen, then refused or cut if too long."""

import unicodedata
from typing import Final

from comptoir.core.refusals import Refusal

LONGEST: Final = 24
"""Characters of a name, as people count them."""
LONGEST_CLUSTER: Final = 16
"""Code points of one such character: a family of four takes eleven."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of emoji and of several scripts."""


def clean(typed: str) -> str:
    """A name without what cannot be seen: control characters, changes of direction, surplus space.

    Raises:
        Refusal: nothing is left, or it is too long.
    """
    name = visible(typed)
    if not name:
        raise Refusal("name-empty")
    clusters = characters(name)
    if len(clusters) > LONGEST or any(len(cluster) > LONGEST_CLUSTER for cluster in clusters):
        raise Refusal("name-too-long", most=LONGEST)
    return name


def cut(typed: str) -> str:
    """As `clean`, but what is too long is cut off instead of refused; empty if nothing is left."""
    clusters = characters(visible(typed))
    return "".join(cluster for cluster in clusters[:LONGEST] if len(cluster) <= LONGEST_CLUSTER).rstrip()


def visible(typed: str) -> str:
    """What can be seen of a text, in a line; empty if nothing can."""
    marks = (" " if mark.isspace() else mark for mark in typed if mark.isspace() or _is_visible(mark))
    shown = unicodedata.normalize("NFC", " ".join("".join(marks).split()))
    return shown if shown.strip(_JOINERS + " ") else ""


def characters(text: str) -> list[str]:
    """A text in characters, as people count them."""
    import regex  # noqa: PLC0415 - it takes a tenth of a second, and the server starts sooner without

    return regex.findall(r"\X", text)


def _is_visible(mark: str) -> bool:
    # Tags (the flags of Wales and Scotland) are format characters too.
    tag = "\U000e0020" <= mark <= "\U000e007f"
    return (
        mark in _JOINERS
        or tag
        or unicodedata.category(mark) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    )
