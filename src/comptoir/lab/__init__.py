"""The laboratory: many games, counted; it knows games by their contract alone."""
