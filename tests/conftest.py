"""How Hypothesis runs here, and how helpers explain a failure."""

import pytest
from hypothesis import HealthCheck, settings

# What tests share explains a failure as they do themselves.
pytest.register_assert_rewrite("tests.games", "tests.contract")

# A shared machine is slow at any moment without anything being wrong: time decides about no test.
settings.register_profile("comptoir", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("comptoir")
