"""The games, one package for each."""
