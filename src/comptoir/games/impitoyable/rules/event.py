"""The event (section 1): a card is turned up, adventurers are sent, shown, and put away again."""

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.games.impitoyable.actions import (
    AdventurerShown,
    EventSkipped,
    EventsShuffled,
    JobDone,
    Killed,
    Name,
    Returned,
    Send,
    TurnBegun,
    Turned,
    UndertakerWalked,
)
from comptoir.games.impitoyable.rules.end import end, ends_at_finish
from comptoir.games.impitoyable.rules.set_up import joined
from comptoir.games.impitoyable.state import BY_CHANCE, Player, State, put, skills, without


def begin_turn(state: State, tell: Tell) -> State:
    """A turn begins with its event, unless hardly anybody holds an adventurer (1.2, I29)."""
    if tell:
        tell(TurnBegun(state.active))
    crews = [len(player.crew) for player in state.players if player.crew]
    if len(crews) > 1:
        return next_event(state, tell)
    if tell:
        tell(EventSkipped(len(crews)))
    if sum(crews) == len(state.setup.names):
        return end(state, "undertaker", tell)
    return replace(state, phase="fame")


def next_event(state: State, tell: Tell) -> State:
    """Chance turns up an event; when all have been used, they begin anew."""
    if state.events:
        return replace(state, phase="event", awaited=BY_CHANCE)
    if tell:
        tell(EventsShuffled())
    return replace(state, phase="event", awaited=BY_CHANCE, events=state.setup.cards)


def turn_up(state: State, actor: Actor, step: Turned, tell: Tell) -> State:
    """The event is known; with a duel the undertaker takes a step."""
    if step.card not in state.events:
        raise IllegalAction(step, "no-such-event", "1.1")
    events = without(state.events, step.card)
    if step.card.kind != "duel":
        return summon(replace(state, events=events, card=step.card), tell)
    steps, last = state.undertaker + 1, state.setup.components.undertaker
    if tell:
        tell(UndertakerWalked(steps, last))
    walked = replace(state, events=events, card=step.card, undertaker=steps)
    return end(walked, "undertaker", tell) if steps == last else summon(walked, tell)


def summon(state: State, tell: Tell) -> State:
    """All who hold adventurers choose one; with a single one there is nothing to choose."""
    crews = [player.crew for player in state.players]
    sent = tuple([crew[0] if len(crew) == 1 else None for crew in crews])
    awaited = tuple([seat for seat, crew in enumerate(crews) if len(crew) > 1])
    summoned = replace(state, phase="send", awaited=awaited, sent=sent)
    return summoned if awaited else show(summoned, tell)


def send(state: State, seat: Seat, step: Send, tell: Tell) -> State:
    """An adventurer lies face down; when all do, they are shown."""
    if step.adventurer not in state.players[seat].crew:
        raise IllegalAction(step, "not-in-crew", "1.4")
    awaited = without(state.awaited, seat)
    sent = replace(state, awaited=awaited, sent=put(state.sent, seat, step.adventurer))
    return sent if awaited else show(sent, tell)


def show(state: State, tell: Tell) -> State:
    """All see who was sent."""
    if tell:
        assert state.card is not None
        for seat, skill in skills(state):
            tell(AdventurerShown(seat, str(state.sent[seat]), state.card.kind, skill))
    players = tuple(map(seen_with, state.players, state.sent))
    return replace(state, phase="contest", players=players)


def seen_with(player: Player, sent: Name | None) -> Player:
    """The player once everybody has seen who was sent."""
    if sent not in player.secret:
        return player
    return replace(player, secret=without(player.secret, sent))


def put_away(state: State, tell: Tell) -> State:
    """The best have done their job, the worst of a duel are dead, the others go back to their players."""
    found = skills(state)
    values = [skill for _, skill in found]
    best, worst = max(values), min(values)
    assert state.card is not None
    duel = state.card.kind == "duel"
    gone: list[Name] = []
    players = list(state.players)
    for seat, skill in found:
        name = state.sent[seat]
        assert name is not None
        killed = duel and skill == worst
        if best > worst and (skill == best or killed):
            gone.append(name)
            players[seat] = replace(players[seat], crew=without(players[seat].crew, name))
            if tell:
                tell(Killed(seat, name) if killed else JobDone(seat, name))
        elif tell:
            tell(Returned(seat, name))
    discards = joined(state.setup, state.discards, *gone)
    nobody = (None,) * state.setup.seats
    done = replace(state, phase="fame", players=tuple(players), discards=discards, sent=nobody, card=None)
    return ends_at_finish(done, tell)
