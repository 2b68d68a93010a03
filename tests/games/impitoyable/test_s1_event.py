"""Section 1: the event, and the adventurers who are sent."""

from msgspec.structs import replace

from comptoir.games.impitoyable.actions import (
    AdventurerShown,
    Card,
    EndNear,
    EventSkipped,
    EventsShuffled,
    JobDone,
    Killed,
    NoEffect,
    Returned,
    UndertakerWalked,
)
from comptoir.games.impitoyable.game import GAME
from tests.games.impitoyable.table import (
    assert_refused,
    begin,
    box,
    chances,
    choices,
    event,
    event_and,
    events_of,
    gold,
    hats,
    market,
    of_kind,
    play,
    town,
)

CREWS = (
    "jed-sievers slim-cutter | otis-ferrous lucky-lou"
    " | juno-castillo nellie-farhorizon | count-orloff tom-noland"
)


def test_chance_turns_up_the_next_event() -> None:
    """1.1: all cards that are left are equally likely."""
    state = begin(town(CREWS, events=(Card("gold", 6, 3), Card("duel"), Card("duel"), Card("poker"))))
    assert chances(state) == {"event gold 6/3": "1/4", "event duel": "1/2", "event poker": "1/4"}
    after = play(state, "chance event duel")
    assert after.events == (Card("gold", 6, 3), Card("duel"), Card("poker"))
    assert GAME.view(after, None).events == after.events
    assert_refused(state, "chance event gold 7/3", "no-such-event")


def test_used_events_are_shuffled_again() -> None:
    """1.1."""
    state = town(CREWS, events=())
    assert EventsShuffled() in events_of(state)
    assert len(begin(state).events) == 7


def test_with_fewer_than_two_holders_there_is_no_event() -> None:
    """1.2, I7: the turn goes on with fame, and the undertaker stays where he is."""
    for crews, holders in (("", 0), ("tom-noland | | |", 1)):
        state = town(crews)
        assert EventSkipped(holders) in events_of(state)
        after = begin(state)
        assert (after.phase, after.events, after.undertaker) == ("buy", state.events, 0)


def test_two_holders_are_enough() -> None:
    """1.2, I8: the others send nobody."""
    state = event(town("tom-noland jed-sievers | | lucky-lou ace-marlowe"), "gold 6/3")
    assert GAME.to_act(state) == (0, 2)
    after = play(state, "0 send jed-sievers", "2 send lucky-lou")
    assert gold(after) == [16, 10, 13, 10]


def test_the_undertaker_takes_a_step_for_each_duel() -> None:
    """1.3, I6: before anybody chooses an adventurer."""
    state = event(town(CREWS), "duel")
    assert (state.undertaker, state.phase) == (1, "send")
    assert events_of(*event_and(town(CREWS), "duel")) == [UndertakerWalked(1, 7)]
    for other in ("poker", "gold 6/3"):
        assert event(town(CREWS), other).undertaker == 0


def test_the_undertaker_arrives_with_the_seventh_duel() -> None:
    """1.3, 6.2."""
    state = town(CREWS, undertaker=6)
    after = event(state, "duel")
    assert (after.reason, after.phase, after.sent) == ("undertaker", "die", (None,) * 4)
    assert of_kind(events_of(*event_and(state, "duel")), EndNear) == [EndNear("undertaker")]


def test_players_choose_at_the_same_time_and_in_secret() -> None:
    """1.4."""
    state = event(town(CREWS), "gold 6/3")
    assert GAME.to_act(state) == (0, 1, 2, 3)
    assert choices(state, 1) == ["send otis-ferrous", "send lucky-lou"]
    assert [GAME.heard(state, 1, GAME.read("send lucky-lou"), viewer) for viewer in (1, 2, None)] == [
        "send lucky-lou", "send ?", "send ?",
    ]  # fmt: skip
    one = play(state, "1 send lucky-lou")
    assert GAME.to_act(one) == (0, 2, 3)
    assert [GAME.view(one, viewer).sent[1] for viewer in (1, 2, None)] == ["lucky-lou", None, None]
    assert_refused(one, "1 send lucky-lou", "not-yours")
    assert_refused(one, "2 send lucky-lou", "not-in-crew")


def test_all_adventurers_sent_are_shown() -> None:
    """1.4: with the skill that counts, clockwise from the active player."""
    state = town(CREWS, active=2)
    turns = ["0 send slim-cutter", "1 send lucky-lou", "2 send juno-castillo", "3 send tom-noland"]
    assert of_kind(events_of(*event_and(state, "poker", *turns)), AdventurerShown) == [
        AdventurerShown(2, "juno-castillo", "poker", 4),
        AdventurerShown(3, "tom-noland", "poker", 3),
        AdventurerShown(0, "slim-cutter", "poker", 5),
        AdventurerShown(1, "lucky-lou", "poker", 6),
    ]


def test_adventurers_sent_lie_open_until_the_event_is_over() -> None:
    """1.4, 1.7."""
    sent = ("kid-calloway", "tom-noland", None, None)
    state = event(town("kid-calloway | tom-noland", market="2 g3 g1 g0"), "duel")
    assert state.phase == "take"
    assert {GAME.view(state, viewer).sent for viewer in (0, 2, None)} == {sent}
    after = play(state, "0 take 1.1", "0 take 1.2")
    assert (after.phase, after.sent, after.card) == ("buy", (None,) * 4, None)


def test_a_players_only_adventurer_is_sent_without_asking() -> None:
    """1.4, I9: but they stay face down until all are shown."""
    state = event(town("tom-noland | lucky-lou ace-marlowe | jed-sievers"), "gold 6/3")
    assert GAME.to_act(state) == (1,)
    assert (state.sent, GAME.view(state, 1).sent) == (("tom-noland", None, "jed-sievers", None), (None,) * 4)
    after = event(town("tom-noland | lucky-lou | jed-sievers"), "gold 6/3")
    assert gold(after) == [10, 13, 16, 10]


def test_an_adventurer_who_was_shown_is_known_from_then_on() -> None:
    """1.4, 1.7, I28."""
    state = town("tom-noland jed-sievers | lucky-lou")
    secret = replace(state, players=tuple(replace(player, secret=player.crew) for player in state.players))
    before = event(secret, "gold 6/3")
    memory = GAME.view(before, 2).memory
    assert memory is not None
    assert memory.crews == ((), (), (), ())
    assert {"tom-noland", "jed-sievers", "lucky-lou", "mose-the-cook"} <= set(memory.unmet)
    memory = GAME.view(play(before, "0 send tom-noland"), 2).memory
    assert memory is not None
    assert memory.crews == (("tom-noland",), (), (), ())
    assert "lucky-lou" not in memory.unmet
    assert "jed-sievers" in memory.unmet


def test_if_all_skills_are_equal_nothing_happens() -> None:
    """1.5, I8: nobody is killed, paid or moved, and nobody takes an IOU."""
    crews = "annie-longpan tom-noland | zeke-bonanza | gus-rattlepan | mabel-brightwater"
    state = town(crews, market="0 r3 r1")
    for card, sent in (("gold 6/3", "annie-longpan"),):
        events = events_of(*event_and(state, card, f"0 send {sent}"))
        assert NoEffect(6) in events
        assert of_kind(events, Returned) == [
            Returned(0, "annie-longpan"), Returned(1, "zeke-bonanza"),
            Returned(2, "gus-rattlepan"), Returned(3, "mabel-brightwater"),
        ]  # fmt: skip
        after = event(state, card, f"0 send {sent}")
        assert (gold(after), hats(after), market(after)) == ([10] * 4, [6] * 4, "r3 r1")
        assert [player.crew for player in after.players] == [player.crew for player in state.players]
        assert after.discards == ()


def test_a_duel_of_equals_kills_nobody() -> None:
    """1.5, I6: but the undertaker has taken his step."""
    state = town("tom-noland | otis-ferrous", market="0 r3 r1")
    after = event(state, "duel")
    assert (after.undertaker, after.discards, market(after), after.phase) == (1, (), "r3 r1", "buy")


def test_the_best_adventurers_are_discarded() -> None:
    """1.6, 1.7."""
    state = town(CREWS)
    turns = ["0 send jed-sievers", "1 send otis-ferrous", "2 send nellie-farhorizon", "3 send tom-noland"]
    events = events_of(*event_and(state, "gold 6/3", *turns))
    assert of_kind(events, JobDone, Returned, Killed) == [
        JobDone(0, "jed-sievers"),
        JobDone(1, "otis-ferrous"),
        Returned(2, "nellie-farhorizon"),
        Returned(3, "tom-noland"),
    ]
    after = event(state, "gold 6/3", *turns)
    assert after.discards == ("jed-sievers", "otis-ferrous")
    assert [player.crew for player in after.players] == [
        ("slim-cutter",),
        ("lucky-lou",),
        ("juno-castillo", "nellie-farhorizon"),
        ("count-orloff", "tom-noland"),
    ]


def test_the_undertaker_arrives_if_one_player_holds_all_adventurers() -> None:
    """1.2, I29: no event and no recruiting could ever follow."""
    box_ = box(adventurers=GAME.components().adventurers[:8])
    state = town(" ".join(card.name for card in box_.adventurers), edition=box_)
    after = begin(state)
    assert (after.reason, after.phase) == ("undertaker", "die")
    assert events_of(state)[1:3] == [EventSkipped(1), EndNear("undertaker")]
    others = town(" ".join(card.name for card in box_.adventurers[1:]), edition=box_)
    assert begin(others).reason is None
