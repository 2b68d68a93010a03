"""Browser tests; a package, because they share one browser."""
