"""Runs async tests on asyncio, like the server."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
