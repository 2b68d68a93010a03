"""The rules, in the order of `rules_text/en.md`: set-up, a turn, the Addition, the end."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeVar

from msgspec.structs import replace

from comptoir.core.actors import CHANCE, Actor, Seat
from comptoir.core.game import Beat, Result
from comptoir.core.refusals import IllegalAction
from comptoir.core.setups import intern
from comptoir.core.steps import Tell
from comptoir.games.bistro.actions import (
    Addition,
    AnyStep,
    Believe,
    Dealt,
    Doubt,
    Drawn,
    Drunk,
    First,
    GameEnded,
    Give,
    Given,
    GlassShown,
    Look,
    MiamBack,
    MiamShown,
    Name,
    Offer,
    Paid,
    Pays,
    PileEmpty,
    Poured,
    RoundBegun,
    RoundVoid,
    See,
    Seen,
    Take,
)
from comptoir.games.bistro.components import GLASSES, MIAMS, Components, Glass, Miam, Options, check
from comptoir.games.bistro.state import (
    ANSWERS,
    PLACE,
    Claim,
    Counts,
    Glasses,
    Phase,
    Setup,
    State,
    Verdict,
    claims,
)

BY_CHANCE: Final = (CHANCE,)
NO_GLASSES: Final = (0,) * len(GLASSES)

T = TypeVar("T")

# --- 0. Set-up ----------------------------------------------------------------


def opening(seats: int, options: Options, components: Components) -> State:
    """The state before anything has happened; the first starter may still have to be drawn.

    Raises:
        BadEdition: with these components a game might never end.
    """
    check(components, seats)
    setup = intern(Setup(seats, options, components))
    state = State(
        setup=setup,
        phase="lot",
        awaited=BY_CHANCE,
        round=0,
        due=0,
        chain=(),
        claims=(),
        lookers=(),
        glass=None,
        shown=False,
        verdict=None,
        named=None,
        glasses=(NO_GLASSES,) * seats,
        unseen=components.glasses,
        miams=(None,) * seats,
        discarded=(),
        additions=((),) * seats,
        voids=0,
    )
    return state if options.first_seat is None else begin_round(state, options.first_seat, None)


def draw_starter(state: State, actor: Actor, step: First, tell: Tell) -> State:
    """The lot falls on the first starter."""
    if type(step.seat) is not int or step.seat not in range(state.setup.seats):
        raise IllegalAction(step, "not-at-the-table", "0.7", last=state.setup.seats - 1)
    return begin_round(state, step.seat, tell)


def begin_round(state: State, starter: Seat, tell: Tell) -> State:
    """All glasses are collected; the Miams, too, in the first round and once one has been lost."""
    dealing = not state.setup.options.short_game and (state.round == 0 or bool(state.discarded))
    if tell:
        tell(RoundBegun(state.round + 1, starter, dealing))
    cleared = replace(
        clear(state, starter, "miam" if dealing else "glass", BY_CHANCE),
        round=state.round + 1,
        glasses=(NO_GLASSES,) * state.setup.seats,
        unseen=state.setup.components.glasses,
    )
    if dealing:
        return replace(cleared, due=0, miams=(None,) * state.setup.seats, discarded=())
    return pour_for(cleared, 0, tell)


def clear(state: State, starter: Seat, phase: Phase, awaited: tuple[Actor, ...]) -> State:
    """Of this turn's glass nothing is known or said, and nobody but ``starter`` has to do with it."""
    return replace(
        state,
        phase=phase,
        awaited=awaited,
        chain=(starter,),
        claims=(),
        lookers=(),
        glass=None,
        shown=False,
        verdict=None,
        named=None,
    )


def deal(state: State, actor: Actor, step: Dealt, tell: Tell) -> State:
    """A Miam for the next seat, then the glasses."""
    if step.seat != state.due or type(step.seat) is not int:
        raise IllegalAction(step, "not-served-now", "0.5", seat=state.due)
    if step.miam not in miams_left(state.miams):
        raise IllegalAction(step, "no-such-miam", "0.5")
    dealt = replace(state, miams=put(state.miams, state.due, step.miam))
    if state.due + 1 < state.setup.seats:
        return replace(dealt, due=state.due + 1)
    return pour_for(dealt, 0, tell)


@lru_cache(maxsize=4096)
def miams_left(dealt: tuple[Miam | None, ...]) -> tuple[Miam, ...]:
    """The Miams not dealt yet."""
    return tuple([miam for miam in MIAMS if miam not in dealt])


def pour_for(state: State, seat: Seat, tell: Tell) -> State:
    """A glass for ``seat`` or the next one that gets any; whoever holds an Addition starts without."""
    while seat < state.setup.seats:
        if not state.additions[seat]:
            return replace(state, phase="glass", due=seat)
        seat += 1
    return begin_turn(state, state.chain[0], tell)


def pour(state: State, actor: Actor, step: Poured, tell: Tell) -> State:
    """A glass face up before a player."""
    if step.seat != state.due or type(step.seat) is not int:
        raise IllegalAction(step, "not-served-now", "0.4", seat=state.due)
    glass = brought(state, step, "0.4")
    return pour_for(set_down(state, state.due, glass), state.due + 1, tell)


def set_down(state: State, seat: Seat, glass: Glass) -> State:
    """One glass more face up before ``seat``."""
    return replace(
        state,
        glasses=changed_at(state.glasses, seat, glass, 1),
        unseen=changed(state.unseen, glass, -1),
    )


def changed_at(glasses: Glasses, seat: Seat, glass: Glass, by: int) -> Glasses:
    """The glasses with one more or less before ``seat``."""
    after = list(glasses)
    after[seat] = changed(after[seat], glass, by)
    return tuple(after)


def changed(counts: Counts, glass: Glass, by: int) -> Counts:
    """The counts with one glass more or less."""
    after = list(counts)
    after[PLACE[glass]] += by
    return tuple(after)


def brought(state: State, step: Poured | See, section: str) -> Glass:
    """The glass that chance brings, unless it is none, or of a type of which all stand face up."""
    glass = step.glass
    if glass not in GLASSES or not state.unseen[PLACE[glass]]:
        raise IllegalAction(step, "no-such-glass", section)
    return glass


# --- 1. Drawing ---------------------------------------------------------------


def begin_turn(state: State, starter: Seat, tell: Tell) -> State:
    """The starter draws a glass face down; without one the round is void."""
    if not any(state.unseen):
        return void(state, starter, tell)
    if tell:
        tell(Drawn(starter))
    return clear(state, starter, "claim", (starter,))


def look(state: State, holder: Seat, step: Look, tell: Tell) -> State:
    """The holder looks, once; what the glass is may have been seen before."""
    if holder in state.lookers:
        raise IllegalAction(step, "has-looked", "1.3")
    if state.glass is None:
        return replace(state, phase="look", awaited=BY_CHANCE)
    return seen(state, state.glass, tell)


def see(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """What the glass is that the holder looks at: from now on it is that."""
    glass = brought(state, step, "1.3")
    return seen(replace(state, glass=glass), glass, tell)


def seen(state: State, glass: Glass, tell: Tell) -> State:
    """The holder knows the glass, and has yet to offer it."""
    holder = state.chain[-1]
    if tell:
        tell(Seen(holder, glass))
    return replace(state, phase="claim", awaited=(holder,), lookers=(*state.lookers, holder))


# --- 2. The offer -------------------------------------------------------------


def offer(state: State, holder: Seat, step: Offer, tell: Tell) -> State:
    """The glass goes to somebody who has not held it this turn, with a claim, true or not."""
    if step.miam is not None and state.miams[holder] is None:
        raise IllegalAction(step, "no-miam", "2.3")
    if not may_receive(state, step.to) or step.glass not in GLASSES or step.miam not in CLAIMED_WITH:
        raise IllegalAction(step, "no-offer", "2.1", last=state.setup.seats - 1)
    return replace(
        state,
        phase="answer",
        awaited=(step.to,),
        chain=(*state.chain, step.to),
        claims=(*state.claims, Claim(step.glass, step.miam)),
    )


CLAIMED_WITH: Final = (None, *MIAMS)
"""What an offer can say of a Miam: nothing if none comes with it."""


def may_receive(state: State, seat: Seat) -> bool:
    """Whether somebody sits there who has not held the glass this turn."""
    return type(seat) is int and 0 <= seat < state.setup.seats and seat not in state.chain


# --- 3. The answer ------------------------------------------------------------


def take(state: State, receiver: Seat, step: Take, tell: Tell) -> State:
    """The receiver takes the glass over and has to pass it on; the Miam goes back unseen."""
    if not may_take(state):
        raise IllegalAction(step, "no-one-left", "3.6")
    miam_back(state, tell)
    return replace(state, phase="claim", awaited=(receiver,))


def may_take(state: State) -> bool:
    """Whether somebody is left who has not held the glass."""
    return len(state.chain) < state.setup.seats


def miam_back(state: State, tell: Tell) -> None:
    """Whoever attached a Miam gets it back."""
    if tell and state.claims[-1].miam:
        tell(MiamBack(state.chain[-2]))


def believe(state: State, receiver: Seat, step: Believe, tell: Tell) -> State:
    """The claim is true: so says the receiver."""
    return judge(state, "believe", None, tell)


def doubt(state: State, receiver: Seat, step: Doubt, tell: Tell) -> State:
    """The claim is false."""
    return judge(state, "doubt", None, tell)


def name(state: State, receiver: Seat, step: Name, tell: Tell) -> State:
    """The claim is false, and the glass is this."""
    if step.glass not in GLASSES or step.glass == state.claims[-1].glass:
        raise IllegalAction(step, "no-name", "3.4")
    return judge(state, "name", step.glass, tell)


def judge(state: State, verdict: Verdict, named: Glass | None, tell: Tell) -> State:
    """The receiver has answered, and the glass is turned up."""
    judged = replace(state, phase="reveal", awaited=BY_CHANCE, verdict=verdict, named=named)
    return judged if state.glass is None else show(judged, state.glass, tell)


# --- 4. Turning up, and drinking ----------------------------------------------


def reveal(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """Nobody had looked: what the glass is shows only now."""
    return show(state, brought(state, step, "4.1"), tell)


def show(state: State, glass: Glass, tell: Tell) -> State:
    """The glass lies open. Whoever was wrong drinks, unless a Miam has yet to be judged."""
    claimant, receiver = state.chain[-2:]
    claim = state.claims[-1]
    right = is_right(state.verdict, claim.glass, state.named, glass)
    if tell:
        tell(GlassShown(glass, claimant, receiver, right))
    shown = replace(state, glass=glass, shown=True)
    if not right:
        miam_back(state, tell)
        return drink(shown, receiver, tell)
    if claim.miam:
        return replace(shown, phase="miam-answer", awaited=(receiver,))
    return claimant_drinks(shown, tell)


def is_right(verdict: Verdict | None, claimed: Glass, named: Glass | None, glass: Glass) -> bool:
    """Whether what the receiver said of a claim is so."""
    if verdict == "name":
        return named == glass
    return (claimed == glass) == (verdict == "believe")


def believe_miam(state: State, receiver: Seat, step: Believe, tell: Tell) -> State:
    """The Miam is what it was said to be."""
    return show_miam(state, True, tell)


def doubt_miam(state: State, receiver: Seat, step: Doubt, tell: Tell) -> State:
    """The Miam is another."""
    return show_miam(state, False, tell)


def show_miam(state: State, believed: bool, tell: Tell) -> State:
    """The Miam is turned up and goes into the box; whoever was wrong drinks."""
    claimant, receiver = state.chain[-2:]
    miam = state.miams[claimant]
    assert miam is not None, "it came with the glass"
    right = (miam == state.claims[-1].miam) == believed
    if tell:
        tell(MiamShown(miam, claimant, receiver, right))
    discarded = replace(state, miams=put(state.miams, claimant, None), discarded=(*state.discarded, miam))
    return claimant_drinks(discarded, tell) if right else drink(discarded, receiver, tell)


def claimant_drinks(state: State, tell: Tell) -> State:
    """The claimant drinks; a receiver who has named the glass gives one of theirs on top."""
    claimant, receiver = state.chain[-2:]
    drunk = drink_this(state, claimant, tell)
    if state.verdict != "name":
        return after_drinking(drunk, claimant, tell)
    own = standing(state.glasses[receiver])
    if len(own) > 1:
        return replace(drunk, phase="gift", awaited=(receiver,))
    if own:
        return give_away(drunk, own[0], tell)
    return drink_blind(drunk, tell)


def drink(state: State, seat: Seat, tell: Tell) -> State:
    """``seat`` drinks this turn's glass, and that is all."""
    return after_drinking(drink_this(state, seat, tell), seat, tell)


def drink_this(state: State, seat: Seat, tell: Tell) -> State:
    """This turn's glass comes to stand before ``seat``."""
    assert state.glass is not None
    if tell:
        tell(Drunk(seat, state.glass, off_the_pile=False))
    return set_down(state, seat, state.glass)


def standing(counts: Counts) -> tuple[Glass, ...]:
    """The types of which there is a glass."""
    return tuple([glass for glass, count in zip(GLASSES, counts, strict=True) if count])


def give(state: State, receiver: Seat, step: Give, tell: Tell) -> State:
    """The receiver chooses the glass to give."""
    if step.glass not in standing(state.glasses[receiver]):
        raise IllegalAction(step, "not-yours-to-give", "4.6")
    return give_away(state, step.glass, tell)


def give_away(state: State, glass: Glass, tell: Tell) -> State:
    """A glass moves from the receiver to the claimant."""
    claimant, receiver = state.chain[-2:]
    if tell:
        tell(Given(receiver, claimant, glass))
    without = changed_at(state.glasses, receiver, glass, -1)
    given = replace(state, glasses=changed_at(without, claimant, glass, 1))
    return after_drinking(given, claimant, tell)


def drink_blind(state: State, tell: Tell) -> State:
    """The receiver has nothing to give: the claimant drinks one off the pile, if there is one."""
    claimant = state.chain[-2]
    if any(state.unseen):
        return replace(state, phase="blind", awaited=BY_CHANCE)
    if tell:
        tell(PileEmpty(claimant))
    return after_drinking(state, claimant, tell)


def drink_off_the_pile(state: State, actor: Actor, step: See, tell: Tell) -> State:
    """What the claimant drinks besides."""
    glass, claimant = brought(state, step, "4.7"), state.chain[-2]
    if tell:
        tell(Drunk(claimant, glass, off_the_pile=True))
    return after_drinking(set_down(state, claimant, glass), claimant, tell)


# --- 5. The Addition ----------------------------------------------------------


def after_drinking(state: State, drinker: Seat, tell: Tell) -> State:
    """Only whoever drank can have to pay; else they start the next turn."""
    counts = state.glasses[drinker]
    if not ends_round(counts, state.setup.components):
        return begin_turn(state, drinker, tell)
    if tell:
        tell(bill(drinker, counts, state.setup.components))
    paying = replace(state, due=drinker, voids=0)
    if state.setup.options.short_game:
        return end(paying, "short", tell)
    return replace(paying, phase="addition", awaited=BY_CHANCE)


@lru_cache(maxsize=4096)
def ends_round(counts: Counts, figures: Components) -> bool:
    """Whether somebody with these glasses pays: enough of one type, or one of every type."""
    return max(counts) >= figures.alike or 0 not in counts


def bill(drinker: Seat, counts: Counts, figures: Components) -> Pays:
    """Who pays, and for what; glasses alike are named first."""
    most = max(counts)
    if most >= figures.alike:
        return Pays(drinker, "alike", GLASSES[counts.index(most)])
    return Pays(drinker, "every-type", None)


def additions_left(state: State) -> tuple[int, ...]:
    """The symbols on the tokens not drawn yet, in the order of the edition."""
    left = list(state.setup.components.additions)
    for drawn in state.additions:
        for symbols in drawn:
            left.remove(symbols)
    return tuple(left)


def pay(state: State, actor: Actor, step: Addition, tell: Tell) -> State:
    """A token at random; with too many symbols the game is lost, else a new round begins."""
    if type(step.symbols) is not int or step.symbols not in additions_left(state):
        raise IllegalAction(step, "no-such-addition", "5.3")
    payer = state.due
    paid = replace(state, additions=put(state.additions, payer, (*state.additions[payer], step.symbols)))
    total = sum(paid.additions[payer])
    if tell:
        tell(Paid(payer, step.symbols, total))
    if total >= state.setup.components.losing_total:
        return end(paid, "addition", tell)
    return begin_round(paid, payer, tell)


def void(state: State, starter: Seat, tell: Tell) -> State:
    """No glass is left: nobody pays, and after some such rounds in a row the game is over."""
    voids = state.voids + 1
    if tell:
        tell(RoundVoid(starter, voids))
    emptied = replace(state, voids=voids)
    if voids >= state.setup.components.void_rounds:
        return end(emptied, "void", tell)
    return begin_round(emptied, starter, tell)


# --- 6. The end ---------------------------------------------------------------


def end(state: State, reason: str, tell: Tell) -> State:
    """The game is over; some have lost, and all others have won together."""
    over = replace(state, phase="over", awaited=(), reason=reason)
    if tell:
        tell(GameEnded(reason, ranks(over)))
    return over


def losers(state: State) -> tuple[Seat, ...]:
    """Whoever ended a short game or has too many symbols; after void rounds whoever has most, if any."""
    if state.reason == "short":
        return (state.due,)
    symbols = scores(state)
    lost = max(symbols) if state.reason == "void" else state.setup.components.losing_total
    return tuple(seat for seat, total in enumerate(symbols) if total and total >= lost)


def ranks(state: State) -> tuple[int, ...]:
    """Places by seat: winners are first together, losers last together."""
    lost = losers(state)
    place = state.setup.seats - len(lost) + 1
    return tuple(place if seat in lost else 1 for seat in range(state.setup.seats))


def scores(state: State) -> tuple[int, ...]:
    """Addition symbols by seat; fewer are better."""
    return tuple(map(sum, state.additions))


def result(state: State) -> Result | None:
    """Places, symbols and the reason once the game is over."""
    if state.phase != "over":
        return None
    return Result(ranks(state), scores(state), state.reason)


# --- What may happen, and what does -------------------------------------------


def to_act(state: State) -> tuple[Actor, ...]:
    """Who may act now."""
    return state.awaited


def legal(state: State, actor: Actor) -> tuple[AnyStep, ...]:
    """The actor's actions now, in one fixed order."""
    if actor not in state.awaited:
        return ()
    match state.phase:
        case "claim":
            has_miam = state.miams[state.chain[-1]] is not None
            return claims(state.setup.seats, frozenset(state.chain), has_miam, actor in state.lookers)
        case "answer":
            return ANSWERS[state.claims[-1].glass, may_take(state)]
        case "miam-answer":
            return MIAM_ANSWERS
        case "gift":
            return tuple([GIFTS[glass] for glass in standing(state.glasses[state.chain[-1]])])
        case _:
            return ()


GIFTS: Final = {glass: Give(glass) for glass in GLASSES}
MIAM_ANSWERS: Final = (Believe(), Doubt())

# Each handler takes the one kind of step that it stands beside; no type says that.
HANDLERS: Final[dict[Phase, dict[type[AnyStep], Callable[..., State]]]] = {  # type: ignore[explicit-any]
    "lot": {First: draw_starter},
    "miam": {Dealt: deal},
    "glass": {Poured: pour},
    "claim": {Look: look, Offer: offer},
    "look": {See: see},
    "answer": {Believe: believe, Doubt: doubt, Name: name, Take: take},
    "reveal": {See: reveal},
    "miam-answer": {Believe: believe_miam, Doubt: doubt_miam},
    "gift": {Give: give},
    "blind": {See: drink_off_the_pile},
    "addition": {Addition: pay},
    "over": {},
}

SECTIONS: Final[dict[Phase, str]] = {
    "lot": "0.7",
    "miam": "0.5",
    "glass": "0.4",
    "claim": "2.1",
    "look": "1.3",
    "answer": "3.1",
    "reveal": "4.1",
    "miam-answer": "4.4",
    "gift": "4.6",
    "blind": "4.7",
    "addition": "5.3",
    "over": "6.1",
}
"""Where it says what happens in a phase, and who does it."""


def apply(state: State, actor: Actor, step: AnyStep, tell: Tell = None) -> State:
    """The next state. What happens on the way is told in table order.

    Raises:
        IllegalAction: the step is not offered to this actor now; nothing has changed.
    """
    handler = HANDLERS[state.phase].get(type(step))
    if handler is None:
        raise IllegalAction(step, "not-now", SECTIONS[state.phase], phase=state.phase)
    if actor not in state.awaited:
        raise IllegalAction(step, "not-yours", SECTIONS[state.phase], phase=state.phase)
    return handler(state, actor, step, tell)


def beat(state: State) -> Beat | None:
    """No clock runs in this game."""
    return None


# --- Helpers ------------------------------------------------------------------


def put(row: tuple[T, ...], seat: Seat, item: T) -> tuple[T, ...]:
    """What belongs to each seat, with ``item`` for one of them."""
    after = list(row)
    after[seat] = item
    return tuple(after)
