"""Section 7: the figures on the rules page of L'Encanteur."""

from comptoir.games.encanteur.components import FISH
from comptoir.games.encanteur.game import GAME
from tests.rules_pages import figures


def test_the_figures_are_those_of_the_rulebook_and_ours() -> None:
    """7: the prices, by fish, are those of the standard edition."""
    rows = figures("encanteur", "en")
    assert {source for _, _, sources in rows for source in sources} == {"rulebook", "ours"}
    box = GAME.components()
    cards = [box.cards(fish)[0] for fish in FISH]
    assert [value for _, value, _ in rows[1:9]] == [f"{c.start}, {c.floor}, {c.pays}" for c in cards]
    assert [(value, " ".join(sources)) for _, value, sources in (rows[0], *rows[9:])] == [
        ("3–4", "rulebook"),
        (f"{box.wine.start}, {box.wine.floor}", "ours"),
        (f"{box.platter.start}, {box.platter.floor}", "ours"),
        (f"{box.wine.pays}", "rulebook"),
        (f"{box.platter.pays}", "rulebook"),
        ("19", "rulebook"),
        (f"{len(box.hake)}", "ours"),
        (f"{box.bottles}", "ours"),
        ("{}, {}".format(*box.lots), "rulebook"),
        ("{}, {}".format(*box.money), "rulebook"),
        (f"{box.discards}", "rulebook"),
        (f"{box.platter_cards}", "rulebook"),
        (f"{box.fish_points}, {box.platter_points}, {box.set_points}", "rulebook"),
        (f"{box.idle_days}", "ours"),
        (f"{box.last_day}", "ours"),
    ]
