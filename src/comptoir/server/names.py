"""What people call themselves: shown exactly as typed, or refused at the door."""

import unicodedata
from typing import Final

import regex

from comptoir.core.refusals import Refusal
from comptoir.server.limits import LONGEST_CLUSTER, LONGEST_NAME

_CLUSTERS: Final = regex.compile(r"\X")
_JOINERS: Final = "\u200c\u200d"
"""Invisible, but part of emoji and of several scripts."""


def clean(name: str) -> str:
    """A name without what cannot be seen: control characters, changes of direction, surplus space.

    Raises:
        Refusal: nothing is left, or it is too long.
    """
    visible = "".join(" " if mark.isspace() else mark for mark in name if mark.isspace() or _is_visible(mark))
    shown = unicodedata.normalize("NFC", " ".join(visible.split()))
    clusters = _CLUSTERS.findall(shown)
    if not shown.strip(_JOINERS + " "):
        raise Refusal("name-empty")
    if len(clusters) > LONGEST_NAME or any(len(cluster) > LONGEST_CLUSTER for cluster in clusters):
        raise Refusal("name-too-long", most=LONGEST_NAME)
    return shown


def _is_visible(mark: str) -> bool:
    # Tags (the flags of Wales and Scotland) are format characters too.
    tag = "\U000e0020" <= mark <= "\U000e007f"
    return (
        mark in _JOINERS
        or tag
        or unicodedata.category(mark) not in {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
    )
