import { expect, test } from "vitest";

import { assignments, cardsOf, orderOf, pickable, rollOf, within } from "./answers";

test("an order is found by its cards, tapped in any order", () => {
  const legal = ["order 3", "order 5", "order 3+5"];
  expect(orderOf(legal, [5, 3])).toBe("order 3+5");
  expect(orderOf(legal, [4])).toBeNull();
  expect(orderOf(legal, [])).toBeNull();
});

test("only cards that make a legal order with those already picked can be picked", () => {
  expect([...pickable(["order 3", "order 3+5", "order 4"], [3])]).toEqual([3, 5]);
});

test("a hidden order has no cards", () => {
  expect(cardsOf("order ?")).toEqual([]);
  expect(cardsOf(null)).toEqual([]);
});

test("rolling on without a special differs from rolling on with one", () => {
  const legal = ["close", "roll x", "roll xy"];
  expect(rollOf(legal, "")).toBeNull();
  expect(rollOf(legal, "x")).toBe("roll x");
  expect(rollOf(legal, "xy")).toBe("roll xy");
});

test("each assignment carries the mugs that the hint gives for it", () => {
  const all = assignments(["assign !a *b", "assign !b *a"], [14, 26]);
  expect(within(all, "b", "")).toEqual([{ word: "assign !b *a", destroyed: "b", doubled: "a", serves: 26 }]);
  expect(within(all, "a", "a")).toEqual([]);
});
