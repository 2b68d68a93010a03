"""Section 4: hungry clients walk. Streets are written as in `table`; A to D are seats 0 to 3."""

from random import Random

import pytest
from msgspec.structs import replace

from comptoir.games.encanteur.actions import Dish, Display, Reserved, Served, Visit, Walked
from comptoir.games.encanteur.components import CLIENTS, EATS, FISH, Client
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.rules import go_on
from comptoir.games.encanteur.rules.evening import price
from comptoir.games.encanteur.rules.first_service import serve_meals, servings_of
from comptoir.games.encanteur.state import Guest, State
from tests.games.encanteur.table import (
    assert_refused,
    assert_step_refused,
    choices,
    clients,
    events_of,
    money,
    noon,
    play,
    street,
    walks,
)

# --- Who walks, and when --------------------------------------------------------


@pytest.mark.parametrize(
    ("auctioneer", "order"),
    [(3, "ABCD"), (0, "BCDA"), (1, "CDAB"), (2, "DABC")],
)
def test_clients_walk_house_by_house_from_the_auctioneers_left(auctioneer: int, order: str) -> None:
    """4.1."""
    walked = walks(street("lovers > | family > | sailor > | critic >", auctioneer=auctioneer))
    assert "".join(line.partition(":")[0][-1] for line in walked) == order


def test_within_a_house_the_client_held_longest_goes_first() -> None:
    """4.1."""
    walked = walks(street("critic lovers family > | sailor >"))
    assert [line.partition(":")[0] for line in walked] == ["critic A", "lovers A", "family A", "sailor B"]


def test_clients_who_were_served_stay() -> None:
    """4.1."""
    assert [line.partition(":")[0] for line in walks(street("critic lovers family > sole"))] == [
        "critic A",
        "family A",
    ]
    assert walks(street("lovers > sole")) == []


def test_each_walk_is_finished_before_the_next_begins() -> None:
    """4.1, 4.7, the example: the first client is promised the only sole, at C; the second goes home."""
    state = street("lovers lovers > | | > sole |")
    assert walks(state) == [
        "lovers A: B nothing, C dish, D nothing > C",
        "lovers A: B nothing, C nothing, D nothing > home",
    ]
    assert clients(noon("lovers lovers > | | > sole |")) == "lovers |  | lovers | "


def test_the_nearest_client_need_not_walk_first() -> None:
    """4.1, 4.7: the house on the auctioneer's left comes first, even if others are nearer."""
    houses = "lovers > | > sole | | lovers >"
    assert clients(noon(houses, auctioneer=3)) == " | lovers |  | lovers"
    assert clients(noon(houses, auctioneer=2)) == "lovers | lovers |  | "


def test_a_client_who_walked_in_does_not_walk_again() -> None:
    """4.1: a later house may have a new client by then, who already has a dish."""
    walked = walks(street("lovers > | family > sole |"))
    assert [line.partition(":")[0] for line in walked] == ["lovers A", "family B"]


def test_no_client_is_passed_over_when_another_leaves() -> None:
    """4.1: when a client leaves, the places behind them close up."""
    walked = walks(street("lovers family lovers family > | > sole | > hake | > shrimp"))
    assert walked == [
        "lovers A: B dish, C nothing, D dish > B",
        "family A: B nothing, C dish, D nothing > C",
        "lovers A: B nothing, C nothing, D dish > D",
        "family A: B nothing, C nothing, D nothing > home",
    ]


# --- The windows ----------------------------------------------------------------


def test_owners_with_a_dish_and_wine_say_how_many_bottles_they_show() -> None:
    """4.2, E11: none, some or all."""
    state = noon("lovers > | > hake wine wine")
    assert (state.phase, state.awaited) == ("display", (1,))
    assert choices(state) == ["display 0", "display 1", "display 2"]
    assert play(noon("lovers > | > sole shrimp wine wine"), "1 display 2").phase == "dish"


@pytest.mark.parametrize("bottles", [3, -1, True])
def test_an_owner_cannot_show_more_bottles_than_they_have(bottles: int) -> None:
    """4.2."""
    state = noon("lovers > | > hake wine wine")
    assert_step_refused(state, 1, Display(bottles), "no-display", "4.2")


@pytest.mark.parametrize(("auctioneer", "order"), [(3, (0, 1, 2)), (0, (1, 2, 0)), (1, (2, 0, 1))])
def test_owners_are_asked_from_the_auctioneers_left(auctioneer: int, order: tuple[int, ...]) -> None:
    """4.2, E11."""
    state = noon("> hake wine | > sole wine | > shrimp wine | critic >", auctioneer=auctioneer)
    for seat in order:
        assert (state.phase, state.awaited) == ("display", (seat,))
        state = play(state, f"{seat} display 0")
    assert state.day == 2


@pytest.mark.parametrize(
    "house",
    ["> hake", "> wine", "lovers > sole wine"],
    ids=["no wine", "no dish", "neither once the wine is drunk"],
)
def test_owners_without_a_dish_or_wine_to_spare_are_not_asked(house: str) -> None:
    """4.2."""
    state = noon(f"{house} | family >")
    if state.phase == "serve":
        state = play(state, "0 serve 1:sole+wine")
    assert state.day == 2


def test_owners_are_asked_even_if_only_their_own_clients_walk() -> None:
    """4.2, E11."""
    state = noon("family > sole wine")
    assert (state.phase, state.awaited) == ("display", (0,))


def test_owners_are_not_asked_if_nobody_walks() -> None:
    """4.2, E11."""
    assert noon("family > hake | > sole wine").day == 2


# --- Looking into houses --------------------------------------------------------


@pytest.mark.parametrize(
    ("home", "path"),
    [("A", "BCD"), ("B", "CDA"), ("C", "DAB"), ("D", "ABC")],
)
def test_clients_look_into_the_other_houses_clockwise_from_home(home: str, path: str) -> None:
    """4.3, E10: never home itself, each other house once."""
    houses = ["lovers >" if name == home else ">" for name in "ABCD"]
    (walk,) = [event for event in events_of(street(" | ".join(houses))) if isinstance(event, Walked)]
    assert [visit.seat for visit in walk.visits] == ["ABCD".index(name) for name in path]
    assert (walk.to, walk.why) == (None, "nothing")


def test_at_a_table_of_three_there_are_two_other_houses() -> None:
    """4.3."""
    assert walks(street("> | lovers > | ", seats=3)) == ["lovers B: C nothing, A nothing > home"]


@pytest.mark.parametrize(
    ("house", "suits"),
    [
        ("> sole", True),
        ("> shrimp", True),
        ("> platter", True),
        ("> hake red-mullet", False),
        ("> wine", False),
        ("lovers > sole", False),  # it has been served
        ("critic > platter", True),  # it is kept back
    ],
)
def test_a_house_suits_if_it_has_a_fish_they_eat_or_the_platter(house: str, suits: bool) -> None:
    """4.4, E8."""
    state = street(f"lovers > | {house}")
    turns = ["1 serve"] if "critic" in house else []
    assert walks(state, *turns)[0].endswith("> B" if suits else "> home")


def test_without_wine_clients_go_to_the_first_suitable_house() -> None:
    """4.5."""
    assert walks(street("lovers > | > hake | > sole | > shrimp")) == [
        "lovers A: B nothing, C dish, D dish > C"
    ]


def test_wine_draws_clients_past_a_nearer_house() -> None:
    """4.5, E10, the example: houses A to D, auctioneer D, a sole at B, a sole and wine at C."""
    state = street("lovers > | > sole | > sole wine |", auctioneer=3)
    assert walks(state, "2 display 1") == ["lovers A: B dish, C dish-and-wine > C"]
    after = noon("lovers > | > sole | > sole wine |", "2 display 1")
    assert clients(after) == " |  | lovers | "
    assert money(after) == [20, 20, 40, 20]


def test_clients_go_to_the_first_house_with_wine_however_far() -> None:
    """4.5, E10."""
    state = street("> sole wine | > sole | lovers > | > sole")
    assert walks(state, "0 display 1") == ["lovers C: D dish, A dish-and-wine > A"]
    state = street("> sole wine | > sole wine | lovers > | > sole")
    assert walks(state, "0 display 1", "1 display 1") == ["lovers C: D dish, A dish-and-wine > A"]
    assert walks(state, "0 display 0", "1 display 1") == ["lovers C: D dish, A dish, B dish-and-wine > B"]


def test_wine_that_is_kept_back_draws_nobody() -> None:
    """4.5, E11."""
    assert walks(street("lovers > | > sole | > sole wine"), "2 display 0") == [
        "lovers A: B dish, C dish, D nothing > B"
    ]


def test_a_bottle_without_a_dish_draws_nobody() -> None:
    """4.5, E10: not even in the window of a house with another dish."""
    assert walks(street("lovers > | > sole | > hake wine"), "2 display 1") == [
        "lovers A: B dish, C nothing, D nothing > B"
    ]


def test_a_promised_bottle_draws_nobody_any_more() -> None:
    """4.5, E11: the second client finds a dish without wine at C, and stops at B."""
    state = street("lovers lovers > | > sole | > sole shrimp wine")
    assert walks(state, "2 display 1", "2 dish sole") == [
        "lovers A: B dish, C dish-and-wine > C",
        "lovers A: B dish, C dish, D nothing > B",
    ]


def test_two_bottles_draw_two_clients() -> None:
    """4.5."""
    state = noon("lovers lovers > | > sole | > shrimp shrimp wine wine")
    assert clients(play(state, "2 display 2")) == " |  | lovers lovers | "
    assert clients(play(state, "2 display 1")) == " | lovers | lovers | "
    assert walks(state, "2 display 0")[0].endswith("> B")


# --- Staying --------------------------------------------------------------------


def test_a_dish_is_promised_to_a_client_who_stays() -> None:
    """4.6, 4.7: without wine unless they came for it."""
    events = events_of(street("lovers > | > sole | family >"))
    assert events[:2] == [
        Walked(0, 1, "lovers", (Visit(1, "dish"), Visit(2, "nothing"), Visit(3, "nothing")), 1, "dish"),
        Reserved(1, "lovers", "sole", wine=False),
    ]


def test_a_client_stands_in_the_new_house_while_a_dish_is_chosen() -> None:
    """4.6: as its last."""
    state = noon("lovers critic > | family > sole shrimp hake")
    assert state.phase == "dish"
    assert clients(state) == "critic | family lovers |  | "
    assert state.houses[1].guests[-1] == Guest("lovers", new=True)


def test_a_client_who_came_for_a_bottle_gets_it() -> None:
    """4.6, E12."""
    events = events_of(street("lovers > | > sole wine"), "1 display 1")
    assert Reserved(1, "lovers", "sole", wine=True) in events
    assert noon("lovers > | > sole wine", "1 display 1").houses[1].wine == 0


def test_a_client_who_came_for_the_dish_alone_gets_no_bottle() -> None:
    """4.6, E9: it stays in the cellar."""
    assert Reserved(1, "lovers", "sole", wine=False) in events_of(
        street("lovers > | > sole wine"), "1 display 0"
    )
    assert noon("lovers > | > sole wine", "1 display 0").houses[1].wine == 1


def test_the_owner_chooses_the_dish_if_several_suit() -> None:
    """4.6, E12: one of the two fish, or the platter."""
    state = noon("lovers > | > sole shrimp hake platter")
    assert (state.phase, state.awaited, state.due[0], state.place) == ("dish", (1,), 0, 0)
    assert choices(state) == ["dish sole", "dish shrimp", "dish platter"]
    assert_refused(state, "1 dish hake", "no-dish", "4.6")
    assert_refused(state, "1 dish cuttlefish", "no-dish", "4.6")
    assert_step_refused(state, 1, Dish("soap"), "no-dish", "4.6")
    assert money(play(state, "1 dish shrimp")) == [20, 25, 20, 20]
    assert money(play(state, "1 dish platter")) == [20, 40, 20, 20]


def test_the_owner_is_not_asked_about_two_equal_dishes() -> None:
    """4.6."""
    assert money(noon("lovers > | > sole sole")) == [20, 30, 20, 20]


def test_the_owner_chooses_for_each_client() -> None:
    """4.6, 4.7."""
    state = noon("lovers lovers > | > sole shrimp platter", "1 dish platter")
    assert choices(state) == ["dish sole", "dish shrimp"]
    assert state.houses[1].dishes == ("sole", "shrimp")


def test_a_promised_dish_is_there_for_nobody_else() -> None:
    """4.7: neither for another client nor for a client back home."""
    assert walks(street("lovers > | > sole | lovers >")) == [
        "lovers A: B dish, C nothing, D nothing > B",
        "lovers C: D nothing, A nothing, B nothing > home",
    ]
    assert clients(noon("lovers > | family > platter | ", "1 serve")) == " | family lovers |  | "


# --- Back home ------------------------------------------------------------------


def test_without_a_suitable_house_clients_keep_their_place() -> None:
    """4.8."""
    assert clients(noon("lovers critic family > | > hake")) == "lovers critic | family |  | "


def test_clients_who_leave_make_room_for_the_others() -> None:
    """4.8, 5.1: and become the last in their new house."""
    assert clients(noon("lovers critic > | family > sole hake")) == "critic | family lovers |  | "


def test_the_owner_may_serve_the_platter_to_a_client_back_home() -> None:
    """4.9, E13."""
    state = noon("lovers critic > platter wine", "0 serve", "0 display 1")
    assert (state.phase, state.awaited) == ("home", (0,))
    assert choices(state) == ["platter", "no platter"]
    served = events_of(state, "0 platter")
    assert served[0] == Served(0, 1, "lovers", "platter", wine=False, service="home")
    assert money(play(state, "0 platter")) == [40, 20, 20, 20]


def test_a_client_back_home_gets_no_wine_with_the_platter() -> None:
    """4.9, E9, E13."""
    state = noon("lovers > platter wine", "0 serve", "0 display 1", "0 platter")
    assert (state.houses[0].wine, state.houses[0].money) == (1, 40)


def test_the_owner_is_asked_again_for_the_next_client_back_home() -> None:
    """4.9, E13: once the platter is served, the owner is not asked again."""
    state = noon("lovers critic > platter", "0 serve")
    declined = play(state, "0 no platter")
    assert (declined.phase, declined.place) == ("home", 1)
    assert play(declined, "0 no platter").day == 2
    assert play(state, "0 platter").day == 2


def test_a_later_client_may_come_for_a_platter_that_was_kept() -> None:
    """4.9, E13."""
    state = noon("lovers > platter | critic >", "0 serve")
    assert clients(play(state, "0 no platter")) == "lovers critic |  |  | "
    assert clients(play(state, "0 platter")) == "lovers | critic |  | "


def test_a_client_who_finds_a_dish_elsewhere_does_not_come_home() -> None:
    """4.5, 4.8: the platter at home does not keep a client there."""
    assert clients(noon("lovers > platter | > sole", "0 serve")) == " | lovers |  | "


def test_only_the_owner_decides() -> None:
    """4.2, 4.6, 4.9."""
    assert_refused(noon("lovers > | > hake wine"), "0 display 1", "not-yours")
    assert_refused(noon("lovers > | > sole shrimp"), "0 dish sole", "not-yours")
    assert_refused(noon("lovers > platter", "0 serve"), "1 platter", "not-yours")


# --- A whole noon ---------------------------------------------------------------


def test_a_whole_noon() -> None:
    """3.1 to 5.2: B is auctioneer, and the order is C, D, A, B."""
    state = noon(
        "family critic > sole sardine wine | lovers lovers > platter | sailor critic > mackerel"
        " | family sailor > cuttlefish sea-bass wine",
        "3 serve 2:sea-bass",
        "0 serve 1:sardine",
        "1 serve",
        "3 display 1",
        "0 display 1",
        auctioneer=1,
    )
    # The critic of C goes to D for cuttlefish and wine, the family of D to B for the platter; the critic of A
    # finds nothing; the lovers of B go to A for sole and wine, the others of B find nothing.
    assert clients(state) == "family critic lovers | lovers family | sailor | sailor critic"
    assert money(state) == [20 + 5 + 20, 20 + 20, 20 + 5, 20 + 10 + 15]


# --- Compared with the letter of the rules ----------------------------------------


def after_first_service(dice: Random, auctioneer: int) -> State:
    """A random noon: up to eight clients and nine slates in any houses, any servings, any windows."""
    houses: list[tuple[list[str], list[str]]] = [([], []) for _ in range(4)]
    for client in dice.sample(CLIENTS * 2, dice.randint(3, 8)):
        dice.choice(houses)[0].append(client)
    for slate in dice.sample((*FISH, *FISH, "wine", "wine", "platter"), 9):
        dice.choice(houses)[1].append(slate)
    drawn = " | ".join(f"{' '.join(guests)} > {' '.join(slates)}" for guests, slates in houses)
    state = street(drawn, auctioneer=auctioneer)
    while state.due:
        serving = dice.choice(servings_of(state, state.due[0]))
        state = serve_meals(state, state.due[0], serving.meals, None)
    dressed = tuple(
        replace(house, displayed=dice.randint(0, house.wine) if house.dishes else 0) for house in state.houses
    )
    return replace(state, phase="walks", due=state.setup.seats_after[auctioneer], houses=dressed)


def by_the_letter(state: State, platter_at_home: bool) -> tuple[list[list[Client]], list[int], list[int]]:
    """Clients, wine and money of each house in the evening; owners choose the first dish that suits."""
    seats = state.setup.seats
    guests = [[(guest.client, guest.dish) for guest in house.guests] for house in state.houses]
    dishes = [[*house.dishes] for house in state.houses]
    window = [house.displayed for house in state.houses]
    wine = [house.wine for house in state.houses]
    purse = [house.money + sum(price(state.setup, guest) for guest in house.guests) for house in state.houses]
    homes = [(state.auctioneer + way) % seats for way in range(1, seats + 1)]
    walkers = [(seat, client) for seat in homes for client, dish in guests[seat] if dish is None]
    for home, client in walkers:
        others = [(home + way) % seats for way in range(1, seats)]
        suits = {seat: [d for d in dishes[seat] if d in (*EATS[client], "platter")] for seat in others}
        suitable = [seat for seat in others if suits[seat]]
        tempting = [seat for seat in suitable if window[seat]]
        place = guests[home].index((client, None))
        if suitable:
            to = (tempting or suitable)[0]
            dish = suits[to][0]
            guests[home].pop(place)
            guests[to].append((client, dish))
            dishes[to].remove(dish)
            purse[to] += state.setup.kinds[dish].card.pays
            if tempting:
                window[to], wine[to], purse[to] = window[to] - 1, wine[to] - 1, purse[to] + 10
        else:
            at_home = "platter" in dishes[home] and platter_at_home
            guests[home][place] = (client, "platter" if at_home else "nothing")
            if at_home:
                dishes[home].remove("platter")
                purse[home] += 20
    return [[client for client, _ in house] for house in guests], wine, purse


@pytest.mark.parametrize("seed", range(150))
def test_walks_agree_with_a_second_implementation_of_the_rules(seed: int) -> None:
    """4.1 to 4.9, 5.1, 5.2, E10: in random streets."""
    dice, platter_at_home = Random(seed), seed % 3 > 0
    noontide = after_first_service(dice, seed % 4)
    state = go_on(noontide, None)
    while state.phase in ("dish", "home"):
        (seat,) = state.awaited
        first, *_, last = GAME.legal(state, seat)
        state = GAME.apply(state, seat, last if state.phase == "home" and not platter_at_home else first)
    assert state.phase in ("lot", "over")
    found = [[guest.client for guest in house.guests] for house in state.houses]
    wine = [house.wine for house in state.houses]
    assert (found, wine, money(state)) == by_the_letter(noontide, platter_at_home)
