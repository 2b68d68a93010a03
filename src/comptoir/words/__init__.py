"""Text made from values, in the reader's language. Games do not import it."""
