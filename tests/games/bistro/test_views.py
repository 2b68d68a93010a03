"""Who sees what, row by row of the formal rules: each step, each viewer, before and after."""

import pytest
from msgspec.structs import replace

import comptoir
from comptoir import CHANCE
from comptoir.core.actors import Viewer
from comptoir.core.encoding import to_json
from comptoir.core.refusals import UnknownSeat
from comptoir.games.bistro.actions import Dealt, Look, MiamBack, See, Seen
from comptoir.games.bistro.components import GLASSES, MIAMS, Options
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import State
from comptoir.games.bistro.views import View
from tests.contract import promises
from tests.contract.promises import Promise
from tests.contract.worlds import play_out
from tests.games.bistro.table import SEATS, play, random_game, read_turn, table
from tests.play import WATCHER

PROMISES = (
    promises.no_view_tells_a_secret,
    promises.an_imagined_state_fits_its_view,
    promises.a_story_holds_the_step_and_the_games_events,
)
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, WATCHER)
FIVE = "chocolate lemonade syrup apple-juice sparkling-water"

# Three players; 1 starts. Each row: a turn, who hears all of it ("*": everybody), and how the others hear it.
ROUND: tuple[tuple[str, tuple[Viewer, ...] | str, str], ...] = (
    ("chance first 1", "*", ""),
    ("chance miam 0 cheese", (0,), "miam 0 ?"),
    ("chance miam 1 olives", (1,), "miam 1 ?"),
    ("chance miam 2 toast", (2,), "miam 2 ?"),
    ("chance glass 0 coffee", "*", ""),
    ("chance glass 1 lemonade", "*", ""),
    ("chance glass 2 syrup", "*", ""),
    ("1 look", "*", ""),
    ("chance see coffee", (1,), "see ?"),
    ("1 offer 0 syrup with toast", "*", ""),
    ("0 take", "*", ""),
    ("0 look", "*", ""),
    ("0 offer 2 coffee with olives", "*", ""),
    ("2 believe", "*", ""),
    ("2 doubt", "*", ""),
    ("0 offer 1 chocolate", "*", ""),
    ("1 name coffee", "*", ""),
    ("chance see coffee", "*", ""),
    ("chance addition 2", "*", ""),
)
TURNS = tuple(row[0] for row in ROUND)

# Who sees this turn's glass, by the number of rows played; before these rows, nobody does.
KNOWN: dict[int, tuple[Viewer, ...]] = {9: (1,), 10: (1,), 11: (1,), 12: (0, 1), 13: (0, 1), 14: VIEWERS}


def views(state: State) -> list[View]:
    return [GAME.view(state, viewer) for viewer in (*range(state.setup.seats), WATCHER)]


# --- Row by row -----------------------------------------------------------------


@pytest.mark.parametrize("row", range(len(ROUND)))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_hears_what_the_row_says(row: int, viewer: Viewer) -> None:
    """Formal rules, decision points and notation: who sees it."""
    turn, who, others_hear = ROUND[row]
    state = play(GAME.start(3), *TURNS[:row])
    actor, step = read_turn(state, turn)
    heard = turn.partition(" ")[2] if who == "*" or viewer in who else others_hear
    assert GAME.heard(state, actor, step, viewer) == heard
    assert GAME.write(GAME.story(state, actor, step, viewer)[0]) == heard  # type: ignore[arg-type]


@pytest.mark.parametrize("row", range(len(ROUND) + 1))
def test_apart_from_miams_and_the_glass_everything_is_open(row: int) -> None:
    """0.5, 1.3, 2.5: a watcher sees what is public."""
    state = play(GAME.start(3), *TURNS[:row])
    common = set(State.__struct_fields__) - {"miams", "glass", "unseen"}
    own = {"seat", "ranks", "danger", "pile", "my_miam", "has_miam", "glass"}
    assert common == set(View.__struct_fields__) - own
    for view in views(state):
        for field in common:
            assert getattr(view, field) == getattr(state, field)
    alike = [replace(view, seat=None, my_miam=None, glass=None) for view in views(state)]
    assert len({to_json(view) for view in alike}) == 1


@pytest.mark.parametrize("row", range(len(ROUND) + 1))
@pytest.mark.parametrize("viewer", VIEWERS)
def test_lookers_see_the_glass_and_everybody_does_once_it_is_turned_up(row: int, viewer: Viewer) -> None:
    """1.3, 4.1."""
    state = play(GAME.start(3), *TURNS[:row])
    known = VIEWERS if row == 18 else KNOWN.get(row, ())
    assert GAME.view(state, viewer).glass == ("coffee" if viewer in known else None)


@pytest.mark.parametrize("row", range(len(ROUND) + 1))
def test_only_its_owner_sees_a_miam_and_everybody_sees_who_has_one(row: int) -> None:
    """0.5, 2.3: until it is turned up; that is the only way to lose it."""
    state = play(GAME.start(3), *TURNS[:row])
    assert [view.my_miam for view in views(state)] == [*state.miams, None]
    for view in views(state):
        assert view.has_miam == tuple(miam is not None for miam in state.miams)
    lost = 15 <= row < len(ROUND)
    assert all(view.discarded == (("cheese",) if lost else ()) for view in views(state))
    assert all((view.has_miam[0] or row < 2 or row >= 15) for view in views(state))


# --- Miams ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_only_its_owner_hears_which_miam_it_is(seats: int, owner: int) -> None:
    """0.5."""
    state = play(GAME.start(seats), "chance first 0", *[f"chance miam {n} {MIAMS[n]}" for n in range(owner)])
    step = Dealt(owner, "toast")
    for viewer in (*range(seats), WATCHER):
        told = GAME.story(state, CHANCE, step, viewer)[0]
        assert told == (step if viewer == owner else Dealt(owner, None))


def test_nobody_sees_a_miam_that_goes_back() -> None:
    """3.5, 4.2."""
    state = play(table(4), "0 offer 1 coffee with toast")
    taken = GAME.apply(state, *read_turn(state, "1 take"))
    for viewer in (0, 1, 2, 3, WATCHER):
        assert MiamBack(0) in GAME.story(state, *read_turn(state, "1 take"), viewer)
        before, after = GAME.view(state, viewer), GAME.view(taken, viewer)
        assert (before.my_miam, before.discarded) == (after.my_miam, after.discarded)


def test_the_miams_of_others_look_alike() -> None:
    """0.5: also in hints, and if a claim fits one of them."""
    for claimed in MIAMS:
        one = play(table(3, 0, "| coffee syrup", "cheese olives toast"), f"0 offer 1 coffee with {claimed}")
        other = play(
            table(3, 0, "| coffee syrup", "crisps olives cheese"), f"0 offer 1 coffee with {claimed}"
        )
        one, other = (play(state, "1 believe", "chance see coffee") for state in (one, other))
        for viewer in (1, WATCHER):
            assert to_json(GAME.view(one, viewer)) == to_json(GAME.view(other, viewer))
            assert GAME.hints(GAME.view(one, viewer)) == GAME.hints(GAME.view(other, viewer))
        assert GAME.view(one, 0) != GAME.view(other, 0)


# --- The glass ------------------------------------------------------------------


@pytest.mark.parametrize("after", [(), ("0 offer 1 coffee",), ("0 offer 1 coffee", "1 take")])
def test_any_glass_that_a_looker_has_seen_looks_alike_to_the_others(after: tuple[str, ...]) -> None:
    """1.3, B5."""
    seen: dict[Viewer, set[bytes]] = {}
    for glass in GLASSES:
        state = play(table(4), "0 look", f"chance see {glass}", *after)
        for viewer in (0, 1, 2, 3, WATCHER):
            seen.setdefault(viewer, set()).add(to_json(GAME.view(state, viewer)))
    assert {viewer: len(ways) for viewer, ways in seen.items()} == {0: 6, 1: 1, 2: 1, 3: 1, WATCHER: 1}


def test_the_glass_of_a_second_look_is_told_to_the_second_looker_only() -> None:
    """1.3: an event tells it, because chance takes no step here."""
    state = play(table(4), "0 look", "chance see coffee", "0 offer 1 syrup", "1 take")
    for viewer in (0, 1, 2, 3, WATCHER):
        told = GAME.story(state, *read_turn(state, "1 look"), viewer)
        assert told[1] == Seen(1, "coffee" if viewer == 1 else None)


@pytest.mark.parametrize(
    ("turns", "phase"),
    [
        (("0 offer 1 coffee", "1 believe"), "reveal"),
        (("0 offer 1 coffee", "1 name syrup", "chance see syrup"), "blind"),
    ],
)
def test_everybody_hears_the_type_of_a_glass_turned_up_or_drunk_blind(
    turns: tuple[str, ...], phase: str
) -> None:
    """4.1, 4.7."""
    state = play(table(4), *turns)
    assert state.phase == phase
    for viewer in (0, 1, 2, 3, WATCHER):
        assert GAME.heard(state, CHANCE, See("coffee"), viewer) == "see coffee"


@pytest.mark.parametrize(
    ("turns", "under_way"),
    [
        ((), True),
        (("0 look",), True),
        (("0 look", "chance see syrup"), True),
        (("0 offer 1 coffee",), True),
        (("0 offer 1 coffee", "1 take"), True),
        (("0 offer 1 coffee", "1 name syrup"), True),
        (("0 offer 1 coffee with toast", "1 name syrup", "chance see syrup"), True),  # not drunk yet
        (("0 offer 1 coffee", "1 name syrup", "chance see syrup"), False),  # drunk
    ],
)
def test_the_pile_is_counted_without_this_turns_glass(turns: tuple[str, ...], under_way: bool) -> None:
    """1.1, 4.8: once drunk, it stands with the other glasses."""
    state = play(table(4, 0, "coffee | lemonade coffee | syrup"), *turns)
    drunk = sum(map(sum, state.glasses)) - 4
    assert drunk == (not under_way)
    assert all(view.pile == 48 - 4 - 1 for view in views(state))


@pytest.mark.parametrize(
    ("glasses", "danger"),
    [
        ("", ()),
        ("coffee coffee syrup", ("coffee",)),
        ("coffee coffee syrup syrup", ("coffee", "syrup")),
        (FIVE, ("coffee",)),
        (f"{FIVE} syrup", ("coffee", "syrup")),
        ("coffee coffee coffee", ()),
    ],
)
def test_a_view_says_which_types_would_end_the_round(glasses: str, danger: tuple[str, ...]) -> None:
    """5.1, 5.2."""
    assert all(view.danger == ((), danger, ()) for view in views(table(3, 0, f"| {glasses}")))


def test_nobody_is_in_danger_once_a_round_has_ended() -> None:
    """5.1."""
    state = play(table(3, 0, "coffee coffee | syrup syrup"), "0 offer 1 coffee", "1 believe")
    assert all(view.danger == (("coffee",), ("syrup",), ()) for view in views(state))
    ended = play(state, "chance see coffee")
    assert ended.phase == "addition"
    assert all(view.danger == ((), (), ()) for view in views(ended))


# --- To the end -----------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("options", [Options(), Options(short_game=True)])
def test_in_whole_games_nobody_sees_the_secrets_of_others(seats: int, options: Options) -> None:
    """0.5, 1.3: no field holds another's Miam or glass."""
    for turn in random_game(GAME.start(seats, options), seats):
        state = turn.state
        for viewer in (*range(seats), WATCHER):
            view = GAME.view(state, viewer)
            assert view.my_miam == (None if viewer is None else state.miams[viewer])
            assert (view.glass is None) or state.shown or viewer in state.lookers


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_the_promises_about_views_hold_in_games_with_looks(seats: int, promise: Promise) -> None:
    """1.3, B5: in random games the many offers leave few looks, so the test makes sure of one."""
    for seed in range(4):
        world = play_out(comptoir.load("bistro"), seats, Options(), seed)
        assert any(isinstance(turn.step, Look) for turn in world.turns)
        promise(world)


def test_a_seat_out_of_range_has_no_view() -> None:
    """0.1."""
    for nobody in (-1, 4, 99):
        with pytest.raises(UnknownSeat):
            GAME.view(table(4), nobody)
