"""Rules for the whole repository: locks, dependencies, and what no file may mention."""

import ast
import json
import re
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from tests.repository import ROOT, SOURCE, repository_files, text, walk

GENERAL = {"core", "search", "words", "line_up.py", "files.py", "server", "lab", "terminal", "cli.py"}
LOCKS = ["requirements.txt", "requirements-dev.txt"]

# Folders that hold one person's or one machine's files.
MACHINE_PATH = re.compile(r"(?<![\w.~}\-])/(?:builds|farm|home|mnt|root|Users|work|workspace)/")
ADDRESS = re.compile(r"\b\w+://(?:[^\s/@]*@)?([\w.\-]+)")
# A host without a dot, one under a private ending, or one in a network of offices and data centres.
PRIVATE_HOST = re.compile(
    r"(?!localhost$)[\w\-]+$|.*\.(?:corp|internal|intra|lan|local)$|10\.|172\.(?:1[6-9]|2\d|3[01])\."
)


def matching_lines(paths: list[Path], pattern: re.Pattern[str]) -> list[str]:
    """The lines that match a pattern, each with its place."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(text(path).splitlines(), start=1)
        if pattern.search(line)
    ]


def pyproject() -> dict[str, Any]:
    return tomllib.loads(text(ROOT / "pyproject.toml"))


def project() -> dict[str, Any]:
    project: dict[str, Any] = pyproject()["project"]
    return project


def normalize(name: str) -> str:
    """The name of a package in the spelling that registries use."""
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements: Iterable[str]) -> set[str]:
    return {normalize(re.split(r"[^\w.\-]", requirement, maxsplit=1)[0]) for requirement in requirements}


def private_hosts(line: str) -> list[str]:
    return [host for host in ADDRESS.findall(line) if PRIVATE_HOST.match(host)]


# --- Files mention no machine -------------------------------------------------


def test_every_file_of_the_repository_is_listed() -> None:
    seen = {str(path.relative_to(ROOT)) for path in repository_files()}
    assert {"pyproject.toml", ".ci/run", "src/comptoir/py.typed", "tests/test_repository.py"} <= seen
    assert not any(name.startswith((".venv/", ".git/")) for name in seen)


def test_every_file_of_an_unpacked_archive_is_listed() -> None:
    assert set(repository_files()) <= set(walk(ROOT))


def test_no_file_names_a_folder_of_one_machine() -> None:
    assert matching_lines(repository_files(), MACHINE_PATH) == []


@pytest.mark.parametrize("folder", ["home", "root", "work", "farm"])
def test_a_folder_of_one_machine_would_be_found(folder: str) -> None:
    assert MACHINE_PATH.search(f'edition = "/{folder}/me/box.toml"')
    assert not MACHINE_PATH.search(f'edition = "my/{folder}/box.toml"')


def test_no_file_names_a_private_host() -> None:
    named = [
        f"{path.relative_to(ROOT)}: {host}"
        for path in repository_files()
        for host in private_hosts(text(path))
    ]
    assert named == []


@pytest.mark.parametrize("host", ["registry", "mirror.internal", "nas.local", "10.0.0.7", "172.20.1.1"])
def test_a_private_host_would_be_found(host: str) -> None:
    assert private_hosts(f"see http{'://'}me:secret@{host}:8080/simple") == [host]


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "comptoir.example", "192.168.1.20"])
def test_a_host_that_everybody_has_may_be_named(host: str) -> None:
    assert private_hosts(f"see http{'://'}{host}:8080/table") == []


# --- Locks and dependencies -----------------------------------------------------


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_version_has_hashes(name: str) -> None:
    entries = re.split(r"^(?=[A-Za-z])", text(ROOT / name), flags=re.MULTILINE)[1:]
    assert len(entries) > len(project()["dependencies"])
    for entry in entries:
        assert re.match(r"[\w.\-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry, entry


@pytest.mark.parametrize("name", LOCKS)
def test_no_lock_names_a_registry(name: str) -> None:
    assert matching_lines([ROOT / name], re.compile(r"://|-index|--find-links|--trusted-host| @ ")) == []


def test_the_lock_of_the_page_names_no_registry_and_holds_hashes() -> None:
    packages: dict[str, dict[str, Any]] = json.loads(text(ROOT / "package-lock.json"))["packages"]
    locked = [package for name, package in packages.items() if name]
    assert locked
    assert all("resolved" not in package and package["integrity"] for package in locked)
    assert "omit-lockfile-registry-resolved=true" in text(ROOT / ".npmrc")


def test_every_dependency_is_locked() -> None:
    run, work = (
        {normalize(name) for name in re.findall(r"^([\w.\-]+)==", text(ROOT / lock), re.MULTILINE)}
        for lock in LOCKS
    )
    assert names(project()["dependencies"]) <= run
    assert run | names(project()["optional-dependencies"]["dev"]) <= work


def test_every_dependency_is_explained() -> None:
    """And no unused dependency is explained."""
    explained = re.findall(r"^- \*\*([\w.\-]+)\*\*: \S", text(ROOT / "docs/dependencies.md"), re.MULTILINE)
    used = names(project()["dependencies"]) | names(pyproject()["build-system"]["requires"])
    for extra in project()["optional-dependencies"].values():
        used |= names(extra)
    assert sorted(map(normalize, explained)) == sorted(used)


def test_core_may_import_no_library_but_msgspec() -> None:
    contracts = {one["name"]: one for one in pyproject()["tool"]["importlinter"]["contracts"]}
    forbidden = {normalize(name) for name in contracts["Core needs msgspec alone"]["forbidden_modules"]}
    used = {name.partition("-")[0] for name in names(project()["dependencies"])}
    assert forbidden == used - {"msgspec"}


# --- Games ----------------------------------------------------------------------


def games() -> list[str]:
    return sorted(path.parent.name for path in SOURCE.glob("games/*/game.py"))


def test_no_general_code_mentions_a_game() -> None:
    general = [
        path
        for path in repository_files()
        if path.is_relative_to(SOURCE) and path.relative_to(SOURCE).parts[0] in GENERAL
    ]
    assert games()
    assert SOURCE / "core/game.py" in general
    assert matching_lines(general, re.compile("|".join(games()), re.IGNORECASE)) == []


# --- Types ----------------------------------------------------------------------

MOST_ANY = 10


def uses_of_any(source: str) -> list[int]:
    """The lines of a module in which a type is `Any`."""
    nodes = ast.walk(ast.parse(source))
    return [
        node.lineno
        for node in nodes
        if (isinstance(node, ast.Name) and node.id == "Any")
        or (isinstance(node, ast.Attribute) and node.attr == "Any")
        or (isinstance(node, ast.Constant) and isinstance(node.value, str) and "Any]" in node.value)
    ]


def test_server_and_terminal_know_their_types() -> None:
    """`Any` checks nothing. Where it has to stand, its line says why."""
    found = [
        (path, number)
        for path in repository_files()
        if path.suffix == ".py" and path.is_relative_to(SOURCE)
        if path.relative_to(SOURCE).parts[0] in {"server", "terminal"}
        for number in uses_of_any(text(path))
    ]
    assert len(found) <= MOST_ANY
    lines = [text(path).splitlines()[number - 1] for path, number in found]
    assert [line for line in lines if "# Any:" not in line] == []


@pytest.mark.parametrize(
    "kind", ["Any", "dict[str, Any]", "typing.Any", "Callable[[Any], None]", '"list[Any]"']
)
def test_an_any_would_be_found(kind: str) -> None:
    assert uses_of_any(f"x: {kind}") == [1]


# --- Tests ----------------------------------------------------------------------


def imports(source: str) -> set[str]:
    """The last parts of the names of all modules that a source imports, or imports something from."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
    return {name.rpartition(".")[2] for name in found}


def pytest_imports(source: str) -> list[str]:
    """The imported modules that only pytest may load."""
    return sorted(name for name in imports(source) if name.startswith("test_") or name == "conftest")


def test_tests_share_helper_modules_not_each_other() -> None:
    """What several test modules need is in a helper module."""
    modules = [path for path in repository_files() if path.suffix == ".py"]
    found = {str(path.relative_to(ROOT)): pytest_imports(text(path)) for path in modules}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "line",
    [
        "from tests.server.test_offer import lost",
        "from tests.server import test_offer as offer",
        "import tests.server.test_offer",
        "def late():\n    from tests.web.conftest import FLAT",
    ],
)
def test_an_import_from_a_test_would_be_found(line: str) -> None:
    assert len(pytest_imports(line)) == 1
    assert pytest_imports("from tests.server.live import Live; import pytest") == []
