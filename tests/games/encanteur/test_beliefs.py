"""The facts that bots work out: who will eat where, which cards each seat lacks, what a lot is worth."""

from collections import Counter
from random import Random

import pytest
from msgspec.structs import replace

from comptoir.games.encanteur.actions import Reserved, Served
from comptoir.games.encanteur.beliefs.noon import best_action
from comptoir.games.encanteur.beliefs.sets import cards_left, chance_of_card, days_left
from comptoir.games.encanteur.beliefs.street import fish_for, guests_of, meals
from comptoir.games.encanteur.beliefs.worth import Worth, without_bids, worth_of_lot
from comptoir.games.encanteur.components import FISH
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import NAMES, auction, by_seat, events_of, house, morning, noon, play, street

# --- Who will eat where -----------------------------------------------------------


def lovers_eat(houses: str, auctioneer: int = 3) -> list[str]:
    """Where lovers will eat, as ``AB`` for one of A who eats at B."""
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
        ("lovers | sailor > sole | > shrimp |", ["AB"]),  # the first house with a dish
        ("lovers | > sole | > shrimp wine |", ["AC"]),  # wine is worth the longer walk
        ("lovers lovers | | > sole |", ["AC"]),  # the second lover finds nothing
        ("lovers lovers > sole | | |", ["AA"]),  # nobody walks into their own house
        ("lovers | lovers > sole | | > sole", ["BB", "AD"]),
        ("lovers lovers | > sole | > shrimp wine |", ["AC", "AB"]),  # the bottle is gone
    ],
)
def test_clients_walk_by_the_rules(houses: str, eaten: list[str]) -> None:
    """Sections 3 and 4."""
    assert lovers_eat(houses) == eaten


def test_clients_of_the_house_that_serves_first_walk_first() -> None:
    """Section 4.1: if B is auctioneer, the clients of C walk before those of A."""
    assert lovers_eat("lovers | > sole | lovers |", auctioneer=3) == ["AB"]
    assert lovers_eat("lovers | > sole | lovers |", auctioneer=1) == ["CB"]


def random_street(rng: Random) -> str:
    """A street with lovers, their fish, and bottles, at random."""
    bought = ["sole", "sole", "shrimp", "shrimp", "wine", "wine"]
    things = Counter[tuple[int, str]]()
    for one in ["lovers", "lovers", *rng.sample(bought, rng.randrange(7))]:
        things[rng.randrange(4), one] += 1
    parts = []
    for seat in range(4):
        house = [one for (where, one), times in things.items() if where == seat for _ in range(times)]
        clients = [one for one in house if one == "lovers"]
        parts.append(f"{' '.join(clients)} > {' '.join(one for one in house if one != 'lovers')}")
    return " | ".join(parts)


@pytest.mark.parametrize("seed", range(100))
def test_the_walks_agree_with_the_rules(seed: int) -> None:
    """Compared with the engine; owners display all bottles that they can, and pour none at home."""
    houses = random_street(Random(seed))
    state = street(houses, auctioneer=3)
    turns: list[str] = []
    while (now := noon(houses, *turns, auctioneer=3)).phase in ("serve", "display", "dish"):
        (seat,) = now.awaited
        legal = [GAME.write(step) for step in GAME.legal(now, seat)]
        dry = [word for word in legal if "wine" not in word]
        turns.append(f"{seat} {legal[-1] if now.phase == 'display' else dry[0]}")
    events = events_of(state, *turns)
    ate = Counter(event.seat for event in events if isinstance(event, Served) and event.service == "first")
    ate += Counter(event.seat for event in events if isinstance(event, Reserved))
    assert Counter(NAMES[seat] for seat in ate.elements()) == Counter(
        to for to in (walk[1] for walk in lovers_eat(houses))
    )


# --- Cards of the others' sets ----------------------------------------------------


def after_two_sales() -> State:
    """Seat 0 has sold a shrimp, which was in its set, and a hake, which was not."""
    shown = (("shrimp",), (), (), ())
    return replace(auction(), revealed=shown, sold=(("hake",), (), (), ()))


def test_sold_fish_reveal_something_about_a_set() -> None:
    """Ruling E18: seat 0 has 5 cards left among 6 fish; nothing is known about seat 2."""
    view = GAME.view(after_two_sales(), 1)
    assert chance_of_card(view, 0, "shrimp") == chance_of_card(view, 0, "hake") == 0
    assert chance_of_card(view, 0, "sole") == pytest.approx(5 / 6)
    assert chance_of_card(view, 2, "sole") == pytest.approx(6 / 8)
    assert sum(chance_of_card(view, 0, fish) for fish in FISH) == pytest.approx(cards_left(view, 0))


def test_without_memory_only_revealed_cards_count() -> None:
    view = replace(GAME.view(after_two_sales(), 1), memory=None)
    assert chance_of_card(view, 0, "hake") == pytest.approx(5 / 7)


def test_ones_own_set_is_known() -> None:
    """It has put the first two fish away."""
    view = GAME.view(auction(), 1)
    assert [chance_of_card(view, 1, fish) for fish in ("hake", "sole")] == [0, 1]


def test_the_leading_seat_determines_how_long_the_game_lasts() -> None:
    new, ahead = auction(), replace(auction(), revealed=((), (), FISH[2:7], ()))
    assert days_left(GAME.view(ahead, 0)) == 1
    assert days_left(GAME.view(new, 0)) > 4
    late = replace(new, day=new.setup.components.last_day)
    assert days_left(GAME.view(late, 0)) == 1


# --- What a lot is worth ----------------------------------------------------------


def worth(houses: str, sets: str = "", lot: str = "sole", next_lot: str = "hake") -> float:
    """The worth of the lot to seat 0, in its own view."""
    return worths(0, houses, sets, lot=lot, next_lot=next_lot)[0]


def worths(
    viewer: int, houses: str, sets: str = "", *, lot: str = "sole", next_lot: str = "hake", money: int = 20
) -> tuple[float, ...]:
    """The worth of the lot to each seat, in the view of ``viewer``; ``money`` is that of seat 0."""
    kept = morning(sets=sets).sets
    state = auction(lot, next_lot=next_lot)
    coins = (money, 20, 20, 20)
    owned = tuple(map(house, by_seat(houses, 4), coins, [state.setup] * 4))
    return worth_of_lot(without_bids(GAME.view(replace(state, houses=owned, sets=kept), viewer)))


FOR_MONEY = "hake sardine sea-bass mackerel red-mullet cuttlefish|||"
"""Seat 0 has no fish of the lovers in its set."""


def test_a_fish_nobody_eats_is_worth_nothing() -> None:
    assert worth("family | critic | sailor | family") == 0


def test_a_fish_for_an_own_client_is_worth_what_it_pays() -> None:
    """Sole pays 10, and no card is revealed."""
    assert worth("lovers | | | ", sets=FOR_MONEY) == 10


def test_a_second_fish_for_one_client_adds_nothing() -> None:
    assert worth("lovers > sole | | | ", sets=FOR_MONEY) == 0


def test_the_better_fish_adds_the_difference() -> None:
    """Sole pays 10, shrimp 5."""
    assert worth("lovers > shrimp | | | ", sets=FOR_MONEY) == 5


def test_a_card_is_worth_more_to_a_seat_with_more_money() -> None:
    poor, rich = (worths(0, "lovers | | | ", money=coins)[0] for coins in (10, 60))
    assert 10 < poor < rich - 5


def test_a_fish_may_draw_in_a_client_of_another_house() -> None:
    """A nearer house gets them, unless this one has wine in its window."""
    assert worth(" | | | lovers", sets=FOR_MONEY) > 0
    assert worth(" | lovers | > shrimp | ", sets=FOR_MONEY) == 0
    assert worth("> wine | lovers | > shrimp | ", sets=FOR_MONEY) > 0


def test_the_next_lot_may_keep_a_client_at_home() -> None:
    likely = worth(" | | | lovers", sets=FOR_MONEY, next_lot="shrimp")
    assert worth(" | | | lovers", sets=FOR_MONEY, next_lot="hake") > likely > 0


def test_bots_do_not_know_the_sets_of_others() -> None:
    """What others think a lot is worth to seat 1 does not depend on its set."""
    kept = "|sole shrimp hake sardine sea-bass mackerel||"
    seen = [[worths(viewer, " | lovers | | ", sets)[1] for sets in (kept, "")] for viewer in (0, 1)]
    assert seen[0][0] == seen[0][1] < seen[1][0]


def test_wine_is_worth_less_without_a_meal_today() -> None:
    assert worth("lovers > sole | | | ", lot="wine") == 10
    assert worth("lovers | | | ", lot="wine") == pytest.approx(6)


def test_wine_draws_clients_in() -> None:
    """Seat 0 has a sole to spare, but seat 2 is nearer to the lovers of seat 1."""
    idle = worth("> sole | | > shrimp | ", lot="wine")
    assert worth("> sole | lovers | > shrimp | ", lot="wine") > idle + 5


def test_the_platter_is_worth_most_to_a_house_with_a_hungry_client() -> None:
    hungry, fed, empty = (
        worth(f"{text} | | | ", lot="platter") for text in ("lovers", "lovers > shrimp", "")
    )
    assert hungry > fed > empty > 10


def test_the_last_card_of_a_set_is_worth_three_points() -> None:
    """Section 6.4: three points instead of one, each at the worth of a point."""
    state = replace(auction(), revealed=((*FISH[2:4], *FISH[5:]), (), (), ()))
    view = GAME.view(state, 0)
    point = Worth(view).points[0]
    first = Worth(GAME.view(auction(), 0))
    assert Worth(view).sales(0, ["sole"], 1) == pytest.approx(10 * Worth(view).coin + 3 * point)
    assert first.sales(0, ["sole"], 1) == pytest.approx(10 + first.points[0])


def test_two_equal_fish_reveal_one_card() -> None:
    """Section 5.3."""
    seen = Worth(GAME.view(auction(), 0))
    assert seen.sales(0, ["sole", "sole"], 2) == pytest.approx(20 + seen.points[0])
    assert seen.sales(0, ["sole", "shrimp"], 1.5) == pytest.approx(10 + 2.5 + 1.5 * seen.points[0])


# --- Noon -------------------------------------------------------------------------


def best_choice(state: State) -> str:
    """The best action of the seat that is asked, in notation."""
    seat = state.awaited[0]
    assert isinstance(seat, int)
    return GAME.write(best_action(GAME.view(state, seat), GAME.legal(state, seat), Random(1)))


def test_the_fish_of_the_set_is_served() -> None:
    """One of the two fish reveals a card."""
    sets = (
        "sole hake sardine sea-bass mackerel red-mullet|||",
        "shrimp hake sardine sea-bass mackerel red-mullet|||",
    )
    assert [best_choice(noon("lovers > sole shrimp | | | ", sets=one, money=60)) for one in sets] == [
        "serve 1:sole",
        "serve 1:shrimp",
    ]


def test_wine_stays_in_the_window_if_it_draws_clients_in() -> None:
    """Poured at home, it would pay 10, but the lovers of B would go to C for the shrimp."""
    state = noon("family > hake sole wine | lovers | > shrimp |")
    assert best_choice(state) == "serve 1:hake"
    assert best_choice(play(state, "0 serve 1:hake")) == "display 1"


def test_wine_is_poured_if_nobody_walks() -> None:
    assert best_choice(noon("family > hake wine | | |")) == "serve 1:hake+wine"


def test_the_platter_is_served_to_a_hungry_client_back_home() -> None:
    assert best_choice(noon("lovers > platter | | | ", "0 serve")) == "platter"
