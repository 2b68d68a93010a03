"""Writes TypeScript types for the structs that the page receives: `python -m tools.typescript`.

With ``--check``, it compares instead. The protocol's types go into ``web``, a game's types into its ``ui``
folder. A field is optional only if the encoding may leave it out.
"""

import inspect
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as kinds

from comptoir import catalogue
from comptoir.core.game import View
from comptoir.server import protocol

ROOT = Path(__file__).resolve().parent.parent
HEAD = "// Made by `python -m tools.typescript` from the Python structs; do not edit.\n"

Named = tuple[str, Any]
"""A name in TypeScript, and the Python type that it stands for."""


def files() -> dict[Path, str]:
    """Every generated file with its text."""
    made = {ROOT / "web/src/protocol.ts": HEAD + constants() + module(protocol_types())}
    for name in catalogue.games():
        path = ROOT / "src/comptoir/games" / name / "ui/types.ts"
        made[path] = HEAD + module(game_types(name))
    return made


# --- Types to write -------------------------------------------------------------


def constants() -> str:
    """Values that the page needs: numbers of the protocol, and the phrases."""
    phrases = ", ".join(literal(phrase) for phrase in get_args(protocol.Phrase))
    values = {
        "PROTOCOL": protocol.PROTOCOL,
        "MOST_GAMES": protocol.MOST_GAMES,
        "PHRASES": f"[{phrases}] as const",
    }
    return "\n" + "".join(f"export const {name} = {value};\n" for name, value in values.items())


def protocol_types() -> list[Named]:
    """The frames, and the types of fields that have a name of their own."""
    names = ("Status", "Speed", "Presence", "Phrase", "Command", "FromPage", "FromServer")
    return [(name, getattr(protocol, name)) for name in names]


def game_types(name: str) -> list[Named]:
    """The types of a game's data, found through the game contract."""
    game = catalogue.load(name)
    step = get_type_hints(game.hide)["return"]
    hint = get_type_hints(game.hints).get("return")
    hints = tuple(kind for kind in get_args(hint) if kind is not type(None))
    return [
        ("Setup", get_type_hints(game.View)["setup"]),
        ("View", game.View),
        ("Hints", Union[hints] if hints else None),  # noqa: UP007 - made here
        *([("Order", game.orders)] if game.orders else []),
        ("Step", step),
        ("Event", Union[game.Events]),  # noqa: UP007 - made here
        ("Story", Union[(step, *game.Events)]),
    ]


# --- Writing types --------------------------------------------------------------


def module(wanted: Sequence[Named]) -> str:
    """The wanted types, then all structs that they use."""
    structs = dict(walk([kind for _, kind in wanted]))
    taken = {kind.__name__ for kind in structs}
    aliases = [f"export type {name} = {union(kind)};\n" for name, kind in wanted if name not in taken]
    return "\n" + "\n".join([*aliases, *map(interface, structs.values())])


def walk(types: Sequence[Any]) -> Iterator[tuple[type, kinds.StructType]]:
    """Every struct that the types use, directly or not, once each."""
    seen: set[type] = set()
    waiting = [kinds.type_info(kind) for kind in types]
    while waiting:
        info = waiting.pop(0)
        if isinstance(info, kinds.StructType):
            if info.cls in seen:
                continue
            seen.add(info.cls)
            yield info.cls, info
        waiting += parts(info)


def parts(info: kinds.Type) -> list[kinds.Type]:
    """The types that a type uses directly."""
    match info:
        case kinds.StructType():
            return [field.type for field in sent_fields(info)]
        case kinds.UnionType():
            return list(info.types)
        case kinds.TupleType():
            return list(info.item_types)
        case kinds.VarTupleType() | kinds.ListType() | kinds.SetType() | kinds.FrozenSetType():
            return [info.item_type]
        case kinds.DictType():
            return [info.value_type]
        case kinds.Metadata():
            return [info.type]
        case _:
            return []


def sent_fields(info: kinds.StructType) -> list[kinds.Field]:
    """The fields that are sent; a view is sent without its setup, which the page already has."""
    left_out = {"setup"} if issubclass(info.cls, View) else set()
    return [field for field in info.fields if field.encode_name not in left_out]


def interface(info: kinds.StructType) -> str:
    """A struct as an interface, with its docstring."""
    lines = [*comment(info.cls), f"export interface {info.cls.__name__} {{"]
    if info.tag_field:
        lines.append(f"  {info.tag_field}: {literal(str(info.tag))};")
    sparing = info.cls.__struct_config__.omit_defaults
    for field in sent_fields(info):
        left_out = sparing and not field.required
        lines.append(f"  {field.encode_name}{'?' if left_out else ''}: {type_text(field.type)};")
    return "\n".join([*lines, "}\n"])


def comment(kind: type) -> list[str]:
    """A struct's docstring as a comment, line by line."""
    text = inspect.cleandoc(kind.__doc__ or "").splitlines()
    if text[1:] == []:
        return [f"/** {line} */" for line in text]
    return ["/**", *(f" * {line}".rstrip() for line in text), " */"]


def union(kind: Any) -> str:
    """The text of a named type; for a union of structs, their names."""
    members = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return " | ".join(dict.fromkeys(type_text(kinds.type_info(member)) for member in members))


def type_text(info: kinds.Type) -> str:
    """The text of a type in TypeScript."""
    match info:
        case kinds.StructType():
            return info.cls.__name__
        case kinds.UnionType():
            return " | ".join(dict.fromkeys(map(type_text, info.types)))
        case kinds.LiteralType():
            return " | ".join(text for text in sorted(map(literal, info.values)))
        case kinds.EnumType():
            return " | ".join(literal(member.value) for member in info.cls)
        case kinds.BoolType():
            return "boolean"
        case kinds.IntType() | kinds.FloatType():
            return "number"
        case kinds.StrType():
            return "string"
        case kinds.NoneType():
            return "null"
        case kinds.TupleType():
            return f"[{', '.join(map(type_text, info.item_types))}]"
        case kinds.VarTupleType() | kinds.ListType() | kinds.SetType() | kinds.FrozenSetType():
            item = type_text(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case kinds.DictType():
            return f"Record<string, {type_text(info.value_type)}>"
        case kinds.Metadata():
            return type_text(info.type)
        case kinds.CustomType() if info.cls is not object:
            return "string"  # a fraction, see `comptoir.core.encoding`
        case _:
            return "unknown"  # `Raw`, a game's own data, or `object`, any value


def literal(value: object) -> str:
    """A literal in TypeScript."""
    return msgspec.json.encode(value).decode()


# --- Writing and checking ---------------------------------------------------------


def main(arguments: Sequence[str]) -> int:
    """Write the files that are out of date; with ``--check``, only name them, and fail."""
    stale = [
        path
        for path, text in files().items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]
    for path in stale:
        if "--check" in arguments:
            sys.stderr.write(f"{path.relative_to(ROOT)} does not match the structs: run `make types`\n")
        else:
            path.parent.mkdir(exist_ok=True)
            path.write_text(files()[path], encoding="utf-8")
    return int(bool(stale) and "--check" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
