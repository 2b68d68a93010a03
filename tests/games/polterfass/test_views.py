"""Who sees what, row by row of the formal rules: each step, each viewer, before and after."""

from itertools import permutations, product

import pytest
from msgspec.structs import replace

from comptoir.core.actors import Viewer
from comptoir.core.encoding import to_json
from comptoir.games.polterfass.actions import AllOrdered, Order, OrdersShown
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import State
from comptoir.games.polterfass.views import View
from tests.games.polterfass.table import SEATS, box, play, read_turn, table
from tests.play import WATCHER

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, WATCHER)

# Three players; 1 is innkeeper. Each row: a turn, how others hear it, and the fields that it changes in the
# actor's view (none if chance acts) and in all other views.
ROUND = (
    ("chance first 1", "first 1", "", "phase round innkeeper cup"),
    ("chance roll a- b- c- d- e- f- g- x* y-", "roll a- b- c- d- e- f- g- x* y-", "", ""),
    (
        "chance roll a9 b8 c- d- e- f- g- x* y-",
        "roll a9 b8 c- d- e- f- g- x* y-",
        "",
        "phase awaited faces cup",
    ),
    ("0 order 2+5", "order ?", "awaited my_order", "awaited"),
    ("2 order 7", "order ?", "phase awaited my_order laid", "phase awaited laid"),
    ("1 roll x", "roll x", "phase awaited cup", "phase awaited cup"),
    (
        "chance roll c- d- e- f- g5 x! y-",
        "roll c- d- e- f- g5 x! y-",
        "",
        "phase awaited faces cup",
    ),
    ("1 close", "close", "phase", "phase"),
    (
        "1 assign !b",
        "assign !b",
        "phase awaited round innkeeper faces cup laid shown totals pad",
        "phase awaited round innkeeper faces cup my_order laid shown totals pad",
    ),
)
TURNS = tuple(row[0] for row in ROUND)


def changed_fields(before: View, after: View) -> set[str]:
    return {field for field in View.__struct_fields__ if getattr(before, field) != getattr(after, field)}


def views(state: State) -> list[View]:
    return [GAME.view(state, viewer) for viewer in (*range(state.setup.seats), WATCHER)]


# --- Row by row -----------------------------------------------------------------


@pytest.mark.parametrize("row", range(len(ROUND)), ids=[turn.replace(" ", "_")[:20] for turn in TURNS])
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_hears_and_sees_what_the_row_says(row: int, viewer: Viewer) -> None:
    """Formal rules, decision points and notation: who sees it."""
    turn, others_hear, mine, theirs = ROUND[row]
    state = play(GAME.start(3), *TURNS[:row])
    actor, step = read_turn(state, turn)
    after = GAME.apply(state, actor, step)

    heard = turn.partition(" ")[2] if actor == viewer else others_hear
    assert GAME.heard(state, actor, step, viewer) == heard
    first = GAME.story(state, actor, step, viewer)[0]
    assert first == (Order(None) if heard == "order ?" else step)

    fields = set((mine if actor == viewer else theirs).split())
    if viewer in (1, WATCHER):
        fields -= {"my_order"}  # the innkeeper and watchers have not laid an order
    assert changed_fields(GAME.view(state, viewer), GAME.view(after, viewer)) == fields


def test_a_failing_throw_reveals_the_orders_too() -> None:
    """5.1, P12."""
    state = play(GAME.start(3), *TURNS[:6])
    for viewer in VIEWERS:
        story = GAME.story(state, *read_turn(state, "cup"), viewer)
        assert OrdersShown(((2, 5), None, (7,)), 14) in story
        view = GAME.view(play(state, "cup"), viewer)
        assert view.shown == ((2, 5), None, (7,))


@pytest.mark.parametrize("row", range(len(ROUND)))
def test_apart_from_sealed_orders_everything_is_open(row: int) -> None:
    """0.9, 2.5."""
    state = play(GAME.start(3), *TURNS[: row + 1])
    open_fields = set(View.__struct_fields__) - {"seat", "ranks", "my_order", "laid"}
    assert open_fields == set(State.__struct_fields__) - {"orders"}
    for view in views(state):
        for field in open_fields:
            assert getattr(view, field) == getattr(state, field)


@pytest.mark.parametrize("row", range(len(ROUND)))
def test_everybody_sees_the_same_except_their_own_order(row: int) -> None:
    """2.5: a watcher sees what is public."""
    state = play(GAME.start(3), *TURNS[: row + 1])
    common = [replace(view, seat=None, my_order=None) for view in views(state)]
    assert all(view == GAME.view(state, WATCHER) for view in common)
    assert [view.my_order for view in views(state)] == [*state.orders, None]


# --- Orders ---------------------------------------------------------------------


def test_everybody_sees_at_once_that_a_guest_has_ordered() -> None:
    """2.5."""
    state = play(table(5, 1, "a9"), "3 order 7")
    assert all(view.awaited == (0, 2, 4) for view in views(state))


def test_the_numbers_of_cards_show_when_all_have_ordered() -> None:
    """2.5, P4: not before, and not one by one."""
    state = table(4, 1, "a9 b8 x*")
    for turn in ("3 order 0+7", "0 order 7", "2 order 5"):
        assert all(view.laid is None for view in views(state))
        state = play(state, turn)
    for turn in ("", "1 roll", "cup c3", "1 roll x", "cup y*", "1 close"):
        state = play(state, turn) if turn else state
        assert all(view.laid == (1, 0, 1, 2) for view in views(state))


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_order_tells_how_many_cards_everybody_laid(seats: int) -> None:
    """2.5, P4."""
    state = table(seats, 0, "a9", " ".join(f"{guest}:0+{guest}" for guest in range(1, seats - 1)))
    actor, step = read_turn(state, f"{seats - 1} order 7")
    for viewer in (*range(seats), WATCHER):
        hidden = step if viewer == actor else Order(None)
        assert GAME.story(state, actor, step, viewer) == (hidden, AllOrdered((0, *(2,) * (seats - 2), 1)))


@pytest.mark.parametrize("turns", [("1 roll", "cup"), ("1 close", "1 assign *a")])
def test_from_the_bill_on_everybody_knows_every_card(turns: tuple[str, ...]) -> None:
    """5.1, P12: until the next bill, also after a failure."""
    state = play(table(4, 1, "a9 b8 x*", "0:0+7 2:7 3:5"), *turns[:-1])
    assert all(view.shown == (None,) * 4 for view in views(state))
    state = play(state, turns[-1])
    shown = ((0, 7), None, (7,), (5,))
    for turn in ("cup b3", "0 order 1", "1 order 2", "3 order 3", "2 roll"):
        assert all(view.shown == shown for view in views(state))
        state = play(state, turn)
    assert all(view.shown == ((1,), (2,), None, (3,)) for view in views(play(state, "cup")))


def test_after_the_end_the_last_orders_stay_open() -> None:
    """P12."""
    state = play(table(3, 0, "a9", "1:7 2:0+3", "74 0 0"), "0 roll", "cup", "cup a9")
    state = play(replace(state, totals=(80, 0, 0)), "0 order 1", "2 order 2", "1 roll", "cup")
    assert state.phase == "over"
    assert all(view.shown == ((1,), None, (2,)) for view in views(state))
    assert all(view.laid is None for view in views(state))


def test_if_the_tap_closes_automatically_the_bill_follows_the_last_order() -> None:
    """3.6, 5.1: the others still hear the order as sealed."""
    state = table(3, 0, "a9", "1:7", edition=box(numbers=((9, 2),), specials=0))
    actor, step = read_turn(state, "2 order 1")
    assert GAME.heard(state, actor, step, 1) == "order ?"
    names = [type(event).__name__ for event in GAME.story(state, actor, step, 1)]
    assert names == [
        "Order",
        "AllOrdered",
        "Counted",
        "Served",
        "OrdersShown",
        *["Credited"] * 3,
        "RoundBegun",
    ]


def test_no_view_keeps_the_sequence_of_orders() -> None:
    """2.5, P4: a view depends on who has ordered, not on when."""
    turns = ("0 order 7", "2 order 0+5", "3 order 0", "4 order 1+2")
    seen: dict[frozenset[str], set[bytes]] = {}
    told: dict[Viewer, set[bytes]] = {}
    for sequence in permutations(turns):
        state = table(5, 1, "a9")
        for number, turn in enumerate(sequence, start=1):
            actor, step = read_turn(state, turn)
            for viewer in (*range(5), WATCHER) if number == len(sequence) else ():
                told.setdefault(viewer, set()).add(to_json(GAME.story(state, actor, step, viewer)[1:]))
            state = GAME.apply(state, actor, step)
            seen.setdefault(frozenset(sequence[:number]), set()).add(to_json(views(state)))
    assert [len(ways) for ways in seen.values()] == [1] * (2**4 - 1)
    assert [len(ways) for ways in told.values()] == [1] * 6


def test_while_some_are_still_ordering_any_order_looks_alike() -> None:
    """2.5: even the number of cards."""
    hands = [order.cards for order in GAME.start().setup.orders]
    seen = {
        to_json(GAME.view(play(table(3, 0, "a9"), f"2 order {'+'.join(map(str, hand or ()))}"), viewer))
        for hand, viewer in product(hands, (0, 1))
    }
    assert len(seen) == 2


@pytest.mark.parametrize("turns", [(), ("0 roll",), ("0 roll x", "cup y!"), ("0 close",)])
def test_until_the_bill_other_cards_of_the_same_number_look_alike(turns: tuple[str, ...]) -> None:
    """2.5, P4: for everybody but their owner."""
    one = play(table(4, 0, "a9 b8 x*", "1:7 2:0+5 3:4"), *turns)
    other = play(table(4, 0, "a9 b8 x*", "1:7 2:6+7 3:0"), *turns)
    for viewer in (0, 1, WATCHER):
        assert to_json(GAME.view(one, viewer)) == to_json(GAME.view(other, viewer))
        assert GAME.hints(GAME.view(one, viewer)) == GAME.hints(GAME.view(other, viewer))
    for viewer in (2, 3):
        assert GAME.view(one, viewer) != GAME.view(other, viewer)
