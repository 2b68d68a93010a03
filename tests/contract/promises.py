"""The promises that every game keeps, each a check of one world.

They know no particular game. `test_promises` checks them for every game, and `test_planted_faults` shows
that each can fail.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from importlib import import_module
from itertools import chain, islice, pairwise, product
from math import sqrt
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from comptoir.catalogue import AnyGame
from comptoir.core import records
from comptoir.core.actors import CHANCE, CLOCK, Actor
from comptoir.core.refusals import IllegalAction
from comptoir.core.sentences import Sentence
from comptoir.core.steps import Reveal, Step
from comptoir.server.rooms.frames import untold
from comptoir.words.sentences import write
from comptoir.words.texts import LANGUAGES, texts
from tests.contract.worlds import World, as_bytes

Promise = Callable[[World], None]


def the_game_ends(world: World) -> None:
    """At the end nobody has to act, nothing is legal, and there is a result."""
    game, end = world.game, world.end
    result = game.result(end)
    assert game.to_act(end) == ()
    assert result is not None
    assert result.scores == game.scores(end)
    assert len(result.ranks) == len(result.scores) == end.setup.seats
    assert min(result.ranks) == 1
    assert all(game.legal(end, seat) == () for seat in world.viewers if seat is not None)
    assert all(game.result(turn.state) is None for turn in world.turns)


def everybody_sees_who_has_won(world: World) -> None:
    """The ranks of the result are in every view of the end, and in none before it."""
    game = world.game
    results = {id(state): game.result(state) for state in world.states}
    for state, _, view in world.seen:
        result = results[id(state)]
        assert view.ranks == (result.ranks if result else None)


def a_record_replays_to_the_same_end(world: World) -> None:
    """A record that is written and read gives the same states."""
    start = world.states[0]
    record = records.record(world.game, start, [(turn.actor, turn.step) for turn in world.turns])
    text = records.write(world.game, record)
    again = records.read(world.game, text)
    assert again.turns == world.turns
    assert again.end == world.end
    assert again.notes == ()
    assert records.write(world.game, again) == text


def chance_has_exact_odds(world: World) -> None:
    """The odds add up to one, and exist only when chance is due."""
    for state in world.states:
        odds = world.game.odds(state)
        assert bool(odds) == (world.game.to_act(state) == (CHANCE,))
        assert world.game.legal(state, CHANCE) == ()
        if odds and (world.game, id(odds)) not in EXACT:
            amounts = Counter(chance.as_integer_ratio() for _, chance in odds)
            assert {type(chance) for _, chance in odds} == {Fraction}
            assert all(0 < part <= whole for part, whole in amounts)
            assert sum(Fraction(*ratio) * times for ratio, times in amounts.items()) == 1
            assert len({world.game.write(outcome) for outcome, _ in odds}) == len(odds)
            EXACT[world.game, id(odds)] = odds


EXACT: dict[tuple[AnyGame, int], Any] = {}
"""Odds that have been checked, by identity: a game returns the same object again and again."""


def samples_follow_the_odds(world: World) -> None:
    """Each of eight groups of outcomes is drawn as often as its odds say, within five standard deviations."""
    rng, draws, groups = Random(world.seed), 400, 8
    seen: dict[int, Any] = {}
    for state in world.states:
        odds = world.game.odds(state)
        if len(odds) < 2 or id(odds) in seen or len(seen) > 5:
            continue
        seen[id(odds)] = odds
        group_of, chances = {}, [0.0] * groups
        for place, (outcome, chance) in enumerate(odds):
            group_of[outcome] = place * groups // len(odds)
            chances[group_of[outcome]] += chance.numerator / chance.denominator  # quicker than `float`
        drawn = Counter(group_of[world.game.sample(state, rng)] for _ in range(draws))
        for place, share in enumerate(chances):
            spread = sqrt(draws * share * (1 - share))
            assert abs(drawn[place] - draws * share) <= 5 * spread + 1


def legal_steps(world: World, state: Any, actor: Actor) -> Iterator[Any]:
    """The steps that ``actor`` may take in ``state``, one by one: chance may have thousands of outcomes."""
    if actor is CHANCE:
        return (outcome for outcome, _ in world.game.odds(state))
    return iter(world.game.legal(state, actor))


def first_legal_steps(world: World, state: Any, actor: Actor) -> list[Any]:
    """The first sixty steps that ``actor`` may take in ``state``."""
    return list(islice(legal_steps(world, state, actor), 60))


def illegal_steps_are_refused(world: World) -> None:
    """An illegal step is refused, no matter who tries it, and changes nothing."""
    game, rng = world.game, Random(world.seed)
    steps = list({game.write(turn.step): turn.step for turn in world.turns}.values())
    actors = [CHANCE, CLOCK, -1, world.end.setup.seats, *range(world.end.setup.seats)]
    for state in rng.sample(world.states, min(12, len(world.states))):
        before = game.dump(state)
        for actor in actors:
            allowed = set(legal_steps(world, state, actor)) if actor in game.to_act(state) else set()
            for step in rng.sample(steps, min(20, len(steps))):
                assert step in allowed or refuses(world, state, actor, step)
        assert game.dump(state) == before


def refuses(world: World, state: Any, actor: Actor, step: Any) -> bool:
    """Whether the rules refuse the step."""
    try:
        world.game.apply(state, actor, step)
    except IllegalAction:
        return True
    return False


def legal_steps_are_accepted(world: World) -> None:
    """Every legal step is accepted, and the state in which it was taken does not change."""
    game = world.game
    for turn in world.turns:
        before = game.dump(turn.state)
        for step in first_legal_steps(world, turn.state, turn.actor):
            game.apply(turn.state, turn.actor, step)
        assert game.dump(turn.state) == before


def every_step_survives_writing(world: World) -> None:
    """A step that is written and read is the same; no two steps have the same notation."""
    game = world.game
    steps = {step for turn in world.turns for step in first_legal_steps(world, turn.state, turn.actor)}
    steps |= {turn.step for turn in world.turns}
    written = {game.write(step): step for step in steps}
    assert len(written) == len(steps)
    assert all(game.read(text) == step for text, step in written.items())


def states_survive_dumping(world: World) -> None:
    """A restored state is the same, shares its setup, and dumps to the same bytes."""
    game = world.game
    for state in world.states:
        again = game.restore(game.dump(state))
        assert again == state
        assert again.setup is state.setup
        assert game.dump(again) == game.dump(state)
        assert game.to_act(again) == game.to_act(state)
        for actor in game.to_act(state):
            assert first_legal_steps(world, again, actor) == first_legal_steps(world, state, actor)


def nothing_is_lost_or_doubled(world: World) -> None:
    """The game's own inventory of cards, money and pieces never changes."""
    inventory = import_module(f"tests.games.{world.game.name}.inventory").inventory
    counts = [inventory(state) for state in world.states]
    assert all(before == after for before, after in pairwise(counts))


def seats_act_in_order(world: World) -> None:
    """Seats are awaited in ascending order, then the clock; chance acts alone; no other seat may act."""
    game, seats = world.game, range(world.end.setup.seats)
    for state in world.states:
        awaited = game.to_act(state)
        assert awaited == (CHANCE,) or CHANCE not in awaited
        asked = [actor for actor in awaited if isinstance(actor, int) and actor in seats]
        assert asked == sorted(set(asked))
        assert awaited in ((*asked,), (*asked, CLOCK), (CHANCE,))
        for seat in seats:
            assert bool(game.legal(state, seat)) == (seat in asked)
            assert game.legal(state, seat) == game.legal(state, seat)


def nobody_is_asked_without_a_choice(world: World) -> None:
    """A player with one legal action is asked only if the others cannot know that it is the only one."""
    game, rng = world.game, Random(world.seed)
    for state in world.states:
        if CLOCK in game.to_act(state):
            continue
        for seat in game.to_act(state):
            if seat is not CHANCE and len(game.legal(state, seat)) == 1:
                imagined = [game.determinize(game.view(state, None), rng) for _ in range(50)]
                assert any(len(game.legal(other, seat)) > 1 for other in imagined)


def sealed_choices_have_no_order(world: World) -> None:
    """The sequence of choices makes no difference once all have chosen."""
    game, rng = world.game, Random(world.seed)
    for state in world.states:
        awaited = game.to_act(state)
        if len(awaited) < 2 or CLOCK in awaited:
            continue
        choices = [(seat, rng.choice(game.legal(state, seat))) for seat in awaited]
        forwards = backwards = state
        for seat, step in choices:
            forwards = game.apply(forwards, seat, step)
        for seat, step in reversed(choices):
            backwards = game.apply(backwards, seat, step)
        assert game.dump(forwards) == game.dump(backwards)


def a_story_holds_the_step_and_the_games_events(world: World) -> None:
    """A story begins with the step as heard, then has only events of the game, all plain data."""
    game = world.game
    for turn in world.turns:
        for viewer in world.viewers:
            first, *rest = game.story(turn.state, turn.actor, turn.step, viewer)
            heard = game.heard(turn.state, turn.actor, turn.step, viewer)
            assert isinstance(first, Step)
            assert game.write(first) == heard
            assert all(type(event) in game.Events for event in rest)
            assert as_bytes((first, *rest))


def an_actor_hears_its_own_step(world: World) -> None:
    """A seat hears everything about its own step."""
    for turn in world.turns:
        if isinstance(turn.actor, int):
            heard = world.game.heard(turn.state, turn.actor, turn.step, turn.actor)
            assert heard == world.game.write(turn.step)


def an_imagined_state_fits_its_view(world: World) -> None:
    """A state imagined for a view gives the same view and the same legal actions."""
    game, rng = world.game, Random(world.seed)
    for state, viewer, view in world.seen:
        imagined = game.determinize(view, rng)
        assert as_bytes(game.view(imagined, viewer)) == as_bytes(view)
        assert game.to_act(imagined) == game.to_act(state)
        if viewer is not None:
            assert game.legal(imagined, viewer) == game.legal(state, viewer)


def only_a_seat_that_decides_gets_hints(world: World) -> None:
    """Hints come from the view alone, are plain data, and go only to a seat that has to decide."""
    game = world.game
    for state, viewer, view in world.seen:
        hint = game.hints(view)
        assert as_bytes(hint)
        assert (hint is not None) <= (viewer in game.to_act(state))


def every_beat_fits_its_position(world: World) -> None:
    """There is a beat whenever the clock is due; it waits, and its presses are legal steps of the seats."""
    game = world.game
    for state in world.states:
        awaited, beat = game.to_act(state), game.beat(state)
        assert bool(game.legal(state, CLOCK)) == (CLOCK in awaited) == (beat is not None)
        if beat is not None:
            assert beat.wait > 0 <= min(beat.grace, beat.lead)
            assert sorted(seat for seat, _ in beat.presses) == [seat for seat in awaited if seat is not CLOCK]
            assert all(step in game.legal(state, seat) for seat, step in beat.presses)


def a_story_tells_what_changes(world: World) -> None:
    """A view that follows the stories is the real one, but for the fields that no event tells.

    Those are corrected only now and then, because several steps can be sent together.
    """
    rng = Random(world.seed)
    for viewer in world.viewers:
        told = world.game.view(world.states[0], viewer)
        for turn, after in zip(world.turns, world.states[1:], strict=True):
            story = world.game.story(turn.state, turn.actor, turn.step, viewer)
            _, told = world.game.follow(told, turn.actor, story)
            now = world.game.view(after, viewer)
            assert all(getattr(now, field) == getattr(after, field) for field in now.untold)
            corrected = replace(told, **untold(told, now))
            assert as_bytes(corrected) == as_bytes(now)
            told = rng.choice((told, corrected))


def a_story_can_be_told_in_every_language(world: World) -> None:
    """Each part of a story has its sentences, and each can be written for players and watchers."""
    game, names = world.game, tuple("ABCDEF"[: world.end.setup.seats])
    said: dict[bytes, Sentence] = {}
    for turn in world.turns:
        for viewer in world.viewers:
            story = game.story(turn.state, turn.actor, turn.step, viewer)
            sentences = game.sentences(turn.actor, story, turn.state.setup)
            assert len(sentences) == len(story)
            said |= {as_bytes(sentence): sentence for sentence in chain.from_iterable(sentences)}
    for sentence, language, reader in product(said.values(), LANGUAGES, (None, 0, 1)):
        try:
            assert write(sentence, texts(language, game.package), names, reader)
        except LookupError as missing:
            pytest.fail(f"{language}: {missing}")


def a_story_leaves_no_memory(world: World) -> None:
    """Where people have to remember for themselves, no part of a story says what only a memory would know."""
    game = world.game
    if "memory" not in game.View.__struct_fields__:
        return
    for turn in world.turns:
        for viewer in world.viewers:
            view = replace(game.view(turn.state, viewer), memory=None)
            story = game.story(turn.state, turn.actor, turn.step, viewer)
            changes, _ = game.follow(view, turn.actor, story)
            assert all(changed.get("memory") is None for changed in changes)


def nothing_shown_falls_below_zero(world: World) -> None:
    """While a story is told, no number is below zero in a field that has none below zero otherwise."""
    game = world.game
    below = {field for _, _, view in world.seen for field, value in fields_of(view) if has_negative(value)}
    for turn in world.turns:
        for viewer in world.viewers:
            story = game.story(turn.state, turn.actor, turn.step, viewer)
            changes, _ = game.follow(game.view(turn.state, viewer), turn.actor, story)
            values = [item for changed in changes for item in changed.items()]
            assert below.issuperset(field for field, value in values if has_negative(value))


def fields_of(view: Any) -> Iterator[tuple[str, Any]]:
    """The fields of a view and what they hold, except for the setup."""
    return ((field, getattr(view, field)) for field in view.__struct_fields__ if field != "setup")


def has_negative(value: object) -> bool:
    """Whether there is a number below zero in a value of a view."""
    if isinstance(value, Struct):
        return any(has_negative(getattr(value, field)) for field in value.__struct_fields__)
    if isinstance(value, tuple | frozenset):
        return any(map(has_negative, value))
    return isinstance(value, int) and value < 0


def no_view_tells_a_secret(world: World) -> None:
    """A viewer sees no difference if each ``?`` that the viewer heard hides another value.

    From a random step on, each secret is replaced by another that the viewer hears alike. As long as
    everything heard and revealed stays the same, view, story, hints and legal actions are the same bytes.
    """
    rng = Random(world.seed)
    for viewer in world.viewers:
        for _ in range(6):
            since = rng.randrange(len(world.turns))
            compare_twins(world, viewer, since, rng)


def compare_twins(world: World, viewer: int | None, since: int, rng: Random) -> None:
    """Play the game and its twin side by side for as long as the viewer could not tell them apart."""
    game = world.game
    twin = world.turns[since].state
    for turn, after in zip(world.turns[since:], world.states[since + 1 :], strict=True):
        step = other_step(world, turn, twin, viewer, rng)
        if step is None:
            return
        if twin is turn.state and step == turn.step:
            twin = after  # nothing has been replaced yet
            continue
        ours = game.story(turn.state, turn.actor, turn.step, viewer)
        theirs = game.story(twin, turn.actor, step, viewer)
        reveals = [as_bytes([e for e in story if isinstance(e, Reveal)]) for story in (ours, theirs)]
        if reveals[0] != reveals[1]:
            return
        assert as_bytes(ours) == as_bytes(theirs)
        twin = game.apply(twin, turn.actor, step)
        assert_looks_the_same(world, after, twin, viewer)


def assert_looks_the_same(world: World, state: Any, twin: Any, viewer: int | None) -> None:
    """The two states look the same to the viewer."""
    game = world.game
    views = game.view(state, viewer), game.view(twin, viewer)
    assert as_bytes(views[0]) == as_bytes(views[1])
    assert as_bytes(game.hints(views[0])) == as_bytes(game.hints(views[1]))
    assert game.to_act(state) == game.to_act(twin)
    if viewer is not None:
        assert as_bytes(game.legal(state, viewer)) == as_bytes(game.legal(twin, viewer))


def other_step(world: World, turn: Any, twin: Any, viewer: int | None, rng: Random) -> Any | None:
    """A step, legal in the twin, that the viewer hears like the real one; ``None`` if there is none."""
    game = world.game
    heard = game.heard(turn.state, turn.actor, turn.step, viewer)
    if "?" not in heard:
        return turn.step if turn.step in legal_steps(world, twin, turn.actor) else None
    alike = [
        s for s in legal_steps(world, twin, turn.actor) if game.heard(twin, turn.actor, s, viewer) == heard
    ]
    others = [step for step in alike if step != turn.step]
    return rng.choice(others or alike) if alike else None


PROMISES: tuple[Promise, ...] = (
    the_game_ends,
    everybody_sees_who_has_won,
    a_record_replays_to_the_same_end,
    chance_has_exact_odds,
    samples_follow_the_odds,
    illegal_steps_are_refused,
    legal_steps_are_accepted,
    every_step_survives_writing,
    states_survive_dumping,
    nothing_is_lost_or_doubled,
    seats_act_in_order,
    nobody_is_asked_without_a_choice,
    sealed_choices_have_no_order,
    a_story_holds_the_step_and_the_games_events,
    an_actor_hears_its_own_step,
    an_imagined_state_fits_its_view,
    only_a_seat_that_decides_gets_hints,
    every_beat_fits_its_position,
    a_story_tells_what_changes,
    a_story_can_be_told_in_every_language,
    a_story_leaves_no_memory,
    nothing_shown_falls_below_zero,
    no_view_tells_a_secret,
)
