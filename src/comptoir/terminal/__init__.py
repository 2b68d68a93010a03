"""Plays any game against bots in a terminal, and steps through records."""
