"""The counter in a terminal: what it draws, tells, asks and understands."""

import pytest

from comptoir.core.actors import Viewer
from comptoir.core.refusals import BadNotation
from comptoir.games.bistro.components import GLASSES
from comptoir.games.bistro.game import GAME
from comptoir.games.bistro.state import State
from comptoir.games.bistro.terminal import COUNTER, drawings
from comptoir.words.texts import LANGUAGES, texts
from tests.games.bistro.table import PLAY, SHORT, box, play, random_game, table
from tests.pictures import Onlooker, drawn, join_items, written

say = texts("en", GAME.package).say


def claim(glass: str, miam: str | None = None, language: str = "en") -> str:
    """A claim in words."""
    words = texts(language, GAME.package)
    along = {"with": "yes", "miam": words.say(f"miam-{miam}.with")} if miam else {"with": "no"}
    return words.say("claim", glass=words.say(f"glass-{glass}.small"), **along)


def drunk(glass: str, source: str, **who: str) -> str:
    """The sentence that tells who drinks a glass, this turn's or one off the pile."""
    forms = {form: say(f"glass-{glass}.{form}") for form in ("a", "the")}
    return say("event-drunk", glass=forms["a"], the=forms["the"], **who, **{"from": source})


LOOK = Onlooker(PLAY)
reader = LOOK.reader
board = LOOK.board
telling = LOOK.telling
told = LOOK.told
question = LOOK.question
read = LOOK.read
hint = LOOK.hint
everything = LOOK.everything

# --- Whole games --------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "language"), [(3, "fr"), (4, "de"), (5, "it"), (6, "en")])
def test_a_whole_game_can_be_told_from_every_place(seats: int, language: str) -> None:
    turns = [*random_game(GAME.start(seats), seed=seats)]
    for viewer, show in ((None, written), (0, drawn), (seats - 1, written)):
        shown = everything(turns, viewer, language, show)
        assert "None" not in shown
        assert "{" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_short_game_can_be_told_and_never_mentions_miams(language: str) -> None:
    """Ruling B2."""
    shown = everything(random_game(GAME.start(3, SHORT), seed=1), 0, language)
    assert "Miam" not in shown
    assert "None" not in shown


def test_void_rounds_are_told() -> None:
    crowded = GAME.start(6, edition=box(glasses=(2, 1, 1, 1, 1, 1), alike=9))
    shown = everything(random_game(crowded, seed=2), None, "en")
    assert say("event-void", number=1) in shown
    assert say("event-void", number=3) in shown
    assert say("event-ended.void", number=3) in shown


def test_a_game_told_to_a_watcher_addresses_nobody() -> None:
    shown = everything(random_game(GAME.start(4), seed=3), None, "en").lower().split()
    assert {"you", "your"} & set(shown) == set()


# --- Secrets ------------------------------------------------------------------------


def test_only_a_player_who_looks_is_told_what_the_glass_is() -> None:
    looking = play(table(), "0 look")
    assert told(looking, "chance see syrup", 0) == [say("event-seen", who="you", glass=say("glass-syrup.a"))]
    assert told(looking, "chance see syrup", 1) == told(looking, "chance see syrup", None) == []
    seen = play(looking, "chance see syrup")
    assert drawings.LOOKS["syrup"].sign in board(seen, 0)
    assert drawings.LOOKS["syrup"].sign not in board(seen, 1)


def test_only_its_owner_is_told_and_shown_a_miam() -> None:
    dealing = GAME.start(4, GAME.options({"first_seat": 0}))
    assert told(dealing, "chance miam 0 cheese", 0) == [say("step-miam", who="you", miam=say("miam-cheese"))]
    assert told(dealing, "chance miam 0 cheese", 1) == []
    laid = table(miams="cheese olives toast crisps")
    assert say("counter-my-miam", miam=say("miam-cheese")) in board(laid, 0)
    assert "cheese" not in board(laid, 1)


# --- The counter --------------------------------------------------------------------


def test_glasses_are_told_apart_without_colour() -> None:
    assert len({look.sign for look in drawings.LOOKS.values()}) == len(GLASSES)
    assert len({drawn(drawings.face(glass)) for glass in GLASSES}) == len(GLASSES)


CELLS = 10


def rows(state: State, seat: Viewer = 0) -> list[list[str]]:
    """The cells of the counter by seat."""
    lines = [line.strip("│").lstrip("▸ ").split() for line in board(state, seat).splitlines()]
    return [line for line in lines if line[:1] and line[0].isdecimal() and len(line) == CELLS]


def test_each_player_has_a_row_of_glasses_with_miam_and_additions() -> None:
    state = table(
        glasses="coffee coffee syrup | | lemonade", miams="olives - toast crisps", additions="| 1 1 | | 2"
    )
    assert rows(state) == [
        ["0", "you", "●●!", "·", "·", "◆", "·", "·", "(?)", "·"],
        ["1", "Gaspard", "·", "·", "·", "·", "·", "·", "·", "1+1"],
        ["2", "Nunzia", "·", "·", "▲", "·", "·", "·", "(?)", "·"],
        ["3", "Fergus", "·", "·", "·", "·", "·", "·", "(?)", "2"],
    ]


def test_a_warning_marks_types_that_end_the_round_with_one_more_glass() -> None:
    """Section 5: also the last missing type."""
    state = table(glasses="coffee chocolate lemonade syrup apple-juice")
    assert rows(state)[0][2:8] == ["●", "■", "▲", "◆", "○", "!"]
    assert f"! {say('counter-danger')}" in board(state, 0)
    assert "!" not in board(table(glasses="coffee syrup"), 0)


def test_the_pile_and_the_miams_that_are_gone_are_shown() -> None:
    state = table(glasses="coffee", miams="- olives toast -", gone="cheese crisps")
    assert say("counter-pile", number=46) in board(state, 0)
    assert say("counter-discarded", miams=join_items(say("miam-cheese"), say("miam-crisps"))) in board(
        state, 0
    )


def test_the_counter_fits_into_eighty_columns_in_each_language() -> None:
    state = table(6, glasses="coffee coffee | | | | |", additions="| 1 1 | 2 | | |")
    for language in LANGUAGES:
        shown = board(state, 0, language)
        assert max(map(len, shown.splitlines())) <= 80
        for word in " ".join(
            texts(language, GAME.package).say(f"glass-{glass}") for glass in GLASSES
        ).split():
            assert word in shown


def station(name: str, looked: str, claimed: str) -> str:
    """A line of the path of the glass."""
    return f"{name} {say(looked, who='other')} {say('counter-said', claim=claimed)}"


def test_the_path_of_the_glass_shows_looks_and_claims() -> None:
    state = play(
        table(), "0 look", "chance see syrup", "0 offer 1 coffee with toast", "1 take", "1 offer 2 lemonade"
    )
    *_, first, second, last = board(state, 2).splitlines()
    assert " ".join(first.split()) == station("Ottilie", "counter-looked", claim("coffee", "toast"))
    assert " ".join(second.split()) == station("Gaspard", "counter-unseen", claim("lemonade"))
    assert " ".join(last.split()) == "▸ you ▐?▌"


# --- The story ----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_offer_is_told_with_the_claim_in_words(language: str) -> None:
    words = texts(language, GAME.package)
    said = claim("lemonade", "sausage", language)
    for viewer, sentence in (
        (0, words.say("step-offer", who="you", to="other", to_name="Gaspard", claim=said)),
        (1, words.say("step-offer", who="other", name="Ottilie", to="you", claim=said)),
        (2, words.say("step-offer", who="other", name="Ottilie", to="other", to_name="Gaspard", claim=said)),
    ):
        assert told(table(), "0 offer 1 lemonade with sausage", viewer, language) == [sentence]


def test_the_reveal_is_told_before_the_drink() -> None:
    """First example of the rules."""
    offered = play(table(), "0 look", "chance see coffee", "0 offer 1 coffee")
    assert told(offered, "1 believe", 2) == [
        say("step-believe.glass", who="other", name="Gaspard"),
        say("event-glass-shown", right="yes", who="other", glass=say("glass-coffee.a"), name="Gaspard"),
        drunk("coffee", "turn", who="other", name="Ottilie"),
        say("event-drawn", who="other", name="Ottilie"),
    ]
    assert told(offered, "1 doubt", 1)[1:3] == [
        say("event-glass-shown", right="no", who="you", glass=say("glass-coffee.a")),
        drunk("coffee", "turn", who="you"),
    ]


TURNED_UP = [
    say("event-glass-shown", right="yes", who=who, name="Gaspard", glass=say("glass-coffee.a"))
    for who in ("you", "other")
]


@pytest.mark.parametrize(("seat", "tone"), [(0, "bad"), (1, "good"), (2, "plain"), (None, "plain")])
def test_a_reveal_is_good_or_bad_news_depending_on_the_seat(seat: Viewer, tone: str) -> None:
    offered = play(table(), "0 look", "chance see coffee", "0 offer 1 coffee")
    assert [line.tone for line in telling(offered, "1 believe", seat) if line.words in TURNED_UP] == [tone]


def test_the_glass_is_turned_up_slowly_and_stays_face_up() -> None:
    offered = play(table(), "0 look", "chance see coffee", "0 offer 1 coffee")
    lines = [line for line in telling(offered, "1 believe", 2) if line.words in TURNED_UP]
    pictures = [drawn(picture) for line in lines for picture in line.pictures]
    assert "?" in pictures[0]
    assert pictures[-1] == drawn(drawings.face("coffee"))
    assert all(sign not in picture for sign in "~●" for picture in pictures[:-1])


def test_the_answers_about_miam_and_glass_are_told_differently() -> None:
    """Second example of the rules."""
    offered = play(
        table(miams="cheese olives toast crisps"),
        "0 look",
        "chance see coffee",
        "0 offer 1 coffee with olives",
    )
    judged = play(offered, "1 believe")
    assert told(judged, "1 believe", 0)[:3] == [
        say("step-believe.miam", who="other", name="Gaspard"),
        say("event-miam-shown", right="no", who="other", miam=say("miam-cheese"), name="Gaspard"),
        drunk("coffee", "turn", who="other", name="Gaspard"),
    ]
    assert told(offered, "1 doubt", 1)[2] == say("event-miam-back", who="other", name="Ottilie")


def test_a_gift_is_told_once() -> None:
    named = play(table(glasses="| coffee syrup"), "0 look", "chance see lemonade")
    named = play(named, "0 offer 1 coffee", "1 name lemonade")
    assert told(named, "1 give syrup", 0)[0] == say(
        "event-given", to="you", name="Gaspard", glass=say("glass-syrup.a")
    )
    assert told(named, "1 give syrup", 1)[0] == say(
        "event-given", to="other", who="you", to_name="Ottilie", glass=say("glass-syrup.a")
    )


def test_without_a_glass_to_give_the_claimant_drinks_blind() -> None:
    named = play(table(), "0 look", "chance see lemonade", "0 offer 1 coffee", "1 name lemonade")
    assert told(named, "chance see syrup", 0)[:2] == [
        say("step-see.blind"),
        drunk("syrup", "pile", who="you"),
    ]


def test_the_addition_is_told_with_its_reason() -> None:
    offered = play(table(glasses="coffee coffee"), "0 look", "chance see coffee", "0 offer 1 coffee")
    assert told(offered, "1 believe", 0)[-1] == say(
        "event-pays.alike", who="you", number=3, many=say("glass-coffee.many")
    )
    paying = play(offered, "1 believe")
    assert told(paying, "chance addition 3", 1) == [
        say("step-addition", symbols=3),
        say("event-paid", who="other", total=3, name="Ottilie"),
        say("event-ended.addition", who="other", name="Ottilie"),
    ]


@pytest.mark.parametrize(("seat", "tone"), [(0, "bad"), (1, "good"), (None, "good")])
def test_an_addition_is_bad_news_for_its_payer_alone(seat: Viewer, tone: str) -> None:
    offered = play(table(glasses="coffee coffee"), "0 look", "chance see coffee", "0 offer 1 coffee")
    assert telling(offered, "1 believe", seat)[-1].tone == tone


# --- Questions and answers ----------------------------------------------------------


def test_every_answer_is_offered_with_a_number() -> None:
    offered = play(table(), "0 offer 1 coffee")
    asked = COUNTER.ask(reader(1), GAME.view(offered, 1), GAME.legal(offered, 1))
    assert tuple(step for _, step in asked.choices) == GAME.legal(offered, 1)
    assert asked.words == say("ask-answer", name="Ottilie", claim=claim("coffee"))
    assert [words for words, _ in asked.choices][::7] == [
        say("choice-believe", glass=say("glass-coffee.a")),
        say("choice-take"),
    ]


def test_offers_are_not_numbered_and_the_example_can_be_typed() -> None:
    for language in LANGUAGES:
        state = table()
        asked, _, choices = question(state, language)
        assert choices == []
        example = f"3\u00a0{texts(language, GAME.package).say('glass-coffee')}"
        assert example in asked
        assert read(state, example, language) == "offer 3 coffee"


@pytest.mark.parametrize(
    ("typed", "step"),
    [
        ("look", "look"),
        ("L", "look"),
        ("3 coffee", "offer 3 coffee"),
        ("offer 3 coffee", "offer 3 coffee"),
        ("3 cof", "offer 3 coffee"),
        ("fergus lem", "offer 3 lemonade"),
        ("3 apple juice", "offer 3 apple-juice"),
        ("3 apple-juice", "offer 3 apple-juice"),
        ("3 coffee olives", "offer 3 coffee with olives"),
        ("3 coffee with olives", "offer 3 coffee with olives"),
        ("1 sparkling water + ch", "offer 1 sparkling-water with cheese"),
        ("to Gaspard sy t", "offer 1 syrup with toast"),
        ("offer 2 coffee with crisps", "offer 2 coffee with crisps"),
    ],
)
def test_an_offer_may_be_abbreviated(typed: str, step: str) -> None:
    assert read(table(), typed) == step


@pytest.mark.parametrize(
    ("language", "typed", "step"),
    [
        ("fr", "regarder", "look"),
        ("fr", "3 cafe avec fromage", "offer 3 coffee with cheese"),
        ("fr", "2 eau gazeuse", "offer 2 sparkling-water"),
        ("fr", "2 CAFÉ cacahuètes", "offer 2 coffee with peanuts"),
        ("fr", "2 coffee", "offer 2 coffee"),
        ("de", "ansehen", "look"),
        ("de", "1 kak wurst", "offer 1 chocolate with sausage"),
        ("de", "1 Apfelsaft mit Käse", "offer 1 apple-juice with cheese"),
        ("it", "guardare", "look"),
        ("it", "1 acqua con olive", "offer 1 sparkling-water with olives"),
        ("it", "1 caffe", "offer 1 coffee"),
    ],
)
def test_an_offer_may_be_typed_in_the_readers_language(language: str, typed: str, step: str) -> None:
    assert read(table(), typed, language) == step


@pytest.mark.parametrize(
    ("language", "typed", "step"),
    [
        ("en", "yes", "believe"),
        ("en", "no", "doubt"),
        ("en", "t", "take"),
        ("en", "syrup", "name syrup"),
        ("en", "name sp", "name sparkling-water"),
        ("fr", "douter", "doubt"),
        ("fr", "prendre", "take"),
        ("fr", "jus", "name apple-juice"),
        ("de", "übernehmen", "take"),
        ("de", "nein", "doubt"),
        ("it", "sì", "believe"),
        ("it", "sciroppo", "name syrup"),
    ],
)
def test_an_answer_may_be_abbreviated(language: str, typed: str, step: str) -> None:
    assert read(play(table(), "0 offer 1 coffee"), typed, language) == step


def test_a_gift_may_be_typed_by_its_name() -> None:
    named = play(
        table(glasses="| coffee syrup"),
        "0 look",
        "chance see lemonade",
        "0 offer 1 coffee",
        "1 name lemonade",
    )
    assert read(named, "syr") == read(named, "give syrup") == "give syrup"


@pytest.mark.parametrize(
    "typed", ["", "3", "coffee", "3 c", "3 s", "9 coffee", "3 coffee beer", "3 coffee with", "?"]
)
def test_text_without_a_meaning_or_with_several_is_refused(typed: str) -> None:
    with pytest.raises(BadNotation):
        read(table(), typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_names_can_be_typed_in_full(language: str) -> None:
    words = texts(language, GAME.package)
    for glass in GLASSES:
        assert read(table(), f"1 {words.say(f'glass-{glass}')}", language) == f"offer 1 {glass}"


# --- Hints --------------------------------------------------------------------------


def test_the_hint_for_an_offer_shows_what_the_glass_may_be_and_who_would_pay() -> None:
    state = table(3, glasses="coffee coffee | coffee")
    lines = [line.split() for line in hint(state, 0).splitlines()]
    assert lines[2] == ["coffee", "11.1%", "you", "11.1%"]
    assert lines[3] == ["chocolate", "17.8%", "Gaspard", "–"]


def test_the_hint_for_an_offer_says_if_nobody_would_pay() -> None:
    assert say("hint-nobody-pays") in hint(table(), 0)


def test_the_hint_for_an_answer_shows_what_each_answer_risks() -> None:
    offered = play(table(3, glasses="coffee coffee | syrup syrup | coffee"), "0 offer 1 coffee")
    lines = hint(offered, 1).splitlines()
    first, *_ = say("choice-believe", glass=say("glass-coffee.a")).split()
    believe = next(line for line in lines if line.startswith(first))
    assert believe.split()[-3:] == ["11.6%", "14%", "11.6%"]


def test_the_hint_for_a_miam_shows_its_chance_and_who_would_pay() -> None:
    offered = play(
        table(glasses="| coffee coffee"), "0 look", "chance see coffee", "0 offer 1 coffee with cheese"
    )
    shown = hint(play(offered, "1 believe"), 1)
    assert "20%" in shown
    assert say("hint-drinking", who="you") in shown


def test_the_hint_for_a_gift_names_the_glasses_that_end_the_round() -> None:
    named = play(
        table(glasses="syrup syrup | coffee syrup"), "0 look", "chance see lemonade", "0 offer 1 coffee"
    )
    sentence = say("hint-gift", number=1, name="Ottilie", glasses=say("glass-syrup.a"))
    assert sentence in hint(play(named, "1 name lemonade"), 1)
