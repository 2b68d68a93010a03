"""Polterfass: a generous innkeeper, thirsty guests, and barrels that stand or fall."""
