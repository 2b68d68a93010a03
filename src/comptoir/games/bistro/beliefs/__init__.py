"""Beliefs of a player: who is likely to lose, how the others play, and what a glass may be."""
