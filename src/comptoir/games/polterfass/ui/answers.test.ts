import { expect, test } from "vitest";

import { assignments, cardsOf, orderOf, pickable, rollOf, within } from "./answers";

test("an order is found by its cards, in whatever order they were tapped", () => {
  const legal = ["order 3", "order 5", "order 3+5"];
  expect(orderOf(legal, [5, 3])).toBe("order 3+5");
  expect(orderOf(legal, [4])).toBeNull();
  expect(orderOf(legal, [])).toBeNull();
});

test("only cards that make a legal order with those picked can be picked too", () => {
  expect([...pickable(["order 3", "order 3+5", "order 4"], [3])]).toEqual([3, 5]);
});

test("what nobody may know has no cards", () => {
  expect(cardsOf("order ?")).toEqual([]);
  expect(cardsOf(null)).toEqual([]);
});

test("rolling on with nothing picked is another word than with a special", () => {
  const legal = ["close", "roll x", "roll xy"];
  expect(rollOf(legal, "")).toBeNull();
  expect(rollOf(legal, "x")).toBe("roll x");
  expect(rollOf(legal, "xy")).toBe("roll xy");
});

test("assignments carry what the hint says they serve", () => {
  const all = assignments(["assign !a *b", "assign !b *a"], [14, 26]);
  expect(within(all, "b", "")).toEqual([{ word: "assign !b *a", destroyed: "b", doubled: "a", serves: 26 }]);
  expect(within(all, "a", "a")).toEqual([]);
});
