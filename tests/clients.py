"""What test clients with and without a browser share: ids for commands, and settings for quick HTTP."""

from collections.abc import Iterator
from itertools import count
from secrets import token_hex
from typing import Final

CERTIFICATES: Final = False
"""Whether HTTP clients check certificates (``verify``): loading them takes long, and plain HTTP has none."""


def command_ids() -> Iterator[str]:
    """Ids for the commands of one client, different from those of every other client."""
    mine = token_hex(8)
    return (f"{mine} {number}" for number in count())
