"""The page of L'Encanteur shows walks and past days again."""

import re

import pytest

from comptoir.words.texts import texts
from tests.web.access import scenes
from tests.web.visits import Visit, Visiting

say = texts("en", "comptoir.games.encanteur").say

pytestmark = pytest.mark.slow

FOLLOW = """() => {
  const middle = (element) => element.getBoundingClientRect().x + element.getBoundingClientRect().width / 2;
  const nearest = (at) => [0, 1, 2, 3]
    .map((seat) => [Math.abs(middle(document.querySelector(`[data-key=door-${seat}]`)) - at), seat])
    .sort(([one], [other]) => one - other)[0][1];
  const look = () => {
    const walker = document.querySelector(".walker");
    const [walk] = walker?.getAnimations() ?? [];
    if (!walk) return requestAnimationFrame(look);
    walk.pause();
    window.nearest = [0, 0.5, 1].map((share) => {
      walk.currentTime = share * (walk.effect.getTiming().duration - 1);
      return nearest(middle(walker));
    });
    walk.finish();
  };
  look();
}"""
"""Finds the doors nearest to a walker at the beginning, in the middle and at the end."""


def open_scene(visit: Visiting, name: str, **wishes: str) -> Visit:
    """Open one scene."""
    return next(scenes("encanteur", visit, lambda scene: scene.name == name, **wishes))[1]


def skip(visit: Visit) -> None:
    """Skip the rest of the story."""
    visit.button("Skip", exact=True).click()
    visit.button("Skip", exact=True).wait_for(state="detached")


def test_the_reasons_for_a_visit_can_be_seen_again_the_next_day(visit: Visiting) -> None:
    reader = open_scene(visit, "encanteur-before")
    skip(reader)
    reader.button("Look at the day before").click()
    reader.sees("Evening of day 1")
    assert reader.page.locator(".noon li").count() == 2
    assert reader.page.locator(".walker").count() == 0
    reader.button(say("quay-again", client=say("client-critic.the"))).click()
    reader.page.locator(".walker").wait_for()
    assert reader.page.locator(".visit").count() == 3
    reader.page.locator(".walker").wait_for(state="detached")
    reader.button("Back to the auction").click()
    reader.page.locator(".market").wait_for()


AGAIN = re.escape(say("quay-again", client="CLIENT")).replace("CLIENT", ".+")


def test_a_walk_that_is_shown_again_moves_from_door_to_door(visit: Visiting) -> None:
    reader = open_scene(visit, "encanteur-walk", reduced_motion="no-preference")
    reader.page.locator(".noon li").wait_for()
    skip(reader)
    reader.page.evaluate(FOLLOW)
    reader.button(re.compile(AGAIN)).click()
    reader.page.wait_for_function("window.nearest")
    assert reader.page.evaluate("window.nearest") == [2, 3, 0]
    reader.page.locator(".walker").wait_for(state="detached")
