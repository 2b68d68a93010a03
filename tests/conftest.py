"""How Hypothesis runs here, how helpers explain a failure, and in which order workers take the tests."""

from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# What tests share explains a failure as they do themselves.
pytest.register_assert_rewrite("tests.games", "tests.contract")

# A shared machine is slow at any moment without anything being wrong: time decides about no test.
settings.register_profile("comptoir", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("comptoir")

BROWSER_TESTS = Path(__file__).parent / "web"
WAITING = BROWSER_TESTS / "test_live.py"
"""Prices fall there as slowly as they do."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where workers share the tests, one begins with those that wait, one with short ones.

    So somebody always computes, and what is left for the end is short: nobody is idle. Every worker is sent
    as many tests as any other, in the order of ``items``.
    """
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers < 3:
        return
    waiting = [item for item in items if item.path == WAITING]
    browsing = [item for item in items if item.path.is_relative_to(BROWSER_TESTS) and item.path != WAITING]
    short = (item for item in items if not item.path.is_relative_to(BROWSER_TESTS))
    firsts = [*(browsing[number :: workers - 2] for number in range(workers - 2)), waiting, []]
    ordered: list[pytest.Item] = []
    for number, first in enumerate(firsts):
        share = (len(items) - len(ordered)) // (workers - number)
        ordered += [*first, *islice(short, max(0, share - len(first)))]
    items[:] = [*ordered, *short]
