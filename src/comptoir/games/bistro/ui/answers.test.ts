import { expect, test } from "vitest";

import { glassesOf, offerOf, offers, receivers } from "./answers";

const LEGAL = ["look", "offer 1 coffee", "offer 1 coffee with olives", "offer 12 apple-juice", "offer 12 coffee"];

test("an offer is split into its parts, with its Miam if it has one", () => {
  expect(offers(LEGAL).slice(0, 2)).toEqual([
    { word: "offer 1 coffee", to: 1, glass: "coffee", miam: null },
    { word: "offer 1 coffee with olives", to: 1, glass: "coffee", miam: "olives" },
  ]);
});

test("each possible receiver is listed once", () => {
  expect(receivers(offers(LEGAL))).toEqual([1, 12]);
});

test("only a legal offer can be found by its parts", () => {
  const all = offers(LEGAL);
  expect(offerOf(all, 12, "apple-juice", null)?.word).toBe("offer 12 apple-juice");
  expect(offerOf(all, 12, "apple-juice", "olives")).toBeNull();
  expect(offerOf(all, null, "coffee", null)).toBeNull();
});

test("glasses to name and glasses to give are kept apart", () => {
  const legal = ["believe", "name syrup", "give lemonade", "take"];
  expect(glassesOf(legal, "name")).toEqual([{ word: "name syrup", glass: "syrup" }]);
  expect(glassesOf(legal, "give")).toEqual([{ word: "give lemonade", glass: "lemonade" }]);
});
