"""Several things in one sentence."""

from collections.abc import Iterable

from babel.lists import format_list


def listed(items: Iterable[object], language: str) -> str:
    """``a, b and c``."""
    # British English sets no comma before the "and", as our rules pages do not.
    return format_list([str(item) for item in items], locale="en_GB" if language == "en" else language)
