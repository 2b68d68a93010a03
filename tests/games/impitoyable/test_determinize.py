"""States that a view could be hiding are drawn with the right probabilities."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from random import Random
from typing import TypeAlias

import pytest
from msgspec.structs import replace

from comptoir.core.actors import CHANCE, Actor, Viewer
from comptoir.core.encoding import to_json
from comptoir.games.impitoyable.actions import AnyStep
from comptoir.games.impitoyable.components import Adventurer, Components, Options, Rush
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.rules.set_up import add_adventurers
from comptoir.games.impitoyable.state import State, list_ious
from comptoir.games.impitoyable.views import View
from comptoir.games.impitoyable.views.imagine import wants
from tests.games.impitoyable.inventory import inventory
from tests.games.impitoyable.table import SEATS, box, event, play, random_turns, town
from tests.play import WATCHER

Worlds: TypeAlias = dict[State, Fraction]
"""Every state that a view could be hiding, with its weight."""
Fact: TypeAlias = tuple[str, int, object]
"""A hidden fact: the card in a slot, the IOUs that a seat has taken or holds, and so on."""

DRAWS = 300

SMALL = box(
    adventurers=(
        Adventurer(name="ann", gold=1, duel=1, poker=1),
        Adventurer(name="bob", gold=2, duel=2, poker=2),
        Adventurer(name="cat", gold=3, duel=3, poker=3),
        Adventurer(name="dan", gold=3, duel=4, poker=3),
        Adventurer(name="eve", gold=1, duel=4, poker=2),
    ),
    dealt=1,
    ious=(1, 1, 1, 1),
    columns=2,
    gold=30,
    rushes=(Rush(large=6, small=3),),
    duels=3,
    pokers=0,
    undertaker=9,
    purchase=0,
)
"""Four IOUs a colour, five adventurers, and plenty of duels."""
TWINS = replace(SMALL, ious=(1, 2, 2))
"""The same with equal IOUs."""


def facts(state: State) -> Iterator[Fact]:
    """All facts that a viewer may not know."""
    for place, slip in enumerate(state.market):
        yield "market", place, slip and slip.iou
    for seat, player in enumerate(state.players):
        yield "hand", seat, list_ious(state.setup, player.hand)
        yield "crew", seat, player.crew
        yield "taken", seat, tuple(slip.iou for slip in player.taken)
        yield "sent", seat, state.sent[seat]
    yield "unseen", 0, state.unseen


def consistent_worlds(worlds: Worlds, real: State, actor: Actor, step: AnyStep, viewer: Viewer) -> Worlds:
    """The worlds after a step that look the same; chance by its odds, hidden choices all equally likely."""
    story = to_json(GAME.story(real, actor, step, viewer))
    text = GAME.heard(real, actor, step, viewer)
    found: Worlds = defaultdict(Fraction)
    for state, weight in worlds.items():
        if actor is CHANCE:
            offered = GAME.odds(state)
        else:
            legal = GAME.legal(state, actor)
            chance = Fraction(1, len(legal)) if "?" in text else Fraction(1)
            offered = tuple((other, chance) for other in legal)
        for other, chance in offered:
            if GAME.heard(state, actor, other, viewer) != text:
                continue
            if to_json(GAME.story(state, actor, other, viewer)) == story:
                found[GAME.apply(state, actor, other)] += weight * chance
    return found


def compare(worlds: Worlds, view: View, draws: int = DRAWS) -> None:
    """Assert that drawn states are among the worlds, and each hidden fact has the right frequency."""
    dice, found = Random(18), Counter[Fact]()
    for _ in range(draws):
        state = GAME.determinize(view, dice)
        assert state in worlds
        found.update(facts(state))
    total = sum(worlds.values())
    shares: dict[Fact, Fraction] = defaultdict(Fraction)
    for state, weight in worlds.items():
        for fact in facts(state):
            shares[fact] += weight / total
    for fact, share in shares.items():
        assert abs(found[fact] - draws * share) <= 5 * sqrt(draws * share * (1 - share)) + 2, fact


@pytest.mark.slow
@pytest.mark.parametrize(
    ("edition", "viewer", "seed"),
    [
        (SMALL, WATCHER, 3),
        (SMALL, 0, 3),
        (SMALL, 1, 9),
        (SMALL, 2, 10),
        (TWINS, WATCHER, 9),
        (TWINS, 2, 3),
    ],
)
def test_drawn_states_agree_with_all_games_that_sound_the_same(
    edition: Components, viewer: Viewer, seed: int
) -> None:
    """I22, I28: games that sound the same look the same, and only states that agree with them are drawn."""
    state = GAME.start(3, Options(first_seat=0), edition)
    worlds: Worlds = {state: Fraction(1)}
    dice, most, compared = Random(seed), 0, 0
    for number, turn in enumerate(random_turns(state, dice)):
        worlds = consistent_worlds(worlds, turn.state, turn.actor, turn.step, viewer)
        state = GAME.apply(turn.state, turn.actor, turn.step)
        view = GAME.view(state, viewer)
        assert {to_json(GAME.view(world, viewer)) for world in worlds} == {to_json(view)}
        assert view.memory is not None
        for seat, hand in enumerate(view.memory.hands):
            hands = [world.players[seat].hand for world in worlds]
            assert hand.certain == list_ious(view.setup, tuple(map(min, zip(*hands, strict=True))))
        asked = len([*wants(view.memory)])
        most = max(most, asked)
        if number % 16 == 0 or (asked > 1 and compared < 12):
            compare(worlds, view)
            compared += 1
    assert most >= 2, most
    assert compared >= 10


def test_drawn_states_do_not_depend_on_the_order_of_sealed_choices() -> None:
    """1.4: in the middle of a sealed choice, a player who has chosen may have sent any adventurer."""
    state = play(
        event(town("tom-noland lucky-lou | jed-sievers annie-longpan | slim-cutter"), "duel"),
        "0 send tom-noland",
    )
    dice = Random(1)
    found = Counter(GAME.determinize(GAME.view(state, 1), dice).sent for _ in range(400))
    assert set(found) == {(name, None, "slim-cutter", None) for name in ("tom-noland", "lucky-lou")}
    assert 150 < found["tom-noland", None, "slim-cutter", None] < 250
    assert GAME.determinize(GAME.view(state, 2), dice).sent[1] is None


def test_others_may_hold_any_unmet_adventurer() -> None:
    """0.7, I28: the first seat, which holds two of the 29, can exclude only these."""
    deal = [f"chance adventurer {turn // 2} {name}" for turn, name in enumerate(GAME.start().setup.names[:6])]
    view = GAME.view(play(GAME.start(3, Options(first_seat=0)), *deal), 0)
    dice = Random(1)
    for seat in (1, 2):
        crews = [GAME.determinize(view, dice).players[seat].crew for _ in range(300)]
        assert {name for crew in crews for name in crew} == {*view.setup.names} - {*(view.my_crew or ())}
        assert all(crew == add_adventurers(view.setup, crew) for crew in crews)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("draft", [False, True])
def test_a_drawn_state_looks_the_same_and_offers_the_same_actions(seats: int, draft: bool) -> None:
    """In whole games, for every seat and the watcher."""
    dice = Random(seats)
    for turn in random_turns(GAME.start(seats, Options(draft=draft)), dice):
        state = GAME.apply(turn.state, turn.actor, turn.step)
        for viewer in (*range(seats), WATCHER):
            view = GAME.view(state, viewer)
            other = GAME.determinize(view, dice)
            assert GAME.view(other, viewer) == view
            assert GAME.view(other, WATCHER) == GAME.view(state, WATCHER)
            assert inventory(other) == inventory(state)
            assert all(GAME.legal(other, actor) for actor in GAME.to_act(state) if actor is not CHANCE)
