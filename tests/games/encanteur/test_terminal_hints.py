"""The hints of the quay in a terminal."""

from msgspec.structs import replace

from tests.games.encanteur.onlooker import STREET, choosing, hint, say
from tests.games.encanteur.table import auction, noon


def rows(shown: str) -> list[list[str]]:
    """The words of each line."""
    return [line.split() for line in shown.splitlines()]


def test_hints_on_a_set_show_who_eats_what() -> None:
    shown = rows(hint(choosing(), 0))
    assert ["hake", "10", "1", "–", "1", "–"] in shown
    assert ["cuttlefish", "5", "–", "1", "–", "1"] in shown


def test_hints_on_a_lot_show_what_it_costs_and_who_would_eat_it() -> None:
    state = auction("sole")
    lovers = replace(state.houses[2], guests=noon("lovers | | | > ").houses[0].guests)
    state = replace(state, houses=(*state.houses[:2], lovers, state.houses[3]))
    shown = hint(state, 0)
    assert say("hint-lot", cost=12, left=38, pays=10) in shown
    assert say("hint-lot-in-set") in shown
    assert rows(shown)[-1] == ["sole", "–", "–", "1", "–"]
    assert say("hint-glasses") in hint(auction("wine"), 0)


def test_hints_at_noon_show_what_a_dish_is_worth_and_who_walks() -> None:
    assert ["hake", "10", "no"] in rows(hint(noon(STREET), 0))
    window = hint(noon("lovers family | > sole wine | | "), 1)
    assert rows(window)[2:] == [
        ["honeymoon", "couple", "Ottilie", "yes"],
        ["holiday", "family", "Ottilie", "no"],
    ]
