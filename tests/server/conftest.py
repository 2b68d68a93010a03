"""Runs asynchronous tests on asyncio, like the server, and can give tables the same secrets each time."""

from itertools import count

import pytest

from comptoir.server.tables import secrets


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def same_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same name and secrets at every table, so that two games can be compared byte by byte."""
    numbers = count()
    monkeypatch.setattr(secrets, "new_name", lambda: "table")
    monkeypatch.setattr(secrets, "new_join", lambda: "ABCDEFGH")
    monkeypatch.setattr(secrets, "new_token", lambda: f"token {next(numbers) % 5}")
