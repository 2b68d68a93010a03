"""The event (section 1): turn up a card; send, show and put away adventurers."""

from msgspec.structs import replace

from comptoir.core.actors import Actor, Seat
from comptoir.core.refusals import IllegalAction
from comptoir.core.steps import Tell
from comptoir.core.turns import BY_CHANCE, put
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
from comptoir.games.impitoyable.rules.end import end, end_at_finish
from comptoir.games.impitoyable.rules.set_up import add_adventurers
from comptoir.games.impitoyable.state import Player, State, remove_item, skills


def begin_turn(state: State, tell: Tell) -> State:
    """Begin a turn with its event, unless fewer than two players hold adventurers (1.2, I29)."""
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
    """Let chance turn up an event; if all have been used, shuffle them again."""
    if state.events:
        return replace(state, phase="event", awaited=BY_CHANCE)
    if tell:
        tell(EventsShuffled())
    return replace(state, phase="event", awaited=BY_CHANCE, events=state.setup.cards)


def turn_up(state: State, actor: Actor, step: Turned, tell: Tell) -> State:
    """Turn up an event; for a duel, the undertaker takes a step."""
    if step.card not in state.events:
        raise IllegalAction(step, "no-such-event", "1.1")
    events = remove_item(state.events, step.card)
    if step.card.kind != "duel":
        return summon(replace(state, events=events, card=step.card), tell)
    steps, last = state.undertaker + 1, state.setup.components.undertaker
    if tell:
        tell(UndertakerWalked(steps, last))
    walked = replace(state, events=events, card=step.card, undertaker=steps)
    return end(walked, "undertaker", tell) if steps == last else summon(walked, tell)


def summon(state: State, tell: Tell) -> State:
    """Everybody with adventurers sends one; a player with only one is not asked."""
    crews = [player.crew for player in state.players]
    sent = tuple([crew[0] if len(crew) == 1 else None for crew in crews])
    awaited = tuple([seat for seat, crew in enumerate(crews) if len(crew) > 1])
    summoned = replace(state, phase="send", awaited=awaited, sent=sent)
    return summoned if awaited else show(summoned, tell)


def send(state: State, seat: Seat, step: Send, tell: Tell) -> State:
    """A player sends an adventurer face down; when all have done so, show them."""
    if step.adventurer not in state.players[seat].crew:
        raise IllegalAction(step, "not-in-crew", "1.4")
    awaited = remove_item(state.awaited, seat)
    sent = replace(state, awaited=awaited, sent=put(state.sent, seat, step.adventurer))
    return sent if awaited else show(sent, tell)


def show(state: State, tell: Tell) -> State:
    """Reveal the adventurers that were sent."""
    if tell:
        assert state.card is not None
        for seat, skill in skills(state):
            tell(AdventurerShown(seat, str(state.sent[seat]), state.card.kind, skill))
    players = tuple(map(reveal_sent, state.players, state.sent))
    return replace(state, phase="contest", players=players)


def reveal_sent(player: Player, sent: Name | None) -> Player:
    """Return the player after everybody has seen the adventurer whom they sent."""
    if sent not in player.secret:
        return player
    return replace(player, secret=remove_item(player.secret, sent))


def put_away(state: State, tell: Tell) -> State:
    """Discard the best adventurers and, after a duel, the worst; the others go back to their players."""
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
            players[seat] = replace(players[seat], crew=remove_item(players[seat].crew, name))
            if tell:
                tell(Killed(seat, name) if killed else JobDone(seat, name))
        elif tell:
            tell(Returned(seat, name))
    discards = add_adventurers(state.setup, state.discards, *gone)
    nobody = (None,) * state.setup.seats
    done = replace(state, phase="fame", players=tuple(players), discards=discards, sent=nobody, card=None)
    return end_at_finish(done, tell)
