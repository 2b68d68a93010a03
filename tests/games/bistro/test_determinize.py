"""The states that a view could be hiding, each as likely as it should be."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random

import pytest
from msgspec.structs import replace

from comptoir.core.actors import CHANCE, Viewer
from comptoir.core.encoding import to_json
from comptoir.games.bistro.actions import Offer
from comptoir.games.bistro.components import MIAMS, Options
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import State
from comptoir.games.bistro.views import View
from tests.games.bistro.table import SEATS, box, play, random_game, table
from tests.play import WATCHER

DRAWS = 3_000


def imagine(view: View, draws: int = DRAWS, dice: Random | None = None) -> Counter[State]:
    dice = dice or Random(18)
    return Counter(GAME.determinize(view, dice) for _ in range(draws))


def fits(found: int, share: Fraction, draws: int) -> bool:
    """Whether ``found`` of ``draws`` agrees with ``share``, within five standard deviations."""
    return abs(found - draws * share) <= 5 * sqrt(draws * share * (1 - share))


def surprise_at(found: Counter[State], shares: dict[State, Fraction], draws: int) -> float:
    """By how much the chi-square of the counts exceeds its mean."""
    squares = (
        float((found[state] - draws * share) ** 2 / (draws * share)) for state, share in shares.items()
    )
    return sum(squares) - (len(shares) - 1)


def variance_of_surprise(shares: dict[State, Fraction], draws: int) -> float:
    """The exact variance of `surprise_at` if the shares are right."""
    cells = len(shares)
    inverse = float(sum(1 / share for share in shares.values()))
    return 2 * (cells - 1) + (inverse - cells * (cells + 2) + 2) / draws


# --- What is known is kept --------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [Options(), Options(short_game=True)])
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
        table(3, options=Options(short_game=True)),
        play(table(3, options=Options(short_game=True)), "0 offer 1 coffee", "1 believe"),
    ],
)
@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_without_secrets_the_imagined_state_is_the_real_one(state: State, viewer: Viewer) -> None:
    """B8: the type of a glass that nobody has seen is not decided yet, so it hides nothing."""
    assert GAME.determinize(GAME.view(state, viewer), Random(1)) == state


def test_the_viewers_own_miam_and_a_glass_that_the_viewer_has_seen_are_kept() -> None:
    """0.5, 1.3."""
    state = play(table(4, 0, miams="cheese olives toast crisps"), "0 look", "chance see syrup")
    for other in imagine(GAME.view(state, 0)):
        assert (other.miams[0], other.glass) == ("cheese", "syrup")
    assert {other.miams[2] for other in imagine(GAME.view(state, 2))} == {"toast"}


def test_a_player_who_has_lost_a_miam_gets_none() -> None:
    """4.4: nor does anybody hold the one that was turned up."""
    state = table(4, 0, miams="cheese - toast crisps", gone="olives")
    for viewer in (0, 1, 2, WATCHER):
        for other in imagine(GAME.view(state, viewer), 200):
            assert other.miams[1] is None
            assert "olives" not in other.miams


# --- What is hidden is drawn evenly ---------------------------------------------


def test_a_glass_that_another_has_seen_has_the_odds_of_a_face_down_glass() -> None:
    """1.4, B8: nothing is inferred from the claim."""
    state = play(
        table(4, 0, "coffee coffee coffee coffee | coffee coffee syrup"), "0 look", "chance see syrup"
    )
    for after in ((), ("0 offer 1 coffee",), ("0 offer 1 coffee", "1 take", "1 offer 2 coffee with toast")):
        view = GAME.view(play(state, *after), 3)
        found: Counter[str | None] = Counter()
        for other, times in imagine(view).items():
            found[other.glass] += times
        assert fits(found["coffee"], Fraction(2, 41), DRAWS)
        assert fits(found["syrup"], Fraction(7, 41), DRAWS)
        assert fits(found["lemonade"], Fraction(8, 41), DRAWS)
        assert len(found) == 6


@pytest.mark.parametrize("viewer", [0, 2, WATCHER])
def test_every_deal_of_the_miams_is_equally_likely(viewer: Viewer) -> None:
    """0.5: among those that are neither the viewer's own nor gone."""
    state = table(3, 0, miams="cheese - toast", gone="olives")
    hidden = [miam for miam in MIAMS if miam not in ("olives", viewer is not None and state.miams[viewer])]
    others = [seat for seat in (0, 2) if seat != viewer]
    found: Counter[tuple[str | None, ...]] = Counter()
    for other, times in imagine(GAME.view(state, viewer)).items():
        found[tuple(other.miams[seat] for seat in others)] += times
    deals = set(permutations(hidden, len(others)))
    assert set(found) == deals
    assert all(fits(times, Fraction(1, len(deals)), DRAWS) for times in found.values())


def test_during_the_deal_only_dealt_miams_are_imagined() -> None:
    """0.5."""
    state = play(GAME.start(4), "chance first 0", "chance miam 0 cheese", "chance miam 1 toast")
    found: Counter[str | None] = Counter()
    for other, times in imagine(GAME.view(state, 0)).items():
        assert (other.miams[0], other.miams[2:]) == ("cheese", (None, None))
        found[other.miams[1]] += times
    assert all(fits(found[miam], Fraction(1, 5), DRAWS) for miam in MIAMS if miam != "cheese")


# --- Compared with all possible records -----------------------------------------

Heard = tuple[tuple[object, str, bytes], ...]
FEW = box(glasses=(2, 2, 1, 1, 1, 1))


def deals() -> Iterator[State]:
    """Every deal of the Miams at the start of a turn with coffee, chocolate and sparkling water left."""
    for first, second in permutations([miam for miam in MIAMS if miam != "olives"], 2):
        yield table(3, 0, "lemonade | syrup | apple-juice", f"{first} {second} -", gone="olives", edition=FEW)


def records(
    state: State, viewer: Viewer, heard: Heard = (), weight: Fraction = Fraction(1)
) -> Iterator[tuple[State, Heard, Fraction]]:
    """Every state to the end of the turn, with what ``viewer`` has heard and seen, and its weight.

    A choice that everybody saw tells only that it was legal.
    """
    yield state, heard, weight
    for actor in GAME.to_act(state) if len(state.chain) < 3 and not is_turn_over(state, heard) else ():
        steps = GAME.odds(state)
        if actor is not CHANCE:
            steps = tuple((step, Fraction(1)) for step in GAME.legal(state, actor) if is_tried(step))
        for step, chance in steps:
            hears = (
                actor, GAME.heard(state, actor, step, viewer), to_json(GAME.story(state, actor, step, viewer))
            )  # fmt: skip
            yield from records(GAME.apply(state, actor, step), viewer, (*heard, hears), weight * chance)


def is_turn_over(state: State, heard: Heard) -> bool:
    """Whether the turn is over, and another has begun."""
    return bool(heard) and len(state.chain) == 1 and not state.lookers and state.phase == "claim"


def is_tried(step: object) -> bool:
    """Whether to try a step: a few of the offers and names are enough."""
    if isinstance(step, Offer):
        return step.glass == "coffee" and step.miam in (None, "toast")
    return GAME.write(step) not in ("name lemonade", "name syrup", "name apple-juice")  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [0, 1, 2, WATCHER])
def test_determinize_agrees_with_all_records_that_the_viewer_hears_alike(viewer: Viewer) -> None:
    """Every state with its weight: all deals of the Miams, and every type that the glass can be.

    Each view is checked, and all views together, to find small errors in many views.
    """
    draws = 150 if viewer in (0, 1) else 500  # a looker has many views, and each hides little
    dice, surprise, variance = Random(18), 0.0, 0.0
    by_heard: dict[Heard, dict[State, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for start in deals():
        told = ((None, str(viewer is not None and start.miams[viewer]), b""),)
        for state, heard, weight in records(start, viewer):
            by_heard[told + heard][state] += weight
    alternatives = 0
    by_view: dict[View, Counter[State]] = {}
    for states in by_heard.values():
        (view,) = {GAME.view(state, viewer) for state in states}
        if view not in by_view:
            by_view[view] = imagine(view, draws, dice)
            found, total = by_view[view], sum(states.values())
            shares = {state: weight / total for state, weight in states.items()}
            assert set(found) <= set(shares)
            assert all(fits(found[state], share, draws) for state, share in shares.items())
            surprise += surprise_at(found, shares, draws)
            variance += variance_of_surprise(shares, draws)
        alternatives = max(alternatives, len(states))
    assert abs(surprise) <= 5 * sqrt(variance)
    assert alternatives >= 20 if viewer is None else alternatives >= 4


def test_the_comparison_notices_a_wrong_view() -> None:
    """States imagined from a view with another Miam share none with the right ones."""
    view = GAME.view(table(3, 0, miams="cheese toast crisps"), 0)
    wrong = replace(view, my_miam="toast")
    assert set(imagine(view, 200)).isdisjoint(imagine(wrong, 200))
