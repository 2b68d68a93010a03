"""Editions: the figures of a box, as data, each with its source.

An edition is a TOML file with one line per figure::

    target = { value = 75, source = "rulebook" }

Each game comes with a standard edition. Anybody can copy it, enter the figures
of their own box, and play with the copy.
"""

import hashlib
import tomllib
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from comptoir.core import encoding
from comptoir.core.reading import read_text
from comptoir.core.refusals import BadEdition
from comptoir.core.setups import Components, ComponentsT

STANDARD: Final = "standard"

Edition: TypeAlias = str | Path | ComponentsT
"""The name of a shipped edition, the path of a file, or the components themselves."""


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of an edition: a value, its source, and a note."""

    value: object
    source: Literal["rulebook", "reported", "ours"]
    note: str = ""


def shipped_names(package: str) -> tuple[str, ...]:
    """The names of the editions that come with a game, the standard one first."""
    names = {
        entry.name.removesuffix(".toml")
        for entry in files(package).joinpath("editions").iterdir()
        if entry.name.endswith(".toml")
    }
    return (STANDARD, *sorted(names - {STANDARD}))


@lru_cache(maxsize=64)
def figures(package: str, name: str) -> dict[str, Figure]:
    """The figures of a shipped edition, by key.

    Raises:
        BadEdition: the game has no edition with this name.
    """
    if name not in shipped_names(package):
        raise BadEdition(name, f"a file ending in .toml, or one of: {', '.join(shipped_names(package))}")
    return parse(files(package).joinpath("editions", f"{name}.toml").read_text("utf-8"))


def parse(text: str) -> dict[str, Figure]:
    """An edition's text as figures by key.

    Raises:
        BadEdition: the text is not TOML, or a line is not a figure.
    """
    try:
        plain = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also for huge numbers and deep nesting
        raise BadEdition("edition", f"a TOML file ({error})") from None
    return {key: _convert(value, Figure, key) for key, value in plain.items()}


def components(values: dict[str, object], kind: type[ComponentsT]) -> ComponentsT:
    """The components of a game from values by key, each checked against its type.

    Raises:
        BadEdition: names the key and what was expected.
    """
    return _convert(values, kind)


def load(edition: Edition[ComponentsT], package: str, kind: type[ComponentsT]) -> ComponentsT:
    """The components that ``edition`` stands for: a name, a path, or the components themselves.

    Raises:
        BadEdition: the edition is unknown or unreadable, or one of its values is wrong.
    """
    if isinstance(edition, kind):
        # Components built by hand have not been checked yet.
        return _convert(msgspec.to_builtins(edition, enc_hook=encoding.to_plain), kind)
    if isinstance(edition, str) and not edition.endswith(".toml"):
        found = _load_shipped(package, edition, kind)
        assert isinstance(found, kind)
        return found
    if not isinstance(edition, str | Path):
        raise BadEdition("edition", f"a name, a path, or {kind.__module__}.{kind.__name__}")
    return components({key: figure.value for key, figure in parse(_read_edition(edition)).items()}, kind)


@lru_cache(maxsize=64)
def _load_shipped(package: str, name: str, kind: type[Components]) -> Components:
    return components(values_of(package, name), kind)


def _read_edition(path: str | Path) -> str:
    if (text := read_text(Path(path))) is None:
        raise BadEdition(str(path), "a readable text file")
    return text


def values_of(package: str, name: str) -> dict[str, object]:
    """The values of a shipped edition, by key."""
    return {key: figure.value for key, figure in figures(package, name).items()}


def name_of(edition: ComponentsT, package: str) -> str | None:
    """The name of the shipped edition with these figures; ``None`` if no edition has them."""
    for name in shipped_names(package):
        if components(values_of(package, name), type(edition)) == edition:
            return name
    return None


def changes(edition: ComponentsT, package: str) -> dict[str, object]:
    """The values that differ from the standard edition, by key, in plain form."""
    standard = components(values_of(package, STANDARD), type(edition))
    ours, theirs = (msgspec.to_builtins(c, enc_hook=encoding.to_plain) for c in (edition, standard))
    return {key: value for key, value in ours.items() if value != theirs[key]}


def digest(edition: Components) -> str:
    """Twelve hexadecimal digits that identify a set of figures."""
    return hashlib.sha256(encoding.to_json(edition)).hexdigest()[:12]


K = TypeVar("K")


def _convert(value: object, kind: type[K], key: str = "") -> K:
    try:
        return encoding.convert(value, kind)
    except msgspec.ValidationError as error:
        where, expected = encoding.explain_error(str(error), key)
        raise BadEdition(where or "edition", expected) from None
