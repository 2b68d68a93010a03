import { expect, test } from "vitest";

import { bidOf, placeOf, purchases, sums, takes } from "./answers";

test("a bid is found for any order of picking its IOUs", () => {
  const legal = new Set(["bid r4 r1", "bid r1"]);
  expect(bidOf(legal, ["r4", "r1", "b0"], ["r1", "r4"])).toBe("bid r4 r1");
  expect(bidOf(legal, ["r4", "r1", "b0"], ["r4"])).toBeNull();
});

test("legal words give the free sums, the slots with cards, and the purchases", () => {
  expect([...sums(["bid r4 r1", "bid b0"])]).toEqual([5, 0]);
  expect(takes(["take 2.3"])).toEqual([{ row: 2, column: 3 }]);
  expect(purchases(["buy 2", "buy 0", "buy 1"])).toEqual([0, 1, 2]);
});

test("only a legal order can be laid down", () => {
  expect(placeOf(["place b0 r3", "place r3 b0"], ["r3", "b0"])).toBe("place r3 b0");
  expect(placeOf(["place b0 r3"], ["r3"])).toBeNull();
});
