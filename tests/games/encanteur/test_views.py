"""What each viewer hears and sees of each step."""

import pytest
from msgspec.structs import replace

from comptoir.core.actors import Viewer
from comptoir.core.refusals import UnknownSeat
from comptoir.games.encanteur.actions import Discard
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.rules import go_on
from comptoir.games.encanteur.state import State
from comptoir.games.encanteur.views import View
from tests.games.encanteur.table import LIVE, auction, noon, play, random_game, read_turn, street
from tests.play import WATCHER

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, WATCHER)

# Three players. The turn, how others hear it, and the fields of the view that it changes for the player who
# acts (nobody, if chance acts) and for the others.
GAME_OF_THREE = (
    ("chance first 1", "first 1", "", "auctioneer phase"),
    ("chance remove critic", "remove critic", "", "phase removed pool"),
    ("chance client 0 family", "client 0 family", "", "houses"),
    ("chance client 0 sailor", "client 0 sailor", "", "houses"),
    ("chance client 1 lovers", "client 1 lovers", "", "houses"),
    ("chance client 1 lovers", "client 1 lovers", "", "houses"),
    ("chance client 2 family", "client 2 family", "", "houses"),
    ("chance client 2 sailor", "client 2 sailor", "", "houses phase awaited"),
    ("0 discard hake sole", "discard ?", "awaited my_set", "awaited"),
    ("2 discard sea-bass shrimp", "discard ?", "awaited my_set", "awaited"),
    (
        "1 discard hake sardine",
        "discard ?",
        "phase awaited day coming idle my_set",
        "phase awaited day coming idle",
    ),
    ("chance lot sole", "lot sole", "", "pool coming lot"),
    ("chance lot hake", "lot hake", "", "pool coming next_lot phase awaited price due"),
    ("2 wait", "wait", "awaited due", "awaited due"),
    ("0 take", "take", "awaited phase holder due", "awaited phase holder due"),
    ("1 take", "take", "awaited holder due price", "awaited holder due price"),
    ("2 pass", "pass", "awaited due", "awaited due"),
    (
        "0 pass",
        "pass",
        "awaited phase holder due price houses lot next_lot idle",
        "awaited phase holder due price houses lot next_lot idle",
    ),
)
TURNS = tuple(row[0] for row in GAME_OF_THREE)

# Noons with four players: the street as in `table`, the turns before, and the turn.
NOONS = (
    ("lovers > sole shrimp", (), "0 serve 1:sole"),
    ("lovers > | > sole wine", (), "1 display 1"),
    ("lovers > | > sole shrimp", (), "1 dish sole"),
    ("lovers > platter", ("0 serve",), "0 platter"),
    ("lovers > platter", ("0 serve",), "0 no platter"),
)


def changed_fields(before: View, after: View) -> set[str]:
    return {field for field in View.__struct_fields__ if getattr(before, field) != getattr(after, field)}


# --- Row by row -----------------------------------------------------------------


@pytest.mark.parametrize(
    "row", range(len(GAME_OF_THREE)), ids=[turn.replace(" ", "_") + str(n) for n, turn in enumerate(TURNS)]
)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_hears_and_sees_what_the_row_says(row: int, viewer: Viewer) -> None:
    """Formal rules, decision points and notation: who hears each step."""
    turn, others_hear, mine, theirs = GAME_OF_THREE[row]
    state = play(GAME.start(3), *TURNS[:row])
    actor, step = read_turn(state, turn)
    after = GAME.apply(state, actor, step)

    heard = turn.partition(" ")[2] if actor == viewer else others_hear
    assert GAME.heard(state, actor, step, viewer) == heard
    assert GAME.story(state, actor, step, viewer)[0] == (Discard(None) if heard == "discard ?" else step)
    fields = set((mine if actor == viewer else theirs).split())
    assert changed_fields(GAME.view(state, viewer), GAME.view(after, viewer)) == fields


@pytest.mark.parametrize(
    ("houses", "before", "turn"), NOONS, ids=[noon[2].replace(" ", "_") for noon in NOONS]
)
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, WATCHER])
def test_everybody_hears_everything_at_noon(
    houses: str, before: tuple[str, ...], turn: str, viewer: Viewer
) -> None:
    """Formal rules, decision points and notation: serving, windows, dishes, the platter at home."""
    state = noon(houses, *before)
    actor, step = read_turn(state, turn)
    assert GAME.heard(state, actor, step, viewer) == turn.partition(" ")[2]
    others = GAME.story(state, actor, step, WATCHER)
    assert GAME.story(state, actor, step, viewer) == others


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, WATCHER])
@pytest.mark.parametrize("turn", ["clock tick", "2 take"])
def test_everybody_hears_the_clock_and_presses(viewer: Viewer, turn: str) -> None:
    """Formal rules, decision points and notation: auction, live."""
    state = auction(options=LIVE)
    assert GAME.heard(state, *read_turn(state, turn), viewer) == turn.partition(" ")[2]


# --- What lies open, and what is hidden -----------------------------------------


def test_everything_except_sets_lies_open() -> None:
    """E18: every view shows what lies open as it is in the state."""
    open_fields = set(State.__struct_fields__) - {"sets", "sold"}
    assert set(View.__struct_fields__) - open_fields == {"seat", "ranks", "my_set", "memory", "platter_cards"}
    for turn in random_game(GAME.start(4), 7):
        for viewer in (0, 3, WATCHER):
            view = GAME.view(turn.state, viewer)
            assert all(getattr(view, field) == getattr(turn.state, field) for field in open_fields)
            assert view.memory == turn.state.sold


def test_everybody_sees_the_same_except_their_own_set() -> None:
    """E18: a watcher sees the table as well as a player does."""
    for turn in random_game(GAME.start(4), 8):
        views = [GAME.view(turn.state, viewer) for viewer in (0, 1, 2, 3, WATCHER)]
        common = [replace(view, seat=None, my_set=None) for view in views]
        assert all(view == GAME.view(turn.state, WATCHER) for view in common)
        assert [view.my_set for view in views] == [*turn.state.sets, None]


def test_others_see_at_once_that_a_player_has_chosen_and_nothing_else() -> None:
    """0.7, E18."""
    state = play(GAME.start(3), *TURNS[:9])
    assert GAME.view(state, 1).awaited == (1, 2)
    other = play(GAME.start(3), *TURNS[:8], "0 discard sole shrimp")
    for viewer in (1, 2, WATCHER):
        assert GAME.view(state, viewer) == GAME.view(other, viewer)


def test_a_fish_sold_without_a_card_is_remembered() -> None:
    """5.3, E18: in the field that only a perfect memory could fill."""
    day = street("lovers > shrimp", "hake sea-bass mackerel sole red-mullet cuttlefish")
    for viewer in (0, 2, WATCHER):
        view = GAME.view(go_on(day, None), viewer)
        assert (view.memory, view.revealed) == ((("shrimp",), (), (), ()), ((), (), (), ()))


def test_everybody_sees_a_revealed_card() -> None:
    """5.3."""
    day = street("lovers > sole", "hake sea-bass mackerel sole red-mullet cuttlefish")
    for viewer in (0, 2, WATCHER):
        view = GAME.view(go_on(day, None), viewer)
        assert (view.memory, view.revealed) == (((), (), (), ()), (("sole",), (), (), ()))


def test_cards_not_revealed_stay_hidden_after_the_end() -> None:
    """6.1, E18."""
    state = go_on(street("", day=15), None)
    assert state.phase == "over"
    assert GAME.view(state, 0).my_set == state.sets[0]
    assert GAME.view(state, WATCHER).my_set is None


def test_a_view_counts_the_platter_cards_in_the_bank() -> None:
    """5.5."""
    state = noon("lovers > platter", "0 serve 1:platter")
    assert (GAME.view(state, WATCHER).platter_cards, GAME.view(state, WATCHER).platters) == (1, (1, 0, 0, 0))


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_out_of_range_has_no_view(seat: int) -> None:
    with pytest.raises(UnknownSeat):
        GAME.view(GAME.start(3), seat)
