"""What a player can work out from a view."""
