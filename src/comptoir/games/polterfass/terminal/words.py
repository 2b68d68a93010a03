"""How mugs are written in a picture."""

from comptoir.games.polterfass.sentences import with_minus


def with_sign(mugs: int) -> str:
    """``+7``, ``0``, ``−7``."""
    return f"+{mugs}" if mugs > 0 else with_minus(mugs)
