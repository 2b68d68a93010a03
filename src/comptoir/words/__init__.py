"""Makes text from values, in the reader's language. Games do not import this package."""
