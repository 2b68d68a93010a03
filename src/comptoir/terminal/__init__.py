"""Any game in a terminal: play against bots, or step through a record."""
