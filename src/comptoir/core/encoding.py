"""Bytes and plain values for everything that the core keeps or sends."""

from fractions import Fraction
from typing import TypeVar

import msgspec

T = TypeVar("T")


def to_plain(value: object) -> object:
    """How a value that the encoder does not know is written."""
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"{type(value).__name__} cannot be encoded")


def from_plain(kind: type, value: object) -> object:
    """The reverse of `to_plain`; an ``object`` is any plain value."""
    if kind is object:
        return value
    if kind is Fraction:
        if not isinstance(value, str):
            raise ValueError("Expected a fraction in quotes, like `1/4`")
        try:
            return Fraction(value)
        except (ValueError, ZeroDivisionError):
            raise ValueError("Expected a fraction in quotes, like `1/4`") from None
    raise TypeError(f"{kind.__name__} cannot be decoded")


_packer = msgspec.msgpack.Encoder(enc_hook=to_plain, order="deterministic")
_json = msgspec.json.Encoder(enc_hook=to_plain, order="deterministic")


def pack(value: object) -> bytes:
    """``value`` as MessagePack; equal values give equal bytes in every process."""
    return _packer.encode(value)


def unpack(data: bytes, kind: type[T]) -> T:
    """The reverse of `pack`.

    Raises:
        msgspec.DecodeError: the bytes are not a ``kind``.
    """
    return msgspec.msgpack.decode(data, type=kind, dec_hook=from_plain)


def to_json(value: object) -> bytes:
    """``value`` as JSON; equal values give equal bytes in every process."""
    return _json.encode(value)


def convert(value: object, kind: type[T]) -> T:
    """Plain values as a ``kind``, checked.

    Raises:
        msgspec.ValidationError: names the place and what was expected there.
    """
    return msgspec.convert(value, kind, dec_hook=from_plain)
