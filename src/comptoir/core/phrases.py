"""The notation of a game whose steps are a verb and their fields: ``load w3``."""

from collections.abc import Mapping
from typing import Final, Generic

import msgspec

from comptoir.core.game import A
from comptoir.core.refusals import BadNotation

HIDDEN: Final = "?"
"""Stands for a field that holds ``None``."""


class Phrases(Generic[A]):
    """Writes and reads steps; ``kinds`` are their types by verb.

    Each field is one word: a number, or text without spaces whose type allows only what a step may
    hold. ``None`` is only written, never read.
    """

    def __init__(self, kinds: Mapping[str, type[A]]) -> None:
        self._kinds = kinds
        self._verbs = {kind: verb for verb, kind in kinds.items()}

    def write(self, step: A) -> str:
        """A step in notation."""
        values = msgspec.structs.astuple(step)
        return " ".join([self._verbs[type(step)], *(HIDDEN if v is None else str(v) for v in values)])

    def read(self, text: str) -> A:
        """The reverse of `write`.

        Raises:
            BadNotation: no step has this notation.
        """
        verb, *words = text.split(" ")
        if (kind := self._kinds.get(verb)) and len(words) == len(kind.__struct_fields__):
            try:
                step = msgspec.convert(
                    dict(zip(kind.__struct_fields__, words, strict=True)), kind, strict=False
                )
            except msgspec.ValidationError:
                raise BadNotation(text) from None
            # The types alone would also take ``03``, ``null``, and a line break at the end.
            if HIDDEN not in words and text.isprintable() and self.write(step) == text:
                return step
        raise BadNotation(text)
