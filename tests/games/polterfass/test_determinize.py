"""The states that a view could be hiding, each as likely as it should be."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from comptoir import CHANCE
from comptoir.core.actors import Viewer
from comptoir.core.encoding import to_json
from comptoir.games.polterfass.components import Components, Options
from comptoir.games.polterfass.game import GAME
from comptoir.games.polterfass.state import Cards, State
from comptoir.games.polterfass.views import View
from tests.games.polterfass.table import SEATS, box, play, random_game, table
from tests.play import WATCHER

DRAWS = 4_000


def imagine(view: View, draws: int = DRAWS) -> Counter[State]:
    dice = Random(18)
    return Counter(GAME.determinize(view, dice) for _ in range(draws))


def orders_at(seat: int, view: View) -> Counter[Cards | None]:
    found: Counter[Cards | None] = Counter()
    for state, times in imagine(view).items():
        found[state.orders[seat]] += times
    return found


def is_even(found: Counter[Cards | None], kinds: int) -> bool:
    """Whether ``kinds`` kinds came up, all about equally often."""
    share = found.total() / kinds
    square = sum((times - share) ** 2 / share for times in found.values())
    return len(found) == kinds and abs(square - (kinds - 1)) < 4 * sqrt(2 * (kinds - 1))


# --- What is known is kept --------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [Options(), Options(first_roll="any_barrel", all_equal="net_zero")])
def test_an_imagined_state_has_the_same_view_and_legal_actions(seats: int, options: Options) -> None:
    """In whole games, for every seat and the watcher."""
    dice = Random(seats)
    for turn in random_game(GAME.start(seats, options), seats):
        for state in (turn.state, GAME.apply(turn.state, turn.actor, turn.step)):
            for viewer in (*range(seats), WATCHER):
                view = GAME.view(state, viewer)
                other = GAME.determinize(view, dice)
                assert GAME.view(other, viewer) == view
                assert GAME.to_act(other) == GAME.to_act(state)
                assert GAME.legal(other, viewer or 0) == GAME.legal(state, viewer or 0)
                assert GAME.restore(GAME.dump(other)) == other


@pytest.mark.parametrize(
    "state",
    [
        GAME.start(3),
        table(3, 1),
        table(3, 1, "a9 x*"),
        play(table(3, 1, "a9", "0:7 2:7"), "1 close"),
        play(table(3, 1, "a9", "0:7 2:7"), "1 roll", "cup", "cup b3"),
        play(table(3, 1, "a9", "0:7 2:0+5", "0 0 75"), "1 close"),  # over
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_without_secrets_the_imagined_state_is_the_real_one(state: State, viewer: Viewer) -> None:
    """5.1, P12: before the first order, and from the bill on."""
    assert GAME.determinize(GAME.view(state, viewer), Random(1)) == state


def test_the_viewers_own_order_is_kept() -> None:
    """2.5."""
    state = play(table(4, 0, "a9"), "2 order 0+5")
    assert all(other.orders[2] == (0, 5) for other in imagine(GAME.view(state, 2)))
    state = play(state, "1 order 3", "3 order 1+2")
    assert all(other.orders[2] == (0, 5) for other in imagine(GAME.view(state, 2)))


def test_a_guest_who_has_not_ordered_has_no_imagined_order() -> None:
    """2.4, 2.5."""
    state = play(table(4, 0, "a9"), "2 order 0+5")
    for viewer in (0, 1, 2, 3, WATCHER):
        assert {other.orders[:2] for other in imagine(GAME.view(state, viewer))} == {(None, None)}


# --- What is hidden is drawn evenly ------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, 3, WATCHER])
def test_until_all_have_ordered_each_of_the_36_orders_is_equally_likely(viewer: Viewer) -> None:
    """2.1, 2.5: the number of cards is not known yet."""
    state = play(table(4, 0, "a9"), "2 order 0+5")
    assert is_even(orders_at(2, GAME.view(state, viewer)), 36)


@pytest.mark.parametrize("viewer", [0, 3, WATCHER])
@pytest.mark.parametrize("turns", [(), ("0 roll",), ("0 close",)])
def test_once_all_have_ordered_each_order_with_as_many_cards_is_equally_likely(
    viewer: Viewer, turns: tuple[str, ...]
) -> None:
    """2.5, P4: 8 with one card, 28 with two."""
    state = play(table(4, 0, "a9 b8 x*", "1:7 2:0+5 3:4"), *turns)
    view = GAME.view(state, viewer)
    assert is_even(orders_at(1, view), 8)
    assert is_even(orders_at(2, view), 28)


def test_the_orders_of_two_guests_do_not_depend_on_each_other() -> None:
    """2.1."""
    view = GAME.view(table(3, 0, "a9", "1:7 2:4"), 0)
    pairs = Counter[Cards | None]()
    for state, times in imagine(view, 20_000).items():
        pairs[(state.orders[1] or ()) + (state.orders[2] or ())] += times
    assert is_even(pairs, 64)


# --- Compared with all possible records -----------------------------------------------

NO_SPECIAL = box(numbers=((3, 1),), specials=0, cards=(0, 1, 3), last_round=1)
ONE_SPECIAL = box(numbers=((2, 1),), specials=1, cards=(0, 1), last_round=1)
Heard = tuple[tuple[object, str, bytes], ...]


def records(
    state: State, viewer: Viewer, heard: Heard = (), weight: Fraction = Fraction(1), throws: int = 2
) -> Iterator[tuple[State, Heard, Fraction]]:
    """Every state within ``throws`` throws, with what ``viewer`` has heard and seen, and its weight.

    All orders are equally likely; a choice that everybody saw tells only that it was legal.
    """
    yield state, heard, weight
    for actor in GAME.to_act(state):
        steps = GAME.odds(state) if throws else ()
        if isinstance(actor, int):
            legal = GAME.legal(state, actor)
            share = Fraction(1, len(legal)) if state.phase == "order" else Fraction(1)
            steps = tuple((step, share) for step in legal)
        for step, chance in steps:
            story = to_json(GAME.story(state, actor, step, viewer))
            hears = (actor, GAME.heard(state, actor, step, viewer), story)
            after = GAME.apply(state, actor, step)
            yield from records(after, viewer, (*heard, hears), weight * chance, throws - (actor is CHANCE))


@pytest.mark.parametrize("edition", [NO_SPECIAL, ONE_SPECIAL])
@pytest.mark.parametrize("viewer", [0, 1, WATCHER])
def test_determinize_agrees_with_all_records_that_the_viewer_hears_alike(
    edition: Components, viewer: Viewer
) -> None:
    """Every state with its weight, on boxes small enough to play all their records."""
    by_heard: dict[Heard, dict[State, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for state, heard, weight in records(GAME.start(3, Options(first_seat=0), edition), viewer):
        by_heard[heard][state] += weight
    alternatives = 0
    by_view: dict[View, Counter[State]] = {}
    for states in by_heard.values():
        views = {GAME.view(state, viewer) for state in states}
        assert len(views) == 1, "views differ although the viewer heard the same"
        (view,) = views
        if view not in by_view:
            by_view[view] = imagine(view, 1_000)
        found, total = by_view[view], sum(states.values())
        assert set(found) == set(states)
        for state, weight in states.items():
            share = float(weight / total)
            assert abs(found[state] - 1_000 * share) <= 4.5 * sqrt(1_000 * share * (1 - share))
        alternatives = max(alternatives, len(states))
    assert alternatives > 1
