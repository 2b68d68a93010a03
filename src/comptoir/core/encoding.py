"""Turns values into MessagePack, JSON and plain data, and back."""

import re
from fractions import Fraction
from typing import TypeVar

import msgspec

T = TypeVar("T")


def to_plain(value: object) -> object:
    """The plain form of a value that msgspec cannot encode by itself.

    Raises:
        TypeError: values of this type have no plain form.
    """
    if isinstance(value, Fraction):
        return str(value)
    raise TypeError(f"{type(value).__name__} cannot be encoded")


def from_plain(kind: type, value: object) -> object:
    """The reverse of `to_plain`; for the type ``object``, any plain value.

    Raises:
        ValueError: a fraction is not written as one.
        TypeError: the type has no plain form.
    """
    if kind is object:
        return value
    if kind is Fraction:
        # `Fraction("1e999999999")` would compute for years.
        if not isinstance(value, str) or not re.fullmatch(r"-?\d{1,9}(/0*[1-9]\d{0,8})?", value, re.ASCII):
            raise ValueError("Expected a fraction in quotes, like `1/4`")
        return Fraction(value)
    raise TypeError(f"{kind.__name__} cannot be decoded")


_packer = msgspec.msgpack.Encoder(enc_hook=to_plain, order="deterministic")
_json = msgspec.json.Encoder(enc_hook=to_plain, order="deterministic")


def pack(value: object) -> bytes:
    """Encode ``value`` as MessagePack; equal values give equal bytes in every process."""
    return _packer.encode(value)


def unpack(data: bytes, kind: type[T]) -> T:
    """The reverse of `pack`.

    Raises:
        msgspec.DecodeError: the bytes are not a ``kind``.
    """
    try:
        return msgspec.msgpack.decode(data, type=kind, dec_hook=from_plain)
    except (UnicodeDecodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None


def to_json(value: object) -> bytes:
    """Encode ``value`` as JSON; equal values give equal bytes in every process."""
    return _json.encode(value)


def convert(value: object, kind: type[T]) -> T:
    """The plain value as a ``kind``, checked.

    Raises:
        msgspec.ValidationError: names the place and what was expected there.
    """
    return msgspec.convert(value, kind, dec_hook=from_plain)


def explain_error(message: str, key: str = "") -> tuple[str, str]:
    """The key and the expected value in a message of msgspec, such as ``Expected `int` - at `$.target` ``."""
    said, _, place = message.partition(" - at `$")
    path = [key, place.rstrip("`").lstrip(".")]
    if unknown := re.search(r"contains unknown field `(.*)`", said):
        return ".".join(filter(None, (*path, unknown[1]))), "no such key"
    if missing := re.search(r"missing required field `(.*)`", said):
        return ".".join(filter(None, (*path, missing[1]))), "a value for this key"
    return ".".join(filter(None, path)), said.removeprefix("Expected ").replace("`", "")
