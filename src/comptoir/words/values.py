"""Values of editions and options, as people read and type them."""

import msgspec

from comptoir.core import encoding


def write(value: object) -> str:
    """A value as text; a list of objects gets one line per object."""
    match value:
        case str():
            return value
        case dict():
            return " ".join(f"{key} {write(part)}" for key, part in value.items())
        case [dict(), *_]:
            return "\n".join(map(write, value))
        case _:
            return encoding.to_json(value).decode().replace(",", ", ")


def read(text: str) -> object:
    """The value of a typed text: JSON, such as a number, true, false or null; otherwise the text itself."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
