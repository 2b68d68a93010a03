"""Tests that wait: anyio runs them on asyncio, which is what the server runs on."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
