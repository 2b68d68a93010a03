"""Section 0: material and set-up."""

from itertools import combinations

import pytest

from comptoir import CHANCE, BadOptions
from comptoir.games.encanteur.actions import Dealt, Discard, First, Removed
from comptoir.games.encanteur.components import CLIENTS, EATS, FISH, Client, Options
from comptoir.games.encanteur.game import GAME
from tests.games.encanteur.opening import DRAWN
from tests.games.encanteur.table import (
    SEATS,
    assert_refused,
    assert_step_refused,
    chances,
    choices,
    fish,
    play,
)


def test_three_or_four_may_play() -> None:
    """0.1."""
    assert SEATS == (3, 4)
    for seats in (2, 5):
        with pytest.raises(BadOptions):
            GAME.start(seats)


def test_there_are_19_slates() -> None:
    """0.2, E3: two of each fish, two of wine, one platter."""
    kinds = GAME.start().setup.kinds
    assert [*kinds] == [*FISH, "wine", "platter"]
    assert [kind.count for kind in kinds.values()] == [2] * 9 + [1]
    assert sum(GAME.start().pool) == 19


def test_each_kind_of_client_eats_two_fish_that_no_other_kind_eats() -> None:
    """0.3, E3."""
    assert EATS == {
        "family": ("hake", "sardine"),
        "sailor": ("sea-bass", "mackerel"),
        "lovers": ("sole", "shrimp"),
        "critic": ("red-mullet", "cuttlefish"),
    }
    assert sorted(one for both in EATS.values() for one in both) == sorted(FISH)


def test_everybody_eats_the_platter_and_nobody_wine() -> None:
    """0.3."""
    for client, suits in GAME.start().setup.feeds.items():
        assert suits == {*EATS[client], "platter"}


def test_the_first_auctioneer_is_drawn_by_lot() -> None:
    """0.8, E1."""
    assert chances(GAME.start(4)) == {f"first {seat}": "1/4" for seat in range(4)}
    assert play(GAME.start(4), "chance first 2").auctioneer == 2
    assert_refused(GAME.start(3), "chance first 3", "not-at-the-table", "0.8")
    assert_step_refused(GAME.start(3), CHANCE, First(True), "not-at-the-table", "0.8")


def test_an_option_can_name_the_first_auctioneer() -> None:
    """E1."""
    state = GAME.start(4, Options(first_seat=2))
    assert (state.auctioneer, state.phase) == (2, "client")


def test_at_a_table_of_three_the_client_who_stays_away_is_drawn_by_lot() -> None:
    """0.4, E2."""
    state = play(GAME.start(3), "chance first 0")
    assert chances(state) == {f"remove {client}": "1/4" for client in CLIENTS}
    state = play(state, "chance remove sailor")
    slates = dict(zip(state.setup.slates, state.pool, strict=True))
    assert slates == {**{str(one): 2 for one in FISH}, "sea-bass": 0, "mackerel": 0, "wine": 2, "platter": 1}
    assert not any("sailor" in dealt for dealt in chances(state))
    opened = play(GAME.start(3), "chance first 0")
    assert_step_refused(opened, CHANCE, Removed("cat"), "no-such-client", "0.4")  # type: ignore[arg-type]


@pytest.mark.parametrize("client", CLIENTS)
def test_an_option_can_name_the_client_who_stays_away(client: Client) -> None:
    """E2."""
    named = GAME.start(3, Options(removed=client, first_seat=1))
    drawn = play(GAME.start(3, Options(first_seat=1)), f"chance remove {client}")
    assert (named.removed, named.pool, named.phase) == (drawn.removed, drawn.pool, drawn.phase)
    assert named.removed == client


def test_at_a_table_of_four_no_client_stays_away() -> None:
    """0.4, E2."""
    assert play(GAME.start(4), "chance first 0").phase == "client"
    with pytest.raises(BadOptions) as refusal:
        GAME.start(4, Options(removed="family"))
    assert refusal.value.arguments == {"option": "removed", "expected": "none with 4 seats"}


def test_each_seat_in_turn_gets_two_clients() -> None:
    """0.5, E19: the lowest seat first, no matter who is auctioneer."""
    state = play(GAME.start(4), "chance first 3")
    for seat in (0, 0, 1, 1, 2, 2, 3, 3):
        outcome = GAME.odds(state)[0][0]
        assert isinstance(outcome, Dealt)
        assert outcome.seat == seat
        state = GAME.apply(state, CHANCE, outcome)
    assert [len(house.guests) for house in state.houses] == [2, 2, 2, 2]
    assert_refused(play(GAME.start(4), "chance first 3"), "chance client 1 family", "not-dealt-to-now", "0.5")
    assert_refused(play(GAME.start(4), "chance first 3"), "chance client 4 family", "not-at-the-table", "0.5")


def test_clients_come_from_a_shuffled_pile() -> None:
    """0.5: two of each kind; the odds follow from those left."""
    state = play(GAME.start(4), "chance first 3")
    assert chances(state) == {f"client 0 {client}": "1/4" for client in CLIENTS}
    state = play(state, "chance client 0 critic")
    assert chances(state)["client 0 critic"] == "1/7"
    assert chances(state)["client 0 family"] == "2/7"
    state = play(state, "chance client 0 critic")
    assert "client 1 critic" not in chances(state)
    assert_refused(state, "chance client 1 critic", "no-such-client", "0.5")


def test_clients_are_held_in_the_order_in_which_they_came() -> None:
    """0.5."""
    state = play(GAME.start(4), "chance first 3", "chance client 0 critic", "chance client 0 family")
    assert [guest.client for guest in state.houses[0].guests] == ["critic", "family"]


@pytest.mark.parametrize(("seats", "money"), [(3, 40), (4, 50)])
def test_everybody_starts_with_the_same_money(seats: int, money: int) -> None:
    """0.6."""
    assert [house.money for house in GAME.start(seats).houses] == [money] * seats


def test_everybody_puts_two_cards_of_their_set_away() -> None:
    """0.7, E19: with all clients in view."""
    state = play(GAME.start(4), *DRAWN)
    assert GAME.to_act(state) == (0, 1, 2, 3)
    assert choices(state, 2) == [f"discard {one} {two}" for one, two in combinations(FISH, 2)]
    state = play(state, "2 discard hake sole")
    assert state.sets[2] == fish("sardine sea-bass mackerel shrimp red-mullet cuttlefish")
    assert GAME.to_act(state) == (0, 1, 3)


def test_at_a_table_of_three_the_set_has_no_fish_of_the_client_who_stays_away() -> None:
    """0.4, 0.7: four of six are kept."""
    state = GAME.start(3, Options(removed="lovers", first_seat=0))
    state = play(
        state, *(f"chance client {n // 2} {c}" for n, c in enumerate(("family", "sailor", "critic") * 2))
    )
    assert len(choices(state, 0)) == 15
    assert not any("sole" in words or "shrimp" in words for words in choices(state, 0))
    assert len(play(state, "0 discard hake sardine").sets[0] or ()) == 4
    assert_refused(state, "0 discard hake sole", "no-discard", "0.7")


@pytest.mark.parametrize("words", ["discard hake", "discard hake sole shrimp"])
def test_more_or_fewer_than_two_cards_are_refused(words: str) -> None:
    """0.7."""
    assert_refused(play(GAME.start(4), *DRAWN), f"0 {words}", "no-discard", "0.7")


def test_discards_without_a_notation_are_refused_too() -> None:
    """0.7."""
    state = play(GAME.start(4), *DRAWN)
    assert_step_refused(state, 0, Discard(None), "no-discard", "0.7")
    assert_step_refused(state, 0, Discard(fish("sole hake")), "no-discard", "0.7")
    assert_step_refused(state, 0, Discard(fish("sole sole")), "no-discard", "0.7")


def test_nobody_chooses_a_set_twice() -> None:
    """0.7."""
    state = play(GAME.start(4), *DRAWN, "2 discard hake sole")
    assert_refused(state, "2 discard hake shrimp", "not-yours")


def test_the_first_day_begins_when_the_last_player_has_chosen() -> None:
    """0.7, 0.9: with an auction."""
    state = play(GAME.start(4), *DRAWN, *(f"{seat} discard hake sole" for seat in (3, 0, 2)))
    assert (state.phase, state.day) == ("discard", 0)
    state = play(state, "1 discard sole shrimp")
    assert (state.phase, state.day, state.auctioneer) == ("lot", 1, 1)
