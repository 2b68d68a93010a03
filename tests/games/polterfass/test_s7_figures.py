"""Section 7: the figures on the rules page of Polterfass."""

from tests.rules_pages import figures


def test_the_figures_are_those_of_the_rulebook_and_ours() -> None:
    """7: value and source of each row."""
    assert [(value, " ".join(sources)) for _, value, sources in figures("polterfass", "en")] == [
        ("3–6", "reported"),
        ("9/2", "rulebook"),
        ("8/3", "rulebook"),
        ("7/4", "rulebook"),
        ("6/5", "rulebook"),
        ("2", "rulebook reported"),
        ("0, 1, 2, 3, 4, 5, 6, 7", "rulebook"),
        ("1–2", "rulebook"),
        ("75", "rulebook"),
        ("1/4 + 3 (n \N{MINUS SIGN} 1) / 160", "ours"),
        ("1/4", "ours"),
        ("2/5", "ours"),
        ("1/2", "ours"),
        ("60", "ours"),
    ]
