import { expect, test } from "vitest";

import { readerOf, Words } from "../words";
import { FluentResource } from "@fluent/bundle";
import { choice, lying, waits } from "./plain";

const words = new Words("en", [
  new FluentResource(`
you = you
choice-load = Load { $what }
waits-load = { $number } to load: { $names }
ask-load = What do you load?
`),
]);
const ann = readerOf(words, 0, ["Ann", "Ben"]);

test("the reader is asked, others are waited for until they have chosen", () => {
  const view = { phase: "load", awaited: [0, 1], ranks: null };
  expect(waits(ann, view, {})).toBe("What do you load?");
  expect(waits(ann, view, { chosen: [0] })).toBe("1 to load: Ben");
});

test("what lies on the table is said of the whole view, or of what its rows hold at a seat", () => {
  const view = {
    phase: "load",
    awaited: [1],
    ranks: null,
    hold: 14,
    last: true,
    barges: [["w3", "a1"], []],
    ballast: [null, "s2"],
  };
  expect(lying(ann, view, 2)).toMatchObject({ hold: 14, last: "yes", ranks: "–" });
  expect(lying(ann, view, 2, 0)).toEqual({ barges: "w3 and a1", ballast: "–" });
  expect(lying(ann, view, 2, 1)).toEqual({ barges: "–", ballast: "s2" });
});

test("a choice is named by its verb", () => {
  expect(choice(ann, "load w3")).toBe("Load w3");
});
