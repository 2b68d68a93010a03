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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Where workers share the tests, all but one begin with those in a browser.

    These often wait, and then another computes; and what is left for the end is short, so that nobody is
    idle. Every worker is sent as many tests as any other, in the order of ``items``.
    """
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    long = [item for item in items if item.path.is_relative_to(BROWSER_TESTS)]
    short = (item for item in items if not item.path.is_relative_to(BROWSER_TESTS))
    ordered: list[pytest.Item] = []
    for number in range(workers):
        first = long[number :: workers - 1] if number < workers - 1 else []
        share = (len(items) - len(ordered)) // (workers - number)
        ordered += [*first, *islice(short, max(0, share - len(first)))]
    items[:] = [*ordered, *short] if workers > 1 else items
