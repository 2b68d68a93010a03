"""How Hypothesis runs here, how helpers explain a failure, and in which order workers take the tests."""

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
    """Where workers share the tests, all but one begin with browsers, one with others; long tests first.

    So what waits for browsers and what computes take turns from the first second on, and what is left for
    the end is short: nobody is idle. Every worker is sent as many tests as any other, in the order of
    ``items``.
    """
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers < 2:
        return
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
    browsing = [item for item in items if item.path.is_relative_to(BROWSER_TESTS)]
    others = [item for item in items if not item.path.is_relative_to(BROWSER_TESTS)]
    ordered: list[pytest.Item] = []
    for number in range(workers - 1):
        first = browsing[number :: workers - 1]
        share = (len(items) - len(ordered)) // (workers - number)
        ordered += [*first, *(others.pop() for _ in range(share - len(first)))]
    items[:] = [*ordered, *others]
