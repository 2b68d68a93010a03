"""The secrets of a table: three kinds that have nothing to do with each other.

The join code is short enough to be read aloud. A seat's token and the watchers'
secret are long, and only ever travel between a page and the server.
"""

import secrets
from typing import Final

from comptoir.core.refusals import Refusal

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: digits, and the letters that are not mistaken for one of them or for each other."""
LENGTH: Final = 8
_MEANT: Final = str.maketrans("OILU", "011V")


def new_table() -> str:
    """The name of a table; no secret, but nothing to guess either."""
    return secrets.token_hex(8)


def new_join() -> str:
    """A code to join by."""
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_token() -> str:
    """A seat's secret, or the watchers'."""
    return secrets.token_urlsafe(24)


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, found out in a time that does not tell how far they are."""
    return secrets.compare_digest(one.encode(), other.encode())


def read_join(text: str) -> str:
    """A code as it is kept, from however it was typed: in groups, in lower case, with a letter misread.

    Raises:
        Refusal: no code looks so.
    """
    code = "".join(text.upper().split()).replace("-", "").translate(_MEANT)
    if len(code) != LENGTH or not set(code) <= set(ALPHABET):
        raise Refusal("no-such-code")
    return code
