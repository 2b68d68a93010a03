"""The secrets of a table: the join code, a token for each seat, and the watch secret; and its name.

The secrets are independent of each other. The join code is short enough to read aloud. Tokens and the
watch secret are long, and travel only between a page and the server.
"""

import secrets
from typing import Final

from comptoir.core.refusals import Refusal

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32: no letter looks like a digit or like another letter."""
LENGTH: Final = 8
_MISREAD: Final = str.maketrans("OILU", "011V")


def new_name() -> str:
    """The name of a table: not a secret, but hard to guess."""
    return secrets.token_hex(8)


def new_join() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))


def new_token() -> str:
    """A token for a seat, or a watch secret."""
    return secrets.token_urlsafe(24)


def are_equal(one: str, other: str) -> bool:
    """Whether two secrets are equal, compared in constant time."""
    return secrets.compare_digest(one.encode(), other.encode())


def read_join(text: str) -> str:
    """A join code as it is stored, from text that may be grouped, in lower case, or with a letter misread.

    Raises:
        Refusal: the text cannot be a join code.
    """
    code = "".join(text.upper().split()).replace("-", "").translate(_MISREAD)
    if len(code) != LENGTH or not set(code) <= set(ALPHABET):
        raise Refusal("no-such-code")
    return code
