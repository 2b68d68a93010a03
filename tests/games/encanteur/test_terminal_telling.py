"""The story of the quay in a terminal, in sentences and pictures."""

from msgspec.structs import replace

from comptoir.games.encanteur.components import Options
from comptoir.games.encanteur.game import GAME
from tests.games.encanteur.onlooker import STREET, choosing, pictures, say, telling, told, with_wine
from tests.games.encanteur.table import auction, box, noon, play
from tests.pictures import NAMES, drawn, join_items


def test_the_opening_is_told_from_each_players_side() -> None:
    state = GAME.start(3, Options(first_seat=None))
    assert told(state, "chance first 1", 1) == [say("step-first", who="you")]
    drawn_first = play(state, "chance first 1")
    away = [
        say(
            "step-remove",
            client=say("client-critic.the"),
            fish=join_items(say("slate-red-mullet"), say("slate-cuttlefish")),
        )
    ]
    assert told(drawn_first, "chance remove critic", 0) == away
    arriving = play(drawn_first, "chance remove critic")
    own = [
        say(
            "step-client",
            who="you",
            client=say("client-sailor.the"),
            fish=join_items(say("slate-sea-bass"), say("slate-mackerel")),
        )
    ]
    assert told(arriving, "chance client 0 sailor", 0) == own
    other = [
        say(
            "step-client",
            who="other",
            name="Ottilie",
            client=say("client-sailor.the"),
            fish=join_items(say("slate-sea-bass"), say("slate-mackerel")),
        )
    ]
    assert told(arriving, "chance client 0 sailor", 1) == other


def test_a_discard_is_told_to_its_owner_only() -> None:
    turn = "0 discard hake sole"
    assert told(choosing(), turn, 0) == [
        say("step-discard", who="you", fish=join_items(say("slate-hake"), say("slate-sole")))
    ]
    assert (
        told(choosing(), turn, 1)
        == told(choosing(), turn, None)
        == [say("step-discard", who="other", name="Ottilie")]
    )


def test_a_morning_begins_with_a_look_at_the_houses() -> None:
    last = play(choosing(), *(f"{seat} discard hake sole" for seat in range(3)))
    assert told(last, "3 discard hake sole", 3)[1:] == [
        say("event-day", who="other", lots=7, day=1, name="Ottilie")
    ]
    assert "1 family (hake, sardine)" in pictures(last, "3 discard hake sole", 3)


def test_later_prices_are_told_in_words_to_players_who_are_not_asked() -> None:
    state = auction("sole", money="9 50 50 50")
    waited = play(state, *(f"{seat} wait" for seat in (1, 2)))
    assert told(waited, "3 wait", 0) == [say("event-price", first="no", price=11)]
    assert told(waited, "3 wait", 1) == []
    assert "sole" not in pictures(waited, "3 wait", 0)


def test_the_first_price_is_told_beside_the_slate() -> None:
    state = auction("sole", next_lot="hake")
    sold = play(state, "0 take", "1 pass", "2 pass", "3 pass")
    assert "hake" in pictures(sold, "chance lot wine", 0)
    assert say("quay-next", slate=say("slate-wine"), price=10) in pictures(sold, "chance lot wine", 0)
    assert told(sold, "chance lot wine", 0) == [
        say("event-price", first="yes", slate=say("slate-hake.the"), price=11)
    ]


def test_taking_a_lot_is_told_from_each_players_side() -> None:
    state = auction("sole")
    assert told(state, "0 take", 0) == [say("event-held", over="nobody", who="you", price=12)]
    assert told(state, "0 take", 1) == [
        say("event-held", over="nobody", who="other", name="Ottilie", price=12)
    ]
    taken = play(state, "0 take")
    assert told(taken, "1 take", 0) == [say("event-held", over="you", price=13, name="Gaspard")]
    assert told(taken, "1 take", 1) == [
        say("event-held", over="other", who="you", price=13, over_name="Ottilie")
    ]
    assert told(taken, "1 take", 2) == [
        say("event-held", over="other", who="other", price=13, name="Gaspard", over_name="Ottilie")
    ]
    assert told(taken, "1 pass", 0) == []


def test_a_sale_is_told_with_the_money_left() -> None:
    state = play(auction("sole"), "0 take", "1 pass", "2 pass")
    assert told(state, "3 pass", 0) == [
        say("event-sold", who="you", slate=say("slate-sole.the"), price=12, money=38)
    ]
    assert told(state, "3 pass", 1) == [
        say("event-sold", who="other", slate=say("slate-sole.the"), name="Ottilie", price=12, money=38)
    ]
    assert [line.tone for line in telling(state, "3 pass", 0)] == ["good"]


def test_a_lot_that_nobody_wants_is_told() -> None:
    state = auction("shrimp", money="2 2 3 2")
    assert told(state, "2 wait", 0) == [say("event-unsold", floor=3, slate=say("slate-shrimp.the"))]


def test_noon_is_told_after_the_last_lot() -> None:
    state = auction("sole", edition=box(lots=(2, 2)))
    one = play(state, "0 take", "1 pass", "2 pass")
    assert say("quay-noon") not in told(one, "3 pass", 0)
    two = play(one, "3 pass", "0 wait", "1 take", "2 pass", "3 pass")
    assert say("quay-noon") in told(two, "0 pass", 0)


def test_noon_is_told_before_an_owner_is_asked_to_serve() -> None:
    state = auction("sole", edition=box(lots=(2, 2)))
    houses = (noon("lovers lovers").houses[0], *state.houses[1:])
    one = play(replace(state, houses=houses), "0 take", "1 pass", "2 pass", "3 pass")
    two = play(one, "1 take", "2 pass")
    assert told(two, "3 pass", 0)[1:] == [say("quay-noon")]
    assert "1 couple (sole, shrimp)" in pictures(two, "3 pass", 0)


def test_meals_are_told() -> None:
    state = noon(STREET)
    assert told(state, "0 serve 1:hake 2:sole+wine", 0)[:2] == [
        say("event-served.first", who="you", meal=say("slate-hake.dish"), client=say("client-family.to")),
        say("event-served.first", who="you", meal=with_wine("sole"), client=say("client-lovers.to")),
    ]
    assert say(
        "event-served.first",
        who="other",
        name="Ottilie",
        meal=say("slate-hake.dish"),
        client=say("client-family.to"),
    ) in told(state, "0 serve 1:hake 2:sole", 1)


def test_a_house_that_serves_nobody_is_told() -> None:
    state = noon("family > platter | | | ")
    assert told(state, "0 serve", 1)[0] == say("step-serve", who="other", number=0, name="Ottilie")


def test_a_walk_is_told_house_by_house_and_why_it_ends() -> None:
    """The example of the rulings: past the first dish to the first bottle."""
    state = noon("lovers | > sole | > sole wine | ")
    story = telling(state, "2 display 1", 0)
    assert [line.words for line in story if line.words][:4] == [
        say("step-display", who="other", number=1, name="Nunzia"),
        say("walk-begins", who="you", client=say("client-lovers.the")),
        say("event-walked.wine", who="other", client=say("client-lovers.the"), name="Nunzia"),
        say(
            "event-reserved",
            who="other",
            name="Nunzia",
            meal=with_wine("sole"),
            client=say("client-lovers.to"),
        ),
    ]
    walk = next(line.pictures for line in story if line.pictures)
    gaspard = say("visit-dish", who="other", name="Gaspard")
    nunzia = say("visit-dish-and-wine", who="other", name="Nunzia")
    assert drawn(walk[-1]).strip() == f"{say('client-lovers.short')} → {gaspard} → {nunzia}"
    assert drawn(walk[0]).strip() == "couple"


def test_without_a_bottle_the_first_dish_decides() -> None:
    state = noon("lovers | > sole | > sole wine | ")
    shown = pictures(state, "2 display 0", 1)
    visits = (
        say("visit-dish", who="you"),
        say("visit-dish", who="other", name="Nunzia"),
        say("visit-nothing", who="other", name="Fergus"),
    )
    assert " → ".join((say("client-lovers.short"), *visits)) in shown
    story = told(state, "2 display 0", 1)
    assert story[0] == say("step-display", who="other", number=0, name="Nunzia")
    assert say("event-walked.dish", who="you", client=say("client-lovers.the")) in story
    assert (
        say("event-reserved", who="you", meal=say("slate-sole.dish"), client=say("client-lovers.to")) in story
    )


def test_a_walk_in_vain_is_one_sentence() -> None:
    state = noon("lovers family > hake platter | | | ")
    story = told(state, "0 serve 2:hake", 0)
    assert story[1:] == [say("event-walked.nothing", who="you", client=say("client-lovers.the"))]
    back = play(state, "0 serve 2:hake")
    assert told(back, "0 no platter", 1)[0] == say("step-home", platter="no", who="other", name="Ottilie")
    served = say(
        "event-served.home",
        who="other",
        name="Ottilie",
        meal=say("slate-platter.dish"),
        client=say("client-lovers.to"),
    )
    assert told(back, "0 platter", 1)[0] == served


def test_the_evening_is_told_as_a_bill_and_revealed_cards() -> None:
    state = noon("family lovers > hake sole wine platter | | | ", sets="hake shrimp")
    turn = "0 serve 1:platter 2:sole+wine"
    others = (say("takings", who="other", income=0, name=name) for name in NAMES[1:4])
    takings = join_items(say("takings", who="you", income=40), *others)
    shown = [line for line in pictures(state, turn, 0).splitlines() if line.strip()]
    assert shown[0].strip() == say("quay-bill")
    assert shown[1].split() == ["you", "family", "platter", "20"]
    assert shown[2].split() == ["couple", "sole", "♦", "wine", "20"]
    assert told(state, turn, 0)[2:6] == [
        say("event-not-in-set", who="you", fish=say("slate-sole")),
        say("event-platter-card", who="you", points=2),
        say("event-day-ended", day=1, takings=takings),
        say("event-day", who="you", lots=7, day=2),
    ]


def test_a_bill_names_each_house_once_and_grows_line_by_line() -> None:
    state = noon("family family > hake | lovers > sole sole | | ")
    story = telling(state, "0 serve 1:hake", None)
    (bill,) = (
        line.pictures for line in story if line.pictures and say("quay-bill") in drawn(line.pictures[-1])
    )
    assert [drawn(picture).count("10") for picture in bill] == [1, 2]
    assert drawn(bill[-1]).count("Gaspard") == drawn(bill[-1]).count("Ottilie") == 1


def test_owners_who_decide_at_noon_see_the_houses_first() -> None:
    state = noon("lovers family > hake platter | | | ")
    assert say("quay-kitchen") in pictures(state, "0 serve 2:hake", 0)
    assert say("quay-kitchen") not in pictures(state, "0 serve 2:hake", 1)
