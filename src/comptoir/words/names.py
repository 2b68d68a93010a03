"""Names that people type: invisible characters are removed, and long names are refused or cut."""

import unicodedata
from typing import Final

from comptoir.core.refusals import Refusal

LONGEST: Final = 24
"""The maximum length of a name, in `characters`."""
LONGEST_CLUSTER: Final = 16
"""The maximum number of code points in one character; a family of four with skin tones has eleven."""

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of emoji and of several scripts."""


def clean(typed: str) -> str:
    """A name without its invisible characters: controls, direction marks, surplus spaces.

    Raises:
        Refusal: nothing visible is left, or the name is too long.
    """
    name = remove_invisible(typed)
    if not name:
        raise Refusal("name-empty")
    clusters = characters(name)
    if len(clusters) > LONGEST or any(len(cluster) > LONGEST_CLUSTER for cluster in clusters):
        raise Refusal("name-too-long", most=LONGEST)
    return name


def cut(typed: str) -> str:
    """As `clean`, but a long name is cut instead of refused; empty if nothing visible is left."""
    clusters = characters(remove_invisible(typed))
    return "".join(cluster for cluster in clusters[:LONGEST] if len(cluster) <= LONGEST_CLUSTER).rstrip()


def remove_invisible(typed: str) -> str:
    """The visible characters of a text, on one line; empty if there are none."""
    marks = (" " if mark.isspace() else mark for mark in typed if mark.isspace() or _is_visible(mark))
    text = unicodedata.normalize("NFC", " ".join("".join(marks).split()))
    return text if text.strip(_JOINERS + " ") else ""


def characters(text: str) -> list[str]:
    """The characters of a text as people count them: its grapheme clusters."""
    import regex  # noqa: PLC0415 - importing it takes a tenth of a second; the server starts without it

    return regex.findall(r"\X", text)


def _is_visible(mark: str) -> bool:
    # Tags (the flags of Wales and Scotland) are format characters too.
    tag = "\U000e0020" <= mark <= "\U000e007f"
    return (
        mark in _JOINERS
        or tag
        or unicodedata.category(mark) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    )
