"""The board of the quay in a terminal."""

import pytest
from msgspec.structs import replace

from comptoir.games.encanteur.terminal import drawings
from comptoir.words.texts import LANGUAGES
from tests.games.encanteur.onlooker import STREET, board, say
from tests.games.encanteur.table import auction, noon, play
from tests.pictures import join_items


def test_slates_are_told_apart_without_colour() -> None:
    assert {*drawings.LOOKS} == {kind.name for kind in auction().setup.kinds.values()}
    assert len({look.picture for look in drawings.LOOKS.values()}) == len(drawings.LOOKS)


def test_the_slate_shows_its_price_its_figures_and_the_next_lot() -> None:
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


def test_ones_own_revealed_cards_are_marked() -> None:
    state = replace(auction(), revealed=(("sole",), (), (), ()))
    marked = f"mackerel, ✓ sole, shrimp, red mullet, cuttlefish  ({say('quay-marked')})"
    assert marked in board(state, 0, width=120)


def test_unsold_slates_are_shown() -> None:
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


def test_a_set_is_shown_to_its_owner_only() -> None:
    state = auction()
    fish = "sea bass, mackerel, sole, shrimp, red mullet, cuttlefish"
    assert say("quay-my-set", fish=fish) in board(state, 0)
    assert say("quay-my-set", fish="").strip() not in board(state, None)
    hidden = replace(state, sets=(("hake",) * 6, *state.sets[1:]))
    assert board(state, 1) == board(hidden, 1)
    assert board(state, 0) != board(hidden, 0)
