"""A table as its log tells it, and what a command does to it; no clock, no socket, no luck of its own."""
