"""A package with a small catalogue."""
