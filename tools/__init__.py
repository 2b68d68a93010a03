"""Tools for development; the wheel does not contain them."""
