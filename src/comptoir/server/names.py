"""What people call themselves: shown exactly as typed, or refused at the door."""

import unicodedata
from typing import Final

from comptoir.core.refusals import Refusal
from comptoir.server.limits import LONGEST_CLUSTER, LONGEST_NAME

_JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of emoji and of several scripts."""


def clean(name: str) -> str:
    """A name without what cannot be seen: control characters, changes of direction, surplus space.

    Raises:
        Refusal: nothing is left, or it is too long.
    """
    visible = "".join(" " if mark.isspace() else mark for mark in name if mark.isspace() or _is_visible(mark))
    shown = unicodedata.normalize("NFC", " ".join(visible.split()))
    clusters = characters(shown)
    if not shown.strip(_JOINERS + " "):
        raise Refusal("name-empty")
    if len(clusters) > LONGEST_NAME or any(len(cluster) > LONGEST_CLUSTER for cluster in clusters):
        raise Refusal("name-too-long", most=LONGEST_NAME)
    return shown


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
