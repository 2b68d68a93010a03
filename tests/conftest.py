"""Settings of Hypothesis, assertion messages of helpers, and the order in which workers run the tests."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Assertions in shared helpers explain a failure as well as those in tests.
pytest.register_assert_rewrite("tests.cli", "tests.contract", "tests.play", "tests.games", "tests.server")

# A shared machine may be slow at any moment, so no test depends on time.
settings.register_profile("comptoir", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("comptoir")

collect_ignore = ["fifth_game"]  # its tests run where they belong, see test_fifth_game.py

BROWSER_TESTS = Path(__file__).parent / "web"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order the tests for several workers: all but one begin with browser tests, and long tests come first.

    Waiting for browsers and computing then alternate from the first second on, and only short tests are left
    for the end, so that no worker is idle. Each worker gets an equal share of the tests, in the order of
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
