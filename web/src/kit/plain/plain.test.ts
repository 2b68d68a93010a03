import { expect, test } from "vitest";

import { readerOf, Words } from "../words";
import { FluentResource } from "@fluent/bundle";
import { choice, lying, tell, waits } from "./plain";

const words = new Words("en", [
  new FluentResource(`
you = you
choice-load = Load { $what }
step-load = { $who ->
    [you] You load { $card }
   *[other] { $name } loads { $card }
}
step-rolled = The tide: { $tide }
event-delivered = { $name } delivers { $cards }
waits-load = { $number } to load: { $names }
ask-load = What do you load?
`),
]);
const ann = readerOf(words, 0, ["Ann", "Ben"]);
const STEPS = { load: true, rolled: true } as const;

test("a step is told of its actor, an event of the seat that it names", () => {
  const told = (actor: number | string, event: { type: string }) => tell(ann, { seq: 1, actor, event }, STEPS);
  expect(told(0, { type: "load", card: "w3" } as { type: string })).toBe("You load w3");
  expect(told(1, { type: "load", card: null } as { type: string })).toBe("Ben loads ");
  expect(told("chance", { type: "rolled", tide: "ebb" } as { type: string })).toBe("The tide: ebb");
  const delivered = { type: "delivered", seat: 1, cards: ["w3", "a1"] } as { type: string };
  expect(told("chance", delivered)).toBe("Ben delivers w3 and a1");
});

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
    barges: [["w3", "a1"], []],
    ballast: [null, "s2"],
  };
  expect(lying(ann, view, 2)).toMatchObject({ hold: 14, ranks: "–" });
  expect(lying(ann, view, 2, 0)).toEqual({ barges: "w3 and a1", ballast: "–" });
  expect(lying(ann, view, 2, 1)).toEqual({ barges: "–", ballast: "s2" });
});

test("a choice is named by its verb", () => {
  expect(choice(ann, "load w3")).toBe("Load w3");
});
