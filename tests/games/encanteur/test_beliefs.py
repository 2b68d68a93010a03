"""What can be worked out: who will eat where, whose card is where, what a lot is worth to whom."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from comptoir.games.encanteur.actions import Reserved, Served
from comptoir.games.encanteur.beliefs.noon import best_action
from comptoir.games.encanteur.beliefs.sets import cards_left, chance_of_card, days_left
from comptoir.games.encanteur.beliefs.street import fish_for, guests_of, meals
from comptoir.games.encanteur.beliefs.worth import Worth, during_the_lot, worth_of_lot
from comptoir.games.encanteur.components import FISH
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import NAMES, auction, begun, by_seat, house, noon, play, street, told

# --- Who will eat where -----------------------------------------------------------


def lovers_eat(houses: str, auctioneer: int = 3) -> list[str]:
    """Where lovers will eat, as ``AB`` for one of A who does so at B."""
    state = street(houses, auctioneer=auctioneer)
    guests = guests_of(state.houses, "lovers")
    fish = fish_for(state.setup, state.houses, "lovers")
    bottles = tuple([house.wine for house in state.houses])
    eaten = meals(guests, fish, bottles, state.setup.seats_after[auctioneer][0])
    return [NAMES[home] + NAMES[to] for home, to in eaten]


@pytest.mark.parametrize(
    ("houses", "eaten"),
    [
        ("lovers > sole | | |", ["AA"]),
        ("lovers | sailor > sole | > shrimp |", ["AB"]),  # the first who has something
        ("lovers | > sole | > shrimp wine |", ["AC"]),  # wine is worth the way
        ("lovers lovers | | > sole |", ["AC"]),  # the second finds nothing
        ("lovers lovers > sole | | |", ["AA"]),  # nobody walks into the own house
        ("lovers | lovers > sole | | > sole", ["BB", "AD"]),
        ("lovers lovers | > sole | > shrimp wine |", ["AC", "AB"]),  # the bottle is gone
    ],
)
def test_clients_walk_as_the_rules_have_it(houses: str, eaten: list[str]) -> None:
    """Sections 3 and 4."""
    assert lovers_eat(houses) == eaten


def test_who_serves_first_walks_first() -> None:
    """Section 4.1: with A crying, the clients of C come before those of A."""
    assert lovers_eat("lovers | > sole | lovers |", auctioneer=3) == ["AB"]
    assert lovers_eat("lovers | > sole | lovers |", auctioneer=1) == ["CB"]


def random_street(rng: Random) -> str:
    """Lovers, their fish and bottles, anywhere."""
    bought = ["sole", "sole", "shrimp", "shrimp", "wine", "wine"]
    things = Counter[tuple[int, str]]()
    for one in ["lovers", "lovers", *rng.sample(bought, rng.randrange(7))]:
        things[rng.randrange(4), one] += 1
    parts = []
    for seat in range(4):
        here = [one for (where, one), times in things.items() if where == seat for _ in range(times)]
        clients = [one for one in here if one == "lovers"]
        parts.append(f"{' '.join(clients)} > {' '.join(one for one in here if one != 'lovers')}")
    return " | ".join(parts)


@pytest.mark.parametrize("seed", range(100))
def test_the_walks_agree_with_the_rules(seed: int) -> None:
    """Against the engine, where all who can show every bottle, and drink none with their own."""
    houses = random_street(Random(seed))
    state = street(houses, auctioneer=3)
    turns: list[str] = []
    while (now := noon(houses, *turns, auctioneer=3)).phase in ("serve", "display", "dish"):
        (seat,) = now.awaited
        legal = [GAME.write(step) for step in GAME.legal(now, seat)]
        dry = [word for word in legal if "wine" not in word]
        turns.append(f"{seat} {legal[-1] if now.phase == 'display' else dry[0]}")
    events = told(state, *turns)
    ate = Counter(event.seat for event in events if isinstance(event, Served) and event.service == "first")
    ate += Counter(event.seat for event in events if isinstance(event, Reserved))
    assert Counter(NAMES[seat] for seat in ate.elements()) == Counter(
        to for to in (walk[1] for walk in lovers_eat(houses))
    )


# --- Whose card is where ----------------------------------------------------------


def evening_of_a_sale() -> State:
    """Seat 0 has sold a shrimp, which was in its set, and a hake, which was not."""
    shown = (("shrimp",), (), (), ())
    return replace(auction(), revealed=shown, sold=(("hake",), (), (), ()))


def test_what_was_sold_tells_of_a_set() -> None:
    """Ruling E18: seat 0 has 5 cards left among 6 fish; of seat 2 nothing is known."""
    view = GAME.view(evening_of_a_sale(), 1)
    assert chance_of_card(view, 0, "shrimp") == chance_of_card(view, 0, "hake") == 0
    assert chance_of_card(view, 0, "sole") == pytest.approx(5 / 6)
    assert chance_of_card(view, 2, "sole") == pytest.approx(6 / 8)
    assert sum(chance_of_card(view, 0, fish) for fish in FISH) == pytest.approx(cards_left(view, 0))


def test_who_has_forgotten_still_has_the_table() -> None:
    view = replace(GAME.view(evening_of_a_sale(), 1), memory=None)
    assert chance_of_card(view, 0, "hake") == pytest.approx(5 / 7)


def test_the_own_set_is_known() -> None:
    """The first two fish are away."""
    view = GAME.view(auction(), 1)
    assert [chance_of_card(view, 1, fish) for fish in ("hake", "sole")] == [0, 1]


def test_the_game_is_as_short_as_whoever_is_ahead_makes_it() -> None:
    new, ahead = auction(), replace(auction(), revealed=((), (), FISH[2:7], ()))
    assert days_left(GAME.view(ahead, 0)) == 1
    assert days_left(GAME.view(new, 0)) > 4
    late = replace(new, day=new.setup.components.last_day)
    assert days_left(GAME.view(late, 0)) == 1


# --- What a lot is worth ----------------------------------------------------------


def worth(houses: str, sets: str = "", lot: str = "sole", next_lot: str = "hake") -> float:
    """What the lot is worth to seat 0, as it sees it itself."""
    return seen_by(0, houses, sets, lot=lot, next_lot=next_lot)[0]


def seen_by(
    viewer: int, houses: str, sets: str = "", *, lot: str = "sole", next_lot: str = "hake", money: int = 20
) -> tuple[float, ...]:
    """What the lot is worth to each, as ``viewer`` sees it; ``money`` is that of seat 0."""
    kept = begun(sets=sets).sets
    state = auction(lot, next_lot=next_lot)
    coins = (money, 20, 20, 20)
    owned = tuple(map(house, by_seat(houses, 4), coins, [state.setup] * 4))
    return worth_of_lot(during_the_lot(GAME.view(replace(state, houses=owned, sets=kept), viewer)))


FOR_MONEY = "hake sardine sea-bass mackerel red-mullet cuttlefish|||"
"""Seat 0 has neither fish of the lovers in its set."""


def test_a_fish_nobody_eats_is_worth_nothing() -> None:
    assert worth("family | critic | sailor | family") == 0


def test_an_own_client_pays() -> None:
    """Sole pays 10, and no card is revealed."""
    assert worth("lovers | | | ", sets=FOR_MONEY) == 10


def test_a_second_fish_for_one_client_adds_nothing() -> None:
    assert worth("lovers > sole | | | ", sets=FOR_MONEY) == 0


def test_the_better_fish_adds_the_difference() -> None:
    """Sole pays 10, shrimp 5."""
    assert worth("lovers > shrimp | | | ", sets=FOR_MONEY) == 5


def test_a_card_is_worth_more_to_whoever_has_more_money() -> None:
    poor, rich = (seen_by(0, "lovers | | | ", money=coins)[0] for coins in (10, 60))
    assert 10 < poor < rich - 5


def test_somebody_elses_client_may_walk_in() -> None:
    """A house that is nearer gets them, if there is no wine in the own window."""
    assert worth(" | | | lovers", sets=FOR_MONEY) > 0
    assert worth(" | lovers | > shrimp | ", sets=FOR_MONEY) == 0
    assert worth("> wine | lovers | > shrimp | ", sets=FOR_MONEY) > 0


def test_what_may_still_be_sold_may_keep_a_client_at_home() -> None:
    likely = worth(" | | | lovers", sets=FOR_MONEY, next_lot="shrimp")
    assert worth(" | | | lovers", sets=FOR_MONEY, next_lot="hake") > likely > 0


def test_nobody_knows_another_set() -> None:
    """What seat 1 is thought to give does not depend on what it has kept."""
    kept = "|sole shrimp hake sardine sea-bass mackerel||"
    seen = [[seen_by(viewer, " | lovers | | ", sets)[1] for sets in (kept, "")] for viewer in (0, 1)]
    assert seen[0][0] == seen[0][1] < seen[1][0]


def test_wine_is_for_a_meal_or_for_another_day() -> None:
    assert worth("lovers > sole | | | ", lot="wine") == 10
    assert worth("lovers | | | ", lot="wine") == pytest.approx(6)


def test_wine_draws_clients_in() -> None:
    """Seat 0 has a sole to spare, and seat 2 is nearer to the lovers of seat 1."""
    idle = worth("> sole | | > shrimp | ", lot="wine")
    assert worth("> sole | lovers | > shrimp | ", lot="wine") > idle + 5


def test_the_platter_is_worth_most_to_who_has_a_hungry_client() -> None:
    hungry, fed, nobody = (
        worth(f"{text} | | | ", lot="platter") for text in ("lovers", "lovers > shrimp", "")
    )
    assert hungry > fed > nobody > 10


def test_the_last_card_completes_the_set() -> None:
    """Section 6.3: three points instead of one, at the price of a point."""
    state = replace(auction(), revealed=((*FISH[2:4], *FISH[5:]), (), (), ()))
    view = GAME.view(state, 0)
    point = Worth(view).points[0]
    first = Worth(GAME.view(auction(), 0))
    assert Worth(view).sales(0, ["sole"], 1) == pytest.approx(10 * Worth(view).coin + 3 * point)
    assert first.sales(0, ["sole"], 1) == pytest.approx(10 + first.points[0])


def test_of_two_alike_one_reveals_a_card() -> None:
    """Section 5.3."""
    seen = Worth(GAME.view(auction(), 0))
    assert seen.sales(0, ["sole", "sole"], 2) == pytest.approx(20 + seen.points[0])
    assert seen.sales(0, ["sole", "shrimp"], 1.5) == pytest.approx(10 + 2.5 + 1.5 * seen.points[0])


# --- Noon -------------------------------------------------------------------------


def chosen(state: State) -> str:
    """What comes out best for whoever is awaited."""
    seat = state.awaited[0]
    assert isinstance(seat, int)
    return GAME.write(best_action(GAME.view(state, seat), GAME.legal(state, seat), Random(1)))


def test_the_fish_of_the_set_is_sold() -> None:
    """Both pay, but only one reveals a card."""
    sets = (
        "sole hake sardine sea-bass mackerel red-mullet|||",
        "shrimp hake sardine sea-bass mackerel red-mullet|||",
    )
    assert [chosen(noon("lovers > sole shrimp | | | ", sets=one, money=60)) for one in sets] == [
        "serve 1:sole",
        "serve 1:shrimp",
    ]


def test_wine_stays_in_the_window_where_it_draws_more_in() -> None:
    """Poured at home it pays 10; the lovers of B would eat the shrimp of C otherwise."""
    state = noon("family > hake sole wine | lovers | > shrimp |")
    assert chosen(state) == "serve 1:hake"
    assert chosen(play(state, "0 serve 1:hake")) == "display 1"


def test_wine_is_poured_where_nobody_walks() -> None:
    assert chosen(noon("family > hake wine | | |")) == "serve 1:hake+wine"


def test_the_platter_comes_home_to_the_hungry() -> None:
    assert chosen(noon("lovers > platter | | | ", "0 serve")) == "platter"
