"""`written` gives the same words of a picture as `drawn`."""

from rich.console import Group
from rich.table import Column, Table
from rich.text import Text

from tests.pictures import drawn, written


def test_every_word_that_is_drawn_is_written() -> None:
    grid = Table("a heading", Column(Text("another")))
    grid.add_row("a cell", Group(Text("text"), "words"))
    picture = Group("", grid, Text("a note"))
    read = written(picture).split()
    assert sorted(read) == sorted(["a", "heading", "another", "a", "cell", "text", "words", "a", "note"])
    assert all(word in drawn(picture) for word in read)
