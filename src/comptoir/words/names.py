"""Names that people type: without invisible characters, and refused or cut if too long."""

import unicodedata
from typing import Final

from comptoir.core.refusals import Refusal

LONGEST: Final = 24
"""The most characters in a name, as people count them."""
LONGEST_CLUSTER: Final = 16
"""The most code points in one such character; a family of four with skin tones has eleven."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of emoji and of several scripts."""


def clean(typed: str) -> str:
    """A name without invisible characters: controls, changes of direction, surplus space.

    Raises:
        Refusal: nothing is left, or the name is too long.
    """
    name = remove_invisible(typed)
    if not name:
        raise Refusal("name-empty")
    clusters = characters(name)
    if len(clusters) > LONGEST or any(len(cluster) > LONGEST_CLUSTER for cluster in clusters):
        raise Refusal("name-too-long", most=LONGEST)
    return name


def cut(typed: str) -> str:
    """As `clean`, but a long name is cut instead of refused; empty if nothing is left."""
    clusters = characters(remove_invisible(typed))
    return "".join(cluster for cluster in clusters[:LONGEST] if len(cluster) <= LONGEST_CLUSTER).rstrip()


def remove_invisible(typed: str) -> str:
    """The visible characters of a text, on one line; empty if there are none."""
    marks = (" " if mark.isspace() else mark for mark in typed if mark.isspace() or _is_visible(mark))
    shown = unicodedata.normalize("NFC", " ".join("".join(marks).split()))
    return shown if shown.strip(_JOINERS + " ") else ""


def characters(text: str) -> list[str]:
    """The characters of a text, as people count them."""
    import regex  # noqa: PLC0415 - importing it takes a tenth of a second; the server starts without

    return regex.findall(r"\X", text)


def _is_visible(mark: str) -> bool:
    # Tags (the flags of Wales and Scotland) are format characters too.
    tag = "\U000e0020" <= mark <= "\U000e007f"
    return (
        mark in _JOINERS
        or tag
        or unicodedata.category(mark) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    )
