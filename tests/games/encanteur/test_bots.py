"""Bots play legally, reproducibly and sensibly, and as their temperaments say."""

from collections import Counter
from random import Random
from statistics import quantiles

import pytest
from msgspec.structs import replace

from comptoir.core.actors import Seat
from comptoir.games.encanteur.actions import Discard
from comptoir.games.encanteur.bots import QUICKEST, TEMPERAMENTS, Novice, Regular, Whimsical, reaction
from comptoir.games.encanteur.components import Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import State
from tests.games.encanteur.table import LIVE, auction, box, by_seat, house, noon, play, whole_game

DEAR = GAME.components().sole[0]
BOXES = {
    "one-lot": box(lots=(1, 1)),
    "poor": box(money=(3, 3)),
    "rich": box(money=(300, 300), discards=5),
    "twins": box(sole=(DEAR, replace(DEAR, pays=20))),
    "bare": box(bottles=0, platter_cards=0, set_points=0),
}


@pytest.mark.parametrize("level", GAME.bots)
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("edition", BOXES)
def test_every_bot_plays_any_box_at_every_number_of_seats(level: str, seats: int, edition: str) -> None:
    for turn in whole_game([level] * seats, edition=BOXES[edition]):
        assert not isinstance(turn.actor, Seat) or turn.step in GAME.legal(turn.state, turn.actor)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [[turn.step for turn in whole_game(["regular", "novice"] * 2, seed)] for seed in (7, 7, 8)]
    assert games[0] == games[1] != games[2]


# --- Sensible decisions -------------------------------------------------------------

Bidder = Novice | Regular | Whimsical
CALM = Novice(moody=0)
FOR_MONEY = "hake sardine sea-bass mackerel red-mullet cuttlefish"
"""A set without the fish of the lovers."""


def quay(houses: str, lot: str = "sole", options: Options = Options(), **rest: int) -> State:  # noqa: B008 - frozen
    """An auction among the houses of a street; seat 0 has a set without the fish of the lovers."""
    state = auction(lot, options=options)
    owned = tuple(map(house, by_seat(houses, 4), [rest.get("money", 50)] * 4, [state.setup] * 4))
    kept = tuple(fish for fish in state.setup.kinds if fish in FOR_MONEY.split())
    return replace(state, houses=owned, sets=(kept, *state.sets[1:]))


def limits(bot: Bidder, state: State, seat: Seat = 0) -> tuple[float, float]:
    return bot.limits(GAME.view(state, seat), Random(1))


def decision(bot: Bidder, state: State, seed: int = 1) -> str:
    """What the bot does for the seat that is asked, in notation."""
    (seat,) = state.awaited
    assert isinstance(seat, Seat)
    return GAME.write(bot.choose(GAME.view(state, seat), GAME.legal(state, seat), [], Random(seed), 1.0))


@pytest.mark.parametrize("bot", [CALM, Regular()])
def test_bots_buy_no_fish_that_nobody_eats(bot: Bidder) -> None:
    assert limits(bot, quay("family | critic | sailor | family"))[1] == 0


@pytest.mark.parametrize("bot", [CALM, Regular()])
def test_bots_pay_no_more_for_a_fish_than_their_client_does(bot: Bidder) -> None:
    """Sole pays 10; seat 0 does not have it in its set."""
    assert 5 < limits(bot, quay("lovers | | | "))[1] <= 10


@pytest.mark.parametrize("bot", [CALM, Regular()])
def test_bots_pay_more_for_a_fish_of_their_set(bot: Bidder) -> None:
    """Seat 1 has it in its set."""
    assert limits(bot, quay(" | lovers | | "), seat=1)[1] > 14


def test_a_novice_takes_a_lot_as_soon_as_the_price_feels_right() -> None:
    falling, rising = limits(CALM, quay("lovers | | | "))
    assert falling == rising == 9


def test_a_regular_does_not_wait_if_others_want_the_lot() -> None:
    state = quay("lovers | lovers | | ")
    assert DEAR.floor < limits(Regular(), state)[0] <= limits(Regular(), state)[1]


def test_a_regular_waits_for_the_floor_if_nobody_else_can_pay() -> None:
    state = quay("lovers | lovers | | ")
    houses = (state.houses[0], *(replace(one, money=DEAR.floor - 1) for one in state.houses[1:]))
    assert limits(Regular(), replace(state, houses=houses))[0] == DEAR.floor


@pytest.mark.parametrize("bot", [CALM, Regular()])
def test_bots_bid_up_to_their_limits(bot: Bidder) -> None:
    """Seat 0 is always the first to be asked."""
    state = quay("lovers | | | ")
    falling, rising = limits(bot, state)
    for price in range(DEAR.floor, DEAR.start + 1):
        cried, held = replace(state, price=price), replace(state, price=price, holder=2, phase="rising")
        assert decision(bot, cried) == ("take" if price <= falling else "wait")
        assert decision(bot, held) == ("take" if price + 1 <= rising else "pass")


@pytest.mark.parametrize("bot", [Whimsical(), CALM, Regular()])
def test_in_live_tempo_a_bot_that_is_asked_takes_the_lot(bot: Bidder) -> None:
    """Section 2.9: a bot is asked only within its limits, and taking the lot is its only action."""
    state = quay("lovers | | | ", options=LIVE)
    view, legal = GAME.view(state, 0), GAME.legal(state, 0)
    assert [GAME.write(bot.choose(view, legal, [], Random(1), 1.0))] == ["take"]


@pytest.mark.parametrize("bot", [CALM, Regular()])
def test_the_limits_are_the_same_in_both_tempos(bot: Bidder) -> None:
    houses = "lovers > hake | family critic | > wine | lovers"
    assert limits(bot, quay(houses)) == limits(bot, quay(houses, options=LIVE))


@pytest.mark.parametrize("bot", [Whimsical(), CALM, Regular()])
def test_in_live_tempo_lots_are_sold_at_the_limits(bot: Bidder) -> None:
    """The clock ticks until the limit of seat 0 is reached."""
    state = quay("lovers | lovers | | ", options=LIVE)
    while state.holder is None and state.lot == "sole" and state.price > limits(bot, state)[0]:
        state = play(state, "clock tick") if state.price > DEAR.floor else replace(state, lot=None)
    assert state.lot == "sole"


def test_no_bot_presses_faster_than_a_person() -> None:
    """The reaction times have the distribution that their constants promise."""
    rng = Random(1)
    times = [reaction(rng) for _ in range(10_000)]
    assert min(times) > QUICKEST
    tenths = quantiles(times, n=10)
    assert (round(tenths[4], 1), round(tenths[8], 1)) == (0.6, 0.8)


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_bots_discard_fish_that_their_clients_do_not_eat(level: str) -> None:
    for turn in whole_game([level] * 4):
        if isinstance(turn.step, Discard) and isinstance(turn.actor, Seat):
            feeds = turn.state.setup.feeds
            mine = [guest.client for guest in turn.state.houses[turn.actor].guests]
            assert not any(fish in feeds[client] for client in mine for fish in turn.step.fish or ())


def test_a_novice_serves_what_pays_most_and_pours_its_wine() -> None:
    """Sole pays 10, shrimp 5; neither is in the set of seat 0."""
    state = noon("lovers > sole shrimp wine | | | ", sets=FOR_MONEY)
    assert {decision(CALM, state, seed) for seed in range(20)} == {"serve 1:sole+wine"}


# --- Temperaments -------------------------------------------------------------------


def test_temperaments_bid_as_their_names_say() -> None:
    state = quay("lovers | lovers | | ")
    known = {name: limits(bot, state) for name, bot in TEMPERAMENTS.items()}
    falling, rising = limits(Regular(), state)
    assert known["thrifty"][1] < rising < known["lavish"][1]
    assert known["patient"][0] < falling <= known["hasty"][0]
    assert known["patient"][1] == known["hasty"][1] == rising


def test_a_jealous_bot_bids_for_what_others_want() -> None:
    state = quay("family | | | lovers > shrimp")
    assert limits(Regular(), state)[1] == 0 < limits(TEMPERAMENTS["jealous"], state)[1]


# --- Strength -----------------------------------------------------------------------


def win_share(levels: list[str], games: int) -> float:
    """The share of games that the first of ``levels`` wins, with rotating seats."""
    shares = 0.0
    for number in range(games):
        turn = number % len(levels)
        last = whole_game([*levels[-turn:], *levels[:-turn]] if turn else levels, number)[-1]
        result = GAME.result(GAME.apply(last.state, last.actor, last.step))
        assert result is not None
        shares += (result.ranks[turn] == 1) / Counter(result.ranks)[1]
    return shares / games


def test_one_regular_among_three_novices_wins_more_than_its_share() -> None:
    """Games with fixed seeds; `comptoir simulate` measures it exactly.

    The bound is three standard deviations above an even share, and as far below the 78% that it really wins.
    """
    assert win_share(["regular", "novice", "novice", "novice"], 32) > 0.5


def test_one_novice_among_three_random_bots_wins_more_than_its_share() -> None:
    """As above; it really wins 75% of games."""
    assert win_share(["novice", "random", "random", "random"], 32) > 0.5
