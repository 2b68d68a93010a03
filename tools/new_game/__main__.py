"""Runs `tools.new_game`."""

import typer

from tools import new_game

typer.run(new_game.main)
