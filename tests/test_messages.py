"""The message catalogues: the same in each language, complete, and without unused messages."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import comptoir
from comptoir.core import setups
from comptoir.core.encoding import to_json
from comptoir.core.steps import Event, Step
from comptoir.server.web.sockets import CLOSING
from comptoir.words.texts import LANGUAGES, source, texts
from comptoir.words.texts import catalogue as in_parts

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "comptoir"
GAMES = [comptoir.load(name) for name in comptoir.games()]
PACKAGES = ["comptoir", *(game.package for game in GAMES)]

each_package = pytest.mark.parametrize("package", PACKAGES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


# --- Parsing catalogues ----------------------------------------------------


class Mentions(visitor.Visitor):
    """Finds out whether a message refers to another."""

    found = False

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the visitor's name
        self.found = True

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - the visitor's name
        self.found = True


@dataclass(frozen=True)
class Message:
    """What a catalogue holds under a key; the key of an attribute is ``key.attribute``."""

    text: str
    variables: dict[str, frozenset[str]]
    """Each argument, with the variants among which it selects."""


class Variables(visitor.Visitor):
    """Gathers the arguments of a message."""

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.found.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's name
        if isinstance(node.selector, ftl.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
            self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def variables(pattern: ftl.Pattern) -> dict[str, frozenset[str]]:
    gathered = Variables()
    gathered.visit(pattern)
    return {name: frozenset(words) for name, words in gathered.found.items()}


@cache
def parse(package: str, language: str) -> list[ftl.EntryType]:
    return FluentParser(with_spans=True).parse(source(package, language)).body


@cache
def catalogue(package: str, language: str) -> dict[str, Message]:
    text = source(package, language)
    messages = {}
    for entry in parse(package, language):
        if isinstance(entry, ftl.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for key, pattern in patterns.items():
                if pattern is not None:
                    assert pattern.span is not None
                    said = text[pattern.span.start : pattern.span.end]
                    messages[key] = Message(said, variables(pattern))
    return messages


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def arguments(message: Message) -> Iterator[dict[str, str | int]]:
    """Every combination of arguments that matters for the grammar of the message."""
    choices: list[list[str | int]] = [
        sorted(words) if words - PLURALS else [0, 1, 2, 5, 21] if words else ["x"]
        for words in message.variables.values()
    ]
    for values in product(*choices):
        yield dict(zip(message.variables, values, strict=True))


# --- The same in each language ----------------------------------------------------


@each_package
@each_language
def test_a_catalogue_can_be_parsed_to_its_last_line(package: str, language: str) -> None:
    entries = parse(package, language)
    assert [entry.content for entry in entries if isinstance(entry, ftl.Junk)] == []
    keys = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(set(keys)) == sorted(keys)


@each_package
@each_language
def test_every_message_can_be_parsed_on_its_own(package: str, language: str) -> None:
    """`comptoir.words.texts` parses them so: it misses none, and no message may refer to another."""
    entries = parse(package, language)
    keys = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert [*in_parts(package, language)] == keys
    assert not refers_to_another(entries)
    assert refers_to_another(FluentParser().parse("here = { there }").body)


def refers_to_another(entries: list[ftl.EntryType]) -> bool:
    mentions = Mentions()
    for entry in entries:
        mentions.visit(entry)
    return mentions.found


@each_package
@each_language
def test_all_languages_have_the_same_messages_in_the_same_order(package: str, language: str) -> None:
    assert list(catalogue(package, language)) == list(catalogue(package, "en"))


@each_package
@each_language
def test_all_languages_use_the_same_arguments(package: str, language: str) -> None:
    ours, english = catalogue(package, language), catalogue(package, "en")
    differing = {key: set(ours[key].variables) ^ set(english[key].variables) for key in english}
    assert {key: names for key, names in differing.items() if names} == {}


@each_package
@each_language
def test_every_message_says_something_for_all_numbers(package: str, language: str) -> None:
    words = texts(language, package)
    for key, message in catalogue(package, language).items():
        for filled in arguments(message):
            said = words.fill(key, filled)
            assert said.strip() == said != "", key
            assert "{" not in said, key


@each_game
@each_language
def test_a_game_does_not_redefine_common_messages(game: comptoir.catalogue.AnyGame, language: str) -> None:
    assert catalogue(game.package, language).keys() & catalogue("comptoir", language).keys() == set()


@each_package
@each_language
def test_messages_follow_the_typography_of_their_language(package: str, language: str) -> None:
    """Curved apostrophes and real ellipses; in French a no-break space before ; : ? !"""
    for key, message in catalogue(package, language).items():
        assert not re.search(r"\w'|'\w|\.\.\.| ,|  \S", re.sub(r"\n\s*", "\n", message.text)), key
        if language == "fr" and not key.startswith("words-"):
            assert not re.search(r" [;:?!](?:\s|$)|\w[;?!](?:\s|$)", message.text), key


# --- Complete ------------------------------------------


@dataclass(frozen=True)
class Raised:
    """A refusal that the code raises."""

    place: str
    package: str
    code: str | None
    arguments: frozenset[str]


# For each kind of refusal, the position of its code and the arguments that it always has.
KINDS = {
    "Refusal": (0, {}),
    "UnknownGame": (0, {}),
    "BadOptions": (0, {}),
    "IllegalAction": (1, {"section"}),
    "BadOrder": (1, set()),
    "BadNotation": (1, {"text"}),
    "BadRecord": (1, {"line"}),
    "BadEdition": (None, {"key", "expected"}),
    "BadStore": (0, {}),
    "NotStored": (0, {}),
    "Conflict": (0, {}),
}


@cache
def code() -> list[tuple[Path, ast.AST]]:
    """Every node of the code, with its file."""
    return [
        (path, node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
    ]


@cache
def raised_refusals() -> list[Raised]:
    return [
        refusal(path, node, node.func.id)
        for path, node in code()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS
    ]


def refusal(path: Path, call: ast.Call, kind: str) -> Raised:
    place, implied = KINDS[kind]
    named = {keyword.arg.replace("_", "-") for keyword in call.keywords if keyword.arg}
    given = call.args[place] if place is not None and place < len(call.args) else None
    if given is None:
        code: str | None = "bad-edition" if kind == "BadEdition" else "bad-notation"
    else:
        code = given.value if isinstance(given, ast.Constant) and isinstance(given.value, str) else None
    parts = path.relative_to(SOURCE).parts
    own = kind in {"IllegalAction", "BadOrder"} and parts[0] == "games"
    package = f"comptoir.games.{parts[1]}" if own else "comptoir"
    return Raised(f"{path.relative_to(ROOT)}:{call.lineno}", package, code, frozenset(named | set(implied)))


def test_every_refusal_is_raised_with_a_literal_code() -> None:
    assert [found.place for found in raised_refusals() if found.code is None] == []


@each_language
def test_every_refusal_has_a_sentence_that_its_arguments_fill(language: str) -> None:
    wanting = [
        found
        for found in raised_refusals()
        if (message := known_to(found.package, language).get(f"refusal-{found.code}")) is None
        or not message.variables.keys() <= found.arguments
    ]
    assert wanting == []


def known_to(package: str, language: str) -> dict[str, Message]:
    """The messages of a package, and the common ones."""
    return catalogue("comptoir", language) | catalogue(package, language)


def tag(kind: type[Step | Event]) -> str:
    return str(kind.__struct_config__.tag)


def steps(package: str) -> list[type[Step]]:
    return [kind for kind in Step.__subclasses__() if kind.__module__.startswith(f"{package}.")]


def sentence_keys(package: str, key: str) -> set[str]:
    """The keys of the sentences of a step or an event: one, or one for each of its variants."""
    return {found for found in catalogue(package, "en") if found.partition(".")[0] == key}


@each_game
def test_every_step_and_every_event_has_a_sentence(game: comptoir.catalogue.AnyGame) -> None:
    assert [
        kind for kind in steps(game.package) if not sentence_keys(game.package, f"step-{tag(kind)}")
    ] == []
    assert [kind for kind in game.Events if not sentence_keys(game.package, f"event-{tag(kind)}")] == []


@each_game
def test_an_event_with_variants_has_one_for_each_of_its_values(game: comptoir.catalogue.AnyGame) -> None:
    """One variant is, for example, a reason why somebody is paid."""
    for kind in game.Events:
        variants = {key.partition(".")[2] for key in sentence_keys(game.package, f"event-{tag(kind)}")} - {""}
        lists = [set(get_args(hint)) for hint in get_type_hints(kind).values() if get_origin(hint) is Literal]
        assert not variants or not lists or variants in lists, kind


@each_game
def test_every_option_and_every_figure_is_explained(game: comptoir.catalogue.AnyGame) -> None:
    known = catalogue(game.package, "en").keys() | catalogue("comptoir", "en").keys()
    assert {f"option-{key_part(name)}" for name in game.Options.__struct_fields__} <= known
    assert {f"figure-{key_part(name)}" for name in game.Components.__struct_fields__} <= known


@each_game
def test_every_value_of_an_option_has_a_message(game: comptoir.catalogue.AnyGame) -> None:
    own = catalogue(game.package, "en")
    hints = get_type_hints(game.Options)
    wanted = {
        f"option-{key_part(name)}.{key_part(value if isinstance(value, str) else to_json(value).decode())}"
        for name in game.Options.__struct_fields__
        for value in setups.values(hints[name])
    }
    assert sorted(wanted - own.keys()) == []


def key_part(name: str) -> str:
    return name.replace("_", "-")


# --- Without unused messages --------------------------------------------------------


@cache
def page() -> str:
    """The code of the page."""
    paths = [*ROOT.glob("web/src/**/*.*"), *SOURCE.glob("games/*/ui/**/*.*")]
    return "\n".join(path.read_text("utf-8") for path in paths if path.suffix in {".svelte", ".ts"})


KEY = "[a-z0-9]+(?:-[a-z0-9]+)*"


@cache
def literals() -> set[str]:
    """Every string that could be a key, in the code and in that of the page."""
    python = {node.value for _, node in code() if isinstance(node, ast.Constant)}
    return {text for text in python if isinstance(text, str)} | set(
        re.findall(rf"[\"'`]({KEY})[\"'`]", page())
    )


@cache
def prefixes() -> tuple[str, ...]:
    """The beginnings of keys, up to a hyphen, that the code completes with a variable part."""
    python = [node.values[0] for _, node in code() if isinstance(node, ast.JoinedStr)]
    starts = {
        start.value for start in python if isinstance(start, ast.Constant) and isinstance(start.value, str)
    }
    starts |= set(re.findall(rf"`({KEY}-)\$\{{", page()))
    return tuple(start for start in starts if re.fullmatch(f"{KEY}-", start))


# Families of keys whose every use can be listed.
COUNTED = {"refusal", "step", "event", "option", "figure"}


@cache
def used_keys() -> set[str]:
    keys = {f"refusal-{found.code}" for found in raised_refusals()}
    keys |= {f"refusal-{farewell}" for farewell in CLOSING}
    keys |= {f"refusal-{code}" for code in re.findall(rf"[\"'`]({KEY})[\"'`]", page())}
    for game in GAMES:
        keys |= {f"step-{tag(kind)}" for kind in steps(game.package)}
        keys |= {f"event-{tag(kind)}" for kind in game.Events}
        keys |= {f"option-{key_part(name)}" for name in game.Options.__struct_fields__}
        keys |= {f"figure-{key_part(name)}" for name in game.Components.__struct_fields__}
    return keys


def is_used(key: str) -> bool:
    """Whether a key is in the code, or begins like a key that the code puts together."""
    if key.partition("-")[0] in COUNTED:
        return key in used_keys()
    return key in literals() or key.startswith(prefixes())


@each_package
def test_every_message_is_used(package: str) -> None:
    keys = {key.partition(".")[0] for key in catalogue(package, "en")}
    assert sorted(key for key in keys if not is_used(key)) == []
