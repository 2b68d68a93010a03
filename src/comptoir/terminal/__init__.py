"""Any game in a terminal: played against bots, or a record stepped through."""
