"""The next payday, rehearsed: its costs and chances agree with the rules (section 5)."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import permutations
from math import sqrt
from random import Random
from typing import Final, TypeAlias

import pytest
from msgspec.structs import replace

from comptoir import CHANCE
from comptoir.core.actors import Seat
from comptoir.core.steps import Event
from comptoir.games.impitoyable.actions import ColumnEmpty, IouPaid, Unpaid
from comptoir.games.impitoyable.components import COLOURS
from comptoir.games.impitoyable.game import GAME
from comptoir.games.impitoyable.hints import BidHint, BuyHint, SendHint, TakeHint
from comptoir.games.impitoyable.hints.rehearsal import Cost, Rehearsal
from comptoir.games.impitoyable.rules.payday import fill
from comptoir.games.impitoyable.state import Slip, State
from comptoir.games.impitoyable.views import View
from comptoir.games.impitoyable.views.imagine import wants
from tests.games.impitoyable.table import begin, box, event, of_kind, play, random_game, town

Costs: TypeAlias = dict[int | None, Fraction]
"""The chance of each payment; ``None`` stands for a vulture."""

TWO_COLUMNS: Final = box(columns=2)
"""A box with a payday at six cards for three players."""
RICH: Final = 99


def small(market: str, gold: int = 10, hands: str | None = None) -> State:
    """A state with three players; the first may buy."""
    return begin(town(seats=3, market=market, gold=f"{gold} {RICH} {RICH}", edition=TWO_COLUMNS, hands=hands))


def view(state: State, seat: int = 0, *, remembers: bool = True) -> View:
    seen = GAME.view(state, seat)
    return seen if remembers else replace(seen, memory=None)


def rehearsal_of(seen: View) -> Rehearsal:
    """The rehearsal in the hint of a view."""
    hint = GAME.hints(seen)
    assert isinstance(hint, SendHint | TakeHint | BuyHint | BidHint)
    assert hint.payday is not None
    return hint.payday


def costs(rehearsal: Rehearsal) -> Costs:
    """The payments of a rehearsal."""
    shown: Costs = {cost.gold: cost.chance for cost in rehearsal.costs}
    return shown | ({None: rehearsal.vulture} if rehearsal.vulture else {})


def real_costs(state: State, seat: int = 0) -> Costs:
    """The chance of each payment of a seat, from all possible rolls of the die."""
    found: Costs = defaultdict(Fraction)
    for end, chance in ends(replace(state, phase="die", awaited=(CHANCE,))):
        lost = state.players[seat].gold - end.players[seat].gold
        struck = end.players[seat].vultures > state.players[seat].vultures
        found[None if struck else lost] += chance
    return dict(found)


def ends(state: State) -> Iterator[tuple[State, Fraction]]:
    """All states after a payday, each with its chance."""
    for step, chance in GAME.odds(state):
        after = GAME.apply(state, CHANCE, step)
        if after.phase in ("die", "turn-up"):
            yield from ((end, chance * more) for end, more in ends(after))
        else:
            yield after, chance


def average(rows: Iterable[Costs]) -> Costs:
    """The average of these costs: all are equally likely."""
    every = list(rows)
    found: Costs = defaultdict(Fraction)
    for row in every:
        for cost, chance in row.items():
            found[cost] += chance / len(every)
    return dict(found)


def orders(market: str) -> list[str]:
    """The market with the IOUs of the last lot in each order."""
    before, comma, last = market.rpartition(", ")
    who, *ious = last.split()
    return [" ".join((f"{before}{comma}{who}", *order)) for order in dict.fromkeys(permutations(ious))]


# --- Known cards ----------------------------------------------------------------


@pytest.mark.parametrize("gold", [1, 3, 5, 10, 30])
def test_costs_of_known_cards_agree_with_all_rolls_of_the_die(gold: int) -> None:
    """5.2, 5.3, 5.5: also if payday may bring a vulture."""
    state = small("0 r4 r1 r0, 0 r3 b2 r2", gold)
    assert costs(rehearsal_of(view(state))) == real_costs(state)


def test_the_outermost_card_comes_first() -> None:
    """5.2: of three cards in a column, the outermost costs as soon as the die names the column."""
    state = small("1 b0 b1 b2 b0, 0 r4, 1 b3")
    assert costs(rehearsal_of(view(state))) == real_costs(state) == {0: Fraction(1, 16), 4: Fraction(15, 16)}


def test_payday_may_cost_nothing() -> None:
    state = small("1 b1 b2 b3, 2 g1 g2 g3")
    assert rehearsal_of(view(state)) == Rehearsal((Cost(0, Fraction(1)),), Fraction(0), Fraction(0))


def test_the_average_counts_demands_that_cannot_be_paid() -> None:
    state = small("1 b0 b1 b2 b0, 0 r4, 1 b3", gold=3)
    assert rehearsal_of(view(state)) == Rehearsal(
        (Cost(0, Fraction(1, 16)),), Fraction(15, 16), Fraction(15, 4)
    )


# --- Partly known cards ---------------------------------------------------------


def test_all_orders_of_anothers_lot_are_equally_likely() -> None:
    """4.8: the viewer does not know which card is where."""
    worlds = [small(one, gold=5) for one in orders("1 b1 b2 b3, 2 r4 r2 g1")]
    assert costs(rehearsal_of(view(worlds[0]))) == average(map(real_costs, worlds))
    assert len({*map(str, map(real_costs, worlds))}) > 1


def test_cards_given_at_the_set_up_may_be_in_any_order() -> None:
    """0.8, I22."""
    state = small("? r1 r2 b1 g2, 1 b0 b2", gold=2)
    assert costs(rehearsal_of(view(state))) == real_costs(state)


def after_proof(first: str, second: str) -> State:
    """The first seat has taken a card of each lot and has bid b3, which must be one of these."""
    duel, market = "kid-calloway | tom-noland | silas-spade", f"2 {first}, 2 {second}, 2 g0 g0, 2 g1 g1"
    opened = town(duel, seats=3, hands="| b4 |", market=market, gold="0 4", edition=TWO_COLUMNS)
    offers = (f"chance offer {name}" for name in ("lucky-lou", "ace-marlowe"))
    return play(event(opened, "duel"), "0 take 1.1", "0 take 2.1", *offers, "0 bid b3")


def test_proofs_from_bids_count() -> None:
    """4.4, I28: at least one of the two taken was b3, in three equally likely ways."""
    worlds = [
        after_proof("b3 b1", "b3 b2"),
        after_proof("b3 b1", "b2 b3"),
        after_proof("b1 b3", "b3 b2"),
    ]
    (seen,) = {view(world, 1) for world in worlds}
    assert seen.memory is not None
    assert [*wants(seen.memory)]
    assert costs(rehearsal_of(seen)) == average([real_costs(world, 1) for world in worlds])


# --- Without memory -------------------------------------------------------------


def test_without_memory_missing_ious_may_lie_anywhere() -> None:
    """I28: the view shows only that six cards lie in the market."""
    worlds = [small(one, gold=5) for one in orders("0 r4 r3 b1 b1 b1 b2")]
    (seen,) = {view(world, remembers=False) for world in worlds}
    assert costs(rehearsal_of(seen)) == average(map(real_costs, worlds))


def test_without_memory_the_market_holds_no_more_ious_than_it_has_cards() -> None:
    """I28: two of r4, r4 and r3; the third must be somewhere else."""
    worlds = [small(f"0 {one}, 1 b0 b0 b1 b1") for one in ("r4 r4", "r4 r3", "r3 r4")]
    hands = "r3 r3 r2 r2 r2 r1 r1 r1 r0 r0 | r4"
    seen = view(small("0 r4, 1 b3", hands=hands), remembers=False)
    assert costs(rehearsal_of(seen)) == average(map(real_costs, worlds))


def test_without_memory_hints_do_not_depend_on_the_cards() -> None:
    """I28."""
    one, other = small("0 r4 b1, 0 r3 b2 b0 b0"), small("2 b1 b2 b0, 1 b0, 1 r3 r4")
    assert rehearsal_of(view(one)) != rehearsal_of(view(other))
    assert GAME.hints(view(one, remembers=False)) == GAME.hints(view(other, remembers=False))


def test_without_memory_ious_in_bids_are_not_in_the_market() -> None:
    """4.4: the r4 has been bid, which leaves r3 and b1 in the market."""
    held = "r4 r3 r3 r2 r2 r2 r1 r1 r1 r0 r0"
    opened = town(
        seats=3, active=1, hands=f"{held} | r4 | g1", market="1 r3 b1", gold="10 0 0", edition=TWO_COLUMNS
    )
    offers = (f"chance offer {name}" for name in ("annie-longpan", "ace-marlowe"))
    state = play(begin(opened), *offers, "1 bid r4", "2 bid g1")
    seen = view(state, remembers=False)
    assert rehearsal_of(seen) == rehearsal_of(view(small("1 r3 b1"), remembers=False))


# --- Assumptions ----------------------------------------------------------------


def test_the_market_is_filled_up_with_ious_of_others() -> None:
    """5.1: until it is payday; they lie farther out, and are turned up first."""
    full, started = small("0 r3 r1, 1 b0 b0 b1 b1"), small("0 r3 r1")
    assert rehearsal_of(view(started)) == rehearsal_of(view(full))
    assert rehearsal_of(view(started)) != rehearsal_of(view(small("1 b0 b0 b1 b1, 0 r3 r1")))


def test_holes_are_filled_first() -> None:
    """2.5: even between two takes, because they will be afterwards."""
    duel = "kid-calloway | tom-noland | silas-spade"
    opened = town(duel, seats=3, market="0 b1 r4 b2 r3 b3 r2", edition=TWO_COLUMNS)
    between = play(event(opened, "duel"), "0 take 1.1")
    assert rehearsal_of(view(between)) == rehearsal_of(view(small("0 r2 r4 b2 r3 b3")))


def test_payday_never_costs_more_because_another_player_cannot_pay() -> None:
    """5.5: payday ends early."""
    state = begin(town(seats=3, market="0 r4 b3 r1 b4 r3 b1", gold="5 2 0", edition=TWO_COLUMNS))
    shown, real = costs(rehearsal_of(view(state))), real_costs(state)
    assert shown != real
    for most in range(6):
        assert at_most(shown, most) <= at_most(real, most)


def at_most(found: Costs, most: int) -> Fraction:
    """The chance that the player can pay and pays no more than ``most``."""
    return sum([chance for gold, chance in found.items() if gold is not None and gold <= most], Fraction(0))


# --- Rehearsals in hints --------------------------------------------------------


def test_each_purchase_shows_the_chance_of_a_vulture() -> None:
    """3.1, 5.5: the chance is the same as for a player who always had that much less gold."""
    market = "0 r4 r1 r0, 0 r3 b2 r2"
    hint = GAME.hints(view(small(market, gold=8)))
    assert isinstance(hint, BuyHint)
    poorer = [rehearsal_of(view(small(market, gold=8 - field.cost))).vulture for field in hint.fields]
    assert [field.vulture for field in hint.fields] == poorer
    assert len({*poorer}) > 1


def test_no_payday_follows_the_last_purchase() -> None:
    """6.5."""
    last = begin(replace(town(reason="finish", due=(0, 1, 2, 3)), phase="last-buys"))
    hint = GAME.hints(view(last))
    assert isinstance(hint, BuyHint)
    assert hint.payday is None
    assert {field.vulture for field in hint.fields} == {None}


# --- In whole games -------------------------------------------------------------

DRAWS: Final = 150


def ready(state: State, seat: int) -> State:
    """The state at payday, with a full market and enough gold for the others."""
    players = tuple(
        [player if one == seat else replace(player, gold=RICH) for one, player in enumerate(state.players)]
    )
    filled = fill(state, None)
    other = (seat + 1) % state.setup.seats
    more = (Slip(f"{COLOURS[other]}0", state.lots, other),) * (state.setup.full - len(filled.market))
    return replace(
        filled,
        phase="die",
        awaited=(CHANCE,),
        players=players,
        market=filled.market + more,
        lots=state.lots + 1,
    )


def random_cost(state: State, seat: int, dice: Random) -> int | None:
    """The payment of a seat on one random payday, or ``None`` for a vulture."""
    events: list[Event] = []
    while not of_kind(events, ColumnEmpty, Unpaid):
        state = GAME.apply(state, CHANCE, GAME.sample(state, dice), events.append)
    paid = [one.amount for one in of_kind(events, IouPaid) if one.seat == seat]
    return None if of_kind(events, Unpaid) else sum(paid)


def decisions(seats: int, seed: int) -> Iterator[tuple[View, Seat]]:
    """Views of players who decide, if payday may cost more than three different sums."""
    for turn in random_game(GAME.start(seats), seed):
        if isinstance(turn.actor, Seat) and turn.state.phase in ("send", "take", "buy", "bid"):
            seen = view(turn.state, turn.actor)
            if len(costs(rehearsal_of(seen))) > 3:
                yield seen, turn.actor


@pytest.mark.parametrize(("seats", "seed"), [(3, 7), (4, 5)])
def test_rehearsals_agree_with_paydays_in_drawn_states(seats: int, seed: int) -> None:
    """5.2 to 5.5: in states that the view could be hiding, payday costs each sum as often as it says."""
    dice, some = Random(seed), [*decisions(seats, seed)][::4]
    assert any([*wants(seen.memory)] for seen, _ in some if seen.memory)
    for seen, seat in some:
        found = Counter(
            random_cost(ready(GAME.determinize(seen, dice), seat), seat, dice) for _ in range(DRAWS)
        )
        shown = costs(rehearsal_of(seen))
        assert found.keys() <= shown.keys()
        for cost, chance in shown.items():
            most = 5 * sqrt(DRAWS * chance * (1 - chance)) + 2
            assert abs(found[cost] - DRAWS * chance) <= most, (cost, seen)
