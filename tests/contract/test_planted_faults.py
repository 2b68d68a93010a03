"""Each promise is seen to fail: a fault is planted in a sound game, and the promise finds it.

A fault stands beside the promise that has to notice it; `test_every_promise_can_fail`
holds that none is without.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import force_setattr, replace

import comptoir
from comptoir.catalogue import AnyGame
from comptoir.core.actors import CHANCE
from comptoir.core.game import Beat, Result
from comptoir.core.refusals import IllegalAction, Refusal
from comptoir.games.encanteur.components import FISH
from tests.contract import promises
from tests.contract.promises import PROMISES, Promise
from tests.contract.worlds import options, play_out, replant

GAME: Any = comptoir.load("polterfass")
AUCTION = comptoir.load("encanteur")

Plant = Callable[[], AnyGame]


def forgets_what_it_applied() -> AnyGame:
    """Applying the same step twice gives two different states."""
    times = [0]

    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        times[0] += 1
        return replace(GAME.apply(state, actor, step, tell), round=times[0] % 59 + 1)

    return replant(GAME, apply=apply)


def never_ends() -> AnyGame:
    return replant(GAME, result=lambda state: None)


def ranks_nobody_first() -> AnyGame:
    def result(state: Any) -> Result | None:
        ended: Result | None = GAME.result(state)
        return ended and replace(ended, ranks=tuple(rank + 1 for rank in ended.ranks))

    return replant(GAME, result=result)


def tells_watchers_nothing_of_the_end() -> AnyGame:
    def view(state: Any, viewer: Any) -> Any:
        seen = GAME.view(state, viewer)
        return replace(seen, ranks=None) if viewer is None else seen

    return replant(GAME, view=view)


def ranks_before_the_end() -> AnyGame:
    def view(state: Any, viewer: Any) -> Any:
        return replace(GAME.view(state, viewer), ranks=(1,) * state.setup.seats)

    return replant(GAME, view=view)


def odds_fall_short() -> AnyGame:
    return replant(GAME, odds=lambda state: GAME.odds(state)[1:])


def prefers_the_first_outcome() -> AnyGame:
    def sample(state: Any, rng: Random) -> Any:
        return GAME.odds(state)[0][0] if rng.random() < 0.5 else GAME.sample(state, rng)

    return replant(GAME, sample=sample)


def takes_anything() -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        try:
            return GAME.apply(state, actor, step, tell)
        except IllegalAction:
            return state

    return replant(GAME, apply=apply)


def changes_the_past() -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after = GAME.apply(state, actor, step, tell)
        force_setattr(state, "reason", "changed")
        return after

    return replant(GAME, apply=apply)


def offers_what_it_refuses() -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        if GAME.write(step) == "close":
            raise IllegalAction(step, "not-now")
        return GAME.apply(state, actor, step, tell)

    return replant(GAME, apply=apply)


def writes_two_steps_alike() -> AnyGame:
    return replant(GAME, write=lambda step: GAME.write(step).replace("roll x", "roll y"))


def forgets_in_a_dump() -> AnyGame:
    class Forgetful(type(GAME)):  # type: ignore[misc]
        __slots__ = ()

        def dump(self, state: Any) -> bytes:
            return bytes(super().dump(replace(state, pad=())))

    return Forgetful(**{field: getattr(GAME, field) for field in GAME.__dataclass_fields__})


def loses_mugs() -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after = GAME.apply(state, actor, step, tell)
        return replace(after, totals=(after.totals[0] - 1, *after.totals[1:])) if actor is CHANCE else after

    return replant(GAME, apply=apply)


def asks_out_of_order() -> AnyGame:
    return replant(GAME, to_act=lambda state: tuple(reversed(GAME.to_act(state))))


def asks_for_the_only_choice() -> AnyGame:
    def legal(state: Any, actor: Any) -> Any:
        return GAME.legal(state, actor)[:1]

    return replant(GAME, legal=legal)


def remembers_who_chose_first() -> AnyGame:
    def apply(state: Any, actor: Any, step: Any, tell: Any = None) -> Any:
        after = GAME.apply(state, actor, step, tell)
        return replace(after, reason=f"{state.reason}{actor}") if state.phase == "order" else after

    return replant(GAME, apply=apply)


def hears_other_words_than_it_shows() -> AnyGame:
    class Deaf(type(GAME)):  # type: ignore[misc]
        __slots__ = ()

        def heard(self, state: Any, actor: Any, step: Any, viewer: Any) -> str:
            return str(super().heard(state, actor, step, viewer)).upper()

    return Deaf(**{field: getattr(GAME, field) for field in GAME.__dataclass_fields__})


def hides_from_everybody() -> AnyGame:
    return replant(GAME, hide=lambda state, actor, step, viewer: GAME.hide(state, actor, step, None))


def imagines_another_table() -> AnyGame:
    def determinize(view: Any, rng: Random) -> Any:
        return replace(GAME.determinize(view, rng), innkeeper=0)

    return replant(GAME, determinize=determinize)


def hints_to_everybody() -> AnyGame:
    return replant(GAME, hints=lambda view: view.pad)


def ticks_where_nobody_is_hurried() -> AnyGame:
    return replant(GAME, beat=lambda state: Beat(1.0, 0.0, ()))


def begins_before_what_led_to_it() -> AnyGame:
    def beat(state: Any) -> Beat | None:
        found = AUCTION.beat(state)
        return found and replace(found, lead=-1.0)

    return replant(AUCTION, beat=beat)


def lets_the_holder_press() -> AnyGame:
    def beat(state: Any) -> Beat | None:
        found = AUCTION.beat(state)
        mine = () if state.holder is None or found is None else ((state.holder, AUCTION.read("take")),)
        return found and replace(found, presses=(*found.presses, *mine))

    return replant(AUCTION, beat=beat)


# --- Leaks: each of a kind that `determinize` would copy, so that only a twin finds it ---


def counts_cards_too_early() -> AnyGame:
    """The number of cards laid shows while others still choose."""

    def view(state: Any, viewer: Any) -> Any:
        seen = GAME.view(state, viewer)
        return replace(seen, laid=tuple(len(cards or ()) for cards in state.orders))

    return replant(GAME, view=view)


def shows_a_neighbours_order() -> AnyGame:
    """One seat, and not the first, sees its neighbour's cards."""

    def view(state: Any, viewer: Any) -> Any:
        seen = GAME.view(state, viewer)
        return replace(seen, shown=state.orders) if viewer == 2 else seen

    return replant(GAME, view=view)


def tells_an_order_in_the_story() -> AnyGame:
    class Gossip(type(GAME)):  # type: ignore[misc]
        __slots__ = ()

        def story(self, state: Any, actor: Any, step: Any, viewer: Any) -> Any:
            return (step, *super().story(state, actor, step, viewer)[1:])

    return Gossip(**{field: getattr(GAME, field) for field in GAME.__dataclass_fields__})


def remembers_what_was_put_away() -> AnyGame:
    """Everybody knows of everybody what they put away, as if it had been sold."""

    def view(state: Any, viewer: Any) -> Any:
        away = tuple(tuple(f for f in FISH if kept and f not in kept) for kept in state.sets)
        return replace(AUCTION.view(state, viewer), memory=away)

    return replant(AUCTION, view=view)


FAULTS: list[tuple[Plant, Promise]] = [
    (never_ends, promises.the_game_ends),
    (ranks_nobody_first, promises.the_game_ends),
    (tells_watchers_nothing_of_the_end, promises.everybody_sees_who_has_won),
    (ranks_before_the_end, promises.everybody_sees_who_has_won),
    (forgets_what_it_applied, promises.a_record_replays_to_the_same_end),
    (odds_fall_short, promises.chance_has_exact_odds),
    (prefers_the_first_outcome, promises.samples_follow_the_odds),
    (takes_anything, promises.what_is_not_offered_is_refused),
    (changes_the_past, promises.what_is_offered_is_taken),
    (offers_what_it_refuses, promises.what_is_offered_is_taken),
    (writes_two_steps_alike, promises.every_step_survives_writing),
    (forgets_in_a_dump, promises.states_survive_dumping),
    (loses_mugs, promises.nothing_is_lost_or_doubled),
    (asks_out_of_order, promises.seats_act_in_order),
    (asks_for_the_only_choice, promises.nobody_is_asked_without_a_choice),
    (remembers_who_chose_first, promises.sealed_choices_have_no_order),
    (hears_other_words_than_it_shows, promises.the_story_is_the_games),
    (hides_from_everybody, promises.an_actor_hears_its_own_step),
    (imagines_another_table, promises.a_view_can_be_imagined),
    (hints_to_everybody, promises.hints_are_for_who_decides),
    (ticks_where_nobody_is_hurried, promises.the_clock_knows_its_beat),
    (begins_before_what_led_to_it, promises.the_clock_knows_its_beat),
    (lets_the_holder_press, promises.the_clock_knows_its_beat),
    (counts_cards_too_early, promises.no_view_tells_a_secret),
    (shows_a_neighbours_order, promises.no_view_tells_a_secret),
    (tells_an_order_in_the_story, promises.no_view_tells_a_secret),
    (remembers_what_was_put_away, promises.no_view_tells_a_secret),
]


def finds(promise: Promise, game: AnyGame) -> bool:
    """Whether the promise fails on one of a few random games."""
    sound = comptoir.load(game.name)
    chosen = list(options(sound, 4))
    for seed in range(6):
        # The sound game is played, the faulty one is judged by it; where that cannot be, the faulty one.
        world = replace(play_out(sound, 4, chosen[seed], seed), game=game)
        if promise is promises.nothing_is_lost_or_doubled:
            world = play_out(game, 4, chosen[seed], seed)
        try:
            promise(world)
        except (AssertionError, Refusal, msgspec.DecodeError, pytest.fail.Exception):
            return True
    return False


@pytest.mark.parametrize(("plant", "promise"), FAULTS, ids=lambda part: part.__name__)
def test_a_planted_fault_is_found(plant: Plant, promise: Promise) -> None:
    assert finds(promise, plant())


def test_a_set_that_is_imagined_as_it_is_gives_no_leak_away() -> None:
    """Where `determinize` copies the secret, only a twin finds it."""
    assert not finds(promises.a_view_can_be_imagined, remembers_what_was_put_away())


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_sound_game_keeps_it(promise: Promise) -> None:
    assert not finds(promise, GAME)


def test_every_promise_can_fail() -> None:
    assert {promise for _, promise in FAULTS} == set(PROMISES)


# --- Leaks of Bistro's own kind, which `determinize` copies as well ----------------------

BISTRO = comptoir.load("bistro")


def shows_a_look_to_the_next_seat() -> AnyGame:
    """What the drawer has seen reaches one other seat, in its view and in all that it imagines."""

    def view(state: Any, viewer: Any) -> Any:
        seen = BISTRO.view(state, viewer)
        beside = bool(state.lookers) and viewer == (state.lookers[0] + 1) % state.setup.seats
        return replace(seen, glass=state.glass) if beside else seen

    return replant(BISTRO, view=view)


def lets_others_hear_a_miam() -> AnyGame:
    """Who is told that a Miam is dealt is told which."""

    class Gossip(type(BISTRO)):  # type: ignore[misc]
        __slots__ = ()

        def story(self, state: Any, actor: Any, step: Any, viewer: Any) -> Any:
            told = super().story(state, actor, step, viewer)
            return (step, *told[1:]) if state.phase == "miam" else told

    return Gossip(**{field: getattr(BISTRO, field) for field in BISTRO.__dataclass_fields__})


def shows_a_miam_on_its_way() -> AnyGame:
    """Whoever watches sees a Miam that is offered and may yet go back unseen."""

    def view(state: Any, viewer: Any) -> Any:
        seen = BISTRO.view(state, viewer)
        attached = viewer is None and state.phase == "answer" and state.claims[-1].miam
        return replace(seen, my_miam=state.miams[state.chain[-2]]) if attached else seen

    return replant(BISTRO, view=view)


# --- Leaks of Impitoyable's own kind ------------------------------------------------------

DEBTS: Any = comptoir.load("impitoyable")


def remembers_for_another(viewer: int | None, **memory: Callable[[Any], Any]) -> AnyGame:
    """The game in which one viewer's memory holds what the state knows."""

    def view(state: Any, who: int | None) -> Any:
        seen = DEBTS.view(state, who)
        if who != viewer:
            return seen
        return replace(
            seen, memory=replace(seen.memory, **{key: find(state) for key, find in memory.items()})
        )

    return replant(DEBTS, view=view)


def shows_in_what_order_was_paid() -> AnyGame:
    """One seat sees where each IOU of a bid lies."""
    return remembers_for_another(2, market=lambda state: state.market)


def shows_what_a_duel_has_won() -> AnyGame:
    """Whoever watches sees what was taken unseen."""
    return remembers_for_another(None, hands=lambda state: tuple(player.taken for player in state.players))


def remembers_a_deal() -> AnyGame:
    """One seat knows who was dealt to whom."""
    return remembers_for_another(1, crews=lambda state: tuple(player.crew for player in state.players))


def leaks(game: AnyGame) -> bool:
    """Whether the twin finds a difference in one of a few games in which people have secrets."""
    sound = comptoir.load(game.name)
    for seed in range(10):
        world = replace(play_out(sound, 4, sound.Options(), seed), game=game)
        try:
            promises.no_view_tells_a_secret(world)
        except AssertionError:
            return True
    return False


LEAKS: list[Plant] = [
    shows_a_look_to_the_next_seat,
    lets_others_hear_a_miam,
    shows_a_miam_on_its_way,
    shows_in_what_order_was_paid,
    shows_what_a_duel_has_won,
    remembers_a_deal,
]


@pytest.mark.parametrize("plant", LEAKS, ids=lambda plant: plant.__name__)
def test_a_leak_of_a_games_own_kind_is_found(plant: Plant) -> None:
    assert leaks(plant())


@pytest.mark.parametrize("game", [BISTRO, DEBTS], ids=lambda game: game.name)
def test_the_game_itself_does_not_leak(game: AnyGame) -> None:
    assert not leaks(game)
