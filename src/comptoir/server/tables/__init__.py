"""A table as its log describes it, and what a command leads to; no clock, no socket, no dice of its own."""
