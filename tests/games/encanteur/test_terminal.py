"""The quay in a terminal: what is drawn, told, asked and understood."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from comptoir import cli
from comptoir.core import records
from comptoir.core.actors import Viewer
from comptoir.core.refusals import BadNotation
from comptoir.games.encanteur.actions import Serve
from comptoir.games.encanteur.components import Card, Options
from comptoir.games.encanteur.game import GAME
from comptoir.games.encanteur.state import State
from comptoir.games.encanteur.terminal import asking, drawings
from comptoir.words.texts import LANGUAGES, texts
from tests.games.encanteur.table import PLAY, auction, box, noon, play, random_game
from tests.pictures import NAMES, Onlooker, drawn, join_items, written

LOOK = Onlooker(PLAY)
reader = LOOK.reader
board = LOOK.board
telling = LOOK.telling
told = LOOK.told
pictures = LOOK.pictures
question = LOOK.question
read = LOOK.read
hint = LOOK.hint
waits = LOOK.waits
everything = LOOK.everything


say = texts("en", GAME.package).say


def serving(dish: str, client: str, place: int = 0) -> str:
    """A dish for a client, who is number ``place`` where the house has several of the kind."""
    return say("serving", meal=dish, client=say(f"client-{client}.to"), place=place)


def serve(*servings: str) -> str:
    """The choice to serve these."""
    return say("choice-serve", number=len(servings), meals=join_items(*servings))


def with_wine(slate: str) -> str:
    return say("meal", wine="yes", dish=say(f"slate-{slate}.dish"))


def choosing(seats: int = 4) -> State:
    """All players choose their sets; with three players, the critic is out of the game."""
    state = GAME.start(seats, Options(first_seat=0, removed="critic" if seats == 3 else None))
    clients = ["family", "sailor", "lovers", "critic"][:seats]
    dealt = [f"chance client {place // 2} {client}" for place, client in enumerate([*clients, *clients])]
    return play(state, *dealt)


STREET = "family lovers > hake sole wine | sailor > platter | critic > | family"


# --- Whole games --------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(3, "fr"), (4, "de")])
def test_a_whole_game_can_be_told_from_every_place(seats: int, language: str) -> None:
    turns = [*random_game(GAME.start(seats), seed=seats)]
    for viewer, show in ((None, written), (0, drawn), (seats - 1, written)):
        shown = everything(turns, viewer, language, show)
        assert "None" not in shown
        assert "{" not in shown.replace(drawings.LOOKS["shrimp"].picture, "")


@pytest.mark.parametrize(("viewer", "language"), [(None, "it"), (1, "en")])
def test_a_game_with_the_clock_can_be_told_too(viewer: Viewer, language: str) -> None:
    turns = [*random_game(GAME.start(3, Options(tempo="live")), seed=5)]
    assert "None" not in everything(turns[:400], viewer, language)


# Each line answers some question and is refused by the others: cards, no lot, a first choice.
# Most questions are about a lot.
ANSWERS = ("p\n" * 8 + "1 2\nl\n1\n") * 800


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(3, "de"), *((4, language) for language in LANGUAGES)])
def test_a_whole_game_is_played_at_the_command_line(tmp_path: Path, language: str, seats: int) -> None:
    path = tmp_path / "market.txt"
    wishes = ["--seats", str(seats), "--bots", "random", "--seed", "7", "--lang", language]
    shell = {"COLUMNS": "80", "NO_COLOR": "1"}
    command = ["play", GAME.name, *wishes, "--record", str(path)]
    done = CliRunner().invoke(cli.app, command, input=ANSWERS, env=shell)
    assert (done.exit_code, done.stderr) == (0, "")
    assert GAME.result(records.read(GAME, path.read_text("utf-8")).end) is not None
    assert texts(language, GAME.package).say("quay-noon") in done.stdout
    assert not re.search(r"None|\{ |\$\w|(?:event|step|refusal|ask)-", done.stdout)
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_game_told_to_a_watcher_addresses_nobody() -> None:
    shown = everything(random_game(GAME.start(4), seed=3), None, "en").lower().split()
    assert {"you", "your", "you:"} & set(shown) == set()


@pytest.mark.parametrize(
    ("figures", "last"),
    [
        ({"last_day": 1}, say("event-ended.last-day", number=1)),
        ({"idle_days": 1, "money": (1, 1)}, say("event-ended.no-sale", number=1)),
        ({"idle_days": 2, "money": (1, 1)}, say("event-ended.no-sale", number=2)),
    ],
)
def test_the_reason_for_the_end_is_told(figures: dict[str, object], last: str) -> None:
    assert last in everything(random_game(GAME.start(4, edition=box(**figures)), seed=1), None, "en")


def test_days_without_a_sale_are_counted_from_the_last_sale() -> None:
    state = auction("shrimp", money="2 2 3 2", edition=box(lots=(2, 2), idle_days=1))
    assert told(replace(state, day=5), "2 wait", 0)[-1] == say("event-ended.no-sale", number=1)


def test_a_whole_set_ends_the_game() -> None:
    state = noon("lovers lovers > shrimp", sets="hake sole shrimp", edition=box(discards=5))
    nearly = replace(state, revealed=(("hake", "sole"), (), (), ()))
    end = told(nearly, "0 serve 1:shrimp", 1)[-1]
    assert end == say("event-ended.set")


# --- Secrets ------------------------------------------------------------------------


def test_what_is_put_away_is_told_to_its_owner_only() -> None:
    turn = "0 discard hake sole"
    assert told(choosing(), turn, 0) == [
        say("step-discard", who="you", fish=join_items(say("slate-hake"), say("slate-sole")))
    ]
    assert (
        told(choosing(), turn, 1)
        == told(choosing(), turn, None)
        == [say("step-discard", who="other", name="Ottilie")]
    )


def test_a_set_is_shown_to_its_owner_only() -> None:
    state = auction()
    fish = "sea bass, mackerel, sole, shrimp, red mullet, cuttlefish"
    assert say("quay-my-set", fish=fish) in board(state, 0)
    assert say("quay-my-set", fish="").strip() not in board(state, None)
    hidden = replace(state, sets=(("hake",) * 6, *state.sets[1:]))
    assert board(state, 1) == board(hidden, 1)
    assert board(state, 0) != board(hidden, 0)


# --- The quay -----------------------------------------------------------------------


def test_slates_are_told_apart_without_colour() -> None:
    assert {*drawings.LOOKS} == {kind.name for kind in auction().setup.kinds.values()}
    assert len({look.picture for look in drawings.LOOKS.values()}) == len(drawings.LOOKS)


def test_the_slate_shows_its_price_its_figures_and_what_comes() -> None:
    shown = board(play(auction("sole", next_lot="hake"), *(f"{seat} wait" for seat in range(4))), 0)
    assert say("quay-day", who="other", day=1, name="Fergus") in shown
    assert "sole  <(___°_)<" in shown
    assert " 11 " in shown
    assert say("quay-figures", floor=6, pays=10) in shown
    coming = (say("quay-next", slate=say("slate-hake"), price=11), say("quay-coming", number=5))
    assert " · ".join(coming) in shown


def test_the_houses_show_guests_kitchen_and_set() -> None:
    state = noon(STREET, sets="hake sole", platters="0 2 0 0")
    rows = board(replace(state, revealed=(("sole",), (), (), ())), 1, width=120).splitlines()
    own = next(row for row in rows if "you" in row)
    assert "1 sea dog (sea bass, mackerel)" in own
    assert "platter" in own
    assert say("quay-platter-cards", number=2) in "\n".join(rows)
    assert next(row for row in rows if "Ottilie" in row).split()[-3:] == ["1/6", "sole", "│"]
    assert any("2 couple (sole, shrimp)" in row and "sole" in row.split(")")[1] for row in rows)
    assert any(f"♦ {say('quay-wine', number=1, displayed=0)}" in row for row in rows)
    assert any(row.startswith("│▸Fergus") for row in rows)


def test_guests_who_are_served_are_ticked_off() -> None:
    shown = board(play(noon(STREET), "0 serve 1:hake 2:sole+wine"), 0)
    assert "1 family ✓ hake" in shown
    assert "2 couple ✓ sole ♦ wine" in shown


def test_ones_own_cards_that_are_turned_up_are_marked() -> None:
    state = replace(auction(), revealed=(("sole",), (), (), ()))
    marked = f"mackerel, ✓ sole, shrimp, red mullet, cuttlefish  ({say('quay-marked')})"
    assert marked in board(state, 0, width=120)


def test_what_nobody_has_bought_is_seen_until_the_evening() -> None:
    assert say("quay-unsold", slates=join_items(say("slate-hake"), say("slate-wine"))) in board(
        replace(auction(), unsold=("hake", "wine")), 0
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_keeps_within_the_screen(language: str, width: int) -> None:
    state = replace(noon("family sailor lovers critic > hake wine wine | | | "), revealed=(FIVE,) * 4)
    for line in board(state, 0, language, width).splitlines():
        assert len(line) <= width
        assert "…" not in line


FIVE = ("sea-bass", "mackerel", "red-mullet", "cuttlefish", "shrimp")


def test_twins_that_differ_are_told_apart() -> None:
    two = box(sole=(Card(start=12, floor=6, pays=10), Card(start=9, floor=4, pays=5)))
    state = noon("lovers > sole1 sole2", edition=two)
    assert question(state)[2] == [
        serve(serving(say("slate-numbered", slate=say("slate-sole.dish"), number=twin), "lovers"))
        for twin in (1, 2)
    ]
    assert read(state, "1 sole2") == "serve 1:sole2"


# --- The story ----------------------------------------------------------------------


def test_the_beginning_is_told_to_each_in_their_own_way() -> None:
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


def test_a_morning_begins_with_a_look_at_the_houses() -> None:
    last = play(choosing(), *(f"{seat} discard hake sole" for seat in range(3)))
    assert told(last, "3 discard hake sole", 3)[1:] == [
        say("event-day", who="other", lots=7, day=1, name="Ottilie")
    ]
    assert "1 family (hake, sardine)" in pictures(last, "3 discard hake sole", 3)


def test_a_lot_is_shown_once_and_later_prices_are_told_to_who_is_not_asked() -> None:
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


def test_hands_on_a_lot_are_told_to_each_in_their_own_way() -> None:
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


def test_a_sale_is_told_with_what_it_leaves() -> None:
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


def test_noon_is_told_where_the_auction_ends() -> None:
    state = auction("sole", edition=box(lots=(2, 2)))
    one = play(state, "0 take", "1 pass", "2 pass")
    assert say("quay-noon") not in told(one, "3 pass", 0)
    two = play(one, "3 pass", "0 wait", "1 take", "2 pass", "3 pass")
    assert say("quay-noon") in told(two, "0 pass", 0)


def test_noon_is_told_before_somebody_is_asked_to_serve() -> None:
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


def test_who_serves_nobody_is_told_so() -> None:
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


def test_the_evening_is_a_bill_and_cards_that_are_turned_up() -> None:
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


def test_who_decides_at_noon_sees_the_houses_first() -> None:
    state = noon("lovers family > hake platter | | | ")
    assert say("quay-kitchen") in pictures(state, "0 serve 2:hake", 0)
    assert say("quay-kitchen") not in pictures(state, "0 serve 2:hake", 1)


# --- Questions ----------------------------------------------------------------------


def test_the_table_says_whom_it_waits_for() -> None:
    assert waits(auction(), 2) == say("waits-falling", who="other", name="Ottilie")
    assert waits(play(auction(), "0 take"), 2) == say("waits-rising", who="other", name="Gaspard")
    assert waits(noon(STREET), None) == say("waits-serve", name="Ottilie")
    assert waits(play(choosing(), "0 discard hake sole"), 0) == (
        say("waits-discard", number=3, names=join_items("Gaspard", "Nunzia", "Fergus"))
    )
    assert waits(GAME.start(4), 0) == say("waits-first")


def test_a_set_is_chosen_by_names_or_numbers() -> None:
    state = play(choosing(3), "0 discard hake sole", "1 discard hake sole")
    words, typing, choices = question(state)
    assert words.replace("\u00a0", " ").startswith(
        say("ask-discard", number=2, fish="1 hake   2 sardine   3 sea bass")
    )
    assert "red mullet" not in words
    assert typing == say("type-discard", example="hake, sardine", digits="1 2")
    assert choices == []
    for typed in ("sole hake", "hake, sole", "discard sole and hake", "5 1", "SO HA"):
        assert read(state, typed) == "discard hake sole"
    assert read(state, "sea bass shrimp") == "discard sea-bass shrimp"
    assert read(state, "mackerel sea-bass") == "discard sea-bass mackerel"
    assert read(state, "shrimp sea-bass", "fr") == "discard sea-bass shrimp"
    assert read(state, "crevette bar", "fr") == "discard sea-bass shrimp"


def test_a_lot_is_taken_or_left_by_a_letter() -> None:
    falling, rising = auction("sole"), play(auction("sole"), "0 take")
    asked_falling: tuple[str, str, list[str]] = (
        say("ask-falling", price=12, slate=say("slate-sole.the"), money=50),
        say("type-falling"),
        [],
    )
    assert question(falling) == asked_falling
    assert question(rising)[0] == (
        say("ask-rising", name="Ottilie", slate=say("slate-sole.the"), price=13, money=50)
    )
    assert read(falling, "T") == read(rising, "take") == read(rising, "p", "fr") == "take"
    assert read(falling, "w") == read(falling, "p") == read(falling, "a", "fr") == "wait"
    assert read(rising, "p") == read(rising, "w") == read(rising, "l", "it") == "pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_of_a_question_are_understood(language: str) -> None:
    """Of the letters in brackets, the first takes the lot, the second does not."""
    falling, rising = auction("sole"), play(auction("sole"), "0 take")
    for state, steps in ((falling, ["take", "wait"]), (rising, ["take", "pass"])):
        letters = [part[0] for part in question(state, language)[0].split("(")[1:]]
        assert [read(state, letter, language) for letter in letters] == steps


def test_servings_are_listed_while_they_are_few() -> None:
    state = noon("lovers family lovers > sole hake | | | ")
    words, typing, choices = question(state)
    assert words == say("ask-serve")
    assert typing == say("type-serve", example="2 hake, 3 sole")
    assert choices == [
        serve(serving(say("slate-sole.dish"), "lovers", 1), serving(say("slate-hake.dish"), "family")),
        serve(serving(say("slate-hake.dish"), "family"), serving(say("slate-sole.dish"), "lovers", 3)),
    ]


def test_many_servings_are_typed() -> None:
    state = noon("lovers family lovers > sole hake platter wine wine | | | ")
    assert len(GAME.legal(state, 0)) > asking.MOST_CHOICES
    words, _, choices = question(state)
    assert choices == []
    before, after = say("ask-serve-typed", example="|").split("|")
    example = words.removeprefix(before).removesuffix(after)
    assert GAME.read(read(state, example)) == GAME.legal(state, 0)[-1]
    for typed in ("1 sole wine, 2 hake", "serve 2 hake 1 sole with wine", "1:sole+wine 2:hake"):
        assert read(state, typed) == "serve 1:sole+wine 2:hake"
    assert read(state, "2 merlu, 1 plateau et vin", "fr") == "serve 1:platter+wine 2:hake"


def test_nobody_is_served_by_the_word_alone() -> None:
    assert read(noon("family > platter | | | "), "serve") == GAME.write(Serve(()))


def test_bottles_are_typed_as_a_number() -> None:
    state = noon("lovers | > sole wine wine | | ")
    words, typing, choices = question(state)
    assert words == say("ask-display", most=2)
    assert (typing, choices) == (say("type-display", most=2), [])
    assert read(state, "2") == "display 2"
    assert read(state, "0") == read(state, "display 0") == "display 0"


def test_a_dish_and_the_platter_are_chosen_from_a_list() -> None:
    dish = noon("lovers | > sole platter | | ")
    assert question(dish) == (
        say("ask-dish", client=say("client-lovers.the")),
        say("type-dish"),
        [
            say("choice-dish", dish=say("slate-sole.dish"), pays=10),
            say("choice-dish", dish=say("slate-platter.dish"), pays=20),
        ],
    )
    assert read(dish, "plat") == read(dish, "dish platter") == "dish platter"
    home = play(noon("family > platter | | | "), "0 serve")
    assert question(home)[2] == [say("choice-home", platter="yes", pays=20), say("choice-home", platter="no")]
    assert read(home, "y") == read(home, "oui", "fr") == "platter"
    assert read(home, "no") == "no platter"


@pytest.mark.parametrize(
    ("state", "typed"),
    [
        (choosing(), "kraken"),
        (choosing(), "s"),
        (auction(), "perhaps"),
        (noon(STREET), "1 wine"),
        (noon(STREET), "1 hake sole"),
        (noon(STREET), "1 hake 2"),
        (noon(STREET), "please 1 hake"),
        (noon(STREET), "1 hake 2 kraken"),
        (choosing(), "hake " * 5000),
        (noon("lovers | > sole wine wine | | "), "many"),
        (noon("lovers | > sole wine wine | | "), "1" * 5000),
        (noon("lovers | > sole platter | | "), "sole platter"),
    ],
)
def test_what_means_nothing_is_refused(state: State, typed: str) -> None:
    with pytest.raises(BadNotation):
        read(state, typed, seat=GAME.to_act(state)[0])  # type: ignore[arg-type]


# --- Hints --------------------------------------------------------------------------


def rows(shown: str) -> list[list[str]]:
    """The words of each line."""
    return [line.split() for line in shown.splitlines()]


def test_hints_on_a_set_show_who_eats_what() -> None:
    shown = rows(hint(choosing(), 0))
    assert ["hake", "10", "1", "–", "1", "–"] in shown
    assert ["cuttlefish", "5", "–", "1", "–", "1"] in shown


def test_hints_on_a_lot_show_what_it_costs_and_who_would_eat_it() -> None:
    state = auction("sole")
    lovers = replace(state.houses[2], guests=noon("lovers | | | > ").houses[0].guests)
    state = replace(state, houses=(*state.houses[:2], lovers, state.houses[3]))
    shown = hint(state, 0)
    assert say("hint-lot", cost=12, left=38, pays=10) in shown
    assert say("hint-lot-in-set") in shown
    assert rows(shown)[-1] == ["sole", "–", "–", "1", "–"]
    assert say("hint-glasses") in hint(auction("wine"), 0)


def test_hints_at_noon_show_what_a_dish_is_worth_and_who_walks() -> None:
    assert ["hake", "10", "no"] in rows(hint(noon(STREET), 0))
    window = hint(noon("lovers family | > sole wine | | "), 1)
    assert rows(window)[2:] == [
        ["honeymoon", "couple", "Ottilie", "yes"],
        ["holiday", "family", "Ottilie", "no"],
    ]
