"""QR codes of links, for a phone's camera."""

from io import BytesIO

import segno


def picture(link: str) -> bytes:
    """A QR code as an SVG file."""
    out = BytesIO()
    segno.make(link, error="m", micro=False).save(out, kind="svg", border=4, light="#fff", omitsize=True)
    return out.getvalue()


def text(link: str) -> str:
    """A QR code in half blocks for a terminal: light on dark, with the margin that cameras need."""
    rows = [list(row) for row in segno.make(link, error="l", micro=False).matrix_iter(border=2)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(_HALVES[upper, lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs
    )


_HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
