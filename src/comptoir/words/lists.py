"""Lists within a sentence."""

from collections.abc import Iterable

from babel.lists import format_list


def write_list(items: Iterable[object], language: str) -> str:
    """A list within a sentence: ``a, b and c``."""
    # British English, like our rules pages, has no comma before "and".
    return format_list([str(item) for item in items], locale="en_GB" if language == "en" else language)
