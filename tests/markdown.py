"""The prose of Markdown files, line by line and cell by cell."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

MARKER = re.compile(r"\s*(?:[-*]|\d+\.)\s+")
CODE = re.compile(r"`[^`]*`")
ENDED = r"[\w)\]`%][)\"*_’”]*[.?!][)\"*_’”]*"
NEXT_SENTENCE = re.compile(ENDED + r"\s+\S")
LAST_SENTENCE = re.compile(r"(?:" + ENDED + r"|:)$")


class Line(NamedTuple):
    """A line of prose without its list marker and without the words of its code spans."""

    number: int
    text: str
    begins: bool
    """Whether a paragraph or a list item begins with it."""


def prose(page: str) -> list[Line]:
    """The lines of paragraphs and lists: no headings, tables, HTML or code."""
    lines = []
    begins = True
    for number, line in outside_code(page):
        if not line or line.startswith(("#", "|", "<")):
            begins = True
            continue
        marker = MARKER.match(line)
        text = CODE.sub("``", line[marker.end() if marker else 0 :].strip())
        lines.append(Line(number, text, begins or marker is not None))
        begins = False
    return lines


def cells(page: str) -> list[tuple[int, str]]:
    """Each cell of each table, with the number of its line."""
    rows = [(number, line) for number, line in outside_code(page) if line.startswith("|")]
    return [(number, cell.strip()) for number, row in rows for cell in re.split(r"(?<!\\)\|", row.strip("|"))]


def outside_code(page: str) -> Iterator[tuple[int, str]]:
    """The numbered lines outside fenced and indented code; a line of code counts as an empty one."""
    fenced = False
    after_blank = True
    for number, line in enumerate(page.splitlines(), start=1):
        fence = line.lstrip().startswith("```")
        fenced ^= fence
        code = fenced or fence or (after_blank and line.startswith("    "))
        yield number, "" if code else line.rstrip()
        after_blank = code or not line.strip()


def crowded_lines(page: str) -> list[int]:
    """The numbers of the lines, and of rows with a table cell, that hold more than one sentence."""
    lines = [(line.number, line.text) for line in prose(page)]
    lines += [(number, CODE.sub("``", cell)) for number, cell in cells(page)]
    return sorted({number for number, text in lines if NEXT_SENTENCE.search(text)})


def broken_lines(page: str) -> list[int]:
    """The numbers of the lines that end before their sentence does."""
    lines = prose(page)
    return [
        line.number
        for line, after in pairwise(lines)
        if after.number == line.number + 1 and not after.begins and not LAST_SENTENCE.search(line.text)
    ]
