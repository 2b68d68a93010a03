"""Beliefs about a round: how the barrels may fall, what the guests order, and what the innkeeper serves."""
