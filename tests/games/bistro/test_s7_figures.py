"""Section 7: the figures on the rules page of Bistro."""

from tests.rules_pages import figures


def test_the_figures_are_those_of_the_rulebook_and_ours() -> None:
    """7: value and source of each row."""
    assert [(value, " ".join(sources)) for _, value, sources in figures("bistro", "en")] == [
        ("3–6", "rulebook"),
        ("48", "rulebook"),
        ("6", "rulebook"),
        ("8", "ours"),
        ("3", "rulebook"),
        ("6", "rulebook"),
        ("4", "rulebook"),
        ("3", "rulebook"),
        ("1, 1, 2", "ours"),
        ("3", "rulebook"),
        ("3", "ours"),
    ]
