"""How Hypothesis runs here, how helpers explain a failure, and what begins first."""

import os

import pytest
from hypothesis import HealthCheck, settings

# What tests share explains a failure as they do themselves.
pytest.register_assert_rewrite("tests.games", "tests.contract")

# A shared machine is slow at any moment without anything being wrong: time decides about no test.
settings.register_profile("comptoir", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("comptoir")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each worker begins with its share of what is slow, so that none is left with it at the end."""
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    items[:] = [
        item
        for worker in range(workers)
        for part in (slow, quick)
        for item in part[len(part) * worker // workers : len(part) * (worker + 1) // workers]
    ]
