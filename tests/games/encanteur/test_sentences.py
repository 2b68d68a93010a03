"""What a story says where the terminal shows a picture instead, and for whom it is good news."""

from comptoir.core.sentences import Sentence
from comptoir.games.encanteur.components import Card, Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import State
from comptoir.words.sentences import write
from comptoir.words.texts import texts
from tests.games.encanteur.onlooker import say, with_wine
from tests.games.encanteur.table import PLAY, auction, box, noon, play
from tests.pictures import NAMES, join_items


def sentences(state: State, turn: str) -> list[Sentence]:
    """The sentences of a turn, as a watcher is told of it."""
    actor, _ = PLAY.read_turn(state, turn)
    by_part = GAME.sentences(actor, PLAY.story(state, turn), state.setup)
    return [sentence for part in by_part for sentence in part]


def said(state: State, turn: str) -> list[str]:
    return [write(sentence, texts("en", GAME.package), NAMES) for sentence in sentences(state, turn)]


def test_a_slate_that_comes_into_view_is_named() -> None:
    sold = play(auction("sole", next_lot="hake"), "0 take", "1 pass", "2 pass", "3 pass")
    assert said(sold, "chance lot wine")[0] == say("step-lot", slate=say("slate-wine.the"))


def test_players_who_decline_are_named() -> None:
    state = auction("sole")
    assert said(state, "0 wait") == [say("step-wait", who="other", name="Ottilie")]
    assert said(play(state, "0 take"), "1 pass") == [say("step-pass", who="other", name="Gaspard")]


def test_the_client_who_stays_away_takes_both_kinds_of_differing_twins_along() -> None:
    two = box(sole=(Card(start=12, floor=6, pays=10), Card(start=9, floor=4, pays=5)))
    state = GAME.start(3, Options(first_seat=0), two)
    fish = join_items(say("slate-sole"), say("slate-shrimp"))
    assert said(state, "chance remove lovers") == [
        say("step-remove", client=say("client-lovers.the"), fish=fish)
    ]


def test_a_walk_is_told_house_by_house() -> None:
    state = noon("lovers | > sole | > sole wine | ")
    visits = join_items(
        say("visit-dish", who="other", name="Gaspard"),
        say("visit-dish-and-wine", who="other", name="Nunzia"),
    )
    begins, doors, ends = said(state, "2 display 1")[1:4]
    assert begins == say("walk-begins", who="other", name="Ottilie", client=say("client-lovers.the"))
    assert doors == visits
    assert ends == say("event-walked.wine", who="other", name="Nunzia", client=say("client-lovers.the"))


def test_a_client_who_stays_is_good_news_for_one_and_bad_for_another() -> None:
    walked = sentences(noon("lovers | > sole | > sole wine | "), "2 display 1")[3]
    assert (walked.tone, walked.glad, walked.sad) == ("plain", 2, 0)
    in_vain = sentences(noon("lovers family > hake platter | | | "), "0 serve 2:hake")[-1]
    assert (in_vain.tone, in_vain.glad, in_vain.sad) == ("quiet", None, None)


def test_events_tell_what_was_served_and_promised() -> None:
    """The actions that they follow from add nothing."""
    choosing = noon("lovers > | > sole shrimp hake platter")
    assert sentences(choosing, "1 dish sole")[0].key == "event-reserved"
    back = play(noon("lovers family > hake platter | | | "), "0 serve 2:hake")
    assert sentences(back, "0 platter")[0].key == "event-served.home"
    assert sentences(back, "0 no platter")[0].key == "step-home"


def test_the_second_service_is_told_and_paid() -> None:
    state = noon("lovers | > sole | > sole wine | ")
    story = said(state, "2 display 1")
    to, the = say("client-lovers.to"), say("client-lovers.the")
    meal = with_wine("sole")
    assert say("event-served.second", who="other", name="Nunzia", meal=meal, client=to) in story
    assert say("event-paid", who="other", name="Nunzia", meal=meal, client=the, amount=20) in story
