"""States that a view could be hiding are drawn with the right probabilities."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from comptoir import catalogue
from comptoir.core.actors import Actor, Viewer
from comptoir.core.encoding import to_json
from comptoir.games.encanteur.actions import AnyStep
from comptoir.games.encanteur.components import Components, Fish, Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import State, fish_in_play
from comptoir.games.encanteur.views import View
from tests.contract import promises
from tests.contract.faults import finds
from tests.games.encanteur.faults import shows_discards_as_sold
from tests.games.encanteur.table import LIVE, SEATS, box, play, random_game, random_turns
from tests.play import WATCHER

Sets = tuple[tuple[Fish, ...] | None, ...]
THREE = Options(removed="critic", first_seat=0)
DEALT = [f"chance client {n // 2} {c}" for n, c in enumerate(("family", "sailor", "lovers") * 2)]
DRAWS = 1_500


def draw_sets(view: View, draws: int = DRAWS) -> Counter[Sets]:
    dice = Random(18)
    return Counter(GAME.determinize(view, dice).sets for _ in range(draws))


def is_even(found: Counter[Sets], kinds: int) -> bool:
    """Whether ``kinds`` different sets came up, all about equally often."""
    share = found.total() / kinds
    square = sum((times - share) ** 2 / share for times in found.values())
    return len(found) == kinds and abs(square - (kinds - 1)) <= 4.5 * sqrt(2 * max(1, kinds - 1))


# --- What the viewer knows stays ------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [Options(), LIVE])
def test_a_drawn_state_looks_the_same_and_offers_the_same_actions(seats: int, options: Options) -> None:
    """In whole games, for every seat and the watcher."""
    dice = Random(seats)
    for turn in random_game(GAME.start(seats, options), seats):
        state = GAME.apply(turn.state, turn.actor, turn.step)
        for viewer in (*range(seats), WATCHER):
            view = GAME.view(state, viewer)
            other = GAME.determinize(view, dice)
            assert GAME.view(other, viewer) == view
            assert [GAME.legal(other, actor) for actor in GAME.to_act(state)] == [
                GAME.legal(state, actor) for actor in GAME.to_act(state)
            ]
            assert replace(other, sets=state.sets) == state  # nothing else is hidden


def test_ones_own_set_stays_and_players_who_have_not_chosen_have_none() -> None:
    """0.7, E18."""
    state = play(GAME.start(3, THREE), *DEALT, "1 discard hake sole")
    for viewer in (0, 2, WATCHER):
        found = draw_sets(GAME.view(state, viewer))
        assert {(sets[0], sets[2]) for sets in found} == {(None, None)}
        assert is_even(found, 15)
    assert set(draw_sets(GAME.view(state, 1))) == {(None, state.sets[1], None)}


def test_before_the_sets_are_chosen_nothing_is_drawn() -> None:
    """0.7."""
    for state in (GAME.start(3), play(GAME.start(3, THREE), *DEALT[:3]), play(GAME.start(3, THREE), *DEALT)):
        assert GAME.determinize(GAME.view(state, WATCHER), Random(1)) == state


# --- Compared with all possible sets --------------------------------------------


def all_sets(state: State, viewer: Viewer) -> Iterator[State]:
    """The state with each combination of sets that the others could have chosen."""
    fish = fish_in_play(state.removed)
    every = [*combinations(fish, len(fish) - state.setup.components.discards)]
    choices = [[state.sets[seat]] if seat == viewer else every for seat in range(state.setup.seats)]
    for sets in product(*choices):
        yield replace(state, sets=sets)


def consistent_states(
    states: list[State], real: State, actor: Actor, step: AnyStep, viewer: Viewer
) -> list[State]:
    """The states after a step that look the same to the viewer."""
    seen = to_json(GAME.story(real, actor, step, viewer))
    return [
        GAME.apply(state, actor, step)
        for state in states
        if to_json(GAME.story(state, actor, step, viewer)) == seen
    ]


@pytest.mark.parametrize(
    ("edition", "viewer", "seed"),
    [
        (GAME.components(), 0, 1),
        (GAME.components(), 2, 2),
        (box(discards=5), WATCHER, 3),  # a set of one fish: the first to sell it ends the game
        (box(discards=4, lots=(9, 9)), 1, 4),
    ],
)
def test_drawn_sets_agree_with_all_games_that_look_the_same(
    edition: Components, viewer: Viewer, seed: int
) -> None:
    """5.3, E18: revealed fish are in a set, other sold fish are not, and nothing else tells."""
    state = play(GAME.start(3, THREE, edition), *DEALT)
    dice, alternatives, compared = Random(seed), [], set()
    for turn in random_turns(state, dice):
        after = GAME.apply(turn.state, turn.actor, turn.step)
        if turn.state.phase == "discard":
            alternatives = [*all_sets(after, viewer)] if after.day else []
        else:
            alternatives = consistent_states(alternatives, turn.state, turn.actor, turn.step, viewer)
        if alternatives and len(alternatives) not in compared:
            compared.add(len(alternatives))
            found = draw_sets(GAME.view(after, viewer))
            assert set(found) <= {other.sets for other in alternatives}
            if len(alternatives) <= 250:
                assert is_even(found, len(alternatives))
    assert len(compared) > 2


def test_imagined_states_do_not_expose_a_leak_of_whole_sets() -> None:
    """`determinize` then imagines the true sets; `no_view_tells_a_secret` finds the leak."""
    assert not finds(
        promises.an_imagined_state_fits_its_view, shows_discards_as_sold(catalogue.load(GAME.name))
    )
