"""The laboratory: plays many games and sums up the results; it knows games by their contract alone."""
